// Types behind `struct` and `enum`.
#include <cuda_runtime.h>

struct cudaGraphicsResource;
typedef struct CUstream_st *Stream;

void use(struct cudaGraphicsResource **resource, cudaGraphicsResource_t other, Stream stream);
struct cudaDeviceProp properties;
enum cudaMemcpyKind kind = cudaMemcpyHostToDevice;
struct cudaExtent extent = make_cudaExtent(1, 2, 3);
