// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A value of an unknown type, which converts from and to every type. It is the result type of template
// library functions whose real result types only the library uses.
#pragma once
#pragma GCC system_header

#include "core.h"

#include <iterator>
#include <type_traits>

#pragma clang force_cuda_host_device begin

namespace tranship {

struct Any {
  using value_type = Any;
  using reference = Any;
  using pointer = Any *;
  using difference_type = ptrdiff_t;
  Any() = default;
  Any(const Any &) = default;
  template <class... A> Any(A &&...);
  Any &operator=(const Any &) = default;
  template <class A> Any &operator=(A &&);
  template <class A> operator A() const;
  template <class... A> Any operator()(A &&...) const;
  template <class A> Any operator[](A &&) const;
  Any get() const;
  static Any first, second;
  Any operator*() const;
  Any *operator->() const;
  Any &operator++();
  Any &operator--();
  Any operator++(int);
  Any operator--(int);
};

// Binary operators with an operand of type Any: types that convert to Any have their own operators.
// `&&`, `||` and `,` use the conversions.
template <class L, class R>
using IfAny = typename std::enable_if<std::is_same<L, Any>::value || std::is_same<R, Any>::value>;
#define TRANSHIP_ANY(R, op)                                                                        \
  template <class A, class B, class = typename IfAny<A, B>::type>                                  \
  R operator op(const A &, const B &);
TRANSHIP_ANY(Any, +)
TRANSHIP_ANY(Any, -)
TRANSHIP_ANY(Any, *)
TRANSHIP_ANY(Any, /)
TRANSHIP_ANY(Any, %)
TRANSHIP_ANY(Any, &)
TRANSHIP_ANY(Any, |)
TRANSHIP_ANY(Any, ^)
TRANSHIP_ANY(Any, >>)
TRANSHIP_ANY(bool, ==)
TRANSHIP_ANY(bool, !=)
TRANSHIP_ANY(bool, <)
TRANSHIP_ANY(bool, >)
TRANSHIP_ANY(bool, <=)
TRANSHIP_ANY(bool, >=)
#undef TRANSHIP_ANY
// The left operand of << is a stream: std::cout << any << '\n'.
template <class Stream, class A, class = typename IfAny<A, A>::type>
Stream &operator<<(Stream &, const A &);
#define TRANSHIP_ANY_ASSIGN(op)                                                                    \
  template <class A, class B, class = typename IfAny<B, B>::type> A &operator op(A &, const B &);
TRANSHIP_ANY_ASSIGN(+=)
TRANSHIP_ANY_ASSIGN(-=)
TRANSHIP_ANY_ASSIGN(*=)
TRANSHIP_ANY_ASSIGN(/=)
TRANSHIP_ANY_ASSIGN(|=)
TRANSHIP_ANY_ASSIGN(&=)
#undef TRANSHIP_ANY_ASSIGN

/// A random access iterator over computed values of type T. Self is the class that derives from it.
template <class Self, class T> struct Iterator {
  using value_type = T;
  using reference = T;
  using pointer = T *;
  using difference_type = ptrdiff_t;
  using iterator_category = std::random_access_iterator_tag;
  T operator*() const;
  T *operator->() const;
  T operator[](ptrdiff_t) const;
  Self operator+(ptrdiff_t) const;
  Self operator-(ptrdiff_t) const;
  ptrdiff_t operator-(const Self &) const;
  Self &operator+=(ptrdiff_t);
  Self &operator-=(ptrdiff_t);
  Self &operator++();
  Self &operator--();
  Self operator++(int);
  Self operator--(int);
  bool operator==(const Self &) const;
  bool operator!=(const Self &) const;
  bool operator<(const Self &) const;
  Any base() const;
  Any get_iterator_tuple() const;
};

} // namespace tranship

#pragma clang force_cuda_host_device end
