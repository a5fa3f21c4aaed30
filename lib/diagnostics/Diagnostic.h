// What the user must know of their code. Failures of the tool itself are llvm::Error, never
// diagnostics.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
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
/// It is found by a portability check.
bool isCheck(DiagnosticKind kind);

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

  friend bool operator==(const RelatedPlace &, const RelatedPlace &) = default;
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
  /// 1-based; line 0: about the file as a whole.
  unsigned line = 0, column = 0;
  /// What was seen; lower case, no full stop, code in backticks.
  std::string message;
  /// What to do about it; empty when there is nothing to do.
  std::string advice;
  /// The CUDA name it is about, if it is about one.
  std::string name = {};
  /// What exactly; its end is 0 where only the place is known.
  SourceSpan span = {};
  std::vector<RelatedPlace> related = {};
  /// All together are one way to put it right in the CUDA source, safe to apply; none: there is
  /// none.
  std::vector<Replacement> fix = {};
  /// The kernel (or other device function) that it is in, qualified; empty: none.
  std::string function = {};
  /// For who looks at the CUDA source alone: the translation puts it right by keeping groups of 32
  /// lanes, or a rule says it.
  bool isSettledByTranslation = false;

  friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

/// By file, line, column, kind, then by what is said.
bool isBefore(const Diagnostic &a, const Diagnostic &b);

/// Collects diagnostics; what several units say of one place is said once.
class Sink {
public:
  void add(Diagnostic diagnostic) { diagnostics_.push_back(std::move(diagnostic)); }
  void add(std::vector<Diagnostic> diagnostics);
  /// Sorted by file, line, column, kind; without duplicates.
  std::vector<Diagnostic> take();

private:
  std::vector<Diagnostic> diagnostics_;
};

} // namespace tranship
