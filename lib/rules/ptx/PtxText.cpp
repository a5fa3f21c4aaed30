// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxText.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::rules {
namespace {

std::string withoutComments(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    bool isLine = text.starts_with("//");
    if (!isLine && !text.starts_with("/*")) {
      result += text.front();
      text = text.drop_front();
      continue;
    }
    size_t end = text.find(isLine ? "\n" : "*/");
    text = end == llvm::StringRef::npos ? "" : text.drop_front(isLine ? end : end + 2);
  }
  return result;
}

bool isNameCharacter(char c) { return llvm::isAlnum(c) || c == '.' || c == ':' || c == '_'; }

/// `.reg .u32 a, b<3>`
void readRegisters(llvm::StringRef statement, PtxCode &code) {
  statement = statement.drop_front(4).ltrim();
  statement.consume_front(".");
  PtxRegisters registers;
  registers.type = statement.take_while(isNameCharacter).str();
  for (llvm::StringRef name : splitOperands(statement.drop_front(registers.type.size()))) {
    auto [base, count] = name.split('<');
    unsigned number = 0;
    if (count.empty())
      registers.names.push_back(base.str());
    else if (count.rtrim("> ").getAsInteger(10, number) || number > 256)
      code.hasOther = true;
    else
      for (unsigned i = 0; i < number; ++i)
        registers.names.push_back((base + llvm::Twine(i)).str());
  }
  code.registers.push_back(std::move(registers));
}

void readStatement(llvm::StringRef statement, PtxCode &code) {
  statement = statement.trim(" \t\r\n");
  // The braces of a block; those of a list of registers follow an opcode.
  auto readBraces = [&] {
    for (; statement.starts_with("{") || statement.starts_with("}");
         statement = statement.drop_front().ltrim())
      code.braces += statement.front();
  };
  readBraces();
  while (true) { // labels
    size_t colon = statement.find_first_of(": \t\n[{");
    if (colon == llvm::StringRef::npos || statement[colon] != ':' ||
        statement.substr(colon).starts_with("::"))
      break;
    code.labels.push_back({statement.take_front(colon).str(), code.instructions.size()});
    statement = statement.drop_front(colon + 1).ltrim();
    readBraces();
  }
  if (statement.empty())
    return;
  // `.reg .b32 a` and `.reg.b32 a`
  if (statement.starts_with(".reg") && statement.size() > 4 &&
      (statement[4] == '.' || !isNameCharacter(statement[4])))
    return readRegisters(statement, code);
  if (statement.starts_with(".pragma")) {
    code.hasHints = true;
    return;
  }
  if (statement.starts_with(".") || statement.starts_with("#")) {
    code.hasOther = true;
    return;
  }
  PtxInstruction instruction;
  if (statement.starts_with("@")) {
    instruction.predicate = statement.take_until(llvm::isSpace).str();
    statement = statement.drop_front(instruction.predicate.size()).ltrim();
  }
  llvm::StringRef opcode = statement.take_while(isNameCharacter);
  if (opcode.empty()) {
    code.hasOther = true;
    return;
  }
  instruction.opcode = opcode.str();
  instruction.operands = splitOperands(statement.drop_front(opcode.size()));
  code.instructions.push_back(std::move(instruction));
}

} // namespace

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

PtxCode readPtx(llvm::StringRef text) {
  PtxCode code;
  std::string plain = withoutComments(text);
  llvm::SmallVector<llvm::StringRef> statements;
  llvm::StringRef(plain).split(statements, ';');
  for (llvm::StringRef statement : statements)
    readStatement(statement, code);
  return code;
}

} // namespace tranship::rules
