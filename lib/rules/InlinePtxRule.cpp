// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Ptx.h"
#include "rules/Rule.h"

#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// An asm statement, read from its tokens.
struct AsmSyntax {
  std::string text;
  /// The expressions of its operands, outputs first.
  std::vector<std::string> operands;
  /// Whether all of its text is in string literals.
  bool isWhole = false;
};

/// Reports inline assembly in device code: it is PTX, which AMD GPUs cannot run. The diagnostic
/// says what the instructions do and what the HIP equivalent is.
///
///     asm("mov.u32 %0, %%laneid;" : "=r"(lane));      unchanged: … write `lane = __lane_id();`
///     asm volatile("" ::: "memory");                  unchanged: it has no instructions
class InlinePtxRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (unsigned offset : context.evidence.deviceAsm)
      report(context, offset, read(context.file, offset));
  }

private:
  static AsmSyntax read(const SourceFile &file, unsigned offset) {
    AsmSyntax result;
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t i = file.tokenExactlyAt(offset);
    while (i < tokens.size() && !tokens[i].is(clang::tok::l_paren))
      ++i;
    if (i == tokens.size())
      return result;
    size_t close = matchingClose(file, i);
    for (++i; i < close && tokens[i].is(clang::tok::string_literal); ++i)
      result.text += literal(file.text(tokens[i]));
    result.isWhole = i < tokens.size() && (i == close || isColon(tokens[i]));
    // "constraint"(expression), …; clobbers have no expression.
    for (; i < close; ++i) {
      if (!tokens[i].is(clang::tok::string_literal) || i + 1 >= close ||
          !tokens[i + 1].is(clang::tok::l_paren))
        continue;
      size_t end = matchingClose(file, i + 1);
      if (end >= close)
        break;
      result.operands.push_back(
          file.text(Range{tokens[i + 1].end(), tokens[end].offset}).trim().str());
      i = end;
    }
    return result;
  }
  static bool isColon(const SourceToken &token) {
    return token.is(clang::tok::colon) || token.is(clang::tok::coloncolon);
  }

  /// The value of a string literal, as far as PTX needs it.
  static std::string literal(llvm::StringRef spelled) {
    if (spelled.starts_with("R\"")) {
      llvm::StringRef body = spelled.drop_front(2);
      auto [delimiter, rest] = body.split('(');
      return rest.drop_back(std::min(rest.size(), delimiter.size() + 2)).str();
    }
    std::string result;
    spelled = spelled.drop_front().drop_back();
    for (size_t i = 0; i < spelled.size(); ++i) {
      if (spelled[i] != '\\' || i + 1 == spelled.size())
        result += spelled[i];
      else
        result += llvm::StringRef("\nntr").contains(spelled[++i]) ? ' ' : spelled[i];
    }
    return result;
  }

  static void report(FileContext &context, unsigned offset, const AsmSyntax &statement) {
    if (statement.isWhole && llvm::StringRef(statement.text).trim().empty())
      return;
    std::string message = "AMD GPUs cannot run the inline PTX in this device code", advice;
    llvm::StringSet<> reported;
    constexpr unsigned maxReported = 4; // the first ones tell what a long sequence does
    const std::vector<PtxInstruction> instructions = parsePtx(statement.text);
    for (const PtxInstruction &instruction : instructions) {
      const PtxIdiom *idiom = findPtxIdiom(instruction);
      if (!idiom || !reported.insert(instruction.opcode).second || reported.size() > maxReported)
        continue;
      message += fmt::format("{} `{}` ({})", reported.size() == 1 ? ":" : ",", instruction.opcode,
                             idiom->does.str());
      if (std::string what = ptxAdvice(instruction, *idiom, statement.operands, instructions);
          !what.empty())
        advice += (advice.empty() ? "" : "; ") + what;
    }
    if (!advice.empty() && llvm::StringRef(statement.text).contains(".reg"))
      advice += "; declare the registers as variables";
    context.diagnose(DiagnosticKind::InlinePtx, offset, message,
                     advice.empty() ? "write it as a HIP builtin or in C++, or guard it with "
                                      "`#ifdef __HIP_PLATFORM_NVIDIA__`"
                                    : advice);
  }
};

} // namespace

std::unique_ptr<Rule> makeInlinePtxRule() { return std::make_unique<InlinePtxRule>(); }

} // namespace tranship::rules
