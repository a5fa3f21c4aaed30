// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Clang found out about one translation unit, as plain data by file and offset. Clang's
// callbacks only fill these structs. Decisions are made elsewhere, once all units that read a file
// have been parsed (Evidence.h).
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/AsmEvidence.h"
#include "frontend/TypeEvidence.h"
#include "source/Edit.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship::frontend {

/// Who declares the entity behind a name.
enum class Owner : uint8_t {
  System,    // CUDA's headers (ours or a toolkit's) or another system header
  User,      // the user's code: never touched
  Unresolved // clang does not know it
};

/// One written name.
struct NameEvidence {
  Owner owner = Owner::System;
  Layer layer = Layer::Ast;
  /// The key in the tables, if it is not the name as written: `cudaDeviceProp.major`,
  /// `nvcuda::wmma`.
  std::string entity;
  /// It is a macro, or declared outside of functions and classes. Only such names can be meant by a
  /// row of the user's.
  bool isGlobal = false;
  /// The name is declared here, not used.
  bool isDeclaration = false;
};

/// One way in which a function is called at an offset. In a macro or in a file that is included
/// several times, one text may be called in several ways.
struct CallEvidence {
  /// Written arguments, default ones not counted.
  int arguments = 0;
  /// By position, the types of arguments that a row may ask for, as clang writes them, without
  /// `const`, `struct` and what aliases stand for: `cudaMemLocation`, `cudaGraphEdgeData *`,
  /// `float`.
  std::map<unsigned, std::string> types;
  /// Positions of arguments that are records.
  std::set<unsigned> records;
  /// Positions of arguments whose value is known to be 32 ones: the mask of a whole warp of
  /// NVIDIA's.
  std::set<unsigned> fullMasks;
  /// The call is in code that runs only on the device, or only on the host.
  bool onDevice = false, onHost = false;

  friend auto operator<=>(const CallEvidence &, const CallEvidence &) = default;
};

/// One `<<<`.
struct LaunchEvidence {
  /// The launch is in code that runs on the device.
  bool onDevice = false;
};

/// Arithmetic on a driver API address, an integer in CUDA.
struct AddressArithmeticEvidence {
  enum Form : uint8_t {
    Offset,     // p + n, p - n
    Commuted,   // n + p
    Difference, // p - q
    Assignment, // p += n, p -= n
  };
  Range left, right;
  Form form = Offset;
};

/// An integer that becomes a driver API address without a cast: `CUdeviceptr p = n;`.
struct AddressConversionEvidence {
  unsigned end = 0; // offset behind the integer
};

/// A function of the user's whose parameters name types of CUDA's. Two such overloads may become
/// one in HIP.
struct FunctionEvidence {
  std::string name; // qualified
  std::vector<std::string> parameters;
  unsigned end = 0; // offset behind its body, or behind its last token
};

struct IncludeEvidence {
  std::string spelled;
  bool angled = false;
  /// The absolute path; empty if the file was not found or is one of our own headers.
  std::string resolved;
  bool found = false;
  bool system = false;
};

/// One name that `##` builds in a macro.
struct PastedName {
  std::string name;
  /// What follows the first fragment: `Malloc` in `cudaMalloc` from `cuda##Malloc`.
  std::string rest;

  friend auto operator<=>(const PastedName &, const PastedName &) = default;
};

/// A function that the user defines for CUDA's vector types, which HIP defines as well: `float2
/// operator*(float2, float2)`.
struct VectorOperatorEvidence {
  unsigned end = 0; // offset behind its body
};

/// What a unit recorded about one file, keyed by offset.
struct FileRecord {
  std::map<unsigned, NameEvidence> names;
  std::map<unsigned, std::set<CallEvidence>> calls;
  std::map<unsigned, LaunchEvidence> launches;
  std::map<unsigned, IncludeEvidence> includes;
  /// By the offset of the operator.
  std::map<unsigned, AddressArithmeticEvidence> addressArithmetic;
  /// By the offset of the integer.
  std::map<unsigned, AddressConversionEvidence> addressConversions;
  /// By the offset of the function's name.
  std::map<unsigned, FunctionEvidence> functions;
  /// By the offset of the operator's name.
  std::map<unsigned, VectorOperatorEvidence> vectorOperators;
  /// By the offset of the name of a function that is defined without the execution spaces of its
  /// declaration: these, which nvcc adds.
  std::map<unsigned, std::string> bareDefinitions;
  /// CUDA's short vectors as base classes, beside others with operators of their own.
  std::set<unsigned> vectorBases;
  /// Names that `##` builds, by where their first fragment is written: in a macro's body, or in an
  /// argument. All names that a fragment builds are here if one of them may be CUDA's.
  std::map<unsigned, std::set<PastedName>> pasted;
  /// Headers that functions used here need and nvcc includes by itself.
  std::set<std::string> neededHeaders;
  /// `asm` statements in device code, each in all ways in which it was seen.
  std::map<unsigned, std::set<AsmEvidence>> deviceAsm;
  /// Offsets of names that are CUDA's in one use of the text and the user's in another.
  std::set<unsigned> contradictions;
  /// What no inclusion of the file compiles, in order.
  std::vector<Range> inactive;
  /// Values that are made or converted in ways of CUDA's types.
  TypeRecord types;
};

struct ParsedUnit {
  std::string mainFile;
  /// Parsed as CUDA; else as C++.
  bool isCuda = false;
  /// Files of the user that it read, by absolute path.
  std::map<std::string, FileRecord> files;
  /// All files that it read, by absolute path, but for our own and those of the precompiled
  /// prelude; and includes that were not found, as written.
  std::set<std::string> filesRead, filesMissing;
  /// Headers that its user code includes, as written; of them those of CUDA's.
  std::set<std::string> includes, cudaHeaders;
  /// Names in the tables that user code declares for itself.
  std::set<std::string> userNames;
  /// Errors that clang met in user code, and includes that it did not find.
  std::vector<Diagnostic> problems;
  /// What the observer of the parse found, in its own form (TreeObserver).
  std::string observations;
  /// Values of `__CUDA_ARCH__` from which on its user code takes other branches.
  std::set<int64_t> architectureBounds;
  /// It is in the CUDA language, or includes a header of CUDA's, or one that was not found and may
  /// be.
  bool mayUseCuda = true;
};

} // namespace tranship::frontend
