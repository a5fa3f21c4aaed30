// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/PortEdits.h"

#include "driver/verify/VerifyTranslation.h"
#include "programs/ProgramSources.h"
#include "programs/SortedFlags.h"

#include "source/SourceFile.h"
#include "source/UnifiedDiff.h"
#include "support/Paths.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

/// The tokens of a file, one a line.
std::string tokenLines(const SourceFile &file) {
  std::string lines;
  for (const SourceToken &token : file.tokens()) {
    std::string text = file.text(token).str();
    std::replace(text.begin(), text.end(), '\n', ' '); // raw strings
    lines += text + "\n";
  }
  return lines;
}

/// Tokens that one side has in place of others.
struct TokenEdit {
  std::string translation = {}, port = {};
  /// The token of the port where it is, 1-based.
  unsigned place = 0;
  size_t tokens = 0;
};

void append(llvm::StringRef token, std::string &text) {
  text += (text.empty() ? "" : " ") + token.rtrim('\n').str();
}

std::vector<TokenEdit> editsOf(llvm::StringRef translation, llvm::StringRef port) {
  std::vector<TokenEdit> edits;
  for (const DiffHunk &hunk : diffHunks(translation, port)) {
    bool isOpen = false; // the last edit goes on
    unsigned next = hunk.afterBegin + 1;
    for (const DiffLine &line : hunk.lines) {
      bool isCommon = line.before && line.after;
      if (!isCommon && !isOpen)
        edits.push_back({.place = next});
      isOpen = !isCommon;
      if (isOpen) {
        append(line.text, line.after ? edits.back().port : edits.back().translation);
        ++edits.back().tokens;
      }
      next = line.after ? line.after + 1 : next;
    }
  }
  return edits;
}

std::string shortened(std::string text) {
  constexpr size_t longest = 60;
  return text.size() > longest ? text.substr(0, longest) + "…" : text;
}

std::string describe(const TokenEdit &edit) {
  if (edit.translation.empty())
    return fmt::format("`{}` is added", shortened(edit.port));
  if (edit.port.empty())
    return fmt::format("`{}` is missing", shortened(edit.translation));
  return fmt::format("`{}` in place of `{}`", shortened(edit.port), shortened(edit.translation));
}

/// The file of the port that a source became; null if none is known.
const ProgramFile *counterpart(const Program &port, const std::string &path) {
  const ProgramFile *only = nullptr;
  for (const ProgramFile &file : port.files) {
    if (file.path == path)
      return &file;
    if (file.isUnit)
      only = only ? nullptr : &file;
  }
  return port.units().size() == 1 ? only : nullptr;
}

} // namespace

std::vector<std::string> describeEdits(llvm::StringRef path, llvm::StringRef translation,
                                       llvm::StringRef port) {
  SourceFile before("", translation.str()), after("", port.str());
  std::vector<std::string> places;
  constexpr size_t mostTokens = 100; // helpers, which a port may have in a header
  size_t tokens = 0;
  for (const TokenEdit &edit : editsOf(tokenLines(before), tokenLines(after)))
    if (edit.tokens <= mostTokens) {
      size_t place = std::min<size_t>(edit.place, after.tokens().size());
      unsigned offset = place ? after.tokens()[place - 1].offset : 0;
      places.push_back(
          fmt::format("{}:{}: {}", path.str(), after.lineAndColumn(offset).first, describe(edit)));
      tokens += edit.tokens;
    }
  // A port of another origin has other words for everything.
  constexpr size_t leastCommon = 4;
  return tokens * leastCommon < after.tokens().size() ? places : std::vector<std::string>();
}

std::vector<std::string> describePortEdits(const VerifySource &source, const Manifest &manifest,
                                           const Program &original, const Program &port) {
  SortedFlags flags = sortFlags(source.flags, absolutePath("."), manifest.folder);
  llvm::Expected<std::vector<InputFile>> files = readSources(manifest, flags.common);
  if (!files) {
    llvm::consumeError(files.takeError());
    return {};
  }
  std::vector<std::string> all = original.flags;
  llvm::append_range(all, flags.clang);
  llvm::Expected<ProgramTranslation> made =
      translateProgram(std::move(*files), manifest, source, all);
  if (!made) {
    llvm::consumeError(made.takeError());
    return {};
  }
  std::vector<std::string> places;
  for (size_t i = 0; i < made->translation.files.size() && i < original.files.size(); ++i) {
    const TranslatedFile &file = made->translation.files[i];
    if (const ProgramFile *given = counterpart(port, outputName(file, original.files[i].path)))
      llvm::append_range(places, describeEdits(given->path, file.text(), given->text));
  }
  constexpr size_t most = 8;
  if (places.size() > most) {
    size_t more = places.size() - most;
    places.resize(most);
    places.push_back(fmt::format("and {} more", more));
  }
  return places;
}

} // namespace tranship::driver
