// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Resolve.h"

#include "rules/MacroReplacement.h"
#include "rules/RowGuards.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::rules {
namespace {

using Guard = mapping::ArgumentGuard::Kind;

/// A form of nothing but arguments and operators fits arguments of any type: `(*($0))`.
bool fitsAnyType(const mapping::Row *row) {
  return row && row->reshapesCall() && llvm::none_of(row->call.ref(), llvm::isAlpha);
}

/// Whether a call is one of a template as written, in which types of arguments depend on those of the
/// template, and the other one is the same call with these types known.
bool isPatternOf(const frontend::CallEvidence &pattern, const frontend::CallEvidence &instance) {
  return pattern.arguments == instance.arguments && pattern.fullMasks == instance.fullMasks &&
         pattern.types.size() < instance.types.size() &&
         llvm::all_of(pattern.types, [&](const auto &known) {
           auto same = instance.types.find(known.first);
           return same != instance.types.end() && same->second == known.second;
         });
}

/// The ways in which a name is called, but not those of templates of which there are instantiations.
std::vector<const frontend::CallEvidence *>
instancesOf(const std::set<frontend::CallEvidence> &calls) {
  std::vector<const frontend::CallEvidence *> instances;
  for (const frontend::CallEvidence &call : calls)
    if (llvm::none_of(
            calls, [&](const frontend::CallEvidence &other) { return isPatternOf(call, other); }))
      instances.push_back(&call);
  return instances;
}

/// Whether a use declares a CUDA function again, although the port has no function with its name and
/// parameters: the row gives calls another form, or a helper.
bool declaresMissing(const ResolvedUse &use) {
  return use.isDeclaration && use.layer == Layer::Ast &&
         use.row->kind == mapping::RowKind::Function &&
         (!use.row->call.empty() || !use.row->helper.empty());
}

Disposition dispositionOf(const ResolvedUse &use) {
  if (use.rows.empty())
    return Disposition::Unknown;
  // In code that Clang did not see: for compilers that lack the function.
  bool isUserDeclaration = use.isDeclaration && use.layer == Layer::Token;
  const mapping::Row *row = use.row;
  if (!row || !row->supported)
    return isUserDeclaration ? Disposition::Declared
           : row             ? Disposition::Unsupported
                             : Disposition::NoForm;
  if (declaresMissing(use))
    return Disposition::Redeclared;
  if (row->reshapesCall())
    return use.isDeclaration ? Disposition::Declared : Disposition::Reshaped;
  if (row->kind == mapping::RowKind::Macro && !row->call.empty())
    return Disposition::Valued;
  if (row->kind == mapping::RowKind::Field && row->hip.contains("::"))
    return Disposition::Method;
  return Disposition::Renamed;
}

bool isQualifierOf(const SourceFile &file, const NameSite &site, const NameSite &next) {
  return next.token == site.token + 2 && !next.rows.empty() &&
         file.tokens()[site.token + 1].is(clang::tok::coloncolon) && !site.rows.empty() &&
         llvm::all_of(site.rows, [](const mapping::Row &row) {
           return row.kind == mapping::RowKind::Namespace &&
                  (!row.supported || !row.helper.empty());
         });
}

} // namespace

ResolvedUse Resolver::resolve(NameSite site) const {
  ResolvedUse use{std::move(site)};
  const std::set<frontend::CallEvidence> &calls = callsSeen(use.token);
  use.call = parseCall(file_, use.token, calls.empty() ? -1 : calls.begin()->arguments);
  use.wave = waveFormAt(file_.tokens()[use.token].offset);
  use.row = rowOf(use);
  use.wantsSeveralRows = wantsSeveralRows(use);
  use.disposition = dispositionOf(use);
  use.reporter = reporterOf(use);
  return use;
}

Reporter Resolver::reporterOf(const ResolvedUse &use) const {
  if (!use.row || !use.row->warn)
    return Reporter::UnsupportedRule;
  if (use.row->warn->key == "handle-pointer" && use.layer == Layer::Ast)
    return Reporter::HandleRule;
  const SourceToken &token = file_.tokens()[use.token];
  if (use.row->wave == mapping::RowWave::Any &&
      evidence_.waveFormAt(token.offset) != frontend::WaveForm::Unknown)
    return Reporter::WaveChecks;
  bool isTest = token.directive == Directive::Condition;
  return (isTest || !wantsName(file_, use.token)) && versionValue(use.rows, options_)
             ? Reporter::MacroValueRule
             : Reporter::UnsupportedRule;
}

llvm::StringRef Resolver::missedHelper(const ResolvedUse &use) const {
  auto needsHelper = [](const mapping::Row &row) { return !row.helper.empty(); };
  if (options_.helpers != HelperForm::None || llvm::none_of(use.rows, needsHelper))
    return {};
  RuleOptions allowed = options_;
  allowed.helpers = HelperForm::Header;
  allowed.target.gpus.clear(); // checks report GPUs without textures
  const mapping::Row *row = Resolver(file_, evidence_, allowed).rowOf(use);
  return row ? llvm::StringRef(row->helper) : llvm::StringRef();
}

std::vector<ResolvedUse> Resolver::resolve(std::vector<NameSite> sites) const {
  std::vector<ResolvedUse> uses;
  for (NameSite &site : sites) {
    if (!uses.empty())
      uses.back().isQualifier = isQualifierOf(file_, uses.back(), site);
    uses.push_back(resolve(std::move(site)));
  }
  return uses;
}

const std::set<frontend::CallEvidence> &Resolver::callsSeen(size_t token) const {
  static const std::set<frontend::CallEvidence> none;
  auto known = evidence_.calls.find(file_.tokens()[token].offset);
  return known == evidence_.calls.end() ? none : known->second;
}

frontend::WaveForm Resolver::waveFormAt(unsigned offset) const {
  if (options_.waveGroups == WaveGroups::Always)
    return frontend::WaveForm::Groups;
  frontend::WaveForm form = evidence_.waveFormAt(offset);
  // Code that assumes 32 lanes and must not keep groups needs a person's decision.
  if (form == frontend::WaveForm::Groups && options_.waveGroups == WaveGroups::Never)
    return frontend::WaveForm::Unknown;
  return form;
}

/// The row for one way in which the name is called (null: Clang saw none).
const mapping::Row *Resolver::rowFor(const ResolvedUse &use,
                                     const frontend::CallEvidence *seen) const {
  GuardedUse guarded{file_, evidence_, options_, use.token, use.wave, seen};
  if (llvm::any_of(use.rows, [](const mapping::Row &row) { return row.dependsOnCall(); }))
    guarded.call = parseCall(file_, use.token, seen ? seen->arguments : -1);
  for (const mapping::Row &row : use.rows) // sorted: the most specific one is the last
    if (applies(row, guarded))
      guarded.other = &row;
  return guarded.other;
}

/// The row for uses that several rows would fit: it takes any of their types.
const mapping::Row *Resolver::rowForSeveral(const ResolvedUse &use) const {
  const std::set<frontend::CallEvidence> &calls = callsSeen(use.token);
  GuardedUse guarded{file_, evidence_, options_, use.token, use.wave, &*calls.begin()};
  guarded.call = use.call;
  guarded.areSeveral = true;
  for (const mapping::Row &row : use.rows)
    if (row.given.is(Guard::Several) && applies(row, guarded))
      guarded.other = &row;
  return guarded.other;
}

const mapping::Row *Resolver::rowOf(const ResolvedUse &use) const {
  const std::set<frontend::CallEvidence> &calls = callsSeen(use.token);
  if (calls.size() < 2)
    return rowFor(use, calls.empty() ? nullptr : &*calls.begin());
  for (const frontend::CallEvidence &call : calls)
    if (const mapping::Row *row = rowFor(use, &call); fitsAnyType(row))
      return row;
  const mapping::Row *first = nullptr, *several = rowForSeveral(use);
  for (const frontend::CallEvidence *call : instancesOf(calls))
    // The form for any mask is right for a full one too.
    if (const mapping::Row *row = rowFor(use, call);
        !first || (row && first->given.is(Guard::FullMask)))
      first = row;
  bool isUsable = several && use.call;
  return isUsable && llvm::any_of(calls,
                                  [&](const frontend::CallEvidence &call) {
                                    return rowFor(use, &call) != first;
                                  })
             ? several
             : first;
}

bool Resolver::wantsSeveralRows(const ResolvedUse &use) const {
  const std::set<frontend::CallEvidence> &calls = callsSeen(use.token);
  const mapping::Row *chosen = use.row;
  if (calls.size() < 2 || fitsAnyType(chosen) || (chosen && chosen->given.is(Guard::Several)))
    return false;
  return llvm::any_of(instancesOf(calls), [&](const frontend::CallEvidence *call) {
    const mapping::Row *row = rowFor(use, call);
    // The form for any mask is right for a full one too, and the form for the host on both sides.
    return row != chosen && !(row && row->given.is(Guard::FullMask)) && !(chosen && chosen->onHost);
  });
}

} // namespace tranship::rules
