// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/WaveCode.h"

#include "checks/analysis/UnitContext.h"

#include "frontend/UnitRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {

WaveCode::WaveCode(const UnitContext &unit)
    : unit(unit), operations(findWarpOperations(unit)), features(findWarpFeatures(unit)),
      values(unit) {
  for (const auto &[reference, in] : unit.index.references) {
    const clang::IdentifierInfo *name = reference->getDecl()->getIdentifier();
    if (in && name && name->getName() == "warpSize" &&
        unit.recorder.ownerOf(reference->getDecl()) == frontend::Owner::System) {
      bool isInBody = !in->getBody() || !unit.ast.getSourceManager().isBeforeInTranslationUnit(
                                            reference->getLocation(), in->getBody()->getBeginLoc());
      (isInBody ? warpSizeUses : warpSizeDefaults).push_back({reference, in});
    }
  }
  findRoots();
  llvm::DenseSet<const clang::FunctionDecl *> direct, asking;
  for (const WarpOperation &operation : operations)
    if (operation.in && isWaveWide(operation))
      direct.insert(patternOf(operation.in));
  for (const WarpFeature &feature : features)
    if (feature.in)
      direct.insert(patternOf(feature.in));
  for (const auto &[reference, in] : warpSizeUses)
    asking.insert(patternOf(in));
  auto reaches = [](const WaveRoot &root,
                    const llvm::DenseSet<const clang::FunctionDecl *> &functions) {
    return llvm::any_of(root.reached, [&](const clang::FunctionDecl *reached) {
      return functions.contains(reached);
    });
  };
  for (const WaveRoot &root : roots) {
    if (reaches(root, direct))
      waveWide_.insert(root.reached.begin(), root.reached.end());
    if (reaches(root, asking))
      withWarpSize_.insert(root.reached.begin(), root.reached.end());
  }
}

const clang::FunctionDecl *WaveCode::patternOf(const clang::FunctionDecl *function) {
  if (const clang::FunctionDecl *pattern = function->getTemplateInstantiationPattern())
    function = pattern;
  return function->getCanonicalDecl();
}

bool WaveCode::isWaveWide(const WarpOperation &operation) const {
  if (operation.kind == WarpOperation::Synchronize)
    return false;
  if (!operation.width)
    return true;
  if (unit.valueOf(operation.width))
    return false;
  // A parameter that gets several widths, all of them known.
  const clang::VarDecl *width = referencedVariable(operation.width);
  llvm::ArrayRef<const clang::Expr *> given;
  if (width)
    given = unit.index.valuesOf(width);
  return given.empty() || !llvm::all_of(given, [&](const clang::Expr *value) {
           return unit.valueOf(value).has_value();
         });
}

bool WaveCode::usesWarpSize(const clang::FunctionDecl *function) const {
  return function && withWarpSize_.contains(patternOf(function));
}

bool WaveCode::isWaveWide(const clang::FunctionDecl *function) const {
  return function && waveWide_.contains(patternOf(function));
}

void WaveCode::findRoots() {
  // Instances of one template are one function here.
  llvm::DenseMap<const clang::FunctionDecl *, llvm::SmallVector<const clang::FunctionDecl *, 4>>
      callees;
  llvm::DenseSet<const clang::FunctionDecl *> called;
  std::vector<const clang::FunctionDecl *> device;
  for (const clang::FunctionDecl *function : unit.index.functions) {
    if (!runsOnDevice(function))
      continue;
    const clang::FunctionDecl *caller = patternOf(function);
    device.push_back(function);
    for (const clang::FunctionDecl *callee : unit.index.calleesOf(function))
      if (runsOnDevice(callee) && !isKernel(callee)) {
        callees[caller].push_back(patternOf(callee));
        if (patternOf(callee) != caller)
          called.insert(patternOf(callee));
      }
  }
  llvm::DenseSet<const clang::FunctionDecl *> seen;
  for (const clang::FunctionDecl *function : device) {
    const clang::FunctionDecl *key = patternOf(function);
    if ((!isKernel(function) && called.contains(key)) || !seen.insert(key).second)
      continue;
    WaveRoot root{function, {key}};
    llvm::DenseSet<const clang::FunctionDecl *> inside{key};
    for (size_t i = 0; i < root.reached.size(); ++i)
      if (auto next = callees.find(root.reached[i]); next != callees.end())
        for (const clang::FunctionDecl *callee : next->second)
          if (inside.insert(callee).second)
            root.reached.push_back(callee);
    roots.push_back(std::move(root));
  }
}

} // namespace tranship::checks
