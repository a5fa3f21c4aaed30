// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The written form of calls, kernel launches, tags and qualified names, read off raw tokens. Works
// the same in active code, macro bodies and branches that no configuration compiles; what only
// clang can know is passed in as a hint.
#pragma once

#include "source/SourceFile.h"

#include <optional>
#include <vector>

namespace tranship {

/// `name(a, b)`: ranges of the arguments without surrounding white space.
struct CallSyntax {
  unsigned leftParen = 0;  // offset of `(`
  unsigned rightParen = 0; // offset of `)`
  std::vector<Range> arguments;
};

/// `callee<<<grid, block, shared, stream>>>(arguments)`.
struct LaunchSyntax {
  Range callee;
  bool calleeHasComma = false;      // outside of parentheses: `k<int, 4>`, or `__VA_ARGS__`
  Range open;                       // `<<<`
  std::vector<Range> configuration; // 1 to 4
  Range close;                      // `>>>`
  CallSyntax call;
  /// It is a statement of its own, or all that a macro body ends with.
  bool isStatement = false;
  /// `#if` or the like stands between its parts; if before `>>>`, the configuration is not read.
  bool hasDirective = false;
};

/// The call whose callee's name is token `name` (template arguments may follow the name).
/// `argumentCount` (from the AST, -1: not known) settles commas between angle brackets. Nothing if
/// it is not a call, is unbalanced, or runs across a directive.
std::optional<CallSyntax> parseCall(const SourceFile &file, size_t name, int argumentCount = -1);

/// Whether token `name` is declared rather than called, by the form of the text alone: a type stands
/// before it, and what follows in parentheses are parameters. `T name(float a, float b) {`
bool looksDeclared(const SourceFile &file, size_t name);

/// The launch at token `open` (`<<<`). Nothing when it cannot be read as one.
std::optional<LaunchSyntax> parseLaunch(const SourceFile &file, size_t open);

/// Is token `name` all of a label `case name:`?
bool isCaseLabel(const SourceFile &file, size_t name);

/// Does `struct`, `class`, `union` or `enum` stand right before token `name`?
bool followsTagKeyword(const SourceFile &file, size_t name);

/// Index of the token that closes the bracket at token `open`; tokens().size() when there is none
/// before a directive ends.
size_t matchingClose(const SourceFile &file, size_t open);

/// First token of the qualified name or expression that ends before token `end` and is called
/// there. `end` itself when there is none.
size_t calleeBegin(const SourceFile &file, size_t end);

} // namespace tranship
