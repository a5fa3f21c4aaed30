// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Collects clang's errors about a port and finds the place in the user's code that leads to each one.
#pragma once

#include "frontend/port/PortParse.h"
#include "frontend/port/Visibility.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceManager.h"

namespace tranship::frontend {

class PortErrors : public clang::DiagnosticConsumer {
public:
  /// `visibility` hears of every error; null: there is no precompiled header.
  PortErrors(PortUnit &unit, const PortOptions &options, bool isC, Visibility *visibility)
      : unit_(unit), options_(options), isC_(isC), visibility_(visibility) {}

  void BeginSourceFile(const clang::LangOptions &,
                       const clang::Preprocessor *preprocessor) override;
  void EndSourceFile() override;
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                        const clang::Diagnostic &diagnostic) override;

  /// Adds an error that clang does not report, at a location in the user's code.
  void add(clang::SourceLocation location, std::string message);

  /// Errors before a file was opened: wrong flags, say.
  const std::string &setupError() const { return setupError_; }

private:
  /// The absolute path and the offset at a location; nothing if it is in no file.
  std::optional<std::pair<std::string, unsigned>> placeOf(clang::SourceLocation location) const;
  /// The user's file and offset at a location, or nothing.
  std::optional<std::pair<std::string, unsigned>> usersPlace(clang::SourceLocation location) const;
  /// The same, or that of the include that leads there.
  std::optional<std::pair<std::string, unsigned>>
  placeOrInclude(clang::SourceLocation location) const;
  void finishPending();

  PortUnit &unit_;
  const PortOptions &options_;
  bool isC_;
  Visibility *visibility_;
  const clang::SourceManager *sources_ = nullptr;
  /// An error outside of the user's code, until a note says which of their code leads to it.
  std::optional<PortError> pending_;
  /// Where clang reported the last error.
  clang::SourceLocation pendingLocation_;
  std::string setupError_;
};

} // namespace tranship::frontend
