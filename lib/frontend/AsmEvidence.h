// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Clang knows about an `asm` statement in device code: its text after macros, and the types
// and values of its operands.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace tranship::frontend {

struct AsmOperandEvidence {
  enum Kind : uint8_t {
    Unknown, // it depends on a template parameter
    Integer,
    Float,
    Pointer,
    Other,
  };
  /// How an operand may be written into an expression.
  enum Form : uint8_t {
    Compound, // needs parentheses
    Primary,  // needs none
    Simple,   // a name or a number: may be written twice as well
  };
  std::string name; // of `[name] "=r"(x)`
  std::string constraint;
  Kind kind = Unknown;
  unsigned bits = 0;
  bool isSigned = false;
  /// Without aliases: `unsigned int`, `float *`.
  std::string type;
  /// A constant's value, which `value` holds, extended to 64 bits.
  bool isConstant = false;
  uint64_t value = 0;
  Form form = Compound;
  /// The variable of the function that it is or is a part of, if nothing else changes with it:
  /// `v` for `v.x[1]`. Empty for what pointers and references lead to.
  std::string variable;
  bool hasEffects = false;

  friend auto operator<=>(const AsmOperandEvidence &, const AsmOperandEvidence &) = default;
};

/// One way in which Clang saw a statement: in a macro or a file that is included several times,
/// one text may have several.
struct AsmEvidence {
  std::string text;
  std::vector<AsmOperandEvidence> outputs, inputs;
  bool isVolatile = false;
  bool clobbersMemory = false;
  /// A macro writes it.
  bool isInMacro = false;
  /// It stands in a kernel itself, not in what the kernel calls.
  bool isInKernel = false;

  friend auto operator<=>(const AsmEvidence &, const AsmEvidence &) = default;
};

} // namespace tranship::frontend
