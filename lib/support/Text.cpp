// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <fmt/format.h>

namespace tranship {

std::string utf8(llvm::StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

namespace {

/// The length of the UTF-8 character that begins the text; 0 if it is not valid.
size_t characterLength(llvm::StringRef text) {
  unsigned char first = text.front();
  size_t length = first < 0x80   ? 1
                  : first < 0xC2 ? 0
                  : first < 0xE0 ? 2
                  : first < 0xF0 ? 3
                  : first < 0xF5 ? 4
                                 : 0;
  return length && text.size() >= length && llvm::json::isUTF8(text.take_front(length)) ? length
                                                                                        : 0;
}

/// Whether a character changes how other characters are shown.
bool isControl(llvm::StringRef character) {
  if (character.size() == 1)
    return character.front() < ' ' || character.front() == 0x7F;
  bool isC1 = character >= "\xC2\x80" && character <= "\xC2\x9F";
  bool turns = (character >= "\xE2\x80\xAA" && character <= "\xE2\x80\xAE") ||
               (character >= "\xE2\x81\xA6" && character <= "\xE2\x81\xA9");
  return isC1 || turns;
}

/// The color sequence at the beginning of the text; empty if there is none.
llvm::StringRef colorAt(llvm::StringRef text) {
  llvm::StringRef rest = text;
  if (!rest.consume_front("\x1B["))
    return {};
  rest = rest.drop_while([](char c) { return (c >= '0' && c <= '9') || c == ';'; });
  return rest.consume_front("m") ? text.drop_back(rest.size()) : llvm::StringRef();
}

std::string escaped(llvm::StringRef text, bool isLine, bool keepsColors) {
  std::string out;
  while (!text.empty()) {
    size_t length = characterLength(text);
    llvm::StringRef character = text.take_front(length);
    llvm::StringRef kept = keepsColors ? colorAt(text) : llvm::StringRef();
    if (kept.empty() && length &&
        (!isControl(character) || (!isLine && (character == "\n" || character == "\t"))))
      kept = character;
    if (!kept.empty()) {
      out += kept;
      text = text.drop_front(kept.size());
      continue;
    }
    for (unsigned char byte : text.take_front(std::max<size_t>(length, 1)))
      out += byte == '\n'   ? "\\n"
             : byte == '\t' ? "\\t"
             : byte == '\r' ? "\\r"
                            : fmt::format("\\x{:02x}", byte);
    text = text.drop_front(std::max<size_t>(length, 1));
  }
  return out;
}

} // namespace

std::string printable(llvm::StringRef line) {
  return escaped(line, /*isLine=*/true, /*keepsColors=*/false);
}
std::string printableText(llvm::StringRef text, bool keepsColors) {
  return escaped(text, /*isLine=*/false, keepsColors);
}

std::string plural(size_t count, llvm::StringRef noun) {
  return fmt::format("{} {}{}", count, noun.str(), count == 1 ? "" : "s");
}

std::string didYouMean(llvm::ArrayRef<llvm::StringRef> names) {
  std::string text;
  for (const auto &[i, name] : llvm::enumerate(names))
    text += fmt::format("{}`{}`",
                        i == 0                 ? "; did you mean "
                        : i + 1 < names.size() ? ", "
                                               : " or ",
                        name.str());
  return text.empty() ? text : text + "?";
}

std::string didYouMean(std::optional<llvm::StringRef> name) {
  return name ? didYouMean(llvm::ArrayRef(*name)) : std::string();
}

std::string jsonText(const llvm::json::Value &value) { return llvm::formatv("{0:2}\n", value); }

} // namespace tranship
