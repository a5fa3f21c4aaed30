// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/SplitWaits.h"

#include "checks/analysis/LaneValues.h"
#include "checks/analysis/Statements.h"
#include "checks/analysis/UnitContext.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

constexpr llvm::StringLiteral waits[] = {"acquire", "arrive_and_wait", "consumer_wait",
                                         "wait",    "wait_parity",     "producer_acquire"};
constexpr llvm::StringLiteral signals[] = {"arrive",           "arrive_and_drop", "arrive_and_wait",
                                           "consumer_release", "count_down",      "producer_commit",
                                           "release"};
constexpr int64_t warp = 32, wavefront = 64;

bool isOfLibcudacxx(const clang::CXXRecordDecl *record) {
  const clang::DeclContext *outermost = nullptr;
  for (const clang::DeclContext *scope = record->getDeclContext();
       scope && !scope->isTranslationUnit(); scope = scope->getParent())
    outermost = scope;
  const auto *space = llvm::dyn_cast_or_null<clang::NamespaceDecl>(outermost);
  return space && space->getName() == "cuda";
}

/// Whether a pipeline belongs to a single thread: its scope is the last of the enumeration.
bool isOfOneThread(const clang::CXXRecordDecl *record) {
  const auto *special = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record);
  return special && record->getName() == "pipeline" && special->getTemplateArgs().size() > 0 &&
         special->getTemplateArgs()[0].getKind() == clang::TemplateArgument::Integral &&
         special->getTemplateArgs()[0].getAsIntegral().getExtValue() > 2;
}

bool isCallOf(const clang::Stmt *statement, llvm::ArrayRef<llvm::StringLiteral> names) {
  const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(statement);
  const clang::CXXMethodDecl *method = call ? call->getMethodDecl() : nullptr;
  return method && method->getIdentifier() && llvm::is_contained(names, method->getName()) &&
         isOfLibcudacxx(method->getParent()) && !isOfOneThread(call->getRecordDecl());
}

/// Functions that wait for a barrier of PTX, or that have a part of one, also through others.
class PtxBarriers {
public:
  explicit PtxBarriers(const CodeIndex &index)
      : waiting_(functionsWith(index, isWait)), signaling_(functionsWith(index, isSignal)) {}

  bool waits(const clang::Stmt *statement) const { return is(statement, isWait, waiting_); }
  bool signals(const clang::Stmt *statement) const { return is(statement, isSignal, signaling_); }
  bool hasWaits() const { return !waiting_.empty(); }

private:
  using Functions = llvm::DenseSet<const clang::FunctionDecl *>;
  using Test = bool (*)(llvm::StringRef text);

  static bool isWait(llvm::StringRef text) {
    return text.contains("mbarrier.try_wait") || text.contains("mbarrier.test_wait") ||
           hasNumbered(text, "sync");
  }
  static bool isSignal(llvm::StringRef text) {
    return text.contains("mbarrier.arrive") || text.contains("complete_tx") ||
           hasNumbered(text, "sync") || hasNumbered(text, "arrive");
  }
  /// `bar.sync 1, 64`: a barrier of some of a block's threads.
  static bool hasNumbered(llvm::StringRef text, llvm::StringRef step) {
    llvm::SmallVector<llvm::StringRef> instructions;
    text.split(instructions, ';');
    return llvm::any_of(instructions, [&](llvm::StringRef instruction) {
      auto [before, after] = instruction.split("bar");
      after.consume_front("rier");
      after.consume_front(".cta");
      return !before.ends_with("m") && after.starts_with("." + step.str()) && after.contains(',');
    });
  }
  static bool hasText(const clang::Stmt *statement, Test test) {
    const auto *assembly = llvm::dyn_cast<clang::GCCAsmStmt>(statement);
    return assembly && test(assembly->getAsmString());
  }
  static Functions functionsWith(const CodeIndex &index, Test test) {
    Functions found;
    for (const auto &[statement, in] : index.asms)
      if (in && hasText(statement, test))
        found.insert(in->getCanonicalDecl());
    for (size_t before = 0; before != found.size();) {
      before = found.size();
      for (const clang::FunctionDecl *function : index.functions)
        if (llvm::any_of(index.calleesOf(function), [&](const clang::FunctionDecl *callee) {
              return found.contains(callee->getCanonicalDecl());
            }))
          found.insert(function->getCanonicalDecl());
    }
    return found;
  }
  static bool is(const clang::Stmt *statement, Test test, const Functions &functions) {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(statement);
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    return hasText(statement, test) || (callee && functions.contains(callee->getCanonicalDecl()));
  }

  Functions waiting_, signaling_;
};

/// How to treat a comparison of the thread index with a value that is known only at run time.
enum class UnknownBound { IsWhole, Parts };

class SplitWaitFinder {
public:
  SplitWaitFinder(const UnitContext &unit, PtxBarriers barriers)
      : unit_(unit), values_(unit), barriers_(std::move(barriers)) {}

  std::vector<SplitWait> find() const {
    std::vector<SplitWait> found;
    auto add = [&](Indexed<clang::Stmt> candidate) {
      if (std::optional<SplitWait> wait = candidate.in ? splitBy(candidate) : std::nullopt)
        found.push_back(*wait);
    };
    for (llvm::StringRef name : waits)
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(name))
        if (isCallOf(call.node, waits))
          add({call.node, call.in});
    if (!barriers_.hasWaits())
      return found;
    for (const auto &[statement, in] : unit_.index.asms)
      if (barriers_.waits(statement))
        add({statement, in});
    for (const clang::FunctionDecl *function : unit_.index.functions)
      if (const clang::Stmt *body = function->getBody())
        findNode(body, [&](const clang::Stmt *part) {
          if (llvm::isa<clang::CallExpr>(part) && barriers_.waits(part))
            add({part, function});
          return false;
        });
    return found;
  }

private:
  /// The branch around a wait that parts the lanes, with a part of the barrier on its other side, or
  /// one in a loop around it by which lanes leave the loop.
  std::optional<SplitWait> splitBy(const Indexed<clang::Stmt> &call) const {
    for (const clang::Stmt *statement : enclosingStatements(call.in, call.node)) {
      if (llvm::isa<clang::ForStmt, clang::WhileStmt, clang::DoStmt>(statement))
        if (const clang::IfStmt *way = exitOf(statement, call.node))
          return SplitWait{call, way, true};
      const auto *branch = llvm::dyn_cast<clang::IfStmt>(statement);
      if (!branch || !branch->getElse())
        continue;
      const clang::Stmt *other =
          contains(branch->getThen(), call.node) ? branch->getElse() : branch->getThen();
      if (hasSignal(other) && parts(branch->getCond()))
        return SplitWait{call, branch, false};
    }
    return std::nullopt;
  }

  bool hasSignal(const clang::Stmt *tree) const {
    return findNode(tree, [&](const clang::Stmt *part) {
      return isCallOf(part, signals) || barriers_.signals(part);
    });
  }

  /// A branch in a loop by which some lanes leave it, with their last part of the barrier on the way.
  const clang::IfStmt *exitOf(const clang::Stmt *loop, const clang::Stmt *wait) const {
    return llvm::cast_if_present<clang::IfStmt>(findNode(loop, [&](const clang::Stmt *part) {
      const auto *branch = llvm::dyn_cast<clang::IfStmt>(part);
      return branch && !contains(branch, wait) && hasSignal(branch->getThen()) &&
             findNode(branch->getThen(),
                      [](const clang::Stmt *inner) {
                        return llvm::isa<clang::ReturnStmt, clang::BreakStmt>(inner);
                      }) &&
             parts(branch->getCond(), UnknownBound::Parts);
    }));
  }

  /// Whether a condition may differ between the lanes of a wavefront.
  bool parts(const clang::Expr *condition, UnknownBound bound = UnknownBound::IsWhole,
             unsigned depth = 0) const {
    condition = stripCasts(condition);
    if (const auto *negation = llvm::dyn_cast<clang::UnaryOperator>(condition))
      return parts(negation->getSubExpr(), bound, depth);
    if (const clang::VarDecl *variable = referencedVariable(condition))
      return followed(variable, depth);
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(condition);
    if (!operation)
      return false;
    if (operation->isLogicalOp())
      return parts(operation->getLHS(), bound, depth) || parts(operation->getRHS(), bound, depth);
    if (!operation->isComparisonOp())
      return false;
    for (auto [side, other] : {std::pair(operation->getLHS(), operation->getRHS()),
                               std::pair(operation->getRHS(), operation->getLHS())}) {
      if (const clang::VarDecl *variable = referencedVariable(side);
          variable && followed(variable, depth))
        return true;
      if (isInside(side, unit_.valueOf(other), bound, operation))
        return true;
    }
    return false;
  }

  /// A role: `auto role = threadIdx.x < 32 ? producer : consumer`.
  bool followed(const clang::VarDecl *variable, unsigned depth) const {
    llvm::ArrayRef<const clang::Expr *> values = unit_.index.valuesOf(variable);
    if (values.size() != 1 || depth > 3)
      return false;
    const clang::Expr *value = stripCasts(values.front());
    if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(value))
      return parts(choice->getCond(), UnknownBound::IsWhole, depth + 1);
    return parts(value, UnknownBound::IsWhole, depth + 1);
  }

  /// Whether a comparison of an index with a constant parts lanes inside of a wavefront.
  bool isInside(const clang::Expr *index, std::optional<int64_t> constant, UnknownBound bound,
                const clang::BinaryOperator *comparison) const {
    LaneValues::Traits traits = values_.traitsOf(index);
    if (traits & LaneValues::Native)
      return false;
    if (traits & LaneValues::Lane)
      return true;
    int64_t unit = traits & LaneValues::Warp ? warp : traits & LaneValues::Thread ? 1 : 0;
    if (unit == 0 || !constant)
      return unit == warp || (unit != 0 && bound == UnknownBound::Parts);
    if (comparison->isEqualityOp())
      return true;
    bool isLeft = comparison->getLHS() == index;
    bool isAfter =
        isLeft ? comparison->getOpcode() == clang::BO_LE || comparison->getOpcode() == clang::BO_GT
               : comparison->getOpcode() == clang::BO_LT || comparison->getOpcode() == clang::BO_GE;
    return (*constant + isAfter) * unit % wavefront != 0;
  }

  const UnitContext &unit_;
  LaneValues values_;
  PtxBarriers barriers_;
};

} // namespace

std::vector<SplitWait> findSplitWaits(const UnitContext &unit) {
  bool isThere = llvm::any_of(waits, [&](llvm::StringRef name) {
    return llvm::any_of(unit.index.callsOf(name), [](const Indexed<clang::CallExpr> &call) {
      return isCallOf(call.node, waits);
    });
  });
  PtxBarriers barriers(unit.index);
  return isThere || barriers.hasWaits() ? SplitWaitFinder(unit, std::move(barriers)).find()
                                        : std::vector<SplitWait>();
}

} // namespace tranship::checks
