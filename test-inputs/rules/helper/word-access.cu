// Loads and stores with cache hints in templates, where no form of HIP's fits all types.
template <class T> __device__ T get(const T *from) { return __ldcg(from); }
template <class T> __device__ void put(T *to, T value) {
  __stwt(to, value);
  __stcg(to + 1, __ldcv(to) /* of any type */);
}
__global__ void k(uint4 *a, unsigned *b, double *c, uchar4 *d) {
  put(a, get(a + 1));
  put(b, get(b + 1));
  put(c, get(c + 1));
  put(d, get(d + 1));
  b[3] = __ldcv(b); // one type: HIP's
}
