// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text of an inline-assembly statement in PTX, taken apart.
#pragma once

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranship::emulator::ptx {

struct Operand {
  enum class Kind {
    AsmOperand, ///< an operand of the statement: "%0" in the source
    Register,   ///< declared in the statement
    Integer,
    Real,    ///< `bits` are those of a double, or of a float if `realBits` is 32
    Special, ///< `name`: "%tid.x", or a name that the statement does not declare
    Vector,  ///< {a, b}
    Pair,    ///< p|q
    Address, ///< [base + offset]
    Sink     ///< _
  };
  Kind kind = Kind::Sink;
  unsigned index = 0; ///< of the asm operand or register
  uint64_t bits = 0;
  unsigned realBits = 0;
  int64_t offset = 0;
  bool isNegated = false; ///< !p
  unsigned partBits = 0;  ///< a byte or halfword of it: "%1.b2"; 0: all
  unsigned partShift = 0;
  std::string name;
  std::vector<Operand> parts;
};

struct Instruction {
  std::string code;                     ///< "add.u32"
  llvm::SmallVector<std::string> words; ///< "add", "u32"
  llvm::SmallVector<Operand, 4> operands;
  std::optional<Operand> guard; ///< the predicate in front: @p
  std::string label;            ///< set: this is a label, not an instruction
};

struct Statement {
  std::vector<Instruction> instructions;
  std::vector<unsigned> registers; ///< the number of bits of each; 1 for predicates
  std::string error;               ///< what was not understood; empty: nothing
};

/// Reads a statement as LLVM's IR has it: "$0" for an operand, "$$" for a dollar sign, and "$(",
/// "$|" and "$)" for the characters that separate variants in assembly for the host.
Statement parseStatement(llvm::StringRef text);

} // namespace tranship::emulator::ptx
