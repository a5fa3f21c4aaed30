// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxMatrix.h"

#include "rules/ptx/PtxAccess.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// What the numbers of a matrix are: a class of the helpers, in which so many are in a register.
struct MatrixType {
  llvm::StringLiteral ptx, cpp, helper;
  PtxType word;
  unsigned numbers;
};
constexpr MatrixType types[] = {
    {"f16", "MatrixF16", "matrix-f16", {'U', 32}, 2},
    {"bf16", "MatrixBF16", "matrix-bf16", {'U', 32}, 2},
    {"tf32", "MatrixTF32", "matrix-tf32", {'U', 32}, 1},
    {"e4m3", "MatrixE4M3", "matrix-f8", {'U', 32}, 4},
    {"e5m2", "MatrixE5M2", "matrix-f8", {'U', 32}, 4},
    {"e3m2", "MatrixE3M2", "matrix-f6", {'U', 32}, 4},
    {"e2m3", "MatrixE2M3", "matrix-f6", {'U', 32}, 4},
    {"e2m1", "MatrixE2M1", "matrix-e2m1", {'U', 32}, 8},
    {"byte-e2m1", "MatrixByteE2M1", "matrix-f6", {'U', 32}, 4}, // among numbers of 8 bits
    {"s8", "MatrixS8", "matrix-integers", {'U', 32}, 4},
    {"u8", "MatrixU8", "matrix-integers", {'U', 32}, 4},
    {"s4", "MatrixS4", "matrix-integers", {'U', 32}, 8},
    {"u4", "MatrixU4", "matrix-integers", {'U', 32}, 8},
    {"f64", "MatrixF64", "matrix-product", {'f', 64}, 1},
    {"f32", "MatrixF32", "matrix-product", {'f', 32}, 1},
    {"s32", "MatrixS32", "matrix-product", {'S', 32}, 1},
};

/// A shape, with the types that it has in PTX: of the operands, and of the sum.
struct MatrixShape {
  llvm::StringLiteral name;
  unsigned m, k;
  llvm::StringLiteral operands, sums;
};
constexpr MatrixShape shapes[] = {
    {"m16n8k4", 16, 4, "tf32", "f32"},
    {"m16n8k8", 16, 8, "f16", "f16 f32"},
    {"m16n8k8", 16, 8, "bf16 tf32", "f32"},
    {"m16n8k16", 16, 16, "f16 e4m3 e5m2", "f16 f32"},
    {"m16n8k16", 16, 16, "bf16", "f32"},
    {"m16n8k16", 16, 16, "s8 u8", "s32"},
    {"m16n8k32", 16, 32, "e4m3 e5m2 e3m2 e2m3 byte-e2m1", "f16 f32"},
    {"m16n8k32", 16, 32, "s8 u8 s4 u4", "s32"},
    {"m16n8k64", 16, 64, "s4 u4", "s32"},
    {"m8n8k16", 8, 16, "s8 u8", "s32"},
    {"m8n8k32", 8, 32, "s4 u4", "s32"},
    {"m8n8k4", 8, 4, "f64", "f64"},
    {"m16n8k4", 16, 4, "f64", "f64"},
    {"m16n8k8", 16, 8, "f64", "f64"},
    {"m16n8k16", 16, 16, "f64", "f64"},
};

bool isListed(llvm::StringRef list, llvm::StringRef word) {
  llvm::SmallVector<llvm::StringRef> words;
  list.split(words, ' ');
  return llvm::is_contained(words, word);
}

const MatrixType *matrixTypeNamed(llvm::StringRef name) {
  const auto *type = llvm::find_if(types, [&](const MatrixType &one) { return one.ptx == name; });
  return type == std::end(types) ? nullptr : type;
}

/// Takes a part out of the opcode's parts.
bool take(llvm::SmallVector<llvm::StringRef> &parts, llvm::StringRef part) {
  auto *found = llvm::find(parts, part);
  if (found == parts.end())
    return false;
  parts.erase(found);
  return true;
}

/// Types of operands of which each byte has a number.
constexpr llvm::StringLiteral byteKinds[] = {"kind::f8f6f4", "kind::mxf8f6f4"};

/// Scales of the blocks of a row or column: how many, and their type.
struct MatrixScales {
  llvm::StringLiteral kind, vector, ptx, cpp;
  unsigned count, k;
};
constexpr MatrixScales scales[] = {
    {"kind::mxf4", "scale_vec::2X", "ue8m0", "ScaleE8M0", 2, 64},
    {"kind::mxf4nvf4", "scale_vec::2X", "ue8m0", "ScaleE8M0", 2, 64},
    {"kind::mxf4nvf4", "scale_vec::4X", "ue8m0", "ScaleE8M0", 4, 64},
    {"kind::mxf4nvf4", "scale_vec::4X", "ue4m3", "ScaleE4M3", 4, 64},
    {"kind::mxf8f6f4", "scale_vec::1X", "ue8m0", "ScaleE8M0", 1, 32},
};

/// The type of an operand of a product of the kind.
const MatrixType *operandType(llvm::StringRef name, bool isByte) {
  return matrixTypeNamed(isByte && name == "e2m1" ? "byte-e2m1" : name);
}

/// `{a, b}`: a fragment of registers of one type; nothing if there are not as many.
std::optional<std::string> fragment(PtxWriter &writer, llvm::StringRef operand, PtxType type,
                                    size_t count) {
  std::vector<std::string> elements = elementsOf(operand), texts;
  for (const std::string &element : elements) {
    PtxValue value = writer.value(element);
    // A literal 0 is a zero of any type.
    if (value.isLiteral && value.value == 0u)
      value.text = "0";
    else if (std::optional<PtxValue> converted = convertPtx(value, type))
      value = *converted;
    else
      return std::nullopt;
    texts.push_back(value.text);
  }
  return texts.size() == count ? std::optional(fmt::format("{{{}}}", fmt::join(texts, ", ")))
                               : std::nullopt;
}

/// Writes the words of a fragment, which an expression gives, to registers.
bool writeFragment(PtxWriter &writer, llvm::StringRef operand, PtxType type, size_t count,
                   llvm::StringRef text) {
  std::vector<std::string> targets = elementsOf(operand);
  if (targets.size() != count)
    return false;
  std::string variable = writer.declareAs(
      fmt::format("const tranship::Fragment<{}, {}>", type.cpp(), count), "fragment", text);
  for (size_t i = 0; i < count; ++i)
    if (!writer.isUnused(targets[i]))
      writer.write(targets[i],
                   ptxExpression(type, fmt::format("{}[{}]", variable, i), PtxValue::Form::Simple));
  return true;
}

/// `mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 d, a, b, c`. With an n of 16, which PTX does not
/// have, two of them with the same `a` (AsmPairs).
bool multiply(PtxWriter &writer, const PtxInstruction &instruction,
              llvm::SmallVector<llvm::StringRef> parts) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  bool saturates = take(parts, "satfinite"), isByte = take(parts, "kind::f8f6f4");
  // The only layout that these shapes have. Some write none for it.
  if (take(parts, "row") != take(parts, "col") || parts.size() != 5 || operands.size() != 4)
    return false;
  const MatrixType *result = matrixTypeNamed(parts[1]), *left = operandType(parts[2], isByte),
                   *right = operandType(parts[3], isByte), *sum = matrixTypeNamed(parts[4]);
  if (!result || result != sum || !left || !right || left->numbers != right->numbers ||
      (saturates && sum->ptx != "s32"))
    return false;
  std::string name = parts[0].str();
  const bool isPair = parts[0].contains("n16k");
  if (isPair)
    name.erase(name.find("16k"), 1).replace(name.find("n6"), 2, "n8");
  const unsigned columns = isPair ? 16 : 8;
  const auto *shape = llvm::find_if(shapes, [&](const MatrixShape &one) {
    return one.name == name && isListed(one.operands, left->ptx) &&
           isListed(one.operands, right->ptx) && isListed(one.sums, sum->ptx);
  });
  bool areAlike = left == right || left->numbers >= 4; // of other types, only those of 8 and 4 bits
  if (shape == std::end(shapes) || !areAlike)
    return false;
  auto count = [](unsigned numbers, const MatrixType &type) { return numbers / 32 / type.numbers; };
  const size_t sums = count(shape->m * columns, *sum);
  std::optional<std::string> a = fragment(writer, operands[1], left->word,
                                          count(shape->m * shape->k, *left)),
                             b = fragment(writer, operands[2], right->word,
                                          count(shape->k * columns, *right)),
                             c = fragment(writer, operands[3], sum->word, sums);
  if (!a || !b || !c)
    return false;
  for (const MatrixType *type : {left, right, sum})
    writer.useHelper(type->helper);
  return writeFragment(writer, operands[0], sum->word, sums,
                       fmt::format("tranship::mma<{}, {}, {}, tranship::{}, tranship::{}, "
                                   "tranship::{}{}>({}, {}, {})",
                                   shape->m, columns, shape->k, left->cpp.str(), right->cpp.str(),
                                   sum->cpp.str(), saturates ? ", true" : "", *a, *b, *c));
}

/// What `wgmma` multiplies: the operands, the sums, and whether their columns may be in memory one after another.
struct GroupTypes {
  llvm::StringLiteral operands, sums;
  bool hasScales, hasTransposition;
};
constexpr GroupTypes groupTypes[] = {
    {"f16", "f16 f32", true, true}, {"bf16", "f32", true, true},
    {"tf32", "f32", true, false},   {"e4m3 e5m2", "f16 f32", true, false},
    {"s8 u8", "s32", false, false},
};

/// The condition on which a product is added to what the registers hold.
std::optional<std::string> conditionOfSum(PtxWriter &writer, llvm::StringRef operand) {
  PtxValue value = writer.value(operand);
  if (value.isPredicate)
    return value.text;
  if (value.kind != PtxValue::Kind::Integer)
    return std::nullopt;
  return value.isLiteral ? std::string(value.value == 0u ? "false" : "true")
                         : fmt::format("{} != 0", value.operand());
}

/// `wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 d, a, b, p, scaleA, scaleB, transA, transB`:
/// a warp computes 16 of the rows, by itself. `a` is a descriptor or a fragment, without transA.
bool multiplyInGroup(PtxWriter &writer, const PtxInstruction &instruction,
                     llvm::SmallVector<llvm::StringRef> parts) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  const bool saturates = take(parts, "satfinite");
  if (parts.size() != 4 || operands.size() < 4)
    return false;
  unsigned n = 0, k = 0;
  auto [name, depth] = parts[0].split('k');
  if (!name.consume_front("m64n") || name.getAsInteger(10, n) || depth.getAsInteger(10, k) ||
      n == 0 || n % 8 != 0 || n > 256)
    return false;
  const MatrixType *sum = matrixTypeNamed(parts[1]), *left = matrixTypeNamed(parts[2]),
                   *right = matrixTypeNamed(parts[3]);
  const auto *types = llvm::find_if(groupTypes, [&](const GroupTypes &one) {
    return sum && left && right && isListed(one.operands, left->ptx) &&
           isListed(one.operands, right->ptx) && isListed(one.sums, sum->ptx);
  });
  if (types == std::end(groupTypes) || k != 8 * left->numbers || (saturates && sum->ptx != "s32"))
    return false;
  const bool isFragment = operands[1].front() == '{';
  const size_t transpositions = types->hasTransposition ? (isFragment ? 1 : 2) : 0;
  if (operands.size() != 4 + (types->hasScales ? 2 : 0) + transpositions)
    return false;
  // Constants stay as they are written: templates have others.
  std::vector<std::string> constants;
  for (const std::string &operand : operands.drop_front(4)) {
    PtxValue value = writer.value(operand);
    constants.push_back(value.isLiteral ? value.text : value.operand());
  }
  constants.resize(4, "0"); // scaleA, scaleB, transA, transB
  if (isFragment && types->hasTransposition)
    constants = {constants[0], constants[1], "0", constants[2]};
  const std::string sign = !types->hasScales || (constants[0] == "1" && constants[1] == "1")
                               ? "1"
                               : fmt::format("{} * {}", constants[0], constants[1]);
  const size_t sums = n / 2 / sum->numbers;
  std::optional<std::string> c = fragment(writer, operands[0], sum->word, sums),
                             adds = conditionOfSum(writer, operands[3]), a;
  std::optional<PtxValue> b = convertPtx(writer.value(operands[2]), {'u', 64});
  if (isFragment) {
    a = fragment(writer, operands[1], left->word, 4);
  } else if (std::optional<PtxValue> value = convertPtx(writer.value(operands[1]), {'u', 64})) {
    a = fmt::format("tranship::wgmmaRows<{}>({})", constants[2], value->text);
  }
  if (!a || !b || !c || !adds)
    return false;
  for (llvm::StringRef helper :
       {left->helper, right->helper, sum->helper, llvm::StringLiteral("wgmma")})
    writer.useHelper(helper);
  return writeFragment(writer, operands[0], sum->word, sums,
                       fmt::format("tranship::wgmma<{}, tranship::{}, tranship::{}, tranship::{}, "
                                   "{}, {}{}>({}, {}, {}, {})",
                                   n, left->cpp.str(), right->cpp.str(), sum->cpp.str(), sign,
                                   constants[3], saturates ? ", true" : "", *a, b->text, *c,
                                   *adds));
}

/// `{word}, {byte, thread}`: the scales of a matrix, and where they are.
std::optional<std::string> scalesOf(PtxWriter &writer, llvm::StringRef data,
                                    llvm::StringRef selectors) {
  std::vector<std::string> elements = elementsOf(data);
  for (std::string &selector : elementsOf(selectors))
    elements.push_back(std::move(selector));
  if (elements.size() != 3)
    return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string &element : elements) {
    PtxValue value = writer.value(element);
    const bool isWord = texts.empty();
    std::optional<PtxValue> converted =
        convertPtx(value, {'U', isWord || value.bits == 32 ? 32u : 16u});
    if (!converted)
      return std::nullopt;
    texts.push_back(converted->text);
  }
  return fmt::format("{{{}}}", fmt::join(texts, ", "));
}

/// `mma.sync.aligned.kind::mxf4nvf4.block_scale.scale_vec::4X.m16n8k64.row.col.f32.e2m1.e2m1.f32.ue4m3
/// d, a, b, c, {sa}, {ba, ta}, {sb}, {bb, tb}`
bool multiplyBlocks(PtxWriter &writer, const PtxInstruction &instruction,
                    llvm::SmallVector<llvm::StringRef> parts) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  llvm::StringRef ofScales = parts.pop_back_val();
  const MatrixScales *found = nullptr;
  for (const MatrixScales &one : scales) {
    // Only mxf4nvf4 has several vectors, and says which.
    bool isDefault = one.kind != "kind::mxf4nvf4" &&
                     llvm::none_of(parts, [](auto part) { return part.starts_with("scale_vec"); });
    if (ofScales == one.ptx && llvm::is_contained(parts, one.kind) &&
        (isDefault || llvm::is_contained(parts, one.vector)))
      found = &one;
  }
  if (!found || !take(parts, "block_scale") || !take(parts, "row") || !take(parts, "col") ||
      operands.size() != 8)
    return false;
  take(parts, found->kind);
  take(parts, found->vector);
  const bool isByte = llvm::is_contained(byteKinds, found->kind);
  if (parts.size() != 5 || parts[0] != fmt::format("m16n8k{}", found->k) || parts[1] != "f32" ||
      parts[4] != "f32")
    return false;
  const MatrixType *left = operandType(parts[2], isByte), *right = operandType(parts[3], isByte);
  const llvm::StringRef types = isByte ? "e4m3 e5m2 e3m2 e2m3 byte-e2m1" : "e2m1";
  if (!left || !right || !isListed(types, left->ptx) || !isListed(types, right->ptx))
    return false;
  std::optional<std::string> a = fragment(writer, operands[1], left->word, 4),
                             b = fragment(writer, operands[2], right->word, 2),
                             c = fragment(writer, operands[3], {'f', 32}, 4),
                             ofA = scalesOf(writer, operands[4], operands[5]),
                             ofB = scalesOf(writer, operands[6], operands[7]);
  if (!a || !b || !c || !ofA || !ofB)
    return false;
  for (llvm::StringRef helper : {left->helper, right->helper, llvm::StringLiteral("matrix-blocks")})
    writer.useHelper(helper);
  return writeFragment(writer, operands[0], {'f', 32}, 4,
                       fmt::format("tranship::mmaOfBlocks<{}, tranship::{}, tranship::{}, "
                                   "tranship::{}, {}>({}, {}, {}, {}, {})",
                                   found->k, left->cpp.str(), right->cpp.str(), found->cpp.str(),
                                   found->count, *a, *b, *c, *ofA, *ofB));
}

/// `mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 d, a, b, c`: four products at once.
bool multiplyQuads(PtxWriter &writer, const PtxInstruction &instruction,
                   llvm::ArrayRef<llvm::StringRef> parts) {
  auto isLayout = [](llvm::StringRef part) { return part == "row" || part == "col"; };
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (parts.size() != 7 || !isLayout(parts[1]) || !isLayout(parts[2]) || parts[3] != parts[6] ||
      !isListed("f16 f32", parts[3]) || parts[4] != "f16" || parts[5] != "f16" ||
      operands.size() != 4)
    return false;
  const MatrixType &half = *matrixTypeNamed("f16"), &sum = *matrixTypeNamed(parts[3]);
  const size_t sums = 8 / sum.numbers;
  std::optional<std::string> a = fragment(writer, operands[1], half.word, 2),
                             b = fragment(writer, operands[2], half.word, 2),
                             c = fragment(writer, operands[3], sum.word, sums);
  if (!a || !b || !c)
    return false;
  writer.useHelper("matrix-quads");
  writer.useHelper(sum.helper);
  return writeFragment(writer, operands[0], sum.word, sums,
                       fmt::format("tranship::mmaOfQuads<{}, {}, tranship::{}>({}, {}, {})",
                                   parts[1] == "row", parts[2] == "row", sum.cpp.str(), *a, *b,
                                   *c));
}

/// The tiles that `ldmatrix` and `stmatrix` move, by the parts of the opcode after the count.
struct TileShape {
  llvm::StringLiteral parts;
  unsigned words;                  // of a tile in a lane
  llvm::StringLiteral load, store; // the functions, with the count
};
constexpr TileShape tileShapes[] = {
    {"m8n8 b16", 1, "ldmatrix<{}>", "stmatrix<{}>"},
    {"m8n8 b16 trans", 1, "ldmatrix<{}, true>", "stmatrix<{}, true>"},
    {"m8n16 b8x16 b6x16_p32", 1, "ldmatrixOfBytes<{}, 6>", ""},
    {"m8n16 b8x16 b4x16_p64", 1, "ldmatrixOfBytes<{}, 4>", ""},
    {"m16n16 b8 trans", 2, "ldmatrixOfColumns<{}, 8>", ""},
    {"m16n16 b8x16 b6x16_p32 trans", 2, "ldmatrixOfColumns<{}, 6>", ""},
    {"m16n16 b8x16 b4x16_p64 trans", 2, "ldmatrixOfColumns<{}, 4>", ""},
    {"m16n8 b8 trans", 1, "", "stmatrixOfColumns<{}>"},
};

/// The address of a tile in shared memory, as a number; nothing if it is not known.
std::optional<std::string> tileAddress(PtxWriter &writer, llvm::StringRef operand, bool isShared) {
  std::optional<PtxAddress> address = readAddress(writer, operand);
  bool isPointer = address && !isShared && address->base.kind == PtxValue::Kind::Pointer;
  if (!address || (!isPointer && (address->base.kind != PtxValue::Kind::Integer ||
                                  address->base.bits < (isShared ? 32u : 64u))))
    return std::nullopt;
  std::string place = address->base.text;
  // A generic address of shared memory ends in the address there.
  if (!isShared)
    place = isPointer ? fmt::format("unsigned((unsigned long long)({}))", place)
                      : fmt::format("unsigned({})", place);
  if (address->offset != 0)
    place = fmt::format("{} {} {}", isShared ? address->base.operand() : place,
                        address->offset < 0 ? "-" : "+", std::abs(address->offset));
  return place;
}

/// `ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 r, [p]`, and `stmatrix`.
bool moveTiles(PtxWriter &writer, const PtxInstruction &instruction,
               llvm::SmallVector<llvm::StringRef> parts, bool isStore) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  bool isShared = take(parts, "shared") || take(parts, "shared::cta");
  auto isCount = [](llvm::StringRef part) { return isListed("x1 x2 x4", part); };
  auto *found = llvm::find_if(parts, isCount);
  if (found == parts.end() || operands.size() != 2)
    return false;
  const size_t count = static_cast<size_t>(found->back() - '0');
  parts.erase(found);
  llvm::sort(parts);
  const auto *shape = llvm::find_if(tileShapes, [&](const TileShape &one) {
    llvm::SmallVector<llvm::StringRef> names;
    one.parts.split(names, ' ');
    llvm::sort(names);
    return names == parts && !(isStore ? one.store : one.load).empty();
  });
  if (shape == std::end(tileShapes) || shape->words * count > 4)
    return false;
  std::optional<std::string> place = tileAddress(writer, operands[isStore ? 0 : 1], isShared);
  if (!place)
    return false;
  const PtxType word{'U', 32};
  const std::string function =
      "tranship::" + fmt::format(fmt::runtime((isStore ? shape->store : shape->load).str()), count);
  const bool isOfBytes = !shape->parts.contains("b16");
  writer.useHelper(isStore     ? isOfBytes ? "stmatrix-bytes" : "stmatrix"
                   : isOfBytes ? "ldmatrix-bytes"
                               : "ldmatrix");
  if (!isStore)
    return writeFragment(writer, operands[0], word, shape->words * count,
                         fmt::format("{}({})", function, *place));
  std::optional<std::string> tiles = fragment(writer, operands[1], word, count);
  if (!tiles)
    return false;
  writer.statement(fmt::format("{}({}, {})", function, *place, *tiles));
  return true;
}

/// `movmatrix.sync.aligned.m8n8.trans.b16 d, a`
bool transpose(PtxWriter &writer, const PtxInstruction &instruction,
               llvm::SmallVector<llvm::StringRef> parts) {
  llvm::ArrayRef<std::string> operands = instruction.operands;
  if (!take(parts, "m8n8") || !take(parts, "trans") || !take(parts, "b16") || !parts.empty() ||
      operands.size() != 2)
    return false;
  std::optional<PtxValue> tile = convertPtx(writer.value(operands[1]), {'b', 32});
  if (!tile)
    return false;
  writer.useHelper("movmatrix");
  PtxValue result = ptxExpression({'u', 32}, fmt::format("tranship::movmatrix({})", tile->text),
                                  PtxValue::Form::Primary);
  result.hasEffects = true; // all lanes take part
  writer.write(operands[0], result);
  return true;
}

} // namespace

bool translateMatrix(PtxWriter &writer, const PtxInstruction &instruction) {
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(instruction.opcode).split(parts, '.');
  llvm::StringRef name = parts.front();
  parts.erase(parts.begin());
  if (name == "wgmma")
    return take(parts, "mma_async") && take(parts, "sync") && take(parts, "aligned") &&
           multiplyInGroup(writer, instruction, std::move(parts));
  if (!llvm::is_contained({"mma", "ldmatrix", "stmatrix", "movmatrix"}, name) ||
      !take(parts, "sync") || !take(parts, "aligned"))
    return false;
  if (name == "mma" && parts.front() == "m8n8k4" && llvm::is_contained(parts, "f16"))
    return multiplyQuads(writer, instruction, parts);
  if (name == "mma" && llvm::is_contained(parts, "block_scale"))
    return multiplyBlocks(writer, instruction, std::move(parts));
  if (name == "mma")
    return multiply(writer, instruction, std::move(parts));
  if (name == "movmatrix")
    return transpose(writer, instruction, std::move(parts));
  return moveTiles(writer, instruction, std::move(parts), name == "stmatrix");
}

} // namespace tranship::rules
