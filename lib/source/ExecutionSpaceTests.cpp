// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/ExecutionSpaceTests.h"

#include "source/Conditions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <map>
#include <optional>

namespace tranship {
namespace {

constexpr llvm::StringLiteral architecture = "__CUDA_ARCH__", cudaCompiler = "__CUDACC__",
                              deviceSpace = "__device__";
static_assert(bothSpaces.size() == deviceSpace.size());

/// Returns the end of the directive that begins at a token.
size_t endOfDirective(const std::vector<SourceToken> &tokens, size_t hash) {
  size_t end = hash;
  while (end < tokens.size() && tokens[end].directiveIndex == tokens[hash].directiveIndex)
    ++end;
  return end;
}

struct ArchitectureTest {
  size_t name = 0; // the token `__CUDA_ARCH__`
  /// The first branch is for the host: `#ifndef __CUDA_ARCH__`.
  bool isNegated = false;
};

/// Reads `#ifdef __CUDA_ARCH__`, `#if defined(__CUDA_ARCH__)`, also together with a test for the
/// compiler as in `#if defined(__CUDACC__) && defined(__CUDA_ARCH__)`, and the negations of the first
/// two. Nothing for any other directive.
std::optional<ArchitectureTest> testedArchitecture(const SourceFile &file, size_t hash) {
  const std::vector<SourceToken> &tokens = file.tokens();
  ArchitectureTest test;
  std::string words;
  for (size_t i = hash + 1, end = endOfDirective(tokens, hash); i < end; ++i) {
    llvm::StringRef word = file.text(tokens[i]);
    if (word == architecture)
      test.name = i;
    if (word != "(" && word != ")")
      words += word.str() + " ";
  }
  if (!test.name)
    return std::nullopt;
  test.isNegated = words == "ifndef __CUDA_ARCH__ " || words == "if ! defined __CUDA_ARCH__ ";
  if (test.isNegated || words == "ifdef __CUDA_ARCH__ ")
    return test;
  llvm::StringRef condition = words;
  if (!condition.consume_front("if "))
    return std::nullopt;
  llvm::SmallVector<llvm::StringRef> terms;
  condition.split(terms, "&&");
  bool isOfTests = llvm::all_of(terms, [](llvm::StringRef term) {
    return llvm::StringSwitch<bool>(term.trim())
        .Cases({"defined __CUDA_ARCH__", "defined __CUDACC__", "defined __NVCC__"}, true)
        .Default(false);
  });
  return isOfTests ? std::optional(test) : std::nullopt;
}

bool isSpace(llvm::StringRef word) { return word == "__device__" || word == "__host__"; }

bool mayStandBesideSpace(llvm::StringRef word) {
  return isSpace(word) || word == "__forceinline__" || word == "__noinline__" || word == "inline";
}

/// Whether a branch consists of macro definitions. With `namesSpaces`, they must expand to
/// execution spaces, at least one of them to that of the device.
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
      namesDevice |= file.text(tokens[word]) == deviceSpace;
    }
    i = next;
  }
  return namesDevice || !namesSpaces;
}

/// Whether `namespace detail` is before a brace.
bool opensNamespace(const SourceFile &file, size_t brace) {
  size_t i = brace;
  while (i > 0 &&
         file.tokens()[i - 1].isAny({clang::tok::raw_identifier, clang::tok::coloncolon}) &&
         file.text(file.tokens()[i]) != "namespace")
    --i;
  return file.text(file.tokens()[i]) == "namespace";
}

/// Whether a branch consists of device-only functions, perhaps in namespaces. Their execution spaces show that the branch
/// is not inside a function.
bool isOfDeviceFunctions(const SourceFile &file, size_t hash, size_t end) {
  const std::vector<SourceToken> &tokens = file.tokens();
  unsigned depth = 0, namespaces = 0;
  bool isForDevice = false, hasFunctions = false;
  for (size_t i = endOfDirective(tokens, hash); i < end; ++i) {
    if (tokens[i].directive != Directive::None)
      return false;
    llvm::StringRef word = file.text(tokens[i]);
    if (depth == 0 && !isForDevice && word == "{" && opensNamespace(file, i)) {
      ++namespaces;
      continue;
    }
    if (depth == 0 && !isForDevice && word == "}" && namespaces > 0) {
      --namespaces;
      continue;
    }
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
  return hasFunctions && depth == 0 && namespaces == 0 && !isForDevice;
}

/// The macros that a branch of definitions defines, with the token of each name.
std::map<llvm::StringRef, size_t> macrosOf(const SourceFile &file, size_t hash, size_t end) {
  const std::vector<SourceToken> &tokens = file.tokens();
  std::map<llvm::StringRef, size_t> macros;
  for (size_t i = endOfDirective(tokens, hash); i < end; i = endOfDirective(tokens, i))
    if (tokens[i + 1].directive == Directive::Define)
      macros[file.text(tokens[i + 2])] = i + 2;
  return macros;
}

std::vector<size_t> spacesOfBoth(const SourceFile &file,
                                 const std::map<llvm::StringRef, size_t> &onDevice,
                                 const std::map<llvm::StringRef, size_t> &onHost) {
  std::vector<size_t> spaces;
  for (const auto &[macro, name] : onDevice) {
    std::vector<size_t> ofDevice, ofHost;
    for (size_t i = name + 1, end = endOfDirective(file.tokens(), name); i < end; ++i) {
      llvm::StringRef word = file.text(file.tokens()[i]);
      if (isSpace(word))
        (word == deviceSpace ? ofDevice : ofHost).push_back(i);
    }
    if (onHost.contains(macro) && ofHost.empty() && !ofDevice.empty())
      spaces.push_back(ofDevice.front());
  }
  return spaces;
}

} // namespace

std::vector<ExecutionSpaceTest> executionSpaceTests(const SourceFile &file) {
  std::vector<ExecutionSpaceTest> tests;
  if (!file.text().contains(architecture))
    return tests;
  for (const Conditional &conditional : conditionalsOf(file)) {
    if (conditional.size() < 2 || conditional.size() > 3)
      continue;
    std::optional<ArchitectureTest> test = testedArchitecture(file, conditional.front());
    if (!test)
      continue;
    auto isBranchOfDefinitions = [&](size_t branch, bool namesSpaces) {
      return isOfDefinitions(file, conditional[branch], conditional[branch + 1], namesSpaces);
    };
    if (conditional.size() == 2) {
      if (!test->isNegated && (isBranchOfDefinitions(0, /*namesSpaces=*/true) ||
                               isOfDeviceFunctions(file, conditional[0], conditional[1])))
        tests.push_back({test->name});
    } else if (file.text(file.tokens()[conditional[1] + 1]) == "else" &&
               isBranchOfDefinitions(test->isNegated, /*namesSpaces=*/true) &&
               isBranchOfDefinitions(!test->isNegated, /*namesSpaces=*/false)) {
      auto macrosIn = [&](size_t branch) {
        return macrosOf(file, conditional[branch], conditional[branch + 1]);
      };
      tests.push_back(
          {test->name, spacesOfBoth(file, macrosIn(test->isNegated), macrosIn(!test->isNegated))});
    }
  }
  return tests;
}

std::string withExecutionSpaces(const SourceFile &file) {
  std::vector<ExecutionSpaceTest> tests = executionSpaceTests(file);
  if (tests.empty())
    return "";
  std::string text = file.text().str();
  std::string padded = cudaCompiler.str();
  padded.resize(architecture.size(), ' ');
  for (const ExecutionSpaceTest &test : tests) {
    text.replace(file.tokens()[test.architecture].offset, padded.size(), padded);
    for (size_t space : test.spacesOfBoth)
      text.replace(file.tokens()[space].offset, bothSpaces.size(), bothSpaces.str());
  }
  return text;
}

} // namespace tranship
