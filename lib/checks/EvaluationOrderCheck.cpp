// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments that depend on each other's side effects. C++ leaves their order open: GCC, nvcc's usual host compiler, evaluates
// them from right to left on x86, clang from left to right. Braces fix the order.
//   area(next(), next())             the last call comes first with nvcc
//   make_float2(dist(rng), dist(rng))
//   f(i++, i), keep(std::move(list), list.size()), next() - next() of a class
// Source: C++17 [expr.call] p8; both compilers on x86-64.
#include "checks/Check.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallSet.h"

#include <set>

namespace tranship::checks {
namespace {

/// What code changes or reads: a variable, or a function, which stands for state that only it knows, or a class, which stands
/// for the object that a method is called for.
struct State {
  const clang::Decl *root = nullptr;
  /// The field or the element, with a constant index, of the variable; 0: all of it.
  uint64_t part = 0;

  explicit operator bool() const { return root; }
  friend auto operator<=>(const State &, const State &) = default;

  static uint64_t partOf(const clang::FieldDecl *field) {
    return reinterpret_cast<uintptr_t>(field->getCanonicalDecl());
  }
  static uint64_t partOf(int64_t index) { return static_cast<uint64_t>(index) * 2 + 1; }
  /// Whether the state belongs to the object that a method is called for.
  bool isOfObject() const { return llvm::isa<clang::CXXRecordDecl>(root); }
};

using States = std::set<State>;

/// A variable contains its fields and elements.
bool touch(const States &states, const State &state) {
  for (auto other = states.lower_bound({state.root}); other != states.end(); ++other)
    if (other->root != state.root)
      break;
    else if (other->part == state.part || other->part == 0 || state.part == 0)
      return true;
  return false;
}
bool touch(const States &some, const States &others) {
  return llvm::any_of(some, [&](const State &state) { return touch(others, state); });
}

/// What code does to state.
struct Effects {
  States writes, reads;
  /// What code counts up or down and does not use otherwise; two such updates may come in any order.
  States updates;
  /// Calls without arguments of functions that the unit does not define, with the object or the variable that is called. Code
  /// calls one twice only if it returns something else each time.
  llvm::SmallSet<std::pair<const clang::Decl *, State>, 2> unknownCalls;
  /// The pointers through which it writes.
  llvm::SmallPtrSet<const clang::Decl *, 4> writtenThrough;

  bool conflictsWith(const Effects &other) const {
    return touch(writes, other.writes) || touch(writes, other.reads) ||
           touch(writes, other.updates) || touch(other.writes, reads) ||
           touch(other.writes, updates) || touch(updates, other.reads) ||
           touch(other.updates, reads) || llvm::any_of(unknownCalls, [&](const auto &call) {
             return other.unknownCalls.contains(call);
           });
  }
};

/// What a function does to state outside of it.
struct Summary {
  Effects outside;
  /// Which parameters it writes through.
  llvm::SmallSet<unsigned, 4> writtenParameters;
};

class EffectFinder {
public:
  explicit EffectFinder(const UnitContext &unit) : unit_(unit) {}

  void collect(const clang::Stmt *code, Effects &effects, unsigned depth = 0) {
    if (!code || llvm::isa<clang::LambdaExpr, clang::UnaryExprOrTypeTraitExpr>(code))
      return;
    if (const auto *argument = llvm::dyn_cast<clang::CXXDefaultArgExpr>(code))
      return collect(argument->getExpr(), effects, depth);
    if (const auto *load = llvm::dyn_cast<clang::CastExpr>(code);
        load && load->getCastKind() == clang::CK_LValueToRValue) {
      if (State state = stateOf(load->getSubExpr()))
        effects.reads.insert(state);
    } else if (const auto *step = llvm::dyn_cast<clang::UnaryOperator>(code);
               step && step->isIncrementDecrementOp()) {
      write(step->getSubExpr(), effects);
    } else if (const auto *assignment = llvm::dyn_cast<clang::BinaryOperator>(code);
               assignment && assignment->isAssignmentOp()) {
      // Two calls that fill a cache may come in any order.
      if (depth == 0 || assignment->isCompoundAssignmentOp() || dependsOnItself(assignment))
        write(assignment->getLHS(), effects);
    } else if (const auto *next = llvm::dyn_cast<clang::VAArgExpr>(code)) {
      write(next->getSubExpr(), effects);
    } else if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(code)) {
      // `keep(std::move(list))`, where the parameter is not a reference
      if (construction->getConstructor()->isMoveConstructor())
        if (const clang::Expr *moved = movedObject(construction->getArg(0)))
          write(moved, effects);
    } else if (const auto *call = llvm::dyn_cast<clang::CallExpr>(code)) {
      visitCall(call, effects, depth);
    }
    bool isBlock = llvm::isa<clang::CompoundStmt>(code);
    for (const clang::Stmt *part : code->children())
      if (isBlock && depth > 0 && isOutput(part))
        continue;
      else if (const clang::Expr *counter = isBlock ? updatedBy(part) : nullptr)
        update(counter, part, effects, depth);
      else
        collect(part, effects, depth);
  }

private:
  static constexpr unsigned maxDepth = 4;

  /// The variable that holds an object, or through which a pointer leads to it, with the part of the variable; a class for
  /// the object that the code is a member of; nothing if there is none.
  State stateOf(const clang::Expr *place, bool *isThroughPointer = nullptr) const {
    uint64_t part = 0;
    while (place) {
      auto isPointer = [](const clang::Expr *base) { return base->getType()->isPointerType(); };
      place = place->IgnoreParenCasts();
      if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(place))
        return {name->getDecl()->getCanonicalDecl(), part};
      if (isThroughPointer &&
          llvm::isa<clang::MemberExpr, clang::ArraySubscriptExpr, clang::UnaryOperator>(place))
        *isThroughPointer |=
            isPointer(llvm::cast<clang::Expr>(*place->child_begin())->IgnoreParenImpCasts());
      if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(place)) {
        const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
        part = field ? State::partOf(field) : 0;
        place = member->getBase();
      } else if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(place)) {
        part = elementOf(element->getIdx());
        place = element->getBase();
      } else if (const auto *call = llvm::dyn_cast<clang::CXXOperatorCallExpr>(place);
                 call && call->getOperator() == clang::OO_Subscript && call->getNumArgs() == 2) {
        part = elementOf(call->getArg(1)); // of a std::vector
        place = call->getArg(0);
      } else if (const auto *access = llvm::dyn_cast<clang::UnaryOperator>(place);
                 access && (access->getOpcode() == clang::UO_Deref ||
                            access->getOpcode() == clang::UO_AddrOf)) {
        place = access->getSubExpr();
      } else if (const auto *chain = llvm::dyn_cast<clang::CXXMemberCallExpr>(place);
                 chain && returnsItself(chain->getMethodDecl())) {
        place = chain->getImplicitObjectArgument();
      } else if (const auto *self = llvm::dyn_cast<clang::CXXThisExpr>(place)) {
        return {self->getType()->getPointeeCXXRecordDecl()->getCanonicalDecl(), part};
      } else {
        return {};
      }
    }
    return {};
  }
  /// `cursor.next()->value()`: methods that return a pointer or reference to their own class return the object, as a rule.
  static bool returnsItself(const clang::CXXMethodDecl *method) {
    const clang::CXXRecordDecl *returned =
        method ? method->getReturnType()->getPointeeCXXRecordDecl() : nullptr;
    return returned && returned->getCanonicalDecl() == method->getParent()->getCanonicalDecl();
  }
  uint64_t elementOf(const clang::Expr *index) const {
    std::optional<int64_t> value = llvm::isa<clang::IntegerLiteral>(index->IgnoreParenCasts())
                                       ? unit_.valueOf(index)
                                       : std::nullopt;
    return value ? State::partOf(*value) : 0;
  }
  /// `state = state * 5 + 1`
  bool dependsOnItself(const clang::BinaryOperator *assignment) const {
    Effects right;
    collectReads(assignment->getRHS(), right);
    State changed = stateOf(assignment->getLHS());
    return changed && touch(right.reads, changed);
  }
  void collectReads(const clang::Stmt *code, Effects &effects) const {
    if (const auto *load = llvm::dyn_cast_or_null<clang::CastExpr>(code);
        load && load->getCastKind() == clang::CK_LValueToRValue)
      if (State state = stateOf(load->getSubExpr()))
        effects.reads.insert(state);
    if (code)
      for (const clang::Stmt *part : code->children())
        collectReads(part, effects);
  }
  /// What a statement counts up or down: `++calls;`, `total += size;`, `used |= flag;`. Null for other statements.
  static const clang::Expr *updatedBy(const clang::Stmt *statement) {
    if (const auto *step = llvm::dyn_cast_or_null<clang::UnaryOperator>(statement))
      return step->isIncrementDecrementOp() ? step->getSubExpr() : nullptr;
    const auto *sum = llvm::dyn_cast_or_null<clang::CompoundAssignOperator>(statement);
    return sum &&
                   llvm::is_contained({clang::BO_AddAssign, clang::BO_SubAssign, clang::BO_OrAssign,
                                       clang::BO_AndAssign, clang::BO_XorAssign},
                                      sum->getOpcode()) &&
                   sum->getType()->isIntegerType()
               ? sum->getLHS()
               : nullptr;
  }
  /// `fputs(text, file);`: the order of lines is not a result.
  bool isOutput(const clang::Stmt *statement) const {
    const auto *call = llvm::dyn_cast_or_null<clang::CallExpr>(statement);
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    return callee && callee->isExternC() && unit_.recorder.isSystem(callee->getLocation()) &&
           call->getNumArgs() > 1 &&
           llvm::all_of(call->arguments(), [](const clang::Expr *argument) {
             clang::QualType type = argument->getType();
             return !type->isPointerType() || type->getPointeeType().isConstQualified() ||
                    type->getPointeeType()->isRecordType();
           });
  }
  /// `std::cout << text`
  static bool printsToStream(const clang::CXXOperatorCallExpr *call) {
    const clang::CXXRecordDecl *record = call->getType()->getAsCXXRecordDecl();
    return call->getOperator() == clang::OO_LessLess && record && record->isInStdNamespace() &&
           record->getName() == "basic_ostream";
  }
  void update(const clang::Expr *place, const clang::Stmt *statement, Effects &effects,
              unsigned depth) {
    if (State state = stateOf(place))
      effects.updates.insert(state);
    if (const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(statement))
      collect(sum->getRHS(), effects, depth);
  }
  void write(const clang::Expr *place, Effects &effects) const {
    bool isThroughPointer = false;
    State state = stateOf(place, &isThroughPointer);
    if (state)
      effects.writes.insert(state);
    if (state && isThroughPointer)
      effects.writtenThrough.insert(state.root);
  }

  /// The object in `std::move(object)`; null for other expressions.
  static const clang::Expr *movedObject(const clang::Expr *argument) {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(argument->IgnoreParenImpCasts());
    return call && call->getNumArgs() == 1 && call->isXValue() ? call->getArg(0) : nullptr;
  }

  /// The object that a call is about; null if there is none.
  static const clang::Expr *objectOf(const clang::CallExpr *call) {
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      return method->getImplicitObjectArgument();
    bool isOperator = llvm::isa<clang::CXXOperatorCallExpr>(call) &&
                      llvm::isa_and_nonnull<clang::CXXMethodDecl>(call->getDirectCallee());
    return isOperator ? call->getArg(0) : nullptr;
  }

  void visitCall(const clang::CallExpr *call, Effects &effects, unsigned depth) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee) {
      // What an object of a template does, only its instances show.
      if (State pointer = call->getNumArgs() == 0 && !call->isTypeDependent()
                              ? stateOf(call->getCallee())
                              : State())
        effects.unknownCalls.insert({nullptr, pointer});
      return;
    }
    const clang::Expr *object = objectOf(call);
    State self = object ? stateOf(object) : State();
    if (self && !callee->isDefined())
      effects.reads.insert(self);
    unsigned skip = object && llvm::isa<clang::CXXOperatorCallExpr>(call) ? 1 : 0;
    if (unit_.recorder.isSystem(callee->getLocation()))
      return visitSystemCall(call, callee, object, skip, depth, effects);
    if (depth == maxDepth)
      return;
    bool isStateful = unit_.recorder.isStateful(callee);
    if (isStateful)
      effects.writes.insert({callee->getCanonicalDecl()});
    else if (object && !callee->isDefined() && isMutating(callee))
      noteUnknown(call, callee, skip, object, effects);
    const Summary &known = summaryOf(callee, depth);
    auto add = [&](const States &from, States &into) {
      for (const State &state : from)
        if (!state.isOfObject())
          into.insert(state);
        else if (self)
          into.insert({self.root, self.part ? self.part : state.part});
    };
    add(known.outside.writes, effects.writes);
    add(known.outside.reads, effects.reads);
    add(known.outside.updates, effects.updates);
    for (unsigned i = 0; i + skip < call->getNumArgs(); ++i)
      if (known.writtenParameters.contains(i) ||
          (isStateful && i < callee->getNumParams() &&
           isMutableReference(callee->getParamDecl(i)->getType())))
        write(call->getArg(i + skip), effects);
  }

  void noteUnknown(const clang::CallExpr *call, const clang::FunctionDecl *callee, unsigned skip,
                   const clang::Expr *object, Effects &effects) const {
    if (State state = stateOf(object);
        state && call->getNumArgs() == skip && callee->getReturnType()->isArithmeticType())
      effects.unknownCalls.insert({callee->getCanonicalDecl(), state});
  }

  /// What a function of a library does follows from its type.
  void visitSystemCall(const clang::CallExpr *call, const clang::FunctionDecl *callee,
                       const clang::Expr *object, unsigned skip, unsigned depth,
                       Effects &effects) const {
    if (isGenerator(callee) || keepsPlace(call, callee))
      effects.writes.insert({callee->getCanonicalDecl()});
    const auto *operation = llvm::dyn_cast<clang::CXXOperatorCallExpr>(call);
    if (depth > 0 && operation && printsToStream(operation))
      return; // as for fputs
    bool isSubscript = operation && operation->getOperator() == clang::OO_Subscript;
    if (State state = object ? stateOf(isSubscript ? call : object) : State())
      effects.reads.insert(state);
    if (depth > 0 && operation && operation->getOperator() == clang::OO_Equal)
      return; // as for numbers: a cache
    // `distribution(generator)`, `list.push_back(1)`, `++iterator`
    if (object && isMutating(callee) && !isSubscript && !hasConstForm(callee))
      write(object, effects);
    else if (object && skip && !isSubscript) // std::function
      noteUnknown(call, callee, skip, object, effects);
    for (unsigned i = 0; i < callee->getNumParams() && i + skip < call->getNumArgs(); ++i) {
      clang::QualType type = callee->getParamDecl(i)->getType();
      // `std::exchange(x, 1)`, `std::getline(input, text)`, `input >> x`, but not `std::get<0>(x)` and `std::begin(x)`
      bool isWritten = isMutableReference(type) && isWrittenAsLValue(type) &&
                       ((object && isMutating(callee)) || operation || callee->getNumParams() > 1);
      // `fgetc(file)`, `strtod(text, &text)`
      bool isPointer = callee->isExternC() && type->isPointerType() &&
                       !type->getPointeeType().isConstQualified();
      if (isWritten || isPointer)
        write(call->getArg(i + skip), effects);
    }
  }

  /// Not the `int &` that `T &&` becomes.
  static bool isWrittenAsLValue(clang::QualType type) {
    const auto *reference = type->getAs<clang::LValueReferenceType>();
    return reference && reference->isSpelledAsLValue();
  }
  /// Whether the class has the same method for constant objects: `begin`, `at`, `data`.
  static bool hasConstForm(const clang::FunctionDecl *function) {
    const auto *method = llvm::cast<clang::CXXMethodDecl>(function);
    return llvm::any_of(
        method->getParent()->lookup(method->getDeclName()), [&](const clang::NamedDecl *other) {
          const auto *same = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(
              other->getUnderlyingDecl()->getAsFunction());
          return same && same->isConst() && same->getNumParams() == method->getNumParams();
        });
  }

  /// `rand()`: it returns another number each time.
  static bool isGenerator(const clang::FunctionDecl *function) {
    return function->getNumParams() == 0 && function->isExternC() &&
           function->getReturnType()->isArithmeticType() &&
           !function->hasAttr<clang::ConstAttr>() && !function->hasAttr<clang::PureAttr>() &&
           function->getIdentifier() && llvm::StringRef(function->getName()).contains("rand");
  }
  /// `strtok(nullptr, ",")`: it goes on where an earlier call ended.
  static bool keepsPlace(const clang::CallExpr *call, const clang::FunctionDecl *callee) {
    return callee->isExternC() && callee->getNumParams() > 1 && call->getNumArgs() > 1 &&
           callee->getReturnType()->isPointerType() &&
           callee->getParamDecl(0)->getType()->isPointerType() &&
           !callee->getParamDecl(0)->getType()->getPointeeType().isConstQualified() &&
           call->getArg(0)->isNullPointerConstant(callee->getASTContext(),
                                                  clang::Expr::NPC_ValueDependentIsNotNull);
  }
  static bool isMutating(const clang::FunctionDecl *function) {
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(function);
    return method && !method->isConst() && !method->isStatic();
  }
  static bool isMutableReference(clang::QualType type) {
    return type->isLValueReferenceType() && !type.getNonReferenceType().isConstQualified();
  }

  /// Whether a lambda's body names a variable of the function around it.
  static bool isCaptured(const clang::VarDecl *variable, const clang::FunctionDecl *lambda) {
    return variable->isLocalVarDeclOrParm() && variable->getDeclContext() != lambda &&
           !lambda->Encloses(variable->getDeclContext());
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
    auto keep = [&](const States &from, States &into) {
      for (const State &state : from)
        if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(state.root);
            !variable || variable->hasGlobalStorage() || isCaptured(variable, definition))
          into.insert(state);
    };
    keep(inside.writes, summary.outside.writes);
    keep(inside.reads, summary.outside.reads);
    keep(inside.updates, summary.outside.updates);
    for (unsigned i = 0; i < definition->getNumParams(); ++i)
      if (const clang::ParmVarDecl *parameter = definition->getParamDecl(i);
          isMutableReference(parameter->getType())
              ? touch(inside.writes, {parameter->getCanonicalDecl()}) ||
                    touch(inside.updates, {parameter->getCanonicalDecl()})
              : inside.writtenThrough.contains(parameter->getCanonicalDecl()))
        summary.writtenParameters.insert(i);
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
    for (const Indexed<clang::CXXOperatorCallExpr> &call : unit.index.operatorCalls)
      if (call.node->getOperator() == clang::OO_Call)
        visit(unit, finder, call.node, {call.node->getArgs() + 1, call.node->getNumArgs() - 1},
              call.in);
      else if (call.node->getNumArgs() == 2 && !isOrdered(call.node->getOperator()) &&
               !llvm::isa_and_nonnull<clang::CXXMethodDecl>(call.node->getDirectCallee()))
        visit(unit, finder, call.node, {call.node->getArgs(), 2}, call.in);
    for (const Indexed<clang::CXXConstructExpr> &construction : unit.index.constructions)
      if (!construction.node->isListInitialization())
        visit(unit, finder, construction.node,
              {construction.node->getArgs(), construction.node->getNumArgs()}, construction.in);
  }

private:
  /// Whether C++ fixes the order of the operands of an operator.
  static bool isOrdered(clang::OverloadedOperatorKind operation) {
    switch (operation) {
    case clang::OO_Subscript:
    case clang::OO_LessLess:
    case clang::OO_GreaterGreater:
    case clang::OO_ArrowStar:
    case clang::OO_Comma:
    case clang::OO_AmpAmp:
    case clang::OO_PipePipe:
      return true;
    default:
      return clang::CXXOperatorCallExpr::isAssignmentOp(operation);
    }
  }
  static void visit(UnitContext &unit, EffectFinder &finder, const clang::Expr *call,
                    llvm::ArrayRef<const clang::Expr *> arguments, const clang::FunctionDecl *in) {
    // What nvcc's compiler for devices does is not documented.
    if (in && (in->hasAttr<clang::CUDAGlobalAttr>() || in->hasAttr<clang::CUDADeviceAttr>()))
      return;
    llvm::SmallVector<Effects, 4> effects;
    for (const clang::Expr *argument : arguments)
      finder.collect(argument, effects.emplace_back());
    for (size_t i = 0; i < effects.size(); ++i)
      for (size_t j = i + 1; j < effects.size(); ++j)
        if (effects[i].conflictsWith(effects[j])) {
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
