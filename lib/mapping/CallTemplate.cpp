// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/CallTemplate.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <cstring>

namespace tranship::mapping {

unsigned CallTemplate::minimumArguments() const {
  unsigned minimum = 0;
  for (const Piece &piece : pieces)
    if (piece.kind == Piece::Argument || piece.kind == Piece::Rest)
      minimum = std::max(minimum, piece.index + (piece.kind == Piece::Argument ? 1 : 0));
  return minimum;
}

/// Takes the word that stands for a number of the CUDA version, if the text begins with one.
static std::optional<CallTemplate::Piece::Kind> takeVersion(llvm::StringRef &text) {
  if (text.consume_front("cuda-version"))
    return CallTemplate::Piece::CudaVersion;
  if (text.consume_front("cuda-major"))
    return CallTemplate::Piece::CudaMajor;
  if (text.consume_front("cuda-minor"))
    return CallTemplate::Piece::CudaMinor;
  return std::nullopt;
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
    if (std::optional<Piece::Kind> version = takeVersion(text)) {
      result.pieces.push_back({*version});
      continue;
    }
    unsigned index = 0;
    if (text.consumeInteger(10, index))
      return llvm::createStringError("`$` must be followed by the number of an argument, or by "
                                     "`cuda-version`, `cuda-major` or "
                                     "`cuda-minor`");
    bool rest = text.consume_front("...");
    result.pieces.push_back({rest ? Piece::Rest : Piece::Argument, "", index});
  }
  return result;
}

/// Writes each `static_cast<T>(` as `(T)(`; `word` is the cast with its `<`.
static void writeCastsAsC(std::string &text, llvm::StringRef word) {
  for (size_t at = text.find(word.str()); at != std::string::npos; at = text.find(word.str(), at)) {
    size_t close = text.find(">(", at);
    if (close == std::string::npos)
      return;
    text.replace(close, 1, ")");
    text.replace(at, word.size(), "(");
  }
}

std::optional<CallTemplate> CallTemplate::forC() const {
  CallTemplate result = *this;
  // `HIP_SYMBOL($0)`: the macro exists in C++ only, and C passes the symbol as it is.
  for (size_t i = 0; i + 1 < result.pieces.size(); ++i)
    if (llvm::StringRef(result.pieces[i].text).ends_with("HIP_SYMBOL(") &&
        i + 2 < result.pieces.size() &&
        llvm::StringRef(result.pieces[i + 2].text).starts_with(")")) {
      result.pieces[i].text.resize(result.pieces[i].text.size() - strlen("HIP_SYMBOL("));
      result.pieces[i + 2].text.erase(0, 1);
    }
  for (Piece &piece : result.pieces) {
    writeCastsAsC(piece.text, "reinterpret_cast<");
    writeCastsAsC(piece.text, "static_cast<");
    llvm::StringRef text = piece.text;
    for (llvm::StringRef cxx : {"[", "{", "::", "auto ", "<"})
      if (text.contains(cxx))
        return std::nullopt;
    for (size_t at = piece.text.find("nullptr"); at != std::string::npos;
         at = piece.text.find("nullptr", at))
      piece.text.replace(at, strlen("nullptr"), "0");
  }
  return result;
}

CallTemplate CallTemplate::forCuda(Version version) const {
  CallTemplate result = *this;
  for (Piece &piece : result.pieces)
    if (piece.kind == Piece::CudaVersion)
      piece = {Piece::Text, std::to_string(version.major * 1000 + version.minor * 10)};
    else if (piece.kind == Piece::CudaMajor)
      piece = {Piece::Text, std::to_string(version.major)};
    else if (piece.kind == Piece::CudaMinor)
      piece = {Piece::Text, std::to_string(version.minor)};
  return result;
}

} // namespace tranship::mapping
