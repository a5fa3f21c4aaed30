#include "checks/analysis/WaveAnalysis.h"

#include "checks/analysis/UnitContext.h"
#include "frontend/UnitRecorder.h"

#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"

#include <map>

namespace tranship::checks {
namespace {

/// The kernel's own way to say that it counts by 32, where it does not call for it in so many
/// words.
constexpr auto noWidth = "works on a whole warp and asks nowhere how wide it is";

llvm::StringRef featureReason(WarpFeature::Kind kind) {
  switch (kind) {
  case WarpFeature::LaneRegister:
    return "PTX's lane registers";
  case WarpFeature::PtxCollective:
    return "a warp operation in inline PTX";
  case WarpFeature::Matrix:
    return "matrix fragments of a warp, which rocWMMA spreads over 64 lanes";
  case WarpFeature::LibraryDefault:
    return "a collective that takes a whole wavefront";
  case WarpFeature::Coalesced:
    return "masks of a group that may have 64 lanes";
  }
  llvm_unreachable("all kinds are handled");
}

} // namespace

WaveAnalysis::WaveAnalysis(const UnitContext &unit) : code(unit) {
  findDivergentSyncs(code, facts);
  findWarpSynchronous(code, facts);
  if (!code.isEmpty()) {
    findLaneArithmetic(code, facts);
    findReductions(code, facts);
    findSharedSizes(code, facts);
    findSyncMasks(code, facts);
    findNarrowBallots(code, facts);
  }
  findWarpSizeConstants(code, facts);
  chooseForms();
  for (const WaveRoot &root : code.roots)
    if (isKernel(root.function))
      judge(root);
}

void WaveAnalysis::chooseForms() {
  // Functions whose text depends on the form.
  llvm::DenseSet<const clang::FunctionDecl *> withText;
  for (const WarpOperation &operation : code.operations)
    if (operation.in)
      withText.insert(WaveCode::keyOf(operation.in));
  for (const auto *widths : {&code.nativeWidths, &code.defaultWidths})
    for (const auto &[reference, in] : *widths)
      withText.insert(WaveCode::keyOf(in));
  for (const WaveFact &fact : facts.list)
    if (fact.in)
      withText.insert(WaveCode::keyOf(fact.in));
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
  for (unsigned i = 0; i < code.roots.size(); ++i)
    for (const clang::FunctionDecl *function : code.roots[i].reached)
      componentOf_.try_emplace(function, classes[i]);
  auto mark = [&](const clang::FunctionDecl *in) {
    if (auto component = in ? componentOf_.find(WaveCode::keyOf(in)) : componentOf_.end();
        component != componentOf_.end())
      keepsGroups_[component->second] = true;
  };
  for (const WaveFact &fact : facts.list)
    if (fact.effect == WaveFact::NeedsGroups)
      mark(fact.in);
  // Without `warpSize` somewhere, what works on a whole warp was written for 32 lanes.
  std::vector<bool> asksWidth(keepsGroups_.size());
  for (const auto &[reference, in] : code.nativeWidths)
    if (auto component = componentOf_.find(WaveCode::keyOf(in)); component != componentOf_.end())
      asksWidth[component->second] = true;
  for (const WarpOperation &operation : code.operations) {
    if (!operation.in)
      continue;
    auto component = componentOf_.find(WaveCode::keyOf(operation.in));
    if (component == componentOf_.end())
      continue;
    // A constant width of 32 is a group already, and fits no other.
    bool is32 = operation.width && code.unit.valueOf(operation.width) == 32;
    if (asksWidth[component->second] ? is32 : code.isWaveWide(operation))
      keepsGroups_[component->second] = true;
  }
}

bool WaveAnalysis::keepsGroups(const clang::FunctionDecl *function) const {
  auto component = function ? componentOf_.find(WaveCode::keyOf(function)) : componentOf_.end();
  return component != componentOf_.end() && keepsGroups_[component->second];
}

bool WaveAnalysis::isSettled(const WaveFact &fact) const {
  return fact.effect == WaveFact::NeedsGroups || fact.effect == WaveFact::Rewritten ||
         fact.isSaidByRule;
}

void WaveAnalysis::judge(const WaveRoot &root) {
  llvm::DenseSet<const clang::FunctionDecl *> inside(root.reached.begin(), root.reached.end());
  auto isInside = [&](const clang::FunctionDecl *in) {
    return in && inside.contains(WaveCode::keyOf(in));
  };
  bool groups = keepsGroups(root.function);
  for (const WaveFact &fact : facts.list)
    if (isInside(fact.in) &&
        (fact.effect == WaveFact::Breaks || (groups && fact.effect == WaveFact::AgainstGroups))) {
      verdicts.push_back({root.function, WaveWidth::Broken, fact.range.getBegin(),
                          fact.message.empty() ? fact.relatedMessage : fact.message});
      return;
    }
  for (const WarpFeature &feature : code.features)
    if (isInside(feature.in) && feature.kind != WarpFeature::Coalesced) {
      verdicts.push_back({root.function, WaveWidth::Broken, feature.range.getBegin(),
                          featureReason(feature.kind).str()});
      return;
    }
  if (!groups) {
    clang::SourceLocation proof;
    for (const auto &[reference, in] : code.nativeWidths)
      if (proof.isInvalid() && isInside(in))
        proof = reference->getLocation();
    std::string reason = "asks for the width here";
    for (const WarpOperation &operation : code.operations)
      if (proof.isInvalid() && isInside(operation.in) &&
          operation.kind != WarpOperation::Synchronize) {
        proof = operation.nameLocation();
        reason = "its warp operations have a width of their own";
      }
    verdicts.push_back({root.function, WaveWidth::Agnostic, proof, std::move(reason)});
    return;
  }
  for (const WaveFact &fact : facts.list)
    if (isInside(fact.in) && fact.effect == WaveFact::NeedsGroups) {
      verdicts.push_back({root.function, WaveWidth::Groups, fact.range.getBegin(), fact.message});
      return;
    }
  clang::SourceLocation proof;
  for (const WarpOperation &operation : code.operations)
    if (proof.isInvalid() && isInside(operation.in) && code.isWaveWide(operation))
      proof = operation.nameLocation();
  std::string reason = noWidth;
  verdicts.push_back({root.function, WaveWidth::Groups, proof, std::move(reason)});
}

std::vector<WaveSites> WaveAnalysis::sites(frontend::UnitRecorder &recorder) const {
  std::map<unsigned, WaveSites> components;
  auto add = [&](clang::SourceLocation location, const clang::FunctionDecl *in) {
    auto component = in ? componentOf_.find(WaveCode::keyOf(in)) : componentOf_.end();
    if (component == componentOf_.end())
      return;
    if (std::optional<frontend::UnitRecorder::Place> place = recorder.placeOf(location)) {
      WaveSites &sites = components[component->second];
      sites.keepsGroups = keepsGroups_[component->second] && code.unit.options.hasWave64();
      sites.places[*place->path].insert(place->offset);
    }
  };
  for (const WarpOperation &operation : code.operations)
    add(operation.nameLocation(), operation.in);
  for (const auto *widths : {&code.nativeWidths, &code.defaultWidths})
    for (const auto &[reference, in] : *widths)
      add(reference->getLocation(), in);
  std::vector<WaveSites> all;
  for (auto &[component, sites] : components)
    all.push_back(std::move(sites));
  return all;
}

bool isHipSource(const UnitContext &unit) {
  return llvm::any_of(unit.recorder.unit().includes,
                      [](llvm::StringRef header) { return header.starts_with("hip/hip_"); });
}

void reportFacts(UnitContext &unit, DiagnosticKind kind) {
  if (!unit.options.hasWave64() || isHipSource(unit))
    return;
  const WaveAnalysis &waves = unit.waves();
  for (const WaveFact &fact : waves.facts.list) {
    if (fact.kind != kind || fact.message.empty() ||
        (fact.effect == WaveFact::AgainstGroups && !waves.keepsGroups(fact.in)))
      continue;
    Diagnostic *diagnostic = unit.diagnose(kind, fact.range, fact.in, fact.message, fact.advice);
    if (diagnostic)
      diagnostic->isSettledByTranslation = waves.isSettled(fact);
    if (fact.related.isValid())
      unit.addRelated(diagnostic, fact.related, fact.relatedMessage);
  }
}

} // namespace tranship::checks
