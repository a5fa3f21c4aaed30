// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/LiveCode.h"

#include "rules/Rule.h"
#include "source/PlatformCode.h"
#include "source/Ranges.h"
#include "translate/PortBlame.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::translate {
namespace {

/// Code that no side of the port compiles, as places in the original. Nothing if no side read the file.
std::optional<std::vector<Range>>
inactiveInPort(const TranslatedFile &file, const std::string &path, const MeaningOfSides &port) {
  std::optional<std::vector<Range>> inactive;
  for (const auto &[side, files] : port)
    if (auto known = files.find(path); known != files.end())
      inactive =
          inactive ? intersection(*inactive, known->second.inactive) : known->second.inactive;
  if (inactive) {
    // The translation disables code on purpose.
    llvm::erase_if(*inactive, [&](Range range) {
      const TextPart *part = file.map.partAt(range.begin);
      return part && part->change;
    });
    for (Range &range : *inactive)
      range = {file.map.originalOffset(range.begin), file.map.originalOffset(range.end)};
  }
  return inactive;
}

/// What no unit compiles. `inCuda`: what those that may use CUDA do not.
std::vector<Range> inAllUnits(const frontend::FileEvidence &evidence,
                              const std::vector<Range> &inCuda) {
  if (!evidence.inactiveInPlainUnits)
    return inCuda;
  return evidence.mayUseCuda ? intersection(inCuda, *evidence.inactiveInPlainUnits)
                             : *evidence.inactiveInPlainUnits;
}

class Conditionals {
public:
  explicit Conditionals(const SourceFile &file) : file_(file), all_(conditionalsOf(file)) {}

  /// The one with a branch that begins at an offset; null if there is none.
  const Conditional *withBranchAt(unsigned offset) const {
    auto found = llvm::find_if(all_, [&](const Conditional &conditional) {
      return llvm::any_of(conditional, [&](size_t directive) {
        return file_.tokens()[directive].range().contains(offset);
      });
    });
    return found == all_.end() ? nullptr : &*found;
  }

  /// Whether the conditions name something that this accepts.
  bool name(const Conditional &conditional,
            llvm::function_ref<bool(llvm::StringRef)> accepts) const {
    return llvm::any_of(conditional, [&](size_t directive) {
      const auto &tokens = file_.tokens();
      for (size_t i = directive;
           i < tokens.size() && tokens[i].directiveIndex == tokens[directive].directiveIndex; ++i)
        if (accepts(file_.text(tokens[i])))
          return true;
      return false;
    });
  }

private:
  const SourceFile &file_;
  std::vector<Conditional> all_;
};

/// The rule that declares that it decided a condition; empty if there is none.
std::string explanationOf(const TranslatedFile &translated, const Conditional &conditional) {
  const SourceFile &file = *translated.input->source;
  auto isHere = [&](const Edit &edit) {
    return llvm::any_of(conditional, [&](size_t directive) {
      return file.line(file.tokens()[directive].offset).contains(edit.range.begin);
    });
  };
  for (const Change &change : translated.changes)
    if (rules::explains(change.rule) == frontend::FactKind::Branch &&
        llvm::any_of(change.edits, isHere))
      return change.rule.str();
  return {};
}

/// The macros that are defined under conditions which rules decided, and those rules.
class DecidedMacros {
public:
  explicit DecidedMacros(llvm::ArrayRef<TranslatedFile> files) : files_(files) {}

  /// The rule that decided a condition by what it made of the definitions of macros in it; empty: none did.
  std::string ruleOf(const Conditionals &conditionals, const Conditional &conditional) {
    if (!std::exchange(isRead_, true))
      llvm::for_each(files_, [&](const TranslatedFile &file) { read(file); });
    std::string rule;
    conditionals.name(conditional, [&](llvm::StringRef name) {
      auto known = rules_.find(name);
      if (known != rules_.end())
        rule = known->second;
      return known != rules_.end();
    });
    return rule;
  }

private:
  void read(const TranslatedFile &translated) {
    const SourceFile &file = *translated.input->source;
    const auto &tokens = file.tokens();
    for (const Conditional &conditional : conditionalsOf(file))
      if (std::string rule = explanationOf(translated, conditional); !rule.empty())
        for (size_t i = conditional.front(); i + 1 < conditional.back(); ++i)
          if (file.text(tokens[i]) == "define" && tokens[i].directive == Directive::Define)
            rules_.try_emplace(file.text(tokens[i + 1]), rule);
  }

  llvm::ArrayRef<TranslatedFile> files_;
  bool isRead_ = false;
  llvm::StringMap<std::string> rules_;
};

/// The first token outside of directives; nothing if there is none.
std::optional<unsigned> codeIn(const SourceFile &file, llvm::ArrayRef<Range> ranges) {
  for (Range range : ranges)
    for (size_t i = file.tokenAt(range.begin);
         i < file.tokens().size() && file.tokens()[i].range().begin < range.end; ++i)
      if (file.tokens()[i].directive == Directive::None)
        return file.tokens()[i].range().begin;
  return std::nullopt;
}

} // namespace

void compareLiveCode(
    llvm::ArrayRef<TranslatedFile> files, bool renameUnits, const MeaningOfSides &port,
    llvm::function_ref<const frontend::FileEvidence *(const std::string &path)> evidence,
    const std::set<std::string> &partlyKnown, llvm::ArrayRef<Diagnostic> reported,
    MeaningComparison &into) {
  DecidedMacros decided(files);
  for (const TranslatedFile &translated : files) {
    const SourceFile &file = *translated.input->source;
    std::string path = portPath(translated, renameUnits);
    const frontend::FileEvidence *original = evidence(file.path());
    if (translated.isHip || !original || partlyKnown.contains(file.path()) ||
        (!original->mayUseCuda && !original->inactiveInPlainUnits))
      continue;
    std::optional<std::vector<Range>> inactive = inactiveInPort(translated, path, port);
    if (!inactive)
      continue;
    // A branch that the original compiles for newer GPUs alone is one that a GPU need not have.
    std::vector<Range> inOriginal = inAllUnits(*original, original->inactive);
    std::vector<Range> lost =
        difference(*inactive, inAllUnits(*original, original->inactiveInUsual));
    std::vector<Range> gained = difference(inOriginal, *inactive);
    if (lost.empty() && gained.empty())
      continue;
    Conditionals conditionals(file);
    std::set<const Conditional *> seen;
    auto report = [&](llvm::ArrayRef<Range> branches, llvm::ArrayRef<Range> wholes, bool isLost) {
      for (Range branch : wholes) {
        std::vector<Range> code = intersection(branch, branches);
        const Conditional *conditional =
            codeIn(file, code) ? conditionals.withBranchAt(branch.begin) : nullptr;
        if (!conditional || !seen.insert(conditional).second ||
            conditionals.name(*conditional, [](llvm::StringRef name) {
              return isHipMacro(name) || isAbsentMacro(name) || name == "__has_include";
            }))
          continue;
        std::string rule = explanationOf(translated, *conditional);
        // No parse of the original has seen what only the port compiles, so a decision does not explain it.
        if (rule.empty() && isLost)
          rule = decided.ruleOf(conditionals, *conditional);
        if (!rule.empty()) {
          into.explanations.insert(std::move(rule));
          continue;
        }
        auto lineOf = [&](size_t directive) {
          return file.lineAndColumn(file.tokens()[directive].range().begin).first;
        };
        if (llvm::any_of(reported, [&](const Diagnostic &diagnostic) {
              return diagnostic.file == file.path() &&
                     severityOf(diagnostic.kind) != Severity::Note &&
                     llvm::any_of(*conditional, [&](size_t directive) {
                       return lineOf(directive) == diagnostic.line;
                     });
            }))
          continue;
        auto textOf = [&](unsigned offset) { return file.text(file.line(offset)).trim(); };
        std::string condition = fmt::format("`{}`", textOf(branch.begin).str());
        if (unsigned first = file.tokens()[conditional->front()].offset; first != branch.begin)
          condition += fmt::format(" of `{}`", textOf(first).str());
        auto [line, column] = file.lineAndColumn(branch.begin);
        into.differences.push_back(
            {DiagnosticKind::MeaningDiffers,
             file.path(),
             line,
             column,
             fmt::format("{}: the code that follows is compiled in {}, but not in {}", condition,
                         isLost ? "CUDA" : "HIP", isLost ? "HIP" : "CUDA"),
             "test for what the code needs, with a macro that both compilers or your build define",
             {}});
      }
    };
    report(lost, *inactive, /*isLost=*/true);
    report(gained, inOriginal, /*isLost=*/false);
    file.forgetTokens();
  }
}

} // namespace tranship::translate
