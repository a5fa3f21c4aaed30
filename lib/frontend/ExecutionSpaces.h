// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that are defined without the execution spaces of their declaration. nvcc takes them from
// there; clang takes the definition for another function, or for none of the class.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Notes the definition that an error is about. True: the error is dealt with. If it may have another cause, the
/// visit of the definition decides, and it stays an error until then.
bool recordBareDefinition(const clang::Diagnostic &diagnostic, UnitRecorder &recorder);

/// Notes a definition for the host whose declaration is for the device alone: clang accepts both, and
/// the device's has no definition. A definition that clang rejected is noted if it lacks the space, too.
void recordBareDefinition(const clang::FunctionDecl *function, UnitRecorder &recorder);

/// Notes an explicit specialization that clang rejects for its execution spaces. `error`: where the error
/// in front of this note is.
void noteRejectedSpecialization(const clang::Diagnostic &note, clang::SourceLocation error,
                                unsigned errorId, UnitRecorder &recorder);

/// Records it if it lacks spaces of its template, or the template if that lacks spaces of its own, and forgets
/// the error.
void recordBareSpecialization(const clang::FunctionDecl *function, UnitRecorder &recorder);

} // namespace tranship::frontend
