// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/PlatformGuard.h"
#include "rules/Rule.h"
#include "source/Forwarding.h"

#include <fmt/format.h>

#include <map>

namespace tranship::rules {
namespace {

/// Disables one of two overloads whose parameters have different types in CUDA and the same type in
/// HIP.
///
///     before  const char *text(cudaError_t e) { … }
///             const char *text(CUresult e) { … }
///     after   const char *text(hipError_t e) { … }
///             #if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
///             const char *text(hipError_t e) { … }
///             #endif
class OverloadCollisionRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    std::map<std::string, const frontend::FunctionEvidence *> known;
    for (const auto &[offset, function] : view.evidence.functions) {
      std::string key = function.name + "(";
      for (const std::string &parameter : function.parameters)
        key += hipType(view.table, parameter) + ",";
      auto [entry, isNew] = known.try_emplace(key, &function);
      if (isNew || entry->second->parameters == function.parameters)
        continue;
      std::vector<Edit> edits = guardFromAmd(view.file, offset, function.end,
                                             "the same as an overload above, once it is HIP");
      if (edits.empty())
        continue;
      result.change({"overload-collision", Layer::Ast, std::move(edits)});
      if (onlyForwards(view.file, offset, function.end))
        continue;
      result.diagnose(DiagnosticKind::OverloadCollision, offset,
                      fmt::format("`{}` has two overloads whose parameters are the same in HIP; "
                                  "this one is disabled on AMD GPUs",
                                  function.name),
                      "rename one of them if they do different things");
    }
    return result;
  }

private:
  static std::string hipType(const mapping::Table &table, const std::string &name) {
    for (const mapping::Row &row : table.rowsOf(name))
      if (row.kind == mapping::RowKind::Type && row.supported)
        return row.hipType.empty() ? row.hip.str() : row.hipType.str();
    return name;
  }
};

} // namespace

std::unique_ptr<Rule> makeOverloadCollisionRule() {
  return std::make_unique<OverloadCollisionRule>();
}

} // namespace tranship::rules
