// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/Json.h"

#include "support/TextFile.h"

#include "llvm/Support/FileSystem.h"

namespace tranship::verify {
namespace {

constexpr uint64_t mostBytes = 64u << 20;
/// LLVM's parser calls itself for each.
constexpr unsigned mostNested = 100;

bool nestsTooDeep(llvm::StringRef text) {
  unsigned depth = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString && c == '\\')
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (!inString && (c == '[' || c == '{') && ++depth > mostNested)
      return true;
    else if (!inString && (c == ']' || c == '}') && depth)
      --depth;
  }
  return false;
}

} // namespace

llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text) {
  if (nestsTooDeep(text))
    return llvm::createStringError("nested too deeply");
  return llvm::json::parse(text);
}

llvm::Expected<llvm::json::Value> readJsonFile(const std::string &file) {
  llvm::sys::fs::file_status status;
  if (std::error_code error = llvm::sys::fs::status(file, status))
    return llvm::createFileError(file, error);
  if (status.type() != llvm::sys::fs::file_type::regular_file)
    return llvm::createStringError(file + ": not a file");
  if (status.getSize() > mostBytes)
    return llvm::createStringError(file + ": is too large");
  llvm::Expected<std::string> text = readTextFile(file);
  if (!text)
    return text.takeError();
  llvm::Expected<llvm::json::Value> value = parseJson(*text);
  if (!value)
    return llvm::createStringError(file + ": " + llvm::toString(value.takeError()));
  return value;
}

} // namespace tranship::verify
