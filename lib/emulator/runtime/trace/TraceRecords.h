// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts records of traces to bytes and back, like support/Archive.h: numbers are LEB128,
// containers are preceded by their size.
#pragma once

#include "emulator/interface/TraceFormat.h"

#include <type_traits>

namespace tranship::emulator {

class RecordWriter {
public:
  template <typename... T> void operator()(const T &...values) { (put(values), ...); }
  /// Has room for the record's head.
  std::string bytes = std::string(recordHeadSize, '\0');
  /// Fills in the head.
  void finish() {
    uint32_t size = uint32_t(bytes.size() - recordHeadSize);
    uint32_t sum = uint32_t(hashOfBytes(bytes.data() + recordHeadSize, size));
    std::memcpy(bytes.data(), &size, sizeof size);
    std::memcpy(bytes.data() + sizeof size, &sum, sizeof sum);
  }

private:
  void put(uint64_t value) {
    for (; value > 127; value >>= 7)
      bytes += char(value | 128);
    bytes += char(value);
  }
  void put(const std::string &text) {
    put(text.size());
    bytes += text;
  }
  template <typename T> void put(const std::vector<T> &values) {
    put(values.size());
    for (const T &value : values)
      put(value);
  }
  template <typename T>
  requires std::is_class_v<T>
  void put(const T &value) {
    transfer(*this, const_cast<T &>(value)); // writing does not change the value
  }
};

/// Never reads beyond its bytes. After a failure, the values are meaningless.
class RecordReader {
public:
  explicit RecordReader(std::string_view bytes) : rest_(bytes) {}
  template <typename... T> void operator()(T &...values) { (get(values), ...); }
  bool failed() const { return failed_; }

private:
  template <typename T>
  requires std::is_integral_v<T>
  void get(T &value) {
    uint64_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
      if (rest_.empty() || shift > 63)
        return fail();
      unsigned char byte = static_cast<unsigned char>(rest_.front());
      rest_.remove_prefix(1);
      number |= uint64_t(byte & 127) << shift;
      if (byte < 128)
        break;
    }
    value = T(number);
  }
  void get(std::string &text) {
    size_t size = getSize();
    text = rest_.substr(0, size);
    rest_.remove_prefix(size);
  }
  template <typename T> void get(std::vector<T> &values) {
    values.resize(getSize());
    for (T &value : values)
      get(value);
  }
  template <typename T>
  requires std::is_class_v<T>
  void get(T &value) { transfer(*this, value); }

  /// Each element takes at least one byte, so a size beyond the rest is wrong.
  size_t getSize() {
    uint64_t size = 0;
    get(size);
    if (size > rest_.size())
      fail();
    return failed_ ? 0 : size_t(size);
  }
  void fail() {
    failed_ = true;
    rest_ = {};
  }

  std::string_view rest_;
  bool failed_ = false;
};

} // namespace tranship::emulator
