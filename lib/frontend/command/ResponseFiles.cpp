// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/command/ResponseFiles.h"

#include "frontend/command/NvccFlags.h"
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

namespace tranship::frontend {
namespace {

class Expander {
public:
  explicit Expander(llvm::StringRef directory) : directory_(directory) {}

  void expand(llvm::ArrayRef<std::string> arguments, unsigned depth) {
    for (size_t i = 0; i < arguments.size(); ++i) {
      llvm::StringRef word = arguments[i];
      if (word.size() > 1 && word.consume_front("@")) {
        insert(word, depth);
        continue;
      }
      std::optional<WrittenNvccFlag> written = findNvccFlag(word);
      if (!written || written->flag->holds != NvccFlag::Holds::OptionsFile) {
        expanded_.words.push_back(arguments[i]);
        continue;
      }
      if (!written->value && i + 1 == arguments.size())
        return;
      for (const std::string &file :
           splitNvccList(written->value ? *written->value : llvm::StringRef(arguments[++i])))
        insert(file, depth);
    }
  }

  ExpandedArguments take() { return std::move(expanded_); }

private:
  void insert(llvm::StringRef file, unsigned depth) {
    llvm::SmallString<256> path(file);
    llvm::sys::path::make_absolute(directory_, path);
    auto fail = [&](llvm::StringRef why) {
      expanded_.problems.push_back((file + ": " + why).str());
    };
    if (depth == maxResponseDepth)
      return fail("response files are nested too deeply");
    llvm::Expected<std::string> text = readRegularFile(std::string(path), maxResponseSize);
    if (!text)
      return fail(reasonOf(text.takeError(), std::string(path)));
    if (total_ + text->size() > maxResponseSize)
      return fail("too large");
    total_ += text->size();
    llvm::BumpPtrAllocator allocator;
    llvm::StringSaver saver(allocator);
    llvm::SmallVector<const char *> words;
    llvm::cl::TokenizeGNUCommandLine(*text, saver, words);
    expand(std::vector<std::string>(words.begin(), words.end()), depth + 1);
  }

  llvm::StringRef directory_;
  /// The size of all files: a few that name each other many times must not grow without end.
  size_t total_ = 0;
  ExpandedArguments expanded_;
};

} // namespace

ExpandedArguments expandResponseFiles(llvm::ArrayRef<std::string> arguments,
                                      llvm::StringRef directory) {
  Expander expander(directory);
  expander.expand(arguments, 0);
  return expander.take();
}

} // namespace tranship::frontend
