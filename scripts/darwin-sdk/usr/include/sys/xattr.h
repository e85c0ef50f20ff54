#pragma once
#include <sys/types.h>
// A position and options more than on Linux.
ssize_t getxattr(const char *, const char *, void *, size_t, unsigned int position, int options);
ssize_t fgetxattr(int, const char *, void *, size_t, unsigned int position, int options);
int setxattr(const char *, const char *, const void *, size_t, unsigned int position, int options);
int fsetxattr(int, const char *, const void *, size_t, unsigned int position, int options);
ssize_t listxattr(const char *, char *, size_t, int options);
ssize_t flistxattr(int, char *, size_t, int options);
int removexattr(const char *, const char *, int options);
