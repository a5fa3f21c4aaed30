// Stands on what is included and declared before it: CHECK, real.
struct Buffer {
  real *data = nullptr;
  explicit Buffer(size_t size) { CHECK(hipMalloc(&data, size * sizeof(real))); }
  ~Buffer() { hipFree(data); }
};
