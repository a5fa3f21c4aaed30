// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes the host's pass announce each API call before the program makes it: where it is, and with
// which arguments.
#include "ApiEnumerators.h"
#include "DevicePass.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <dlfcn.h>

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Returns the call of `name` that `text` begins with, on one line and up to a length limit; empty:
/// there is none.
std::string callText(StringRef text, StringRef name) {
  constexpr size_t limit = 160;
  auto isWord = [](char c) { return isAlnum(c) || c == '_'; };
  for (size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    StringRef rest = text.drop_front(at + name.size());
    StringRef behind = rest.ltrim();
    if ((at && isWord(text[at - 1])) || !(behind.starts_with("(") || behind.starts_with("<")))
      continue;
    std::string call = name.str();
    int depth = 0;
    char quote = 0;
    for (size_t i = 0; i < rest.size(); ++i) {
      char c = rest[i];
      if (isSpace(c)) {
        if (call.back() != ' ' && call.back() != '(')
          call += ' ';
        continue;
      }
      if (call.size() >= limit)
        return call + "...";
      call += c;
      if (quote) {
        if (c == '\\' && i + 1 < rest.size())
          call += rest[++i];
        else if (c == quote)
          quote = 0;
      } else if (c == '"' || c == '\'')
        quote = c;
      else if (c == '(')
        ++depth;
      else if (c == ')' && --depth == 0)
        return call;
    }
    return {};
  }
  return {};
}

/// Debug information names files relative to the folder of the compilation.
std::string pathOf(StringRef folder, StringRef file) {
  if (sys::path::is_absolute(file))
    return file.str();
  SmallString<256> path = folder;
  sys::path::append(path, file);
  return path.str().str();
}

/// Returns the folder of the emulator's headers, which is beside the plugin.
std::string headerFolder() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&instrumentHostCalls), &info) || !info.dli_fname)
    return {};
  SmallString<256> folder = sys::path::parent_path(info.dli_fname);
  sys::path::append(folder, "include", "");
  return folder.str().str();
}

class HostCallWriter {
public:
  explicit HostCallWriter(Module &module)
      : module_(module), headers_(headerFolder()),
        pointer_(PointerType::getUnqual(module.getContext())),
        word_(Type::getInt64Ty(module.getContext())) {}

  void run() {
    for (Function &function : module_) {
      if (function.isDeclaration())
        continue;
      // Wrappers of the API, and clang's wrappers of kernels, act on behalf of their callers.
      bool isOurs = isFromHeaders(function) || function.getName().contains("__device_stub__");
      std::vector<CallBase *> calls;
      for (BasicBlock &block : function)
        for (Instruction &instruction : block)
          if (auto *call = dyn_cast<CallBase>(&instruction); call && call->getCalledFunction())
            calls.push_back(call);
      for (CallBase *call : calls)
        visit(*call, isOurs);
    }
  }

private:
  bool isFromHeaders(const Function &function) const {
    const DISubprogram *program = function.getSubprogram();
    return program && !headers_.empty() &&
           StringRef(pathOf(program->getDirectory(), program->getFilename())).starts_with(headers_);
  }

  void visit(CallBase &call, bool isOurs) {
    const Function &callee = *call.getCalledFunction();
    StringRef name = callee.getName();
    bool isLaunch = name == "__cudaPushCallConfiguration" || name == "__hipPushCallConfiguration";
    if (!callee.isDeclaration() && isFromHeaders(callee))
      name = callee.getSubprogram()->getName().split('<').first;
    if (!isLaunch && (!isApiName(name) || (!callee.isDeclaration() && !isFromHeaders(callee))))
      return;
    if (!isOurs)
      setSite(call, isLaunch ? StringRef() : name);
    // Launches have a trace of their own.
    if (!isLaunch && callee.isDeclaration() && !name.contains("LaunchKernel") &&
        !name.contains("LaunchCooperativeKernel"))
      announceCall(call);
  }

  void setSite(CallBase &call, StringRef name) {
    const DILocation *location = call.getDebugLoc();
    if (!location || location->getLine() == 0)
      return;
    location = outermost(location);
    GlobalVariable *current = module_.getGlobalVariable(hostSiteSymbol);
    if (!current)
      current = new GlobalVariable(module_, pointer_, false, GlobalValue::ExternalLinkage, nullptr,
                                   hostSiteSymbol, nullptr, GlobalValue::InitialExecTLSModel);
    Constant *none = ConstantPointerNull::get(pointer_);
    Constant *site = ConstantStruct::getAnon(
        {name.empty() ? none : text(name), text(callText(textAt(*location), name)),
         text(location->getFilename()),
         ConstantInt::get(Type::getInt32Ty(module_.getContext()), location->getLine())});
    auto *variable = new GlobalVariable(module_, site->getType(), true, GlobalValue::PrivateLinkage,
                                        site, "tranship.site");
    IRBuilder<> builder(&call);
    builder.CreateStore(variable, builder.CreateThreadLocalAddress(current))
        ->setNoSanitizeMetadata();
  }

  static const DILocation *outermost(const DILocation *location) {
    while (const DILocation *outer = location->getInlinedAt())
      location = outer;
    return location;
  }

  void announceCall(CallBase &call) {
    IRBuilder<> builder(&call);
    std::vector<Value *> values;
    std::string kinds;
    auto known = currentUnit().apiEnumerators.find(call.getCalledFunction()->getName().str());
    // A structure can take several arguments here.
    bool hasNames =
        known != currentUnit().apiEnumerators.end() && known->second.size() == call.arg_size();
    Constant *none = ConstantPointerNull::get(pointer_);
    std::vector<Constant *> names(call.arg_size(), none);
    for (Use &use : call.args()) {
      Type *type = use->getType();
      bool isCopy = call.isByValArgument(call.getArgOperandNo(&use));
      if (type->isPointerTy() && !isCopy) {
        kinds += char(pointerArgument);
        values.push_back(builder.CreatePtrToInt(use, word_));
      } else if (type->isIntegerTy() && type->getIntegerBitWidth() <= 64) {
        const unsigned number = call.getArgOperandNo(&use);
        bool isEnum = hasNames && !known->second[number].empty();
        if (isEnum)
          names[number] = text(known->second[number]);
        kinds += char(isEnum ? enumArgument : integerArgument);
        values.push_back(type->isIntegerTy(1) ? builder.CreateZExt(use, word_)
                                              : builder.CreateSExt(use, word_));
      } else if (type->isFloatTy() || type->isDoubleTy()) {
        kinds += char(realArgument);
        values.push_back(
            builder.CreateBitCast(builder.CreateFPExt(use, builder.getDoubleTy()), word_));
      } else {
        kinds += char(otherArgument);
        values.push_back(nullptr);
      }
    }
    IRBuilder<> entry(&*call.getFunction()->getEntryBlock().getFirstInsertionPt());
    auto *array = ArrayType::get(word_, values.size());
    AllocaInst *location = entry.CreateAlloca(array);
    for (size_t i = 0; i < values.size(); ++i)
      if (values[i])
        builder.CreateStore(values[i], builder.CreateConstInBoundsGEP2_64(array, location, 0, i));
    Type *nothing = Type::getVoidTy(module_.getContext());
    FunctionCallee runtime = module_.getOrInsertFunction(hostCallFunction, nothing, pointer_,
                                                         pointer_, pointer_, pointer_);
    Constant *table = none;
    if (hasNames) {
      Constant *value = ConstantArray::get(ArrayType::get(pointer_, names.size()), names);
      table = new GlobalVariable(module_, value->getType(), true, GlobalValue::PrivateLinkage,
                                 value, "tranship.enumerators");
    }
    builder
        .CreateCall(runtime,
                    {text(call.getCalledFunction()->getName()), text(kinds), location, table})
        ->setDoesNotThrow();
  }

  Constant *text(StringRef value) {
    Constant *&known = texts_[value];
    if (!known) {
      Constant *data = ConstantDataArray::getString(module_.getContext(), value);
      auto *variable = new GlobalVariable(module_, data->getType(), true,
                                          GlobalValue::PrivateLinkage, data, "tranship.text");
      variable->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
      known = variable;
    }
    return known;
  }

  /// Returns some lines of the source, beginning at a location.
  StringRef textAt(const DILocation &location) {
    constexpr size_t limit = 2000;
    std::string path = pathOf(location.getDirectory(), location.getFilename());
    auto [known, isNew] = files_.insert({path, nullptr});
    if (isNew)
      if (auto file = MemoryBuffer::getFile(path))
        known->second = std::move(*file);
    if (!known->second)
      return {};
    StringRef rest = known->second->getBuffer();
    for (unsigned line = 1; line < location.getLine(); ++line)
      rest = rest.split('\n').second;
    return rest
        .drop_front(
            std::min<size_t>(rest.size(), location.getColumn() ? location.getColumn() - 1 : 0))
        .take_front(limit);
  }

  Module &module_;
  const std::string headers_;
  PointerType *pointer_;
  IntegerType *word_;
  StringMap<Constant *> texts_;
  StringMap<std::unique_ptr<MemoryBuffer>> files_;
};

} // namespace

void instrumentHostCalls(Module &module) { HostCallWriter(module).run(); }

} // namespace tranship::emulator
