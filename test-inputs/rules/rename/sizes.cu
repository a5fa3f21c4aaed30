// Sizes of CUDA's records that leave the program or decide something.
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>

struct Record {
  int id;
  cudaDeviceProp properties;
};

void told(cudaPointerAttributes *list, const Record &record, int n, std::ofstream &stream) {
  printf("%zu\n", sizeof(cudaDeviceProp));                                   // DIFFERS
  printf("%zu\n", n * sizeof(cudaTextureDesc));                              // DIFFERS
  printf("%d\n", (int)offsetof(cudaDeviceProp, multiProcessorCount));        // DIFFERS
  std::cout << sizeof(cudaResourceDesc) << "\n";                             // DIFFERS
  std::string text = std::to_string(sizeof(cudaFuncAttributes));             // DIFFERS
  FILE *file = fopen("attributes", "wb");
  fwrite(list, sizeof *list, n, file);                                       // DIFFERS
  stream.write(reinterpret_cast<const char *>(&record), sizeof record);      // DIFFERS
  if (sizeof(cudaDeviceProp) > 1200)                                         // DIFFERS
    puts("large");
}

// Near misses: the program's own memory, records of the same size, and comparisons with the same answer.
void nearMisses(cudaDeviceProp *list, cudaIpcMemHandle_t handle, int n, std::ofstream &stream) {
  cudaDeviceProp one, pair[2];
  memset(&one, 0, sizeof(one));
  memcpy(list, &one, sizeof(cudaDeviceProp));
  auto *many = (cudaDeviceProp *)malloc(n * sizeof(cudaDeviceProp));
  printf("%zu of %zu\n", sizeof(pair) / sizeof(pair[0]), sizeof(dim3) + sizeof(float4));
  stream.write(reinterpret_cast<const char *>(&handle), sizeof(handle));
  if (sizeof(cudaDeviceProp) > 64 && memcmp(&one, list, sizeof(one)) == 0)
    puts("same");
  std::cout << sizeof(cudaStream_t) + sizeof(cudaMemPoolProps) << "\n";
}
