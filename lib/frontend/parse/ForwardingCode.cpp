// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/ForwardingCode.h"

#include "frontend/record/DeclarationNames.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::frontend {
namespace {

namespace tok = clang::tok;

/// The tokens of a text, without comments; the last one is eof.
std::vector<clang::Token> rawTokens(const std::string &text, const clang::LangOptions &language) {
  clang::Lexer lexer({}, language, text.data(), text.data(), text.data() + text.size());
  std::vector<clang::Token> tokens;
  do
    lexer.LexFromRawLexer(tokens.emplace_back());
  while (tokens.back().isNot(tok::eof));
  return tokens;
}

/// Finds the plain declarations: those that have nothing that the checks and recorders look for.
class PlainDeclarations {
public:
  PlainDeclarations(clang::Sema &sema, UnitRecorder &recorder) : sema_(sema), recorder_(recorder) {}

  bool isPlain(llvm::StringRef word) const {
    return !recorder_.vocabulary().isCudaWord(word) && !recorder_.isInteresting(word) &&
           recorder_.vocabulary().neededHeader(word).name.empty();
  }
  bool isPlain(const clang::NamedDecl *declaration) const {
    const clang::IdentifierInfo *name = declaration->getIdentifier();
    return name && isPlain(name->getName()) && !recorder_.isOurs(declaration->getLocation()) &&
           !recorder_.isAddedToLibrary(declaration) &&
           !recorder_.isInteresting(qualifiedNameOf(declaration));
  }
  /// A type, and all aliases that it is written with.
  bool isPlain(clang::QualType type) const {
    for (;;) {
      if (type->isDependentType())
        return true;
      if (const auto *alias = llvm::dyn_cast<clang::TypedefType>(type);
          alias && !isPlain(alias->getDecl()))
        return false;
      if (const auto *alias = llvm::dyn_cast<clang::UsingType>(type);
          alias && !isPlain(alias->getDecl()))
        return false;
      if (const auto *tag = llvm::dyn_cast<clang::TagType>(type); tag && !isPlain(tag->getDecl()))
        return false;
      if (clang::QualType written = type.getSingleStepDesugaredType(sema_.Context); written != type)
        type = written;
      else if (!type->getPointeeType().isNull())
        type = type->getPointeeType();
      else
        return !type->isArrayType();
    }
  }
  /// A function or a functor of the user.
  bool isUserCallee(const clang::NamedDecl *declaration, bool isFunctor) const {
    if (recorder_.ownerOf(declaration) != Owner::User || !isPlain(declaration))
      return false;
    if (const auto *made = llvm::dyn_cast<clang::ClassTemplateDecl>(declaration)) {
      llvm::SmallVector<clang::ClassTemplatePartialSpecializationDecl *> partial;
      const_cast<clang::ClassTemplateDecl *>(made)->getPartialSpecializations(partial);
      return isFunctor && hasPlainCalls(made->getTemplatedDecl()) &&
             llvm::all_of(made->specializations(),
                          [&](const auto *one) { return hasPlainCalls(one); }) &&
             llvm::all_of(partial, [&](const auto *one) { return hasPlainCalls(one); });
    }
    if (const auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(declaration))
      return isFunctor && hasPlainCalls(record);
    const clang::FunctionDecl *function = declaration->getAsFunction();
    return !isFunctor && function && hasPlainParameters(function);
  }

private:
  bool hasPlainParameters(const clang::FunctionDecl *function) const {
    return !function->hasAttr<clang::CUDAGlobalAttr>() &&
           llvm::all_of(function->parameters(), [&](const clang::ParmVarDecl *parameter) {
             return isPlain(parameter->getType());
           });
  }
  bool hasPlainCalls(const clang::CXXRecordDecl *record) const {
    record = record->getDefinition();
    return !record || (record->getNumBases() == 0 &&
                       llvm::all_of(record->decls(), [&](const clang::Decl *member) {
                         const clang::FunctionDecl *function = member->getAsFunction();
                         return !function || hasPlainParameters(function);
                       }));
  }

  clang::Sema &sema_;
  UnitRecorder &recorder_;
};

/// Reads declarations as long as they only pass arguments on.
class ForwardingReader {
public:
  ForwardingReader(clang::Sema &sema, const PlainDeclarations &plain,
                   llvm::ArrayRef<clang::Token> tokens)
      : sema_(sema), plain_(plain), tokens_(tokens) {}

  bool readAll() {
    while (next().isNot(tok::eof))
      if (!readFunction())
        return false;
    return true;
  }

private:
  const clang::Token &next() const { return tokens_.front(); }
  bool accept(tok::TokenKind kind) {
    if (next().isNot(kind))
      return false;
    tokens_ = tokens_.drop_front();
    return true;
  }

  /// static __device__ __forceinline__
  void readSpecifiers() {
    for (;; tokens_ = tokens_.drop_front()) {
      llvm::StringRef word;
      if (const clang::IdentifierInfo *name = next().getIdentifierInfo())
        word = name->getName();
      isForDevice_ |= word == "__device__";
      if (!llvm::is_contained(
              {"static", "inline", "__inline__", "__forceinline__", "__noinline__", "__device__"},
              word))
        return;
    }
  }

  /// A name that is not a macro, and was not one before.
  const clang::IdentifierInfo *readName() {
    const clang::IdentifierInfo *name =
        next().is(tok::identifier) ? next().getIdentifierInfo() : nullptr;
    if (!name || name->hasMacroDefinition() || name->hadMacroDefinition())
      return nullptr;
    tokens_ = tokens_.drop_front();
    return name;
  }

  /// What a name with its namespaces stands for.
  std::vector<const clang::NamedDecl *> readQualifiedName() {
    clang::DeclContext *scope = sema_.Context.getTranslationUnitDecl();
    accept(tok::coloncolon);
    while (const clang::IdentifierInfo *name = readName()) {
      if (name->getBuiltinID() != 0)
        return {}; // clang would declare it, and the unit is complete
      clang::LookupResult found(sema_, name, {}, clang::Sema::LookupOrdinaryName);
      found.suppressDiagnostics();
      bool isQualifier = accept(tok::coloncolon);
      if (isQualifier)
        found.clear(clang::Sema::LookupNestedNameSpecifierName);
      sema_.LookupQualifiedName(found, scope);
      if (isQualifier) {
        auto *inner = found.getAsSingle<clang::NamespaceDecl>();
        if (!inner || !plain_.isPlain(inner->getQualifiedNameAsString()))
          return {};
        scope = inner;
      } else {
        std::vector<const clang::NamedDecl *> all;
        if (!found.isAmbiguous() && plain_.isPlain(name->getName()))
          for (const clang::NamedDecl *declaration : found)
            all.push_back(declaration->getUnderlyingDecl());
        return all;
      }
    }
    return {};
  }

  bool readType() {
    accept(tok::kw_const);
    bool isBuiltin = false;
    while (next().isOneOf(tok::kw_void, tok::kw_bool, tok::kw_char, tok::kw_short, tok::kw_int,
                          tok::kw_long, tok::kw_signed, tok::kw_unsigned, tok::kw_float,
                          tok::kw_double)) {
      tokens_ = tokens_.drop_front();
      isBuiltin = true;
    }
    if (!isBuiltin) {
      std::vector<const clang::NamedDecl *> found = readQualifiedName();
      if (found.size() != 1 || !plain_.isPlain(found.front()))
        return false;
      if (const auto *alias = llvm::dyn_cast<clang::TypedefNameDecl>(found.front())) {
        if (!plain_.isPlain(alias->getUnderlyingType()))
          return false;
      } else if (!llvm::isa<clang::TagDecl>(found.front())) {
        return false;
      }
      hasObjects_ = true;
    }
    while (accept(tok::star) || accept(tok::amp) || accept(tok::kw_const) ||
           accept(tok::kw_restrict))
      ;
    return true;
  }

  bool readFunction() {
    isForDevice_ = hasObjects_ = false;
    parameters_.clear();
    readSpecifiers();
    if (!readType())
      return false;
    readSpecifiers();
    const clang::IdentifierInfo *name = readName();
    if (!isForDevice_ || !name || !plain_.isPlain(name->getName()) || !accept(tok::l_paren))
      return false;
    while (!accept(tok::r_paren)) {
      if (!readType())
        return false;
      const clang::IdentifierInfo *parameter = readName();
      if (!parameter || !plain_.isPlain(parameter->getName()))
        return false;
      parameters_.insert(parameter->getName());
      if (!accept(tok::comma) && next().isNot(tok::r_paren))
        return false;
    }
    if (accept(tok::semi))
      return true;
    if (!accept(tok::l_brace))
      return false;
    while (!accept(tok::r_brace))
      if (!readCall())
        return false;
    return true;
  }

  /// return f(a, b);    F<T, sizeof(T)>()(a, b);
  bool readCall() {
    accept(tok::kw_return);
    std::vector<const clang::NamedDecl *> callees = readQualifiedName();
    if (accept(tok::less) && !readTemplateArguments())
      return false;
    if (!accept(tok::l_paren))
      return false;
    bool isFunctor = next().is(tok::r_paren) && tokens_[1].is(tok::l_paren);
    if (isFunctor)
      tokens_ = tokens_.drop_front(2);
    // The namespaces of objects may have functions of the same name.
    if (callees.empty() || (hasObjects_ && !isFunctor) ||
        !llvm::all_of(callees, [&](const clang::NamedDecl *callee) {
          return plain_.isUserCallee(callee, isFunctor);
        }))
      return false;
    while (!accept(tok::r_paren)) {
      const clang::IdentifierInfo *argument = readName();
      if (!argument || !parameters_.contains(argument->getName()) ||
          (!accept(tok::comma) && next().isNot(tok::r_paren)))
        return false;
    }
    return accept(tok::semi);
  }

  bool readTemplateArguments() {
    do {
      bool isSize = accept(tok::kw_sizeof);
      if ((isSize && !accept(tok::l_paren)) || !readType() || (isSize && !accept(tok::r_paren)))
        return false;
    } while (accept(tok::comma));
    return accept(tok::greater);
  }

  clang::Sema &sema_;
  const PlainDeclarations &plain_;
  llvm::ArrayRef<clang::Token> tokens_;
  bool isForDevice_ = false, hasObjects_ = false;
  llvm::StringSet<> parameters_;
};

class Finder {
public:
  Finder(clang::Sema &sema, UnitRecorder &recorder)
      : sema_(sema), recorder_(recorder), plain_(sema, recorder) {}

  std::map<std::string, std::vector<Range>> find() {
    std::map<std::string, llvm::SmallVector<clang::FileID, 1>> inclusions;
    for (unsigned i = 0; i < sources().local_sloc_entry_size(); ++i)
      if (const clang::SrcMgr::SLocEntry &entry = sources().getLocalSLocEntry(i); entry.isFile()) {
        auto start = clang::SourceLocation::getFromRawEncoding(entry.getOffset());
        if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(start))
          inclusions[*place->path].push_back(sources().getFileID(start));
      }
    std::map<std::string, std::vector<Range>> result;
    for (const auto &[path, files] : inclusions)
      if (files.size() == 1) // in another place, the names may stand for something else
        for (const Range &range : recorder_.unit().files[path].inactive)
          if (isForwarding(files.front(), range))
            result[path].push_back(range);
    return result;
  }

private:
  const clang::SourceManager &sources() const { return sema_.getSourceManager(); }

  bool isForwarding(clang::FileID file, const Range &range) {
    std::string text = sources().getBufferData(file).slice(range.begin, range.end).str();
    std::vector<clang::Token> tokens = rawTokens(text, sema_.getLangOpts());
    return dropDirectives(tokens) && ForwardingReader(sema_, plain_, tokens).readAll() &&
           isOutermost(file, range.begin);
  }

  /// Such code is between two directives. In it, `#pragma unroll` is the only directive allowed.
  bool dropDirectives(std::vector<clang::Token> &tokens) {
    std::vector<clang::Token> code;
    for (size_t i = 0; i < tokens.size();) {
      if (tokens[i].isNot(tok::hash) || !tokens[i].isAtStartOfLine()) {
        if (i == 0)
          return false;
        if (tokens[i].is(tok::raw_identifier))
          sema_.getPreprocessor().LookUpIdentifierInfo(tokens[i]);
        code.push_back(tokens[i++]);
        continue;
      }
      size_t end = i + 1;
      while (tokens[end].isNot(tok::eof) && !tokens[end].isAtStartOfLine())
        ++end;
      auto says = [&](size_t at, llvm::StringRef word) {
        return at < end && tokens[at].is(tok::raw_identifier) &&
               tokens[at].getRawIdentifier() == word;
      };
      if (i != 0 && tokens[end].isNot(tok::eof) &&
          !(says(i + 1, "pragma") && says(i + 2, "unroll")))
        return false;
      i = end;
    }
    tokens = std::move(code);
    return true;
  }

  /// Whether a place is in no namespace, class or function.
  bool isOutermost(clang::FileID file, unsigned offset) const {
    for (;;) {
      int depth = 0;
      std::string text = sources().getBufferData(file).take_front(offset).str();
      for (const clang::Token &token : rawTokens(text, sema_.getLangOpts()))
        depth += token.is(tok::l_brace) - token.is(tok::r_brace);
      if (depth != 0)
        return false;
      clang::SourceLocation include = sources().getIncludeLoc(file);
      if (include.isInvalid())
        return true;
      std::tie(file, offset) = sources().getDecomposedLoc(include);
    }
  }

  clang::Sema &sema_;
  UnitRecorder &recorder_;
  PlainDeclarations plain_;
};

} // namespace

std::map<std::string, std::vector<Range>> findForwardingCode(clang::Sema &sema,
                                                             UnitRecorder &recorder) {
  // Without these names, code elsewhere may need a header instead.
  if (recorder.declaresStandardName())
    return {};
  return Finder(sema, recorder).find();
}

} // namespace tranship::frontend
