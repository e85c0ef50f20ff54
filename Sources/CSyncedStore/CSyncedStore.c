#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CSyncedStore.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifdef __APPLE__
#define RENAME_NOREPLACE RENAME_EXCL
#define RENAME_EXCHANGE RENAME_SWAP
#else
#include <sys/syscall.h>
#ifndef RENAME_NOREPLACE
#define RENAME_NOREPLACE 1
#endif
#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE 2
#endif
#ifndef SYS_openat2
#define SYS_openat2 437
#endif
#endif

// The door. Who may write a folder can put a symbolic link in the place of anything in it, also
// between two calls. So each call below reaches a path without following a single one, and changes
// of names are made in a folder that is held open.

#ifdef __linux__
// From the kernel's openat2.h, which old C libraries lack.
struct resolving {
  uint64_t flags, mode, resolve;
};
#define RESOLVING_NO_SYMLINKS 0x04

/// Follows a path a folder at a time, for kernels before 5.6; the place of its last name is `*name`.
static int walk(const char *path, const char **name) {
  int folder = openat(AT_FDCWD, *path == '/' ? "/" : ".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  while (*path == '/') path++;
  for (const char *slash; folder >= 0 && (slash = strchr(path, '/')) != NULL;) {
    char part[NAME_MAX + 1];
    size_t length = (size_t)(slash - path);
    int next = -1;
    if (length > NAME_MAX) {
      errno = ENAMETOOLONG;
    } else {
      memcpy(part, path, length);
      part[length] = 0;
      next = openat(folder, part, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      // What the kernel says of a link that had to be a folder.
      struct stat status;
      if (next < 0 && errno == ENOTDIR)
        errno = fstatat(folder, part, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode)
                    ? ELOOP
                    : ENOTDIR;
    }
    int code = errno;
    close(folder);
    errno = code;
    folder = next;
    for (path = slash; *path == '/';) path++;
  }
  *name = *path != 0 ? path : ".";
  return folder;
}

static int open_walking(const char *path, int flags, mode_t mode) {
  const char *name;
  int folder = walk(path, &name);
  if (folder < 0) return -1;
  int result = openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC, mode);
  int code = errno;
  close(folder);
  errno = code;
  return result;
}
#endif

int synced_store_open(const char *path, int flags, int mode) {
#ifdef __APPLE__
  return open(path, flags | O_NOFOLLOW_ANY | O_CLOEXEC, (mode_t)mode);
#else
  struct resolving how = {
      .flags = (uint64_t)(flags | O_CLOEXEC),
      .mode = (flags & O_CREAT) != 0 ? (uint64_t)mode : 0,
      .resolve = RESOLVING_NO_SYMLINKS,
  };
  int result = (int)syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how);
  // A sandbox may forbid the call itself.
  if (result >= 0 || (errno != ENOSYS && errno != EPERM)) return result;
  return open_walking(path, flags, (mode_t)mode);
#endif
}

/// A folder that is held open, and a name in it.
struct place {
  int folder;
  const char *name;
};

/// Finds the place of a path; its folder is -1 with errno when there is none.
static struct place find(const char *path) {
#ifdef __APPLE__
  const int flags = O_RDONLY | O_DIRECTORY;
#else
  const int flags = O_PATH | O_DIRECTORY;
#endif
  const char *slash = strrchr(path, '/');
  if (slash == NULL) return (struct place){synced_store_open(".", flags, 0), path};
  size_t length = slash == path ? 1 : (size_t)(slash - path);
  char *folder = strndup(path, length);
  if (folder == NULL) return (struct place){-1, slash + 1};
  struct place result = {synced_store_open(folder, flags, 0), slash + 1};
  free(folder);
  return result;
}

static int leave(struct place place, int result) {
  int code = errno;
  if (place.folder >= 0) close(place.folder);
  errno = code;
  return result;
}

int synced_store_make_folder(const char *path, int mode) {
  struct place place = find(path);
  return leave(place, place.folder < 0 ? -1 : mkdirat(place.folder, place.name, (mode_t)mode));
}

int synced_store_remove(const char *path) {
  struct place place = find(path);
  return leave(place, place.folder < 0 ? -1 : unlinkat(place.folder, place.name, 0));
}

static int rename_in(struct place from, struct place to, unsigned flags) {
#ifdef __APPLE__
  return renameatx_np(from.folder, from.name, to.folder, to.name, flags);
#else
  return (int)syscall(SYS_renameat2, from.folder, from.name, to.folder, to.name, flags);
#endif
}

static int rename_plainly(struct place from, struct place to) {
  return renameat(from.folder, from.name, to.folder, to.name);
}

static int link_in(struct place from, struct place to) {
  return linkat(from.folder, from.name, to.folder, to.name, 0);
}

static int exchange_in(struct place from, struct place to) {
  return rename_in(from, to, RENAME_EXCHANGE);
}

static int rename_new_in(struct place from, struct place to) {
  int result = rename_in(from, to, RENAME_NOREPLACE);
  if (result == 0 || (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)) return result;
  if (link_in(from, to) != 0) return -1;
  return unlinkat(from.folder, from.name, 0);
}

/// Does something with two names, each in a folder that is held open.
static int with_places(const char *from, const char *to,
                       int (*action)(struct place from, struct place to)) {
  struct place one = find(from);
  if (one.folder < 0) return -1;
  struct place other = find(to);
  int result = other.folder < 0 ? -1 : action(one, other);
  return leave(one, leave(other, result));
}

int synced_store_rename(const char *from, const char *to) {
  return with_places(from, to, rename_plainly);
}

int synced_store_rename_new(const char *from, const char *to) {
  return with_places(from, to, rename_new_in);
}

int synced_store_exchange(const char *one, const char *other) {
  return with_places(one, other, exchange_in);
}

int synced_store_link(const char *from, const char *to) {
  return with_places(from, to, link_in);
}

int synced_store_synchronize(int descriptor) {
#ifdef __APPLE__
  if (fcntl(descriptor, F_FULLFSYNC) == 0) return 0;
#endif
  return fsync(descriptor);
}

#ifdef __APPLE__
static ssize_t list_attributes(int file, char *names, size_t size) {
  return flistxattr(file, names, size, 0);
}
static ssize_t get_attribute(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size, 0, 0);
}
static int set_attribute(int to, const char *name, const void *value, size_t size) {
  return fsetxattr(to, name, value, size, 0, 0);
}
#else
static ssize_t list_attributes(int file, char *names, size_t size) {
  return flistxattr(file, names, size);
}
static ssize_t get_attribute(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size);
}
static int set_attribute(int to, const char *name, const void *value, size_t size) {
  return fsetxattr(to, name, value, size, 0);
}
#endif

static void copy_attribute(int from, int to, const char *name) {
  ssize_t size = get_attribute(from, name, NULL, 0);
  if (size < 0) return;
  char *value = malloc((size_t)size + 1);
  if (value == NULL) return;
  size = get_attribute(from, name, value, (size_t)size);
  if (size >= 0) set_attribute(to, name, value, (size_t)size);
  free(value);
}

static void copy_attributes(int from, int to) {
  ssize_t size = list_attributes(from, NULL, 0);
  if (size <= 0) return;
  char *names = malloc((size_t)size + 1);
  if (names == NULL) return;
  size = list_attributes(from, names, (size_t)size);
  for (ssize_t at = 0; at < size;) {
    const char *name = names + at;
    copy_attribute(from, to, name);
    while (at < size && names[at] != 0) at++;
    at++;
  }
  free(names);
}

void synced_store_copy_attributes(const char *model, int to) {
  int from = synced_store_open(model, O_RDONLY | O_NONBLOCK, 0);
  struct stat old, new;
  if (from < 0) return;
  if (fstat(from, &old) == 0 && S_ISREG(old.st_mode) && fstat(to, &new) == 0) {
    if (old.st_uid != new.st_uid || old.st_gid != new.st_gid) {
      if (fchown(to, old.st_uid, old.st_gid) != 0) (void)fchown(to, (uid_t)-1, old.st_gid);
    }
    copy_attributes(from, to);
    // Data is never a program, whatever somebody else made of the old file.
    (void)fchmod(to, old.st_mode & 0666);
  }
  close(from);
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
