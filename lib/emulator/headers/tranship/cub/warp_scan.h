// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// WarpScan, with shuffles, as the GPUs' libraries do it.
#pragma once
#pragma GCC system_header

#include "warp.h"

namespace TRANSHIP_CUB {

template <class T, int LogicalThreads = transhipDefaultWarp, int Arch = 0>
class WarpScan : tranship_cub::WarpBase<LogicalThreads> {
  template <class Operation>
  TRANSHIP_CUB_DEVICE T upTo(T value, Operation &op, TranshipSite site) const {
    for (int step = 1; step < this->width; step *= 2) {
      const bool has = this->lane >= step;
      T other = this->read(value, has ? this->lane - step : this->lane, site);
      if (has)
        value = op(other, value);
    }
    return value;
  }
  TRANSHIP_CUB_DEVICE T before(const T &inclusive, TranshipSite site) const {
    return this->read(inclusive, this->lane ? this->lane - 1 : 0, site);
  }
  TRANSHIP_CUB_DEVICE T last(const T &inclusive, TranshipSite site) const {
    return this->read(inclusive, this->width - 1, site);
  }

public:
  using TempStorage = tranship_cub::NoStorage;
  TRANSHIP_CUB_DEVICE WarpScan(TempStorage &) {}

  template <class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T input, T &inclusive, Operation op, TRANSHIP_SITE) {
    inclusive = upTo(input, op, site);
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T input, T &inclusive, Operation op, T &aggregate,
                                         TRANSHIP_SITE) {
    inclusive = upTo(input, op, site);
    aggregate = last(inclusive, site);
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T input, T &inclusive, T initial, Operation op,
                                         TRANSHIP_SITE) {
    inclusive = op(initial, upTo(input, op, site));
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void InclusiveScan(T input, T &inclusive, T initial, Operation op,
                                         T &aggregate, TRANSHIP_SITE) {
    T sum = upTo(input, op, site);
    aggregate = last(sum, site);
    inclusive = op(initial, sum);
  }
  /// Lane 0's output means nothing.
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &exclusive, Operation op, TRANSHIP_SITE) {
    exclusive = before(upTo(input, op, site), site);
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &exclusive, Operation op, T &aggregate,
                                         TRANSHIP_SITE) {
    T sum = upTo(input, op, site);
    exclusive = before(sum, site);
    aggregate = last(sum, site);
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &exclusive, T initial, Operation op,
                                         TRANSHIP_SITE) {
    T sum = before(upTo(input, op, site), site);
    exclusive = this->lane ? T(op(initial, sum)) : initial;
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void ExclusiveScan(T input, T &exclusive, T initial, Operation op,
                                         T &aggregate, TRANSHIP_SITE) {
    T all = upTo(input, op, site), sum = before(all, site);
    aggregate = last(all, site);
    exclusive = this->lane ? T(op(initial, sum)) : initial;
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void Scan(T input, T &inclusive, T &exclusive, Operation op, TRANSHIP_SITE) {
    inclusive = upTo(input, op, site);
    exclusive = before(inclusive, site);
  }
  template <class Operation>
  TRANSHIP_CUB_DEVICE void Scan(T input, T &inclusive, T &exclusive, T initial, Operation op,
                                TRANSHIP_SITE) {
    T all = upTo(input, op, site), sum = before(all, site);
    inclusive = op(initial, all);
    exclusive = this->lane ? T(op(initial, sum)) : initial;
  }

  TRANSHIP_CUB_DEVICE void InclusiveSum(T input, T &inclusive, TRANSHIP_SITE) {
    InclusiveScan(input, inclusive, TRANSHIP_CUB::Sum(), site);
  }
  TRANSHIP_CUB_DEVICE void InclusiveSum(T input, T &inclusive, T &aggregate, TRANSHIP_SITE) {
    InclusiveScan(input, inclusive, TRANSHIP_CUB::Sum(), aggregate, site);
  }
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T input, T &exclusive, TRANSHIP_SITE) {
    ExclusiveScan(input, exclusive, T{}, TRANSHIP_CUB::Sum(), site);
  }
  TRANSHIP_CUB_DEVICE void ExclusiveSum(T input, T &exclusive, T &aggregate, TRANSHIP_SITE) {
    ExclusiveScan(input, exclusive, T{}, TRANSHIP_CUB::Sum(), aggregate, site);
  }
  TRANSHIP_CUB_DEVICE T Broadcast(T input, unsigned lane, TRANSHIP_SITE) {
    return this->read(input, int(lane), site);
  }
};

} // namespace TRANSHIP_CUB
