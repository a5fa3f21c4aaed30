// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/PythonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace tranship::buildfiles {
namespace {

/// The end of the string that begins with the quote at `at`, or nothing if it has none. A backslash
/// keeps the next character from ending it, in raw strings as well.
std::optional<size_t> endOfString(llvm::StringRef text, size_t at) {
  std::string quote(3, text[at]);
  bool isLong = text.substr(at).starts_with(quote);
  if (!isLong)
    quote.resize(1);
  for (size_t i = at + quote.size(); i < text.size(); ++i) {
    if (text[i] == '\\')
      i += text.substr(i + 1).starts_with("\r\n") ? 2 : 1;
    else if (text.substr(i).starts_with(quote))
      return i + quote.size();
    else if (text[i] == '\n' && !isLong)
      return std::nullopt;
  }
  return std::nullopt;
}

char closerOf(char opener) { return opener == '(' ? ')' : opener == '[' ? ']' : '}'; }

} // namespace

std::optional<PythonProblem> findPythonProblem(llvm::StringRef text) {
  std::vector<size_t> open;
  for (size_t i = 0; i < text.size(); ++i)
    switch (char c = text[i]) {
    case '#':
      i = std::min(text.find('\n', i), text.size());
      break;
    case '\'':
    case '"':
      if (std::optional<size_t> end = endOfString(text, i))
        i = *end - 1;
      else
        return PythonProblem{i, "this string is never closed"};
      break;
    case '(':
    case '[':
    case '{':
      open.push_back(i);
      break;
    case ')':
    case ']':
    case '}':
      if (open.empty())
        return PythonProblem{i, fmt::format("this `{}` closes nothing", c)};
      if (closerOf(text[open.back()]) != c)
        return PythonProblem{open.back(),
                             fmt::format("this `{}` is closed by `{}`", text[open.back()], c)};
      open.pop_back();
      break;
    }
  if (!open.empty())
    return PythonProblem{open.back(), fmt::format("this `{}` is never closed", text[open.back()])};
  return std::nullopt;
}

} // namespace tranship::buildfiles
