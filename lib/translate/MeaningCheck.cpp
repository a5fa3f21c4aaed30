// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/MeaningCheck.h"

#include "mapping/Table.h"
#include "rules/Rule.h"
#include "source/PlatformCode.h"
#include "translate/MeaningWords.h"
#include "translate/PortBlame.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace tranship::translate {
namespace {

using frontend::FactKind;
using frontend::MeaningFact;

/// Facts of one kind at one token of the original, in instances that look alike.
struct FactGroup {
  unsigned offset = 0;
  FactKind kind = FactKind::Function;
  std::string instance = {};
  std::set<MeaningFact> facts = {};

  auto key() const { return std::tie(offset, kind, instance); }
};

/// Which facts of the originals sides of the port have, too.
class KnownFacts {
public:
  void add(const TranslatedFile &file, const frontend::MeaningFacts &original,
           llvm::ArrayRef<std::pair<FactGroup, FactGroup>> pairs) {
    FileFacts &facts = byFile_[&file];
    facts.total = 0;
    for (const auto &[fact, offsets] : original)
      facts.total += offsets.size();
    for (const auto &[group, inPort] : pairs)
      facts.compared[group.key()] = group.facts.size();
  }
  void count(MeaningComparison &into) const {
    for (const auto &[file, facts] : byFile_) {
      size_t compared = 0;
      for (const auto &[key, number] : facts.compared)
        compared += number;
      into.compared += compared;
      into.unknown += facts.total - compared;
    }
  }

private:
  struct FileFacts {
    size_t total = 0;
    std::map<std::tuple<unsigned, FactKind, std::string>, size_t> compared;
  };
  std::map<const TranslatedFile *, FileFacts> byFile_;
};

/// By offset, kind and instance.
std::vector<FactGroup> grouped(std::vector<std::pair<unsigned, const MeaningFact *>> facts) {
  auto key = [](const auto &fact) {
    return std::tie(fact.first, fact.second->kind, fact.second->instance);
  };
  llvm::sort(facts, [&](const auto &a, const auto &b) { return key(a) < key(b); });
  std::vector<FactGroup> groups;
  for (const auto &fact : facts) {
    if (groups.empty() || groups.back().key() != key(fact))
      groups.push_back({fact.first, fact.second->kind, fact.second->instance});
    groups.back().facts.insert(*fact.second);
  }
  return groups;
}

llvm::StringRef withoutParameters(const MeaningFact &function) {
  return llvm::StringRef(function.text).rsplit('(').first;
}

llvm::StringRef withoutRecord(llvm::StringRef member) { return member.rsplit('.').second; }

/// The name that a member of a CUDA record, `record.member`, has in HIP; empty if HIP lacks it.
llvm::StringRef memberInHip(llvm::StringRef member) {
  static const mapping::Table tables;
  for (const mapping::Row &row : tables.rowsOf(member))
    if (row.kind == mapping::RowKind::Field)
      return row.hip;
  return withoutRecord(member);
}

bool agree(const MeaningFact &original, const MeaningFact &port) {
  switch (original.kind) {
  case FactKind::Function:
    if (isDeclaredByUser(original) &&
        isDeclaredByUser(port)) // a parameter may be a handle, whose type is another one in HIP
      return original.file == port.file && original.offset == port.offset &&
             withoutParameters(original) == withoutParameters(port);
    if (isDeclaredByUser(original))
      return original.worksByComponent;
    // Names and other parameters are those of the tables; the numbers with which functions compute are not.
    return !isDeclaredByUser(port) &&
           (original.text.empty() || port.text.empty() || original.text == port.text);
  case FactKind::Computation: {
    // Where the low bits of a result are of interest alone, the signedness of its type is not. Our own declarations of
    // CUDA do not say to which width an argument is converted.
    auto isInt = [](const std::string &text) { return text == "int" || text == "unsigned int"; };
    auto isInteger = [&](const std::string &text) {
      return isInt(text) || llvm::StringRef(text).ends_with("long long");
    };
    auto holds = [&](const std::string &text, const std::string &known) {
      return (text == "a signed integer" && (known == "int" || known == "long long")) ||
             (text == "an unsigned integer" &&
              (known == "unsigned int" || known == "unsigned long long"));
    };
    return original.text == port.text || (original.text == "32 bits" && isInt(port.text)) ||
           (port.text == "32 bits" && isInteger(original.text)) ||
           holds(original.text, port.text) || holds(port.text, original.text);
  }
  case FactKind::Argument: // a 64-bit integer has the bits of a pointer
    return original == port ||
           (port.text == "a pointer" && llvm::StringRef(original.text).ends_with("long long"));
  case FactKind::Use:
    return original.text == port.text || original.text == "not called" || original.worksByComponent;
  case FactKind::Conversion:
    return original.text == port.text || original.text != "as they are" ||
           port.text == "as they are";
  case FactKind::Identity:
    return true; // only which types are the same matters (`ToldTypes`)
  case FactKind::Assembly:
    return original.text != port.text; // each vendor's GPUs have their own
  case FactKind::Member: {
    llvm::StringRef expected = memberInHip(original.text);
    return expected.empty() || expected == withoutRecord(port.text);
  }
  default:
    return original == port;
  }
}

/// One fact of each side where they differ.

/// Code in templates may be instantiated for more types on one side: only facts without a counterpart on both sides are
/// a difference.
std::optional<Difference> difference(const FactGroup &original, const FactGroup &port) {
  auto without = [](const std::set<MeaningFact> &facts, const std::set<MeaningFact> &others,
                    bool isOriginal) {
    return llvm::find_if(facts, [&](const MeaningFact &fact) {
      return llvm::none_of(others, [&](const MeaningFact &other) {
        return isOriginal ? agree(fact, other) : agree(other, fact);
      });
    });
  };
  auto left = without(original.facts, port.facts, true);
  auto right = without(port.facts, original.facts, false);
  if (left == original.facts.end() || right == port.facts.end())
    return std::nullopt;
  return Difference{*left, *right};
}

/// The rule that declares that it changes facts of a kind, by a change that `isHere` accepts; empty if there is none.
std::string explanation(const TranslatedFile &file, FactKind kind,
                        llvm::function_ref<bool(const Change &)> isHere) {
  for (const Change &change : file.changes)
    if (rules::explains(change.rule) == kind && isHere(change))
      return change.rule.str();
  return {};
}

class Comparison {
public:
  Comparison(llvm::ArrayRef<TranslatedFile> files, bool renameUnits) {
    for (const TranslatedFile &file : files) {
      byPortPath_[portPath(file, renameUnits)] = &file;
      byPath_[file.input->source->path()] = &file;
    }
  }

  const TranslatedFile *fileAt(const std::string &portPath) const {
    auto known = byPortPath_.find(portPath);
    return known == byPortPath_.end() ? nullptr : known->second;
  }

  /// Whether both call one of the user's functions with the same name and parameters, of which each side compiles another
  /// definition. The original is only parsed for the host, where the authors may have written one for builds without an
  /// option of nvcc.
  bool isOtherBranch(const std::string &side, const Difference &difference) const {
    const auto &[original, port] = difference;
    if (!isDeclaredByUser(original) || !isDeclaredByUser(port) || original.text != port.text)
      return false;
    auto definer = byPath_.find(original.file);
    unsigned definition = original.offset;
    return side != "host" ||
           (definer != byPath_.end() &&
            llvm::any_of(absentBranches(*definer->second->input->source),
                         [&](Range branch) { return branch.contains(definition); }));
  }

  /// Whether the original calls a function of a header that is not among the inputs. The port's parse takes that header,
  /// which is the same file, for one of a library.
  bool isOutside(const Difference &difference) const {
    const auto &[original, port] = difference;
    return original.kind == FactKind::Function && isDeclaredByUser(original) &&
           !isDeclaredByUser(port) && !byPath_.contains(original.file);
  }

  /// The rule that declares that it makes such a difference on purpose; empty if there is none. It rewrote the place or
  /// something on its line, or disabled a function because HIP has one that does the same.
  std::string explanationOf(const TranslatedFile &file, unsigned offset,
                            const Difference &difference) const {
    const MeaningFact &original = difference.first;
    if (original.kind != FactKind::Function) {
      Range line = file.input->source->line(offset);
      return explanation(file, original.kind, [&](const Change &change) {
        return llvm::any_of(change.edits, [&](const Edit &edit) {
          return edit.range.contains(offset) ||
                 (edit.range.begin >= line.begin && edit.range.end <= line.end);
        });
      });
    }
    auto definer = byPath_.find(original.file);
    if (definer == byPath_.end())
      return {};
    return explanation(*definer->second, FactKind::Function, [&](const Change &change) {
      return !change.edits.empty() && change.edits.front().range.begin <= original.offset &&
             original.offset <= change.edits.back().range.end;
    });
  }

  /// Where the token at an offset of the port is in the original; nothing if the translation wrote it.
  static std::optional<unsigned> original(const TranslatedFile &file, unsigned offset) {
    const TextPart *part = file.map.partAt(offset);
    if (!part || !part->change)
      return file.map.originalOffset(offset);
    if (part->range.begin == offset && part->from.size())
      return part->from.begin;
    return std::nullopt;
  }

  static bool isChanged(const TranslatedFile &file, unsigned offset) {
    const TextPart *part = file.map.partAt(offset);
    return part && part->change;
  }

  /// The facts of both sides at the tokens where both have some.
  std::vector<std::pair<FactGroup, FactGroup>>
  aligned(const TranslatedFile &file, const frontend::MeaningFacts &originalFacts,
          const frontend::MeaningFacts &portFacts) const {
    std::vector<std::pair<unsigned, const MeaningFact *>> left, right;
    for (const auto &[fact, offsets] : originalFacts)
      for (unsigned offset : offsets)
        left.emplace_back(offset, &fact);
    std::vector<MeaningFact> translated, chosen;
    translated.reserve(portFacts.size()); // pointers to elements are kept
    chosen.reserve(portFacts.size());
    for (const auto &[recorded, offsets] : portFacts) {
      if (isAuthorsForHip(recorded))
        continue;
      translated.push_back(inOriginal(recorded));
      const MeaningFact &fact = translated.back();
      chosen.push_back({FactKind::Function, {}, {}, 0, fact.instance});
      for (unsigned offset : offsets)
        if (std::optional<unsigned> place = original(file, offset)) {
          // The same function converts in the same way.
          if (fact.kind == FactKind::Conversion && !isChanged(file, offset))
            continue;
          // The row or rule that wrote the name of a function chose one that computes the same.
          bool isChosen =
              fact.kind == FactKind::Function && !isDeclaredByUser(fact) && isChanged(file, offset);
          right.emplace_back(*place, isChosen ? &chosen.back() : &fact);
        }
    }
    std::vector<FactGroup> originals = grouped(std::move(left)), ports = grouped(std::move(right));
    std::vector<std::pair<FactGroup, FactGroup>> pairs;
    auto port = ports.begin();
    for (FactGroup &group : originals) {
      while (port != ports.end() && port->key() < group.key())
        ++port;
      if (port != ports.end() && port->key() == group.key())
        pairs.emplace_back(std::move(group), *port);
    }
    return pairs;
  }

  /// The operators that the translation left although HIP answers them otherwise, with their places in the original.
  std::vector<std::pair<unsigned, MeaningFact>>
  operatorsLeft(const TranslatedFile &file, const frontend::MeaningFacts &portFacts) const {
    std::vector<std::pair<unsigned, MeaningFact>> left;
    for (const auto &[fact, offsets] : portFacts)
      for (unsigned offset : offsets)
        if (std::optional<unsigned> place = original(file, offset);
            fact.kind == FactKind::Operator && place && !isChanged(file, offset))
          left.emplace_back(*place, fact);
    std::vector<Range> hip = left.empty() ? std::vector<Range>() : hipBranches(*file.input->source);
    llvm::erase_if(left, [&](const auto &use) {
      return llvm::any_of(hip, [&](Range branch) { return branch.contains(use.first); });
    });
    return left;
  }

private:
  /// A fact of the port with the place of the user's function in the original. A function that the translation wrote
  /// counts as one of a library.
  MeaningFact inOriginal(MeaningFact fact) const {
    const TranslatedFile *file = fileAt(fact.file);
    if (!file)
      return fact;
    if (isChanged(*file, fact.offset))
      return {FactKind::Function, {}, {}, 0, fact.instance};
    fact.offset = file->map.originalOffset(fact.offset);
    fact.file = file->input->source->path();
    return fact;
  }

  /// Whether the port calls a function that the authors declare in a branch for HIP, instead of what they call for CUDA.
  bool isAuthorsForHip(const MeaningFact &fact) const {
    const TranslatedFile *file =
        fact.kind == FactKind::Function && !fact.file.empty() ? fileAt(fact.file) : nullptr;
    if (!file)
      return false;
    auto [branches, isNew] = hipBranches_.try_emplace(file);
    if (isNew)
      branches->second = hipBranches(*file->input->source);
    unsigned place = file->map.originalOffset(fact.offset);
    return llvm::any_of(branches->second, [&](Range branch) { return branch.contains(place); });
  }

  std::map<std::string, const TranslatedFile *> byPortPath_, byPath_;
  /// What the authors wrote for HIP, by file.
  mutable std::map<const TranslatedFile *, std::vector<Range>> hipBranches_;
};

/// Types that code tells apart in the original and that are one type in the port, and the other way around.
class ToldTypes {
public:
  void add(const TranslatedFile &file, const FactGroup &original, const FactGroup &port) {
    if (original.kind != FactKind::Identity || port.facts.size() != 1)
      return;
    const std::string &inPort = port.facts.begin()->text;
    for (const MeaningFact &fact : original.facts) {
      merged_[inPort].try_emplace(fact.text, &file, original.offset);
      if (original.facts.size() == 1)
        split_[fact.text].try_emplace(inPort, &file, original.offset);
    }
  }
  /// Calls `report` for the second one and each further one of them, with its place.
  void forEach(
      llvm::function_ref<void(const TranslatedFile &, unsigned offset, std::string message)> report)
      const {
    for (auto [types, describe] :
         {std::pair(&merged_, &describeMerged), std::pair(&split_, &describeSplit)})
      for (const auto &[name, others] : *types)
        for (auto other = std::next(others.begin()); other != others.end(); ++other)
          report(*other->second.first, other->second.second,
                 describe(name, others.begin()->first, other->first));
  }

private:
  using Place = std::pair<const TranslatedFile *, unsigned>;
  /// For each type of one side, those of the other side.
  using Types = std::map<std::string, std::map<std::string, Place>>;

  Types merged_, split_;
};

struct Found {
  std::string advice = {};
  unsigned offset = 0;
  std::set<std::string> sides = {};
  std::set<unsigned> lines = {};
};

} // namespace

MeaningComparison
compareMeaning(llvm::ArrayRef<TranslatedFile> files, bool renameUnits, const MeaningOfSides &port,
               llvm::function_ref<const frontend::FileEvidence *(const std::string &path)> evidence,
               llvm::ArrayRef<Diagnostic> reported) {
  Comparison comparison(files, renameUnits);
  std::set<std::pair<std::string, unsigned>> reportedLines;
  for (const Diagnostic &diagnostic : reported)
    if (severityOf(diagnostic.kind) != Severity::Note && !isCheck(diagnostic.kind))
      reportedLines.emplace(diagnostic.file, diagnostic.line);
  std::map<std::pair<const TranslatedFile *, std::string>, Found> found;
  KnownFacts knownFacts;
  MeaningComparison result;
  // The user's functions of which calls differ or that the port calls, and the operators that it may not call.
  std::set<std::pair<std::string, unsigned>> calledOtherwise;
  std::vector<std::tuple<std::string, const TranslatedFile *, unsigned, Difference>> uses;
  auto addText = [&](const std::string &side, const TranslatedFile &file, unsigned offset,
                     std::string message, std::string advice) {
    auto [entry, isNew] = found.try_emplace({&file, std::move(message)}, Found{std::move(advice)});
    if (isNew || offset < entry->second.offset)
      entry->second.offset = offset;
    entry->second.sides.insert(side);
    entry->second.lines.insert(file.input->source->lineAndColumn(offset).first);
  };
  auto add = [&](const std::string &side, const TranslatedFile &file, unsigned offset,
                 const Difference &difference) {
    addText(side, file, offset, describe(difference, files), adviceFor(difference));
  };
  for (const auto &[side, portFiles] : port) {
    ToldTypes types;
    for (const auto &[path, meaning] : portFiles) {
      const TranslatedFile *file = comparison.fileAt(path);
      if (!file || file->isHip)
        continue;
      const SourceFile &source = *file->input->source;
      const frontend::FileEvidence *known = evidence(source.path());
      if (!known)
        continue;
      std::set<unsigned> lines; // what follows on a line is a consequence of what is before it
      const auto pairs = comparison.aligned(*file, known->meaning, meaning.facts);
      knownFacts.add(*file, known->meaning, pairs);
      for (const auto &[original, inPort] : pairs) {
        // Another side may call it.
        if (original.kind == FactKind::Use &&
            llvm::any_of(inPort.facts, [](const MeaningFact &use) { return use.text == "called"; }))
          calledOtherwise.emplace(source.path(), original.offset);
        types.add(*file, original, inPort);
        std::optional<Difference> difference = translate::difference(original, inPort);
        if (!difference || comparison.isOtherBranch(side, *difference) ||
            comparison.isOutside(*difference))
          continue;
        if (original.kind == FactKind::Use) {
          uses.emplace_back(side, file, original.offset, *difference);
          continue;
        }
        calledOtherwise.emplace(difference->first.file, difference->first.offset);
        std::string rule = comparison.explanationOf(*file, original.offset, *difference);
        unsigned line = source.lineAndColumn(original.offset).first;
        if (!rule.empty())
          result.explanations.insert(rule);
        else if (!reportedLines.contains({source.path(), line}) && lines.insert(line).second)
          add(side, *file, original.offset, *difference);
      }
      for (const auto &[offset, fact] : comparison.operatorsLeft(*file, meaning.facts))
        add(side, *file, offset, {fact, fact});
    }
    types.forEach([&, &side = side](const TranslatedFile &file, unsigned offset, std::string text) {
      addText(side, file, offset, std::move(text), adviceForTypes);
    });
  }
  for (const auto &[side, file, offset, difference] : uses)
    if (!calledOtherwise.contains({file->input->source->path(), offset}))
      add(side, *file, offset, difference);
  knownFacts.count(result);
  for (const auto &[key, difference] : found) {
    const SourceFile &source = *key.first->input->source;
    auto [line, column] = source.lineAndColumn(difference.offset);
    std::string message = key.second;
    if (difference.sides.size() < port.size())
      message += fmt::format(" ({})", llvm::join(difference.sides, ", "));
    if (size_t more = difference.lines.size() - 1)
      message += fmt::format(" (and on {} more line{})", more, more == 1 ? "" : "s");
    result.differences.push_back({DiagnosticKind::MeaningDiffers,
                                  source.path(),
                                  line,
                                  column,
                                  std::move(message),
                                  difference.advice,
                                  {}});
  }
  return result;
}

size_t countUnitsWith(llvm::ArrayRef<Diagnostic> diagnostics, llvm::ArrayRef<TranslatedFile> files,
                      bool renameUnits, llvm::ArrayRef<std::set<std::string>> units) {
  std::set<llvm::StringRef> originals;
  for (const Diagnostic &diagnostic : diagnostics)
    originals.insert(diagnostic.file);
  std::set<std::string> paths;
  for (const TranslatedFile &file : files)
    if (originals.contains(file.input->source->path()))
      paths.insert(portPath(file, renameUnits));
  return llvm::count_if(units, [&](const std::set<std::string> &read) {
    return llvm::any_of(paths, [&](const std::string &path) { return read.contains(path); });
  });
}

} // namespace tranship::translate
