#pragma once
#define XATTR_OPERATION_INTENT_COPY 1
#define XATTR_OPERATION_INTENT_SAVE 2
#define XATTR_OPERATION_INTENT_SHARE 3
#define XATTR_OPERATION_INTENT_SYNC 4
typedef unsigned int xattr_operation_intent_t;
int xattr_preserve_for_intent(const char *, xattr_operation_intent_t);
