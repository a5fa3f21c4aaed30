#include "rules/Rule.h"

namespace tranship {
namespace {

/// Device addresses of the driver API: CUDA's are integers, HIP's are `void *`, which has no
/// arithmetic and comes from no integer by itself.
///
///     cuMemcpyHtoD(p + n, h, n)               hipMemcpyHtoD((hipDeviceptr_t)((char *)(p) + (n)),
///     h, n) CUdeviceptr p = n;                      hipDeviceptr_t p = (hipDeviceptr_t)(n);
class AddressArithmeticRule : public Rule {
public:
  void run(FileContext &context) const override {
    auto insert = [](unsigned at, const char *text) -> Edit {
      return {{at, at}, {std::string(text)}};
    };
    for (const auto &[offset, seen] : context.evidence.addressConversions)
      context.change({"address-arithmetic",
                      Layer::Ast,
                      {insert(offset, "(hipDeviceptr_t)("), insert(seen.end, ")")}});
    for (const auto &[offset, seen] : context.evidence.addressArithmetic) {
      context.change(
          {"address-arithmetic",
           Layer::Ast,
           {insert(seen.left.begin, "(hipDeviceptr_t)((char *)("), insert(seen.left.end, ")"),
            insert(seen.right.begin, "("), insert(seen.right.end, "))")}});
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeAddressArithmeticRule() {
  return std::make_unique<AddressArithmeticRule>();
}

} // namespace tranship
