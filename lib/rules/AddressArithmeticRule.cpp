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
class AddressArithmeticRule : public Rule {
public:
  void run(FileContext &context) const override {
    auto insert = [](unsigned at, const char *text) -> Edit {
      return {{at, at}, {std::string(text)}};
    };
    for (const auto &[offset, seen] : context.evidence.addressArithmetic) {
      if (seen.form == frontend::AddressArithmeticEvidence::Assignment) {
        llvm::StringRef sign = context.file.text().substr(offset).take_until(
            [](char character) { return character == '='; });
        unsigned end = offset + sign.size() + 1;
        bool isNext = context.file.text(Range{end, seen.right.begin}).trim().empty();
        const char *number = sign == "+" || sign == "-" ? "char *" : "unsigned long long";
        Edit becomes{{offset, isNext ? seen.right.begin : end},
                     {fmt::format("= (hipDeviceptr_t)(({})(", number), seen.left,
                      fmt::format(") {} (", sign.str())}};
        context.change(
            {"address-arithmetic", Layer::Ast, {std::move(becomes), insert(seen.right.end, "))")}});
        continue;
      }
      bool left = seen.form != frontend::AddressArithmeticEvidence::Commuted;
      bool right = seen.form != frontend::AddressArithmeticEvidence::Offset;
      bool isNumber = seen.form == frontend::AddressArithmeticEvidence::Difference;
      context.change(
          {"address-arithmetic",
           Layer::Ast,
           {insert(seen.left.begin, isNumber ? "((char *)("
                                    : left   ? "(hipDeviceptr_t)((char *)("
                                             : "(hipDeviceptr_t)(("),
            insert(seen.left.end, ")"), insert(seen.right.begin, right ? "(char *)(" : "("),
            insert(seen.right.end, "))")}});
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeAddressArithmeticRule() {
  return std::make_unique<AddressArithmeticRule>();
}

} // namespace tranship::rules
