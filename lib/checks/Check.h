// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inputs and results of a portability check. A check finds code that HIP compiles but that is wrong,
// or slow, on AMD GPUs. It never edits; it may propose a fix of the CUDA source.
#pragma once

#include "checks/analysis/UnitContext.h"
#include "diagnostics/Diagnostic.h"
#include "frontend/evidence/Evidence.h"
#include "source/SourceFile.h"

#include <memory>

namespace tranship::checks {

/// One file: its tokens, and the evidence of all units about it.
class CheckedFile {
public:
  const SourceFile &file;
  const frontend::FileEvidence &evidence;
  const mapping::Table &table;
  const CheckOptions &options;
  /// The value of `__CUDA_ARCH__` in the file's port.
  const int64_t cudaArchitecture;

  /// `isSettled`: the translation handles it (Diagnostic::isSettledByTranslation).
  void report(DiagnosticKind kind, Range range, std::string message, std::string advice,
              bool isSettled = false);

  Sink sink = {};
};

/// Stateless: one object serves all threads.
class Check {
public:
  virtual ~Check() = default;
  /// Whether it examines units that do not include CUDA as well.
  virtual bool concernsAnyUnit() const { return false; }
  virtual void run(UnitContext &unit) const {}
  virtual void run(CheckedFile &file) const {}
};

#define PORTABILITY_CHECK(Name, Id, Severity, Side) std::unique_ptr<Check> make##Name##Check();
#include "diagnostics/Checks.def"

/// All checks, in the order of Checks.def.
llvm::ArrayRef<std::unique_ptr<Check>> allChecks();

/// Runs all checks over a unit.
CheckResults checkUnit(const frontend::ParsedTree &tree, const CheckOptions &options);

} // namespace tranship::checks
