// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Helpers.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <fmt/format.h>

#include <map>

namespace tranship::mapping {
namespace {

constexpr llvm::StringLiteral directive = "//- ";
/// Begins the generated header. `helpersIn` knows it by this.
constexpr llvm::StringLiteral headerMark =
    "// SPDX-License-Identifier: 0BSD\n"
    "// Written by tranship: what this port uses of CUDA and HIP lacks. The code is yours.\n";

std::vector<std::string> readList(llvm::StringRef text) {
  std::vector<std::string> items;
  llvm::SmallVector<llvm::StringRef, 4> parts;
  text.split(parts, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef part : parts)
    items.push_back(part.trim().str());
  return items;
}

/// `TRANSHIP_CG_REDUCE`
std::string guardOf(llvm::StringRef id) {
  std::string guard = "TRANSHIP_" + id.upper();
  std::replace(guard.begin(), guard.end(), '-', '_');
  return guard;
}

/// The chosen helpers in one language, each in an include guard of its own.
std::string textOf(const std::set<std::string> &ids, HelperLanguage language) {
  std::string text;
  for (const Helper &helper : builtinHelpers()) {
    if (!ids.contains(helper.id) || helper.language != language)
      continue;
    text += fmt::format("\n#ifndef {0}\n#define {0} // {1}\n", guardOf(helper.id), helper.id);
    if (!helper.cudaHeader.empty())
      text += fmt::format("#if defined(__HIP_PLATFORM_NVIDIA__)\n#include <{}>\n#else\n",
                          helper.cudaHeader);
    for (const std::string &include : helper.includes)
      text += fmt::format("#include <{}>\n", include);
    text += helper.code + (helper.cudaHeader.empty() ? "#endif\n" : "#endif\n#endif\n");
  }
  return text;
}

/// The chosen helpers, for all compilers that can read them. `gap`: the text around a condition.
std::string guardedTextOf(const std::set<std::string> &ids, llvm::StringRef gap) {
  auto within = [&](llvm::StringRef macro, HelperLanguage language) {
    std::string text = textOf(ids, language);
    return text.empty() ? text
                        : fmt::format("\n#if defined({0}){1}{2}{1}#endif // {0}\n", macro.str(),
                                      gap.str(), text);
  };
  return textOf(ids, HelperLanguage::C) + within("__cplusplus", HelperLanguage::Cxx) +
         within("__HIPCC__", HelperLanguage::Hip);
}

} // namespace

llvm::Expected<std::vector<Helper>> readHelpers(llvm::StringRef text, llvm::StringRef fileName) {
  std::vector<Helper> helpers;
  std::map<std::string, unsigned> lines; // of `requires`
  unsigned number = 0;
  bool isHead = true; // the text above the first helper of a file
  auto problem = [&](llvm::StringRef what) {
    return llvm::createStringError(fmt::format("{}:{}: {}", fileName.str(), number, what.str()));
  };
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    ++number;
    isHead |= line.starts_with("// SPDX-");
    if (!line.consume_front(directive)) {
      if (!isHead)
        helpers.back().code += (line + "\n").str();
      continue;
    }
    auto [key, value] = line.split(": ");
    if (key == "helper") {
      isHead = false;
      if (llvm::any_of(helpers, [&](const Helper &known) { return known.id == value; }))
        return problem(fmt::format("duplicate helper `{}`", value.str()));
      helpers.emplace_back().id = value.trim().str();
      continue;
    }
    if (helpers.empty() ||
        (key != "requires" && key != "includes" && key != "cuda" && key != "language"))
      return problem(fmt::format("unknown key `{}`", key.str()));
    if (key == "language") {
      if (value.trim() != "c" && value.trim() != "c++")
        return problem(fmt::format("unknown language `{}`", value.trim().str()));
      helpers.back().language = value.trim() == "c" ? HelperLanguage::C : HelperLanguage::Cxx;
      continue;
    }
    if (key == "cuda") {
      helpers.back().cudaHeader = value.trim().str();
      continue;
    }
    (key == "requires" ? helpers.back().requires_ : helpers.back().includes) = readList(value);
    if (key == "requires")
      lines[helpers.back().id] = number;
  }
  for (Helper &helper : helpers)
    helper.code = (llvm::StringRef(helper.code).rtrim() + "\n").str();
  // Each one after those that it needs.
  std::vector<Helper> sorted;
  llvm::StringSet<> known;
  for (size_t before = 0; sorted.size() < helpers.size(); before = sorted.size()) {
    for (const Helper &helper : helpers)
      if (!known.contains(helper.id) &&
          llvm::all_of(helper.requires_, [&](llvm::StringRef id) { return known.contains(id); })) {
        known.insert(helper.id);
        sorted.push_back(helper);
      }
    if (sorted.size() > before)
      continue;
    const Helper &stuck =
        *llvm::find_if(helpers, [&](const Helper &one) { return !known.contains(one.id); });
    number = lines[stuck.id];
    for (const std::string &id : stuck.requires_)
      if (llvm::none_of(helpers, [&](const Helper &one) { return one.id == id; }))
        return problem(fmt::format("no helper `{}`", id));
    return problem(fmt::format("helper `{}` needs itself, or one that does", stuck.id));
  }
  return sorted;
}

const std::vector<Helper> &builtinHelpers() {
  static const std::vector<Helper> helpers = [] {
    llvm::Expected<std::vector<Helper>> read = readHelpers(helpersText(), "mappings/helpers");
    if (!read)
      llvm::report_fatal_error(read.takeError());
    return std::move(*read);
  }();
  return helpers;
}

std::set<std::string> withRequiredHelpers(std::set<std::string> ids) {
  // Helpers come after those that they use.
  for (const Helper &helper : llvm::reverse(builtinHelpers()))
    if (ids.contains(helper.id))
      ids.insert(helper.requires_.begin(), helper.requires_.end());
  return ids;
}

std::string helperHeader(const std::set<std::string> &ids) {
  return (headerMark + "#pragma once\n").str() + guardedTextOf(withRequiredHelpers(ids), "\n");
}

std::optional<std::set<std::string>> helpersIn(llvm::StringRef header) {
  if (!header.starts_with(headerMark))
    return std::nullopt;
  std::set<std::string> ids;
  for (const Helper &helper : builtinHelpers())
    if (header.contains(fmt::format("#define {} // {}\n", guardOf(helper.id), helper.id)))
      ids.insert(helper.id);
  return ids;
}

bool isForRuntimeCompilation(llvm::StringRef id) {
  std::set<std::string> ids = withRequiredHelpers({id.str()});
  return llvm::all_of(builtinHelpers(), [&](const Helper &helper) {
    return !ids.contains(helper.id) || llvm::all_of(helper.includes, [](llvm::StringRef include) {
      return include == "hip/hip_runtime.h";
    });
  });
}

std::string runtimeHelpers(const std::set<std::string> &ids) {
  std::set<std::string> needed = withRequiredHelpers(ids);
  std::string text;
  for (const Helper &helper : builtinHelpers())
    if (needed.contains(helper.id))
      text += helper.code;
  return text;
}

std::string inlineHelpers(const std::set<std::string> &ids) {
  return guardedTextOf(withRequiredHelpers(ids), "");
}

} // namespace tranship::mapping
