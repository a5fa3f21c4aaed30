// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The width of a warp as a constant.
//   #define WARP_SIZE 32, constexpr int warp = 32;  in code that divides threads or shuffles by it
//   if (prop.warpSize != 32) …                      the host queries the width and expects 32
//   kernel<<<…>>>(…, prop.warpSize)                 the host passes 64, the kernel assumes 32
//   kernel<<<n * 32 / block, block>>>(…)            the host assumes 32, the kernel uses `warpSize`
//   tiled_partition<32>(…), sums[id / warpSize]     one value for two tiles of a wavefront
// `warpSize` is not a constant in HIP: it differs between GPUs that one program runs on.
// Source: apex issue 231; HIP porting guide, "warpSize".
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"
#include "frontend/UnitRecorder.h"

#include "clang/Basic/SourceManager.h"

#include <set>

namespace tranship::checks {
namespace {

/// Finds the names for 32 in an expression: variables, enumerators, template parameters, and macros
/// whose whole text is the number.
class NamedWidths {
public:
  NamedWidths(const WaveCode &code, WaveFacts &facts) : unit_(code.unit), facts_(facts) {}

  void find(const clang::Stmt *statement, const clang::FunctionDecl *in) {
    if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(statement))
      return named(reference, reference->getDecl(), in);
    if (const auto *replaced = llvm::dyn_cast<clang::SubstNonTypeTemplateParmExpr>(statement))
      return named(replaced, replaced->getParameter(), in);
    if (const auto *literal = llvm::dyn_cast<clang::IntegerLiteral>(statement)) {
      clang::SourceLocation location = literal->getLocation();
      if (location.isMacroID() && !unit_.ast.getSourceManager().isMacroArgExpansion(location) &&
          literal->getValue() == 32 && isWholeMacro(location))
        add(unit_.ast.getSourceManager().getSpellingLoc(location), in);
      return;
    }
    for (const clang::Stmt *child : statement->children())
      if (child)
        find(child, in);
  }

private:
  void named(const clang::Expr *expression, const clang::NamedDecl *declaration,
             const clang::FunctionDecl *in) {
    if (unit_.recorder.ownerOf(declaration) == frontend::Owner::User &&
        unit_.valueOf(expression) == 32 && !llvm::isa<clang::ParmVarDecl>(declaration))
      add(declaration->getLocation(), in);
  }

  /// Whether the macro is only a name for this number, perhaps in parentheses.
  bool isWholeMacro(clang::SourceLocation location) const {
    const clang::SourceManager &sources = unit_.ast.getSourceManager();
    auto [expansion, offset] = sources.getDecomposedLoc(location);
    bool isInvalid = false;
    llvm::StringRef text =
        sources.getCharacterData(location.getLocWithOffset(-int(offset)), &isInvalid);
    text = text.take_front(sources.getFileIDSize(expansion));
    return !isInvalid && text.trim("() \tuU") == "32";
  }

  void add(clang::SourceLocation location, const clang::FunctionDecl *in) {
    if (reported_.insert(location.getRawEncoding()).second)
      facts_.add({WaveFact::NeedsGroups, location, in,
                  "this constant is used as the warp width, but a wavefront may have 64 lanes",
                  "use `warpSize` in device code, and query the device in host code"});
  }

  const UnitContext &unit_;
  WaveFacts &facts_;
  std::set<unsigned> reported_;
};

void findComparisons(const WaveCode &code, WaveFacts &facts) {
  for (const auto &[operation, in] : code.unit.index.operators) {
    if (!operation->isComparisonOp())
      continue;
    for (auto [width, number] : {std::pair(operation->getLHS(), operation->getRHS()),
                                 std::pair(operation->getRHS(), operation->getLHS())}) {
      if (code.unit.valueOf(number) != 32)
        continue;
      LaneValues::Traits traits = code.values.traitsOf(width);
      if (traits & LaneValues::HostWidth)
        facts.add({WaveFact::Stays, operation->getSourceRange(), in,
                   "the device's warp width is compared with 32, but it is 64 on CDNA GPUs",
                   "make this path work with 64-lane wavefronts too"});
      else if (traits & LaneValues::Native)
        facts.add({WaveFact::NeedsGroups, operation->getSourceRange(), in,
                   "`warpSize` is compared with 32, but it is 64 on CDNA GPUs",
                   "make this path work with 64-lane wavefronts too"});
    }
  }
}

/// Sizes and arguments that the host computes from the device's width.
void findHostWidths(const WaveCode &code, WaveFacts &facts) {
  for (const auto &[launch, in] : code.unit.index.launches) {
    const clang::FunctionDecl *kernel = launch->getDirectCallee();
    if (kernel && kernel->getDefinition())
      kernel = kernel->getDefinition();
    if (!code.isWaveWide(kernel))
      continue;
    auto look = [&](const clang::Expr *value) {
      if (!llvm::isa<clang::CXXDefaultArgExpr>(value) &&
          code.values.hasAny(value, LaneValues::HostWidth))
        facts.add(
            {WaveFact::AgainstGroups, value->getSourceRange(), kernel,
             "this value is computed from the device's warp width, but the kernel assumes 32 lanes",
             "use 32 here as well, or `warpSize` throughout the kernel"});
    };
    for (const clang::Expr *argument : launch->arguments())
      look(argument);
    if (launch->getConfig()->getNumArgs() > 2)
      look(launch->getConfig()->getArg(2));
  }
}

/// Launches that assume 32 lanes for kernels that use `warpSize`.
class LaunchesBy32 {
public:
  LaunchesBy32(const WaveCode &code, WaveFacts &facts) : unit_(code.unit) {
    for (const auto &[launch, in] : unit_.index.launches) {
      const clang::FunctionDecl *kernel = launch->getDirectCallee();
      if (kernel && kernel->getDefinition())
        kernel = kernel->getDefinition();
      if (!code.usesWarpSize(kernel) || !launch->getConfig() ||
          launch->getConfig()->getNumArgs() < 2)
        continue;
      const clang::Expr *found = count(launch->getConfig()->getArg(0));
      if (!found)
        found = blockOf32(launch->getConfig()->getArg(1));
      for (const clang::Expr *argument : launch->arguments())
        if (!found && argument->getType()->isIntegerType())
          found = isNamed32(argument) ? argument : count(argument);
      if (found)
        facts.add({WaveFact::NeedsGroups,
                   launch->getSourceRange(),
                   kernel,
                   "this launch assumes 32 lanes per warp, but the kernel uses `warpSize`",
                   "query the device's warp width here, or use 32 throughout the kernel",
                   {{found->getExprLoc(), "32 is used here"}}});
    }
  }

private:
  static constexpr unsigned maxDepth = 4;

  /// Whether an argument is a variable or constant with the value 32; a plain number may count
  /// anything.
  bool isNamed32(const clang::Expr *argument) const {
    return unit_.valueOf(argument) == 32 && referencedVariable(argument);
  }

  /// The 32 in `n * 32`, `n / 32` or `n >> 5`, also in the values of variables.
  const clang::Expr *count(const clang::Stmt *statement, unsigned depth = 0) const {
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(statement)) {
      if (operation->isMultiplicativeOp())
        for (const clang::Expr *factor : {operation->getRHS(), operation->getLHS()})
          if (unit_.valueOf(factor) == 32)
            return factor;
      if (operation->isShiftOp() && unit_.valueOf(operation->getRHS()) == 5)
        return operation->getRHS();
    }
    return inParts(statement, depth, &LaunchesBy32::count);
  }

  /// A dimension that is 32.
  const clang::Expr *blockOf32(const clang::Stmt *statement, unsigned depth = 0) const {
    if (const auto *expression = llvm::dyn_cast<clang::Expr>(statement);
        expression && unit_.valueOf(expression) == 32)
      return expression;
    if (llvm::isa<clang::BinaryOperator, clang::CallExpr, clang::MemberExpr>(statement))
      return nullptr;
    return inParts(statement, depth, &LaunchesBy32::blockOf32);
  }

  const clang::Expr *inParts(const clang::Stmt *statement, unsigned depth,
                             const clang::Expr *(LaunchesBy32::*look)(const clang::Stmt *, unsigned)
                                 const) const {
    if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(statement)) {
      const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
      if (variable && depth < maxDepth)
        for (const clang::Expr *value : unit_.index.valuesOf(variable))
          if (const clang::Expr *found = (this->*look)(value, depth + 1))
            return found;
      return nullptr;
    }
    for (const clang::Stmt *child : statement->children())
      if (child)
        if (const clang::Expr *found = (this->*look)(child, depth))
          return found;
    return nullptr;
  }

  const UnitContext &unit_;
};

/// Tiles of 32 threads in code that uses `warpSize`: two names for a CUDA warp.
void findTiles(const WaveCode &code, WaveFacts &facts) {
  for (const auto &[call, in] : code.unit.index.callsOf("tiled_partition")) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee || code.unit.recorder.ownerOf(callee) != frontend::Owner::System ||
        !code.usesWarpSize(in))
      continue;
    const clang::TemplateArgumentList *arguments = callee->getTemplateSpecializationArgs();
    std::optional<int64_t> size;
    if (arguments && arguments->get(0).getKind() == clang::TemplateArgument::Integral)
      size = arguments->get(0).getAsIntegral().getExtValue();
    else if (call->getNumArgs() == 2)
      size = code.unit.valueOf(call->getArg(1));
    if (size != 32)
      continue;
    clang::SourceLocation counted;
    for (const auto &[reference, user] : code.warpSizeUses)
      if (counted.isInvalid() && WaveCode::patternOf(user) == WaveCode::patternOf(in))
        counted = reference->getLocation();
    facts.add({WaveFact::NeedsGroups,
               call->getSourceRange(),
               in,
               "this code uses a tile of 32 threads along with `warpSize`, but a wavefront may "
               "hold two such tiles",
               "use either the tile (`size()`, `meta_group_rank()`) or `warpSize` throughout",
               {{counted, "`warpSize` is used here"}}});
  }
}

} // namespace

void findWaveWarpSizeConstant(const WaveCode &code, WaveFacts &facts) {
  findComparisons(code, facts);
  findHostWidths(code, facts);
  LaunchesBy32(code, facts);
  findTiles(code, facts);
  NamedWidths widths(code, facts);
  for (const auto &[expression, in] : facts.warpWidths)
    widths.find(expression, in);
}

} // namespace tranship::checks
