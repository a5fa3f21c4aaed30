// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Type.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace tranship::emulator::ptx {

Type *PtxType::element(LLVMContext &context) const {
  if (kind == Kind::Brain)
    return Type::getBFloatTy(context);
  if (kind != Kind::Real)
    return Type::getIntNTy(context, bits);
  return bits == 16   ? Type::getHalfTy(context)
         : bits == 32 ? Type::getFloatTy(context)
                      : Type::getDoubleTy(context);
}

std::optional<PtxType> parseType(StringRef word) {
  PtxType type;
  if (word == "pred") {
    type.kind = PtxType::Kind::Predicate;
    type.bits = 1;
    return type;
  }
  if (word.consume_front("bf"))
    type.kind = PtxType::Kind::Brain;
  else if (word.consume_front("f"))
    type.kind = PtxType::Kind::Real;
  else if (word.consume_front("u"))
    type.kind = PtxType::Kind::Unsigned;
  else if (word.consume_front("s"))
    type.kind = PtxType::Kind::Signed;
  else if (!word.consume_front("b"))
    return std::nullopt;
  if (word.consume_back("x2"))
    type.count = 2;
  if (word.getAsInteger(10, type.bits))
    return std::nullopt;
  bool isKnown = type.kind == PtxType::Kind::Brain ? type.bits == 16
                 : type.kind == PtxType::Kind::Real
                     ? type.bits == 16 || type.bits == 32 || type.bits == 64
                     : type.bits == 8 || type.bits == 16 || type.bits == 32 || type.bits == 64 ||
                           type.bits == 128;
  bool isPair = type.bits == 16 || (type.bits == 32 && type.kind == PtxType::Kind::Real);
  if (!isKnown || (type.count == 2 && !isPair))
    return std::nullopt;
  return type;
}

Words::Words(ArrayRef<std::string> words) {
  for (const std::string &word : words.drop_front())
    words_.push_back(word);
}

bool Words::take(StringRef word) {
  auto *found = find(words_, word);
  if (found == words_.end())
    return false;
  words_.erase(found);
  return true;
}

StringRef Words::takeOneOf(ArrayRef<StringRef> words) {
  for (StringRef word : words)
    if (take(word))
      return word;
  return {};
}

std::optional<PtxType> Words::takeType() {
  for (auto *word = words_.begin(); word != words_.end(); ++word)
    if (std::optional<PtxType> type = parseType(*word)) {
      words_.erase(word);
      return type;
    }
  return std::nullopt;
}

} // namespace tranship::emulator::ptx
