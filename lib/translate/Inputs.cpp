#include "translate/Inputs.h"

#include "source/IncludeDirectives.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace tranship {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string InputFile::relativePath() const {
  llvm::StringRef relative = source->path();
  relative.consume_front(root);
  return relative.ltrim('/').str();
}

std::optional<FileRole> roleOf(llvm::StringRef file) {
  return llvm::StringSwitch<std::optional<FileRole>>(path::extension(file))
      .Case(".cu", FileRole::CudaSource)
      .Cases({".c", ".cc", ".cpp", ".cxx", ".c++", ".C"}, FileRole::CxxSource)
      .Cases({".cuh", ".h", ".hh", ".hpp", ".hxx", ".h++", ".inl", ".inc", ".ipp", ".tpp", ".cui"},
             FileRole::Header)
      .Default(std::nullopt);
}

namespace {

llvm::Expected<InputFile> readInput(const std::string &file, std::string root, FileRole role) {
  uint64_t size = 0;
  if (std::error_code error = fs::file_size(file, size))
    return llvm::createFileError(file, error);
  if (size > maxFileSize)
    return llvm::createStringError(
        fmt::format("{}: {} MB is too large for a source file (limit {} MB)", file, size >> 20,
                    maxFileSize >> 20));
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
  if (!buffer)
    return llvm::createFileError(file, buffer.getError());
  llvm::StringRef text = (*buffer)->getBuffer();
  if (text.contains('\0'))
    return llvm::createStringError(file + ": is a binary file (it holds a zero byte)");
  return InputFile{std::make_unique<SourceFile>(file, text.str()), std::move(root), role};
}

/// Folders that hold no source of the project's own.
bool isSkippedFolder(llvm::StringRef name) {
  return name.starts_with(".") || name == "CMakeFiles" || name == "node_modules";
}

llvm::Error walk(const std::string &folder, const std::string &root, std::vector<InputFile> &inputs,
                 std::vector<Diagnostic> *skipped) {
  std::error_code error;
  std::vector<std::string> entries;
  for (fs::directory_iterator i(folder, error, /*follow_symlinks=*/false), end; i != end && !error;
       i.increment(error))
    entries.push_back(i->path());
  if (error)
    return llvm::createFileError(folder, error);
  llvm::sort(entries);
  for (const std::string &entry : entries) {
    fs::file_status status;
    // Links stay links: what they point to is translated where it lies, if it lies in the tree.
    if (fs::status(entry, status, /*follow=*/false))
      continue;
    if (fs::is_directory(status)) {
      if (!isSkippedFolder(path::filename(entry)))
        if (llvm::Error nested = walk(entry, root, inputs, skipped))
          return nested;
      continue;
    }
    std::optional<FileRole> role = roleOf(entry);
    if (!role || !fs::is_regular_file(status))
      continue;
    llvm::Expected<InputFile> input = readInput(entry, root, *role);
    if (input) {
      inputs.push_back(std::move(*input));
      continue;
    }
    // One such file must not cost the tree.
    if (!skipped)
      return input.takeError();
    std::string reason = llvm::toString(input.takeError());
    llvm::StringRef why = reason;
    why.consume_front(entry + ": ");
    skipped->push_back({DiagnosticKind::SkippedFile,
                        entry,
                        0,
                        0,
                        "left out: " + why.str(),
                        "copy it by hand if the result needs it",
                        {}});
  }
  return llvm::Error::success();
}

} // namespace

llvm::Expected<std::vector<InputFile>> readInputs(llvm::ArrayRef<std::string> paths,
                                                  std::vector<Diagnostic> *skipped) {
  std::vector<InputFile> inputs;
  for (const std::string &given : paths) {
    llvm::SmallString<256> absolute(given);
    if (std::error_code error = fs::make_absolute(absolute))
      return llvm::createFileError(given, error);
    path::remove_dots(absolute, /*remove_dot_dot=*/true);
    while (absolute.size() > 1 && absolute.back() == '/')
      absolute.pop_back();
    fs::file_status status;
    if (std::error_code error = fs::status(absolute, status))
      return llvm::createFileError(given, error);
    if (fs::is_directory(status)) {
      size_t before = inputs.size();
      if (llvm::Error error = walk(std::string(absolute), std::string(absolute), inputs, skipped))
        return error;
      if (inputs.size() == before)
        return llvm::createStringError(given + ": no C++ or CUDA source files in this folder");
    } else if (fs::is_regular_file(status)) {
      llvm::Expected<InputFile> input =
          readInput(std::string(absolute), path::parent_path(absolute).str(),
                    roleOf(absolute).value_or(FileRole::CudaSource));
      if (!input)
        return input.takeError();
      inputs.push_back(std::move(*input));
    } else {
      return llvm::createStringError(given + ": neither a file nor a folder");
    }
  }
  // Stable: of a file that was given twice, the first is kept.
  llvm::stable_sort(inputs, [](const InputFile &a, const InputFile &b) {
    return a.source->path() < b.source->path();
  });
  inputs.erase(std::unique(inputs.begin(), inputs.end(),
                           [](const InputFile &a, const InputFile &b) {
                             return a.source->path() == b.source->path();
                           }),
               inputs.end());
  return inputs;
}

namespace {

/// Length of the path that two files have in common: the nearer of two headers is meant.
size_t nearness(llvm::StringRef a, llvm::StringRef b) {
  size_t common = 0;
  while (common < a.size() && common < b.size() && a[common] == b[common])
    ++common;
  return a.take_front(common).count('/');
}

} // namespace

std::vector<std::string> guessIncludeFolders(const InputFile &unit,
                                             llvm::ArrayRef<InputFile> inputs) {
  auto byPath = [&](llvm::StringRef file) -> const InputFile * {
    const InputFile *found = llvm::partition_point(
        inputs, [&](const InputFile &input) { return input.source->path() < file; });
    return found != inputs.end() && found->source->path() == file ? found : nullptr;
  };
  std::vector<std::string> folders;
  std::set<const InputFile *> seen = {&unit};
  std::vector<const InputFile *> queue = {&unit};
  while (!queue.empty()) {
    const InputFile &file = *queue.back();
    queue.pop_back();
    for (const IncludeDirective &directive : findIncludes(*file.source).directives) {
      llvm::StringRef name = file.source->text(directive.name);
      llvm::SmallString<256> beside(path::parent_path(file.source->path()));
      path::append(beside, name);
      path::remove_dots(beside, /*remove_dot_dot=*/true);
      const InputFile *target = byPath(beside);
      if (!target) {
        std::string suffix = ("/" + name).str();
        for (const InputFile &candidate : inputs)
          if (llvm::StringRef(candidate.source->path()).ends_with(suffix) &&
              (!target || nearness(file.source->path(), candidate.source->path()) >
                              nearness(file.source->path(), target->source->path())))
            target = &candidate;
        if (target) {
          std::string folder =
              llvm::StringRef(target->source->path()).drop_back(suffix.size()).str();
          if (!llvm::is_contained(folders, folder))
            folders.push_back(std::move(folder));
        }
      }
      if (target && seen.insert(target).second)
        queue.push_back(target);
    }
  }
  return folders;
}

} // namespace tranship
