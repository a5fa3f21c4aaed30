// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/BodyFilter.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/CharInfo.h"
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

bool BodyFilter::bodyIsPlain() {
  clang::Preprocessor &preprocessor = sema_->getPreprocessor();
  clang::Token before, beforeThat;
  before.startToken();
  beforeThat.startToken();
  // Clang is at the opening brace.
  unsigned depth = 1;
  for (unsigned i = 0; depth > 0; ++i) {
    clang::Token token = preprocessor.LookAhead(i);
    if (token.isOneOf(tok::eof, tok::lesslessless, tok::kw_asm))
      return false;
    if (token.is(tok::string_literal)) {
      // Tokens of a precompiled macro have only their location, not their text.
      llvm::SmallString<64> buffer;
      if (!stringIsPlain(preprocessor.getSpelling(token, buffer)))
        return false;
    }
    depth += token.is(tok::l_brace);
    depth -= token.is(tok::r_brace);
    bool isOfStd = before.is(tok::coloncolon) && beforeThat.is(tok::identifier) &&
                   beforeThat.getIdentifierInfo()->isStr("std");
    if (token.is(tok::identifier) &&
        !isPlain(token, before, preprocessor.LookAhead(i + 1), isOfStd))
      return false;
    beforeThat = before;
    before = token;
  }
  return true;
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
  // An overload for a type of CUDA may become one for the same type, and both need their bodies.
  if (llvm::any_of(function->parameters(), [](const clang::ParmVarDecl *parameter) {
        return parameter->getType()->isVoidPointerType();
      }))
    return false;
  for (clang::QualType type : {function->getType(), function->getType().getCanonicalType()}) {
    std::string text = type.getAsString();
    llvm::StringRef rest(text);
    while (!rest.empty()) {
      llvm::StringRef word = rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
      if (!word.empty() && isCudaWord(&sema_->getPreprocessor().getIdentifierTable().get(word)))
        return false;
      rest = rest.drop_front(std::max<size_t>(word.size(), 1));
    }
  }
  return true;
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
      function->hasAttr<clang::CUDAGlobalAttr>() || function->hasAttr<clang::CUDADeviceAttr>())
    return false;
  needed_.clear();
  isTemplate_ = function->isTemplated();
  if (!signatureIsPlain(function) || !bodyIsPlain())
    return false;
  for (const auto &[place, header] : needed_)
    place.record->neededHeaders.insert(header.str());
  skipped_.insert(function->getCanonicalDecl());
  return true;
}

} // namespace tranship::frontend
