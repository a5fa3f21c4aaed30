// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What users must know about their code. Failures of the tool itself are llvm::Error, never
// diagnostics.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace tranship {

enum class Severity : uint8_t { Note, Warning, Error };
llvm::StringRef toString(Severity severity);

enum class DiagnosticKind : uint8_t {
#define KIND(Name, Id, Severity) Name,
#include "diagnostics/Kinds.def"
};

llvm::StringRef idOf(DiagnosticKind kind);
Severity severityOf(DiagnosticKind kind);
/// All kinds, in the order of Kinds.def.
std::vector<DiagnosticKind> allDiagnosticKinds();
/// Whether a portability check finds diagnostics of this kind.
bool isCheck(DiagnosticKind kind);
/// Whether a finding of this kind concerns only the code that a GPU runs: host code may do the same.
bool concernsDeviceCode(DiagnosticKind kind);
/// Whether the first note of this kind is shown even if notes were not requested: the port computes something else, or the
/// compiler aims at something else.
bool isShownOnce(DiagnosticKind kind);

/// Part of a file, half-open. Offsets are bytes from its start; lines and columns are 1-based.
struct SourceSpan {
  unsigned begin = 0, end = 0;
  unsigned line = 0, column = 0, endLine = 0, endColumn = 0;

  friend bool operator==(const SourceSpan &, const SourceSpan &) = default;
};

/// Another place that explains a diagnostic: where a constant comes from, where a launch is.
struct RelatedPlace {
  std::string file;
  unsigned line = 0, column = 0;
  std::string message;

  friend auto operator<=>(const RelatedPlace &, const RelatedPlace &) = default;
};

/// Part of a fix: the text of `span` in the diagnostic's file becomes `text`.
struct Replacement {
  SourceSpan span;
  std::string text;

  friend bool operator==(const Replacement &, const Replacement &) = default;
};

struct Diagnostic {
  DiagnosticKind kind;
  std::string file;
  /// 1-based; line 0 means the file as a whole.
  unsigned line = 0, column = 0;
  /// What happened; lower case, no full stop, code in backticks.
  std::string message;
  /// What to do about it; empty if there is nothing to do.
  std::string advice;
  /// The CUDA name that it is about, if any.
  std::string name = {};
  /// The exact text; the end is 0 if only the position is known.
  SourceSpan span = {};
  std::vector<RelatedPlace> related = {};
  /// Together, these fix the CUDA source and are safe to apply; empty if there is no such fix.
  std::vector<Replacement> fix = {};
  /// The qualified name of the kernel or device function around it; empty if there is none.
  std::string function = {};
  /// Only the CUDA source itself has the problem: the translation solves it by keeping groups of 32
  /// lanes, or a rule reports it.
  bool isSettledByTranslation = false;

  friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

/// Which notes are shown although notes were not requested.
class FirstNotes {
public:
  bool contain(const Diagnostic &note) {
    return isShownOnce(note.kind) && seen_.insert(note.kind).second;
  }

private:
  std::set<DiagnosticKind> seen_;
};

/// Orders by file, line, column, kind, then by the texts and the related places.
bool isBefore(const Diagnostic &a, const Diagnostic &b);

/// Collects diagnostics and reports those that several units share only once.
class Sink {
public:
  void add(Diagnostic diagnostic) { diagnostics_.push_back(std::move(diagnostic)); }
  void add(std::vector<Diagnostic> diagnostics);
  const std::vector<Diagnostic> &added() const { return diagnostics_; }
  /// Sorted by file, line, column, kind; without duplicates. Diagnostics that differ only in their
  /// related places become one, with all of these places.
  std::vector<Diagnostic> take();

private:
  std::vector<Diagnostic> diagnostics_;
};

} // namespace tranship
