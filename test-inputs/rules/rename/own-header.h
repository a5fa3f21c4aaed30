// Not among the inputs of the golden.
inline __device__ float sum(float a, float b) { return a + b; }
inline __device__ float3 scaled(float3 a, float by) { return make_float3(a.x * by, a.y * by, a.z * by); }
