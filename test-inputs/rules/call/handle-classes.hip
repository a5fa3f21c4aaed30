// Classes that own a handle, convert to it and cannot be copied: tranship declares CUDA's functions for any arguments.
#include <hip/hip_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/sort.h>

class Stream {
public:
  Stream() { hipStreamCreate(&stream_); }
  Stream(const Stream &) = delete;
  Stream(Stream &&other) : stream_(other.stream_) { other.stream_ = nullptr; }
  ~Stream() { hipStreamDestroy(stream_); }
  operator hipStream_t() const { return stream_; }

private:
  hipStream_t stream_ = nullptr;
};
class Event {
public:
  Event() { hipEventCreate(&event_); }
  Event(const Event &) = delete;
  operator hipEvent_t() { return event_; }

private:
  hipEvent_t event_ = nullptr;
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
  hipLaunchKernelGGL(fill, dim3(1), dim3(32), 0, stream, out);
  hipEventRecord(event, stream);
  hipStreamWaitEvent(other, event, 0);
  hipMemsetAsync(out, 0, 4, stream);
  thrust::device_vector<int> keys(8);
  thrust::sort(thrust::hip::par_nosync.on(stream), keys.begin(), keys.end());
  Sizes<thrust::device_allocator<int>> sizes(3, 0);
  Pool pool;
  thrust::sort(thrust::hip::par(pool), sizes.begin(), sizes.end());
}
