// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/ArchitectureTests.h"

#include "source/ArchitectureMacros.h"
#include "source/CallSyntax.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <set>

namespace tranship {
namespace {

namespace tok = clang::tok;

/// Whether a `{` begins the body of a function: `(…) {`, `(…) const noexcept -> T {`.
bool opensFunction(const SourceFile &file, size_t brace) {
  const std::vector<SourceToken> &tokens = file.tokens();
  bool hasParameters = false;
  int depth = 0, angles = 0; // of `template <int n = 4>`
  for (size_t i = brace; i-- > 0;) {
    if (tokens[i].directive != Directive::None)
      break;
    if (hasParameters && depth == 0 && i > 0 && file.text(tokens[i - 1]) != "operator") {
      angles += tokens[i].is(tok::greater) ? 1 : tokens[i].is(tok::less) && angles ? -1 : 0;
      if (angles)
        continue;
    }
    depth += tokens[i].is(tok::r_paren);
    depth -= tokens[i].is(tok::l_paren);
    if (depth > 0) {
      hasParameters = true;
      continue;
    }
    if (depth < 0 || tokens[i].is(tok::semi) || tokens[i].is(tok::l_brace) ||
        tokens[i].is(tok::r_brace))
      break;
    llvm::StringRef word = file.text(tokens[i]);
    if (tokens[i].is(tok::equal) || word == "struct" || word == "union" || word == "namespace" ||
        word == "enum")
      return false; // `struct __align__(8) {`, `int a[f(1)] = {`
  }
  return hasParameters;
}

/// For each token whether it is in the body of a function.
std::vector<bool> tokensInFunctions(const SourceFile &file) {
  const std::vector<SourceToken> &tokens = file.tokens();
  std::vector<bool> isIn(tokens.size());
  using Braces = llvm::SmallVector<bool>; // for each open brace, whether it is in a function
  Braces open;
  std::vector<Braces> atCondition; // branches may each open the same function
  for (size_t i = 0; i < tokens.size(); ++i) {
    isIn[i] = !open.empty() && open.back();
    if (tokens[i].is(tok::hash) && tokens[i].directive != Directive::None &&
        i + 1 < tokens.size()) {
      llvm::StringRef word = file.text(tokens[i + 1]);
      if (word.starts_with("if"))
        atCondition.push_back(open);
      else if (word.starts_with("el") && !atCondition.empty())
        open = atCondition.back();
      else if (word == "endif" && !atCondition.empty())
        atCondition.pop_back();
    }
    if (tokens[i].directive != Directive::None)
      continue;
    if (tokens[i].is(tok::l_brace))
      open.push_back(isIn[i] || opensFunction(file, i));
    else if (tokens[i].is(tok::r_brace) && !open.empty())
      open.pop_back();
  }
  return isIn;
}

/// How much a branch contains: nothing, only code that reports a failure, or code that does work.
enum class Content : uint8_t { Nothing, Failure, Code };

/// Whether a statement that begins with this word only reports that the program cannot continue.
bool isFailure(llvm::StringRef word) {
  return llvm::StringSwitch<bool>(word)
      .Cases({"assert", "static_assert", "abort", "printf", "return", "CUDA_KERNEL_ASSERT"}, true)
      .Cases({"__trap", "__builtin_trap", "__builtin_unreachable", "__assert_fail"}, true)
      .Default(false);
}

/// Classifies the tokens of a branch; `begin` is the first one after its directive.
Content contentOf(const SourceFile &file, size_t begin, size_t end,
                  const std::set<llvm::StringRef> &failing) {
  const std::vector<SourceToken> &tokens = file.tokens();
  Content content = Content::Nothing;
  bool isStart = true; // of a statement
  size_t statement = begin;
  for (size_t i = begin; i < end; ++i) {
    if (tokens[i].directive != Directive::None) {
      if (i > 0 && tokens[i - 1].is(tok::hash) && file.text(tokens[i]) == "error")
        content = std::max(content, Content::Failure);
      continue;
    }
    if (isStart) {
      if (!isFailure(file.text(tokens[i])) && !failing.contains(file.text(tokens[i])))
        return Content::Code;
      content = Content::Failure;
      statement = i;
    }
    isStart = tokens[i].is(tok::semi);
    // `return;` gives up, but `return x;` computes something.
    if (isStart && file.text(tokens[statement]) == "return" && i > statement + 1)
      return Content::Code;
  }
  return content;
}

/// What the functions for the device between the tokens do; nothing if there are none. What is for the host does not count.
std::optional<Content> contentOfKernels(const SourceFile &file, size_t begin, size_t end,
                                        const std::set<llvm::StringRef> &failing) {
  const std::vector<SourceToken> &tokens = file.tokens();
  std::optional<Content> content;
  bool isForDevice = false;
  for (size_t i = begin; i < end; ++i) {
    if (tokens[i].directive != Directive::None)
      continue;
    llvm::StringRef word = file.text(tokens[i]);
    if (tokens[i].is(tok::semi))
      isForDevice = false;
    isForDevice |= word == "__global__" || word == "__device__";
    if (!tokens[i].is(tok::l_brace) || !opensFunction(file, i))
      continue;
    size_t close = std::min(matchingClose(file, i), end);
    if (isForDevice)
      content =
          std::max(content.value_or(Content::Nothing), contentOf(file, i + 1, close, failing));
    isForDevice = false;
    i = close;
  }
  return content;
}

/// Classifies a branch of a conditional; the branch index of `#endif` means that no branch is compiled.
Content contentOf(const SourceFile &file, const Conditional &conditional, size_t branch,
                  const std::set<llvm::StringRef> &failing) {
  if (branch + 1 == conditional.size())
    return Content::Nothing;
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t begin = conditional[branch];
  while (begin < conditional[branch + 1] &&
         tokens[begin].directiveIndex == tokens[conditional[branch]].directiveIndex)
    ++begin;
  // What an older GPU compiles instead of kernels: `__global__ void k(float *) {}`.
  if (std::optional<Content> kernels =
          contentOfKernels(file, begin, conditional[branch + 1], failing))
    return *kernels == Content::Code ? Content::Code : Content::Failure;
  return contentOf(file, begin, conditional[branch + 1], failing);
}

/// The names of functions whose body only reports that the program cannot continue, and of macros that
/// call one of them.
std::set<llvm::StringRef> failingNames(const SourceFile &file) {
  const std::vector<SourceToken> &tokens = file.tokens();
  std::set<llvm::StringRef> names;
  for (size_t i = 0; i + 3 < tokens.size(); ++i) {
    if (tokens[i].is(tok::hash) && tokens[i].directive == Directive::Define) {
      size_t body = i + 3;
      if (tokens[body].is(tok::l_paren) && tokens[body].offset == tokens[i + 2].end())
        body = matchingClose(file, body) + 1;
      if (body < tokens.size() && tokens[body].directiveIndex == tokens[i].directiveIndex &&
          names.contains(file.text(tokens[body])))
        names.insert(file.text(tokens[i + 2]));
    } else if (tokens[i].directive == Directive::None && tokens[i].is(tok::raw_identifier) &&
               tokens[i + 1].is(tok::l_paren)) {
      size_t brace = matchingClose(file, i + 1) + 1;
      if (brace < tokens.size() && tokens[brace].is(tok::l_brace) && opensFunction(file, brace) &&
          contentOf(file, brace + 1, matchingClose(file, brace), {}) == Content::Failure)
        names.insert(file.text(tokens[i]));
    }
  }
  return names;
}

} // namespace

std::vector<KeptCode> architecturesThatKeepCode(const SourceFile &file, MacroStates values) {
  ArchitectureConditions conditions(file);
  const std::vector<Conditional> &conditionals = conditions.conditionals();
  if (conditionals.empty())
    return {};
  std::vector<bool> isInFunction = tokensInFunctions(file);
  std::set<llvm::StringRef> failing = failingNames(file);
  using Branches =
      std::vector<std::optional<size_t>>; // of each conditional, the branch that is compiled
  auto branchesFor = [&](int64_t architecture) {
    return conditions.branchesFor(architecture, values);
  };
  const Branches usual = branchesFor(usualArchitecture);
  std::set<Branches> seen; // values that compile the same code are one candidate
  std::vector<KeptCode> candidates;
  for (int64_t architecture : newerArchitectures) {
    KeptCode candidate{architecture, {}};
    Branches branches = branchesFor(architecture);
    if (!seen.insert(branches).second)
      continue;
    bool losesCode = false;
    for (size_t i = 0; i < conditionals.size(); ++i) {
      if (!usual[i] || !branches[i] || usual[i] == branches[i])
        continue;
      Content before = contentOf(file, conditionals[i], *usual[i], failing);
      Content here = contentOf(file, conditionals[i], *branches[i], failing);
      losesCode |= before == Content::Code && here == Content::Failure;
      const bool isOfFunctions = isInFunction[conditionals[i].front()] ||
                                 contentOfKernels(file, conditionals[i][*branches[i]],
                                                  conditionals[i][*branches[i] + 1], failing);
      if (isOfFunctions && before != Content::Code && here == Content::Code)
        candidate.code.push_back({file.tokens()[conditionals[i][*branches[i]]].offset,
                                  file.tokens()[conditionals[i][*branches[i] + 1]].offset});
    }
    if (!candidate.code.empty() && !losesCode)
      candidates.push_back(std::move(candidate));
  }
  llvm::stable_sort(candidates, [](const KeptCode &a, const KeptCode &b) {
    return a.code.size() > b.code.size();
  });
  return candidates;
}

} // namespace tranship
