// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts plain data to bytes and back with one function for both directions: `transfer(archive, value)`, which lists
// all members of a struct. Numbers are LEB128; the size of a container comes before its elements.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace tranship {

template <typename T>
concept Number = std::is_integral_v<T> || std::is_enum_v<T>;

class ArchiveWriter {
public:
  template <typename... T> void operator()(const T &...values) { (put(values), ...); }
  std::string take() { return std::move(bytes_); }

private:
  template <Number T> void put(T value) {
    // -1 becomes a large number that comes back as -1.
    llvm::encodeULEB128(static_cast<uint64_t>(value), stream_);
  }
  void put(const std::string &text) {
    put(text.size());
    stream_ << text;
  }
  void put(llvm::StringRef text) {
    put(text.size());
    stream_ << text;
  }
  template <typename T, size_t N> void put(const std::array<T, N> &values) {
    for (const T &value : values)
      put(value);
  }
  template <typename T> void put(const std::vector<T> &values) { putAll(values); }
  template <typename T> void put(const std::set<T> &values) { putAll(values); }
  template <typename K, typename V> void put(const std::map<K, V> &values) {
    put(values.size());
    for (const auto &[key, value] : values)
      (*this)(key, value);
  }
  template <typename T>
  requires std::is_class_v<T>
  void put(const T &value) {
    transfer(*this, const_cast<T &>(value)); // writing changes nothing
  }
  template <typename Range> void putAll(const Range &values) {
    put(values.size());
    for (const auto &value : values)
      put(value);
  }

  std::string bytes_;
  llvm::raw_string_ostream stream_{bytes_};
};

/// Never reads beyond its bytes, whatever they contain; after a failure, the values are meaningless.
class ArchiveReader {
public:
  explicit ArchiveReader(llvm::StringRef bytes) : rest_(bytes) {}

  template <typename... T> void operator()(T &...values) { (get(values), ...); }
  bool failed() const { return failed_; }
  bool atEnd() const { return rest_.empty(); }

private:
  template <Number T> void get(T &value) {
    unsigned length = 0;
    const char *error = nullptr;
    uint64_t number = llvm::decodeULEB128(rest_.bytes_begin(), &length, rest_.bytes_end(), &error);
    if (error || failed_)
      return fail();
    rest_ = rest_.drop_front(length);
    value = static_cast<T>(number);
  }
  void get(std::string &text) {
    size_t size = getSize();
    text = rest_.take_front(size).str();
    rest_ = rest_.drop_front(size);
  }
  /// The text points into the archive's bytes, which must outlive it.
  void get(llvm::StringRef &text) {
    size_t size = getSize();
    text = rest_.take_front(size);
    rest_ = rest_.drop_front(size);
  }
  template <typename T, size_t N> void get(std::array<T, N> &values) {
    for (T &value : values)
      get(value);
  }
  template <typename T> void get(std::vector<T> &values) {
    values.resize(getSize());
    for (T &value : values)
      get(value);
  }
  template <typename T> void get(std::set<T> &values) {
    for (size_t i = getSize(); i > 0 && !failed_; --i) {
      T value{};
      get(value);
      values.insert(values.end(), std::move(value));
    }
  }
  template <typename K, typename V> void get(std::map<K, V> &values) {
    for (size_t i = getSize(); i > 0 && !failed_; --i) {
      K key{};
      V value{};
      (*this)(key, value);
      values.emplace_hint(values.end(), std::move(key), std::move(value));
    }
  }
  template <typename T>
  requires std::is_class_v<T>
  void get(T &value) { transfer(*this, value); }

  /// Each element takes at least one byte, so a size that exceeds the remaining bytes is invalid.
  size_t getSize() {
    size_t size = 0;
    get(size);
    if (size > rest_.size())
      fail();
    return failed_ ? 0 : size;
  }
  void fail() {
    failed_ = true;
    rest_ = {};
  }

  llvm::StringRef rest_;
  bool failed_ = false;
};

} // namespace tranship
