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
  /// The local variable that the operand is, or is a part of, if writing the operand changes nothing
  /// else: `v` for `v.x[1]`. Empty for what pointers and references refer to.
  std::string variable;
  bool hasEffects = false;

  friend auto operator<=>(const AsmOperandEvidence &, const AsmOperandEvidence &) = default;
};

template <typename A> void transfer(A &archive, AsmOperandEvidence &value) {
  auto &[name, constraint, kind, bits, isSigned, type, isConstant, number, form, variable,
         hasEffects] = value;
  archive(name, constraint, kind, bits, isSigned, type, isConstant, number, form, variable,
          hasEffects);
}

/// One way in which Clang saw a statement: in a macro or a file that is included several times,
/// one text may have several.
struct AsmEvidence {
  std::string text;
  std::vector<AsmOperandEvidence> outputs, inputs;
  bool isVolatile = false;
  bool clobbersMemory = false;
  /// A macro writes it.
  bool isInMacro = false;
  /// It is in the body of a kernel, not of a function that the kernel calls.
  bool isInKernel = false;
  /// The most threads in a block of the kernel whose body it is in, by `__launch_bounds__`; 0: not known.
  unsigned maxThreads = 0;

  friend auto operator<=>(const AsmEvidence &, const AsmEvidence &) = default;
};

template <typename A> void transfer(A &archive, AsmEvidence &value) {
  auto &[text, outputs, inputs, isVolatile, clobbersMemory, isInMacro, isInKernel, maxThreads] =
      value;
  archive(text, outputs, inputs, isVolatile, clobbersMemory, isInMacro, isInKernel, maxThreads);
}

} // namespace tranship::frontend
