// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor cores. `nvcuda::wmma` becomes rocWMMA, which supports other tiles, and whose fragments
// belong to a wavefront: with 64 lanes per wavefront, a block has half as many of them as it had
// warps.
//   fragment<matrix_a, 8, 8, 4, double, row_major>          rocWMMA: 16x16x4 and larger k
//   fragment<matrix_a, 16, 16, 8, precision::tf32, …>       gfx942 only
//   warp = threadIdx.x / warpSize;                          gfx90a: 0 and 1 of 128 threads, not 0-3
// Source: rocWMMA API reference, "Supported data types".
#include "checks/Check.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

struct Tile {
  int64_t m, n, k;
  std::string element;
};

/// The smallest k for 16x16 tiles; larger powers of two work as well. 0: the type is unsupported.
int64_t smallestK(llvm::StringRef element, const mapping::Target &target) {
  bool isCdna = target.name.starts_with("gfx9") && target.hasMatrixCores;
  bool isRdna3 = target.name.starts_with("gfx11");
  bool isWide = target.name == "gfx942" || target.name == "gfx950";
  if (element == "half" || element == "bfloat16")
    return isCdna || isRdna3 || target.hasMatrixCores ? 16 : 0;
  if (element == "signed char")
    return isWide ? 32 : target.hasMatrixCores ? 16 : 0;
  if (element == "tf32")
    return target.name == "gfx942" ? 8 : 0;
  if (element == "double")
    return isCdna && target.name != "gfx908" ? 4 : 0;
  return 0;
}

bool fits(const Tile &tile, const mapping::Target &target) {
  int64_t k = smallestK(tile.element, target);
  return k != 0 && tile.m == 16 && tile.n == 16 && tile.k >= k;
}

std::string nameOfElement(const clang::TemplateArgument &argument) {
  if (argument.getKind() != clang::TemplateArgument::Type)
    return {};
  clang::QualType type = argument.getAsType().getCanonicalType().getUnqualifiedType();
  if (const clang::RecordDecl *record = type->getAsRecordDecl())
    return record->getIdentifier() && record->getName().contains("half") ? "half"
           : record->getIdentifier() && record->getName().contains("bfloat16")
               ? "bfloat16"
               : record->getName().str();
  return type->isSpecificBuiltinType(clang::BuiltinType::Char_S) ? "signed char"
                                                                 : type.getAsString();
}

/// The tile of a fragment, and whether it is an operand (not the accumulator); nothing if the type
/// is not a fragment.
std::optional<std::pair<Tile, bool>> fragmentOf(clang::QualType type) {
  while (const clang::ArrayType *array = type->getAsArrayTypeUnsafe())
    type = array->getElementType();
  const auto *fragment =
      llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(type->getAsRecordDecl());
  if (!fragment || fragment->getQualifiedNameAsString() != "nvcuda::wmma::fragment")
    return std::nullopt;
  const clang::TemplateArgumentList &arguments = fragment->getTemplateArgs();
  if (arguments.size() < 5)
    return std::nullopt;
  Tile tile;
  int64_t *sizes[] = {&tile.m, &tile.n, &tile.k};
  for (unsigned i = 0; i < 3; ++i) {
    if (arguments[i + 1].getKind() != clang::TemplateArgument::Integral)
      return std::nullopt;
    *sizes[i] = arguments[i + 1].getAsIntegral().getExtValue();
  }
  tile.element = nameOfElement(arguments[4]);
  bool isOperand = nameOfElement(arguments[0]).starts_with("matrix_");
  return std::pair(tile, isOperand);
}

class MatrixInstructionsCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    struct Uses {
      const clang::VarDecl *first = nullptr, *badAt = nullptr;
      Tile bad;
      std::string without;
    };
    llvm::MapVector<const clang::FunctionDecl *, Uses> byFunction;
    for (const Indexed<clang::VarDecl> &variable : unit.index.variables) {
      auto fragment = fragmentOf(variable.node->getType());
      if (!fragment)
        continue;
      Uses &uses = byFunction[variable.in];
      if (!uses.first)
        uses.first = variable.node;
      if (uses.badAt || !fragment->second)
        continue;
      for (const mapping::Target &target : unit.options.target.gpus)
        if (!fits(fragment->first, target))
          uses.without += (uses.without.empty() ? "" : ", ") + target.name.str();
      if (!uses.without.empty()) {
        uses.badAt = variable.node;
        uses.bad = fragment->first;
      }
    }
    for (const auto &[function, uses] : byFunction) {
      if (uses.badAt)
        unit.report(
            {DiagnosticKind::MatrixInstructions, uses.badAt->getSourceRange(), function,
             fmt::format("rocWMMA does not support {}x{}x{} fragments of `{}` on {}", uses.bad.m,
                         uses.bad.n, uses.bad.k, uses.bad.element, uses.without),
             "choose a supported tile (16x16x16 of half, 16x16x4 of double, 16x16x32 of signed "
             "char), or call hipBLASLt or Composable Kernel"});
      else if (unit.options.hasWave64())
        unit.report({DiagnosticKind::MatrixInstructions, uses.first->getSourceRange(), function,
                     "a fragment belongs to a wavefront; with 64 lanes per wavefront, a block has "
                     "half as many of them as it has warps on NVIDIA GPUs",
                     "number fragments by `threadIdx.x / warpSize`, and launch blocks of that many "
                     "wavefronts"});
    }
  }
};

} // namespace

std::unique_ptr<Check> makeMatrixInstructionsCheck() {
  return std::make_unique<MatrixInstructionsCheck>();
}

} // namespace tranship::checks
