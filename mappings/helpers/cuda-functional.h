// SPDX-License-Identifier: 0BSD
// Function objects and small types of libcu++.

//- helper: cuda-functional
//- language: c++
//- includes: hip/hip_runtime.h
//- cuda: cuda/functional
namespace cuda {
template <class T = void> struct maximum {
  __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a < b ? b : a; }
};
template <class T = void> struct minimum {
  __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a < b ? a : b; }
};
template <> struct maximum<void> {
  template <class A, class B>
  __host__ __device__ constexpr auto operator()(const A &a, const B &b) const
      -> decltype(true ? a : b) {
    return a < b ? b : a;
  }
};
template <> struct minimum<void> {
  template <class A, class B>
  __host__ __device__ constexpr auto operator()(const A &a, const B &b) const
      -> decltype(true ? a : b) {
    return a < b ? a : b;
  }
};
} // namespace cuda

//- helper: cuda-proclaim-return-type
//- language: c++
//- includes: hip/hip_runtime.h
//- cuda: cuda/functional
namespace cuda {
// A function object whose calls return Result: HIP's compilers know what they return.
template <class Result, class Function>
__host__ __device__ inline Function proclaim_return_type(Function function) {
  return function;
}
} // namespace cuda

//- helper: cuda-ceil-div
//- language: c++
//- includes: hip/hip_runtime.h
//- cuda: cuda/cmath
namespace cuda {
// a / b rounded up, for a >= 0 and b > 0.
template <class A, class B>
__host__ __device__ constexpr auto ceil_div(A a, B b) -> decltype(a / b) {
  return a / b + (a % b != 0);
}
} // namespace cuda

//- helper: cuda-integers
//- language: c++
//- includes: hip/hip_runtime.h, type_traits
//- cuda: cuda/cmath
namespace cuda {
// The next multiple of b that is not less, and the last one that is not more, than a >= 0.
template <class A, class B>
__host__ __device__ constexpr auto round_up(A a, B b) -> std::common_type_t<A, B> {
  using T = std::common_type_t<A, B>;
  return static_cast<T>((T(a) / T(b) + (T(a) % T(b) != 0)) * T(b));
}
template <class A, class B>
__host__ __device__ constexpr auto round_down(A a, B b) -> std::common_type_t<A, B> {
  using T = std::common_type_t<A, B>;
  return static_cast<T>(T(a) / T(b) * T(b));
}
// The exponent of the highest power of two, and of ten, that is not more than x > 0.
template <class T> __host__ __device__ constexpr int ilog2(T x) {
  int n = -1;
  for (; x > 0; x = static_cast<T>(x >> 1))
    ++n;
  return n;
}
template <class T> __host__ __device__ constexpr int ceil_ilog2(T x) {
  return ilog2(x) + ((x & (x - 1)) != 0);
}
template <class T> __host__ __device__ constexpr int ilog10(T x) {
  int n = 0;
  for (; x >= 10; x = static_cast<T>(x / 10))
    ++n;
  return n;
}
template <class T> __host__ __device__ constexpr bool is_power_of_two(T x) {
  return x > 0 && (x & (x - 1)) == 0;
}
template <class T> __host__ __device__ constexpr T next_power_of_two(T x) {
  return x <= 1 ? T(1) : static_cast<T>(T(1) << ceil_ilog2(x));
}
template <class T> __host__ __device__ constexpr T prev_power_of_two(T x) {
  return x <= 0 ? T(0) : static_cast<T>(T(1) << ilog2(x));
}
} // namespace cuda

//- helper: identity
//- language: c++
//- includes: hip/hip_runtime.h, type_traits
namespace tranship {
// std::identity, which needs C++20. It returns a copy: rocThrust passes it what is const, or gone
// when the result is read.
struct identity {
  template <class T>
  __host__ __device__ constexpr std::remove_cv_t<std::remove_reference_t<T>>
  operator()(T &&value) const {
    return static_cast<T &&>(value);
  }
  using is_transparent = void;
};
} // namespace tranship

//- helper: cuda-annotated-ptr
//- includes: hip/hip_runtime.h
//- cuda: cuda/annotated_ptr
namespace cuda {
// How a program wants to cache data, which AMD GPUs decide for themselves.
struct access_property {
  struct shared {};
  struct global {};
  struct normal {};
  struct persisting {};
  struct streaming {};
  access_property() = default;
  template <class... Hints> __host__ __device__ constexpr access_property(Hints...) {}
};
template <class T, class Property> class annotated_ptr {
public:
  annotated_ptr() = default;
  template <class... Hints>
  __host__ __device__ constexpr explicit annotated_ptr(T *pointer, Hints...) : pointer_(pointer) {}
  template <class U, class Other>
  __host__ __device__ constexpr annotated_ptr(const annotated_ptr<U, Other> &other)
      : pointer_(other.get()) {}
  __host__ __device__ constexpr T &operator*() const { return *pointer_; }
  __host__ __device__ constexpr T *operator->() const { return pointer_; }
  __host__ __device__ constexpr T &operator[](ptrdiff_t i) const { return pointer_[i]; }
  __host__ __device__ constexpr explicit operator bool() const { return pointer_; }
  __host__ __device__ constexpr ptrdiff_t operator-(annotated_ptr other) const {
    return pointer_ - other.pointer_;
  }
  __host__ __device__ constexpr T *get() const { return pointer_; }

private:
  T *pointer_ = nullptr;
};
template <class T, class... Hints>
__host__ __device__ constexpr T *associate_access_property(T *pointer, Hints...) {
  return pointer;
}
template <class Size, class Hint>
__host__ __device__ inline void apply_access_property(const volatile void *, Size, Hint) {}
__host__ __device__ inline void discard_memory(volatile void *, size_t) {}
} // namespace cuda

//- helper: cuda-stream-ref
//- language: c++
//- includes: hip/hip_runtime.h, stdexcept
//- cuda: cuda/stream_ref
namespace cuda {
// A stream that other code owns.
class stream_ref {
public:
  stream_ref() = default;
  stream_ref(hipStream_t stream) : stream_(stream) {}
  stream_ref(int) = delete;
  stream_ref(decltype(nullptr)) = delete;
  hipStream_t get() const { return stream_; }
  void wait() const {
    const hipError_t status = hipStreamSynchronize(stream_);
    if (status != hipSuccess)
      throw std::runtime_error(hipGetErrorString(status));
  }
  void sync() const { wait(); }
  bool ready() const { return hipStreamQuery(stream_) == hipSuccess; }
  friend bool operator==(stream_ref a, stream_ref b) { return a.stream_ == b.stream_; }
  friend bool operator!=(stream_ref a, stream_ref b) { return a.stream_ != b.stream_; }

private:
  hipStream_t stream_ = nullptr;
};
} // namespace cuda
