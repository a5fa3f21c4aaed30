// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/TextPrinter.h"

#include "support/Text.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/TextDiagnostic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <fmt/format.h>

namespace tranship {
namespace {

using Level = clang::DiagnosticsEngine::Level;

Level clangLevelOf(Severity severity) {
  switch (severity) {
  case Severity::Note:
    return Level::Note;
  case Severity::Warning:
    return Level::Warning;
  case Severity::Error:
    break;
  }
  return Level::Error;
}

/// Uses Clang's own printer on the texts of the findings.
class Printer {
public:
  Printer(const Findings &findings, llvm::raw_ostream &out, bool colors)
      : findings_(findings), out_(out), text_(out, language_, options_) {
    options_.ShowColors = colors;
    options_.SnippetLineLimit = 4;
  }

  void print(const Finding &finding) {
    const Diagnostic &diagnostic = finding.diagnostic;
    std::string message =
        fmt::format("{} [{}]", printable(diagnostic.message), idOf(diagnostic.kind).str());
    clang::FullSourceLoc at = locate(diagnostic.file, diagnostic.line, diagnostic.column);
    if (at.isInvalid()) {
      out_ << printable(findings_.shown(diagnostic.file));
      if (diagnostic.line)
        out_ << ":" << diagnostic.line << ":" << diagnostic.column;
      out_ << ": " << toString(finding.severity) << ": " << message << "\n";
      if (!diagnostic.advice.empty())
        out_ << "    " << diagnostic.advice << "\n";
      return;
    }
    std::vector<clang::CharSourceRange> ranges;
    if (diagnostic.span.end > diagnostic.span.begin)
      ranges.push_back(rangeOf(diagnostic.file, diagnostic.span));
    std::vector<clang::FixItHint> hints;
    hints.reserve(diagnostic.fix.size());
    for (const Replacement &part : diagnostic.fix)
      hints.push_back(
          clang::FixItHint::CreateReplacement(rangeOf(diagnostic.file, part.span), part.text));
    text_.emitDiagnostic(at, clangLevelOf(finding.severity), message, ranges, hints);
    if (!diagnostic.advice.empty()) {
      options_.ShowCarets = false; // the line has been printed already
      text_.emitDiagnostic(at, Level::Note, diagnostic.advice, {}, {});
      options_.ShowCarets = true;
    }
    for (const RelatedPlace &place : diagnostic.related)
      printRelated(place);
  }

private:
  void printRelated(const RelatedPlace &place) {
    clang::FullSourceLoc at = locate(place.file, place.line, place.column);
    if (at.isValid())
      text_.emitDiagnostic(at, Level::Note, place.message, {}, {});
    else
      out_ << printable(findings_.shown(place.file)) << ":" << place.line << ":" << place.column
           << ": note: " << place.message << "\n";
  }

  clang::FileID fileOf(llvm::StringRef path) {
    auto [known, isNew] = files_.try_emplace(path);
    auto text = findings_.texts.find(path);
    if (isNew && text != findings_.texts.end())
      known->second = sources_.createFileID(
          llvm::MemoryBuffer::getMemBufferCopy(text->second, printable(findings_.shown(path))));
    return known->second;
  }

  /// Returns an invalid location if we do not have the line.
  clang::FullSourceLoc locate(llvm::StringRef path, unsigned line, unsigned column) {
    clang::FileID file = line ? fileOf(path) : clang::FileID();
    if (file.isInvalid())
      return {};
    clang::SourceLocation at = sources_.translateLineCol(file, line, std::max(column, 1u));
    // Clang returns the last line for lines beyond the end of the text.
    if (sources_.getSpellingLineNumber(at) != line)
      return {};
    return clang::FullSourceLoc(at, sources_);
  }

  clang::CharSourceRange rangeOf(llvm::StringRef path, const SourceSpan &span) {
    clang::FileID file = fileOf(path);
    unsigned size = sources_.getFileIDSize(file);
    return clang::CharSourceRange::getCharRange(
        sources_.getComposedLoc(file, std::min(span.begin, size)),
        sources_.getComposedLoc(file, std::min(span.end, size)));
  }

  static clang::LangOptions cudaLanguage() {
    clang::LangOptions language;
    language.CPlusPlus = language.CPlusPlus11 = language.CUDA = true;
    return language;
  }

  const Findings &findings_;
  llvm::raw_ostream &out_;
  const clang::LangOptions language_ = cudaLanguage();
  clang::DiagnosticOptions options_;
  clang::DiagnosticsEngine engine_{clang::DiagnosticIDs::create(), options_,
                                   new clang::IgnoringDiagConsumer};
  clang::FileManager manager_{{}};
  clang::SourceManager sources_{engine_, manager_};
  clang::TextDiagnostic text_;
  llvm::StringMap<clang::FileID> files_;
};

} // namespace

std::string findingsAsText(const Findings &findings, bool colors) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  stream.enable_colors(colors);
  Printer printer(findings, stream, colors);
  for (const Finding &finding : findings.list)
    if (!finding.suppressed)
      printer.print(finding);
  return printableText(out, colors);
}

} // namespace tranship
