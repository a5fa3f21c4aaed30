// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of CBLAS, and elements as the library's numbers.
#pragma once

#include "libraries/Blas.h"

#include <complex>

// How CBLAS takes the factor `p`, and its type: numbers by value, complex numbers by pointer.
#define BY_VALUE(p) *p
#define BY_POINTER(p) &*p
/// Calls a function of CBLAS with these arguments, and deduces its type from them.
#define CBLAS(name, ...) callBlas([] { return "cblas_" name; }, __VA_ARGS__)

namespace tranship::emulator {

template <class Name, class Result = void, class... Arguments>
auto callBlas(Name name, Arguments... arguments) {
  static auto *function = blasLibrary().function<void(Arguments...)>(name());
  return function(arguments...);
}
template <class Result, class Name, class... Arguments>
Result resultOfBlas(Name name, Arguments... arguments) {
  static auto *function = blasLibrary().function<Result(Arguments...)>(name());
  return function(arguments...);
}
#define CBLAS_RESULT(R, name, ...) resultOfBlas<R>([] { return "cblas_" name; }, __VA_ARGS__)

// The few operations on elements that our own loops need, with the library's complex numbers.
template <class T> struct Number { using type = T; };
template <> struct Number<float2> { using type = std::complex<float>; };
template <> struct Number<double2> { using type = std::complex<double>; };
template <class T> using NumberOf = typename Number<T>::type;
template <class T> const NumberOf<T> *numbers(const T *p) {
  return reinterpret_cast<const NumberOf<T> *>(p);
}
template <class T> NumberOf<T> *numbers(T *p) { return reinterpret_cast<NumberOf<T> *>(p); }

template <class T> T conjugate(T value) { return value; }
template <class R> std::complex<R> conjugate(std::complex<R> value) { return std::conj(value); }

} // namespace tranship::emulator
