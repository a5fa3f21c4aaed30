// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Json.h"

#include "support/TextFile.h"

namespace tranship {
namespace {

/// More than any file that we read needs.
constexpr unsigned maxJsonDepth = 100;
constexpr uint64_t maxJsonSize = 64u << 20;

/// The position where a text is nested more deeply than `maxJsonDepth`; npos: nowhere.
size_t tooDeepAt(llvm::StringRef text) {
  unsigned depth = 0;
  for (size_t at = 0; at < text.size(); ++at)
    switch (text[at]) {
    case '"':
      for (++at; at < text.size() && text[at] != '"'; ++at)
        at += text[at] == '\\';
      break;
    case '[':
    case '{':
      if (++depth > maxJsonDepth)
        return at;
      break;
    case ']':
    case '}':
      depth -= depth > 0;
      break;
    default:
      break;
    }
  return llvm::StringRef::npos;
}

} // namespace

llvm::Error checkNesting(llvm::StringRef text, llvm::StringRef fileName) {
  size_t at = tooDeepAt(text);
  if (at == llvm::StringRef::npos)
    return llvm::Error::success();
  return llvm::createStringError(fileName + ":" + llvm::Twine(text.take_front(at).count('\n') + 1) +
                                 ": nested too deeply");
}

llvm::Expected<llvm::json::Value> readJson(llvm::StringRef text, llvm::StringRef fileName) {
  if (llvm::Error error = checkNesting(text, fileName))
    return error;
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (value)
    return value;
  llvm::Error error = llvm::handleErrors(
      value.takeError(), [&](const llvm::json::ParseError &problem) -> llvm::Error {
        std::string message = problem.message(); // "[3:5, byte=20]: …"
        llvm::StringRef place = message;
        unsigned line = 1;
        if (place.consume_front("[") && !place.consumeInteger(10, line))
          place = place.split("]: ").second;
        return llvm::createStringError(fileName + ":" + llvm::Twine(line) + ": " + place);
      });
  return error;
}

llvm::Expected<llvm::json::Value> readJsonFile(const std::string &file) {
  llvm::Expected<std::string> text = readRegularFile(file, maxJsonSize);
  if (!text)
    return text.takeError();
  return readJson(*text, file);
}

} // namespace tranship
