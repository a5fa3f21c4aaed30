// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments that depend on each other's side effects. C++ leaves their order open: GCC, nvcc's usual host compiler, evaluates
// them from right to left on x86, clang from left to right. Braces fix the order.
//   area(next(), next())             the last call comes first with nvcc
//   make_float2(dist(rng), dist(rng))
//   f(i++, i)
// Source: C++17 [expr.call] p8; both compilers on x86-64.
#include "checks/Check.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// The variables and functions whose state code changes or reads. A function stands for state that only it knows.
struct Effects {
  llvm::SmallPtrSet<const clang::Decl *, 4> writes, reads;
  /// The pointers through which it writes.
  llvm::SmallPtrSet<const clang::Decl *, 4> writtenThrough;

  const clang::Decl *conflictWith(const Effects &other) const {
    for (const clang::Decl *state : writes)
      if (touches(other.writes, state) || touches(other.reads, state))
        return state;
    for (const clang::Decl *state : other.writes)
      if (touches(reads, state))
        return state;
    return nullptr;
  }

private:
  /// An object, which its class stands for, contains its fields.
  static bool touches(const llvm::SmallPtrSet<const clang::Decl *, 4> &states,
                      const clang::Decl *state) {
    if (states.contains(state))
      return true;
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(state))
      return states.contains(field->getParent());
    return llvm::isa<clang::CXXRecordDecl>(state) &&
           llvm::any_of(states, [&](const clang::Decl *other) {
             const auto *field = llvm::dyn_cast<clang::FieldDecl>(other);
             return field && field->getParent() == state;
           });
  }
};

/// What a function does to state outside of it.
struct Summary {
  Effects outside;
  /// Which parameters it writes through; the object is the one after the last.
  llvm::SmallSet<unsigned, 4> writtenParameters;
};

class EffectFinder {
public:
  explicit EffectFinder(const UnitContext &unit) : unit_(unit) {}

  void collect(const clang::Stmt *code, Effects &effects, unsigned depth = 0) {
    if (!code || llvm::isa<clang::LambdaExpr, clang::UnaryExprOrTypeTraitExpr>(code))
      return;
    if (const auto *load = llvm::dyn_cast<clang::CastExpr>(code);
        load && load->getCastKind() == clang::CK_LValueToRValue) {
      if (const clang::Decl *root = rootOf(load->getSubExpr()))
        effects.reads.insert(root);
    } else if (const auto *step = llvm::dyn_cast<clang::UnaryOperator>(code);
               step && step->isIncrementDecrementOp()) {
      write(step->getSubExpr(), effects);
    } else if (const auto *assignment = llvm::dyn_cast<clang::BinaryOperator>(code);
               assignment && assignment->isAssignmentOp()) {
      // Two calls that fill a cache may come in any order.
      if (depth == 0 || assignment->isCompoundAssignmentOp() || dependsOnItself(assignment))
        write(assignment->getLHS(), effects);
    } else if (const auto *call = llvm::dyn_cast<clang::CallExpr>(code)) {
      visitCall(call, effects, depth);
    }
    for (const clang::Stmt *part : code->children())
      collect(part, effects, depth);
  }

private:
  static constexpr unsigned maxDepth = 4;

  /// The variable that holds an object, or through which a pointer leads to it; a field of the object that the code is a
  /// member of, or its class; null if there is none.
  static const clang::Decl *rootOf(const clang::Expr *place, bool *isThroughPointer = nullptr) {
    while (place) {
      auto isPointer = [](const clang::Expr *base) { return base->getType()->isPointerType(); };
      place = place->IgnoreParenCasts();
      if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(place))
        return name->getDecl()->getCanonicalDecl();
      if (isThroughPointer &&
          llvm::isa<clang::MemberExpr, clang::ArraySubscriptExpr, clang::UnaryOperator>(place))
        *isThroughPointer |=
            isPointer(llvm::cast<clang::Expr>(*place->child_begin())->IgnoreParenImpCasts());
      if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(place)) {
        const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
        if (field && llvm::isa<clang::CXXThisExpr>(member->getBase()->IgnoreParenCasts()))
          return field->getCanonicalDecl();
        place = member->getBase();
      } else if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(place))
        place = element->getBase();
      else if (const auto *access = llvm::dyn_cast<clang::UnaryOperator>(place);
               access &&
               (access->getOpcode() == clang::UO_Deref || access->getOpcode() == clang::UO_AddrOf))
        place = access->getSubExpr();
      else if (const auto *self = llvm::dyn_cast<clang::CXXThisExpr>(place))
        return self->getType()->getPointeeCXXRecordDecl();
      else
        return nullptr;
    }
    return nullptr;
  }
  /// Whether the state belongs to the object that a method is called for.
  static bool isOfObject(const clang::Decl *state) {
    return llvm::isa<clang::CXXRecordDecl, clang::FieldDecl>(state);
  }
  /// `state = state * 5 + 1`
  static bool dependsOnItself(const clang::BinaryOperator *assignment) {
    Effects right;
    collectReads(assignment->getRHS(), right);
    return right.reads.contains(rootOf(assignment->getLHS()));
  }
  static void collectReads(const clang::Stmt *code, Effects &effects) {
    if (const auto *load = llvm::dyn_cast_or_null<clang::CastExpr>(code);
        load && load->getCastKind() == clang::CK_LValueToRValue)
      if (const clang::Decl *root = rootOf(load->getSubExpr()))
        effects.reads.insert(root);
    if (code)
      for (const clang::Stmt *part : code->children())
        collectReads(part, effects);
  }
  static void write(const clang::Expr *place, Effects &effects) {
    bool isThroughPointer = false;
    const clang::Decl *root = rootOf(place, &isThroughPointer);
    if (root)
      effects.writes.insert(root);
    if (root && isThroughPointer)
      effects.writtenThrough.insert(root);
  }

  void visitCall(const clang::CallExpr *call, Effects &effects, unsigned depth) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee)
      return;
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      if (const clang::Decl *root = rootOf(method->getImplicitObjectArgument()))
        effects.reads.insert(root);
    const auto *operation = llvm::dyn_cast<clang::CXXOperatorCallExpr>(call);
    bool isSystem = unit_.recorder.isSystem(callee->getLocation());
    if (isSystem && isGenerator(callee))
      effects.writes.insert(callee->getCanonicalDecl());
    // `distribution(generator)` of the standard library
    if (isSystem && operation && operation->getOperator() == clang::OO_Call && isMutating(callee)) {
      write(call->getArg(0), effects);
      for (unsigned i = 1; i < call->getNumArgs(); ++i)
        if (const clang::ParmVarDecl *parameter =
                i - 1 < callee->getNumParams() ? callee->getParamDecl(i - 1) : nullptr;
            parameter && isMutableReference(parameter->getType()))
          write(call->getArg(i), effects);
    }
    if (isSystem || depth == maxDepth)
      return;
    bool isStateful = unit_.recorder.isStateful(callee);
    if (isStateful)
      effects.writes.insert(callee->getCanonicalDecl());
    const Summary &known = summaryOf(callee, depth);
    effects.writes.insert(known.outside.writes.begin(), known.outside.writes.end());
    effects.reads.insert(known.outside.reads.begin(), known.outside.reads.end());
    unsigned skip = operation && llvm::isa<clang::CXXMethodDecl>(callee) ? 1 : 0;
    for (unsigned i = 0; i + skip < call->getNumArgs(); ++i)
      if (known.writtenParameters.contains(i) ||
          (isStateful && i < callee->getNumParams() &&
           isMutableReference(callee->getParamDecl(i)->getType())))
        write(call->getArg(i + skip), effects);
    if (known.writtenParameters.contains(callee->getNumParams())) {
      if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
        write(method->getImplicitObjectArgument(), effects);
      else if (skip)
        write(call->getArg(0), effects);
    }
  }

  /// `rand()`: it returns another number each time.
  static bool isGenerator(const clang::FunctionDecl *function) {
    return function->getNumParams() == 0 && function->isExternC() &&
           function->getReturnType()->isArithmeticType() &&
           !function->hasAttr<clang::ConstAttr>() && !function->hasAttr<clang::PureAttr>() &&
           function->getIdentifier() && llvm::StringRef(function->getName()).contains("rand");
  }
  static bool isMutating(const clang::FunctionDecl *function) {
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(function);
    return method && !method->isConst() && !method->isStatic();
  }
  static bool isMutableReference(clang::QualType type) {
    return type->isLValueReferenceType() && !type.getNonReferenceType().isConstQualified();
  }

  const Summary &summaryOf(const clang::FunctionDecl *function, unsigned depth) {
    const clang::FunctionDecl *definition = nullptr;
    (void)function->hasBody(definition);
    auto [entry, isNew] = summaries_.try_emplace(function->getCanonicalDecl());
    if (!isNew || !definition)
      return entry->second;
    Effects inside;
    collect(definition->getBody(), inside, depth + 1);
    Summary summary;
    auto keep = [&](const auto &from, auto &into) {
      for (const clang::Decl *state : from)
        if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(state);
            !variable || variable->hasGlobalStorage())
          if (!isOfObject(state))
            into.insert(state);
    };
    keep(inside.writes, summary.outside.writes);
    keep(inside.reads, summary.outside.reads);
    for (unsigned i = 0; i < definition->getNumParams(); ++i)
      if (const clang::ParmVarDecl *parameter = definition->getParamDecl(i);
          isMutableReference(parameter->getType())
              ? inside.writes.contains(parameter->getCanonicalDecl())
              : inside.writtenThrough.contains(parameter->getCanonicalDecl()))
        summary.writtenParameters.insert(i);
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(definition);
        method && llvm::any_of(inside.writes, isOfObject))
      summary.writtenParameters.insert(definition->getNumParams());
    return summaries_[function->getCanonicalDecl()] = std::move(summary);
  }

  const UnitContext &unit_;
  /// A std::map, because references into it must stay valid.
  std::map<const clang::Decl *, Summary> summaries_;
};

class EvaluationOrderCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    EffectFinder finder(unit);
    for (const auto &calls : unit.index.calls())
      for (const Indexed<clang::CallExpr> &call : calls.second)
        visit(unit, finder, call.node, {call.node->getArgs(), call.node->getNumArgs()}, call.in);
    for (const Indexed<clang::CXXConstructExpr> &construction : unit.index.constructions)
      if (!construction.node->isListInitialization())
        visit(unit, finder, construction.node,
              {construction.node->getArgs(), construction.node->getNumArgs()}, construction.in);
  }

private:
  static void visit(UnitContext &unit, EffectFinder &finder, const clang::Expr *call,
                    llvm::ArrayRef<const clang::Expr *> arguments, const clang::FunctionDecl *in) {
    // What nvcc's compiler for devices does is not documented.
    if (in && (in->hasAttr<clang::CUDAGlobalAttr>() || in->hasAttr<clang::CUDADeviceAttr>()))
      return;
    llvm::SmallVector<Effects, 4> effects;
    for (const clang::Expr *argument : arguments)
      if (!llvm::isa<clang::CXXDefaultArgExpr>(argument)) {
        Effects &last = effects.emplace_back();
        finder.collect(argument, last);
      }
    for (size_t i = 0; i < effects.size(); ++i)
      for (size_t j = i + 1; j < effects.size(); ++j)
        if (effects[i].conflictWith(effects[j])) {
          unit.report({DiagnosticKind::EvaluationOrder, call->getSourceRange(), in,
                       "the result depends on the order in which these arguments are evaluated: "
                       "GCC, nvcc's usual host compiler, starts with the last one, HIP's clang "
                       "with the first one",
                       "compute the arguments before the call, in the order that you want"});
          return;
        }
  }
};

} // namespace

std::unique_ptr<Check> makeEvaluationOrderCheck() {
  return std::make_unique<EvaluationOrderCheck>();
}

} // namespace tranship::checks
