// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/system/cuda/future.h>: events and futures of work that was complete when its call
// returned, as all work of the emulator is.
#pragma once
#pragma GCC system_header

#include "policies.h"

#include <thrust/detail/cpp14_required.h>
#include <thrust/detail/event_error.h>
#include <thrust/system/cuda/pointer.h>

#include <tuple>
#include <type_traits>
#include <utility>

THRUST_NAMESPACE_BEGIN

struct new_stream_t;

namespace system {
namespace cuda {

class unique_stream {
public:
  using native_handle_type = TRANSHIP_NAME(Stream_t);
  explicit unique_stream(native_handle_type stream = nullptr) : stream_(stream) {}
  native_handle_type get() const { return stream_; }
  native_handle_type native_handle() const { return stream_; }
  bool valid() const noexcept { return true; }
  bool ready() const { return TRANSHIP_NAME(StreamQuery)(stream_) == TRANSHIP_NAME(Success); }
  void wait() const { TRANSHIP_NAME(StreamSynchronize)(stream_); }

private:
  native_handle_type stream_;
};

namespace detail {

/// The common part of events and futures. They are valid until they are moved from.
class Work {
public:
  Work() = default;
  explicit Work(TRANSHIP_NAME(Stream_t) stream) : stream_(stream), isValid_(true) {}
  Work(Work &&other) noexcept : stream_(other.stream_), isValid_(other.isValid_) {
    other.isValid_ = false;
  }
  Work &operator=(Work &&other) noexcept {
    stream_ = other.stream_;
    isValid_ = std::exchange(other.isValid_, false);
    return *this;
  }
  bool valid_stream() const noexcept { return isValid_; }
  bool ready() const noexcept { return isValid_ && stream_.ready(); }
  unique_stream &stream() {
    check(event_errc::no_state);
    return stream_;
  }
  const unique_stream &stream() const {
    check(event_errc::no_state);
    return stream_;
  }
  void wait() const { stream().wait(); }

protected:
  void check(event_errc problem) const {
    if (!isValid_)
      throw thrust::event_error(problem);
  }
  unique_stream stream_;
  bool isValid_ = false;
};

} // namespace detail

struct ready_event {
  ready_event() = default;
  static constexpr bool valid_content() noexcept { return true; }
  static constexpr bool ready() noexcept { return true; }
};
template <class T> class ready_future {
public:
  using value_type = T;
  ready_future() = default;
  template <class U> explicit ready_future(U &&value) : value_(std::forward<U>(value)) {}
  static constexpr bool valid_content() noexcept { return true; }
  static constexpr bool ready() noexcept { return true; }
  T get() const { return value_; }
  T extract() { return std::move(value_); }

private:
  T value_{};
};

template <class T> struct unique_eager_future;

struct unique_eager_event : detail::Work {
  using detail::Work::Work;
  unique_eager_event() = default;
  explicit unique_eager_event(const new_stream_t &) : Work(TRANSHIP_NAME(Stream_t)()) {}
  template <class T> explicit unique_eager_event(unique_eager_future<T> &&future);
};

template <class T> struct unique_eager_future : detail::Work {
  using value_type = T;
  unique_eager_future() = default;
  explicit unique_eager_future(const new_stream_t &) : Work(TRANSHIP_NAME(Stream_t)()) {}
  unique_eager_future(TRANSHIP_NAME(Stream_t) stream, T value)
      : Work(stream), value_(std::move(value)), hasValue_(true) {}
  unique_eager_future(unique_eager_future &&) = default;
  unique_eager_future &operator=(unique_eager_future &&) = default;
  bool valid_content() const noexcept { return isValid_ && hasValue_; }
  T get() {
    checkContent();
    return value_;
  }
  T extract() {
    checkContent();
    isValid_ = false;
    return std::move(value_);
  }

private:
  void checkContent() const {
    check(event_errc::no_state);
    if (!hasValue_)
      throw thrust::event_error(event_errc::no_content);
  }
  T value_{};
  bool hasValue_ = false;
};

template <class T>
unique_eager_event::unique_eager_event(unique_eager_future<T> &&future)
    : Work(static_cast<Work &&>(future)) {}

/// All work is complete already, so the result is as well. The arguments are moved from.
template <class... Events> __host__ unique_eager_event when_all(Events &&...events) {
  const std::tuple<std::decay_t<Events>...> moved(std::move(events)...);
  return unique_eager_event(TRANSHIP_NAME(Stream_t)());
}

/// `after` moves from its arguments, even if the program passes them without `std::move`.
inline __host__ unique_eager_event &&capture_as_dependency(unique_eager_event &event) {
  return std::move(event);
}
template <class T>
__host__ unique_eager_future<T> &&capture_as_dependency(unique_eager_future<T> &future) {
  return std::move(future);
}

} // namespace cuda
} // namespace system

namespace cuda {
using thrust::system::cuda::ready_event;
using thrust::system::cuda::ready_future;
using thrust::system::cuda::unique_eager_event;
using thrust::system::cuda::unique_eager_future;
using thrust::system::cuda::unique_stream;
using thrust::system::cuda::when_all;
using event = unique_eager_event;
template <class T> using future = unique_eager_future<T>;
} // namespace cuda

namespace cuda_cub {
/// Found by the policy's namespace; only the types matter.
template <class Policy>
__host__ thrust::cuda::unique_eager_event
unique_eager_event_type(const execution_policy<Policy> &) noexcept;
template <class T, class Policy>
__host__ thrust::cuda::unique_eager_future<T>
unique_eager_future_type(const execution_policy<Policy> &) noexcept;
} // namespace cuda_cub
using thrust::cuda_cub::unique_eager_event_type;
using thrust::cuda_cub::unique_eager_future_type;

THRUST_NAMESPACE_END
