// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/CallTemplate.h"
#include "rules/CallWrapper.h"
#include "rules/Rule.h"
#include "support/SourceLanguage.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <cstring>
#include <map>

namespace tranship::rules {
namespace {

using PieceKind = mapping::CallTemplate::Piece::Kind;

/// Rewrites calls whose arguments change, as the `call` column of their row says. Arguments that
/// keep their order stay in place with their comments and line breaks; only the text between them
/// is edited.
///
///     cudaMemcpyToSymbol(table, p, n)         hipMemcpyToSymbol(HIP_SYMBOL(table), p, n)
///     cudaFuncGetAttributes(&a, k)            hipFuncGetAttributes(&a, (const void*)(k))     in C
class CallRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    Lambdas lambdas;
    for (const ResolvedUse &use : view.uses) {
      const mapping::Row *row = use.row;
      if (use.disposition == Disposition::Redeclared) {
        result.claim(use);
        diagnoseDeclaration(view, result, use, *row);
      }
      if (use.disposition != Disposition::Reshaped)
        continue;
      result.claim(use);
      unsigned offset = view.file.tokens()[use.token].offset;
      if (view.options.ownHipForms.contains(row->hip.str())) {
        result.change(
            {"call", use.layer, {{view.file.tokens()[use.token].range(), {row->hip.str()}}}});
        continue;
      }
      llvm::Expected<mapping::CallTemplate> parsed = mapping::CallTemplate::parse(row->call);
      assert(parsed && "the table reader checks it");
      mapping::CallTemplate form = parsed->forCuda(view.options.target.cudaOrUsual());
      if (isCFile(view.file.path())) {
        std::optional<mapping::CallTemplate> inC = form.forC();
        if (!inC) {
          result.diagnose(
              DiagnosticKind::CallForm, offset,
              fmt::format("the HIP form of `{}` is C++, but this file is C", use.name),
              fmt::format("compile the file as C++, or write the equivalent of `{}` in C",
                          shown(view.file, *parsed, use.call)),
              use.name);
          continue;
        }
        form = std::move(*inC);
      }
      const std::optional<CallSyntax> &call = use.call;
      if (!call && (wrap(view, result, use, form, lambdas) || define(view, result, use, form)))
        continue;
      if (!call) {
        result.diagnose(DiagnosticKind::CallForm, offset,
                        fmt::format("this use of `{}` is not a call that can be rewritten, but "
                                    "its HIP form takes different arguments",
                                    use.name),
                        fmt::format("write `{}`", shown(view.file, *parsed, call)), use.name);
        continue;
      }
      if (call->arguments.size() < parsed->minimumArguments()) {
        result.diagnose(DiagnosticKind::CallForm, offset,
                        fmt::format("the call of `{}` has {} arguments, too few for its HIP form",
                                    use.name, call->arguments.size()),
                        fmt::format("write `{}`", shown(view.file, *parsed, call)), use.name);
        continue;
      }
      Range name = view.file.tokens()[use.token].range();
      if (leavesNamespace(*row))
        name.begin = qualifierBegin(view.file, use.token);
      std::vector<Edit> edits = rewrite(view.file, form, name, *call);
      for (Range argument : call->arguments)
        if (isDropped(argument, edits))
          claimName(view, argument, result);
      result.change({"call", use.layer, std::move(edits)});
    }
    reportLambdas(view, lambdas, result);
    return result;
  }

private:
  /// Uses that became lambdas, by function and by whether they are called.
  using Lambdas = std::map<std::pair<std::string, bool>, std::vector<const ResolvedUse *>>;

  /// Reports a declaration, or a definition, of a CUDA function.
  static void diagnoseDeclaration(const FileView &view, RuleResult &result, const ResolvedUse &use,
                                  const mapping::Row &row) {
    std::string form = row.hip.str();
    if (!row.call.empty()) {
      llvm::Expected<mapping::CallTemplate> parsed = mapping::CallTemplate::parse(row.call);
      assert(parsed && "the table reader checks it");
      form = shown(view.file, parsed->forCuda(view.options.target.cudaOrUsual()), std::nullopt);
    }
    result.diagnose(DiagnosticKind::CallForm, view.file.tokens()[use.token].offset,
                    fmt::format("this declares `{}`, but the port has no function with its name "
                                "and parameters",
                                use.name),
                    fmt::format("calls of it become `{}`; declare what they need", form), use.name);
  }

  /// Whether the form of a name in a namespace is written without that: `threadIdx.x` for
  /// `cuda::ptx::get_sreg_tid_x()`.
  static bool leavesNamespace(const mapping::Row &row) {
    return row.name.contains("::") &&
           row.name.ref().rsplit("::").first != row.hip.ref().rsplit("::").first &&
           row.call.str().find(row.hip.str()) != std::string::npos;
  }
  static unsigned qualifierBegin(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    while (token >= 2 && tokens[token - 1].is(clang::tok::coloncolon) &&
           tokens[token - 2].is(clang::tok::raw_identifier) &&
           file.text(tokens[token - 2]) != "return")
      token -= 2;
    if (token >= 1 && tokens[token - 1].is(clang::tok::coloncolon))
      --token;
    return tokens[token].offset;
  }

  /// An argument that is left out may be a name that HIP lacks: the row of the call says what that means.
  static void claimName(const FileView &view, Range argument, RuleResult &result) {
    size_t token = view.file.tokenExactlyAt(argument.begin);
    const auto *use =
        llvm::lower_bound(llvm::ArrayRef(view.uses), token,
                          [](const ResolvedUse &one, size_t at) { return one.token < at; });
    if (use != llvm::ArrayRef(view.uses).end() && use->disposition == Disposition::Unsupported &&
        view.file.tokens()[use->token].range() == argument)
      result.claim(*use);
  }

  static bool contains(Range outer, Range inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
  }
  /// Whether the edits replace an argument and do not write it anywhere.
  static bool isDropped(Range argument, llvm::ArrayRef<Edit> edits) {
    bool isReplaced = false;
    for (const Edit &edit : edits) {
      isReplaced |= contains(edit.range, argument);
      for (const Piece &piece : edit.text)
        if (const auto *kept = std::get_if<Range>(&piece); kept && contains(*kept, argument))
          return false;
    }
    return isReplaced;
  }

  /// Replaces a function that is named but not called, or called with arguments that are not written
  /// there, with a lambda, if that can be done.
  static bool wrap(const FileView &view, RuleResult &result, const ResolvedUse &use,
                   const mapping::CallTemplate &form, Lambdas &lambdas) {
    std::optional<CallWrapper> wrapper =
        isCFile(view.file.path()) ? std::nullopt : wrapperOf(view.file, use.token, form);
    if (!wrapper)
      return false;
    result.change({"call", use.layer, {{wrapper->range, {wrapper->text}}}});
    lambdas[{use.name, wrapper->isCalled}].push_back(&use);
    return true;
  }

  /// Reports them once for each function, at the first of its uses.
  static void reportLambdas(const FileView &view, const Lambdas &lambdas, RuleResult &result) {
    for (const auto &[of, uses] : lambdas) {
      const auto &[name, isCalled] = of;
      bool isEach = view.options.everyPlace || uses.size() < 2;
      std::string others =
          isEach ? ""
                 : fmt::format(" (and {} in this file)", plural(uses.size() - 1, "more place"));
      std::string message =
          isCalled ? fmt::format("a macro lists the arguments of `{}`, and its HIP form takes "
                                 "different ones: it became a lambda{}",
                                 name, others)
                   : fmt::format("`{}` is named here but not called, and its HIP form takes "
                                 "different arguments: it became a lambda{}",
                                 name, others);
      for (const ResolvedUse *use : llvm::ArrayRef(uses).take_front(isEach ? uses.size() : 1))
        result.diagnose(DiagnosticKind::Meaning, view.file.tokens()[use->token].offset, message,
                        isCalled ? "pass nullptr, not 0 or NULL, in the macro"
                                 : "pass nullptr, not 0 or NULL, where it is called, and name the "
                                   "type of the function pointer where it is deduced",
                        name);
    }
  }

  /// Gives a macro that is another name of the function the arguments of its HIP form.
  static bool define(const FileView &view, RuleResult &result, const ResolvedUse &use,
                     const mapping::CallTemplate &form) {
    auto macro = callingMacro(view.file, use.token, form);
    if (!macro)
      return false;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    unsigned parameters = tokens[use.token - 1].end();
    result.change({"call",
                   use.layer,
                   {{{parameters, parameters}, {macro->first}},
                    {tokens[use.token].range(), {macro->second}}}});
    return true;
  }

  /// A form for a person to read, with the arguments as far as they are known: `f(x, argument2, …)`.
  static std::string shown(const SourceFile &file, const mapping::CallTemplate &form,
                           const std::optional<CallSyntax> &call) {
    std::string text;
    for (const mapping::CallTemplate::Piece &piece : form.pieces) {
      if (piece.kind == PieceKind::Text)
        text += piece.text;
      else if (piece.kind == PieceKind::CudaVersion)
        text += "CUDA_VERSION";
      else if (call && piece.index < call->arguments.size())
        text += file.text(*argumentsOf(piece, *call));
      else
        text += piece.kind == PieceKind::Rest ? "…" : fmt::format("argument{}", piece.index + 1);
    }
    return text;
  }

  /// The arguments that a piece stands for, as one range; nothing if there are none.
  static std::optional<Range> argumentsOf(const mapping::CallTemplate::Piece &piece,
                                          const CallSyntax &call) {
    if (piece.kind == PieceKind::Argument)
      return call.arguments[piece.index];
    if (piece.index < call.arguments.size())
      return Range{call.arguments[piece.index].begin, call.arguments.back().end};
    return std::nullopt;
  }

  /// The form with arguments filled in: text and ranges alternate. If `$n...` stands for no
  /// argument, the comma before it goes as well.
  static std::vector<Piece> instantiate(const mapping::CallTemplate &call,
                                        const CallSyntax &syntax) {
    std::vector<Piece> pieces;
    for (const mapping::CallTemplate::Piece &piece : call.pieces) {
      if (piece.kind == PieceKind::Text) {
        if (!pieces.empty() && std::holds_alternative<std::string>(pieces.back()))
          std::get<std::string>(pieces.back()) += piece.text;
        else
          pieces.push_back(piece.text);
      } else if (std::optional<Range> range = argumentsOf(piece, syntax)) {
        pieces.push_back(*range);
      } else if (!pieces.empty() && std::holds_alternative<std::string>(pieces.back())) {
        std::string &text = std::get<std::string>(pieces.back());
        text = llvm::StringRef(text).rtrim(", ").str();
      }
    }
    return pieces;
  }

  /// The type of the cast that a text ends with, `reinterpret_cast<T>(` or `(T)(`, and the length
  /// of that cast.
  static std::pair<llvm::StringRef, size_t> trailingCast(llvm::StringRef text) {
    llvm::StringRef rest = text;
    if (!rest.consume_back("("))
      return {};
    size_t open = std::string::npos;
    if (rest.consume_back(">")) {
      if (open = rest.rfind("reinterpret_cast<"); open != llvm::StringRef::npos)
        return {rest.drop_front(open + strlen("reinterpret_cast<")), text.size() - open};
    } else if (rest.consume_back(")")) {
      if (open = rest.rfind('('); open != llvm::StringRef::npos)
        return {rest.drop_front(open + 1), text.size() - open};
    }
    return {};
  }

  /// Whether an expression has a type because of its first tokens, as `1ull << n` and
  /// `static_cast<unsigned long long>(n)` have.
  static bool beginsAs(llvm::StringRef written, llvm::StringRef type) {
    if (written.starts_with("static_cast<" + type.str() + ">("))
      return true;
    if (type != "unsignedlonglong" || written.empty() || !llvm::isDigit(written.front()))
      return false;
    llvm::StringRef number = written.take_while(llvm::isAlnum);
    return number.ends_with_insensitive("ull");
  }

  /// Removes a cast of the row where the user has written the same cast.
  static void dropDoubleCasts(std::vector<Piece> &pieces, const SourceFile &file) {
    auto squeezed = [](llvm::StringRef text) {
      std::string result = text.str();
      llvm::erase(result, ' ');
      return result;
    };
    for (size_t i = 1; i + 1 < pieces.size(); ++i) {
      const Range *argument = std::get_if<Range>(&pieces[i]);
      auto *before = std::get_if<std::string>(&pieces[i - 1]);
      auto *after = std::get_if<std::string>(&pieces[i + 1]);
      if (!argument || !before || !after || !llvm::StringRef(*after).starts_with(")"))
        continue;
      auto [type, length] = trailingCast(*before);
      if (type.empty())
        continue;
      std::string written = squeezed(file.text(*argument)), wanted = squeezed(type);
      if (!llvm::StringRef(written).starts_with("(" + wanted + ")") &&
          !llvm::StringRef(written).starts_with("reinterpret_cast<" + wanted + ">(") &&
          !beginsAs(written, wanted))
        continue;
      before->resize(before->size() - length);
      after->erase(0, 1);
    }
  }

  static std::vector<Edit> rewrite(const SourceFile &file, const mapping::CallTemplate &form,
                                   Range name, const CallSyntax &call) {
    std::vector<Piece> pieces = instantiate(form, call);
    dropDoubleCasts(pieces, file);
    unsigned end = name.begin;
    bool inOrder = true;
    for (const Piece &piece : pieces)
      if (const Range *range = std::get_if<Range>(&piece)) {
        inOrder &= range->begin >= end;
        end = range->end;
      }
    bool leads = !pieces.empty() && std::holds_alternative<std::string>(pieces.front());
    llvm::StringRef first = leads ? llvm::StringRef(std::get<std::string>(pieces.front())) : "";
    if (!inOrder || !first.contains('('))
      return {{{name.begin, call.rightParen + 1}, std::move(pieces)}};
    return editsBetween(pieces, name, call);
  }

  static std::vector<Edit> editsBetween(llvm::ArrayRef<Piece> pieces, Range name,
                                        const CallSyntax &call) {
    std::vector<Edit> edits;
    auto replace = [&](Range range, llvm::StringRef text) {
      if (range.size() || !text.empty())
        edits.push_back({range, {text.str()}});
    };
    // The name, up to the parenthesis
    auto [newName, pending] = llvm::StringRef(std::get<std::string>(pieces.front())).split('(');
    replace(name, newName);
    std::string text = pending.ltrim().str();
    unsigned position = call.leftParen + 1;
    size_t nextArgument = 0;
    for (const Piece &piece : pieces.drop_front()) {
      if (const auto *literal = std::get_if<std::string>(&piece)) {
        text += *literal;
        continue;
      }
      Range range = std::get<Range>(piece);
      size_t index = llvm::find_if(call.arguments,
                                   [&](Range argument) { return argument.begin == range.begin; }) -
                     call.arguments.begin();
      if (index != nextArgument || (nextArgument > 0 && !llvm::StringRef(text).contains(','))) {
        replace({position, range.begin}, text); // arguments in between are dropped, or the comma is
      } else if (nextArgument == 0) {
        replace({range.begin, range.begin}, text);
      } else {
        // The comma stays as written, with the text around it.
        auto [before, after] = llvm::StringRef(text).rsplit(',');
        replace({position, position}, before.rtrim());
        replace({range.begin, range.begin}, after.ltrim());
      }
      position = range.end;
      while (nextArgument < call.arguments.size() && call.arguments[nextArgument].end <= range.end)
        ++nextArgument;
      text.clear();
    }
    llvm::StringRef tail = llvm::StringRef(text).rtrim();
    tail.consume_back(")");
    if (nextArgument == call.arguments.size())
      replace({position, position}, tail);
    else
      replace({position, call.rightParen}, tail);
    return edits;
  }
};

} // namespace

std::unique_ptr<Rule> makeCallRule() { return std::make_unique<CallRule>(); }

} // namespace tranship::rules
