// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Thrust: the systems that algorithms run on, with their pointers, containers, memory resources and
// errors. thrust.h includes this header, which uses its vectors and policies.
#pragma once
#pragma GCC system_header

#include <string>

#pragma clang force_cuda_host_device begin

namespace thrust {

// Errors.
struct error_category {
  const char *name() const;
  std::string message(int) const;
  bool operator==(const error_category &) const;
};
struct error_code {
  error_code();
  template <class... A> error_code(A &&...);
  int value() const;
  const error_category &category() const;
  std::string message() const;
  explicit operator bool() const;
};
using error_condition = error_code;
const error_category &cuda_category();
const error_category &generic_category();
const error_category &system_category();
template <class E> error_code make_error_code(E);
template <class E> error_condition make_error_condition(E);
template <class T> struct is_error_code_enum : std::false_type {};
template <class T> struct is_error_condition_enum : std::false_type {};

// Systems. The pointer type of every system derives from device_ptr.
template <class T, class... More> struct pointer : device_ptr<T> {
  using device_ptr<T>::device_ptr;
  using device_ptr<T>::operator-;
  pointer operator+(ptrdiff_t) const;
  pointer operator-(ptrdiff_t) const;
  pointer &operator+=(ptrdiff_t);
  pointer &operator-=(ptrdiff_t);
  pointer &operator++();
  pointer operator++(int);
  pointer &operator--();
};
template <class T> using universal_ptr = T *;
template <class T> using universal_allocator = device_allocator<T>;
template <class T> using universal_host_pinned_allocator = device_allocator<T>;
template <class T> using universal_host_pinned_vector = universal_vector<T>;
template <class T> using device_new_allocator = device_allocator<T>;
template <class T> using per_device_allocator = device_allocator<T>;
struct TranshipResource {
  template <class... A> explicit TranshipResource(A &&...);
  template <class... A> tranship::Any allocate(A &&...);
  template <class... A> void deallocate(A &&...);
  template <class... A> tranship::Any do_allocate(A &&...);
  template <class... A> void do_deallocate(A &&...);
};
using device_memory_resource = TranshipResource;
using host_memory_resource = TranshipResource;
using universal_memory_resource = TranshipResource;
using universal_host_pinned_memory_resource = TranshipResource;
template <class Upstream> struct device_ptr_memory_resource : TranshipResource {
  using TranshipResource::TranshipResource;
};
namespace mr {
struct pool_options {
  size_t min_blocks_per_chunk, min_bytes_per_chunk, max_blocks_per_chunk, max_bytes_per_chunk;
  size_t smallest_block_size, largest_block_size, alignment;
  bool cache_oversized;
};
template <class... P> struct memory_resource : TranshipResource { using pointer = void *; };
template <class T, class Resource> struct allocator : device_allocator<T> {
  allocator();
  explicit allocator(Resource *);
};
template <class T, class Resource> struct stateless_resource_allocator : device_allocator<T> {
  T *allocate(size_t);
  void deallocate(T *, size_t);
};
#define TRANSHIP_POOL(name)                                                                        \
  template <class... Upstream> struct name : TranshipResource {                                    \
    using TranshipResource::TranshipResource;                                                      \
    static pool_options get_default_options();                                                     \
    void release();                                                                                \
  };
TRANSHIP_POOL(unsynchronized_pool_resource)
TRANSHIP_POOL(synchronized_pool_resource)
TRANSHIP_POOL(disjoint_unsynchronized_pool_resource)
TRANSHIP_POOL(disjoint_synchronized_pool_resource)
TRANSHIP_POOL(fancy_pointer_resource)
TRANSHIP_POOL(polymorphic_adaptor_resource)
TRANSHIP_POOL(validator)
#undef TRANSHIP_POOL
using new_delete_resource = TranshipResource;
template <class Resource> Resource *get_global_resource();
template <class... A> tranship::Any tls_pool(A &&...);
} // namespace mr
#define TRANSHIP_SYSTEM(space, System)                                                             \
  namespace space {                                                                                \
  template <class T> struct execution_policy : System##_execution_policy<T> {};                    \
  struct tag : execution_policy<tag> {};                                                           \
  template <class T> using pointer = thrust::pointer<T>;                                           \
  template <class T> using universal_pointer = T *;                                                \
  template <class T> using reference = T &;                                                        \
  template <class T> using allocator = device_allocator<T>;                                        \
  template <class T> using universal_allocator = device_allocator<T>;                              \
  template <class T> using universal_host_pinned_allocator = device_allocator<T>;                  \
  template <class T, class... A> using vector = thrust::System##_vector<T, A...>;                  \
  template <class T, class... A> using universal_vector = thrust::universal_vector<T, A...>;       \
  template <class T> using universal_host_pinned_vector = thrust::universal_vector<T>;             \
  using memory_resource = TranshipResource;                                                        \
  using universal_memory_resource = TranshipResource;                                              \
  using universal_host_pinned_memory_resource = TranshipResource;                                  \
  template <class T = void> pointer<T> malloc(size_t);                                             \
  template <class P> void free(P);                                                                 \
  }
TRANSHIP_SYSTEM(cuda, device)
TRANSHIP_SYSTEM(omp, host)
TRANSHIP_SYSTEM(tbb, host)
TRANSHIP_SYSTEM(cpp, host)
#undef TRANSHIP_SYSTEM
namespace tbb {
static const TranshipPolicy par;
}
namespace cpp {
static const TranshipPolicy par;
}
namespace cuda {
namespace experimental {
template <class T> struct pinned_allocator : device_allocator<T> {};
} // namespace experimental
namespace errc {
enum errc_t { success = 0, invalid_value = 1, memory_allocation = 2, launch_failure = 719 };
}
} // namespace cuda

// Asynchronous algorithms, and the types of their results.
struct TranshipEvent {
  TranshipEvent();
  template <class A> explicit TranshipEvent(A &&);
  bool valid_stream() const;
  bool ready() const;
  void wait() const;
  tranship::Any stream() const;
};
template <class T> struct TranshipFuture : TranshipEvent {
  using value_type = T;
  using TranshipEvent::TranshipEvent;
  bool valid_content() const;
  T get();
  T extract();
};
struct new_stream_t {};
static const new_stream_t new_stream;
using device_event = TranshipEvent;
using device_unique_eager_event = TranshipEvent;
template <class T> using device_future = TranshipFuture<T>;
template <class T> using device_unique_eager_future = TranshipFuture<T>;
template <class System> using event = TranshipEvent;
template <class System> using unique_eager_event = TranshipEvent;
template <class System, class T> using future = TranshipFuture<T>;
template <class System, class T> using unique_eager_future = TranshipFuture<T>;
template <class... Events> TranshipEvent when_all(Events &&...);
namespace async {
template <class... A> TranshipEvent copy(A &&...);
template <class... A> TranshipEvent exclusive_scan(A &&...);
template <class... A> TranshipEvent for_each(A &&...);
template <class... A> TranshipEvent inclusive_scan(A &&...);
template <class... A> TranshipEvent reduce_into(A &&...);
template <class... A> TranshipEvent sort(A &&...);
template <class... A> TranshipEvent stable_sort(A &&...);
template <class... A> TranshipEvent transform(A &&...);
template <class I> TranshipFuture<iterator_value_t<I>> reduce(I, I);
template <class I, class T> TranshipFuture<T> reduce(I, I, T);
template <class I, class T, class Op> TranshipFuture<T> reduce(I, I, T, Op);
template <class I> TranshipFuture<iterator_value_t<I>> reduce(const TranshipPolicy &, I, I);
template <class I, class T> TranshipFuture<T> reduce(const TranshipPolicy &, I, I, T);
template <class I, class T, class Op>
TranshipFuture<T> reduce(const TranshipPolicy &, I, I, T, Op);
} // namespace async

template <class System, class P> void free(const System &, P);
template <class T = void, class System> pointer<T> malloc(const System &, size_t);
namespace system {
using thrust::cuda_category;
using thrust::error_category;
using thrust::error_code;
using thrust::error_condition;
using thrust::generic_category;
using thrust::make_error_code;
using thrust::make_error_condition;
using thrust::system_category;
namespace cpp = thrust::cpp;
namespace omp = thrust::omp;
namespace tbb = thrust::tbb;
} // namespace system

} // namespace thrust

#pragma clang force_cuda_host_device end
