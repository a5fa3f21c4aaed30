// Writes down what the host asks of the API (../TraceFormat.h), beside the trace of launches.
#pragma once

#include "trace/TraceFile.h"

#include <mutex>

namespace tranship::emulator {

class CallTrace {
public:
  /// Beside the trace in this folder.
  explicit CallTrace(const std::string &folder);

  /// Kinds and values as of `HostCalls.h`'s function.
  void add(const char *name, const char *kinds, const uint64_t *values,
           const char *const *enumerators);
  /// The call that this thread made last ends with an error.
  void addError(int error);
  /// It has made something.
  void addSettings(std::vector<TracedSetting> settings);

private:
  /// More of the call that this thread made last.
  void addContinuation(TracedCall &&more);

  std::mutex mutex_;
  TraceFile file_;
  int process_ = 0;
  uint64_t calls_ = 0;
};

/// Null: nothing is to be traced.
CallTrace *callTrace();

} // namespace tranship::emulator
