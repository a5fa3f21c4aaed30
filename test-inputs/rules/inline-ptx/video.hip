// Scalar video instructions: sums, products and limits of words, halfwords and bytes.
#include <hip/hip_runtime.h>

__device__ void halves(int *r, int a, int b, unsigned c, unsigned d) {
  r[0] = short(a) + short(b);
  r[1] = (a >> 16) + short(b);
  r[2] = (a >> 16) - (b >> 16);
  r[3] = (c >> 16) - (d & 0xffff);
  r[4] = max(int(short(a)), int((signed char)(unsigned(b) >> 16))) + c;
}

__device__ void bytes(unsigned *r, unsigned a, unsigned b, unsigned c, int x, int y) {
  r[0] = (a & 0xff) + b;
  r[1] = (a >> 24) + ((b >> 8) & 0xff);
  r[2] = ((a >> 8) & 0xff) * (b >> 24) + c;
  // The rest of the result comes from the last operand.
  r[3] = (c & 0xffffff00) | ((a - b) & 0xff);
  r[4] = (c & 0xff00ffff) | (unsigned(min(max((long long)x + y, 0ll), 255ll)) & 0xff) << 16;
  r[5] = (c & 0xffff) | (unsigned(min(max((long long)short(x) + y, -32768ll), 32767ll)) & 0xffff) << 16;
}

__device__ void words(int *r, int a, int b, int c, unsigned u, unsigned v) {
  r[0] = unsigned(a) + b;
  r[1] = u - v + c;
  r[2] = max(max(a, b), c);
  r[3] = min(a, b) + unsigned(c);
  r[4] = min(unsigned(max((long long)a + b, 0ll)), unsigned(c));
  asm("vabsdiff.s32.s32.s32.max %0, %1, %2, %3;" : "=r"(r[5]) : "r"(a), "r"(b), "r"(c)); // DIAG: inline-ptx
  asm("vset.s32.s32.lt %0, %1.h0, %2;" : "=r"(r[6]) : "r"(a), "r"(b)); // DIAG: inline-ptx
}
