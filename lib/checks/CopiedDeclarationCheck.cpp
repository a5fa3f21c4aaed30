// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA library functions that the code declares itself, instead of including CUDA's header.
// They may be the project's own, so they keep their names, and the port does not link.
//   extern "C" int cudaSetDevice(int);    HIP's library has hipSetDevice
// Source: the functions in mappings/*.yaml.
#include "checks/Check.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclCXX.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class CopiedDeclarationCheck : public Check {
public:
  bool concernsAnyUnit() const override { return true; }
  void run(UnitContext &unit) const override {
    // If the CUDA header is included, this redeclares its function, and the rules translate it.
    const frontend::ParsedUnit &parsed = unit.recorder.unit();
    if (!parsed.isCuda && !parsed.mayUseCuda && !unit.isHipSource() && unit.options.table)
      visit(unit, unit.ast.getTranslationUnitDecl());
  }

private:
  static void visit(UnitContext &unit, const clang::DeclContext *block) {
    for (const clang::Decl *declaration : block->noload_decls()) {
      if (llvm::isa<clang::LinkageSpecDecl, clang::NamespaceDecl>(declaration))
        visit(unit, llvm::cast<clang::DeclContext>(declaration));
      else if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration))
        check(unit, function);
    }
  }

  static void check(UnitContext &unit, const clang::FunctionDecl *function) {
    const clang::IdentifierInfo *name = function->getIdentifier();
    if (!name || !unit.recorder.hasCLinkage(function) || function->isDefined() ||
        unit.recorder.isSystem(function->getLocation()))
      return;
    for (const mapping::Row &row : unit.options.table->rowsOf(name->getName()))
      if (isOfLibrary(row))
        return unit.report({.kind = DiagnosticKind::CopiedDeclaration,
                            .range = function->getNameInfo().getSourceRange(),
                            .in = nullptr,
                            .message = fmt::format("`{}` is declared here instead of in a CUDA "
                                                   "header, so it may be your own function and "
                                                   "is not translated",
                                                   row.name.str()),
                            .advice = adviceOn(row),
                            .name = row.name.str()});
  }

  /// Whether a library has the function; functions of device code are declared by hand.
  static bool isOfLibrary(const mapping::Row &row) {
    return row.kind == mapping::RowKind::Function && !row.decl.empty();
  }

  static std::string adviceOn(const mapping::Row &row) {
    if (!row.supported)
      return fmt::format("if it is CUDA's: {}", row.unsupported->instead.str());
    return fmt::format("include CUDA's header instead of declaring it; HIP's function is `{}`",
                       row.hip.str());
  }
};

} // namespace

std::unique_ptr<Check> makeCopiedDeclarationCheck() {
  return std::make_unique<CopiedDeclarationCheck>();
}

} // namespace tranship::checks
