// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeLines.h"

#include "buildfiles/TextEdits.h"

#include "llvm/ADT/StringExtras.h"

namespace tranship::buildfiles {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// The end of a line with all that a backslash joins to it.
size_t lineEnd(llvm::StringRef text, size_t begin) {
  for (size_t at = begin;;) {
    size_t end = text.find('\n', at);
    if (end == llvm::StringRef::npos)
      return text.size();
    llvm::StringRef line = text.slice(begin, end);
    line.consume_back("\r");
    if (!line.ends_with("\\") || line.ends_with("\\\\"))
      return end;
    at = end + 1;
  }
}

size_t commentBegin(llvm::StringRef line) {
  for (size_t at = line.find('#'); at != llvm::StringRef::npos; at = line.find('#', at + 1))
    if (at == 0 || (line[at - 1] != '\\' && line[at - 1] != '$' && line[at - 1] != '\''))
      return at;
  return line.size();
}

/// The offset of the value of an assignment; fills in the variable.
std::optional<size_t> assignmentIn(llvm::StringRef line, MakeLine &result) {
  size_t at = line.size() - line.ltrim().size();
  for (llvm::StringRef word : {"export ", "override "})
    if (line.drop_front(at).starts_with(word))
      at += word.size();
  // A variable of one target: `main: CFLAGS += -g`.
  llvm::StringRef rest = line.drop_front(at);
  size_t colon = rest.find(':');
  size_t equals = rest.find('=');
  if (colon != llvm::StringRef::npos && equals != llvm::StringRef::npos && colon + 1 < equals &&
      rest[colon + 1] == ' ' && !rest.slice(colon + 1, equals).contains('(')) {
    at += colon + 1;
    at += line.drop_front(at).size() - line.drop_front(at).ltrim().size();
  }
  size_t nameEnd = at;
  while (nameEnd < line.size() &&
         (isNameCharacter(line[nameEnd]) || line[nameEnd] == '-' || line[nameEnd] == '.'))
    ++nameEnd;
  llvm::StringRef name = line.slice(at, nameEnd);
  llvm::StringRef after = line.drop_front(nameEnd).ltrim(" \t");
  for (llvm::StringRef sign : {"=", ":=", "::=", "?=", "+=", "!="})
    if (!name.empty() && after.starts_with(sign)) {
      result.variable = name;
      result.isAppended = sign == "+=";
      return line.size() - after.size() + sign.size();
    }
  return std::nullopt;
}

/// Where the word begins that is behind functions such as `$(foreach x,$(LIST),`.
size_t coreBeginOf(llvm::StringRef word) {
  size_t comma = word.rfind(",-");
  if (comma == llvm::StringRef::npos || !word.contains("$(") || word.starts_with("-"))
    return 0;
  return comma + 1;
}

/// Where brackets that were opened before the word close.
size_t coreEndOf(llvm::StringRef word) {
  unsigned depth = 0;
  for (size_t i = 0; i < word.size(); ++i) {
    if (word[i] == '(' || word[i] == '{')
      ++depth;
    else if ((word[i] == ')' || word[i] == '}') && depth-- == 0)
      return i;
  }
  return word.size();
}

void addWords(llvm::StringRef text, size_t begin, size_t end, std::vector<MakeWord> &words) {
  for (size_t at = begin; at < end;) {
    bool isContinuation =
        text[at] == '\\' && at + 1 < end && (text[at + 1] == '\n' || text[at + 1] == '\r');
    if (isBlank(text[at]) || isContinuation) {
      ++at;
      continue;
    }
    size_t wordBegin = at;
    char quote = '\0';
    for (; at < end && (quote || !isBlank(text[at])); ++at) {
      if (text[at] == '\n')
        break; // quotes do not go on there
      if (quote ? text[at] == quote : text[at] == '"' || text[at] == '\'')
        quote = quote ? '\0' : text[at];
    }
    llvm::StringRef word = text.slice(wordBegin, at);
    size_t coreBegin = coreBeginOf(word);
    size_t coreEnd = coreBegin + coreEndOf(word.drop_front(coreBegin));
    words.push_back({wordBegin, at, wordBegin + coreBegin, wordBegin + coreEnd});
  }
}

} // namespace

std::vector<MakeLine> readMakefile(llvm::StringRef text) {
  std::vector<MakeLine> lines;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = lineEnd(text, begin);
    MakeLine line{begin, end};
    llvm::StringRef content = text.slice(begin, end);
    size_t wordsBegin = begin, wordsEnd = begin + commentBegin(content);
    line.isRecipe = content.starts_with("\t");
    if (!line.isRecipe)
      wordsBegin += assignmentIn(text.slice(begin, wordsEnd), line).value_or(0);
    addWords(text, wordsBegin, wordsEnd, line.words);
    lines.push_back(std::move(line));
    begin = end + 1;
  }
  return lines;
}

llvm::StringRef makeReferenceAt(llvm::StringRef text, size_t at) {
  llvm::StringRef rest = text.drop_front(at);
  if (!rest.consume_front("$(") && !rest.consume_front("${"))
    return {};
  llvm::StringRef name = rest.take_while([](char c) { return isNameCharacter(c) || c == '-'; });
  char next = rest.size() > name.size() ? rest[name.size()] : '\0';
  return next == ')' || next == '}' || next == ':' ? name : llvm::StringRef();
}

std::vector<llvm::StringRef> makeReferencesIn(llvm::StringRef text) {
  std::vector<llvm::StringRef> names;
  for (size_t at = text.find('$'); at != llvm::StringRef::npos; at = text.find('$', at + 1))
    if (llvm::StringRef name = makeReferenceAt(text, at); !name.empty())
      names.push_back(name);
  return names;
}

} // namespace tranship::buildfiles
