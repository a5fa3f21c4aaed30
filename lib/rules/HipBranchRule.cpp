// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HipReleases.h"
#include "rules/HipBranches.h"
#include "rules/Rule.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Translates what authors wrote for an older HIP (HipBranches.h). The width of a wavefront is not a constant since HIP 7: it
/// becomes the number if all GPUs that the port is for have the same width; otherwise it stays and is reported.
///
///     #ifdef USE_ROCM
///     #define WARPS (1024 / warpSize)         #define WARPS (1024 / 64)
///     #else
///     #define WARPS 32
///     #endif
class HipBranchRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    writeConstantWidths(view, result);
    for (Change &change : unwrapHalves(view.file, view.options.target.hip))
      result.changeAnywhere(std::move(change));
    return result;
  }

private:
  /// The only finding in code that is HIP already.
  static void report(llvm::StringRef macro, unsigned offset, RuleResult &result) {
    result.findings.push_back(
        {DiagnosticKind::Meaning, offset,
         fmt::format("this branch for HIP uses `warpSize` as a constant, which it is no longer in "
                     "HIP 7: arrays and host code of this size do not compile; `{}` is a number in "
                     "the branch for CUDA",
                     macro),
         fmt::format(
             "compute `{}` from 64 where `__GFX9__` is defined, and from 32 for other GPUs; "
             "host code can ask for the device's property `warpSize`. With "
             "GPUs of one width in `--target`, tranship writes the number",
             macro),
         "warpSize", /*isForHipCode=*/true});
  }

  static void writeConstantWidths(const FileView &view, RuleResult &result) {
    if (view.hipCode.empty() ||
        mapping::isOlder(view.options.target.hip, mapping::firstWithoutConstantWidth))
      return;
    const SourceFile &file = view.file;
    const std::vector<SourceToken> &tokens = file.tokens();
    llvm::StringSet<> constants; // macros that are numbers for CUDA
    llvm::StringMap<std::vector<Range>> ofWidth;
    for (size_t i = 2; i < tokens.size(); ++i) {
      const SourceToken &name = tokens[i];
      if (name.directive != Directive::Define || file.text(tokens[i - 1]) != "define")
        continue;
      size_t end = i + 1;
      while (end < tokens.size() && tokens[end].directiveIndex == name.directiveIndex)
        ++end;
      llvm::StringRef macro = file.text(name);
      if (!view.isHipAt(name.offset)) {
        if (end == i + 2 && tokens[i + 1].is(tok::numeric_constant))
          constants.insert(macro);
        continue;
      }
      for (size_t j = i + 1; j < end; ++j)
        if (file.text(tokens[j]) == "warpSize")
          ofWidth[macro].push_back(tokens[j].range());
    }
    unsigned width = view.options.target.waveWidth();
    for (const auto &[macro, places] : ofWidth) {
      if (!constants.contains(macro))
        continue;
      if (!width)
        report(macro, places.front().begin, result);
      else
        for (Range place : places)
          result.changeAnywhere({"hip-branch", Layer::Token, {{place, {llvm::utostr(width)}}}});
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeHipBranchRule() { return std::make_unique<HipBranchRule>(); }

} // namespace tranship::rules
