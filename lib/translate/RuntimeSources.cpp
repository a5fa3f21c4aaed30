// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/RuntimeSources.h"

#include "frontend/evidence/UnitFile.h"
#include "frontend/parse/Parse.h"
#include "source/LiteralText.h"

#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::translate {
namespace {

/// A part of the original text and what it becomes.
struct Hunk {
  Range from;
  std::string to;
};

/// What changes between two texts, by the map from the second to the first.
std::vector<Hunk> hunksOf(llvm::StringRef from, llvm::StringRef to, const TextMap &map) {
  std::vector<Hunk> hunks;
  unsigned fromEnd = 0, toEnd = 0;
  auto gap = [&](unsigned fromBegin, unsigned toBegin) {
    if (from.slice(fromEnd, fromBegin) != to.slice(toEnd, toBegin))
      hunks.push_back({{fromEnd, fromBegin}, to.slice(toEnd, toBegin).str()});
  };
  const TextPart *part = nullptr;
  for (unsigned at = 0; at < to.size(); at = part->range.end) {
    part = map.partAt(at);
    if (!part)
      break;
    if (part->change || part->from.begin < fromEnd)
      continue; // new text, or an argument that moves to the front
    gap(part->from.begin, part->range.begin);
    fromEnd = part->from.end;
    toEnd = part->range.end;
  }
  gap(from.size(), to.size());
  return hunks;
}

class LiteralTranslation {
public:
  LiteralTranslation(const project::InputFile &host, const checks::RuntimeSource &source,
                     LiteralText text)
      : host_(host), text_(std::move(text)),
        path_(fmt::format("{}:{}.cu", host.source->path(), source.literals.front())) {}

  void run(const frontend::ParseOptions &parse, const mapping::Table &table,
           const RewriteOptions &options, RuntimeSources &into) const {
    MergedEvidence merged = parseText(parse);
    project::InputFile file;
    file.source = std::make_unique<SourceFile>(path_, text_.text());
    file.root = host_.root;
    file.role = project::FileRole::CudaSource;
    RewrittenFile rewritten =
        rewriteFile(file, merged.files, table, rules::ImplicitHeader::None, options);
    std::vector<Change> changes;
    if (rewritten.file.newText)
      for (const Hunk &hunk : hunksOf(text_.text(), *rewritten.file.newText, rewritten.file.map)) {
        std::optional<Edit> edit = text_.replace(hunk.from, hunk.to);
        if (!edit)
          return into.diagnostics.push_back(notWritten(hunk.from.begin));
        changes.push_back({"runtime-source", Layer::Ast, {std::move(*edit)}});
      }
    for (Change &change : changes)
      into.changes[host_.source->path()].push_back(std::move(change));
    for (Diagnostic &diagnostic : rewritten.diagnostics)
      if (!diagnostic.isSettledByTranslation)
        report(std::move(diagnostic), *file.source, into);
    for (Diagnostic &finding : merged.checks.findings)
      if (!finding.isSettledByTranslation)
        report(std::move(finding), *file.source, into);
  }

private:
  MergedEvidence parseText(frontend::ParseOptions parse) const {
    std::map<std::string, std::string> texts;
    if (parse.overlay)
      texts = *parse.overlay;
    texts[path_] = text_.text();
    parse.overlay = &texts;
    parse.setup = nullptr; // it keeps the texts of other units
    parse.prelude = nullptr;
    ParsedUnits units;
    frontend::CompileCommand &command = units.commands.emplace_back();
    command.file = path_;
    command.directory = llvm::sys::path::parent_path(path_).str();
    command.flags = {"-D__CUDACC_RTC__=1"};
    if (llvm::Expected<frontend::ParsedUnit> unit = frontend::parseUnit(command, parse))
      units.units.push_back({serializeUnit(*unit), {}});
    else
      units.units.push_back({{}, llvm::toString(unit.takeError())});
    MergedEvidence merged;
    mergeEvidence(std::move(units), merged);
    settleEvidence(merged);
    return merged;
  }

  Diagnostic at(DiagnosticKind kind, unsigned byte) const {
    auto [line, column] = host_.source->lineAndColumn(text_.offsetOf(byte));
    return {kind, host_.source->path(), line, column, {}, {}};
  }

  Diagnostic notWritten(unsigned byte) const {
    Diagnostic diagnostic = at(DiagnosticKind::RuntimeCompilation, byte);
    diagnostic.message = "the program in this string is not translated: what changes does not fit "
                         "into its literals";
    diagnostic.advice = "write it as one raw string literal, and translate again";
    return diagnostic;
  }

  /// Reports at the place in the literal.
  void report(Diagnostic diagnostic, const SourceFile &file, RuntimeSources &into) const {
    if (diagnostic.file != path_)
      return;
    unsigned byte = diagnostic.line ? file.lineStart(diagnostic.line) + diagnostic.column - 1 : 0;
    Diagnostic moved = at(diagnostic.kind, byte);
    moved.message = std::move(diagnostic.message);
    moved.advice = std::move(diagnostic.advice);
    moved.name = std::move(diagnostic.name);
    moved.function = std::move(diagnostic.function);
    into.diagnostics.push_back(std::move(moved));
  }

  const project::InputFile &host_;
  LiteralText text_;
  std::string path_;
};

void addOption(const SourceFile &file, unsigned offset, llvm::StringRef word,
               RuntimeSources &into) {
  std::optional<LiteralText> literal = LiteralText::read(file, offset);
  if (!literal)
    return;
  if (std::optional<Edit> edit = literal->replace({0, unsigned(literal->text().size())}, word))
    into.changes[file.path()].push_back({"runtime-option", Layer::Ast, {std::move(*edit)}});
}

} // namespace

RuntimeSources translateRuntimeSources(const MergedEvidence &merged,
                                       llvm::ArrayRef<project::InputFile> inputs,
                                       const frontend::ParseOptions &parse,
                                       const mapping::Table &table, const RewriteOptions &options) {
  RuntimeSources result;
  RewriteOptions forText = options;
  forText.includesCuda = {};
  forText.rules.renamedFile = {};
  if (forText.rules.helpers != rules::HelperForm::None)
    forText.rules.helpers = rules::HelperForm::String;
  for (const auto &[path, words] : merged.checks.runtimeOptions)
    for (const project::InputFile &input : inputs)
      if (input.source->path() == path)
        for (const auto &[offset, word] : words)
          addOption(*input.source, offset, word, result);
  for (const checks::RuntimeSource &source : merged.checks.runtimeSources)
    for (const project::InputFile &input : inputs) {
      if (input.source->path() != source.file)
        continue;
      if (std::optional<LiteralText> text = LiteralText::read(*input.source, source.literals))
        LiteralTranslation(input, source, std::move(*text)).run(parse, table, forText, result);
      input.source->forgetTokens();
    }
  return result;
}

} // namespace tranship::translate
