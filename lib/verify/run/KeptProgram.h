// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stores a program, with everything that another machine needs to build and run it again, in a FileStore.
#pragma once

#include "verify/model/FileStore.h"
#include "verify/model/JsonFields.h"
#include "verify/run/VerifyJob.h"

namespace tranship::verify {

struct KeptProgram {
  /// The program as the user named it.
  std::string name;
  /// Empty if it has no manifest.
  std::string manifestText;
  /// The sources of a program without a manifest.
  std::vector<std::string> sources;
  Program original, port;
  /// See VerifyJob; the errors are those of this port.
  std::vector<std::string> translationErrors;
  /// See VerifyJob.
  std::string headerOutside;
  /// The files other than sources that runs need.
  std::vector<ProgramFile> inputs;
};

/// Adds the members of a program to `object`. Errors: files that cannot be read or stored.
llvm::Error writeKeptProgram(const VerifyJob &job, llvm::StringRef name, FileStore &store,
                             llvm::json::Object &object);

/// Reads a kept program. Problems are kept in `fields`.
KeptProgram readKeptProgram(const llvm::json::Object &object, const FileStore &store,
                            JsonFields &fields);

} // namespace tranship::verify
