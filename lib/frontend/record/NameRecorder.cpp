// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/NameRecorder.h"

#include "frontend/record/DeclarationNames.h"
#include "frontend/record/ShortVectors.h"
#include "frontend/record/VectorOperators.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {
namespace {

class NameRecorder : public CodeObserver {
public:
  NameRecorder(UnitRecorder &recorder, const CodeContext &around)
      : CodeObserver(around), recorder_(recorder) {}

  // Names of values and functions.
  void visitDeclRefExpr(clang::DeclRefExpr *reference) override {
    use(reference->getLocation(), reference->getDecl(), reference->hasQualifier());
    if (around().side.onHost)
      needsOverload(reference);
  }
  void visitMemberExpr(clang::MemberExpr *member) override {
    fieldOrMember(member->getMemberLoc(), member->getMemberDecl());
  }
  void visitDesignatedInitExpr(clang::DesignatedInitExpr *initializer) override {
    for (const clang::DesignatedInitExpr::Designator &designator : initializer->designators())
      if (designator.isFieldDesignator() && designator.getFieldDecl())
        fieldOrMember(designator.getFieldLoc(), designator.getFieldDecl());
  }
  void visitUnresolvedLookupExpr(clang::UnresolvedLookupExpr *lookup) override {
    overloads(lookup);
  }
  void visitUnresolvedMemberExpr(clang::UnresolvedMemberExpr *lookup) override {
    overloads(lookup);
  }
  void visitCXXDependentScopeMemberExpr(clang::CXXDependentScopeMemberExpr *member) override {
    // Only an instantiation has its type; no CUDA type is a member of a template parameter.
    userOwned(member->getMemberLoc(), member->getMember());
  }
  void visitDependentScopeDeclRefExpr(clang::DependentScopeDeclRefExpr *reference) override {
    userOwned(reference->getLocation(), reference->getDeclName());
  }

  // Names of types.
  void visitTypedefTypeLoc(clang::TypedefTypeLoc type) override {
    use(type.getNameLoc(), type.getTypePtr()->getDecl());
  }
  void visitTagTypeLoc(clang::TagTypeLoc type) override { use(type.getNameLoc(), type.getDecl()); }
  void visitTemplateSpecializationTypeLoc(clang::TemplateSpecializationTypeLoc type) override {
    if (const clang::TemplateDecl *declaration =
            type.getTypePtr()->getTemplateName().getAsTemplateDecl())
      use(type.getTemplateNameLoc(), declaration);
  }
  void visitDeducedTemplateSpecializationTypeLoc(
      clang::DeducedTemplateSpecializationTypeLoc type) override {
    if (const clang::TemplateDecl *declaration =
            type.getTypePtr()->getTemplateName().getAsTemplateDecl())
      use(type.getTemplateNameLoc(), declaration);
  }
  void visitUsingTypeLoc(clang::UsingTypeLoc type) override {
    use(type.getNameLoc(), type.getDecl()->getTargetDecl());
  }

  // Namespaces.
  void visitQualifier(clang::NestedNameSpecifierLoc qualifier) override {
    if (qualifier.getNestedNameSpecifier().getKind() == clang::NestedNameSpecifier::Kind::Namespace)
      useNamespace(qualifier.getLocalBeginLoc(), qualifier.castAsNamespaceAndPrefix().Namespace);
  }
  void visitUsingDirectiveDecl(clang::UsingDirectiveDecl *directive) override {
    useNamespace(directive->getIdentLocation(), llvm::dyn_cast<clang::NamespaceBaseDecl>(
                                                    directive->getNominatedNamespaceAsWritten()));
  }
  void visitNamespaceAliasDecl(clang::NamespaceAliasDecl *alias) override {
    useNamespace(alias->getTargetNameLoc(), alias->getAliasedNamespace());
  }
  void visitUsingDecl(clang::UsingDecl *declaration) override {
    if (declaration->shadow_size() > 0)
      use(declaration->getNameInfo().getLoc(), (*declaration->shadow_begin())->getTargetDecl());
  }

  // The user's own names.
  void visitNamedDecl(clang::NamedDecl *declaration) override {
    if (const auto *space = llvm::dyn_cast<clang::NamespaceBaseDecl>(declaration))
      declareNamespace(space);
    const clang::IdentifierInfo *identifier = declaration->getIdentifier();
    if (!identifier || !recorder_.isInteresting(identifier->getName()) ||
        llvm::isa<clang::UsingDirectiveDecl, clang::UsingDecl, clang::UsingShadowDecl>(declaration))
      return;
    Owner owner = recorder_.ownerOf(declaration);
    if (owner == Owner::User) {
      if (mayBeInvented(declaration))
        return;
      if (isGlobal(declaration))
        recorder_.unit().userNames.insert(identifier->getName().str());
    }
    recorder_.name(declaration->getLocation(), identifier->getName(),
                   {owner, Layer::Ast, {}, isGlobal(declaration), /*isDeclaration=*/true});
  }

  void visitFunctionDecl(clang::FunctionDecl *function) override {
    if (function->isTemplated() || function->getLocation().isMacroID() ||
        function->isTemplateInstantiation() ||
        !(function->doesThisDeclarationHaveABody() || function->hasSkippedBody()))
      return;
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(function->getLocation());
    std::optional<UnitRecorder::Place> end = recorder_.placeOf(function->getEndLoc());
    if (!place || !end || end->record != place->record)
      return;
    if (function->isOverloadedOperator() && !llvm::isa<clang::CXXMethodDecl>(function)) {
      if (isOperatorOfHipVectors(function, recorder_))
        place->record->vectorOperators[place->offset] = {
            end->offset + 1, worksByComponent(function),
            !recorder_.unit().isCuda || (function->hasAttr<clang::CUDAHostAttr>() &&
                                         function->hasAttr<clang::CUDADeviceAttr>())};
    } else if (std::vector<std::string> parameters = cudaParameters(function);
               !parameters.empty()) {
      std::string name = function->getQualifiedNameAsString();
      if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(function);
          method && method->isConst())
        name += " const";
      place->record->functions[place->offset] = {std::move(name), std::move(parameters),
                                                 end->offset + 1};
    }
  }

  /// A class template that the user specializes for a CUDA type.
  void visitCXXRecordDecl(clang::CXXRecordDecl *record) override {
    const auto *special = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record);
    if (!special || !special->isExplicitSpecialization() || special->getLocation().isMacroID() ||
        !special->isThisDeclarationADefinition())
      return;
    std::vector<std::string> arguments;
    bool isMerged = addArguments(special->getTemplateArgsAsWritten(), arguments);
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(special->getLocation());
    std::optional<UnitRecorder::Place> end = recorder_.placeOf(special->getBraceRange().getEnd());
    if (isMerged && place && end && end->record == place->record)
      place->record->functions[place->offset] = {special->getQualifiedNameAsString() + "<>",
                                                 std::move(arguments), end->offset + 1};
  }

private:
  /// Whether a CUDA type may become this one, or this one another.
  bool mayMerge(const std::string &type) const {
    return type == "void *" || type == "const void *" || recorder_.isInteresting(type);
  }

  /// Adds the arguments of an explicit specialization as they are written. Whether one is a CUDA type.
  bool addArguments(const clang::ASTTemplateArgumentListInfo *written,
                    std::vector<std::string> &names) const {
    bool hasCuda = false;
    if (!written)
      return false;
    for (const clang::TemplateArgumentLoc &argument : written->arguments()) {
      clang::PrintingPolicy policy{clang::LangOptions()};
      policy.SuppressTagKeyword = true;
      std::string text;
      llvm::raw_string_ostream stream(text);
      argument.getArgument().print(policy, stream, /*IncludeType=*/false);
      hasCuda |= mayMerge(text);
      names.push_back(std::move(text));
    }
    return hasCuda;
  }

  /// Names of the parameters' types and of the arguments of a specialization, if CUDA declares one of
  /// them, or if one may become a type that another function has.
  std::vector<std::string> cudaParameters(const clang::FunctionDecl *function) {
    std::vector<std::string> names;
    bool hasCuda = false;
    if (function->getTemplateSpecializationKind() == clang::TSK_ExplicitSpecialization)
      hasCuda = addArguments(function->getTemplateSpecializationArgsAsWritten(), names);
    for (const clang::ParmVarDecl *parameter : function->parameters()) {
      names.push_back(parameter->getType().getAsString());
      hasCuda |= mayMerge(names.back());
    }
    return hasCuda ? names : std::vector<std::string>();
  }

  static bool isGlobal(const clang::NamedDecl *declaration) {
    return declaration->getDeclContext()->getRedeclContext()->isFileContext();
  }

  void needs(clang::SourceLocation at, const clang::NamedDecl *declaration, bool isQualified) {
    if (at.isInvalid() || recorder_.ownerOf(declaration) != Owner::System)
      return;
    llvm::StringRef name = entityOf(declaration);
    NeededHeader header =
        recorder_.vocabulary().neededHeader(name.empty() ? declaration->getName() : name);
    // A library may declare its name as an alias: CUDA 13's `thrust::maximum` is `cuda::maximum`.
    if (header.name.empty())
      header = recorder_.vocabulary().neededHeader(nameWrittenAt(at, recorder_.sourceManager()));
    if (header.name.empty() || (header.onHost && (isQualified || !around().side.onHost)))
      return;
    if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(at))
      place->record->neededHeaders.insert(header.name.str());
  }

  /// nvcc includes the headers that declare `sqrt(float)` outside of `std`. Without them, the same call is one of C's
  /// `sqrt(double)`.
  void needsOverload(const clang::DeclRefExpr *reference) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(reference->getDecl());
    const auto *shadow = llvm::dyn_cast<clang::UsingShadowDecl>(reference->getFoundDecl());
    if (!function || !shadow || reference->hasQualifier() || !function->isInStdNamespace() ||
        !shadow->getDeclContext()->getRedeclContext()->isTranslationUnit() ||
        !recorder_.isSystem(shadow->getLocation()))
      return;
    clang::OptionalFileEntryRef header = recorder_.sourceManager().getFileEntryRefForID(
        recorder_.sourceManager().getFileID(shadow->getLocation()));
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(reference->getLocation());
    if (header && place)
      place->record->neededHeaders.insert(llvm::sys::path::filename(header->getName()).str());
  }

  void use(clang::SourceLocation location, const clang::NamedDecl *declaration,
           bool isQualified = false) {
    const clang::IdentifierInfo *identifier = declaration->getIdentifier();
    if (!identifier)
      return;
    needs(location, declaration, isQualified);
    const std::string &entity = entityOf(declaration);
    if (entity.empty() && !recorder_.isInteresting(identifier->getName()) &&
        !recorder_.isAddedToLibrary(declaration))
      return;
    Owner owner = recorder_.ownerOf(declaration);
    if (entity.empty() && declaration->isInStdNamespace())
      owner = Owner::User; // `std::max` is not a CUDA name
    if (entity.empty() &&
        recorder_.isOtherLibrarys(declaration->getLocation(), identifier->getName()))
      owner = Owner::User;
    if (owner == Owner::User && !declaration->isInStdNamespace() && mayBeInvented(declaration))
      recorder_.name(location, identifier->getName(), {Owner::Unresolved, Layer::Unresolved, {}});
    else
      recorder_.name(location, identifier->getName(),
                     {owner, Layer::Ast, entity, isGlobal(declaration)});
  }

  /// Whether a declaration is a method that the table lists with its class, but not by itself.
  bool isOfItsClass(const clang::NamedDecl *declaration, llvm::StringRef name) const {
    return llvm::isa<clang::FunctionDecl>(declaration) &&
           llvm::isa<clang::RecordDecl>(declaration->getDeclContext()) &&
           !recorder_.vocabulary().asksForTypes(name);
  }

  /// The qualified name of a library's declaration, if the tables have it as a key.
  const std::string &entityOf(const clang::NamedDecl *declaration) {
    auto [known, isNew] = entities_.try_emplace(declaration);
    if (isNew && !declaration->getDeclContext()->isTranslationUnit())
      if (std::string name = qualifiedNameOf(declaration);
          !name.empty() && recorder_.isInteresting(name) && !isOfItsClass(declaration, name) &&
          recorder_.ownerOf(declaration) == Owner::System)
        known->second = std::move(name);
    return known->second;
  }

  void fieldOrMember(clang::SourceLocation location, const clang::NamedDecl *member) {
    const clang::IdentifierInfo *identifier = member->getIdentifier();
    if (!identifier)
      return;
    NameEvidence evidence{recorder_.ownerOf(member), Layer::Ast, {}};
    evidence.entity = recordNameOf(member) + "." + identifier->getName().str();
    if (evidence.owner == Owner::System &&
        (llvm::isa<clang::FieldDecl>(member) || recorder_.isInteresting(evidence.entity))) {
      if (recorder_.isInteresting(evidence.entity))
        recorder_.name(location, identifier->getName(), evidence);
    } else if (recorder_.isInteresting(identifier->getName())) {
      evidence.owner = Owner::User; // no API is a member function
      evidence.entity.clear();
      recorder_.name(location, identifier->getName(), evidence);
    }
  }

  static bool isInStd(clang::NestedNameSpecifier qualifier) {
    if (!qualifier || qualifier.getKind() != clang::NestedNameSpecifier::Kind::Namespace)
      return false;
    const auto *space =
        llvm::dyn_cast<clang::NamespaceDecl>(qualifier.getAsNamespaceAndPrefix().Namespace);
    return space && space->isStdNamespace();
  }

  void overloads(const clang::OverloadExpr *lookup) {
    const clang::IdentifierInfo *identifier = lookup->getName().getAsIdentifierInfo();
    if (!identifier)
      return;
    std::string entity;
    for (const clang::NamedDecl *declaration : lookup->decls())
      if (entity.empty())
        entity = entityOf(declaration);
    if (entity.empty() && !recorder_.isInteresting(identifier->getName()))
      return;
    if (lookup->getNumDecls() == 0 && !isInStd(lookup->getQualifier()))
      return recorder_.name(lookup->getNameLoc(), identifier->getName(),
                            {Owner::Unresolved, Layer::Unresolved, {}});
    // The overload set contains user functions, so do not rename the call.
    // `std::max` is not a CUDA name.
    Owner owner = entity.empty() && isInStd(lookup->getQualifier()) ? Owner::User : Owner::System;
    bool global = true;
    for (const clang::NamedDecl *declaration : lookup->decls()) {
      if (recorder_.ownerOf(declaration) == Owner::User ||
          (entity.empty() &&
           recorder_.isOtherLibrarys(declaration->getLocation(), identifier->getName())))
        owner = Owner::User;
      global &= isGlobal(declaration);
    }
    if (owner == Owner::User)
      entity.clear();
    recorder_.name(lookup->getNameLoc(), identifier->getName(),
                   {owner, Layer::Ast, std::move(entity), global});
  }

  void userOwned(clang::SourceLocation location, clang::DeclarationName name) {
    const clang::IdentifierInfo *identifier = name.getAsIdentifierInfo();
    if (identifier && recorder_.isInteresting(identifier->getName()))
      recorder_.name(location, identifier->getName(), {Owner::User, Layer::Ast, {}});
  }

  void useNamespace(clang::SourceLocation location, const clang::NamespaceBaseDecl *declaration) {
    if (!declaration)
      return;
    NameEvidence evidence{recorder_.ownerOf(declaration), Layer::Ast,
                          declaration->getQualifiedNameAsString()};
    if (!recorder_.isInteresting(evidence.entity))
      return;
    evidence.isReopened = evidence.owner == Owner::System && leadsToUsers(location, declaration);
    recorder_.name(location, declaration->getName(), evidence);
  }

  bool isReopened(const clang::NamedDecl *declaration) {
    return llvm::isa<clang::NamespaceDecl>(declaration) &&
           llvm::any_of(declaration->redecls(), [&](const clang::Decl *one) {
             return recorder_.placeOf(one->getLocation()).has_value();
           });
  }

  /// Whether the user's code adds to a library's namespace what follows its name here: `cuda::mine`.
  bool leadsToUsers(clang::SourceLocation location, const clang::NamespaceBaseDecl *declaration) {
    if (location.isMacroID() || !isReopened(declaration))
      return false;
    clang::ASTContext &context = declaration->getASTContext();
    std::optional<clang::Token> token;
    for (unsigned step = 0; step < 2; ++step) {
      token = clang::Lexer::findNextToken(token ? token->getLocation() : location,
                                          context.getSourceManager(), context.getLangOpts());
      if (!token || token->isNot(step ? clang::tok::raw_identifier : clang::tok::coloncolon))
        return false;
    }
    auto found = llvm::cast<clang::NamespaceDecl>(declaration)
                     ->lookup(&context.Idents.get(token->getRawIdentifier()));
    return !found.empty() && llvm::all_of(found, [&](const clang::NamedDecl *one) {
      return recorder_.ownerOf(one) == Owner::User || isReopened(one);
    });
  }

  /// Records the user's own namespace by its qualified name, because a user's row may rename it.
  void declareNamespace(const clang::NamespaceBaseDecl *declaration) {
    std::string name = declaration->getQualifiedNameAsString();
    if (recorder_.ownerOf(declaration) == Owner::User && recorder_.isInteresting(name))
      recorder_.name(declaration->getLocation(), declaration->getName(),
                     {Owner::User, Layer::Ast, name, /*isGlobal=*/true, /*isDeclaration=*/true});
  }

  llvm::DenseMap<const clang::NamedDecl *, std::string> entities_; // see entityOf

  UnitRecorder &recorder_;
};

} // namespace

std::unique_ptr<CodeObserver> makeNameRecorder(UnitRecorder &recorder, const CodeContext &around) {
  return std::make_unique<NameRecorder>(recorder, around);
}

} // namespace tranship::frontend
