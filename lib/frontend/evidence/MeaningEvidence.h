// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Clang decided about the meaning of a text: the functions that it calls, the types in which it computes, the
// constants that it has. The parse of the original and that of the port record the same facts, so that they can be compared.
#pragma once

#include "frontend/evidence/Places.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tranship::frontend {

enum class FactKind : uint8_t {
  Function,    // which one a name, operator or conversion refers to
  Computation, // the type in which an operator of the language computes
  Argument,    // the type of a variadic argument, after promotion
  Deduced,     // the type that `auto` stands for
  Value,       // a constant: of a variable, an enumerator, a trait
  Size,        // what `sizeof` or `alignof` is
  Bound,       // the number of an array's elements
  Layout,      // the size of a record and the offsets of its fields
  Text,        // the name of a function that the compiler makes a string of
  Identity,    // the type that `typeid` tells from others
  Branch,      // which branch of `#if` is compiled; not recorded at tokens
  Member,      // which member of a library's record an initializer sets: `cudaMemsetParams.pitch`
  Assembly,    // inline assembly of device code
  Operator,    // an operator that HIP answers otherwise, in the port: `operator<= of __half`
  Handler,     // whether an exception handler follows another one for the same type
  Conversion,  // how a call of a library's function converts its arguments
  Use, // whether code, of the user or of a library, calls an operator that the user declares
};

/// Equal on both sides if the meaning is: types have names that do not depend on the platform, and a function that the
/// user declares is the place of its declaration.
struct MeaningFact {
  FactKind kind = FactKind::Function;
  /// A type or value in words; for a function, its name or, if it is not the user's, its parameters: `(float, float)`,
  /// or nothing if some of them are of class types, which have other names in HIP.
  std::string text = {};
  /// Where the user declares the function; empty if a library or the language does.
  std::string file = {};
  unsigned offset = 0;
  /// In an instance of a template: its arguments that are numbers or types of the user. Empty if none is.
  std::string instance = {};
  /// The user defines this operator, and it does what the one of HIP's vectors does.
  bool worksByComponent = false;

  friend auto operator<=>(const MeaningFact &, const MeaningFact &) = default;
};

template <typename A> void transfer(A &archive, MeaningFact &value) {
  auto &[kind, text, file, offset, instance, worksByComponent] = value;
  archive(kind, text, file, offset, instance, worksByComponent);
}

/// The offsets in a file at which a fact holds, in order. Code in templates and macros may have several facts of a kind.
using MeaningFacts = std::map<MeaningFact, std::vector<unsigned>>;

/// What a parse of the port says about a file.
struct PortMeaning {
  MeaningFacts facts = {};
  /// Code that no inclusion of the file compiles, in order.
  std::vector<Range> inactive = {};
};

template <typename A> void transfer(A &archive, PortMeaning &value) {
  auto &[facts, inactive] = value;
  archive(facts, inactive);
}

/// By path.
using MeaningOfFiles = std::map<std::string, PortMeaning>;

/// Adds what another unit saw.
void merge(MeaningOfFiles &into, MeaningOfFiles &&from);
void merge(MeaningFacts &into, MeaningFacts &&from);
void restrictTo(llvm::function_ref<bool(unsigned offset)> keeps, MeaningFacts &facts);

} // namespace tranship::frontend
