// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file of a trace: records, or bytes, one after another.
#pragma once

#include "trace/TraceRecords.h"

namespace tranship::emulator {

class TraceFile {
public:
  /// Returns false if the file exists already (`errno`) or cannot be created.
  bool create(const std::string &path);
  bool isOpen() const { return fd_ >= 0; }
  /// Stops writing.
  void stop() { fd_ = -1; }

  /// Returns false if the file cannot be written any more, or would exceed the process's limit.
  bool append(const char *bytes, size_t size);
  template <typename Record> bool write(const Record &record) {
    RecordWriter writer;
    writer(record);
    writer.finish();
    return append(writer.bytes.data(), writer.bytes.size());
  }

private:
  int fd_ = -1;
  uint64_t size_ = 0;
};

} // namespace tranship::emulator
