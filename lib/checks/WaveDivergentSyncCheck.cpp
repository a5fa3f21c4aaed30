// Code that needs each lane to run on its own, as NVIDIA's GPUs let it since Volta.
//   while (atomicCAS(&lock, 0, 1) != 0);            a lane that waits keeps the one that would
//                                                   unlock from going on: the wavefront hangs
//   unsigned m = __activemask();                    who was active then need not be active here
//   if (…) v = __shfl_sync(m, v, 0);
// Lanes of a wavefront of AMD's share one program counter.
// Source: CUDA programming guide, "independent thread scheduling"; chipStar's documentation.
#include "checks/Check.h"
#include "checks/WaveFacts.h"
#include "frontend/UnitRecorder.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

constexpr DiagnosticKind kind = DiagnosticKind::WaveDivergentSync;

bool contains(const clang::Stmt *outer, const clang::Stmt *inner) {
  return outer && (outer == inner || llvm::any_of(outer->children(), [&](const clang::Stmt *child) {
                     return contains(child, inner);
                   }));
}

class DivergentSyncs {
public:
  DivergentSyncs(const WaveCode &code, WaveFacts &facts)
      : code_(code), unit_(code.unit), facts_(facts) {}

  void findLocks() {
    for (llvm::StringRef name : {"atomicCAS", "atomicExch", "atomicCAS_block", "atomicCAS_system"})
      for (const auto &[call, in] : unit_.index.callsOf(name))
        if (in && isAcquisition(call))
          lock(call, in);
  }

  void findStaleMasks() {
    for (const WarpOperation &operation : code_.operations) {
      const clang::VarDecl *mask = operation.mask ? variableOf(operation.mask) : nullptr;
      if (!mask || !operation.in)
        continue;
      for (const clang::Expr *value : unit_.index.valuesOf(mask))
        if (const clang::CallExpr *asked = activeMask(value))
          if (const clang::Stmt *branch = divergenceBetween(asked, operation)) {
            facts_.add({WaveFact::Breaks, kind, operation.mask->getSourceRange(), operation.in,
                        "this mask is of the lanes that were active when it was asked for, and "
                        "fewer of them may come here",
                        "vote in the mask that takes part: `__ballot_sync` before the branch",
                        branch->getBeginLoc(), "lanes part here"});
            break;
          }
    }
  }

private:
  /// All arguments are constants: a lock, not a value that is updated.
  bool isAcquisition(const clang::CallExpr *call) const {
    for (unsigned i = 1; i < call->getNumArgs(); ++i)
      if (!unit_.valueOf(call->getArg(i)))
        return false;
    return call->getNumArgs() > 1;
  }

  void lock(const clang::CallExpr *call, const clang::FunctionDecl *in) {
    for (const auto &[statement, function] : unit_.index.loops) {
      if (function != in)
        continue;
      const clang::Expr *condition = nullptr;
      if (const auto *loop = llvm::dyn_cast<clang::WhileStmt>(statement))
        condition = loop->getCond();
      else if (const auto *loop = llvm::dyn_cast<clang::DoStmt>(statement))
        condition = loop->getCond();
      else if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(statement))
        condition = loop->getCond();
      // A loop that goes on while the lock is not had has the guarded code behind it.
      if (!condition || !contains(condition, call) || isForOneLane(statement, in))
        continue;
      facts_.add({WaveFact::Breaks, kind, call->getSourceRange(), in,
                  "lanes of one wavefront wait here for a lock that another of them holds: they "
                  "share one program counter, and hang",
                  "let one lane of the wavefront take the lock, or do the guarded work inside of "
                  "the loop, in the branch that got it"});
      return;
    }
  }

  /// `if (threadIdx.x == 0)` around a statement, or around all calls of its function.
  bool isForOneLane(const clang::Stmt *statement, const clang::FunctionDecl *in,
                    unsigned depth = 0) const {
    for (const auto &[branch, function] : unit_.index.branches) {
      if (function != in)
        continue;
      if (choosesOne(branch->getCond(), clang::BO_EQ) && contains(branch->getThen(), statement))
        return true;
      // `if (threadIdx.x != 0) return;`
      const clang::Stmt *then = branch->getThen();
      if (const auto *block = llvm::dyn_cast<clang::CompoundStmt>(then);
          block && block->size() == 1)
        then = block->body_front();
      if (choosesOne(branch->getCond(), clang::BO_NE) && llvm::isa<clang::ReturnStmt>(then))
        return true;
    }
    if (depth > 1 || isKernel(in) || !in->getIdentifier())
      return false;
    bool isCalled = false;
    for (const auto &[call, caller] : unit_.index.callsOf(in->getName())) {
      const clang::FunctionDecl *callee = call->getDirectCallee();
      if (!callee || WaveCode::keyOf(callee) != WaveCode::keyOf(in))
        continue;
      isCalled = true;
      if (!caller || !isForOneLane(call, caller, depth + 1))
        return false;
    }
    return isCalled;
  }

  /// `threadIdx.x == 0`, `lane == leader`, also as a part of a conjunction (of a disjunction where
  /// others leave).
  bool choosesOne(const clang::Expr *condition, clang::BinaryOperatorKind comparison) const {
    condition = bare(condition);
    if (const auto *negation = llvm::dyn_cast<clang::UnaryOperator>(condition);
        negation && negation->getOpcode() == clang::UO_LNot)
      return comparison == clang::BO_EQ && isThread(negation->getSubExpr());
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(condition);
    if (!operation)
      return comparison == clang::BO_NE && isThread(condition);
    if (operation->getOpcode() == (comparison == clang::BO_EQ ? clang::BO_LAnd : clang::BO_LOr))
      return choosesOne(operation->getLHS(), comparison) ||
             choosesOne(operation->getRHS(), comparison);
    return operation->getOpcode() == comparison &&
           (isThread(operation->getLHS()) || isThread(operation->getRHS()));
  }
  bool isThread(const clang::Expr *expression) const {
    return code_.values.is(expression, LaneValues::Thread | LaneValues::Lane) ||
           !memberOfBuiltin(expression, "threadIdx").empty();
  }

  const clang::CallExpr *activeMask(const clang::Expr *value) const {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(bare(value));
    return call && llvm::any_of(code_.operations,
                                [&](const WarpOperation &operation) {
                                  return operation.call == call &&
                                         operation.kind == WarpOperation::ActiveMask;
                                })
               ? call
               : nullptr;
  }

  /// A branch or loop that not all lanes may take, with the operation inside and the question for
  /// the mask outside; null: there is none.
  const clang::Stmt *divergenceBetween(const clang::CallExpr *asked,
                                       const WarpOperation &operation) const {
    auto parts = [&](const clang::Stmt *statement, const clang::Expr *condition) {
      return condition && !isUniform(condition) && !contains(condition, operation.call) &&
             contains(statement, operation.call) && !contains(statement, asked);
    };
    for (const auto &[branch, in] : unit_.index.branches)
      if (in == operation.in && parts(branch, branch->getCond()))
        return branch;
    for (const auto &[statement, in] : unit_.index.loops) {
      if (in != operation.in)
        continue;
      const auto *loop = llvm::dyn_cast<clang::WhileStmt>(statement);
      const auto *counted = llvm::dyn_cast<clang::ForStmt>(statement);
      if (parts(statement, loop ? loop->getCond() : counted ? counted->getCond() : nullptr))
        return statement;
    }
    return nullptr;
  }

  /// No lane decides otherwise than another: constants, and counters that begin with one.
  bool isUniform(const clang::Stmt *condition) const {
    if (const auto *expression = llvm::dyn_cast<clang::Expr>(condition)) {
      if (unit_.valueOf(expression) || llvm::isa<clang::CXXBoolLiteralExpr>(expression))
        return true;
      if (llvm::isa<clang::CallExpr, clang::ArraySubscriptExpr, clang::MemberExpr>(expression))
        return false;
      if (const clang::VarDecl *variable = variableOf(expression))
        return !code_.values.startValues(expression).empty() ||
               variable->getType().isConstQualified();
    }
    return llvm::all_of(condition->children(),
                        [&](const clang::Stmt *child) { return child && isUniform(child); });
  }

  const WaveCode &code_;
  const UnitContext &unit_;
  WaveFacts &facts_;
};

class WaveDivergentSyncCheck : public Check {
public:
  void run(UnitContext &unit) const override { reportFacts(unit, kind); }
};

} // namespace

void findDivergentSyncs(const WaveCode &code, WaveFacts &facts) {
  DivergentSyncs syncs(code, facts);
  syncs.findLocks();
  syncs.findStaleMasks();
}

std::unique_ptr<Check> makeWaveDivergentSyncCheck() {
  return std::make_unique<WaveDivergentSyncCheck>();
}

} // namespace tranship
