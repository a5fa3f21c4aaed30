// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/toolkit/HipHeaders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

#include <fmt/format.h>

#include <map>

namespace tranship::frontend {
namespace {

/// A line of a hand-written file that generated declarations take the place of.
constexpr llvm::StringLiteral factsMark = "// facts\n";

/// Headers of lib/frontend/headers that say the same about CUDA's and about HIP's libraries; files in
/// hip-headers/tranship rename what differs.
constexpr llvm::StringLiteral sharedStandIns[] = {
    "any.h", "cub.h", "cub_parts.h", "mma.h", "thrust.h", "thrust_iterators.h", "thrust_systems.h"};

/// The include directives that replace an include file, as hip-headers/includes.txt lists them.
std::string listedIncludes(llvm::StringRef list, llvm::StringRef name) {
  llvm::SmallVector<llvm::StringRef> lines;
  list.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    llvm::SmallVector<llvm::StringRef> words;
    line.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    if (words.empty() || words[0].starts_with("#"))
      continue;
    if (words[0].ends_with("/") ? !name.starts_with(words[0]) : name != words[0])
      continue;
    std::string text;
    for (llvm::StringRef header : llvm::drop_begin(words))
      text += fmt::format("#include <{}>\n", header.str());
    return text;
  }
  return {};
}

} // namespace

std::vector<HipIncludeFile> hipIncludeFiles(llvm::ArrayRef<GeneratedHipHeader> generated,
                                            llvm::ArrayRef<EmbeddedHeader> handWritten,
                                            llvm::ArrayRef<EmbeddedHeader> standIns) {
  std::map<llvm::StringRef, llvm::StringRef> byHand;
  for (const EmbeddedHeader &header : handWritten)
    byHand.insert({header.name, header.text});
  llvm::StringRef list = byHand["includes.txt"];
  byHand.erase("includes.txt");
  std::map<std::string, std::string> files;
  for (const GeneratedHipHeader &header : generated) {
    // Without the mark, facts come last.
    auto [before, after] = byHand[header.name].split(factsMark);
    files[header.name.str()] = fmt::format("#pragma once\n{}{}{}{}{}", header.includes.str(),
                                           listedIncludes(list, header.name), before.str(),
                                           header.declarations.str(), after.str());
  }
  for (const auto &[name, text] : byHand)
    files.insert({name.str(), "#pragma once\n" + text.str()});
  for (const EmbeddedHeader &header : standIns)
    if (llvm::is_contained(sharedStandIns, header.name) || header.name.starts_with("fallback/"))
      files.insert({"tranship/" + header.name.str(), header.text.str()});
  std::vector<HipIncludeFile> result;
  for (auto &[name, text] : files)
    result.push_back({name, std::move(text)});
  return result;
}

std::vector<std::string> hipHeaderArguments(llvm::StringRef folder, bool asHip, unsigned version) {
  std::vector<std::string> arguments = {"-isystem", folder.str(),
                                        fmt::format("-DTRANSHIP_HIP_VERSION={}", version),
                                        "-D__HIP_PLATFORM_AMD__=1"};
  // Searched last (lib/frontend/headers/fallback).
  arguments.insert(arguments.end(), {"-idirafter", (folder + "/tranship/fallback").str()});
  // What the driver adds where ROCm is installed.
  if (asHip)
    arguments.insert(arguments.end(), {"-nogpuinc", "-nogpulib", "-D__HIP_ROCclr__=1", "-include",
                                       "__clang_hip_runtime_wrapper.h"});
  return arguments;
}

} // namespace tranship::frontend
