// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/ArchitectureMacros.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

namespace tranship {
namespace {

namespace tok = clang::tok;

bool contains(const Conditional &conditional, size_t token) {
  return conditional.front() < token && token < conditional.back();
}

} // namespace

ArchitectureConditions::ArchitectureConditions(const SourceFile &file) : file_(file) {
  std::vector<Conditional> all = conditionalsOf(file);
  llvm::sort(all);
  std::vector<Definition> defined;
  const std::vector<SourceToken> &tokens = file.tokens();
  for (size_t i = 0; i + 2 < tokens.size(); ++i)
    if (tokens[i].is(tok::hash) && tokens[i].directive == Directive::Define) {
      Definition definition{i, file.text(tokens[i + 2]), std::nullopt};
      int64_t value = 0;
      if (i + 3 < tokens.size() && tokens[i + 3].directiveIndex == tokens[i].directiveIndex &&
          !file.text(tokens[i + 3]).getAsInteger(0, value))
        definition.value = value;
      defined.push_back(definition);
    }
  for (size_t known = 0;; known = conditionals_.size()) {
    llvm::copy_if(all, std::back_inserter(conditionals_), [&](const Conditional &conditional) {
      return !llvm::is_contained(conditionals_, conditional) && isTest(conditional);
    });
    if (conditionals_.size() == known)
      break;
    std::set<llvm::StringRef> others;
    auto isDerived = [&](const Definition &definition) {
      return llvm::any_of(conditionals_, [&](const Conditional &conditional) {
        return contains(conditional, definition.token);
      });
    };
    for (const Definition &definition : defined)
      if (!isDerived(definition))
        others.insert(definition.name);
    definitions_.clear();
    for (const Definition &definition : defined)
      if (!others.contains(definition.name))
        definitions_.push_back(definition);
  }
  llvm::sort(conditionals_);
}

bool ArchitectureConditions::isTest(const Conditional &conditional) const {
  const std::vector<SourceToken> &tokens = file_.tokens();
  return llvm::any_of(llvm::drop_end(conditional), [&](size_t hash) {
    for (size_t i = hash;
         i < tokens.size() && tokens[i].directiveIndex == tokens[hash].directiveIndex; ++i)
      if (llvm::StringRef word = file_.text(tokens[i]);
          word == "__CUDA_ARCH__" ||
          llvm::any_of(definitions_, [&](const Definition &one) { return one.name == word; }))
        return true;
    return false;
  });
}

std::vector<std::optional<size_t>> ArchitectureConditions::branchesFor(int64_t architecture,
                                                                       MacroStates values) const {
  std::map<llvm::StringRef, MacroState> derived;
  for (const Definition &definition : definitions_)
    derived[definition.name] = {false, 0};
  std::vector<std::optional<size_t>> branches;
  auto define = [&](const Definition &definition) {
    MacroState state{true, definition.value};
    for (size_t i = 0; i < branches.size(); ++i) {
      const Conditional &around = conditionals_[i];
      if (!contains(around, definition.token))
        continue;
      if (!branches[i])
        state = {};
      else if (*branches[i] + 1 == around.size() || definition.token < around[*branches[i]] ||
               definition.token > around[*branches[i] + 1])
        return;
    }
    derived[definition.name] = state;
  };
  const Definition *next = definitions_.data(), *end = next + definitions_.size();
  for (const Conditional &conditional : conditionals_) {
    for (; next != end && next->token < conditional.front(); ++next)
      define(*next);
    branches.push_back(branchTaken(file_, conditional, [&](llvm::StringRef name) {
      auto known = derived.find(name);
      return known != derived.end() ? known->second
                                    : macroInPort(name, PortSide::Device, values, architecture);
    }));
  }
  return branches;
}

} // namespace tranship
