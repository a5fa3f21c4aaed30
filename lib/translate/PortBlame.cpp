// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/PortBlame.h"

#include "source/CallSyntax.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::translate {
namespace {

template <typename Visit> void eachIdentifier(llvm::StringRef text, Visit visit) {
  auto isInWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  while (!(text = text.drop_until(isInWord)).empty()) {
    visit(text.take_while(isInWord));
    text = text.drop_while(isInWord);
  }
}

/// The names with a namespace in a text, without a leading `::`.
template <typename Visit> void eachQualifiedName(llvm::StringRef text, Visit visit) {
  auto isInName = [](char c) { return llvm::isAlnum(c) || c == '_' || c == ':'; };
  while (!(text = text.drop_until(isInName)).empty()) {
    llvm::StringRef name = text.take_while(isInName).trim(':');
    if (name.contains("::"))
      visit(name);
    text = text.drop_while(isInName);
  }
}

/// `N::X` of clang's message `no member named 'X' in namespace 'N'`; else empty.
std::string missingMember(llvm::StringRef message) {
  if (!message.consume_front("no member named '"))
    return {};
  auto [name, rest] = message.split("' in namespace '");
  return rest.empty() ? std::string() : (rest.split('\'').first + "::" + name).str();
}

/// One line of text, at most `limit` characters.
std::string excerpt(llvm::StringRef text, size_t limit = 60) {
  std::string line;
  for (char c : text.trim())
    if (!llvm::isSpace(c))
      line += c;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  return line.size() > limit ? line.substr(0, limit - 3) + "..." : line;
}

/// The offsets of the line around `offset`.
Range lineAround(llvm::StringRef text, unsigned offset) {
  size_t begin = text.take_front(offset).rfind('\n'), end = text.find('\n', offset);
  return {unsigned(begin == llvm::StringRef::npos ? 0 : begin + 1),
          unsigned(std::min(end, text.size()))};
}

/// Whether all of a line is the translation's, as in a helper that it brings along.
bool isOfPortAlone(const TranslatedFile &file, unsigned offset) {
  Range line = lineAround(file.text(), offset);
  const TextPart *part = file.map.partAt(offset);
  return part && part->change && !part->from.size() && part->range.contains(line);
}

/// What the translation wrote on the line of an error. Of many edits only the nearest ones are named: a
/// line of a macro may hold a whole function.
std::vector<RelatedPlace> changesNear(const PortFault &fault) {
  constexpr size_t maxChanges = 3;
  const SourceFile &source = *fault.file->input->source;
  Range line = source.line(fault.offset);
  using Place = std::pair<const Change *, const Edit *>;
  std::vector<Place> places;
  for (const Change &change : fault.file->changes)
    for (const Edit &edit : change.edits)
      if (edit.range.begin >= line.begin && edit.range.end <= line.end && edit.range.size())
        places.emplace_back(&change, &edit);
  llvm::stable_sort(places, [&](const Place &a, const Place &b) {
    auto distance = [&](const Range &range) {
      return fault.offset < range.begin ? range.begin - fault.offset
             : fault.offset < range.end ? 0
                                        : fault.offset - range.end;
    };
    return distance(a.second->range) < distance(b.second->range);
  });
  places.resize(std::min(places.size(), maxChanges));
  llvm::stable_sort(places, [](const Place &a, const Place &b) {
    return a.second->range.begin < b.second->range.begin;
  });
  std::vector<RelatedPlace> related;
  for (const auto &[change, edit] : places) {
    std::string after;
    for (const Piece &piece : edit->text)
      after += std::holds_alternative<std::string>(piece)
                   ? std::get<std::string>(piece)
                   : source.text(std::get<Range>(piece)).str();
    auto [atLine, atColumn] = source.lineAndColumn(edit->range.begin);
    related.push_back({source.path(), atLine, atColumn,
                       fmt::format("rule `{}` wrote `{}` for `{}`", change->rule.str(),
                                   excerpt(after), excerpt(source.text(edit->range)))});
  }
  return related;
}

} // namespace

std::vector<std::string> quotedNames(llvm::StringRef message) {
  std::vector<std::string> names;
  llvm::SmallVector<llvm::StringRef> parts;
  message.split(parts, '\'');
  for (size_t i = 1; i < parts.size(); i += 2)
    eachIdentifier(parts[i], [&](llvm::StringRef name) { names.push_back(name.str()); });
  return names;
}

bool isAboutUnknownName(llvm::StringRef message) {
  return message.contains("undeclared identifier") || message.contains("unknown type name") ||
         message.contains("incomplete type"); // `struct name` declares what it does not know
}

std::string portPath(const TranslatedFile &file, bool renameUnits) {
  const std::string &path = file.input->source->path();
  return renameUnits ? outputName(file, path) : path;
}

PortBlame::PortBlame(llvm::ArrayRef<TranslatedFile> files, bool renameUnits,
                     llvm::ArrayRef<Diagnostic> reported,
                     std::function<bool(llvm::StringRef name)> lacksCounterpart)
    : lacksCounterpart_(std::move(lacksCounterpart)) {
  for (const TranslatedFile &file : files)
    byPortPath_[portPath(file, renameUnits)] = &file;
  llvm::StringMap<const SourceFile *> sources;
  for (const TranslatedFile &file : files)
    sources[file.input->source->path()] = file.input->source.get();
  for (const Diagnostic &diagnostic : reported) {
    if (diagnostic.kind == DiagnosticKind::CudaNotIncluded)
      untranslated_.insert(diagnostic.file);
    if (severityOf(diagnostic.kind) != Severity::Error)
      continue;
    reportedLines_.insert({diagnostic.file, diagnostic.line});
    if (!diagnostic.name.empty())
      reportedNames_.insert(diagnostic.name);
    if (const SourceFile *source = sources.lookup(diagnostic.file); source && diagnostic.line)
      addLines(diagnostic, *source);
  }
}

/// Adds what a diagnostic's line declares, and the lines of the call or `asm` that begins there.
void PortBlame::addLines(const Diagnostic &diagnostic, const SourceFile &source) {
  unsigned start = source.lineStart(diagnostic.line);
  eachIdentifier(source.text(source.line(start)), [&](llvm::StringRef name) {
    namesOnReportedLines_[diagnostic.file].insert(name.str());
  });
  if (!diagnostic.column)
    return;
  size_t token = source.tokenAt(start + diagnostic.column - 1), end = source.tokens().size();
  // `asm volatile (`
  while (token < end && source.tokens()[token].is(clang::tok::raw_identifier))
    ++token;
  if (token == end || !source.tokens()[token].is(clang::tok::l_paren))
    return;
  size_t close = matchingClose(source, token);
  if (close == end)
    return;
  unsigned last = source.lineAndColumn(source.tokens()[close].offset).first;
  for (unsigned line = diagnostic.line + 1; line <= last; ++line)
    reportedLines_.insert({diagnostic.file, line});
}

std::optional<PortFault> PortBlame::locate(const frontend::PortError &error) const {
  auto found = byPortPath_.find(error.file);
  if (found == byPortPath_.end())
    return std::nullopt;
  unsigned offset = error.offset;
  if (isOfPortAlone(*found->second, offset))
    // The user's line that needs the helper says more than the line below the helper.
    for (const auto &[path, place] : error.uses)
      if (auto user = byPortPath_.find(path);
          user != byPortPath_.end() && !isOfPortAlone(*user->second, place)) {
        found = user;
        offset = place;
        break;
      }
  const TranslatedFile &file = *found->second;
  PortFault fault{&file, file.map.originalOffset(offset), 0, 0, error.message};
  std::tie(fault.line, fault.column) = file.input->source->lineAndColumn(fault.offset);
  if (auto body = byPortPath_.find(error.macroFile); body != byPortPath_.end()) {
    const SourceFile &source = *body->second->input->source;
    fault.macroLine = {
        source.path(),
        source.lineAndColumn(body->second->map.originalOffset(error.macroOffset)).first};
  }
  fault.libraryHeader = error.libraryHeader;
  fault.isOnChange = !file.map.changesIn(lineAround(file.text(), offset)).empty();
  return fault;
}

bool PortBlame::namesMissingPart(const PortFault &fault) const {
  auto [known, isNew] = linesWithMissingPart_.try_emplace({fault.file, fault.line});
  if (isNew) {
    const SourceFile &source = *fault.file->input->source;
    eachQualifiedName(source.text(source.line(fault.offset)),
                      [&](llvm::StringRef name) { known->second |= lacksCounterpart_(name); });
  }
  return known->second;
}

bool PortBlame::isReported(const PortFault &fault) const {
  const std::string &path = fault.file->input->source->path();
  if (reportedLines_.contains({path, fault.line}) || reportedLines_.contains(fault.macroLine))
    return true;
  if (untranslated_.contains(path) && isAboutUnknownName(fault.message))
    return true;
  // A missing library is reported at the first of its headers.
  llvm::StringRef header = fault.message;
  if (header.consume_front("'") && header.consume_back("' file not found") &&
      lacksCounterpart_(header))
    return true;
  std::vector<std::string> names = quotedNames(fault.message);
  if (isAboutUnknownName(fault.message) && llvm::any_of(names, lacksCounterpart_))
    return true;
  const SourceFile &source = *fault.file->input->source;
  // Names of a part of a library that HIP lacks are reported once for each advice.
  if (lacksCounterpart_(missingMember(fault.message)) || namesMissingPart(fault))
    return true;
  if (llvm::StringRef(fault.message).contains("forward references to 'enum' types")) {
    bool lacks = false;
    eachIdentifier(source.text(source.line(fault.offset)),
                   [&](llvm::StringRef name) { lacks |= lacksCounterpart_(name); });
    if (lacks)
      return true;
  }
  auto onLines = namesOnReportedLines_.find(path);
  if (onLines != namesOnReportedLines_.end() && isAboutUnknownName(fault.message) &&
      llvm::any_of(names, [&](const std::string &name) { return onLines->second.contains(name); }))
    return true;
  return llvm::any_of(names,
                      [&](const std::string &name) { return reportedNames_.contains(name); });
}

Diagnostic PortBlame::diagnose(const PortFault &fault, llvm::StringRef sides, size_t more) const {
  const SourceFile &source = *fault.file->input->source;
  Diagnostic diagnostic{DiagnosticKind::PortError, source.path(), fault.line, fault.column, {}, {}};
  diagnostic.message = fmt::format("the port does not compile{}{}: {}",
                                   sides.empty() ? "" : " for ", sides.str(), fault.message);
  if (more)
    diagnostic.message += fmt::format(" (and on {})", plural(more, "more line"));
  diagnostic.related = changesNear(fault);
  diagnostic.advice =
      fault.file->isHip ? "the file is HIP already and stays as it is; if it compiles in your "
                          "build, pass the flags "
                          "of that after `--`"
      : diagnostic.related.empty()
          ? "tranship left this line as it was; change it by hand and report the case"
          : "correct the translation of this line by hand and report the case";
  return diagnostic;
}

} // namespace tranship::translate
