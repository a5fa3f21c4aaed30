// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Clang found out about one translation unit, as plain data by file and offset. Clang's
// callbacks only fill these structs. Decisions are made elsewhere, once all units that read a file
// have been parsed (Evidence.h).
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/evidence/FileRecord.h"
#include "support/SourceLanguage.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship::frontend {

struct ParsedUnit {
  std::string mainFile;
  /// Clang parsed it as CUDA, not as C++.
  bool isCuda = false;
  /// The user's files that it read, by absolute path.
  std::map<std::string, FileRecord> files;
  /// All files that it read, by absolute path, except for our own and those of the precompiled
  /// prelude; and includes that were not found, as written.
  std::set<std::string> filesRead, filesMissing;
  /// Headers that its user code includes, as written: the number of those that it includes before.
  std::map<std::string, unsigned> includes;
  /// How many headers it has included where the first inclusion of a user's file ends.
  std::map<std::string, unsigned> includesAtEnd;
  /// Those of its includes that are CUDA headers.
  std::set<std::string> cudaHeaders;
  /// Names in the tables that user code declares for itself.
  std::set<std::string> userNames;
  /// Errors that Clang found in user code, and includes that it did not find.
  std::vector<Diagnostic> problems;
  /// The results of the parse's observer, in its own form (record/TreeObserver.h).
  std::string observations;
  /// Values of `__CUDA_ARCH__` from which on its user code takes other branches.
  std::set<int64_t> architectureBounds;
  /// It is in the CUDA language, or includes a CUDA header, or a missing header that may be one.
  bool mayUseCuda = true;

  bool isC() const { return !isCuda && isCFile(mainFile); }
};

template <typename A> void transfer(A &archive, ParsedUnit &value) {
  auto &[mainFile, isCuda, files, filesRead, filesMissing, includes, includesAtEnd, cudaHeaders,
         userNames, problems, observations, architectureBounds, mayUseCuda] = value;
  archive(mainFile, isCuda, files, filesRead, filesMissing, includes, includesAtEnd, cudaHeaders,
          userNames, problems, observations, architectureBounds, mayUseCuda);
}

} // namespace tranship::frontend
