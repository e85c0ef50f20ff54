#include "PlantedC.h"

#include <sys/xattr.h>

int planted_answer(void) {
#ifdef __APPLE__
  return (int)listxattr("/", (char *)0, (size_t)0); // planted error: Apple's has an argument more
#else
  return no_such_function();
#endif
}
