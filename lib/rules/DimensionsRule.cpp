// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Writes conversions between `uint3` and `dim3`, which are implicit in CUDA only. In HIP,
/// `threadIdx` and the other built-in variables have types of their own, which become `dim3` but
/// not `uint3`.
///
///     before  uint3 t = threadIdx;         after   uint3 t = make_uint3(threadIdx.x, …);
///             dim3 g = v;                          dim3 g = dim3(v.x, v.y, v.z);
///             g = make_uint3(n, 1, 1);             g = dim3(n, 1, 1);
class DimensionsRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, seen] : view.evidence.types.dimensions) {
      bool isWritten =
          llvm::all_of(seen, [](const frontend::DimensionsEvidence &one) { return one.end != 0; });
      if (isWritten && seen.size() == 1)
        result.change({"dimensions", Layer::Ast, convert(view.file, offset, *seen.begin())});
      else
        report(result, offset, *seen.begin(), isWritten);
    }
    return result;
  }

private:
  static void report(RuleResult &result, unsigned offset, const frontend::DimensionsEvidence &seen,
                     bool isWritten) {
    std::string message =
        isWritten
            ? "this value becomes a `uint3` in one use and a `dim3` in another; HIP converts "
              "neither into the other"
            : fmt::format("a macro writes this value, which becomes a `{0}`; HIP's value does not "
                          "become a `{0}` by itself",
                          seen.toDim3 ? "dim3" : "uint3");
    result.diagnose(DiagnosticKind::Dimensions, offset, std::move(message),
                    "write the conversion: `dim3(v.x, v.y, v.z)`, `make_uint3(v.x, v.y, v.z)`");
  }

  static std::vector<Edit> convert(const SourceFile &file, unsigned begin,
                                   const frontend::DimensionsEvidence &seen) {
    Range range{begin, seen.end};
    llvm::StringRef text = file.text(range);
    llvm::StringRef made = seen.toDim3 ? "dim3" : "make_uint3",
                    other = seen.toDim3 ? "make_uint3" : "dim3";
    if (isCallOf(file, range, other))
      return {{{begin, begin + unsigned(other.size())}, {made.str()}}};
    if (isPlain(text)) {
      std::string v = text.str();
      std::string members = fmt::format("{0}.x, {0}.y, {0}.z", v);
      if (v.starts_with("*"))
        members = fmt::format("({0})->x, ({0})->y, ({0})->z", v.substr(1));
      if (seen.toDim3 && isWrapped(file, range, "dim3"))
        return {{range, {std::move(members)}}};
      return {{range, {fmt::format("{}({})", made.str(), members)}}};
    }
    std::string before = fmt::format("[]({} v) {{ return {}(v.x, v.y, v.z); }}(",
                                     seen.toDim3 ? "uint3" : "dim3", made.str());
    return {{{begin, begin}, {std::move(before)}}, {{seen.end, seen.end}, {std::string(")")}}};
  }

  /// Whether the text can be written three times: it has no effects and calls nothing.
  static bool isPlain(llvm::StringRef text) {
    text.consume_front("*");
    return !text.contains("++") && !text.contains("--") && llvm::all_of(text, [](char c) {
      return llvm::isAlnum(c) || llvm::StringRef("_.:[]->").contains(c);
    });
  }

  /// Whether the whole range is `name(…)`.
  static bool isCallOf(const SourceFile &file, Range range, llvm::StringRef name) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t i = file.tokenExactlyAt(range.begin);
    if (i + 1 >= tokens.size() || file.text(tokens[i]) != name || !tokens[i + 1].is(tok::l_paren))
      return false;
    size_t close = matchingClose(file, i + 1);
    return close < tokens.size() && tokens[close].end() == range.end;
  }

  /// Whether `name(` and `)` are around the range.
  static bool isWrapped(const SourceFile &file, Range range, llvm::StringRef name) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t first = file.tokenExactlyAt(range.begin), next = file.tokenAt(range.end);
    return first >= 2 && next < tokens.size() && tokens[next].is(tok::r_paren) &&
           tokens[first - 1].is(tok::l_paren) && file.text(tokens[first - 2]) == name;
  }
};

} // namespace

std::unique_ptr<Rule> makeDimensionsRule() { return std::make_unique<DimensionsRule>(); }

} // namespace tranship::rules
