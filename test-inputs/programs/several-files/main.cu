// A program in several files: a header with the interface, a unit with kernels, one with main.
#include "field.cuh"

#include <cstdio>

int main() {
  Field field(300);
  field.fill(0.5f);
  for (int i = 0; i < 4; ++i)
    field.relax(0.25f);
  std::printf("sum %.4f middle %.4f\n", field.sum(), field.at(150));
  return 0;
}
