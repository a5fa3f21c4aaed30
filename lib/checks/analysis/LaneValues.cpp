// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/LaneValues.h"

#include "checks/analysis/PropertyRows.h"
#include "checks/analysis/Statements.h"
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WarpOperations.h"
#include "frontend/record/UnitRecorder.h"
#include "mapping/RoleNames.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

using Traits = LaneValues::Traits;

/// Traits that a variable has only if all its values have them. For the others one value is enough.
constexpr Traits sure =
    LaneValues::Thread | LaneValues::Lane | LaneValues::Warp | LaneValues::BlockSize;

/// How far variables that refer to variables are followed.
constexpr unsigned maxLaneDepth = 4;
/// How many values of one variable are examined where all of them matter.
constexpr size_t maxValues = 32;

llvm::StringRef recordName(clang::QualType type) {
  const clang::CXXRecordDecl *record = type.getNonReferenceType()->getAsCXXRecordDecl();
  return record && record->getIdentifier() ? record->getName() : "";
}

} // namespace

LaneValues::LaneValues(const UnitContext &unit) : unit_(unit) {
  // `cudaDeviceGetAttribute(&width, cudaDevAttrWarpSize, device)`
  forEachPropertyUse(unit, [this](const PropertyUse &use) {
    if (const clang::Expr *receiver = use.property == "warpSize" ? use.receiver() : nullptr)
      if (const clang::VarDecl *variable = referencedVariable(receiver))
        written_[variable] |= HostWidth;
  });
  for (const auto &[operation, in] : unit.index.operators)
    if (operation->isAssignmentOp())
      if (const auto *member =
              llvm::dyn_cast<clang::MemberExpr>(stripImplicit(operation->getLHS())))
        if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()))
          fieldValues_[field].push_back(operation->getRHS());
  for (const clang::FunctionDecl *function : unit.index.functions)
    if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function))
      for (const clang::CXXCtorInitializer *initializer : constructor->inits())
        if (initializer->isMemberInitializer())
          fieldValues_[initializer->getMember()].push_back(initializer->getInit());
  for (const auto &[statement, in] : unit.index.returns)
    if (in && statement->getRetValue())
      results_[in].push_back(statement->getRetValue());
  for (const auto &[statement, in] : unit.index.asms)
    if (const auto *gcc = llvm::dyn_cast<clang::GCCAsmStmt>(statement);
        gcc && readsLaneRegister(gcc))
      for (unsigned i = 0; i < gcc->getNumOutputs(); ++i)
        if (const clang::VarDecl *variable = referencedVariable(gcc->getOutputExpr(i)))
          written_[variable] =
              llvm::StringRef(gcc->getAsmString()).contains("%lanemask") ? LaneBits : Lane;
  for (const auto &[loop, in] : unit.index.loops)
    if (const clang::Expr *condition = conditionOf(loop))
      if (const auto *test = llvm::dyn_cast<clang::BinaryOperator>(condition->IgnoreParenCasts());
          test && test->isComparisonOp() &&
          (traitsOf(test->getLHS()) | traitsOf(test->getRHS())) & HostWidth)
        addCounters(loop);
  known_.clear(); // what was known of the variables then
}

/// `while (n < prop.warpSize) n *= 2;`: what such a loop changes depends on the width.
void LaneValues::addCounters(const clang::Stmt *loop) {
  const clang::SourceRange range = loop->getSourceRange();
  const clang::SourceManager &sources = unit_.ast.getSourceManager();
  (void)findNode(loop, [&](const clang::Stmt *part) {
    const auto *step = llvm::dyn_cast<clang::UnaryOperator>(part);
    const auto *assignment = llvm::dyn_cast<clang::BinaryOperator>(part);
    const clang::Expr *changed = step && step->isIncrementDecrementOp()       ? step->getSubExpr()
                                 : assignment && assignment->isAssignmentOp() ? assignment->getLHS()
                                                                              : nullptr;
    const clang::VarDecl *variable = changed ? referencedVariable(changed) : nullptr;
    if (variable && variable->getType()->isIntegerType() &&
        !sources.isPointWithin(variable->getLocation(), range.getBegin(), range.getEnd()))
      written_[variable] |= HostWidth;
    return false;
  });
}

Traits LaneValues::traitsOf(const clang::Expr *expression) const {
  expression = stripCasts(expression);
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
    return variable ? ofVariable(variable) : 0;
  }
  if (memberOfBuiltin(expression, "threadIdx") == "x")
    return Thread;
  if (!memberOfBuiltin(expression, "blockDim").empty())
    return BlockSize;
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression)) {
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()))
      return ofField(field);
    return 0;
  }
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(expression))
    return ofCall(call);
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression)) {
    clang::BinaryOperatorKind kind = operation->getOpcode();
    if (kind == clang::BO_Assign || kind == clang::BO_Comma)
      return traitsOf(operation->getRHS());
    if (operation->isCompoundAssignmentOp())
      kind = clang::BinaryOperator::getOpForCompoundAssignment(kind);
    return ofBinary(kind, operation->getLHS(), operation->getRHS());
  }
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression)) {
    bool keepsBits =
        operation->getOpcode() == clang::UO_Not || operation->getOpcode() == clang::UO_Minus;
    return keepsBits ? traitsOf(operation->getSubExpr()) & (Mask | LaneBits | Native) : 0;
  }
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression)) {
    Traits first = traitsOf(choice->getTrueExpr()), second = traitsOf(choice->getFalseExpr());
    return (first & second & sure) | ((first | second) & ~sure);
  }
  return 0;
}

Traits LaneValues::ofVariable(const clang::VarDecl *variable) const {
  auto [entry, isNew] = known_.try_emplace(variable);
  if (!isNew)
    return entry->second.value_or(0);
  Traits traits = joined(variable).value_or(0);
  if (auto written = written_.find(variable); written != written_.end())
    traits |= written->second;
  known_[variable] = traits;
  return traits;
}

std::optional<Traits> LaneValues::joined(const clang::VarDecl *variable) const {
  if (unit_.isWarpSize(variable))
    return Native;
  if (!variable->getType().getNonReferenceType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Traits all = sure, any = 0;
  bool hasValue = false, isAssigned = false;
  for (const clang::Expr *value : unit_.index.valuesOf(variable)) {
    isAssigned |= value != variable->getInit();
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(stripImplicit(value));
    if (operation && referencedVariable(operation->getLHS()) == variable &&
        (operation->isCompoundAssignmentOp() || operation->isAdditiveOp())) {
      // In steps of whole warps a thread index stays one, but a lane index does not.
      bool isStep = operation->isAdditiveOp() || operation->getOpcode() == clang::BO_AddAssign ||
                    operation->getOpcode() == clang::BO_SubAssign;
      all &= isStep && isAligned(operation->getRHS()) ? Thread | Warp : 0;
      any |= traitsOf(operation->getRHS()) & (Mask | LaneBits);
      continue;
    }
    hasValue = true;
    Traits traits = traitsOf(value);
    any |= traits;
    all &= traits;
  }
  if (!hasValue)
    return std::nullopt;
  // A parameter may mean something else in each call.
  if (llvm::isa<clang::ParmVarDecl>(variable))
    return any;
  if (unit_.index.isModified(variable) && !isAssigned)
    all = 0; // counted up, or written through its address
  return (all & sure) | (any & ~sure);
}

Traits LaneValues::ofField(const clang::FieldDecl *field) const {
  if (unit_.isWarpSize(field))
    return HostWidth;
  auto values = fieldValues_.find(field);
  if (values == fieldValues_.end())
    return 0;
  auto [entry, isNew] = known_.try_emplace(field);
  if (!isNew)
    return entry->second.value_or(0);
  Traits all = sure, any = 0;
  for (const clang::Expr *value : values->second) {
    Traits traits = traitsOf(value);
    all &= traits;
    any |= traits;
  }
  Traits traits = all | (any & ~sure);
  known_[field] = traits;
  return traits;
}

Traits LaneValues::ofResult(const clang::FunctionDecl *function) const {
  if (const clang::FunctionDecl *definition = function->getDefinition())
    function = definition;
  auto values = results_.find(function);
  if (values == results_.end())
    return 0;
  auto [entry, isNew] = known_.try_emplace(function);
  if (!isNew)
    return entry->second.value_or(0);
  Traits traits = 0;
  for (const clang::Expr *value : values->second)
    traits |= traitsOf(value);
  known_[function] = traits;
  return traits;
}

Traits LaneValues::ofCall(const clang::CallExpr *call) const {
  const clang::FunctionDecl *function = call->getDirectCallee();
  if (!function || !function->getIdentifier())
    return 0;
  if (unit_.recorder.ownerOf(function) != frontend::Owner::System)
    return ofResult(function);
  llvm::StringRef name = function->getName();
  if (givesMaskOfLanes(name))
    return Mask;
  if (name == "get_sreg_laneid") // of <cuda/ptx>, as the next
    return Lane;
  if (name.starts_with("get_sreg_lanemask_"))
    return LaneBits;
  if (name == "thread_rank")
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(stripImplicit(call->getCallee()))) {
      clang::QualType object = member->getBase()->IgnoreImpCasts()->getType();
      llvm::StringRef group =
          recordName(object->isPointerType() ? object->getPointeeType() : object);
      return group == "thread_block" || group == "grid_group" ? Thread : 0;
    }
  if ((name == "__brev" || name == "min" || name == "max") && call->getNumArgs() > 0)
    return traitsOf(call->getArg(0)) & (Mask | LaneBits);
  return 0;
}

Traits LaneValues::ofSum(const clang::Expr *left, Traits a, const clang::Expr *right,
                         Traits b) const {
  Traits result = (a | b) & (Mask | LaneBits | Native | HostWidth);
  if ((a & Thread && (isAligned(right) || unit_.valueOf(right))) ||
      (b & Thread && (isAligned(left) || unit_.valueOf(left))))
    result |= Thread;
  for (Traits trait : {Lane, Warp, BlockSize})
    if ((a & trait && unit_.valueOf(right)) || (b & trait && unit_.valueOf(left)))
      result |= trait;
  return result;
}

Traits LaneValues::ofBinary(clang::BinaryOperatorKind operation, const clang::Expr *left,
                            const clang::Expr *right) const {
  Traits a = traitsOf(left), b = traitsOf(right);
  Traits flow = (a | b) & (Native | HostWidth);
  switch (operation) {
  case clang::BO_Add:
  case clang::BO_Sub:
    return ofSum(left, a, right, b);
  case clang::BO_And: {
    Traits result = ((a | b) & Mask) | (a & b & LaneBits) | flow;
    if (a & LaneBits && !(b & Mask))
      result |= LaneBits;
    std::optional<int64_t> bits = unit_.valueOf(right);
    if (a & Thread && (bits == 31 || b & Native))
      result |= Lane;
    return result;
  }
  case clang::BO_Or:
  case clang::BO_Xor:
    return ((a | b) & (Mask | LaneBits)) | flow;
  case clang::BO_Shl:
    if (b & (Lane | Thread) && unit_.valueOf(left))
      return LaneBits | flow;
    return (a & (Mask | LaneBits)) | flow;
  case clang::BO_Shr:
    if (a & Thread && unit_.valueOf(right) == 5)
      return Warp | flow;
    return (a & (Mask | LaneBits)) | flow;
  case clang::BO_Rem:
    return a & Thread && (unit_.valueOf(right) == 32 || b & Native) ? Lane | flow : flow;
  case clang::BO_Div:
    return a & Thread && (unit_.valueOf(right) == 32 || b & Native) ? Warp | flow : flow;
  case clang::BO_Mul:
    return ((a & BlockSize && b & BlockSize) ? BlockSize : 0) | flow;
  default:
    return 0;
  }
}

/// Whether a value is a multiple of 32, or the start of a block or of a row of threads.
bool LaneValues::isAligned(const clang::Expr *expression, unsigned depth) const {
  if (depth > maxLaneDepth)
    return false;
  if (std::optional<int64_t> value = unit_.valueOf(expression))
    return *value % 32 == 0;
  expression = stripCasts(expression);
  if (!memberOfBuiltin(expression, "blockDim").empty() || hasAny(expression, Native))
    return true;
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(expression)) {
    const clang::FunctionDecl *function = call->getDirectCallee();
    bool multiplies = function && function->getIdentifier() &&
                      mapping::hasRole(function->getName(), mapping::Role::Multiplies);
    return multiplies && call->getNumArgs() == 2 &&
           (isAligned(call->getArg(0), depth + 1) || isAligned(call->getArg(1), depth + 1));
  }
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression)) {
    const clang::Expr *left = operation->getLHS(), *right = operation->getRHS();
    switch (operation->getOpcode()) {
    case clang::BO_Mul: {
      auto isRow = [&](const clang::Expr *factor) {
        llvm::StringRef member = memberOfBuiltin(factor, "threadIdx");
        return member == "y" || member == "z";
      };
      return isAligned(left, depth + 1) || isAligned(right, depth + 1) ||
             (isRow(left) && unit_.valueOf(right)) || (isRow(right) && unit_.valueOf(left));
    }
    case clang::BO_Add:
    case clang::BO_Sub:
      return isAligned(left, depth + 1) && isAligned(right, depth + 1);
    case clang::BO_Shl:
      return unit_.valueOf(right).value_or(0) >= 5;
    default:
      return false;
    }
  }
  if (const clang::VarDecl *variable = referencedVariable(expression)) {
    llvm::ArrayRef<const clang::Expr *> values = unit_.index.valuesOf(variable);
    // Traits of a value may lead back to the variable, with another depth.
    if (values.empty() || values.size() > maxValues || !examined_.insert(variable).second)
      return false;
    bool areAligned = llvm::all_of(values, [&](const clang::Expr *value) {
      const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(value);
      if (operation && operation->isCompoundAssignmentOp())
        value = operation->getRHS();
      return isAligned(value, depth + 1);
    });
    examined_.erase(variable);
    return areAligned;
  }
  return false;
}

std::vector<int64_t> LaneValues::startValues(const clang::Expr *expression) const {
  std::vector<int64_t> values;
  collectStarts(expression, values, 0);
  llvm::sort(values);
  values.erase(llvm::unique(values), values.end());
  return values;
}

void LaneValues::collectStarts(const clang::Expr *expression, std::vector<int64_t> &into,
                               unsigned depth) const {
  if (std::optional<int64_t> value = unit_.valueOf(expression)) {
    into.push_back(*value);
    return;
  }
  const clang::VarDecl *variable = referencedVariable(stripCasts(expression));
  if (!variable || depth > maxLaneDepth || into.size() > maxValues)
    return;
  for (const clang::Expr *value : unit_.index.valuesOf(variable)) {
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(value);
    if (!operation || !operation->isCompoundAssignmentOp())
      collectStarts(value, into, depth + 1);
  }
}

} // namespace tranship::checks
