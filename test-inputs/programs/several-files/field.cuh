// Values on a line, in device memory.
#pragma once

#include <cuda_runtime.h>

class Field {
public:
  explicit Field(int size);
  ~Field();
  Field(const Field &) = delete;
  Field &operator=(const Field &) = delete;

  void fill(float step);
  void relax(float weight);
  float sum() const;
  float at(int i) const;

private:
  int size_;
  float *values_ = nullptr, *next_ = nullptr;
  cudaStream_t stream_ = nullptr;
};
