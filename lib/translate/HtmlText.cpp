#include "translate/HtmlText.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

namespace tranship {
namespace {

constexpr char replacement[] = "\xef\xbf\xbd"; // U+FFFD

bool isControl(unsigned char c) { return (c < 0x20 && c != '\t' && c != '\n') || c == 0x7f; }

/// Characters that only change the direction of text. All are U+200E … U+2069 or U+061C.
bool isDirection(unsigned codePoint) {
  return codePoint == 0x61c || codePoint == 0x200e || codePoint == 0x200f ||
         (codePoint >= 0x202a && codePoint <= 0x202e) ||
         (codePoint >= 0x2066 && codePoint <= 0x2069);
}

/// What a browser would not show as it is.
std::string visible(llvm::StringRef text) {
  std::string valid = llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
  std::string out;
  for (size_t i = 0; i < valid.size();) {
    unsigned char c = valid[i];
    size_t length = std::min<size_t>(llvm::getNumBytesForUTF8(c), valid.size() - i);
    unsigned codePoint = c;
    if (length == 2)
      codePoint = (c & 0x1f) << 6 | (valid[i + 1] & 0x3f);
    else if (length == 3)
      codePoint = (c & 0xf) << 12 | (valid[i + 1] & 0x3f) << 6 | (valid[i + 2] & 0x3f);
    if (isControl(c))
      out += replacement;
    else if (length > 1 && length < 4 && isDirection(codePoint))
      out += fmt::format("<U+{:04X}>", codePoint);
    else
      out.append(valid, i, length);
    i += length;
  }
  return out;
}

/// "*error*" at the start of a section.
std::string paragraph(llvm::StringRef text) {
  size_t end;
  if (text.starts_with("*") && (end = text.find('*', 1)) != llvm::StringRef::npos)
    return "<em>" + html(text.slice(1, end)) + "</em>" + htmlWithCode(text.substr(end + 1));
  return htmlWithCode(text);
}

} // namespace

std::string html(llvm::StringRef text) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  llvm::printHTMLEscaped(visible(text), stream);
  return out;
}

std::string htmlWithCode(llvm::StringRef text) {
  if (text.count('`') % 2)
    return html(text);
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, '`');
  std::string out;
  for (size_t i = 0; i < parts.size(); ++i)
    out += i % 2 ? "<code>" + html(parts[i]) + "</code>" : html(parts[i]);
  return out;
}

std::string htmlOfManual(llvm::StringRef section) {
  std::string out, text;
  bool isCode = false;
  auto endParagraph = [&] {
    if (!text.empty())
      out += isCode ? "<pre>" + html(text) + "</pre>\n" : "<p>" + paragraph(text) + "</p>\n";
    text.clear();
  };
  llvm::SmallVector<llvm::StringRef> lines;
  section.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    if (line.starts_with("```")) {
      endParagraph();
      isCode = !isCode;
    } else if (isCode) {
      text += line.str() + "\n";
    } else if (line.empty()) {
      endParagraph();
    } else if (!line.starts_with("## ")) {
      if (!text.empty())
        text += ' ';
      text += line;
    }
  }
  endParagraph();
  return out;
}

} // namespace tranship
