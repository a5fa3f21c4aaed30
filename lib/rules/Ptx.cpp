// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Ptx.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

constexpr PtxIdiom instructions[] = {
#define PTX(Opcode, Does, Hip, Advice) {Opcode, Does, Hip, Advice},
#include "rules/PtxIdioms.def"
};
constexpr PtxIdiom registers[] = {
#define PTX_REGISTER(Name, Does, Hip, Advice) {Name, Does, Hip, Advice},
#include "rules/PtxIdioms.def"
};

bool matches(llvm::StringRef pattern, llvm::StringRef text) {
  llvm::Expected<llvm::GlobPattern> glob = llvm::GlobPattern::create(pattern);
  return llvm::cantFail(std::move(glob)).match(text);
}

/// Splits at commas outside of brackets.
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

std::string withoutComments(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    auto [code, rest] = text.split("//");
    size_t block = code.find("/*");
    if (block != llvm::StringRef::npos) {
      result += text.take_front(block);
      text = text.drop_front(block).split("*/").second;
      continue;
    }
    result += code;
    text = rest.empty() ? rest : rest.drop_front(std::min(rest.find('\n'), rest.size()));
  }
  return result;
}

/// What an operand is in C++: `%n` is an operand of the statement, and anything else stays as it
/// is.
std::string operandText(llvm::StringRef operand, llvm::ArrayRef<std::string> operands) {
  bool isAddress = operand.consume_front("[") && operand.consume_back("]");
  operand = operand.trim();
  llvm::StringRef name = operand.take_while([](char c) { return c == '%' || llvm::isDigit(c); });
  unsigned number = 0;
  if (!name.consume_front("%") || name.getAsInteger(10, number) || number >= operands.size())
    return operand.str();
  llvm::StringRef rest = operand.drop_front(name.size() + 1).trim();
  if (rest.empty())
    return operands[number];
  return isAddress ? fmt::format("({} {})", operands[number], rest.str()) : operand.str();
}

} // namespace

std::vector<PtxInstruction> parsePtx(llvm::StringRef text) {
  std::string code = withoutComments(text);
  std::vector<PtxInstruction> result;
  llvm::SmallVector<llvm::StringRef> statements;
  llvm::StringRef(code).split(statements, ';');
  for (llvm::StringRef statement : statements) {
    statement = statement.trim(" \t\r\n");
    // The braces of a block; those of a list of registers follow an opcode.
    while (statement.consume_front("{") || statement.consume_front("}"))
      statement = statement.ltrim();
    while (true) { // labels
      size_t colon = statement.find_first_of(": \t\n[{");
      if (colon == llvm::StringRef::npos || statement[colon] != ':' ||
          statement.substr(colon).starts_with("::"))
        break;
      statement = statement.drop_front(colon + 1).ltrim();
    }
    if (statement.empty() || statement.starts_with(".") || statement.starts_with("#"))
      continue;
    PtxInstruction instruction;
    if (statement.starts_with("@")) {
      instruction.predicate = statement.take_until(llvm::isSpace).str();
      statement = statement.drop_front(instruction.predicate.size()).ltrim();
    }
    llvm::StringRef opcode = statement.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '.' || c == ':' || c == '_'; });
    if (opcode.empty())
      continue;
    instruction.opcode = opcode.str();
    instruction.operands = splitOperands(statement.drop_front(opcode.size()));
    result.push_back(std::move(instruction));
  }
  return result;
}

const PtxIdiom *findPtxIdiom(const PtxInstruction &instruction) {
  if (llvm::StringRef(instruction.opcode).starts_with("mov.") && instruction.operands.size() == 2) {
    std::string source = instruction.operands[1];
    if (llvm::StringRef(source).starts_with("%%"))
      source.erase(0, 1);
    for (const PtxIdiom &idiom : registers)
      if (matches(idiom.opcode, source))
        return &idiom;
  }
  for (const PtxIdiom &idiom : instructions)
    if (matches(idiom.opcode, instruction.opcode))
      return &idiom;
  return nullptr;
}

std::string hipForm(const PtxInstruction &instruction, const PtxIdiom &idiom,
                    llvm::ArrayRef<std::string> operands) {
  std::vector<std::string> texts;
  for (const std::string &operand : instruction.operands) {
    // A predicate that comes as a second result: `d|p`.
    llvm::StringRef first = llvm::StringRef(operand).split('|').first;
    if (first.starts_with("{"))
      return {}; // a vector, whose C++ form depends on the types
    texts.push_back(operandText(first.trim(), operands));
  }
  std::string result;
  llvm::StringRef form = idiom.hip;
  while (!form.empty()) {
    auto [text, rest] = form.split('$');
    result += text;
    form = rest;
    if (form.consume_front("$")) {
      unsigned table = 0;
      if (texts.size() != 5 || llvm::StringRef(texts[4]).getAsInteger(0, table))
        return {};
      result += logicFunction(table, texts[1], texts[2], texts[3]);
    } else if (!form.empty()) {
      size_t index = form.front() - '0';
      form = form.drop_front();
      if (index >= texts.size())
        return {};
      result += texts[index];
    }
  }
  // `threadIdx` has no dimension in the table.
  llvm::StringRef name = idiom.opcode;
  if (name.ends_with("id.*"))
    result += "." + llvm::StringRef(instruction.operands[1]).rsplit('.').second.str();
  return result;
}

std::string logicFunction(unsigned table, llvm::StringRef a, llvm::StringRef b, llvm::StringRef c) {
  table &= 0xff;
  // The functions in common use, in their usual form
  constexpr unsigned A = 0xf0, B = 0xcc, C = 0xaa;
  struct Known {
    unsigned table;
    llvm::StringLiteral form;
  };
  static constexpr Known known[] = {
      {A & B & C, "A & B & C"},
      {A | B | C, "A | B | C"},
      {A ^ B ^ C, "A ^ B ^ C"},
      {(A & B) | (A & C) | (B & C), "(A & B) | (C & (A | B))"},
      {(A & B) | (~A & C & 0xff), "(A & B) | (~A & C)"},
      {(A & C) | (B & ~C & 0xff), "(A & C) | (B & ~C)"},
      {(A & ~C & 0xff) | (B & C), "(A & ~C) | (B & C)"},
      {(A & ~B & 0xff) | (B & C), "(A & ~B) | (B & C)"},
      {(A & B) | C, "(A & B) | C"},
      {(A | B) & C, "(A | B) & C"},
      {(A & B) ^ C, "(A & B) ^ C"},
      {(A ^ B) & C, "(A ^ B) & C"},
      {(A ^ B) | C, "(A ^ B) | C"},
      {A & (B | C), "A & (B | C)"},
      {A | (B & C), "A | (B & C)"},
      {A & (B ^ C), "A & (B ^ C)"},
      {A ^ (B & C), "A ^ (B & C)"},
      {A ^ (B | C), "A ^ (B | C)"},
      {0, "0"},
      {0xff, "~0u"},
  };
  std::string form;
  for (const Known &function : known)
    if (function.table == table)
      form = function.form.str();
  // Otherwise term by term: bit 4a + 2b + c of the table is the result for a, b, c.
  if (form.empty())
    for (unsigned row = 0; row < 8; ++row)
      if (table >> row & 1)
        form += fmt::format("{}({}A & {}B & {}C)", form.empty() ? "" : " | ", row & 4 ? "" : "~",
                            row & 2 ? "" : "~", row & 1 ? "" : "~");
  std::string result;
  for (char c0 : form)
    if (c0 == 'A')
      result += a;
    else if (c0 == 'B')
      result += b;
    else if (c0 == 'C')
      result += c;
    else
      result += c0;
  return result;
}

} // namespace tranship::rules
