// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The token layer takes any bytes: tokens lie in the text, in order, and so does what is read off
// them.
#include "source/CallSyntax.h"
#include "source/IncludeDirectives.h"
#include "source/UnifiedDiff.h"
#include "syntax/LaunchChevrons.h"

#include <cstdlib>

using namespace tranship;

namespace {

void check(bool holds) {
  if (!holds)
    std::abort();
}

void checkRange(Range range, const SourceFile &file) {
  check(range.begin <= range.end && range.end <= file.text().size());
}

void checkCall(const CallSyntax &call, const SourceFile &file) {
  check(call.leftParen < call.rightParen && call.rightParen < file.text().size());
  unsigned position = call.leftParen + 1;
  for (Range argument : call.arguments) {
    checkRange(argument, file);
    check(argument.begin >= position && argument.end <= call.rightParen);
    position = argument.end;
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  SourceFile file("a.cu", std::string(reinterpret_cast<const char *>(data), size));
  unsigned position = 0;
  for (const SourceToken &token : file.tokens()) {
    check(token.offset >= position && token.length > 0);
    checkRange(token.range(), file);
    position = token.end();
    checkRange(file.line(token.offset), file);
    check(file.line(token.offset).contains(token.offset));
    check(file.lineAndColumn(token.offset).second ==
          token.offset - file.line(token.offset).begin + 1);
    check(file.tokenExactlyAt(token.offset) == file.tokenAt(token.offset));
  }
  // With its brackets joined, the text has the same tokens without blanks in them.
  std::optional<std::string> joined = withJoinedChevrons(file.text());
  SourceFile other("b.cu", joined.value_or(file.text().str()));
  check(other.text().size() == file.text().size());
  check(other.tokens().size() == file.tokens().size());
  for (size_t i = 0; i < file.tokens().size(); ++i) {
    check(!isSpacedChevron(other.tokens()[i]));
    check(other.tokens()[i].offset == file.tokens()[i].offset);
    check(other.tokens()[i].kind == file.tokens()[i].kind);
  }
  for (size_t i = 0; i < file.tokens().size(); ++i) {
    if (std::optional<CallSyntax> call = parseCall(file, i))
      checkCall(*call, file);
    for (int arguments : {0, 2})
      if (std::optional<CallSyntax> call = parseCall(file, i, arguments)) {
        checkCall(*call, file);
        check(call->arguments.size() == size_t(arguments));
      }
    if (file.tokens()[i].is(clang::tok::lesslessless))
      if (std::optional<LaunchSyntax> launch = parseLaunch(file, i)) {
        checkRange(launch->callee, file);
        check(launch->callee.end <= launch->open.begin);
        check(launch->open.end <= launch->close.begin);
        if (launch->hasDirective && launch->configuration.empty())
          continue; // which configuration it has is not known
        check(!launch->configuration.empty() && launch->configuration.size() <= 4);
        for (Range argument : launch->configuration) {
          checkRange(argument, file);
          check(launch->open.end <= argument.begin && argument.end <= launch->close.begin);
        }
        checkCall(launch->call, file);
      }
    check(calleeBegin(file, i) <= i);
    (void)isCaseLabel(file, i);
  }
  IncludeLayout layout = findIncludes(file);
  check(layout.insertionOffset <= file.text().size());
  for (const IncludeDirective &directive : layout.directives) {
    checkRange(directive.range, file);
    check(directive.range.contains(directive.name));
  }
  check(unifiedDiff(file.text(), file.text(), "a", "b").empty());
  return 0;
}
