#include "shared.h"

int copyTooMuch(int *device) {
  static int values[64];
  return hipMemcpy(device, values, sizeof values, hipMemcpyHostToDevice) != hipSuccess; // REPORT: bad-copy
}
