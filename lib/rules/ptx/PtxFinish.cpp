// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a PtxWriter does after the last instruction: it sees to it that operands are evaluated once, and writes
// the outputs that have waited.
#include "rules/ptx/PtxWriter.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::rules {

using Form = PtxValue::Form;

/// An input is evaluated once in PTX, whatever becomes of it.
void PtxWriter::nameRepeated() {
  for (size_t i = seen_.outputs.size(); i < operands_.size(); ++i) {
    const Operand &operand = operands_[i];
    std::string mark = operandMark(i);
    size_t count = 0;
    for (const std::string &line : head_)
      count += llvm::StringRef(line).count(mark);
    // Neighbors with the same condition share one `if`.
    llvm::StringRef condition;
    std::vector<bool> isLoop; // of the blocks around a line
    for (const PtxLine &line : lines_) {
      if (line.kind == PtxLine::Kind::Open)
        isLoop.push_back(line.text.starts_with("do ") || line.text.starts_with("while "));
      // In a loop, one use in the text may be evaluated several times, and under a condition never.
      bool repeats = llvm::is_contained(isLoop, true) ||
                     (operand.value.hasEffects && (!isLoop.empty() || !line.condition.empty()));
      size_t here = llvm::StringRef(line.text).count(mark);
      here += line.condition == condition ? 0 : llvm::StringRef(line.condition).count(mark);
      count += repeats ? 2 * here : here;
      condition = line.condition;
      if (line.kind == PtxLine::Kind::Close)
        isLoop.pop_back();
    }
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

/// The place of an output is evaluated once in PTX: `"=l"(*r++)`.
void PtxWriter::bindOutputs() {
  for (size_t i = 0; i < seen_.outputs.size(); ++i) {
    if (!operands_[i].seen->hasEffects)
      continue;
    std::string mark = operandMark(i);
    bool isOnce = head_.empty() && lines_.size() == 1 && lines_.front().condition.empty() &&
                  lines_.front().kind == PtxLine::Kind::Statement &&
                  llvm::StringRef(lines_.front().text).count(mark) == 1;
    if (isOnce)
      continue;
    std::string name = freeName("place");
    auto replaced = [&](std::string &text) {
      for (size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += name.size())
        text.replace(at, mark.size(), name);
    };
    llvm::for_each(head_, replaced);
    for (PtxLine &line : lines_) {
      replaced(line.text);
      replaced(line.condition);
    }
    head_.insert(head_.begin(), fmt::format("auto &{} = {}", name, mark));
  }
}

void PtxWriter::finish() {
  nameRepeated();
  for (size_t i = 0; i < seen_.outputs.size(); ++i)
    if (!operands_[i].copy.empty())
      lines_.push_back({"", assignment(i, operands_[i].copy)});
  bindOutputs();
  if (!shared_.empty() && declares())
    fail("it declares registers for other statements, and needs variables of its own");
}

} // namespace tranship::rules
