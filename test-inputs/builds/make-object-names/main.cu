#include <cuda_runtime.h>
int part();
void extra(int *data);
int main() { return part() + (cudaDeviceSynchronize() != cudaSuccess); }
