// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

namespace tranship::rules {
namespace {

/// Moves default arguments of a definition to the declaration.
///
///     before  template <class T> struct Table { void find(T key, int flag); };
///             template <class T> void Table<T>::find(T key, int flag = 0) { … }
///     after   template <class T> struct Table { void find(T key, int flag = 0); };
///             template <class T> void Table<T>::find(T key, int flag) { … }
///
/// Source: nvcc 13.0 accepts them where no host code leaves the argument out; clang rejects them.
class DefaultArgumentRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    auto tokenAt = [&](unsigned offset) {
      return llvm::lower_bound(
          tokens, offset, [](const SourceToken &token, unsigned at) { return token.offset < at; });
    };
    std::map<std::pair<unsigned, unsigned>, Change> moves; // by the text of the default argument
    auto changeFor = [&](Range value) -> Change & {
      Change &change = moves[{value.begin, value.end}];
      change.rule = "default-argument";
      return change;
    };
    for (const auto &[begin, end] : view.evidence.addedDefaults)
      if (auto token = tokenAt(begin); token - tokens.begin() >= 2 &&
                                       std::prev(token)->is(clang::tok::equal) &&
                                       !view.isHipAt(begin))
        changeFor({begin, end}).edits.push_back(Edit{{std::prev(token, 2)->range().end, end}, {}});
    for (const auto &[offset, moved] : view.evidence.movedDefaults)
      if (auto token = tokenAt(offset); token != tokens.end() && !view.isHipAt(offset)) {
        unsigned after = token->range().end;
        bool isHere = moved.text.empty();
        Piece value = isHere ? Piece(moved.range) : Piece(moved.text);
        Range key = isHere ? moved.range : Range{after, after};
        changeFor(key).edits.push_back(Edit{{after, after}, {" = ", value}});
      }
    for (auto &[value, change] : moves)
      result.change(std::move(change));
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeDefaultArgumentRule() { return std::make_unique<DefaultArgumentRule>(); }

} // namespace tranship::rules
