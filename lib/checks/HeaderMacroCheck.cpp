// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Macros of the program whose names hipCUB's and rocThrust's headers use, defined before these
// headers are included. CUDA's CUB and Thrust may not use the name.
//   #define IS_RDNA4 (defined(__gfx1200__))   replaced by rocPRIM's macro of that name
//   #define TILE_SIZE 16                      changes the headers
//   #include <cub/cub.cuh>
// Source: mappings/hip/header-words.txt.
#include "checks/Check.h"
#include "checks/CompilerBranches.h"
#include "checks/CompilerValues.h"
#include "frontend/record/UnitRecorder.h"
#include "mapping/HeaderWords.h"
#include "mapping/RoleNames.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// An include in user code that reaches the first header of a kind.
struct Include {
  clang::SourceLocation location;
  std::string spelled;
};

/// The counterparts of CUDA headers.
struct Library {
  llvm::StringLiteral prefix; // of the CUDA header
  llvm::StringLiteral name;
  bool (*hasWord)(const mapping::HeaderWord &);
};
constexpr Library libraries[] = {
    {"cub/cub.cuh", "hipCUB", [](const mapping::HeaderWord &word) { return word.isInAllOfHipCub; }},
    {"cub/", "hipCUB", [](const mapping::HeaderWord &word) { return word.isInHipCub; }},
    {"thrust/", "rocThrust", [](const mapping::HeaderWord &word) { return word.isInRocThrust; }},
};
struct Collision {
  llvm::StringRef name;
  clang::SourceLocation location;
};

class HeaderMacroCheck : public Check {
public:
  void run(CheckedFile &checked) const override { findCompilerBranches(checked); }
  void run(UnitContext &unit) const override {
    if (unit.isHipSource())
      return;
    findCompilerValues(unit);
    std::vector<Include> includes = includesOf(unit);
    llvm::StringMap<bool> reported;
    for (const Library &library : libraries)
      if (auto first =
              llvm::find_if(includes,
                            [&](const Include &include) {
                              return llvm::StringRef(include.spelled).starts_with(library.prefix);
                            });
          first != includes.end())
        checkInclude(unit, library, *first, reported);
  }

private:
  /// In the order in which the unit reads them.
  static std::vector<Include> includesOf(const UnitContext &unit) {
    const clang::SourceManager &sources = unit.ast.getSourceManager();
    std::vector<Include> includes;
    for (unsigned i = 0; i < sources.local_sloc_entry_size(); ++i) {
      const clang::SrcMgr::SLocEntry &entry = sources.getLocalSLocEntry(i);
      if (!entry.isFile())
        continue;
      auto start = clang::SourceLocation::getFromRawEncoding(entry.getOffset());
      std::optional<frontend::UnitRecorder::Place> place = unit.recorder.placeOf(start);
      if (!place)
        continue;
      for (const auto &[offset, include] : place->record->includes)
        if (include.resolved.empty() &&
            !mapping::hasRole(include.spelled, mapping::Role::WithoutRocprim))
          includes.push_back({start.getLocWithOffset(offset), include.spelled});
    }
    llvm::stable_sort(includes, [&](const Include &a, const Include &b) {
      return sources.isBeforeInTranslationUnit(a.location, b.location);
    });
    return includes;
  }

  static void checkInclude(UnitContext &unit, const Library &library, const Include &include,
                           llvm::StringMap<bool> &reported) {
    std::vector<Collision> defined, used;
    for (const auto &[identifier, state] :
         unit.preprocessor.macros(/*IncludeExternalMacros=*/false)) {
      const mapping::HeaderWord *word = mapping::findHeaderWord(identifier->getName());
      if (!word || !library.hasWord(*word))
        continue;
      std::optional<clang::SourceLocation> location =
          definitionAt(unit, identifier, include.location, *word);
      if (location && reported.try_emplace(identifier->getName()).second)
        (word->isDefined ? defined : used).push_back({identifier->getName(), *location});
    }
    std::string headers = fmt::format("{}'s headers", library.name.str());
    report(unit, std::move(defined), include,
           headers + " replace macros of the program: they define the same names, ",
           "rename the macros");
    report(unit, std::move(used), include,
           "macros of the program change " + headers + ": they use the same names, ",
           "rename the macros, or define them after the include");
  }

  /// The definition of the user's macro that is active at an include; `nullopt` if there is none, or if
  /// the headers use its name in a way that does not expand it.
  static std::optional<clang::SourceLocation> definitionAt(const UnitContext &unit,
                                                           const clang::IdentifierInfo *identifier,
                                                           clang::SourceLocation include,
                                                           const mapping::HeaderWord &word) {
    const clang::MacroDirective *latest =
        unit.preprocessor.getLocalMacroDirectiveHistory(identifier);
    if (!latest)
      return std::nullopt;
    const clang::MacroDirective::DefInfo found =
        latest->findDirectiveAtLoc(include, unit.ast.getSourceManager());
    if (!found || found.isUndefined())
      return std::nullopt;
    const clang::MacroInfo *macro = found.getMacroInfo();
    bool isNeverExpanded = macro->isFunctionLike() && !word.isCalled && !word.isDefined;
    bool isItself = macro->getNumTokens() == 1 &&
                    macro->getReplacementToken(0).getIdentifierInfo() == identifier;
    if (isNeverExpanded || isItself || !unit.recorder.placeOf(macro->getDefinitionLoc()))
      return std::nullopt;
    return macro->getDefinitionLoc();
  }

  /// One finding for all macros that are active at an include; their names follow `what`.
  static void report(UnitContext &unit, std::vector<Collision> collisions, const Include &include,
                     llvm::StringRef what, std::string advice) {
    if (collisions.empty())
      return;
    const clang::SourceManager &sources = unit.ast.getSourceManager();
    llvm::sort(collisions, [&](const Collision &a, const Collision &b) {
      return sources.isBeforeInTranslationUnit(a.location, b.location);
    });
    std::vector<std::string> names;
    for (const Collision &collision : collisions)
      names.push_back(fmt::format("`{}`", collision.name.str()));
    UnitFinding finding{DiagnosticKind::HeaderMacro, collisions.front().location, nullptr,
                        what.str() + llvm::join(names, ", "), std::move(advice)};
    finding.related.push_back({include.location, "the include is here"});
    for (const Collision &other : llvm::drop_begin(collisions))
      finding.related.push_back(
          {other.location, fmt::format("`{}` is defined here", other.name.str())});
    unit.report(finding);
  }
};

} // namespace

std::unique_ptr<Check> makeHeaderMacroCheck() { return std::make_unique<HeaderMacroCheck>(); }

} // namespace tranship::checks
