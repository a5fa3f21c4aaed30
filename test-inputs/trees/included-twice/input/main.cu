#include "check.h"

typedef float real;
#include "buffer.cuh"

#define NAME scaleFloat
#define START startFloat
#define TYPE float
#include "scale.inl"

static cudaStream_t stream;
#define STREAM stream
#define NAME scaleInt
#define START startInt
#define TYPE int
#include "scale.inl"

int main() {
  Buffer buffer(32);
  startFloat(buffer.data, 2, 32);
  startInt(reinterpret_cast<int *>(buffer.data), 2, 32);
}
