// Quotients and roots that round in a given direction, and pairs of floats.
__global__ void floats(float *r, float a, float b) {
  r[0] = __fdiv_rd(a, b);
  r[1] = __fdiv_ru(a + 1, b);
  r[2] = __frcp_rz(a);
  r[3] = __fsqrt_ru(a);
  r[4] = __fmaf_ieee_rd(a, b, r[0]);
}

__global__ void doubles(double *r, double a, double b) {
  r[0] = __ddiv_rd(a, b);
  r[1] = __ddiv_rz(a, b);
  r[2] = __drcp_ru(b);
  r[3] = __dsqrt_rz(a);
  r[4] = __dsqrt_ru(a);
  r[5] = fdivide(a, b);
}

__global__ void counters(unsigned *count) {
  atomicInc_system(count, 7u); // DIAG: system-fence
  atomicDec_system(count, 7u); // DIAG: system-fence
}
