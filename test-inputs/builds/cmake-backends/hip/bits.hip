#include <hip/hip_runtime.h>
#include "../bits.inc"
