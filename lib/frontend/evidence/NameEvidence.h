// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names in code: who declares what a name refers to.
#pragma once

#include "frontend/evidence/Places.h"
#include "source/Edit.h"

#include <cstdint>
#include <string>
#include <tuple>

namespace tranship::frontend {

/// Who declares the entity that a name refers to.
enum class Owner : uint8_t {
  System,    // CUDA's headers (ours or a toolkit's) or another system header
  User,      // the user's code: never touched
  Unresolved // Clang does not know it
};

/// One written name.
struct NameEvidence {
  Owner owner = Owner::System;
  Layer layer = Layer::Ast;
  /// The key in the tables, if it is not the name as written: `cudaDeviceProp.major`,
  /// `nvcuda::wmma`.
  std::string entity;
  /// It is a macro, or declared outside of functions and classes. A user's row can refer only to
  /// such names.
  bool isGlobal = false;
  /// The code declares the name here, and does not use it.
  bool isDeclaration = false;
  /// It is a library's namespace, and the user's code adds to it what follows here.
  bool isReopened = false;
};

template <typename A> void transfer(A &archive, NameEvidence &value) {
  auto &[owner, layer, entity, isGlobal, isDeclaration, isReopened] = value;
  archive(owner, layer, entity, isGlobal, isDeclaration, isReopened);
}

/// Another unit may have resolved what this one could not. A name that is CUDA's in one unit and the
/// user's in another counts as CUDA's.
inline void merge(ByOffset<NameEvidence> &into, ByOffset<NameEvidence> &&from) {
  static_assert(Owner::System < Owner::User && Owner::User < Owner::Unresolved);
  for (auto &[offset, name] : from) {
    auto [known, isNew] = into.try_emplace(offset, name);
    if (!isNew && std::tie(name.owner, name.layer, name.entity) <
                      std::tie(known->second.owner, known->second.layer, known->second.entity))
      known->second = std::move(name);
  }
}

/// The offsets of names that are CUDA's in one of two units and the user's in the other.
inline Offsets contradictionsOf(const ByOffset<NameEvidence> &first,
                                const ByOffset<NameEvidence> &second) {
  Offsets contradictions;
  for (const auto &[offset, name] : first)
    if (auto other = second.find(offset); other != second.end())
      if (Owner owner = other->second.owner;
          owner != name.owner && owner != Owner::Unresolved && name.owner != Owner::Unresolved)
        contradictions.insert(offset);
  return contradictions;
}

} // namespace tranship::frontend
