// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ZeroedEnumerators.h"

#include "checks/analysis/RoleCalls.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// What code initializes with zero without naming an enumerator.
class ZeroedEnumerators {
public:
  ZeroedEnumerators(UnitContext &unit, MovedEnumerators &enums) : unit_(unit), enums_(enums) {
    for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators)
      if (const auto *member =
              llvm::dyn_cast<clang::MemberExpr>(stripImplicit(operation.node->getLHS()));
          member && operation.node->isAssignmentOp())
        assigned_.insert(member->getMemberDecl()->getCanonicalDecl());
  }

  void visit() {
    for (const Indexed<clang::InitListExpr> &list : unit_.index.lists)
      if (!seen_.contains(list.node))
        if (const MovedEnumerator *zero = ofList(list.node, /*depth=*/0))
          report(list.node->getSourceRange(), list.in, *zero);
    for (const Indexed<clang::CXXScalarValueInitExpr> &value : unit_.index.zeroes)
      if (const MovedEnumerator *zero = ofType(value.node->getType(), /*depth=*/0))
        report(value.node->getSourceRange(), value.in, *zero);
    for (const Indexed<clang::CXXConstructExpr> &construction : unit_.index.constructions)
      if (const MovedEnumerator *zero = ofConstruction(construction.node))
        report(construction.node->getSourceRange(), construction.in, *zero);
    for (const Indexed<clang::VarDecl> &variable : unit_.index.variables)
      if (const clang::VarDecl *declaration = variable.node;
          declaration->hasGlobalStorage() && !declaration->hasInit() &&
          declaration->isThisDeclarationADefinition() == clang::VarDecl::Definition &&
          unit_.index.valuesOf(declaration).empty())
        if (const MovedEnumerator *zero = ofType(declaration->getType(), /*depth=*/0))
          report(declaration->getSourceRange(), variable.in, *zero);
    for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf("memset"))
      if (call.node->getNumArgs() > 2)
        visitFill(call, call.node->getArg(0), call.node->getArg(1));
    for (const RoleCall &call : callsWith(unit_.index, Role::Fills))
      if (call.node->getNumArgs() > 2)
        visitFill(call, call.argument(Role::Part::Target), call.argument(Role::Part::Value));
    for (const Indexed<clang::CastExpr> &cast : unit_.index.casts)
      visitAllocation(cast);
    for (llvm::StringRef name : {"make_unique", "make_shared"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(name))
        visitMaker(call);
    for (llvm::StringRef name : {"resize", "emplace_back"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(name))
        visitGrowth(call, /*arguments=*/name == "resize" ? 1 : 0);
    visitMissingKeys();
    for (const Indexed<clang::CXXNewExpr> &creation : unit_.index.creations)
      if (const auto *value =
              llvm::dyn_cast_or_null<clang::ImplicitValueInitExpr>(creation.node->getInitializer()))
        if (const MovedEnumerator *zero = ofType(value->getType(), /*depth=*/0))
          report(creation.node->getSourceRange(), creation.in, *zero);
  }

private:
  static constexpr unsigned maxDepth = 8;

  void visitFill(const Indexed<clang::CallExpr> &call, const clang::Expr *target,
                 const clang::Expr *value) {
    if (unit_.valueOf(value) == 0)
      if (clang::QualType pointer = stripCasts(target)->getType(); pointer->isPointerType())
        if (const MovedEnumerator *zero = ofType(pointer->getPointeeType(), /*depth=*/0))
          report(call.node->getSourceRange(), call.in, *zero);
  }
  /// `jobs.resize(2)`, `jobs.emplace_back()`. Code assigns to elements that are enumerators themselves.
  void visitGrowth(const Indexed<clang::CallExpr> &call, unsigned arguments) {
    const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call.node);
    const auto *container = method && method->getNumArgs() == arguments && method->getMethodDecl()
                                ? llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(
                                      method->getMethodDecl()->getParent())
                                : nullptr;
    if (container && container->isInStdNamespace() && container->getTemplateArgs().size() > 0 &&
        container->getTemplateArgs()[0].getKind() == clang::TemplateArgument::Type)
      if (clang::QualType type = container->getTemplateArgs()[0].getAsType(); type->isRecordType())
        if (const MovedEnumerator *zero = ofType(type, /*depth=*/0))
          report(call.node->getSourceRange(), call.in, *zero);
  }
  /// `ops["name"]` of a map that code never fills.
  void visitMissingKeys() {
    std::map<const clang::VarDecl *, std::vector<const Indexed<clang::CastExpr> *>> reads;
    for (const Indexed<clang::CastExpr> &cast : unit_.index.casts)
      if (const auto *element =
              cast.node->getCastKind() == clang::CK_LValueToRValue
                  ? llvm::dyn_cast<clang::CXXOperatorCallExpr>(cast.node->getSubExpr())
                  : nullptr;
          element && element->getOperator() == clang::OO_Subscript && element->getNumArgs() == 2 &&
          !enums_.of(element->getType()).empty())
        if (const clang::VarDecl *map = referencedVariable(element->getArg(0));
            map && !element->getArg(1)->getType()->isIntegerType())
          reads[map].push_back(&cast);
    for (const auto &[map, uses] : reads)
      if (const auto *construction =
              llvm::dyn_cast_or_null<clang::CXXConstructExpr>(map->getInit());
          construction && construction->getNumArgs() == 0 &&
          llvm::count_if(unit_.index.references, [&, map = map](const auto &reference) {
            return reference.node->getDecl() == map;
          }) == static_cast<ptrdiff_t>(uses.size()))
        if (const MovedEnumerator *zero = ofType(uses.front()->node->getType(), /*depth=*/0))
          report(uses.front()->node->getSourceRange(), uses.front()->in, *zero);
  }
  /// `std::make_unique<cublasOperation_t[]>(2)`
  void visitMaker(const Indexed<clang::CallExpr> &call) {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(stripImplicit(call.node->getCallee()));
    if (!name || name->template_arguments().empty() ||
        name->template_arguments()[0].getArgument().getKind() != clang::TemplateArgument::Type)
      return;
    clang::QualType type = name->template_arguments()[0].getArgument().getAsType();
    if (call.node->getNumArgs() == 0 || type->isArrayType())
      if (const MovedEnumerator *zero = ofType(type, /*depth=*/0))
        report(call.node->getSourceRange(), call.in, *zero);
  }
  /// `(Job *)calloc(2, sizeof(Job))`
  void visitAllocation(const Indexed<clang::CastExpr> &cast) {
    const auto *call =
        llvm::dyn_cast<clang::CallExpr>(cast.node->getSubExpr()->IgnoreParenImpCasts());
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    if (callee && callee->getIdentifier() && callee->getName() == "calloc" &&
        llvm::isa<clang::ExplicitCastExpr>(cast.node) && cast.node->getType()->isPointerType())
      if (const MovedEnumerator *zero = ofType(cast.node->getType()->getPointeeType(), /*depth=*/0))
        report(call->getSourceRange(), cast.in, *zero);
  }

  /// Records of libraries take care of themselves, but `std::array` is as transparent as an array.
  bool isForeign(const clang::CXXRecordDecl *record) const {
    return unit_.recorder.isSystem(record->getLocation()) &&
           !(record->isInStdNamespace() && record->isAggregate());
  }
  /// The enumerator that is zero in CUDA and another number in HIP, of some part of a type; null if there is none.
  const MovedEnumerator *ofType(clang::QualType type, unsigned depth) {
    type = unit_.ast.getBaseElementType(type);
    llvm::ArrayRef<MovedEnumerator> moved = enums_.of(type);
    const MovedEnumerator *zero =
        llvm::find_if(moved, [](const MovedEnumerator &one) { return one.value() == 0; });
    if (zero != moved.end())
      return zero;
    const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
    if (!record || !(record = record->getDefinition()) || record->isUnion() || depth == maxDepth ||
        isForeign(record) || record->hasUserProvidedDefaultConstructor())
      return nullptr;
    for (const clang::FieldDecl *field : record->fields())
      if (const MovedEnumerator *found = ofField(field, depth + 1))
        return found;
    return nullptr;
  }
  /// Code that assigns to a field does not count on its initial value.
  const MovedEnumerator *ofField(const clang::FieldDecl *field, unsigned depth) {
    return field->hasInClassInitializer() || assigned_.contains(field->getCanonicalDecl())
               ? nullptr
               : ofType(field->getType(), depth);
  }

  const MovedEnumerator *ofList(const clang::InitListExpr *list, unsigned depth) {
    seen_.insert(list);
    if (depth == maxDepth || list->getType()->isDependentType())
      return nullptr;
    const clang::CXXRecordDecl *record = list->getType()->getAsCXXRecordDecl();
    if (record && isForeign(record))
      return nullptr;
    llvm::SmallVector<const clang::FieldDecl *> fields;
    if (record && (record->isUnion() || record->getNumBases() > 0))
      return nullptr;
    if (record)
      for (const clang::FieldDecl *field : record->fields())
        if (!field->isUnnamedBitField())
          fields.push_back(field);
    for (unsigned i = 0; i < list->getNumInits(); ++i) {
      const clang::Expr *value = list->getInit(i);
      const MovedEnumerator *zero = nullptr;
      if (const auto *inner = llvm::dyn_cast_or_null<clang::InitListExpr>(value))
        zero = ofList(inner, depth + 1);
      else if (value && llvm::isa<clang::ImplicitValueInitExpr>(value))
        zero =
            i < fields.size() ? ofField(fields[i], depth + 1) : ofType(value->getType(), depth + 1);
      if (zero)
        return zero;
    }
    if (list->getType()->isScalarType() && list->getNumInits() == 0)
      return ofType(list->getType(), depth);
    const clang::Expr *filler = list->getArrayFiller();
    return filler && llvm::isa<clang::ImplicitValueInitExpr, clang::InitListExpr>(filler)
               ? ofType(filler->getType(), depth + 1)
               : nullptr;
  }

  /// `Options()` with the constructor that the compiler writes, and containers with so many elements.
  const MovedEnumerator *ofConstruction(const clang::CXXConstructExpr *construction) {
    if (construction->requiresZeroInitialization())
      return ofType(construction->getType(), /*depth=*/0);
    const auto *container = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(
        construction->getConstructor()->getParent());
    if (container && container->isInStdNamespace() && construction->getNumArgs() == 0)
      return ofElements(container);
    if (!container || !container->isInStdNamespace() || container->getTemplateArgs().size() == 0 ||
        container->getTemplateArgs()[0].getKind() != clang::TemplateArgument::Type ||
        construction->isListInitialization() ||
        !construction->getArg(0)->getType()->isIntegerType() ||
        stripImplicit(construction->getArg(0))->getType()->isEnumeralType() ||
        (construction->getNumArgs() > 1 &&
         !llvm::isa<clang::CXXDefaultArgExpr>(construction->getArg(1))))
      return nullptr;
    return ofType(container->getTemplateArgs()[0].getAsType(), /*depth=*/0);
  }

  /// `std::pair<cublasOperation_t, int> p;`: a class with a value of each type that it is made for.
  const MovedEnumerator *ofElements(const clang::ClassTemplateSpecializationDecl *record) {
    for (const clang::TemplateArgument &argument : record->getTemplateArgs().asArray())
      for (const clang::TemplateArgument &type : argument.getKind() == clang::TemplateArgument::Pack
                                                     ? argument.pack_elements()
                                                     : llvm::ArrayRef(argument))
        if (type.getKind() == clang::TemplateArgument::Type && holdsValue(record, type.getAsType()))
          if (const MovedEnumerator *zero = ofType(type.getAsType(), /*depth=*/1))
            return zero;
    return nullptr;
  }
  /// Whether a member of the record or of its bases has this type.
  static bool holdsValue(const clang::CXXRecordDecl *record, clang::QualType type) {
    auto hasIt = [&](const clang::CXXRecordDecl *one) {
      return llvm::any_of(one->fields(), [&](const clang::FieldDecl *field) {
        return one->getASTContext().hasSameType(field->getType(), type);
      });
    };
    bool found = hasIt(record);
    record->forallBases([&](const clang::CXXRecordDecl *base) {
      found |= hasIt(base);
      return true;
    });
    return found;
  }

  void report(clang::SourceRange range, const clang::FunctionDecl *in,
              const MovedEnumerator &zero) {
    unit_.report({DiagnosticKind::EnumeratorValue, range, in,
                  fmt::format("this sets a CUDA enumerator to zero: `{}` in CUDA, but `{}` is {}",
                              zero.row->name.str(), zero.row->hip.str(), zero.row->hipValue.str()),
                  "initialize it with the enumerator"});
  }

  UnitContext &unit_;
  MovedEnumerators &enums_;
  llvm::SmallPtrSet<const clang::InitListExpr *, 16> seen_;
  llvm::SmallPtrSet<const clang::Decl *, 16> assigned_;
};

} // namespace

void findZeroedEnumerators(UnitContext &unit, MovedEnumerators &enums) {
  ZeroedEnumerators(unit, enums).visit();
}

} // namespace tranship::checks
