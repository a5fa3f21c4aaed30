// A list in managed memory, built on the host and walked on the device.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Node {
  int value;
  Node *next;
};

__global__ void addTo(Node *first, int amount, int *length) {
  if (threadIdx.x || blockIdx.x)
    return;
  *length = 0;
  for (Node *node = first; node; node = node->next) {
    node->value += amount;
    ++*length;
  }
}

__managed__ int lengthOfList;

int main() {
  Node *first = nullptr;
  for (int i = 0; i < 50; ++i) {
    Node *node;
    CHECK(cudaMallocManaged(&node, sizeof(Node)));
    node->value = i * i;
    node->next = first;
    first = node;
  }
  addTo<<<1, 32>>>(first, 1000, &lengthOfList);
  CHECK(cudaDeviceSynchronize());
  int sum = 0, expected = 0;
  for (int i = 0; i < 50; ++i)
    expected += i * i + 1000;
  while (first) {
    Node *next = first->next;
    sum += first->value;
    CHECK(cudaFree(first));
    first = next;
  }
  std::printf("length %d sum %d expected %d\n", lengthOfList, sum, expected);
  return sum != expected;
}
