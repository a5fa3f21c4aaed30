// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxMemory.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

constexpr llvm::StringLiteral sharedSpace = "__attribute__((address_space(3)))";

/// How an instruction accesses memory, from the parts of its opcode.
struct Access {
  enum Way : uint8_t { Plain, ReadOnly, Streaming, Volatile, Atomic } way = Plain;
  bool isShared = false;
  unsigned elements = 1;
  PtxType type;
  llvm::StringRef order = "__ATOMIC_RELAXED", failureOrder = "__ATOMIC_RELAXED";
  llvm::StringRef scope = "__HIP_MEMORY_SCOPE_AGENT";
  llvm::StringRef operation; // of an atomic

  /// HIP's own functions have this order and scope.
  bool isUsual() const {
    return order == "__ATOMIC_RELAXED" && scope == "__HIP_MEMORY_SCOPE_AGENT";
  }
};

bool readOrder(llvm::StringRef part, Access &access) {
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
    access.way = Access::Atomic;
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

/// Hints on caches: what they are for does not change results.
bool readHint(llvm::StringRef part, llvm::StringRef instruction, Access &access) {
  if (part == "cs" || part == "L1::no_allocate" || part == "L1::evict_first" ||
      part == "L2::evict_first") {
    access.way = Access::Streaming;
    return true;
  }
  if (part == "cg" || part == "cv" || part == "wt") {
    access.way = Access::Atomic;
    if (part != "cg")
      access.scope = "__HIP_MEMORY_SCOPE_SYSTEM";
    return (part == "wt") != (instruction == "ld") || part == "cg";
  }
  return llvm::StringSwitch<bool>(part)
      .Cases({"ca", "wb", "lu", "L1::evict_normal", "L1::evict_unchanged", "L1::evict_last"}, true)
      .Cases({"L2::evict_last", "L2::evict_normal", "L2::64B", "L2::128B", "L2::256B"}, true)
      .Default(false);
}

/// Reads all parts of an opcode; nothing if one of them is not known.
std::optional<Access> readAccess(llvm::StringRef opcode) {
  llvm::SmallVector<llvm::StringRef> parts;
  opcode.split(parts, '.');
  llvm::StringRef instruction = parts.front();
  Access access;
  bool isAtomic = instruction == "atom" || instruction == "red";
  for (llvm::StringRef part : llvm::drop_end(llvm::drop_begin(parts))) {
    if (part == "global" || part == "weak" || part == "noftz" ||
        ((part == "const" || part == "local") && instruction == "ld"))
      continue;
    if (part == "shared" || part == "shared::cta")
      access.isShared = true;
    else if (part == "volatile" && !isAtomic)
      access.way = Access::Volatile;
    else if (part == "nc" && instruction == "ld")
      access.way = access.way == Access::Streaming ? access.way : Access::ReadOnly;
    else if ((part == "v2" || part == "v4") && !isAtomic)
      access.elements = part.back() - '0';
    else if (isAtomic && access.operation.empty() &&
             llvm::is_contained(
                 {"add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec"}, part))
      access.operation = part;
    else if (!readOrder(part, access) && (isAtomic || !readHint(part, instruction, access)))
      return std::nullopt;
  }
  if (opcode.contains("noftz")) // 16-bit floats
    return std::nullopt;
  access.type = PtxType::parse(parts.back());
  if (access.type.code == 0 || access.type.code == 'p' || access.type.bits > 64)
    return std::nullopt;
  return access;
}

struct Element {
  llvm::StringRef cpp, vector; // `unsigned`, `uint`
  PtxType type;
};

Element elementOf(PtxType type) {
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

/// What a C++ type that points to memory points to, without qualifiers.
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

struct Address {
  PtxValue base;
  int64_t offset = 0;
};

std::optional<Address> readAddress(PtxWriter &writer, llvm::StringRef text) {
  if (!text.consume_front("[") || !text.consume_back("]"))
    return std::nullopt;
  Address address;
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

/// An address as a pointer to a type. `isGeneric`: for functions, which take no other pointers.
std::optional<std::string> pointerTo(const Address &address, llvm::StringRef type, bool isShared,
                                     bool isGeneric = false) {
  const PtxValue &base = address.base;
  if (isShared && (base.kind != PtxValue::Kind::Integer || base.bits < 32))
    return std::nullopt; // a generic pointer is no address in shared memory
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

/// The address of what placeOf() gives.
std::string addressOf(const Address &address, llvm::StringRef place) {
  if (!place.consume_front("*"))
    return fmt::format("&{}", place.str());
  bool isParenthesized =
      address.base.form == PtxValue::Form::Compound && place == address.base.operand();
  return isParenthesized ? address.base.text : place.str();
}

/// An access to memory as a type: `*p`, `p[4]`, `*(const float4 *)(p + 4)`.
std::optional<std::string> placeOf(const Address &address, llvm::StringRef pointee,
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

/// The type in which memory is read: that of the pointer or of the variable if it has the same
/// width, so that no cast is needed.
PtxType memoryType(const Access &access, const Address &address, const PtxValue &value) {
  PtxType type = access.type;
  bool isWhole = value.bits == type.bits;
  std::optional<PtxType> pointee = typeNamed(pointeeOf(address.base.type));
  if (isWhole && pointee && pointee->bits == type.bits &&
      (pointee->code == 'f') == (value.kind == PtxValue::Kind::Float) &&
      (type.code == 'f') <= (pointee->code == 'f'))
    return *pointee;
  if (type.code == 'b')
    type.code = isWhole && value.kind == PtxValue::Kind::Float ? 'f' : 'u';
  return type;
}

/// The value of a load into a register, which is extended to its width.
PtxValue loaded(PtxType type, const PtxValue &target, std::string text, PtxValue::Form form) {
  if (type.code != 'f' && type.bits < target.bits)
    type.bits = target.bits;
  return ptxExpression(type, std::move(text), form);
}

bool isInHip(llvm::StringRef vector, unsigned count) {
  return llvm::is_contained(
      {"float2", "float4", "int2", "int4", "uint2", "uint4", "double2", "longlong2", "ulonglong2"},
      vector.str() + std::to_string(count));
}

bool loadVector(PtxWriter &writer, const Access &access, const Address &address,
                const std::vector<std::string> &targets) {
  PtxType type = memoryType(access, {}, writer.target(targets.front()));
  Element element = elementOf(type);
  std::string hip = element.vector.str() + std::to_string(access.elements);
  unsigned bytes = type.bits / 8 * access.elements;
  if (targets.size() != access.elements || bytes > 16 || writer.hasCondition())
    return false;
  bool isOwnType = access.way == Access::Streaming || access.way == Access::Volatile ||
                   access.way == Access::Atomic || access.isShared;
  if (access.way == Access::Atomic && access.order != "__ATOMIC_RELAXED")
    return false;
  std::string name = isOwnType ? writer.vectorType(element.cpp, access.elements) : hip;
  std::string constName = (access.way == Access::Plain || access.way == Access::ReadOnly ||
                           access.way == Access::Streaming)
                              ? "const " + name
                              : "const volatile " + name;
  std::optional<std::string> place = pointeeOf(address.base.type) == hip && !isOwnType
                                         ? placeOf(address, hip, hip, bytes, access.isShared)
                                         : placeOf(address, "", constName, bytes, access.isShared);
  if (!place)
    return false;
  std::string text = *place;
  if (access.way == Access::Streaming)
    text = fmt::format("__builtin_nontemporal_load({})", addressOf(address, text));
  else if (access.way == Access::ReadOnly && isInHip(element.vector, access.elements))
    text = fmt::format("__ldg({})", addressOf(address, text));
  std::string variable = writer.declareAs(fmt::format("const {}", name), "loaded", text);
  for (size_t i = 0; i < targets.size(); ++i)
    if (!writer.isUnused(targets[i]))
      writer.write(targets[i],
                   loaded(type, writer.target(targets[i]),
                          fmt::format("{}.{}", variable, "xyzw"[i]), PtxValue::Form::Simple));
  return true;
}

bool load(PtxWriter &writer, const Access &access, const PtxInstruction &instruction) {
  if (instruction.operands.size() != 2)
    return false;
  std::vector<std::string> targets = elementsOf(instruction.operands[0]);
  std::optional<Address> address = readAddress(writer, instruction.operands[1]);
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
  std::string cpp = known && *known == type && access.way != Access::Volatile
                        ? pointee.str()
                        : elementOf(type).cpp.str();
  std::string qualified = access.way == Access::Volatile ? "const volatile " + cpp : "const " + cpp;
  bool keeps = access.way != Access::Volatile && known && *known == type;
  std::optional<std::string> place =
      placeOf(*address, keeps ? pointee : "", keeps && !access.isShared ? cpp : qualified,
              type.bits / 8, access.isShared);
  if (!place)
    return false;
  std::string pointer = addressOf(*address, *place);
  std::string text = *place;
  if (access.way == Access::ReadOnly)
    text = fmt::format("__ldg({})", pointer);
  else if (access.way == Access::Streaming)
    text = fmt::format("__builtin_nontemporal_load({})", pointer);
  else if (access.way == Access::Atomic)
    text = fmt::format("__hip_atomic_load({}, {}, {})", pointer, access.order.str(),
                       access.scope.str());
  if (access.way == Access::Atomic &&
      (access.order == "__ATOMIC_RELEASE" || access.order == "__ATOMIC_ACQ_REL"))
    return false;
  writer.write(targets.front(), loaded(type, target, std::move(text), PtxValue::Form::Primary));
  return true;
}

bool storeVector(PtxWriter &writer, const Access &access, const Address &address,
                 const std::vector<PtxValue> &values) {
  PtxType type = memoryType(access, {}, values.front());
  Element element = elementOf(type);
  unsigned bytes = type.bits / 8 * access.elements;
  if (values.size() != access.elements || bytes > 16 ||
      (access.way == Access::Atomic && access.order != "__ATOMIC_RELAXED"))
    return false;
  std::string list;
  for (const PtxValue &value : values) {
    std::optional<PtxValue> converted = convertPtx(value, type);
    if (!converted)
      return false;
    list += (list.empty() ? "" : ", ") + converted->text;
  }
  bool isOwnType = access.way != Access::Plain || access.isShared;
  std::string hip = element.vector.str() + std::to_string(access.elements);
  std::string name = isOwnType ? writer.vectorType(element.cpp, access.elements) : hip;
  std::string made =
      isOwnType ? fmt::format("{}{{{}}}", name, list) : fmt::format("make_{}({})", hip, list);
  bool isVolatile = access.way == Access::Volatile || access.way == Access::Atomic;
  std::optional<std::string> place =
      placeOf(address, isOwnType ? "" : pointeeOf(address.base.type),
              isVolatile ? "volatile " + name : name, bytes, access.isShared);
  if (!place)
    return false;
  writer.statement(
      access.way == Access::Streaming
          ? fmt::format("__builtin_nontemporal_store({}, {})", made, addressOf(address, *place))
          : fmt::format("{} = {}", *place, made));
  return true;
}

bool store(PtxWriter &writer, const Access &access, const PtxInstruction &instruction) {
  if (instruction.operands.size() != 2 || access.way == Access::ReadOnly)
    return false;
  std::optional<Address> address = readAddress(writer, instruction.operands[0]);
  std::vector<PtxValue> values;
  for (const std::string &element : elementsOf(instruction.operands[1]))
    values.push_back(writer.value(element));
  if (!address || values.empty())
    return false;
  if (access.elements > 1)
    return storeVector(writer, access, *address, values);
  PtxType type = memoryType(access, *address, values.front());
  bool isNarrow = type.bits < 32 && values.front().bits == 32 && type.code != 'f';
  std::optional<PtxValue> value =
      isNarrow ? convertPtx(values.front(), {'b', 32}) : convertPtx(values.front(), type);
  if (!value || values.size() != 1)
    return false;
  llvm::StringRef pointee = pointeeOf(address->base.type);
  std::optional<PtxType> known = typeNamed(pointee);
  bool keeps = known && *known == type && access.way != Access::Volatile;
  std::string cpp = keeps ? pointee.str() : elementOf(type).cpp.str();
  if (access.way == Access::Volatile)
    cpp = "volatile " + cpp;
  std::optional<std::string> place =
      placeOf(*address, keeps ? pointee : "", cpp, type.bits / 8, access.isShared);
  if (!place)
    return false;
  std::string pointer = addressOf(*address, *place);
  if (access.way == Access::Streaming)
    writer.statement(fmt::format("__builtin_nontemporal_store({}, {})",
                                 isNarrow ? castText(cpp, *value) : value->text, pointer));
  else if (access.way == Access::Atomic)
    writer.statement(fmt::format("__hip_atomic_store({}, {}, {}, {})", pointer, value->text,
                                 access.order.str(), access.scope.str()));
  else
    writer.statement(fmt::format("{} = {}", *place, value->text));
  return access.order != "__ATOMIC_ACQUIRE" && access.order != "__ATOMIC_ACQ_REL";
}

/// HIP's function for an atomic operation on a type; empty: it has none.
llvm::StringRef functionFor(const Access &access) {
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
std::optional<PtxType> atomicType(const Access &access, llvm::StringRef pointee) {
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

bool atomic(PtxWriter &writer, const Access &access, const PtxInstruction &instruction,
            bool hasResult) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  bool isSwap = access.operation == "cas";
  size_t count = 2 + hasResult + isSwap;
  if (operands.size() != count)
    return false;
  std::optional<Address> address = readAddress(writer, operands[hasResult]);
  std::optional<PtxType> type =
      address ? atomicType(access, pointeeOf(address->base.type)) : std::nullopt;
  if (!type)
    return false;
  PtxType exact{type->code == 'u' ? 'U' : type->code == 's' ? 'S' : type->code, type->bits};
  std::vector<std::string> values;
  for (const std::string &operand : operands.drop_front(1 + hasResult)) {
    std::optional<PtxValue> value = convertPtx(writer.value(operand), exact);
    if (!value)
      return false;
    values.push_back(value->text);
  }
  std::string cpp = elementOf(*type).cpp.str();
  bool isOfType = !access.isShared && address->offset == 0 &&
                  typeNamed(pointeeOf(address->base.type)) == type &&
                  !llvm::StringRef(address->base.type).contains("long *");
  isOfType |= !access.isShared && address->offset == 0 && type->bits == 64 &&
              pointeeOf(address->base.type) == cpp;
  std::optional<std::string> pointer =
      isOfType ? std::optional(address->base.text)
               : pointerTo(*address, cpp, access.isShared, access.isUsual());
  if (!pointer)
    return false;
  std::string text;
  if (access.isUsual()) {
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
  } else if (access.operation == "inc" || access.operation == "dec") {
    return false;
  } else {
    bool isExchange = access.operation == "exch";
    text = fmt::format("{}{}({}, {}, {}, {})",
                       isExchange ? "__hip_atomic_exchange" : "__hip_atomic_fetch_",
                       isExchange ? "" : access.operation.str(), *pointer, values[0],
                       access.order.str(), access.scope.str());
  }
  if (hasResult && operands[0] != "_")
    writer.write(operands[0], ptxExpression(*type, text, PtxValue::Form::Primary));
  else if (!isSwap || access.isUsual())
    writer.statement(text);
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
  std::optional<Address> to = readAddress(writer, operands[0]);
  std::optional<Address> from = readAddress(writer, operands[1]);
  if (type.empty()) {
    writer.fail("the size of the copy is not known");
    return true;
  }
  if (!to || !from)
    return false;
  std::optional<std::string> target = pointerTo(*to, type, /*isShared=*/true, /*isGeneric=*/true);
  std::optional<std::string> source =
      placeOf(*from, pointeeOf(from->base.type), fmt::format("const {}", type.str()), 16, false);
  if (!target || !source)
    return false;
  if (operands.size() == 3 || writer.value(operands[3]).value == size.value) {
    writer.statement(fmt::format("*{} = {}", *target, *source));
    return true;
  }
  // With a size of the source: the rest becomes 0. Usually it is all or nothing.
  std::string all = std::to_string(*size.value);
  std::optional<std::string> condition = writer.conditionOf(operands[3], all);
  if (!condition) {
    writer.fail("the copy fills with zeros what lies behind a number of bytes that only runs of "
                "the program know");
    return true;
  }
  std::string zero = type == "unsigned" ? "0" : fmt::format("{}{{}}", type.str());
  writer.statement(fmt::format("*{} = {} ? {} : {}", *target, *condition, *source, zero));
  return true;
}

} // namespace

bool translateMemory(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::StringRef opcode = instruction.opcode;
  if (opcode.starts_with("cp.async."))
    return copyAsync(writer, instruction);
  llvm::StringRef name = opcode.split('.').first;
  if (!llvm::is_contained({"ld", "ldu", "st", "atom", "red"}, name))
    return false;
  std::optional<Access> access = readAccess(opcode);
  if (!access)
    return false;
  if (name == "ld" || name == "ldu")
    return load(writer, *access, instruction);
  if (name == "st")
    return store(writer, *access, instruction);
  return atomic(writer, *access, instruction, name == "atom");
}

} // namespace tranship::rules
