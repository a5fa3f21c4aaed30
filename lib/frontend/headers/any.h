// A value of which nothing is known: made of anything, turns into anything. Results of template
// libraries, whose real types only matter to them, are this.
#pragma once
#pragma GCC system_header

#include "core.h"

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

// Binary operators on either side. `&&`, `||` and `,` are left to the conversions.
#define TRANSHIP_ANY(op)                                                                           \
  template <class A> Any operator op(const Any &, const A &);                                      \
  template <class A> Any operator op(const A &, const Any &);                                      \
  Any operator op(const Any &, const Any &);
#define TRANSHIP_ANY_BOOL(op)                                                                      \
  template <class A> bool operator op(const Any &, const A &);                                     \
  template <class A> bool operator op(const A &, const Any &);                                     \
  bool operator op(const Any &, const Any &);
TRANSHIP_ANY(+)
TRANSHIP_ANY(-)
TRANSHIP_ANY(*)
TRANSHIP_ANY(/)
TRANSHIP_ANY(%)
TRANSHIP_ANY(&)
TRANSHIP_ANY(|)
TRANSHIP_ANY(^)
TRANSHIP_ANY(>>)
TRANSHIP_ANY_BOOL(==)
TRANSHIP_ANY_BOOL(!=)
TRANSHIP_ANY_BOOL(<)
TRANSHIP_ANY_BOOL(>)
TRANSHIP_ANY_BOOL(<=)
TRANSHIP_ANY_BOOL(>=)
#undef TRANSHIP_ANY_BOOL
#undef TRANSHIP_ANY
template <class A> Any operator<<(const Any &, const A &);
template <class Stream> Stream &operator<<(Stream &, const Any &); // also std::cout << any << '\n'
#define TRANSHIP_ANY_ASSIGN(op) template <class A> A &operator op(A &, const Any &);
TRANSHIP_ANY_ASSIGN(+=)
TRANSHIP_ANY_ASSIGN(-=)
TRANSHIP_ANY_ASSIGN(*=)
TRANSHIP_ANY_ASSIGN(/=)
TRANSHIP_ANY_ASSIGN(|=)
TRANSHIP_ANY_ASSIGN(&=)
#undef TRANSHIP_ANY_ASSIGN

} // namespace tranship

#pragma clang force_cuda_host_device end
