// Asynchronous algorithms of Thrust: events that others wait for, and futures with results.
#include <cstdio>

#include <thrust/async/copy.h>
#include <thrust/async/for_each.h>
#include <thrust/async/reduce.h>
#include <thrust/async/scan.h>
#include <thrust/async/sort.h>
#include <thrust/async/transform.h>
#include <thrust/device_vector.h>
#include <thrust/event.h>
#include <thrust/functional.h>
#include <thrust/future.h>
#include <thrust/host_vector.h>
#include <thrust/sequence.h>

struct Scramble {
  __host__ __device__ int operator()(int value) const { return value * 7919 % 1009; }
};
struct Double {
  __device__ void operator()(int &value) const { value *= 2; }
};

int main() {
  const int n = 1000;
  thrust::device_vector<int> numbers(n), sums(n), total(1);
  thrust::sequence(numbers.begin(), numbers.end());

  auto scrambled =
      thrust::async::transform(numbers.begin(), numbers.end(), numbers.begin(), Scramble());
  auto sorted = thrust::async::sort(thrust::device.after(scrambled), numbers.begin(), numbers.end());
  thrust::device_future<int> sum = thrust::async::reduce(
      thrust::device.after(sorted), numbers.begin(), numbers.end(), 5, thrust::plus<int>());
  std::printf("sum %d\n", sum.get());

  thrust::device_event doubled =
      thrust::async::for_each(thrust::device, numbers.begin(), numbers.end(), Double());
  auto scanned = thrust::async::inclusive_scan(thrust::device.after(doubled), numbers.begin(),
                                               numbers.end(), sums.begin());
  scanned.wait();
  std::printf("last of inclusive sums %d\n", int(sums.back()));
  thrust::async::exclusive_scan(numbers.begin(), numbers.end(), sums.begin(), 3).wait();
  std::printf("last of exclusive sums %d\n", int(sums.back()));

  auto largest = thrust::async::reduce(numbers.begin(), numbers.end(), 0, thrust::maximum<int>());
  auto order = thrust::async::stable_sort(numbers.begin(), numbers.end(), thrust::greater<int>());
  std::printf("largest %d\n", largest.get());
  thrust::when_all(largest, order).wait();
  std::printf("first %d, moved from: %d\n", int(numbers.front()), int(!order.valid_stream()));

  thrust::host_vector<int> host(n);
  auto copied = thrust::async::copy(numbers.begin(), numbers.end(), host.begin());
  copied.wait();
  host[0] = -1;
  thrust::async::copy(host.begin(), host.end(), sums.begin()).wait();
  thrust::async::reduce_into(thrust::device, sums.begin(), sums.end(), total.begin()).wait();
  std::printf("%d %d %d, total %d\n", host[0], host[1], host[n - 1], int(total[0]));
  thrust::device_event nothing;
  std::printf("%d\n", int(nothing.valid_stream()));
}
