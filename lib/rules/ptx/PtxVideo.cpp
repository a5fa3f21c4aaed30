// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxVideo.h"

#include "rules/ptx/PtxForm.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using Form = PtxValue::Form;

/// A byte or a halfword of a register: `%1.b2`, `%1.h0`.
struct OperandPart {
  llvm::StringRef operand; // `%1`
  unsigned bits = 32, shift = 0;

  static OperandPart of(llvm::StringRef text) {
    auto [operand, selector] = text.rsplit('.');
    unsigned index = 0;
    if (selector.size() != 2 || selector.drop_front().getAsInteger(10, index))
      return {text};
    unsigned bits = selector[0] == 'b' ? 8 : selector[0] == 'h' ? 16 : 0;
    if (bits == 0 || index >= 32 / bits)
      return {text};
    return {operand, bits, index * bits};
  }
  bool isWhole() const { return bits == 32; }
  bool isHighest() const { return shift + bits == 32; }
};

/// The number in a part of a register.
std::optional<PtxValue> numberIn(PtxWriter &writer, const OperandPart &part, PtxType type) {
  PtxValue whole = writer.value(part.operand);
  if (part.isWhole())
    return whole;
  if (type.isSigned() && part.shift == 0 && whole.kind == PtxValue::Kind::Integer &&
      whole.bits == 32)
    return ptxExpression(type, castText(PtxType{'s', part.bits}.cpp(), whole), Form::Primary);
  PtxType word{type.isSigned() && part.isHighest() ? 's' : 'u', 32};
  std::optional<PtxValue> value = convertPtx(whole, word);
  if (!value)
    return std::nullopt;
  PtxValue number = part.shift == 0
                        ? *value
                        : ptxExpression(word, fmt::format("{} >> {}", value->operand(), part.shift),
                                        Form::Compound);
  if (part.isHighest())
    return number;
  if (type.isSigned())
    return ptxExpression(type, castText(PtxType{'s', part.bits}.cpp(), number), Form::Primary);
  return ptxExpression(type, fmt::format("{} & {:#x}", number.operand(), (1u << part.bits) - 1));
}

/// The exact sum or difference, as a number that fits into a part of the result.
std::optional<PtxValue> saturated(bool isSum, llvm::ArrayRef<PtxValue> sources,
                                  llvm::ArrayRef<PtxType> types, PtxType type, unsigned bits) {
  std::string texts[2];
  for (size_t i = 0; i < 2; ++i) {
    std::optional<PtxValue> value = convertPtx(sources[i], types[i]);
    if (!value)
      return std::nullopt;
    texts[i] = i == 0 ? castText("long long", *value) : value->operand();
  }
  int64_t low = type.isSigned() ? -(int64_t(1) << (bits - 1)) : 0;
  int64_t high = (int64_t(1) << (type.isSigned() ? bits - 1 : bits)) - 1;
  return ptxExpression({'u', 32},
                       fmt::format("unsigned(min(max({} {} {}, {}ll), {}ll))", texts[0],
                                   isSum ? "+" : "-", texts[1], low, high),
                       Form::Primary);
}

} // namespace

bool translateVideo(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  llvm::SmallVector<llvm::StringRef> words;
  llvm::StringRef(instruction.opcode).split(words, '.');
  bool isKnown = llvm::is_contained({"vadd", "vsub", "vabsdiff", "vmin", "vmax", "vmad"}, words[0]);
  if (!isKnown || words.size() < 4 || operands.size() < 3)
    return false;
  bool isSum = words[0] == "vadd", isDifference = words[0] == "vsub";
  PtxType type = PtxType::parse(words[1]);
  const PtxType types[] = {PtxType::parse(words[2]), PtxType::parse(words[3])};
  OperandPart target = OperandPart::of(operands[0]);
  std::vector<PtxValue> sources;
  bool hasParts = !target.isWhole(), cannotOverflow = words.size() == 4;
  for (size_t i = 1; i < operands.size(); ++i) {
    OperandPart part = i <= 2 ? OperandPart::of(operands[i]) : OperandPart{operands[i]};
    hasParts |= !part.isWhole();
    cannotOverflow &= i > 2 || !part.isWhole();
    std::optional<PtxValue> value = numberIn(writer, part, i <= 2 ? types[i - 1] : type);
    if (!value)
      return false;
    sources.push_back(std::move(*value));
  }
  if (!hasParts)
    return false; // a line of the table
  std::optional<PtxValue> kept, result;
  if (!target.isWhole()) {
    if (sources.size() != 3 || words[0] == "vmad")
      return false;
    kept = convertPtx(sources.back(), {'u', 32});
    sources.pop_back();
    if (!kept)
      return false;
    if (words.size() == 5 && words[4] == "sat" && (isSum || isDifference))
      result = saturated(isSum, sources, types, type, target.bits);
    else if (words.size() > 4)
      return false;
  }
  if (cannotOverflow && (isSum || isDifference))
    result = ptxExpression(
        {types[0].isSigned() || types[1].isSigned() ? 's' : 'u', 32},
        fmt::format("{} {} {}", sources[0].operand(), isSum ? "+" : "-", sources[1].operand()));
  for (PtxValue &source : sources) // of a type that overloads of `min` and `max` know
    if (llvm::StringRef(source.text).starts_with("short(") ||
        llvm::StringRef(source.text).starts_with("(signed char)"))
      source = ptxExpression({'s', 32}, fmt::format("int({})", source.text), Form::Primary);
  auto name = [&](const PtxValue &value, PtxType of) { return writer.name(value, of); };
  for (const PtxForm *form : ptxFormsFor(instruction.opcode))
    if (!result)
      result = applyPtxForm(*form, sources, name);
  if (result && kept)
    result = convertPtx(*result, {'u', 32});
  if (!result)
    return false;
  if (kept) {
    unsigned mask = (1u << target.bits) - 1;
    std::string part = fmt::format("({} & {:#x})", result->operand(), mask);
    if (target.shift != 0)
      part += fmt::format(" << {}", target.shift);
    result = ptxExpression({'u', 32}, fmt::format("({} & {:#x}) | {}", kept->operand(),
                                                  ~(mask << target.shift), part));
  }
  writer.write(target.operand, *result);
  return true;
}

} // namespace tranship::rules
