// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Output.h"

#include "source/UnifiedDiff.h"
#include "support/FileWriting.h"
#include "support/Text.h"
#include "sync/PortFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <set>

namespace tranship::driver {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

bool isSamePlace(llvm::StringRef a, llvm::StringRef b) {
  return a == b || (path::filename(a) == path::filename(b) &&
                    fs::equivalent(path::parent_path(a), path::parent_path(b)));
}

namespace {

fs::perms permissionsOf(const std::string &source) {
  llvm::ErrorOr<fs::perms> permissions = fs::getPermissions(source);
  return permissions ? *permissions : fs::perms(0644);
}

/// The subfolder of the output for the files of each root. It is empty if there is only one root;
/// otherwise it is the shortest end of the root's path that differs between all roots.
std::map<std::string, std::string> outputFolders(llvm::ArrayRef<InputFile> inputs) {
  std::map<std::string, std::string> folders;
  size_t longest = 0;
  for (const InputFile &input : inputs)
    if (folders.try_emplace(input.root).second)
      longest = std::max<size_t>(longest, llvm::StringRef(input.root).count('/'));
  if (folders.size() <= 1)
    return folders;
  for (size_t parts = 1; parts <= longest; ++parts) {
    std::set<std::string> distinct;
    for (auto &[root, folder] : folders) {
      llvm::SmallVector<llvm::StringRef> components(path::begin(root), path::end(root));
      components.erase(components.begin()); // the `/`
      folder = llvm::join(llvm::ArrayRef(components).take_back(parts), "/");
      distinct.insert(folder);
    }
    if (distinct.size() == folders.size())
      break;
  }
  return folders;
}

/// `root`: the one of --root, if any.
llvm::Expected<OutputPlan> planInPlace(llvm::StringRef root, llvm::ArrayRef<InputFile> inputs,
                                       llvm::ArrayRef<OtherFile> others) {
  OutputPlan plan;
  plan.mode = OutputPlan::Mode::Files;
  std::string realRoot = root.empty() ? "" : realPath(absolutePath(root));
  for (const InputFile &input : inputs) {
    llvm::SmallString<256> real; // a link stays a link
    if (std::error_code error = fs::real_path(input.source->path(), real))
      return llvm::createFileError(input.source->path(), error);
    if (!realRoot.empty() && !isWithin(realRoot, real))
      return llvm::createStringError(input.source->path() + ": is a link to " + real +
                                     ", which is outside of the root " + root +
                                     "; --in-place does not change it");
    plan.targets.push_back(std::string(real));
  }
  for (const OtherFile &other : others)
    plan.buildTargets.push_back(other.path);
  return plan;
}

llvm::Error overwritesInput(const std::string &output) {
  return llvm::createStringError(output + ": is the input itself; use --in-place");
}

/// Plans one result for `-o FILE`.
llvm::Expected<OutputPlan> planFile(const std::string &output, const InputFile &input) {
  OutputPlan plan;
  plan.mode = OutputPlan::Mode::Files;
  std::string target = absolutePath(output);
  if (isSamePlace(target, input.source->path()))
    return overwritesInput(output);
  plan.root = path::parent_path(target).str();
  plan.isNamedFile = true;
  plan.targets.push_back(std::move(target));
  return plan;
}

/// Plans the results for `-o FOLDER`.
llvm::Expected<OutputPlan> planFolder(const std::string &output, llvm::ArrayRef<InputFile> inputs,
                                      llvm::ArrayRef<OtherFile> others) {
  OutputPlan plan;
  plan.mode = OutputPlan::Mode::Files;
  plan.root = absolutePath(output);
  plan.renameUnits = true;
  std::map<std::string, std::string> folders = outputFolders(inputs);
  std::map<std::string, std::string> takenBy;
  std::set<llvm::StringRef> given;
  for (const InputFile &input : inputs)
    given.insert(input.source->path());
  for (const InputFile &input : inputs) {
    llvm::SmallString<256> target(plan.root);
    path::append(target, folders[input.root]);
    // If the inputs have a port of a source already, the source keeps its name.
    bool hasPort = given.contains(outputName(input.source->path()));
    path::append(target, hasPort ? input.relativePath() : outputName(input.relativePath()));
    std::string name(target);
    if (isSamePlace(name, input.source->path()))
      return overwritesInput(output);
    auto [taken, isNew] = takenBy.try_emplace(name, input.source->path());
    if (!isNew)
      return llvm::createStringError(taken->second + " and " + input.source->path() +
                                     " would both become " + name);
    plan.targets.push_back(std::move(name));
  }
  for (const OtherFile &other : others) {
    llvm::SmallString<256> target(plan.root);
    path::append(target, folders[other.root], relativeTo(other.root, other.path).value_or(""));
    if (isSamePlace(target, other.path))
      return overwritesInput(output);
    plan.buildTargets.push_back(std::string(target));
  }
  return plan;
}

/// Errors: the folder is in a port that `tranship sync` keeps, whose edits would be lost.
llvm::Error checkNotSynced(llvm::StringRef folder) {
  for (; !folder.empty(); folder = path::parent_path(folder))
    if (isSyncedPort(folder))
      return llvm::createStringError(
          folder +
          ": is a port that `tranship sync` keeps, and -o would overwrite your "
          "edits in it; run `tranship sync SOURCES " +
          folder + "`, or pass --force");
  return llvm::Error::success();
}

} // namespace

llvm::Expected<OutputPlan> planOutput(const RunRequest &request, llvm::ArrayRef<InputFile> inputs,
                                      llvm::ArrayRef<OtherFile> others) {
  const OutputRequest &asked = request.output;
  if (int(asked.diff) + int(asked.inPlace) + int(!asked.output.empty()) > 1)
    return llvm::createStringError("-o, --in-place and --diff cannot be used together");
  OutputPlan plan;
  if (asked.diff) {
    plan.mode = OutputPlan::Mode::Diff;
    return plan;
  }
  if (asked.inPlace)
    return planInPlace(request.files.root, inputs, others);
  if (asked.output.empty()) {
    if (inputs.size() != 1)
      return llvm::createStringError(
          "several inputs need a place for the result: use -o FOLDER, --in-place or --diff");
    return plan;
  }
  bool single = request.files.root.empty() && request.inputs.size() == 1 && inputs.size() == 1 &&
                !fs::is_directory(request.inputs[0]);
  bool intoFolder = !single || fs::is_directory(absolutePath(asked.output)) ||
                    llvm::StringRef(asked.output).ends_with("/");
  llvm::Expected<OutputPlan> planned =
      intoFolder ? planFolder(asked.output, inputs, others) : planFile(asked.output, inputs[0]);
  if (planned && !asked.force)
    if (llvm::Error error = checkNotSynced(planned->root))
      return error;
  return planned;
}

void keepNamesOfHip(OutputPlan &plan, const Translation &translation) {
  for (size_t i = 0; plan.renameUnits && i < plan.targets.size(); ++i)
    if (translation.files[i].isHip) {
      llvm::SmallString<256> target(plan.targets[i]);
      path::replace_extension(target, path::extension(translation.files[i].input->source->path()));
      plan.targets[i] = std::string(target);
    }
}

llvm::Error checkWritten(llvm::raw_fd_ostream &stream) {
  stream.flush();
  std::error_code error = stream.error();
  stream.clear_error();
  return error ? llvm::createFileError("standard output", error) : llvm::Error::success();
}

namespace {

/// A result as it is, unless a person looks at it on a terminal.
void printResult(llvm::StringRef text) {
  if (llvm::outs().is_displayed())
    llvm::outs() << printableText(text);
  else
    llvm::outs() << text;
}

/// Whether a build file is part of the result; with --in-place, those that change are.
bool isWritten(const OutputFile &file, const OutputPlan &plan) {
  return !plan.root.empty() || file.newText;
}
bool isWritten(const TranslatedFile &file, const OutputPlan &plan) {
  return !plan.root.empty() || file.changed() || file.hasTodos;
}

llvm::Error print(const OutputPlan &plan, const Translation &translation,
                  llvm::ArrayRef<OutputFile> others) {
  if (plan.mode == OutputPlan::Mode::Stdout) {
    printResult(translation.files.front().text());
    return checkWritten(llvm::outs());
  }
  printResult(diffOf(translation, others));
  return checkWritten(llvm::outs());
}

} // namespace

std::string diffOf(const Translation &translation, llvm::ArrayRef<OutputFile> others) {
  std::string diff;
  auto add = [&](llvm::StringRef name, llvm::StringRef before, llvm::StringRef after) {
    diff += unifiedDiff(before, after, ("a/" + name).str(), ("b/" + name).str());
  };
  for (const TranslatedFile &file : translation.files)
    add(file.input->relativePath(), file.input->source->text(), file.text());
  for (const OutputFile &file : others)
    if (file.newText)
      add(relativeTo(file.source.root, file.source.path).value_or(""), file.text, *file.newText);
  return diff;
}

std::vector<ResultFile> resultFiles(const OutputPlan &plan, const Translation &translation,
                                    llvm::ArrayRef<OutputFile> others) {
  std::vector<ResultFile> files;
  bool isInPlace = plan.root.empty();
  for (size_t i = 0; i < plan.targets.size(); ++i) {
    const TranslatedFile &file = translation.files[i];
    if (!isWritten(file, plan) || translation.unfinished.contains(file.input->source->path()))
      continue;
    ResultFile result{plan.targets[i], plan.root, file.text().str()};
    result.permissions = permissionsOf(file.input->source->path());
    if (isInPlace) {
      result.before = file.input->source->text().str();
      result.stepFolder = file.input->root;
    }
    result.isNamed = plan.isNamedFile;
    result.isTouched = plan.touchesUnits && file.input->role != FileRole::Header;
    files.push_back(std::move(result));
  }
  for (size_t i = 0; i < plan.buildTargets.size(); ++i) {
    const OutputFile &file = others[i];
    if (!isWritten(file, plan))
      continue;
    ResultFile result{plan.buildTargets[i], plan.root, file.newText.value_or(file.text)};
    if (!file.newText && file.text.empty())
      result.copiedFrom = file.source.path;
    result.linkTo = file.linkTo;
    result.keepsTime = !file.newText && file.text.empty() && file.linkTo.empty() && !isInPlace;
    if (isInPlace && !file.text.empty())
      result.before = file.text;
    if (isInPlace)
      result.stepFolder = file.source.root;
    result.permissions = permissionsOf(file.source.path);
    files.push_back(std::move(result));
  }
  return files;
}

llvm::Error checkTargets(const OutputPlan &plan) {
  std::vector<ResultFile> files;
  for (const std::vector<std::string> *targets : {&plan.targets, &plan.buildTargets})
    for (const std::string &target : *targets) {
      ResultFile file{target, plan.root, {}};
      file.isNamed = plan.isNamedFile;
      files.push_back(std::move(file));
    }
  return checkResultFiles(files);
}

llvm::Expected<WrittenFiles> writeOutput(const OutputPlan &plan, const Translation &translation,
                                         llvm::ArrayRef<OutputFile> others,
                                         std::vector<ResultFile> more) {
  if (plan.mode != OutputPlan::Mode::Files) {
    if (llvm::Error error = print(plan, translation, others))
      return error;
    return WrittenFiles();
  }
  // The mark of a folder beside the tree comes first: without it, the next run would not know the folder.
  std::vector<ResultFile> files = std::move(more);
  llvm::append_range(files, resultFiles(plan, translation, others));
  if (plan.root.empty()) {
    // Folders of files that this run does not write may have some, too.
    std::set<llvm::StringRef> folders;
    for (const std::string &target : plan.targets)
      if (folders.insert(path::parent_path(target)).second)
        removeStaleTemporaries(path::parent_path(target));
  }
  return writeResultFiles(files);
}

} // namespace tranship::driver
