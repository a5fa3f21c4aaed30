#include <hip/hip_runtime.h>

int copyTooMuch(int *device);
