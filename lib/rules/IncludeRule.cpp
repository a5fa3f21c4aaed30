// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"
#include "source/Conditions.h"
#include "source/IncludeDirectives.h"
#include "source/PlatformCode.h"
#include "support/LineEndings.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
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
/// nvcc's implicit include, and those of CUDA's libraries with half types, bring standard headers
/// along that HIP's do not. Such a header is added where a name needs it (a row's `needs`) and no
/// include provides it.
class IncludeRule : public Rule {
public:
  void run(FileContext &context) const override {
    IncludeLayout layout = findIncludes(context.file);
    KeptHeaders kept;
    // The user's headers may rely on the main header, so it must come before them, as with nvcc.
    IncludeDirective atTheTop;
    bool needsMain = needsMainHeader(context);
    bool goesFirst = needsMain && userHeaderComesFirst(context, layout);
    if (goesFirst)
      kept.emplace_back(mainHeader.str(), &atTheTop);
    Missing missing;
    for (const IncludeDirective &directive : layout.directives)
      translate(context, directive, kept, missing);
    for (const auto &[row, sites] : missing)
      reportMissing(context, *row, sites);
    for (const NamedHeader &header : findNamedHeaders(context.file))
      rename(context, header);
    std::vector<llvm::StringRef> added = neededHeaders(context, layout);
    if (goesFirst || (needsMain && !hasMainHeader(context, kept, layout)))
      added.insert(added.begin(), mainHeader);
    insert(context, layout.insertionOffset, added);
  }

private:
  /// The headers that the output includes, and where.
  using KeptHeaders = std::vector<std::pair<std::string, const IncludeDirective *>>;

  static bool needsMainHeader(const FileContext &context) {
    switch (context.implicitHeader) {
    case ImplicitHeader::None:
      return false;
    case ImplicitHeader::Unit:
      return usesCuda(context) ||
             (context.options.bringsCuda && context.options.bringsCuda(context.file.path()));
    case ImplicitHeader::LoneHeader:
      return llvm::all_of(
                 context.evidence.cudaHeaders,
                 [&](const std::string &header) { return isForAnyGpu(context, header); }) &&
             usesCuda(context, /*inCxx=*/true);
    }
    return false;
  }

  /// Whether a header is one of PyTorch's that bring no runtime, neither CUDA's nor HIP's.
  static bool isForAnyGpu(const FileContext &context, llvm::StringRef header) {
    const mapping::Row *row = context.table.header(header);
    return row && row->library == "torch" && row->hip == row->name;
  }

  /// Whether every compilation includes the main header: under no condition, in all branches of a
  /// condition with an `#else`, or both in a branch for HIP and in another one of that condition.
  static bool hasMainHeader(const FileContext &context, const KeptHeaders &kept,
                            const IncludeLayout &layout) {
    std::set<unsigned> inHip, in; // the branches that include it
    for (const auto &[header, directive] : kept)
      if (header == mainHeader)
        (context.isHipAt(directive->range.begin) ? inHip : in)
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

  /// Includes of headers that HIP lacks, by their row: one may stand for all headers of a library.
  using Missing = llvm::MapVector<const mapping::Row *, std::vector<const IncludeDirective *>>;

  static void reportMissing(FileContext &context, const mapping::Row &row,
                            llvm::ArrayRef<const IncludeDirective *> sites) {
    bool isLibrary = row.name.ends_with("*") && !context.options.everyPlace;
    for (const IncludeDirective *site : isLibrary ? sites.take_front() : sites) {
      llvm::StringRef spelled = context.file.text(site->name);
      size_t others = isLibrary ? sites.size() - 1 : 0;
      context.diagnose(DiagnosticKind::UnsupportedHeader, site->range.begin,
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

  static void translate(FileContext &context, const IncludeDirective &directive, KeptHeaders &kept,
                        Missing &missing) {
    llvm::StringRef spelled = context.file.text(directive.name);
    auto found = context.evidence.includes.find(directive.range.begin);
    const frontend::IncludeEvidence *seen =
        found == context.evidence.includes.end() ? nullptr : &found->second;
    if (followRename(context, directive, seen))
      return;
    bool isHip = context.isHipAt(directive.range.begin);
    bool isUsers = (seen && !seen->resolved.empty()) || isHip;
    if (isHip && context.isTorchExtension())
      renameForHipify(context, directive);
    const mapping::Row *row = isUsers ? nullptr : context.table.header(spelled);
    if (!row) {
      if (!isUsers && context.table.looksLikeHeader(spelled, seen && seen->found))
        context.diagnose(DiagnosticKind::UnknownHeader, directive.range.begin,
                         fmt::format("`{}` looks like a CUDA header, but the tables do not list it",
                                     spelled.str()),
                         "replace it by hand, or add a row for it with --rules", spelled);
      kept.emplace_back(spelled.str(), &directive);
      return;
    }
    if (!row->supported) {
      if (!context.isHipAt(directive.range.begin) && !context.isDeadAt(directive.range.begin))
        missing[row].push_back(&directive);
      return;
    }
    if (!row->isIn(context.options.hipVersion))
      context.diagnose(DiagnosticKind::HipVersion, directive.range.begin,
                       versionMessage(*row, context.options.hipVersion),
                       "change --hip-version if you can, or do without this header", spelled);
    if (row->warn)
      context.diagnose(
          DiagnosticKind::Meaning, directive.range.begin,
          fmt::format("`{}` became `{}`: {}", spelled.str(), row->hip.str(), row->warn->why.str()),
          row->warn->instead.str(), spelled);
    replace(context, directive, *row, seen ? Layer::Preprocessor : Layer::Token, kept);
  }

  /// A header of PyTorch's in a branch for HIP has its CUDA name there too: PyTorch's hipify renames it.
  static void renameForHipify(FileContext &context, const IncludeDirective &directive) {
    llvm::StringRef spelled = context.file.text(directive.name);
    const mapping::Row *row = context.table.header(spelled);
    if (row && row->library == "torch" && row->supported && !row->hip.empty() &&
        row->hip != spelled && !row->hip.contains(' '))
      context.changeAnywhere(
          {"include", Layer::Preprocessor, {{directive.name, {row->hip.str()}}}});
  }

  /// Replaces a header of CUDA's with those of its row that are not included yet.
  static void replace(FileContext &context, const IncludeDirective &directive,
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
      context.change(
          {"include", layer, {{directiveWithLine(context.file, directive), {std::string()}}}});
      return;
    }
    std::vector<Edit> edits;
    if (!row.call.empty() && mayBeC(context.file)) {
      unsigned line = context.file.line(directive.range.begin).begin;
      edits.push_back({{line, line}, {inCOnly(context.file, row.call)}});
    }
    if (headers.size() > 1 || headers.front() != context.file.text(directive.name))
      edits.push_back({directive.name, {names(context.file, directive, headers)}});
    if (!edits.empty())
      context.change({"include", layer, std::move(edits)});
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
    return path.ends_with(".c") ||
           (path.ends_with(".h") &&
            (has({"__cplusplus"}) || !has({"::", "class", "namespace", "template", "using"})));
  }

  /// A declaration that C++ compilers do not see.
  static std::string inCOnly(const SourceFile &file, llvm::StringRef declaration) {
    std::string text = fmt::format("#ifndef __cplusplus\n{}\n#endif\n", declaration.str());
    return file.lineEnding() == "\n" ? text : withCrlf(text);
  }

  /// Renames a header that is named outside of an include directive.
  static void rename(FileContext &context, const NamedHeader &header) {
    llvm::StringRef spelled = context.file.text(header.name);
    const mapping::Row *row = context.table.header(spelled);
    bool isUsers = llvm::any_of(context.evidence.includes, [&](const auto &entry) {
      return entry.second.spelled == spelled && !entry.second.resolved.empty();
    });
    // HIP has no such header: a test for it fails as it is.
    if (!row || !row->supported || isUsers)
      return;
    llvm::StringRef hip =
        row->hip.empty() ? llvm::StringRef(mainHeader) : row->hip.split(' ').first;
    if (hip != spelled)
      context.change({"include", Layer::Preprocessor, {{header.name, {hip.str()}}}});
  }

  static void insert(FileContext &context, unsigned at, llvm::ArrayRef<llvm::StringRef> headers) {
    std::string lines;
    for (llvm::StringRef header : headers)
      lines += ("#include <" + header + ">" + context.file.lineEnding()).str();
    if (lines.empty())
      return;
    if (at == context.file.text().size() && at > 0 && context.file.text().back() != '\n')
      lines = context.file.lineEnding().str() + lines;
    context.change({"include", Layer::Preprocessor, {{{at, at}, {lines}}}});
  }

  /// `<cstring>` for `<string.h>`.
  static std::string nameInCxx(llvm::StringRef header) {
    return header.ends_with(".h") ? ("c" + header.drop_back(2)).str() : header.str();
  }

  /// Headers that names in this file need and that no unit with this file includes.
  static std::vector<llvm::StringRef> neededHeaders(const FileContext &context,
                                                    const IncludeLayout &layout) {
    if (!context.evidence.includesOfCudaUnits)
      return {}; // a C++ compiler has no implicit includes
    const std::set<std::string> &needed = context.evidence.neededHeaders;
    std::set<llvm::StringRef> byName(needed.begin(), needed.end());
    // Of names that clang could not resolve, only what they become is known.
    for (const NameSite &site : context.names)
      if (const mapping::Row *row = site.layer == Layer::Token ? context.rowAt(site) : nullptr;
          row && row->supported && row->hip != row->name && !row->needs.empty())
        byName.insert(row->needs);
    std::vector<llvm::StringRef> missing(byName.begin(), byName.end());
    missing.insert(missing.end(), context.headers.begin(), context.headers.end());
    llvm::erase_if(missing, [&](llvm::StringRef header) {
      return llvm::any_of(*context.evidence.includesOfCudaUnits,
                          [&](llvm::StringRef name) { return brings(context, name, header); }) ||
             llvm::any_of(layout.directives, [&](const IncludeDirective &directive) {
               return brings(context, context.file.text(directive.name), header);
             });
    });
    return missing;
  }

  /// Whether an include of `name` is an include of `header`, or becomes one.
  static bool brings(const FileContext &context, llvm::StringRef name, llvm::StringRef header) {
    // `<cmath>` takes `isnan` and its relatives out of the global namespace.
    if (name == header || (header != "math.h" && name == nameInCxx(header)))
      return true;
    // All headers of Thrust's but CUB's bring its functors.
    if (header == "thrust/functional.h" && name.starts_with("thrust/"))
      return true;
    const mapping::Row *row = context.table.header(name);
    llvm::SmallVector<llvm::StringRef, 2> headers;
    if (row)
      row->hip.ref().split(headers, ' ');
    return llvm::is_contained(headers, header);
  }

  /// Whether one of the user's headers is included before the runtime's.
  static bool userHeaderComesFirst(const FileContext &context, const IncludeLayout &layout) {
    for (const IncludeDirective &directive : layout.directives) {
      if (context.isHipAt(directive.range.begin))
        continue;
      llvm::StringRef spelled = context.file.text(directive.name);
      const mapping::Row *row = context.table.header(spelled);
      if (spelled == mainHeader ||
          (row && row->supported && (row->hip.empty() || row->hip == mainHeader)))
        return false;
      auto seen = context.evidence.includes.find(directive.range.begin);
      bool isFound = seen != context.evidence.includes.end() && seen->second.found;
      // One that was not found may be the user's, too; one in a skipped branch was not looked for.
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

  static bool followRename(FileContext &context, const IncludeDirective &directive,
                           const frontend::IncludeEvidence *seen) {
    if (!context.options.renamedFile)
      return false;
    llvm::StringRef spelled = context.file.text(directive.name);
    std::string path;
    if (seen && !seen->resolved.empty()) {
      path = seen->resolved;
    } else { // in a branch that was not compiled
      llvm::SmallString<256> beside(llvm::sys::path::parent_path(context.file.path()));
      llvm::sys::path::append(beside, spelled);
      llvm::sys::path::remove_dots(beside, /*remove_dot_dot=*/true);
      path = std::string(beside);
    }
    std::string newName = context.options.renamedFile(path);
    if (newName.empty())
      return false;
    size_t slash = spelled.rfind('/');
    Range last = directive.name;
    if (slash != llvm::StringRef::npos)
      last.begin += slash + 1;
    context.changeAnywhere(
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
  /// that uses CUDA only there is for C++ as well, where nobody needs HIP's header.
  static std::vector<Range> onlyForCuda(const FileContext &context) {
    return deadBranches(context.file, [&](llvm::StringRef macro) {
      bool isCompilers = context.table.isCudaSwitch(macro) || isHipMacro(macro);
      return isCompilers ? MacroState{false, 0} : MacroState{};
    });
  }

  /// Whether the file uses CUDA; `inCxx`: in code that a C++ compiler sees.
  static bool usesCuda(const FileContext &context, bool inCxx = false) {
    std::vector<Range> ignored = inCxx ? onlyForCuda(context) : std::vector<Range>();
    auto counts = [&](const SourceToken &token) {
      return llvm::none_of(ignored, [&](Range range) { return range.contains(token.offset); });
    };
    // Names without rows only look like CUDA's; a test for `__CUDACC__` needs no header.
    if (llvm::any_of(context.names, [&](const NameSite &site) {
          const SourceToken &token = context.file.tokens()[site.token];
          bool isTest = token.directive == Directive::Condition &&
                        context.table.isCudaSwitch(context.file.text(token));
          return !site.rows.empty() && counts(token) && !(inCxx && isTest);
        }))
      return true;
    static const llvm::StringSet<> words = {"__global__", "__device__",   "__host__",
                                            "__shared__", "__constant__", "__managed__",
                                            "threadIdx",  "blockIdx"};
    return llvm::any_of(context.file.tokens(), [&](const SourceToken &token) {
      return (token.is(clang::tok::lesslessless) ||
              (token.is(clang::tok::raw_identifier) && words.contains(context.file.text(token)))) &&
             counts(token);
    });
  }
};

} // namespace

std::unique_ptr<Rule> makeIncludeRule() { return std::make_unique<IncludeRule>(); }

} // namespace tranship::rules
