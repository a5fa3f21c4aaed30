// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/SyncTranslation.h"

#include "support/TextFile.h"

#include "llvm/Support/FileSystem.h"

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;

class TranslationReader {
public:
  explicit TranslationReader(const RunResult &run) : run_(run) {}

  llvm::Expected<SyncTranslation> read() {
    const OutputPlan &plan = run_.output;
    for (size_t i = 0; i < plan.targets.size(); ++i) {
      const TranslatedFile &file = run_.translation.files[i];
      if (llvm::Error error = add(plan.targets[i], file.input->source->path(),
                                  file.input->relativePath(), file.text().str()))
        return error;
    }
    for (size_t i = 0; i < plan.buildTargets.size(); ++i) {
      const OutputFile &file = run_.build.files[i];
      std::string text = file.newText ? *file.newText : file.text;
      if (!file.newText && text.empty()) { // it is copied
        llvm::Expected<std::string> copied = readRegularFile(file.source.path, maxSourceSize);
        if (!copied)
          return copied.takeError();
        text = std::move(*copied);
      }
      llvm::StringRef source = relativeTo(file.source.root, file.source.path).value_or("");
      if (llvm::Error error =
              add(plan.buildTargets[i], file.source.path, source.str(), std::move(text)))
        return error;
    }
    return std::move(result_);
  }

private:
  llvm::Error add(llvm::StringRef target, const std::string &source, std::string sourceName,
                  std::string text) {
    std::string path = relativeTo(run_.output.root, target).value_or("").str();
    if (path.empty() || llvm::StringRef(path).starts_with(".tranship/"))
      return llvm::createStringError(source + ": its translation has no place in the port");
    llvm::ErrorOr<fs::perms> permissions = fs::getPermissions(source);
    bool isExecutable = permissions && (*permissions & fs::owner_exe);
    result_.files[path] = {FileVersion::Kind::File, std::move(text), isExecutable};
    result_.sources[path] = std::move(sourceName);
    return llvm::Error::success();
  }

  const RunResult &run_;
  SyncTranslation result_;
};

} // namespace

llvm::Expected<SyncTranslation> readTranslation(const RunResult &result) {
  return TranslationReader(result).read();
}

} // namespace tranship::driver
