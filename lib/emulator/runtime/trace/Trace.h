// Writes what each launch found in memory and what it left there (../TraceFormat.h), when the
// environment asks for that. One launch runs at a time, and all is called from there.
#pragma once

#include "core/Launch.h"

#include "trace/TraceFile.h"

#include <atomic>
#include <map>
#include <unordered_map>

namespace tranship::emulator {

class Trace {
public:
  /// What cannot be written is said once, and the program goes on without a trace.
  explicit Trace(const std::string &folder);

  void begin(const Launch &launch);
  void end(const Launch &launch);

  /// All launches of this process are written down.
  bool isOfAll() const { return index_.isOpen() && !isComplete_; }
  uint64_t launches() const { return launches_; }

private:
  void describe(const Launch &launch);
  void addVariables();
  void findObjects(uint64_t argument);
  void addPointers();
  void addAllMemory();
  /// The buffer's number; `none` when it is no memory of the device, or there are too many.
  uint64_t bufferAt(const char *address);
  void findPointers(TracedReference from, const char *bytes, size_t size, size_t limit);
  TracedContent content(const TracedBuffer &buffer);
  void stop(const char *why);

  TraceFile index_, data_;
  int process_ = 0; ///< a forked child writes nothing
  uint64_t maxData_ = 0;
  std::atomic<uint64_t> launches_ = 0;
  uint64_t streams_ = 0;
  uint64_t dataSize_ = 0, hashed_ = 0;
  bool isActive_ = false, isComplete_ = false;
  TracedLaunch now_;
  std::map<uint64_t, uint64_t> bufferByAddress_;
  std::unordered_map<uint64_t, TracedContent> contentByHash_;
  std::map<const void *, uint64_t> streamNumbers_;
};

/// Null: nothing is to be traced.
Trace *launchTrace();

} // namespace tranship::emulator
