// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a rule is. A rule looks at one file with everything that is known about it, and returns what it proposes; it writes
// nothing and sees nothing of other rules. It must report a match that it cannot rewrite safely.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "rules/FileView.h"
#include "source/Edit.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace tranship::rules {

struct Proposal {
  Change change;
  /// HIP code needs it as well, since another file gets a new name. Other changes in code that is HIP
  /// already are dropped.
  bool isForHipCode = false;
};

/// Something to report at a place. In code that is HIP already, nothing is reported, and in dead code
/// only notes are.
struct Finding {
  DiagnosticKind kind;
  unsigned offset;
  std::string message, advice;
  /// The CUDA name that it is about, if any.
  std::string name;
  /// It is about code that is HIP already.
  bool isForHipCode = false;
};

/// What the text that a rule writes relies on.
struct Needs {
  /// The ids of helpers, without those that they need, and the places in the file that use them.
  std::set<std::string> helpers;
  /// The place of the first use of a helper.
  std::optional<unsigned> firstHelperUse;
  /// Headers of HIP, whether the file includes them or not.
  std::set<std::string> headers;

  void helper(llvm::StringRef id, unsigned offset);
  void add(const Needs &others);
};

/// What a rule makes of a file.
struct RuleResult {
  std::vector<Proposal> changes;
  std::vector<Finding> findings;
  Needs needs;
  /// The tokens of the uses that the rule answers for: it translates, reports or removes them, or leaves them as they are.
  std::set<size_t> claims;

  void change(Change change) { changes.push_back({std::move(change)}); }
  void changeAnywhere(Change change) { changes.push_back({std::move(change), true}); }
  void diagnose(DiagnosticKind kind, unsigned offset, std::string message, std::string advice = {},
                llvm::StringRef name = {}) {
    findings.push_back({kind, offset, std::move(message), std::move(advice), name.str()});
  }
  void claim(const ResolvedUse &use) { claims.insert(use.token); }
  void add(RuleResult others);
};

/// Says that HIP `version` lacks what a row leads to, and when HIP had it.
std::string versionMessage(const mapping::Row &row, Version version);

class Rule {
public:
  virtual ~Rule() = default;
  virtual RuleResult run(const FileView &view) const = 0;
};

/// A rule that runs after all others, since it provides what they need.
class FollowingRule {
public:
  virtual ~FollowingRule() = default;
  virtual RuleResult run(const FileView &view, const Needs &needs) const = 0;
};

#define RULE(Name, Id, Kind) std::unique_ptr<Kind> make##Name##Rule();
#include "rules/Rules.def"

using AnyRule = std::variant<std::unique_ptr<Rule>, std::unique_ptr<FollowingRule>>;

/// What a rule changes on purpose; nothing: what it writes means what the original meant.
std::optional<frontend::FactKind> explains(llvm::StringRef rule);

/// All rules but the one with an id, in the order of Rules.def.
std::vector<AnyRule> allRules(llvm::StringRef without = {});

} // namespace tranship::rules
