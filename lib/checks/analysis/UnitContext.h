// One translation unit, as the checks see it.
#pragma once

#include "checks/analysis/CheckResults.h"
#include "checks/analysis/CodeIndex.h"
#include "diagnostics/Diagnostic.h"
#include "mapping/Table.h"
#include "mapping/Targets.h"

#include <memory>
#include <optional>

namespace tranship::checks {

struct CheckOptions {
  std::vector<mapping::Target> targets = mapping::defaultTargets();
  const mapping::Table *table = nullptr;
  /// The CUDA that the source is for.
  Version cudaVersion;
  /// The HIP that it goes to; not known: the newest that the tables know.
  Version hipVersion;

  bool anyTarget(bool (*predicate)(const mapping::Target &)) const {
    return std::any_of(targets.begin(), targets.end(), predicate);
  }
  bool hasWave64() const {
    return anyTarget([](const mapping::Target &target) { return target.waveWidth == 64; });
  }
};

class WaveAnalysis;

/// One unit, as clang sees it.
class UnitContext {
public:
  UnitContext(const frontend::ParsedTree &tree, const CheckOptions &options);
  ~UnitContext();

  clang::ASTContext &ast;
  frontend::UnitRecorder &recorder;
  const CodeIndex index;
  const CheckOptions &options;
  /// What the checks have found so far.
  CheckResults results;

  /// The value of an integer expression, where it is known: literals, macros, constants, template
  /// arguments, variables that keep the value that they are given first.
  std::optional<int64_t> valueOf(const clang::Expr *expression) const;

  /// What the unit takes for granted of a warp's width; found at the first call.
  const WaveAnalysis &waves() const;

  /// Says it where the range begins in the user's files (of a macro: where it is used, with a note
  /// on where it is written); nothing when that is not in one. What is returned may be added to
  /// until the next call.
  Diagnostic *diagnose(DiagnosticKind kind, clang::SourceRange range, const clang::FunctionDecl *in,
                       std::string message, std::string advice);
  void addRelated(Diagnostic *diagnostic, clang::SourceLocation location, std::string message);
  /// Adds a replacement to the fix; of text that macros have a part in there is none, and the whole
  /// fix is given up.
  void addFix(Diagnostic *diagnostic, clang::SourceRange range, std::string text);

private:
  std::optional<int64_t> valueOf(const clang::Expr *expression, unsigned depth) const;

  mutable std::unique_ptr<WaveAnalysis> waves_;
};

/// What one finding tells of all places of a unit: it stands at the first, and the others are its
/// notes. Nothing else may be diagnosed in between.
class OneFinding {
public:
  OneFinding(UnitContext &unit, DiagnosticKind kind, std::string message, std::string advice)
      : unit_(unit), kind_(kind), message_(std::move(message)), advice_(std::move(advice)) {}

  void add(clang::SourceRange range, const clang::FunctionDecl *in);

private:
  UnitContext &unit_;
  DiagnosticKind kind_;
  std::string message_, advice_;
  Diagnostic *first_ = nullptr;
};

} // namespace tranship::checks
