// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints findings for CI services, which show them next to the code.
#pragma once

#include "diagnostics/Finding.h"

#include "llvm/Support/JSON.h"

namespace tranship {

/// Workflow commands of GitHub Actions, one per line: `::warning file=a.cu,line=3,…::message`.
/// Suppressed findings are left out.
std::string findingsForGithub(const Findings &findings);

/// The code quality report of GitLab. Suppressed findings are left out.
llvm::json::Value findingsForGitlab(const Findings &findings);

} // namespace tranship
