// Rows that hold for the types of arguments, for a braced list, for a version of CUDA.
#include <cuda_runtime.h>

#include <cublas_v2.h>
#include <cuda_bf16.h>

// The type of computation was a data type before CUDA 11.
void multiply(cublasHandle_t handle, int n, const float *one, const void *a, const void *b, void *c,
              cudaDataType_t type) {
  cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, one, a, CUDA_R_16F, n, b, CUDA_R_16F, n, one, c, CUDA_R_16F,
               n, CUDA_R_32F, CUBLAS_GEMM_DEFAULT);
  cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, one, a, type, n, b, type, n, one, c, type, n,
               CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  cublasGemmStridedBatchedEx(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, one, a, type, n, n * n, b, type, n, n * n, one,
                             c, type, n, n * n, 8, type, CUBLAS_GEMM_DEFAULT);
}

// Always in single precision.
void multiplySingle(cublasHandle_t handle, int n, const float *one, const void *a, const void *b, void *c) {
  cublasSgemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, CUDA_R_16F, n, b, CUDA_R_16F, n, one, c, CUDA_R_16F,
                n);
}

// CUDA 13 brought edge data in between.
void capture(cudaStream_t stream, cudaGraphNode_t *nodes, const cudaGraphEdgeData *edges, size_t count) {
  cudaStreamUpdateCaptureDependencies(stream, nodes, edges, count); // DIAG: meaning
  cudaStreamUpdateCaptureDependencies(stream, nodes, nullptr, count);
  cudaStreamUpdateCaptureDependencies(stream, nodes, NULL, count);
  cudaStreamUpdateCaptureDependencies(stream, nodes, count, cudaStreamSetCaptureDependencies);
  cudaStreamCaptureStatus status;
  unsigned long long id;
  cudaGraph_t graph;
  const cudaGraphNode_t *dependencies;
  cudaStreamGetCaptureInfo(stream, &status, &id, &graph, &dependencies, nullptr);
  cudaStreamGetCaptureInfo(stream, &status, &id, &graph, &dependencies, &count);
}

void place(void *memory, size_t bytes) {
  cudaMemAdvise(memory, bytes, cudaMemAdviseSetAccessedBy, {cudaMemLocationTypeDevice, 0}); // DIAG: parse-error
  cudaMemPrefetchAsync(memory, bytes, {cudaMemLocationTypeHost, 0}, 0); // DIAG: parse-error
}

__device__ __nv_bfloat162 load(const __nv_bfloat162 *pairs, int i) { return __ldg(pairs + i); }

__device__ float waves(float x) {
  float s, c;
  double exactSine, exactCosine;
  sincos(x, &s, &c);
  sincos(x, &exactSine, &exactCosine);
  return s + c;
}

__global__ void read(cudaSurfaceObject_t from, float *to) {
  float value;
  surf2Dread(&value, from, 0, 1);
  *to = surf2Dread<float>(from, 0, 1, cudaBoundaryModeZero); // DIAG: meaning
}

__global__ void sample(cudaTextureObject_t from, float *to) {
  bool isResident;
  *to = tex3D<float>(from, 0.f, 0.f, 1.f, &isResident); // DIAG: unsupported-name
  *to += tex2Dgather<float>(from, 0.f, 0.f, &isResident); // DIAG: unsupported-name
  *to += tex2Dgather<float>(from, 0.f, 0.f, 1);
  tex2Dgather(to, from, 0.f, 0.f, &isResident); // DIAG: unsupported-name
  *to += tex2DGrad<float>(from, 0.f, 0.f, make_float2(1, 0), make_float2(0, 1), &isResident); // DIAG: unsupported-name
}

// A macro calls what it is given.
#define CALL(function, ...) (function(__VA_ARGS__) == cudaSuccess)
bool events(cudaEvent_t *plain, cudaEvent_t *flagged) {
  return CALL(cudaEventCreate, plain) && CALL(cudaEventCreate, flagged, cudaEventDisableTiming);
}
