// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/CDialect.h"

#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {

bool isErrorInCxxAlone(unsigned diagnosticId) {
  namespace diag = clang::diag;
  static constexpr unsigned ids[] = {
      // Pointers from `void *`, and enumerations from integers.
      diag::err_typecheck_convert_incompatible,
      diag::err_typecheck_convert_discards_qualifiers,
      diag::err_bad_reinterpret_cast_small_int,
      diag::err_init_conversion_failed,
      diag::err_ovl_no_viable_function_in_call,
      diag::err_typecheck_comparison_of_distinct_pointers,
      diag::err_typecheck_cond_incompatible_operands,
      diag::err_typecheck_invalid_operands,
      diag::err_increment_decrement_enum,
      diag::err_init_list_bad_dest_type,
      // Lists of initializers.
      diag::ext_init_list_type_narrowing,
      diag::ext_init_list_variable_narrowing,
      diag::ext_init_list_constant_narrowing,
      // Jumps past declarations.
      diag::err_switch_into_protected_scope,
      diag::err_goto_into_protected_scope,
      diag::err_default_init_const,
      diag::err_different_language_linkage,
      diag::ext_register_storage_class,
  };
  return llvm::is_contained(ids, diagnosticId);
}

} // namespace tranship::frontend
