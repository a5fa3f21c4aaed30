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
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const ResolvedUse &use : view.uses)
      if (use.disposition == Disposition::Renamed)
        result.claim(use);
    for (Change &change : changesOf(view, result, view.uses))
      result.change(std::move(change));
    for (Change &change : changesOf(view, result, view.usesInTorchBranches))
      result.changeAnywhere(std::move(change));
    return result;
  }

private:
  struct Renaming {
    Range range;
    std::string hip;
    Layer layer;
  };

  static std::vector<Change> changesOf(const FileView &view, RuleResult &result,
                                       llvm::ArrayRef<ResolvedUse> names) {
    std::vector<Renaming> renamings = renamingsOf(view, result, names);
    std::vector<Change> changes;
    for (size_t i = 0; i < renamings.size(); ++i) {
      // The row of the longest name wins: that of `nvcuda::wmma`, not that of `nvcuda`.
      bool isPart =
          i + 1 < renamings.size() && renamings[i + 1].range.begin <= renamings[i].range.begin;
      if (!isPart && view.file.text(renamings[i].range) != renamings[i].hip)
        changes.push_back(
            {"rename", renamings[i].layer, {{renamings[i].range, {renamings[i].hip}}}});
    }
    return changes;
  }

  /// In the order of the names' last parts.
  static std::vector<Renaming> renamingsOf(const FileView &view, RuleResult &result,
                                           llvm::ArrayRef<ResolvedUse> names) {
    std::vector<Renaming> renamings;
    for (const ResolvedUse &use : names) {
      const mapping::Row *row = use.row;
      Range range = view.file.tokens()[use.token].range();
      bool isHip = view.isHipAt(range.begin);
      if (isHip ? !isForHipify(view, use) : use.disposition != Disposition::Renamed)
        continue;
      size_t unwritten = 0; // parts of a namespace's name
      if (row->kind == mapping::RowKind::Namespace)
        range.begin = qualifierBegin(view, use, unwritten);
      if (row->hip.empty() && view.file.tokens()[use.token].directive == Directive::Condition)
        continue; // an empty condition is an error
      if (row->hip.empty() && view.file.text().substr(range.end, 1) == " ")
        ++range.end;
      llvm::StringRef hip =
          row->tag.empty() || !followsTagKeyword(view.file, use.token) ? row->hip : row->tag;
      if (row->kind == mapping::RowKind::Namespace && unwritten) {
        hip = withoutParts(hip, use.name, unwritten);
        if (use.isDeclaration && hip.contains("::")) {
          result.diagnose(DiagnosticKind::NameConflict, range.begin,
                          fmt::format("namespace `{}` becomes `{}`, but it is opened inside of "
                                      "another namespace, which keeps its name",
                                      use.name, row->hip.str()),
                          "move the namespace, or rename the outer one with a row as well",
                          use.name);
          continue;
        }
      }
      if (row->kind != mapping::RowKind::Namespace && llvm::StringRef(use.name).contains("::")) {
        if (leavesNamespace(view.table, *row) && isQualified(view.file, use.token))
          range.begin = qualifierBegin(view, use, unwritten);
        else
          hip = hip.substr(hip.rfind(':') + 1); // the namespace has a row of its own
      }
      if (row->tag.contains('<') && isForwardDeclaration(view.file, use.token)) {
        // The tag is that of a template, which has no declaration of its own.
        range.begin = view.file.tokens()[use.token - 1].offset;
        renamings.push_back({range, forwardDeclaration(*row), use.layer});
        continue;
      }
      if (isOfHostUnit(view.file, use))
        hip = "__cplusplus";
      renamings.push_back({range, hip.str(), use.layer});
    }
    return renamings;
  }

  /// `#if defined(__NVCC__) && !defined(__CUDACC__)` is for C++ that nvcc hands to the host's
  /// compiler. HIP has one macro for both, and the condition would never hold.
  static bool isOfHostUnit(const SourceFile &file, const ResolvedUse &use) {
    const SourceToken &token = file.tokens()[use.token];
    if (use.name != "__NVCC__" || token.directive != Directive::Condition)
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

  /// Whether PyTorch's hipify would rename a name in a branch for HIP: CUDA's and PyTorch's, and types, which the branch may
  /// declare for the code around it (`using __nv_bfloat16 = …`), but no intrinsics, which HIP may have as well, nor names
  /// that a macro defines.
  static bool isForHipify(const FileView &view, const ResolvedUse &use) {
    // Hipify replaces names alone, those of calls too.
    if (use.disposition != Disposition::Renamed && use.disposition != Disposition::Reshaped &&
        use.disposition != Disposition::Valued)
      return false;
    const mapping::Row &row = *use.row;
    bool isDefined = use.token > 0 && view.file.text(view.file.tokens()[use.token - 1]) == "define";
    llvm::StringRef name = use.name;
    bool isPlain = row.kind != mapping::RowKind::Namespace && !name.contains("::");
    return !row.hip.empty() && !isDefined &&
           (mapping::isOfTorch(row) ||
            (isPlain && (name.starts_with_insensitive("cu") || isRenamedType(row))));
  }
  /// Whether HIP has the same type under another name.
  static bool isRenamedType(const mapping::Row &row) {
    return row.kind == mapping::RowKind::Type && row.helper.empty() && row.hip != row.name;
  }
  static bool isQualified(const SourceFile &file, size_t token) {
    return token > 0 && file.tokens()[token - 1].is(clang::tok::coloncolon);
  }
  /// Whether a name does not go where its namespace goes.
  static bool leavesNamespace(const mapping::Table &table, const mapping::Row &row) {
    auto [scope, name] = row.name.ref().rsplit("::");
    auto [hipScope, hipName] = row.hip.ref().rsplit("::");
    for (const mapping::Row &known : table.rowsOf(scope))
      if ((known.kind == mapping::RowKind::Namespace || known.kind == mapping::RowKind::Type) &&
          known.supported)
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
  static unsigned qualifierBegin(const FileView &view, const ResolvedUse &use, size_t &unwritten) {
    const std::vector<SourceToken> &tokens = view.file.tokens();
    size_t first = use.token;
    for (unwritten = llvm::StringRef(use.name).count("::");
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
