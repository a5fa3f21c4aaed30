// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks of PTX that one asm statement opens and a later one closes, and the registers that the
// statements between share.
#pragma once

#include "frontend/evidence/AsmEvidence.h"
#include "rules/ptx/PtxWriter.h"
#include "source/Edit.h"
#include "source/SourceFile.h"

#include <map>
#include <optional>
#include <set>

namespace tranship::rules {

/// The registers become variables of the C++ block that contains the statements.
///
///     asm("{ .reg .pred p;");                       bool p;
///     asm("setp.ne.s32 p, %0, 0;" :: "r"(x));       p = x != 0;
///     asm("@p mov.u32 %0, 1;" : "+r"(y));           if (p) y = 1;
///     asm("}");
class AsmScopes {
public:
  using Statements = std::map<unsigned, std::set<frontend::AsmEvidence>>;

  AsmScopes(const SourceFile &file, const Statements &seen);

  /// The registers that a statement shares with others; those that it declares itself are marked.
  llvm::ArrayRef<PtxSharedRegister> registersAt(unsigned offset) const;
  /// Whether a statement opens or closes a block, or names registers that others know.
  bool isShared(unsigned offset) const;
  /// The statements that are translated together or not at all.
  std::vector<std::vector<unsigned>> groups() const;
  /// Statement `culprit` of its group has no translation: no other one of the group gets one.
  void drop(unsigned culprit);
  /// Why a statement cannot be translated whatever it says; empty: it may be.
  std::string problemAt(unsigned offset) const;
  /// Whether another statement is why this one has no translation.
  bool isCausedElsewhere(unsigned offset) const;
  /// Whether a statement has nothing but a brace.
  bool isBare(unsigned offset) const;
  /// Removes a statement that only opens or closes a block. Nothing if the statement does more
  /// than that.
  std::optional<Edit> removalOf(unsigned offset) const;

private:
  struct Statement {
    std::vector<PtxSharedRegister> visible;
    size_t group = 0;
    bool isUnbalanced = false, isBare = false, isShared = false;
  };
  /// A block that is open.
  struct Scope {
    unsigned begin = 0;
    std::vector<PtxSharedRegister> registers;
  };

  void add(unsigned offset, const std::set<frontend::AsmEvidence> &seen);
  void close(unsigned end);
  bool isInList(unsigned offset) const;
  Range blockAround(unsigned offset) const;
  std::string variableFor(llvm::StringRef name, unsigned offset);

  const SourceFile &file_;
  std::map<unsigned, Statement> statements_;
  std::map<size_t, unsigned> culprits_;             // of groups
  std::set<size_t> broken_;                         // groups whose blocks do not fit C++'s
  std::map<unsigned, std::set<std::string>> taken_; // by the block of C++
  std::vector<Scope> open_;
  size_t groupCount_ = 0;
  bool isBroken_ = false;
};

} // namespace tranship::rules
