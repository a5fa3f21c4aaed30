// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/Ptx.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/GlobPattern.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

constexpr PtxIdiom instructions[] = {
#define PTX(Opcode, Does, Hip, Advice) {Opcode, Does, Hip, Advice},
#include "rules/ptx/PtxIdioms.def"
};
constexpr PtxIdiom registers[] = {
#define PTX_REGISTER(Name, Does, Hip, Advice) {Name, Does, Hip, Advice},
#include "rules/ptx/PtxIdioms.def"
};

struct PtxModifier {
  llvm::StringLiteral name, advice;
};
constexpr PtxModifier modifiers[] = {
#define PTX_MODIFIER(Name, Advice) {Name, Advice},
#include "rules/ptx/PtxIdioms.def"
};

bool matches(llvm::StringRef pattern, llvm::StringRef text) {
  llvm::Expected<llvm::GlobPattern> glob = llvm::GlobPattern::create(pattern);
  return llvm::cantFail(std::move(glob)).match(text);
}

/// Whether an idiom is for certain operands only: `bar.sync 0`.
bool isWithOperands(const PtxIdiom &idiom) { return idiom.opcode.contains(' '); }

bool hasPart(llvm::StringRef opcode, llvm::StringRef part) {
  llvm::SmallVector<llvm::StringRef> parts;
  opcode.split(parts, '.');
  return llvm::is_contained(parts, part);
}

/// A part of the opcode that changes what the instruction does and that the idiom does not cover.
/// Null if there is none.
const PtxModifier *uncovered(llvm::StringRef opcode, const PtxIdiom &idiom) {
  bool isMemory =
      llvm::any_of(llvm::ArrayRef<llvm::StringLiteral>{"ld", "st", "atom", "red"},
                   [&](llvm::StringRef name) { return opcode.split('.').first == name; });
  for (const PtxModifier &modifier : modifiers) {
    if (!hasPart(opcode, modifier.name) || idiom.opcode.contains(modifier.name))
      continue;
    bool isOrder =
        modifier.name.starts_with("acq") || modifier.name == "release" || modifier.name == "sys";
    if (!isOrder || (isMemory && !idiom.hip.contains("$O")))
      return &modifier;
  }
  return nullptr;
}

/// The C++ type of an instruction; empty: C++ has none.
llvm::StringRef typeOf(llvm::StringRef opcode) {
  return llvm::StringSwitch<llvm::StringRef>(opcode.rsplit('.').second)
      .Cases({"u32", "b32"}, "unsigned")
      .Case("s32", "int")
      .Cases({"u64", "b64"}, "unsigned long long")
      .Case("s64", "long long")
      .Cases({"u16", "b16"}, "unsigned short")
      .Case("s16", "short")
      .Cases({"u8", "b8"}, "unsigned char")
      .Case("s8", "signed char")
      .Case("f32", "float")
      .Case("f64", "double")
      .Default("");
}

llvm::StringRef orderOf(llvm::StringRef opcode) {
  return hasPart(opcode, "acq_rel")   ? "__ATOMIC_ACQ_REL"
         : hasPart(opcode, "acquire") ? "__ATOMIC_ACQUIRE"
         : hasPart(opcode, "release") ? "__ATOMIC_RELEASE"
                                      : "__ATOMIC_RELAXED";
}

/// The order for a comparison that fails, which releases nothing.
llvm::StringRef failureOrderOf(llvm::StringRef opcode) {
  return hasPart(opcode, "acq_rel") || hasPart(opcode, "acquire") ? "__ATOMIC_ACQUIRE"
                                                                  : "__ATOMIC_RELAXED";
}

llvm::StringRef scopeOf(llvm::StringRef opcode) {
  return hasPart(opcode, "sys")   ? "__HIP_MEMORY_SCOPE_SYSTEM"
         : hasPart(opcode, "cta") ? "__HIP_MEMORY_SCOPE_WORKGROUP"
                                  : "__HIP_MEMORY_SCOPE_AGENT";
}

/// Whether an expression needs no parentheses as an operand: a name or a number, with calls,
/// subscripts and members.
bool isSimple(llvm::StringRef expression) {
  int depth = 0;
  for (char c : expression) {
    depth += (c == '(' || c == '[') - (c == ')' || c == ']');
    if (depth == 0 && !llvm::isAlnum(c) && !llvm::StringRef("_.:)]").contains(c))
      return false;
  }
  return true;
}

std::string parenthesized(llvm::StringRef expression) {
  return isSimple(expression) ? expression.str() : fmt::format("({})", expression.str());
}

/// An operand in C++: `%n` is an operand of the statement, and anything else stays as it is.
struct OperandText {
  std::string text;
  /// What is added to an address, in bytes: `+ 16`.
  std::string offset = {};
};

OperandText operandText(llvm::StringRef operand, llvm::ArrayRef<std::string> operands) {
  if (operand.consume_front("["))
    operand.consume_back("]");
  operand = operand.trim();
  llvm::StringRef name = operand.take_while([](char c) { return c == '%' || llvm::isDigit(c); });
  unsigned number = 0;
  if (name.starts_with("%") && !name.drop_front().getAsInteger(10, number) &&
      number < operands.size())
    return {operands[number], operand.drop_front(name.size()).trim().str()};
  operand.consume_front("%"); // a register of the statement: a variable in C++
  operand.consume_front("%");
  return {operand.str()};
}

/// An address as a pointer to the instruction's type, in its address space.
std::string pointerText(const OperandText &address, llvm::StringRef opcode, bool isVolatile) {
  llvm::StringRef type = typeOf(opcode);
  if (type.empty())
    return {};
  std::string space = opcode.contains(".shared") ? "__attribute__((address_space(3))) " : "";
  std::string base = parenthesized(address.text);
  if (!address.offset.empty())
    base = fmt::format("(({}char *){} {})", space, base, address.offset);
  return fmt::format("({}{}{} *){}", space, isVolatile ? "volatile " : "", type.str(), base);
}

/// Whether the operands are such that the idiom's form is right.
bool hasFormFor(const PtxInstruction &instruction) {
  llvm::StringRef opcode = instruction.opcode;
  unsigned value = 0;
  if (opcode == "prmt.b32" && instruction.operands.size() == 4 &&
      !llvm::StringRef(instruction.operands[3]).getAsInteger(0, value))
    return (value & 0x8888) == 0; // the other bits replicate signs
  return true;
}

/// The condition under which an instruction with a predicate runs; empty if `setp` does not say.
std::string conditionOf(const PtxInstruction &instruction, llvm::ArrayRef<std::string> operands,
                        llvm::ArrayRef<PtxInstruction> all) {
  llvm::StringRef name = instruction.predicate;
  name.consume_front("@");
  bool isNegated = name.consume_front("!");
  std::string condition;
  for (const PtxInstruction &other : all) {
    if (&other == &instruction)
      break;
    llvm::StringRef opcode = other.opcode;
    if (!opcode.consume_front("setp.") || other.operands.size() != 3 || other.operands[0] != name)
      continue;
    llvm::StringRef sign = llvm::StringSwitch<llvm::StringRef>(opcode.split('.').first)
                               .Case("eq", "==")
                               .Case("ne", "!=")
                               .Cases({"lt", "lo"}, "<")
                               .Cases({"le", "ls"}, "<=")
                               .Cases({"gt", "hi"}, ">")
                               .Cases({"ge", "hs"}, ">=")
                               .Default("");
    std::string left = operandText(other.operands[1], operands).text,
                right = operandText(other.operands[2], operands).text;
    llvm::StringRef type = typeOf(opcode);
    bool isOrdered = sign != "==" && sign != "!=";
    if (sign.empty() || (isOrdered && type.empty()))
      condition.clear();
    else if (isOrdered)
      condition = fmt::format("static_cast<{0}>({1}) {2} static_cast<{0}>({3})", type.str(), left,
                              sign.str(), right);
    else
      condition = fmt::format("{} {} {}", parenthesized(left), sign.str(), parenthesized(right));
  }
  return condition.empty() || !isNegated ? condition : fmt::format("!({})", condition);
}

} // namespace

std::vector<PtxInstruction> parsePtx(llvm::StringRef text) { return readPtx(text).instructions; }

const PtxIdiom *findPtxIdiom(const PtxInstruction &instruction) {
  if (llvm::StringRef(instruction.opcode).starts_with("mov.") && instruction.operands.size() == 2) {
    std::string source = instruction.operands[1];
    if (llvm::StringRef(source).starts_with("%%"))
      source.erase(0, 1);
    for (const PtxIdiom &idiom : registers)
      if (matches(idiom.opcode, source))
        return &idiom;
  }
  std::string whole = instruction.opcode + " " + llvm::join(instruction.operands, ", ");
  for (const PtxIdiom &idiom : instructions)
    if (matches(idiom.opcode, isWithOperands(idiom) ? whole : instruction.opcode))
      return &idiom;
  return nullptr;
}

std::string hipForm(const PtxInstruction &instruction, const PtxIdiom &idiom,
                    llvm::ArrayRef<std::string> operands) {
  llvm::StringRef opcode = instruction.opcode;
  if (uncovered(opcode, idiom) || !hasFormFor(instruction))
    return {};
  std::vector<OperandText> texts;
  for (llvm::StringRef operand : instruction.operands) {
    if (isWithOperands(idiom) && operand.consume_front("{") && operand.consume_back("}")) {
      llvm::SmallVector<llvm::StringRef, 4> elements;
      operand.split(elements, ',');
      for (llvm::StringRef element : elements)
        texts.push_back(operandText(element.trim(), operands));
      continue;
    }
    // A predicate that comes as a second result: `d|p`.
    llvm::StringRef first = operand.split('|').first;
    if (first.starts_with("{"))
      return {}; // a vector, whose C++ form depends on the types
    texts.push_back(operandText(first.trim(), operands));
  }
  // The value of what follows a `$`, which is taken off the form; empty: there is none.
  auto fill = [&](llvm::StringRef &form) -> std::string {
    char what = form.front();
    form = form.drop_front();
    unsigned table = 0;
    if (what == '$')
      return texts.size() != 5 || llvm::StringRef(texts[4].text).getAsInteger(0, table)
                 ? std::string()
                 : logicFunction(table, parenthesized(texts[1].text), parenthesized(texts[2].text),
                                 parenthesized(texts[3].text));
    if (what == 'T')
      return typeOf(opcode).str();
    if (what == 'O' || what == 'F' || what == 'S')
      return (what == 'O'   ? orderOf(opcode)
              : what == 'F' ? failureOrderOf(opcode)
                            : scopeOf(opcode))
          .str();
    bool isPointer = what == 'p' || what == 'v';
    size_t index = (isPointer ? form.front() : what) - '0';
    if (isPointer)
      form = form.drop_front();
    if (index >= texts.size())
      return {};
    const OperandText &operand = texts[index];
    if (isPointer)
      return pointerText(operand, opcode, what == 'v');
    // The whole argument of a call needs no parentheses.
    bool isAlone = form.empty() || form.starts_with(",") || form.starts_with(")");
    return isAlone && operand.offset.empty() ? operand.text
                                             : parenthesized(operand.text + operand.offset);
  };
  std::string result;
  llvm::StringRef form = idiom.hip;
  while (!form.empty()) {
    auto [text, rest] = form.split('$');
    result += text;
    if (form.size() == text.size())
      break;
    form = rest;
    std::string value = fill(form);
    if (value.empty())
      return {};
    result += value;
  }
  // `threadIdx` has no dimension in the table.
  llvm::StringRef name = idiom.opcode;
  if (name.ends_with("id.*"))
    result += "." + llvm::StringRef(instruction.operands[1]).rsplit('.').second.str();
  return result;
}

std::string ptxAdvice(const PtxInstruction &instruction, const PtxIdiom &idiom,
                      llvm::ArrayRef<std::string> operands, llvm::ArrayRef<PtxInstruction> all) {
  if (idiom.hip.empty())
    return idiom.advice.str();
  std::string form = hipForm(instruction, idiom, operands);
  if (form.empty()) {
    if (const PtxModifier *modifier = uncovered(instruction.opcode, idiom))
      return fmt::format("for `.{}`, {}", modifier->name.str(), modifier->advice.str());
    bool hasVector = llvm::any_of(instruction.operands, [](const std::string &operand) {
      return llvm::StringRef(operand).starts_with("{");
    });
    return hasVector ? fmt::format("write `{}` in C++, element by element", instruction.opcode)
                     : fmt::format("write `{}` in C++", instruction.opcode);
  }
  std::string advice;
  if (instruction.predicate.empty())
    advice = fmt::format("write `{};`", form);
  else if (std::string condition = conditionOf(instruction, operands, all); !condition.empty())
    advice = fmt::format("write `if ({}) {};`", condition, form);
  else
    advice = fmt::format("write `{};` where the predicate `{}` holds", form,
                         llvm::StringRef(instruction.predicate).drop_front().str());
  return idiom.advice.empty() ? advice : fmt::format("{} ({})", advice, idiom.advice.str());
}

} // namespace tranship::rules
