// What stands in namespaces of libraries: named in full, by an alias, after `using namespace`, in
// code that clang does not see.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include <hipcub/hipcub.hpp>
#include "tranship_hip.h"
#include <utility>

namespace cg = cooperative_groups;

__global__ void sum(float *data) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  cg::memcpy_async(block, data, data + 32, 128);
  cg::wait(block);
  float value = cg::reduce(tile, data[tile.thread_rank()], cg::plus<float>());
  auto token = tranship::barrier_arrive(block);
  tranship::barrier_wait(block, std::move(token));
  if (block.thread_rank() < block.group_dim().x)
    data[(1ull * gridDim.x * (blockIdx.z * gridDim.y + blockIdx.y) + blockIdx.x)] = value;
}

template <class Group> __device__ float total(const Group &group, float value) {
  return cooperative_groups::reduce(group, value, cg::plus<float>());
}

void select(size_t size, float *data, int version) {
  hipcub::PtxVersion(version); // DIAG: unsupported-name
  hipcub::DeviceReduce::Sum(nullptr, size, data, data, 32);
  using namespace hipcub;
  DeviceTopK::MaxKeys(nullptr, size, data, data, 32, 4); // DIAG: unsupported-name
  DeviceScan::ExclusiveSum(nullptr, size, data, data, 32);
}

#ifdef NO_SUCH_MACRO
float never(float *data) {
  hipcub::DeviceReduce::Sum(data);
  hipcub::NoSuchThing(data);            // DIAG: unknown-name
  hipcub::DispatchReduce<float> reduce; // DIAG: unsupported-name
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
template <hipcub::BlockScanAlgorithm algorithm> void scan() {
  using Scan = hipcub::BlockScan<float, 128, algorithm>;
  if (algorithm == hipcub::BLOCK_SCAN_RAKING)
    hipcub::Debug(hipSuccess, __FILE__, __LINE__);
}
void scanAll() {
  scan<hipcub::BLOCK_SCAN_RAKING>();
  scan<hipcub::BLOCK_SCAN_WARP_SCANS>();
}
