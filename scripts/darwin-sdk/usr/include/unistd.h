#pragma once
#include <sys/types.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK (1<<0)
#define W_OK (1<<1)
#define R_OK (1<<2)
#define SEEK_SET 0
#define SEEK_END 2
#define _SC_PAGESIZE 29
#define _SC_NPROCESSORS_ONLN 58
_Noreturn void _exit(int);
int access(const char *, int);
int chdir(const char *);
int close(int);
int dup(int);
int dup2(int, int);
int fchown(int, uid_t, gid_t);
int fsync(int);
int ftruncate(int, off_t);
char *getcwd(char *, size_t);
gid_t getegid(void);
uid_t geteuid(void);
pid_t getpid(void);
pid_t getppid(void);
uid_t getuid(void);
int isatty(int);
int link(const char *, const char *);
int linkat(int, const char *, int, const char *, int);
off_t lseek(int, off_t, int);
int pause(void);
int pipe(int [2]);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char * __restrict, char * __restrict, size_t);
int rmdir(const char *);
unsigned int sleep(unsigned int);
int symlink(const char *, const char *);
long sysconf(int);
int truncate(const char *, off_t);
int unlink(const char *);
int unlinkat(int, const char *, int);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);
