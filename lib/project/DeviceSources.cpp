// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/DeviceSources.h"

#include "project/IncludeGuess.h"
#include "source/IncludeDirectives.h"
#include "support/SourceLanguage.h"

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

  /// The first include that only a compiler of HIP can read; its line is 0 if there is none.
  DeviceInclude deviceInclude(const SourceFile &file) {
    auto [known, isNew] = known_.try_emplace(&file); // none ends cycles
    if (!isNew)
      return known->second;
    DeviceInclude found;
    for (const IncludeDirective &directive : findIncludes(file).directives) {
      llvm::StringRef name = file.text(directive.name);
      const InputFile *target = resolver_.resolve(file, name).input;
      if (found.line == 0 &&
          (target ? deviceInclude(*target->source).line != 0 : isDeviceHeader(name))) {
        auto [line, column] = file.lineAndColumn(directive.range.begin);
        found = {name.str(), line, column};
      }
    }
    file.forgetTokens();
    return known_[&file] = found;
  }

private:
  IncludeResolver resolver_;
  std::map<const SourceFile *, DeviceInclude> known_;
};

} // namespace

std::map<std::string, DeviceInclude> deviceSources(llvm::ArrayRef<InputFile> inputs) {
  std::map<std::string, DeviceInclude> sources;
  Reader reader(inputs);
  for (const InputFile &input : inputs) {
    if (input.role != FileRole::CxxSource || isCFile(input.relativePath()))
      continue;
    if (DeviceInclude include = reader.deviceInclude(*input.source); include.line != 0)
      sources.emplace(input.source->path(), std::move(include));
  }
  return sources;
}

} // namespace tranship::project
