// Included once for each TYPE.
__global__ void NAME(TYPE *data, TYPE factor) { data[threadIdx.x] *= factor; }

inline void START(TYPE *data, TYPE factor, int size) {
#ifdef STREAM
  hipLaunchKernelGGL(NAME, dim3(1), dim3(size), 0, STREAM, data, factor);
  CHECK(hipStreamSynchronize(STREAM));
#else
  hipLaunchKernelGGL(NAME, dim3(1), dim3(size), 0, 0, data, factor);
  CHECK(hipDeviceSynchronize());
#endif
}

#undef NAME
#undef START
#undef TYPE
