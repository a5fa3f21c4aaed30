// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Drops `std::` from C's functions in device code. CUDA's headers declare `printf`, `memcpy` and
/// `memset` for the device before the C++ library names them in `std`; HIP's overloads for the device
/// come later, so `std` has the host's functions only.
///
///     before  std::printf("%d\n", i);      after   printf("%d\n", i);
///
/// Source: HIP 7.2.4's headers after <cstdio>: "reference to __host__ function 'printf'".
class StandardQualifierRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, names] : view.evidence.types.standardQualifiers)
      if (names.size() == 1 && offset < *names.begin())
        result.change(
            {"standard-qualifier", Layer::Ast, {{{offset, *names.begin()}, {std::string()}}}});
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeStandardQualifierRule() {
  return std::make_unique<StandardQualifierRule>();
}

} // namespace tranship::rules
