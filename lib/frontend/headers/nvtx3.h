// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <nvtx3/nvtx3.hpp>. The C interface comes from the tables.
#pragma once
#pragma GCC system_header

#include "core.h"

namespace nvtx3 {
inline namespace v1 {
struct TranshipEventPart {
  template <class... A> TranshipEventPart(A &&...);
};
struct rgb : TranshipEventPart {
  using TranshipEventPart::TranshipEventPart;
};
struct argb : TranshipEventPart {
  using TranshipEventPart::TranshipEventPart;
};
struct color : TranshipEventPart {
  using TranshipEventPart::TranshipEventPart;
};
struct category : TranshipEventPart {
  using TranshipEventPart::TranshipEventPart;
};
struct payload : TranshipEventPart {
  using TranshipEventPart::TranshipEventPart;
};
struct message : TranshipEventPart {
  using TranshipEventPart::TranshipEventPart;
};
struct event_attributes : TranshipEventPart {
  using TranshipEventPart::TranshipEventPart;
};
struct domain {
  struct global {};
};
template <class Domain = domain::global> struct scoped_range_in {
  template <class... A> explicit scoped_range_in(A &&...);
};
using scoped_range = scoped_range_in<>;
template <class Domain = domain::global> struct unique_range_in {
  template <class... A> explicit unique_range_in(A &&...);
};
using unique_range = unique_range_in<>;
template <class Domain = domain::global> struct registered_string_in {
  template <class... A> explicit registered_string_in(A &&...);
};
using registered_string = registered_string_in<>;
struct range_handle {};
template <class Domain = domain::global, class... A> range_handle start_range_in(A &&...);
template <class... A> range_handle start_range(A &&...);
template <class... A> void end_range(A &&...);
template <class Domain = domain::global, class... A> void mark_in(A &&...);
template <class... A> void mark(A &&...);
} // namespace v1
} // namespace nvtx3

#define NVTX3_V1_FUNC_RANGE()                                                                      \
  ::nvtx3::scoped_range nvtx3_range__ { __func__ }
#define NVTX3_FUNC_RANGE() NVTX3_V1_FUNC_RANGE()
#define NVTX3_FUNC_RANGE_IN(Domain)                                                                \
  ::nvtx3::scoped_range_in<Domain> nvtx3_range__ { __func__ }
