// Classes that own a handle, convert to it and cannot be copied: tranship declares CUDA's functions for any arguments.
#include <cuda_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/sort.h>

class Stream {
public:
  Stream() { cudaStreamCreate(&stream_); }
  Stream(const Stream &) = delete;
  Stream(Stream &&other) : stream_(other.stream_) { other.stream_ = nullptr; }
  ~Stream() { cudaStreamDestroy(stream_); }
  operator cudaStream_t() const { return stream_; }

private:
  cudaStream_t stream_ = nullptr;
};
class Event {
public:
  Event() { cudaEventCreate(&event_); }
  Event(const Event &) = delete;
  operator cudaEvent_t() { return event_; }

private:
  cudaEvent_t event_ = nullptr;
};

__global__ void fill(int *out) { out[threadIdx.x] = threadIdx.x; }

// The vector's allocator has the members of Thrust's.
template <class Allocator> using Sizes =
    thrust::device_vector<size_t, typename Allocator::template rebind<size_t>::other>;
struct Pool : thrust::device_allocator<char> {
  using Base = thrust::device_allocator<char>;
  using pointer = typename Base::pointer;
  using size_type = typename Base::size_type;
  pointer allocate(size_type bytes) { return Base::allocate(bytes); }
};

void run(Stream &stream, const Stream &other, Event &event, int *out) {
  fill<<<1, 32, 0, stream>>>(out);
  cudaEventRecord(event, stream);
  cudaStreamWaitEvent(other, event, 0);
  cudaMemsetAsync(out, 0, 4, stream);
  thrust::device_vector<int> keys(8);
  thrust::sort(thrust::cuda::par_nosync.on(stream), keys.begin(), keys.end());
  Sizes<thrust::device_allocator<int>> sizes(3, 0);
  Pool pool;
  thrust::sort(thrust::cuda::par(pool), sizes.begin(), sizes.end());
}
