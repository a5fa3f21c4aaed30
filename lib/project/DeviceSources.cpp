// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/DeviceSources.h"

#include "project/IncludeGuess.h"
#include "source/IncludeDirectives.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <map>

namespace tranship::project {
namespace {

bool isDeviceHeader(llvm::StringRef name) {
  return name.starts_with("thrust/") || name.starts_with("cub/") || name == "curand_kernel.h";
}

class Reader {
public:
  explicit Reader(llvm::ArrayRef<InputFile> inputs) : resolver_(inputs) {}

  bool needsHip(const SourceFile &file) {
    auto [known, isNew] = known_.try_emplace(&file, false); // false ends cycles
    if (!isNew)
      return known->second;
    bool needs = false;
    for (const IncludeDirective &directive : findIncludes(file).directives) {
      llvm::StringRef name = file.text(directive.name);
      const InputFile *target = resolver_.resolve(file, name).input;
      needs |= target ? needsHip(*target->source) : isDeviceHeader(name);
    }
    file.forgetTokens();
    return known_[&file] = needs;
  }

private:
  IncludeResolver resolver_;
  std::map<const SourceFile *, bool> known_;
};

} // namespace

std::set<std::string> deviceSources(llvm::ArrayRef<InputFile> inputs) {
  std::set<std::string> sources;
  Reader reader(inputs);
  for (const InputFile &input : inputs)
    if (input.role == FileRole::CxxSource && !input.relativePath().ends_with(".c") &&
        reader.needsHip(*input.source))
      sources.insert(input.source->path());
  return sources;
}

} // namespace tranship::project
