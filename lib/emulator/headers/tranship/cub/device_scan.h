// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceScan. The output may be the input.
#pragma once
#pragma GCC system_header

#include "device.h"

namespace tranship_cub {

template <bool IsInclusive, class T, class In, class Out, class Operation>
__device__ void scan(In in, Out out, long long count, Operation &op, T prefix, bool hasPrefix) {
  for (long long i = 0; i < count;) {
    const long long first = i, end = count - i < chunk ? count : i + chunk;
    T sum = prefix;
    for (; i < end; ++i) {
      const Element<In> value = in[i];
      const T before = sum;
      sum = i == first ? T(value) : T(op(sum, value));
      if (IsInclusive)
        out[i] = hasPrefix ? T(op(prefix, sum)) : sum;
      else
        out[i] = i == first ? prefix : T(op(prefix, before));
    }
    prefix = hasPrefix ? T(op(prefix, sum)) : sum;
    hasPrefix = true;
  }
}

template <bool IsInclusive, class T, class Keys, class In, class Out, class Operation, class Equal>
__device__ void scanByKey(Keys keys, In in, Out out, long long count, Operation &op, T init,
                          Equal &equal) {
  T sum = init;
  for (long long i = 0; i < count; ++i) {
    const Element<In> value = in[i];
    const bool isHead = i == 0 || !equal(Element<Keys>(keys[i - 1]), Element<Keys>(keys[i]));
    if (IsInclusive) {
      sum = isHead ? T(value) : T(op(sum, value));
      out[i] = sum;
    } else {
      sum = isHead ? init : sum;
      T before = sum;
      sum = op(sum, value);
      out[i] = before;
    }
  }
}

} // namespace tranship_cub

namespace TRANSHIP_CUB {

struct DeviceScan {
  template <class In, class Out, class Operation, class Init, class Count>
  static TRANSHIP_NAME(Error_t) ExclusiveScan(void *storage, size_t &bytes, In in, Out out, Operation op,
                                    Init init, Count count, TRANSHIP_NAME(Stream_t) stream = 0,
                                    bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using T = typename tranship_cub::InitialOf<Init>::Type;
      using Sum = tranship_cub::Accumulator<Operation, T, tranship_cub::Element<In>>;
      tranship_cub::scan<false, Sum>(in, out, count, op, Sum(T(init)), true);
    });
  }
  template <class Data, class Operation, class Init, class Count>
  static TRANSHIP_NAME(Error_t) ExclusiveScan(void *storage, size_t &bytes, Data data, Operation op,
                                    Init init, Count count, TRANSHIP_NAME(Stream_t) stream = 0) {
    return ExclusiveScan(storage, bytes, data, data, op, init, count, stream, false);
  }
  template <class In, class Out, class Operation, class Count>
  static TRANSHIP_NAME(Error_t) InclusiveScan(void *storage, size_t &bytes, In in, Out out, Operation op,
                                    Count count, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using T = tranship_cub::Element<In>;
      using Sum = tranship_cub::Accumulator<Operation, T, T>;
      tranship_cub::scan<true, Sum>(in, out, count, op, Sum(), false);
    });
  }
  template <class Data, class Operation, class Count>
  static TRANSHIP_NAME(Error_t) InclusiveScan(void *storage, size_t &bytes, Data data, Operation op,
                                    Count count, TRANSHIP_NAME(Stream_t) stream = 0) {
    return InclusiveScan(storage, bytes, data, data, op, count, stream, false);
  }
  template <class In, class Out, class Operation, class Init, class Count>
  static TRANSHIP_NAME(Error_t) InclusiveScanInit(void *storage, size_t &bytes, In in, Out out, Operation op,
                                        Init init, Count count, TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using T = typename tranship_cub::InitialOf<Init>::Type;
      using Sum = tranship_cub::Accumulator<Operation, T, tranship_cub::Element<In>>;
      tranship_cub::scan<true, Sum>(in, out, count, op, Sum(T(init)), true);
    });
  }

  template <class In, class Out, class Count>
  static TRANSHIP_NAME(Error_t) ExclusiveSum(void *storage, size_t &bytes, In in, Out out, Count count,
                                   TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    using T = tranship_cub::Element<In>;
    return ExclusiveScan(storage, bytes, in, out, TRANSHIP_CUB::Sum(), T{}, count, stream, false);
  }
  template <class Data, class Count>
  static TRANSHIP_NAME(Error_t) ExclusiveSum(void *storage, size_t &bytes, Data data, Count count,
                                   TRANSHIP_NAME(Stream_t) stream = 0) {
    return ExclusiveSum(storage, bytes, data, data, count, stream, false);
  }
  template <class In, class Out, class Count>
  static TRANSHIP_NAME(Error_t) InclusiveSum(void *storage, size_t &bytes, In in, Out out, Count count,
                                   TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return InclusiveScan(storage, bytes, in, out, TRANSHIP_CUB::Sum(), count, stream, false);
  }
  template <class Data, class Count>
  static TRANSHIP_NAME(Error_t) InclusiveSum(void *storage, size_t &bytes, Data data, Count count,
                                   TRANSHIP_NAME(Stream_t) stream = 0) {
    return InclusiveSum(storage, bytes, data, data, count, stream, false);
  }

  template <class Keys, class In, class Out, class Operation, class Init, class Count = unsigned,
            class Equal = Equality>
  static TRANSHIP_NAME(Error_t) ExclusiveScanByKey(void *storage, size_t &bytes, Keys keys, In in, Out out,
                                         Operation op, Init init, Count count, Equal equal = {},
                                         TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using T = tranship_cub::Accumulator<Operation, Init, tranship_cub::Element<In>>;
      tranship_cub::scanByKey<false, T>(keys, in, out, count, op, T(init), equal);
    });
  }
  template <class Keys, class In, class Out, class Operation, class Count = unsigned,
            class Equal = Equality>
  static TRANSHIP_NAME(Error_t) InclusiveScanByKey(void *storage, size_t &bytes, Keys keys, In in, Out out,
                                         Operation op, Count count, Equal equal = {},
                                         TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using Value = tranship_cub::Element<In>;
      using T = tranship_cub::Accumulator<Operation, Value, Value>;
      tranship_cub::scanByKey<true, T>(keys, in, out, count, op, T(), equal);
    });
  }
  template <class Keys, class In, class Out, class Count = unsigned, class Equal = Equality>
  static TRANSHIP_NAME(Error_t) ExclusiveSumByKey(void *storage, size_t &bytes, Keys keys, In in, Out out,
                                        Count count, Equal equal = {}, TRANSHIP_NAME(Stream_t) stream = 0) {
    using T = tranship_cub::Element<In>;
    return ExclusiveScanByKey(storage, bytes, keys, in, out, TRANSHIP_CUB::Sum(), T{}, count, equal,
                              stream);
  }
  template <class Keys, class In, class Out, class Count = unsigned, class Equal = Equality>
  static TRANSHIP_NAME(Error_t) InclusiveSumByKey(void *storage, size_t &bytes, Keys keys, In in, Out out,
                                        Count count, Equal equal = {}, TRANSHIP_NAME(Stream_t) stream = 0) {
    return InclusiveScanByKey(storage, bytes, keys, in, out, TRANSHIP_CUB::Sum(), count, equal,
                              stream);
  }
};

} // namespace TRANSHIP_CUB
