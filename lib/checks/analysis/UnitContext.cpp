#include "checks/analysis/UnitContext.h"

#include "checks/analysis/WaveAnalysis.h"
#include "frontend/UnitRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

/// Constants that refer to constants: nobody writes more of them in a row.
constexpr unsigned maxDepth = 8;

/// Line and column of a place that is no macro's.
std::pair<unsigned, unsigned> lineAndColumn(const clang::SourceManager &sources,
                                            clang::SourceLocation location) {
  auto [file, offset] = sources.getDecomposedLoc(location);
  return {sources.getLineNumber(file, offset), sources.getColumnNumber(file, offset)};
}

/// The characters of a range whose ends are in one file; its end is unknown where they are not.
SourceSpan spanOf(const clang::ASTContext &ast, clang::SourceRange range) {
  const clang::SourceManager &sources = ast.getSourceManager();
  clang::SourceLocation begin = sources.getFileLoc(range.getBegin());
  clang::SourceLocation last = sources.getFileLoc(range.getEnd());
  SourceSpan span;
  span.begin = sources.getFileOffset(begin);
  std::tie(span.line, span.column) = lineAndColumn(sources, begin);
  clang::SourceLocation end =
      clang::Lexer::getLocForEndOfToken(last, 0, sources, ast.getLangOpts());
  if (end.isValid() && sources.getFileID(end) == sources.getFileID(begin) &&
      sources.getFileOffset(end) >= span.begin) {
    span.end = sources.getFileOffset(end);
    std::tie(span.endLine, span.endColumn) = lineAndColumn(sources, end);
  }
  return span;
}

/// The real width of a warp is in it. Clang's own headers for CUDA make it a constant, 32.
bool asksForWarpWidth(const UnitContext &unit, const clang::Stmt *statement, unsigned depth = 0) {
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(statement)) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
    if (!variable || !variable->getIdentifier())
      return false;
    if (variable->getName() == "warpSize")
      return unit.recorder.ownerOf(variable) == frontend::Owner::System;
    return depth < maxDepth && variable->getInit() &&
           asksForWarpWidth(unit, variable->getInit(), depth + 1);
  }
  return llvm::any_of(statement->children(), [&](const clang::Stmt *child) {
    return child && asksForWarpWidth(unit, child, depth);
  });
}

} // namespace

UnitContext::UnitContext(const frontend::ParsedTree &tree, const CheckOptions &options)
    : ast(tree.context), recorder(tree.recorder), index(tree), options(options) {}

UnitContext::~UnitContext() = default;

const WaveAnalysis &UnitContext::waves() const {
  if (!waves_)
    waves_ = std::make_unique<WaveAnalysis>(*this);
  return *waves_;
}

std::optional<int64_t> UnitContext::valueOf(const clang::Expr *expression) const {
  return valueOf(expression, 0);
}

std::optional<int64_t> UnitContext::valueOf(const clang::Expr *expression, unsigned depth) const {
  if (expression->isInstantiationDependent() ||
      !expression->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  clang::Expr::EvalResult result;
  if (expression->EvaluateAsInt(result, ast) && result.Val.isInt()) {
    if (asksForWarpWidth(*this, expression))
      return std::nullopt;
    return result.Val.getInt().getExtValue();
  }
  const clang::VarDecl *variable = variableOf(expression);
  if (depth >= maxDepth || !variable || index.isModified(variable))
    return std::nullopt;
  // One value only: of a parameter that gets several, none is known.
  std::optional<int64_t> value;
  for (const clang::Expr *given : index.valuesOf(variable)) {
    std::optional<int64_t> other = valueOf(given, depth + 1);
    if (!other || (value && *value != *other))
      return std::nullopt;
    value = other;
  }
  return value;
}

Diagnostic *UnitContext::diagnose(DiagnosticKind kind, clang::SourceRange range,
                                  const clang::FunctionDecl *in, std::string message,
                                  std::string advice) {
  const clang::SourceManager &sources = ast.getSourceManager();
  if (range.isInvalid())
    return nullptr;
  clang::SourceLocation begin = sources.getFileLoc(range.getBegin());
  std::optional<frontend::UnitRecorder::Place> place = recorder.placeOf(begin);
  if (!place)
    return nullptr;
  Diagnostic diagnostic{kind, *place->path, 0, 0, std::move(message), std::move(advice)};
  diagnostic.span = spanOf(ast, range);
  diagnostic.line = diagnostic.span.line;
  diagnostic.column = diagnostic.span.column;
  // By the name of the template, or each instantiation would say the same once more.
  const clang::FunctionDecl *pattern = in ? in->getTemplateInstantiationPattern() : nullptr;
  if (in && runsOnDevice(in))
    diagnostic.function = (pattern ? pattern : in)->getQualifiedNameAsString();
  results.findings.push_back(std::move(diagnostic));
  Diagnostic *result = &results.findings.back();
  if (range.getBegin().isMacroID() && !sources.isMacroArgExpansion(range.getBegin()))
    addRelated(result, sources.getSpellingLoc(range.getBegin()), "written in this macro");
  return result;
}

void UnitContext::addRelated(Diagnostic *diagnostic, clang::SourceLocation location,
                             std::string message) {
  if (!diagnostic || location.isInvalid())
    return;
  location = ast.getSourceManager().getFileLoc(location);
  if (std::optional<frontend::UnitRecorder::Place> place = recorder.placeOf(location)) {
    auto [line, column] = lineAndColumn(ast.getSourceManager(), location);
    auto isThere = [&, line = line, column = column](const std::string &file, unsigned otherLine,
                                                     unsigned otherColumn) {
      return file == *place->path && otherLine == line && otherColumn == column;
    };
    // Instantiations of one template come to the same place.
    if (isThere(diagnostic->file, diagnostic->line, diagnostic->column) ||
        llvm::any_of(diagnostic->related, [&](const auto &other) {
          return isThere(other.file, other.line, other.column);
        }))
      return;
    diagnostic->related.push_back({*place->path, line, column, std::move(message)});
  }
}

void UnitContext::addFix(Diagnostic *diagnostic, clang::SourceRange range, std::string text) {
  if (!diagnostic)
    return;
  std::optional<frontend::UnitRecorder::Place> place = recorder.placeOf(range.getBegin());
  if (range.getBegin().isMacroID() || range.getEnd().isMacroID() || !place ||
      *place->path != diagnostic->file) {
    diagnostic->fix.clear();
    return;
  }
  diagnostic->fix.push_back({spanOf(ast, range), std::move(text)});
}

void OneFinding::add(clang::SourceRange range, const clang::FunctionDecl *in) {
  if (first_)
    unit_.addRelated(first_, range.getBegin(), "and here");
  else
    first_ = unit_.diagnose(kind_, range, in, message_, advice_);
}

} // namespace tranship::checks
