// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HipRow.h"

#include "llvm/ADT/StringSwitch.h"

namespace tranship::mapping {

static constexpr llvm::StringLiteral kindNames[] = {"function", "type",  "enumerator", "field",
                                                    "method",   "macro", "header"};

llvm::StringRef toString(HipKind kind) { return kindNames[size_t(kind)]; }

std::optional<HipKind> parseHipKind(llvm::StringRef text) {
  for (size_t i = 0; i < std::size(kindNames); ++i)
    if (kindNames[i] == text)
      return HipKind(i);
  return std::nullopt;
}

std::optional<HipSide> parseHipSide(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<HipSide>>(text)
      .Case("host", HipSide::Host)
      .Case("device", HipSide::Device)
      .Case("both", HipSide::Both)
      .Default(std::nullopt);
}

std::optional<HipLinkage> parseHipLinkage(llvm::StringRef text) {
  if (text == "c++")
    return HipLinkage::Cxx;
  return std::nullopt;
}

std::optional<HipCompilations> parseHipCompilations(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<HipCompilations>>(text)
      .Case("hip", HipCompilations::Hip)
      .Case("c++", HipCompilations::Plain)
      .Case("host", HipCompilations::Host)
      .Case("device", HipCompilations::Device)
      .Default(std::nullopt);
}

llvm::StringRef HipRow::owner() const {
  bool isMember = kind == HipKind::Field || kind == HipKind::Method;
  return isMember ? name.split('.').first : llvm::StringRef();
}

bool HipRow::hasCLinkage() const {
  return kind == HipKind::Function && side == HipSide::Host && only != HipCompilations::Plain &&
         linkage == HipLinkage::C && templateHead.empty() && !name.contains("::") &&
         !name.starts_with("operator");
}

llvm::StringRef HipRow::lastName() const {
  if (kind == HipKind::Field || kind == HipKind::Method)
    return name.split('.').second;
  size_t colons = name.rfind("::");
  return colons == llvm::StringRef::npos ? name : name.substr(colons + 2);
}

} // namespace tranship::mapping
