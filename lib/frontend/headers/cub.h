// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB: the names that programs use, with members that take and return any type. Collectives keep their
// template parameters, because programs write them.
#pragma once
#pragma GCC system_header

#include "any.h"
#ifndef TRANSHIP_WITHOUT_THRUST // CUB's headers include Thrust, hipCUB's do not
#include "thrust.h"
#endif

#pragma clang force_cuda_host_device begin

#define CUB_NS_PREFIX
#define CUB_NS_POSTFIX
#define CUB_NS_QUALIFIER ::cub
#define CCCL_VERSION 3000001
#define CCCL_MAJOR_VERSION 3
#define CCCL_MINOR_VERSION 0
#define CCCL_PATCH_VERSION 1
#define CUB_VERSION 300000
#define CUB_MAJOR_VERSION 3
#define CUB_MINOR_VERSION 0
#define CUB_SUBMINOR_VERSION 0
#define CUB_PATCH_NUMBER 1
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_PTX_WARP_THREADS 32
#define CubDebug(e) cub::Debug((cudaError_t)(e), __FILE__, __LINE__)
#define CubDebugExit(e)                                                                            \
  if (CubDebug(e))                                                                                 \
  exit(1)

namespace cub {

using tranship::Any;

// Algorithms of the whole device: each member takes arguments of any type and returns an error code.
#define TRANSHIP_CALL(f) template <class... A> static cudaError_t f(A &&...);
#define TRANSHIP_CALLS(...) TRANSHIP_PICK(__VA_ARGS__, 8, 7, 6, 5, 4, 3, 2, 1)(__VA_ARGS__)
#define TRANSHIP_PICK(a, b, c, d, e, f, g, h, n, ...) TRANSHIP_CALLS_##n
#define TRANSHIP_CALLS_1(a) TRANSHIP_CALL(a)
#define TRANSHIP_CALLS_2(a, ...) TRANSHIP_CALL(a) TRANSHIP_CALLS_1(__VA_ARGS__)
#define TRANSHIP_CALLS_3(a, ...) TRANSHIP_CALL(a) TRANSHIP_CALLS_2(__VA_ARGS__)
#define TRANSHIP_CALLS_4(a, ...) TRANSHIP_CALL(a) TRANSHIP_CALLS_3(__VA_ARGS__)
#define TRANSHIP_CALLS_5(a, ...) TRANSHIP_CALL(a) TRANSHIP_CALLS_4(__VA_ARGS__)
#define TRANSHIP_CALLS_6(a, ...) TRANSHIP_CALL(a) TRANSHIP_CALLS_5(__VA_ARGS__)
#define TRANSHIP_CALLS_7(a, ...) TRANSHIP_CALL(a) TRANSHIP_CALLS_6(__VA_ARGS__)
#define TRANSHIP_CALLS_8(a, ...) TRANSHIP_CALL(a) TRANSHIP_CALLS_7(__VA_ARGS__)
struct DeviceAdjacentDifference {
  TRANSHIP_CALLS(SubtractLeft, SubtractLeftCopy, SubtractRight, SubtractRightCopy)
};
struct DeviceCopy {
  TRANSHIP_CALLS(Batched)
};
struct DeviceFor {
  TRANSHIP_CALLS(Bulk, ForEach, ForEachN, ForEachCopy, ForEachCopyN, ForEachInExtents)
};
struct DeviceHistogram {
  template <int channels, int active, class... A> static cudaError_t MultiHistogramEven(A &&...);
  template <int channels, int active, class... A> static cudaError_t MultiHistogramRange(A &&...);
  TRANSHIP_CALLS(HistogramEven, HistogramRange)
};
struct DeviceMemcpy {
  TRANSHIP_CALLS(Batched)
};
struct DeviceMerge {
  TRANSHIP_CALLS(MergeKeys, MergePairs)
};
struct DeviceMergeSort {
  TRANSHIP_CALLS(SortKeys, SortKeysCopy, SortPairs, SortPairsCopy, StableSortKeys,
                 StableSortKeysCopy, StableSortPairs)
};
struct DevicePartition {
  TRANSHIP_CALLS(Flagged, If)
};
struct DeviceRadixSort {
  TRANSHIP_CALLS(SortKeys, SortKeysDescending, SortPairs, SortPairsDescending)
};
struct DeviceReduce {
  TRANSHIP_CALLS(ArgMax, ArgMin, Max, Min, Reduce, ReduceByKey, Sum, TransformReduce)
};
struct DeviceRunLengthEncode {
  TRANSHIP_CALLS(Encode, NonTrivialRuns)
};
struct DeviceScan {
  TRANSHIP_CALLS(ExclusiveScan, ExclusiveSum, InclusiveScan, InclusiveSum, ExclusiveScanByKey,
                 ExclusiveSumByKey)
  TRANSHIP_CALLS(InclusiveScanByKey, InclusiveSumByKey, InclusiveScanInit)
};
struct DeviceSegmentedRadixSort {
  TRANSHIP_CALLS(SortKeys, SortKeysDescending, SortPairs, SortPairsDescending)
};
struct DeviceSegmentedReduce {
  TRANSHIP_CALLS(ArgMax, ArgMin, Max, Min, Reduce, Sum)
};
struct DeviceSegmentedSort {
  TRANSHIP_CALLS(SortKeys, SortKeysDescending, SortPairs, SortPairsDescending, StableSortKeys,
                 StableSortPairs)
  TRANSHIP_CALLS(StableSortKeysDescending, StableSortPairsDescending)
};
struct DeviceSelect {
  TRANSHIP_CALLS(Flagged, FlaggedIf, If, Unique, UniqueByKey)
};
struct DeviceSpmv {
  TRANSHIP_CALLS(CsrMV)
};
struct DeviceTopK {
  TRANSHIP_CALLS(MaxKeys, MaxPairs, MinKeys, MinPairs)
};
struct DeviceTransform {
  TRANSHIP_CALLS(Fill, Transform, TransformIf, TransformStableArgumentAddresses)
};
#undef TRANSHIP_CALL
#define TRANSHIP_CALL(f) template <class... A> void f(A &&...);

// Collective algorithms of a block or a warp.
struct NullType {};
enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS,
  BLOCK_REDUCE_WARP_REDUCTIONS_NONDETERMINISTIC
};
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};
enum WarpLoadAlgorithm {
  WARP_LOAD_DIRECT,
  WARP_LOAD_STRIPED,
  WARP_LOAD_VECTORIZE,
  WARP_LOAD_TRANSPOSE
};
enum WarpStoreAlgorithm {
  WARP_STORE_DIRECT,
  WARP_STORE_STRIPED,
  WARP_STORE_VECTORIZE,
  WARP_STORE_TRANSPOSE
};
#define TRANSHIP_COLLECTIVE(name)                                                                  \
  struct TempStorage {                                                                             \
    TempStorage &Alias();                                                                          \
  };                                                                                               \
  name();                                                                                          \
  template <class... A> explicit name(A &&...);
#define TRANSHIP_REDUCTIONS                                                                        \
  template <class... A> T Reduce(A &&...);                                                         \
  template <class... A> T Sum(A &&...);                                                            \
  template <class... A> T Max(A &&...);                                                            \
  template <class... A> T Min(A &&...);
template <class T, int x, BlockReduceAlgorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int y = 1, int z = 1,
          int = 0>
struct BlockReduce {
  TRANSHIP_COLLECTIVE(BlockReduce)
  TRANSHIP_REDUCTIONS
};
template <class T, int threads = 32, int = 0> struct WarpReduce {
  TRANSHIP_COLLECTIVE(WarpReduce)
  TRANSHIP_REDUCTIONS
  template <class... A> T HeadSegmentedReduce(A &&...);
  template <class... A> T HeadSegmentedSum(A &&...);
  template <class... A> T TailSegmentedReduce(A &&...);
  template <class... A> T TailSegmentedSum(A &&...);
};
template <class T, int x, BlockScanAlgorithm = BLOCK_SCAN_RAKING, int y = 1, int z = 1, int = 0>
struct BlockScan {
  TRANSHIP_COLLECTIVE(BlockScan)
  TRANSHIP_CALLS(ExclusiveScan, ExclusiveSum, InclusiveScan, InclusiveSum)
};
template <class T, int threads = 32, int = 0> struct WarpScan {
  TRANSHIP_COLLECTIVE(WarpScan)
  TRANSHIP_CALLS(ExclusiveScan, ExclusiveSum, InclusiveScan, InclusiveSum, Scan)
  template <class... A> T Broadcast(A &&...);
};
template <class T, int x, int items, BlockLoadAlgorithm = BLOCK_LOAD_DIRECT, int y = 1, int z = 1,
          int = 0>
struct BlockLoad {
  TRANSHIP_COLLECTIVE(BlockLoad)
  TRANSHIP_CALLS(Load)
};
template <class T, int x, int items, BlockStoreAlgorithm = BLOCK_STORE_DIRECT, int y = 1, int z = 1,
          int = 0>
struct BlockStore {
  TRANSHIP_COLLECTIVE(BlockStore)
  TRANSHIP_CALLS(Store)
};
template <class T, int items, WarpLoadAlgorithm = WARP_LOAD_DIRECT, int threads = 32, int = 0>
struct WarpLoad {
  TRANSHIP_COLLECTIVE(WarpLoad)
  TRANSHIP_CALLS(Load)
};
template <class T, int items, WarpStoreAlgorithm = WARP_STORE_DIRECT, int threads = 32, int = 0>
struct WarpStore {
  TRANSHIP_COLLECTIVE(WarpStore)
  TRANSHIP_CALLS(Store)
};
template <class Key, int x, int items, class Value = NullType, int bits = 4, bool = true,
          BlockScanAlgorithm = {}, int config = 0, int y = 1, int z = 1, int = 0>
struct BlockRadixSort {
  TRANSHIP_COLLECTIVE(BlockRadixSort)
  TRANSHIP_CALLS(Sort, SortBlockedToStriped, SortDescending, SortDescendingBlockedToStriped)
};
template <class Key, int x, int items, class Value = NullType, int y = 1, int z = 1>
struct BlockMergeSort {
  TRANSHIP_COLLECTIVE(BlockMergeSort)
  TRANSHIP_CALLS(Sort, StableSort)
};
template <class Key, int items, int threads = 32, class Value = NullType, int = 0>
struct WarpMergeSort {
  TRANSHIP_COLLECTIVE(WarpMergeSort)
  TRANSHIP_CALLS(Sort, StableSort)
};
template <class T, int x, int items, bool timeSliced = false, int y = 1, int z = 1, int = 0>
struct BlockExchange {
  TRANSHIP_COLLECTIVE(BlockExchange)
  TRANSHIP_CALLS(StripedToBlocked, BlockedToStriped, WarpStripedToBlocked, BlockedToWarpStriped,
                 ScatterToBlocked)
  TRANSHIP_CALLS(ScatterToStriped, ScatterToStripedGuarded, ScatterToStripedFlagged)
};
template <class T, int x, int items, int bins, BlockHistogramAlgorithm = BLOCK_HISTO_SORT,
          int y = 1, int z = 1, int = 0>
struct BlockHistogram {
  TRANSHIP_COLLECTIVE(BlockHistogram)
  TRANSHIP_CALLS(InitHistogram, Histogram, Composite)
};
template <class T, int x, int y = 1, int z = 1, int = 0> struct BlockDiscontinuity {
  TRANSHIP_COLLECTIVE(BlockDiscontinuity)
  TRANSHIP_CALLS(FlagHeads, FlagTails, FlagHeadsAndTails)
};
template <class T, int x, int y = 1, int z = 1, int = 0> struct BlockAdjacentDifference {
  TRANSHIP_COLLECTIVE(BlockAdjacentDifference)
  TRANSHIP_CALLS(SubtractLeft, SubtractRight, SubtractLeftPartialTile, SubtractRightPartialTile)
};
template <class T, int x, int y = 1, int z = 1, int = 0> struct BlockShuffle {
  TRANSHIP_COLLECTIVE(BlockShuffle)
  TRANSHIP_CALLS(Offset, Rotate, Up, Down)
};

// Iterators over values that are not stored.
enum CacheLoadModifier {
  LOAD_DEFAULT,
  LOAD_CA,
  LOAD_CG,
  LOAD_CS,
  LOAD_CV,
  LOAD_LDG,
  LOAD_VOLATILE
};
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };
#define TRANSHIP_PLAIN(...) __VA_ARGS__
#define TRANSHIP_ITERATOR(name, T, parameters, arguments)                                          \
  template <TRANSHIP_PLAIN parameters>                                                             \
  struct name : tranship::Iterator<name<TRANSHIP_PLAIN arguments>, T> {                            \
    template <class... A> name(A &&...);                                                           \
  };
template <class Key, class Value> struct KeyValuePair {
  Key key;
  Value value;
};
TRANSHIP_ITERATOR(CountingInputIterator, T, (class T, class Offset = ptrdiff_t), (T, Offset))
TRANSHIP_ITERATOR(ConstantInputIterator, T, (class T, class Offset = ptrdiff_t), (T, Offset))
TRANSHIP_ITERATOR(TransformInputIterator, T,
                  (class T, class Op, class Input, class Offset = ptrdiff_t),
                  (T, Op, Input, Offset))
TRANSHIP_ITERATOR(CacheModifiedInputIterator, T,
                  (CacheLoadModifier modifier, class T, class Offset = ptrdiff_t),
                  (modifier, T, Offset))
TRANSHIP_ITERATOR(CacheModifiedOutputIterator, T,
                  (CacheStoreModifier modifier, class T, class Offset = ptrdiff_t),
                  (modifier, T, Offset))
TRANSHIP_ITERATOR(TexObjInputIterator, T, (class T, class Offset = ptrdiff_t), (T, Offset))
TRANSHIP_ITERATOR(DiscardOutputIterator, Any, (class Offset = ptrdiff_t), (Offset))
TRANSHIP_ITERATOR(ArgIndexInputIterator, Any,
                  (class Input, class Offset = ptrdiff_t, class T = Any), (Input, Offset, T))
#undef TRANSHIP_ITERATOR
#undef TRANSHIP_PLAIN

// Functors and other names.
#define TRANSHIP_FUNCTOR(name)                                                                     \
  struct name {                                                                                    \
    template <class A, class B> A operator()(const A &, const B &) const;                          \
  };
TRANSHIP_FUNCTOR(Sum)
TRANSHIP_FUNCTOR(Difference)
TRANSHIP_FUNCTOR(Division)
TRANSHIP_FUNCTOR(Max)
TRANSHIP_FUNCTOR(Min)
TRANSHIP_FUNCTOR(ArgMax)
TRANSHIP_FUNCTOR(ArgMin)
TRANSHIP_FUNCTOR(Equality)
TRANSHIP_FUNCTOR(Inequality)
#undef TRANSHIP_FUNCTOR
template <class T> struct CastOp { template <class A> T operator()(A &&) const; };
template <class T> struct DoubleBuffer {
  T *d_buffers[2];
  int selector;
  DoubleBuffer();
  DoubleBuffer(T *, T *);
  T *Current();
  T *Alternate();
};
struct CachingDeviceAllocator {
  template <class... A> explicit CachingDeviceAllocator(A...);
  template <class... A> cudaError_t DeviceAllocate(A &&...);
  template <class... A> cudaError_t DeviceFree(A &&...);
  cudaError_t FreeAllCached();
};
template <class T> struct Uninitialized { T &Alias(); };
template <class T> struct Traits {
  using UnsignedBits = typename std::conditional<
      sizeof(T) == 8, unsigned long long,
      typename std::conditional<sizeof(T) == 4, unsigned,
                                typename std::conditional<sizeof(T) == 2, unsigned short,
                                                          unsigned char>::type>::type>::type;
  static constexpr bool PRIMITIVE = true;
};
template <class T> using NumericTraits = Traits<T>;
template <class T> struct FpLimits {
  static T Max();
  static T Lowest();
};
cudaError_t Debug(cudaError_t, const char *, int);
int LaneId();
int WarpId();
unsigned LaneMaskLt();
unsigned LaneMaskLe();
unsigned LaneMaskGt();
unsigned LaneMaskGe();
int RowMajorTid(int, int, int);
template <CacheLoadModifier modifier, class Iterator>
auto ThreadLoad(Iterator i) -> decltype(*i + 0);
template <CacheStoreModifier modifier, class Iterator, class T> void ThreadStore(Iterator, T);
template <int threads, class T> T ShuffleUp(T, int, int, unsigned);
template <int threads, class T> T ShuffleDown(T, int, int, unsigned);
template <int threads, class T> T ShuffleIndex(T, int, unsigned);
template <int threads, class... A> void LoadDirectStriped(A &&...);
template <int threads, class... A> void StoreDirectStriped(A &&...);
template <class... A> void LoadDirectBlocked(A &&...);
template <class... A> void LoadDirectBlockedVectorized(A &&...);
template <class... A> void LoadDirectWarpStriped(A &&...);
template <class... A> void StoreDirectBlocked(A &&...);
template <class... A> void StoreDirectBlockedVectorized(A &&...);
template <class... A> void StoreDirectWarpStriped(A &&...);
template <class... A> cudaError_t PtxVersion(A &&...);
template <class... A> cudaError_t SmVersion(A &&...);
template <class... A> cudaError_t MaxSmOccupancy(A &&...);
template <class... A> Any ThreadReduce(A &&...);

} // namespace cub

#include "cub_parts.h"

// CUB in a namespace that the project chooses.
#ifdef CUB_WRAPPED_NAMESPACE
namespace CUB_WRAPPED_NAMESPACE {
namespace cub = ::cub;
}
#elif defined(THRUST_CUB_WRAPPED_NAMESPACE)
namespace THRUST_CUB_WRAPPED_NAMESPACE {
namespace cub = ::cub;
}
#endif

#undef TRANSHIP_REDUCTIONS
#undef TRANSHIP_COLLECTIVE
#undef TRANSHIP_CALLS_8
#undef TRANSHIP_CALLS_7
#undef TRANSHIP_CALLS_6
#undef TRANSHIP_CALLS_5
#undef TRANSHIP_CALLS_4
#undef TRANSHIP_CALLS_3
#undef TRANSHIP_CALLS_2
#undef TRANSHIP_CALLS_1
#undef TRANSHIP_PICK
#undef TRANSHIP_CALLS
#undef TRANSHIP_CALL

#pragma clang force_cuda_host_device end
