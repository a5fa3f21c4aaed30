// Classes with vectors in constant memory: device code copies them.
#include <hip/hip_runtime.h>

typedef struct {
  float4 rows[3];
} float3x4;
struct Parameters {
  float3 gravity;
  uint3 grid;
};
__constant__ float3x4 view;
__constant__ Parameters parameters;

__global__ void transform(float *out) {
  float3x4 mine = view;
  Parameters own = parameters;
  out[threadIdx.x] = mine.rows[0].x * own.gravity.y + own.grid.z;
}

hipError_t upload(const float3x4 &matrix, const Parameters &values) {
  hipMemcpyToSymbol(HIP_SYMBOL(view), &matrix, sizeof matrix);
  return hipMemcpyToSymbol(HIP_SYMBOL(parameters), &values, sizeof values);
}
