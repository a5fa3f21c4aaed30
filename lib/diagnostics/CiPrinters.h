// Findings as the services that run a project's checks show them beside the code.
#pragma once

#include "diagnostics/Finding.h"

#include "llvm/Support/JSON.h"

namespace tranship {

/// Workflow commands of GitHub Actions, one a line: `::warning file=a.cu,line=3,…::message`.
/// Suppressed findings are left out.
std::string findingsForGithub(const Findings &findings);

/// The code quality report of GitLab. Suppressed findings are left out.
llvm::json::Value findingsForGitlab(const Findings &findings);

} // namespace tranship
