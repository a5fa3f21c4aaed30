// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the variables of makefiles hold: nvcc, its flags, architectures, folders of the toolkit. The values
// flow from variable to variable, and where one is used says what it holds.
#pragma once

#include "buildfiles/FlagRewriter.h"
#include "buildfiles/MakeLines.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>
#include <optional>
#include <vector>

namespace tranship::buildfiles {

/// The offset of `nvcc` as the name of a program; npos if there is none.
size_t findNvcc(llvm::StringRef text, size_t from = 0);

/// Whether the word before is a flag that takes this one as its value, and passes it on to another
/// program (-Xcompiler).
bool isPassedOn(llvm::StringRef text, llvm::ArrayRef<MakeWord> words, size_t i);

/// Whether the function adds a flag that passes each word on (`$(addprefix -Xcompiler ,…)`).
bool passesWordsOn(llvm::StringRef text, const MakeWord &call);

/// Whether `$(foreach one,list,-l$(one))` names libraries.
bool addsLibraries(llvm::StringRef text, const MakeWord &call);

/// `$(NAME:%=PREFIX%)`: the name and the prefix, which may be `-l` or a flag.
struct AddedPrefix {
  llvm::StringRef name, prefix;
  /// The words name GPUs: `--gpu-code=sm_`.
  bool isForTargets() const { return prefix.ends_with("sm_") || prefix.ends_with("compute_"); }
};
std::optional<AddedPrefix> addedPrefix(llvm::StringRef word);

/// The texts of makefiles.
struct MakeTexts {
  using Texts = std::vector<llvm::StringRef>;
  /// All that make reads together.
  Texts read;
  /// Those that recipes start make for, and those whose recipes start make for these. Variables go
  /// from one to the other on command lines and through the environment.
  Texts called = {}, callers = {};
};

class MakeVariables {
public:
  explicit MakeVariables(const MakeTexts &texts);

  bool isDefined(llvm::StringRef name) const { return defined_.contains(name); }
  bool isFlags(llvm::StringRef name) const { return flags_.contains(name); }
  bool isArchitectures(llvm::StringRef name) const { return architectures_.contains(name); }
  /// Whether it holds a standard of C++ for nvcc, or its year: `-std=$(STD)`, `-std=c++$(YEAR)`.
  bool isStandard(llvm::StringRef name) const { return standards_.contains(name); }
  /// What a variable is that a command line of make sets, here or in a makefile that a recipe calls.
  bool isPassedFlags(llvm::StringRef name) const {
    return isFlags(name) || (called_ && called_->isFlags(name));
  }
  bool isPassedArchitectures(llvm::StringRef name) const {
    return isArchitectures(name) || (called_ && called_->isArchitectures(name));
  }
  bool isPassedStandard(llvm::StringRef name) const {
    return isStandard(name) || (called_ && called_->isStandard(name));
  }
  /// Of those: whether it is a list of make, whose elements are separated by white space.
  bool isList(llvm::StringRef name) const { return lists_.contains(name); }
  /// Whether it lists libraries without `-l`: `$(addprefix -l,$(LIBS))`.
  bool isLibraries(llvm::StringRef name) const { return libraries_.contains(name); }
  /// Whether it holds a folder of the toolkit.
  bool isRoot(llvm::StringRef name) const { return roots_.contains(name); }
  /// Whether file names end with its value (`*.$(EXT)`).
  bool isExtension(llvm::StringRef name) const { return extensions_.contains(name); }
  /// What the makefiles append to names of sources to name objects: `o` of `$(patsubst %,%o,$(SOURCES))`.
  const llvm::StringSet<> &objectEndings() const { return objectEndings_; }
  /// Whether some object has device code that only the link completes.
  bool isRelocatable() const { return isRelocatable_; }

  bool namesNvcc(llvm::StringRef text) const;
  /// Whether a reference is to the toolkit's folder with headers: `$(CUDA_INCLUDE)` for `$(CUDA_HOME)/include`.
  bool holdsHeaders(llvm::StringRef reference) const;
  /// The words of a variable's values, as written.
  llvm::ArrayRef<llvm::StringRef> wordsOf(llvm::StringRef name) const {
    auto found = written_.find(name);
    if (found == written_.end())
      return {};
    return found->second;
  }
  /// Whether one of the words is one of the flags, also through variables.
  bool passes(llvm::ArrayRef<llvm::StringRef> words, const llvm::StringSet<> &flags) const;

  /// A command of the shell, as a half-open range of words. `nvcc`: the word that names it; the end
  /// of the range: none does. `program`: the word that names what runs.
  struct Command {
    size_t begin, end, nvcc, program;
  };
  std::vector<Command> commandsIn(llvm::StringRef text, llvm::ArrayRef<MakeWord> words) const;

  /// For each word: who reads it. `isShell`: the words are commands of the shell, and others can
  /// precede and follow nvcc's.
  std::vector<FlagReader> readersOf(llvm::StringRef text, llvm::ArrayRef<MakeWord> words,
                                    bool isShell, bool isForNvcc) const;

private:
  struct ReadText {
    llvm::StringRef text;
    std::vector<MakeLine> lines;
  };
  void define(llvm::StringRef text, const MakeLine &line);
  void readPassed(llvm::StringRef text, const MakeLine &line);
  void takeFrom(const MakeVariables &callers);
  bool isRootOrFolder(llvm::StringRef word) const;
  void takeUsesFrom(const MakeVariables &called);
  void addWord(llvm::StringRef text, llvm::StringRef variable, const MakeWord &word);
  void flowThrough(llvm::StringRef text, llvm::ArrayRef<MakeWord> words, bool isShell,
                   bool isForNvcc, bool isArchitecture);
  void flowToCalled(llvm::StringRef text, const MakeWord &word);
  void flowThroughCall(llvm::StringRef text, const MakeWord &call, bool isForNvcc,
                       bool isArchitecture);
  void flowToRoots(llvm::StringRef text, const MakeLine &line);

  llvm::StringSet<> defined_, compilers_, flags_, roots_, architectures_, standards_, lists_,
      libraries_, extensions_, objectEndings_;
  /// Variables that command lines of make set, with their words.
  llvm::StringMap<std::vector<llvm::StringRef>> passed_;
  MakeExports exports_;
  /// The words of each variable: those in calls as well, and as written.
  llvm::StringMap<std::vector<llvm::StringRef>> values_, written_;
  bool isRelocatable_ = false;
  std::unique_ptr<MakeVariables> called_;
};

/// `NAME=value` or `NAME="value"` as a word of a command line of make: the name, and the words of the value.
struct PassedVariable {
  llvm::StringRef name;
  size_t begin, end;
  std::vector<MakeWord> words;
};
std::optional<PassedVariable> passedVariable(llvm::StringRef text, const MakeWord &word);

/// The flags that ask nvcc for objects whose device code a link completes.
const llvm::StringSet<> &relocatableFlags();

} // namespace tranship::buildfiles
