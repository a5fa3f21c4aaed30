// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Throws through several frames and draws random numbers, both with GlibcFallbacks.cpp. Exit code 0: success.
#include <cstdio>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <string>

namespace {

struct Counter {
  int &count;
  ~Counter() { ++count; }
};

[[gnu::noinline]] int descend(int depth, int &unwound) {
  Counter counter = {unwound};
  if (depth == 0)
    throw std::runtime_error("bottom");
  return descend(depth - 1, unwound) + 1;
}

} // namespace

int main() {
  int unwound = 0;
  try {
    std::printf("%d\n", descend(10, unwound));
    return EXIT_FAILURE;
  } catch (const std::exception &caught) {
    if (caught.what() != std::string("bottom") || unwound != 11)
      return EXIT_FAILURE;
  }
  std::random_device device("default");
  unsigned first = device();
  for (int i = 0; i < 8; ++i)
    if (device() != first)
      return EXIT_SUCCESS;
  return EXIT_FAILURE;
}
