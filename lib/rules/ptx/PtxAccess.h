// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What instructions on memory access: in which way, as which type, and where.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

/// How an instruction accesses memory, from the parts of its opcode.
struct PtxAccess {
  enum Way : uint8_t { Plain, ReadOnly, Streaming, Volatile, Atomic } way = Plain;
  bool isShared = false;
  unsigned elements = 1;
  PtxType type;
  llvm::StringRef order = "__ATOMIC_RELAXED", failureOrder = "__ATOMIC_RELAXED";
  llvm::StringRef scope = "__HIP_MEMORY_SCOPE_AGENT";
  llvm::StringRef operation; // of an atomic
  llvm::StringRef half;      // the type of one or two 16-bit floats, which an atomic adds

  /// HIP's own functions have this order and scope.
  bool isUsual() const {
    return order == "__ATOMIC_RELAXED" && scope == "__HIP_MEMORY_SCOPE_AGENT";
  }
};

/// Reads all parts of an opcode; nothing if one of them is not known.
std::optional<PtxAccess> readAccess(llvm::StringRef opcode);

/// A fence that orders what is before and after it in the access's scope.
std::string fenceOf(const PtxAccess &access);

struct PtxElement {
  llvm::StringRef cpp, vector; // `unsigned`, `uint`
  PtxType type;
};

PtxElement elementOf(PtxType type);

/// What a C++ type that points to memory points to, without qualifiers.
llvm::StringRef pointeeOf(llvm::StringRef type);
/// The type of a C++ name such as `unsigned int`.
std::optional<PtxType> typeNamed(llvm::StringRef name);

struct PtxAddress {
  PtxValue base;
  int64_t offset = 0;
};

std::optional<PtxAddress> readAddress(PtxWriter &writer, llvm::StringRef text);

/// An address as a pointer to a type. `isGeneric`: for functions, which take no other pointers.
std::optional<std::string> pointerTo(const PtxAddress &address, llvm::StringRef type, bool isShared,
                                     bool isGeneric = false);
/// An access to memory as a type: `*p`, `p[4]`, `*(const float4 *)(p + 4)`.
std::optional<std::string> placeOf(const PtxAddress &address, llvm::StringRef pointee,
                                   llvm::StringRef type, unsigned bytes, bool isShared);
/// The address of what placeOf() gives.
std::string addressOf(const PtxAddress &address, llvm::StringRef place);

/// `{a, b}` or a single operand.
std::vector<std::string> elementsOf(llvm::StringRef operand);

/// The type in which memory is read: that of the pointer or of the variable if it has the same
/// width, so that no cast is needed.
PtxType memoryType(const PtxAccess &access, const PtxAddress &address, const PtxValue &value);

} // namespace tranship::rules
