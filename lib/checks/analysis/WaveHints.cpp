// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/WaveHints.h"

#include "checks/analysis/UnitContext.h"
#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

class WaveHints {
public:
  WaveHints(const WaveCode &code, WaveFacts &facts)
      : code_(code), unit_(code.unit), facts_(facts) {}

  void find() {
    for (const Indexed<clang::CUDAKernelCallExpr> &launch : unit_.index.launches)
      if (const clang::FunctionDecl *kernel = kernelOf(launch.node); code_.usesWarpSize(kernel))
        (followsWidth(launch.node) ? following_ : others_)
            .push_back({WaveCode::patternOf(kernel), launch});
    for (const clang::FunctionDecl *function : unit_.index.functions)
      if (runsOnDevice(function) && function->getBody() && code_.usesWarpSize(function))
        if (const clang::Expr *found = counted(function->getBody(), /*isPlain=*/true))
          add(found->getSourceRange(), function, "counts by 32 here");
    for (const auto &[kernel, launch] : others_)
      if (const clang::Expr *found = launch.in ? countedFrom(launch.in) : nullptr)
        add(found->getSourceRange(), kernel, "is launched by code that counts by 32 here");
  }

private:
  struct KernelLaunch {
    const clang::FunctionDecl *kernel; // the pattern
    Indexed<clang::CUDAKernelCallExpr> launch;
  };

  static const clang::FunctionDecl *kernelOf(const clang::CUDAKernelCallExpr *launch) {
    const clang::FunctionDecl *kernel = launch->getDirectCallee();
    return kernel && kernel->getDefinition() ? kernel->getDefinition() : kernel;
  }

  /// Whether the host computes a number of the launch from the device's width.
  bool followsWidth(const clang::CUDAKernelCallExpr *launch) const {
    auto follows = [this](const clang::Expr *value) {
      return !llvm::isa<clang::CXXDefaultArgExpr>(value) && hasHostWidth(value);
    };
    return llvm::any_of(launch->arguments(), follows) ||
           (launch->getConfig() && llvm::any_of(launch->getConfig()->arguments(), follows));
  }
  bool hasHostWidth(const clang::Stmt *code, unsigned depth = 0) const {
    constexpr unsigned maxDepth = 4;
    const auto *value = llvm::dyn_cast<clang::Expr>(code);
    if (value && value->getType()->isIntegerType() &&
        code_.values.hasAny(value, LaneValues::HostWidth))
      return true;
    if (const clang::VarDecl *variable = value ? referencedVariable(value) : nullptr)
      return depth < maxDepth &&
             llvm::any_of(unit_.index.valuesOf(variable),
                          [&](const auto *given) { return hasHostWidth(given, depth + 1); });
    return llvm::any_of(code->children(),
                        [&](const clang::Stmt *part) { return part && hasHostWidth(part, depth); });
  }

  /// The first number in a body that counts by 32: `n / 32`, `n >> 5`, `dim3(32, 8)`; with `isPlain`, any 32 or 31 that
  /// is not the amount of a shift.
  const clang::Expr *counted(const clang::Stmt *code, bool isPlain) const {
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(code);
    if (operation && (operation->isShiftOp() || operation->isShiftAssignOp()))
      return unit_.valueOf(operation->getRHS()) == 5 ? operation->getRHS()
                                                     : counted(operation->getLHS(), isPlain);
    bool counts = isPlain || (operation && (operation->isMultiplicativeOp() ||
                                            operation->getOpcode() == clang::BO_MulAssign ||
                                            operation->getOpcode() == clang::BO_DivAssign));
    const auto *made = llvm::dyn_cast<clang::CXXConstructExpr>(code);
    counts |= made && made->getConstructor()->getParent()->getName() == "dim3";
    // A lambda is a kernel of its own, or part of one. `__shfl_sync` has `warpSize` as a default.
    if (llvm::isa<clang::LambdaExpr, clang::CXXDefaultArgExpr>(code))
      return nullptr;
    for (const clang::Stmt *part : code->children()) {
      const auto *value = llvm::dyn_cast_or_null<clang::Expr>(part);
      if (value && counts && !llvm::isa<clang::CXXDefaultArgExpr>(value) && is32(value))
        return value;
      if (const clang::Expr *found = part ? counted(part, isPlain) : nullptr)
        return found;
    }
    return nullptr;
  }
  bool is32(const clang::Expr *value) const {
    if (!value->getType()->isIntegerType() || value->isInstantiationDependent() ||
        code_.values.hasAny(value, LaneValues::Native)) // `warpSize` is 32 in our headers
      return false;
    std::optional<int64_t> number = unit_.valueOf(value);
    return number == 32 || number == 31;
  }

  /// The same in a host function, or in those of the unit that it calls.
  const clang::Expr *countedFrom(const clang::FunctionDecl *host) const {
    std::vector<const clang::FunctionDecl *> functions = {host};
    llvm::DenseSet<const clang::FunctionDecl *> known = {host};
    for (size_t i = 0; i < functions.size(); ++i) {
      if (const clang::Stmt *body = functions[i]->getBody())
        if (const clang::Expr *found = counted(body, /*isPlain=*/false))
          return found;
      for (const clang::FunctionDecl *callee : unit_.index.calleesOf(functions[i]))
        if (!isKernel(callee) && unit_.recorder.ownerOf(callee) == frontend::Owner::User &&
            known.insert(callee).second)
          functions.push_back(callee);
    }
    return nullptr;
  }

  void add(clang::SourceRange range, const clang::FunctionDecl *in, std::string message) {
    bool isFollowing = llvm::any_of(
        following_, [&](const KernelLaunch &launch) { return reaches(launch.kernel, in); });
    if (!isFollowing)
      facts_.add({.effect = WaveFact::HintsAtGroups,
                  .range = range,
                  .in = in,
                  .message = std::move(message),
                  .isVerdictOnly = true});
  }
  bool reaches(const clang::FunctionDecl *kernel, const clang::FunctionDecl *function) const {
    return llvm::any_of(code_.roots, [&](const WaveRoot &root) {
      return WaveCode::patternOf(root.function) == kernel &&
             llvm::is_contained(root.reached, WaveCode::patternOf(function));
    });
  }

  const WaveCode &code_;
  const UnitContext &unit_;
  WaveFacts &facts_;
  /// Launches of kernels that use `warpSize`: those that follow the device's width, and the others.
  std::vector<KernelLaunch> following_, others_;
};

} // namespace

void findWaveHints(const WaveCode &code, WaveFacts &facts) {
  if (!code.warpSizeUses.empty())
    WaveHints(code, facts).find();
}

} // namespace tranship::checks
