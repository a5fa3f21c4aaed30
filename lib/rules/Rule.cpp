// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "rules/MacroReplacement.h"
#include "rules/NameSites.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship::rules {

std::string versionMessage(const mapping::Row &row, Version version) {
  bool isTooNew = row.hipAdded > version;
  return fmt::format("`{}` was {} in HIP {}, but the output is for {}", row.hip.str(),
                     isTooNew ? "added" : "removed",
                     (isTooNew ? row.hipAdded : row.hipRemoved).str(), version.str());
}

FileContext::FileContext(const SourceFile &file, const frontend::FileEvidence &evidence,
                         const frontend::Evidence &all, const mapping::Table &table,
                         const RuleOptions &options, ImplicitHeader implicitHeader)
    : file(file), evidence(evidence), table(table), options(options), userNames(all.userNames),
      implicitHeader(implicitHeader), hipCode(hipBranches(file)),
      deadCode(branchesDeadInPort(
          file,
          [&](llvm::StringRef macro) { return valueInPort(macro, userNames, table, options); },
          options.cudaArchitecture)),
      names(findNames(file, evidence, userNames, table)), plan(file) {
  auto inHip = std::stable_partition(names.begin(), names.end(), [&](const NameSite &site) {
    return !isHipAt(file.tokens()[site.token].offset);
  });
  if (isTorchExtension())
    namesInTorchBranches.assign(inHip, names.end());
  names.erase(inHip, names.end());
}

bool FileContext::isTorchExtension() const {
  return llvm::any_of(llvm::ArrayRef<llvm::StringLiteral>{"torch/", "ATen/", "c10/"},
                      [&](llvm::StringRef folder) { return evidence.includesOfCuda(folder); });
}

void FileContext::useHelper(llvm::StringRef id, unsigned offset) {
  helpers.insert(id.str());
  firstHelperUse = std::min(firstHelperUse.value_or(offset), offset);
}

static bool isIn(llvm::ArrayRef<Range> ranges, unsigned offset) {
  return llvm::any_of(ranges, [&](Range range) { return range.contains(offset); });
}

bool FileContext::isHipAt(unsigned offset) const { return isIn(hipCode, offset); }
bool FileContext::isDeadAt(unsigned offset) const { return isIn(deadCode, offset); }

void FileContext::change(Change change) {
  auto isInHip = [&](const Edit &edit) {
    // What is inserted where a branch begins stands in front of it.
    unsigned offset = edit.range.begin;
    return edit.range.size() > 0 ? isHipAt(offset) : offset > 0 && isHipAt(offset - 1);
  };
  if (llvm::none_of(change.edits, isInHip))
    plan.add(std::move(change));
}

const std::set<frontend::CallEvidence> &FileContext::callsSeen(const NameSite &site) const {
  static const std::set<frontend::CallEvidence> none;
  auto known = evidence.calls.find(file.tokens()[site.token].offset);
  return known == evidence.calls.end() ? none : known->second;
}

std::optional<CallSyntax> FileContext::callAt(const NameSite &site) const {
  const std::set<frontend::CallEvidence> &calls = callsSeen(site);
  return parseCall(file, site.token, calls.empty() ? -1 : calls.begin()->arguments);
}

frontend::WaveForm FileContext::waveFormAt(unsigned offset) const {
  if (options.waveGroups == WaveGroups::Always)
    return frontend::WaveForm::Groups;
  frontend::WaveForm form = evidence.waveFormAt(offset);
  // Code that assumes 32 lanes and must not keep groups needs a person's decision.
  if (form == frontend::WaveForm::Groups && options.waveGroups == WaveGroups::Never)
    return frontend::WaveForm::Unknown;
  return form;
}

/// In `given`: calls whose other rows differ, as in a template that is used with several types.
static constexpr llvm::StringLiteral severalTypes = "several";

/// A form of nothing but arguments and operators fits arguments of any type: `(*($0))`.
static bool fitsAnyType(const mapping::Row *row) {
  return row && row->reshapesCall() && llvm::none_of(row->call.ref(), llvm::isAlpha);
}

/// The row for uses that several rows would fit: a helper that takes any of their types.
static const mapping::Row *rowForSeveral(const NameSite &site) {
  const auto *row = llvm::find_if(
      site.rows, [](const mapping::Row &one) { return one.given.type == severalTypes; });
  return row == site.rows.end() ? nullptr : row;
}

const mapping::Row *FileContext::rowAt(const NameSite &site) const {
  const std::set<frontend::CallEvidence> &calls = callsSeen(site);
  if (calls.size() < 2)
    return rowFor(site, calls.empty() ? nullptr : &*calls.begin());
  for (const frontend::CallEvidence &call : calls)
    if (const mapping::Row *row = rowFor(site, &call); fitsAnyType(row))
      return row;
  const mapping::Row *first = rowFor(site, &*calls.begin()), *several = rowForSeveral(site);
  bool isUsable = several && options.helpers != HelperForm::None &&
                  options.helpers != HelperForm::String && callAt(site);
  return isUsable && llvm::any_of(calls,
                                  [&](const frontend::CallEvidence &call) {
                                    return rowFor(site, &call) != first;
                                  })
             ? several
             : first;
}

bool FileContext::wantsSeveralRows(const NameSite &site) const {
  const std::set<frontend::CallEvidence> &calls = callsSeen(site);
  if (calls.size() < 2)
    return false;
  const mapping::Row *chosen = rowAt(site);
  return !fitsAnyType(chosen) && !(chosen && chosen->given.type == severalTypes) &&
         llvm::any_of(calls, [&](const frontend::CallEvidence &call) {
           const mapping::Row *row = rowFor(site, &call);
           // The form for any mask is right for a full one too, and the form for the host on both sides.
           return row != chosen && !(row && row->given.type == "full-mask") &&
                  !(chosen && chosen->onHost);
         });
}

/// Whether a file may use a helper where `other` applies as well. A string gets no helper if there is
/// a form without.
static bool mayUse(llvm::StringRef helper, HelperForm form, const mapping::Row *other) {
  return form == HelperForm::String
             ? !(other && other->supported) && mapping::isForRuntimeCompilation(helper)
             : form != HelperForm::None;
}

/// Whether an argument is the name that a row asks for, such as an enumerator.
static bool isWritten(const SourceFile &file, const CallSyntax &call,
                      const mapping::GivenArgument &given) {
  return size_t(given.argument) < call.arguments.size() &&
         file.text(call.arguments[given.argument]) == given.type;
}

/// Whether an argument has a comma that a macro would end it at: only parentheses keep one.
static bool hasMacroComma(llvm::StringRef argument) {
  int depth = 0;
  for (char c : argument) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == ',' && depth == 0)
      return true;
  }
  return false;
}

/// Whether a file sees what a header or a folder of headers declares. CUB, Thrust and cooperative
/// groups bring libcu++ along.
static bool seesHeader(const frontend::FileEvidence &evidence, llvm::StringRef header) {
  if (header == "cuda/" && (evidence.includesOfCuda("cub/") || evidence.includesOfCuda("thrust/") ||
                            evidence.includesOfCuda("cooperative_groups/") ||
                            evidence.includesOfCuda("cooperative_groups.h")))
    return true;
  return evidence.includesOfCuda(header);
}

/// Whether `::` follows a name.
static bool isQualifier(const SourceFile &file, size_t token) {
  return token + 1 < file.tokens().size() && file.tokens()[token + 1].is(clang::tok::coloncolon);
}

const mapping::Row *FileContext::rowFor(const NameSite &site,
                                        const frontend::CallEvidence *seen) const {
  const mapping::Row *best = nullptr;
  frontend::WaveForm wave = waveFormAt(file.tokens()[site.token].offset);
  std::optional<CallSyntax> call;
  if (llvm::any_of(site.rows, [](const mapping::Row &row) { return row.dependsOnCall(); }))
    call = parseCall(file, site.token, seen ? seen->arguments : -1);
  for (const mapping::Row &row : site.rows) {
    // A macro calls what it is given: `CUDA_CALL(cudaEventCreate, &event)`. A name is enough there if
    // only the number of arguments matters.
    bool isGiven = !call && seen && row.arity >= 0 && !row.given.isSet() && row.call.empty();
    if (row.kind == mapping::RowKind::Header || (row.dependsOnCall() && !call && !isGiven) ||
        row.given.type == severalTypes)
      continue;
    if (!row.isForCuda(options.cudaVersion) || !row.isForHip(options.hipVersion) ||
        (!row.including.empty() && !seesHeader(evidence, row.including)))
      continue;
    if (row.lacksTextures && !options.lacksTextures)
      continue;
    if (!row.helper.empty() && !mayUse(row.helper, options.helpers, best))
      continue;
    // A helper that makes a namespace is for aliases and `using namespace`. The names in it have rows.
    if (!row.helper.empty() && row.kind == mapping::RowKind::Namespace &&
        isQualifier(file, site.token))
      continue;
    if ((row.wave == mapping::RowWave::Groups && wave != frontend::WaveForm::Groups) ||
        (row.wave == mapping::RowWave::Whole && wave != frontend::WaveForm::Whole))
      continue;
    if (row.onHost && (!seen || seen->onDevice))
      continue;
    if (row.arity >= 0 &&
        size_t(row.arity) != (call ? call->arguments.size() : size_t(seen->arguments)))
      continue;
    if (row.given.isSet() && row.given.type == "braced-list") {
      if (size_t(row.given.argument) >= call->arguments.size() ||
          !file.text(call->arguments[row.given.argument]).starts_with("{"))
        continue;
    } else if (row.given.isSet() && row.given.type == "comma") {
      if (size_t(row.given.argument) >= call->arguments.size() ||
          !hasMacroComma(file.text(call->arguments[row.given.argument])))
        continue;
    } else if (row.given.isSet() && isWritten(file, *call, row.given)) {
      // Nothing else to ask.
    } else if (row.given.isSet()) {
      if (!seen)
        continue;
      auto type = seen->types.find(row.given.argument);
      bool fits = row.given.type == "full-mask" ? seen->fullMasks.contains(row.given.argument)
                  : row.given.type == "record"
                      ? seen->records.contains(row.given.argument)
                      : type != seen->types.end() && type->second == row.given.type;
      if (!fits)
        continue;
    }
    best = &row; // rows are sorted: the most specific one is the last
  }
  return best;
}

void FileContext::diagnose(DiagnosticKind kind, unsigned offset, std::string message,
                           std::string advice, llvm::StringRef name) {
  if (isHipAt(offset) || (isDeadAt(offset) && severityOf(kind) != Severity::Note))
    return;
  auto [line, column] = file.lineAndColumn(offset);
  sink.add({kind, file.path(), line, column, std::move(message), std::move(advice), name.str()});
}

std::vector<std::unique_ptr<Rule>> allRules() {
  std::vector<std::unique_ptr<Rule>> rules;
#define RULE(Name, Id) rules.push_back(make##Name##Rule());
#include "rules/Rules.def"
  return rules;
}

} // namespace tranship::rules
