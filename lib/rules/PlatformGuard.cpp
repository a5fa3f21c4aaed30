// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"

#include "source/CallSyntax.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// The first token of the declaration, with the attributes before the type, which Clang does not
/// count as a part of it.
unsigned declarationBegin(const SourceFile &file, unsigned name) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t i = file.tokenAt(name);
  while (i > 0 && tokens[i - 1].directiveIndex == 0 && !tokens[i - 1].is(tok::semi) &&
         !tokens[i - 1].is(tok::r_brace) && !tokens[i - 1].is(tok::l_brace))
    --i;
  return tokens[i].offset;
}

} // namespace

/// The end of a body that was not parsed: `end` is before its brace.
static unsigned endOfBody(const SourceFile &file, unsigned end) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t next = file.tokenAt(end);
  while (next < tokens.size() && tokens[next].offset < end)
    ++next;
  if (next == 0 || next >= tokens.size() || tokens[next - 1].is(tok::r_brace) ||
      tokens[next - 1].is(tok::semi))
    return end;
  while (next < tokens.size() && !tokens[next].is(tok::l_brace) && !tokens[next].is(tok::semi) &&
         !tokens[next].is(tok::r_brace))
    ++next;
  if (next >= tokens.size() || !tokens[next].is(tok::l_brace))
    return end;
  size_t close = matchingClose(file, next);
  return close < tokens.size() ? tokens[close].end() : end;
}

std::vector<Edit> guardFromAmd(const SourceFile &file, unsigned name, unsigned end,
                               llvm::StringRef why) {
  end = endOfBody(file, end);
  std::string newline = file.lineEnding().str();
  unsigned begin = declarationBegin(file, name);
  Range first = file.line(begin), last = file.line(end - 1);
  if (first.begin > 0 && file.text(file.line(first.begin - 1)).contains("__HIP_PLATFORM_AMD__"))
    return {};
  std::string open = "#if !defined(__HIP_PLATFORM_AMD__) // " + why.str() + newline;
  std::string close = "#endif" + newline;
  if (last.end == file.text().size() && !file.text().ends_with("\n"))
    close = newline + "#endif";
  // Other code on the same lines stays outside.
  if (!file.text(Range{first.begin, begin}).trim().empty()) {
    first.begin = begin;
    open = newline + open;
  }
  if (llvm::StringRef rest = file.text(Range{end, last.end}).trim("; \t\r\n");
      !rest.empty() && !rest.starts_with("//") && !rest.starts_with("/*")) {
    last.end = end;
    close = newline + close;
  }
  return {{{first.begin, first.begin}, {open}}, {{last.end, last.end}, {close}}};
}

std::vector<Edit> replaceSides(const SourceFile &file, unsigned name,
                               llvm::ArrayRef<llvm::StringRef> lines) {
  const std::vector<SourceToken> &tokens = file.tokens();
  std::vector<Range> host, device;
  unsigned begin = declarationBegin(file, name);
  for (size_t i = file.tokenAt(name); i > 0 && tokens[i - 1].offset >= begin; --i) {
    llvm::StringRef text = file.text(tokens[i - 1]);
    if (text == "__host__" || text == "__device__")
      (text == "__host__" ? host : device).push_back(tokens[i - 1].range());
  }
  if (host.size() != 1 || device.size() != 1)
    return {};
  Range first = host.front(), second = device.front();
  if (second.begin < first.begin)
    std::swap(first, second);
  std::string newline = file.lineEnding().str(), text = newline;
  for (llvm::StringRef line : lines)
    text += line.str() + newline;
  return {{first, {text}}, {second, {std::string()}}};
}

} // namespace tranship::rules
