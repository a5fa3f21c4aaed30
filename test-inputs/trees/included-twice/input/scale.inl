// Included once for each TYPE.
__global__ void NAME(TYPE *data, TYPE factor) { data[threadIdx.x] *= factor; }

inline void START(TYPE *data, TYPE factor, int size) {
#ifdef STREAM
  NAME<<<1, size, 0, STREAM>>>(data, factor);
  CHECK(cudaStreamSynchronize(STREAM));
#else
  NAME<<<1, size>>>(data, factor);
  CHECK(cudaDeviceSynchronize());
#endif
}

#undef NAME
#undef START
#undef TYPE
