// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What integer instructions of PTX compute, written as PTX's definition says it: slowly and plainly.
// The forms that translations use are tested against it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tranship::ptx {

struct Reference {
  const char *opcode;
  /// The result for these sources. `carry` is PTX's condition code.
  uint64_t (*apply)(const uint64_t *sources, unsigned &carry);
};

/// Null: the reference does not know the instruction.
const Reference *findReference(const std::string &opcode);

/// Whether PTX defines the result: not for a division by 0.
bool isDefined(const std::string &opcode, const uint64_t *sources);

/// A byte or a halfword of a register.
struct Part {
  unsigned bits = 32, shift = 0;
  bool isSigned = false;
};

/// A sequence of instructions on the operands %0, %1, … of an asm statement and its registers.
class Program {
public:
  explicit Program(const std::string &text);
  /// Whether the reference knows all of its instructions.
  bool isKnown() const { return isKnown_; }
  /// `operands` change where the text writes to them.
  void run(uint64_t *operands) const;

private:
  struct Step {
    uint64_t (*apply)(const uint64_t *sources, unsigned &carry);
    std::vector<int> targets, sources; // places; -1 - n for the constant n
    unsigned part = 0;                 // bits of a part of `mov {…}`; 0: no such
    // Of video instructions.
    bool hasParts = false, saturates = false;
    Part result;
    std::vector<Part> parts; // of the sources
    int predicate = -1;      // its place; -1: none
    bool isNegated = false;
    int jump = -1; // the step that it leads to; -1: it is no jump
  };
  int placeOf(std::string operand);

  std::vector<Step> steps_;
  std::vector<std::string> registers_;
  std::vector<uint64_t> constants_;
  bool isKnown_ = true;
};

} // namespace tranship::ptx
