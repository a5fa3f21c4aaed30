// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a stream and an event consist of.
#pragma once

#include "api/Api.h"

#include <chrono>
#include <cstdint>

struct TranshipStream {
  unsigned flags;
  int priority;
  TranshipGraph *graph = nullptr; ///< the graph that captures it
  cudaAccessPolicyWindow window{};
};
struct TranshipEvent {
  unsigned flags;
  bool recorded = false;
  std::chrono::steady_clock::time_point time;
  TranshipGraph *graph = nullptr; ///< the graph that captured the stream when the event was
                                  ///< recorded
};

namespace tranship::emulator {

/// 0, 1 and 2 name streams that always exist.
inline bool isBuiltIn(cudaStream_t stream) { return reinterpret_cast<uintptr_t>(stream) <= 2; }

} // namespace tranship::emulator
