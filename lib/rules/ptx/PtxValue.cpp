// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxValue.h"

#include "syntax/Ptx.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

#include <fmt/format.h>

#include <cmath>

namespace tranship::rules {
namespace {

using Kind = PtxValue::Kind;
using Form = PtxValue::Form;

PtxValue primary(PtxType type, std::string text) {
  return ptxExpression(type, std::move(text), Form::Primary);
}

/// An integer literal, spelled for its type.
PtxValue literalAs(const PtxValue &value, PtxType type) {
  PtxValue result = value;
  result.bits = type.bits;
  result.isSigned = type.isSigned();
  bool isExact = llvm::StringRef("uU").contains(type.code);
  // C++ gives a decimal number that is too large for int the type long.
  bool isLong = type.bits == 32 && *value.value > INT32_MAX && llvm::isDigit(value.text.front()) &&
                value.text.front() != '0';
  if ((!isExact && !isLong) || type.bits < 32)
    return result;
  uint64_t mask = type.bits == 64 ? ~0ull : 0xffffffffu;
  llvm::StringRef suffix = type.bits == 64 ? "ull" : "u";
  bool isNegative = llvm::StringRef(value.text).starts_with("-");
  result.text = isNegative ? fmt::format("{:#x}{}", *value.value & mask, suffix.str())
                           : value.text + suffix.str();
  return result;
}

std::optional<PtxValue> floatLiteral(const PtxValue &value, PtxType type) {
  double number = value.bits == 32 ? llvm::bit_cast<float>(uint32_t(*value.value))
                                   : llvm::bit_cast<double>(*value.value);
  PtxValue result = value;
  result.bits = type.bits;
  result.value =
      type.bits == 32 ? llvm::bit_cast<uint32_t>(float(number)) : llvm::bit_cast<uint64_t>(number);
  if (!std::isfinite(number)) {
    result.text = type.bits == 32 ? fmt::format("__uint_as_float({:#x}u)", *result.value)
                                  : fmt::format("__longlong_as_double({:#x})", *result.value);
    result.form = Form::Primary;
    return result;
  }
  result.text = type.bits == 32 ? fmt::format("{}", float(number)) : fmt::format("{}", number);
  if (result.text.find_first_of(".e") == std::string::npos)
    result.text += ".0";
  if (type.bits == 32)
    result.text += "f";
  result.form = Form::Simple;
  return result;
}

std::optional<PtxValue> integerFrom(const PtxValue &value, PtxType type) {
  if (value.kind == Kind::Float) {
    if (value.bits != type.bits || type.bits < 32)
      return std::nullopt;
    if (value.isLiteral)
      return primary(type, fmt::format("{:#x}{}", *value.value, type.bits == 64 ? "ull" : "u"));
    llvm::StringRef name = type.bits == 64   ? "__double_as_longlong"
                           : type.isSigned() ? "__float_as_int"
                                             : "__float_as_uint";
    PtxValue bits = primary(type, fmt::format("{}({})", name.str(), value.text));
    if (type.bits == 64) {
      bits.isSigned = true;
      return convertPtx(bits, type);
    }
    return bits;
  }
  if (value.kind == Kind::Pointer)
    return type.bits == 64 ? std::optional(primary(type, castText("unsigned long long", value)))
                           : std::nullopt;
  if (value.isLiteral)
    return literalAs(value, type);
  if (value.bits != type.bits)
    return std::nullopt;
  bool fits = type.code == 'b' || type.code == 'w' || value.isSigned == type.isSigned();
  fits = fits && !value.isInexact;
  if (type.code == 'U' || type.code == 'S')
    fits = fits &&
           (value.type.empty() || PtxType{type.isSigned() ? 's' : 'u', type.bits}.cpp() ==
                                      (value.type == "unsigned int" ? "unsigned" : value.type));
  if (fits)
    return value;
  PtxValue result = primary(type, castText(type.cpp(), value));
  result.value = value.value;
  result.hasEffects = value.hasEffects;
  return result;
}

} // namespace

PtxType PtxType::parse(llvm::StringRef text) {
  PtxType type;
  if (text == "pred")
    return {'p', 1};
  type.code = text.empty() ? 0 : text.front();
  if (type.code == 'p')
    return {'p', 1};
  if (text.empty() || text.drop_front().getAsInteger(10, type.bits) ||
      !llvm::StringRef("buswcUSfah").contains(type.code))
    return {};
  return type;
}

std::string PtxType::cpp() const {
  if (code == 'p')
    return "bool";
  if (code == 'f')
    return bits == 32 ? "float" : "double";
  llvm::StringRef name = bits == 128  ? "__int128"
                         : bits == 64 ? "long long"
                         : bits == 32 ? "int"
                         : bits == 16 ? "short"
                                      : "char";
  if (isSigned())
    return bits == 8 ? "signed char" : name.str();
  return bits == 32 ? "unsigned" : "unsigned " + name.str();
}

std::string PtxValue::operand() const {
  return form == Form::Compound ? fmt::format("({})", text) : text;
}

std::string castText(llvm::StringRef type, const PtxValue &value) {
  return type.contains(' ') ? fmt::format("({}){}", type.str(), value.operand())
                            : fmt::format("{}({})", type.str(), value.text);
}

PtxValue ptxExpression(PtxType type, std::string text, Form form) {
  PtxValue value;
  value.text = std::move(text);
  value.form = form;
  value.bits = type.bits;
  value.isSigned = type.isSigned();
  value.isPredicate = type.code == 'p';
  value.kind = type.code == 'f' ? Kind::Float : Kind::Integer;
  return value;
}

std::optional<PtxValue> convertPtx(const PtxValue &value, PtxType type) {
  if (type.code == 'p')
    return value.isPredicate ? std::optional(value) : std::nullopt;
  if (value.isPredicate || value.kind == Kind::Unknown || value.kind == Kind::Other)
    return std::nullopt;
  if (type.code == 'c')
    return value.kind == Kind::Integer && value.value ? std::optional(value) : std::nullopt;
  if (type.code == 'a') {
    if (value.kind == Kind::Pointer)
      return value;
    return value.kind == Kind::Integer && value.bits == 64 && !value.isLiteral
               ? std::optional(primary({'u', 64}, fmt::format("(void *){}", value.operand())))
               : std::nullopt;
  }
  if (type.code == 'f') {
    if (value.kind == Kind::Integer && value.isLiteral) { // its bits: `mov.b32 x, 0`
      PtxValue bits = value;
      bits.kind = Kind::Float;
      bits.bits = type.bits;
      return floatLiteral(bits, type);
    }
    if (value.kind == Kind::Float && value.isLiteral)
      return floatLiteral(value, type);
    if (value.bits != type.bits || value.kind == Kind::Pointer || value.isLiteral)
      return std::nullopt;
    if (value.kind == Kind::Float)
      return value;
    llvm::StringRef name = type.bits == 64  ? "__longlong_as_double"
                           : value.isSigned ? "__int_as_float"
                                            : "__uint_as_float";
    return primary(type, fmt::format("{}({})", name.str(), value.text));
  }
  return integerFrom(value, type);
}

std::optional<std::string> storePtx(const PtxValue &value, const PtxValue &target) {
  if (target.isPredicate || value.isPredicate)
    return target.isPredicate && value.isPredicate ? std::optional(value.text) : std::nullopt;
  if (target.kind == Kind::Pointer) {
    if (value.kind == Kind::Pointer && value.type == target.type)
      return value.text;
    if (value.bits != 64 || value.kind == Kind::Float || target.type.empty())
      return std::nullopt;
    return fmt::format("({}){}", target.type, value.operand());
  }
  if (target.kind != Kind::Integer && target.kind != Kind::Float)
    return std::nullopt;
  PtxType type{target.kind == Kind::Float ? 'f' : 'b', target.bits};
  PtxValue stored = value;
  stored.isInexact = false; // the variable converts it
  std::optional<PtxValue> converted = convertPtx(stored, type);
  return converted ? std::optional(converted->text) : std::nullopt;
}

std::optional<PtxValue> ptxNumber(llvm::StringRef text) {
  std::optional<PtxNumber> number = readPtxNumber(text);
  if (!number)
    return std::nullopt;
  PtxValue value;
  value.isLiteral = true;
  value.isSigned = true;
  value.text = number->text;
  value.value = number->value;
  value.form = llvm::StringRef(number->text).starts_with("-") ? Form::Compound : Form::Simple;
  if (number->realBits) {
    value.kind = Kind::Float;
    value.bits = number->realBits;
  }
  return value;
}

} // namespace tranship::rules
