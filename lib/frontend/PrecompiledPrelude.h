// The prelude and the standard headers that most units include, parsed once a run for each language and standard.
#pragma once

#include "frontend/Parse.h"

#include <map>
#include <memory>
#include <mutex>

namespace tranship {

class PrecompiledPrelude {
public:
  /// The bytes of a precompiled header that stands for the prelude; built at the first call for its key. Null when clang could
  /// not build it. Safe to call from several threads.
  const std::string *get(bool isCuda, llvm::StringRef standard, const ParseOptions &options);

private:
  struct Entry {
    std::once_flag once;
    std::string bytes;
  };
  std::mutex mutex_;
  std::map<std::pair<bool, std::string>, std::unique_ptr<Entry>> entries_;
};

} // namespace tranship
