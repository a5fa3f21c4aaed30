// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/LiteralText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship {

/// The byte that a simple escape represents: `n` in `
/// `.
static std::optional<char> simpleEscape(char c) {
  switch (c) {
  case 'n':
    return '\n';
  case 't':
    return '\t';
  case 'r':
    return '\r';
  case '\\':
  case '"':
  case '\'':
  case '?':
    return c;
  default:
    return std::nullopt;
  }
}

bool LiteralText::addOrdinary(llvm::StringRef content, unsigned offset) {
  for (size_t i = 0; i < content.size();) {
    size_t begin = i;
    char c = content[i++];
    if (c == '\\') {
      if (i == content.size())
        return false;
      char escaped = content[i++];
      if (escaped == '\r' || escaped == '\n') { // a continued line
        if (escaped == '\r' && i < content.size() && content[i] == '\n')
          ++i;
        continue;
      }
      std::optional<char> byte = simpleEscape(escaped);
      if (!byte)
        return false;
      c = *byte;
    }
    text_ += c;
    bytes_.push_back({{offset + unsigned(begin), offset + unsigned(i)}});
  }
  return true;
}

std::optional<LiteralText> LiteralText::read(const SourceFile &file,
                                             llvm::ArrayRef<unsigned> literals) {
  LiteralText result;
  for (unsigned offset : literals) {
    size_t index = file.tokenExactlyAt(offset);
    if (index >= file.tokens().size())
      return std::nullopt;
    const SourceToken &token = file.tokens()[index];
    llvm::StringRef written = file.text(token);
    Literal literal;
    literal.text.begin = result.text_.size();
    literal.isInDirective = token.directive != Directive::None;
    llvm::StringRef line = file.text(file.line(offset));
    literal.indent = line.take_while([](char c) { return c == ' ' || c == '\t'; }).str();
    written.consume_front("u8");
    if (written.consume_front("R\"")) {
      size_t open = written.find('(');
      if (open == llvm::StringRef::npos)
        return std::nullopt;
      literal.rawEnd = (")" + written.take_front(open) + "\"").str();
      llvm::StringRef content = written.drop_front(open + 1);
      if (!content.consume_back(literal.rawEnd))
        return std::nullopt;
      unsigned begin = token.end() - literal.rawEnd.size() - content.size();
      literal.content = {begin, begin + unsigned(content.size())};
      for (unsigned i = 0; i < content.size(); ++i)
        result.bytes_.push_back({{begin + i, begin + i + 1}});
      result.text_ += content;
    } else {
      if (!written.consume_front("\"") || !written.consume_back("\""))
        return std::nullopt;
      unsigned begin = token.end() - 1 - written.size();
      literal.content = {begin, token.end() - 1};
      if (!result.addOrdinary(written, begin))
        return std::nullopt;
    }
    literal.text.end = result.text_.size();
    result.literals_.push_back(std::move(literal));
  }
  return result;
}

unsigned LiteralText::offsetOf(unsigned byte) const {
  if (byte < bytes_.size())
    return bytes_[byte].written.begin;
  return literals_.empty() ? 0 : literals_.back().content.end;
}

const LiteralText::Literal *LiteralText::literalAt(unsigned byte) const {
  for (const Literal &literal : literals_)
    if (literal.text.contains(byte))
      return &literal;
  return nullptr;
}

std::string LiteralText::escape(const Literal &literal, llvm::StringRef text) {
  if (!literal.rawEnd.empty())
    return text.str();
  std::string escaped;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"' || c == '\\')
      escaped += '\\';
    if (c == '\n' && literal.isInDirective)
      escaped += "\\n";
    else if (c == '\n')
      escaped += "\\n\"\n" + literal.indent + "\""; // one literal per line
    else if (c == '\t')
      escaped += "\\t";
    else if (c == '\r')
      escaped += "\\r";
    else
      escaped += c;
  }
  return escaped;
}

std::optional<Edit> LiteralText::replace(Range range, llvm::StringRef text) const {
  if (literals_.empty())
    return std::nullopt;
  // An insertion at the end of a literal goes into that literal.
  const Literal *first = range.begin < text_.size() ? literalAt(range.begin) : &literals_.back();
  const Literal *last = range.size() > 0 ? literalAt(range.end - 1) : first;
  if (!first || !last || first->rawEnd != last->rawEnd ||
      (!first->rawEnd.empty() && (first != last || text.contains(first->rawEnd))))
    return std::nullopt;
  unsigned begin = offsetOf(range.begin);
  unsigned end = range.size() > 0 ? bytes_[range.end - 1].written.end : begin;
  return Edit{{begin, end}, {escape(*first, text)}};
}

} // namespace tranship
