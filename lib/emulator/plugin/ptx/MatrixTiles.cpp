// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads, stores and transpositions of the operands of matrix products.
#include "MatrixLanes.h"
#include "Memory.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class TileWriter : MatrixLanes {
public:
  TileWriter(Lowering &into, const Instruction &instruction) : MatrixLanes(into, instruction) {}

  bool write() {
    if (name_ == "movmatrix")
      return transpose();
    return words_.has("b16") ? moveTiles(name_ == "stmatrix") : moveBytes(name_ == "stmatrix");
  }

private:
  /// movmatrix.sync.aligned.m8n8.trans.b16 d, a
  bool transpose() {
    for (StringRef word : {"sync", "aligned", "m8n8", "trans", "b16"})
      if (!words_.take(word))
        return false;
    if (!words_.empty() || operands_.size() != 2)
      return false;
    // Elements (2t, g) and (2t + 1, g) of the source, which lanes 4 * 2t + g / 2 and 4 * (2t + 1) + g / 2
    // hold in the half g mod 2.
    Value *shift = build_.CreateShl(build_.CreateAnd(group_, 1), 4), *result = into_.number(32, 0);
    for (unsigned i = 0; i < 2; ++i) {
      Value *row = build_.CreateAdd(build_.CreateShl(inGroup_, 1), into_.number(32, i));
      Value *lane = build_.CreateAdd(build_.CreateShl(row, 2), build_.CreateLShr(group_, 1));
      Value *found = narrow(fromLane(wide(word(operands_[1])), lane));
      Value *element = build_.CreateAnd(build_.CreateLShr(found, shift), 0xffff);
      result = build_.CreateOr(result, build_.CreateShl(element, 16 * i));
    }
    into_.write(operands_[0], result);
    return true;
  }

  /// ldmatrix.sync.aligned.m8n8.x4.shared.b16 {…}, [p]: lane 8i + r has the address of row r of tile i.
  bool moveTiles(bool isStore) {
    words_.take("sync");
    words_.take("aligned");
    bool isTransposed = words_.take("trans");
    StringRef count = words_.takeOneOf({"x1", "x2", "x4"});
    std::optional<Space> space = takeSpace(words_);
    if (!words_.take("m8n8") || !words_.take("b16") || !words_.empty() || count.empty() || !space ||
        operands_.size() != 2)
      return false;
    const unsigned tiles = unsigned(count[1] - '0'), data = isStore ? 1 : 0;
    if (size(data) != tiles)
      return false;
    Value *own =
        build_.CreatePtrToInt(addressOf(into_, operands_[1 - data], *space), build_.getInt64Ty());
    Type *half = build_.getInt16Ty();
    SmallVector<Value *> loaded;
    for (unsigned tile = 0; tile < tiles; ++tile) {
      // The lane's two elements: (g, 2t) and (g, 2t + 1), or (2t, g) and (2t + 1, g).
      Value *elements = isStore ? word(part(1, tile)) : into_.number(32, 0);
      for (unsigned i = 0; i < 2; ++i) {
        Value *pair = build_.CreateAdd(build_.CreateShl(inGroup_, 1), into_.number(32, i));
        Value *row = isTransposed ? pair : group_, *column = isTransposed ? group_ : pair;
        Value *address = fromLane(own, build_.CreateAdd(row, into_.number(32, 8 * tile)));
        address = build_.CreateAdd(address, wide(build_.CreateShl(column, 1)));
        Value *place = build_.CreateIntToPtr(address, build_.getPtrTy());
        if (isStore) {
          build_.CreateStore(build_.CreateTrunc(build_.CreateLShr(elements, 16 * i), half), place);
          continue;
        }
        Value *element = build_.CreateZExt(build_.CreateLoad(half, place), build_.getInt32Ty());
        elements = build_.CreateOr(elements, build_.CreateShl(element, 16 * i));
      }
      loaded.push_back(elements);
    }
    for (unsigned tile = 0; tile < tiles && !isStore; ++tile)
      into_.write(part(0, tile), loaded[tile]);
    return true;
  }

  /// How many bits a number has in memory, of ldmatrix and stmatrix of bytes; 0: of halfwords.
  unsigned takeByteFormat() {
    if (words_.take("b8x16"))
      return words_.take("b6x16_p32") ? 6 : words_.take("b4x16_p64") ? 4 : 0;
    return words_.take("b8") ? 8 : 0;
  }

  /// The number at a column of a row, which begins at the address.
  Value *numberIn(Value *row, Value *column, unsigned bits) {
    Value *bit = build_.CreateMul(column, into_.number(32, bits));
    Value *address = build_.CreateAdd(row, wide(build_.CreateLShr(bit, 3)));
    auto byteAt = [&](unsigned offset) {
      Value *place = build_.CreateIntToPtr(build_.CreateAdd(address, into_.number(64, offset)),
                                           build_.getPtrTy());
      return build_.CreateZExt(build_.CreateLoad(build_.getInt8Ty(), place), build_.getInt32Ty());
    };
    Value *number = byteAt(0);
    if (bits == 6) // the last one does not reach the padding
      number = build_.CreateOr(number, build_.CreateShl(byteAt(1), 8));
    return build_.CreateAnd(build_.CreateLShr(number, build_.CreateAnd(bit, 7)), (1u << bits) - 1);
  }

  /// ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8 {…}, [p]: lanes 16i to 16i + 15 have the rows of tile i,
  /// and bytes of a word are in columns g and g + 8 of two rows. Tiles of m8n16 have four numbers of row g in a
  /// word. stmatrix.m16n8.trans stores columns g and g + 8 of rows 2t and 2t + 1.
  bool moveBytes(bool isStore) {
    words_.take("sync");
    words_.take("aligned");
    const bool isTransposed = words_.take("trans");
    StringRef count = words_.takeOneOf({"x1", "x2", "x4"});
    std::optional<Space> space = takeSpace(words_);
    StringRef shape = words_.takeOneOf({"m8n16", "m16n16", "m16n8"});
    const unsigned bits = takeByteFormat();
    const bool isKnown = isStore ? shape == "m16n8" && isTransposed && bits == 8
                                 : (shape == "m8n16" && !isTransposed && bits != 8) ||
                                       (shape == "m16n16" && isTransposed && count != "x4");
    if (!isKnown || bits == 0 || !words_.empty() || count.empty() || !space ||
        operands_.size() != 2)
      return false;
    const unsigned perTile = shape == "m16n16" ? 2 : 1, data = isStore ? 1 : 0;
    const unsigned words = unsigned(count[1] - '0') * perTile;
    if (size(data) != words)
      return false;
    Value *own =
        build_.CreatePtrToInt(addressOf(into_, operands_[1 - data], *space), build_.getInt64Ty());
    SmallVector<Value *> loaded;
    for (unsigned i = 0; i < words; ++i) {
      Value *numbers = isStore ? word(part(1, i)) : into_.number(32, 0);
      for (unsigned j = 0; j < 4; ++j) {
        Value *row = group_, *column = group_;
        if (!isTransposed)
          column = build_.CreateAdd(build_.CreateShl(inGroup_, 2), into_.number(32, j));
        else
          column = build_.CreateAdd(column, into_.number(32, j / 2 * 8));
        if (isTransposed && perTile == 2)
          row =
              build_.CreateAdd(build_.CreateShl(inGroup_, 2), into_.number(32, i % 2 * 2 + j % 2));
        else if (isTransposed)
          row = build_.CreateAdd(build_.CreateShl(inGroup_, 1), into_.number(32, j % 2));
        Value *lane = build_.CreateAdd(row, into_.number(32, i / perTile * 8 * perTile));
        Value *address = fromLane(own, lane);
        if (isStore) {
          Value *place =
              build_.CreateIntToPtr(build_.CreateAdd(address, wide(column)), build_.getPtrTy());
          build_.CreateStore(
              build_.CreateTrunc(build_.CreateLShr(numbers, 8 * j), build_.getInt8Ty()), place);
        } else {
          numbers =
              build_.CreateOr(numbers, build_.CreateShl(numberIn(address, column, bits), 8 * j));
        }
      }
      loaded.push_back(numbers);
    }
    for (unsigned i = 0; i < words && !isStore; ++i)
      into_.write(part(0, i), loaded[i]);
    return true;
  }
};

} // namespace

bool lowerMatrixTiles(Lowering &into, const Instruction &instruction) {
  StringRef name = instruction.words[0];
  return (name == "ldmatrix" || name == "stmatrix" || name == "movmatrix") &&
         TileWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
