// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which makefiles include which files: a file that one includes is a makefile, whatever its name.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tranship::buildfiles {

/// The files that a makefile includes, as written: `../config.in`, `$(TOP)/rules`.
std::vector<std::string> includesOfMakefile(llvm::StringRef text);

/// Finds the included file among `files` (absolute). Looks up relative names in the folder of
/// the makefile and in the folders above it, where make may have been started. If a name has
/// variables, only the part after them counts.
std::optional<std::string> findMakeInclude(llvm::StringRef written, llvm::StringRef makefile,
                                           const std::set<std::string> &files);

/// Adds to `makefiles` those of the files that they include, and those that these include in turn.
/// `read`: the text of a file, or nothing if it cannot be read.
void addIncludedMakefiles(std::set<std::string> &makefiles, const std::set<std::string> &files,
                          llvm::function_ref<std::optional<std::string>(const std::string &)> read);

/// For each makefile (path and text), the others that make reads with it, if it starts with a file that
/// no other includes.
std::map<std::string, std::set<std::string>>
relatedMakefiles(const std::map<std::string, llvm::StringRef> &makefiles);

/// By makefile: those that recipes start make for, `$(MAKE) -C folder` or `cd folder && make`, and
/// those whose recipes do so, both also through others and with all that make reads with them. A
/// folder that a variable names can be any below.
struct MakeCalls {
  std::map<std::string, std::set<std::string>> called, callers;
};
MakeCalls callsOfMakefiles(const std::map<std::string, llvm::StringRef> &makefiles,
                           const std::map<std::string, std::set<std::string>> &related);

} // namespace tranship::buildfiles
