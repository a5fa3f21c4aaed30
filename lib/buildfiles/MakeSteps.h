// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What make would run to make each file that a makefile names.
#pragma once

#include "buildfiles/MakeValues.h"

#include <map>

namespace tranship::buildfiles {

/// How make makes one file.
struct MakeStep {
  const MakeRule *rule;
  MakeAutomatic automatic;
};

class MakeSteps {
public:
  MakeSteps(const std::string &makefile, const TreeFiles &files, const MakeStart &start);

  MakeValues &values() { return values_; }
  const MakeValues &values() const { return values_; }
  /// By target: those that a rule with a recipe makes, also by a pattern.
  const std::map<std::string, MakeStep> &steps() const { return steps_; }
  /// The targets that rules name.
  const std::set<std::string> &targets() const { return targets_; }
  /// Whether make finds the file, or a rule for it.
  bool canMake(llvm::StringRef name) const { return canMake(name, 0); }

private:
  void visit(const std::string &target, unsigned depth);
  std::optional<MakeStep> stepByPattern(llvm::StringRef name, unsigned depth) const;
  bool canMake(llvm::StringRef name, unsigned depth) const;
  bool isFile(llvm::StringRef name) const;
  bool isMadeByMake(llvm::StringRef name) const;

  const TreeFiles &files_;
  std::string folder_;
  MakeValues values_;
  std::map<std::string, MakeStep> steps_;
  std::set<std::string> targets_, visited_;
  /// What is known about names that no rule names.
  mutable std::map<std::string, bool> made_;
};

} // namespace tranship::buildfiles
