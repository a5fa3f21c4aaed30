// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Replaces names with their HIP names: functions, types, enumerators, macros, fields, namespaces.
///
///     cudaError_t e = cudaMalloc(&p, n);      hipError_t e = hipMalloc(&p, n);
///     nvcuda::wmma::fragment<…>               rocwmma::fragment<…>
///     cub::BlockReduce<…>                     hipcub::BlockReduce<…>
class RenameRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const NameSite &site : context.names) {
      const mapping::Row *row = context.rowAt(site);
      if (!row || !row->supported || !row->call.empty())
        continue; // left to CallRule and MacroValueRule
      Range range = context.file.tokens()[site.token].range();
      if (row->kind == mapping::RowKind::Namespace)
        range.begin = qualifierBegin(context, site);
      if (row->hip.empty() && context.file.tokens()[site.token].directive == Directive::Condition)
        continue; // an empty condition is an error
      if (row->hip.empty() && context.file.text().substr(range.end, 1) == " ")
        ++range.end;
      llvm::StringRef hip =
          row->tag.empty() || !followsTagKeyword(context.file, site.token) ? row->hip : row->tag;
      if (row->kind != mapping::RowKind::Namespace && llvm::StringRef(site.name).contains("::"))
        hip = hip.substr(hip.rfind(':') + 1); // the namespace has a row of its own
      if (context.file.text(range) != hip)
        context.change({"rename", site.layer, {{range, {hip.str()}}}});
    }
  }

private:
  /// Where a namespace's name begins: `nvcuda::wmma` is one name, of which all written parts count.
  static unsigned qualifierBegin(const FileContext &context, const NameSite &site) {
    const std::vector<SourceToken> &tokens = context.file.tokens();
    size_t first = site.token;
    for (size_t parts = llvm::StringRef(site.name).count("::");
         parts > 0 && first >= 2 && tokens[first - 1].is(clang::tok::coloncolon) &&
         tokens[first - 2].is(clang::tok::raw_identifier);
         --parts)
      first -= 2;
    return tokens[first].offset;
  }
};

} // namespace

std::unique_ptr<Rule> makeRenameRule() { return std::make_unique<RenameRule>(); }

} // namespace tranship::rules
