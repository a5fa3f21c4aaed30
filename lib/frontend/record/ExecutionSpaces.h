// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that are defined without the execution spaces of their declaration. nvcc uses those of the
// declaration; Clang treats the definition as an overload, or rejects it as not a member.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Notes the definition that an error is about. True if the error needs no report. If the error may
/// have another cause, it stays until the visit of the definition decides.
bool recordBareDefinition(const clang::Diagnostic &diagnostic, UnitRecorder &recorder);

/// Records a host definition of a device-only declaration: Clang accepts both as overloads, and the
/// device function has no definition. Also records a rejected definition that lacks the space.
void recordBareDefinition(const clang::FunctionDecl *function, UnitRecorder &recorder);

/// Notes an explicit specialization that Clang rejects for its execution spaces. `error`: the location
/// of the error before this note.
void noteRejectedSpecialization(const clang::Diagnostic &note, clang::SourceLocation error,
                                unsigned errorId, UnitRecorder &recorder);

/// Notes that host code constructs an object with this device-only constructor, which nvcc accepts in templates.
void noteHostConstruction(const clang::Diagnostic &note, clang::SourceLocation error,
                          unsigned errorId, UnitRecorder &recorder);

/// Records a device-only constructor without a body that host code calls, and forgets the errors. nvcc runs its
/// initializers on the host.
void recordDeviceConstructor(const clang::FunctionDecl *function, UnitRecorder &recorder);

/// Records an explicit specialization that lacks spaces of its template, or the template if it lacks
/// spaces of the specialization, and forgets the error.
void recordBareSpecialization(const clang::FunctionDecl *function, UnitRecorder &recorder);

} // namespace tranship::frontend
