// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "mapping/HipReleases.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace tranship::rules {

void Needs::helper(llvm::StringRef id, unsigned offset) {
  helpers.insert(id.str());
  firstHelperUse = std::min(firstHelperUse.value_or(offset), offset);
}

void Needs::add(const Needs &others) {
  helpers.insert(others.helpers.begin(), others.helpers.end());
  headers.insert(others.headers.begin(), others.headers.end());
  if (others.firstHelperUse)
    firstHelperUse =
        std::min(firstHelperUse.value_or(*others.firstHelperUse), *others.firstHelperUse);
}

void RuleResult::add(RuleResult others) {
  std::move(others.changes.begin(), others.changes.end(), std::back_inserter(changes));
  std::move(others.findings.begin(), others.findings.end(), std::back_inserter(findings));
  needs.add(others.needs);
  claims.merge(others.claims);
}

std::string versionMessage(const mapping::Row &row, Version version) {
  Version output = version.known() ? version : mapping::defaultHip;
  bool isTooNew = row.hipAdded > output;
  return fmt::format("`{}` was {} in HIP {}, but the output is for {}", row.hip.str(),
                     isTooNew ? "added" : "removed",
                     mapping::hipName(isTooNew ? row.hipAdded : row.hipRemoved),
                     mapping::hipName(output));
}

std::optional<frontend::FactKind> explains(llvm::StringRef rule) {
#define EXPLAINS(Id, Kind)                                                                         \
  if (rule == Id)                                                                                  \
    return frontend::FactKind::Kind;
#include "rules/Rules.def"
  return std::nullopt;
}

std::vector<AnyRule> allRules(llvm::StringRef without) {
  std::vector<AnyRule> rules;
#define RULE(Name, Id, Kind)                                                                       \
  if (without != Id)                                                                               \
    rules.push_back(make##Name##Rule());
#include "rules/Rules.def"
  return rules;
}

} // namespace tranship::rules
