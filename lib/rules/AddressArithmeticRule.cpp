#include "rules/Rule.h"

namespace tranship {
namespace {

/// Arithmetic on device addresses of the driver API: CUDA's are integers, HIP's are `void *`, which has none.
///
///     cuMemcpyHtoD(p + n, h, n)               hipMemcpyHtoD((hipDeviceptr_t)((char *)(p) + (n)), h, n)
class AddressArithmeticRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const auto &[offset, seen] : context.evidence.addressArithmetic) {
      auto insert = [](unsigned at, const char *text) -> Edit { return {{at, at}, {std::string(text)}}; };
      context.change({"address-arithmetic",
                      Layer::Ast,
                      {insert(seen.left.begin, "(hipDeviceptr_t)((char *)("), insert(seen.left.end, ")"),
                       insert(seen.right.begin, "("), insert(seen.right.end, "))")}});
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeAddressArithmeticRule() { return std::make_unique<AddressArithmeticRule>(); }

} // namespace tranship
