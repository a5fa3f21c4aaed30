// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Adds casts to arithmetic on the driver API's device addresses. CUDA's addresses are integers;
/// HIP's are `void *`, which supports no arithmetic. HandleRule writes conversions.
///
///     p + n                                   (hipDeviceptr_t)((char *)(p) + (n))
///     p += n                                  p = (hipDeviceptr_t)((char *)(p) + (n))
///     p &= n                                  p = (hipDeviceptr_t)((unsigned long long)(p) & (n))
///     p - q                                   ((char *)(p) - (char *)(q))
///     p++                                     p = (hipDeviceptr_t)((char *)(p) + 1)
class AddressArithmeticRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    auto insert = [](unsigned at, const char *text) -> Edit {
      return {{at, at}, {std::string(text)}};
    };
    for (const auto &[offset, seen] : view.evidence.addressArithmetic) {
      if (seen.form == frontend::AddressArithmeticEvidence::Assignment) {
        llvm::StringRef sign = view.file.text().substr(offset).take_until(
            [](char character) { return character == '='; });
        unsigned end = offset + sign.size() + 1;
        bool isNext = view.file.text(Range{end, seen.right.begin}).trim().empty();
        const char *number = sign == "+" || sign == "-" ? "char *" : "unsigned long long";
        Edit becomes{{offset, isNext ? seen.right.begin : end},
                     {fmt::format("= (hipDeviceptr_t)(({})(", number), seen.left,
                      fmt::format(") {} (", sign.str())}};
        result.change(
            {"address-arithmetic", Layer::Ast, {std::move(becomes), insert(seen.right.end, "))")}});
        continue;
      }
      if (seen.form == frontend::AddressArithmeticEvidence::Before ||
          seen.form == frontend::AddressArithmeticEvidence::After) {
        result.change({"address-arithmetic", Layer::Ast, step(view.file, seen)});
        continue;
      }
      bool left = seen.form != frontend::AddressArithmeticEvidence::Commuted;
      bool right = seen.form != frontend::AddressArithmeticEvidence::Offset;
      bool isNumber = seen.form == frontend::AddressArithmeticEvidence::Difference;
      result.change(
          {"address-arithmetic",
           Layer::Ast,
           {insert(seen.left.begin, isNumber ? "((char *)("
                                    : left   ? "(hipDeviceptr_t)((char *)("
                                             : "(hipDeviceptr_t)(("),
            insert(seen.left.end, ")"), insert(seen.right.begin, right ? "(char *)(" : "("),
            insert(seen.right.end, "))")}});
    }
    return result;
  }

private:
  /// `p++` becomes an assignment, and in an expression that needs the old address, the new one minus 1.
  static std::vector<Edit> step(const SourceFile &file,
                                const frontend::AddressArithmeticEvidence &seen) {
    bool isUp = file.text(seen.right).starts_with("+");
    bool isBefore = seen.form == frontend::AddressArithmeticEvidence::Before;
    Range whole{std::min(seen.left.begin, seen.right.begin),
                std::max(seen.left.end, seen.right.end)};
    bool isStatement = isDiscarded(file, whole), isOld = !isBefore && !isStatement;
    std::string open = isOld ? "((hipDeviceptr_t)((char *)(" : isStatement ? "" : "(";
    std::string close = fmt::format(") {} 1)", isUp ? "+" : "-");
    close += isOld ? fmt::format(") {} 1))", isUp ? "-" : "+") : isStatement ? "" : ")";
    return {
        {whole, {open, seen.left, std::string(" = (hipDeviceptr_t)((char *)("), seen.left, close}}};
  }

  /// Whether an expression is a statement, or the last part of a `for`.
  static bool isDiscarded(const SourceFile &file, Range range) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t first = file.tokenAt(range.begin), next = file.tokenAt(range.end);
    while (next < tokens.size() && tokens[next].offset < range.end)
      ++next;
    if (first == 0 || next >= tokens.size())
      return false;
    const SourceToken &before = tokens[first - 1];
    bool begins = before.is(clang::tok::semi) || before.is(clang::tok::l_brace) ||
                  before.is(clang::tok::r_brace) || endsCondition(file, first - 1);
    return begins && (tokens[next].is(clang::tok::semi) || tokens[next].is(clang::tok::r_paren));
  }

  /// Whether a token is the `)` of `if (…)`, `while (…)` or `for (…)`, or `else` or `do`.
  static bool endsCondition(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    llvm::StringRef text = file.text(tokens[token]);
    if (text == "else" || text == "do")
      return true;
    int depth = 0;
    for (size_t i = token + 1; text == ")" && i-- > 1;) {
      depth += tokens[i].is(clang::tok::r_paren) ? 1 : tokens[i].is(clang::tok::l_paren) ? -1 : 0;
      if (depth == 0) {
        llvm::StringRef word = file.text(tokens[i - 1]);
        return word == "if" || word == "while" || word == "for";
      }
    }
    return false;
  }
};

} // namespace

std::unique_ptr<Rule> makeAddressArithmeticRule() {
  return std::make_unique<AddressArithmeticRule>();
}

} // namespace tranship::rules
