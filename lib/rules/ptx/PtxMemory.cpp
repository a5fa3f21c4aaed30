// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxMemory.h"

#include "rules/ptx/PtxAccess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// The value of a load into a register, which is extended to its width.
PtxValue loaded(PtxType type, const PtxValue &target, std::string text, PtxValue::Form form) {
  bool isNarrow = type.code != 'f' && type.bits < target.bits;
  if (isNarrow)
    type.bits = target.bits;
  PtxValue value = ptxExpression(type, std::move(text), form);
  value.isInexact = isNarrow;
  return value;
}

bool isInHip(llvm::StringRef vector, unsigned count) {
  return llvm::is_contained(
      {"float2", "float4", "int2", "int4", "uint2", "uint4", "double2", "longlong2", "ulonglong2"},
      vector.str() + std::to_string(count));
}

/// Half of an access to 32 bytes, and the address of the other half.
std::pair<PtxAccess, PtxAddress> halvesOf(PtxAccess access, PtxAddress address) {
  access.elements /= 2;
  address.offset += 16;
  return {access, address};
}

bool loadVector(PtxWriter &writer, const PtxAccess &access, const PtxAddress &address,
                const std::vector<std::string> &targets) {
  PtxType type = memoryType(access, {}, writer.target(targets.front()));
  PtxElement element = elementOf(type);
  std::string hip = element.vector.str() + std::to_string(access.elements);
  unsigned bytes = type.bits / 8 * access.elements;
  if (targets.size() != access.elements || bytes > 32)
    return false;
  if (bytes == 32) { // two accesses of the most that AMD GPUs read at once
    auto [half, next] = halvesOf(access, address);
    auto middle = targets.begin() + half.elements;
    return loadVector(writer, half, address, {targets.begin(), middle}) &&
           loadVector(writer, half, next, {middle, targets.end()});
  }
  bool isOwnType = access.way == PtxAccess::Streaming || access.way == PtxAccess::Volatile ||
                   access.way == PtxAccess::Atomic || access.isShared;
  if (access.order == "__ATOMIC_RELEASE" || access.order == "__ATOMIC_ACQ_REL")
    return false;
  std::string name = isOwnType ? writer.vectorType(element.cpp, access.elements) : hip;
  std::string constName = (access.way == PtxAccess::Plain || access.way == PtxAccess::ReadOnly ||
                           access.way == PtxAccess::Streaming)
                              ? "const " + name
                              : "const volatile " + name;
  std::optional<std::string> place = pointeeOf(address.base.type) == hip && !isOwnType
                                         ? placeOf(address, hip, hip, bytes, access.isShared)
                                         : placeOf(address, "", constName, bytes, access.isShared);
  if (!place)
    return false;
  std::string text = *place;
  if (access.way == PtxAccess::Streaming)
    text = fmt::format("__builtin_nontemporal_load({})", addressOf(address, text));
  else if (access.way == PtxAccess::ReadOnly && isInHip(element.vector, access.elements))
    text = fmt::format("__ldg({})", addressOf(address, text));
  std::string variable = writer.declareAs(fmt::format("const {}", name), "loaded", text);
  if (access.order == "__ATOMIC_ACQUIRE")
    writer.statement(fenceOf(access));
  for (size_t i = 0; i < targets.size(); ++i)
    if (!writer.isUnused(targets[i]))
      writer.write(targets[i],
                   loaded(type, writer.target(targets[i]),
                          fmt::format("{}.{}", variable, "xyzw"[i]), PtxValue::Form::Simple));
  return true;
}

bool load(PtxWriter &writer, const PtxAccess &access, const PtxInstruction &instruction) {
  if (instruction.operands.size() != 2)
    return false;
  std::vector<std::string> targets = elementsOf(instruction.operands[0]);
  std::optional<PtxAddress> address = readAddress(writer, instruction.operands[1]);
  if (!address)
    return false;
  if (access.elements > 1)
    return loadVector(writer, access, *address, targets);
  PtxValue target = writer.target(targets.front());
  PtxType type = memoryType(access, *address, target);
  if (targets.size() != 1 || type.bits > target.bits)
    return false;
  llvm::StringRef pointee = pointeeOf(address->base.type);
  std::optional<PtxType> known = typeNamed(pointee);
  std::string cpp = known && *known == type && access.way != PtxAccess::Volatile
                        ? pointee.str()
                        : elementOf(type).cpp.str();
  std::string qualified =
      access.way == PtxAccess::Volatile ? "const volatile " + cpp : "const " + cpp;
  bool keeps = access.way != PtxAccess::Volatile && known && *known == type;
  std::optional<std::string> place =
      placeOf(*address, keeps ? pointee : "", keeps && !access.isShared ? cpp : qualified,
              type.bits / 8, access.isShared);
  if (!place)
    return false;
  std::string pointer = addressOf(*address, *place);
  std::string text = *place;
  if (access.way == PtxAccess::ReadOnly && type.bits <= 64)
    text = fmt::format("__ldg({})", pointer);
  else if (access.way == PtxAccess::Streaming)
    text = fmt::format("__builtin_nontemporal_load({})", pointer);
  else if (access.way == PtxAccess::Atomic)
    text = fmt::format("__hip_atomic_load({}, {}, {})", pointer, access.order.str(),
                       access.scope.str());
  if (access.way == PtxAccess::Atomic &&
      (access.order == "__ATOMIC_RELEASE" || access.order == "__ATOMIC_ACQ_REL"))
    return false;
  writer.write(targets.front(), loaded(type, target, std::move(text), PtxValue::Form::Primary));
  return true;
}

bool storeVector(PtxWriter &writer, const PtxAccess &access, const PtxAddress &address,
                 const std::vector<PtxValue> &values) {
  PtxType type = memoryType(access, {}, values.front());
  PtxElement element = elementOf(type);
  unsigned bytes = type.bits / 8 * access.elements;
  if (values.size() != access.elements || bytes > 32 || access.order == "__ATOMIC_ACQUIRE" ||
      access.order == "__ATOMIC_ACQ_REL")
    return false;
  if (bytes == 32) {
    auto [half, next] = halvesOf(access, address);
    auto middle = values.begin() + half.elements;
    return storeVector(writer, half, address, {values.begin(), middle}) &&
           storeVector(writer, half, next, {middle, values.end()});
  }
  std::string list;
  for (const PtxValue &value : values) {
    std::optional<PtxValue> converted = convertPtx(value, type);
    if (!converted)
      return false;
    list += (list.empty() ? "" : ", ") + converted->text;
  }
  bool isOwnType = access.way != PtxAccess::Plain || access.isShared;
  std::string hip = element.vector.str() + std::to_string(access.elements);
  std::string name = isOwnType ? writer.vectorType(element.cpp, access.elements) : hip;
  std::string made =
      isOwnType ? fmt::format("{}{{{}}}", name, list) : fmt::format("make_{}({})", hip, list);
  bool isVolatile = access.way == PtxAccess::Volatile || access.way == PtxAccess::Atomic;
  std::optional<std::string> place =
      placeOf(address, isOwnType ? "" : pointeeOf(address.base.type),
              isVolatile ? "volatile " + name : name, bytes, access.isShared);
  if (!place)
    return false;
  if (access.order == "__ATOMIC_RELEASE")
    writer.statement(fenceOf(access));
  writer.statement(
      access.way == PtxAccess::Streaming
          ? fmt::format("__builtin_nontemporal_store({}, {})", made, addressOf(address, *place))
          : fmt::format("{} = {}", *place, made));
  return true;
}

bool store(PtxWriter &writer, const PtxAccess &access, const PtxInstruction &instruction) {
  if (instruction.operands.size() != 2 || access.way == PtxAccess::ReadOnly)
    return false;
  std::optional<PtxAddress> address = readAddress(writer, instruction.operands[0]);
  std::vector<PtxValue> values;
  for (const std::string &element : elementsOf(instruction.operands[1]))
    values.push_back(writer.value(element));
  if (!address || values.empty())
    return false;
  if (access.elements > 1)
    return storeVector(writer, access, *address, values);
  PtxType type = memoryType(access, *address, values.front());
  const unsigned bits = values.front().bits; // the lowest ones of a register
  bool isNarrow = type.bits < bits && type.code != 'f' && !values.front().isLiteral;
  std::optional<PtxValue> value =
      isNarrow ? convertPtx(values.front(), {'b', bits}) : convertPtx(values.front(), type);
  if (!value || values.size() != 1)
    return false;
  llvm::StringRef pointee = pointeeOf(address->base.type);
  std::optional<PtxType> known = typeNamed(pointee);
  bool keeps = known && *known == type && access.way != PtxAccess::Volatile;
  std::string cpp = keeps ? pointee.str() : elementOf(type).cpp.str();
  if (access.way == PtxAccess::Volatile)
    cpp = "volatile " + cpp;
  std::optional<std::string> place =
      placeOf(*address, keeps ? pointee : "", cpp, type.bits / 8, access.isShared);
  if (!place)
    return false;
  std::string pointer = addressOf(*address, *place);
  if (access.way == PtxAccess::Streaming)
    writer.statement(fmt::format("__builtin_nontemporal_store({}, {})",
                                 isNarrow ? castText(cpp, *value) : value->text, pointer));
  else if (access.way == PtxAccess::Atomic)
    writer.statement(fmt::format("__hip_atomic_store({}, {}, {}, {})", pointer, value->text,
                                 access.order.str(), access.scope.str()));
  else
    writer.statement(fmt::format("{} = {}", *place, value->text));
  return access.order != "__ATOMIC_ACQUIRE" && access.order != "__ATOMIC_ACQ_REL";
}

/// HIP's function for an atomic operation on a type; empty: it has none.
llvm::StringRef functionFor(const PtxAccess &access) {
  return llvm::StringSwitch<llvm::StringRef>(access.operation)
      .Case("add", "atomicAdd")
      .Case("min", "atomicMin")
      .Case("max", "atomicMax")
      .Case("and", "atomicAnd")
      .Case("or", "atomicOr")
      .Case("xor", "atomicXor")
      .Case("exch", "atomicExch")
      .Case("cas", "atomicCAS")
      .Case("inc", "atomicInc")
      .Case("dec", "atomicDec")
      .Default("");
}

/// The type on which an atomic operation works. Sums and bits are the same for signed numbers.
std::optional<PtxType> atomicType(const PtxAccess &access, llvm::StringRef pointee) {
  PtxType type = access.type;
  llvm::StringRef operation = access.operation;
  bool isOrdered = operation == "min" || operation == "max";
  bool isBits = operation == "exch" || operation == "cas" || operation == "and" ||
                operation == "or" || operation == "xor";
  if (type.bits < 32 || operation.empty() || (type.code == 'b' && !isBits) ||
      (type.code == 'f' && operation != "add"))
    return std::nullopt;
  if ((operation == "inc" || operation == "dec") && (type.code != 'u' || type.bits != 32))
    return std::nullopt;
  if (type.code != 'f' && !isOrdered)
    type.code = type.bits == 32 && pointee == "int" && type.code != 'u' ? 's' : 'u';
  return type;
}

/// `result`: the operand that gets the value before; empty if there is none.
bool atomic(PtxWriter &writer, const PtxAccess &access, const PtxAddress &address,
            llvm::StringRef result, llvm::ArrayRef<std::string> sources) {
  bool isSwap = access.operation == "cas";
  std::optional<PtxType> type = atomicType(access, pointeeOf(address.base.type));
  if (!type || sources.size() != 1u + isSwap)
    return false;
  PtxType exact{type->code == 'u' ? 'U' : type->code == 's' ? 'S' : type->code, type->bits};
  std::vector<std::string> values;
  for (const std::string &operand : sources) {
    std::optional<PtxValue> value = convertPtx(writer.value(operand), exact);
    if (!value)
      return false;
    values.push_back(value->text);
  }
  // HIP's functions that count have no order: fences give it to them.
  const bool isCounter = access.operation == "inc" || access.operation == "dec",
             isFunction = access.isUsual() || isCounter;
  if (isCounter && access.scope == "__HIP_MEMORY_SCOPE_SYSTEM")
    return false;
  std::string cpp = elementOf(*type).cpp.str();
  bool isOfType = !access.isShared && address.offset == 0 &&
                  typeNamed(pointeeOf(address.base.type)) == type &&
                  !llvm::StringRef(address.base.type).contains("long *");
  isOfType |= !access.isShared && address.offset == 0 && type->bits == 64 &&
              pointeeOf(address.base.type) == cpp;
  std::optional<std::string> pointer = isOfType
                                           ? std::optional(address.base.text)
                                           : pointerTo(address, cpp, access.isShared, isFunction);
  if (!pointer)
    return false;
  if (isCounter && (access.order == "__ATOMIC_RELEASE" || access.order == "__ATOMIC_ACQ_REL"))
    writer.statement(fenceOf(access));
  std::string text;
  if (isFunction) {
    text = fmt::format("{}({}", functionFor(access).str(), *pointer);
    for (const std::string &value : values)
      text += ", " + value;
    text += ")";
  } else if (isSwap) {
    // The value that is expected becomes the one that was found.
    std::string found = writer.declareAs(cpp, "found", values[0]);
    writer.statement(fmt::format("__hip_atomic_compare_exchange_strong({}, &{}, {}, {}, {}, {})",
                                 *pointer, found, values[1], access.order.str(),
                                 access.failureOrder.str(), access.scope.str()));
    text = found;
  } else {
    bool isExchange = access.operation == "exch";
    text = fmt::format("{}{}({}, {}, {}, {})",
                       isExchange ? "__hip_atomic_exchange" : "__hip_atomic_fetch_",
                       isExchange ? "" : access.operation.str(), *pointer, values[0],
                       access.order.str(), access.scope.str());
  }
  if (!result.empty() && result != "_")
    writer.write(result.str(), ptxExpression(*type, text, PtxValue::Form::Primary));
  else if (!isSwap || access.isUsual())
    writer.statement(text);
  if (isCounter && access.failureOrder == "__ATOMIC_ACQUIRE")
    writer.statement(fenceOf(access));
  return true;
}

/// A vector's numbers are added one by one: `red.global.add.v4.f32 [p], {a, b, c, d}`.
bool atomics(PtxWriter &writer, const PtxAccess &access, const PtxInstruction &instruction,
             bool hasResult) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (operands.size() < 2u + hasResult)
    return false;
  std::optional<PtxAddress> address = readAddress(writer, operands[hasResult]);
  if (!address)
    return false;
  if (access.elements == 1)
    return atomic(writer, access, *address, hasResult ? llvm::StringRef(operands[0]) : "",
                  operands.drop_front(1 + hasResult));
  std::vector<std::string> values = elementsOf(operands.back()),
                           results = hasResult ? elementsOf(operands[0]) : values;
  if (values.size() != access.elements || results.size() != access.elements)
    return false;
  for (size_t i = 0; i < values.size(); ++i, address->offset += access.type.bits / 8)
    if (!atomic(writer, access, *address, hasResult ? llvm::StringRef(results[i]) : "", values[i]))
      return false;
  return true;
}

/// `red.global.add.noftz.v2.f16x2 [p], {a, b}`: the numbers of 16 bits are added by themselves.
bool addHalves(PtxWriter &writer, const PtxAccess &access, const PtxInstruction &instruction,
               bool hasResult) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (operands.size() != 2u + hasResult || access.order != "__ATOMIC_RELAXED")
    return false;
  std::optional<PtxAddress> address = readAddress(writer, operands[hasResult]);
  std::vector<std::string> values = elementsOf(operands.back()),
                           targets = hasResult ? elementsOf(operands[0]) : values;
  if (!address || values.size() != access.elements || targets.size() != access.elements)
    return false;
  const PtxType type{'u', access.type.bits};
  const bool isPair = type.bits == 32;
  writer.useHelper(isPair ? "atomic-add-pair" : "atomic-add-half");
  writer.useHeader(access.half.contains("bfloat16") ? bfloat16Header : halfHeader);
  for (size_t i = 0; i < values.size(); ++i, address->offset += type.bits / 8) {
    std::optional<std::string> place =
        pointerTo(*address, type.cpp(), access.isShared, /*isGeneric=*/true);
    std::optional<PtxValue> value = convertPtx(writer.value(values[i]), {'b', type.bits});
    if (!place || !value)
      return false;
    std::string call =
        fmt::format("tranship::atomic_add_{}<{}>({}, {}, {})", isPair ? "pair" : "half",
                    access.half.str(), *place, value->text, access.scope.str());
    if (hasResult && !writer.isUnused(targets[i]))
      writer.write(targets[i], ptxExpression(type, std::move(call), PtxValue::Form::Primary));
    else
      writer.statement(std::move(call));
  }
  return true;
}

/// A copy of a size that a template decides, or of which only a part comes from the source.
bool copyBytes(PtxWriter &writer, const PtxAddress &to, const PtxAddress &from,
               const PtxValue &size, llvm::ArrayRef<std::string> sourceSize) {
  std::optional<std::string> target = pointerTo(to, "void", /*isShared=*/true, /*isGeneric=*/true);
  std::optional<std::string> source = from.base.kind == PtxValue::Kind::Pointer && from.offset == 0
                                          ? std::optional(from.base.text)
                                          : pointerTo(from, "const void", /*isShared=*/false);
  std::string bytes;
  for (const std::string &operand : sourceSize) {
    std::optional<PtxValue> value = convertPtx(writer.value(operand), {'b', 32});
    if (!value)
      return false;
    bytes = ", " + value->text;
  }
  if (!target || !source || size.kind != PtxValue::Kind::Integer)
    return false;
  writer.useHelper("cp-async");
  writer.statement(
      fmt::format("tranship::cp_async<{}>({}, {}{})", size.text, *target, *source, bytes));
  return true;
}

/// `cp.async`: a copy of 4, 8 or 16 bytes into shared memory. A plain copy is complete at once, so
/// that nothing needs to wait for it.
bool copyAsync(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::StringRef opcode = instruction.opcode;
  if (!opcode.consume_front("cp.async.ca.shared.global") &&
      !opcode.consume_front("cp.async.cg.shared.global") &&
      !opcode.consume_front("cp.async.ca.shared::cta.global") &&
      !opcode.consume_front("cp.async.cg.shared::cta.global"))
    return false;
  if (!llvm::is_contained({"", ".L2::64B", ".L2::128B", ".L2::256B"}, opcode))
    return false;
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (operands.size() != 3 && operands.size() != 4)
    return false;
  PtxValue size = writer.value(operands[2]);
  llvm::StringRef type = size.value == 16  ? "uint4"
                         : size.value == 8 ? "uint2"
                         : size.value == 4 ? "unsigned"
                                           : "";
  std::optional<PtxAddress> to = readAddress(writer, operands[0]);
  std::optional<PtxAddress> from = readAddress(writer, operands[1]);
  if (!to || !from)
    return false;
  bool isWhole =
      operands.size() == 3 || (size.value && writer.value(operands[3]).value == size.value);
  std::optional<std::string> condition =
      isWhole || !size.value ? std::nullopt
                             : writer.conditionOf(operands[3], std::to_string(*size.value));
  if (type.empty() || !(isWhole || condition))
    return copyBytes(writer, *to, *from, size, operands.drop_front(3));
  std::optional<std::string> target = pointerTo(*to, type, /*isShared=*/true, /*isGeneric=*/true);
  std::optional<std::string> source =
      placeOf(*from, pointeeOf(from->base.type), fmt::format("const {}", type.str()), 16, false);
  if (!target || !source)
    return false;
  if (isWhole) {
    writer.statement(fmt::format("*{} = {}", *target, *source));
    return true;
  }
  // With a size of the source, the rest becomes 0. This one is all or nothing.
  std::string zero = type == "unsigned" ? "0" : fmt::format("{}{{}}", type.str());
  writer.statement(fmt::format("*{} = {} ? {} : {}", *target, *condition, *source, zero));
  return true;
}

} // namespace

bool translateMemory(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::StringRef opcode = instruction.opcode;
  if (opcode.contains(".L2::cache_hint") && !opcode.contains("bulk") &&
      !instruction.operands.empty()) {
    PtxInstruction plain = instruction; // the last operand is a policy
    plain.opcode.erase(opcode.find(".L2::cache_hint"), llvm::StringRef(".L2::cache_hint").size());
    plain.operands.pop_back();
    return translateMemory(writer, plain);
  }
  if (opcode.starts_with("cp.async."))
    return copyAsync(writer, instruction);
  llvm::StringRef name = opcode.split('.').first;
  if (!llvm::is_contained({"ld", "ldu", "st", "atom", "red"}, name))
    return false;
  std::optional<PtxAccess> access = readAccess(opcode);
  if (!access)
    return false;
  if (name == "ld" || name == "ldu")
    return load(writer, *access, instruction);
  if (name == "st")
    return store(writer, *access, instruction);
  return access->half.empty() ? atomics(writer, *access, instruction, name == "atom")
                              : addHalves(writer, *access, instruction, name == "atom");
}

} // namespace tranship::rules
