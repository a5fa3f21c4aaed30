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

llvm::StringRef withoutPercent(llvm::StringRef name) { return name.ltrim('%'); }

/// The words of an operand's text: names that a new variable must not have.
template <typename F> void forEachWord(llvm::StringRef text, F act) {
  for (size_t i = 0; i < text.size();) {
    llvm::StringRef word =
        text.substr(i).take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    if (!word.empty())
      act(word);
    i += std::max<size_t>(word.size(), 1);
  }
}

bool mentions(llvm::StringRef text, llvm::StringRef name) {
  bool found = false;
  forEachWord(text, [&](llvm::StringRef word) { found |= word == name; });
  return found;
}

/// Whether the first operand of an instruction is what it writes to.
bool hasResult(const PtxInstruction &instruction) {
  llvm::StringRef name = llvm::StringRef(instruction.opcode).split('.').first;
  return !llvm::is_contained({"st", "red", "cp", "bar", "barrier", "nanosleep", "prefetch",
                              "prefetchu", "setmaxnreg", "bra", "exit", "trap"},
                             name) ||
         llvm::StringRef(instruction.opcode).starts_with("bar.red");
}

/// Why an operand cannot be translated: nvcc wants the widths to agree; empty: it can.
std::string problemOf(const AsmOperandEvidence &seen) {
  llvm::StringRef constraint = llvm::StringRef(seen.constraint).ltrim("=+&");
  using Kind = AsmOperandEvidence::Kind;
  if (constraint == "n")
    return {};
  if (seen.kind == Kind::Unknown)
    return "the type of an operand depends on a template parameter";
  unsigned bits = llvm::StringSwitch<unsigned>(constraint)
                      .Case("h", 16)
                      .Cases({"r", "f"}, 32)
                      .Cases({"l", "d"}, 64)
                      .Default(0);
  if (!constraint.empty() && llvm::all_of(constraint, llvm::isDigit))
    return {};
  if (bits == 0)
    return fmt::format("the constraint \"{}\" has no meaning in C++", seen.constraint);
  bool isFloat = constraint == "f" || constraint == "d";
  if (seen.kind == Kind::Other || seen.bits != bits || (isFloat && seen.kind != Kind::Float))
    return fmt::format("an operand of type `{}` does not have the width of its constraint",
                       seen.type);
  return {};
}

} // namespace

std::string operandMark(size_t index) {
  // A letter, which is part of a name wherever a text is looked at.
  return std::string("\x01") + static_cast<char>(index < 26 ? 'A' + index : 'a' + index - 26) +
         "\x02";
}

std::optional<size_t> markedOperand(char letter) {
  if (letter >= 'A' && letter <= 'Z')
    return letter - 'A';
  return letter >= 'a' && letter <= 'z' ? std::optional<size_t>(letter - 'a' + 26) : std::nullopt;
}

PtxWriter::PtxWriter(const frontend::AsmEvidence &seen, llvm::ArrayRef<std::string> written,
                     const PtxCode &code, const PtxPlace &place)
    : seen_(seen), place_(place) {
  if (written.size() > 52)
    fail("it has too many operands");
  if (!failure_.empty())
    return;
  for (size_t i = 0; i < written.size(); ++i) {
    bool isOutput = i < seen.outputs.size();
    addOperand(isOutput ? seen.outputs[i] : seen.inputs[i - seen.outputs.size()], written[i],
               isOutput);
    forEachWord(written[i], [&](llvm::StringRef word) { taken_.insert(word); });
  }
  for (llvm::StringRef keyword : {"char", "int", "short", "long", "float", "double", "bool", "if",
                                  "do", "for", "new", "this", "signed", "unsigned", "auto"})
    taken_.insert(keyword);
  for (const PtxRegisters &declared : code.registers)
    for (const std::string &name : declared.names) {
      Register reg;
      reg.type = PtxType::parse(declared.type);
      reg.name = freeName(withoutPercent(name));
      if (reg.type.code == 0 || !registers_.try_emplace(withoutPercent(name), reg).second)
        fail(fmt::format("the register `{}` has no type of C++'s", name));
      registerOrder_.push_back(withoutPercent(name).str());
    }
  countUses(code);
  copyWrittenInputs(code);
  keepApart(code);
  for (size_t i = 0; i < operands_.size(); ++i) {
    llvm::StringRef constraint = operands_[i].seen->constraint;
    unsigned output = 0;
    if (!operands_[i].isOutput && !constraint.empty() && llvm::isDigit(constraint.front()) &&
        !constraint.getAsInteger(10, output) && output < seen.outputs.size())
      tie(i, output);
  }
}

void PtxWriter::addOperand(const AsmOperandEvidence &seen, llvm::StringRef written, bool isOutput) {
  Operand operand;
  operand.seen = &seen;
  operand.written = written.str();
  operand.isOutput = isOutput;
  operand.isInput = !isOutput || llvm::StringRef(seen.constraint).starts_with("+");
  PtxValue &value = operand.value;
  value.kind = seen.kind;
  value.bits = seen.bits;
  value.isSigned = seen.isSigned;
  value.type = seen.type;
  value.form = seen.form;
  value.hasEffects = seen.hasEffects;
  if (seen.isConstant)
    value.value = seen.value;
  std::optional<PtxValue> number = ptxNumber(written);
  value.isLiteral = number && seen.isConstant;
  if (seen_.isInMacro && !value.isLiteral) {
    // Other uses of the macro may have other operands.
    value.form = Form::Compound;
    value.value.reset();
  }
  if (seen.kind == AsmOperandEvidence::Unknown && seen.constraint == "n") {
    value.kind = PtxValue::Kind::Integer; // a constant whose value a template decides
    value.bits = 32;
    value.isSigned = true;
  } else if (seen.constraint == "n" && value.kind == PtxValue::Kind::Integer) {
    value.isLiteral |= number.has_value();
    value.bits = std::min(value.bits, 32u);
  }
  value.text = operandMark(operands_.size());
  if (value.isLiteral && number)
    value.text = number->text; // a suffix may be needed
  if (std::string problem = problemOf(seen); !problem.empty())
    fail(std::move(problem));
  if (isOutput && seen.hasEffects)
    fail("an output changes something while it is evaluated");
  operands_.push_back(std::move(operand));
}

/// `"0"(x)`: the output starts with that value.
void PtxWriter::tie(size_t input, size_t output) {
  Operand &to = operands_[output];
  if (operands_[input].written != to.written)
    write(fmt::format("%{}", output), operands_[input].value);
  to.isInput = true;
  operands_[input].value = to.value;
}

void PtxWriter::countUses(const PtxCode &code) {
  for (const PtxInstruction &instruction : code.instructions) {
    auto count = [&](llvm::StringRef text) {
      forEachWord(text, [&](llvm::StringRef word) {
        if (auto reg = registers_.find(word); reg != registers_.end())
          ++reg->second.uses;
      });
    };
    count(instruction.predicate);
    for (const std::string &operand : instruction.operands)
      count(operand);
  }
}

/// PTX may use the register of an input for something else; the variable must not change.
void PtxWriter::copyWrittenInputs(const PtxCode &code) {
  for (size_t x = seen_.outputs.size(); x < operands_.size(); ++x) {
    std::string name = fmt::format("%{}", x);
    bool isWritten = llvm::any_of(code.instructions, [&](const PtxInstruction &instruction) {
      return hasResult(instruction) && !instruction.operands.empty() &&
             instruction.operands.front() == name;
    });
    Operand &input = operands_[x];
    bool isNumber =
        input.seen->kind == PtxValue::Kind::Integer || input.seen->kind == PtxValue::Kind::Float;
    if (!isWritten || !isNumber)
      continue;
    PtxType type{input.value.kind == PtxValue::Kind::Float ? 'f'
                 : input.value.isSigned                    ? 's'
                                                           : 'u',
                 input.value.bits};
    std::string copy = freeName("value");
    head_.push_back(fmt::format("{} {} = {}", type.cpp(), copy, input.value.text));
    input.value = ptxExpression(type, copy, Form::Simple);
    input.isCopied = true;
  }
}

/// An output that is written while inputs are still needed gets a copy if they may overlap: in PTX
/// they are registers of their own.
void PtxWriter::keepApart(const PtxCode &code) {
  for (size_t k = 0; k < seen_.outputs.size(); ++k) {
    Operand &output = operands_[k];
    std::string name = fmt::format("%{}", k);
    std::optional<size_t> firstWrite;
    bool overlaps = false;
    for (size_t i = 0; i < code.instructions.size(); ++i) {
      const std::vector<std::string> &texts = code.instructions[i].operands;
      for (size_t j = 0; j < texts.size(); ++j) {
        bool isList = llvm::StringRef(texts[j]).starts_with("{");
        if (j == 0 && !firstWrite && llvm::StringRef(texts[j]).contains(name))
          firstWrite = isList ? i : i + 1;
        for (size_t x = seen_.outputs.size(); x < operands_.size() && firstWrite; ++x) {
          if (*firstWrite > i || operands_[x].value.isLiteral ||
              !llvm::StringRef(texts[j]).contains(fmt::format("%{}", x)))
            continue;
          const std::string &variable = output.seen->variable;
          overlaps |= variable.empty() ? operands_[x].seen->variable.empty()
                                       : mentions(operands_[x].written, variable);
        }
      }
    }
    for (size_t other = 0; other < seen_.outputs.size(); ++other)
      if (const std::string &variable = output.seen->variable;
          other != k && !variable.empty() && operands_[other].written != output.written &&
          operands_[other].seen->variable != variable &&
          mentions(operands_[other].written, variable))
        fail("the place of an output depends on another output");
    if (!overlaps)
      continue;
    PtxType type{output.value.kind == PtxValue::Kind::Float ? 'f'
                 : output.value.isSigned                    ? 's'
                                                            : 'u',
                 output.value.bits};
    output.copy = freeName("result");
    if (output.isInput)
      head_.push_back(fmt::format("{} {} = {}", type.cpp(), output.copy, output.value.text));
    else
      output.copyType = type.cpp();
    output.value = ptxExpression(type, output.copy, Form::Simple);
    if (output.seen->kind == PtxValue::Kind::Pointer)
      fail("an output that is a pointer may overlap with an input");
  }
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
    return operand == "_" ? PtxValue{} : bad(fmt::format("`{}` is no register", operand.str()));
  return ptxExpression(reg->second.type, reg->second.name, Form::Simple);
}

bool PtxWriter::isUnused(llvm::StringRef operand) const {
  auto reg = registers_.find(withoutPercent(operand));
  return operand == "_" || (reg != registers_.end() && reg->second.uses == 1);
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
    return bad(fmt::format("`{}` has no counterpart", operand.str()));
  }
  Register &known = reg->second;
  if (known.inlined && known.inlinedAt != lines_.size())
    materialize(known);
  PtxValue result =
      known.inlined ? *known.inlined : ptxExpression(known.type, known.name, Form::Simple);
  if (!known.inlined && !known.isDeclared)
    return bad(fmt::format("`{}` is read before it is written", operand.str()));
  if (isNegated) {
    result.text = fmt::format("!{}", result.operand());
    result.form = Form::Primary;
  }
  return result;
}

/// Writes an expression that was to stand in the one place of its use.
void PtxWriter::materialize(Register &reg) {
  PtxValue value = *reg.inlined;
  reg.inlined.reset();
  reg.isDeclared = true;
  declaresInline_ = true;
  lines_.insert(lines_.begin() + reg.inlinedAt,
                {"", fmt::format("{} {} = {}", reg.type.cpp(), reg.name, value.text)});
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
    std::string type = std::exchange(target.copyType, {});
    if (!type.empty() && hasCondition())
      head_.push_back(fmt::format("{} {}", type, target.copy));
    if (!type.empty() && !hasCondition())
      lines_.push_back({"", fmt::format("{} {} = {}", type, target.copy, *text)});
    else if (*text != target.value.text)
      lines_.push_back({condition_, fmt::format("{} = {}", target.value.text, *text)});
    declaresInline_ |= !type.empty();
    return;
  }
  auto found = registers_.find(withoutPercent(operand));
  if (operand == "_")
    return;
  if (found == registers_.end())
    return fail(fmt::format("`{}` is no register of the statement", operand.str()));
  Register &reg = found->second;
  std::optional<std::string> text =
      storePtx(value, ptxExpression(reg.type, reg.name, Form::Simple));
  if (!text)
    return fail(fmt::format("the result does not have the width of `{}`", operand.str()));
  // What is used once, at once, needs no variable.
  bool wasWritten = reg.isDeclared || reg.inlined;
  if (condition_.empty() && !wasWritten && reg.uses == 2) {
    reg.inlined = *text == value.text ? value : ptxExpression(reg.type, *text, Form::Primary);
    reg.inlined->type.clear();
    reg.inlinedAt = lines_.size();
    return;
  }
  if (reg.inlined)
    materialize(reg);
  if (!reg.isDeclared && condition_.empty())
    lines_.push_back({"", fmt::format("{} {} = {}", reg.type.cpp(), reg.name, *text)});
  else
    lines_.push_back({condition_, fmt::format("{} = {}", reg.name, *text)});
  if (!reg.isDeclared && !condition_.empty())
    head_.push_back(fmt::format("{} {}", reg.type.cpp(), reg.name));
  declaresInline_ |= !reg.isDeclared;
  reg.isDeclared = true;
}

void PtxWriter::statement(std::string text) { lines_.push_back({condition_, std::move(text)}); }

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
  lines_.push_back({"", fmt::format("const {} {} = {}", own.cpp(), name, value.text)});
  declaresInline_ = true;
  PtxValue result = ptxExpression(own, name, Form::Simple);
  result.value = value.value;
  return result;
}

std::string PtxWriter::declareAs(llvm::StringRef type, llvm::StringRef wanted,
                                 llvm::StringRef value) {
  std::string name = freeName(wanted);
  lines_.push_back({"", fmt::format("{} {} = {}", type.str(), name, value.str())});
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

/// An input is evaluated once in PTX, whatever becomes of it.
void PtxWriter::nameRepeated() {
  for (size_t i = seen_.outputs.size(); i < operands_.size(); ++i) {
    const Operand &operand = operands_[i];
    std::string mark = operandMark(i);
    size_t count = 0;
    for (const std::string &line : head_)
      count += llvm::StringRef(line).count(mark);
    for (const PtxLine &line : lines_)
      count += llvm::StringRef(line.text).count(mark) + llvm::StringRef(line.condition).count(mark);
    if (count == 0 && operand.value.hasEffects)
      fail("an input that changes something is not needed");
    if (count < 2 || (operand.value.form == Form::Simple && !operand.value.hasEffects))
      continue;
    std::string name = freeName("value");
    auto replaced = [&](std::string &text) {
      for (size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += name.size())
        text.replace(at, mark.size(), name);
    };
    llvm::for_each(head_, replaced);
    for (PtxLine &line : lines_) {
      replaced(line.text);
      replaced(line.condition);
    }
    bool isNumber = operand.seen->kind == PtxValue::Kind::Integer ||
                    operand.seen->kind == PtxValue::Kind::Float;
    std::string type =
        isNumber ? (operand.seen->type == "unsigned int" ? "unsigned" : operand.seen->type)
                 : "auto";
    head_.insert(head_.begin(), fmt::format("const {} {} = {}", type, name, mark));
  }
}

void PtxWriter::finish() {
  nameRepeated();
  for (size_t i = 0; i < seen_.outputs.size(); ++i)
    if (!operands_[i].copy.empty())
      lines_.push_back({"", fmt::format("{} = {}", operandMark(i), operands_[i].copy)});
}

std::vector<PtxLine> PtxWriter::lines() const {
  std::vector<PtxLine> all;
  for (const std::string &line : head_)
    all.push_back({"", line});
  all.insert(all.end(), lines_.begin(), lines_.end());
  return all;
}

} // namespace tranship::rules
