// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceReduce and DeviceSegmentedReduce.
#pragma once
#pragma GCC system_header

#include "device.h"

namespace tranship_cub {

/// The first extreme element and its index; of no element, index 1 and the boundary.
template <bool IsMax, class In>
__device__ TRANSHIP_CUB::KeyValuePair<int, Element<In>> extremum(In in, long long first,
                                                                 long long last) {
  TRANSHIP_CUB::KeyValuePair<int, Element<In>> best(1, boundary<Element<In>>(!IsMax));
  for (long long i = first; i < last; ++i) {
    const Element<In> value = in[i];
    if (i == first || (IsMax ? best.value < value : value < best.value)) {
      best.key = int(i - first);
      best.value = value;
    }
  }
  return best;
}
template <bool IsMax>
using Extreme = typename std::conditional<IsMax, TRANSHIP_CUB::Max, TRANSHIP_CUB::Min>::type;

/// An iterator whose elements are `op` of the elements of another iterator.
template <class In, class Operation, class Value> struct Transformed {
  using value_type = Value;
  using reference = Value;
  using pointer = Value *;
  using difference_type = ptrdiff_t;
  using iterator_category = std::random_access_iterator_tag;
  In in;
  Operation op;
  TRANSHIP_CUB_DEVICE Value operator[](long long i) { return op(in[i]); }
};

} // namespace tranship_cub

namespace TRANSHIP_CUB {

struct DeviceReduce {
  template <class In, class Out, class Operation, class T, class Count>
  static TRANSHIP_NAME(Error_t) Reduce(void *storage, size_t &bytes, In in, Out out, Count count,
                             Operation op, T init, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using Sum = tranship_cub::Accumulator<Operation, T, tranship_cub::Element<In>>;
      out[0] = tranship_cub::reduce<Sum>(in, count, op, Sum(init));
    });
  }
  template <class In, class Out, class Count>
  static TRANSHIP_NAME(Error_t) Sum(void *storage, size_t &bytes, In in, Out out, Count count,
                          TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using T = tranship_cub::ResultOf<In, Out>;
    return Reduce(storage, bytes, in, out, count, TRANSHIP_CUB::Sum(), T{}, stream);
  }
  template <class In, class Out, class Count>
  static TRANSHIP_NAME(Error_t) Min(void *storage, size_t &bytes, In in, Out out, Count count,
                          TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using T = tranship_cub::Element<In>;
    return Reduce(storage, bytes, in, out, count, TRANSHIP_CUB::Min(),
                  tranship_cub::boundary<T>(true), stream);
  }
  template <class In, class Out, class Count>
  static TRANSHIP_NAME(Error_t) Max(void *storage, size_t &bytes, In in, Out out, Count count,
                          TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using T = tranship_cub::Element<In>;
    return Reduce(storage, bytes, in, out, count, TRANSHIP_CUB::Max(),
                  tranship_cub::boundary<T>(false), stream);
  }

#define TRANSHIP_CUB_ARG(name, isMax)                                                              \
  template <class In, class Out, class Count>                                                      \
  static TRANSHIP_NAME(Error_t) name(void *storage, size_t &bytes, In in, Out out, Count count,              \
                           TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {                               \
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {                 \
      auto best = tranship_cub::extremum<isMax>(in, 0, count);                                     \
      tranship_cub::ResultOf<decltype(&best), Out> result;                                         \
      result.key = best.key;                                                                       \
      result.value = best.value;                                                                   \
      out[0] = result;                                                                             \
    });                                                                                            \
  }                                                                                                \
  template <class In, class Out, class Index, class Count>                                         \
  static TRANSHIP_NAME(Error_t) name(void *storage, size_t &bytes, In in, Out out, Index index, Count count, \
                           TRANSHIP_NAME(Stream_t) stream = 0) {                                             \
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {                 \
      auto best = tranship_cub::extremum<isMax>(in, 0, count);                                     \
      out[0] = best.value;                                                                         \
      index[0] = best.key;                                                                         \
    });                                                                                            \
  }
  TRANSHIP_CUB_ARG(ArgMin, false)
  TRANSHIP_CUB_ARG(ArgMax, true)
#undef TRANSHIP_CUB_ARG

  template <class In, class Out, class Operation, class Transform, class T, class Count>
  static TRANSHIP_NAME(Error_t) TransformReduce(void *storage, size_t &bytes, In in, Out out, Count count,
                                      Operation op, Transform transform, T init,
                                      TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using Value = typename std::decay<decltype(transform(in[0]))>::type;
      tranship_cub::Transformed<In, Transform, Value> values{in, transform};
      using Sum = tranship_cub::Accumulator<Operation, T, Value>;
      out[0] = tranship_cub::reduce<Sum>(values, count, op, Sum(init));
    });
  }

  template <class Keys, class UniqueKeys, class Values, class Sums, class Runs, class Operation,
            class Count>
  static TRANSHIP_NAME(Error_t) ReduceByKey(void *storage, size_t &bytes, Keys keys, UniqueKeys uniqueKeys,
                                  Values values, Sums sums, Runs runs, Operation op, Count count,
                                  TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using Key = tranship_cub::Element<Keys>;
      using Value = tranship_cub::Element<Values>;
      using T = tranship_cub::Accumulator<Operation, Value, Value>;
      long long run = 0;
      for (long long i = 0; i < (long long)count; ++run) {
        const Key key = keys[i];
        T sum = Value(values[i]);
        for (++i; i < (long long)count && Key(keys[i]) == key; ++i)
          sum = op(sum, Value(values[i]));
        uniqueKeys[run] = key;
        sums[run] = sum;
      }
      runs[0] = run;
    });
  }
};

struct DeviceSegmentedReduce {
  template <class In, class Out, class Begins, class Ends, class Operation, class T>
  static TRANSHIP_NAME(Error_t) Reduce(void *storage, size_t &bytes, In in, Out out, long long segments,
                             Begins begins, Ends ends, Operation op, T init,
                             TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using Sum = tranship_cub::Accumulator<Operation, T, tranship_cub::Element<In>>;
      for (long long s = 0; s < segments; ++s) {
        const long long first = begins[s], last = ends[s];
        out[s] = tranship_cub::reduce<Sum>(in + first, last - first, op, Sum(init));
      }
    });
  }
  template <class In, class Out, class Begins, class Ends>
  static TRANSHIP_NAME(Error_t) Sum(void *storage, size_t &bytes, In in, Out out, long long segments,
                          Begins begins, Ends ends, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using T = tranship_cub::ResultOf<In, Out>;
    return Reduce(storage, bytes, in, out, segments, begins, ends, TRANSHIP_CUB::Sum(), T{},
                  stream);
  }
  template <class In, class Out, class Begins, class Ends>
  static TRANSHIP_NAME(Error_t) Min(void *storage, size_t &bytes, In in, Out out, long long segments,
                          Begins begins, Ends ends, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using T = tranship_cub::Element<In>;
    return Reduce(storage, bytes, in, out, segments, begins, ends, TRANSHIP_CUB::Min(),
                  tranship_cub::boundary<T>(true), stream);
  }
  template <class In, class Out, class Begins, class Ends>
  static TRANSHIP_NAME(Error_t) Max(void *storage, size_t &bytes, In in, Out out, long long segments,
                          Begins begins, Ends ends, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using T = tranship_cub::Element<In>;
    return Reduce(storage, bytes, in, out, segments, begins, ends, TRANSHIP_CUB::Max(),
                  tranship_cub::boundary<T>(false), stream);
  }

#define TRANSHIP_CUB_ARG(name, isMax)                                                              \
  template <class In, class Out, class Begins, class Ends>                                         \
  static TRANSHIP_NAME(Error_t) name(void *storage, size_t &bytes, In in, Out out, long long segments,       \
                           Begins begins, Ends ends, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {     \
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {                 \
      for (long long s = 0; s < segments; ++s) {                                                   \
        auto best = tranship_cub::extremum<isMax>(in, begins[s], ends[s]);                         \
        tranship_cub::ResultOf<decltype(&best), Out> result;                                       \
        result.key = best.key;                                                                     \
        result.value = best.value;                                                                 \
        out[s] = result;                                                                           \
      }                                                                                            \
    });                                                                                            \
  }
  TRANSHIP_CUB_ARG(ArgMin, false)
  TRANSHIP_CUB_ARG(ArgMax, true)
#undef TRANSHIP_CUB_ARG
};

} // namespace TRANSHIP_CUB
