// All members of a row, for code that does something with every one of them.
#pragma once

#include "mapping/Row.h"

namespace tranship::mapping {

/// Calls `visit(name, value)` for each member, in the order of the struct. A member that is
/// forgotten here does not compile.
template <typename Visit> void visitMembers(const Row &row, Visit visit) {
  const auto &[name, kind, arity, givenArgument, givenType, wave, cudaFrom, cudaBefore, hipFrom,
               hipBefore, including, supported, hip, tag, call, unsupported, warn, needs, decl,
               value, hipValue, cudaAdded, cudaDeprecated, cudaRemoved, hipAdded, hipDeprecated,
               hipRemoved, experimental, source, library] = row;
  visit("name", name);
  visit("kind", kind);
  visit("arity", arity);
  visit("givenArgument", givenArgument);
  visit("givenType", givenType);
  visit("wave", wave);
  visit("cudaFrom", cudaFrom);
  visit("cudaBefore", cudaBefore);
  visit("hipFrom", hipFrom);
  visit("hipBefore", hipBefore);
  visit("including", including);
  visit("supported", supported);
  visit("hip", hip);
  visit("tag", tag);
  visit("call", call);
  visit("unsupported", unsupported);
  visit("warn", warn);
  visit("needs", needs);
  visit("decl", decl);
  visit("value", value);
  visit("hipValue", hipValue);
  visit("cudaAdded", cudaAdded);
  visit("cudaDeprecated", cudaDeprecated);
  visit("cudaRemoved", cudaRemoved);
  visit("hipAdded", hipAdded);
  visit("hipDeprecated", hipDeprecated);
  visit("hipRemoved", hipRemoved);
  visit("experimental", experimental);
  visit("source", source);
  visit("library", library);
}

/// As a mapping file writes it: `hip-value`.
std::string keyOfMember(llvm::StringRef member);

} // namespace tranship::mapping
