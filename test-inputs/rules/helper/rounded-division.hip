// Quotients and roots that round in a given direction, and pairs of floats.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__global__ void floats(float *r, float a, float b) {
  r[0] = __double2float_rd(static_cast<double>(a) / static_cast<double>(b));
  r[1] = __double2float_ru(static_cast<double>(a + 1) / static_cast<double>(b));
  r[2] = __double2float_rz(1.0 / static_cast<double>(a));
  r[3] = __double2float_ru(sqrt(static_cast<double>(a)));
  r[4] = __ocml_fma_rtn_f32(a, b, r[0]);
}

__global__ void doubles(double *r, double a, double b) {
  r[0] = tranship::ddiv_rd(a, b);
  r[1] = tranship::ddiv_rz(a, b);
  r[2] = tranship::ddiv_ru(1.0, b);
  r[3] = tranship::dsqrt_rd(a);
  r[4] = tranship::dsqrt_ru(a);
  r[5] = __ddiv_rn(a, b);
}

__global__ void counters(unsigned *count) {
  tranship::atomicInc_system(count, 7u); // DIAG: system-fence
  tranship::atomicDec_system(count, 7u); // DIAG: system-fence
}
