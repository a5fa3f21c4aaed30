#include "app/device.h"
#include "app/plain.h"
#include "host_only.h"

void start(float *x);

int main() {
  start(static_cast<float *>(allocate(128)));
  return cudaDeviceReset() == cudaSuccess ? plain() - 1 : host(2);
}
