// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/GeneratedHeaders.h"

#include "buildfiles/ConfiguredHeaders.h"
#include "buildfiles/HipPlaces.h"
#include "project/IncludeGuess.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::driver {

namespace path = llvm::sys::path;

namespace {

constexpr size_t maxTemplateSize = 1 << 20;

class Generator {
public:
  Generator(llvm::ArrayRef<InputFile> inputs, llvm::ArrayRef<OtherFile> others,
            const ConfiguredHeaders &configured)
      : configured_(configured) {
    for (const auto &[file, header] : configured) {
      made_.push_back(file);
      names_.insert(path::filename(file));
    }
    for (const InputFile &input : inputs)
      addFile(input.source->path());
    for (const OtherFile &other : others)
      addFile(other.path);
  }

  bool empty() const { return names_.empty(); }

  void readIncludesOf(const SourceFile &file) { readIncludes(file.path(), file.text(), file, {}); }

  GeneratedHeaders take() { return std::move(result_); }

private:
  /// `offset`: of the include in `source` that leads to `text`; nothing: it is the source's own text.
  void readIncludes(llvm::StringRef includer, llvm::StringRef text, const SourceFile &source,
                    std::optional<size_t> offset) {
    constexpr llvm::StringLiteral word = "include";
    for (size_t at = 0; (at = text.find(word, at)) != text.npos;) {
      at += word.size();
      llvm::StringRef rest = text.drop_front(at).ltrim(" \t");
      llvm::StringRef close = rest.starts_with("<") ? ">" : "\"";
      if (!rest.starts_with("<") && !rest.starts_with("\""))
        continue;
      llvm::StringRef name = rest.drop_front().split(close).first.split('\n').first;
      if (names_.contains(path::filename(name)))
        generate(includer, name, source, offset.value_or(size_t(name.data() - text.data())));
    }
  }

  void addFile(const std::string &file) {
    if (llvm::StringRef header = headerOfTemplate(file); !header.empty()) {
      templates_[header.str()] = file;
      names_.insert(path::filename(header));
    }
    files_.push_back(file);
  }

  void generate(llvm::StringRef includer, llvm::StringRef name, const SourceFile &source,
                size_t offset) {
    std::string suffix = ("/" + name).str();
    std::string beside = withoutDots(joinPath(path::parent_path(includer), name));
    if (llvm::sys::fs::exists(beside) || project::nearestEndingWith(files_, suffix, includer))
      return;
    std::string place;
    ConfiguredHeader made;
    if (auto known = project::nearestEndingWith(made_, suffix, includer)) {
      place = *known;
      made = configured_.at(place);
    } else if (std::string file = templateOf(name); !file.empty()) {
      // The folders of the name may be those of the build: `<lib/config.h>` of `src/config.h.in`.
      place = withoutDots(joinPath(path::parent_path(file), name));
      if (std::string beside = joinPath(path::parent_path(file), path::filename(name));
          llvm::StringRef(beside).ends_with(suffix))
        place = beside; // `<lib/config.h>` of `lib/config.h.in`
      llvm::Expected<std::string> text = readRegularFile(file, maxTemplateSize);
      if (!text)
        return llvm::consumeError(text.takeError());
      made = {file, configuredText(*text, [](llvm::StringRef variable) {
                return isCudaSwitch(variable) ? std::optional<std::string>("1") : std::nullopt;
              })};
    }
    if (place.empty() || result_.headers.contains(place) || llvm::sys::fs::exists(place))
      return;
    auto [line, column] = source.lineAndColumn(unsigned(offset));
    std::string from = made.source.empty()
                           ? std::string("with `generate_export_header`")
                           : fmt::format("from `{}`", path::filename(made.source).str());
    result_.notes.push_back(
        {DiagnosticKind::MissingInclude, source.path(), line, column,
         fmt::format(
             "a build makes `{}` {}: it was read with the values that the build files show, with "
             "CUDA switched on, and without the macros that a build would have to find out",
             name.str(), from),
         "configure the project, and pass its compile database with -p, if the values matter"});
    std::string hip = withHipIncludes(made.text);
    const GeneratedHeader &header = result_.headers[place] = {std::move(made.text), std::move(hip)};
    readIncludes(place, header.text, source, offset);
  }

  /// The template whose path fits the included name best; empty: there is none.
  std::string templateOf(llvm::StringRef name) const {
    std::string found;
    for (const auto &[header, source] : templates_)
      if (path::filename(header) == path::filename(name) &&
          (found.empty() || llvm::StringRef(header).ends_with(("/" + name).str())))
        found = source;
    return found;
  }

  const ConfiguredHeaders &configured_;
  std::vector<std::string> made_, files_;
  std::map<std::string, std::string> templates_; // by the header's path
  llvm::StringSet<> names_;
  GeneratedHeaders result_;
};

} // namespace

GeneratedHeaders generateHeaders(llvm::ArrayRef<InputFile> inputs, llvm::ArrayRef<OtherFile> others,
                                 const ConfiguredHeaders &configured) {
  Generator generator(inputs, others, configured);
  if (!generator.empty())
    for (const InputFile &input : inputs)
      generator.readIncludesOf(*input.source);
  return generator.take();
}

} // namespace tranship::driver
