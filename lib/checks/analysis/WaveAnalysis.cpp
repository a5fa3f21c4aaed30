// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/WaveAnalysis.h"

#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"
#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"

#include <map>

namespace tranship::checks {
namespace {

/// The reason for kernels that assume 32 lanes without any fact that says so.
constexpr auto noWidth = "works on a whole warp and never queries its width";

llvm::StringRef featureReason(WarpFeature::Kind kind) {
  switch (kind) {
  case WarpFeature::LaneRegister:
  case WarpFeature::LaneMask:
  case WarpFeature::WarpRegister:
    return "uses PTX lane registers";
  case WarpFeature::PtxCollective:
    return "uses a warp operation in inline PTX";
  case WarpFeature::Matrix:
    return "uses matrix fragments of a warp, which rocWMMA spreads over 64 lanes";
  case WarpFeature::LibraryDefault:
    return "uses a collective that works on a whole wavefront";
  case WarpFeature::Coalesced:
    return "uses masks of a group that may have 64 lanes";
  }
  llvm_unreachable("all kinds are handled");
}

} // namespace

WaveAnalysis::WaveAnalysis(const UnitContext &unit) : code(unit), facts(findWaveFacts(code)) {
  findComponents();
  chooseForms();
  for (size_t i = 0; i < code.roots.size(); ++i) {
    const WaveRoot &root = code.roots[i];
    if (!isKernel(root.function))
      continue;
    Verdict verdict = judge(root, keepsGroups_[rootComponents_[i]]);
    // A kernel is as bad as with the worst of the lambdas that it runs.
    if (verdicts.empty() || verdicts.back().kernel != root.function)
      verdicts.push_back(std::move(verdict));
    else if (verdicts.back().width < verdict.width)
      verdicts.back() = std::move(verdict);
  }
}

const unsigned *WaveAnalysis::componentOf(const clang::FunctionDecl *function) const {
  auto component = function ? componentOf_.find(WaveCode::patternOf(function)) : componentOf_.end();
  return component == componentOf_.end() ? nullptr : &component->second;
}

void WaveAnalysis::findComponents() {
  // Functions whose text depends on the form.
  llvm::DenseSet<const clang::FunctionDecl *> withText;
  for (const WarpOperation &operation : code.operations)
    if (operation.in)
      withText.insert(WaveCode::patternOf(operation.in));
  for (const auto *widths : {&code.warpSizeUses, &code.warpSizeDefaults})
    for (const auto &[reference, in] : *widths)
      withText.insert(WaveCode::patternOf(in));
  for (const WaveFact &fact : facts.list)
    if (fact.in)
      withText.insert(WaveCode::patternOf(fact.in));
  // One component: a root with all such functions that it reaches.
  llvm::IntEqClasses classes(code.roots.size());
  llvm::DenseMap<const clang::FunctionDecl *, unsigned> firstRoot;
  for (unsigned i = 0; i < code.roots.size(); ++i)
    for (const clang::FunctionDecl *function : code.roots[i].reached)
      if (withText.contains(function))
        if (auto [known, isNew] = firstRoot.try_emplace(function, i); !isNew)
          classes.join(known->second, i);
  classes.compress();
  keepsGroups_.assign(classes.getNumClasses(), false);
  for (unsigned i = 0; i < code.roots.size(); ++i) {
    rootComponents_.push_back(classes[i]);
    for (const clang::FunctionDecl *function : code.roots[i].reached)
      componentOf_.try_emplace(function, classes[i]);
  }
}

void WaveAnalysis::chooseForms() {
  std::vector<bool> followsWidth(keepsGroups_.size());
  for (const WaveFact &fact : facts.list)
    if (const unsigned *component = componentOf(fact.in)) {
      if (fact.effect == WaveFact::NeedsGroups)
        keepsGroups_[*component] = true;
      if (fact.effect == WaveFact::AgainstGroups)
        followsWidth[*component] = true;
    }
  for (const WaveFact &fact : facts.list)
    if (const unsigned *component = componentOf(fact.in);
        component && fact.effect == WaveFact::HintsAtGroups && !followsWidth[*component])
      keepsGroups_[*component] = true;
  // Code that works on a whole warp and never uses `warpSize` was written for 32 lanes.
  std::vector<bool> usesWarpSize(keepsGroups_.size());
  for (const auto &[reference, in] : code.warpSizeUses)
    if (const unsigned *component = componentOf(in))
      usesWarpSize[*component] = true;
  for (const WarpOperation &operation : code.operations) {
    const unsigned *component = componentOf(operation.in);
    if (!component)
      continue;
    // An operation on a constant width of 32 is on a group already, and fits no other width.
    bool is32 = operation.width && code.unit.valueOf(operation.width) == 32;
    if (usesWarpSize[*component] ? is32 : code.isWaveWide(operation))
      keepsGroups_[*component] = true;
  }
}

bool WaveAnalysis::keepsGroups(const clang::FunctionDecl *function) const {
  const unsigned *component = componentOf(function);
  return component && keepsGroups_[*component];
}

bool WaveAnalysis::isToBeReported(const WaveFact &fact) const {
  return !fact.isVerdictOnly && (fact.effect != WaveFact::AgainstGroups || keepsGroups(fact.in));
}

bool WaveAnalysis::isSettledByTranslation(const WaveFact &fact) const {
  return fact.effect == WaveFact::NeedsGroups || fact.effect == WaveFact::HintsAtGroups ||
         fact.effect == WaveFact::Rewritten || fact.isReportedByRule;
}

WaveAnalysis::Verdict WaveAnalysis::judge(const WaveRoot &root, bool groups) const {
  llvm::DenseSet<const clang::FunctionDecl *> inside(root.reached.begin(), root.reached.end());
  auto isInside = [&](const clang::FunctionDecl *in) {
    return in && inside.contains(WaveCode::patternOf(in));
  };
  if (std::optional<Verdict> broken = judgeBroken(root, groups, isInside))
    return *broken;
  return groups ? judgeGroups(root, isInside) : judgeAgnostic(root, isInside);
}

std::optional<WaveAnalysis::Verdict> WaveAnalysis::judgeBroken(const WaveRoot &root, bool groups,
                                                               IsInside isInside) const {
  // In a unit of many kernels, most calls of `isInside` would be about other facts.
  for (const WaveFact &fact : facts.list)
    if ((fact.effect == WaveFact::Breaks || (groups && fact.effect == WaveFact::AgainstGroups)) &&
        isInside(fact.in))
      return Verdict{root.function, WaveWidth::Broken, fact.range.getBegin(), fact.message};
  for (const WarpFeature &feature : code.features)
    if (feature.kind != WarpFeature::Coalesced && feature.kind != WarpFeature::LibraryDefault &&
        isInside(feature.in))
      return Verdict{root.function, WaveWidth::Broken, feature.range.getBegin(),
                     featureReason(feature.kind).str()};
  return std::nullopt;
}

WaveAnalysis::Verdict WaveAnalysis::judgeAgnostic(const WaveRoot &root, IsInside isInside) const {
  for (const auto &[reference, in] : code.warpSizeUses)
    if (isInside(in))
      return {root.function, WaveWidth::Agnostic, reference->getLocation(), "uses `warpSize` here"};
  for (const WarpOperation &operation : code.operations)
    if (operation.kind != WarpOperation::Synchronize && isInside(operation.in))
      return {root.function, WaveWidth::Agnostic, operation.nameLocation(),
              "its warp operations have an explicit width"};
  return {root.function, WaveWidth::Agnostic};
}

WaveAnalysis::Verdict WaveAnalysis::judgeGroups(const WaveRoot &root, IsInside isInside) const {
  for (WaveFact::Effect effect : {WaveFact::NeedsGroups, WaveFact::HintsAtGroups})
    for (const WaveFact &fact : facts.list)
      if (fact.effect == effect && isInside(fact.in))
        return {root.function, WaveWidth::Groups, fact.range.getBegin(), fact.message};
  clang::SourceLocation proof;
  for (const WarpOperation &operation : code.operations)
    if (proof.isInvalid() && isInside(operation.in) && code.isWaveWide(operation))
      proof = operation.nameLocation();
  return {root.function, WaveWidth::Groups, proof, noWidth};
}

std::vector<WaveSites> WaveAnalysis::sites(frontend::UnitRecorder &recorder) const {
  std::map<unsigned, WaveSites> components;
  auto add = [&](clang::SourceLocation location, const clang::FunctionDecl *in) {
    const unsigned *component = componentOf(in);
    if (!component)
      return;
    if (std::optional<frontend::UnitRecorder::Place> place = recorder.placeOf(location)) {
      WaveSites &sites = components[*component];
      sites.keepsGroups = keepsGroups_[*component] && code.unit.options.hasWave64();
      sites.places[*place->path].insert(place->offset);
    }
  };
  for (const WarpOperation &operation : code.operations)
    add(operation.nameLocation(), operation.in);
  for (const WarpFeature &feature : code.features)
    if (feature.isPtx())
      add(feature.range.getBegin(), feature.in);
  for (const auto *widths : {&code.warpSizeUses, &code.warpSizeDefaults})
    for (const auto &[reference, in] : *widths)
      add(reference->getLocation(), in);
  std::vector<WaveSites> all;
  for (auto &[component, sites] : components)
    all.push_back(std::move(sites));
  return all;
}

} // namespace tranship::checks
