/// The floor of an add: for each line, writes the same bytes with the same fsyncs as the store does.
///
///     writer FILE FOLDER STATE
///
/// The bytes of FILE go to STATE/replica and then to FOLDER/Carafe.json, each as a temporary file
/// that is fsynced and renamed; then the folder is fsynced. No lock, no parsing, no joining.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *bytes;
static size_t length;

static void check(int good, const char *what) {
  if (good) return;
  perror(what);
  exit(1);
}

static void replace(const char *folder, const char *name) {
  char temporary[4096], file[4096];
  snprintf(temporary, sizeof temporary, "%s/%s.tmp", folder, name);
  snprintf(file, sizeof file, "%s/%s", folder, name);
  int fd = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0600);
  check(fd >= 0, "open");
  for (size_t done = 0; done < length;) {
    ssize_t n = write(fd, bytes + done, length - done);
    check(n > 0, "write");
    done += (size_t)n;
  }
  check(fsync(fd) == 0 && close(fd) == 0, "fsync");
  check(rename(temporary, file) == 0, "rename");
  int directory = open(folder, O_RDONLY | O_DIRECTORY);
  check(directory >= 0 && fsync(directory) == 0 && close(directory) == 0, "fsync of the folder");
}

int main(int argc, char **argv) {
  check(argc == 4, "usage: writer FILE FOLDER STATE");
  int fd = open(argv[1], O_RDONLY);
  struct stat about;
  check(fd >= 0 && fstat(fd, &about) == 0, argv[1]);
  length = (size_t)about.st_size;
  bytes = malloc(length);
  check(bytes && read(fd, bytes, length) == (ssize_t)length, "read");
  close(fd);

  static char line[1 << 16];
  while (fgets(line, sizeof line, stdin)) {
    if (strstr(line, "log_water")) {
      replace(argv[3], "replica");
      replace(argv[2], "Carafe.json");
    }
    fputs("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n", stdout);
    fflush(stdout);
  }
  return 0;
}
