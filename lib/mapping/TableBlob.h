// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The files that tool/compile-tables and tool/compile-hip-tables write for the program to contain: data as the machine has
// it in memory, without addresses. The program uses rows and texts where they are.
#pragma once

#include "mapping/TableText.h"

#include <cstdint>

namespace tranship::mapping {

/// Elements, at an offset in bytes: from the begin of the arrays, where the file has such a part.
struct BlobArray {
  uint32_t offset = 0, count = 0;
};

struct BlobLibrary {
  TableText name, cudaDocs, hipDocs, facts;
  BlobArray prefixes, folders, includedBy; // TableText
  uint32_t hostOnly = 0, deviceOnly = 0;
  uint64_t oncePerFile = 0;
};

struct BlobNote {
  TableText key, why, instead;
  uint64_t oncePerFile = 0;
};

/// The parts of a BuiltinTables.
struct BlobTables {
  BlobArray rows, patterns, libraries;
};

/// The begin of the file. Texts follow, then the arrays.
struct TableBlob {
  BlobTables builtin, roc, hipifyV2, masquerading;
  BlobArray notes;
  /// See builtinDeclarations.
  TableText declarations;
  /// Where the arrays begin.
  uint64_t arrays = 0;
};

/// A HIP include file: the offsets and sizes of its texts in the data file.
struct BlobHipHeader {
  struct Text {
    uint32_t offset = 0, size = 0;
  };
  Text name, includes, declarations;
};

/// The first part of the file with HIP declarations. The include files (BlobHipHeader) and the versions of HIP (Version) follow, then
/// the texts. Offsets are from the begin of the file.
struct BlobHipTables {
  BlobArray headers, versions;
};

} // namespace tranship::mapping
