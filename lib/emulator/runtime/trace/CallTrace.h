// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records the host's API calls (interface/TraceFormat.h), beside the trace of launches.
#pragma once

#include "trace/TraceFile.h"

#include <mutex>

namespace tranship::emulator {

class CallTrace {
public:
  /// Creates its file beside the trace in this folder.
  explicit CallTrace(const std::string &folder);

  /// Records a call. Kinds and values are those of `hostCallFunction`.
  void add(const char *name, const char *kinds, const uint64_t *values,
           const char *const *enumerators);
  /// Records that this thread's last call has ended with an error.
  void addError(int error);
  /// Records the settings of an object that this thread's last call has created.
  void addSettings(std::vector<TracedSetting> settings);

private:
  /// Adds to the record of this thread's last call.
  void addContinuation(TracedCall &&more);

  std::mutex mutex_;
  TraceFile file_;
  int process_ = 0;
  uint64_t calls_ = 0;
};

/// Returns null if nothing is traced.
CallTrace *callTrace();

/// Counts the streams that a traced program creates: their handles are addresses, which differ from run to run.
void addStream(const void *stream);
void removeStream(const void *stream);
/// Returns the stream's position in the order of creation, from 1; 0 if it is not known.
uint64_t numberOfStream(const void *stream);

} // namespace tranship::emulator
