// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads untrusted JSON: checks every field, and keeps the first problem.
#pragma once

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// A field that is missing or has another type reads as empty or 0, and `problem()` reports it.
class JsonFields {
public:
  void fail(const std::string &what);
  /// The first problem; empty if there is none.
  const std::string &problem() const { return problem_; }

  std::string text(const llvm::json::Object &object, llvm::StringRef key);
  int64_t number(const llvm::json::Object &object, llvm::StringRef key);
  /// Reads a number that is not negative.
  uint64_t count(const llvm::json::Object &object, llvm::StringRef key);
  const llvm::json::Array &list(const llvm::json::Object &object, llvm::StringRef key);
  const llvm::json::Object &member(const llvm::json::Object &object, llvm::StringRef key);
  const llvm::json::Object &object(const llvm::json::Value &value);
  std::vector<std::string> texts(const llvm::json::Object &object, llvm::StringRef key);
  /// Reads a list of lists of texts.
  std::vector<std::vector<std::string>> textLists(const llvm::json::Object &object,
                                                  llvm::StringRef key);
  /// Reads a relative path that does not leave its folder.
  std::string path(const llvm::json::Object &object, llvm::StringRef key);
  /// Reads a SHA-256 in hexadecimal digits.
  std::string hash(const llvm::json::Object &object, llvm::StringRef key);

private:
  std::string problem_;
};

bool isHash(llvm::StringRef text);

llvm::json::Array jsonTexts(llvm::ArrayRef<std::string> list);

} // namespace tranship::verify
