// A file of a trace: records, or bytes, one after another.
#pragma once

#include "trace/TraceRecords.h"

namespace tranship::emulator {

class TraceFile {
public:
  /// False: the file is there already (`errno`), or cannot be made.
  bool create(const std::string &path);
  bool isOpen() const { return fd_ >= 0; }
  /// Nothing is written any more.
  void stop() { fd_ = -1; }

  /// False: it cannot be written any more, or would be larger than the process may make it.
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
