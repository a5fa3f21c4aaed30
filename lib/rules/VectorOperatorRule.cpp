#include "rules/Rule.h"

#include <fmt/format.h>

namespace tranship {
namespace {

namespace tok = clang::tok;

/// Operators that the user defines for CUDA's vector types and that HIP's vector types bring along: together they are
/// ambiguous, so the user's are left to other platforms.
///
///     __device__ float2 operator*(float2 a, float2 b) { … }
///     #if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
///     __device__ float2 operator*(float2 a, float2 b) { … }
///     #endif
class VectorOperatorRule : public Rule {
public:
  void run(FileContext &context) const override {
    const SourceFile &file = context.file;
    std::string newline = file.lineEnding().str();
    for (const auto &[offset, seen] : context.evidence.vectorOperators) {
      unsigned begin = file.line(declarationBegin(file, offset)).begin;
      unsigned end = file.line(seen.end - 1).end;
      if (isGuarded(file, begin))
        continue;
      std::string open = "#if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator" + newline;
      std::string close = "#endif" + newline;
      if (end == file.text().size() && !file.text().ends_with("\n"))
        close = newline + "#endif";
      context.change({"vector-operator", Layer::Ast, {{{begin, begin}, {open}}, {{end, end}, {close}}}});
      if (offset == context.evidence.vectorOperators.begin()->first)
        context.diagnose(DiagnosticKind::VectorOperator, offset,
                         fmt::format("{} operator{} of CUDA's vector types in this file: HIP's own, which work by "
                                     "component, take their place on AMD",
                                     context.evidence.vectorOperators.size(),
                                     context.evidence.vectorOperators.size() == 1 ? "" : "s"),
                         "check that yours mean the same; give them a name of their own if not");
    }
  }

private:
  /// The first token of the declaration: attributes before the type belong to it, but clang does not count them in.
  static unsigned declarationBegin(const SourceFile &file, unsigned name) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t i = file.tokenAt(name);
    while (i > 0 && tokens[i - 1].directiveIndex == 0 && !tokens[i - 1].is(tok::semi) &&
           !tokens[i - 1].is(tok::r_brace) && !tokens[i - 1].is(tok::l_brace))
      --i;
    return tokens[i].offset;
  }

  static bool isGuarded(const SourceFile &file, unsigned begin) {
    return begin > 0 && file.text(file.line(begin - 1)).contains("__HIP_PLATFORM_AMD__");
  }
};

} // namespace

std::unique_ptr<Rule> makeVectorOperatorRule() { return std::make_unique<VectorOperatorRule>(); }

} // namespace tranship
