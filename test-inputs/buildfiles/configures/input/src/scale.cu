__global__ void scale(float *values, float by) { values[threadIdx.x] *= by; }
