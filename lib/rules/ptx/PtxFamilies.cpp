// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxFamilies.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using Form = PtxValue::Form;

llvm::SmallVector<llvm::StringRef> partsOf(llvm::StringRef opcode) {
  llvm::SmallVector<llvm::StringRef> parts;
  opcode.split(parts, '.');
  return parts;
}

std::vector<std::string> listOf(llvm::StringRef operand) {
  if (operand.consume_front("{") && operand.consume_back("}"))
    return splitOperands(operand);
  return {};
}

/// `mov.b64 {low, high}, x`
bool split(PtxWriter &writer, const std::vector<std::string> &targets, PtxValue source,
           unsigned bits) {
  unsigned part = bits / targets.size();
  std::optional<PtxValue> word = convertPtx(source, {'u', bits});
  if (!word || part < 8)
    return false;
  if (word->form != Form::Simple)
    word = writer.name(*word, {'u', bits}, "word");
  for (size_t i = 0; i < targets.size(); ++i) {
    if (writer.isUnused(targets[i]))
      continue;
    PtxType type{'u', part};
    PtxValue shifted =
        i == 0 ? *word
               : ptxExpression({'u', bits}, fmt::format("{} >> {}", word->operand(), part * i));
    writer.write(targets[i], ptxExpression(type, castText(type.cpp(), shifted), Form::Primary));
  }
  return true;
}

/// `mov.b64 x, {low, high}`
bool join(PtxWriter &writer, llvm::StringRef target, const std::vector<std::string> &sources,
          unsigned bits) {
  unsigned part = bits / sources.size();
  if (part < 8)
    return false;
  PtxType type{'u', bits};
  std::string text;
  for (size_t i = sources.size(); i-- > 0;) {
    std::optional<PtxValue> value = convertPtx(writer.value(sources[i]), {'u', part});
    if (!value)
      return false;
    if (!text.empty())
      text += " | ";
    // The lowest part needs no cast: the others have the type already.
    text +=
        i == 0 ? value->operand() : fmt::format("{} << {}", castText(type.cpp(), *value), part * i);
  }
  writer.write(target, ptxExpression(type, std::move(text)));
  return true;
}

llvm::StringRef signOf(llvm::StringRef name, PtxType type) {
  bool isUnsigned = type.code == 'u' || type.code == 'b';
  if (type.code == 'f' && name == "ne")
    return ""; // false for NaN
  return llvm::StringSwitch<llvm::StringRef>(name)
      .Case("eq", "==")
      .Case("ne", "!=")
      .Case("neu", type.code == 'f' ? "!=" : "")
      .Case("lt", "<")
      .Case("le", "<=")
      .Case("gt", ">")
      .Case("ge", ">=")
      .Case("lo", isUnsigned ? "<" : "")
      .Case("ls", isUnsigned ? "<=" : "")
      .Case("hi", isUnsigned ? ">" : "")
      .Case("hs", isUnsigned ? ">=" : "")
      .Default("");
}

/// The sign for the opposite of a comparison; empty: there is none, since NaN makes both false.
llvm::StringRef oppositeOf(llvm::StringRef sign, PtxType type) {
  bool isOrdered = sign.front() == '<' || sign.front() == '>';
  if (type.code == 'f' && isOrdered)
    return "";
  return llvm::StringSwitch<llvm::StringRef>(sign)
      .Case("==", "!=")
      .Case("!=", "==")
      .Case("<", ">=")
      .Case("<=", ">")
      .Case(">", "<=")
      .Default("<");
}

/// A comparison of floats that holds if one of them is NaN (`ltu`), or that asks for it.
std::optional<PtxValue> withNaN(PtxWriter &writer, llvm::StringRef name, PtxType type,
                                llvm::StringRef left, llvm::StringRef right) {
  llvm::StringRef form = llvm::StringSwitch<llvm::StringRef>(name)
                             .Case("ltu", "!({0} >= {1})")
                             .Case("leu", "!({0} > {1})")
                             .Case("gtu", "!({0} <= {1})")
                             .Case("geu", "!({0} < {1})")
                             .Case("num", "!isunordered({0}, {1})")
                             .Case("nan", "isunordered({0}, {1})")
                             .Default("");
  if (form.empty() || type.bits < 32)
    return std::nullopt;
  std::optional<PtxValue> a = convertPtx(writer.value(left), type);
  std::optional<PtxValue> b = convertPtx(writer.value(right), type);
  if (!a || !b)
    return std::nullopt;
  return ptxExpression({'p', 1}, fmt::format(fmt::runtime(form.str()), a->operand(), b->operand()),
                       Form::Primary);
}

/// The condition of `setp.lt.u32 p, a, b`.
std::optional<PtxValue> comparison(PtxWriter &writer, llvm::StringRef name, PtxType type,
                                   llvm::StringRef left, llvm::StringRef right) {
  if (type.code == 'f')
    if (std::optional<PtxValue> unordered = withNaN(writer, name, type, left, right))
      return unordered;
  llvm::StringRef sign = signOf(name, type);
  bool isEquality = sign == "==" || sign == "!=";
  if (sign.empty() || type.bits < 32)
    return std::nullopt;
  if (isEquality && type.code != 'f')
    type.code = 'b';
  else if (type.code == 'b')
    type.code = 'u';
  std::optional<PtxValue> a = convertPtx(writer.value(left), type);
  std::optional<PtxValue> b = convertPtx(writer.value(right), type);
  if (!a || !b)
    return std::nullopt;
  auto text = [&](llvm::StringRef between) {
    return fmt::format("{} {} {}", a->operand(), between.str(), b->operand());
  };
  PtxValue condition = ptxExpression({'p', 1}, text(sign));
  if (llvm::StringRef opposite = oppositeOf(sign, type); !opposite.empty())
    condition.negated = text(opposite);
  return condition;
}

/// How an instruction concerns the carry.
struct CarryInstruction {
  llvm::SmallVector<llvm::StringRef> parts;
  bool sets = false, uses = false, isProduct = false, isBorrow = false;

  explicit CarryInstruction(llvm::StringRef opcode) : parts(partsOf(opcode)) {
    llvm::StringRef name = parts[0];
    isProduct = name == "mad" || name == "madc";
    isBorrow = name == "sub" || name == "subc";
    if (!isProduct && !isBorrow && name != "add" && name != "addc")
      return;
    sets = llvm::is_contained(parts, "cc");
    uses = name.ends_with("c");
  }
};

} // namespace

bool translateMove(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::SmallVector<llvm::StringRef> parts = partsOf(instruction.opcode);
  PtxType type = PtxType::parse(parts.back());
  if (parts.size() != 2 || parts[0] != "mov" || type.code == 0 || instruction.operands.size() != 2)
    return false;
  llvm::StringRef target = instruction.operands[0], source = instruction.operands[1];
  if (std::vector<std::string> targets = listOf(target); !targets.empty())
    return split(writer, targets, writer.value(source), type.bits);
  if (std::vector<std::string> sources = listOf(source); !sources.empty())
    return join(writer, target, sources, type.bits);
  PtxValue value = writer.value(source);
  if (value.isLiteral || value.kind == PtxValue::Kind::Float)
    if (std::optional<PtxValue> converted = convertPtx(
            value, value.kind == PtxValue::Kind::Float && type.code == 'b' ? PtxType{'f', type.bits}
                                                                           : type))
      value = *converted;
  if (!value.isPredicate && value.bits != type.bits)
    return false;
  writer.write(target, value);
  return true;
}

/// The predicate with which a comparison is joined, as in `setp.lt.and.u32 p, a, b, q`.
struct JoinedPredicate {
  llvm::StringRef sign;
  PtxValue other;

  PtxValue with(const PtxValue &condition) const {
    return ptxExpression({'p', 1},
                         fmt::format("{} {} {}", condition.operand(), sign.str(), other.operand()));
  }
};

/// `word`: `and`, `or` or `xor`.
static std::optional<JoinedPredicate> joinedPredicate(PtxWriter &writer, llvm::StringRef word,
                                                      llvm::StringRef operand) {
  JoinedPredicate joined;
  joined.sign = llvm::StringSwitch<llvm::StringRef>(word)
                    .Case("and", "&&")
                    .Case("or", "||")
                    .Case("xor", "!=")
                    .Default("");
  joined.other = writer.value(operand);
  if (joined.sign.empty() || !joined.other.isPredicate)
    return std::nullopt;
  return joined;
}

/// The result of `setp`: `p`, or `p|q` with the opposite of the comparison in `q`.
static void writePredicates(PtxWriter &writer, llvm::StringRef targets,
                            const std::optional<JoinedPredicate> &joined,
                            const PtxValue &condition) {
  auto [first, second] = targets.split('|');
  auto together = [&](const PtxValue &value) { return joined ? joined->with(value) : value; };
  if (second.empty()) {
    writer.write(first, together(condition));
    return;
  }
  PtxValue named = writer.name(condition, {'p', 1}, "holds");
  writer.write(first, together(named));
  writer.write(second, together(ptxExpression({'p', 1}, "!" + named.text, Form::Primary)));
}

bool translateComparison(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::SmallVector<llvm::StringRef> parts = partsOf(instruction.opcode);
  llvm::erase(parts, "ftz");
  llvm::ArrayRef<std::string> operands = instruction.operands;
  bool isSet = parts[0] == "set";
  if (!isSet && parts[0] != "setp")
    return false;
  const size_t plain = isSet ? 4 : 3; // `set.lt.u32.u32 d, a, b`, `setp.lt.u32 p, a, b`
  bool isJoined = parts.size() == plain + 1;
  if ((!isJoined && parts.size() != plain) || operands.size() != 3u + isJoined)
    return false;
  std::optional<PtxValue> condition =
      comparison(writer, parts[1], PtxType::parse(parts.back()), operands[1], operands[2]);
  std::optional<JoinedPredicate> joined;
  if (isJoined)
    joined = joinedPredicate(writer, parts[2], operands[3]);
  if (!condition || (isJoined && !joined))
    return false;
  if (!isSet) {
    writePredicates(writer, operands[0], joined, *condition);
    return true;
  }
  PtxType type = PtxType::parse(parts[parts.size() - 2]);
  if (type.bits != 32)
    return false;
  const PtxValue holds = joined ? joined->with(*condition) : *condition;
  writer.write(operands[0],
               ptxExpression({type.code == 'f' ? 'f' : 'u', 32},
                             fmt::format("{} ? {}", holds.text,
                                         type.code == 'f' ? "1.0f : 0.0f" : "~0u : 0u")));
  return true;
}

PtxCarry::PtxCarry(const PtxCode &code) {
  bool isSet = false, isPending = false;
  for (const PtxInstruction &instruction : code.instructions) {
    CarryInstruction carry(instruction.opcode);
    leavesStatement_ |= carry.uses && !isSet;
    isSet |= carry.sets;
    isPending = carry.sets || (isPending && !carry.uses);
  }
  leavesStatement_ |= isPending;
}

bool PtxCarry::isOrdered(const PtxInstruction &instruction) const {
  CarryInstruction carry(instruction.opcode);
  return leavesStatement_ && (carry.sets || carry.uses);
}

bool PtxCarry::translate(PtxWriter &writer, const PtxInstruction &instruction) {
  auto [parts, sets, uses, isProduct, isBorrow] = CarryInstruction(instruction.opcode);
  if (!sets && !uses)
    return false;
  PtxType type = PtxType::parse(parts.back());
  llvm::StringRef half = isProduct ? parts[1] : "";
  llvm::ArrayRef<std::string> operands = instruction.operands;
  bool isKnown = parts.size() == 2u + sets + isProduct && operands.size() == 3u + isProduct &&
                 (!isProduct || half == "lo" || half == "hi") && type.bits >= 32 &&
                 type.code != 'f' && (leavesStatement_ || !writer.hasCondition());
  if (!isKnown)
    return false;
  if (!leavesStatement_ && uses && isBorrow_ != isBorrow)
    return false;
  PtxType own{'u', type.bits};
  std::vector<std::string> values;
  for (const std::string &operand : operands.drop_front()) {
    bool isHigh = half == "hi" && values.size() < 2;
    std::optional<PtxValue> value =
        convertPtx(writer.value(operand), isHigh && type.isSigned() ? type : own);
    if (!value)
      return false;
    bool isArgument = half == "hi" || ((sets || leavesStatement_) && !isProduct);
    values.push_back(isArgument ? value->text : value->operand());
  }
  llvm::StringRef high = type.isSigned() ? (type.bits == 64 ? "__mul64hi" : "__mulhi")
                                         : (type.bits == 64 ? "__umul64hi" : "__umulhi");
  std::string left = !isProduct     ? values[0]
                     : half == "lo" ? fmt::format("{} * {}", values[0], values[1])
                                    : fmt::format("{}({}, {})", high.str(), values[0], values[1]);
  const std::string &right = values.back();
  llvm::StringRef operation = isBorrow ? "sub" : "add";
  if (leavesStatement_) {
    writer.useHelper(fmt::format("{}-carry", operation.str()));
    PtxValue result =
        ptxExpression(own,
                      fmt::format("tranship::{}{}{}_u{}({}, {})", operation.str(), uses ? "c" : "",
                                  sets ? "_cc" : "", type.bits, left, right),
                      Form::Primary);
    result.hasEffects = true;
    if (operands[0] == "_")
      writer.statement(result.text);
    else
      writer.write(operands[0], result);
    return true;
  }
  std::string before = uses ? name_ : "0";
  if (uses && bits_ != type.bits) // the carry of words of another width
    before = castText(own.cpp(), ptxExpression({'u', bits_}, name_, Form::Simple));
  if (sets && (name_.empty() || bits_ != type.bits))
    name_ = writer.declareCarry(own.cpp(), isBorrow ? "borrow" : "carry");
  if (sets)
    bits_ = type.bits;
  isBorrow_ = isBorrow;
  llvm::StringRef suffix = type.bits == 64 ? "ll" : "", sign = isBorrow ? "-" : "+";
  std::string text =
      sets ? fmt::format("__builtin_{}c{}({}, {}, {}, &{})", operation.str(), suffix.str(), left,
                         right, before, name_)
           : fmt::format("{} {} {} {} {}", left, sign.str(), right, sign.str(), before);
  writer.write(operands[0], ptxExpression(own, text, sets ? Form::Primary : Form::Compound));
  return true;
}

} // namespace tranship::rules
