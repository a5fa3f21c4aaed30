// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Replaces names with their HIP names: functions, types, enumerators, macros, fields, namespaces.
///
///     cudaError_t e = cudaMalloc(&p, n);      hipError_t e = hipMalloc(&p, n);
///     nvcuda::wmma::fragment<…>               rocwmma::fragment<…>
///     cub::BlockReduce<…>                     hipcub::BlockReduce<…>
///     at::cuda::CUDAGuard guard(0);           c10::hip::HIPGuardMasqueradingAsCUDA guard(0);
class RenameRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (Change &change : changesOf(context, context.names))
      context.change(std::move(change));
    for (Change &change : changesOf(context, context.namesInTorchBranches))
      context.changeAnywhere(std::move(change));
  }

private:
  struct Renaming {
    Range range;
    std::string hip;
    Layer layer;
  };

  static std::vector<Change> changesOf(FileContext &context, llvm::ArrayRef<NameSite> names) {
    std::vector<Renaming> renamings = renamingsOf(context, names);
    std::vector<Change> changes;
    for (size_t i = 0; i < renamings.size(); ++i) {
      // A row for a longer name has the last word: that of `nvcuda::wmma`, not that of `nvcuda`.
      bool isPart =
          i + 1 < renamings.size() && renamings[i + 1].range.begin <= renamings[i].range.begin;
      if (!isPart && context.file.text(renamings[i].range) != renamings[i].hip)
        changes.push_back(
            {"rename", renamings[i].layer, {{renamings[i].range, {renamings[i].hip}}}});
    }
    return changes;
  }

  /// In the order of the names' last parts.
  static std::vector<Renaming> renamingsOf(FileContext &context, llvm::ArrayRef<NameSite> names) {
    std::vector<Renaming> renamings;
    for (const NameSite &site : names) {
      const mapping::Row *row = context.rowAt(site);
      Range range = context.file.tokens()[site.token].range();
      bool isHip = context.isHipAt(range.begin);
      if (!row || !row->supported || (!row->call.empty() && !isHip))
        continue; // left to CallRule and MacroValueRule
      if (row->kind == mapping::RowKind::Field && row->hip.contains("::"))
        continue; // left to MethodRule
      if (isHip && !isForHipify(context, site, *row))
        continue;
      if (site.declaresMissing(*row))
        continue;           // CallRule reports it
      size_t unwritten = 0; // parts of a namespace's name
      if (row->kind == mapping::RowKind::Namespace)
        range.begin = qualifierBegin(context, site, unwritten);
      if (row->hip.empty() && context.file.tokens()[site.token].directive == Directive::Condition)
        continue; // an empty condition is an error
      if (row->hip.empty() && context.file.text().substr(range.end, 1) == " ")
        ++range.end;
      llvm::StringRef hip =
          row->tag.empty() || !followsTagKeyword(context.file, site.token) ? row->hip : row->tag;
      if (row->kind == mapping::RowKind::Namespace && unwritten) {
        hip = withoutParts(hip, site.name, unwritten);
        if (site.isDeclaration && hip.contains("::")) {
          context.diagnose(DiagnosticKind::NameConflict, range.begin,
                           fmt::format("namespace `{}` becomes `{}`, but it is opened inside of "
                                       "another namespace, which keeps its name",
                                       site.name, row->hip.str()),
                           "move the namespace, or rename the outer one with a row as well",
                           site.name);
          continue;
        }
      }
      if (row->kind != mapping::RowKind::Namespace && llvm::StringRef(site.name).contains("::")) {
        if (leavesNamespace(context.table, *row) && isQualified(context.file, site.token))
          range.begin = qualifierBegin(context, site, unwritten);
        else
          hip = hip.substr(hip.rfind(':') + 1); // the namespace has a row of its own
      }
      if (row->tag.contains('<') && isForwardDeclaration(context.file, site.token)) {
        // The tag is that of a template, which has no declaration of its own.
        range.begin = context.file.tokens()[site.token - 1].offset;
        renamings.push_back({range, forwardDeclaration(*row), site.layer});
        continue;
      }
      if (isOfHostUnit(context.file, site))
        hip = "__cplusplus";
      renamings.push_back({range, hip.str(), site.layer});
    }
    return renamings;
  }

  /// `#if defined(__NVCC__) && !defined(__CUDACC__)` is for C++ that nvcc hands to the host's
  /// compiler. HIP has one macro for both, and the condition would never hold.
  static bool isOfHostUnit(const SourceFile &file, const NameSite &site) {
    const SourceToken &token = file.tokens()[site.token];
    if (site.name != "__NVCC__" || token.directive != Directive::Condition)
      return false;
    std::string line;
    for (char c : file.text(file.line(token.offset)))
      if (!llvm::isSpace(c) && c != '(' && c != ')')
        line += c;
    llvm::StringRef text = line;
    return text.contains("defined__NVCC__&&!defined__CUDACC__") ||
           text.contains("!defined__CUDACC__&&defined__NVCC__");
  }

  /// `struct float4;`
  static bool isForwardDeclaration(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    return followsTagKeyword(file, token) && token + 1 < tokens.size() &&
           tokens[token + 1].is(clang::tok::semi) && tokens[token].directive == Directive::None &&
           (token == 1 || tokens[token - 2].is(clang::tok::semi) ||
            tokens[token - 2].is(clang::tok::r_brace) ||
            tokens[token - 2].directive != Directive::None);
  }
  /// `template <typename T, unsigned n> struct HIP_vector_type; using float4 = …`
  static std::string forwardDeclaration(const mapping::Row &row) {
    return fmt::format("template <typename T, unsigned n> struct {}; using {} = {}",
                       row.tag.ref().take_until([](char c) { return c == '<'; }).str(),
                       row.name.str(), row.tag.str());
  }

  /// Whether PyTorch's hipify would rename a name in a branch for HIP: CUDA's and PyTorch's, but no
  /// intrinsics, which HIP may have as well, nor names that a macro is to stand for.
  static bool isForHipify(const FileContext &context, const NameSite &site,
                          const mapping::Row &row) {
    bool isDefined =
        site.token > 0 && context.file.text(context.file.tokens()[site.token - 1]) == "define";
    llvm::StringRef name = site.name;
    bool isPlain = row.kind != mapping::RowKind::Namespace && !name.contains("::");
    return !row.hip.empty() && !isDefined &&
           (row.library == "torch" || (isPlain && name.starts_with_insensitive("cu")));
  }
  static bool isQualified(const SourceFile &file, size_t token) {
    return token > 0 && file.tokens()[token - 1].is(clang::tok::coloncolon);
  }
  /// Whether a name does not go where its namespace goes.
  static bool leavesNamespace(const mapping::Table &table, const mapping::Row &row) {
    auto [scope, name] = row.name.ref().rsplit("::");
    auto [hipScope, hipName] = row.hip.ref().rsplit("::");
    for (const mapping::Row &known : table.rowsOf(scope))
      if (known.kind == mapping::RowKind::Namespace && known.supported)
        scope = known.hip;
    return !hipName.empty() && hipScope != scope;
  }

  /// Drops the first parts of a HIP namespace if the CUDA namespace begins with the same ones.
  static llvm::StringRef withoutParts(llvm::StringRef hip, llvm::StringRef name, size_t parts) {
    llvm::StringRef rest = hip;
    for (; parts > 0; --parts) {
      auto [first, others] = name.split("::");
      auto [hipFirst, hipOthers] = rest.split("::");
      if (first != hipFirst || hipOthers.empty())
        return hip;
      name = others;
      rest = hipOthers;
    }
    return rest;
  }

  /// Where a namespace's name begins: `nvcuda::wmma` is one name, of which all written parts count.
  static unsigned qualifierBegin(const FileContext &context, const NameSite &site,
                                 size_t &unwritten) {
    const std::vector<SourceToken> &tokens = context.file.tokens();
    size_t first = site.token;
    for (unwritten = llvm::StringRef(site.name).count("::");
         unwritten > 0 && first >= 2 && tokens[first - 1].is(clang::tok::coloncolon) &&
         tokens[first - 2].is(clang::tok::raw_identifier);
         --unwritten)
      first -= 2;
    return tokens[first].offset;
  }
};

} // namespace

std::unique_ptr<Rule> makeRenameRule() { return std::make_unique<RenameRule>(); }

} // namespace tranship::rules
