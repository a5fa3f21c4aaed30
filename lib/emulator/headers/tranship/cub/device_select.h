// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DeviceSelect, DevicePartition and DeviceRunLengthEncode.
#pragma once
#pragma GCC system_header

#include "device.h"

namespace tranship_cub {

/// Keeps the elements for which `isKept(index, element)`.
template <class In, class Out, class Number, class IsKept>
__device__ void select(In in, Out out, Number number, long long count, IsKept isKept) {
  long long kept = 0;
  for (long long i = 0; i < count; ++i) {
    const Element<In> value = in[i];
    if (isKept(i, value))
      out[kept++] = value;
  }
  number[0] = kept;
}
/// The others go to the end, in reverse.
template <class In, class Out, class Number, class IsFirst>
__device__ void partition(In in, Out out, Number number, long long count, IsFirst isFirst) {
  long long first = 0, rest = count;
  for (long long i = 0; i < count; ++i) {
    const Element<In> value = in[i];
    if (isFirst(i, value))
      out[first++] = value;
    else
      out[--rest] = value;
  }
  number[0] = first;
}

} // namespace tranship_cub

namespace TRANSHIP_CUB {

struct DeviceSelect {
  template <class In, class Flags, class Out, class Number>
  static TRANSHIP_NAME(Error_t) Flagged(void *storage, size_t &bytes, In in, Flags flags, Out out,
                              Number number, long long count, TRANSHIP_NAME(Stream_t) stream = 0,
                              bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      tranship_cub::select(in, out, number, count,
                           [&](long long i, const auto &) { return bool(flags[i]); });
    });
  }
  template <class Data, class Flags, class Number>
  static TRANSHIP_NAME(Error_t) Flagged(void *storage, size_t &bytes, Data data, Flags flags, Number number,
                              long long count, TRANSHIP_NAME(Stream_t) stream = 0) {
    return Flagged(storage, bytes, data, flags, data, number, count, stream, false);
  }
  template <class In, class Out, class Number, class Select>
  static TRANSHIP_NAME(Error_t) If(void *storage, size_t &bytes, In in, Out out, Number number,
                         long long count, Select select, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      tranship_cub::select(in, out, number, count,
                           [&](long long, const auto &value) { return bool(select(value)); });
    });
  }
  template <class Data, class Number, class Select>
  static TRANSHIP_NAME(Error_t) If(void *storage, size_t &bytes, Data data, Number number, long long count,
                         Select select, TRANSHIP_NAME(Stream_t) stream = 0) {
    return If(storage, bytes, data, data, number, count, select, stream, false);
  }
  template <class In, class Flags, class Out, class Number, class Select>
  static TRANSHIP_NAME(Error_t) FlaggedIf(void *storage, size_t &bytes, In in, Flags flags, Out out,
                                Number number, long long count, Select select,
                                TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      tranship_cub::select(in, out, number, count,
                           [&](long long i, const auto &) { return bool(select(flags[i])); });
    });
  }
  template <class Data, class Flags, class Number, class Select>
  static TRANSHIP_NAME(Error_t) FlaggedIf(void *storage, size_t &bytes, Data data, Flags flags, Number number,
                                long long count, Select select, TRANSHIP_NAME(Stream_t) stream = 0) {
    return FlaggedIf(storage, bytes, data, flags, data, number, count, select, stream);
  }
  template <class In, class Out, class Number>
  static TRANSHIP_NAME(Error_t) Unique(void *storage, size_t &bytes, In in, Out out, Number number,
                             long long count, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      tranship_cub::Element<In> last{};
      tranship_cub::select(in, out, number, count, [&](long long i, const auto &value) {
        const bool isNew = i == 0 || !(last == value);
        last = value;
        return isNew;
      });
    });
  }
  template <class Keys, class Values, class KeysOut, class ValuesOut, class Number, class Count,
            class Equal>
  static typename std::enable_if<!std::is_convertible<Equal, TRANSHIP_NAME(Stream_t)>::value,
                                 TRANSHIP_NAME(Error_t)>::type
  UniqueByKey(void *storage, size_t &bytes, Keys keys, Values values, KeysOut keysOut,
              ValuesOut valuesOut, Number number, Count count, Equal equal,
              TRANSHIP_NAME(Stream_t) stream = 0) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using Key = tranship_cub::Element<Keys>;
      long long kept = 0;
      Key last{};
      for (long long i = 0; i < (long long)count; ++i) {
        const Key key = keys[i];
        if (i == 0 || !equal(last, key)) {
          keysOut[kept] = key;
          valuesOut[kept++] = values[i];
        }
        last = key;
      }
      number[0] = kept;
    });
  }
  template <class Keys, class Values, class KeysOut, class ValuesOut, class Number, class Count>
  static TRANSHIP_NAME(Error_t) UniqueByKey(void *storage, size_t &bytes, Keys keys, Values values,
                                  KeysOut keysOut, ValuesOut valuesOut, Number number, Count count,
                                  TRANSHIP_NAME(Stream_t) stream = 0) {
    return UniqueByKey(storage, bytes, keys, values, keysOut, valuesOut, number, count, Equality(),
                       stream);
  }
};

struct DevicePartition {
  template <class In, class Flags, class Out, class Number, class Count>
  static TRANSHIP_NAME(Error_t) Flagged(void *storage, size_t &bytes, In in, Flags flags, Out out,
                              Number number, Count count, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      tranship_cub::partition(in, out, number, count,
                              [&](long long i, const auto &) { return bool(flags[i]); });
    });
  }
  template <class In, class Out, class Number, class Select, class Count>
  static TRANSHIP_NAME(Error_t) If(void *storage, size_t &bytes, In in, Out out, Number number, Count count,
                         Select select, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      tranship_cub::partition(in, out, number, count,
                              [&](long long, const auto &value) { return bool(select(value)); });
    });
  }
  template <class In, class First, class Second, class Rest, class Number, class SelectFirst,
            class SelectSecond, class Count>
  static TRANSHIP_NAME(Error_t) If(void *storage, size_t &bytes, In in, First firstOut, Second secondOut,
                         Rest restOut, Number number, Count count, SelectFirst selectFirst,
                         SelectSecond selectSecond, TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      long long first = 0, second = 0, rest = 0;
      for (long long i = 0; i < (long long)count; ++i) {
        const tranship_cub::Element<In> value = in[i];
        if (selectFirst(value))
          firstOut[first++] = value;
        else if (selectSecond(value))
          secondOut[second++] = value;
        else
          restOut[rest++] = value;
      }
      number[0] = first;
      number[1] = second;
    });
  }
};

struct DeviceRunLengthEncode {
  template <class In, class UniqueOut, class Lengths, class Runs, class Count>
  static TRANSHIP_NAME(Error_t) Encode(void *storage, size_t &bytes, In in, UniqueOut uniqueOut,
                             Lengths lengths, Runs runs, Count count, TRANSHIP_NAME(Stream_t) stream = 0,
                             bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using T = tranship_cub::Element<In>;
      long long run = 0;
      for (long long i = 0; i < (long long)count; ++run) {
        const long long first = i;
        const T value = in[i];
        while (++i < (long long)count && value == T(in[i])) {
        }
        uniqueOut[run] = value;
        lengths[run] = i - first;
      }
      runs[0] = run;
    });
  }
  template <class In, class Offsets, class Lengths, class Runs, class Count>
  static TRANSHIP_NAME(Error_t) NonTrivialRuns(void *storage, size_t &bytes, In in, Offsets offsets,
                                     Lengths lengths, Runs runs, Count count,
                                     TRANSHIP_NAME(Stream_t) stream = 0, bool = false) {
    return tranship_cub::run(storage, bytes, 1, stream, [=] __device__() mutable {
      using T = tranship_cub::Element<In>;
      long long run = 0;
      for (long long i = 0; i < (long long)count;) {
        const long long first = i;
        const T value = in[i];
        while (++i < (long long)count && value == T(in[i])) {
        }
        if (i - first > 1) {
          offsets[run] = first;
          lengths[run++] = i - first;
        }
      }
      runs[0] = run;
    });
  }
};

} // namespace TRANSHIP_CUB
