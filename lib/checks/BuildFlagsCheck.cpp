// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build settings that change results or order and have no effect on a build for HIP. The flags of
// compile commands are reported where they are read (project/CompileDatabase.h). This check finds
// the macro that replaces one of them in a source file: HIP's own macro moves API calls to the
// per-thread default stream, but launches depend on the compiler's flag alone.
//   #define CUDA_API_PER_THREAD_DEFAULT_STREAM
// Source: amd_hip_runtime_pt_api.h; clang's -fgpu-default-stream, which chooses what `<<<>>>`
// calls.
#include "checks/Check.h"

namespace tranship::checks {
namespace {

class BuildFlagsCheck : public Check {
public:
  void run(CheckedFile &checked) const override {
    const std::vector<SourceToken> &tokens = checked.file.tokens();
    for (size_t i = 2; i < tokens.size(); ++i)
      if (tokens[i].directive == Directive::Define && tokens[i - 2].is(clang::tok::hash) &&
          checked.file.text(tokens[i]) == "CUDA_API_PER_THREAD_DEFAULT_STREAM")
        checked.report(DiagnosticKind::BuildFlags, tokens[i].range(),
                       "in HIP, this macro moves API calls to the per-thread default stream, but "
                       "not kernel launches",
                       "compile with -fgpu-default-stream=per-thread");
  }
};

} // namespace

std::unique_ptr<Check> makeBuildFlagsCheck() { return std::make_unique<BuildFlagsCheck>(); }

} // namespace tranship::checks
