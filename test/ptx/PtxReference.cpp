// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ptx/PtxReference.h"

#include "syntax/Ptx.h"

#include <algorithm>
#include <functional>
#include <map>

namespace tranship::ptx {
namespace {

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using u64 = uint64_t;
using s8 = int8_t;
using s16 = int16_t;
using s32 = int32_t;
using s64 = int64_t;
using u128 = unsigned __int128;
using s128 = __int128;

bool bit(u64 value, unsigned i) { return value >> i & 1; }

/// A position or a length: PTX leaves open what values above 255 mean, and an H200 takes those for
/// 64-bit words in full.
unsigned place(u64 operand, unsigned width) { return operand & (width == 64 ? ~0u : 0xff); }

u64 ones(unsigned count) { return count < 64 ? (1ull << count) - 1 : ~0ull; }

/// How much of a field lies within a word.
unsigned kept(unsigned position, unsigned length, unsigned width) {
  return position >= width ? 0 : std::min(length, width - position);
}

/// Bits beyond the field or the word are 0 or the sign: the last bit of the field in the word.
u64 extract(u64 a, u64 b, u64 c, unsigned width, bool isSigned) {
  unsigned position = place(b, width), length = place(c, width);
  unsigned count = kept(position, length, width);
  bool sign = isSigned && length > 0 && bit(a, std::min(position + length - 1, width - 1));
  u64 field = count == 0 ? 0 : a >> position & ones(count);
  return (field | (sign ? ~ones(count) : 0)) & ones(width);
}

u64 insert(u64 a, u64 b, u64 c, u64 d, unsigned width) {
  unsigned position = place(c, width), count = kept(position, place(d, width), width);
  if (count == 0)
    return b;
  u64 field = ones(count) << position;
  return (b & ~field) | (a << position & field);
}

u64 logic(u64 a, u64 b, u64 c, u64 table) {
  u64 result = 0;
  for (unsigned i = 0; i < 32; ++i)
    result |= u64(bit(table, bit(a, i) << 2 | bit(b, i) << 1 | bit(c, i))) << i;
  return result;
}

/// The position of the highest bit that differs from the sign; all ones: there is none.
u32 findHighest(u64 a, unsigned width, bool isSigned) {
  bool sign = isSigned && bit(a, width - 1);
  for (unsigned i = width; i-- > 0;)
    if (bit(a, i) != sign)
      return i;
  return ~0u;
}

u32 bitMask(u64 first, u64 count) {
  u32 mask = 0;
  for (u64 i = first; i < first + count && i < 32; ++i)
    mask |= 1u << i;
  return mask;
}

u64 reverse(u64 a, unsigned width) {
  u64 result = 0;
  for (unsigned i = 0; i < width; ++i)
    result |= u64(bit(a, i)) << (width - 1 - i);
  return result;
}

u64 countOnes(u64 a, unsigned width) {
  u64 count = 0;
  for (unsigned i = 0; i < width; ++i)
    count += bit(a, i);
  return count;
}

u64 leadingZeros(u64 a, unsigned width) {
  u64 count = 0;
  while (count < width && !bit(a, width - 1 - count))
    ++count;
  return count;
}

/// One byte for each selector; bit 3 of a selector repeats the sign.
u64 permute(u64 a, u64 b, u64 selectors) {
  u64 bytes = u32(a) | b << 32, result = 0;
  for (unsigned i = 0; i < 4; ++i) {
    unsigned selector = selectors >> 4 * i & 0xf;
    u64 byte = bytes >> 8 * (selector & 7) & 0xff;
    if (selector & 8)
      byte = byte & 0x80 ? 0xff : 0;
    result |= byte << 8 * i;
  }
  return result;
}

/// The selectors of a mode for the four values of the lowest two bits.
u64 permuteMode(u64 a, u64 b, u64 c, const u32 (&selectors)[4]) {
  return permute(a, b, selectors[c & 3]);
}
constexpr u32 f4e[] = {0x3210, 0x4321, 0x5432, 0x6543}, b4e[] = {0x5670, 0x6701, 0x7012, 0x0123};
constexpr u32 rc8[] = {0x0000, 0x1111, 0x2222, 0x3333}, ecl[] = {0x3210, 0x3211, 0x3222, 0x3333};
constexpr u32 ecr[] = {0x0000, 0x1110, 0x2210, 0x3210}, rc16[] = {0x1010, 0x3232, 0x1010, 0x3232};

u64 shiftPair(u64 a, u64 b, u64 c, bool isLeft, bool isClamped) {
  unsigned n = isClamped ? std::min<u64>(u32(c), 32) : c & 31;
  u64 pair = u32(a) | b << 32;
  return isLeft ? u32(pair << n >> 32) | (n == 32 ? u32(a) : 0) : u32(pair >> n);
}

u64 dotProduct(u64 a, u64 b, u64 c, bool isSigned, bool isSecondSigned) {
  auto byte = [](u64 word, unsigned i, bool isSignedByte) {
    return isSignedByte ? s32(s8(word >> 8 * i)) : s32(u8(word >> 8 * i));
  };
  u32 sum = c;
  for (unsigned i = 0; i < 4; ++i)
    sum += byte(a, i, isSigned) * byte(b, i, isSecondSigned);
  return sum;
}

/// Of two halves of `a` and the two lower or upper bytes of `b`.
u64 dotProductOfTwo(u64 a, u64 b, u64 c, bool isSigned, bool isSecondSigned, bool isHigh) {
  u32 sum = c;
  for (unsigned i = 0; i < 2; ++i) {
    s32 half = isSigned ? s32(s16(a >> 16 * i)) : s32(u16(a >> 16 * i));
    u64 byte = b >> (isHigh ? 16 : 0) >> 8 * i;
    sum += half * (isSecondSigned ? s32(s8(byte)) : s32(u8(byte)));
  }
  return sum;
}

/// Of the four bytes.
u64 sumOfDifferences(u64 a, u64 b, u64 c) {
  u32 sum = c;
  for (unsigned i = 0; i < 4; ++i)
    sum += std::max(u8(a >> 8 * i), u8(b >> 8 * i)) - std::min(u8(a >> 8 * i), u8(b >> 8 * i));
  return sum;
}

s64 clamp(s64 value, s64 low, s64 high) { return std::min(std::max(value, low), high); }
s32 sign24(u64 value) { return s32(u32(value) << 8) >> 8; }

/// An operation on each of the parts of two words.
template <class Operation>
u64 onParts(u64 a, u64 b, unsigned bits, bool isSigned, bool saturates, Operation operation) {
  u64 result = 0;
  auto part = [&](u64 word, unsigned shift) {
    s64 value = word >> shift & ones(bits);
    return isSigned && bit(value, bits - 1) ? value - (s64(1) << bits) : value;
  };
  for (unsigned shift = 0; shift < 32; shift += bits) {
    s64 value = operation(part(a, shift), part(b, shift));
    if (saturates)
      value = clamp(value, isSigned ? -(s64(1) << (bits - 1)) : 0,
                    s64(ones(isSigned ? bits - 1 : bits)));
    result |= (value & ones(bits)) << shift;
  }
  return result;
}

/// `%1.b2`, `%1.h0`: the byte or halfword of a register.
Part partOf(const std::string &operand) {
  size_t point = operand.find('.');
  if (operand[0] != '%' || point == std::string::npos)
    return {};
  unsigned bits = operand[point + 1] == 'b' ? 8 : 16;
  return {bits, (operand[point + 2] - '0') * bits};
}
u64 extend(u64 value, const Part &part) {
  value = u32(value) >> part.shift & ones(part.bits);
  bool isNegative = part.isSigned && part.bits < 32 && bit(value, part.bits - 1);
  return isNegative ? u32(value | ~ones(part.bits)) : value;
}
/// A result in its part of a register, of which the rest is kept.
u64 merge(u64 result, u64 kept, const Part &part, bool saturates) {
  s64 number = part.isSigned ? s64(s32(result)) : s64(u32(result));
  s64 high = ones(part.isSigned ? part.bits - 1 : part.bits);
  if (saturates)
    result = clamp(number, part.isSigned ? -high - 1 : 0, high);
  u64 mask = ones(part.bits) << part.shift;
  return u32((kept & ~mask) | (result << part.shift & mask));
}

u64 addCarry(u64 a, u64 b, unsigned in, unsigned &carry, unsigned width) {
  u128 sum = u128(a) + b + in;
  carry = sum >> width & 1;
  return width == 32 ? u32(sum) : u64(sum);
}
u64 subBorrow(u64 a, u64 b, unsigned in, unsigned &carry, unsigned width) {
  u128 difference = u128(a) - b - in;
  carry = difference >> width & 1;
  return width == 32 ? u32(difference) : u64(difference);
}

// The sources by their place.
#define A s[0]
#define B s[1]
#define C s[2]
#define D s[3]
#define REFERENCE(Opcode, Value)                                                                   \
  {Opcode, [](const u64 *s, unsigned &carry) -> u64 {                                              \
     (void)s, (void)carry;                                                                         \
     return Value;                                                                                 \
   }},
constexpr Reference references[] = {
#include "ptx/PtxReference.def"
};
#undef REFERENCE
#undef A
#undef B
#undef C
#undef D

} // namespace

const Reference *findReference(const std::string &opcode) {
  static const std::map<std::string, const Reference *> known = [] {
    std::map<std::string, const Reference *> map;
    for (const Reference &reference : references)
      map[reference.opcode] = &reference;
    return map;
  }();
  auto found = known.find(opcode);
  return found == known.end() ? nullptr : found->second;
}

bool isDefined(const std::string &opcode, const uint64_t *sources) {
  bool divides = opcode.rfind("div.", 0) == 0 || opcode.rfind("rem.", 0) == 0;
  if (!divides)
    return true;
  if (opcode.ends_with("s64") && s64(sources[0]) == INT64_MIN && s64(sources[1]) == -1)
    return false;
  if (opcode.ends_with("64"))
    return sources[1] != 0;
  bool overflows = opcode.ends_with("s32") && s32(sources[0]) == INT32_MIN && s32(sources[1]) == -1;
  return u32(sources[1]) != 0 && !overflows;
}

int Program::placeOf(std::string operand) {
  if (operand[0] == '%' && isdigit(operand[1]))
    return std::stoi(operand.substr(1));
  if (isdigit(operand[0]) || operand[0] == '-') {
    constants_.push_back(std::stoll(operand, nullptr, 0));
    return -static_cast<int>(constants_.size());
  }
  auto known = std::find(registers_.begin(), registers_.end(), operand);
  constexpr int firstRegister = 32;
  int place = firstRegister + static_cast<int>(known - registers_.begin());
  if (known == registers_.end())
    registers_.push_back(operand);
  return place;
}

Program::Program(const std::string &text) {
  const tranship::PtxCode code = tranship::readPtx(text);
  for (const tranship::PtxInstruction &instruction : code.instructions) {
    Step step;
    if (std::string predicate = instruction.predicate; !predicate.empty()) {
      step.isNegated = predicate[1] == '!';
      step.predicate = placeOf(predicate.substr(step.isNegated ? 2 : 1));
    }
    if (instruction.opcode == "bra" || instruction.opcode == "bra.uni") {
      for (const tranship::PtxLabel &label : code.labels)
        if (label.name == instruction.operands[0])
          step.jump = static_cast<int>(label.at);
      isKnown_ = isKnown_ && step.jump >= 0;
      steps_.push_back(std::move(step));
      continue;
    }
    auto places = [&](std::string operand, std::vector<int> &list) {
      if (operand[0] != '{')
        return list.push_back(placeOf(operand));
      std::vector<std::string> parts =
          tranship::splitOperands(operand.substr(1, operand.size() - 2));
      step.part = 64 / parts.size();
      for (const std::string &part : parts)
        list.push_back(placeOf(part));
    };
    auto isSigned = [&](size_t operand) { // `vadd.s32.u32.u32`
      size_t type = instruction.opcode.find('.') + 1 + 4 * operand;
      return type < instruction.opcode.size() && instruction.opcode[type] == 's';
    };
    for (size_t i = 0; i < instruction.operands.size(); ++i) {
      Part part = partOf(instruction.operands[i]);
      part.isSigned = isSigned(i);
      step.hasParts |= part.bits < 32;
      (i == 0 ? step.result : step.parts.emplace_back()) = part;
    }
    step.saturates = instruction.opcode.find(".sat") != std::string::npos;
    places(instruction.operands[0], step.targets);
    for (size_t i = 1; i < instruction.operands.size(); ++i)
      places(instruction.operands[i], step.sources);
    const Reference *reference = findReference(instruction.opcode);
    bool isMove = instruction.opcode == "mov.b64";
    isKnown_ = isKnown_ && (isMove || reference);
    step.apply = reference ? reference->apply : nullptr;
    steps_.push_back(std::move(step));
  }
}

void Program::run(uint64_t *operands) const {
  const bool isOne = steps_.size() == 1 && steps_[0].predicate < 0;
  if (isOne && steps_[0].apply && !steps_[0].hasParts) { // most are
    unsigned carry = 0;
    uint64_t sources[4];
    for (size_t i = 0; i < steps_[0].sources.size(); ++i) {
      int place = steps_[0].sources[i];
      sources[i] = place < 0 ? constants_[-1 - place] : operands[place];
    }
    operands[steps_[0].targets[0]] = steps_[0].apply(sources, carry);
    return;
  }
  uint64_t places[64];
  std::copy_n(operands, 16, places);
  unsigned carry = 0;
  for (size_t next = 0; next < steps_.size();) {
    const Step &step = steps_[next++];
    if (step.predicate >= 0 && (places[step.predicate] != 0) == step.isNegated)
      continue;
    if (step.jump >= 0) {
      next = step.jump;
      continue;
    }
    uint64_t sources[8];
    for (size_t i = 0; i < step.sources.size(); ++i)
      sources[i] = step.sources[i] < 0 ? constants_[-1 - step.sources[i]] : places[step.sources[i]];
    for (size_t i = 0; i < step.sources.size() && step.hasParts; ++i)
      sources[i] = step.parts[i].bits < 32 ? extend(sources[i], step.parts[i]) : sources[i];
    if (step.apply) {
      u64 result = step.apply(sources, carry);
      if (step.hasParts && step.result.bits < 32)
        result = merge(result, sources[step.sources.size() - 1], step.result, step.saturates);
      places[step.targets[0]] = result;
      continue;
    }
    uint64_t word = 0;
    for (size_t i = 0; i < step.sources.size(); ++i)
      word |= step.sources.size() == 1 ? sources[i] : sources[i] << i * step.part;
    uint64_t mask = step.targets.size() == 1 ? ~0ull : (1ull << step.part) - 1;
    for (size_t i = 0; i < step.targets.size(); ++i)
      places[step.targets[i]] = word >> i * step.part & mask;
  }
  std::copy_n(places, 16, operands);
}

} // namespace tranship::ptx
