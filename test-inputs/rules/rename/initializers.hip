// Initializers that set other members in HIP.
#include <hip/hip_complex.h>
#include <hip/hip_runtime.h>
#include <vector>

template <class V> V onlyFirst(float x) { return V{x, 0}; }
template <class V> V both(float x) { return V{x, x}; }
template <class V> V none() { return V{}; }

void memset(hipGraph_t graph, hipGraphNode_t *node, void *data, unsigned width) {
  hipMemsetParams params = {data, 0, 7, 1, width, 1}; // DIFFERS
  hipGraphAddMemsetNode(node, graph, nullptr, 0, &params);
}

// Near misses: members in the same order, zeros, names, the user's own records, all numbers of a vector.
struct Pair {
  float2 first, second;
};
float sum(size_t size) {
  hipMemcpy3DParms copy = {0}, zero{};
  copy.kind = hipMemcpyDeviceToDevice;
  hipMemsetParams empty = {};
  empty.width = size;
  hipExtent extent = {size, 2, 3};
  hipChannelFormatDesc format = {32, 0, 0, 0, hipChannelFormatKindFloat};
  Pair pair = {{1, 2}, {3, 4}}, none{};
  std::vector<float2> list{{1, 2}, {3, 4}};
  hipComplex one = {1, 0};
  dim3 grid{1, 2};
  float4 first{1, 0, 0, 0};
  float2 made = onlyFirst<float2>(1), all = both<float2>(2), zeros = ::none<float2>();
  return pair.first.x + none.second.x + list[0].x + one.x + first.x + made.y + all.x + zeros.x + grid.x +
         extent.depth + format.x + zero.srcPos.x;
}
