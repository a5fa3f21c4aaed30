// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/RoleNames.h"
#include "rules/Rule.h"
#include "rules/UsingDirectives.h"
#include "source/CallSyntax.h"
#include "source/Conditions.h"
#include "source/IncludeDirectives.h"
#include "source/PlatformCode.h"
#include "support/LineEndings.h"
#include "support/SourceLanguage.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <set>

namespace tranship::rules {
namespace {

constexpr llvm::StringLiteral mainHeader = "hip/hip_runtime.h";

/// Replaces CUDA's headers with HIP's, in the same quotes. An include is removed if HIP's main
/// header or an earlier include covers it. nvcc includes its runtime header implicitly and HIP
/// compilers do not, so it is added where it is missing.
///
///     #include "cuda_runtime.h"               #include "hip/hip_runtime.h"
///     #include <device_launch_parameters.h>   (removed)
///     #include "kernels.cu"                   #include "kernels.hip"       if that file is renamed
///     __has_include(<cuda_bf16.h>)            __has_include(<hip/hip_bf16.h>)
///     #define HEADER <cuda_runtime.h>         #define HEADER <hip/hip_runtime.h>
///
/// nvcc's implicit include and CUDA libraries with half types include standard headers that HIP's
/// headers do not. Such a header is added where a name needs it (a row's `needs`) and no
/// include provides it.
class IncludeRule : public FollowingRule {
public:
  RuleResult run(const FileView &view, const Needs &needs) const override {
    RuleResult result;
    IncludeLayout layout = findIncludes(view.file);
    KeptHeaders kept;
    // The user's headers may rely on the main header, so it must come before them, as with nvcc.
    IncludeDirective atTheTop;
    bool needsMain = needsMainHeader(view, layout);
    bool goesFirst = needsMain && userHeaderComesFirst(view, layout);
    if (goesFirst)
      kept.emplace_back(mainHeader.str(), &atTheTop);
    Missing missing;
    for (const IncludeDirective &directive : layout.directives)
      translate(view, result, directive, kept, missing);
    for (const auto &[offset, seen] : view.evidence.includes)
      if (llvm::none_of(layout.directives, [offset = offset](const IncludeDirective &directive) {
            return directive.range.begin == offset;
          }))
        spellOut(view, result, offset, seen);
    for (const auto &[row, sites] : missing)
      reportMissing(view, result, *row, sites);
    for (const NamedHeader &header : findNamedHeaders(view.file))
      rename(view, result, header);
    std::vector<llvm::StringRef> added = neededHeaders(view, needs, layout);
    if (goesFirst || (needsMain && !hasMainHeader(view, kept, layout)))
      added.insert(added.begin(), mainHeader);
    insert(view, result, layout.insertionOffset, added);
    return result;
  }

private:
  /// The headers that the output includes, and where.
  using KeptHeaders = std::vector<std::pair<std::string, const IncludeDirective *>>;

  static bool needsMainHeader(const FileView &view, const IncludeLayout &layout) {
    switch (view.implicitHeader) {
    case ImplicitHeader::None:
      return false;
    case ImplicitHeader::Unit:
      return usesCuda(view) ||
             (view.options.bringsCuda && view.options.bringsCuda(view.file.path()));
    case ImplicitHeader::LoneHeader:
      return llvm::all_of(view.evidence.cudaHeaders,
                          [&](const std::string &header) { return isForAnyGpu(view, header); }) &&
             !includesHip(view.file, layout) && usesCuda(view, /*inCxx=*/true);
    }
    return false;
  }

  /// Whether a file includes a header of HIP outside of all conditions but its include guard.
  static bool includesHip(const SourceFile &file, const IncludeLayout &layout) {
    return llvm::any_of(layout.directives, [&](const IncludeDirective &directive) {
      return file.text(directive.name).starts_with("hip/") && directive.conditions == layout.guard;
    });
  }

  /// Whether a PyTorch header includes no runtime, neither CUDA's nor HIP's.
  static bool isForAnyGpu(const FileView &view, llvm::StringRef header) {
    const mapping::Row *row = view.table.header(header);
    return row && mapping::isOfTorch(*row) && row->hip == row->name;
  }

  /// Whether every compilation includes the main header: under no condition, in all branches of a
  /// condition with an `#else`, or both in a branch for HIP and in another one of that condition.
  static bool hasMainHeader(const FileView &view, const KeptHeaders &kept,
                            const IncludeLayout &layout) {
    std::set<unsigned> inHip, in; // the branches that include it
    for (const auto &[header, directive] : kept)
      if (header == mainHeader)
        (view.isHipAt(directive->range.begin) ? inHip : in)
            .insert(directive->conditions.empty() ? 0 : directive->conditions.back());
    for (const ConditionalGroup &group : layout.groups) {
      auto isOneIn = [&](const std::set<unsigned> &known) {
        return llvm::any_of(group.branches, [&](unsigned b) { return known.contains(b); });
      };
      bool inAll = group.hasElse && llvm::all_of(group.branches, [&](unsigned branch) {
                     return in.contains(branch) || inHip.contains(branch);
                   });
      if (inAll || (isOneIn(inHip) && isOneIn(in)))
        in.insert(group.outer);
    }
    return in.contains(0) || (!layout.guard.empty() && in.contains(layout.guard.back()));
  }

  /// Includes of headers that HIP lacks, by their row: one row may match all headers of a library.
  using Missing = llvm::MapVector<const mapping::Row *, std::vector<const IncludeDirective *>>;

  static void reportMissing(const FileView &view, RuleResult &result, const mapping::Row &row,
                            llvm::ArrayRef<const IncludeDirective *> sites) {
    bool isLibrary = row.name.ends_with("*") && !view.options.everyPlace;
    for (const IncludeDirective *site : isLibrary ? sites.take_front() : sites) {
      llvm::StringRef spelled = view.file.text(site->name);
      size_t others = isLibrary ? sites.size() - 1 : 0;
      result.diagnose(DiagnosticKind::UnsupportedHeader, site->range.begin,
                      fmt::format("`{}` has no HIP counterpart: {}{}", spelled.str(),
                                  row.unsupported->why.str(),
                                  others == 0   ? ""
                                  : others == 1 ? " (and 1 more of its headers in this file)"
                                                : fmt::format(" (and {} more of its headers in "
                                                              "this file)",
                                                              others)),
                      row.unsupported->instead.str(), spelled);
    }
  }

  static void translate(const FileView &view, RuleResult &result, const IncludeDirective &directive,
                        KeptHeaders &kept, Missing &missing) {
    llvm::StringRef spelled = view.file.text(directive.name);
    auto found = view.evidence.includes.find(directive.range.begin);
    const frontend::IncludeEvidence *seen =
        found == view.evidence.includes.end() ? nullptr : &found->second;
    if (followRename(view, result, directive, seen))
      return;
    bool isHip = view.isHipAt(directive.range.begin);
    bool isUserHeader = (seen && !seen->resolved.empty()) || isHip;
    if (isHip && view.isTorchExtension())
      renameForHipify(view, result, directive);
    const mapping::Row *row = isUserHeader ? nullptr : view.table.header(spelled);
    if (!row) {
      if (!isUserHeader && view.table.looksLikeHeader(spelled, seen && seen->found))
        result.diagnose(DiagnosticKind::UnknownHeader, directive.range.begin,
                        fmt::format("`{}` looks like a CUDA header, but the tables do not list it",
                                    spelled.str()),
                        "replace it by hand, or add a row for it with --rules", spelled);
      kept.emplace_back(spelled.str(), &directive);
      return;
    }
    if (!row->supported) {
      if (!view.isHipAt(directive.range.begin) && !view.isDeadAt(directive.range.begin))
        missing[row].push_back(&directive);
      return;
    }
    if (!row->isIn(view.options.target.hip))
      result.diagnose(DiagnosticKind::HipVersion, directive.range.begin,
                      versionMessage(*row, view.options.target.hip),
                      "change --hip-version if you can, or do without this header", spelled);
    if (row->warn)
      result.diagnose(
          DiagnosticKind::Meaning, directive.range.begin,
          fmt::format("`{}` became `{}`: {}", spelled.str(), row->hip.str(), row->warn->why.str()),
          row->warn->instead.str(), spelled);
    replace(view, result, directive, *row, seen ? Layer::Preprocessor : Layer::Token, kept);
  }

  /// A PyTorch header in a branch for HIP has its CUDA name there too: PyTorch's hipify renames it.
  static void renameForHipify(const FileView &view, RuleResult &result,
                              const IncludeDirective &directive) {
    llvm::StringRef spelled = view.file.text(directive.name);
    const mapping::Row *row = view.table.header(spelled);
    if (row && mapping::isOfTorch(*row) && row->supported && !row->hip.empty() &&
        row->hip != spelled && !row->hip.contains(' '))
      result.changeAnywhere({"include", Layer::Preprocessor, {{directive.name, {row->hip.str()}}}});
  }

  /// Spells out an include that a macro with arguments makes, if it names a CUDA header.
  static void spellOut(const FileView &view, RuleResult &result, unsigned hash,
                       const frontend::IncludeEvidence &seen) {
    const std::vector<SourceToken> &tokens = view.file.tokens();
    size_t macro = view.file.tokenExactlyAt(hash) + 2;
    const mapping::Row *row = seen.resolved.empty() ? view.table.header(seen.spelled) : nullptr;
    if (!row || macro + 1 >= tokens.size() || !tokens[macro + 1].is(clang::tok::l_paren))
      return; // a macro without arguments is translated where it is defined
    size_t close = matchingClose(view.file, macro + 1);
    if (close >= tokens.size())
      return;
    if (!row->supported) {
      result.diagnose(
          DiagnosticKind::UnsupportedHeader, hash,
          fmt::format("`{}` has no HIP counterpart: {}", seen.spelled, row->unsupported->why.str()),
          row->unsupported->instead.str(), seen.spelled);
      return;
    }
    llvm::SmallVector<llvm::StringRef, 2> headers;
    (row->hip.empty() ? llvm::StringRef(mainHeader) : row->hip).split(headers, ' ');
    std::string separator = fmt::format(">{}#include <", view.file.lineEnding().str());
    Range name{tokens[macro].offset, tokens[close].end()};
    result.change({"include",
                   Layer::Preprocessor,
                   {{name, {fmt::format("<{}>", llvm::join(headers, separator))}}}});
  }

  /// Replaces a CUDA header with those of its row that are not included yet. They come before names that
  /// would be ambiguous with theirs.
  static void replace(const FileView &view, RuleResult &result, const IncludeDirective &directive,
                      const mapping::Row &row, Layer layer, KeptHeaders &kept) {
    llvm::SmallVector<llvm::StringRef, 2> headers;
    (row.hip.empty() ? llvm::StringRef(mainHeader) : row.hip).split(headers, ' ');
    llvm::erase_if(headers, [&](llvm::StringRef header) {
      return llvm::any_of(kept, [&](const auto &entry) {
        return entry.first == header && entry.second->dominates(directive);
      });
    });
    for (llvm::StringRef header : headers)
      kept.emplace_back(header.str(), &directive);
    if (headers.empty()) {
      result.change(
          {"include", layer, {{directiveWithLine(view.file, directive), {std::string()}}}});
      return;
    }
    std::optional<unsigned> usingDirective = firstUsingDirective(view);
    if (usingDirective && *usingDirective < directive.range.begin && !directive.isNested &&
        directive.conditions.empty()) {
      result.change(
          {"include", layer, {{directiveWithLine(view.file, directive), {std::string()}}}});
      insert(view, result, *usingDirective, headers);
      return;
    }
    std::vector<Edit> edits;
    if (!row.call.empty() && mayBeC(view.file)) {
      unsigned line = view.file.line(directive.range.begin).begin;
      edits.push_back({{line, line}, {inCOnly(view.file, row.call)}});
    }
    if (headers.size() > 1 || headers.front() != view.file.text(directive.name))
      edits.push_back({directive.name, {names(view.file, directive, headers)}});
    if (!edits.empty())
      result.change({"include", layer, std::move(edits)});
  }

  /// Whether C compilers may read a file: it is in C, or a header that asks for the language or has
  /// nothing of C++.
  static bool mayBeC(const SourceFile &file) {
    llvm::StringRef path = file.path();
    auto has = [&](llvm::ArrayRef<llvm::StringRef> words) {
      return llvm::any_of(file.tokens(), [&](const SourceToken &token) {
        return llvm::is_contained(words, file.text(token));
      });
    };
    return isCFile(path) ||
           (path.ends_with(".h") &&
            (has({"__cplusplus"}) || !has({"::", "class", "namespace", "template", "using"})));
  }

  /// A declaration that C++ compilers do not see.
  static std::string inCOnly(const SourceFile &file, llvm::StringRef declaration) {
    std::string text = fmt::format("#ifndef __cplusplus\n{}\n#endif\n", declaration.str());
    return file.lineEnding() == "\n" ? text : withCrlf(text);
  }

  /// Renames a header that is named outside of an include directive.
  static void rename(const FileView &view, RuleResult &result, const NamedHeader &header) {
    llvm::StringRef spelled = view.file.text(header.name);
    const mapping::Row *row = view.table.header(spelled);
    bool isUserHeader = llvm::any_of(view.evidence.includes, [&](const auto &entry) {
      return entry.second.spelled == spelled && !entry.second.resolved.empty();
    });
    // HIP has no such header: a test for it fails as it is.
    if (!row || !row->supported || isUserHeader)
      return;
    llvm::StringRef hip =
        row->hip.empty() ? llvm::StringRef(mainHeader) : row->hip.split(' ').first;
    if (hip != spelled)
      result.change({"include", Layer::Preprocessor, {{header.name, {hip.str()}}}});
  }

  static void insert(const FileView &view, RuleResult &result, unsigned at,
                     llvm::ArrayRef<llvm::StringRef> headers) {
    std::string lines;
    for (llvm::StringRef header : headers)
      lines += ("#include <" + header + ">" + view.file.lineEnding()).str();
    if (lines.empty())
      return;
    if (at == view.file.text().size() && at > 0 && view.file.text().back() != '\n')
      lines = view.file.lineEnding().str() + lines;
    result.change({"include", Layer::Preprocessor, {{{at, at}, {lines}}}});
  }

  /// `<cstring>` for `<string.h>`.
  static std::string nameInCxx(llvm::StringRef header) {
    return header.ends_with(".h") ? ("c" + header.drop_back(2)).str() : header.str();
  }

  /// Headers that names in this file need and that no unit with this file includes.
  static std::vector<llvm::StringRef> neededHeaders(const FileView &view, const Needs &needs,
                                                    const IncludeLayout &layout) {
    if (!view.evidence.includesOfCudaUnits)
      return {}; // a C++ compiler has no implicit includes
    const std::set<std::string> &needed = view.evidence.neededHeaders;
    std::set<llvm::StringRef> byName(needed.begin(), needed.end());
    // Of names that clang could not resolve, only what they become is known.
    for (const ResolvedUse &use : view.uses)
      if (const mapping::Row *row = use.layer == Layer::Token ? use.row : nullptr;
          row && row->supported && row->hip != row->name && !row->needs.empty())
        byName.insert(row->needs);
    byName.insert(needs.headers.begin(), needs.headers.end());
    std::vector<llvm::StringRef> missing(byName.begin(), byName.end());
    llvm::erase_if(missing, [&](llvm::StringRef header) {
      return llvm::any_of(*view.evidence.includesOfCudaUnits,
                          [&](llvm::StringRef name) { return brings(view, name, header); }) ||
             llvm::any_of(layout.directives, [&](const IncludeDirective &directive) {
               return !view.isDeadAt(directive.range.begin) &&
                      brings(view, view.file.text(directive.name), header);
             });
    });
    return missing;
  }

  /// Whether an include of `name` is an include of `header`, or becomes one.
  static bool brings(const FileView &view, llvm::StringRef name, llvm::StringRef header) {
    // `<cmath>` takes `isnan` and its relatives out of the global namespace.
    if (name == header || (header != "math.h" && name == nameInCxx(header)))
      return true;
    // Every Thrust header includes its functors; CUB's headers do not.
    if (header == "thrust/functional.h" && name.starts_with("thrust/"))
      return true;
    const mapping::Row *row = view.table.header(name);
    llvm::SmallVector<llvm::StringRef, 2> headers;
    if (row)
      row->hip.ref().split(headers, ' ');
    return llvm::is_contained(headers, header);
  }

  /// Whether a header of the user's tree is included before the runtime's.
  static bool userHeaderComesFirst(const FileView &view, const IncludeLayout &layout) {
    for (const IncludeDirective &directive : layout.directives) {
      if (view.isHipAt(directive.range.begin))
        continue;
      llvm::StringRef spelled = view.file.text(directive.name);
      const mapping::Row *row = view.table.header(spelled);
      if (spelled == mainHeader ||
          (row && row->supported && (row->hip.empty() || row->hip == mainHeader)))
        return false;
      auto seen = view.evidence.includes.find(directive.range.begin);
      bool isFound = seen != view.evidence.includes.end() && seen->second.found;
      // A header that was not found may be the user's, too; Clang did not look for one in a skipped branch.
      bool isAlways = directive.conditions.empty() || directive.conditions == layout.guard;
      bool isSystem = row || (isFound ? seen->second.system : directive.angled && !isAlways);
      if (!isSystem)
        return true;
    }
    return false;
  }

  /// The text to put between the delimiters; a second header becomes a directive of its own.
  static std::string names(const SourceFile &file, const IncludeDirective &directive,
                           llvm::ArrayRef<llvm::StringRef> headers) {
    llvm::StringRef open = directive.angled ? "<" : "\"", close = directive.angled ? ">" : "\"";
    std::string separator =
        (close + file.lineEnding() +
         file.text(Range{directive.range.begin, directive.name.begin - 1}) + open)
            .str();
    return llvm::join(headers, separator);
  }

  static bool followRename(const FileView &view, RuleResult &result,
                           const IncludeDirective &directive,
                           const frontend::IncludeEvidence *seen) {
    if (!view.options.renamedFile)
      return false;
    llvm::StringRef spelled = view.file.text(directive.name);
    std::string path;
    if (seen && !seen->resolved.empty()) {
      path = seen->resolved;
    } else { // in a branch that was not compiled
      llvm::SmallString<256> beside(llvm::sys::path::parent_path(view.file.path()));
      llvm::sys::path::append(beside, spelled);
      llvm::sys::path::remove_dots(beside, /*remove_dot_dot=*/true);
      path = std::string(beside);
    }
    std::string newName = view.options.renamedFile(path);
    if (newName.empty())
      return false;
    size_t slash = spelled.rfind('/');
    Range last = directive.name;
    if (slash != llvm::StringRef::npos)
      last.begin += slash + 1;
    result.changeAnywhere(
        {"include", seen ? Layer::Preprocessor : Layer::Token, {{last, {newName}}}});
    return true;
  }

  /// The whole line of a directive if there is nothing else on it (a comment, say), else the
  /// directive alone.
  static Range directiveWithLine(const SourceFile &file, const IncludeDirective &directive) {
    Range line = file.line(directive.range.begin);
    bool alone = file.text(Range{line.begin, directive.range.begin}).trim().empty() &&
                 file.text(Range{directive.range.end, line.end}).trim().empty();
    return alone ? line : directive.range;
  }

  /// The branches that a C++ compiler leaves out, such as that of `#ifdef __CUDACC__`. A header
  /// that uses CUDA only there is for C++ as well, which does not need HIP's header.
  static std::vector<Range> onlyForCuda(const FileView &view) {
    return deadBranches(view.file, [&](llvm::StringRef macro) {
      bool isCompilers = view.table.isCudaSwitch(macro) || isHipMacro(macro);
      return isCompilers ? MacroState{false, 0} : MacroState{};
    });
  }

  /// Whether the file uses CUDA; `inCxx`: in code that a C++ compiler sees.
  static bool usesCuda(const FileView &view, bool inCxx = false) {
    std::vector<Range> ignored = inCxx ? onlyForCuda(view) : std::vector<Range>();
    auto counts = [&](const SourceToken &token) {
      return llvm::none_of(ignored, [&](Range range) { return range.contains(token.offset); });
    };
    // Names without rows only look like CUDA's; a test for `__CUDACC__` needs no header.
    if (llvm::any_of(view.uses, [&](const ResolvedUse &use) {
          const SourceToken &token = view.file.tokens()[use.token];
          bool isTest = token.directive == Directive::Condition &&
                        view.table.isCudaSwitch(view.file.text(token));
          return !use.rows.empty() && counts(token) && !(inCxx && isTest);
        }))
      return true;
    auto isWord = [](llvm::StringRef word) {
      return mapping::hasRole(word, mapping::Role::DeviceWord) ||
             mapping::hasRole(word, mapping::Role::HostWord);
    };
    return llvm::any_of(view.file.tokens(), [&](const SourceToken &token) {
      return (token.is(clang::tok::lesslessless) ||
              (token.is(clang::tok::raw_identifier) && isWord(view.file.text(token)))) &&
             counts(token);
    });
  }
};

} // namespace

std::unique_ptr<FollowingRule> makeIncludeRule() { return std::make_unique<IncludeRule>(); }

} // namespace tranship::rules
