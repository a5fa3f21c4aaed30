// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes whole files. All files that tranship writes are written here: under a temporary name in the same
// folder, and then renamed. So a file is never half-written, and a link at its place is replaced, not followed.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

#include <csignal>
#include <string>

namespace tranship {

inline constexpr llvm::sys::fs::perms usualPermissions = llvm::sys::fs::perms(0644);

/// Errors name the file; then it is what it was before.
llvm::Error writeFile(const std::string &path, llvm::ArrayRef<llvm::StringRef> parts,
                      llvm::sys::fs::perms permissions = usualPermissions);
inline llvm::Error writeFile(const std::string &path, llvm::StringRef text,
                             llvm::sys::fs::perms permissions = usualPermissions) {
  return writeFile(path, llvm::ArrayRef(text), permissions);
}
/// The same, and creates the folders above it, for modules that work in a folder of their own.
llvm::Error writeTextFile(const std::string &path, llvm::StringRef text);
/// The same for a file that the user has named: what is at its place and not a regular file, such as /dev/stdout,
/// is written to. Errors also: it is a pipe that no process reads.
llvm::Error writeNamedFile(const std::string &path, llvm::StringRef text);

enum class Replaced : uint8_t { Yes, ChangedMeanwhile };

/// Overwrites a file if it still contains `before`, and makes sure that it survives a power
/// failure. Otherwise the file stays as it is. Errors name the file.
llvm::Expected<Replaced> replaceFile(const std::string &path, llvm::StringRef before,
                                     llvm::StringRef after, llvm::sys::fs::perms permissions);

/// Copies a regular file. Errors name one of the files.
llvm::Error copyFile(const std::string &from, const std::string &to,
                     llvm::sys::fs::perms permissions);

/// Removes temporary files in the folder whose process was killed. Those of running processes stay.
void removeStaleTemporaries(llvm::StringRef folder);

/// Whether a file of this name is a temporary one of `writeFile`.
bool isTemporaryName(llvm::StringRef name);

/// The name of a file that is to be renamed later, and whether a name is one. `number` distinguishes those of a run.
std::string stagedName(unsigned number);
bool isStagedName(llvm::StringRef name);

/// Blocks the signals that a user can stop the process with, in this thread, for work that must not be torn apart.
class SignalsHeldBack {
public:
  SignalsHeldBack();
  ~SignalsHeldBack();
  SignalsHeldBack(const SignalsHeldBack &) = delete;

private:
  sigset_t before_;
};

} // namespace tranship
