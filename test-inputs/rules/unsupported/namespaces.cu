// What stands in namespaces of libraries: named in full, by an alias, after `using namespace`, in
// code that clang does not see.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cub/cub.cuh>
#include <utility>

namespace cg = cooperative_groups;

__global__ void sum(float *data) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  cg::memcpy_async(block, data, data + 32, 128);
  cg::wait(block);
  float value = cg::reduce(tile, data[tile.thread_rank()], cg::plus<float>());
  auto token = block.barrier_arrive();
  block.barrier_wait(std::move(token));
  if (block.thread_rank() < block.dim_threads().x)
    data[cg::this_grid().block_rank()] = value;
}

template <class Group> __device__ float total(const Group &group, float value) {
  return cooperative_groups::reduce(group, value, cg::plus<float>());
}

void select(size_t size, float *data, int version) {
  cub::PtxVersion(version); // DIAG: unsupported-name
  cub::DeviceReduce::Sum(nullptr, size, data, data, 32);
  using namespace cub;
  DeviceTopK::MaxKeys(nullptr, size, data, data, 32, 4); // DIAG: unsupported-name
  DeviceScan::ExclusiveSum(nullptr, size, data, data, 32);
}

#ifdef NO_SUCH_MACRO
float never(float *data) {
  cub::DeviceReduce::Sum(data);
  cub::NoSuchThing(data);            // DIAG: unknown-name
  cub::DispatchReduce<float> reduce; // DIAG: unsupported-name
  mine::reduce(data);
  return cg::inclusive_scan(data, 1);
}
#endif

namespace mine {
float reduce(float *data);
struct DeviceTopK {};
float wait(DeviceTopK) { return reduce(nullptr); }
} // namespace mine

// An instantiation has a type where `algorithm` is written.
template <cub::BlockScanAlgorithm algorithm> void scan() {
  using Scan = cub::BlockScan<float, 128, algorithm>;
  if (algorithm == cub::BLOCK_SCAN_RAKING)
    cub::Debug(cudaSuccess, __FILE__, __LINE__);
}
void scanAll() {
  scan<cub::BLOCK_SCAN_RAKING>();
  scan<cub::BLOCK_SCAN_WARP_SCANS>();
}
