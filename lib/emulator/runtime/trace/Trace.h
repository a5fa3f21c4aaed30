// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records what each launch finds in memory and what it leaves there (interface/TraceFormat.h), if
// the environment asks for it. `begin` and `end` are called by the launch that runs, and launches
// run one at a time; the rest may be called from any thread.
#pragma once

#include "core/Launch.h"

#include "trace/TraceFile.h"

#include <atomic>
#include <map>
#include <unordered_map>

namespace tranship::emulator {

class Trace {
public:
  /// Reports once if it cannot write; the program then goes on without a trace.
  explicit Trace(const std::string &folder);

  void begin(const Launch &launch);
  void end(const Launch &launch);

  /// Returns whether all launches of this process are recorded.
  bool isOfAll() const { return index_.isOpen() && !isComplete_; }
  uint64_t launches() const { return launches_; }

private:
  void describe(const Launch &launch);
  void addVariables();
  void findObjects(uint64_t argument);
  void addPointers();
  void addAllMemory();
  /// Returns the buffer's number, or `none` if this is not device memory or there are too many
  /// buffers.
  uint64_t bufferAt(const char *address);
  void findPointers(TracedReference from, const char *bytes, size_t size, size_t limit);
  TracedContent content(const TracedBuffer &buffer);
  void stop(const char *why);

  TraceFile index_, data_;
  int process_ = 0; ///< a forked child writes nothing
  uint64_t maxData_ = 0;
  std::atomic<uint64_t> launches_ = 0;
  uint64_t dataSize_ = 0, hashed_ = 0;
  bool isActive_ = false, isComplete_ = false;
  TracedLaunch now_;
  std::map<uint64_t, uint64_t> bufferByAddress_;
  std::unordered_map<uint64_t, TracedContent> contentByHash_;
};

/// Returns null if nothing is traced.
Trace *launchTrace();

} // namespace tranship::emulator
