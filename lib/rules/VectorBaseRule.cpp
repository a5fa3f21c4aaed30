// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

/// Lets a class derive from HIP's vectors without their operators, where another base has operators as
/// well: a use of both is ambiguous. CUDA's vectors have none.
///
///     before  class Vec3 : public Operators<Vec3>, public float3 { … };
///     after   class Vec3 : public Operators<Vec3>, public HIP_vector_base<float, 3> { … };
class VectorBaseRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (unsigned offset : view.evidence.vectorBases) {
      auto name = llvm::lower_bound(
          tokens, offset, [](const SourceToken &token, unsigned at) { return token.offset < at; });
      if (name == tokens.end() || name->offset != offset || view.isHipAt(offset))
        continue;
      for (const mapping::Row &row : view.table.rowsOf(view.file.text(*name)))
        if (llvm::StringRef tag = row.tag; tag.consume_front("HIP_vector_type"))
          result.change(
              {"vector-base", Layer::Ast, {{name->range(), {("HIP_vector_base" + tag).str()}}}});
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeVectorBaseRule() { return std::make_unique<VectorBaseRule>(); }

} // namespace tranship::rules
