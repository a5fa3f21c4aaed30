#include "mapping/Row.h"

#include "llvm/ADT/STLExtras.h"

#include <tuple>

namespace tranship::mapping {

static constexpr llvm::StringLiteral kindNames[] = {"function", "type",   "enumerator", "field",
                                                    "macro",    "header", "namespace"};

llvm::StringRef toString(RowKind kind) { return kindNames[static_cast<size_t>(kind)]; }

std::optional<RowKind> parseRowKind(llvm::StringRef text) {
  const auto *found = llvm::find(kindNames, text);
  if (found == std::end(kindNames))
    return std::nullopt;
  return static_cast<RowKind>(found - std::begin(kindNames));
}

static constexpr llvm::StringLiteral waveNames[] = {"", "whole", "groups"};

llvm::StringRef toString(RowWave wave) { return waveNames[static_cast<size_t>(wave)]; }

std::optional<RowWave> parseRowWave(llvm::StringRef text) {
  for (RowWave wave : {RowWave::Whole, RowWave::Groups})
    if (toString(wave) == text)
      return wave;
  return std::nullopt;
}

bool operator<(const Row &a, const Row &b) {
  auto key = [](const Row &row) {
    return std::tie(row.name, row.kind, row.arity, row.givenArgument, row.givenType, row.wave,
                    row.cudaFrom, row.cudaBefore, row.hipFrom, row.hipBefore, row.including);
  };
  return key(a) < key(b);
}

} // namespace tranship::mapping
