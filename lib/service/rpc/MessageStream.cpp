// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/rpc/MessageStream.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <unistd.h>

namespace tranship::service {
namespace {

/// Bytes. A document of the largest size fits, even if each of its characters is escaped.
constexpr uint64_t maxMessage = 256u << 20;
constexpr size_t maxHeader = 4096, maxHeaders = 32;
constexpr size_t chunk = 64u << 10;

llvm::Error tooLarge() {
  return llvm::createStringError("the message is larger than " + llvm::Twine(maxMessage >> 20) +
                                 " MB");
}

} // namespace

bool MessageStream::fill() {
  buffer_.erase(0, begin_);
  begin_ = 0;
  size_t size = buffer_.size();
  buffer_.resize(size + chunk);
  ssize_t got = 0;
  do
    got = ::read(in_, buffer_.data() + size, chunk);
  while (got < 0 && errno == EINTR);
  buffer_.resize(size + std::max<ssize_t>(got, 0));
  return got > 0;
}

std::optional<std::string> MessageStream::readLine(size_t maxSize) {
  std::string line;
  for (;;) {
    llvm::StringRef rest = llvm::StringRef(buffer_).drop_front(begin_);
    size_t end = rest.find('\n');
    line += rest.take_front(end).take_front(maxSize + 1 - line.size());
    if (end != llvm::StringRef::npos) {
      begin_ += end + 1;
      return llvm::StringRef(line).rtrim('\r').str();
    }
    begin_ = buffer_.size();
    if (!fill())
      return line.empty() ? std::nullopt : std::optional(std::move(line));
  }
}

bool MessageStream::take(uint64_t size, std::string *text) {
  while (size) {
    llvm::StringRef part = llvm::StringRef(buffer_).drop_front(begin_).take_front(size);
    if (text)
      *text += part;
    begin_ += part.size();
    size -= part.size();
    if (size && !fill())
      return false;
  }
  return true;
}

llvm::Expected<std::optional<std::string>> MessageStream::readAsLine() {
  for (;;) {
    std::optional<std::string> line = readLine(maxMessage);
    if (!line)
      return std::nullopt;
    if (line->size() > maxMessage)
      return tooLarge();
    if (!llvm::StringRef(*line).trim().empty())
      return line;
  }
}

llvm::Expected<std::optional<std::string>> MessageStream::readWithHeaders() {
  std::optional<uint64_t> length;
  for (size_t count = 0; count < maxHeaders; ++count) {
    std::optional<std::string> line = readLine(maxHeader);
    if (!line)
      return std::nullopt;
    auto [name, value] = llvm::StringRef(*line).split(':');
    uint64_t size = 0;
    if (name.trim().equals_insensitive("content-length") &&
        llvm::to_integer(value.trim(), size, 10))
      length = size;
    if (line->empty())
      break;
  }
  if (!length)
    return llvm::createStringError("the message has no Content-Length");
  std::string text;
  bool fits = *length <= maxMessage;
  if (!take(*length, fits ? &text : nullptr))
    return std::nullopt;
  if (!fits)
    return tooLarge();
  return text;
}

llvm::Expected<std::optional<std::string>> MessageStream::read() {
  return framing_ == Framing::Headers ? readWithHeaders() : readAsLine();
}

void MessageStream::write(const llvm::json::Value &message) {
  std::string text;
  llvm::raw_string_ostream(text) << message;
  text = framing_ == Framing::Headers
             ? "Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text
             : text + "\n";
  std::lock_guard lock(writing_);
  for (llvm::StringRef rest = text; !rest.empty();) {
    ssize_t written = ::write(out_, rest.data(), rest.size());
    if (written < 0 && errno != EINTR)
      return;
    rest = rest.drop_front(std::max<ssize_t>(written, 0));
  }
}

} // namespace tranship::service
