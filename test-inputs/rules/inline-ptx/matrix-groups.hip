// Matrix products of four warps, by helpers: each warp loads and multiplies by itself.
#include <cstdint>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ void halves(float (&d)[4], uint64_t a, uint64_t b, int scale) {
  /* products are complete at once */
  {
    const tranship::Fragment<float, 4> fragment = tranship::wgmma<8, tranship::MatrixF16, tranship::MatrixF16, tranship::MatrixF32, 1 * -1, 1>(tranship::wgmmaRows<0>(a), b, {d[0], d[1], d[2], d[3]}, scale != 0);
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
  }
  /* products are complete at once */
  /* products are complete at once */
}
template <int scaleA, int transB> __device__ void fragment(uint32_t (&d)[2], const uint32_t *a, uint64_t b) {
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::wgmma<8, tranship::MatrixF16, tranship::MatrixF16, tranship::MatrixF16, int32_t(scaleA) * 1, int32_t(transB)>({a[0], a[1], a[2], a[3]}, b, {d[0], d[1]}, true);
    d[0] = fragment[0];
    d[1] = fragment[1];
  }
}
__device__ void others(float (&d)[4], int (&i)[4], uint64_t a, uint64_t b) {
  fragment<1, 0>((uint32_t(&)[2])d, (const uint32_t *)i, a);
  fragment<-1, 1>((uint32_t(&)[2])d, (const uint32_t *)i, a);
  {
    const tranship::Fragment<float, 4> fragment = tranship::wgmma<8, tranship::MatrixE4M3, tranship::MatrixE5M2, tranship::MatrixF32, 1, 0>(tranship::wgmmaRows<0>(a), b, {d[0], d[1], d[2], d[3]}, false);
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
  }
  {
    const tranship::Fragment<int, 4> fragment = tranship::wgmma<8, tranship::MatrixU8, tranship::MatrixS8, tranship::MatrixS32, 1, 0, true>(tranship::wgmmaRows<0>(a), b, {i[0], i[1], i[2], i[3]}, true);
    i[0] = fragment[0];
    i[1] = fragment[1];
    i[2] = fragment[2];
    i[3] = fragment[3];
  }
}
// The sum has 64 words, and the statement 66 operands.
__device__ void wide(float (&d)[64], uint64_t a, uint64_t b) {
  {
    const tranship::Fragment<float, 64> fragment = tranship::wgmma<128, tranship::MatrixTF32, tranship::MatrixTF32, tranship::MatrixF32, 1, 0>(tranship::wgmmaRows<0>(a), b, {d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[11], d[12], d[13], d[14], d[15], d[16], d[17], d[18], d[19], d[20], d[21], d[22], d[23], d[24], d[25], d[26], d[27], d[28], d[29], d[30], d[31], d[32], d[33], d[34], d[35], d[36], d[37], d[38], d[39], d[40], d[41], d[42], d[43], d[44], d[45], d[46], d[47], d[48], d[49], d[50], d[51], d[52], d[53], d[54], d[55], d[56], d[57], d[58], d[59], d[60], d[61], d[62], d[63]}, true);
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
    d[4] = fragment[4];
    d[5] = fragment[5];
    d[6] = fragment[6];
    d[7] = fragment[7];
    d[8] = fragment[8];
    d[9] = fragment[9];
    d[10] = fragment[10];
    d[11] = fragment[11];
    d[12] = fragment[12];
    d[13] = fragment[13];
    d[14] = fragment[14];
    d[15] = fragment[15];
    d[16] = fragment[16];
    d[17] = fragment[17];
    d[18] = fragment[18];
    d[19] = fragment[19];
    d[20] = fragment[20];
    d[21] = fragment[21];
    d[22] = fragment[22];
    d[23] = fragment[23];
    d[24] = fragment[24];
    d[25] = fragment[25];
    d[26] = fragment[26];
    d[27] = fragment[27];
    d[28] = fragment[28];
    d[29] = fragment[29];
    d[30] = fragment[30];
    d[31] = fragment[31];
    d[32] = fragment[32];
    d[33] = fragment[33];
    d[34] = fragment[34];
    d[35] = fragment[35];
    d[36] = fragment[36];
    d[37] = fragment[37];
    d[38] = fragment[38];
    d[39] = fragment[39];
    d[40] = fragment[40];
    d[41] = fragment[41];
    d[42] = fragment[42];
    d[43] = fragment[43];
    d[44] = fragment[44];
    d[45] = fragment[45];
    d[46] = fragment[46];
    d[47] = fragment[47];
    d[48] = fragment[48];
    d[49] = fragment[49];
    d[50] = fragment[50];
    d[51] = fragment[51];
    d[52] = fragment[52];
    d[53] = fragment[53];
    d[54] = fragment[54];
    d[55] = fragment[55];
    d[56] = fragment[56];
    d[57] = fragment[57];
    d[58] = fragment[58];
    d[59] = fragment[59];
    d[60] = fragment[60];
    d[61] = fragment[61];
    d[62] = fragment[62];
    d[63] = fragment[63];
  }
}
__device__ void reported(float (&d)[4], uint64_t a, uint64_t b, unsigned meta) {
  asm volatile("wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 {%0,%1,%2,%3}, %4, %5, %6, 0, 1, 1, 1, 0, 0;" // DIAG: inline-ptx
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(a), "l"(b), "r"(meta));
}
