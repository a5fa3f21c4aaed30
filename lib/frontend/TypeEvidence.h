// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where code makes or converts values in ways that CUDA's types allow and HIP's do not, or
// understand differently. Recorded for code as written and for each instantiation of a template.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship::frontend {

/// What a list of initializers in braces makes. CUDA's short vectors are aggregates; HIP's have
/// constructors, for one value that fills all lanes and for as many values as there are lanes.
struct VectorListEvidence {
  /// `float4`; empty if the list makes something else.
  std::string vector;
  unsigned lanes = 0;
  /// Written initializers.
  unsigned given = 0;
  /// The lanes that designators name, in order.
  std::vector<unsigned> designated;

  /// Whether it means the same in HIP, wherever it is written.
  bool isSame() const {
    return vector.empty() || given == 0 || (given == lanes && lanes > 1 && designated.empty());
  }
  friend auto operator<=>(const VectorListEvidence &, const VectorListEvidence &) = default;
};

/// Initializers of a vector, or of something that holds one, without braces of their own:
/// `float2 pairs[2] = {1, 2, 3, 4}`.
struct ElidedBracesEvidence {
  unsigned end = 0; // offset behind the last initializer
  /// What they make; `vector` is empty if it holds vectors.
  VectorListEvidence makes;

  friend auto operator<=>(const ElidedBracesEvidence &, const ElidedBracesEvidence &) = default;
};

/// A value that CUDA converts between `uint3` and `dim3` by itself, or one of the built-in
/// variables, whose types in HIP are neither.
struct DimensionsEvidence {
  unsigned end = 0; // offset behind the value; 0 if a macro writes it with other text
  bool toDim3 = false;

  friend auto operator<=>(const DimensionsEvidence &, const DimensionsEvidence &) = default;
};

/// A value that needs a cast in HIP: a handle that is an integer in CUDA and a pointer in HIP, or
/// a conversion for which HIP's type has several ways.
struct HandleEvidence {
  enum Use : uint8_t {
    AsInteger,   // uint64_t n = texture;
    FromInteger, // the handle becomes of an integer: cudaTextureObject_t texture = n;
    Changed,     // texture |= 1;
    AsFloat,     // static_cast<_Float16>(bfloat16)
  };
  unsigned end = 0; // offset behind the expression
  Use use = AsInteger;
  std::string type; // of the value or handle: `cudaTextureObject_t`

  friend auto operator<=>(const HandleEvidence &, const HandleEvidence &) = default;
};

/// The definition of a function of the user's that may be a second one in HIP, whose headers
/// declare more overloads than CUDA's: `double atomicMax(double *, double)`.
struct OwnFunctionEvidence {
  unsigned end = 0; // offset behind its body
  std::string name; // `atomicMax`, `operator+`
  /// The types of its parameters, without aliases and references: `double *`, `__half`.
  std::vector<std::string> parameters;

  friend auto operator<=>(const OwnFunctionEvidence &, const OwnFunctionEvidence &) = default;
};

/// An integer argument of `min` or `max` in device code, where the other one has another type. CUDA
/// has overloads for these; HIP's are templates whose result is a double.
struct MixedArgumentEvidence {
  unsigned end = 0; // offset behind the argument
  std::string type; // of CUDA's result: `unsigned int`

  friend auto operator<=>(const MixedArgumentEvidence &, const MixedArgumentEvidence &) = default;
};

/// A value in a list of initializers that is converted to a type which does not hold all of its type's values.
struct NarrowedValueEvidence {
  unsigned end = 0; // offset behind the value
  std::string type; // that it is converted to

  friend auto operator<=>(const NarrowedValueEvidence &, const NarrowedValueEvidence &) = default;
};

/// A mask or rank of a cooperative group, used where its width matters, which is another one in HIP.
struct GroupNumberEvidence {
  unsigned end = 0; // offset behind the call
  std::string type; // in CUDA: `unsigned`; empty if HIP's number has another value, too

  friend auto operator<=>(const GroupNumberEvidence &, const GroupNumberEvidence &) = default;
};

struct TypeRecord {
  /// By the offset of the opening bracket. More than one: macros or templates make several things.
  std::map<unsigned, std::set<VectorListEvidence>> vectorLists;
  /// By the offset of the first initializer.
  std::map<unsigned, std::set<ElidedBracesEvidence>> elidedBraces;
  /// Where a list that needs braces is written in pieces, by macros.
  std::set<unsigned> brokenLists;
  /// By the offset of the value.
  std::map<unsigned, std::set<DimensionsEvidence>> dimensions;
  /// By the offset of the expression.
  std::map<unsigned, std::set<HandleEvidence>> handles;
  /// By the offset of the name.
  std::map<unsigned, std::set<OwnFunctionEvidence>> ownFunctions;
  /// By the offset of the argument.
  std::map<unsigned, std::set<MixedArgumentEvidence>> mixedArguments;
  /// By the offset of the value.
  std::map<unsigned, std::set<NarrowedValueEvidence>> narrowedValues;
  /// By the offset of the call.
  std::map<unsigned, std::set<GroupNumberEvidence>> groupNumbers;
  /// Calls of C's functions as `std::printf` in device code: the offset of `std` and that of the
  /// name.
  std::map<unsigned, std::set<unsigned>> standardQualifiers;
  /// Calls of CUDA's `min` and `max` in device code, without a qualifier, where the names of `cub` are
  /// visible as well.
  std::set<unsigned> besideCub;
  /// Names of functions that nvcc finds in a template and clang does not (frontend/DependentNames.h):
  /// templates of a class that depends on template arguments, and functions of a base that does.
  std::set<unsigned> memberTemplates, baseFunctions;

  /// Adds what another parse saw, of places that `takes` accepts.
  template <typename Takes> void merge(const TypeRecord &other, const Takes &takes) {
    auto add = [&](auto &into, const auto &from) {
      for (const auto &[offset, seen] : from)
        if (takes(offset))
          into[offset].insert(seen.begin(), seen.end());
    };
    add(vectorLists, other.vectorLists);
    add(elidedBraces, other.elidedBraces);
    add(dimensions, other.dimensions);
    add(handles, other.handles);
    add(ownFunctions, other.ownFunctions);
    add(mixedArguments, other.mixedArguments);
    add(narrowedValues, other.narrowedValues);
    add(groupNumbers, other.groupNumbers);
    add(standardQualifiers, other.standardQualifiers);
    auto addOffsets = [&](std::set<unsigned> &into, const std::set<unsigned> &from) {
      for (unsigned offset : from)
        if (takes(offset))
          into.insert(offset);
    };
    addOffsets(brokenLists, other.brokenLists);
    addOffsets(besideCub, other.besideCub);
    addOffsets(memberTemplates, other.memberTemplates);
    addOffsets(baseFunctions, other.baseFunctions);
  }
};

} // namespace tranship::frontend
