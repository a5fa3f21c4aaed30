// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/HtmlText.h"
#include "support/Text.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

namespace tranship::report {
namespace {

constexpr char replacement[] = "\xef\xbf\xbd"; // U+FFFD

bool isControl(unsigned char c) { return (c < 0x20 && c != '\t' && c != '\n') || c == 0x7f; }

/// Characters that only change the direction of text. All are U+200E … U+2069 or U+061C.
bool isDirection(unsigned codePoint) {
  return codePoint == 0x61c || codePoint == 0x200e || codePoint == 0x200f ||
         (codePoint >= 0x202a && codePoint <= 0x202e) ||
         (codePoint >= 0x2066 && codePoint <= 0x2069);
}

/// Makes visible, or replaces, the characters that a browser would not show.
std::string visible(llvm::StringRef text) {
  std::string valid = utf8(text);
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

/// Replaces links by their texts: their targets are files that the page does not contain.
std::string withoutLinks(llvm::StringRef text) {
  std::string out;
  for (size_t middle = text.find("]("); middle != text.npos; middle = text.find("](", middle)) {
    size_t open = text.rfind('[', middle), close = text.find(')', middle);
    bool isCode = text.take_front(middle).count('`') % 2;
    if (isCode || open == text.npos || close == text.npos) {
      ++middle;
      continue;
    }
    out += (text.take_front(open) + text.slice(open + 1, middle)).str();
    text = text.drop_front(close + 1);
    middle = 0;
  }
  return out + text.str();
}

/// Converts `**bold**` in text without code.
std::string withBold(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, "**");
  if (parts.size() % 2 == 0)
    return html(text);
  std::string out;
  for (size_t i = 0; i < parts.size(); ++i)
    out += i % 2 ? "<strong>" + html(parts[i]) + "</strong>" : html(parts[i]);
  return out;
}

/// Converts code in backticks, and the other text with `plain`.
template <typename Plain> std::string withCode(llvm::StringRef text, Plain plain) {
  if (text.count('`') % 2)
    return html(text);
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, '`');
  std::string out;
  for (size_t i = 0; i < parts.size(); ++i)
    out += i % 2 ? "<code>" + html(parts[i]) + "</code>" : plain(parts[i]);
  return out;
}

/// A paragraph or an item of a list, which may start with "*error*".
std::string paragraph(llvm::StringRef text) {
  std::string linked = withoutLinks(text), start;
  text = linked;
  size_t end;
  if (text.starts_with("*") && !text.starts_with("**") &&
      (end = text.find('*', 1)) != llvm::StringRef::npos) {
    start = "<em>" + html(text.slice(1, end)) + "</em>";
    text = text.substr(end + 1);
  }
  return start + withCode(text, withBold);
}

} // namespace

std::string html(llvm::StringRef text) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  llvm::printHTMLEscaped(visible(text), stream);
  return out;
}

std::string htmlWithCode(llvm::StringRef text) { return withCode(text, html); }

std::string htmlOfManual(llvm::StringRef section) {
  enum Block { Paragraph, Item, Code } block = Paragraph;
  std::string out, text;
  bool isList = false;
  auto endBlock = [&] {
    if (text.empty())
      return;
    if (isList != (block == Item)) {
      out += isList ? "</ul>\n" : "<ul>\n";
      isList = !isList;
    }
    if (block == Code)
      out += "<pre>" + html(text) + "</pre>\n";
    else if (block == Item)
      out += "<li>" + paragraph(text) + "</li>\n";
    else
      out += "<p>" + paragraph(text) + "</p>\n";
    text.clear();
  };
  llvm::SmallVector<llvm::StringRef> lines;
  section.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    if (line.starts_with("```")) {
      endBlock();
      block = block == Code ? Paragraph : Code;
    } else if (block == Code) {
      text += line.str() + "\n";
    } else if (line.empty()) {
      endBlock();
      block = Paragraph;
    } else if (line.consume_front("- ")) {
      endBlock();
      block = Item;
      text = line.str();
    } else if (!line.starts_with("# ") && !line.starts_with("## ")) {
      if (!text.empty())
        text += ' ';
      text += line.ltrim();
    }
  }
  endBlock();
  if (isList)
    out += "</ul>\n";
  return out;
}

} // namespace tranship::report
