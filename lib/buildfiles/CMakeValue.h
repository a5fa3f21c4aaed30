// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values of CMake variables and arguments. Each part of a value knows the text that it came from, also
// through variables, lists, loops and functions.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::buildfiles {

struct CMakeArgument;
struct CMakeFile;

/// Where a text is written.
struct CMakeOrigin {
  /// Null: no file contains the text, such as the path of a folder.
  const CMakeFile *file = nullptr;
  const CMakeArgument *argument = nullptr;
  size_t offset = 0;
  /// The text went through a variable of CMake, such as CMAKE_CXX_FLAGS.
  bool isOfCMake = false;

  friend bool operator==(const CMakeOrigin &, const CMakeOrigin &) = default;
};

class CMakeValue {
public:
  /// The text from `begin` to the next span.
  struct Span {
    size_t begin;
    CMakeOrigin origin; // of the first character

    friend bool operator==(const Span &, const Span &) = default;
  };

  CMakeValue() = default;
  CMakeValue(std::string text, const CMakeOrigin &origin = {});
  CMakeValue(const char *text) : CMakeValue(std::string(text)) {}

  const std::string &text() const { return text_; }
  operator llvm::StringRef() const { return text_; }
  friend bool operator==(const CMakeValue &value, llvm::StringRef text) {
    return value.text_ == text;
  }
  bool empty() const { return text_.empty(); }
  size_t size() const { return text_.size(); }

  llvm::ArrayRef<Span> spans() const { return spans_; }
  CMakeOrigin originAt(size_t at) const;
  CMakeValue slice(size_t begin, size_t end) const;
  CMakeValue &operator+=(const CMakeValue &other);
  /// The parts between separators that are not empty.
  std::vector<CMakeValue> split(llvm::StringRef separators) const;
  /// The flags in a list or in a string for a shell: `-DNAME="a b"` is one flag, and so is
  /// `'-DNAME="a b"'`.
  std::vector<CMakeValue> flags() const;
  /// The same text, known to have gone through a variable of CMake.
  CMakeValue throughCMake() const;

private:
  std::string text_;
  std::vector<Span> spans_; // in order
};

CMakeValue join(llvm::ArrayRef<CMakeValue> values, llvm::StringRef separator);
/// A value with the elements of both, which begin alike.
CMakeValue unite(const CMakeValue &a, const CMakeValue &b);
std::vector<std::string> textsOf(llvm::ArrayRef<CMakeValue> values);

} // namespace tranship::buildfiles
