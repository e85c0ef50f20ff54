/// The floor: the least that any stdio server does. Reads a line, answers a constant line.
#include <stdio.h>

int main(void) {
  static char line[1 << 16];
  while (fgets(line, sizeof line, stdin)) {
    fputs("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":"
          "\"8 fl oz logged. 56 fl oz to go.\"}]}}\n", stdout);
    fflush(stdout);
  }
  return 0;
}
