// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <nvfunctional>: std::function for kernels.
#pragma once
#pragma GCC system_header

#include "core.h"

#pragma clang force_cuda_host_device begin
namespace nvstd {
template <class Signature> struct function;
template <class R, class... A> struct function<R(A...)> {
  function() = default;
  template <class F> function(F);
  R operator()(A...) const;
  explicit operator bool() const;
};
} // namespace nvstd
#pragma clang force_cuda_host_device end
