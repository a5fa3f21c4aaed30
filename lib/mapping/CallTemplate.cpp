#include "mapping/CallTemplate.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace tranship {

unsigned CallTemplate::minimumArguments() const {
  unsigned minimum = 0;
  for (const Piece &piece : pieces)
    if (piece.kind == Piece::Argument || piece.kind == Piece::Rest)
      minimum = std::max(minimum, piece.index + (piece.kind == Piece::Argument ? 1 : 0));
  return minimum;
}

llvm::Expected<CallTemplate> CallTemplate::parse(llvm::StringRef text) {
  CallTemplate result;
  while (!text.empty()) {
    size_t dollar = text.find('$');
    if (dollar != 0)
      result.pieces.push_back({Piece::Text, text.substr(0, dollar).str()});
    if (dollar == llvm::StringRef::npos)
      break;
    text = text.drop_front(dollar + 1);
    if (text.consume_front("cuda-version")) {
      result.pieces.push_back({Piece::CudaVersion});
      continue;
    }
    unsigned index = 0;
    if (text.consumeInteger(10, index))
      return llvm::createStringError(
          "`$` must be followed by the number of an argument, or by `cuda-version`");
    bool rest = text.consume_front("...");
    result.pieces.push_back({rest ? Piece::Rest : Piece::Argument, "", index});
  }
  return result;
}

CallTemplate CallTemplate::forCuda(Version version) const {
  CallTemplate result = *this;
  for (Piece &piece : result.pieces)
    if (piece.kind == Piece::CudaVersion)
      piece = {Piece::Text, std::to_string(version.major * 1000 + version.minor * 10)};
  return result;
}

} // namespace tranship
