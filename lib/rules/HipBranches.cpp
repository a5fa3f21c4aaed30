// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/HipBranches.h"

#include "mapping/HipReleases.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Clang's functions that take and return a half: `__builtin_amdgcn_rcph`, `…_rsqh`, `…_sqrth`.
bool isHalfBuiltin(llvm::StringRef name) {
  return name.consume_front("__builtin_amdgcn_") && name.consume_back("h") &&
         llvm::is_contained({"rcp", "rsq", "sqrt", "sin", "cos", "fract", "frexp_mant"}, name);
}

/// Whether the nearest declaration of the name before token `i` makes it a pair of halves.
bool isHalfPair(const SourceFile &file, llvm::StringRef name, size_t i) {
  const std::vector<SourceToken> &tokens = file.tokens();
  for (; i > 1; --i) {
    if (file.text(tokens[i]) != name)
      continue;
    size_t type = i - 1;
    if (tokens[type].is(tok::amp))
      --type;
    if (llvm::is_contained({"half2", "__half2"}, file.text(tokens[type])))
      return true;
    if (tokens[type].is(tok::raw_identifier))
      return false; // of another type
  }
  return false;
}

} // namespace

std::vector<Change> unwrapHalves(const SourceFile &file, Version hipVersion) {
  std::vector<Change> changes;
  if (mapping::isOlder(hipVersion, mapping::firstWithWrappedHalves) ||
      !file.text().contains("__builtin_amdgcn_"))
    return changes;
  const std::vector<SourceToken> &tokens = file.tokens();
  for (size_t i = 0; i + 5 < tokens.size(); ++i) {
    if (!tokens[i].is(tok::raw_identifier) || !isHalfBuiltin(file.text(tokens[i])) ||
        !tokens[i + 1].is(tok::l_paren) || !tokens[i + 2].is(tok::raw_identifier) ||
        !tokens[i + 3].is(tok::period) || !tokens[i + 5].is(tok::r_paren) ||
        !llvm::is_contained({"x", "y"}, file.text(tokens[i + 4])) ||
        !isHalfPair(file, file.text(tokens[i + 2]), i - 1))
      continue;
    unsigned begin = tokens[i + 2].offset, end = tokens[i + 5].offset;
    changes.push_back({"hip-branch",
                       Layer::Token,
                       {{{begin, begin}, {std::string("static_cast<__half_raw>(")}},
                        {{end, end}, {std::string(").data")}}}});
  }
  return changes;
}

} // namespace tranship::rules
