// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The width of a warp as a constant.
//   #define WARP_SIZE 32, constexpr int warp = 32;  in code that divides threads or shuffles by it
//   if (prop.warpSize != 32), switch (prop.warpSize)  the host queries the width and expects 32
//   kernel<<<…>>>(…, prop.warpSize)                 the host passes 64, the kernel assumes 32
//   kernel<<<n * 32 / block, block>>>(…)            the host assumes 32, the kernel uses `warpSize`
//   tiled_partition<32>(…), sums[id / warpSize]     one value for two tiles of a wavefront
// `warpSize` is not a constant in HIP: it differs between GPUs that one program runs on.
// Source: apex issue 231; HIP porting guide, "warpSize".
#include "checks/analysis/RoleCalls.h"
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"
#include "checks/analysis/WaveHints.h"
#include "frontend/record/UnitRecorder.h"
#include "source/PlatformCode.h"
#include "source/SourceFile.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <memory>
#include <set>

namespace tranship::checks {
namespace {

/// What branches that are HIP already define.
class HipBranches {
public:
  explicit HipBranches(const UnitContext &unit) : sources_(unit.ast.getSourceManager()) {}

  /// The value that a branch for HIP gives the constant that is defined at a place, if it is not 32:
  /// `64` after `#define NAME 64` or `NAME = 64`. Empty if there is none.
  std::string otherValueOf(clang::SourceLocation definition) {
    auto [id, offset] = sources_.getDecomposedSpellingLoc(definition);
    bool isInvalid = false;
    llvm::StringRef text = sources_.getBufferData(id, &isInvalid);
    if (isInvalid || !(text.contains("HIP") || text.contains("GFX") || text.contains("gfx") ||
                       text.contains("ROCM") || text.contains("AMD")))
      return {};
    auto [known, isNew] = files_.try_emplace(id);
    if (isNew)
      known->second = std::make_unique<SourceFile>("", text.str());
    const SourceFile &file = *known->second;
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t at = file.tokenAt(offset);
    // The place is the name, or the number after it.
    if (at > 0 && at < tokens.size() && !tokens[at].is(clang::tok::raw_identifier))
      while (at > 0 && !tokens[--at].is(clang::tok::raw_identifier))
        ;
    if (at >= tokens.size())
      return {};
    llvm::StringRef name = file.text(tokens[at]);
    for (Range branch : hipBranches(file))
      for (size_t i = file.tokenAt(branch.begin);
           i + 2 < tokens.size() && tokens[i].offset < branch.end; ++i) {
        if (file.text(tokens[i]) != name)
          continue;
        bool isMacro = i > 0 && file.text(tokens[i - 1]).ends_with("define");
        size_t value = isMacro ? i + 1 : tokens[i + 1].is(clang::tok::equal) ? i + 2 : 0;
        int number = 0;
        if (value && !file.text(tokens[value]).rtrim("uUlL").getAsInteger(0, number) && number > 32)
          return file.text(tokens[value]).str();
      }
    return {};
  }

private:
  const clang::SourceManager &sources_;
  std::map<clang::FileID, std::unique_ptr<SourceFile>> files_;
};

/// Finds the names for 32 in an expression: variables, enumerators, template parameters, and macros
/// whose whole text is the number.
class NamedWidths {
public:
  NamedWidths(const WaveCode &code, WaveFacts &facts) : unit_(code.unit), facts_(facts) {}

  /// Reports the names in the width of a shuffle only if a branch for AMD GPUs has another value: the
  /// wavefronts of some have no 64 lanes.
  void findOther(const clang::Stmt *statement, const clang::FunctionDecl *in) {
    isForShuffle_ = true;
    find(statement, in);
    isForShuffle_ = false;
  }

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
    if (!reported_.insert(location.getRawEncoding()).second)
      return;
    if (std::string other = branches_.otherValueOf(location); !other.empty() && isForShuffle_)
      facts_.add(
          {WaveFact::Stays, location, in,
           "this is the width of a shuffle, and the file's own branch for AMD GPUs makes it " +
               other + ", which wavefronts of 32 lanes do not have",
           "use `warpSize` in the branch for AMD GPUs"});
    else if (!other.empty())
      facts_.add({WaveFact::AgainstGroups, location, in,
                  "this is the warp width, and the file's own branch for AMD GPUs makes it " +
                      other + ": the translation keeps groups of 32 lanes here",
                  "use 32 in the branch for AMD GPUs as well, or write the kernel for whole "
                  "wavefronts there"});
    else if (!isForShuffle_)
      facts_.add({WaveFact::NeedsGroups, location, in,
                  "this constant is used as the warp width, but a wavefront may have 64 lanes",
                  "use `warpSize` in device code, and query the device in host code"});
  }

  const UnitContext &unit_;
  WaveFacts &facts_;
  HipBranches branches_{unit_};
  bool isForShuffle_ = false;
  std::set<unsigned> reported_;
};

void findComparisons(const WaveCode &code, WaveFacts &facts) {
  for (const auto &[operation, in] : code.unit.index.operators) {
    if (!operation->isComparisonOp())
      continue;
    for (auto [width, number] : {std::pair(operation->getLHS(), operation->getRHS()),
                                 std::pair(operation->getRHS(), operation->getLHS())}) {
      std::optional<int64_t> value = code.unit.valueOf(number);
      if (value != 32 && value != 64)
        continue;
      LaneValues::Traits traits = code.values.traitsOf(width);
      if (value == 64 && (traits & LaneValues::HostWidth))
        facts.add(
            {WaveFact::Stays, operation->getSourceRange(), in,
             "the device's warp width is compared with 64, which it is on CDNA GPUs, so this "
             "takes a way that no NVIDIA GPU takes",
             "check the code that runs with 64: tranship keeps kernels that count lanes by 32 "
             "in groups of 32"});
      if (value != 32)
        continue;
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

/// `switch (prop.warpSize) { case 32: … }`
void findSwitches(const WaveCode &code, WaveFacts &facts) {
  for (const auto &[choice, in] : code.unit.index.switches) {
    if (!(code.values.traitsOf(choice->getCond()) & LaneValues::HostWidth))
      continue;
    for (const clang::SwitchCase *label = choice->getSwitchCaseList(); label;
         label = label->getNextSwitchCase())
      if (const auto *number = llvm::dyn_cast<clang::CaseStmt>(label);
          number && code.unit.valueOf(number->getLHS()) == 32)
        facts.add({WaveFact::Stays, number->getLHS()->getSourceRange(), in,
                   "the device's warp width is compared with 32, but it is 64 on CDNA GPUs",
                   "make this path work with 64-lane wavefronts too"});
  }
}

/// The width of a block if it is a value as it is, and not computed from others.
const clang::Expr *firstDimension(const clang::Expr *block) {
  block = block->IgnoreUnlessSpelledInSource()->IgnoreParenImpCasts();
  if (const auto *made = llvm::dyn_cast<clang::CXXConstructExpr>(block);
      made && made->getNumArgs() > 0)
    block = made->getArg(0)->IgnoreUnlessSpelledInSource()->IgnoreParenImpCasts();
  else if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(block))
    return firstDimension(cast->getSubExpr());
  return llvm::isa<clang::DeclRefExpr, clang::MemberExpr>(block) ? block : nullptr;
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
    const clang::CallExpr *configuration = launch->getConfig();
    if (configuration->getNumArgs() > 2)
      look(configuration->getArg(2));
    if (configuration->getNumArgs() > 1)
      if (const clang::Expr *width = firstDimension(configuration->getArg(1)))
        look(width);
  }
}

/// Whether a value is a quotient by the device's width: a number of warps.
bool countsWarps(const WaveCode &code, const clang::Expr *value, unsigned depth = 0) {
  constexpr unsigned maxDepth = 4;
  value = stripCasts(value);
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(value))
    return operation->getOpcode() == clang::BO_Div &&
           code.values.traitsOf(operation->getRHS()) & LaneValues::HostWidth;
  const clang::VarDecl *variable = referencedVariable(value);
  return variable && depth < maxDepth &&
         llvm::any_of(code.unit.index.valuesOf(variable), [&](const clang::Expr *given) {
           return countsWarps(code, given, depth + 1);
         });
}

/// `threads / prop.warpSize * 32`
void findMixedWidths(const WaveCode &code, WaveFacts &facts) {
  for (const auto &[operation, in] : code.unit.index.operators)
    if (operation->getOpcode() == clang::BO_Mul && !operation->isInstantiationDependent())
      for (auto [warps, width] : {std::pair(operation->getLHS(), operation->getRHS()),
                                  std::pair(operation->getRHS(), operation->getLHS())})
        if (code.unit.valueOf(width) == 32 && countsWarps(code, warps))
          facts.add(
              {WaveFact::Stays, operation->getSourceRange(), in,
               "a number of warps by the device's width is multiplied by 32, but the width is "
               "64 on CDNA GPUs",
               "use one width for both: 32, or the device's"});
}

/// The device's width in memory of kernels: `cudaMemcpyToSymbol(width, &prop.warpSize, sizeof(int))`.
void findCopiedWidths(const WaveCode &code, WaveFacts &facts) {
  if (llvm::none_of(code.roots,
                    [&](const WaveRoot &root) { return code.isWaveWide(root.function); }))
    return;
  for (const RoleCall &call : callsWith(code.unit.index, Role::Copies)) {
    const clang::Expr *source = call.argument(Role::Part::Source);
    const auto *address =
        source ? llvm::dyn_cast<clang::UnaryOperator>(source->IgnoreParenCasts()) : nullptr;
    if (address && address->getOpcode() == clang::UO_AddrOf &&
        code.values.hasAny(address->getSubExpr(), LaneValues::HostWidth))
      facts.add({WaveFact::Stays, call.node->getSourceRange(), call.in,
                 "kernels get the device's warp width here, but the kernels of this file assume "
                 "32 lanes",
                 "use 32 here as well, or `warpSize` throughout the kernels"});
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
  findSwitches(code, facts);
  findHostWidths(code, facts);
  findMixedWidths(code, facts);
  findCopiedWidths(code, facts);
  LaunchesBy32(code, facts);
  findTiles(code, facts);
  findWaveHints(code, facts);
  NamedWidths widths(code, facts);
  for (const auto &[expression, in] : facts.warpWidths)
    widths.find(expression, in);
  for (const WarpOperation &operation : code.operations)
    if (operation.width)
      widths.findOther(operation.width, operation.in);
}

} // namespace tranship::checks
