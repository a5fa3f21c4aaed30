// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/MacroReplacement.h"
#include "rules/Rule.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <map>

namespace tranship::rules {
namespace {

/// Reports uses that other rules translate, and that HIP does not support everywhere or that mean something else in HIP.
/// Names that HIP lacks are reported by the pipeline (UnclaimedUses.h).
///
///     cudaMallocAsync(…)                      renamed: hip-version, if the output is for HIP 5.1
///     cudaDevAttrGpuOverlap                   renamed: meaning, once for all uses in the file
class UnsupportedRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    UsesByKey meanings, withoutHelper;
    for (const ResolvedUse &use : view.uses)
      if (use.row && !use.isQualifier && !(use.isDeclaration && use.layer == Layer::Token)) {
        report(view, use, meanings, result);
        if (llvm::StringRef helper = missedHelper(view, use); !helper.empty())
          withoutHelper[helper].push_back(&use);
      }
    for (const auto &[helper, uses] : withoutHelper)
      reportWithoutHelper(view, helper, uses, result);
    for (const auto &[key, uses] : meanings)
      if (key == "equal-codes" && isOneName(uses))
        continue; // nothing here tells it from the others
      else if (view.options.everyPlace)
        for (const ResolvedUse *use : uses)
          reportMeaning(view, use, result);
      else
        reportMeaning(view, uses, result);
    reportContradictions(view, result);
    return result;
  }

private:
  /// Whether each HIP name in a file stands for one CUDA name: then no two cases or keys become equal.
  static bool isOneName(llvm::ArrayRef<const ResolvedUse *> uses) {
    std::map<llvm::StringRef, llvm::StringRef> names;
    return llvm::all_of(uses, [&](const ResolvedUse *use) {
      return names.try_emplace(use->row->hip, use->name).first->second == use->name;
    });
  }

  using UsesByKey = std::map<llvm::StringRef, std::vector<const ResolvedUse *>>;

  /// Whether the name at `offset` becomes another one, so that it matters whose it is.
  static bool isTranslatedAt(const FileView &view, unsigned offset) {
    return llvm::any_of(view.uses, [&](const ResolvedUse &use) {
      if (view.file.tokens()[use.token].offset != offset)
        return false;
      const mapping::Row *row = use.row;
      return !row || !row->supported || !row->call.empty() ||
             view.file.text(view.file.tokens()[use.token]) !=
                 row->hip.ref().substr(row->hip.ref().rfind(':') + 1);
    });
  }

  /// Reports names that are CUDA names in one unit and the user's in another, once for the file unless
  /// each place is wanted.
  static void reportContradictions(const FileView &view, RuleResult &result) {
    std::vector<unsigned> places;
    for (unsigned offset : view.evidence.contradictions)
      if (isTranslatedAt(view, offset))
        places.push_back(offset);
    bool isEach = view.options.everyPlace || places.size() < 2;
    std::string others =
        isEach ? ""
               : fmt::format(" (and {} in this file)", plural(places.size() - 1, "more place"));
    for (unsigned offset : isEach ? places : llvm::ArrayRef(places).take_front().vec())
      result.diagnose(DiagnosticKind::NameConflict, offset,
                      "this name refers to a CUDA entity in one unit or macro use, and to your "
                      "own in another; it was translated as CUDA's" +
                          others,
                      "rename your own entity");
  }

  /// Reports a change of meaning once for all uses of a name in a file, at the first of them.
  static void reportMeaning(const FileView &view, llvm::ArrayRef<const ResolvedUse *> uses,
                            RuleResult &result) {
    const ResolvedUse &first = *uses.front();
    const mapping::Row &row = *first.row;
    std::string others = uses.size() > 1 ? fmt::format(" (and {} in this file)",
                                                       plural(uses.size() - 1, "more place"))
                                         : "";
    // What a macro with a value becomes depends on its use; comments in it say where it came from.
    std::string hip = row.kind == mapping::RowKind::Macro && !row.call.empty()
                          ? macroReplacement(view, first, row)
                          : row.hip.str();
    hip = llvm::StringRef(hip).split(" /*").first.str();
    std::string what = hip == row.name || hip.empty()
                           ? fmt::format("`{}`", first.name)
                           : fmt::format("`{}` became `{}`", first.name, hip);
    result.diagnose(DiagnosticKind::Meaning, view.file.tokens()[first.token].offset,
                    fmt::format("{}: {}{}", what, row.warn->why.str(), others),
                    row.warn->instead.str(), first.name);
  }

  /// The helper that --helpers=none rules out, where HIP has a form without it that nothing else reports.
  static llvm::StringRef missedHelper(const FileView &view, const ResolvedUse &use) {
    return use.row->supported && !use.row->warn && use.disposition != Disposition::Redeclared
               ? view.resolver.missedHelper(use)
               : llvm::StringRef();
  }

  static void reportWithoutHelper(const FileView &view, llvm::StringRef helper,
                                  llvm::ArrayRef<const ResolvedUse *> uses, RuleResult &result) {
    bool isEach = view.options.everyPlace || uses.size() < 2;
    std::string others =
        isEach ? "" : fmt::format(" (and {} in this file)", plural(uses.size() - 1, "more place"));
    for (const ResolvedUse *use : uses.take_front(isEach ? uses.size() : 1))
      result.diagnose(DiagnosticKind::Meaning, view.file.tokens()[use->token].offset,
                      fmt::format("`{}` became HIP's, which is not quite the same, without the "
                                  "helper `{}`{}",
                                  use->name, helper.str(), others),
                      "allow helpers, or compare what both functions do", use->name);
  }

  static void report(const FileView &view, const ResolvedUse &use, UsesByKey &meanings,
                     RuleResult &result) {
    unsigned offset = view.file.tokens()[use.token].offset;
    const mapping::Row &row = *use.row;
    if (use.wantsSeveralRows)
      result.diagnose(DiagnosticKind::CallForm, offset,
                      fmt::format("`{}` has different arguments here in another unit or macro "
                                  "use, and each needs a different HIP form",
                                  use.name),
                      "check the chosen form; separate the other uses with a macro or an overload",
                      use.name);
    if (!row.supported)
      return;
    if (!row.isIn(view.options.target.hip))
      result.diagnose(DiagnosticKind::HipVersion, offset,
                      versionMessage(row, view.options.target.hip),
                      "change --hip-version if you can, or rewrite this part without it", use.name);
    else if (isHostCallOnDevice(view, use))
      result.diagnose(
          DiagnosticKind::DeviceCall, offset,
          fmt::format("`{}` is called in device code, but HIP supports it only on the host",
                      use.name),
          "do this on the host, before or after the kernel", use.name);
    else if (row.warn && use.disposition != Disposition::Redeclared &&
             use.reporter == Reporter::UnsupportedRule && !isStandardOnHost(view, use))
      meanings[row.warn->key].push_back(&use);
  }

  /// Whether the name is the standard library's because it is called on the host, such as `clock`.
  static bool isStandardOnHost(const FileView &view, const ResolvedUse &use) {
    const std::set<frontend::CallEvidence> &calls = view.resolver.callsSeen(use.token);
    const mapping::Library *library = view.table.library(use.row->library);
    return library && library->deviceOnly && use.row->hip == use.row->name && !calls.empty() &&
           llvm::all_of(calls, [](const frontend::CallEvidence &call) { return call.onHost; });
  }

  static bool isHostCallOnDevice(const FileView &view, const ResolvedUse &use) {
    const mapping::Row &row = *use.row;
    const mapping::Library *library = view.table.library(row.library);
    bool callsNothing = !row.call.empty() && !row.call.contains('(');
    return row.kind == mapping::RowKind::Function && library && library->hostOnly &&
           !callsNothing &&
           llvm::any_of(view.resolver.callsSeen(use.token),
                        [](const frontend::CallEvidence &call) { return call.onDevice; });
  }
};

} // namespace

std::unique_ptr<Rule> makeUnsupportedRule() { return std::make_unique<UnsupportedRule>(); }

} // namespace tranship::rules
