// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxAccess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

constexpr llvm::StringLiteral sharedSpace = "__attribute__((address_space(3)))";

bool readOrder(llvm::StringRef part, PtxAccess &access) {
  if (part == "acquire" || part == "acq_rel")
    access.failureOrder = "__ATOMIC_ACQUIRE";
  llvm::StringRef order = llvm::StringSwitch<llvm::StringRef>(part)
                              .Case("relaxed", "__ATOMIC_RELAXED")
                              .Case("acquire", "__ATOMIC_ACQUIRE")
                              .Case("release", "__ATOMIC_RELEASE")
                              .Case("acq_rel", "__ATOMIC_ACQ_REL")
                              .Default("");
  if (!order.empty()) {
    access.order = order;
    access.way = PtxAccess::Atomic;
  }
  llvm::StringRef scope = llvm::StringSwitch<llvm::StringRef>(part)
                              .Case("cta", "__HIP_MEMORY_SCOPE_WORKGROUP")
                              .Case("gpu", "__HIP_MEMORY_SCOPE_AGENT")
                              .Case("sys", "__HIP_MEMORY_SCOPE_SYSTEM")
                              .Default("");
  if (!scope.empty())
    access.scope = scope;
  return !order.empty() || !scope.empty();
}

/// Hints for caches, which do not change results.
bool readHint(llvm::StringRef part, llvm::StringRef instruction, PtxAccess &access) {
  if (part == "cs" || part == "L1::no_allocate" || part == "L1::evict_first" ||
      part == "L2::evict_first") {
    access.way = PtxAccess::Streaming;
    return true;
  }
  if (part == "cg" || part == "cv" || part == "wt") {
    access.way = PtxAccess::Atomic;
    if (part != "cg")
      access.scope = "__HIP_MEMORY_SCOPE_SYSTEM";
    return (part == "wt") != (instruction == "ld") || part == "cg";
  }
  return llvm::StringSwitch<bool>(part)
      .Cases({"ca", "wb", "lu", "L1::evict_normal", "L1::evict_unchanged", "L1::evict_last"}, true)
      .Cases({"L2::evict_last", "L2::evict_normal", "L2::64B", "L2::128B", "L2::256B"}, true)
      .Default(false);
}

} // namespace

std::optional<PtxAccess> readAccess(llvm::StringRef opcode) {
  llvm::SmallVector<llvm::StringRef> parts;
  opcode.split(parts, '.');
  llvm::StringRef instruction = parts.front();
  PtxAccess access;
  bool isAtomic = instruction == "atom" || instruction == "red";
  for (llvm::StringRef part : llvm::drop_end(llvm::drop_begin(parts))) {
    if (part == "global" || part == "weak" || part == "noftz" ||
        ((part == "const" || part == "local") && instruction == "ld"))
      continue;
    if (part == "shared" || part == "shared::cta")
      access.isShared = true;
    else if (part == "volatile" && !isAtomic)
      access.way = PtxAccess::Volatile;
    else if (part == "nc" && instruction == "ld")
      access.way = access.way == PtxAccess::Streaming ? access.way : PtxAccess::ReadOnly;
    else if (part == "v2" || part == "v4" || part == "v8")
      access.elements = part.back() - '0';
    else if (isAtomic && access.operation.empty() &&
             llvm::is_contained(
                 {"add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec"}, part))
      access.operation = part;
    else if (!readOrder(part, access) && (isAtomic || !readHint(part, instruction, access)))
      return std::nullopt;
  }
  access.half = llvm::StringSwitch<llvm::StringRef>(parts.back())
                    .Case("f16x2", "__half2")
                    .Case("bf16x2", "__hip_bfloat162")
                    .Case("f16", "__half")
                    .Case("bf16", "__hip_bfloat16")
                    .Default("");
  const bool isHalf = isAtomic && !access.half.empty() && access.operation == "add";
  access.type = isHalf ? PtxType{'b', parts.back().ends_with("x2") ? 32u : 16u}
                       : PtxType::parse(parts.back());
  bool isVector = isAtomic && !isHalf && access.elements > 1;
  if (isHalf != opcode.contains("noftz") ||
      (isVector &&
       (access.operation != "add" || parts.back() != "f32" || access.order != "__ATOMIC_RELAXED")))
    return std::nullopt;
  if (access.type.code == 0 || access.type.code == 'p')
    return std::nullopt;
  if (access.elements == 8 && access.type.bits != 32)
    return std::nullopt; // 256 bits are the most
  // AMD GPUs have no atomic access to 128 bits.
  if (access.type.bits > 64 &&
      (isAtomic || access.type.bits > 128 || access.elements > 1 ||
       access.way == PtxAccess::Volatile || access.way == PtxAccess::Atomic))
    return std::nullopt;
  return access;
}

PtxElement elementOf(PtxType type) {
  if (type.bits == 128)
    return {"unsigned __int128", {}, type};
  static constexpr struct {
    llvm::StringLiteral cpp, vector;
  } names[] = {{"unsigned char", "uchar"},
               {"signed char", "char"},
               {"unsigned short", "ushort"},
               {"short", "short"},
               {"unsigned", "uint"},
               {"int", "int"},
               {"unsigned long long", "ulonglong"},
               {"long long", "longlong"},
               {"float", "float"},
               {"double", "double"}};
  size_t index = type.code == 'f' ? (type.bits == 32 ? 8 : 9)
                                  : (type.bits == 8    ? 0
                                     : type.bits == 16 ? 2
                                     : type.bits == 32 ? 4
                                                       : 6) +
                                        type.isSigned();
  return {names[index].cpp, names[index].vector, type};
}

llvm::StringRef pointeeOf(llvm::StringRef type) {
  if (!type.consume_back("*"))
    return {};
  type = type.rtrim();
  while (type.consume_front("const ") || type.consume_front("volatile "))
    type = type.ltrim();
  return type;
}

std::optional<PtxType> typeNamed(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<PtxType>>(name)
      .Case("float", PtxType{'f', 32})
      .Case("double", PtxType{'f', 64})
      .Case("unsigned int", PtxType{'u', 32})
      .Case("int", PtxType{'s', 32})
      .Cases({"unsigned long", "unsigned long long"}, PtxType{'u', 64})
      .Cases({"long", "long long"}, PtxType{'s', 64})
      .Case("unsigned short", PtxType{'u', 16})
      .Case("short", PtxType{'s', 16})
      .Case("unsigned char", PtxType{'u', 8})
      .Case("signed char", PtxType{'s', 8})
      .Default(std::nullopt);
}

std::string fenceOf(const PtxAccess &access) {
  return access.scope == "__HIP_MEMORY_SCOPE_WORKGROUP" ? "__threadfence_block()"
         : access.scope == "__HIP_MEMORY_SCOPE_SYSTEM"  ? "__threadfence_system()"
                                                        : "__threadfence()";
}

std::optional<PtxAddress> readAddress(PtxWriter &writer, llvm::StringRef text) {
  if (!text.consume_front("[") || !text.consume_back("]"))
    return std::nullopt;
  PtxAddress address;
  size_t sign = text.find_first_of("+-");
  address.base = writer.value(text.take_front(sign).trim());
  if (sign != llvm::StringRef::npos) {
    llvm::StringRef offset = text.drop_front(sign + (text[sign] == '+')).trim();
    std::optional<PtxValue> number = ptxNumber(offset);
    if (!number && offset.starts_with("%"))
      number = writer.value(offset);
    if (!number || !number->value)
      return std::nullopt;
    address.offset = static_cast<int64_t>(*number->value);
  }
  return address;
}

std::optional<std::string> pointerTo(const PtxAddress &address, llvm::StringRef type, bool isShared,
                                     bool isGeneric) {
  const PtxValue &base = address.base;
  if (isShared && (base.kind != PtxValue::Kind::Integer || base.bits < 32))
    return std::nullopt; // a generic pointer is not an address in shared memory
  if (!isShared && base.kind != PtxValue::Kind::Pointer &&
      (base.kind != PtxValue::Kind::Integer || base.bits != 64))
    return std::nullopt;
  std::string space = isShared ? fmt::format("{} ", sharedSpace.str()) : "";
  std::string text = base.operand();
  if (address.offset != 0 && base.kind == PtxValue::Kind::Pointer)
    text = fmt::format("((char *){} {} {})", text, address.offset < 0 ? "-" : "+",
                       std::abs(address.offset));
  else if (address.offset != 0)
    text =
        fmt::format("({} {} {})", text, address.offset < 0 ? "-" : "+", std::abs(address.offset));
  if (isShared && isGeneric)
    return fmt::format("({} *)({}void *){}", type.str(), space, text);
  return fmt::format("({}{} *){}", space, type.str(), text);
}

std::string addressOf(const PtxAddress &address, llvm::StringRef place) {
  if (!place.consume_front("*"))
    return fmt::format("&{}", place.str());
  bool isParenthesized =
      address.base.form == PtxValue::Form::Compound && place == address.base.operand();
  return isParenthesized ? address.base.text : place.str();
}

std::optional<std::string> placeOf(const PtxAddress &address, llvm::StringRef pointee,
                                   llvm::StringRef type, unsigned bytes, bool isShared) {
  bool isOfType = !isShared && address.base.kind == PtxValue::Kind::Pointer && pointee == type &&
                  address.offset % bytes == 0;
  if (isOfType && address.offset == 0)
    return fmt::format("*{}", address.base.operand());
  if (isOfType)
    return fmt::format("{}[{}]", address.base.operand(), address.offset / int64_t(bytes));
  std::optional<std::string> pointer = pointerTo(address, type, isShared);
  return pointer ? std::optional("*" + *pointer) : std::nullopt;
}

std::vector<std::string> elementsOf(llvm::StringRef operand) {
  if (operand.consume_front("{") && operand.consume_back("}"))
    return splitOperands(operand);
  return {operand.str()};
}

PtxType memoryType(const PtxAccess &access, const PtxAddress &address, const PtxValue &value) {
  PtxType type = access.type;
  bool isWhole = value.bits == type.bits;
  std::optional<PtxType> pointee = typeNamed(pointeeOf(address.base.type));
  if (isWhole && pointee && pointee->bits == type.bits &&
      (pointee->code == 'f') == (value.kind == PtxValue::Kind::Float) &&
      (type.code == 'f') <= (pointee->code == 'f'))
    return *pointee;
  if (type.code == 'b' || type.bits == 128)
    type.code = isWhole && value.kind == PtxValue::Kind::Float ? 'f' : 'u';
  return type;
}

} // namespace tranship::rules
