int main() { return cudaDeviceSynchronize() != cudaSuccess; }
