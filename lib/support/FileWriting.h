// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes whole files. All files that tranship writes are written here: under a temporary name in the same folder, and
// then renamed. So a file is never half-written, and a write replaces a link instead of following it.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

#include <csignal>
#include <string>

namespace tranship {

inline constexpr llvm::sys::fs::perms usualPermissions = llvm::sys::fs::perms(0644);

/// Errors name the file, which then is unchanged.
llvm::Error writeFile(const std::string &path, llvm::ArrayRef<llvm::StringRef> parts,
                      llvm::sys::fs::perms permissions = usualPermissions);
inline llvm::Error writeFile(const std::string &path, llvm::StringRef text,
                             llvm::sys::fs::perms permissions = usualPermissions) {
  return writeFile(path, llvm::ArrayRef(text), permissions);
}
/// Does the same, and creates the folders above it, for modules that work in a folder of their own.
llvm::Error writeTextFile(const std::string &path, llvm::StringRef text);
/// Does the same for a file that the user has named, which may be something other than a regular file, such as
/// /dev/stdout: then it is written to. Errors also: it is a pipe without a reader.
llvm::Error writeNamedFile(const std::string &path, llvm::StringRef text);

enum class Replaced : uint8_t { Yes, ChangedMeanwhile };

/// Overwrites a file if it still contains `before`, and makes sure that it survives a power
/// failure. Otherwise the file stays as it is. Errors name the file.
llvm::Expected<Replaced> replaceFile(const std::string &path, llvm::StringRef before,
                                     llvm::StringRef after, llvm::sys::fs::perms permissions);

/// Copies a regular file; the copy shares its blocks where the file system can. `keepsTime`: the copy has the
/// time of the file, too. Errors name one of the files.
llvm::Error copyFile(const std::string &from, const std::string &to,
                     llvm::sys::fs::perms permissions, bool keepsTime = false);

/// Writes a link that leads to `text`. Errors name the link.
llvm::Error writeLink(const std::string &path, const std::string &text);

/// Removes temporary files of killed processes from the folder. Those of running processes stay.
void removeStaleTemporaries(llvm::StringRef folder);

/// Whether a file with this name is a temporary file of `writeFile`.
bool isTemporaryName(llvm::StringRef name);

/// The name of a file that will be renamed later, and whether a name is one. `number` distinguishes those of a run.
std::string stagedName(unsigned number);
bool isStagedName(llvm::StringRef name);

/// Blocks, in this thread, the signals with which a user can stop the process, for work that must not be interrupted.
class SignalsHeldBack {
public:
  SignalsHeldBack();
  ~SignalsHeldBack();
  SignalsHeldBack(const SignalsHeldBack &) = delete;

private:
  sigset_t before_;
};

} // namespace tranship
