// Sizes of CUDA's records that leave the program or decide something.
#include <hip/hip_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>

struct Record {
  int id;
  hipDeviceProp_t properties;
};

void told(hipPointerAttribute_t *list, const Record &record, int n, std::ofstream &stream) {
  printf("%zu\n", sizeof(hipDeviceProp_t));                                   // DIFFERS
  printf("%zu\n", n * sizeof(hipTextureDesc));                              // DIFFERS
  printf("%d\n", (int)offsetof(hipDeviceProp_t, multiProcessorCount));        // DIFFERS
  std::cout << sizeof(hipResourceDesc) << "\n";                             // DIFFERS
  std::string text = std::to_string(sizeof(hipFuncAttributes));             // DIFFERS
  FILE *file = fopen("attributes", "wb");
  fwrite(list, sizeof *list, n, file);                                       // DIFFERS
  stream.write(reinterpret_cast<const char *>(&record), sizeof record);      // DIFFERS
  if (sizeof(hipDeviceProp_t) > 1200)                                         // DIFFERS
    puts("large");
}

// Near misses: the program's own memory, records of the same size, and comparisons with the same answer.
void nearMisses(hipDeviceProp_t *list, hipIpcMemHandle_t handle, int n, std::ofstream &stream) {
  hipDeviceProp_t one, pair[2];
  memset(&one, 0, sizeof(one));
  memcpy(list, &one, sizeof(hipDeviceProp_t));
  auto *many = (hipDeviceProp_t *)malloc(n * sizeof(hipDeviceProp_t));
  printf("%zu of %zu\n", sizeof(pair) / sizeof(pair[0]), sizeof(dim3) + sizeof(float4));
  stream.write(reinterpret_cast<const char *>(&handle), sizeof(handle));
  if (sizeof(hipDeviceProp_t) > 64 && memcmp(&one, list, sizeof(one)) == 0)
    puts("same");
  std::cout << sizeof(hipStream_t) + sizeof(hipMemPoolProps) << "\n";
}
