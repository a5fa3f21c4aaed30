// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Leads errors in translated texts back to the original's lines, and to what caused them.
#pragma once

#include "frontend/port/PortParse.h"
#include "translate/Translation.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <map>
#include <set>

namespace tranship::translate {

/// An error of the port, at the original's place.
struct PortFault {
  const TranslatedFile *file;
  unsigned offset, line, column;
  std::string message;
  /// The translation changed something on the line.
  bool isOnChange = false;
  /// The path and line of the macro body that expands there, if one does.
  std::pair<std::string, unsigned> macroLine = {};
  /// The header of a library whose template fails there; empty if it is the user's own code.
  std::string libraryHeader = {};

  friend bool operator<(const PortFault &a, const PortFault &b) {
    return std::tie(a.file->input, a.offset, a.message) <
           std::tie(b.file->input, b.offset, b.message);
  }
};

/// The identifiers that clang's message quotes: `use of undeclared identifier 'cudaFoo'`.
std::vector<std::string> quotedNames(llvm::StringRef message);

/// Whether clang does not know a name, so that an error at its declaration explains this one.
bool isAboutUnknownName(llvm::StringRef message);

class PortBlame {
public:
  /// `files` must outlive this; `reported`: what the translation reported already.
  /// `lacksCounterpart`: whether HIP has nothing for a name, which is reported once per advice.
  PortBlame(llvm::ArrayRef<TranslatedFile> files, bool renameUnits,
            llvm::ArrayRef<Diagnostic> reported,
            std::function<bool(llvm::StringRef name)> lacksCounterpart);

  /// Nothing if the error is in none of the files.
  std::optional<PortFault> locate(const frontend::PortError &error) const;

  /// Whether a diagnostic reports this line already, or the name that the error is about.
  bool isReported(const PortFault &fault) const;

  /// `sides`: where it fails, such as `host, gfx90a`; empty: everywhere. `more`: lines of the file
  /// with the same error.
  Diagnostic diagnose(const PortFault &fault, llvm::StringRef sides, size_t more) const;

private:
  void addLines(const Diagnostic &diagnostic, const SourceFile &source);
  /// Whether HIP has no counterpart for a name with a namespace on a fault's line.
  bool namesMissingPart(const PortFault &fault) const;

  llvm::StringMap<const TranslatedFile *> byPortPath_;
  std::function<bool(llvm::StringRef name)> lacksCounterpart_;
  std::set<std::pair<std::string, unsigned>> reportedLines_;
  std::set<std::string> reportedNames_;
  /// Files whose CUDA names are reported as a whole.
  std::set<std::string> untranslated_;
  /// By file, the identifiers on reported lines: what is declared there may be unknown elsewhere.
  std::map<std::string, std::set<std::string>> namesOnReportedLines_;
  /// What `namesMissingPart` says: a long line may have many errors.
  mutable std::map<std::pair<const TranslatedFile *, unsigned>, bool> linesWithMissingPart_;
};

/// The path that an input has in the port.
std::string portPath(const TranslatedFile &file, bool renameUnits);

} // namespace tranship::translate
