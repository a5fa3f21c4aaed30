#include "kernels.hip"

void both(float *x) {
  start(x);
  wait();
}
