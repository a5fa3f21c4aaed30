// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports on all programs of a tree: a table, JSON, JUnit's XML and a page of HTML.
#pragma once

#include "programs/ProgramResult.h"

#include "llvm/Support/JSON.h"

namespace tranship::programs {

struct TreeResult {
  /// The tree as the user named it.
  std::string tree;
  /// "tranship 1.0", "2026-11-25T12:00:00Z".
  std::string tool, time;
  std::vector<ProgramResult> programs;
  /// See ProgramTree.
  size_t others = 0;
  std::vector<std::string> problems;
  double seconds = 0;
};

/// 0, 1, 2 or 3, as for one program; the worst counts.
int exitCodeOf(const TreeResult &result);

/// "12 programs: 10 passed, 1 FAILED, 1 skipped".
std::string summaryOf(const TreeResult &result);

std::string textTable(const TreeResult &result);
llvm::json::Value jsonReport(const TreeResult &result);
std::string junitReport(const TreeResult &result);
std::string htmlPage(const TreeResult &result);

} // namespace tranship::programs
