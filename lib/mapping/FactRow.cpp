// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/FactRow.h"

#include "llvm/ADT/StringSwitch.h"

#include <fmt/format.h>

namespace tranship::mapping {

static constexpr llvm::StringLiteral factKindNames[] = {"function", "type",  "enumerator", "field",
                                                        "method",   "macro", "header"};

llvm::StringRef toString(FactPlatform platform) {
  return platform == FactPlatform::Cuda ? "cuda" : "hip";
}

llvm::StringRef toString(FactKind kind) { return factKindNames[size_t(kind)]; }

std::optional<FactKind> parseFactKind(llvm::StringRef text) {
  for (size_t i = 0; i < std::size(factKindNames); ++i)
    if (factKindNames[i] == text)
      return FactKind(i);
  return std::nullopt;
}

std::optional<FactSide> parseFactSide(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<FactSide>>(text)
      .Case("host", FactSide::Host)
      .Case("device", FactSide::Device)
      .Case("both", FactSide::Both)
      .Default(std::nullopt);
}

std::optional<FactLinkage> parseFactLinkage(llvm::StringRef text) {
  if (text == "c++")
    return FactLinkage::Cxx;
  return std::nullopt;
}

std::optional<FactCompilations> parseFactCompilations(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<FactCompilations>>(text)
      .Cases({"hip", "cuda"}, FactCompilations::Gpu)
      .Case("c++", FactCompilations::Plain)
      .Case("host", FactCompilations::Host)
      .Case("device", FactCompilations::Device)
      .Default(std::nullopt);
}

llvm::StringRef FactRow::owner() const {
  bool isMember = kind == FactKind::Field || kind == FactKind::Method;
  return isMember ? name.split('.').first : llvm::StringRef();
}

bool FactRow::hasCLinkage() const {
  return kind == FactKind::Function && side == FactSide::Host && only != FactCompilations::Plain &&
         linkage == FactLinkage::C && templateHead.empty() && !name.contains("::") &&
         !name.starts_with("operator");
}

llvm::StringRef FactRow::lastName() const {
  if (kind == FactKind::Field || kind == FactKind::Method)
    return name.split('.').second;
  size_t colons = name.rfind("::");
  return colons == llvm::StringRef::npos ? name : name.substr(colons + 2);
}

/// `int (*)[4]` is a type whose name goes inside; typeof takes any type, but no definition.
std::string fieldText(const FactRow &row) {
  llvm::StringRef name = row.lastName(), type = row.type;
  if (name.starts_with("$"))
    return type.str() + ";"; // members of an unnamed record
  if (type.contains('{')) {
    size_t end = type.rfind('}') + 1;
    return fmt::format("{} {}{};", type.take_front(end).str(), name.str(),
                       type.drop_front(end).str());
  }
  auto [plain, bits] = type.split(" : ");
  return fmt::format("__typeof__({}) {}{}{};", plain.str(), name.str(), bits.empty() ? "" : " : ",
                     bits.str());
}

} // namespace tranship::mapping
