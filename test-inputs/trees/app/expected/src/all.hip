#include <hip/hip_runtime.h>
#include "kernels.hip"

void both(float *x) {
  start(x);
  wait();
}
