// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values of PTX as C++ expressions with types. PTX registers have a width only; C++ needs a cast
// where the type of an expression is not what an instruction computes with.
#pragma once

#include "frontend/evidence/AsmEvidence.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship::rules {

/// What an instruction takes or gives.
///   b32 w32   32 bits, signed or not; of the `w` of an instruction, one must be unsigned, so that
///             the result wraps around
///   u32 s32   an unsigned or a signed number; U32 exactly of this type, for templates
///   f32       a float; p a predicate; a64 an address; c32 a constant
struct PtxType {
  char code = 0;
  unsigned bits = 0;

  static PtxType parse(llvm::StringRef text);
  bool isInteger() const { return llvm::StringRef("buswcUS").contains(code); }
  friend bool operator==(const PtxType &, const PtxType &) = default;
  bool isSigned() const { return code == 's' || code == 'S'; }
  /// The C++ type of a variable of it: `unsigned`.
  std::string cpp() const;
};

struct PtxValue {
  using Kind = frontend::AsmOperandEvidence::Kind;
  using Form = frontend::AsmOperandEvidence::Form;
  std::string text;
  Kind kind = Kind::Integer;
  unsigned bits = 32;
  bool isSigned = false;
  bool isPredicate = false;
  Form form = Form::Primary;
  /// The C++ type, where it is that of an operand.
  std::string type = {};
  /// A number that is written in the text.
  bool isLiteral = false;
  std::optional<uint64_t> value = std::nullopt;
  bool hasEffects = false;
  /// The text has another type than `bits` and `isSigned` say, to which a variable would convert it:
  /// C++ computes with 16 bits in int.
  bool isInexact = false;
  /// A predicate's opposite where it can be written without `!`: `a == b` for `a != b`.
  std::string negated = {};

  /// With parentheses where an operator needs them.
  std::string operand() const;
};

/// The value as what an instruction takes; nothing if there is no exact form.
std::optional<PtxValue> convertPtx(const PtxValue &value, PtxType type);

/// The text of an expression of the given type, as the value of a variable like `target`. Nothing if
/// it does not fit.
std::optional<std::string> storePtx(const PtxValue &value, const PtxValue &target);

/// A number of PTX: `0x1f`, `-1`, `5U`, `0f3F800000`.
std::optional<PtxValue> ptxNumber(llvm::StringRef text);

/// A register or the result of an instruction.
PtxValue ptxExpression(PtxType type, std::string text,
                       PtxValue::Form form = PtxValue::Form::Compound);

/// `type(value)`, or `(long type)value`.
std::string castText(llvm::StringRef type, const PtxValue &value);

} // namespace tranship::rules
