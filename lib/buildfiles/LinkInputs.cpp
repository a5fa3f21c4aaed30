// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/LinkInputs.h"

#include "buildfiles/MakeLines.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <utility>

namespace tranship::buildfiles {
namespace {

using WordsOf = llvm::function_ref<llvm::ArrayRef<llvm::StringRef>(llvm::StringRef)>;

constexpr llvm::StringRef objectPatterns = "%.o %.a %.so";
void add(LinkInputs &to, LinkInputs more) {
  to.sources |= more.sources;
  to.objects |= more.objects;
}

/// The part of a reference that says how the names of its result end: that after `=` in `$(SRC:.cu=.o)`, and the
/// second argument of `$(patsubst %.cu,%.o,$(SRC))`; empty: all parts do.
llvm::StringRef resultEndings(llvm::StringRef word) {
  llvm::StringRef inside = word;
  if (!inside.consume_front("$(") && !inside.consume_front("${"))
    return {};
  for (llvm::StringRef function : {"patsubst", "subst"})
    if (llvm::StringRef arguments = inside;
        arguments.consume_front(function) && !arguments.empty() && llvm::isSpace(arguments.front()))
      return arguments.split(',').second.split(',').first;
  auto [name, endings] = inside.split(':');
  return name.find_first_of(" \t$") == llvm::StringRef::npos ? endings.split('=').second
                                                             : llvm::StringRef();
}

/// Follows the references in words; each variable is looked up once, however often others name it.
class InputFinder {
public:
  InputFinder(llvm::ArrayRef<llvm::StringRef> prerequisites, WordsOf wordsOf)
      : prerequisites_(prerequisites), wordsOf_(wordsOf) {}

  void visit(llvm::StringRef text) {
    if (llvm::StringRef endings = resultEndings(text); !endings.empty())
      return visit(endings);
    if (text.contains("$<") && !prerequisites_.empty())
      visitPrerequisites(prerequisites_.take_front());
    if (text.contains("$^") || text.contains("$+"))
      visitPrerequisites(prerequisites_);
    for (llvm::StringRef name : makeReferencesIn(text))
      if (seen_.insert(name).second)
        for (llvm::StringRef word : wordsOf_(name))
          visit(word);
    llvm::SmallVector<llvm::StringRef> parts;
    llvm::SplitString(text, parts, " \t,(){}\\\n\"'");
    for (llvm::StringRef part : parts)
      add(found_, linkInputOf(part));
  }
  LinkInputs found() const { return found_; }

private:
  /// What a rule needs is not what its own automatic variables stand for.
  void visitPrerequisites(llvm::ArrayRef<llvm::StringRef> words) {
    llvm::ArrayRef<llvm::StringRef> rest = std::exchange(prerequisites_, {});
    for (llvm::StringRef word : words)
      visit(word);
    prerequisites_ = rest;
  }

  llvm::ArrayRef<llvm::StringRef> prerequisites_;
  WordsOf wordsOf_;
  llvm::StringSet<> seen_;
  LinkInputs found_;
};

} // namespace

LinkInputs linkInputOf(llvm::StringRef file) {
  static const llvm::StringSet<> sources{".cu", ".hip", ".c", ".cc", ".cpp", ".cxx", ".C"};
  static const llvm::StringSet<> objects{".o", ".obj", ".a", ".so"};
  if (file.starts_with("-"))
    return {};
  llvm::StringRef ending = llvm::sys::path::extension(file);
  return {sources.contains(ending), objects.contains(ending) || file.contains(".so.")};
}

LinkInputs linkInputsOf(llvm::StringRef word, llvm::ArrayRef<llvm::StringRef> prerequisites,
                        WordsOf wordsOf) {
  if (word.starts_with("-"))
    return {};
  InputFinder finder(prerequisites, wordsOf);
  finder.visit(word);
  return finder.found();
}

std::string withSourcesFirst(llvm::StringRef word) {
  return fmt::format("$(filter-out {0},{1}) -x none $(filter {0},{1})", objectPatterns.str(),
                     word.str());
}

llvm::StringRef objectReadAsSource(llvm::ArrayRef<std::string> words) {
  bool followsSource = false;
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "-o") {
      ++i;
      continue;
    }
    if (words[i] == "-x" && i + 1 < words.size())
      followsSource = words[++i] != "none";
    LinkInputs input = linkInputOf(words[i]);
    followsSource |= input.sources;
    if (input.objects && followsSource)
      return words[i];
  }
  return {};
}

} // namespace tranship::buildfiles
