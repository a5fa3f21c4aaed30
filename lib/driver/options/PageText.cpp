// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/PageText.h"

#include "llvm/ADT/SmallVector.h"

#include <algorithm>

namespace tranship::driver {

std::string withLiterals(llvm::StringRef text,
                         llvm::function_ref<std::string(llvm::StringRef)> plain,
                         llvm::function_ref<std::string(llvm::StringRef)> literal) {
  std::string out;
  for (bool isLiteral = false; !text.empty(); isLiteral = !isLiteral) {
    auto [part, rest] = text.split('`');
    if (!part.empty())
      out += isLiteral ? literal(part) : plain(part);
    text = rest;
  }
  return out;
}

std::vector<llvm::StringRef> paragraphsOf(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> paragraphs;
  text.split(paragraphs, "\n\n", -1, /*KeepEmpty=*/false);
  return {paragraphs.begin(), paragraphs.end()};
}

std::vector<std::string> synopsesOf(const Command &command) {
  llvm::SmallVector<llvm::StringRef> forms;
  llvm::StringRef(command.synopsis).split(forms, '\n');
  std::vector<std::string> synopses;
  for (llvm::StringRef form : forms)
    synopses.push_back(command.invocation() + (form.empty() ? "" : " ") + form.str());
  if (command.id == CommandId::Translate)
    synopses.push_back("tranship COMMAND [options] ...");
  return synopses;
}

std::string termOf(const Option &option) {
  std::string term = option.names.str();
  if (option.isValueOptional())
    return term + "[=" + option.valueName().str() + "]";
  return option.isFlag() ? term : term + " " + option.value.str();
}

std::string cell(llvm::StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '|' ? "\\|" : std::string(1, c);
  return out;
}

std::string dashedName(const Command &command) {
  std::string name = command.name.str();
  std::replace(name.begin(), name.end(), ' ', '-');
  return name;
}

} // namespace tranship::driver
