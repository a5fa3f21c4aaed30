// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in memory: mbarrier. Those that count bytes of copies are not known.
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
    StringRef what = words_.takeOneOf({"init", "inval", "arrive", "test_wait", "try_wait"});
    std::optional<Space> space = takeSpace(words_);
    bool isParity = words_.take("parity");
    words_.takeIf([](StringRef word) {
      return word == "release" || word == "acquire" || word == "relaxed" || word == "cta";
    });
    if (what.empty() || !space || !words_.take("b64") || !words_.empty())
      return false;
    if (what == "init")
      return operands_.size() == 2 && init(addressOf(into_, operands_[0], *space));
    if (what == "inval")
      return operands_.size() == 1;
    if (operands_.size() < 2)
      return false;
    Value *barrier = addressOf(into_, operands_[1], *space);
    if (what == "arrive")
      return operands_.size() <= 3 && arrive(barrier);
    return operands_.size() <= 4 && operands_.size() >= 3 && test(barrier, isParity);
  }

private:
  bool init(Value *barrier) {
    into_.callRuntime("tranship_mbarrierInit", build_.getVoidTy(),
                      {barrier, into_.read(operands_[1], 32)});
    return true;
  }

  bool arrive(Value *barrier) {
    Value *count = operands_.size() == 3 ? into_.read(operands_[2], 32) : into_.number(32, 1);
    Value *state =
        into_.callRuntime("tranship_mbarrierArrive", build_.getInt64Ty(), {barrier, count});
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

bool lowerMemoryBarrier(Lowering &into, const Instruction &instruction) {
  return instruction.words[0] == "mbarrier" && BarrierWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
