// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/ParseObstacles.h"

#include "support/RegularFiles.h"

#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::frontend {

Diagnostic unfinished(const CompileCommand &command, const ClangRun &run) {
  Diagnostic diagnostic{DiagnosticKind::UnitNotParsed, command.file, 0, 0, {}, {}, {}};
  llvm::StringRef why = run.end == WorkEnd::OutOfMemory ? "takes too much memory"
                        : run.end == WorkEnd::OutOfTime ? "takes too long"
                                                        : "crashes clang";
  diagnostic.message = fmt::format("this file {}, so it was translated by its text alone", why);
  diagnostic.advice =
      run.end == WorkEnd::Crashed
          ? "check that your own names were left alone; report the crash, with the file if you can"
          : "check that your own names were left alone";
  if (!run.macro)
    return diagnostic;
  diagnostic.file = run.macro->path;
  diagnostic.line = run.macro->line;
  diagnostic.column = run.macro->column;
  diagnostic.message =
      fmt::format("to expand `{}` {}, so {} was translated by its text alone", run.macro->name, why,
                  llvm::sys::path::filename(command.file).str());
  diagnostic.advice = "make the macro smaller, or check that your own names were left alone";
  return diagnostic;
}

void explainRefused(ParsedUnit &unit, llvm::vfs::OverlayFileSystem &files) {
  const auto *disk = llvm::dyn_cast<RegularFiles>(std::prev(files.overlays_end())->get());
  for (Diagnostic &problem : unit.problems)
    if (problem.kind == DiagnosticKind::MissingInclude && disk)
      if (std::string why = disk->whyRefused(problem.name); !why.empty()) {
        problem.message = fmt::format("`{}` is {}, so it was not read; what it declares is unknown",
                                      problem.name, why);
        problem.advice = "put a regular file of at most 32 MB there";
      }
}

} // namespace tranship::frontend
