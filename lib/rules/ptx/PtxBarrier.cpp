// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxBarrier.h"

#include "rules/ptx/PtxAccess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

constexpr llvm::StringLiteral wordType = "unsigned long long";

/// The words of an opcode after its name; they are taken one by one.
class Words {
public:
  explicit Words(llvm::StringRef opcode) { opcode.split(words_, '.'); }

  bool take(llvm::StringRef word) {
    auto *found = llvm::find(words_, word);
    if (found == words_.end())
      return false;
    words_.erase(found);
    return true;
  }
  /// Takes the one of these that is there.
  llvm::StringRef takeOneOf(llvm::ArrayRef<llvm::StringRef> choices) {
    for (llvm::StringRef choice : choices)
      if (take(choice))
        return choice;
    return {};
  }
  bool empty() const { return words_.empty(); }

private:
  llvm::SmallVector<llvm::StringRef> words_;
};

/// Takes the space of an address in shared memory. `.shared::cluster` contains that of this block; addresses
/// in other blocks come from `mapa`, which is reported.
bool takeShared(Words &words) {
  return !words.takeOneOf({"shared", "shared::cta", "shared::cluster"}).empty();
}

std::optional<std::string> barrierAt(PtxWriter &writer, llvm::StringRef operand, bool isShared) {
  std::optional<PtxAddress> address = readAddress(writer, operand);
  if (!address)
    return std::nullopt;
  return pointerTo(*address, wordType, isShared, /*isGeneric=*/true);
}

/// The operand as an argument; nothing if it cannot be a number of so many bits.
std::optional<std::string> argument(PtxWriter &writer, llvm::StringRef operand, PtxType type) {
  std::optional<PtxValue> value = convertPtx(writer.value(operand), type);
  return value ? std::optional(value->text) : std::nullopt;
}

/// `mbarrier.arrive.expect_tx.shared.b64 state, [p], bytes`; the state may be missing or `_`.
bool arrive(PtxWriter &writer, llvm::ArrayRef<std::string> operands, Words &words, bool isShared,
            llvm::StringRef function) {
  const bool expects = words.take("expect_tx");
  words.take("noComplete");
  llvm::StringRef target = "_";
  if (!operands.empty() && !llvm::StringRef(operands[0]).starts_with("[")) {
    target = operands[0];
    operands = operands.drop_front();
  }
  if (!words.empty() || operands.size() < 1u + expects || operands.size() > 2)
    return false;
  std::optional<std::string> barrier = barrierAt(writer, operands[0], isShared);
  std::optional<std::string> number =
      operands.size() == 2 ? argument(writer, operands[1], {'b', 32}) : std::string();
  if (!barrier || !number)
    return false;
  writer.useHelper("mbarrier-arrive");
  std::string call = fmt::format("tranship::mbarrier_{}({}{}{})", function.str(), *barrier,
                                 number->empty() ? ""
                                 : expects       ? ", 1, "
                                                 : ", ",
                                 *number);
  PtxValue state = ptxExpression({'u', 64}, call, PtxValue::Form::Primary);
  state.hasEffects = true;
  if (writer.isUnused(target))
    writer.statement(std::move(call));
  else
    writer.write(target, state);
  return true;
}

/// `mbarrier.try_wait.parity.shared.b64 p, [p], parity`. A fourth operand limits the time of waiting.
bool test(PtxWriter &writer, llvm::ArrayRef<std::string> operands, Words &words, bool isShared) {
  const bool isParity = words.take("parity");
  if (!words.empty() || operands.size() < 3 || operands.size() > 4)
    return false;
  std::optional<std::string> barrier = barrierAt(writer, operands[1], isShared);
  std::optional<std::string> phase = argument(writer, operands[2], {'b', isParity ? 32u : 64u});
  if (!barrier || !phase)
    return false;
  writer.useHelper("mbarrier-test");
  PtxValue passed = ptxExpression(
      {'p', 1},
      fmt::format("tranship::mbarrier_test{}({}, {})", isParity ? "_parity" : "", *barrier, *phase),
      PtxValue::Form::Primary);
  passed.hasEffects = true;
  writer.write(operands[0], passed);
  return true;
}

bool changeBarrier(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  Words words(instruction.opcode);
  words.take("mbarrier");
  llvm::StringRef what = words.takeOneOf(
      {"init", "arrive", "arrive_drop", "try_wait", "test_wait", "complete_tx", "pending_count"});
  if (what.empty() && words.take("expect_tx"))
    what = "expect_tx";
  words.takeOneOf({"acquire", "release", "relaxed"});
  words.takeOneOf({"cta", "cluster"});
  const bool isShared = takeShared(words);
  if (what.empty() || !words.take("b64"))
    return false;
  if (what == "arrive" || what == "arrive_drop")
    return arrive(writer, operands, words, isShared, what);
  if (what == "try_wait" || what == "test_wait")
    return test(writer, operands, words, isShared);
  if (!words.empty() || operands.size() != 2)
    return false;
  if (what == "pending_count") {
    std::optional<std::string> state = argument(writer, operands[1], {'u', 64});
    if (!state)
      return false;
    writer.useHelper("mbarrier-arrive");
    writer.write(operands[0],
                 ptxExpression({'u', 32}, fmt::format("tranship::mbarrier_pending({})", *state),
                               PtxValue::Form::Primary));
    return true;
  }
  std::optional<std::string> barrier = barrierAt(writer, operands[0], isShared),
                             number = argument(writer, operands[1], {'b', 32});
  if (!barrier || !number)
    return false;
  writer.useHelper(what == "init" ? "mbarrier-init" : "mbarrier-bytes");
  writer.statement(fmt::format("tranship::mbarrier_{}({}, {})", what.str(), *barrier, *number));
  return true;
}

/// `cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [to], [from], size, [barrier]`, and
/// copies from shared memory to global memory, which have no barrier. They are complete at once.
bool copyInBulk(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::StringRef opcode = instruction.opcode;
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (!opcode.consume_front("cp.async.bulk.") || operands.empty())
    return false;
  const bool isToShared =
      opcode.consume_front("shared::cluster.global") || opcode.consume_front("shared::cta.global");
  if (!isToShared && !opcode.consume_front("global.shared::cta"))
    return false;
  Words words(opcode.drop_front(opcode.starts_with(".") ? 1 : 0));
  const bool hasBarrier = words.take("mbarrier::complete_tx::bytes");
  words.take("bulk_group");
  if (words.take("L2::cache_hint")) // the last operand is a policy
    operands = operands.drop_back();
  if (!words.empty() || hasBarrier != isToShared || operands.size() != 3u + hasBarrier)
    return false;
  std::optional<PtxAddress> to = readAddress(writer, operands[0]),
                            from = readAddress(writer, operands[1]);
  std::optional<std::string> size = argument(writer, operands[2], {'b', 32});
  if (!to || !from || !size)
    return false;
  std::optional<std::string> target = pointerTo(*to, "void", isToShared, /*isGeneric=*/true),
                             source =
                                 pointerTo(*from, "const void", !isToShared, /*isGeneric=*/true),
                             barrier =
                                 hasBarrier ? barrierAt(writer, operands[3], true) : std::string();
  if (!target || !source || !barrier)
    return false;
  writer.useHelper(hasBarrier ? "copy-bulk-arriving" : "copy-bulk");
  writer.statement(fmt::format("tranship::copy_bulk({}, {}, {}{}{})", *target, *source, *size,
                               hasBarrier ? ", " : "", *barrier));
  return true;
}

/// `cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [to], [from], size`: adds number by number.
bool addInBulk(PtxWriter &writer, const PtxInstruction &instruction) {
  Words words(llvm::StringRef(instruction.opcode));
  llvm::ArrayRef<std::string> operands = instruction.operands;
  for (llvm::StringRef word : {"cp", "reduce", "async", "bulk", "global", "shared::cta", "add"})
    if (!words.take(word))
      return false;
  words.take("bulk_group");
  if (words.take("L2::cache_hint") && !operands.empty())
    operands = operands.drop_back();
  const PtxType type = PtxType::parse(words.takeOneOf({"f32", "u32", "s32", "u64", "f64"}));
  if (type.code == 0 || !words.empty() || operands.size() != 3)
    return false;
  std::optional<PtxAddress> to = readAddress(writer, operands[0]),
                            from = readAddress(writer, operands[1]);
  std::optional<std::string> size = argument(writer, operands[2], {'b', 32});
  if (!to || !from || !size)
    return false;
  std::optional<std::string> target = pointerTo(*to, type.cpp(), /*isShared=*/false),
                             source = pointerTo(*from, "const " + type.cpp(), /*isShared=*/true,
                                                /*isGeneric=*/true);
  if (!target || !source)
    return false;
  writer.useHelper("add-bulk");
  writer.statement(fmt::format("tranship::add_bulk({}, {}, {})", *target, *source, *size));
  return true;
}

/// `cp.async.mbarrier.arrive.noinc.shared.b64 [p]`: the copies of the thread are complete.
bool arriveWithCopies(PtxWriter &writer, const PtxInstruction &instruction) {
  Words words(llvm::StringRef(instruction.opcode));
  for (llvm::StringRef word : {"cp", "async", "mbarrier", "arrive", "noinc"})
    if (!words.take(word))
      return false;
  const bool isShared = takeShared(words);
  return words.take("b64") && arrive(writer, instruction.operands, words, isShared, "arrive");
}

/// `bar.sync 1, 128` and `bar.arrive 1, 128`: of the whole block if that waits and has no more threads.
bool meet(PtxWriter &writer, const PtxInstruction &instruction) {
  Words words(llvm::StringRef(instruction.opcode));
  if (!words.takeOneOf({"bar", "barrier"}).size() || instruction.operands.size() != 2)
    return false;
  llvm::StringRef step = words.takeOneOf({"sync", "arrive"});
  words.take("cta");
  words.take("aligned");
  if (step.empty() || !words.empty())
    return false;
  if (const std::optional<uint64_t> threads = writer.value(instruction.operands[1]).value;
      threads && step == "sync" && *threads >= threadsOfBlock(writer.seen()) &&
      !writer.place().hasPartialBarriers) {
    (void)writer.value(instruction.operands[0]); // a failure if it is not known
    writer.statement("__syncthreads()");
    return true;
  }
  std::optional<std::string> number = argument(writer, instruction.operands[0], {'b', 32}),
                             threads = argument(writer, instruction.operands[1], {'b', 32});
  if (!number || !threads)
    return false;
  writer.useHelper("named-barrier");
  writer.statement(
      fmt::format("tranship::named_barrier_{}({}, {})", step.str(), *number, *threads));
  return true;
}

/// The number of an operand: `128`, or `%1` for a constant.
std::optional<uint64_t> constantIn(const frontend::AsmEvidence &seen, llvm::StringRef operand) {
  uint64_t value = 0;
  if (!operand.getAsInteger(0, value))
    return value;
  if (!operand.consume_front("%") || operand.getAsInteger(10, value) ||
      value >= seen.outputs.size() + seen.inputs.size())
    return std::nullopt;
  const frontend::AsmOperandEvidence &known =
      value < seen.outputs.size() ? seen.outputs[value] : seen.inputs[value - seen.outputs.size()];
  return known.isConstant ? std::optional(known.value) : std::nullopt;
}

} // namespace

unsigned threadsOfBlock(const frontend::AsmEvidence &seen) {
  constexpr unsigned warp = 32, most = 1024;
  return seen.maxThreads ? (seen.maxThreads + warp - 1) / warp * warp : most;
}

bool isPartialBarrier(const frontend::AsmEvidence &seen, const PtxInstruction &instruction) {
  llvm::StringRef opcode = instruction.opcode;
  if (!(opcode.starts_with("bar.") || opcode.starts_with("barrier.")) ||
      opcode.contains(".cluster") || instruction.operands.size() != 2)
    return false;
  if (opcode.contains(".arrive"))
    return true;
  std::optional<uint64_t> threads = constantIn(seen, instruction.operands[1]);
  return opcode.contains(".sync") && (!threads || *threads < threadsOfBlock(seen));
}

bool translateBarrier(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::StringRef opcode = instruction.opcode;
  if (opcode.starts_with("mbarrier."))
    return changeBarrier(writer, instruction);
  if (opcode.starts_with("cp.async.mbarrier."))
    return arriveWithCopies(writer, instruction);
  return meet(writer, instruction) || copyInBulk(writer, instruction) ||
         addInBulk(writer, instruction);
}

} // namespace tranship::rules
