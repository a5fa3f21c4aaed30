// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <mma.h> and <rocwmma/rocwmma.hpp>: products of tiles that a warp holds together. Each lane has an
// equal part of a tile; in a warp of 64 lanes, the upper half has the same parts as the lower. Which
// elements a lane has is not part of the interface. Products are plain loops: sums of floats in
// order, in the accumulator's type.
#pragma once
#pragma GCC system_header

#include "bfloat16.h"
#include "half.h"

#include "threads.h"

#include <cstdint>

#ifdef __HIP__
namespace rocwmma {
#else
namespace nvcuda {
namespace wmma {
#endif

struct matrix_a;
struct matrix_b;
struct accumulator;
struct row_major;
struct col_major;
enum layout_t { mem_row_major, mem_col_major };
enum transhipMissingLayout {};

#ifdef __HIP__
using int8_t = ::std::int8_t;
using uint8_t = ::std::uint8_t;
using int32_t = ::std::int32_t;
using float16_t = _Float16;
using hfloat16_t = __half;
using bfloat16_t = __hip_bfloat16;
using float32_t = float;
using float64_t = double;
struct xfloat32_t {
  float value;
  __host__ __device__ xfloat32_t(float value = 0) : value(value) {}
  __host__ __device__ operator float() const { return value; }
};
#else
namespace precision {
struct tf32;
} // namespace precision

/// Rounded to ten bits after the point, ties away from zero.
__device__ inline float __float_to_tf32(float value) {
  unsigned bits = __float_as_uint(value);
  bool isFinite = (bits & 0x7f800000u) != 0x7f800000u;
  return isFinite ? __uint_as_float((bits + 0x1000u) & ~0x1fffu) : value;
}
#endif

/// The type in which elements are kept, and what enters a product.
template <class T> struct TranshipElement {
  using Type = T;
  template <class To> __device__ static To read(const T &value) { return To(value); }
};
template <> struct TranshipElement<__half> {
  using Type = __half;
  template <class To> __device__ static To read(const __half &value) { return To(float(value)); }
};
template <> struct TranshipElement<
#ifdef __HIP__
    __hip_bfloat16
#else
    __nv_bfloat16
#endif
    > {
#ifdef __HIP__
  using Type = __hip_bfloat16;
#else
  using Type = __nv_bfloat16;
#endif
  template <class To> __device__ static To read(const Type &value) { return To(float(value)); }
};
#ifndef __HIP__
template <> struct TranshipElement<precision::tf32> {
  using Type = float;
  /// The hardware leaves the lower bits out.
  template <class To> __device__ static To read(float value) {
    return To(__uint_as_float(__float_as_uint(value) & ~0x1fffu));
  }
};
#endif

template <class Use, int M, int N, int K> struct TranshipTile {
  static constexpr int rows = M, columns = N;
};
template <int M, int N, int K> struct TranshipTile<matrix_a, M, N, K> {
  static constexpr int rows = M, columns = K;
};
template <int M, int N, int K> struct TranshipTile<matrix_b, M, N, K> {
  static constexpr int rows = K, columns = N;
};

template <class Use, int M, int N, int K, class T, class Layout = transhipMissingLayout>
struct fragment {
  using Tile = TranshipTile<Use, M, N, K>;
  using element_type = typename TranshipElement<T>::Type;
  using storage_element_type = element_type;
  static_assert(Tile::rows * Tile::columns % 32 == 0, "the lanes share a tile equally");
  static constexpr int num_elements = Tile::rows * Tile::columns / 32;
  static constexpr int num_storage_elements = num_elements;

  element_type x[num_elements];

  __device__ static constexpr unsigned size() { return num_elements; }
  __device__ element_type &operator[](unsigned index) { return x[index]; }
  __device__ const element_type &operator[](unsigned index) const { return x[index]; }
  /// The place in the tile, row by row, of an element of this lane.
  __device__ static int place(int element) { return tranship_lane() % 32 * num_elements + element; }
};

template <class Fragment, class Pointer>
__device__ void transhipMove(Fragment &fragment, Pointer memory, unsigned stride, bool byRows,
                             bool isStore) {
  using Tile = typename Fragment::Tile;
  for (int element = 0; element < Fragment::num_elements; ++element) {
    unsigned place = unsigned(Fragment::place(element));
    unsigned row = place / Tile::columns, column = place % Tile::columns;
    auto &there = memory[byRows ? row * stride + column : column * stride + row];
    if constexpr (!__is_const(__remove_reference_t(decltype(there))))
      if (isStore) {
        there = fragment.x[element];
        continue;
      }
    fragment.x[element] = there;
  }
}

template <class Use, int M, int N, int K, class T, class Layout>
__device__ void load_matrix_sync(fragment<Use, M, N, K, T, Layout> &to,
                                 const typename TranshipElement<T>::Type *from, unsigned stride) {
  transhipMove(to, from, stride, __is_same(Layout, row_major), false);
}
template <int M, int N, int K, class T, class Layout>
__device__ void load_matrix_sync(fragment<accumulator, M, N, K, T, Layout> &to,
                                 const typename TranshipElement<T>::Type *from, unsigned stride,
                                 layout_t layout) {
  transhipMove(to, from, stride, layout == mem_row_major, false);
}
template <int M, int N, int K, class T, class Layout>
__device__ void store_matrix_sync(typename TranshipElement<T>::Type *to,
                                  const fragment<accumulator, M, N, K, T, Layout> &from,
                                  unsigned stride, layout_t layout) {
  auto copy = from;
  transhipMove(copy, to, stride, layout == mem_row_major, true);
}
#ifdef __HIP__
template <int M, int N, int K, class T, class Layout>
__device__ void store_matrix_sync(T *to, const fragment<accumulator, M, N, K, T, Layout> &from,
                                  unsigned stride) {
  auto copy = from;
  transhipMove(copy, to, stride, __is_same(Layout, row_major), true);
}
__device__ inline void synchronize_workgroup() { __syncthreads(); }
#endif

template <class Use, int M, int N, int K, class T, class Layout, class Value>
__device__ void fill_fragment(fragment<Use, M, N, K, T, Layout> &to, const Value &value) {
  for (auto &element : to.x)
    element = typename TranshipElement<T>::Type(value);
}

/// Where the lanes of a block keep their parts of the two factors during a product.
__device__ inline const void *(*transhipFactors())[2] {
  __shared__ const void *factors[1024][2];
  return factors;
}

template <int M, int N, int K, class A, class LayoutA, class B, class LayoutB, class C, class D,
          class LayoutC, class LayoutD>
__device__ void mma_sync(fragment<accumulator, M, N, K, D, LayoutD> &d,
                         const fragment<matrix_a, M, N, K, A, LayoutA> &a,
                         const fragment<matrix_b, M, N, K, B, LayoutB> &b,
                         const fragment<accumulator, M, N, K, C, LayoutC> &c, bool = false) {
  using FragmentA = fragment<matrix_a, M, N, K, A, LayoutA>;
  using FragmentB = fragment<matrix_b, M, N, K, B, LayoutB>;
  using Sum = decltype(typename TranshipElement<D>::Type() + 0);
  unsigned rank = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  unsigned first = rank - unsigned(tranship_lane());
  auto *factors = transhipFactors();
  factors[rank][0] = a.x;
  factors[rank][1] = b.x;
  __syncwarp();
  for (int element = 0; element < d.num_elements; ++element) {
    int place = d.place(element), row = place / N, column = place % N;
    Sum sum = TranshipElement<C>::template read<Sum>(c.x[element]);
    for (int k = 0; k < K; ++k) {
      int left = row * K + k, right = k * N + column;
      auto *ofA = (const typename FragmentA::element_type *)
          factors[first + unsigned(left / FragmentA::num_elements)][0];
      auto *ofB = (const typename FragmentB::element_type *)
          factors[first + unsigned(right / FragmentB::num_elements)][1];
      sum += TranshipElement<A>::template read<Sum>(ofA[left % FragmentA::num_elements]) *
             TranshipElement<B>::template read<Sum>(ofB[right % FragmentB::num_elements]);
    }
    d.x[element] = typename TranshipElement<D>::Type(sum);
  }
  __syncwarp();
}

#ifdef __HIP__
} // namespace rocwmma
#else
} // namespace wmma
} // namespace nvcuda
#endif
