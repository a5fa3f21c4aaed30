// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The clang half of the plugin. For each kernel `k(A a, B b)` of the device pass it adds
//   void tranship.kernel.<k>(void **arguments) { k(*(A *)arguments[0], *(B *)arguments[1]); }
// The runtime calls it once per thread, with the array that clang's own launch stub passes. Each
// thread gets a bitwise copy of objects with a copy constructor or a destructor, as on a GPU.
#include "ApiEnumerators.h"
#include "AsmConstraints.h"
#include "ChildLaunches.h"
#include "TypeLayout.h"
#include "Unit.h"

#include "syntax/ChevronReader.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/AST/Mangle.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Sema/EnterExpressionEvaluationContext.h"
#include "clang/Sema/Initialization.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace tranship::emulator;

Unit &tranship::emulator::currentUnit() {
  static Unit unit;
  return unit;
}

namespace {

/// Finds all kernels with a body and all `extern __shared__` variables, with the instances of
/// templates.
class DeviceFinder : public DynamicRecursiveASTVisitor {
public:
  DeviceFinder() { ShouldVisitTemplateInstantiations = true; }
  bool VisitFunctionDecl(FunctionDecl *function) override {
    if (function->hasAttr<CUDAGlobalAttr>() && function->doesThisDeclarationHaveABody() &&
        !function->isDependentContext())
      kernels.push_back(function);
    // Functions of the C library have their attribute from a pragma.
    auto *device = function->getAttr<CUDADeviceAttr>();
    if (device && !device->isImplicit() && !function->isTemplated())
      addSymbol(function);
    return true;
  }
  bool VisitVarDecl(VarDecl *variable) override {
    if (variable->hasAttr<CUDASharedAttr>() && variable->hasExternalStorage())
      dynamicShared.push_back(variable);
    else if (variable->hasGlobalStorage() && !variable->isTemplated() &&
             (variable->hasAttr<CUDADeviceAttr>() || variable->hasAttr<CUDAConstantAttr>()))
      addSymbol(variable);
    if (variable->isFileVarDecl() && !variable->isTemplated() &&
        variable->getFormalLinkage() == Linkage::Internal &&
        (variable->hasAttr<CUDADeviceAttr>() || variable->hasAttr<CUDAConstantAttr>()))
      staticVariables.push_back(variable);
    return true;
  }
  std::vector<FunctionDecl *> kernels;
  std::vector<VarDecl *> staticVariables;
  std::vector<VarDecl *> dynamicShared;
  /// Functions and variables of the device that other units can name.
  std::vector<NamedDecl *> symbols;

private:
  void addSymbol(NamedDecl *declaration) {
    if (declaration->isExternallyVisible() && !isOfApi(*declaration))
      symbols.push_back(declaration);
  }
  /// Whether it is a function of the API, which the runtime defines.
  static bool isOfApi(const NamedDecl &declaration) {
    auto *function = dyn_cast<FunctionDecl>(&declaration);
    const SourceManager &sources = declaration.getASTContext().getSourceManager();
    return function && function->isExternC() && !function->isDefined() &&
           sources.isInSystemHeader(function->getLocation());
  }
};

class WrapperWriter : public SemaConsumer {
public:
  explicit WrapperWriter(CompilerInstance &compiler) : compiler_(compiler) {}
  void InitializeSema(Sema &sema) override { sema_ = &sema; }
  void ForgetSema() override { sema_ = nullptr; }

  void HandleTranslationUnit(ASTContext &context) override {
    if (!sema_ || compiler_.getDiagnostics().hasUncompilableErrorOccurred())
      return;
    DeviceFinder finder;
    // The precompiled headers are read only as far as the program needs them: all of them take longer
    // than most programs. Symbols of a relocatable unit may be there.
    if (currentUnit().relocatable)
      finder.TraverseDecl(context.getTranslationUnitDecl());
    else
      for (Decl *declaration : context.getTranslationUnitDecl()->noload_decls())
        finder.TraverseDecl(declaration);
    std::unique_ptr<ItaniumMangleContext> names(
        ItaniumMangleContext::create(context, context.getDiagnostics()));
    for (VarDecl *variable : finder.dynamicShared)
      currentUnit().dynamicShared.push_back(mangled(*names, variable, variable));
    auto addSymbol = [](const std::string &name) {
      if (!llvm::StringRef(name).starts_with("tranship_")) // those are the runtime's
        currentUnit().deviceSymbols.insert(name);
    };
    if (currentUnit().relocatable)
      for (NamedDecl *symbol : finder.symbols)
        for (const std::string &name : symbolNames(*names, symbol)) {
          addSymbol(name);
          if (isExplicitInstance(*symbol))
            currentUnit().explicitInstances.insert(name);
        }
    if (currentUnit().isHost)
      return;
    if (currentUnit().module)
      for (VarDecl *variable : finder.staticVariables)
        currentUnit().staticVariables.push_back(
            {mangled(*names, variable, variable), variable->getNameAsString()});
    for (FunctionDecl *kernel : finder.kernels) {
      std::string name = mangled(*names, kernel, GlobalDecl(kernel, KernelReferenceKind::Kernel));
      if (currentUnit().relocatable && kernel->isExternallyVisible())
        addSymbol(kernelPrefix + name); // kernels of other units may launch it
      if (FunctionDecl *wrapper = wrap(context, kernel, name))
        compiler_.getASTConsumer().HandleTopLevelDecl(DeclGroupRef(wrapper));
    }
    sema_->PerformPendingInstantiations(); // only a wrapper may need these copy constructors
  }

private:
  static std::string mangled(ItaniumMangleContext &names, NamedDecl *declaration,
                             GlobalDecl variant) {
    if (!names.shouldMangleDeclName(declaration))
      return declaration->getNameAsString();
    std::string text;
    llvm::raw_string_ostream stream(text);
    names.mangleName(variant, stream);
    return text;
  }

  static bool isExplicitInstance(const NamedDecl &symbol) {
    TemplateSpecializationKind kind = TSK_Undeclared;
    if (auto *function = dyn_cast<FunctionDecl>(&symbol))
      kind = function->getTemplateSpecializationKind();
    else if (auto *variable = dyn_cast<VarDecl>(&symbol))
      kind = variable->getTemplateSpecializationKind();
    return kind == TSK_ExplicitInstantiationDefinition;
  }

  /// Returns all symbols of a declaration: a constructor or destructor is several functions, and a
  /// class with virtual functions has its table.
  static std::vector<std::string> symbolNames(ItaniumMangleContext &names, NamedDecl *symbol) {
    std::vector<std::string> result;
    if (auto *constructor = dyn_cast<CXXConstructorDecl>(symbol)) {
      for (CXXCtorType type : {Ctor_Complete, Ctor_Base})
        result.push_back(mangled(names, symbol, GlobalDecl(constructor, type)));
    } else if (auto *destructor = dyn_cast<CXXDestructorDecl>(symbol)) {
      for (CXXDtorType type : {Dtor_Deleting, Dtor_Complete, Dtor_Base})
        result.push_back(mangled(names, symbol, GlobalDecl(destructor, type)));
    } else if (auto *function = dyn_cast<FunctionDecl>(symbol))
      result.push_back(mangled(names, symbol, GlobalDecl(function)));
    else
      result.push_back(mangled(names, symbol, GlobalDecl(cast<VarDecl>(symbol))));
    if (auto *method = dyn_cast<CXXMethodDecl>(symbol); method && method->isVirtual()) {
      llvm::raw_string_ostream stream(result.emplace_back());
      names.mangleCXXVTable(method->getParent(), stream);
      CanQualType type = method->getASTContext().getCanonicalTagType(method->getParent());
      llvm::raw_string_ostream info(result.emplace_back());
      names.mangleCXXRTTI(type, info);
      llvm::raw_string_ostream name(result.emplace_back());
      names.mangleCXXRTTIName(type, name);
    }
    return result;
  }

  /// Returns the type that a wrapper passes. A reference is passed as a pointer.
  static QualType passed(ASTContext &context, QualType type) {
    return type->isReferenceType() ? context.getPointerType(type->getPointeeType()) : type;
  }

  /// Describes the kernel: where it is, and one line per parameter (`KernelEntry::parameters`).
  std::string description(ASTContext &context, FunctionDecl *kernel) const {
    std::string text = parametersAnnotation;
    PresumedLoc location = context.getSourceManager().getPresumedLoc(kernel->getLocation());
    text += location.isValid()
                ? onOneLine(location.getFilename()) + ':' + std::to_string(location.getLine())
                : "";
    text += '\t' + onOneLine(compiler_.getCodeGenOpts().DebugCompilationDir);
    for (ParmVarDecl *parameter : kernel->parameters()) {
      QualType type = passed(context, parameter->getType());
      text += '\n';
      if (type->isPointerType())
        text += 'p';
      int64_t size = context.getTypeSizeInChars(type).getQuantity();
      int64_t alignment = context.getTypeAlignInChars(type).getQuantity();
      text += std::to_string(size);
      if (alignment != size)
        text += ':' + std::to_string(alignment);
      text += ' ';
      text += type->isPointerType() ? layoutOf(context, type->getPointeeType(), false)
                                    : layoutOf(context, type, true);
      text += ' ' + parameter->getNameAsString() + ' ' + onOneLine(type.getAsString());
    }
    return text;
  }
  static std::string onOneLine(std::string text) {
    for (char blank : {'\n', '\t'})
      llvm::replace(text, blank, ' ');
    return text;
  }

  /// Declares `void tranship.kernel.<name>(void **arguments)`.
  FunctionDecl *declareWrapper(ASTContext &context, FunctionDecl *kernel,
                               const std::string &name) const {
    // At the kernel, so that a debugger that steps into the wrapper shows something sensible.
    SourceLocation location = kernel->getLocation();
    QualType array = context.getPointerType(context.VoidPtrTy);
    QualType type = context.getFunctionType(context.VoidTy, {array}, {});
    FunctionDecl *wrapper =
        FunctionDecl::Create(context, context.getTranslationUnitDecl(), location, location,
                             DeclarationName(&context.Idents.get(kernelPrefix + name)), type,
                             context.getTrivialTypeSourceInfo(type, location), SC_None);
    wrapper->setParams({ParmVarDecl::Create(
        context, wrapper, location, location, &context.Idents.get("arguments"), array,
        context.getTrivialTypeSourceInfo(array, location), SC_None, nullptr)});
    wrapper->addAttr(CUDADeviceAttr::CreateImplicit(context));
    wrapper->addAttr(UsedAttr::CreateImplicit(context));
    wrapper->addAttr(AsmLabelAttr::CreateImplicit(context, kernelPrefix + name));
    wrapper->addAttr(
        AnnotateAttr::CreateImplicit(context, description(context, kernel), nullptr, 0));
    wrapper->setImplicit();
    return wrapper;
  }

  /// Returns the wrapper of a kernel, or null if a parameter cannot be copied.
  FunctionDecl *wrap(ASTContext &context, FunctionDecl *kernel, const std::string &name) {
    FunctionDecl *wrapper = declareWrapper(context, kernel, name);
    ParmVarDecl *arguments = wrapper->getParamDecl(0);
    SourceLocation location = kernel->getLocation();
    Sema::ContextRAII inside(*sema_, wrapper);
    EnterExpressionEvaluationContext evaluated(
        *sema_, Sema::ExpressionEvaluationContext::PotentiallyEvaluated);
    std::vector<Expr *> values;
    std::vector<QualType> types; // as they are passed
    for (unsigned i = 0; i < kernel->getNumParams(); ++i) {
      ParmVarDecl *parameter = kernel->getParamDecl(i);
      QualType type = passed(context, parameter->getType()).getUnqualifiedType();
      Expr *given = argument(context, arguments, i, type, location);
      if (parameter->getType()->isReferenceType()) {
        given = loaded(context, given, type);
      } else if (isByAddress(type)) {
        given = bitwiseCopy(context, given, location);
        type = given->getType();
      } else {
        ExprResult value = sema_->PerformCopyInitialization(
            InitializedEntity::InitializeParameter(context, parameter), location, given);
        if (value.isInvalid())
          return nullptr;
        given = value.get();
      }
      types.push_back(type);
      values.push_back(given);
    }
    Expr *callee = DeclRefExpr::Create(context, NestedNameSpecifierLoc(), SourceLocation(), kernel,
                                       false, location, kernel->getType(), VK_LValue);
    callee = ImplicitCastExpr::Create(context, context.getPointerType(kernel->getType()),
                                      CK_FunctionToPointerDecay, callee, nullptr, VK_PRValue, {});
    callee = ImplicitCastExpr::Create(
        context, context.getPointerType(context.getFunctionType(context.VoidTy, types, {})),
        CK_BitCast, callee, nullptr, VK_PRValue, {});
    Expr *call =
        CallExpr::Create(context, callee, values, context.VoidTy, VK_PRValue, location, {});
    sema_->MarkFunctionReferenced(location, kernel);
    call = sema_->MaybeCreateExprWithCleanups(call);
    wrapper->setBody(CompoundStmt::Create(context, {call}, {}, location, location));
    return wrapper;
  }

  /// Builds `*(T *)arguments[index]`.
  Expr *argument(ASTContext &context, ParmVarDecl *arguments, unsigned index, QualType type,
                 SourceLocation location) {
    Expr *base = DeclRefExpr::Create(context, NestedNameSpecifierLoc(), SourceLocation(), arguments,
                                     false, location, arguments->getType(), VK_LValue);
    base = loaded(context, base, arguments->getType());
    Expr *number = IntegerLiteral::Create(context, llvm::APInt(32, index), context.IntTy, location);
    Expr *element = new (context)
        ArraySubscriptExpr(base, number, context.VoidPtrTy, VK_LValue, OK_Ordinary, location);
    element = loaded(context, element, context.VoidPtrTy);
    element = ImplicitCastExpr::Create(context, context.getPointerType(type), CK_BitCast, element,
                                       nullptr, VK_PRValue, {});
    return pointee(context, element, location);
  }

  /// Returns whether objects of the type are passed as a pointer. The ABI of all hosts that we
  /// support does so for those with a copy constructor or a destructor.
  static bool isByAddress(QualType type) {
    const RecordDecl *record = type->getAsRecordDecl();
    return record && !record->canPassInRegisters();
  }

  /// Builds a thread's own copy of an object, as a GPU makes it: only the host calls constructors
  /// and destructors.
  ///   __builtin_memcpy(__builtin_alloca_with_align(size, alignment), &object, size)
  Expr *bitwiseCopy(ASTContext &context, Expr *object, SourceLocation location) {
    QualType type = object->getType();
    auto number = [&](int64_t value) {
      QualType size = context.getSizeType();
      return IntegerLiteral::Create(
          context, llvm::APInt(unsigned(context.getTypeSize(size)), value), size, location);
    };
    int64_t size = context.getTypeSizeInChars(type).getQuantity();
    Expr *roomArguments[] = {number(size), number(int64_t(context.getTypeAlign(type)))};
    Expr *room = callOf(context, Builtin::BI__builtin_alloca_with_align, roomArguments, location);
    Expr *from = UnaryOperator::Create(context, object, UO_AddrOf, context.getPointerType(type),
                                       VK_PRValue, OK_Ordinary, location, false, {});
    Expr *copyArguments[] = {room, from, number(size)};
    Expr *copy = callOf(context, Builtin::BI__builtin_memcpy, copyArguments, location);
    return ImplicitCastExpr::Create(context, context.getPointerType(type), CK_BitCast, copy,
                                    nullptr, VK_PRValue, {});
  }

  /// Builds a call. Sema's own way needs a scope, and there is none any more.
  Expr *callOf(ASTContext &context, Builtin::ID builtin, llvm::ArrayRef<Expr *> arguments,
               SourceLocation location) {
    ASTContext::GetBuiltinTypeError error;
    QualType type = context.GetBuiltinType(builtin, error);
    IdentifierInfo *name = &context.Idents.get(context.BuiltinInfo.getName(builtin));
    FunctionDecl *function = sema_->CreateBuiltin(name, type, builtin, location);
    Expr *callee = DeclRefExpr::Create(context, NestedNameSpecifierLoc(), SourceLocation(),
                                       function, false, location, type, VK_LValue);
    callee = ImplicitCastExpr::Create(context, context.getPointerType(type), CK_BuiltinFnToFnPtr,
                                      callee, nullptr, VK_PRValue, {});
    return CallExpr::Create(context, callee, arguments, function->getCallResultType(), VK_PRValue,
                            location, {});
  }

  static Expr *loaded(ASTContext &context, Expr *from, QualType type) {
    return ImplicitCastExpr::Create(context, type, CK_LValueToRValue, from, nullptr, VK_PRValue,
                                    {});
  }
  static Expr *pointee(ASTContext &context, Expr *pointer, SourceLocation location) {
    return UnaryOperator::Create(context, pointer, UO_Deref, pointer->getType()->getPointeeType(),
                                 VK_LValue, OK_Ordinary, location, false, {});
  }

  CompilerInstance &compiler_;
  Sema *sema_ = nullptr;
};

class DeviceAction : public PluginASTAction {
protected:
  ActionType getActionType() override { return AddBeforeMainAction; }

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &compiler,
                                                 llvm::StringRef) override {
    if (compiler.getTarget().getTriple().isAMDGPU()) // only the LLVM half has something to do
      return std::make_unique<ASTConsumer>();
    std::unique_ptr<ASTConsumer> own = ownConsumer(compiler);
    if (!own || !compiler.getLangOpts().CUDA || compiler.getLangOpts().HIP)
      return own;
    std::vector<std::unique_ptr<ASTConsumer>> both;
    both.push_back(std::move(own));
    both.push_back(beforeCodeGeneration(compiler));
    return std::make_unique<MultiplexConsumer>(std::move(both));
  }

  std::unique_ptr<ASTConsumer> ownConsumer(CompilerInstance &compiler) const {
    currentUnit().tag = compiler.getLangOpts().CUID;
    currentUnit().isHost = !compiler.getLangOpts().CUDAIsDevice;
    if (compiler.getLangOpts().CUDA && !compiler.getLangOpts().HIP) {
      // hipcc refuses them, as clang does
      tranship::readChevronsAsNvcc(compiler.getPreprocessor(), /*keepsPlaces=*/false);
      if (!currentUnit().isHost) // in the host's code, inline assembly is the host's
        readConstraintsAsNvcc(compiler.getPreprocessor());
    }
    if (currentUnit().isHost && !currentUnit().relocatable)
      return findApiEnumerators();
    if (!tagFile_.empty()) {
      std::error_code error;
      llvm::raw_fd_ostream file(tagFile_, error);
      file << "tranship:" << currentUnit().tag << '\n' << '\0'; // clang does not add the terminator
      file.close();
      if (error || file.has_error()) {
        file.clear_error();
        report(compiler, "cannot write " + tagFile_);
      }
    }
    if (!currentUnit().isHost)
      return std::make_unique<WrapperWriter>(compiler);
    std::vector<std::unique_ptr<ASTConsumer>> both;
    both.push_back(std::make_unique<WrapperWriter>(compiler));
    both.push_back(findApiEnumerators());
    return std::make_unique<MultiplexConsumer>(std::move(both));
  }

  bool ParseArgs(const CompilerInstance &compiler,
                 const std::vector<std::string> &arguments) override {
    for (llvm::StringRef argument : arguments) {
      if (argument.consume_front("tag-file="))
        tagFile_ = argument.str();
      else if (argument == "checked")
        currentUnit().checked = true;
      else if (argument == "relocatable")
        currentUnit().relocatable = true;
      else if (argument == "module")
        currentUnit().module = true;
      else {
        report(compiler, "unknown plugin argument: " + argument.str());
        return false;
      }
    }
    return true;
  }

private:
  static void report(const CompilerInstance &compiler, const std::string &message) {
    DiagnosticsEngine &diagnostics = compiler.getDiagnostics();
    diagnostics.Report(diagnostics.getCustomDiagID(DiagnosticsEngine::Error, "tranship: %0"))
        << message;
  }

  std::string tagFile_;
};

FrontendPluginRegistry::Add<DeviceAction> registration("tranship-emulator",
                                                       "device code for the host's processor");

} // namespace
