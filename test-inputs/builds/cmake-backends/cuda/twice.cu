__global__ void twice(int *n) { *n *= 2; }
int main() {
  int *n;
  cudaMallocManaged(&n, sizeof *n);
  twice<<<1, 1>>>(n);
  return cudaFree(n);
}
