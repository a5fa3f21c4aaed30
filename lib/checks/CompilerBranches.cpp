// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/CompilerBranches.h"

#include "source/CompilerMacros.h"
#include "source/Conditions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <fmt/format.h>

#include <map>

namespace tranship::checks {
namespace {

namespace tok = clang::tok;

class CompilerBranches {
public:
  explicit CompilerBranches(CheckedFile &checked)
      : checked_(checked), file_(checked.file), tokens_(file_.tokens()) {}

  void visit() {
    noteVersions();
    std::vector<Conditional> conditionals = conditionalsOf(file_);
    llvm::sort(conditionals);
    for (const Conditional &conditional : conditionals)
      if (asksForCompiler(conditional))
        visit(conditional);
  }

private:
  using Tokens = llvm::ArrayRef<SourceToken>;

  bool asksForCompiler(const Conditional &conditional) const {
    return llvm::any_of(conditional, [&](size_t directive) {
      for (size_t i = directive;
           i < tokens_.size() && tokens_[i].directiveIndex == tokens_[directive].directiveIndex;
           ++i)
        if (llvm::StringRef name = file_.text(tokens_[i]);
            flags_.contains(name) || compilerMacro(name))
          return true;
      return false;
    });
  }

  MacroState stateOf(llvm::StringRef name, Compiler compiler) const {
    auto stateFor = [](int64_t value) {
      return MacroState{value >= 0, std::max<int64_t>(value, 0)};
    };
    if (const CompilerMacro *known = compilerMacro(name))
      return stateFor(known->values[compiler]);
    auto flag = flags_.find(name);
    return flag == flags_.end() ? MacroState() : stateFor(flag->second[compiler]);
  }

  void visit(const Conditional &conditional) {
    std::array<size_t, compilers> taken;
    for (size_t compiler = 0; compiler < compilers; ++compiler) {
      std::optional<size_t> branch = branchTaken(file_, conditional, [&](llvm::StringRef name) {
        return stateOf(name, Compiler(compiler));
      });
      if (!branch)
        return;
      taken[compiler] = *branch;
    }
    if (taken[OldGcc] != taken[NewGcc] || taken[OldClang] != taken[NewClang] ||
        taken[OldGcc] == taken[OldClang])
      return;
    Tokens byGcc = branchOf(conditional, taken[OldGcc]),
           byClang = branchOf(conditional, taken[OldClang]);
    noteFlags(byGcc, byClang);
    std::string difference = differenceOf(byGcc, byClang);
    if (!difference.empty())
      checked_.report(DiagnosticKind::Meaning, file_.line(tokens_[conditional.front()].offset),
                      "nvcc with GCC and HIP's Clang take different branches here: " + difference,
                      "test for what the code needs, with a macro that your build defines");
  }

  /// The tokens of a branch, without its directive.
  Tokens branchOf(const Conditional &conditional, size_t branch) const {
    if (branch + 1 >= conditional.size())
      return {};
    size_t begin = conditional[branch], end = conditional[branch + 1];
    while (begin < end &&
           tokens_[begin].directiveIndex == tokens_[conditional[branch]].directiveIndex)
      ++begin;
    return Tokens(tokens_).slice(begin, end - begin);
  }

  /// The numbers of `#define NAME 4` and `NAME = 4`.
  std::map<llvm::StringRef, llvm::StringRef> numbersIn(Tokens branch) const {
    std::map<llvm::StringRef, llvm::StringRef> numbers;
    for (size_t i = 0; i + 1 < branch.size(); ++i) {
      bool isDefined = isDefinition(branch, i) && branch[i + 1].is(tok::numeric_constant) &&
                       isLast(branch, i + 1);
      bool isGiven = i + 2 < branch.size() && branch[i].is(tok::raw_identifier) &&
                     branch[i + 1].is(tok::equal) && branch[i + 2].is(tok::numeric_constant);
      if (isDefined || isGiven)
        numbers[file_.text(branch[i])] = file_.text(branch[isDefined ? i + 1 : i + 2]);
    }
    return numbers;
  }
  /// Whether a token is the name in `#define NAME`.
  bool isDefinition(Tokens branch, size_t i) const {
    return i >= 2 && branch[i].directive == Directive::Define && branch[i - 2].is(tok::hash);
  }
  static bool isLast(Tokens branch, size_t i) {
    return i + 1 == branch.size() || branch[i + 1].directiveIndex != branch[i].directiveIndex;
  }

  /// Macros that say which compiler it is.
  void noteFlags(Tokens byGcc, Tokens byClang) {
    for (auto [branch, isGcc] : {std::pair(byGcc, true), std::pair(byClang, false)})
      for (size_t i = 0; i < branch.size(); ++i)
        if (isDefinition(branch, i)) {
          int64_t value = 0;
          if (!isLast(branch, i) &&
              (!isLast(branch, i + 1) || file_.text(branch[i + 1]).getAsInteger(0, value)))
            continue;
          auto &values = flags_
                             .try_emplace(file_.text(branch[i]),
                                          std::array<int64_t, compilers>{-1, -1, -1, -1})
                             .first->second;
          values[isGcc ? OldGcc : OldClang] = values[isGcc ? NewGcc : NewClang] = value;
        }
  }

  /// `#define GCC_VERSION (__GNUC__ * 100 + __GNUC_MINOR__)`, for every compiler.
  void noteVersions() {
    Tokens all(tokens_);
    for (size_t i = 0; i < all.size(); ++i) {
      if (!isDefinition(all, i) || isLast(all, i) ||
          (all[i + 1].is(tok::l_paren) && all[i + 1].offset == all[i].range().end))
        continue;
      size_t end = i + 1;
      bool namesCompiler = false;
      for (; end < all.size() && all[end].directiveIndex == all[i].directiveIndex; ++end)
        namesCompiler |= compilerMacro(file_.text(all[end])) != nullptr;
      std::array<int64_t, compilers> values;
      for (size_t compiler = 0; namesCompiler && compiler < compilers; ++compiler) {
        std::optional<int64_t> value =
            valueOfCondition(file_, {unsigned(i + 1), unsigned(end)}, [&](llvm::StringRef name) {
              return stateOf(name, Compiler(compiler));
            });
        namesCompiler = value.has_value();
        values[compiler] = value.value_or(0);
      }
      if (namesCompiler)
        flags_.try_emplace(file_.text(all[i]), values);
    }
  }

  static bool isFlag(llvm::StringRef number) { return number == "0" || number == "1"; }

  /// How the meaning of two branches differs, in words; empty if that is not known.
  std::string differenceOf(Tokens byGcc, Tokens byClang) const {
    std::map<llvm::StringRef, llvm::StringRef> ofGcc = numbersIn(byGcc),
                                               ofClang = numbersIn(byClang);
    for (const auto &[name, number] : ofGcc)
      if (auto other = ofClang.find(name); other != ofClang.end() && other->second != number &&
                                           !(isFlag(number) && isFlag(other->second)))
        return fmt::format("`{}` is {} in CUDA and {} in HIP", name.str(), number.str(),
                           other->second.str());
    if (byGcc.size() != byClang.size())
      return {};
    std::string difference;
    for (const auto &[one, other] : llvm::zip(byGcc, byClang)) {
      llvm::StringRef text = file_.text(one), otherText = file_.text(other);
      if (text == otherText)
        continue;
      if (!computes(one) || !computes(other) || (isFlag(text) && isFlag(otherText)))
        return {};
      if (difference.empty())
        difference = fmt::format("`{}` in CUDA is `{}` in HIP", text.str(), otherText.str());
    }
    return difference;
  }
  /// A number, an operator or a built-in type.
  bool computes(const SourceToken &token) const {
    static constexpr llvm::StringLiteral types[] = {"bool",  "char",   "short",    "int",   "long",
                                                    "float", "double", "unsigned", "signed"};
    return token.isAny({tok::numeric_constant, tok::plus, tok::minus, tok::star, tok::slash,
                        tok::percent, tok::less, tok::greater, tok::lessequal, tok::greaterequal,
                        tok::amp, tok::pipe, tok::caret, tok::lessless, tok::greatergreater,
                        tok::equalequal, tok::exclaimequal, tok::plusequal, tok::minusequal}) ||
           llvm::is_contained(types, file_.text(token));
  }

  CheckedFile &checked_;
  const SourceFile &file_;
  const std::vector<SourceToken> &tokens_;
  /// The file's own macros that follow from the compiler.
  llvm::StringMap<std::array<int64_t, compilers>> flags_;
};

} // namespace

void findCompilerBranches(CheckedFile &checked) {
  if (checked.evidence.mayUseCuda)
    CompilerBranches(checked).visit();
}

} // namespace tranship::checks
