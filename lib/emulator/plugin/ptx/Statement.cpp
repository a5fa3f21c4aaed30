// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Statement.h"

#include "syntax/Ptx.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <algorithm>

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

/// Stands for the "$" of an asm operand in the text that is parsed.
constexpr char operandSign = '\1';

/// Undoes what LLVM's IR does to the text.
std::string plainText(StringRef text) {
  std::string plain;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '$' || i + 1 == text.size()) {
      plain += text[i];
    } else if (text[i + 1] == '{') {
      // "${0:x}" is an asm operand; "${:uid}" a number that no other statement has.
      size_t end = text.find('}', i);
      StringRef inside = text.slice(i + 2, end).split(':').first;
      if (!inside.empty())
        (plain += operandSign) += inside;
      i = std::min(end, text.size());
    } else if (isDigit(text[i + 1])) {
      plain += operandSign;
    } else {
      char next = text[++i];
      plain += next == '(' ? '{' : next == ')' ? '}' : next;
    }
  }
  return plain;
}

/// The number of bits of a register of this type; 0: unknown.
unsigned bitsOf(StringRef type) {
  if (type == "pred")
    return 1;
  unsigned bits = 0;
  StringRef number = type.drop_while(isAlpha);
  if (number.consume_back("x2"))
    return number.getAsInteger(10, bits) ? 0 : 2 * bits;
  return number.getAsInteger(10, bits) ||
                 (bits != 8 && bits != 16 && bits != 32 && bits != 64 && bits != 128)
             ? 0
             : bits;
}

/// Resolves the names of registers, block by block.
class Parser {
public:
  Statement parse(StringRef text) {
    scopes_.emplace_back();
    for (const PtxItem &item : readPtxItems(text))
      add(item);
    return std::move(statement_);
  }

private:
  void fail(StringRef what) {
    if (statement_.error.empty())
      statement_.error = what.trim().str();
  }

  void add(const PtxItem &item) {
    switch (item.kind) {
    case PtxItem::Kind::Open:
      scopes_.emplace_back();
      break;
    case PtxItem::Kind::Close:
      if (scopes_.size() > 1)
        scopes_.pop_back();
      break;
    case PtxItem::Kind::Registers:
      declare(item.registers);
      break;
    case PtxItem::Kind::Label:
      statement_.instructions.emplace_back().label = item.text;
      break;
    case PtxItem::Kind::Instruction:
      statement_.instructions.push_back(instruction(item.instruction));
      break;
    case PtxItem::Kind::Hint:
      break;
    case PtxItem::Kind::Other:
      fail(item.text);
      break;
    }
  }

  void declare(const PtxRegisters &registers) {
    unsigned bits = bitsOf(registers.type);
    if (!bits)
      return fail(".reg ." + registers.type);
    for (const std::string &name : registers.names) {
      scopes_.back()[name] = unsigned(statement_.registers.size());
      statement_.registers.push_back(bits);
    }
  }

  Instruction instruction(const PtxInstruction &written) {
    Instruction instruction;
    if (StringRef predicate = written.predicate; predicate.consume_front("@"))
      instruction.guard = operand(predicate);
    instruction.code = written.opcode;
    SmallVector<StringRef> words;
    StringRef(instruction.code).split(words, '.');
    for (StringRef word : words)
      instruction.words.push_back(word.str());
    for (StringRef part : written.operands)
      instruction.operands.push_back(operand(part));
    return instruction;
  }

  Operand operand(StringRef text) {
    Operand result;
    text = text.trim();
    if (text.consume_front("!")) {
      result = operand(text);
      result.isNegated = true;
      return result;
    }
    if (text == "_")
      return result;
    if (text.consume_front("{")) {
      result.kind = Operand::Kind::Vector;
      text.consume_back("}");
      for (StringRef part : splitOperands(text))
        result.parts.push_back(operand(part));
      return result;
    }
    if (text.consume_front("[")) {
      text.consume_back("]");
      return address(text.trim());
    }
    if (size_t bar = text.find('|'); bar != text.npos) {
      result.kind = Operand::Kind::Pair;
      result.parts = {operand(text.take_front(bar)), operand(text.drop_front(bar + 1))};
      return result;
    }
    if (readPart(text, result)) {
      Operand whole = operand(text);
      whole.partBits = result.partBits;
      whole.partShift = result.partShift;
      return whole;
    }
    if (text.consume_front(StringRef(&operandSign, 1))) {
      result.kind = Operand::Kind::AsmOperand;
      if (text.trim().getAsInteger(10, result.index))
        fail(text);
      return result;
    }
    for (const auto &scope : reverse(scopes_))
      if (auto found = scope.find(text); found != scope.end()) {
        result.kind = Operand::Kind::Register;
        result.index = found->second;
        return result;
      }
    if (std::optional<PtxNumber> number = readPtxNumber(text)) {
      result.kind = number->realBits ? Operand::Kind::Real : Operand::Kind::Integer;
      result.bits = number->value;
      result.realBits = number->realBits;
      return result;
    }
    result.kind = Operand::Kind::Special;
    result.name = text.str();
    return result;
  }

  /// "a.b2", "a.h0": drops what selects a part of a register.
  static bool readPart(StringRef &text, Operand &result) {
    auto [name, selector] = text.rsplit('.');
    unsigned index = 0;
    bool isByte = selector.starts_with("b");
    if (selector.size() != 2 || !(isByte || selector.starts_with("h")) ||
        selector.drop_front().getAsInteger(10, index) || index > (isByte ? 3u : 1u))
      return false;
    result.partBits = isByte ? 8 : 16;
    result.partShift = index * result.partBits;
    text = name;
    return true;
  }

  /// "a", "a + 16" or "a - 16"
  Operand address(StringRef text) {
    Operand result;
    result.kind = Operand::Kind::Address;
    size_t sign = text.find_first_of("+-", 1);
    Operand offset;
    if (sign != text.npos) {
      StringRef behind = text.drop_front(sign + 1);
      bool isNegative = text[sign] == '-' || behind.trim().starts_with("-");
      offset = operand(behind.trim().ltrim('-'));
      text = text.take_front(sign);
      if (offset.kind == Operand::Kind::Integer)
        result.offset = isNegative ? -int64_t(offset.bits) : int64_t(offset.bits);
    }
    result.parts.push_back(operand(text));
    // An "n" operand as the offset.
    if (offset.kind != Operand::Kind::Sink && offset.kind != Operand::Kind::Integer)
      result.parts.push_back(offset);
    return result;
  }

  Statement statement_;
  std::vector<StringMap<unsigned>> scopes_;
};

} // namespace

Statement parseStatement(StringRef text) { return Parser().parse(plainText(text)); }

} // namespace tranship::emulator::ptx
