// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxArithmetic.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

uint64_t maskOf(uint64_t bits) { return bits < 64 ? (1ull << bits) - 1 : ~0ull; }

/// Reads an expression by precedence. After a failure, there is no value.
class Calculator {
public:
  Calculator(llvm::StringRef text, llvm::ArrayRef<PtxValue> operands)
      : rest_(text), operands_(operands) {}

  std::optional<uint64_t> run() {
    uint64_t value = level(0);
    return failed_ || !rest_.ltrim().empty() ? std::nullopt : std::optional(value);
  }

private:
  struct Operator {
    llvm::StringLiteral sign;
    unsigned level;
    uint64_t (*apply)(uint64_t, uint64_t);
  };
  /// Longer signs first.
  static constexpr Operator operators[] = {
      {"&&", 0, [](uint64_t a, uint64_t b) -> uint64_t { return a && b; }},
      {"==", 3, [](uint64_t a, uint64_t b) -> uint64_t { return a == b; }},
      {"!=", 3, [](uint64_t a, uint64_t b) -> uint64_t { return a != b; }},
      {"<=", 4, [](uint64_t a, uint64_t b) -> uint64_t { return a <= b; }},
      {">=", 4, [](uint64_t a, uint64_t b) -> uint64_t { return a >= b; }},
      {"<<", 5, [](uint64_t a, uint64_t b) -> uint64_t { return b < 64 ? a << b : 0; }},
      {">>", 5, [](uint64_t a, uint64_t b) -> uint64_t { return b < 64 ? a >> b : 0; }},
      {"|", 1, [](uint64_t a, uint64_t b) { return a | b; }},
      {"&", 2, [](uint64_t a, uint64_t b) { return a & b; }},
      {"<", 4, [](uint64_t a, uint64_t b) -> uint64_t { return a < b; }},
      {">", 4, [](uint64_t a, uint64_t b) -> uint64_t { return a > b; }},
      {"+", 6, [](uint64_t a, uint64_t b) { return a + b; }},
      {"-", 6, [](uint64_t a, uint64_t b) { return a - b; }},
      {"*", 7, [](uint64_t a, uint64_t b) { return a * b; }},
  };

  uint64_t level(unsigned lowest) {
    uint64_t value = primary();
    while (!failed_) {
      rest_ = rest_.ltrim();
      const Operator *found = llvm::find_if(
          operators, [&](const Operator &candidate) { return rest_.starts_with(candidate.sign); });
      if (found == std::end(operators) || found->level < lowest)
        break;
      rest_ = rest_.drop_front(found->sign.size());
      value = found->apply(value, level(found->level + 1));
    }
    return value;
  }
  uint64_t primary() {
    rest_ = rest_.ltrim();
    bool isMask = rest_.consume_front("mask");
    if (rest_.consume_front("(")) {
      uint64_t value = level(0);
      rest_ = rest_.ltrim();
      failed_ |= !rest_.consume_front(")");
      return isMask ? maskOf(value) : value;
    }
    uint64_t number = 0;
    if (rest_.consume_front("$")) {
      failed_ |= rest_.consumeInteger(10, number) || number == 0 || number > operands_.size() ||
                 !operands_[number - 1].value;
      return failed_ ? 0 : *operands_[number - 1].value;
    }
    failed_ |= rest_.consumeInteger(0, number);
    return number;
  }

  llvm::StringRef rest_;
  llvm::ArrayRef<PtxValue> operands_;
  bool failed_ = false;
};

bool usesOnlyNumbers(llvm::StringRef expression, llvm::ArrayRef<PtxValue> operands) {
  for (size_t i = 0; i + 1 < expression.size(); ++i)
    if (expression[i] == '$' && !operands[expression[i + 1] - '1'].isLiteral)
      return false;
  return true;
}

} // namespace

std::optional<uint64_t> computePtx(llvm::StringRef expression, llvm::ArrayRef<PtxValue> operands) {
  return Calculator(expression, operands).run();
}

std::string computedText(llvm::StringRef expression, llvm::ArrayRef<PtxValue> operands) {
  bool isMask = expression.starts_with("mask");
  if (usesOnlyNumbers(expression, operands)) {
    uint64_t value = computePtx(expression, operands).value_or(0);
    return isMask ? fmt::format("{:#x}", value) : fmt::format("{}", value);
  }
  std::string text;
  for (size_t i = 0; i < expression.size(); ++i)
    if (expression[i] == '$')
      text += operands[expression[++i] - '1'].operand();
    else
      text += expression[i];
  llvm::StringRef bits = text;
  if (!isMask)
    return fmt::format("({})", text);
  bits.consume_front("mask(");
  bits.consume_back(")");
  return fmt::format("((1ull << {}) - 1)", bits.str());
}

} // namespace tranship::rules
