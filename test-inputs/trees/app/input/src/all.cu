#include "kernels.cu"

void both(float *x) {
  start(x);
  wait();
}
