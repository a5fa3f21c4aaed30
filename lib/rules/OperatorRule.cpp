// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/CallTemplate.h"
#include "rules/RowGuards.h"
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Writes functions for operators of CUDA's classes that HIP's classes answer otherwise. Rows name them
/// `operator<` and `operator int`.
///
///     a < b           for pairs of bfloat16: tranship::less(a, b)
///     (int)h          on the host: (int)tranship::clamped(h)
class OperatorRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, seen] : view.evidence.types.operators) {
      // Instances of a template share its text, and an operator has one call for all types.
      const mapping::Row *row = nullptr;
      for (const frontend::OperatorEvidence &use : seen)
        if (const mapping::Row *fits = rowFor(view, use); fits && !fits->call.empty()) {
          row = fits;
          result.needs.helper(row->helper, use.left.begin);
        }
      if (!row)
        continue;
      const frontend::OperatorEvidence &use = *seen.begin();
      llvm::Expected<mapping::CallTemplate> form = mapping::CallTemplate::parse(row->call);
      assert(form && "the table reader checks it");
      std::vector<Piece> pieces;
      for (const mapping::CallTemplate::Piece &piece : form->pieces)
        if (piece.kind == mapping::CallTemplate::Piece::Kind::Text)
          pieces.emplace_back(piece.text);
        else
          pieces.emplace_back(piece.index == 0 ? use.left : use.right);
      Range whole{use.left.begin, use.right.end ? use.right.end : use.left.end};
      result.change({"operator", Layer::Ast, {{whole, std::move(pieces)}}});
    }
    return result;
  }

private:
  static const mapping::Row *rowFor(const FileView &view, const frontend::OperatorEvidence &use) {
    frontend::CallEvidence seen;
    seen.arguments = use.right.end ? 2 : 1;
    seen.types[0] = use.type;
    seen.onDevice = use.onDevice;
    seen.onHost = use.onHost;
    GuardedUse guarded{view.file,
                       view.evidence,
                       view.options,
                       view.file.tokenAt(use.left.begin),
                       frontend::WaveForm::Unknown,
                       &seen};
    guarded.call = CallSyntax{use.left.begin, use.left.end, {use.left}};
    if (use.right.end)
      guarded.call->arguments.push_back(use.right);
    for (const mapping::Row &row : view.table.rowsOf(use.name))
      if (applies(row, guarded))
        guarded.other = &row;
    return guarded.other;
  }
};

} // namespace

std::unique_ptr<Rule> makeOperatorRule() { return std::make_unique<OperatorRule>(); }

} // namespace tranship::rules
