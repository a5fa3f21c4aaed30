// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Traits that signatures in the facts use.
namespace __hip_internal {
template <> struct is_floating_point<_Float16> : true_type {};
} // namespace __hip_internal
template <bool condition, typename T = void>
using Enable_if_t = typename __hip_internal::enable_if<condition, T>::type;
