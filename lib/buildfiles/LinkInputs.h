// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inputs of commands that compile and link at once. hipcc passes `-x hip` before the first source, so it reads the
// objects and libraries that follow as sources, too.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship::buildfiles {

struct LinkInputs {
  bool sources = false, objects = false;

  bool areMixed() const { return sources && objects; }
};

/// What a file is by its name: a source, or an object, archive or shared library.
LinkInputs linkInputOf(llvm::StringRef file);

/// What a word of a recipe stands for. `prerequisites`: the words of its rule. `wordsOf`: those of a variable.
LinkInputs
linkInputsOf(llvm::StringRef word, llvm::ArrayRef<llvm::StringRef> prerequisites,
             llvm::function_ref<llvm::ArrayRef<llvm::StringRef>(llvm::StringRef name)> wordsOf);

/// `$^` in two parts, with the objects after `-x none`.
std::string withSourcesFirst(llvm::StringRef word);

/// The first object or library that hipcc reads as a source because of its place; empty: none. `words`: those after
/// the compiler.
llvm::StringRef objectReadAsSource(llvm::ArrayRef<std::string> words);

} // namespace tranship::buildfiles
