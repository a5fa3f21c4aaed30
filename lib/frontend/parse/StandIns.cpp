// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/StandIns.h"

#include "clang/AST/Decl.h"
#include "clang/AST/Type.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {

static bool isStandIn(clang::QualType type, const clang::SourceManager &sources) {
  const auto *alias = type.isNull() ? nullptr : type->getAs<clang::TypedefType>();
  return alias && sources.getFilename(sources.getSpellingLoc(alias->getDecl()->getLocation()))
                      .contains("/fallback/");
}

bool isAboutStandIn(const clang::Diagnostic &diagnostic) {
  namespace diag = clang::diag;
  static constexpr unsigned conversions[] = {
      diag::err_init_conversion_failed,     diag::err_typecheck_convert_incompatible,
      diag::err_typecheck_invalid_operands, diag::err_typecheck_cond_incompatible_operands,
      diag::err_bad_cxx_cast_generic,       diag::err_typecheck_comparison_of_pointer_integer,
  };
  if (!diagnostic.hasSourceManager() || !llvm::is_contained(conversions, diagnostic.getID()))
    return false;
  for (unsigned i = 0; i < diagnostic.getNumArgs(); ++i)
    if (diagnostic.getArgKind(i) == clang::DiagnosticsEngine::ak_qualtype &&
        isStandIn(
            clang::QualType::getFromOpaquePtr(reinterpret_cast<void *>(diagnostic.getRawArg(i))),
            diagnostic.getSourceManager()))
      return true;
  return false;
}

} // namespace tranship::frontend
