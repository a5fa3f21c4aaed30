// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Decides once what each use of a CUDA name in a file is: which row applies to it, how it is written, and which rule is to
// translate it.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "mapping/Row.h"
#include "rules/RuleOptions.h"
#include "source/CallSyntax.h"
#include "source/Edit.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tranship::rules {

/// A name in the text that may be a CUDA name.
struct NameSite {
  size_t token;
  /// Key in the table (see NameEvidence::entity).
  std::string name;
  /// Empty if the name looks like a CUDA name but the tables do not list it.
  llvm::ArrayRef<mapping::Row> rows;
  Layer layer;
  /// The user declares it here: Clang says so and the user has a row of their own for it, or it has
  /// the form of a declaration in code that Clang did not see.
  bool isDeclaration = false;
};

/// What becomes of a use. Each use has one, so that exactly one rule translates it.
enum class Disposition : uint8_t {
  Unknown,     // no table lists the name
  NoForm,      // the name has rows, and none applies
  Unsupported, // HIP has no counterpart; a rule may claim the use all the same
  Declared,    // a function that the user declares, which stays
  Redeclared, // a declaration of a CUDA function of which the port has no equal: CallRule reports it
  Renamed,    // gets HIP's name, which may be the same: RenameRule
  Reshaped,   // a call that takes other arguments: CallRule
  Valued,     // a macro with another value: MacroValueRule
  Method,     // a method that becomes a function: MethodRule
};

/// Who reports that a use means something else in HIP, where its row warns.
enum class Reporter : uint8_t {
  UnsupportedRule,
  HandleRule, // looks at each use of the type's values
  MacroValueRule, // writes the value of the version that the code is written for: there is nothing to report
  WaveChecks, // judge the code around the use
};

struct ResolvedUse : NameSite {
  /// The row whose guards match the use and the file's versions; null if there is none.
  const mapping::Row *row = nullptr;
  /// The use is called in several ways that need different rows; `row` follows one of them.
  bool wantsSeveralRows = false;
  /// Nothing if the name is not called here.
  std::optional<CallSyntax> call = std::nullopt;
  frontend::WaveForm wave = frontend::WaveForm::Unknown;
  /// It names a namespace, and what holds for the name after it is all there is to report: `std` in
  /// `cuda::std`.
  bool isQualifier = false;
  Disposition disposition = Disposition::Unknown;
  Reporter reporter = Reporter::UnsupportedRule;
};

class Resolver {
public:
  Resolver(const SourceFile &file, const frontend::FileEvidence &evidence,
           const RuleOptions &options)
      : file_(file), evidence_(evidence), options_(options) {}

  ResolvedUse resolve(NameSite site) const;
  /// `sites`: all of a file, in file order.
  std::vector<ResolvedUse> resolve(std::vector<NameSite> sites) const;

  /// The helper that the port would use here, were helpers allowed; empty if there is none.
  llvm::StringRef missedHelper(const ResolvedUse &use) const;

  /// The ways in which Clang saw a name called.
  const std::set<frontend::CallEvidence> &callsSeen(size_t token) const;
  frontend::WaveForm waveFormAt(unsigned offset) const;

private:
  const mapping::Row *rowFor(const ResolvedUse &use, const frontend::CallEvidence *seen) const;
  const mapping::Row *rowForSeveral(const ResolvedUse &use) const;
  const mapping::Row *rowOf(const ResolvedUse &use) const;
  bool wantsSeveralRows(const ResolvedUse &use) const;
  Reporter reporterOf(const ResolvedUse &use) const;

  const SourceFile &file_;
  const frontend::FileEvidence &evidence_;
  const RuleOptions &options_;
};

} // namespace tranship::rules
