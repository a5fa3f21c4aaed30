// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxWriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using frontend::AsmOperandEvidence;
using Form = PtxValue::Form;

PtxValue opposite(PtxValue predicate) {
  if (!predicate.negated.empty()) {
    std::swap(predicate.text, predicate.negated);
    return predicate;
  }
  predicate.text = fmt::format("!{}", predicate.operand());
  predicate.form = Form::Primary;
  return predicate;
}

} // namespace

/// Whether PTX itself has the register.
static bool isPtxRegister(llvm::StringRef name) {
  return llvm::any_of(
      std::initializer_list<llvm::StringRef>{
          "tid",         "ntid",       "laneid",      "warpid",       "nwarpid",
          "ctaid",       "nctaid",     "smid",        "nsmid",        "gridid",
          "lanemask",    "clock",      "globaltimer", "pm",           "envreg",
          "reserved",    "total_smem", "aggr_smem",   "dynamic_smem", "current_graph",
          "is_explicit", "cluster",    "nclusterid"},
      [&](llvm::StringRef prefix) { return name.starts_with(prefix); });
}

std::string operandMark(size_t index) {
  // Letters, which are part of a name wherever a text is looked at.
  return fmt::format("\x01{}{}\x02", static_cast<char>('A' + index / 26),
                     static_cast<char>('a' + index % 26));
}

std::optional<size_t> markedOperand(llvm::StringRef text) {
  if (text.size() < 4 || text[0] != '\x01' || text[3] != '\x02')
    return std::nullopt;
  return (text[1] - 'A') * 26 + (text[2] - 'a');
}

std::string PtxWriter::freeName(llvm::StringRef wanted) {
  std::string name = seen_.isInMacro ? "ptx_" : "";
  for (char c : wanted)
    name += llvm::isAlnum(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name = "r" + name;
  while (!taken_.insert(name).second)
    name += "_";
  return name;
}

PtxValue PtxWriter::bad(std::string reason) {
  fail(std::move(reason));
  return {};
}

bool PtxWriter::beginInstruction(llvm::StringRef predicate) {
  condition_.clear();
  if (predicate.consume_front("@")) {
    PtxValue condition = value(predicate);
    if (!condition.isPredicate)
      fail("the predicate of an instruction is not known");
    condition_ = condition.text;
  }
  return failure_.empty();
}

PtxValue PtxWriter::target(llvm::StringRef operand) {
  if (std::optional<size_t> index = operandIndex(operand))
    return operands_[*index].value;
  auto reg = registers_.find(withoutPercent(operand));
  if (reg == registers_.end())
    return operand == "_" ? PtxValue{} : bad(fmt::format("`{}` is not a register", operand.str()));
  return ptxExpression(reg->second.type, reg->second.name, Form::Simple);
}

bool PtxWriter::isUnused(llvm::StringRef operand) const {
  auto reg = registers_.find(withoutPercent(operand));
  return operand == "_" ||
         (reg != registers_.end() && reg->second.uses == 1 && !reg->second.isShared);
}

std::optional<size_t> PtxWriter::operandIndex(llvm::StringRef text) const {
  size_t index = 0;
  if (!text.consume_front("%"))
    return std::nullopt;
  if (text.consume_front("[") && text.consume_back("]")) {
    for (size_t i = 0; i < operands_.size(); ++i)
      if (operands_[i].seen->name == text)
        return i;
    return std::nullopt;
  }
  if (text.empty() || !llvm::all_of(text, llvm::isDigit) || text.getAsInteger(10, index) ||
      index >= operands_.size())
    return std::nullopt;
  return index;
}

std::optional<PtxValue> PtxWriter::special(llvm::StringRef name) {
  auto unsignedValue = [](std::string text, Form form = Form::Primary) {
    return ptxExpression({'u', 32}, std::move(text), form);
  };
  if (name == "laneid")
    return place_.keepsGroups ? unsignedValue("__lane_id() & 31", Form::Compound)
                              : unsignedValue("__lane_id()");
  if (name.starts_with("lanemask_")) {
    if (!place_.keepsGroups)
      return bad("a mask of 32 lanes is wrong on a wavefront of 64, and nothing shows that this "
                 "code keeps groups of 32");
    llvm::StringRef text = llvm::StringSwitch<llvm::StringRef>(name.drop_front(9))
                               .Case("eq", "1u << (__lane_id() & 31)")
                               .Case("lt", "(1u << (__lane_id() & 31)) - 1")
                               .Case("le", "(2u << (__lane_id() & 31)) - 1")
                               .Case("gt", "-(2u << (__lane_id() & 31))")
                               .Case("ge", "-(1u << (__lane_id() & 31))")
                               .Default("");
    return text.empty() ? std::nullopt : std::optional(unsignedValue(text.str(), Form::Compound));
  }
  auto [variable, dimension] = name.split('.');
  llvm::StringRef builtin = llvm::StringSwitch<llvm::StringRef>(variable)
                                .Case("tid", "threadIdx")
                                .Case("ntid", "blockDim")
                                .Case("ctaid", "blockIdx")
                                .Case("nctaid", "gridDim")
                                .Default("");
  if (!builtin.empty() && (dimension == "x" || dimension == "y" || dimension == "z"))
    return unsignedValue((builtin + "." + dimension).str(), Form::Simple);
  if (name == "clock64")
    return ptxExpression({'s', 64}, "clock64()", Form::Primary);
  if (name == "clock" || name == "clock_lo")
    return unsignedValue("unsigned(clock64())");
  if (name == "clock_hi")
    return unsignedValue("unsigned(clock64() >> 32)");
  if (name.starts_with("globaltimer")) {
    useHelper("globaltimer");
    return name == "globaltimer"
               ? ptxExpression({'u', 64}, "tranship::globaltimer()", Form::Primary)
           : name == "globaltimer_lo" ? unsignedValue("unsigned(tranship::globaltimer())")
                                      : unsignedValue("unsigned(tranship::globaltimer() >> 32)");
  }
  if (name == "WARP_SZ")
    return place_.keepsGroups ? unsignedValue("32u", Form::Simple)
                              : unsignedValue("unsigned(warpSize)");
  if (name == "smid")
    return unsignedValue("__smid()");
  return std::nullopt;
}

PtxValue PtxWriter::value(llvm::StringRef operand) {
  if (std::optional<size_t> index = operandIndex(operand)) {
    Operand &known = operands_[*index];
    if (known.isOutput && !known.isInput && !known.isWritten)
      return bad("an output is read before it is written");
    return known.value;
  }
  if (std::optional<PtxValue> number = ptxNumber(operand))
    return *number;
  bool isNegated = operand.consume_front("!");
  auto reg = registers_.find(withoutPercent(operand));
  if (reg == registers_.end()) {
    if (std::optional<PtxValue> known = special(withoutPercent(operand)))
      return *known;
    return bad(
        operand.starts_with("%") && !isPtxRegister(withoutPercent(operand))
            ? fmt::format("`{}` is not a register of this statement; another one may declare it",
                          operand.str())
            : fmt::format("`{}` has no counterpart", operand.str()));
  }
  Register &known = reg->second;
  if (known.inlined && known.inlinedAt != lines_.size())
    materialize(known);
  PtxValue result =
      known.inlined ? *known.inlined : ptxExpression(known.type, known.name, Form::Simple);
  if (!known.inlined && !known.isDeclared)
    return bad(fmt::format("`{}` is read before it is written", operand.str()));
  return isNegated ? opposite(result) : result;
}

/// Writes an expression that was to be in the one place of its use.
void PtxWriter::materialize(Register &reg) {
  PtxValue value = *reg.inlined;
  reg.inlined.reset();
  reg.isDeclared = true;
  declaresInline_ = true;
  std::string assignment = fmt::format("{} = {}", reg.name, value.text);
  if (reg.inlinedDepth > 0)
    head_.push_back(fmt::format("{} {}", reg.type.cpp(), reg.name));
  else
    assignment = fmt::format("{} {}", reg.type.cpp(), assignment);
  lines_.insert(lines_.begin() + reg.inlinedAt, {"", std::move(assignment)});
}

std::string PtxWriter::assignment(size_t index, llvm::StringRef value) const {
  std::string place = operandMark(index);
  if (!operands_[index].isOfTemplate)
    return fmt::format("{} = {}", place, value.str());
  std::string type = bitsOfConstraint(operands_[index].seen->constraint).cpp();
  if (llvm::StringRef(type).contains(' '))
    type = "(" + type + ")";
  return fmt::format("{0} = __builtin_bit_cast(__typeof__({0}), {1}({2}))", place, type,
                     value.str());
}

void PtxWriter::write(llvm::StringRef operand, const PtxValue &value) {
  if (std::optional<size_t> index = operandIndex(operand)) {
    Operand &target = operands_[*index];
    if (!target.isOutput && !target.isCopied)
      return fail("the statement writes to an input");
    std::optional<std::string> text = storePtx(value, target.value);
    if (!text)
      return fail(fmt::format("the result does not have the width of `{}`", target.seen->type));
    target.isWritten = true;
    for (size_t i = 0; i < operands_.size() && target.copy.empty(); ++i)
      if (*text == operandMark(i) && operands_[i].written == target.written)
        return; // the same variable
    std::string type = std::exchange(target.copyType, {});
    if (!type.empty() && isInBlock())
      head_.push_back(fmt::format("{} {}", type, target.copy));
    if (!type.empty() && !isInBlock())
      lines_.push_back({"", fmt::format("{} {} = {}", type, target.copy, *text)});
    else if (*text != target.value.text)
      lines_.push_back({condition_,
                        target.copy.empty() && target.isOutput
                            ? assignment(*index, *text)
                            : fmt::format("{} = {}", target.value.text, *text),
                        PtxLine::Kind::Statement,
                        llvm::StringRef(condition_).contains(target.value.text)});
    declaresInline_ |= !type.empty();
    return;
  }
  auto found = registers_.find(withoutPercent(operand));
  if (operand == "_")
    return;
  if (found == registers_.end())
    return fail(fmt::format("`{}` is not a register of this statement; another one may declare it",
                            operand.str()));
  Register &reg = found->second;
  std::optional<std::string> text =
      storePtx(value, ptxExpression(reg.type, reg.name, Form::Simple));
  if (!text)
    return fail(fmt::format("the result does not have the width of `{}`", operand.str()));
  // What is used once, at once, needs no variable.
  bool wasWritten = reg.isDeclared || reg.inlined;
  if (condition_.empty() && !wasWritten && reg.uses == 2 && !value.hasEffects) {
    reg.inlined = *text == value.text ? value : ptxExpression(reg.type, *text, Form::Primary);
    reg.inlined->type.clear();
    reg.inlinedAt = lines_.size();
    reg.inlinedDepth = depth_;
    return;
  }
  if (reg.inlined)
    materialize(reg);
  if (!reg.isDeclared && !isInBlock())
    lines_.push_back({"", fmt::format("{} {} = {}", reg.type.cpp(), reg.name, *text)});
  else
    lines_.push_back({condition_, fmt::format("{} = {}", reg.name, *text), PtxLine::Kind::Statement,
                      llvm::StringRef(condition_).contains(reg.name)});
  if (!reg.isDeclared && isInBlock())
    head_.push_back(fmt::format("{} {}", reg.type.cpp(), reg.name));
  declaresInline_ |= !reg.isDeclared;
  reg.isDeclared = true;
}

void PtxWriter::statement(std::string text) { lines_.push_back({condition_, std::move(text)}); }

std::string PtxWriter::conditionFor(llvm::StringRef predicate, bool isOpposite) {
  condition_.clear();
  predicate.consume_front("@");
  PtxValue condition = value(predicate);
  if (!condition.isPredicate)
    fail("the condition of a jump is not known");
  return isOpposite ? opposite(condition).text : condition.text;
}

void PtxWriter::open(std::string text) {
  condition_.clear();
  lines_.push_back({"", std::move(text), PtxLine::Kind::Open});
  ++depth_;
}

void PtxWriter::openElse() {
  condition_.clear();
  lines_.push_back({"", "} else {", PtxLine::Kind::Middle});
}

void PtxWriter::close(std::string text) {
  condition_.clear();
  lines_.push_back({"", std::move(text), PtxLine::Kind::Close});
  --depth_;
}

void PtxWriter::closeLoop(llvm::StringRef condition) {
  bool isEmpty = lines_.back().kind == PtxLine::Kind::Open;
  if (isEmpty)
    lines_.back().text = fmt::format("while ({}) {{", condition.str());
  close(isEmpty ? "}" : fmt::format("}} while ({})", condition.str()));
}

void PtxWriter::leaveLoop(std::string condition, llvm::StringRef opposite) {
  if (PtxLine &last = lines_.back(); last.text == endlessLoop && !condition.empty())
    last.text = fmt::format("while ({}) {{", opposite.str());
  else
    lines_.push_back({std::move(condition), "break"});
}

std::string PtxWriter::declareTarget(llvm::StringRef operand) {
  auto found = registers_.find(withoutPercent(operand));
  if (found == registers_.end()) {
    fail(fmt::format("`{}` is not a register of the statement", operand.str()));
    return {};
  }
  Register &reg = found->second;
  if (reg.inlined)
    materialize(reg);
  if (!reg.isDeclared)
    head_.push_back(fmt::format("{} {}", reg.type.cpp(), reg.name));
  reg.isDeclared = true;
  return reg.name;
}

void PtxWriter::useHelper(llvm::StringRef id) {
  if (place_.hasHelpers)
    helpers_.insert(id.str());
  else
    fail("it needs a function that the port would have to bring along");
}

void PtxWriter::useHeader(llvm::StringRef header) {
  if (place_.mayInclude)
    headers_.insert(header.str());
  else if (!place_.headers.contains(header.str()))
    fail(fmt::format("it needs <{}>, which the port does not include here", header.str()));
}

PtxValue PtxWriter::name(const PtxValue &value, PtxType type, llvm::StringRef wanted) {
  PtxType own{value.kind == PtxValue::Kind::Float ? 'f'
              : value.isPredicate                 ? 'p'
              : value.isSigned                    ? 's'
                                                  : 'u',
              value.bits};
  if (value.kind == PtxValue::Kind::Pointer)
    return bad("an address is needed twice");
  (void)type;
  std::string name = freeName(wanted);
  if (depth_ > 0) {
    head_.push_back(fmt::format("{} {}", own.cpp(), name));
    lines_.push_back({"", fmt::format("{} = {}", name, value.text)});
  } else {
    lines_.push_back({"", fmt::format("const {} {} = {}", own.cpp(), name, value.text)});
  }
  declaresInline_ = true;
  PtxValue result = ptxExpression(own, name, Form::Simple);
  result.value = value.value;
  return result;
}

std::string PtxWriter::declareAs(llvm::StringRef type, llvm::StringRef wanted,
                                 llvm::StringRef value) {
  std::string name = freeName(wanted);
  if (depth_ > 0) {
    type.consume_front("const ");
    head_.push_back(fmt::format("{} {}", type.str(), name));
    lines_.push_back({condition_, fmt::format("{} = {}", name, value.str())});
  } else {
    lines_.push_back({condition_, fmt::format("{} {} = {}", type.str(), name, value.str())});
  }
  declaresInline_ = true;
  return name;
}

std::string PtxWriter::declareCarry(llvm::StringRef type, llvm::StringRef wanted) {
  std::string name = freeName(wanted);
  head_.push_back((type + " " + name).str());
  return name;
}

std::optional<std::string> PtxWriter::conditionOf(llvm::StringRef operand,
                                                  llvm::StringRef all) const {
  std::optional<size_t> index = operandIndex(operand);
  if (!index)
    return std::nullopt;
  llvm::StringRef text = operands_[*index].written;
  auto [condition, choice] = text.split('?');
  auto [yes, no] = choice.split(':');
  bool isSimple =
      !condition.contains(':') && !no.contains('?') && condition.count('(') == condition.count(')');
  if (!isSimple || yes.trim() != all || no.trim() != "0" || seen_.isInMacro)
    return std::nullopt;
  return condition.trim().str();
}

std::string PtxWriter::vectorType(llvm::StringRef element, unsigned count) {
  std::string name = freeName("vec");
  head_.push_back(fmt::format("typedef {} {} __attribute__((ext_vector_type({})))", element.str(),
                              name, count));
  return name;
}

std::vector<PtxLine> PtxWriter::lines() const {
  std::vector<PtxLine> all;
  for (const auto &[type, name] : shared_) {
    bool isFirst = &name == &shared_.back().second && !lines_.empty() && head_.empty() &&
                   lines_.front().kind == PtxLine::Kind::Statement &&
                   lines_.front().condition.empty() &&
                   llvm::StringRef(lines_.front().text).starts_with(name + " = ");
    if (isFirst) { // `bool p = x != 0`
      all.push_back({"", type + " " + lines_.front().text});
      all.insert(all.end(), lines_.begin() + 1, lines_.end());
      return all;
    }
    all.push_back({"", type + " " + name});
  }
  for (const std::string &line : head_)
    all.push_back({"", line});
  all.insert(all.end(), lines_.begin(), lines_.end());
  return all;
}

} // namespace tranship::rules
