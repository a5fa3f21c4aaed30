// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Messages of JSON-RPC on two file descriptors.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <mutex>
#include <optional>
#include <string>

namespace tranship::service {

/// Headers: `Content-Length` precedes each message, as in the Language Server Protocol. Lines: each message is a line, as in
/// the Model Context Protocol.
enum class Framing : uint8_t { Headers, Lines };

class MessageStream {
public:
  MessageStream(int in, int out, Framing framing) : in_(in), out_(out), framing_(framing) {}

  /// The text of the next message; nothing at the end of the input. Errors: the message is too large, or has no valid length.
  /// The next call then reads what follows it.
  llvm::Expected<std::optional<std::string>> read();

  /// May be called by several threads. What the client does not take is lost.
  void write(const llvm::json::Value &message);

private:
  /// False at the end of the input.
  bool fill();
  /// A line without its end; nothing at the end of the input. Of a longer line than `maxSize`, one character more is kept.
  std::optional<std::string> readLine(size_t maxSize);
  llvm::Expected<std::optional<std::string>> readWithHeaders();
  llvm::Expected<std::optional<std::string>> readAsLine();
  /// Reads so many bytes; appends them to `text` unless it is null. False at the end of the input.
  bool take(uint64_t size, std::string *text);

  const int in_, out_;
  const Framing framing_;
  /// What was read from the input and not taken yet begins at `begin_`.
  std::string buffer_;
  size_t begin_ = 0;
  std::mutex writing_;
};

} // namespace tranship::service
