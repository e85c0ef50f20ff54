/// Measures one session with a stdio server, from outside and without a runtime of its own.
///
///     driver LINES READS WRITES PIPELINED COMMAND [ARGUMENT...]
///
/// LINES is a file of four lines: the first request, a notification to send after its reply (may be
/// empty), the read call, the write call. Every request must get exactly one line. Prints a JSON
/// object: microseconds from start to the first reply and to the first read's reply, of each read
/// and of each write; calls a second with the reads pipelined; the peak of memory in kB.
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int to_server, from_server;
static char reply[1 << 20];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static void fail(const char *what) {
  fprintf(stderr, "driver: %s\n", what);
  exit(1);
}

static void send_all(const char *text, size_t length) {
  while (length > 0) {
    ssize_t n = write(to_server, text, length);
    if (n <= 0) fail("the server no longer reads");
    text += n;
    length -= (size_t)n;
  }
}

/// Reads to the end of one line, which must be the last that was written.
static void await_line(void) {
  size_t length = 0;
  do {
    if (length == sizeof reply) length = 0;
    ssize_t n = read(from_server, reply + length, sizeof reply - length);
    if (n <= 0) fail("the server closed its output");
    length += (size_t)n;
  } while (reply[length - 1] != '\n');
}

static double round_trip(const char *line) {
  double start = now();
  send_all(line, strlen(line));
  await_line();
  return now() - start;
}

static void series(const char *name, const char *line, int count) {
  printf("\"%s\":[", name);
  for (int i = 0; i < count; i++) printf(i ? ",%.1f" : "%.1f", round_trip(line));
  printf("],");
}

/// Sends `count` copies as fast as they are taken, reading replies meanwhile. Calls a second.
static double pipelined(const char *line, int count) {
  size_t length = strlen(line), sent = 0, total = length * (size_t)count;
  int answered = 0;
  fcntl(to_server, F_SETFL, O_NONBLOCK);
  double start = now();
  while (answered < count) {
    struct pollfd fds[2] = {{from_server, POLLIN, 0}, {sent < total ? to_server : -1, POLLOUT, 0}};
    poll(fds, 2, -1);
    while (sent < total && (fds[1].revents & POLLOUT)) {
      ssize_t n = write(to_server, line + sent % length, length - sent % length);
      if (n <= 0) break;
      sent += (size_t)n;
    }
    if (fds[0].revents) {
      ssize_t n = read(from_server, reply, sizeof reply);
      if (n <= 0) fail("the server closed its output while calls were pipelined");
      for (ssize_t i = 0; i < n; i++) answered += reply[i] == '\n';
    }
  }
  fcntl(to_server, F_SETFL, 0);
  return count / ((now() - start) / 1e6);
}

int main(int argc, char **argv) {
  if (argc < 6) fail("usage: driver LINES READS WRITES PIPELINED COMMAND [ARGUMENT...]");
  signal(SIGPIPE, SIG_IGN);
  FILE *file = fopen(argv[1], "r");
  if (!file) fail("cannot read the file of lines");
  char *lines[4] = {NULL};
  for (int i = 0; i < 4; i++) {
    size_t room = 0;
    if (getline(&lines[i], &room, file) < 0) fail("the file of lines has less than four");
  }

  int in[2], out[2];
  if (pipe(in) || pipe(out)) fail("no pipe");
  to_server = in[1];
  from_server = out[0];
  fcntl(to_server, F_SETFD, FD_CLOEXEC);
  fcntl(from_server, F_SETFD, FD_CLOEXEC);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  posix_spawn_file_actions_addclose(&actions, in[0]);
  posix_spawn_file_actions_addclose(&actions, out[1]);

  pid_t server;
  double start = now();
  if (posix_spawnp(&server, argv[5], &actions, NULL, argv + 5, environ)) fail("cannot start it");
  close(in[0]);
  close(out[1]);
  round_trip(lines[0]);
  printf("{\"first\":%.1f,", now() - start);
  if (lines[1][0] != '\n') send_all(lines[1], strlen(lines[1]));
  int reads = atoi(argv[2]), writes = atoi(argv[3]), count = atoi(argv[4]);
  if (reads > 0) {
    round_trip(lines[2]);
    printf("\"first_read\":%.1f,", now() - start);
  }
  series("reads", lines[2], reads);
  series("writes", lines[3], writes);
  if (count > 0) printf("\"per_second\":%.1f,", pipelined(lines[2], count));
  close(to_server);

  struct rusage used;
  int status;
  if (wait4(server, &status, 0, &used) < 0) fail("cannot wait for the server");
  long kilobytes = used.ru_maxrss;
#ifdef __APPLE__
  kilobytes /= 1024;
#endif
  printf("\"peak_kb\":%ld,\"status\":%d}\n", kilobytes, status);
  return 0;
}
