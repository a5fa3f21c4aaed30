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

/// By absolute path.
using FileRecords = std::map<std::string, FileRecord>;
/// By a header or a file: a number of headers.
using HeaderCounts = std::map<std::string, unsigned>;

/// How the message of a problem begins; what clang says follows.
constexpr llvm::StringRef parseProblem = "clang cannot parse this: ";
/// How what clang says of an `#error` begins; its text follows.
constexpr llvm::StringRef errorDirective = "#error ";

struct ParsedUnit {
#define UNIT_EVIDENCE(type, member, initial, join) type member = initial;
#include "frontend/evidence/Evidence.def"

  bool isC() const { return isCUnit(mainFile, isCuda); }
};

template <typename A> void transfer(A &archive, ParsedUnit &value) {
#define UNIT_EVIDENCE(type, member, initial, join) archive(value.member);
#include "frontend/evidence/Evidence.def"
}

} // namespace tranship::frontend
