// Intrinsics, atomics, half, vectors.
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <math_constants.h>

__device__ int errors;
#define CHECK(condition)                                                                           \
  if (!(condition) && atomicAdd(&errors, 1) < 20)                                                  \
  printf("line %d\n", __LINE__)

__global__ void integers() {
  CHECK(__clz(1) == 31 && __clz(0) == 32 && __ffs(8) == 4 && __popc(0xf0f0) == 8 &&
        __brev(1) == 0x80000000);
  CHECK(__clzll(1) == 63 && __ffsll(1ll << 40) == 41 && __popcll(~0ull) == 64);
  CHECK(__byte_perm(0x33221100, 0x77665544, 0x7520) == 0x77552200);
  CHECK(__funnelshift_l(0x80000000, 1, 1) == 3 && __funnelshift_r(1, 3, 1) == 0x80000000);
  CHECK(__mulhi(1 << 30, 8) == 2 && __umulhi(0x80000000, 4) == 2 && __mul24(-3, 5) == -15);
  CHECK(__dp4a(0x01020304, 0x01010101, 5) == 15);
  CHECK(__vadd4(0x01ff0102, 0x01010101) == 0x02000203 &&
        __vmaxs2(0xffff0001, 0x00000000) == 0x00000001);
  CHECK(__vabsdiffu4(0x05000000, 0x07000001) == 0x02000001 &&
        __vcmpeq4(0x01020304, 0x01000300) == 0xff00ff00 - 0x0);
  CHECK(__fns(0xb, 0, 2) == 1 && __sad(3, -4, 1) == 8 && __rhadd(3, 4) == 4);
}
__global__ void floats() {
  CHECK(__float_as_int(1.0f) == 0x3f800000 && __hiloint2double(0x3ff00000, 0) == 1);
  CHECK(__float2int_rn(2.5f) == 2 && __float2int_ru(2.1f) == 3 && __float2int_rd(-2.1f) == -3);
  CHECK(__fadd_ru(1, 1e-20f) > 1 && __fadd_rd(1, 1e-20f) == 1 && __fdiv_rz(1, 3) <= 1.0f / 3);
  CHECK(__dmul_ru(1 / 3.0, 3) >= 1 / 3.0 * 3 && __fsqrt_rd(2) < __fsqrt_ru(2));
  CHECK(isinf(CUDART_INF_F) && isnan(CUDART_NAN) && CUDART_MIN_DENORM_F > 0 &&
        CUDART_MIN_DENORM_F / 2 == 0 && fabsf(sinf(CUDART_PI_F)) < 1e-6f);
  CHECK(rsqrtf(4) == 0.5f && fabsf(__sinf(1) - 0.841471f) < 1e-6f && __saturatef(1.5f) == 1);
  CHECK(sinpi(1.0) == 0 && cospif(0.5f) == 0 && norm3df(2, 3, 6) == 7 && exp10(2.0) > 99.9);
  CHECK(fabs(erfinv(0.5) - 0.476936276) < 1e-8 && fabs(normcdfinv(0.975) - 1.959964) < 1e-5);
  CHECK(fabs(erfcinv(1e-10) - 4.572824967) < 1e-8 && fabs(normcdf(0.0) - 0.5) < 1e-15);
  CHECK(max(1, 2u) == 2 && min(1.5f, 2.0) == 1.5 && fminf(NAN, 1) == 1);
}
__global__ void halves() {
  __half a = __float2half(1.5f), b = 2;
  CHECK(__half2float(a + b) == 3.5f && float(__hmul(a, b)) == 3 && __hlt(a, b) &&
        float(-a) == -1.5f);
  CHECK(float(__float2half(2049.0f)) == 2048 && float(__float2half(70000.0f)) == HUGE_VALF);
  __half2 pair = __hfma2(__floats2half2_rn(1, 2), __floats2half2_rn(3, 4), __float2half2_rn(1));
  CHECK(__low2float(pair) == 4 && __high2float(pair) == 9);
  __nv_bfloat16 c = __float2bfloat16(3.14159f);
  CHECK(__bfloat162float(c) == 3.140625f && float(c * c) == 9.875f);
}
__global__ void atomics(unsigned *u, float *f, double *d, unsigned long long *l, __half2 *h) {
  atomicAdd(&u[0], 1u);
  atomicMax(&u[1], threadIdx.x);
  atomicInc(&u[2], 9);
  atomicSub(&u[3], 1u);
  atomicXor(&u[4], 1u << (threadIdx.x % 32));
  atomicAdd(f, 0.5f);
  atomicAdd(d, 0.25);
  atomicAdd(l, 1ull << 33);
  atomicMin(reinterpret_cast<long long *>(l + 1), -(long long)threadIdx.x);
  if (threadIdx.x < 4)
    atomicAdd(h, __floats2half2_rn(1, 2));
}

int main() {
  integers<<<1, 1>>>();
  floats<<<1, 1>>>();
  halves<<<1, 1>>>();
  char *m;
  cudaMallocManaged(&m, 256);
  cudaMemset(m, 0, 256);
  auto *u = reinterpret_cast<unsigned *>(m);
  auto *f = reinterpret_cast<float *>(m + 64);
  auto *d = reinterpret_cast<double *>(m + 72);
  auto *l = reinterpret_cast<unsigned long long *>(m + 80);
  auto *h = reinterpret_cast<__half2 *>(m + 96);
  atomics<<<16, 128>>>(u, f, d, l, h);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  printf("%u %u %u %d %u\n", u[0], u[1], u[2], int(u[3]), u[4]);
  printf("%g %g %llu %lld %g %g\n", *f, *d, l[0] >> 33, (long long)l[1], float(h->x), float(h->y));
  int found;
  cudaMemcpyFromSymbol(&found, errors, sizeof found);
  printf("%d errors\n", found);
  return 0;
}
