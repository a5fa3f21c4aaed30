// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lanes of a warp that exchange values through shared memory without a barrier.
//   if (tid < 32) {
//     s[tid] += s[tid + 16];
//     s[tid] += s[tid + 8];                         may read before the other lane has written
//   }
// Compilers need not keep the order in which other lanes see the writes. With `volatile` they do so
// on today's GPUs, but only for lanes in lockstep.
// Source: CUDA programming guide on Volta, "independent thread scheduling"; tilelang issue 2872.
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <set>

namespace tranship::checks {
namespace {

/// `s[i] op= s[i + distance]`.
struct Step {
  const clang::BinaryOperator *assignment = nullptr;
  const clang::VarDecl *memory = nullptr;
  const clang::Expr *distance = nullptr;
};

class WarpSynchronous {
public:
  WarpSynchronous(const WaveCode &code, WaveFacts &facts)
      : code_(code), unit_(code.unit), facts_(facts) {}

  void find() {
    std::set<const clang::FunctionDecl *> functions;
    for (const auto &[operation, in] : unit_.index.operators) {
      if (!in || !operation->isAssignmentOp() || !runsOnDevice(in))
        continue;
      if (Step step = stepOf(operation); step.memory) {
        steps_[operation] = step;
        functions.insert(in);
      }
    }
    for (const clang::FunctionDecl *function : functions) {
      in_ = function;
      last_.clear();
      reported_.clear();
      walk(function->getBody());
    }
  }

private:
  Step stepOf(const clang::BinaryOperator *assignment) const {
    const auto *written =
        llvm::dyn_cast<clang::ArraySubscriptExpr>(stripImplicit(assignment->getLHS()));
    const clang::VarDecl *memory = written ? referencedVariable(written->getBase()) : nullptr;
    if (!memory || !isSharedMemory(memory) ||
        !code_.values.hasAny(written->getIdx(), LaneValues::Thread | LaneValues::Lane))
      return {};
    const clang::Expr *distance =
        distanceRead(assignment->getRHS(), memory, stripImplicit(written->getIdx()));
    return distance ? Step{assignment, memory, distance} : Step{};
  }

  bool isSharedMemory(const clang::VarDecl *variable, unsigned depth = 0) const {
    if (isShared(variable))
      return true;
    clang::QualType type = variable->getType().getNonReferenceType();
    if (depth > 2 || !type->isPointerType())
      return false;
    llvm::ArrayRef<const clang::Expr *> values = unit_.index.valuesOf(variable);
    for (const clang::Expr *value : values)
      if (const clang::VarDecl *other = variableIn(value))
        if (isSharedMemory(other, depth + 1))
          return true;
    return values.empty() && type->getPointeeType().isVolatileQualified();
  }
  /// The variable `s` in `s`, `s + n`, `&s[n]`, `(volatile int *)s`.
  static const clang::VarDecl *variableIn(const clang::Expr *pointer) {
    for (;;) {
      pointer = stripImplicit(pointer);
      if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(pointer))
        pointer = cast->getSubExpr();
      else if (const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(pointer);
               sum && sum->isAdditiveOp())
        pointer = sum->getLHS();
      else if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(pointer);
               address && address->getOpcode() == clang::UO_AddrOf)
        pointer = address->getSubExpr();
      else if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(pointer))
        pointer = element->getBase();
      else
        return referencedVariable(pointer);
    }
  }

  /// The distance of `memory[index ± distance]` in an expression; null: it is not read there.
  const clang::Expr *distanceRead(const clang::Stmt *statement, const clang::VarDecl *memory,
                                  const clang::Expr *index) const {
    if (const auto *read = llvm::dyn_cast<clang::ArraySubscriptExpr>(statement);
        read && referencedVariable(read->getBase()) == memory)
      if (const auto *place = llvm::dyn_cast<clang::BinaryOperator>(stripImplicit(read->getIdx()));
          place && (place->isAdditiveOp() || place->getOpcode() == clang::BO_Xor)) {
        if (isSame(place->getLHS(), index))
          return place->getRHS();
        if (isSame(place->getRHS(), index))
          return place->getLHS();
      }
    for (const clang::Stmt *child : statement->children())
      if (child)
        if (const clang::Expr *distance = distanceRead(child, memory, index))
          return distance;
    return nullptr;
  }
  static bool isSame(const clang::Expr *a, const clang::Expr *b) {
    const clang::VarDecl *variable = referencedVariable(a);
    if (variable || referencedVariable(b))
      return variable == referencedVariable(b);
    llvm::StringRef member = memberOfBuiltin(a, "threadIdx");
    return !member.empty() && member == memberOfBuiltin(b, "threadIdx");
  }

  bool isBarrier(const clang::Stmt *statement) const {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(statement);
    const clang::FunctionDecl *function = call ? call->getDirectCallee() : nullptr;
    if (!function || !function->getIdentifier())
      return false;
    llvm::StringRef name = function->getName();
    return name.contains_insensitive("sync") || name.contains("barrier") ||
           name.starts_with("__threadfence");
  }

  bool hasBarrier(const clang::Stmt *statement) const {
    return statement && (isBarrier(statement) ||
                         llvm::any_of(statement->children(),
                                      [&](const clang::Stmt *s) { return hasBarrier(s); }));
  }

  /// Walks in the order of the text; a barrier settles what was written before it.
  void walk(const clang::Stmt *statement) {
    if (!statement)
      return;
    if (isBarrier(statement)) {
      last_.clear();
      return;
    }
    if (auto step = steps_.find(statement); step != steps_.end())
      visit(step->second);
    if (llvm::isa<clang::ForStmt, clang::WhileStmt, clang::DoStmt>(statement)) {
      loops_.push_back(statement);
      for (const clang::Stmt *child : statement->children())
        walk(child);
      loops_.pop_back();
      return;
    }
    for (const clang::Stmt *child : statement->children())
      walk(child);
  }

  void visit(const Step &step) {
    const clang::Expr *&last = last_[step.memory];
    std::optional<int64_t> distance = unit_.valueOf(step.distance);
    if (distance) {
      if (*distance < 1 || *distance > 32)
        return;
      if (last && unit_.valueOf(last) != distance)
        add(step);
      last = step.distance;
    } else if (!loops_.empty() && !hasBarrier(loops_.back()) && isHalved(step.distance)) {
      add(step);
    }
  }

  /// Whether a distance is a counter that is halved or doubled within a warp.
  bool isHalved(const clang::Expr *distance) const {
    const clang::VarDecl *counter = referencedVariable(distance);
    if (!counter)
      return false;
    bool steps = llvm::any_of(unit_.index.valuesOf(counter), [](const clang::Expr *value) {
      const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(stripImplicit(value));
      return operation &&
             (operation->isShiftOp() || operation->isMultiplicativeOp() ||
              operation->isShiftAssignOp() || operation->getOpcode() == clang::BO_DivAssign ||
              operation->getOpcode() == clang::BO_MulAssign);
    });
    std::vector<int64_t> starts = code_.values.startValues(distance);
    return steps && llvm::any_of(starts, [](int64_t start) { return start > 0 && start <= 32; });
  }

  void add(const Step &step) {
    if (!reported_.insert(step.memory).second)
      return;
    clang::QualType type = step.memory->getType().getNonReferenceType();
    bool isVolatile =
        type.isVolatileQualified() ||
        (type->isPointerType() && type->getPointeeType().isVolatileQualified()) ||
        (type->isArrayType() && unit_.ast.getBaseElementType(type).isVolatileQualified());
    facts_.add({isVolatile ? WaveFact::Stays : WaveFact::Breaks,
                step.assignment->getSourceRange(),
                in_,
                isVolatile ? "lanes of a warp exchange values through shared memory without a "
                             "barrier; `volatile` is enough only while they run in lockstep"
                           : "lanes of a warp exchange values through shared memory without a "
                             "barrier, so they may read old values",
                "call `__syncwarp()` between the steps, or use shuffles",
                {},
                /*isReportedByRule=*/false,
                /*isVerdictOnly=*/isOfReportedMacro(step, isVolatile)});
  }

  /// Whether the step is written in a macro of which another use is reported.
  bool isOfReportedMacro(const Step &step, bool isVolatile) {
    const clang::SourceManager &sources = unit_.ast.getSourceManager();
    clang::SourceLocation location = step.assignment->getOperatorLoc();
    return location.isMacroID() && !sources.isMacroArgExpansion(location) &&
           !reportedMacros_.insert({sources.getSpellingLoc(location), isVolatile}).second;
  }

  const WaveCode &code_;
  const UnitContext &unit_;
  WaveFacts &facts_;
  std::map<const clang::Stmt *, Step> steps_;
  const clang::FunctionDecl *in_ = nullptr;
  /// The last distance since a barrier.
  std::map<const clang::VarDecl *, const clang::Expr *> last_;
  std::set<const clang::VarDecl *> reported_;
  /// Where a macro is written that holds a step, and whether memory is `volatile` in a use of it.
  std::set<std::pair<clang::SourceLocation, bool>> reportedMacros_;
  std::vector<const clang::Stmt *> loops_;
};

} // namespace

void findWaveSynchronous(const WaveCode &code, WaveFacts &facts) {
  WarpSynchronous(code, facts).find();
}

} // namespace tranship::checks
