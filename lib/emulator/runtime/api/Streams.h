// What a stream and an event are.
#pragma once

#include "api/Api.h"

#include <chrono>
#include <cstdint>

struct TranshipStream {
  unsigned flags;
  int priority;
  TranshipGraph *graph = nullptr; ///< that it records
  cudaAccessPolicyWindow window{};
};
struct TranshipEvent {
  unsigned flags;
  bool recorded = false;
  std::chrono::steady_clock::time_point time;
  TranshipGraph *graph = nullptr; ///< that the stream recorded when the event was
};

namespace tranship::emulator {

/// 0, 1 and 2 name streams that always exist.
inline bool isBuiltIn(cudaStream_t stream) { return reinterpret_cast<uintptr_t>(stream) <= 2; }

} // namespace tranship::emulator
