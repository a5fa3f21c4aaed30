// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the lanes of a warp do together.
#include "rules/ptx/PtxFamilies.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using Form = PtxValue::Form;

/// The operand as a mask for functions of `warp32`, a helper of which is used; nothing if it is none.
std::optional<std::string> maskOf(PtxWriter &writer, llvm::StringRef operand,
                                  llvm::StringRef helper) {
  std::optional<PtxValue> mask = convertPtx(writer.value(operand), {'u', 32});
  if (!mask)
    return std::nullopt;
  writer.useHelper(helper);
  return mask->text;
}

bool isFullMask(const PtxValue &value) {
  return value.value && (*value.value & 0xffffffff) == 0xffffffff;
}

/// The result of an instruction in which all lanes take part: it must not become part of a
/// condition's branch.
PtxValue ofLanes(PtxType type, std::string text, Form form = Form::Primary) {
  PtxValue result = ptxExpression(type, std::move(text), form);
  result.hasEffects = true;
  return result;
}

/// `shfl.sync.bfly.b32 d|p, a, b, c, mask`: over 32 lanes, which HIP's functions do with a width. The
/// lanes of the mask are together where structured code makes them wait for each other.
bool shuffle(PtxWriter &writer, const PtxInstruction &instruction,
             llvm::ArrayRef<llvm::StringRef> parts) {
  bool isSync = parts[1] == "sync";
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (parts.size() != 3u + isSync || parts.back() != "b32" || operands.size() != 4u + isSync)
    return false;
  llvm::StringRef mode = parts[1 + isSync];
  llvm::StringRef function = llvm::StringSwitch<llvm::StringRef>(mode)
                                 .Case("idx", "__shfl")
                                 .Case("up", "__shfl_up")
                                 .Case("down", "__shfl_down")
                                 .Case("bfly", "__shfl_xor")
                                 .Default("");
  auto [target, predicate] = llvm::StringRef(operands[0]).split('|');
  std::optional<PtxValue> lane = convertPtx(writer.value(operands[2]), {'b', 32});
  std::optional<uint64_t> known = writer.value(operands[3]).value;
  std::optional<PtxValue> range = convertPtx(writer.value(operands[3]), {'b', 32});
  PtxValue value = writer.value(operands[1]);
  if (isSync)
    (void)writer.value(operands[4]); // a failure if it is not known
  if (function.empty() || !lane || !range || value.bits != 32 || value.isPredicate)
    return false;
  PtxType type{value.kind == PtxValue::Kind::Float ? 'f' : value.isSigned ? 's' : 'u', 32};
  bool isWhole = known == (mode == "up" ? 0u : 31u);
  bool hasPredicate = !predicate.empty() && !writer.isUnused(predicate);
  std::string text = fmt::format("{}({}, {}, 32)", function.str(), value.text, lane->text);
  if (hasPredicate || !isWhole) {
    writer.useHelper(fmt::format("shfl-{}", mode.str()));
    text = fmt::format("tranship::shfl_{}({}, {}, {}", mode.str(), value.text, lane->text,
                       range->text);
    text += hasPredicate ? fmt::format(", &{})", writer.declareTarget(predicate)) : ")";
  }
  if (writer.isUnused(target) && hasPredicate)
    writer.statement(std::move(text));
  else
    writer.write(target, ofLanes(type, std::move(text)));
  return true;
}

/// The lanes of this half of a wavefront.
std::string halfOf(llvm::StringRef mask) {
  return fmt::format("unsigned({} >> (__lane_id() & 32))", mask.str());
}

bool vote(PtxWriter &writer, const PtxInstruction &instruction,
          llvm::ArrayRef<llvm::StringRef> parts) {
  bool isSync = parts[1] == "sync";
  if (parts.size() != 3u + isSync || instruction.operands.size() != 2u + isSync)
    return false;
  PtxValue condition = writer.value(instruction.operands[1]);
  llvm::StringRef mode = parts[1 + isSync];
  if (!condition.isPredicate)
    return false;
  bool isKnown = (mode == "ballot" && parts.back() == "b32") ||
                 ((mode == "all" || mode == "any") && parts.back() == "pred");
  if (isSync && isKnown && !isFullMask(writer.value(instruction.operands[2]))) {
    std::optional<std::string> mask =
        maskOf(writer, instruction.operands[2], fmt::format("warp32-{}-sync", mode.str()));
    if (!mask)
      return false;
    std::string vote = fmt::format("warp32::{}({}, {})", mode.str(), *mask, condition.text);
    bool isBallot = mode == "ballot";
    writer.write(instruction.operands[0], isBallot
                                              ? ofLanes({'u', 32}, vote)
                                              : ofLanes({'p', 1}, vote + " != 0", Form::Compound));
    return true;
  }
  std::string text = halfOf(
      fmt::format("__ballot({})", mode == "all" ? "!" + condition.operand() : condition.text));
  if (mode == "ballot" && parts.back() == "b32")
    writer.write(instruction.operands[0], ofLanes({'u', 32}, text));
  else if ((mode == "all" || mode == "any") && parts.back() == "pred")
    writer.write(instruction.operands[0],
                 ofLanes({'p', 1}, fmt::format("{} {} 0", text, mode == "all" ? "==" : "!="),
                         Form::Compound));
  else
    return false;
  return true;
}

/// `match.any.sync.b32 d, a, mask` and `match.all.sync.b32 d|p, a, mask`
bool match(PtxWriter &writer, const PtxInstruction &instruction,
           llvm::ArrayRef<llvm::StringRef> parts, llvm::StringRef value, bool isWhole) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  auto [target, predicate] = llvm::StringRef(operands[0]).split('|');
  bool isAny = parts[1] == "any";
  if (parts.size() != 4 || parts[2] != "sync" || (!isAny && parts[1] != "all") ||
      (isAny && !predicate.empty()))
    return false;
  if (isAny && isWhole) {
    writer.write(target, ofLanes({'u', 32}, halfOf(fmt::format("__match_any({})", value.str()))));
    return true;
  }
  std::optional<std::string> mask =
      maskOf(writer, operands[2], fmt::format("warp32-match-{}-sync", parts[1].str()));
  if (!mask)
    return false;
  if (isAny) {
    writer.write(target,
                 ofLanes({'u', 32}, fmt::format("warp32::match_any({}, {})", *mask, value.str())));
    return true;
  }
  std::string isSame = writer.declareCarry("int", "isSame");
  std::string text = fmt::format("warp32::match_all({}, {}, &{})", *mask, value.str(), isSame);
  if (writer.isUnused(target))
    writer.statement(std::move(text));
  else
    writer.write(target, ofLanes({'u', 32}, std::move(text)));
  if (!predicate.empty() && !writer.isUnused(predicate))
    writer.write(predicate, ptxExpression({'p', 1}, isSame + " != 0"));
  return true;
}

/// `elect.sync d|p, mask`: any lane of the mask may be the one; this takes the first.
bool elect(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (instruction.opcode != "elect.sync" || operands.size() != 2)
    return false;
  auto [target, predicate] = llvm::StringRef(operands[0]).split('|');
  PtxValue mask = writer.value(operands[1]);
  PtxValue first = ptxExpression({'u', 32}, "0u", Form::Simple);
  if (!isFullMask(mask)) {
    std::optional<PtxValue> lanes = convertPtx(mask, {'b', 32});
    if (!lanes)
      return false;
    first = ptxExpression({'s', 32}, fmt::format("__ffs({}) - 1", lanes->text));
    if (!writer.isUnused(target) && !predicate.empty())
      first = writer.name(first, {'s', 32}, "first");
  }
  if (!predicate.empty())
    writer.write(predicate, ptxExpression({'p', 1}, isFullMask(mask)
                                                        ? "(__lane_id() & 31) == 0"
                                                        : fmt::format("int(__lane_id() & 31) == {}",
                                                                      first.operand())));
  if (target != "_")
    writer.write(target, first);
  return true;
}

/// `redux.sync.max.abs.NaN.f32 d, a, mask`
bool reduceFloats(PtxWriter &writer, const PtxInstruction &instruction,
                  llvm::ArrayRef<llvm::StringRef> parts) {
  if (parts.size() < 4 || parts[1] != "sync" || (parts[2] != "min" && parts[2] != "max"))
    return false;
  bool isAbsolute = parts[3] == "abs", propagates = parts[parts.size() - 2] == "NaN";
  if (parts.size() != 4u + isAbsolute + propagates)
    return false;
  std::optional<PtxValue> value = convertPtx(writer.value(instruction.operands[1]), {'f', 32});
  std::optional<std::string> mask =
      maskOf(writer, instruction.operands[2], fmt::format("redux-f{}", parts[2].str()));
  if (!value || !mask)
    return false;
  std::string number = isAbsolute ? fmt::format("fabsf({})", value->text) : value->text;
  writer.write(instruction.operands[0],
               ofLanes({'f', 32}, fmt::format("tranship::redux_f{}{}({}, {})", parts[2].str(),
                                              propagates ? "<true>" : "", *mask, number)));
  return true;
}

} // namespace

bool translateWarp(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(instruction.opcode).split(parts, '.');
  llvm::StringRef name = parts[0];
  if (parts.size() < 2)
    return false;
  if (name == "shfl")
    return shuffle(writer, instruction, parts);
  if (instruction.opcode == "bar.warp.sync" && instruction.operands.size() == 1 &&
      writer.place().keepsGroups && !isFullMask(writer.value(instruction.operands[0]))) {
    std::optional<std::string> mask = maskOf(writer, instruction.operands[0], "warp32-sync");
    if (mask)
      writer.statement(fmt::format("warp32::sync({})", *mask));
    return mask.has_value();
  }
  bool isGrouped = name == "vote" || name == "activemask" || name == "match" || name == "redux" ||
                   name == "elect";
  if (!isGrouped)
    return false;
  if (!writer.place().keepsGroups) {
    writer.fail("its result has 32 lanes, and nothing shows that this code keeps groups of 32");
    return true;
  }
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (name == "vote")
    return vote(writer, instruction, parts);
  if (name == "elect")
    return elect(writer, instruction);
  if (instruction.opcode == "activemask.b32" && operands.size() == 1) {
    writer.write(operands[0], ofLanes({'u', 32}, halfOf("__activemask()")));
    return true;
  }
  if (operands.size() != 3)
    return false;
  if (name == "redux" && parts.back() == "f32")
    return reduceFloats(writer, instruction, parts);
  const bool isWhole = isFullMask(writer.value(operands[2]));
  PtxType type = PtxType::parse(parts.back());
  std::optional<PtxValue> value = convertPtx(writer.value(operands[1]), type);
  if (!value)
    return false;
  if (name == "match")
    return match(writer, instruction, parts, value->text, isWhole);
  bool isReduction = parts.size() == 4 && parts[0] == "redux" && parts[1] == "sync" &&
                     type.bits == 32 && type.code != 'f' &&
                     llvm::is_contained({"add", "min", "max", "and", "or", "xor"}, parts[2]);
  if (!isReduction)
    return false;
  if (type.code == 'b')
    value = convertPtx(writer.value(operands[1]), {'u', 32});
  if (!isWhole) {
    std::optional<std::string> mask =
        maskOf(writer, operands[2], fmt::format("warp32-reduce-{}", parts[2].str()));
    if (!mask)
      return false;
    PtxType own{type.isSigned() ? 's' : 'u', 32};
    writer.write(operands[0],
                 ofLanes(own, fmt::format("warp32::reduce_{}<{}>({}, {})", parts[2].str(),
                                          own.cpp(), *mask, value->text)));
    return true;
  }
  writer.write(
      operands[0],
      ofLanes(type, fmt::format("__reduce_{}_sync(0xffffffffull << (__lane_id() & 32), {})",
                                parts[2].str(), value->text)));
  return true;
}

} // namespace tranship::rules
