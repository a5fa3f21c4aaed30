// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/UnitContext.h"

#include "checks/analysis/MovedEnumerators.h"
#include "checks/analysis/WaveAnalysis.h"
#include "diagnostics/MacroBody.h"
#include "frontend/record/UnitRecorder.h"
#include "mapping/Table.h"

#include "clang/AST/ASTContext.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

/// How far constants that refer to constants are followed.
constexpr unsigned maxConstantDepth = 8;

/// The line and column of a location that is not in a macro.
std::pair<unsigned, unsigned> lineAndColumn(const clang::SourceManager &sources,
                                            clang::SourceLocation location) {
  auto [file, offset] = sources.getDecomposedLoc(location);
  return {sources.getLineNumber(file, offset), sources.getColumnNumber(file, offset)};
}

/// The span of a range; its end is unknown if the range does not end in the file it begins in.
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

/// Whether an expression uses `warpSize`, which differs between GPUs; Clang's headers for CUDA make
/// it the constant 32.
bool usesWarpSize(const UnitContext &unit, const clang::Stmt *statement, unsigned depth = 0) {
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(statement)) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
    if (!variable)
      return false;
    if (unit.isWarpSize(variable))
      return true;
    return depth < maxConstantDepth && variable->getInit() &&
           usesWarpSize(unit, variable->getInit(), depth + 1);
  }
  return llvm::any_of(statement->children(), [&](const clang::Stmt *child) {
    return child && usesWarpSize(unit, child, depth);
  });
}

} // namespace

UnitContext::UnitContext(const frontend::ParsedTree &tree, const CheckOptions &options)
    : ast(tree.context), recorder(tree.recorder), preprocessor(tree.preprocessor), index(tree),
      options(options) {}

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
    if (usesWarpSize(*this, expression))
      return std::nullopt;
    return result.Val.getInt().getExtValue();
  }
  const clang::VarDecl *variable = referencedVariable(expression);
  if (depth >= maxConstantDepth || !variable || index.isModified(variable))
    return std::nullopt;
  // A parameter that gets different values has no known one.
  std::optional<int64_t> value;
  for (const clang::Expr *given : index.valuesOf(variable)) {
    std::optional<int64_t> other = valueOf(given, depth + 1);
    if (!other || (value && *value != *other))
      return std::nullopt;
    value = other;
  }
  return value;
}

const GivenValues &UnitContext::given() const {
  if (!given_)
    given_ = std::make_unique<GivenValues>(index);
  return *given_;
}

bool UnitContext::isWarpSize(const clang::NamedDecl *declaration) const {
  return declaration->getIdentifier() && declaration->getName() == "warpSize" &&
         recorder.ownerOf(declaration) == frontend::Owner::System;
}

bool UnitContext::isHipSource() const {
  return llvm::any_of(recorder.unit().includes, [](const auto &include) {
    return mapping::isHipRuntimeHeader(include.first);
  });
}

std::optional<Diagnostic> UnitContext::diagnosticFor(const UnitFinding &finding) const {
  const clang::SourceManager &sources = ast.getSourceManager();
  if (finding.range.isInvalid())
    return std::nullopt;
  clang::SourceLocation begin = finding.range.getBegin();
  std::optional<frontend::UnitRecorder::Place> place = recorder.placeOf(sources.getFileLoc(begin));
  if (!place)
    return std::nullopt;
  Diagnostic diagnostic{finding.kind, *place->path, 0, 0, finding.message, finding.advice};
  diagnostic.span = spanOf(ast, finding.range);
  diagnostic.line = diagnostic.span.line;
  diagnostic.column = diagnostic.span.column;
  // The template's name, not an instantiation's: else each instantiation would have a diagnostic of
  // its own.
  const clang::FunctionDecl *pattern =
      finding.in ? finding.in->getTemplateInstantiationPattern() : nullptr;
  if (runsOnDevice(finding.in))
    diagnostic.function = (pattern ? pattern : finding.in)->getQualifiedNameAsString();
  if (begin.isMacroID() && !sources.isMacroArgExpansion(begin))
    addRelated(diagnostic, sources.getSpellingLoc(begin), macroBodyMessage);
  for (const UnitFinding::RelatedLocation &related : finding.related)
    addRelated(diagnostic, related.location, related.message);
  diagnostic.fix = fixFor(finding, diagnostic.file);
  diagnostic.isSettledByTranslation = finding.isSettledByTranslation;
  diagnostic.name = finding.name;
  return diagnostic;
}

void UnitContext::report(const UnitFinding &finding) {
  std::optional<Diagnostic> diagnostic = diagnosticFor(finding);
  if (!diagnostic)
    return;
  // Clang sees a generic lambda as written, in no function, and then as an instantiation of one.
  for (Diagnostic &known : results.findings) {
    if (known.line != diagnostic->line || known.kind != diagnostic->kind ||
        known.function.empty() == diagnostic->function.empty())
      continue;
    std::string function = known.function + diagnostic->function;
    Diagnostic other = *diagnostic;
    other.function = known.function;
    if (other == known) {
      known.function = std::move(function);
      return;
    }
  }
  results.findings.push_back(std::move(*diagnostic));
}

void UnitContext::reportOnce(DiagnosticKind kind, llvm::ArrayRef<CodePlace> places,
                             std::string message, std::string advice) {
  for (; !places.empty(); places = places.drop_front()) {
    auto [range, in] = places.front();
    UnitFinding finding{kind, range, in, message, advice};
    for (const CodePlace &other : places.drop_front())
      finding.related.push_back({other.range.getBegin(), "and here"});
    if (std::optional<Diagnostic> diagnostic = diagnosticFor(finding)) {
      results.findings.push_back(std::move(*diagnostic));
      return;
    }
  }
}

void UnitContext::addRelated(Diagnostic &diagnostic, clang::SourceLocation location,
                             llvm::StringRef message) const {
  if (location.isInvalid())
    return;
  location = ast.getSourceManager().getFileLoc(location);
  std::optional<frontend::UnitRecorder::Place> place = recorder.placeOf(location);
  if (!place)
    return;
  auto [line, column] = lineAndColumn(ast.getSourceManager(), location);
  RelatedPlace related{*place->path, line, column, message.str()};
  auto isThere = [&](const auto &other) {
    return other.file == related.file && other.line == related.line &&
           other.column == related.column;
  };
  // Instantiations of one template lead to the same place.
  if (!isThere(diagnostic) && llvm::none_of(diagnostic.related, isThere))
    diagnostic.related.push_back(std::move(related));
}

std::optional<clang::SourceRange> UnitContext::writtenRange(clang::SourceRange range) const {
  const clang::SourceManager &sources = ast.getSourceManager();
  clang::CharSourceRange written = clang::Lexer::makeFileCharRange(
      clang::CharSourceRange::getTokenRange(range), sources, ast.getLangOpts());
  if (written.isInvalid())
    return std::nullopt;
  // Back to tokens: where the last one begins.
  clang::SourceLocation last = clang::Lexer::GetBeginningOfToken(
      written.getEnd().getLocWithOffset(-1), sources, ast.getLangOpts());
  return clang::SourceRange(written.getBegin(), last);
}

llvm::StringRef UnitContext::writtenText(clang::SourceRange range) const {
  return clang::Lexer::getSourceText(
      clang::Lexer::makeFileCharRange(clang::CharSourceRange::getTokenRange(range),
                                      ast.getSourceManager(), ast.getLangOpts()),
      ast.getSourceManager(), ast.getLangOpts());
}

std::vector<Replacement> UnitContext::fixFor(const UnitFinding &finding,
                                             llvm::StringRef file) const {
  std::vector<Replacement> fix;
  for (const UnitFinding::TextReplacement &replacement : finding.fix) {
    std::optional<clang::SourceRange> range = writtenRange(replacement.range);
    std::optional<frontend::UnitRecorder::Place> place =
        range ? recorder.placeOf(range->getBegin()) : std::nullopt;
    if (!place || *place->path != file)
      return {};
    fix.push_back({spanOf(ast, *range), replacement.text});
  }
  return fix;
}

} // namespace tranship::checks
