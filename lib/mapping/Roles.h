// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What checks know of a name beyond its translation. Roles.def has the vocabulary.
#pragma once

#include "mapping/Row.h"

#include "llvm/Support/Error.h"

#include <array>

namespace tranship::mapping {

/// One role of a name, with the positions of the arguments that it is about.
struct Role {
  enum Kind : uint8_t {
#define ROLE(kind, of, word, parts, help) kind,
#include "mapping/Roles.def"
  };
  static constexpr size_t numKinds = 0
#define ROLE(kind, of, word, parts, help) +1
#include "mapping/Roles.def"
      ;
  enum class Part : uint8_t {
#define ROLE_PART(part, word) part,
#include "mapping/Roles.def"
    None,
  };

  Kind kind;
  std::array<int8_t, size_t(Part::None)> positions;

  /// The position of an argument; -1 if the role does not name it.
  int at(Part part) const { return positions[size_t(part)]; }
  /// The largest of the positions; -1 if there are none.
  int last() const;
  /// The kind of rows that may have the role.
  RowKind of() const;
  /// `compiles-source`
  llvm::StringRef word() const;

  /// `copies-to-symbol $1 source $4 kind, copies $1 source`. Fails for words that Roles.def lacks, and if parts are
  /// missing or not in order.
  static llvm::Expected<std::vector<Role>> parseList(llvm::StringRef text);
};

} // namespace tranship::mapping
