// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/FileTexts.h"

#include "checks/analysis/TextOrigins.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

class FileTexts {
public:
  explicit FileTexts(UnitContext &unit) : unit_(unit), origins_(unit) {}

  void visit() {
    for (const auto &calls : unit_.index.calls())
      for (const Indexed<clang::CallExpr> &call : calls.second)
        visitCall(call.node, call.in);
    for (const Indexed<clang::CXXOperatorCallExpr> &call : unit_.index.operatorCalls)
      if (llvm::is_contained({clang::OO_EqualEqual, clang::OO_ExclaimEqual},
                             call.node->getOperator()))
        visitCall(call.node, call.in);
    for (const Indexed<clang::CXXConstructExpr> &made : unit_.index.constructions)
      if (const clang::CXXRecordDecl *stream = made.node->getConstructor()->getParent();
          isWithinStd(stream) && stream->getName().ends_with("stream") &&
          stream->getName().contains("f") && made.node->getNumArgs() > 0 &&
          isFileName(made.node->getArg(0), TextOrigins::Whole))
        reportReading(made.node, made.in);
    for (const Indexed<clang::BinaryOperator> &operation : unit_.index.operators)
      if (operation.node->getOpcode() == clang::BO_Sub && cutsExtension(operation.node))
        reportName(operation.node, operation.in);
  }

private:
  static bool isOpening(llvm::StringRef function) {
    return llvm::is_contained({"fopen", "freopen", "open", "openat", "stat", "ifstream"}, function);
  }

  void visitCall(const clang::CallExpr *call, const clang::FunctionDecl *in) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee || !unit_.recorder.isSystem(callee->getLocation()))
      return;
    llvm::SmallVector<const clang::Expr *> operands(call->arguments());
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      operands.push_back(method->getImplicitObjectArgument());
    bool opens = callee->getIdentifier() && isOpening(callee->getName()),
         looks =
             llvm::any_of(operands, [this](const clang::Expr *one) { return namesExtension(one); });
    if ((!opens && !looks) || llvm::none_of(operands, [&](const clang::Expr *one) {
          return isFileName(one, opens ? TextOrigins::Whole : TextOrigins::Derived);
        }))
      return;
    if (opens)
      return reportReading(call, in);
    reportName(call, in);
  }

  /// `name.size() - 3`, `strlen(name) - 3`
  bool cutsExtension(const clang::BinaryOperator *difference) const {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(stripCasts(difference->getLHS()));
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    constexpr int64_t length = llvm::StringLiteral(".cu").size();
    if (!callee || !callee->getIdentifier() || difference->getRHS()->isInstantiationDependent() ||
        unit_.valueOf(difference->getRHS()) != length)
      return false;
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      return llvm::is_contained({"size", "length"}, callee->getName()) &&
             isFileName(method->getImplicitObjectArgument());
    return callee->getName() == "strlen" && call->getNumArgs() == 1 && isFileName(call->getArg(0));
  }

  /// A text that ends in `.cu` or `.cuh`.
  bool namesExtension(const clang::Expr *text) const {
    return origins_.isFrom(text, TextOrigins::Whole, [this](const clang::Expr *one) {
      const auto *literal = llvm::dyn_cast<clang::StringLiteral>(one);
      return literal && literal->getCharByteWidth() == 1 && !isOwnFile(one) &&
             (literal->getString().ends_with(".cu") || literal->getString().ends_with(".cuh"));
    });
  }

  bool isFileName(const clang::Expr *text,
                  TextOrigins::Extent extent = TextOrigins::Derived) const {
    return origins_.isFrom(text, extent, [this](const clang::Expr *one) { return isOwnFile(one); });
  }
  /// `__FILE__` in a file that gets another name or text.
  bool isOwnFile(const clang::Expr *text) const {
    if (const auto *here = llvm::dyn_cast<clang::SourceLocExpr>(text))
      return here->getIdentKind() == clang::SourceLocIdentKind::File;
    if (const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(text))
      return call->getMethodDecl() && call->getMethodDecl()->getIdentifier() &&
             call->getMethodDecl()->getName() == "file_name"; // of std::source_location
    const auto *literal = llvm::dyn_cast<clang::StringLiteral>(text);
    if (!literal || literal->getNumConcatenated() != 1)
      return false;
    const clang::SourceManager &sources = unit_.ast.getSourceManager();
    clang::SourceLocation place = literal->getBeginLoc();
    while (place.isMacroID() && sources.isMacroArgExpansion(place))
      place = sources.getImmediateSpellingLoc(place);
    llvm::StringRef macro =
        place.isMacroID()
            ? clang::Lexer::getImmediateMacroName(place, sources, unit_.ast.getLangOpts())
            : "";
    return llvm::is_contained({"__FILE__", "__BASE_FILE__", "__FILE_NAME__"}, macro);
  }

  void reportName(const clang::Stmt *code, const clang::FunctionDecl *in) {
    unit_.report({DiagnosticKind::Meaning, code->getSourceRange(), in,
                  "this expects `.cu` at the end of the source's name, but the port's file ends in "
                  "`.hip`",
                  "look for the last `.`"});
  }
  void reportReading(const clang::Stmt *code, const clang::FunctionDecl *in) {
    unit_.report({DiagnosticKind::Meaning, code->getSourceRange(), in,
                  "the program reads its own source, whose text the translation changes",
                  "keep what it reads in a file of its own"});
  }

  UnitContext &unit_;
  const TextOrigins origins_;
};

} // namespace

void findFileTexts(UnitContext &unit) { FileTexts(unit).visit(); }

} // namespace tranship::checks
