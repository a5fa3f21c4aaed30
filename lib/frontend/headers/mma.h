// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix fragments of a warp.
#pragma once
#pragma GCC system_header

#include "cuda_bf16.h"
#include "cuda_fp16.h"

#pragma clang force_cuda_host_device begin

namespace nvcuda {
namespace wmma {

struct matrix_a;
struct matrix_b;
struct accumulator;
struct row_major;
struct col_major;
namespace precision {
struct tf32;
struct u4;
struct s4;
struct b1;
} // namespace precision
namespace experimental {
namespace precision = wmma::precision;
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental
using experimental::bmmaAccumulateOp;
using experimental::bmmaBitOp;
enum layout_t { mem_row_major, mem_col_major };

template <class T> struct TranshipElement { using Type = T; };
template <> struct TranshipElement<precision::tf32> { using Type = float; };
template <> struct TranshipElement<precision::u4> { using Type = unsigned; };
template <> struct TranshipElement<precision::s4> { using Type = int; };
template <> struct TranshipElement<precision::b1> { using Type = unsigned; };
template <class Use, int m, int n, int k, class T, class Layout = void> struct fragment {
  using element_type = typename TranshipElement<T>::Type;
  using storage_element_type = element_type;
  static constexpr int num_elements = m * n / 32, num_storage_elements = num_elements;
  element_type x[num_elements];
};

template <class Fragment, class V> void fill_fragment(Fragment &, const V &);
template <class Fragment, class T> void load_matrix_sync(Fragment &, const T *, unsigned stride);
template <class Fragment, class T>
void load_matrix_sync(Fragment &, const T *, unsigned stride, layout_t);
template <class Fragment, class T>
void store_matrix_sync(T *, const Fragment &, unsigned stride, layout_t);
template <class D, class A, class B, class C>
void mma_sync(D &, const A &, const B &, const C &, bool saturate = false);
template <class D, class A, class B, class C>
void bmma_sync(D &, const A &, const B &, const C &, bmmaBitOp = experimental::bmmaBitOpXOR,
               bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC);
template <int = 0> float __float_to_tf32(float);

} // namespace wmma
} // namespace nvcuda

#pragma clang force_cuda_host_device end
