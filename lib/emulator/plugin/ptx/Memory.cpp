// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads, stores, copies to shared memory, address spaces.
#include "Memory.h"
#include "InstructionWriter.h"

#include "emulator/interface/GeneratedCode.h"

using namespace llvm;

namespace tranship::emulator::ptx {

std::optional<Space> takeSpace(Words &words) {
  std::optional<Space> found = Space::Generic;
  words.takeIf([&](StringRef word) {
    if (word == "shared" || word == "shared::cta")
      found = Space::Shared;
    else if (word.starts_with("shared::"))
      found = std::nullopt; // of another block
    else if (word == "global" || word == "const" || word == "local")
      found = Space::Generic; // whose addresses are plain pointers
    else
      return false;
    return true;
  });
  return found;
}

bool takeCacheWords(Words &words) {
  bool hasPolicy = words.take("L2::cache_hint");
  words.takeIf([](StringRef word) {
    constexpr StringLiteral names[] = {"ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc"};
    return is_contained(names, word) || word.starts_with("L1::") || word.starts_with("L2::");
  });
  return hasPolicy;
}

AtomicOrdering takeOrdering(Words &words, bool &isVolatile) {
  words.takeOneOf({"cta", "cluster", "gpu", "sys"});
  isVolatile = !words.takeOneOf({"volatile", "mmio"}).empty();
  words.take("weak");
  StringRef ordering = words.takeOneOf({"relaxed", "acquire", "release", "acq_rel", "sc"});
  if (ordering.empty())
    return AtomicOrdering::NotAtomic;
  return ordering == "relaxed"   ? AtomicOrdering::Monotonic
         : ordering == "acquire" ? AtomicOrdering::Acquire
         : ordering == "release" ? AtomicOrdering::Release
                                 : AtomicOrdering::SequentiallyConsistent;
}

Value *sharedBase(Lowering &into) {
  Type *pointer = into.builder().getPtrTy();
  return into.builder().CreateLoad(pointer, into.threadVariable(sharedBaseSymbol, pointer));
}

Value *addressOf(Lowering &into, const Operand &operand, Space space) {
  IRBuilder<> &build = into.builder();
  if (operand.kind != Operand::Kind::Address) {
    into.fail();
    return ConstantPointerNull::get(build.getPtrTy());
  }
  Value *address = into.read(operand.parts[0], 64);
  Value *offset = into.number(64, uint64_t(operand.offset));
  if (operand.parts.size() > 1) {
    if (ConstantInt *constant = into.readConstant(operand.parts[1]))
      offset = into.number(64, uint64_t(constant->getSExtValue()));
    else
      into.fail();
  }
  // Addresses in shared memory count from the beginning of the block's memory.
  Value *base = space == Space::Shared ? build.CreatePtrAdd(sharedBase(into), address)
                                       : build.CreateIntToPtr(address, build.getPtrTy());
  return build.CreatePtrAdd(base, offset);
}

namespace {

class MemoryWriter : InstructionWriter {
public:
  MemoryWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    if (name_ == "ld" || name_ == "ldu" || name_ == "st")
      return access();
    if (name_ == "cvta")
      return convertAddress();
    if (name_ == "isspacep")
      return testSpace();
    if (name_ == "membar" || name_ == "fence") {
      build_.CreateFence(AtomicOrdering::SequentiallyConsistent);
      return !words_.has("proxy") || words_.has("async"); // copies are complete at once
    }
    if (name_ == "cp")
      return copy();
    // Hints.
    return name_ == "prefetch" || name_ == "prefetchu" || name_ == "applypriority";
  }

private:
  bool access() {
    bool isLoad = name_ != "st", isReadOnly = words_.has("nc") || name_ == "ldu";
    bool hasPolicy = takeCacheWords(words_);
    std::optional<Space> space = takeSpace(words_);
    bool isVolatile = false;
    AtomicOrdering ordering = takeOrdering(words_, isVolatile);
    StringRef vector = words_.takeOneOf({"v2", "v4", "v8"});
    std::optional<PtxType> type = words_.takeType();
    unsigned count = vector.empty() ? 1 : unsigned(vector[1] - '0');
    if (!space || !type || !words_.empty() || operands_.size() != (hasPolicy ? 3 : 2) ||
        type->count != 1 || type->bits == 1)
      return false;
    const Operand &data = operands_[isLoad ? 0 : 1];
    bool isVector = data.kind == Operand::Kind::Vector;
    if (isVector ? data.parts.size() != count : count != 1)
      return false;
    // Others may write what a volatile statement reads, again and again.
    isVolatile |= isLoad && into_.isVolatile() && !isReadOnly;
    Value *address = addressOf(into_, operands_[isLoad ? 1 : 0], *space);
    Type *element = build_.getIntNTy(type->bits);
    Align alignment(type->bits / 8);
    SmallVector<Value *, 4> values;
    auto part = [&](unsigned i) -> const Operand & { return isVector ? data.parts[i] : data; };
    for (unsigned i = 0; i < count; ++i) {
      Value *place = build_.CreateConstInBoundsGEP1_64(element, address, i);
      if (isLoad) {
        LoadInst *load = build_.CreateAlignedLoad(element, place, alignment, isVolatile);
        if (ordering != AtomicOrdering::NotAtomic)
          load->setAtomic(ordering);
        values.push_back(load);
      } else {
        StoreInst *store = build_.CreateAlignedStore(into_.read(part(i), type->bits), place,
                                                     alignment, isVolatile);
        if (ordering != AtomicOrdering::NotAtomic)
          store->setAtomic(ordering);
      }
    }
    // A register that is the address may be among the results.
    for (unsigned i = 0; i < values.size(); ++i)
      into_.write(part(i), values[i], type->isSigned());
    return true;
  }

  /// cp.async.bulk of plain memory, at once: to shared memory, where it arrives at a barrier, and back.
  bool copyInBulk() {
    if (words_.take("prefetch"))
      return true;
    const bool isToShared = !words_.empty() && words_.front() != "global";
    if (!words_.take("shared::cta") && !words_.take("shared::cluster"))
      return false;
    const bool isArriving = words_.take("mbarrier::complete_tx::bytes");
    words_.take("bulk_group");
    const size_t count = operands_.size() - takeCacheWords(words_);
    if (!words_.take("global") || !words_.empty() || isArriving != isToShared ||
        count != 3u + isArriving)
      return false;
    Value *to = addressOf(into_, operands_[0], isToShared ? Space::Shared : Space::Generic);
    Value *from = addressOf(into_, operands_[1], isToShared ? Space::Generic : Space::Shared);
    Value *size = into_.read(operands_[2], 32);
    build_.CreateMemMove(to, Align(16), from, Align(16),
                         build_.CreateZExt(size, build_.getInt64Ty()));
    if (isArriving)
      changeMemoryBarrier(into_, addressOf(into_, operands_[3], Space::Shared), into_.number(32, 0),
                          into_.number(32, 0), build_.CreateNeg(size));
    return true;
  }

  /// cp.reduce.async.bulk: sums in global memory.
  bool addInBulk() {
    const bool isKnown = words_.take("async") && words_.take("bulk") && words_.take("global") &&
                         words_.take("shared::cta") && words_.take("add");
    words_.take("bulk_group");
    const size_t count = operands_.size() - takeCacheWords(words_);
    std::optional<PtxType> type = words_.takeType();
    if (!isKnown || !type || type->bits < 32 || type->count != 1 || !words_.empty() || count != 3)
      return false;
    into_.callRuntime("tranship_addBulk", build_.getVoidTy(),
                      {addressOf(into_, operands_[0], Space::Generic),
                       addressOf(into_, operands_[1], Space::Shared), into_.read(operands_[2], 32),
                       into_.number(32, type->bits), into_.number(32, type->isReal())});
    return true;
  }

  /// cp.async.mbarrier.arrive: with `.noinc` an arrival, and without it one more that is expected and comes.
  bool arriveWithCopies() {
    const bool isNew = !words_.take("noinc");
    std::optional<Space> space = takeSpace(words_);
    if (!words_.take("arrive") || !words_.take("b64") || !words_.empty() || !space ||
        operands_.size() != 1)
      return false;
    if (!isNew)
      changeMemoryBarrier(into_, addressOf(into_, operands_[0], *space), into_.number(32, 1),
                          into_.number(32, 0), into_.number(32, 0));
    return true;
  }

  bool convertAddress() {
    bool isTo = words_.take("to");
    std::optional<Space> space = takeSpace(words_);
    std::optional<PtxType> type = words_.takeType();
    if (!space || !type || !words_.empty() || operands_.size() != 2)
      return false;
    Value *address = into_.read(operands_[1], 64);
    if (*space == Space::Shared) {
      Value *base = build_.CreatePtrToInt(sharedBase(into_), build_.getInt64Ty());
      address = isTo ? build_.CreateSub(address, base) : build_.CreateAdd(address, base);
    }
    into_.write(operands_[0], address);
    return true;
  }

  bool testSpace() {
    bool isShared = words_.take("shared") || words_.take("shared::cta");
    bool isGlobal = words_.take("global"), isOther = words_.take("const") || words_.take("local");
    if (!words_.empty() || operands_.size() != 2 || isShared + isGlobal + isOther != 1)
      return false;
    Value *address = build_.CreateIntToPtr(into_.read(operands_[1], 64), build_.getPtrTy());
    Value *result = build_.getFalse();
    if (!isOther) {
      Value *found = into_.callRuntime("tranship_isShared", build_.getInt32Ty(), {address});
      result = build_.CreateICmp(isShared ? CmpInst::ICMP_NE : CmpInst::ICMP_EQ, found,
                                 into_.number(32, 0));
    }
    into_.write(operands_[0], result);
    return true;
  }

  /// cp.async copies at once. After the bytes that it reads, it writes zeros.
  bool copy() {
    if (words_.take("reduce"))
      return addInBulk();
    if (!words_.take("async"))
      return false;
    const bool isBulk = words_.take("bulk");
    if (words_.take("commit_group") || words_.take("wait_group") || words_.take("wait_all"))
      return words_.empty() || (isBulk && words_.take("read") && words_.empty());
    if (isBulk)
      return copyInBulk();
    if (words_.take("mbarrier"))
      return arriveWithCopies();
    bool hasPolicy = takeCacheWords(words_);
    size_t count = operands_.size() - hasPolicy;
    bool isShared = words_.take("shared") || words_.take("shared::cta");
    if (!isShared || !words_.take("global") || !words_.empty() || count < 3 || count > 4)
      return false;
    ConstantInt *size = into_.readConstant(operands_[2]);
    if (!size || size->getZExtValue() > 16 || size->getZExtValue() % 4)
      return false;
    Value *to = addressOf(into_, operands_[0], Space::Shared);
    Value *from = addressOf(into_, operands_[1], Space::Generic);
    Value *limit = count == 4 ? into_.read(operands_[3], 32) : nullptr;
    Type *word = build_.getInt32Ty();
    for (unsigned at = 0; at < size->getZExtValue(); at += 4) {
      Value *source = build_.CreateConstInBoundsGEP1_64(build_.getInt8Ty(), from, at);
      Value *target = build_.CreateConstInBoundsGEP1_64(build_.getInt8Ty(), to, at);
      if (!limit) {
        build_.CreateStore(build_.CreateLoad(word, source), target);
        continue;
      }
      into_.choose(
          build_.CreateICmpUGT(limit, into_.number(32, at)),
          [&] { build_.CreateStore(build_.CreateLoad(word, source), target); },
          [&] { build_.CreateStore(into_.number(32, 0), target); });
    }
    return true;
  }
};

} // namespace

bool lowerMemory(Lowering &into, const Instruction &instruction) {
  constexpr StringLiteral names[] = {"ld",       "ldu",       "st",           "cvta",
                                     "isspacep", "membar",    "fence",        "cp",
                                     "prefetch", "prefetchu", "applypriority"};
  return is_contained(names, instruction.words[0]) && MemoryWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
