// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The written form of calls, kernel launches, tags and qualified names, read from raw tokens. Works
// the same in active code, macro bodies and branches that no configuration compiles; the caller
// passes in what only Clang can know.
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
  /// The launch is a statement of its own, or the end of a macro body.
  bool isStatement = false;
  /// A preprocessor conditional splits the launch. If it splits `<<<…>>>`, the configuration is left empty.
  bool hasDirective = false;
};

/// The call of the function whose name is token `name` (template arguments may follow the name).
/// `argumentCount` (from the AST, -1: unknown) tells whether commas between angle brackets separate
/// arguments. Nothing if the code is not a call, is unbalanced, or is split by a directive.
std::optional<CallSyntax> parseCall(const SourceFile &file, size_t name, int argumentCount = -1);

/// Whether the text around token `name` looks like a declaration, not a call: there is a type before
/// it, and the parentheses after it contain parameters. `T name(float a, float b) {`
bool looksDeclared(const SourceFile &file, size_t name);

/// The launch at token `open` (`<<<`); nothing if it cannot be parsed.
std::optional<LaunchSyntax> parseLaunch(const SourceFile &file, size_t open);

/// Is token `name` all of a label `case name:`?
bool isCaseLabel(const SourceFile &file, size_t name);

/// Is the token before `name` one of `struct`, `class`, `union` and `enum`?
bool followsTagKeyword(const SourceFile &file, size_t name);

/// Index of the token that closes the bracket at token `open`; tokens().size() when there is none
/// before a directive ends.
size_t matchingClose(const SourceFile &file, size_t open);

/// First token of the qualified name or expression that ends before token `end` and is called
/// there; `end` itself if there is none.
size_t calleeBegin(const SourceFile &file, size_t end);

} // namespace tranship
