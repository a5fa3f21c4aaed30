// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortPrelude.h"

#include "frontend/Precompile.h"
#include "frontend/port/TargetDependence.h"
#include "support/Archive.h"
#include "support/DiskCache.h"

#include "clang/Basic/Version.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

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
  writer(facts.includes.text(), facts.dependsOnTarget, facts.identifiers, facts.large, facts.state,
         facts.error);
  return writer.take();
}

std::optional<PreludeFacts> readFacts(llvm::StringRef folder, llvm::StringRef key) {
  std::optional<std::string> bytes = readCached(folder, factsKey(key));
  if (!bytes)
    return std::nullopt;
  ArchiveReader reader(*bytes);
  std::string includes;
  PreludeFacts facts;
  reader(includes, facts.dependsOnTarget, facts.identifiers, facts.large, facts.state, facts.error);
  if (reader.failed() || !reader.atEnd())
    return std::nullopt;
  facts.includes = IncludeGraph::fromText(includes);
  return facts;
}

/// What the header is made from.
std::string textWith(llvm::ArrayRef<std::string> large) {
  std::string text = headerText.str();
  for (const std::string &header : large)
    text += "#if __has_include(<" + header + ">)\n#include <" + header + ">\n#endif\n";
  return text;
}

/// Keeps the first error.
class FirstError : public clang::DiagnosticConsumer {
public:
  explicit FirstError(std::string &error) : error_(error) {}

  void BeginSourceFile(const clang::LangOptions &,
                       const clang::Preprocessor *preprocessor) override {
    sources_ = &preprocessor->getSourceManager();
  }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                        const clang::Diagnostic &diagnostic) override {
    if (level < clang::DiagnosticsEngine::Error || !error_.empty() || !sources_)
      return;
    llvm::SmallString<128> message;
    diagnostic.FormatDiagnostic(message);
    clang::PresumedLoc place =
        sources_->getPresumedLoc(sources_->getFileLoc(diagnostic.getLocation()));
    error_ = place.isValid()
                 ? fmt::format("{}:{}: {}", place.getFilename(), place.getLine(), message.c_str())
                 : message.c_str();
  }

private:
  std::string &error_;
  const clang::SourceManager *sources_ = nullptr;
};

/// Collects the identifiers at the end of the header.
class IdentifierCollector : public clang::PPCallbacks {
public:
  IdentifierCollector(clang::Preprocessor &preprocessor, std::vector<uint64_t> &identifiers)
      : preprocessor_(preprocessor), identifiers_(identifiers) {}

  void EndOfMainFile() override {
    for (const auto &identifier : preprocessor_.getIdentifierTable())
      identifiers_.push_back(llvm::xxh3_64bits(identifier.first()));
    llvm::sort(identifiers_);
  }

private:
  clang::Preprocessor &preprocessor_;
  std::vector<uint64_t> &identifiers_;
};

} // namespace

PortPrelude::PortPrelude(std::unique_ptr<llvm::MemoryBuffer> holder, llvm::StringRef bytes,
                         std::string text, PreludeFacts facts)
    : holder_(std::move(holder)), text_(std::move(text)),
      // Clang wants to see what the header was made from as well.
      files_(ownFiles({{path.str(), bytes}, {headerPath.str(), text_}})), facts_(std::move(facts)) {
}

PortPreludes::Entry &PortPreludes::entry(llvm::StringRef key) {
  std::lock_guard lock(mutex_);
  std::unique_ptr<Entry> &slot = entries_[key.str()];
  if (!slot)
    slot = std::make_unique<Entry>();
  return *slot;
}

std::string PortPreludes::keyOf(llvm::ArrayRef<std::string> arguments, llvm::StringRef text) const {
  return clang::getClangFullVersion() + "|port 2|" + identity_ + "|" + llvm::join(arguments, "|") +
         text.str();
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
                   CompilerSetup &setup, llvm::ArrayRef<std::string> large) const {
  std::string text = textWith(large);
  files->pushOverlay(ownFiles({{headerPath.str(), text}}));
  PreludeFacts facts;
  FirstError firstError(facts.error);
  TargetDependence dependence;
  std::unique_ptr<llvm::MemoryBuffer> buffer = precompile(
      headerPath.str(), arguments, std::move(files), /*below=*/"", setup,
      large.empty() ? KeptBodies::Templates : KeptBodies::TemplatesOnDemand,
      [&](clang::Preprocessor &preprocessor) {
        dependence.attach(preprocessor);
        preprocessor.addPPCallbacks(
            std::make_unique<IdentifierCollector>(preprocessor, facts.identifiers));
        return recordIncludes(preprocessor.getSourceManager(), facts.includes);
      },
      large.empty() ? nullptr : &firstError);
  if (!buffer)
    return nullptr;
  facts.dependsOnTarget = dependence.found();
  if (!large.empty()) {
    llvm::ArrayRef<std::string> all = facts.includes.includedBy(headerPath);
    facts.large = all.take_back(std::min(all.size(), large.size()));
    facts.state = stateOf(facts.includes.files());
  }
  llvm::StringRef bytes = buffer->getBuffer();
  if (!folder_.empty()) {
    writeCached(folder_, key, bytes);
    writeCached(folder_, factsKey(key), serialize(facts));
    // Mapped from the file, the many sides of a large header take no memory of their own.
    if (std::optional<CachedBlob> cached = openCached(folder_, key))
      return std::make_unique<PortPrelude>(std::move(cached->file), cached->bytes, std::move(text),
                                           std::move(facts));
  }
  return std::make_unique<PortPrelude>(std::move(buffer), bytes, std::move(text), std::move(facts));
}

const PortPrelude *PortPreludes::get(llvm::ArrayRef<std::string> arguments,
                                     llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                                     CompilerSetup &setup, llvm::ArrayRef<std::string> large) {
  std::string text = textWith(large), key = keyOf(arguments, text);
  Entry &known = entry(key);
  std::call_once(known.got, [&] {
    std::optional<PreludeFacts> facts;
    if (!folder_.empty())
      facts = readFacts(folder_, key);
    if (facts && !large.empty() && facts->state != stateOf(facts->includes.files()))
      facts.reset();
    if (std::optional<CachedBlob> cached = facts ? openCached(folder_, key) : std::nullopt)
      known.first = std::make_unique<PortPrelude>(std::move(cached->file), cached->bytes,
                                                  std::move(text), std::move(*facts));
    else if (mayMake_ || !large.empty() || lackedBefore(key))
      known.first = make(key, arguments, std::move(files), setup, large);
  });
  return known.first.get();
}

const PortPrelude *
PortPreludes::rebuild(llvm::ArrayRef<std::string> arguments,
                      llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                      CompilerSetup &setup, llvm::ArrayRef<std::string> large) {
  std::string key = keyOf(arguments, textWith(large));
  Entry &known = entry(key);
  std::call_once(known.rebuilt,
                 [&] { known.fresh = make(key, arguments, std::move(files), setup, large); });
  return known.fresh.get();
}

} // namespace tranship::frontend
