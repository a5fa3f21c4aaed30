// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mangled names of kernels in strings. They are not translated, and HIP mangles some of CUDA's
// types differently: float4 is HIP_vector_type<float, 4u>, and cudaStream_t is hipStream_t.
//   cuModuleGetFunction(&f, module, "_Z5scaleP6float4f")   not found
// Source: names of the types in HIP's headers.
#include "checks/Check.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Demangle/Demangle.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class KernelNameStringCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const Indexed<clang::StringLiteral> &literal : unit.index.strings) {
      if (literal.node->getCharByteWidth() != 1 || !literal.node->getString().starts_with("_Z"))
        continue;
      llvm::StringRef name = literal.node->getString();
      std::string plain = llvm::demangle(name.str());
      if (plain == name)
        continue; // not a mangled name
      if (mentionsCudaType(plain))
        unit.report({DiagnosticKind::KernelNameString, literal.node->getSourceRange(), literal.in,
                     fmt::format("this is the mangled name of `{}`, whose types HIP mangles "
                                 "differently: the name is not found",
                                 plain),
                     "declare the kernel extern \"C\", or use hiprtcGetLoweredName"});
    }
  }

private:
  /// Whether a parameter has a CUDA type; `plain` is the demangled name.
  static bool mentionsCudaType(llvm::StringRef plain) {
    size_t open = plain.find('(');
    llvm::StringRef parameters = open == llvm::StringRef::npos ? "" : plain.drop_front(open);
    while (!parameters.empty()) {
      size_t length = parameters.find_if_not(isNameCharacter);
      llvm::StringRef word = parameters.take_front(length);
      if (isVector(word) || word.starts_with("CU") || word.starts_with("cuda") ||
          word.starts_with("__nv_"))
        return true;
      parameters = parameters.drop_front(std::max<size_t>(1, word.size()));
    }
    return false;
  }

  /// `float4`, `uchar2`.
  static bool isVector(llvm::StringRef word) {
    if (word.empty() || word.back() < '1' || word.back() > '4')
      return false;
    word = word.drop_back();
    constexpr llvm::StringLiteral elements[] = {"char",  "uchar",  "short",    "ushort",
                                                "int",   "uint",   "long",     "ulong",
                                                "float", "double", "longlong", "ulonglong"};
    return llvm::is_contained(elements, word);
  }
};

} // namespace

std::unique_ptr<Check> makeKernelNameStringCheck() {
  return std::make_unique<KernelNameStringCheck>();
}

} // namespace tranship::checks
