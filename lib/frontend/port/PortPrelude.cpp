// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortPrelude.h"

#include "frontend/Precompile.h"
#include "frontend/port/TargetDependence.h"
#include "support/Archive.h"
#include "support/DiskCache.h"

#include "clang/Basic/Version.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::frontend {
namespace {

constexpr llvm::StringLiteral headerPath = "/tranship-port.h";

/// Units see only what they include themselves (Visibility.h), so more is never wrong here.
constexpr llvm::StringLiteral headerText = R"(#pragma once
#pragma GCC system_header
#include <hip/hip_runtime.h>
#include <algorithm>
#include <array>
#include <cassert>
#include <cfloat>
#include <chrono>
#include <climits>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <math.h>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <stdlib.h>
#include <string>
#include <sys/time.h>
#include <type_traits>
#include <utility>
#include <vector>

// What most programs instantiate. It takes less to load than to instantiate.
namespace tranship_usual {
using output = decltype(std::cout << "" << 'c' << 1 << 1u << 1l << 1ul << 1.f << 1. << true << std::string() << std::setw(1)
                                  << std::setprecision(1) << std::fixed << std::endl);
using input = decltype(std::declval<std::ifstream &>() >> std::declval<int &>());
using text = decltype(std::string() + "" + std::string() == "", std::to_string(1));
template <typename T>
using list = decltype(std::declval<std::vector<T> &>().push_back(T()), std::vector<T>(1, T())[0], std::vector<T>(1).begin() + 1,
                      std::vector<T>().end() != std::vector<T>().begin());
using lists = void (*)(list<int>, list<unsigned>, list<float>, list<double>);
using elapsed = decltype(std::chrono::duration<double>(std::chrono::high_resolution_clock::now() - std::chrono::high_resolution_clock::now()).count());
} // namespace tranship_usual
)";

std::string factsKey(llvm::StringRef key) { return (key + "|facts").str(); }

std::string serialize(const PreludeFacts &facts) {
  ArchiveWriter writer;
  writer(facts.includes.text(), facts.dependsOnTarget);
  return writer.take();
}

std::optional<PreludeFacts> readFacts(llvm::StringRef folder, llvm::StringRef key) {
  std::optional<std::string> bytes = readCached(folder, factsKey(key));
  if (!bytes)
    return std::nullopt;
  ArchiveReader reader(*bytes);
  std::string includes;
  PreludeFacts facts;
  reader(includes, facts.dependsOnTarget);
  if (reader.failed() || !reader.atEnd())
    return std::nullopt;
  facts.includes = IncludeGraph::fromText(includes);
  return facts;
}

} // namespace

PortPrelude::PortPrelude(std::unique_ptr<llvm::MemoryBuffer> holder, llvm::StringRef bytes,
                         PreludeFacts facts)
    : holder_(std::move(holder)),
      // Clang wants to see what the header was made from as well.
      files_(ownFiles({{path.str(), bytes}, {headerPath.str(), headerText}})),
      facts_(std::move(facts)) {}

PortPreludes::Entry &PortPreludes::entry(llvm::StringRef key) {
  std::lock_guard lock(mutex_);
  std::unique_ptr<Entry> &slot = entries_[key.str()];
  if (!slot)
    slot = std::make_unique<Entry>();
  return *slot;
}

std::string PortPreludes::keyOf(llvm::ArrayRef<std::string> arguments) const {
  return clang::getClangFullVersion() + "|port|" + identity_ + "|" + llvm::join(arguments, "|") +
         headerText.str();
}

/// Whether an earlier run lacked the header, too; remembers that this one did. Few units are checked
/// sooner without it, but whoever changes a file and checks it again should wait only once.
bool PortPreludes::lackedBefore(llvm::StringRef key) const {
  if (folder_.empty())
    return false;
  std::string lacked = (key + "|lacked").str();
  if (readCached(folder_, lacked))
    return true;
  writeCached(folder_, lacked, "1");
  return false;
}

std::unique_ptr<PortPrelude>
PortPreludes::make(llvm::StringRef key, llvm::ArrayRef<std::string> arguments,
                   llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                   CompilerSetup &setup) const {
  files->pushOverlay(ownFiles({{headerPath.str(), headerText}}));
  PreludeFacts facts;
  TargetDependence dependence;
  std::string bytes =
      precompile(headerPath.str(), arguments, std::move(files), /*below=*/"", setup,
                 KeptBodies::Templates, [&](clang::Preprocessor &preprocessor) {
                   dependence.attach(preprocessor);
                   return recordIncludes(preprocessor.getSourceManager(), facts.includes);
                 });
  if (bytes.empty())
    return nullptr;
  facts.dependsOnTarget = dependence.found();
  if (!folder_.empty()) {
    writeCached(folder_, key, bytes);
    writeCached(folder_, factsKey(key), serialize(facts));
  }
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(bytes);
  llvm::StringRef held = buffer->getBuffer();
  return std::make_unique<PortPrelude>(std::move(buffer), held, std::move(facts));
}

const PortPrelude *PortPreludes::get(llvm::ArrayRef<std::string> arguments,
                                     llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                                     CompilerSetup &setup) {
  std::string key = keyOf(arguments);
  Entry &known = entry(key);
  std::call_once(known.got, [&] {
    std::optional<PreludeFacts> facts;
    if (!folder_.empty())
      facts = readFacts(folder_, key);
    if (std::optional<CachedBlob> cached = facts ? openCached(folder_, key) : std::nullopt)
      known.first =
          std::make_unique<PortPrelude>(std::move(cached->file), cached->bytes, std::move(*facts));
    else if (mayMake_ || lackedBefore(key))
      known.first = make(key, arguments, std::move(files), setup);
  });
  return known.first.get();
}

const PortPrelude *
PortPreludes::rebuild(llvm::ArrayRef<std::string> arguments,
                      llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                      CompilerSetup &setup) {
  std::string key = keyOf(arguments);
  Entry &known = entry(key);
  std::call_once(known.rebuilt,
                 [&] { known.fresh = make(key, arguments, std::move(files), setup); });
  return known.fresh.get();
}

} // namespace tranship::frontend
