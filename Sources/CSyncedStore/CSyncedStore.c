#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CSyncedStore.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifdef __APPLE__
#include <xattr_flags.h>
#endif

#ifdef __linux__
#include <sys/syscall.h>
#ifndef RENAME_NOREPLACE
#define RENAME_NOREPLACE 1
#endif
#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE 2
#endif
#endif

int synced_store_open(const char *path, int flags, int mode) {
  return open(path, flags | O_CLOEXEC, (mode_t)mode);
}

int synced_store_exchange(const char *one, const char *other) {
#ifdef __APPLE__
  return renamex_np(one, other, RENAME_SWAP);
#else
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
#endif
}

int synced_store_rename_new(const char *from, const char *to) {
  int result;
#ifdef __APPLE__
  result = renamex_np(from, to, RENAME_EXCL);
#else
  result = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
#endif
  if (result == 0 || (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)) return result;
  if (link(from, to) != 0) return -1;
  return unlink(from);
}

int synced_store_synchronize(int descriptor) {
#ifdef __APPLE__
  if (fcntl(descriptor, F_FULLFSYNC) == 0) return 0;
#endif
  return fsync(descriptor);
}

/// Whether an attribute of a file belongs to its next version too: not what the old bytes gave rise
/// to, such as the quarantine of a download.
static int outlives_a_save(const char *name) {
#ifdef __APPLE__
  return xattr_preserve_for_intent(name, XATTR_OPERATION_INTENT_SAVE);
#else
  (void)name;
  return 1;
#endif
}

#ifdef __APPLE__
static ssize_t list_attributes(const char *path, char *names, size_t size) {
  return listxattr(path, names, size, 0);
}
static ssize_t get_attribute(const char *path, const char *name, void *value, size_t size) {
  return getxattr(path, name, value, size, 0, 0);
}
static int set_attribute(int to, const char *name, const void *value, size_t size) {
  return fsetxattr(to, name, value, size, 0, 0);
}
#else
static ssize_t list_attributes(const char *path, char *names, size_t size) {
  return listxattr(path, names, size);
}
static ssize_t get_attribute(const char *path, const char *name, void *value, size_t size) {
  return getxattr(path, name, value, size);
}
static int set_attribute(int to, const char *name, const void *value, size_t size) {
  return fsetxattr(to, name, value, size, 0);
}
#endif

static void copy_attribute(const char *from, int to, const char *name) {
  ssize_t size = get_attribute(from, name, NULL, 0);
  if (size < 0) return;
  char *value = malloc((size_t)size + 1);
  if (value == NULL) return;
  size = get_attribute(from, name, value, (size_t)size);
  if (size >= 0) set_attribute(to, name, value, (size_t)size);
  free(value);
}

void synced_store_copy_attributes(const char *from, int to) {
  struct stat old, new;
  if (stat(from, &old) == 0 && fstat(to, &new) == 0 &&
      (old.st_uid != new.st_uid || old.st_gid != new.st_gid)) {
    if (fchown(to, old.st_uid, old.st_gid) != 0) (void)fchown(to, (uid_t)-1, old.st_gid);
  }
  ssize_t size = list_attributes(from, NULL, 0);
  if (size <= 0) return;
  char *names = malloc((size_t)size + 1);
  if (names == NULL) return;
  size = list_attributes(from, names, (size_t)size);
  for (ssize_t at = 0; at < size;) {
    const char *name = names + at;
    if (outlives_a_save(name)) copy_attribute(from, to, name);
    while (at < size && names[at] != 0) at++;
    at++;
  }
  free(names);
}

int synced_store_is_dataless(const char *path) {
#ifdef __APPLE__
  struct stat status;
  return lstat(path, &status) == 0 && (status.st_flags & SF_DATALESS) != 0;
#else
  (void)path;
  return 0;
#endif
}
