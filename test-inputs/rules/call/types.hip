// Rows that hold for the types of arguments, for a braced list, for a version of CUDA.
#include <hip/hip_runtime.h>

#include <hipblas/hipblas.h>
#include <hip/hip_bf16.h>
#include "tranship_hip.h"

// The type of computation was a data type before CUDA 11.
void multiply(hipblasHandle_t handle, int n, const float *one, const void *a, const void *b, void *c,
              hipDataType type) {
  hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, one, a, HIP_R_16F, n, b, HIP_R_16F, n, one, c, HIP_R_16F,
               n, [](hipDataType type) { return type == HIP_R_64F || type == HIP_C_64F ? HIPBLAS_COMPUTE_64F : type == HIP_R_32I ? HIPBLAS_COMPUTE_32I : type == HIP_R_16F ? HIPBLAS_COMPUTE_16F : HIPBLAS_COMPUTE_32F; }(HIP_R_32F), HIPBLAS_GEMM_DEFAULT);
  hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, one, a, type, n, b, type, n, one, c, type, n,
               HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
  hipblasGemmStridedBatchedEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, one, a, type, n, n * n, b, type, n, n * n, one,
                             c, type, n, n * n, 8, [](hipDataType type) { return type == HIP_R_64F || type == HIP_C_64F ? HIPBLAS_COMPUTE_64F : type == HIP_R_32I ? HIPBLAS_COMPUTE_32I : type == HIP_R_16F ? HIPBLAS_COMPUTE_16F : HIPBLAS_COMPUTE_32F; }(type), HIPBLAS_GEMM_DEFAULT);
}

// Always in single precision.
void multiplySingle(hipblasHandle_t handle, int n, const float *one, const void *a, const void *b, void *c) {
  hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, HIP_R_16F, n, b, HIP_R_16F, n, one, c, HIP_R_16F,
                n, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
}

// CUDA 13 brought edge data in between.
void capture(hipStream_t stream, hipGraphNode_t *nodes, const hipGraphEdgeData *edges, size_t count) {
  hipStreamUpdateCaptureDependencies(stream, nodes, count, 0); // DIAG: meaning
  hipStreamUpdateCaptureDependencies(stream, nodes, count, 0);
  hipStreamUpdateCaptureDependencies(stream, nodes, count, 0);
  hipStreamUpdateCaptureDependencies(stream, nodes, count, hipStreamSetCaptureDependencies);
  hipStreamCaptureStatus status;
  unsigned long long id;
  hipGraph_t graph;
  const hipGraphNode_t *dependencies;
  hipStreamGetCaptureInfo_v2(stream, &status, &id, &graph, &dependencies);
  hipStreamGetCaptureInfo_v2(stream, &status, &id, &graph, &dependencies, &count);
}

void place(void *memory, size_t bytes) {
  hipMemAdvise_v2(memory, bytes, hipMemAdviseSetAccessedBy, {hipMemLocationTypeDevice, 0}); // DIAG: parse-error
  hipMemPrefetchAsync_v2(memory, bytes, {hipMemLocationTypeHost, 0}, 0, nullptr); // DIAG: parse-error
}

__device__ __hip_bfloat162 load(const __hip_bfloat162 *pairs, int i) { return (*(pairs + i)); }

__device__ float waves(float x) {
  float s, c;
  double exactSine, exactCosine;
  sincosf(x, &s, &c);
  sincos(x, &exactSine, &exactCosine);
  return s + c;
}

__global__ void read(hipSurfaceObject_t from, float *to) {
  float value;
  tranship::surf2Dread(&value, from, 0, 1);
  *to = tranship::surf2Dread<float>(from, 0, 1, hipBoundaryModeZero); // DIAG: meaning
}

__global__ void sample(hipTextureObject_t from, float *to) {
  bool isResident;
  *to = tex3D<float>(from, 0.f, 0.f, 1.f, &isResident); // DIAG: unsupported-name
  *to += tex2Dgather<float>(from, 0.f, 0.f, &isResident); // DIAG: unsupported-name
  *to += tranship::tex2Dgather<float>(from, 0.f, 0.f, 1);
  tex2Dgather(to, from, 0.f, 0.f, &isResident); // DIAG: unsupported-name
  *to += tex2DGrad<float>(from, 0.f, 0.f, make_float2(1, 0), make_float2(0, 1), &isResident); // DIAG: unsupported-name
}

// A macro calls what it is given.
#define CALL(function, ...) (function(__VA_ARGS__) == hipSuccess)
bool events(hipEvent_t *plain, hipEvent_t *flagged) {
  return CALL(hipEventCreate, plain) && CALL(hipEventCreateWithFlags, flagged, hipEventDisableTiming);
}
