// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/BodyFilter.h"

#include "source/CompilerMacros.h"
#include "support/Text.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Lookup.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::frontend {

namespace tok = clang::tok;

void BodyFilter::declared(const clang::Decl *declaration) {
  if (const auto *named = llvm::dyn_cast<clang::NamedDecl>(declaration);
      named && named->getIdentifier() && !recorder_.isSystem(named->getLocation()))
    recorder_.noteDeclared(named->getName());
  if (const auto *block = llvm::dyn_cast<clang::DeclContext>(declaration);
      llvm::isa<clang::NamespaceDecl, clang::LinkageSpecDecl>(declaration)) {
    for (const clang::Decl *inner : block->decls())
      declared(inner);
  } else if (const auto *type = llvm::dyn_cast<clang::CXXRecordDecl>(declaration)) {
    if (recorder_.ownerOf(type) == Owner::System)
      return;
    for (const clang::Decl *member : type->decls())
      if (const clang::FunctionDecl *method = member->getAsFunction();
          method && !method->isImplicit()) {
        suspects_.insert(method->getIdentifier());
        suspects_.insert(type->getIdentifier()); // a variable of this type calls its constructor
      } else if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member);
                 field && namesCuda(field->getType())) {
        suspects_.insert(type->getIdentifier()); // it initializes the field
        holders_.insert(type->getCanonicalDecl());
      }
  } else if (const auto *named = llvm::dyn_cast<clang::NamedDecl>(declaration);
             named && !isPlain(named, /*isCalled=*/false)) {
    suspects_.insert(named->getIdentifier());
  }
}

/// Whether the declaration can neither use CUDA nor hold a CUDA object.
bool BodyFilter::isPlain(const clang::NamedDecl *declaration, bool isCalled) {
  if (const clang::FunctionDecl *function = declaration->getAsFunction())
    return function->isFromASTFile() || skipped_.contains(function->getCanonicalDecl()) ||
           recorder_.ownerOf(function) == Owner::System;
  if (const auto *alias = llvm::dyn_cast<clang::TypedefNameDecl>(declaration))
    return alias->isFromASTFile() || !namesCuda(alias->getUnderlyingType().getCanonicalType());
  const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration);
  if (!variable || variable->isFromASTFile() || recorder_.ownerOf(variable) == Owner::System)
    return true;
  return !isCalled && (variable->isLocalVarDeclOrParm() || variable->getType().isConstQualified());
}

bool BodyFilter::isCudaWord(const clang::IdentifierInfo *word) {
  auto [known, isNew] = cudaWords_.try_emplace(word);
  if (isNew)
    known->second = recorder_.vocabulary().isCudaWord(word->getName()) ||
                    recorder_.isInteresting(word->getName());
  return known->second;
}

/// Whether libraries declare several functions of this name: which one a CUDA unit calls may differ in HIP.
bool BodyFilter::isOverloaded(const clang::IdentifierInfo *name) {
  if (!recorder_.unit().isCuda)
    return false;
  auto [known, isNew] = overloaded_.try_emplace(name);
  if (isNew) {
    clang::DeclContextLookupResult found =
        sema_->getASTContext().getTranslationUnitDecl()->lookup(name);
    size_t functions = 0, inCxx = 0;
    for (const clang::NamedDecl *declaration : found)
      if (const clang::FunctionDecl *function = declaration->getUnderlyingDecl()->getAsFunction();
          function && recorder_.ownerOf(function) == Owner::System) {
        ++functions;
        inCxx += !function->isExternC();
      }
    known->second = functions > 1 && inCxx > 0;
  }
  return known->second;
}

/// Records the header that a call of a standard function needs. False if the name may refer to
/// another function.
bool BodyFilter::noteNeeded(const clang::Token &word, const clang::Token &before, bool isCalled) {
  llvm::StringRef header =
      recorder_.vocabulary().neededHeader(word.getIdentifierInfo()->getName()).name;
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(word.getLocation());
  if (header.empty() || !place || place->record->neededHeaders.contains(header.str()))
    return true;
  // The function that a template calls may depend on its arguments.
  if (isTemplate_ || !isCalled ||
      before.isOneOf(tok::identifier, tok::coloncolon, tok::period, tok::arrow))
    return false;
  clang::LookupResult found(*sema_, word.getIdentifierInfo(), word.getLocation(),
                            clang::Sema::LookupOrdinaryName);
  found.suppressDiagnostics();
  sema_->LookupName(found, sema_->getCurScope());
  bool isStandard = !found.empty() && llvm::all_of(found, [&](const clang::NamedDecl *declaration) {
    return declaration->getAsFunction() &&
           recorder_.ownerOf(declaration->getUnderlyingDecl()) == Owner::System;
  });
  if (isStandard)
    needed_.emplace_back(*place, header);
  return isStandard;
}

bool BodyFilter::isPlain(const clang::Token &word, const clang::Token &before,
                         const clang::Token &after, bool isOfStd) {
  clang::IdentifierInfo *name = word.getIdentifierInfo();
  bool isCalled = after.is(tok::l_paren);
  // Where a field gets its value is not known.
  if (before.isOneOf(tok::period, tok::arrow) && !isCalled)
    return false;
  bool isQualified = before.isOneOf(tok::coloncolon, tok::period, tok::arrow);
  if ((isCudaWord(name) && !isOfStd) || suspects_.contains(name) ||
      !noteNeeded(word, before, isCalled) || (isCalled && !isQualified && isOverloaded(name)))
    return false;
  return std::all_of(
      sema_->IdResolver.begin(name), sema_->IdResolver.end(),
      [&](const clang::NamedDecl *declaration) { return isPlain(declaration, isCalled); });
}

/// False if the string may be an option for code that is compiled at run time, a mangled name, a
/// library to load, or a CUDA name to look up in it.
bool BodyFilter::stringIsPlain(llvm::StringRef literal) {
  llvm::StringRef text = literal.trim('"');
  if (text.starts_with("-") || text.starts_with("_Z") || text.contains(".so") ||
      text.ends_with(".dll") || text.ends_with(".dylib"))
    return false;
  return text.empty() || !clang::isValidAsciiIdentifier(text) ||
         !isCudaWord(&sema_->getPreprocessor().getIdentifierTable().get(text));
}

namespace {

/// Finds arguments of one call whose order of evaluation may matter, and whether code changes state that outlives it.
class EffectScan {
public:
  /// `variable`: the one that `word` names, if it is one; `isDeclared`: it names something outside of the body; `calls`: what
  /// it calls changes state.
  void visit(const clang::Token &before, const clang::Token &word, const clang::Token &after,
             const clang::VarDecl *variable, bool isDeclared, bool calls) {
    bool changes = before.isOneOf(tok::plusplus, tok::minusminus) ||
                   after.isOneOf(tok::plusplus, tok::minusminus, tok::equal, tok::plusequal,
                                 tok::minusequal, tok::starequal, tok::slashequal,
                                 tok::percentequal, tok::caretequal, tok::pipeequal, tok::ampequal);
    bool callsObject = variable && after.is(tok::l_paren);
    bool isOutside = variable && outlives(variable);
    // `distribution(generator)`; names in the body are not declared yet
    bool isGenerator = isOutside && before.is(tok::l_paren) && mayCallObject_ &&
                       variable->getType().getNonReferenceType()->isRecordType();
    mayCallObject_ = after.is(tok::l_paren) && (callsObject || !isDeclared);
    isStateful_ |= calls || isGenerator || (isOutside && (changes || callsObject));
    // Names in the body are not declared yet: a counter, or a lambda that counts.
    bool isLocal = !isDeclared && (before.isOneOf(tok::plusplus, tok::minusminus) ||
                                   after.isOneOf(tok::plusplus, tok::minusminus, tok::l_paren));
    if (variable ? changes || callsObject : calls || isLocal)
      noteEffect(word.getIdentifierInfo());
  }
  /// `random.next()`; two arguments that call the same method.
  void visitMethod(const clang::IdentifierInfo *object, const clang::IdentifierInfo *method) {
    for (Arguments &arguments : open_) {
      orderMatters_ |= arguments.earlierCalls.contains({object, method});
      arguments.calls.insert({object, method});
    }
  }
  void visit(const clang::Token &token, const clang::Token &after) {
    if (token.is(tok::kw_static))
      isStateful_ |= !after.isOneOf(tok::kw_const, tok::kw_constexpr);
    else if (token.is(tok::l_paren))
      open_.push_back({});
    else if (token.is(tok::comma) && !open_.empty())
      open_.back().end();
    else if (token.is(tok::semi) && !open_.empty()) // the head of a loop
      open_.back() = {};
    else if (token.is(tok::r_paren) && !open_.empty())
      open_.pop_back();
  }

  bool isStateful() const { return isStateful_; }
  bool orderMatters() const { return orderMatters_; }

private:
  /// The names of what arguments change.
  struct Arguments {
    using Name = const clang::IdentifierInfo *;
    llvm::DenseSet<Name> earlier = {}, here = {};
    llvm::DenseSet<std::pair<Name, Name>> earlierCalls = {}, calls = {};

    /// An argument ends.
    void end() {
      earlier.insert_range(std::exchange(here, {}));
      earlierCalls.insert_range(std::exchange(calls, {}));
    }
  };

  /// Whether a variable is outside of the function, and the function may change it.
  static bool outlives(const clang::VarDecl *variable) {
    clang::QualType type = variable->getType();
    return !type.getNonReferenceType().isConstQualified() &&
           (variable->hasGlobalStorage() ||
            (llvm::isa<clang::ParmVarDecl>(variable) && type->isLValueReferenceType()));
  }
  void noteEffect(const clang::IdentifierInfo *name) {
    for (Arguments &arguments : open_) {
      orderMatters_ |= arguments.earlier.contains(name);
      arguments.here.insert(name);
    }
  }

  llvm::SmallVector<Arguments> open_;
  bool isStateful_ = false, mayCallObject_ = false, orderMatters_ = false;
};

} // namespace

const clang::VarDecl *BodyFilter::variable(const clang::IdentifierInfo *name) const {
  auto found = sema_->IdResolver.begin(clang::DeclarationName(name));
  return found == sema_->IdResolver.end() ? nullptr : llvm::dyn_cast<clang::VarDecl>(*found);
}

bool BodyFilter::isIntegerParameter(const clang::IdentifierInfo *name) const {
  const clang::VarDecl *found = variable(name);
  return found && llvm::isa<clang::ParmVarDecl>(found) && found->getType()->isIntegerType() &&
         !found->getType()->isEnumeralType();
}

/// Whether a name outside of functions is an enumerator, a constant, or what qualifies one.
bool BodyFilter::isConstant(const clang::IdentifierInfo *name) const {
  const clang::VarDecl *found = variable(name);
  if (found)
    return found->getType().isConstQualified() && found->getType()->isIntegerType();
  return std::any_of(
      sema_->IdResolver.begin(clang::DeclarationName(name)), sema_->IdResolver.end(),
      [](const clang::NamedDecl *declaration) {
        return llvm::isa<clang::EnumConstantDecl, clang::EnumDecl, clang::NamespaceDecl>(
            declaration);
      });
}

bool BodyFilter::isDeclared(const clang::IdentifierInfo *name) const {
  return sema_->IdResolver.begin(clang::DeclarationName(name)) != sema_->IdResolver.end();
}

bool BodyFilter::callsState(const clang::IdentifierInfo *name) const {
  return std::any_of(sema_->IdResolver.begin(clang::DeclarationName(name)), sema_->IdResolver.end(),
                     [&](const clang::NamedDecl *declaration) {
                       const clang::FunctionDecl *function = declaration->getAsFunction();
                       return function && recorder_.isStateful(function);
                     });
}

/// Whether a function may change what its caller passes.
static bool takesMutable(const clang::FunctionDecl *function) {
  return llvm::any_of(function->parameters(), [](const clang::ParmVarDecl *parameter) {
    clang::QualType type = parameter->getType();
    return (type->isLValueReferenceType() || type->isPointerType()) &&
           !type->getPointeeType().isConstQualified();
  });
}

/// Whether a caller may pass a name of CUDA, whose characters the function counts.
static bool takesText(const clang::FunctionDecl *function) {
  return llvm::any_of(function->parameters(), [](const clang::ParmVarDecl *parameter) {
    clang::QualType type = parameter->getType();
    if (type->isPointerType())
      return type->getPointeeType()->isAnyCharacterType() &&
             type->getPointeeType().isConstQualified();
    const clang::CXXRecordDecl *record = type.getNonReferenceType()->getAsCXXRecordDecl();
    return record && record->isInStdNamespace() && record->getName().starts_with("basic_string");
  });
}

/// Whether a text is the user's `__FILE__`, in a file that the translation renames.
static bool isNameOfFile(const clang::Preprocessor &preprocessor, const clang::Token &literal,
                         llvm::StringRef text) {
  if (!text.ends_with(".cu\"") && !text.ends_with(".cuh\""))
    return false;
  const clang::SourceManager &sources = preprocessor.getSourceManager();
  clang::SourceLocation place = literal.getLocation();
  return place.isMacroID() && !sources.isInSystemHeader(sources.getSpellingLoc(
                                  sources.getImmediateExpansionRange(place).getBegin()));
}

/// Whether a literal comes from a macro by which code recognizes its compiler: `__GNUC__`, `__VERSION__`.
static bool namesCompiler(const clang::Preprocessor &preprocessor, const clang::Token &literal) {
  if (!literal.getLocation().isMacroID() ||
      !literal.isOneOf(tok::numeric_constant, tok::string_literal))
    return false;
  llvm::StringRef macro = clang::Lexer::getImmediateMacroName(
      literal.getLocation(), preprocessor.getSourceManager(), preprocessor.getLangOpts());
  return macro == "__VERSION__" || compilerMacro(macro);
}

bool BodyFilter::bodyIsPlain(const clang::FunctionDecl *function, bool &isStateful) {
  clang::Preprocessor &preprocessor = sema_->getPreprocessor();
  bool isCuda = recorder_.unit().isCuda;
  EffectScan effects;
  clang::Token before, beforeThat;
  before.startToken();
  beforeThat.startToken();
  bool choosesByParameter = false;
  // Clang is at the opening brace.
  unsigned depth = 1, i = 0;
  for (; depth > 0; ++i) {
    clang::Token token = preprocessor.LookAhead(i);
    if (token.isOneOf(tok::eof, tok::lesslessless, tok::kw_asm))
      return false;
    if (isCuda && namesCompiler(preprocessor, token))
      return false;
    if (token.is(tok::string_literal)) {
      // Tokens of a precompiled macro have only their location, not their text.
      llvm::SmallString<64> buffer;
      llvm::StringRef text = preprocessor.getSpelling(token, buffer);
      if (!stringIsPlain(text) || (isCuda && isNameOfFile(preprocessor, token, text)))
        return false;
    }
    // The size of a launch may be computed here.
    constexpr unsigned mostDigits = 3; // `32u`
    llvm::SmallString<8> digits;
    if (isCuda && token.is(tok::numeric_constant) && token.getLength() <= mostDigits &&
        preprocessor.getSpelling(token, digits).rtrim("uU") == "32")
      return false;
    depth += token.is(tok::l_brace);
    depth -= token.is(tok::r_brace);
    bool isOfStd = before.is(tok::coloncolon) && beforeThat.is(tok::identifier) &&
                   beforeThat.getIdentifierInfo()->isStr("std");
    const clang::Token &after = preprocessor.LookAhead(i + 1);
    if (isCuda) {
      effects.visit(token, after);
      if (token.is(tok::identifier) && !before.isOneOf(tok::period, tok::arrow, tok::coloncolon))
        effects.visit(before, token, after, variable(token.getIdentifierInfo()),
                      isDeclared(token.getIdentifierInfo()),
                      after.is(tok::l_paren) && callsState(token.getIdentifierInfo()));
      if (token.is(tok::identifier) && before.isOneOf(tok::period, tok::arrow) &&
          beforeThat.is(tok::identifier) && after.is(tok::l_paren))
        effects.visitMethod(beforeThat.getIdentifierInfo(), token.getIdentifierInfo());
      // A parameter may be an enumerator of CUDA in each call.
      choosesByParameter |= token.is(tok::identifier) && before.is(tok::l_paren) &&
                            beforeThat.is(tok::kw_switch) &&
                            isIntegerParameter(token.getIdentifierInfo());
      bool isCompared = token.isOneOf(tok::equalequal, tok::exclaimequal) &&
                        before.is(tok::identifier) &&
                        isIntegerParameter(before.getIdentifierInfo());
      if (after.is(tok::numeric_constant) && (token.is(tok::kw_case) || isCompared))
        return false;
      if (after.is(tok::identifier) && isConstant(after.getIdentifierInfo()) &&
          ((token.is(tok::kw_case) && choosesByParameter) || isCompared))
        return false;
    }
    if (token.is(tok::identifier) && !isPlain(token, before, after, isOfStd))
      return false;
    beforeThat = before;
    before = token;
  }
  isStateful = effects.isStateful();
  // Code calls short functions in arguments, and the order of these calls matters only for some effects. Short functions
  // also say what a text is compared with.
  constexpr unsigned mostTokens = 64;
  if (isCuda && i <= mostTokens && (isStateful || takesMutable(function) || takesText(function)))
    return false;
  return !effects.orderMatters();
}

/// Whether a type is written with a name of CUDA.
bool BodyFilter::namesCuda(clang::QualType type) {
  std::string text = type.getAsString();
  for (llvm::StringRef rest(text); !rest.empty();) {
    llvm::StringRef word = rest.take_while(isNameCharacter);
    if (!word.empty() && isCudaWord(&sema_->getPreprocessor().getIdentifierTable().get(word)))
      return true;
    rest = rest.drop_front(std::max<size_t>(word.size(), 1));
  }
  return false;
}

bool BodyFilter::signatureIsPlain(const clang::FunctionDecl *function) {
  // The function may return a pointer that was passed to it.
  if (function->getReturnType()->isPointerType() &&
      llvm::any_of(function->parameters(), [](const clang::ParmVarDecl *parameter) {
        clang::QualType type = parameter->getType();
        return !type->isArithmeticType() &&
               !(type->isPointerType() && type->getPointeeType().isConstQualified());
      }))
    return false;
  if (llvm::any_of(function->parameters(), [this](const clang::ParmVarDecl *parameter) {
        clang::QualType type = parameter->getType();
        if (type->isPointerType() || type->isReferenceType())
          type = type->getPointeeType();
        const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
        return record && holders_.contains(record->getCanonicalDecl());
      }))
    return false;
  // An overload for a type of CUDA may become one for the same type, and both need their bodies.
  if (llvm::any_of(function->parameters(), [](const clang::ParmVarDecl *parameter) {
        return parameter->getType()->isVoidPointerType();
      }))
    return false;
  return !namesCuda(function->getType()) && !namesCuda(function->getType().getCanonicalType());
}

/// A function for both sides may call functions for devices, of which nvcc warns at most. Clang
/// rejects the call in a function that it has to emit, but not in an inline one.
static void allowDeviceCalls(const clang::FunctionDecl *function) {
  if (function->hasAttr<clang::CUDADeviceAttr>() && function->hasAttr<clang::CUDAHostAttr>() &&
      !function->isInlined())
    const_cast<clang::FunctionDecl *>(function)->setImplicitlyInline();
}

bool BodyFilter::canSkip(const clang::FunctionDecl *function) {
  if (function)
    allowDeviceCalls(function);
  if (!function || !sema_ || !recorder_.options().skipPlainBodies ||
      recorder_.mentionsManagedMemory() || function->getLocation().isMacroID() ||
      llvm::isa<clang::CXXMethodDecl>(function) ||
      function->getTemplateSpecializationKind() == clang::TSK_ExplicitSpecialization ||
      // What a template means depends on the types of CUDA that code may use it for.
      (function->isTemplated() && recorder_.unit().mayUseCuda) ||
      function->hasAttr<clang::CUDAGlobalAttr>() || function->hasAttr<clang::CUDADeviceAttr>())
    return false;
  needed_.clear();
  isTemplate_ = function->isTemplated();
  bool isStateful = false;
  if (!signatureIsPlain(function) || !bodyIsPlain(function, isStateful))
    return false;
  if (isStateful)
    recorder_.noteStateful(function);
  for (const auto &[place, header] : needed_)
    place.record->neededHeaders.insert(header.str());
  skipped_.insert(function->getCanonicalDecl());
  return true;
}

} // namespace tranship::frontend
