// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortHeaders.h"

#include "frontend/port/TargetDependence.h"
#include "frontend/precompile/Precompile.h"
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

std::string serialize(const PortHeaders &headers) {
  ArchiveWriter writer;
  writer(headers.includes.text(), headers.dependsOnTarget, headers.large, headers.error);
  return writer.take();
}

std::unique_ptr<PortHeaders> deserialize(llvm::StringRef bytes) {
  ArchiveReader reader(bytes);
  std::string includes;
  auto headers = std::make_unique<PortHeaders>();
  reader(includes, headers->dependsOnTarget, headers->large, headers->error);
  if (reader.failed() || !reader.atEnd())
    return nullptr;
  headers->includes = IncludeGraph::fromText(includes);
  return headers;
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

/// `text`: what it is made from.
static std::optional<MadePch> make(llvm::ArrayRef<std::string> arguments, const std::string &text,
                                   bool hasLarge, size_t largeCount,
                                   llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                                   CompilerSetup &setup) {
  files->pushOverlay(ownFiles({{headerPath.str(), text}}));
  MadePch made;
  PortHeaders headers;
  FirstError firstError(headers.error);
  TargetDependence dependence;
  made.bytes = precompile(
      headerPath.str(), arguments, std::move(files), /*below=*/"", setup,
      hasLarge ? KeptBodies::TemplatesOnDemand : KeptBodies::Templates,
      [&](clang::Preprocessor &preprocessor) {
        dependence.attach(preprocessor);
        preprocessor.addPPCallbacks(
            std::make_unique<IdentifierCollector>(preprocessor, made.facts.identifiers));
        return recordIncludes(preprocessor.getSourceManager(), headers.includes);
      },
      hasLarge ? &firstError : nullptr);
  if (!made.bytes)
    return std::nullopt;
  headers.dependsOnTarget = dependence.found();
  llvm::ArrayRef<std::string> all = headers.includes.includedBy(headerPath);
  headers.large = all.take_back(std::min(all.size(), largeCount));
  made.facts.filesRead = headers.includes.files();
  made.facts.more = serialize(headers);
  return made;
}

/// Whether an earlier run lacked the header, too; remembers that this one did. Few units are checked
/// sooner without it, but after a change of a file, a second check should be fast.
bool PortHeaderStore::lackedBefore(const std::string &key) {
  if (store_.folder().empty())
    return false;
  std::lock_guard lock(mutex_);
  auto [known, isNew] = lackedBefore_.try_emplace(key);
  if (isNew) {
    std::string lacked = key + "|lacked";
    known->second = readCached(store_.folder(), lacked).has_value();
    if (!known->second)
      writeCached(store_.folder(), lacked, "1");
  }
  return known->second;
}

PchRecipe PortHeaderStore::recipe(llvm::ArrayRef<std::string> arguments, const PortSide &side,
                                  MakeFiles files, CompilerSetup &setup) const {
  PchRecipe recipe;
  recipe.text = textWith(side.large);
  recipe.key = clang::getClangFullVersion() + "|port 3|" + identity_ + "|" +
               llvm::join(arguments, "|") + recipe.text;
  recipe.mount = [](llvm::StringRef bytes, llvm::StringRef text) {
    return ownFiles({{PortHeaders::path.str(), bytes}, {headerPath.str(), text}});
  };
  recipe.make = [arguments, text = recipe.text, &side, files, &setup] {
    return make(arguments, text, !side.large.empty(), side.large.size(), files(), setup);
  };
  return recipe;
}

const PortHeaders *PortHeaderStore::headersOf(const Pch *pch) {
  if (!pch)
    return nullptr;
  std::lock_guard lock(mutex_);
  std::unique_ptr<PortHeaders> &slot = headers_[pch];
  if (!slot) {
    slot = deserialize(pch->facts.more);
    if (slot)
      slot->pch = pch;
  }
  return slot.get();
}

template <typename Get>
const Pch *PortHeaderStore::withMacros(const PortSide &side, MakeFiles files, CompilerSetup &setup,
                                       Get get) {
  return getWithMacros(
      [&](llvm::ArrayRef<std::string> macros) {
        std::vector<std::string> arguments = side.arguments;
        llvm::append_range(arguments, macros);
        return get(recipe(arguments, side, files, setup));
      },
      [&](const Pch &pch) { return side.macrosIn(pch.facts); });
}

const PortHeaders *PortHeaderStore::get(const PortSide &side, MakeFiles files,
                                        CompilerSetup &setup) {
  return headersOf(withMacros(side, files, setup, [&](const PchRecipe &recipe) {
    const Pch *found = store_.find(recipe);
    bool mayMake = found || mayMake_ || !side.large.empty() || lackedBefore(recipe.key);
    return found || !mayMake ? found : store_.get(recipe);
  }));
}

const PortHeaders *PortHeaderStore::replace(const PortSide &side, const PortHeaders &refused,
                                            MakeFiles files, CompilerSetup &setup) {
  return headersOf(withMacros(side, files, setup, [&](const PchRecipe &recipe) {
    const Pch *found = store_.find(recipe);
    return found == refused.pch ? store_.replace(recipe, *refused.pch) : found;
  }));
}

} // namespace tranship::frontend
