// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Statement.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <algorithm>
#include <cstring>

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

/// Stands for the "$" of an asm operand in the text that is parsed.
constexpr char operandSign = '\1';

/// Undoes what LLVM's IR does to the text, and removes comments.
std::string plainText(StringRef text) {
  std::string plain;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("//")) {
      i = std::min(text.find('\n', i), text.size());
      plain += '\n';
    } else if (text.substr(i).starts_with("/*")) {
      i = std::min(text.find("*/", i + 2), text.size() - 1) + 1;
      plain += ' ';
    } else if (text[i] != '$' || i + 1 == text.size()) {
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

bool isNameCharacter(char c) { return isAlnum(c) || c == '_' || c == '$' || c == '%'; }

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

class Parser {
public:
  explicit Parser(std::string text) : text_(std::move(text)), rest_(text_) {}

  Statement parse() {
    scopes_.emplace_back();
    for (skipBlanks(); !rest_.empty() && statement_.error.empty(); skipBlanks()) {
      if (rest_.consume_front("{"))
        scopes_.emplace_back();
      else if (rest_.consume_front("}")) {
        if (scopes_.size() > 1)
          scopes_.pop_back();
      } else if (!rest_.consume_front(";"))
        readLine();
    }
    return std::move(statement_);
  }

private:
  void fail(StringRef what) {
    if (statement_.error.empty())
      statement_.error = what.trim().str();
  }

  void skipBlanks() { rest_ = rest_.ltrim(); }

  StringRef take(size_t count) {
    StringRef taken = rest_.take_front(count);
    rest_ = rest_.drop_front(taken.size());
    return taken;
  }

  StringRef takeName() {
    skipBlanks();
    return take(std::min(rest_.find_if_not(isNameCharacter), rest_.size()));
  }

  void readLine() {
    StringRef name = rest_.take_while(isNameCharacter);
    StringRef behind = rest_.drop_front(name.size()).ltrim();
    if (!name.empty() && behind.starts_with(":") && !behind.starts_with("::")) {
      Instruction label;
      label.label = name.str();
      statement_.instructions.push_back(std::move(label));
      rest_ = behind.drop_front();
      return;
    }
    StringRef line = take(std::min(rest_.find(';'), rest_.size()));
    rest_.consume_front(";");
    if (line.consume_front(".reg"))
      declare(line);
    else if (!line.starts_with(".pragma"))
      readInstruction(line);
  }

  /// " .b32 a, b<4>"
  void declare(StringRef line) {
    line = line.trim();
    StringRef type = line.take_while([](char c) { return c == '.' || isAlnum(c); });
    unsigned bits = bitsOf(type.drop_while([](char c) { return c == '.'; }));
    if (!bits || !type.starts_with("."))
      return fail(".reg " + line.str());
    SmallVector<StringRef> names;
    line.drop_front(type.size()).split(names, ',');
    for (StringRef name : names) {
      name = name.trim();
      auto [prefix, count] = name.split('<');
      if (count.empty()) {
        add(name, bits);
        continue;
      }
      unsigned number = 0;
      if (count.trim("> ").getAsInteger(10, number) || number > 4096)
        return fail(".reg " + line.str());
      for (unsigned i = 0; i < number; ++i)
        add((prefix.trim() + Twine(i)).str(), bits);
    }
  }

  void add(StringRef name, unsigned bits) {
    scopes_.back()[name] = unsigned(statement_.registers.size());
    statement_.registers.push_back(bits);
  }

  void readInstruction(StringRef line) {
    StringRef whole = line;
    Instruction instruction;
    if (line.consume_front("@")) {
      line = line.ltrim();
      bool isNegated = line.consume_front("!");
      line = line.ltrim();
      StringRef predicate =
          line.take_while([](char c) { return isNameCharacter(c) || c == operandSign; });
      instruction.guard = operand(predicate);
      instruction.guard->isNegated = isNegated;
      line = line.drop_front(predicate.size()).ltrim();
    }
    auto isCode = [](char c) { return isAlnum(c) || c == '_' || c == '.' || c == ':'; };
    for (;;) {
      StringRef code = line.take_while(isCode);
      instruction.code += code;
      line = line.drop_front(code.size()).ltrim();
      if (code.empty() || !line.starts_with("."))
        break;
    }
    if (instruction.code.empty())
      return fail(whole);
    SmallVector<StringRef> words;
    StringRef(instruction.code).split(words, '.');
    for (StringRef word : words)
      instruction.words.push_back(word.str());
    for (StringRef part : list(line))
      instruction.operands.push_back(operand(part));
    statement_.instructions.push_back(std::move(instruction));
  }

  /// Splits at the commas that are not in brackets.
  static SmallVector<StringRef> list(StringRef text) {
    SmallVector<StringRef> parts;
    int depth = 0;
    size_t begin = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '{' || text[i] == '[')
        ++depth;
      else if (text[i] == '}' || text[i] == ']')
        --depth;
      else if (text[i] == ',' && depth == 0) {
        parts.push_back(text.slice(begin, i).trim());
        begin = i + 1;
      }
    }
    if (StringRef last = text.substr(begin).trim(); !last.empty())
      parts.push_back(last);
    return parts;
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
      for (StringRef part : list(text))
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
    if (number(text, result))
      return result;
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

  static bool number(StringRef text, Operand &result) {
    bool isNegative = text.consume_front("-");
    if (text.empty() || !isDigit(text[0]))
      return false;
    result.kind = Operand::Kind::Integer;
    if (text.size() > 2 && text[0] == '0' &&
        (text[1] == 'f' || text[1] == 'F' || text[1] == 'd' || text[1] == 'D')) {
      result.kind = Operand::Kind::Real;
      result.realBits = toLower(text[1]) == 'f' ? 32 : 64;
      if (text.drop_front(2).getAsInteger(16, result.bits))
        return false;
      if (isNegative)
        result.bits ^= uint64_t(1) << (result.realBits - 1);
      return true;
    }
    if (text.find_first_of(".") != text.npos ||
        (!text.starts_with("0x") && text.find_first_of("eE") != text.npos)) {
      double value = 0;
      if (text.getAsDouble(value))
        return false;
      value = isNegative ? -value : value;
      result.kind = Operand::Kind::Real;
      result.realBits = 64;
      std::memcpy(&result.bits, &value, sizeof value);
      return true;
    }
    text.consume_back("U");
    text.consume_back("u");
    if (text.getAsInteger(0, result.bits))
      return false;
    if (isNegative)
      result.bits = -result.bits;
    return true;
  }

  std::string text_;
  StringRef rest_;
  Statement statement_;
  std::vector<StringMap<unsigned>> scopes_;
};

} // namespace

Statement parseStatement(StringRef text) { return Parser(plainText(text)).parse(); }

} // namespace tranship::emulator::ptx
