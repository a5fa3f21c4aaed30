// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/detail/type_traits/result_of_adaptable_function.h>: the result type of a
// functor, which may be device-only. nvcc accepts a call of such a functor in an unevaluated operand;
// clang rejects it in host code, so the type of its call operator is used instead.
#pragma once
#pragma GCC system_header

#include <thrust/detail/config.h>
#include <thrust/detail/type_traits/function_traits.h>

#include <type_traits>

THRUST_NAMESPACE_BEGIN
namespace detail {

template <class Operator> struct TranshipOperatorResult;
#define TRANSHIP_THRUST_OPERATOR(...)                                                              \
  template <class Class, class Result, class... Parameters>                                        \
  struct TranshipOperatorResult<Result (Class::*)(Parameters...) __VA_ARGS__> {                    \
    using type = Result;                                                                           \
  };
TRANSHIP_THRUST_OPERATOR()
TRANSHIP_THRUST_OPERATOR(const)
#if __cplusplus >= 201703L
TRANSHIP_THRUST_OPERATOR(noexcept)
TRANSHIP_THRUST_OPERATOR(const noexcept)
#endif
#undef TRANSHIP_THRUST_OPERATOR

template <class Functor, class Call, class = void>
struct TranshipResult : TranshipOperatorResult<decltype(&Functor::operator())> {};
template <class Functor, class... Arguments>
struct TranshipResult<
    Functor, Functor(Arguments...),
    decltype(void(std::declval<Functor &>()(std::declval<Arguments>()...)))> {
  using type = decltype(std::declval<Functor &>()(std::declval<Arguments>()...));
};

template <class Call, class = void> struct result_of_adaptable_function;
template <class Functor, class... Arguments, class Enable>
struct result_of_adaptable_function<Functor(Arguments...), Enable>
    : TranshipResult<Functor, Functor(Arguments...)> {};
template <class Functor, class... Arguments>
struct result_of_adaptable_function<
    Functor(Arguments...),
    typename thrust::detail::enable_if<thrust::detail::has_result_type<Functor>::value>::type> {
  using type = typename Functor::result_type;
};

} // namespace detail
THRUST_NAMESPACE_END
