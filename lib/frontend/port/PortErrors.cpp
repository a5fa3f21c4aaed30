// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortErrors.h"

#include "frontend/parse/CDialect.h"
#include "frontend/parse/StandIns.h"

#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {
namespace {

/// One cause can make any number of errors. All must be seen, since each may be of another cause that nothing reports.
constexpr size_t maxErrors = 10000;

/// Whether a note names a place that makes clang look at the code with the error.
bool isAboutUse(unsigned note) {
  namespace diag = clang::diag;
  return llvm::is_contained(
      {diag::note_template_class_instantiation_here, diag::note_template_member_class_here,
       diag::note_template_member_function_here, diag::note_function_template_spec_here,
       diag::note_template_static_data_member_def_here, diag::note_template_variable_def_here,
       diag::note_default_function_arg_instantiation_here, diag::note_called_by},
      note);
}

} // namespace

void PortErrors::BeginSourceFile(const clang::LangOptions &,
                                 const clang::Preprocessor *preprocessor) {
  sources_ = &preprocessor->getSourceManager();
}

void PortErrors::EndSourceFile() {
  finishPending();
  sources_ = nullptr;
}

std::optional<std::pair<std::string, unsigned>>
PortErrors::placeOf(clang::SourceLocation location) const {
  if (!sources_ || location.isInvalid())
    return std::nullopt;
  location = sources_->getFileLoc(location);
  auto [file, offset] = sources_->getDecomposedLoc(location);
  clang::OptionalFileEntryRef entry = sources_->getFileEntryRefForID(file);
  if (!entry)
    return std::nullopt;
  llvm::SmallString<256> path(entry->getName());
  (void)sources_->getFileManager().makeAbsolutePath(path);
  llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  return std::make_pair(std::string(path), offset);
}

std::optional<std::pair<std::string, unsigned>>
PortErrors::usersPlace(clang::SourceLocation location) const {
  auto place = placeOf(location);
  return place && options_.isUserFile(place->first) ? place : std::nullopt;
}

std::optional<std::pair<std::string, unsigned>>
PortErrors::placeOrInclude(clang::SourceLocation location) const {
  while (sources_ && location.isValid()) {
    if (auto place = usersPlace(location))
      return place;
    location = sources_->getIncludeLoc(sources_->getFileID(sources_->getFileLoc(location)));
  }
  return std::nullopt;
}

void PortErrors::finishPending() {
  if (!pending_)
    return;
  if (pending_->file.empty()) {
    pending_->isHeadersOwn = true;
    if (auto place = placeOrInclude(pendingLocation_))
      std::tie(pending_->file, pending_->offset) = *place;
  }
  if (unit_.errors.size() < maxErrors)
    unit_.errors.push_back(std::move(*pending_));
  pending_.reset();
}

void PortErrors::add(clang::SourceLocation location, std::string message) {
  finishPending();
  pending_ = PortError{.message = std::move(message)};
  pendingLocation_ = location;
  finishPending();
}

void PortErrors::HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                                  const clang::Diagnostic &diagnostic) {
  if (level == clang::DiagnosticsEngine::Note) {
    if (pending_ && visibility_)
      visibility_->diagnosed(diagnostic, pendingLocation_);
    if (auto place = pending_ ? usersPlace(diagnostic.getLocation()) : std::nullopt) {
      if (pending_->file.empty())
        std::tie(pending_->file, pending_->offset) = *place;
      else if (isAboutUse(diagnostic.getID()))
        pending_->uses.push_back({std::move(place->first), place->second});
    }
    return;
  }
  finishPending();
  if (level < clang::DiagnosticsEngine::Error || isAboutStandIn(diagnostic) ||
      (isC_ && isErrorInCxxAlone(diagnostic.getID())))
    return;
  // A template of a library's that is called with a lambda. Our headers declare what others define.
  if (diagnostic.getID() == clang::diag::err_undefined_internal_type && sources_ &&
      !usersPlace(diagnostic.getLocation()))
    return;
  // Macros of C code can break the standard headers of C++, which a compiler for C does not read.
  if (auto place = isC_ ? placeOf(diagnostic.getLocation()) : std::nullopt;
      place && !options_.isUserFile(place->first) && !options_.isHipHeader(place->first))
    return;
  llvm::SmallString<128> message;
  diagnostic.FormatDiagnostic(message);
  if (!sources_) {
    if (setupError_.empty())
      setupError_ = std::string(message);
    return;
  }
  pending_ = PortError{.message = std::string(message)};
  if (diagnostic.getID() == clang::diag::err_pp_file_not_found)
    pending_->missingHeader = diagnostic.getArgStdStr(0);
  pendingLocation_ = diagnostic.getLocation();
  if (visibility_)
    visibility_->diagnosed(diagnostic, pendingLocation_);
  if (diagnostic.getLocation().isMacroID())
    if (auto place = usersPlace(sources_->getSpellingLoc(diagnostic.getLocation())))
      std::tie(pending_->macroFile, pending_->macroOffset) = *place;
  if (auto place = placeOf(diagnostic.getLocation())) {
    if (options_.isUserFile(place->first))
      std::tie(pending_->file, pending_->offset) = *place;
    else
      pending_->libraryHeader = place->first;
  }
}

} // namespace tranship::frontend
