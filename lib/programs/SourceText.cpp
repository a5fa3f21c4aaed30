// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/SourceText.h"

#include "mapping/Table.h"
#include "source/IncludeDirectives.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::programs {

namespace {

/// The end of a literal whose quote is at `at`.
size_t literalEnd(llvm::StringRef text, size_t at) {
  char quote = text[at];
  for (++at; at < text.size() && text[at] != quote && text[at] != '\n'; ++at)
    at += text[at] == '\\';
  return std::min(at + 1, text.size());
}

} // namespace

std::string codeOf(llvm::StringRef text, std::vector<std::string> &literals) {
  std::string code;
  code.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    llvm::StringRef rest = text.drop_front(at);
    size_t end = at;
    if (rest.starts_with("//")) {
      end = text.find('\n', at);
    } else if (rest.starts_with("/*")) {
      end = text.find("*/", at + 2);
      end = end == llvm::StringRef::npos ? end : end + 2;
    } else if (text[at] == '"') {
      end = literalEnd(text, at);
      literals.push_back(text.slice(at + 1, end - 1).str());
    } else if (text[at] == '\'' && !(at && llvm::isHexDigit(text[at - 1]))) { // not 1'000
      end = literalEnd(text, at);
    } else {
      code += text[at++];
      continue;
    }
    code += ' ';
    at = std::min(end, text.size());
  }
  return code;
}

bool definesMain(llvm::StringRef code) {
  for (size_t at = code.find("main"); at != llvm::StringRef::npos; at = code.find("main", at + 4)) {
    if ((at && isNameCharacter(code[at - 1])) || !code.drop_front(at + 4).ltrim().starts_with("("))
      continue;
    llvm::StringRef before = code.take_front(at).rtrim();
    size_t begin = before.size();
    while (begin && isNameCharacter(before[begin - 1]))
      --begin;
    llvm::StringRef type = before.drop_front(begin);
    if (type == "int" || type == "void" || type == "auto" || type == "signed" || type == "INT")
      return true;
  }
  return false;
}

static bool isOfCuda(llvm::StringRef header, const mapping::Table &table) {
  const mapping::Row *row = table.header(header);
  return (row && row->hip != row->name) || table.looksLikeHeader(header, /*isFound=*/true);
}

static bool isFunctionOfCuda(llvm::StringRef word, const mapping::Table &table) {
  return mapping::looksLikeFunction(word) &&
         llvm::any_of(table.rowsOf(word), [](const mapping::Row &row) {
           return row.kind == mapping::RowKind::Function && row.hip != row.name;
         });
}

bool usesCuda(const SourceFile &source) {
  const mapping::Table table;
  bool includesHip = false;
  for (const IncludeDirective &directive : findIncludes(source).directives) {
    llvm::StringRef header = source.text(directive.name);
    if (isOfCuda(header, table))
      return true;
    includesHip |= mapping::isHipRuntimeHeader(header);
  }
  return (llvm::StringRef(source.path()).ends_with(".cu") && !includesHip) ||
         llvm::any_of(source.tokens(), [&](const SourceToken &token) {
           return token.is(clang::tok::raw_identifier) &&
                  isFunctionOfCuda(source.text(token), table);
         });
}

} // namespace tranship::programs
