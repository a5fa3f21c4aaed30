// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/Ptx.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

namespace tranship {
namespace {

using Kind = PtxItem::Kind;

/// A comment separates what is beside it.
std::string withoutComments(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    bool isLine = text.starts_with("//");
    if (!isLine && !text.starts_with("/*")) {
      result += text.front();
      text = text.drop_front();
      continue;
    }
    result += ' ';
    size_t end = text.find(isLine ? "\n" : "*/", isLine ? 0 : 2);
    text = end == llvm::StringRef::npos ? "" : text.drop_front(isLine ? end : end + 2);
  }
  return result;
}

bool isOpcodeCharacter(char c) { return llvm::isAlnum(c) || c == '.' || c == ':' || c == '_'; }

/// Of labels and registers, with `%=` and the emulator's sign for an operand.
bool isNameCharacter(char c) { return llvm::isAlnum(c) || llvm::StringRef("_$%=\1").contains(c); }

class Reader {
public:
  std::vector<PtxItem> read(llvm::StringRef text) {
    std::string plain = withoutComments(text);
    llvm::SmallVector<llvm::StringRef> statements;
    llvm::StringRef(plain).split(statements, ';');
    for (llvm::StringRef statement : statements)
      readStatement(statement.trim());
    return std::move(items_);
  }

private:
  void add(Kind kind, llvm::StringRef text = {}) { items_.push_back({kind, text.str()}); }

  void readStatement(llvm::StringRef statement) {
    statement = afterBracesAndLabels(statement);
    if (statement.empty())
      return;
    llvm::StringRef directive = statement.take_while(isOpcodeCharacter);
    // `.reg .b32 a` and `.reg.b32 a`
    if (directive == ".reg" || directive.starts_with(".reg."))
      return readRegisters(statement);
    if (directive.starts_with(".pragma"))
      return add(Kind::Hint, statement);
    if (statement.starts_with(".") || statement.starts_with("#"))
      return add(Kind::Other, statement);
    readInstruction(statement);
  }

  /// The braces here are those of blocks; those of a list of registers follow an opcode.
  llvm::StringRef afterBracesAndLabels(llvm::StringRef statement) {
    while (true) {
      llvm::StringRef name = statement.take_while(isNameCharacter);
      llvm::StringRef rest = statement.drop_front(name.size()).ltrim();
      if (name.empty() && (rest.starts_with("{") || rest.starts_with("}")))
        add(rest.front() == '{' ? Kind::Open : Kind::Close);
      else if (!name.empty() && rest.starts_with(":") && !rest.starts_with("::"))
        add(Kind::Label, name);
      else
        return statement;
      statement = rest.drop_front().ltrim();
    }
  }

  /// `.reg .u32 a, b<3>`
  void readRegisters(llvm::StringRef statement) {
    PtxItem item{Kind::Registers};
    llvm::StringRef rest = statement.drop_front(llvm::StringRef(".reg").size()).ltrim();
    rest.consume_front(".");
    item.registers.type = rest.take_while(isOpcodeCharacter).str();
    for (llvm::StringRef name : splitOperands(rest.drop_front(item.registers.type.size()))) {
      constexpr unsigned mostRegisters = 4096;
      auto [base, count] = name.split('<');
      unsigned number = 0;
      if (count.empty())
        item.registers.names.push_back(base.str());
      else if (count.trim("> ").getAsInteger(10, number) || number > mostRegisters)
        return add(Kind::Other, statement);
      else
        for (unsigned i = 0; i < number; ++i)
          item.registers.names.push_back((base.trim() + llvm::Twine(i)).str());
    }
    items_.push_back(std::move(item));
  }

  void readInstruction(llvm::StringRef statement) {
    PtxItem item{Kind::Instruction};
    PtxInstruction &instruction = item.instruction;
    llvm::StringRef rest = statement;
    if (rest.consume_front("@")) {
      rest = rest.ltrim();
      instruction.predicate = rest.consume_front("!") ? "@!" : "@";
      rest = rest.ltrim();
      llvm::StringRef name = rest.take_while(isNameCharacter);
      instruction.predicate += name;
      rest = rest.drop_front(name.size()).ltrim();
    }
    // `cvt .rn .f32.s32` is one opcode.
    do {
      llvm::StringRef part = rest.take_while(isOpcodeCharacter);
      instruction.opcode += part;
      rest = rest.drop_front(part.size()).ltrim();
    } while (!instruction.opcode.empty() && rest.starts_with("."));
    if (instruction.opcode.empty())
      return add(Kind::Other, statement);
    instruction.operands = splitOperands(rest);
    items_.push_back(std::move(item));
  }

  std::vector<PtxItem> items_;
};

std::optional<PtxNumber> readReal(llvm::StringRef text) {
  PtxNumber number;
  bool isNegative = text.consume_front("-");
  for (auto [prefix, bits] : {std::pair("0f", 32u), {"0d", 64u}}) {
    llvm::StringRef digits = text;
    if (digits.size() != 2 + bits / 4 || !digits.consume_front_insensitive(prefix))
      continue;
    if (digits.getAsInteger(16, number.value))
      return std::nullopt;
    number.realBits = bits;
    number.value ^= isNegative ? uint64_t(1) << (bits - 1) : 0;
    return number;
  }
  double value = 0;
  bool hasExponent = text.contains_insensitive("e") && !text.starts_with_insensitive("0x");
  if (text.empty() || !llvm::isDigit(text.front()) || !(text.contains('.') || hasExponent) ||
      text.getAsDouble(value))
    return std::nullopt;
  number.realBits = 64;
  number.value = llvm::bit_cast<uint64_t>(isNegative ? -value : value);
  return number;
}

} // namespace

std::vector<PtxItem> readPtxItems(llvm::StringRef text) { return Reader().read(text); }

PtxCode readPtx(llvm::StringRef text) {
  PtxCode code;
  for (PtxItem &item : readPtxItems(text))
    switch (item.kind) {
    case Kind::Open:
      code.braces += '{';
      break;
    case Kind::Close:
      code.braces += '}';
      break;
    case Kind::Registers:
      code.registers.push_back(std::move(item.registers));
      break;
    case Kind::Label:
      code.labels.push_back({std::move(item.text), code.instructions.size()});
      break;
    case Kind::Instruction:
      code.instructions.push_back(std::move(item.instruction));
      break;
    case Kind::Hint:
      code.hasHints = true;
      break;
    case Kind::Other:
      code.hasOther = true;
      break;
    }
  return code;
}

std::vector<std::string> splitOperands(llvm::StringRef text) {
  std::vector<std::string> operands;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    char c = i < text.size() ? text[i] : ',';
    depth += (c == '[' || c == '{' || c == '(') - (c == ']' || c == '}' || c == ')');
    if (c != ',' || (depth > 0 && i < text.size()))
      continue;
    llvm::StringRef operand = text.slice(begin, i).trim();
    if (!operand.empty())
      operands.push_back(operand.str());
    begin = i + 1;
  }
  return operands;
}

std::optional<PtxNumber> readPtxNumber(llvm::StringRef text) {
  if (std::optional<PtxNumber> real = readReal(text))
    return real;
  PtxNumber number;
  // `32-2`: the assembler computes with numbers.
  if (size_t at = text.find_first_of("+-*", 1); at != llvm::StringRef::npos) {
    std::optional<PtxNumber> left = readPtxNumber(text.take_front(at).trim()),
                             right = readPtxNumber(text.drop_front(at + 1).trim());
    if (!left || !right || left->realBits || right->realBits)
      return std::nullopt;
    number.value = text[at] == '+'   ? left->value + right->value
                   : text[at] == '-' ? left->value - right->value
                                     : left->value * right->value;
    number.text = std::to_string(static_cast<int64_t>(number.value));
    return number;
  }
  bool isNegative = text.consume_front("-");
  text = text.ltrim();
  if (!text.consume_back("U"))
    text.consume_back("u");
  if (text.empty() || text.getAsInteger(0, number.value))
    return std::nullopt;
  number.text = (isNegative ? "-" : "") + text.str();
  if (isNegative)
    number.value = 0 - number.value;
  return number;
}

} // namespace tranship
