// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxFlow.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

using BlockKind = PtxBlock::Kind;
using Blocks = std::vector<PtxBlock>;

/// Where a jump leads to; nothing for a label that is not in the statement, or not once.
std::optional<size_t> targetOf(const PtxCode &code, const PtxInstruction &jump) {
  std::optional<size_t> at;
  if (jump.operands.size() != 1)
    return std::nullopt;
  for (const PtxLabel &label : code.labels)
    if (label.name == jump.operands.front()) {
      if (at)
        return std::nullopt;
      at = label.at;
    }
  return at;
}

/// Reads ranges of instructions: each is entered at its beginning and left at its end.
class Reader {
public:
  explicit Reader(const PtxCode &code) : code_(code) {}

  /// The instructions of [begin, end), in a loop whose end is at `loopEnd`, if in one. `opened` is
  /// the loop that begins at `begin` and is being read.
  std::optional<Blocks> read(size_t begin, size_t end, std::optional<size_t> loopEnd,
                             bool isOpened = false) {
    Blocks blocks;
    for (size_t i = begin; i < end;) {
      if (std::optional<size_t> back = lastJumpBack(i, end); back && !(isOpened && i == begin)) {
        std::optional<PtxBlock> loop = readLoop(i, *back);
        if (!loop)
          return std::nullopt;
        blocks.push_back(std::move(*loop));
        i = *back + 1;
        continue;
      }
      const PtxInstruction &instruction = code_.instructions[i];
      if (!isJump(instruction)) {
        blocks.push_back({BlockKind::Instruction, &instruction});
        ++i;
        continue;
      }
      std::optional<size_t> target = targetOf(code_, instruction);
      if (!target || *target <= i)
        return std::nullopt;
      if (target == loopEnd) {
        blocks.push_back({BlockKind::Leave, &instruction});
        ++i;
        continue;
      }
      if (instruction.predicate.empty() || *target > end)
        return std::nullopt;
      std::optional<size_t> next = readIf(i, *target, end, loopEnd, blocks);
      if (!next)
        return std::nullopt;
      i = *next;
    }
    return blocks;
  }

private:
  /// The last jump in [begin, end) that leads back to `begin`.
  std::optional<size_t> lastJumpBack(size_t begin, size_t end) const {
    for (size_t i = end; i-- > begin;)
      if (isJump(code_.instructions[i]) && targetOf(code_, code_.instructions[i]) == begin)
        return i;
    return std::nullopt;
  }

  std::optional<PtxBlock> readLoop(size_t begin, size_t back) {
    std::optional<Blocks> body = read(begin, back, back + 1, /*isOpened=*/true);
    if (!body)
      return std::nullopt;
    PtxBlock loop{BlockKind::Loop, &code_.instructions[back], std::move(*body)};
    bool endsWithExit = !loop.body.empty() && loop.body.back().kind == BlockKind::Leave &&
                        !loop.body.back().instruction->predicate.empty();
    if (loop.instruction->predicate.empty() && endsWithExit) {
      loop.leaving = loop.body.back().instruction;
      loop.body.pop_back();
    }
    return loop;
  }

  /// A jump from `at` to `target`, over what becomes the body. Returns where it goes on.
  std::optional<size_t> readIf(size_t at, size_t target, size_t end, std::optional<size_t> loopEnd,
                               Blocks &blocks) {
    size_t bodyEnd = target, next = target;
    if (const PtxInstruction &last = code_.instructions[target - 1];
        target > at + 1 && isJump(last) && last.predicate.empty())
      if (std::optional<size_t> behind = targetOf(code_, last);
          behind && *behind > target && *behind <= end && behind != loopEnd) {
        bodyEnd = target - 1;
        next = *behind;
      }
    std::optional<Blocks> body = read(at + 1, bodyEnd, loopEnd);
    std::optional<Blocks> otherwise = read(target, next, loopEnd);
    if (!body || !otherwise)
      return std::nullopt;
    blocks.push_back(
        {BlockKind::If, &code_.instructions[at], std::move(*body), std::move(*otherwise)});
    return next;
  }

  const PtxCode &code_;
};

} // namespace

bool isJump(const PtxInstruction &instruction) {
  return instruction.opcode == "bra" || instruction.opcode == "bra.uni";
}

bool hasLoops(const PtxCode &code) {
  for (size_t i = 0; i < code.instructions.size(); ++i)
    if (isJump(code.instructions[i]) && targetOf(code, code.instructions[i]).value_or(i + 1) <= i)
      return true;
  return false;
}

std::optional<std::vector<PtxBlock>> blocksOf(const PtxCode &code) {
  return Reader(code).read(0, code.instructions.size(), std::nullopt);
}

} // namespace tranship::rules
