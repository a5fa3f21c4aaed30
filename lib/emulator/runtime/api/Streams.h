// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a stream and an event consist of.
#pragma once

#include "api/Api.h"
#include "core/Devices.h"

#include <chrono>
#include <cstdint>
#include <vector>

struct TranshipStream {
  unsigned flags;
  int priority;
  TranshipGraph *graph = nullptr; ///< the graph that captures it
  cudaAccessPolicyWindow window{};
  int device = tranship::emulator::currentDevice();
};
struct TranshipEvent {
  unsigned flags;
  bool recorded = false;
  std::chrono::steady_clock::time_point time;
  TranshipGraph *graph = nullptr;   ///< the graph that captured the stream when the event was
                                    ///< recorded
  std::vector<unsigned> captured{}; ///< the last nodes that it had captured then
  int device = tranship::emulator::currentDevice();
};

namespace tranship::emulator {

/// 0, 1 and 2 name streams that always exist.
inline bool isBuiltIn(cudaStream_t stream) { return reinterpret_cast<uintptr_t>(stream) <= 2; }
/// The built-in streams exist on each device, and mean the current one's.
inline int deviceOf(cudaStream_t stream) {
  return isBuiltIn(stream) ? currentDevice() : stream->device;
}

} // namespace tranship::emulator
