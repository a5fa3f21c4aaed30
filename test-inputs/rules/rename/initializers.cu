// Initializers that set other members in HIP.
#include <cuComplex.h>
#include <cuda_runtime.h>
#include <vector>

template <class V> V onlyFirst(float x) { return V{x}; }
template <class V> V both(float x) { return V{x, x}; }
template <class V> V none() { return V{}; }

void memset(cudaGraph_t graph, cudaGraphNode_t *node, void *data, unsigned width) {
  cudaMemsetParams params = {data, 0, 7, 1, width, 1}; // DIFFERS
  cudaGraphAddMemsetNode(node, graph, nullptr, 0, &params);
}

// Near misses: members in the same order, zeros, names, the user's own records, all numbers of a vector.
struct Pair {
  float2 first, second;
};
float sum(size_t size) {
  cudaMemcpy3DParms copy = {0}, zero{};
  copy.kind = cudaMemcpyDeviceToDevice;
  cudaMemsetParams empty = {};
  empty.width = size;
  cudaExtent extent = {size, 2, 3};
  cudaChannelFormatDesc format = {32, 0, 0, 0, cudaChannelFormatKindFloat};
  Pair pair = {{1, 2}, {3, 4}}, none{};
  std::vector<float2> list{{1, 2}, {3, 4}};
  cuComplex one = {1, 0};
  dim3 grid{1, 2};
  float4 first{1};
  float2 made = onlyFirst<float2>(1), all = both<float2>(2), zeros = ::none<float2>();
  return pair.first.x + none.second.x + list[0].x + one.x + first.x + made.y + all.x + zeros.x + grid.x +
         extent.depth + format.x + zero.srcPos.x;
}
