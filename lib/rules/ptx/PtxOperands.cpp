// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a PtxWriter does before the first instruction: it makes values of the statement's operands,
// and copies of those that instructions would overwrite too early.
#include "rules/ptx/PtxFlow.h"
#include "rules/ptx/PtxWriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using frontend::AsmOperandEvidence;
using Form = PtxValue::Form;

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

/// The type of a register. 16-bit floats, and pairs of them, are in integers.
PtxType registerType(llvm::StringRef name) {
  if (name == "f16x2" || name == "bf16x2")
    return {'b', 32};
  return name == "f16" || name == "bf16" ? PtxType{'b', 16} : PtxType::parse(name);
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
  if (seen.kind == Kind::Unknown && bitsOfConstraint(constraint).code)
    return {}; // as bits
  if (seen.kind == Kind::Unknown)
    return "the type of an operand depends on a template parameter";
  unsigned bits = llvm::StringSwitch<unsigned>(constraint)
                      .Case("h", 16)
                      .Cases({"r", "f"}, 32)
                      .Cases({"l", "d"}, 64)
                      .Case("q", 128)
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

PtxType bitsOfConstraint(llvm::StringRef constraint) {
  return llvm::StringSwitch<PtxType>(constraint.ltrim("=+&"))
      .Case("h", {'u', 16})
      .Case("r", {'u', 32})
      .Case("l", {'u', 64})
      .Case("q", {'u', 128})
      .Case("f", {'f', 32})
      .Case("d", {'f', 64})
      .Default({});
}

PtxWriter::PtxWriter(const frontend::AsmEvidence &seen, llvm::ArrayRef<std::string> written,
                     const PtxCode &code, const PtxPlace &place)
    : seen_(seen), place_(place) {
  if (written.size() > 26 * 26)
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
  for (const PtxSharedRegister &one : place.shared)
    addShared(one);
  for (const PtxRegisters &declared : code.registers)
    for (const std::string &name : declared.names)
      if (llvm::none_of(place.shared, [&](const PtxSharedRegister &one) {
            return one.name == withoutPercent(name) && one.declaredAt == place.offset;
          }))
        addRegister(withoutPercent(name), declared.type);
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

void PtxWriter::addRegister(llvm::StringRef name, llvm::StringRef type) {
  Register reg;
  reg.type = registerType(type);
  reg.name = freeName(name);
  Register &known = registers_[name];
  bool isKnown = !known.name.empty() && !known.isShared; // a shared one is hidden
  known = reg;
  if (reg.type.code == 0 || isKnown)
    fail(fmt::format("the register `{}` has no type of C++'s", name.str()));
}

void PtxWriter::addShared(const PtxSharedRegister &shared) {
  Register reg;
  reg.type = registerType(shared.type);
  reg.name = shared.variable;
  reg.isDeclared = reg.isShared = true;
  taken_.insert(shared.variable);
  if (reg.type.code == 0)
    fail(fmt::format("the register `{}` has no type of C++'s", shared.name));
  registers_[shared.name] = reg;
  if (shared.declaredAt == place_.offset)
    shared_.emplace_back(reg.type.cpp(), reg.name);
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
  if (PtxType bits = bitsOfConstraint(seen.constraint);
      seen.kind == AsmOperandEvidence::Unknown && bits.code) {
    operand.isOfTemplate = true;
    value =
        ptxExpression(bits, fmt::format("__builtin_bit_cast({}, {})", bits.cpp(), value.text),
                      seen.form == Form::Simple && !seen_.isInMacro ? Form::Simple : Form::Primary);
  }
  if (std::string problem = problemOf(seen); !problem.empty())
    fail(std::move(problem));
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
             llvm::StringRef(instruction.operands.front()).split('|').first == name;
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
  // In a loop, what is written last comes before what is read first.
  const bool isLoop = hasLoops(code);
  for (size_t k = 0; k < seen_.outputs.size(); ++k) {
    Operand &output = operands_[k];
    std::string name = fmt::format("%{}", k);
    std::optional<size_t> firstWrite;
    if (isLoop && llvm::any_of(code.instructions, [&](const PtxInstruction &instruction) {
          return !instruction.operands.empty() &&
                 llvm::StringRef(instruction.operands.front()).contains(name);
        }))
      firstWrite = 0;
    bool overlaps = false;
    for (size_t i = 0; i < code.instructions.size(); ++i) {
      const std::vector<std::string> &texts = code.instructions[i].operands;
      // The parts of a list are written one by one, those of a fragment when it is complete.
      const bool isFragment =
          llvm::is_contained({"mma", "ldmatrix", "wgmma"},
                             llvm::StringRef(code.instructions[i].opcode).split('.').first);
      for (size_t j = 0; j < texts.size(); ++j) {
        bool isList = llvm::StringRef(texts[j]).starts_with("{") && !isFragment;
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

} // namespace tranship::rules
