// A program with all that another machine needs to build and run it again, in a FileStore.
#pragma once

#include "verify/model/FileStore.h"
#include "verify/model/JsonFields.h"
#include "verify/run/VerifyJob.h"

namespace tranship::verify {

struct KeptProgram {
  /// As it was named.
  std::string name;
  /// Empty: it has no manifest.
  std::string manifestText;
  /// Of a program without a manifest.
  std::vector<std::string> sources;
  Program original, port;
  /// As in VerifyJob; of this port.
  std::vector<std::string> translationErrors;
  /// As in VerifyJob.
  std::string headerOutside;
  /// Files that runs need, as far as they are no sources.
  std::vector<ProgramFile> inputs;
};

/// Adds the members of a program to `object`. Errors: files that cannot be read or stored.
llvm::Error writeKeptProgram(const VerifyJob &job, llvm::StringRef name, FileStore &store,
                             llvm::json::Object &object);

/// What is wrong is kept in `fields`.
KeptProgram readKeptProgram(const llvm::json::Object &object, const FileStore &store,
                            JsonFields &fields);

} // namespace tranship::verify
