// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in memory: mbarrier.
#include "InstructionWriter.h"
#include "Memory.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class BarrierWriter : InstructionWriter {
public:
  BarrierWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    StringRef what = words_.takeOneOf({"init", "inval", "arrive", "arrive_drop", "test_wait",
                                       "try_wait", "complete_tx", "pending_count"});
    const bool expects = words_.take("expect_tx"), isParity = words_.take("parity");
    words_.take("noComplete");
    Space space = words_.take("shared::cluster") ? Space::Shared : Space::Generic;
    if (std::optional<Space> found = takeSpace(words_); found == Space::Shared)
      space = Space::Shared;
    words_.takeIf([](StringRef word) {
      return word == "release" || word == "acquire" || word == "relaxed" || word == "cta" ||
             word == "cluster";
    });
    if ((what.empty() && !expects) || !words_.take("b64") || !words_.empty() || operands_.empty())
      return false;
    if (what == "inval")
      return operands_.size() == 1;
    if (what == "arrive" || what == "arrive_drop")
      return arrive(space, what == "arrive_drop", expects);
    if (operands_.size() < 2)
      return false;
    if (what == "pending_count") {
      into_.write(operands_[0],
                  build_.CreateTrunc(build_.CreateAnd(into_.read(operands_[1], 64), 0xfffff),
                                     build_.getInt32Ty()));
      return true;
    }
    if (what == "test_wait" || what == "try_wait")
      return operands_.size() <= 4 && operands_.size() >= 3 &&
             test(addressOf(into_, operands_[1], space), isParity);
    Value *barrier = addressOf(into_, operands_[0], space), *number = into_.read(operands_[1], 32);
    if (what == "init")
      into_.callRuntime("tranship_mbarrierInit", build_.getVoidTy(), {barrier, number});
    else
      changeMemoryBarrier(into_, barrier, into_.number(32, 0), into_.number(32, 0),
                          expects ? number : build_.CreateNeg(number));
    return true;
  }

private:
  /// The state comes first, and may be missing; a number of arrivals, or of bytes, comes last.
  bool arrive(Space space, bool drops, bool expects) {
    const size_t at = operands_[0].kind == Operand::Kind::Address ? 0 : 1;
    if (operands_.size() < at + 1 + expects || operands_.size() > at + 2)
      return false;
    Value *barrier = addressOf(into_, operands_[at], space);
    Value *number =
        operands_.size() > at + 1 ? into_.read(operands_[at + 1], 32) : into_.number(32, 1);
    Value *count = expects ? into_.number(32, 1) : number, *none = into_.number(32, 0);
    Value *state =
        changeMemoryBarrier(into_, barrier, count, drops ? count : none, expects ? number : none);
    if (at == 1)
      into_.write(operands_[0], state);
    return true;
  }

  /// A fourth operand limits the time that a thread is suspended.
  bool test(Value *barrier, bool isParity) {
    Value *state = into_.read(operands_[2], isParity ? 32 : 64);
    Value *passed = into_.callRuntime(
        "tranship_mbarrierTest", build_.getInt32Ty(),
        {barrier, build_.CreateZExt(state, build_.getInt64Ty()), into_.number(32, isParity)});
    into_.write(operands_[0], build_.CreateICmpNE(passed, into_.number(32, 0)));
    return true;
  }
};

} // namespace

Value *changeMemoryBarrier(Lowering &into, Value *barrier, Value *count, Value *dropped,
                           Value *bytes) {
  return into.callRuntime("tranship_mbarrierChange", into.builder().getInt64Ty(),
                          {barrier, count, dropped, bytes});
}

bool lowerMemoryBarrier(Lowering &into, const Instruction &instruction) {
  return instruction.words[0] == "mbarrier" && BarrierWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
