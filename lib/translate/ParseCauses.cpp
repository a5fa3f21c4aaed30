// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/ParseCauses.h"

#include "frontend/evidence/ParsedUnit.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <map>

namespace tranship::translate {
namespace {

/// An error up to this many lines after another one is its consequence.
constexpr unsigned maxDistance = 2;

/// Unknown names listed in one message, besides the first.
constexpr size_t maxNames = 4;

bool isError(const Diagnostic &problem) {
  return problem.kind == DiagnosticKind::SyntaxError || problem.kind == DiagnosticKind::ParseError;
}

/// A type that is not declared is a cause wherever it is.
bool isUnknownType(llvm::StringRef message) {
  for (llvm::StringRef part : {"unknown type name '", "no template named '", "no type named '"})
    if (message.contains(part))
      return true;
  return false;
}

/// Finds the errors that stand alone or before others.
class CauseFinder {
public:
  void add(Diagnostic error) {
    // Two names that clang does not know are two causes.
    bool follows = !causes_.empty() && causes_.back().file == error.file &&
                   error.line >= lastLine_ && error.line <= lastLine_ + maxDistance &&
                   !isUnknownType(error.message) &&
                   (error.kind == DiagnosticKind::SyntaxError ||
                    causes_.back().kind == DiagnosticKind::SyntaxError);
    lastLine_ = error.line;
    if (!follows)
      causes_.push_back(std::move(error));
    else if (error.kind == DiagnosticKind::SyntaxError)
      causes_.back().kind = error.kind; // an unknown name may make what follows unreadable
  }

  std::vector<Diagnostic> take() {
    std::set<std::tuple<std::string, DiagnosticKind, std::string>> met;
    llvm::erase_if(causes_, [&](const Diagnostic &cause) {
      bool canRepeat = cause.kind == DiagnosticKind::SyntaxError || isUnknownType(cause.message);
      return canRepeat && !met.insert({cause.file, cause.kind, cause.message}).second;
    });
    for (Diagnostic &cause : causes_)
      if (cause.kind == DiagnosticKind::SyntaxError)
        cause.advice = "if the code is correct, pass the flags of your build: its compile database "
                       "with -p, or -I and -D after `--`";
    return std::move(causes_);
  }

private:
  std::vector<Diagnostic> causes_;
  unsigned lastLine_ = 0;
};

/// Errors are put down to the first header that was not found.
void addInclude(std::vector<MissingHeader> &missing, const Diagnostic &include) {
  if (missing.empty())
    missing.push_back({include, 0, {}, {}, {}, {}});
  else if (missing.front().include.name != include.name)
    ++missing.front().more;
}

void addError(MissingHeader &missing, Diagnostic error) {
  bool isSyntax = error.kind == DiagnosticKind::SyntaxError;
  (isSyntax ? missing.withSyntaxErrors : missing.withOtherErrors).insert(error.file);
  if (llvm::none_of(missing.firstErrors,
                    [&](const Diagnostic &known) { return known.file == error.file; }))
    missing.firstErrors.push_back(std::move(error));
}

} // namespace

ParseCauses causesOf(std::vector<Diagnostic> problems) {
  ParseCauses causes;
  CauseFinder finder;
  for (Diagnostic &problem : problems) {
    if (isError(problem) && !causes.missing.empty()) {
      addError(causes.missing.front(), std::move(problem));
    } else if (isError(problem)) {
      finder.add(std::move(problem));
    } else {
      if (problem.kind == DiagnosticKind::MissingInclude)
        addInclude(causes.missing, problem);
      causes.problems.push_back(std::move(problem));
    }
  }
  llvm::append_range(causes.problems, finder.take());
  return causes;
}

Diagnostic reportMissing(const MissingHeader &missing, bool isIncludeReported) {
  const Diagnostic &first = missing.firstErrors.front();
  const Diagnostic &place = isIncludeReported ? missing.include : first;
  Diagnostic report{DiagnosticKind::SyntaxError, place.file, place.line, place.column, {}, {}, {}};
  std::string more =
      missing.more ? fmt::format(" and {}", plural(missing.more, "more header")) : std::string();
  report.message = fmt::format("`{}`{} {} not found, so clang cannot parse the code that needs {}",
                               missing.include.name, more, missing.more ? "were" : "was",
                               missing.more ? "them" : "it");
  report.name = missing.include.name;
  // What to do for this very header, as for PyTorch's, is better than what to do for any.
  bool isSpecific = llvm::StringRef(missing.include.advice).starts_with("pass ");
  report.advice =
      isSpecific
          ? missing.include.advice
          : "pass the folder with -I after `--`, or the compile database of your build with -p";
  llvm::StringRef error = first.message;
  error.consume_front(frontend::parseProblem);
  report.related.push_back({first.file, first.line, first.column,
                            fmt::format("the first error that follows: {}", error.str())});
  return report;
}

void joinUnknownNames(std::vector<Diagnostic> &diagnostics,
                      const std::vector<MissingHeader> &missing) {
  std::map<std::string, std::string> headerOf; // by file
  for (const MissingHeader &one : missing)
    for (const std::string &file : one.files)
      headerOf.try_emplace(file, one.include.name);
  struct Group {
    Diagnostic *first = nullptr;
    std::set<std::string> names;
  };
  std::map<std::string, Group> groups;
  std::set<const Diagnostic *> joined;
  for (Diagnostic &diagnostic : diagnostics) {
    if (diagnostic.kind != DiagnosticKind::UnknownName || !headerOf.contains(diagnostic.file))
      continue;
    Group &group = groups[diagnostic.file];
    group.names.insert(diagnostic.name);
    if (group.first)
      joined.insert(&diagnostic);
    else
      group.first = &diagnostic;
  }
  for (auto &[file, group] : groups) {
    std::vector<std::string> others(group.names.begin(), group.names.end());
    std::erase(others, group.first->name);
    size_t count = others.size();
    others.resize(std::min(count, maxNames));
    std::string names = fmt::format("`{}`", group.first->name);
    for (const std::string &name : others)
      names += fmt::format(", `{}`", name);
    if (count > maxNames)
      names += fmt::format(" and {} more names", count - maxNames);
    group.first->message =
        fmt::format("{}: no table lists {}, and the missing header `{}` may declare {}", names,
                    count ? "them" : "it", headerOf[file], count ? "them" : "it");
    group.first->advice = "pass the header's folder with -I after `--`, or the compile database of "
                          "your build with -p";
  }
  std::vector<Diagnostic> kept; // `erase_if` would move what the pointers point to
  for (Diagnostic &diagnostic : diagnostics)
    if (!joined.contains(&diagnostic))
      kept.push_back(std::move(diagnostic));
  diagnostics = std::move(kept);
}

/// Drops what only says that a header was not found which HIP lacks, too: that is reported as an error.
static void dropMissingCounterparts(std::vector<Diagnostic> &diagnostics) {
  std::set<std::string> headers;
  for (const Diagnostic &diagnostic : diagnostics)
    if (diagnostic.kind == DiagnosticKind::UnsupportedHeader ||
        diagnostic.kind == DiagnosticKind::UnknownHeader)
      headers.insert(diagnostic.name);
  std::erase_if(diagnostics, [&](const Diagnostic &diagnostic) {
    return (diagnostic.kind == DiagnosticKind::SyntaxError ||
            diagnostic.kind == DiagnosticKind::OriginalError) &&
           !diagnostic.name.empty() && headers.contains(diagnostic.name);
  });
}

void joinMissingHeaders(std::vector<Diagnostic> &diagnostics) {
  dropMissingCounterparts(diagnostics);
  struct Places {
    std::vector<size_t> warnings, notes, unknown;
  };
  std::map<std::string, Places> byHeader;
  for (size_t i = 0; i < diagnostics.size(); ++i) {
    const Diagnostic &one = diagnostics[i];
    if (one.kind == DiagnosticKind::SyntaxError && !one.name.empty())
      byHeader[one.name].warnings.push_back(i);
    else if (one.kind == DiagnosticKind::MissingInclude)
      byHeader[one.name].notes.push_back(i);
    else if (one.kind == DiagnosticKind::UnknownHeader)
      byHeader[one.name].unknown.push_back(i);
  }
  std::set<size_t> joined;
  for (const auto &[header, places] : byHeader) {
    // A warning says all that the notes would.
    if (!places.warnings.empty())
      joined.insert(places.notes.begin(), places.notes.end());
    for (const std::vector<size_t> *reported :
         {places.warnings.empty() ? &places.notes : &places.warnings, &places.unknown}) {
      if (reported->size() < 2)
        continue;
      diagnostics[reported->front()].message +=
          fmt::format(" (and in {})", plural(reported->size() - 1, "more place"));
      joined.insert(std::next(reported->begin()), reported->end());
    }
  }
  std::vector<Diagnostic> kept;
  for (size_t i = 0; i < diagnostics.size(); ++i)
    if (!joined.contains(i))
      kept.push_back(std::move(diagnostics[i]));
  diagnostics = std::move(kept);
}

} // namespace tranship::translate
