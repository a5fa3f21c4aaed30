// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/WaveCode.h"

#include "checks/analysis/UnitContext.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {

WaveCode::WaveCode(const UnitContext &unit)
    : unit(unit), operations(findWarpOperations(unit)), features(findWarpFeatures(unit)),
      values(unit) {
  for (const auto &[reference, in] : unit.index.references) {
    if (in && unit.isWarpSize(reference->getDecl())) {
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

namespace {

/// Which device functions call which. Instances of one template are one function here.
class CallGraph {
public:
  using Functions = std::vector<const clang::FunctionDecl *>;

  void add(const clang::FunctionDecl *caller, const clang::FunctionDecl *callee) {
    callees_[caller].push_back(callee);
  }

  /// Adds to a list of functions those that they reach through calls, but for extended lambdas and
  /// what only these reach. Returns the lambdas.
  Functions reach(Functions &functions) const {
    Functions lambdas;
    llvm::DenseSet<const clang::FunctionDecl *> inside(functions.begin(), functions.end());
    for (size_t i = 0; i < functions.size(); ++i)
      if (auto next = callees_.find(functions[i]); next != callees_.end())
        for (const clang::FunctionDecl *callee : next->second)
          if (inside.insert(callee).second)
            (isLambda(callee) ? lambdas : functions).push_back(callee);
    return lambdas;
  }
  /// Adds all that they reach.
  void reachAll(Functions &functions) const {
    for (Functions lambdas = reach(functions); !lambdas.empty(); lambdas = reach(functions))
      functions.insert(functions.end(), lambdas.begin(), lambdas.end());
  }
  /// All that one lambda reaches, with itself.
  Functions reachOf(const clang::FunctionDecl *lambda) const {
    Functions functions{lambda};
    reachAll(functions);
    return functions;
  }

private:
  static bool isLambda(const clang::FunctionDecl *function) {
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(function);
    return method && method->getParent()->isLambda();
  }

  llvm::DenseMap<const clang::FunctionDecl *, llvm::SmallVector<const clang::FunctionDecl *, 4>>
      callees_;
};

} // namespace

void WaveCode::findRoots() {
  CallGraph calls;
  llvm::DenseSet<const clang::FunctionDecl *> called;
  std::vector<const clang::FunctionDecl *> device;
  for (const clang::FunctionDecl *function : unit.index.functions) {
    if (!runsOnDevice(function))
      continue;
    const clang::FunctionDecl *caller = patternOf(function);
    device.push_back(function);
    for (const clang::FunctionDecl *callee : unit.index.calleesOf(function))
      if (runsOnDevice(callee) && !isKernel(callee)) {
        calls.add(caller, patternOf(callee));
        if (patternOf(callee) != caller)
          called.insert(patternOf(callee));
      }
  }
  llvm::DenseSet<const clang::FunctionDecl *> withWarps, seen;
  for (const WarpOperation &operation : operations)
    if (operation.in)
      withWarps.insert(patternOf(operation.in));
  for (const auto &[reference, in] : warpSizeUses)
    withWarps.insert(patternOf(in));
  for (const clang::FunctionDecl *function : device) {
    const clang::FunctionDecl *key = patternOf(function);
    if ((!isKernel(function) && called.contains(key)) || !seen.insert(key).second)
      continue;
    WaveRoot root{function, {key}};
    CallGraph::Functions lambdas = calls.reach(root.reached);
    bool usesWarps = llvm::any_of(root.reached, [&](const clang::FunctionDecl *reached) {
      return withWarps.contains(reached);
    });
    if (usesWarps) {
      calls.reachAll(root.reached);
    } else if (!lambdas.empty()) {
      // A kernel that only runs what it is given is one kernel for each lambda.
      const WaveRoot kernel = root;
      for (const clang::FunctionDecl *lambda : lambdas) {
        if (lambda != lambdas.front()) {
          roots.push_back(std::move(root));
          root = kernel;
        }
        llvm::append_range(root.reached, calls.reachOf(lambda));
      }
    }
    roots.push_back(std::move(root));
  }
}

} // namespace tranship::checks
