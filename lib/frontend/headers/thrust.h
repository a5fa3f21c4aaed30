// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Thrust: containers, pointers, iterators and complex numbers, with the members that programs use.
// Algorithms take any type and return tranship::Any. rocThrust keeps all these names, so Clang only has
// to parse the code around them.
#pragma once
#pragma GCC system_header

#include "any.h"
#include <algorithm>
#include <cassert>
#include <memory>
#include <chrono>
#include <exception>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#define CCCL_VERSION 3000001
#define CCCL_MAJOR_VERSION 3
#define CCCL_MINOR_VERSION 0
#define CCCL_PATCH_VERSION 1
#define THRUST_VERSION 300000
#define THRUST_MAJOR_VERSION 3
#define THRUST_MINOR_VERSION 0
#define THRUST_SUBMINOR_VERSION 0
#define THRUST_NAMESPACE_BEGIN namespace thrust {
#define THRUST_NAMESPACE_END }
#define THRUST_NS_QUALIFIER ::thrust

#pragma clang force_cuda_host_device begin

namespace thrust {

using std::get;
using std::make_pair;
using std::pair;
using std::swap;
using std::tuple_element;
using std::tuple_size;
// Like the standard type, but assignable in kernels, which the standard type is not before C++20.
template <class... T> struct tuple : std::tuple<T...> {
  tuple() = default;
  tuple(const tuple &) = default;
  // Inherited constructors would be host-only.
  template <bool isAny = sizeof...(T) != 0, class = typename std::enable_if<isAny>::type>
  tuple(const T &...);
  template <class... Other, class = typename std::enable_if<
                                sizeof...(Other) != 0 &&
                                std::is_constructible<std::tuple<T...>, Other...>::value>::type>
  tuple(Other &&...);
  tuple &operator=(const tuple &);
  template <class Other> tuple &operator=(const Other &);
};
template <class... T> tuple<typename std::decay<T>::type...> make_tuple(T &&...);
template <class... T> tuple<T &...> tie(T &...);

struct system_error : std::exception {
  template <class... A> explicit system_error(A &&...);
  tranship::Any code() const;
};
namespace system {
using thrust::system_error;
}
struct random_access_traversal_tag {};
struct device_system_tag {};
struct host_system_tag {};

// Execution policies. Each is derived from `execution_policy` of itself.
namespace detail {
template <class Derived> struct execution_policy_base {};
using true_type = std::true_type;
using false_type = std::false_type;
template <class T> struct is_proxy_reference : false_type {};
template <class Derived> Derived &derived_cast(execution_policy_base<Derived> &);
template <class Derived> const Derived &derived_cast(const execution_policy_base<Derived> &);
template <class Derived>
execution_policy_base<Derived> &strip_const(const execution_policy_base<Derived> &);
} // namespace detail
template <class Derived> struct execution_policy : detail::execution_policy_base<Derived> {};
template <class Derived> struct device_execution_policy : execution_policy<Derived> {};
template <class Derived> struct host_execution_policy : execution_policy<Derived> {};
struct TranshipPolicy : execution_policy<TranshipPolicy> {
  template <class... A> TranshipPolicy operator()(A &&...) const;
  template <class Stream> TranshipPolicy on(const Stream &) const;
  template <class... Events> TranshipPolicy after(Events &&...) const;
};
static const TranshipPolicy device, host, seq;
namespace cuda {
static const TranshipPolicy par, par_nosync;
template <class Policy> tranship::Any stream(const Policy &);
}
namespace system {
namespace cuda = thrust::cuda;
}
namespace omp {
static const TranshipPolicy par;
}
namespace cuda_cub = cuda;

// Pointers and containers. A device reference is a plain reference; programs rarely depend on the
// difference.
template <class T> struct device_ptr {
  using value_type = T;
  using reference = typename std::add_lvalue_reference<T>::type;
  using pointer = T *;
  using difference_type = ptrdiff_t;
  using iterator_category = std::random_access_iterator_tag;
  device_ptr();
  template <class U> explicit device_ptr(U *);
  template <class U> device_ptr(const device_ptr<U> &);
  device_ptr(decltype(nullptr));
  T *get() const;
  reference operator*() const;
  T *operator->() const;
  reference operator[](ptrdiff_t) const;
  device_ptr operator+(ptrdiff_t) const;
  device_ptr operator-(ptrdiff_t) const;
  ptrdiff_t operator-(const device_ptr &) const;
  device_ptr &operator+=(ptrdiff_t);
  device_ptr &operator-=(ptrdiff_t);
  device_ptr &operator++();
  device_ptr operator++(int);
  device_ptr &operator--();
  bool operator==(const device_ptr &) const;
  bool operator!=(const device_ptr &) const;
  bool operator<(const device_ptr &) const;
  explicit operator bool() const;
};
template <class T> using device_reference = T &;
template <class T> T *raw_pointer_cast(T *);
template <class T> T *raw_pointer_cast(const device_ptr<T> &);
template <class T> T &raw_reference_cast(T &);
template <class T> device_ptr<T> device_pointer_cast(T *);
template <class T> device_ptr<T> device_pointer_cast(const device_ptr<T> &);
template <class T = char> device_ptr<T> device_malloc(size_t);
template <class T> device_ptr<T> device_new(size_t = 1);
template <class T> void device_free(T);
template <class T> void device_delete(T);
template <class T> struct device_allocator {
  using value_type = T;
  using pointer = device_ptr<T>;
  using const_pointer = device_ptr<const T>;
  using reference = typename std::add_lvalue_reference<T>::type;
  using const_reference = typename std::add_lvalue_reference<const T>::type;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  template <class U> struct rebind {
    using other = device_allocator<U>;
  };
  device_allocator();
  device_allocator(const device_allocator &);
  template <class U> device_allocator(const device_allocator<U> &);
  device_allocator &operator=(const device_allocator &) = default;
  pointer allocate(size_t);
  void deallocate(pointer, size_t);
  bool operator==(const device_allocator &) const;
  bool operator!=(const device_allocator &) const;
};
template <class T> using device_malloc_allocator = device_allocator<T>;
#define TRANSHIP_VECTOR(name, Pointer)                                                             \
  template <class T, class... Allocator> struct name {                                             \
    using value_type = T;                                                                          \
    using size_type = size_t;                                                                      \
    using difference_type = ptrdiff_t;                                                             \
    using reference = T &;                                                                         \
    using const_reference = const T &;                                                             \
    using pointer = Pointer;                                                                       \
    using iterator = Pointer;                                                                      \
    using const_iterator = Pointer;                                                                \
    name();                                                                                        \
    name(std::initializer_list<T>);                                                                \
    template <class... A> name(A &&...);                                                           \
    template <class A> name &operator=(const A &);                                                 \
    iterator begin() const;                                                                        \
    iterator end() const;                                                                          \
    iterator cbegin() const;                                                                       \
    iterator cend() const;                                                                         \
    tranship::Any rbegin() const;                                                                  \
    tranship::Any rend() const;                                                                    \
    Pointer data() const;                                                                          \
    size_t size() const;                                                                           \
    size_t capacity() const;                                                                       \
    bool empty() const;                                                                            \
    T &operator[](size_t) const;                                                                   \
    T &at(size_t) const;                                                                           \
    T &front() const;                                                                              \
    T &back() const;                                                                               \
    void resize(size_t, const T & = T());                                                          \
    void reserve(size_t);                                                                          \
    void shrink_to_fit();                                                                          \
    void clear();                                                                                  \
    void push_back(const T &);                                                                     \
    void pop_back();                                                                               \
    template <class... A> void assign(A &&...);                                                    \
    template <class... A> iterator insert(A &&...);                                                \
    template <class... A> iterator erase(A &&...);                                                 \
    template <class A> void swap(A &&);                                                            \
    bool operator==(const name &) const;                                                           \
    bool operator!=(const name &) const;                                                           \
  };
TRANSHIP_VECTOR(device_vector, device_ptr<T>)
TRANSHIP_VECTOR(host_vector, T *)
TRANSHIP_VECTOR(universal_vector, T *)
#undef TRANSHIP_VECTOR

// Iterators over values that are not stored.
#define TRANSHIP_PLAIN(...) __VA_ARGS__
#define TRANSHIP_ITERATOR(name, T, parameters, arguments)                                          \
  template <TRANSHIP_PLAIN parameters>                                                             \
  struct name##_iterator : tranship::Iterator<name##_iterator<TRANSHIP_PLAIN arguments>, T> {      \
    template <class... A> name##_iterator(A &&...);                                                \
  };
TRANSHIP_ITERATOR(counting, T, (class T, class... More), (T, More...))
TRANSHIP_ITERATOR(constant, T, (class T, class... More), (T, More...))
TRANSHIP_ITERATOR(transform, tranship::Any, (class F, class Input, class... More),
                  (F, Input, More...))
TRANSHIP_ITERATOR(transform_output, tranship::Any, (class F, class Output), (F, Output))
TRANSHIP_ITERATOR(zip, tranship::Any, (class Tuple), (Tuple))
TRANSHIP_ITERATOR(permutation, tranship::Any, (class Element, class Index), (Element, Index))
TRANSHIP_ITERATOR(reverse, tranship::Any, (class Input), (Input))
TRANSHIP_ITERATOR(discard, tranship::Any, (class... More), (More...))
#undef TRANSHIP_ITERATOR
#undef TRANSHIP_PLAIN
template <class T> counting_iterator<T> make_counting_iterator(T);
template <class T, class... More> constant_iterator<T> make_constant_iterator(T, More...);
template <class Input, class F> transform_iterator<F, Input> make_transform_iterator(Input, F);
template <class Output, class F>
transform_output_iterator<F, Output> make_transform_output_iterator(Output, F);
template <class... T> zip_iterator<tuple<T...>> make_zip_iterator(T &&...);
template <class Element, class Index>
permutation_iterator<Element, Index> make_permutation_iterator(Element, Index);
template <class Input> reverse_iterator<Input> make_reverse_iterator(Input);
discard_iterator<> make_discard_iterator();
template <class Iterator> struct iterator_traits : std::iterator_traits<Iterator> {};
template <class Iterator> struct iterator_value { using type = typename Iterator::value_type; };
template <class Iterator> struct iterator_difference { using type = ptrdiff_t; };
template <class First, class Last> ptrdiff_t distance(First, Last);
template <class Iterator, class N> void advance(Iterator &, N);

// Functors.
template <class A, class R> struct unary_function {
  using argument_type = A;
  using result_type = R;
};
template <class A, class B, class R> struct binary_function {
  using first_argument_type = A;
  using second_argument_type = B;
  using result_type = R;
};
#define TRANSHIP_FUNCTOR(name)                                                                     \
  template <class T = void> struct name { template <class... A> T operator()(const A &...) const; };
#define TRANSHIP_PREDICATE(name)                                                                   \
  template <class T = void> struct name {                                                          \
    template <class... A> bool operator()(const A &...) const;                                     \
  };
TRANSHIP_FUNCTOR(plus)
TRANSHIP_FUNCTOR(minus)
TRANSHIP_FUNCTOR(multiplies)
TRANSHIP_FUNCTOR(divides)
TRANSHIP_FUNCTOR(modulus)
TRANSHIP_FUNCTOR(negate)
TRANSHIP_FUNCTOR(square)
TRANSHIP_FUNCTOR(maximum)
TRANSHIP_FUNCTOR(minimum)
TRANSHIP_FUNCTOR(identity)
TRANSHIP_FUNCTOR(project1st)
TRANSHIP_FUNCTOR(project2nd)
TRANSHIP_FUNCTOR(bit_and)
TRANSHIP_FUNCTOR(bit_or)
TRANSHIP_FUNCTOR(bit_xor)
TRANSHIP_PREDICATE(equal_to)
TRANSHIP_PREDICATE(not_equal_to)
TRANSHIP_PREDICATE(greater)
TRANSHIP_PREDICATE(greater_equal)
TRANSHIP_PREDICATE(less)
TRANSHIP_PREDICATE(less_equal)
TRANSHIP_PREDICATE(logical_and)
TRANSHIP_PREDICATE(logical_or)
TRANSHIP_PREDICATE(logical_not)
#undef TRANSHIP_PREDICATE
#undef TRANSHIP_FUNCTOR
template <class F> F not1(F);
template <class F> F not2(F);
template <class F> F make_zip_function(F);
namespace placeholders {
static const tranship::Any _1, _2, _3, _4;
}

// Algorithms, each with and without a policy. Results that host code computes with have their real
// types; overload resolution prefers these overloads to the general ones below. With a reference to a
// constant policy, it would not for `par.on(stream)`.
template <class I> using TranshipValue = typename std::iterator_traits<I>::value_type;
template <class Derived> int transhipPolicy(const detail::execution_policy_base<Derived> *);
template <class Policy> using TranshipIsPolicy = decltype(transhipPolicy((Policy *)nullptr));
#define TRANSHIP_RESULT(name, R, parameters, ...)                                                  \
  template <TRANSHIP_PLAIN parameters> R name(__VA_ARGS__);                                        \
  template <class Policy, class = TranshipIsPolicy<Policy>, TRANSHIP_PLAIN parameters>             \
  R name(Policy, __VA_ARGS__);
#define TRANSHIP_PLAIN(...) __VA_ARGS__
TRANSHIP_RESULT(reduce, TranshipValue<I>, (class I), I, I)
TRANSHIP_RESULT(reduce, T, (class I, class T), I, I, T)
TRANSHIP_RESULT(reduce, T, (class I, class T, class Op), I, I, T, Op)
TRANSHIP_RESULT(transform_reduce, T, (class I, class F, class T, class Op), I, I, F, T, Op)
TRANSHIP_RESULT(inner_product, T, (class I, class J, class T, class... Op), I, I, J, T, Op...)
TRANSHIP_RESULT(count, ptrdiff_t, (class I, class T), I, I, const T &)
TRANSHIP_RESULT(count_if, ptrdiff_t, (class I, class F), I, I, F)
TRANSHIP_RESULT(max_element, I, (class I, class... F), I, I, F...)
TRANSHIP_RESULT(min_element, I, (class I, class... F), I, I, F...)
TRANSHIP_RESULT(find, I, (class I, class T), I, I, const T &)
TRANSHIP_RESULT(find_if, I, (class I, class F), I, I, F)
TRANSHIP_RESULT(unique, I, (class I, class... F), I, I, F...)
TRANSHIP_RESULT(remove, I, (class I, class T), I, I, const T &)
TRANSHIP_RESULT(remove_if, I, (class I, class... F), I, I, F...)
TRANSHIP_RESULT(partition, I, (class I, class... F), I, I, F...)
TRANSHIP_RESULT(copy, O, (class I, class O), I, I, O)
TRANSHIP_RESULT(copy_if, O, (class I, class O, class F), I, I, O, F)
#undef TRANSHIP_PLAIN
#undef TRANSHIP_RESULT
// A program's own `reduce(group, value)`, which is found beside it for a complex number, wins.
#define TRANSHIP_ALGORITHM(name) template <class... A> tranship::Any name(const A &...);
#define TRANSHIP_ALGORITHMS(a, b, c, d)                                                            \
  TRANSHIP_ALGORITHM(a) TRANSHIP_ALGORITHM(b) TRANSHIP_ALGORITHM(c) TRANSHIP_ALGORITHM(d)
TRANSHIP_ALGORITHMS(adjacent_difference, all_of, any_of, contains)
TRANSHIP_ALGORITHMS(binary_search, copy, copy_if, copy_n)
TRANSHIP_ALGORITHMS(count, count_if, equal, equal_range)
TRANSHIP_ALGORITHMS(exclusive_scan, exclusive_scan_by_key, fill, fill_n)
TRANSHIP_ALGORITHMS(find, find_if, find_if_not, for_each)
TRANSHIP_ALGORITHMS(for_each_n, gather, gather_if, generate)
TRANSHIP_ALGORITHMS(generate_n, inclusive_scan, inclusive_scan_by_key, inner_product)
TRANSHIP_ALGORITHMS(is_partitioned, is_sorted, is_sorted_until, lower_bound)
TRANSHIP_ALGORITHMS(max_element, merge, merge_by_key, min_element)
TRANSHIP_ALGORITHMS(minmax_element, mismatch, none_of, partition)
TRANSHIP_ALGORITHMS(partition_copy, partition_point, reduce, reduce_by_key)
TRANSHIP_ALGORITHMS(reduce_into, remove, remove_copy, remove_copy_if)
TRANSHIP_ALGORITHMS(remove_if, replace, replace_copy, replace_copy_if)
TRANSHIP_ALGORITHMS(replace_if, reverse, reverse_copy, scatter)
TRANSHIP_ALGORITHMS(scatter_if, sequence, set_difference, set_difference_by_key)
TRANSHIP_ALGORITHMS(set_intersection, set_intersection_by_key, set_symmetric_difference, set_union)
TRANSHIP_ALGORITHMS(set_union_by_key, shuffle, shuffle_copy, sort)
TRANSHIP_ALGORITHMS(sort_by_key, stable_partition, stable_partition_copy, stable_sort)
TRANSHIP_ALGORITHMS(stable_sort_by_key, swap_ranges, tabulate, transform)
TRANSHIP_ALGORITHMS(transform_exclusive_scan, transform_if, transform_inclusive_scan,
                    transform_reduce)
TRANSHIP_ALGORITHMS(uninitialized_copy, uninitialized_copy_n, uninitialized_fill,
                    uninitialized_fill_n)
TRANSHIP_ALGORITHMS(unique, unique_by_key, unique_by_key_copy, unique_copy)
TRANSHIP_ALGORITHMS(unique_count, upper_bound, get_temporary_buffer, return_temporary_buffer)
#undef TRANSHIP_ALGORITHMS
#undef TRANSHIP_ALGORITHM
template <class T> constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T> constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }

// Random numbers.
namespace random {
struct TranshipEngine {
  using result_type = unsigned;
  static const unsigned min = 0, max = ~0u;
  template <class... A> explicit TranshipEngine(A &&...);
  unsigned operator()();
  void seed(unsigned long long);
  void discard(unsigned long long);
};
using default_random_engine = TranshipEngine;
using minstd_rand = TranshipEngine;
using minstd_rand0 = TranshipEngine;
using ranlux24 = TranshipEngine;
using ranlux48 = TranshipEngine;
using taus88 = TranshipEngine;
using philox4x32 = TranshipEngine;
template <class T> struct TranshipDistribution {
  template <class... A> explicit TranshipDistribution(A...);
  template <class Engine> T operator()(Engine &);
};
template <class T = double> using uniform_real_distribution = TranshipDistribution<T>;
template <class T = int> using uniform_int_distribution = TranshipDistribution<T>;
template <class T = double> using normal_distribution = TranshipDistribution<T>;
} // namespace random
using namespace random;

// Complex numbers.
template <class T> struct complex {
  using value_type = T;
  constexpr complex(const T & = T(), const T & = T()) {}
  template <class U> complex(const complex<U> &);
  T real() const;
  T imag() const;
  void real(T);
  void imag(T);
  complex &operator+=(const complex &);
  complex &operator-=(const complex &);
  complex &operator*=(const complex &);
  complex &operator/=(const complex &);
  friend complex operator+(const complex &, const complex &) { return {}; }
  friend complex operator-(const complex &, const complex &) { return {}; }
  friend complex operator*(const complex &, const complex &) { return {}; }
  friend complex operator/(const complex &, const complex &) { return {}; }
  friend complex operator+(const complex &) { return {}; }
  friend complex operator-(const complex &) { return {}; }
  friend bool operator==(const complex &, const complex &) { return true; }
  friend bool operator!=(const complex &, const complex &) { return true; }
};
#define TRANSHIP_COMPLEX(name) template <class T> complex<T> name(const complex<T> &);
TRANSHIP_COMPLEX(conj)
TRANSHIP_COMPLEX(proj)
TRANSHIP_COMPLEX(exp)
TRANSHIP_COMPLEX(log)
TRANSHIP_COMPLEX(log10)
TRANSHIP_COMPLEX(sqrt)
TRANSHIP_COMPLEX(sin)
TRANSHIP_COMPLEX(cos)
TRANSHIP_COMPLEX(tan)
TRANSHIP_COMPLEX(sinh)
TRANSHIP_COMPLEX(cosh)
TRANSHIP_COMPLEX(tanh)
TRANSHIP_COMPLEX(asin)
TRANSHIP_COMPLEX(acos)
TRANSHIP_COMPLEX(atan)
TRANSHIP_COMPLEX(asinh)
TRANSHIP_COMPLEX(acosh)
TRANSHIP_COMPLEX(atanh)
#undef TRANSHIP_COMPLEX
template <class T> T abs(const complex<T> &);
template <class T> T arg(const complex<T> &);
template <class T> T norm(const complex<T> &);
template <class T> complex<T> polar(const T &, const T & = T());
template <class A, class B> complex<A> pow(const complex<A> &, const B &);
template <class T> complex<T> pow(const T &, const complex<T> &);
template <class Stream, class T> Stream &operator<<(Stream &, const complex<T> &);

} // namespace thrust

// Namespaces that rocThrust and hipCUB declare in the global namespace (record/TypeRecorder.cpp).
namespace tranship_hip_globals {
namespace detail {}
namespace internal {}
namespace rocprim {}
} // namespace tranship_hip_globals

#include "thrust_iterators.h"
#include "thrust_systems.h"

// Thrust in a namespace that the project chooses.
#ifdef THRUST_WRAPPED_NAMESPACE
namespace THRUST_WRAPPED_NAMESPACE {
namespace thrust = ::thrust;
}
#elif defined(THRUST_CUB_WRAPPED_NAMESPACE)
namespace THRUST_CUB_WRAPPED_NAMESPACE {
namespace thrust = ::thrust;
}
#endif

// For structured bindings of a tuple.
namespace std {
template <class... T>
struct tuple_size<thrust::tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <size_t index, class... T>
struct tuple_element<index, thrust::tuple<T...>> : tuple_element<index, tuple<T...>> {};
} // namespace std

#pragma clang force_cuda_host_device end
