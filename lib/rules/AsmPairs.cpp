// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/AsmPairs.h"

#include "rules/ptx/PtxAccess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using frontend::AsmEvidence;
using frontend::AsmOperandEvidence;

/// The only instruction of a statement, if it is a product of 16 rows.
std::optional<PtxInstruction> productOf(const AsmEvidence &seen) {
  PtxCode code = readPtx(seen.text);
  if (code.hasOther || code.instructions.size() != 1)
    return std::nullopt;
  const PtxInstruction &product = code.instructions.front();
  llvm::StringRef opcode = product.opcode;
  const bool isProduct = opcode.starts_with("mma.sync.aligned.") && opcode.contains(".m16n8k") &&
                         !opcode.contains("block_scale") && !opcode.contains('%');
  auto isPlain = [](const AsmOperandEvidence &operand) {
    return operand.name.empty() && !llvm::any_of(operand.constraint, llvm::isDigit);
  };
  if (!isProduct || !product.predicate.empty() || product.operands.size() != 4 || seen.isInMacro ||
      !llvm::all_of(seen.outputs, isPlain) || !llvm::all_of(seen.inputs, isPlain))
    return std::nullopt;
  return product;
}

/// The index of an operand of the statement that is written as `%3`.
std::optional<size_t> indexOf(llvm::StringRef text) {
  size_t index = 0;
  return text.consume_front("%") && !text.getAsInteger(10, index) ? std::optional(index)
                                                                  : std::nullopt;
}

const AsmOperandEvidence &operandAt(const AsmEvidence &seen, size_t index) {
  return index < seen.outputs.size() ? seen.outputs[index]
                                     : seen.inputs[index - seen.outputs.size()];
}

/// `a[2]` as `a` and `2`; nothing if the index is not a number.
std::optional<std::pair<llvm::StringRef, unsigned>> indexedElement(llvm::StringRef text) {
  auto [array, rest] = text.split('[');
  unsigned index = 0;
  bool isName =
      !array.empty() && llvm::all_of(array, [](char c) { return llvm::isAlnum(c) || c == '_'; });
  if (!isName || !rest.consume_back("]") || rest.getAsInteger(10, index))
    return std::nullopt;
  return std::pair(array, index);
}

/// Whether an output and an input are certainly different places: numbers of other types, other elements of
/// an array, other local variables, or a constant.
bool areApart(const AsmOperandEvidence &output, llvm::StringRef written,
              const AsmOperandEvidence &input, llvm::StringRef read) {
  // A cast may make a number of another type of the same place.
  auto isKnown = [](const AsmOperandEvidence &operand, llvm::StringRef text) {
    return operand.kind != AsmOperandEvidence::Unknown && text.find_first_of("(*") == text.npos;
  };
  if (input.isConstant ||
      (output.kind != input.kind && isKnown(output, written) && isKnown(input, read)))
    return true;
  if (auto one = indexedElement(written), other = indexedElement(read);
      one && other && one->first == other->first)
    return one->second != other->second;
  return !output.variable.empty() && !input.variable.empty() && output.variable != input.variable;
}

class Pairing {
public:
  Pairing(const SourceFile &file, const SeenAsm &first, const SeenAsm &second)
      : file_(file), first_(first), second_(second) {}

  bool isPossible(const PtxInstruction &one, const PtxInstruction &other) const {
    return one.opcode == other.opcode && isNext() && haveSameRows(one, other) && isIndependent();
  }

  /// The operand of one of the two as that of the pair.
  std::string renamed(llvm::StringRef text, bool isSecond) const {
    std::optional<size_t> index = indexOf(text);
    if (!index)
      return text.str();
    const size_t ofFirst = first_.seen.outputs.size(), ofSecond = second_.seen.outputs.size();
    if (!isSecond)
      return fmt::format("%{}", *index < ofFirst ? *index : *index + ofSecond);
    return fmt::format("%{}", *index < ofSecond ? ofFirst + *index
                                                : ofFirst + *index + first_.seen.inputs.size());
  }

private:
  /// Whether nothing but a semicolon is between them.
  bool isNext() const {
    const std::vector<SourceToken> &tokens = file_.tokens();
    const size_t between = file_.tokenAt(first_.syntax.range.end);
    return between + 1 < tokens.size() && tokens[between].is(clang::tok::semi) &&
           tokens[between + 1].offset == second_.syntax.range.begin;
  }

  llvm::StringRef written(const SeenAsm &statement, size_t index) const {
    return file_.text(statement.syntax.operands[index]);
  }

  bool haveSameRows(const PtxInstruction &one, const PtxInstruction &other) const {
    std::vector<std::string> rows = elementsOf(one.operands[1]),
                             same = elementsOf(other.operands[1]);
    return rows.size() == same.size() && llvm::all_of(llvm::zip(rows, same), [&](const auto &both) {
             std::optional<size_t> left = indexOf(std::get<0>(both)),
                                   right = indexOf(std::get<1>(both));
             return left && right && written(first_, *left) == written(second_, *right) &&
                    !operandAt(first_.seen, *left).hasEffects;
           });
  }

  /// Whether the second one reads nothing that the first one writes.
  bool isIndependent() const {
    const AsmEvidence &one = first_.seen, &other = second_.seen;
    for (size_t i = 0; i < one.outputs.size(); ++i)
      for (size_t j = 0; j < other.outputs.size() + other.inputs.size(); ++j)
        if (!areApart(one.outputs[i], written(first_, i), operandAt(other, j), written(second_, j)))
          return false;
    return true;
  }

  const SourceFile &file_;
  const SeenAsm &first_, &second_;
};

} // namespace

std::optional<SeenAsm> pairOfProducts(const SourceFile &file, const SeenAsm &first,
                                      const SeenAsm &second) {
  std::optional<PtxInstruction> one = productOf(first.seen), other = productOf(second.seen);
  auto isRead = [](const SeenAsm &statement) {
    return statement.syntax.operands.size() ==
           statement.seen.outputs.size() + statement.seen.inputs.size();
  };
  if (!one || !other || !isRead(first) || !isRead(second))
    return std::nullopt;
  Pairing pairing(file, first, second);
  if (!pairing.isPossible(*one, *other))
    return std::nullopt;
  SeenAsm pair{first.seen, first.syntax};
  llvm::append_range(pair.seen.outputs, second.seen.outputs);
  llvm::append_range(pair.seen.inputs, second.seen.inputs);
  pair.seen.clobbersMemory |= second.seen.clobbersMemory;
  std::vector<std::string> fragments;
  for (size_t i = 0; i < 4; ++i) {
    std::vector<std::string> elements;
    for (const std::string &element : elementsOf(one->operands[i]))
      elements.push_back(pairing.renamed(element, false));
    for (const std::string &element : elementsOf(other->operands[i]))
      if (i != 1)
        elements.push_back(pairing.renamed(element, true));
    fragments.push_back(fmt::format("{{{}}}", fmt::join(elements, ", ")));
  }
  std::string opcode = one->opcode;
  opcode.replace(opcode.find("n8k"), 2, "n16");
  pair.seen.text = fmt::format("{} {};", opcode, fmt::join(fragments, ", "));
  pair.syntax.range.end = second.syntax.range.end;
  for (auto list : {&AsmSyntax::constraints, &AsmSyntax::operands}) {
    const std::vector<Range> &ofFirst = first.syntax.*list, &ofSecond = second.syntax.*list;
    const size_t inputs = first.seen.outputs.size(), others = second.seen.outputs.size();
    std::vector<Range> all(ofFirst.begin(), ofFirst.begin() + inputs);
    all.insert(all.end(), ofSecond.begin(), ofSecond.begin() + others);
    all.insert(all.end(), ofFirst.begin() + inputs, ofFirst.end());
    all.insert(all.end(), ofSecond.begin() + others, ofSecond.end());
    pair.syntax.*list = std::move(all);
  }
  return pair;
}

} // namespace tranship::rules
