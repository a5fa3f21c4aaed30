// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;
using frontend::ElidedBracesEvidence;
using frontend::VectorListEvidence;

/// Gives lists that make short vectors all lanes and all braces. CUDA's vectors are aggregates:
/// lanes without a value are 0. HIP's have constructors: one value fills all lanes, and a number of
/// values other than that of the lanes is an error. A list that is assigned to a pair of halves is ambiguous.
///
///     before  float4 a{1.f};                      after   float4 a{1.f, 0, 0, 0};
///             float2 t[2] = {1, 2, 3};                    float2 t[2] = {{1, 2}, {3, 0}};
///             int2 q = {.y = 2};                          int2 q = {0, 2};
///             float1 s = {1.f};                           float1 s = float1{1.f};
///             pair = {x, y};                              pair = __half2{x, y};
///             pair = {};                                  pair = __half2{};
class VectorListRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const frontend::TypeRecord &types = view.evidence.types;
    for (const auto &[offset, seen] : types.vectorLists) {
      std::vector<Edit> edits;
      if (seen.size() == 1)
        edits = complete(view.file, offset, *seen.begin());
      if (edits.empty())
        reportList(result, offset, seen);
      else
        result.change({"vector-list", Layer::Ast, std::move(edits)});
    }
    addBraces(view, result);
    for (unsigned offset : types.brokenLists)
      result.diagnose(DiagnosticKind::VectorList, offset,
                      "a macro writes a part of this list, whose vectors need braces of their own "
                      "in HIP",
                      "write braces around the values of each vector");
    return result;
  }

private:
  static std::string zeros(unsigned count) {
    std::string text;
    while (count-- > 0)
      text += ", 0";
    return text;
  }

  /// Edits for a list with brackets of its own; none if it cannot be read.
  static std::vector<Edit> complete(const SourceFile &file, unsigned offset,
                                    const VectorListEvidence &list) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t open = file.tokenExactlyAt(offset);
    if (open == tokens.size() || !(tokens[open].is(tok::l_brace) || tokens[open].is(tok::l_paren)))
      return {};
    size_t close = matchingClose(file, open);
    bool isEmpty = close == open + 1;
    if (close == tokens.size() || close <= open || (isEmpty && list.lanes > 1))
      return {};
    std::vector<Edit> edits;
    unsigned lanes = list.given;
    if (!list.designated.empty()) {
      if (!dropDesignators(file, open, close, list.designated, edits))
        return {};
      lanes = list.designated.back() + 1;
    }
    if (list.lanes == 1 && !isDirect(file, open))
      edits.push_back({{offset, offset}, {list.vector}});
    size_t last = tokens[close - 1].is(tok::comma) ? close - 2 : close - 1;
    if (lanes < list.lanes)
      edits.push_back({{tokens[last].end(), tokens[last].end()}, {zeros(list.lanes - lanes)}});
    if (edits.empty())
      edits.push_back({{offset, offset}, {std::string()}}); // `float1 a{1.f}` is right as it is
    return edits;
  }

  /// Whether a name is written before the bracket, as in `float1 a{1.f}` and `float1{1.f}`: only
  /// there may HIP's constructor of one value be called.
  static bool isDirect(const SourceFile &file, size_t open) {
    if (open == 0)
      return false;
    llvm::StringRef before = file.text(file.tokens()[open - 1]);
    return before.ends_with(">") || before == "]" ||
           (!before.empty() && (llvm::isAlnum(before.front()) || before.front() == '_') &&
            before != "return" && before != "co_return" && before != "co_yield");
  }

  /// Removes `.x =` and adds zeros for the lanes before it. False: the list is of another form.
  static bool dropDesignators(const SourceFile &file, size_t open, size_t close,
                              const std::vector<unsigned> &designated, std::vector<Edit> &edits) {
    const std::vector<SourceToken> &tokens = file.tokens();
    unsigned lane = 0;
    size_t found = 0;
    for (size_t i = open; i < close; ++i) {
      if (i > open && (tokens[i].is(tok::l_paren) || tokens[i].is(tok::l_brace) ||
                       tokens[i].is(tok::l_square))) {
        i = matchingClose(file, i);
        continue;
      }
      bool starts = (i == open || tokens[i].is(tok::comma)) && tokens[i + 1].is(tok::period);
      if (!starts || i + 4 > close || !tokens[i + 3].is(tok::equal))
        continue;
      if (found == designated.size() || designated[found] < lane)
        return false;
      std::string skipped;
      for (; lane < designated[found]; ++lane)
        skipped += "0, ";
      ++lane, ++found;
      edits.push_back({{tokens[i + 1].offset, tokens[i + 4].offset}, {std::move(skipped)}});
    }
    return found == designated.size();
  }

  /// Braces for vectors, and what holds them, whose initializers are written without.
  static void addBraces(const FileView &view, RuleResult &result) {
    struct Close {
      unsigned begin;
      bool isVector;
      std::string text;
    };
    std::map<unsigned, std::string> opening;
    std::map<unsigned, std::vector<Close>> closing;
    for (const auto &[begin, seen] : view.evidence.types.elidedBraces)
      for (const ElidedBracesEvidence &list : llvm::reverse(seen)) { // the outermost first
        const VectorListEvidence &made = list.makes;
        opening[begin] += made.lanes == 1 ? made.vector + "{" : "{";
        closing[list.end].push_back({begin, !made.vector.empty(),
                                     zeros(made.lanes - std::min(made.lanes, made.given)) + "}"});
      }
    std::vector<Edit> edits;
    for (auto &[offset, text] : opening)
      edits.push_back({{offset, offset}, {std::move(text)}});
    for (auto &[offset, closes] : closing) {
      llvm::stable_sort(closes, [](const Close &a, const Close &b) {
        return std::pair(a.begin, a.isVector) > std::pair(b.begin, b.isVector);
      });
      std::string text;
      for (const Close &close : closes)
        text += close.text;
      edits.push_back({{offset, offset}, {std::move(text)}});
    }
    if (!edits.empty())
      result.change({"vector-list", Layer::Ast, std::move(edits)});
  }

  static void reportList(RuleResult &result, unsigned offset,
                         const std::set<VectorListEvidence> &seen) {
    auto vector =
        llvm::find_if(seen, [](const VectorListEvidence &list) { return !list.isSame(); });
    std::string name = vector->vector;
    result.diagnose(
        DiagnosticKind::VectorList, offset,
        seen.size() > 1
            ? fmt::format("this list makes `{}` in one use of its macro or template and something "
                          "else in another: HIP's `{}` needs a value for each lane, and fills all "
                          "lanes with a single one",
                          name, name)
            : fmt::format("this list of initializers of `{}` has a form that HIP's constructors "
                          "do not accept",
                          name),
        fmt::format("write a value for each lane, or `make_{}`", name));
  }
};

} // namespace

std::unique_ptr<Rule> makeVectorListRule() { return std::make_unique<VectorListRule>(); }

} // namespace tranship::rules
