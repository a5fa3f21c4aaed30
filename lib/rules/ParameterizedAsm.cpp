// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ParameterizedAsm.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <map>

namespace tranship::rules {
namespace {

using frontend::AsmEvidence;
using frontend::AsmOperandEvidence;
using OperandKind = AsmOperandEvidence::Kind;

/// A part of the text: a string literal, or a parameter as in `#op` and `STRINGIFY(op)`.
struct Part {
  bool isParameter = false;
  std::string text;
};

/// As literalText() gives it.
std::string withPlainBlanks(std::string text) {
  for (char &c : text)
    if (llvm::isSpace(c))
      c = ' ';
  return text;
}

/// Whether a macro seems to make a string of its argument. If it does something else, the names of the
/// functions do not fit, and the port does not compile.
bool makesString(llvm::StringRef macro) {
  return macro.contains_insensitive("str") || macro.contains_insensitive("quote");
}

/// The parts of a text; none if it has anything else.
std::vector<Part> partsOf(const SourceFile &file, const AsmSyntax &statement) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t i = file.tokenExactlyAt(statement.range.begin);
  while (i < tokens.size() && !tokens[i].is(clang::tok::l_paren))
    ++i;
  std::vector<Part> parts;
  for (++i; i + 1 < tokens.size(); ++i) {
    if (tokens[i].is(clang::tok::string_literal)) {
      parts.push_back({false, literalText(file.text(tokens[i]))});
    } else if (tokens[i].is(clang::tok::hash)) {
      parts.push_back({true, file.text(tokens[++i]).str()});
    } else if (i + 3 < tokens.size() && makesString(file.text(tokens[i])) &&
               tokens[i + 1].is(clang::tok::l_paren) &&
               tokens[i + 2].is(clang::tok::raw_identifier) &&
               tokens[i + 3].is(clang::tok::r_paren)) {
      parts.push_back({true, file.text(tokens[i + 2]).str()});
      i += 3;
    } else if (tokens[i].is(clang::tok::colon) || tokens[i].is(clang::tok::coloncolon) ||
               tokens[i].is(clang::tok::r_paren)) {
      break;
    } else {
      return {};
    }
  }
  return parts;
}

using Values = std::vector<std::pair<std::string, std::string>>; // of parameters, in their order

/// The values of the parameters in a text; nothing if they are ambiguous.
std::optional<Values> valuesIn(llvm::ArrayRef<Part> parts, llvm::StringRef text) {
  Values values;
  for (const Part &part : parts) {
    if (!part.isParameter) {
      if (!text.consume_front(part.text))
        return std::nullopt;
      continue;
    }
    auto known = llvm::find_if(values, [&](const auto &value) { return value.first == part.text; });
    if (known != values.end()) {
      if (!text.consume_front(known->second))
        return std::nullopt;
      continue;
    }
    llvm::StringRef word = text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    if (word.empty())
      return std::nullopt;
    values.emplace_back(part.text, word.str());
    text = text.drop_front(word.size());
  }
  return text.empty() ? std::optional(values) : std::nullopt;
}

/// Whether a type is a vector of CUDA and HIP: `uint4`.
bool isVectorName(llvm::StringRef name) {
  if (name.size() < 4 || name.back() < '1' || name.back() > '4')
    return false;
  name = name.drop_back();
  return llvm::is_contained({"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong",
                             "longlong", "ulonglong", "float", "double"},
                            name);
}

/// The type of a function's parameter for an operand; empty: there is none.
std::string typeOf(const AsmOperandEvidence &operand) {
  llvm::StringRef type = operand.type;
  bool isNumber = operand.kind == OperandKind::Integer || operand.kind == OperandKind::Float;
  bool isBuiltin = llvm::all_of(llvm::split(type.rtrim(" *"), ' '), [](llvm::StringRef word) {
    return isVectorName(word) ||
           llvm::is_contained({"const", "volatile", "void", "bool", "char", "short", "int", "long",
                               "float", "double", "signed", "unsigned"},
                              word);
  });
  bool isPointer = operand.kind == OperandKind::Pointer && type.ends_with("*");
  return isBuiltin && (isNumber || isPointer) && operand.constraint != "n" ? type.str() : "";
}

std::string withoutMarks(std::string text, llvm::ArrayRef<std::string> names) {
  for (size_t i = 0; i < names.size(); ++i)
    for (size_t at = 0; (at = text.find(operandMark(i), at)) != std::string::npos;
         at += names[i].size())
      text.replace(at, operandMark(i).size(), names[i]);
  return text;
}

/// A function that does what the statement does at one use.
std::optional<std::string> functionFor(AsmEvidence seen, llvm::StringRef name,
                                       const PtxPlace &place, ParameterizedAsm &uses,
                                       std::string &reason) {
  std::vector<std::string> names, types;
  auto add = [&](AsmOperandEvidence &operand, std::string own, bool isOutput) {
    std::string type = typeOf(operand);
    if (type.empty() && reason.empty())
      reason = fmt::format("a function cannot take an operand of type `{}`", operand.type);
    bool isPointer = llvm::StringRef(type).ends_with("*");
    types.push_back(type + (isOutput ? " &" : isPointer ? "" : " "));
    operand.form = AsmOperandEvidence::Simple;
    operand.variable = own;
    operand.hasEffects = false;
    operand.isConstant = false;
    names.push_back(std::move(own));
  };
  for (size_t i = 0; i < seen.outputs.size(); ++i)
    add(seen.outputs[i], seen.outputs.size() == 1 ? "result" : fmt::format("result{}", i), true);
  for (size_t i = 0; i < seen.inputs.size(); ++i)
    add(seen.inputs[i], std::string(1, static_cast<char>('a' + i % 26)) + std::string(i / 26, '_'),
        false);
  seen.isInMacro = seen.isInKernel = false;
  seen.maxThreads = 0;
  if (!reason.empty())
    return std::nullopt;
  PtxOutcome outcome = translatePtx(seen, names, place);
  if (!outcome.translation) {
    reason = outcome.reason;
    return std::nullopt;
  }
  uses.helpers.insert(outcome.translation->helpers.begin(), outcome.translation->helpers.end());
  uses.headers.insert(outcome.translation->headers.begin(), outcome.translation->headers.end());
  std::string body;
  for (const std::string &line : statementsOf(*outcome.translation))
    body += fmt::format("  {}\n", line);
  // What is not used has no name: the mask of a shuffle.
  std::string parameters;
  for (size_t i = 0; i < names.size(); ++i) {
    bool isUsed = llvm::StringRef(body).contains(operandMark(i));
    parameters += (i > 0 ? ", " : "") +
                  (isUsed ? types[i] + names[i] : llvm::StringRef(types[i]).rtrim().str());
  }
  return fmt::format("__device__ inline void {}({}) {{\n{}}}\n", name.str(), parameters,
                     withoutMarks(std::move(body), names));
}

/// Where a directive's line begins, or the comment above it.
unsigned placeAbove(const SourceFile &file, unsigned offset) {
  unsigned begin = file.line(offset).begin;
  while (begin > 0) {
    Range above = file.line(begin - 1);
    if (!file.text(above).ltrim().starts_with("//"))
      break;
    begin = above.begin;
  }
  return begin;
}

/// Whether a directive is outside of functions and classes.
bool isAtNamespaceScope(const SourceFile &file, unsigned offset) {
  const std::vector<SourceToken> &tokens = file.tokens();
  std::vector<bool> isNamespace;
  bool opensNamespace = false;
  for (size_t i = 0; i < tokens.size() && tokens[i].offset < offset; ++i) {
    if (tokens[i].directive != Directive::None)
      continue;
    llvm::StringRef text = file.text(tokens[i]);
    if (tokens[i].is(clang::tok::l_brace)) {
      isNamespace.push_back(opensNamespace);
      opensNamespace = false;
    } else if (tokens[i].is(clang::tok::r_brace)) {
      if (!isNamespace.empty())
        isNamespace.pop_back();
    } else if (text == "namespace" || text == "extern") {
      opensNamespace = true;
    } else if (tokens[i].is(clang::tok::semi) || tokens[i].is(clang::tok::l_paren)) {
      opensNamespace = false;
    }
  }
  return llvm::all_of(isNamespace, [](bool one) { return one; });
}

} // namespace

std::optional<ParameterizedAsm> translateParameterizedAsm(const SourceFile &file, unsigned offset,
                                                          const AsmSyntax &statement,
                                                          const std::set<AsmEvidence> &seen,
                                                          const PtxPlace &place,
                                                          std::string &reason) {
  const std::vector<SourceToken> &tokens = file.tokens();
  const size_t asmToken = file.tokenExactlyAt(offset);
  std::vector<Part> parts = partsOf(file, statement);
  if (asmToken >= tokens.size() || tokens[asmToken].directive != Directive::Define || parts.empty())
    return std::nullopt;
  size_t first = asmToken;
  while (first > 0 && tokens[first - 1].directiveIndex == tokens[asmToken].directiveIndex)
    --first;
  ParameterizedAsm result;
  result.offset = placeAbove(file, tokens[first].offset);
  if (!isAtNamespaceScope(file, result.offset))
    return std::nullopt;
  // `# define NAME(`
  std::string base = file.text(tokens[first + 2]).str() + "_ptx";
  unsigned before = 0;
  for (size_t i = first; i < asmToken; ++i)
    before += file.text(tokens[i]).starts_with("asm") || file.text(tokens[i]).starts_with("__asm");
  if (before > 0)
    base += std::to_string(before + 1);
  std::set<std::string> functions;
  Values shape;
  for (const AsmEvidence &one : seen) {
    if (statement.operands.size() != one.outputs.size() + one.inputs.size())
      return std::nullopt;
    std::optional<Values> values = valuesIn(parts, withPlainBlanks(one.text));
    if (!values)
      return std::nullopt;
    shape = *values;
    std::string name = base;
    for (const auto &[parameter, value] : *values)
      name += "_" + value;
    std::optional<std::string> function = functionFor(one, name, place, result, reason);
    if (!function)
      return std::nullopt;
    functions.insert(std::move(*function));
  }
  std::string call = base;
  for (const auto &[parameter, value] : shape)
    call += (call == base ? "_##" : "##_##") + parameter;
  call += "(";
  std::vector<Piece> pieces;
  for (const Range &operand : statement.operands) {
    pieces.emplace_back(std::exchange(call, ", "));
    pieces.emplace_back(operand);
  }
  pieces.emplace_back(std::string(")"));
  result.call = {statement.range, std::move(pieces)};
  result.functions = fmt::format("// What {} does with its PTX, for each of its uses.\n",
                                 file.text(tokens[first + 2]).str());
  for (const std::string &function : functions)
    result.functions += function;
  return result;
}

} // namespace tranship::rules
