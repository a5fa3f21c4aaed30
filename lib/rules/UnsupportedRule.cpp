// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/GridIndex.h"
#include "rules/HipBranches.h"
#include "rules/MacroReplacement.h"
#include "rules/SolveBuffer.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

#include <map>
#include <tuple>

namespace tranship::rules {
namespace {

/// Reports names that no other rule translates, and names whose meaning changes.
///
///     cudaGraphConditionalHandleCreate(…)     unchanged: unsupported-name, with a reason and advice
///     cudaBrandNewThing(…)                    unchanged: unknown-name
class UnsupportedRule : public Rule {
public:
  void run(FileContext &context) const override {
    SitesByKey meanings;
    SitesByCause missing;
    for (size_t i = 0; i < context.names.size(); ++i)
      if (i + 1 == context.names.size() ||
          !isInnerName(context.file, context.names[i], context.names[i + 1]))
        reportName(context, context.names[i], meanings, missing);
    for (const auto &[cause, sites] : missing)
      reportMissing(context, std::get<0>(cause), sites);
    for (const auto &[name, sites] : meanings)
      if (context.options.everyPlace)
        for (const NameSite *site : sites)
          reportMeaning(context, site);
      else
        reportMeaning(context, sites);
    mendConstantWidths(context);
    for (Change &change : mendHalfBuiltins(context.file, context.options.hipVersion))
      context.changeAnywhere(std::move(change));
    reportContradictions(context);
  }

private:
  using SitesByKey = std::map<llvm::StringRef, std::vector<const NameSite *>>;
  /// By library, advice, and the name if it is that of a namespace with what follows it.
  using SitesByCause = std::map<std::tuple<llvm::StringRef, llvm::StringRef, std::string>,
                                std::vector<const NameSite *>>;

  /// Whether `next` is in the namespace that `site` names, as `std` is in `cuda::std`; what holds
  /// for it is all there is to say.
  static bool isInnerName(const SourceFile &file, const NameSite &site, const NameSite &next) {
    return next.token == site.token + 2 && !next.rows.empty() &&
           file.tokens()[site.token + 1].is(clang::tok::coloncolon) && !site.rows.empty() &&
           llvm::all_of(site.rows, [](const mapping::Row &row) {
             return row.kind == mapping::RowKind::Namespace &&
                    (!row.supported || !row.helper.empty());
           });
  }

  /// The name of a namespace with what follows it: `cuda::std::optional`. Other names as they are.
  static std::string wholeName(const SourceFile &file, const NameSite &site,
                               const mapping::Row &row) {
    std::string name = site.name;
    const std::vector<SourceToken> &tokens = file.tokens();
    if (row.kind == mapping::RowKind::Namespace)
      for (size_t i = site.token; i + 2 < tokens.size(); i += 2) {
        if (!tokens[i + 1].is(clang::tok::coloncolon) ||
            !tokens[i + 2].is(clang::tok::raw_identifier))
          break;
        name += ("::" + file.text(tokens[i + 2])).str();
      }
    return name;
  }

  /// The libraries whose names are reported once for each advice: those that HIP lacks as a whole (of
  /// 20 names, it has at most one), and cuDNN, whose names come in dozens.
  static llvm::StringSet<> missingLibraries() {
    llvm::StringMap<std::pair<size_t, size_t>> counts; // all names, supported ones
    for (const mapping::Row &row : mapping::builtinTables().rows) {
      ++counts[row.library].first;
      counts[row.library].second += row.supported;
    }
    llvm::StringSet<> missing;
    for (const auto &entry : counts)
      if (entry.second.second * 20 <= entry.second.first)
        missing.insert(entry.first());
    missing.insert("cudnn");
    return missing;
  }

  /// Whether the type of a field has no counterpart either, for the same reason. The type is reported
  /// where it is named, by its tag or by the name without `_st`, which is enough.
  static bool isOfUnsupportedType(const FileContext &context, const mapping::Row &field) {
    auto lacks = [&](const mapping::Row &type) {
      return type.kind == mapping::RowKind::Type && type.unsupported == field.unsupported;
    };
    llvm::StringRef tag = field.name.split('.').first, name = tag;
    name.consume_back("_st");
    return llvm::any_of(context.table.rowsOf(tag), lacks) &&
           llvm::all_of(context.table.rowsOf(name), lacks);
  }

  /// Whether the name is in a part of a library that HIP lacks as a whole, such as `cuda::mr`.
  static bool isOfMissingPart(const FileContext &context, const mapping::Row &row) {
    llvm::StringRef part = row.name.ref().rsplit("::").first;
    return part != row.name && part.contains("::") &&
           llvm::any_of(context.table.rowsOf(part), [](const mapping::Row &known) {
             return known.kind == mapping::RowKind::Namespace && !known.supported;
           });
  }

  static void reportUnsupported(FileContext &context, const NameSite &site, const mapping::Row &row,
                                SitesByCause &missing) {
    if (row.kind == mapping::RowKind::Field && isOfUnsupportedType(context, row))
      return;
    static const llvm::StringSet<> libraries = missingLibraries();
    bool isUsers = context.table.isUsers(row.name);
    std::string name = wholeName(context.file, site, row);
    if (!context.options.everyPlace && !isUsers &&
        (libraries.contains(row.library) || row.unsupported->oncePerFile ||
         isOfMissingPart(context, row))) {
      bool isNamespace = row.kind == mapping::RowKind::Namespace;
      missing[{row.library, row.unsupported->instead, isNamespace ? name : ""}].push_back(&site);
      return;
    }
    context.diagnose(
        DiagnosticKind::UnsupportedName, context.file.tokens()[site.token].offset,
        fmt::format("`{}` has no HIP counterpart: {}", name, row.unsupported->why.str()),
        row.unsupported->instead.str(), site.name);
  }

  /// Reports names once for all uses in a file that have the same advice, at the first.
  static void reportMissing(FileContext &context, llvm::StringRef library,
                            llvm::ArrayRef<const NameSite *> sites) {
    const NameSite &first = *sites.front();
    const mapping::Row &row = *context.rowAt(first);
    std::string others;
    if (sites.size() > 1 && row.unsupported->oncePerFile)
      others = fmt::format(" (and {} in this file)", plural(sites.size() - 1, "more place"));
    else if (sites.size() > 1)
      others = fmt::format(" (and {} of {} in this file)", plural(sites.size() - 1, "more use"),
                           library == "other-libraries" ? "its library" : library.str());
    context.diagnose(DiagnosticKind::UnsupportedName, context.file.tokens()[first.token].offset,
                     fmt::format("`{}` has no HIP counterpart: {}{}",
                                 wholeName(context.file, first, row), row.unsupported->why.str(),
                                 others),
                     row.unsupported->instead.str(), first.name);
  }

  /// Whether the name at `offset` becomes another one, so that it matters whose it is.
  static bool isTranslatedAt(const FileContext &context, unsigned offset) {
    return llvm::any_of(context.names, [&](const NameSite &site) {
      if (context.file.tokens()[site.token].offset != offset)
        return false;
      const mapping::Row *row = context.rowAt(site);
      return !row || !row->supported || !row->call.empty() ||
             context.file.text(context.file.tokens()[site.token]) !=
                 row->hip.ref().substr(row->hip.ref().rfind(':') + 1);
    });
  }

  /// Reports names that are CUDA's and the user's, once for the file unless each place is wanted.
  static void reportContradictions(FileContext &context) {
    std::vector<unsigned> places;
    for (unsigned offset : context.evidence.contradictions)
      if (isTranslatedAt(context, offset))
        places.push_back(offset);
    bool isEach = context.options.everyPlace || places.size() < 2;
    std::string others =
        isEach ? ""
               : fmt::format(" (and {} in this file)", plural(places.size() - 1, "more place"));
    for (unsigned offset : isEach ? places : llvm::ArrayRef(places).take_front().vec())
      context.diagnose(DiagnosticKind::NameConflict, offset,
                       "this name refers to a CUDA entity in one unit or macro use, and to your "
                       "own in another; it was translated as CUDA's" +
                           others,
                       "rename your own entity");
  }

  /// Reports a change of meaning once for all uses of a name in a file, at the first of them.
  static void reportMeaning(FileContext &context, llvm::ArrayRef<const NameSite *> sites) {
    const NameSite &first = *sites.front();
    const mapping::Row &row = *context.rowAt(first);
    std::string others = sites.size() > 1 ? fmt::format(" (and {} in this file)",
                                                        plural(sites.size() - 1, "more place"))
                                          : "";
    // What a macro with a value becomes depends on its use; comments in it say where it came from.
    std::string hip = row.kind == mapping::RowKind::Macro && !row.call.empty()
                          ? macroReplacement(context, first, row)
                          : row.hip.str();
    hip = llvm::StringRef(hip).split(" /*").first.str();
    std::string what = hip == row.name || hip.empty()
                           ? fmt::format("`{}`", first.name)
                           : fmt::format("`{}` became `{}`", first.name, hip);
    context.diagnose(DiagnosticKind::Meaning, context.file.tokens()[first.token].offset,
                     fmt::format("{}: {}{}", what, row.warn->why.str(), others),
                     row.warn->instead.str(), first.name);
  }

  static void reportName(FileContext &context, const NameSite &site, SitesByKey &meanings,
                         SitesByCause &missing) {
    unsigned offset = context.file.tokens()[site.token].offset;
    if (site.rows.empty()) {
      context.diagnose(DiagnosticKind::UnknownName, offset,
                       fmt::format("`{}` looks like a name from {}, but the tables do not list it",
                                   site.name, context.table.libraryLike(site.name).str()),
                       "translate it by hand, or add a row for it with --rules", site.name);
      return;
    }
    const mapping::Row *row = context.rowAt(site);
    if (site.isDeclaration && site.layer == Layer::Token)
      return; // a function of the user's, for compilers that lack it
    if (!row) {
      context.diagnose(DiagnosticKind::CallForm, offset,
                       fmt::format("no HIP form of `{}` matches this use", site.name),
                       "the HIP form depends on the number of arguments; translate it by hand",
                       site.name);
      return;
    }
    if (context.wantsSeveralRows(site))
      context.diagnose(DiagnosticKind::CallForm, offset,
                       fmt::format("`{}` has different arguments here in another unit or macro "
                                   "use, and each needs a different HIP form",
                                   site.name),
                       "check the chosen form; separate the other uses with a macro or an overload",
                       site.name);
    if (!row->supported && isCaseLabel(context.file, site.token))
      return; // CaseLabelRule
    if (!row->supported && bufferOfAnalysis(context, site))
      return; // SolveBufferRule
    if (!row->supported && gridIndexEdit(context, site))
      return; // GridIndexRule
    if (!row->supported && isDropped(context, site))
      return; // CallRule, whose row says what that means
    if (!row->supported)
      reportUnsupported(context, site, *row, missing);
    else if (!row->isIn(context.options.hipVersion))
      context.diagnose(
          DiagnosticKind::HipVersion, offset, versionMessage(*row, context.options.hipVersion),
          "change --hip-version if you can, or rewrite this part without it", site.name);
    else if (isHostCallOnDevice(context, site, *row))
      context.diagnose(
          DiagnosticKind::DeviceCall, offset,
          fmt::format("`{}` is called in device code, but HIP supports it only on the host",
                      site.name),
          "do this on the host, before or after the kernel", site.name);
    else if (row->warn && !isStandardOnHost(context, site, *row) && !isHandle(site, *row) &&
             !isJudged(context, offset, *row) && !site.declaresMissing(*row))
      meanings[row->warn->key].push_back(&site);
  }

  /// Whether the name is an argument that the translation of its call leaves out.
  static bool isDropped(const FileContext &context, const NameSite &site) {
    Range name = context.file.tokens()[site.token].range();
    return llvm::any_of(context.droppedArguments, [&](Range argument) {
      return argument.begin == name.begin && argument.end == name.end;
    });
  }

  /// Whether HandleRule has looked at the uses of the type's values.
  static bool isHandle(const NameSite &site, const mapping::Row &row) {
    return row.warn->key == "handle-pointer" && site.layer == Layer::Ast;
  }

  /// Whether the wave checks have judged this use, and report what there is to report.
  static bool isJudged(const FileContext &context, unsigned offset, const mapping::Row &row) {
    return row.wave == mapping::RowWave::Any &&
           context.evidence.waveFormAt(offset) != frontend::WaveForm::Unknown;
  }

  /// Whether the name is the standard library's because it is called on the host, such as `clock`.
  static bool isStandardOnHost(const FileContext &context, const NameSite &site,
                               const mapping::Row &row) {
    const std::set<frontend::CallEvidence> &calls = context.callsSeen(site);
    const mapping::Library *library = context.table.library(row.library);
    return library && library->deviceOnly && row.hip == row.name && !calls.empty() &&
           llvm::all_of(calls, [](const frontend::CallEvidence &call) { return call.onHost; });
  }

  static bool isHostCallOnDevice(const FileContext &context, const NameSite &site,
                                 const mapping::Row &row) {
    const mapping::Library *library = context.table.library(row.library);
    bool callsNothing = !row.call.empty() && !llvm::StringRef(row.call).contains('(');
    return row.kind == mapping::RowKind::Function && library && library->hostOnly &&
           !callsNothing &&
           llvm::any_of(context.callsSeen(site),
                        [](const frontend::CallEvidence &call) { return call.onDevice; });
  }
};

} // namespace

std::unique_ptr<Rule> makeUnsupportedRule() { return std::make_unique<UnsupportedRule>(); }

} // namespace tranship::rules
