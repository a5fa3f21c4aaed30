// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The branches of `#if`, `#ifdef` and similar directives, and which of them a compiler never takes
// if some macros are known. A condition that depends on an unknown macro has no value.
#pragma once

#include "source/SourceFile.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tranship {

/// What is known about a macro.
struct MacroState {
  std::optional<bool> defined;
  /// The value in an expression; an undefined macro counts as 0.
  std::optional<int64_t> value;
};

using MacroStates = llvm::function_ref<MacroState(llvm::StringRef macro)>;

/// Returns the branches that are never compiled, outermost ones only, in file order. A branch
/// begins at the `#` of its directive and ends at the `#` of the next one.
std::vector<Range> deadBranches(const SourceFile &file, MacroStates states);

/// One `#if` … `#endif`, as token indices of the `#` of its directives. The last one is that of `#endif`.
using Conditional = std::vector<size_t>;

/// Returns the complete conditionals of a file, inner ones before those that contain them.
std::vector<Conditional> conditionalsOf(const SourceFile &file);

/// Returns which branch of a conditional is compiled, as the index of its directive in `conditional`;
/// the index of `#endif` if none is. Nothing if that depends on an unknown macro.
std::optional<size_t> branchTaken(const SourceFile &file, const Conditional &conditional,
                                  MacroStates states);

/// The value of an expression in a condition, given as a range of token indices; nothing if it
/// depends on an unknown macro.
std::optional<int64_t> valueOfCondition(const SourceFile &file, Range tokens, MacroStates states);

/// Returns the token indices of the comparison that contains a token of a condition: of the
/// operator and its two operands, without parentheses around them. Nothing if the token is not in a
/// comparison, or if the comparison is an operand of another one.
std::optional<Range> comparisonAround(const SourceFile &file, size_t token);

/// Returns the macros whose definition opens the branches around `offset`: those of `#ifdef M`, and
/// of `#if defined(M)` or `#if M`, also as a term of `&&`. `#else` branches and other conditions
/// add nothing.
std::vector<llvm::StringRef> macrosThatOpen(const SourceFile &file, unsigned offset);

} // namespace tranship
