// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB: the building blocks of its primitives, which programs use to write their own. Templates matter
// most here, because the use of an undeclared template is a syntax error.
#pragma once
#pragma GCC system_header

#include "any.h"

#pragma clang force_cuda_host_device begin

#define CUB_RUNTIME_FUNCTION
#define CUB_NAMESPACE_BEGIN namespace cub {
#define CUB_NAMESPACE_END }
#define CUB_PREVENT_MACRO_SUBSTITUTION
#define CUB_PTX_ARCH 900
#define CUB_PTX_LOG_WARP_THREADS 5
#define CUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y)-1) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) (CUB_QUOTIENT_CEILING(x, y) * (y))
#define CUB_ROUND_DOWN_NEAREST(x, y) (((x) / (y)) * (y))
#define CUB_STATIC_ASSERT(condition, message) static_assert((condition), #message)
#define CUB_ALIGN(bytes) __attribute__((aligned(bytes)))
#define _CubLog(...) printf(__VA_ARGS__)

namespace cub {

using tranship::Any;

// Numbers and types.
template <int value> struct Int2Type { enum { VALUE = value }; };
template <int n, int = n, int = 0> struct Log2 {
  enum { VALUE = n <= 1 ? 0 : 31 - __builtin_clz(n - 1) + 1 };
};
template <int n> struct PowerOfTwo { enum { VALUE = (n & (n - 1)) == 0 }; };
template <class T> struct IsPointer { enum { VALUE = std::is_pointer<T>::value }; };
template <class T> struct IsVolatile { enum { VALUE = std::is_volatile<T>::value }; };
template <class T> struct RemoveQualifiers { using Type = typename std::remove_cv<T>::type; };
template <bool condition, class Then, class Else> struct If {
  using Type = typename std::conditional<condition, Then, Else>::type;
};
template <class A, class B> struct Equals { enum { VALUE = std::is_same<A, B>::value }; };
template <class T> struct AlignBytes {
  enum { ALIGN_BYTES = alignof(T) };
  using Type = T;
};
template <class T> struct UnitWord {
  using ShuffleWord = unsigned;
  using VolatileWord = unsigned;
  using DeviceWord = unsigned;
  using TextureWord = unsigned;
};
template <class T, int n> struct CubVector {
  using BaseType = T;
  T x, y, z, w;
};
template <class T, class Iterator = T *> struct FutureValue { explicit FutureValue(Iterator); };
enum Category { NOT_A_NUMBER, SIGNED_INTEGER, UNSIGNED_INTEGER, FLOATING_POINT };
template <Category, bool, bool, class U, class T> struct BaseTraits { using UnsignedBits = U; };
template <class A, class B> A DivideAndRoundUp(A, B);
template <class T, class Offset> Offset LowerBound(T, Offset, Any);
template <class T, class Offset> Offset UpperBound(T, Offset, Any);
template <class... A> void MergePathSearch(A &&...);
template <class... A> Any MergePath(A &&...);
template <class T> T MidPoint(T, T);
template <class T> void Swap(T &, T &);
template <class... A> void StableOddEvenSort(A &&...);
template <class... A> void SerialMerge(A &&...);

// Functors that use other functors.
#define TRANSHIP_WRAPPER(name)                                                                     \
  template <class Op> struct name {                                                                \
    name();                                                                                        \
    explicit name(Op);                                                                             \
    template <class A, class B> A operator()(const A &, const B &) const;                          \
  };
TRANSHIP_WRAPPER(BinaryFlip)
TRANSHIP_WRAPPER(InequalityWrapper)
TRANSHIP_WRAPPER(ReduceByKeyOp)
TRANSHIP_WRAPPER(ReduceBySegmentOp)
TRANSHIP_WRAPPER(SwizzleScanOp)
#undef TRANSHIP_WRAPPER
template <class Op> BinaryFlip<Op> MakeBinaryFlip(Op);

// Grids.
enum GridMappingStrategy {
  GRID_MAPPING_RAKE,
  GRID_MAPPING_STRIP_MINE,
  GRID_MAPPING_DYNAMIC
};
template <class Offset> struct GridEvenShare {
  Offset num_items, block_offset, block_end, block_stride;
  int grid_size;
  void DispatchInit(Offset, int, int);
  template <int items, GridMappingStrategy> void BlockInit();
  void BlockInit(Offset, Offset);
};
template <class Offset> struct GridQueue {
  GridQueue();
  explicit GridQueue(void *);
  static size_t AllocationSize();
  cudaError_t FillAndResetDrain(Offset, cudaStream_t = 0);
  cudaError_t ResetDrain(cudaStream_t = 0);
  cudaError_t ResetFill(cudaStream_t = 0);
  cudaError_t FillSize(Offset &, cudaStream_t = 0);
  Offset Drain(Offset);
  Offset Fill(Offset);
};
struct GridBarrier { void Sync() const; };
struct GridBarrierLifetime : GridBarrier { cudaError_t Setup(int); };

// Ranking and decoding in a block.
template <int bits, bool descending> struct TranshipRank {
  struct TempStorage {};
  TranshipRank();
  template <class... A> explicit TranshipRank(A &&...);
  template <class... A> void RankKeys(A &&...);
};
template <int x, int bits, bool descending, class... More>
struct BlockRadixRank : TranshipRank<bits, descending> {
  using TranshipRank<bits, descending>::TranshipRank;
};
template <int x, int bits, bool descending, class... More>
struct BlockRadixRankMatch : TranshipRank<bits, descending> {
  using TranshipRank<bits, descending>::TranshipRank;
};
template <class Key> struct BFEDigitExtractor {
  explicit BFEDigitExtractor(unsigned = 0, unsigned = 0);
  unsigned Digit(unsigned long long) const;
};
template <class Key> struct ShiftDigitExtractor : BFEDigitExtractor<Key> {
  using BFEDigitExtractor<Key>::BFEDigitExtractor;
};
template <class T, int x, int runs, int items, class Offset = unsigned, int y = 1, int z = 1>
struct BlockRunLengthDecode {
  struct TempStorage {};
  template <class... A> explicit BlockRunLengthDecode(A &&...);
  template <class... A> void RunLengthDecode(A &&...);
};
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };
template <class T, int items, int threads = 32, class... More> struct WarpExchange {
  struct TempStorage {};
  WarpExchange();
  template <class... A> explicit WarpExchange(A &&...);
  template <class... A> void BlockedToStriped(A &&...);
  template <class... A> void StripedToBlocked(A &&...);
  template <class... A> void ScatterToStriped(A &&...);
};

// Scans that look back, and policies for tuning.
template <class T, bool = true> struct ScanTileState {
  template <class... A> cudaError_t Init(A &&...);
  template <class... A> void InitializeStatus(A &&...);
  template <class... A> static cudaError_t AllocationSize(A &&...);
};
template <class T, class Op, class State, class... More> struct TilePrefixCallbackOp {
  struct TempStorage {};
  template <class... A> explicit TilePrefixCallbackOp(A &&...);
  T operator()(T);
};
template <int version, class Policy, class Previous> struct ChainedPolicy {
  using ActivePolicy = Policy;
};

// Instructions.
template <class T> unsigned BFE(T, unsigned, unsigned);
template <class... A> void BFI(A &&...);
template <int bits> unsigned MatchAny(unsigned);
template <int threads, class... A> unsigned WarpMask(A...);
template <CacheLoadModifier modifier, class T> void UnrolledThreadLoad(const T *, T *);
template <int count, class... A> void UnrolledCopy(A &&...);
void CTA_SYNC();
void WARP_SYNC(unsigned);
int WARP_ALL(int, unsigned);
int WARP_ANY(int, unsigned);
int WARP_BALLOT(int, unsigned);
int CurrentDevice();
int DeviceCount();
cudaError_t SyncStream(cudaStream_t);

} // namespace cub

#pragma clang force_cuda_host_device end
