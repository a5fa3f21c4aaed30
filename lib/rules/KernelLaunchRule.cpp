// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "syntax/LaunchChevrons.h"
#include "syntax/OperatorChevrons.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Rewrites kernel launches. HIP's macro is a statement, so a launch inside an expression keeps its
/// chevrons; HIP accepts them, but without spaces inside.
///
///     before  axpy<float, 4><<<grid, block>>>(a, x)
///     after   hipLaunchKernelGGL(HIP_KERNEL_NAME(axpy<float, 4>), dim3(grid), dim3(block), 0, 0, a, x)
///
///     before  if (int e = (k<< <grid, block> >>(p), 0))
///     after   if (int e = (k<<<grid, block>>>(p), 0))
///
/// It also separates an operator's name from its template arguments, which HIP's compiler takes for
/// a launch and nvcc does not.
///
///     before  friend ostream &operator<<<T>(ostream &, const Matrix<T> &);
///     after   friend ostream &operator<< <T>(ostream &, const Matrix<T> &);
class KernelLaunchRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    unsigned open = 0, rewrittenUntil = 0;
    bool isForHipcc = view.isForHipcc();
    for (size_t i = 0; i < tokens.size(); ++i) {
      const SourceToken &token = tokens[i];
      if (isForHipcc && i > 0 && isSplitChevron(tokens, i) &&
          view.file.text(tokens[i - 1]) == "operator")
        result.change({"kernel-launch", Layer::Token, {{{token.end(), token.end()}, {" "}}}});
      if (token.is(tok::lesslessless)) {
        open = token.offset;
        if (std::optional<LaunchSyntax> rewritten = launch(view, result, i))
          rewrittenUntil = rewritten->close.end;
      }
      if (isSpacedChevron(token) && token.offset >= rewrittenUntil)
        result.change({"kernel-launch",
                       layerAt(view, open),
                       {{token.range(), {std::string(open == token.offset ? "<<<" : ">>>")}}}});
    }
    return result;
  }

private:
  /// The launch if it is rewritten; nothing if its chevrons stay.
  static std::optional<LaunchSyntax> launch(const FileView &view, RuleResult &result, size_t open) {
    const SourceToken &token = view.file.tokens()[open];
    auto seen = view.evidence.launches.find(token.offset);
    if (seen != view.evidence.launches.end() && seen->second.onDevice) {
      result.diagnose(DiagnosticKind::DeviceLaunch, token.offset,
                      "HIP cannot launch a kernel from device code",
                      "launch it from the host, or move its work into this kernel");
      return std::nullopt;
    }
    std::optional<LaunchSyntax> syntax = parseLaunch(view.file, open);
    if (view.options.keepChevrons)
      return std::nullopt;
    if (!syntax || (syntax->configuration.size() < 2 && !syntax->hasDirective)) {
      result.diagnose(
          DiagnosticKind::LaunchForm, token.offset,
          "this launch is not rewritten, because part of it comes from a macro or a conditional "
          "block",
          "HIP accepts the launch if all of its parts are HIP; check it, or write it out");
      return std::nullopt;
    }
    if (!syntax->isStatement || syntax->hasDirective) {
      result.diagnose(DiagnosticKind::LaunchKept, token.offset,
                      "this launch keeps its `<<<>>>`, which HIP accepts, because it is part of "
                      "an expression or contains a directive");
      return std::nullopt;
    }
    result.change({"kernel-launch", layerAt(view, token.offset), rewrite(view, *syntax)});
    return syntax;
  }

  static Layer layerAt(const FileView &view, unsigned open) {
    return view.evidence.launches.contains(open) ? Layer::Ast : Layer::Token;
  }

  static std::vector<Edit> rewrite(const FileView &view, const LaunchSyntax &launch) {
    const SourceFile &file = view.file;
    std::vector<Edit> edits;
    auto insert = [&](unsigned offset, llvm::StringRef text) {
      edits.push_back({{offset, offset}, {text.str()}});
    };
    auto wrap = [&](Range range, llvm::StringRef before) {
      insert(range.begin, before);
      insert(range.end, ")");
    };
    insert(launch.callee.begin, "hipLaunchKernelGGL(");
    if (launch.calleeHasComma)
      wrap(launch.callee, "HIP_KERNEL_NAME(");
    edits.push_back({{gapBefore(file, launch.callee.end, launch.open.begin), launch.open.end},
                     {separator(file, launch.open.end)}});
    for (size_t i = 0; i < launch.configuration.size(); ++i)
      if (Range range = launch.configuration[i]; i < 2 && file.text(range).starts_with("{")) {
        // A macro would split its arguments at the commas between braces.
        edits.push_back({{range.begin, range.begin + 1}, {std::string("dim3(")}});
        edits.push_back({{range.end - 1, range.end}, {std::string(")")}});
      } else if (i < 2 && !becomesDim3(view, range))
        wrap(range, "dim3(");
      else if (hasBareComma(file, range))
        wrap(range, "(");
    for (size_t i = 0; i + 1 < launch.configuration.size(); ++i) {
      Range between{launch.configuration[i].end, launch.configuration[i + 1].begin};
      llvm::StringRef text = file.text(between);
      if (text.trim() == "," && text != ", " && !text.contains('\n'))
        edits.push_back({between, {std::string(", ")}});
    }
    static constexpr llvm::StringLiteral defaults[] = {", 0, 0", ", 0", ""};
    unsigned configurationEnd = launch.configuration.back().end;
    insert(configurationEnd, defaults[launch.configuration.size() - 2]);
    edits.push_back({{gapBefore(file, configurationEnd, launch.close.begin), launch.close.end},
                     {std::string()}});
    Range paren{launch.call.leftParen, launch.call.leftParen + 1};
    Range gap{gapBefore(file, launch.close.end, paren.begin), paren.begin};
    if (launch.call.arguments.empty()) {
      if (gapBefore(file, paren.end, launch.call.rightParen) == paren.end)
        paren.end = launch.call.rightParen;
      edits.push_back({{gap.begin, paren.end}, {std::string()}});
    } else if (file.text(gap).contains('\n')) {
      edits.push_back({{gap.begin, paren.end}, {std::string(","), file.text(gap).str()}});
    } else {
      edits.push_back({{gap.begin, paren.end}, {separator(file, paren.end)}});
    }
    return edits;
  }

  /// Where an edit at `end` must begin to cover the white space since `begin`; `end` if there is
  /// more than white space between them.
  static unsigned gapBefore(const SourceFile &file, unsigned begin, unsigned end) {
    return file.text(Range{begin, end}).trim().empty() ? begin : end;
  }

  /// A comma, and a space unless white space follows.
  static std::string separator(const SourceFile &file, unsigned next) {
    llvm::StringRef rest = file.text().substr(next, 1);
    return rest.empty() || std::isspace(static_cast<unsigned char>(rest[0])) ? "," : ", ";
  }

  /// Whether an argument is a `dim3`, or another rule makes it one (DimensionsRule.cpp).
  static bool becomesDim3(const FileView &view, Range argument) {
    auto converted = view.evidence.types.dimensions.find(argument.begin);
    if (converted != view.evidence.types.dimensions.end() &&
        llvm::any_of(converted->second, [&](const frontend::DimensionsEvidence &seen) {
          return seen.toDim3 && seen.end == argument.end;
        }))
      return true;
    return isDim3(view.file.text(argument));
  }

  /// Whether all of a text is `dim3(…)` or `dim3{…}`.
  static bool isDim3(llvm::StringRef text) {
    if (!text.consume_front("dim3"))
      return false;
    text = text.ltrim();
    if (text.empty() || (text[0] != '(' && text[0] != '{'))
      return false;
    int depth = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '(' || text[i] == '{')
        ++depth;
      else if ((text[i] == ')' || text[i] == '}') && --depth == 0)
        return i + 1 == text.size();
    }
    return false;
  }

  /// Whether there is a comma outside of parentheses, which would end the macro's argument.
  static bool hasBareComma(const SourceFile &file, Range range) {
    int depth = 0;
    for (char c : file.text(range)) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0)
        return true;
    }
    return false;
  }
};

} // namespace

std::unique_ptr<Rule> makeKernelLaunchRule() { return std::make_unique<KernelLaunchRule>(); }

} // namespace tranship::rules
