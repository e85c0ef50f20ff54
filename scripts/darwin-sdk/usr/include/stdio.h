#pragma once
#include <sys/types.h>
typedef struct __sFILE { int _flags; } FILE;
extern FILE *__stdinp, *__stdoutp, *__stderrp;
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp
FILE *fopen(const char * __restrict, const char * __restrict);
int fclose(FILE *);
int fflush(FILE *);
int fputs(const char * __restrict, FILE * __restrict);
char *fgets(char * __restrict, int, FILE *);
size_t fread(void * __restrict, size_t, size_t, FILE * __restrict);
size_t fwrite(const void * __restrict, size_t, size_t, FILE * __restrict);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
void perror(const char *);
#if !defined(_POSIX_C_SOURCE) || defined(_DARWIN_C_SOURCE)
#define RENAME_SWAP 0x00000002
#define RENAME_EXCL 0x00000004
int renamex_np(const char *, const char *, unsigned int);
int renameatx_np(int, const char *, int, const char *, unsigned int);
#endif
