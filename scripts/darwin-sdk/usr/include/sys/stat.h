#pragma once
#include <sys/types.h>
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags, st_gen;
  int st_lspare;
  long long st_qspare[2];
};
#define UF_TRACKED 0x00000040
#define SF_DATALESS 0x40000000
// The numbers are macros too; in Swift the overlay has them as mode_t.
#define S_ISDIR(m) (((m) & 0170000) == 0040000)
#define S_ISLNK(m) (((m) & 0170000) == 0120000)
#define S_ISREG(m) (((m) & 0170000) == 0100000)
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int mkfifo(const char *, mode_t);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
mode_t umask(mode_t);
int utimensat(int, const char *, const struct timespec [2], int);
