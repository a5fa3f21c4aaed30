// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/SharedObjects.h"

#include "clang/Basic/DiagnosticSema.h"

namespace tranship::frontend {

bool recordSharedObject(const clang::Diagnostic &diagnostic, UnitRecorder &recorder) {
  // With an initializer, the range is that of the initializer.
  if (diagnostic.getID() != clang::diag::err_shared_var_init || diagnostic.getNumRanges() != 1 ||
      diagnostic.getRange(0).getBegin() != diagnostic.getLocation())
    return false;
  if (std::optional<UnitRecorder::Place> place = recorder.placeOf(diagnostic.getLocation()))
    place->record->types.sharedObjects.insert(place->offset);
  return true;
}

} // namespace tranship::frontend
