// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AccessSites.h"

#include "SpinLoops.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace tranship::emulator {

bool isEmulatorHeader(StringRef file) { return file.contains("/include/tranship/"); }

SmallPtrSet<const Instruction *, 8> spinningLoads(Module &module) {
  SmallPtrSet<const Instruction *, 8> found;
  for (Function &function : module) {
    if (function.isDeclaration() || none_of(instructions(function), [](Instruction &instruction) {
          return isa<LoadInst>(instruction) && instruction.isVolatile();
        }))
      continue;
    DominatorTree tree(function);
    LoopInfo loops(tree);
    for (Instruction &instruction : instructions(function)) {
      auto *load = dyn_cast<LoadInst>(&instruction);
      if (!load || !load->isVolatile())
        continue;
      const Loop *loop = loops.getLoopFor(load->getParent());
      if (loop && staysInPlace(load->getPointerOperand(), *loop) && endsLoop(*load, *loop))
        found.insert(load);
    }
  }
  return found;
}

std::optional<MemoryAccess> accessOf(const Instruction &instruction, bool isSpinning) {
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return MemoryAccess{LoadInst::getPointerOperandIndex(), load->getType(), nullptr,
                        readAccess | (load->isVolatile() ? volatileAccess : 0) |
                            (isSpinning ? spinAccess : 0) |
                            (load->isAtomic() ? atomicAccess | usedAccess : 0)};
  if (auto *store = dyn_cast<StoreInst>(&instruction))
    return MemoryAccess{StoreInst::getPointerOperandIndex(), store->getValueOperand()->getType(),
                        store->getOperand(0),
                        writeAccess | (store->isVolatile() ? volatileAccess : 0) |
                            (store->isAtomic() ? atomicAccess : 0)};
  if (auto *update = dyn_cast<AtomicRMWInst>(&instruction)) {
    bool isUsed = !update->use_empty();
    // An exchange whose result is not used is a store.
    bool reads = isUsed || update->getOperation() != AtomicRMWInst::Xchg;
    return MemoryAccess{AtomicRMWInst::getPointerOperandIndex(), update->getType(), nullptr,
                        writeAccess | atomicAccess | (isUsed ? usedAccess : 0) |
                            (reads ? readAccess : 0)};
  }
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction))
    return MemoryAccess{AtomicCmpXchgInst::getPointerOperandIndex(),
                        exchange->getCompareOperand()->getType(), nullptr,
                        readAccess | writeAccess | atomicAccess | usedAccess};
  return std::nullopt;
}

namespace {

SmallString<128> absolutePath(StringRef folder, StringRef name) {
  SmallString<128> path = sys::path::is_absolute(name) ? "" : folder;
  sys::path::append(path, name);
  return path;
}

} // namespace

AccessSites::AccessSites(Module &module, std::vector<std::string> libraryFolders)
    : module_(module), libraryFolders_(std::move(libraryFolders)) {
  libraryFolders_.push_back("/usr");
  for (std::string &folder : libraryFolders_)
    folder += '/';
}

bool AccessSites::isLibrary(const DILocation &location) const {
  const DIFile &file = *location.getFile();
  if (isEmulatorHeader(file.getFilename()))
    return true;
  StringRef path = file.getFilename();
  SmallString<128> whole;
  if (!sys::path::is_absolute(path) && libraryFolders_.size() > 1) {
    whole = absolutePath(file.getDirectory(), path);
    path = whole;
  }
  return any_of(libraryFolders_, [&](StringRef folder) { return path.starts_with(folder); });
}

/// Where instructions were merged, the result has no location of its own: that of the next one is
/// near.
static const DILocation *locationOf(const Instruction &instruction) {
  for (const Instruction *each = &instruction; each; each = each->getNextNode())
    if (const DILocation *location = each->getDebugLoc(); location && location->getLine())
      return location;
  return nullptr;
}

bool AccessSites::isInLibrary(const Instruction &instruction) const {
  const DILocation *location = locationOf(instruction);
  return location && isLibrary(*location);
}

bool AccessSites::isOfLibraryAlone(const Instruction &instruction) const {
  const DILocation *location = locationOf(instruction);
  bool isKnown = location != nullptr;
  for (; location && isLibrary(*location); location = location->getInlinedAt())
    ;
  return isKnown && !location;
}

Value *AccessSites::bitsOf(IRBuilder<> &builder, Value *value) const {
  const DataLayout &layout = module_.getDataLayout();
  Type *type = value ? value->getType() : nullptr;
  if (!type || type->isAggregateType() || layout.getTypeStoreSize(type) > 8)
    return builder.getInt64(0);
  if (type->isPointerTy())
    return builder.CreatePtrToInt(value, builder.getInt64Ty());
  if (!type->isIntegerTy())
    value = builder.CreateBitCast(
        value, IntegerType::get(module_.getContext(), layout.getTypeSizeInBits(type)));
  return builder.CreateZExtOrTrunc(value, builder.getInt64Ty());
}

GlobalVariable *AccessSites::text(StringRef value) {
  GlobalVariable *&known = texts_[value];
  if (!known) {
    Constant *data = ConstantDataArray::getString(module_.getContext(), value);
    known = new GlobalVariable(module_, data->getType(), true, GlobalValue::PrivateLinkage, data,
                               "tranship.file", nullptr, GlobalValue::NotThreadLocal,
                               /*AddressSpace=*/0);
  }
  return known;
}

/// The path as the user named it. Debug information splits paths in two at arbitrary places.
std::string AccessSites::pathOf(const DIFile &file) const {
  SmallString<128> here;
  sys::fs::current_path(here);
  SmallString<128> path = absolutePath(file.getDirectory(), file.getFilename());
  if (path == absolutePath(here, module_.getSourceFileName()))
    return module_.getSourceFileName();
  return here == file.getDirectory() ? file.getFilename().str() : path.str().str();
}

GlobalVariable *AccessSites::site(const Instruction &instruction, uint64_t size, uint32_t flags,
                                  const std::optional<KnownObject> &object) {
  const DILocation *location = locationOf(instruction);
  for (const DILocation *outer = location; outer; outer = outer->getInlinedAt()) {
    location = outer;
    if (!isLibrary(*outer))
      break;
  }
  LLVMContext &context = module_.getContext();
  Constant *none = ConstantPointerNull::get(PointerType::getUnqual(context));
  auto word = [&](uint64_t value) { return ConstantInt::get(Type::getInt64Ty(context), value); };
  auto half = [&](uint64_t value) { return ConstantInt::get(Type::getInt32Ty(context), value); };
  Constant *value = ConstantStruct::getAnon(
      context,
      {location ? text(pathOf(*location->getFile())) : none, object ? text(object->name) : none,
       word(object ? object->size : 0), half(location ? location->getLine() : 0), half(size),
       half(flags), half(0), half(0)});
  return new GlobalVariable(module_, value->getType(), false, GlobalValue::PrivateLinkage, value,
                            "tranship.site", nullptr, GlobalValue::NotThreadLocal,
                            /*AddressSpace=*/0);
}

} // namespace tranship::emulator
