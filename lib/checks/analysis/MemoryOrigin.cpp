// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/MemoryOrigin.h"

#include "checks/analysis/RoleCalls.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

constexpr std::pair<Role::Kind, MemoryKind> allocations[] = {
    {Role::DeviceMemory, MemoryKind::Device},
    {Role::ManagedMemory, MemoryKind::Managed},
    {Role::PinnedMemory, MemoryKind::Pinned},
};

const clang::Expr *withoutCasts(const clang::Expr *expression) {
  return expression->IgnoreParenCasts();
}

/// A pointer, an array, or a number that has room for a pointer.
bool mayBeAddress(clang::QualType type) {
  if (const auto *number = type->getAs<clang::BuiltinType>())
    return number->getKind() == clang::BuiltinType::ULong ||
           number->getKind() == clang::BuiltinType::ULongLong;
  return type->isPointerType() || type->isArrayType();
}

/// The variable or field that holds a value; an array represents all its elements.
const clang::ValueDecl *placeOf(const clang::Expr *expression) {
  expression = withoutCasts(expression);
  while (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(expression))
    expression = withoutCasts(element->getBase());
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression))
    return llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
    return llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
  return nullptr;
}

} // namespace

MemoryOrigins::MemoryOrigins(const CodeIndex &index) : index_(index) {
  for (const Indexed<clang::BinaryOperator> &assignment : index.operators)
    if (assignment.node->getOpcode() == clang::BO_Assign)
      if (const auto *field =
              llvm::dyn_cast_or_null<clang::FieldDecl>(placeOf(assignment.node->getLHS())))
        fieldValues_[field].push_back(assignment.node->getRHS());
  for (const Indexed<clang::ReturnStmt> &statement : index.returns)
    if (statement.in && statement.node->getRetValue() &&
        statement.node->getRetValue()->getType()->isPointerType())
      returned_[statement.in].push_back(statement.node->getRetValue());
  for (auto [role, kind] : allocations)
    for (const RoleCall &call : callsWith(index, role))
      addAllocation(call, kind);
}

void MemoryOrigins::addAllocation(const RoleCall &call, MemoryKind kind) {
  MemoryOrigin origin{kind,
                      call.name(),
                      call.node->getBeginLoc(),
                      call.node,
                      call.known->row->library,
                      call.argument(Role::Part::Flags)};
  Visited visited;
  if (const clang::Expr *pointer = call.argument(Role::Part::Pointer))
    allocatePlace(pointer, origin, visited);
  else if (const clang::Expr *address = call.argument(Role::Part::Address))
    allocate(address, origin, visited);
}

void MemoryOrigins::allocate(const clang::Expr *address, const MemoryOrigin &origin,
                             Visited &visited) {
  address = withoutCasts(address);
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(address);
      operation && operation->getOpcode() == clang::UO_AddrOf)
    return allocatePlace(operation->getSubExpr(), origin, visited);
  // A pointer to the place: what the callers pass.
  const auto *parameter = llvm::dyn_cast_or_null<clang::ParmVarDecl>(referencedVariable(address));
  if (parameter && visited.insert(parameter).second)
    for (const clang::Expr *argument : index_.argumentsOf(parameter))
      allocate(argument, origin, visited);
}

void MemoryOrigins::allocatePlace(const clang::Expr *place, const MemoryOrigin &origin,
                                  Visited &visited) {
  place = withoutCasts(place);
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(place);
      operation && operation->getOpcode() == clang::UO_Deref)
    return allocate(operation->getSubExpr(), origin, visited);
  const clang::ValueDecl *decl = placeOf(place);
  if (!decl || !visited.insert(decl).second)
    return;
  allocated_[decl].push_back(origin);
  if (decl->getType()->isReferenceType())
    if (const auto *parameter = llvm::dyn_cast<clang::ParmVarDecl>(decl))
      for (const clang::Expr *argument : index_.argumentsOf(parameter))
        allocatePlace(argument, origin, visited);
}

llvm::SmallVector<MemoryOrigin> MemoryOrigins::of(const clang::Expr *pointer) const {
  llvm::SmallVector<MemoryOrigin> result;
  Visited visited;
  collect(pointer, result, visited);
  return result;
}

void MemoryOrigins::collect(const clang::Expr *pointer, llvm::SmallVectorImpl<MemoryOrigin> &result,
                            Visited &visited) const {
  pointer = withoutCasts(pointer);
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(pointer)) {
    const clang::Expr *operand = withoutCasts(operation->getSubExpr());
    if (operation->getOpcode() != clang::UO_AddrOf)
      return operation->isIncrementDecrementOp() ? collect(operand, result, visited) : void();
    // &p[i] and &*p point where p does, &s->f where s does; &v is the variable itself.
    while (const auto *member = llvm::dyn_cast<clang::MemberExpr>(operand)) {
      operand = withoutCasts(member->getBase());
      if (member->isArrow())
        return collect(operand, result, visited);
    }
    if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(operand)) {
      const clang::Expr *base = withoutCasts(element->getBase());
      // An array in a struct is where the struct is.
      if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(base);
          member && member->getType()->isArrayType() && member->isArrow())
        base = withoutCasts(member->getBase());
      return collect(base, result, visited);
    }
    if (const auto *dereference = llvm::dyn_cast<clang::UnaryOperator>(operand);
        dereference && dereference->getOpcode() == clang::UO_Deref)
      return collect(dereference->getSubExpr(), result, visited);
    pointer = operand;
  }
  if (const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(pointer)) {
    // Also as a number, whose low bits are cut off: `(T *)((uintptr_t)p & ~3)`.
    if (sum->isAdditiveOp() || sum->isBitwiseOp() || sum->isCompoundAssignmentOp())
      for (const clang::Expr *side : {sum->getLHS(), sum->getRHS()})
        if (mayBeAddress(side->getType()))
          collect(side, result, visited);
    return;
  }
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(pointer)) {
    collect(choice->getTrueExpr(), result, visited);
    return collect(choice->getFalseExpr(), result, visited);
  }
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(pointer)) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee && callee->getDefinition() && visited.insert(callee->getDefinition()).second)
      for (const clang::Expr *value : returned_.lookup(callee->getDefinition()))
        collect(value, result, visited);
    return;
  }
  if (const clang::ValueDecl *place = placeOf(pointer))
    collect(place, result, visited);
}

void MemoryOrigins::collect(const clang::ValueDecl *place,
                            llvm::SmallVectorImpl<MemoryOrigin> &result, Visited &visited) const {
  if (!visited.insert(place).second)
    return;
  auto add = [&](const MemoryOrigin &origin) {
    if (llvm::none_of(result, [&](const MemoryOrigin &known) {
          return known.kind == origin.kind && known.location == origin.location;
        }))
      result.push_back(origin);
  };
  if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(place)) {
    if (isShared(variable))
      return add({MemoryKind::Shared, "__shared__", variable->getLocation()});
    if (isManaged(variable))
      return add({MemoryKind::Managed, "__managed__", variable->getLocation()});
    // A pointer in device memory points elsewhere; an array there is that memory.
    if (variable->hasAttr<clang::CUDADeviceAttr>() && !variable->getType()->isPointerType())
      return add({MemoryKind::Device, "__device__", variable->getLocation()});
    for (const clang::Expr *value : index_.valuesOf(variable))
      if (mayBeAddress(value->getType()))
        collect(value, result, visited);
  }
  auto allocated = allocated_.find(place);
  if (allocated != allocated_.end())
    llvm::for_each(allocated->second, add);
  auto assigned = fieldValues_.find(place);
  if (assigned != fieldValues_.end())
    for (const clang::Expr *value : assigned->second)
      collect(value, result, visited);
}

const MemoryOrigin *findKind(llvm::ArrayRef<MemoryOrigin> origins,
                             std::initializer_list<MemoryKind> kinds) {
  const auto *found = llvm::find_if(
      origins, [&](const MemoryOrigin &origin) { return llvm::is_contained(kinds, origin.kind); });
  return found == origins.end() ? nullptr : found;
}

llvm::StringRef nameOf(MemoryKind kind) {
  switch (kind) {
  case MemoryKind::Device:
    return "device memory";
  case MemoryKind::Managed:
    return "managed memory";
  case MemoryKind::Pinned:
    return "pinned host memory";
  case MemoryKind::Shared:
    return "shared memory";
  }
  return "";
}

} // namespace tranship::checks
