// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceFor, DeviceTransform, DeviceAdjacentDifference, DeviceCopy, DeviceMemcpy and DeviceSpmv.
#pragma once
#pragma GCC system_header

#include "device.h"

#include <tuple>

namespace TRANSHIP_CUB {

#ifdef __HIP__
template <class... T> using tuple = std::tuple<T...>;
using std::get;
using std::make_tuple;
#endif

struct DeviceFor {
  template <class Shape, class Operation>
  static TRANSHIP_NAME(Error_t) Bulk(Shape shape, Operation op, TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::runForEach(shape, stream,
                                    [=] __device__(long long i) mutable { op(Shape(i)); });
  }
  template <class Shape, class Operation>
  static TRANSHIP_NAME(Error_t) Bulk(void *storage, size_t &bytes, Shape shape, Operation op,
                           TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::runForEach(storage, bytes, shape, stream,
                                    [=] __device__(long long i) mutable { op(Shape(i)); });
  }
#define TRANSHIP_CUB_FOR(name)                                                                     \
  template <class Iterator, class Count, class Operation>                                          \
  static TRANSHIP_NAME(Error_t) name##N(Iterator first, Count count, Operation op,                           \
                              TRANSHIP_NAME(Stream_t) stream = 0) {                                          \
    return tranship_cub::runForEach(count, stream,                                                 \
                                    [=] __device__(long long i) mutable { op(first[i]); });        \
  }                                                                                                \
  template <class Iterator, class Count, class Operation>                                          \
  static TRANSHIP_NAME(Error_t) name##N(void *storage, size_t &bytes, Iterator first, Count count,           \
                              Operation op, TRANSHIP_NAME(Stream_t) stream = 0) {                            \
    return tranship_cub::runForEach(storage, bytes, count, stream,                                 \
                                    [=] __device__(long long i) mutable { op(first[i]); });        \
  }                                                                                                \
  template <class Iterator, class Operation>                                                       \
  static TRANSHIP_NAME(Error_t) name(Iterator first, Iterator last, Operation op,                            \
                           TRANSHIP_NAME(Stream_t) stream = 0) {                                             \
    return name##N(first, (long long)(last - first), op, stream);                                  \
  }                                                                                                \
  template <class Iterator, class Operation>                                                       \
  static TRANSHIP_NAME(Error_t) name(void *storage, size_t &bytes, Iterator first, Iterator last,            \
                           Operation op, TRANSHIP_NAME(Stream_t) stream = 0) {                               \
    return name##N(storage, bytes, first, (long long)(last - first), op, stream);                  \
  }
  TRANSHIP_CUB_FOR(ForEach)
  TRANSHIP_CUB_FOR(ForEachCopy)
#undef TRANSHIP_CUB_FOR
};

struct DeviceTransform {
private:
  template <class Inputs, class Operation, size_t... I>
  __device__ static auto apply(Inputs &inputs, Operation &op, long long i,
                               std::index_sequence<I...>)
      -> decltype(op(std::get<I>(inputs)[i]...)) {
    return op(std::get<I>(inputs)[i]...);
  }

public:
#define TRANSHIP_CUB_TRANSFORM(name)                                                               \
  template <class... In, class Out, class Count, class Operation>                                  \
  static TRANSHIP_NAME(Error_t) name(std::tuple<In...> in, Out out, Count count, Operation op,               \
                           TRANSHIP_NAME(Stream_t) stream = nullptr) {                                       \
    return tranship_cub::runForEach(count, stream, [=] __device__(long long i) mutable {           \
      out[i] = apply(in, op, i, std::index_sequence_for<In...>());                                 \
    });                                                                                            \
  }                                                                                                \
  template <class In, class Out, class Count, class Operation>                                     \
  static TRANSHIP_NAME(Error_t) name(In in, Out out, Count count, Operation op,                              \
                           TRANSHIP_NAME(Stream_t) stream = nullptr) {                                       \
    return tranship_cub::runForEach(                                                               \
        count, stream, [=] __device__(long long i) mutable { out[i] = op(in[i]); });               \
  }
  TRANSHIP_CUB_TRANSFORM(Transform)
  TRANSHIP_CUB_TRANSFORM(TransformStableArgumentAddresses)
#undef TRANSHIP_CUB_TRANSFORM
};

struct DeviceAdjacentDifference {
#define TRANSHIP_CUB_SUBTRACT(name, loop, edge, neighbor)                                          \
  template <class In, class Out, class Operation = Difference, class Count = unsigned>             \
  static TRANSHIP_NAME(Error_t) name##Copy(void *storage, size_t &bytes, In in, Out out, Count count,        \
                                 Operation op = {}, TRANSHIP_NAME(Stream_t) stream = 0) {                    \
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {                 \
      using T = tranship_cub::Element<In>;                                                         \
      const long long last = (long long)count - 1;                                                 \
      for (loop) {                                                                                 \
        if (i == (edge))                                                                           \
          out[i] = in[i];                                                                          \
        else                                                                                       \
          out[i] = op(T(in[i]), T(in[neighbor]));                                                  \
      }                                                                                            \
    });                                                                                            \
  }                                                                                                \
  template <class Data, class Operation = Difference, class Count = unsigned>                      \
  static TRANSHIP_NAME(Error_t) name(void *storage, size_t &bytes, Data data, Count count,                   \
                           Operation op = {}, TRANSHIP_NAME(Stream_t) stream = 0) {                          \
    return name##Copy(storage, bytes, data, data, count, op, stream);                              \
  }
  // In an order in which the output may be the input.
  TRANSHIP_CUB_SUBTRACT(SubtractLeft, long long i = last; i >= 0; --i, 0, i - 1)
  TRANSHIP_CUB_SUBTRACT(SubtractRight, long long i = 0; i <= last; ++i, last, i + 1)
#undef TRANSHIP_CUB_SUBTRACT
};

struct DeviceCopy {
  template <class From, class To, class Sizes>
  static TRANSHIP_NAME(Error_t) Batched(void *storage, size_t &bytes, From from, To to, Sizes sizes,
                              long long count, TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      for (long long i = 0; i < count; ++i) {
        auto source = from[i];
        auto target = to[i];
        for (long long k = 0, size = sizes[i]; k < size; ++k)
          target[k] = source[k];
      }
    });
  }
};
struct DeviceMemcpy {
  template <class From, class To, class Sizes>
  static TRANSHIP_NAME(Error_t) Batched(void *storage, size_t &bytes, From from, To to, Sizes sizes,
                              long long count, TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      for (long long i = 0; i < count; ++i) {
        const char *source = (const char *)from[i];
        char *target = (char *)to[i];
        for (long long k = 0, size = sizes[i]; k < size; ++k)
          target[k] = source[k];
      }
    });
  }
};

struct DeviceSpmv {
  template <class T>
  static TRANSHIP_NAME(Error_t) CsrMV(void *storage, size_t &bytes, const T *values, const int *offsets,
                            const int *columns, const T *x, T *y, int rows, int, int,
                            TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::runForEach(storage, bytes, rows, stream,
                                    [=] __device__(long long row) mutable {
                                      T sum = 0;
                                      for (int i = offsets[row]; i < offsets[row + 1]; ++i)
                                        sum += values[i] * x[columns[i]];
                                      y[row] = sum;
                                    });
  }
};

} // namespace TRANSHIP_CUB
