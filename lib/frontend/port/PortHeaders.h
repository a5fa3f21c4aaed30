// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's runtime header and the standard headers that most units include, precompiled for each side
// of a compilation.
#pragma once

#include "frontend/port/IncludeGraph.h"
#include "frontend/precompile/CompilerSetup.h"
#include "frontend/precompile/PchStore.h"

namespace tranship::frontend {

struct PortHeaders {
  /// Where its files hold the precompiled header.
  static constexpr llvm::StringLiteral path = "/tranship-port.pch";
  const Pch *pch = nullptr;
  IncludeGraph includes;
  /// The headers may be different for another GPU (TargetDependence).
  bool dependsOnTarget = false;
  /// Paths of the large headers.
  std::vector<std::string> large;
  /// The first error in a large header, with its file. Nothing can be parsed on the precompiled header then.
  std::string error;
};

/// How a unit is parsed as HIP, as far as the precompiled header depends on it.
struct PortSide {
  /// Clang's arguments, without the unit's own macros.
  std::vector<std::string> arguments;
  /// The unit's own macros among the identifiers of a header: "-DNAME=value", "-UNAME".
  std::function<std::vector<std::string>(const PchFacts &facts)> macrosIn;
  /// Large headers of a library that it is to hold as well; then it is made in any case.
  std::vector<std::string> large;
};

class PortHeaderStore {
public:
  /// `folder`: where to keep them; empty: nowhere. `identity`: what distinguishes HIP's headers from
  /// those of another run. `mayMake`: make those that the folder lacks;
  /// otherwise, these are made in the second run that lacks them.
  PortHeaderStore(std::string folder, std::string identity, bool mayMake)
      : store_(std::move(folder)), identity_(std::move(identity)), mayMake_(mayMake) {}

  using MakeFiles = llvm::function_ref<llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem>()>;

  /// The header for a side, or null if there is none. `files` must find HIP's headers. Safe to use from several threads.
  const PortHeaders *get(const PortSide &side, MakeFiles files, CompilerSetup &setup);

  /// Makes it again, once, after clang refused it.
  const PortHeaders *replace(const PortSide &side, const PortHeaders &refused, MakeFiles files,
                             CompilerSetup &setup);

private:
  PchRecipe recipe(llvm::ArrayRef<std::string> arguments, const PortSide &side, MakeFiles files,
                   CompilerSetup &setup) const;
  bool lackedBefore(const std::string &key);
  const PortHeaders *headersOf(const Pch *pch);
  template <typename Get>
  const Pch *withMacros(const PortSide &side, MakeFiles files, CompilerSetup &setup, Get get);

  PchStore store_;
  std::string identity_;
  bool mayMake_;
  std::mutex mutex_;
  std::map<const Pch *, std::unique_ptr<PortHeaders>> headers_;
  /// By key, once for the run.
  std::map<std::string, bool> lackedBefore_;
};

} // namespace tranship::frontend
