// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/ExecutionSpaceTests.h"

#include "source/Conditions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship {
namespace {

constexpr llvm::StringLiteral architecture = "__CUDA_ARCH__", cudaCompiler = "__CUDACC__";

/// Returns the end of the directive that begins at a token.
size_t endOfDirective(const std::vector<SourceToken> &tokens, size_t hash) {
  size_t end = hash;
  while (end < tokens.size() && tokens[end].directiveIndex == tokens[hash].directiveIndex)
    ++end;
  return end;
}

/// Returns the token `__CUDA_ARCH__` of `#ifdef __CUDA_ARCH__` and `#if defined(__CUDA_ARCH__)`; 0
/// for any other directive.
size_t testedArchitecture(const SourceFile &file, size_t hash) {
  const std::vector<SourceToken> &tokens = file.tokens();
  std::string words;
  size_t name = 0;
  for (size_t i = hash + 1, end = endOfDirective(tokens, hash); i < end; ++i) {
    if (file.text(tokens[i]) == architecture)
      name = i;
    words += file.text(tokens[i]).str() + " ";
  }
  bool isTest = llvm::StringSwitch<bool>(words)
                    .Cases({"ifdef __CUDA_ARCH__ ", "if defined __CUDA_ARCH__ ",
                            "if defined ( __CUDA_ARCH__ ) "},
                           true)
                    .Default(false);
  return isTest ? name : 0;
}

bool isSpace(llvm::StringRef word) { return word == "__device__" || word == "__host__"; }

bool mayStandBesideSpace(llvm::StringRef word) {
  return isSpace(word) || word == "__forceinline__" || word == "__noinline__" || word == "inline";
}

/// Whether a branch consists of definitions of macros. With `namesSpaces`, they stand for execution
/// spaces, one at least for that of the device.
bool isOfDefinitions(const SourceFile &file, size_t hash, size_t end, bool namesSpaces) {
  const std::vector<SourceToken> &tokens = file.tokens();
  bool namesDevice = false;
  for (size_t i = endOfDirective(tokens, hash); i < end;) {
    if (!tokens[i].is(clang::tok::hash) || i + 2 >= end ||
        (tokens[i + 1].directive != Directive::Define &&
         tokens[i + 1].directive != Directive::Undef))
      return false;
    size_t next = endOfDirective(tokens, i);
    for (size_t word = i + 3; namesSpaces && word < next; ++word) {
      if (!mayStandBesideSpace(file.text(tokens[word])))
        return false;
      namesDevice |= file.text(tokens[word]) == "__device__";
    }
    i = next;
  }
  return namesDevice || !namesSpaces;
}

/// Whether a branch consists of functions for the device alone. That they have an execution space
/// shows that the branch is not inside a function.
bool isOfDeviceFunctions(const SourceFile &file, size_t hash, size_t end) {
  const std::vector<SourceToken> &tokens = file.tokens();
  unsigned depth = 0;
  bool isForDevice = false, hasFunctions = false;
  for (size_t i = endOfDirective(tokens, hash); i < end; ++i) {
    if (tokens[i].directive != Directive::None)
      return false;
    llvm::StringRef word = file.text(tokens[i]);
    if (depth == 0 && word == "__device__")
      isForDevice = true;
    if (depth == 0 && (word == "__host__" || word == "__global__" || word == "=" ||
                       ((word == "{" || word == ";") && !isForDevice)))
      return false;
    if (word == "{")
      ++depth;
    if (word == "}" && depth > 0)
      --depth;
    if (depth == 0 && (word == "}" || word == ";")) {
      isForDevice = false;
      hasFunctions = true;
    }
  }
  return hasFunctions && depth == 0 && !isForDevice;
}

} // namespace

std::vector<size_t> executionSpaceTests(const SourceFile &file) {
  std::vector<size_t> tests;
  if (!file.text().contains(architecture))
    return tests;
  for (const Conditional &conditional : conditionalsOf(file)) {
    if (conditional.size() < 2 || conditional.size() > 3)
      continue;
    size_t name = testedArchitecture(file, conditional.front());
    if (!name)
      continue;
    bool isOfSpaces = isOfDefinitions(file, conditional[0], conditional[1], /*namesSpaces=*/true);
    if (conditional.size() == 2)
      isOfSpaces |= isOfDeviceFunctions(file, conditional[0], conditional[1]);
    else if (isOfSpaces)
      isOfSpaces = file.text(file.tokens()[conditional[1] + 1]) == "else" &&
                   isOfDefinitions(file, conditional[1], conditional[2], /*namesSpaces=*/false);
    if (isOfSpaces)
      tests.push_back(name);
  }
  return tests;
}

std::string withExecutionSpaces(const SourceFile &file) {
  std::vector<size_t> tests = executionSpaceTests(file);
  if (tests.empty())
    return "";
  std::string text = file.text().str();
  for (size_t test : tests) {
    std::string padded = cudaCompiler.str();
    padded.resize(architecture.size(), ' ');
    text.replace(file.tokens()[test].offset, padded.size(), padded);
  }
  return text;
}

} // namespace tranship
