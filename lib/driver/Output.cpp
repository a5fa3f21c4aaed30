// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Output.h"

#include "driver/StopNote.h"
#include "source/UnifiedDiff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <csignal>
#include <set>

namespace tranship::driver {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

bool isSamePlace(llvm::StringRef a, llvm::StringRef b) {
  return a == b || (path::filename(a) == path::filename(b) &&
                    fs::equivalent(path::parent_path(a), path::parent_path(b)));
}

llvm::Error checkInside(llvm::StringRef folder, llvm::StringRef root) {
  llvm::SmallString<256> realFolder, realRoot;
  if (std::error_code error = fs::real_path(folder, realFolder))
    return llvm::createFileError(folder, error);
  if (std::error_code error = fs::real_path(root, realRoot))
    return llvm::createFileError(root, error);
  if (isWithin(realRoot, realFolder))
    return llvm::Error::success();
  return llvm::createStringError(folder + ": is a link that leaves the output folder " + root +
                                 "; nothing was written there");
}

llvm::Error makeFolder(llvm::StringRef folder, llvm::StringRef root) {
  if (fs::exists(folder))
    return checkInside(folder, root);
  if (llvm::Error error = makeFolder(path::parent_path(folder), root))
    return error;
  if (std::error_code error = fs::create_directory(folder))
    return llvm::createFileError(folder, error);
  return llvm::Error::success();
}

namespace {

/// Blocks the signals that a user can stop the process with: a temporary file exists for a moment
/// before LLVM has registered it for removal.
class SignalsHeldBack {
public:
  SignalsHeldBack() {
    sigset_t signals;
    sigemptyset(&signals);
    for (int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM})
      sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, &before_);
  }
  ~SignalsHeldBack() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsHeldBack(const SignalsHeldBack &) = delete;

private:
  sigset_t before_;
};

llvm::Expected<fs::TempFile> createTemporary(const llvm::Twine &model) {
  SignalsHeldBack heldBack;
  return fs::TempFile::create(model);
}

/// Writes to an existing target that is not a regular file, such as /dev/stdout. Replacing it could
/// damage the system.
llvm::Error writeInto(const std::string &target, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream stream(target, error, fs::CD_OpenExisting);
  if (!error) {
    stream << text;
    stream.flush();
    error = stream.error();
    stream.clear_error();
  }
  return error ? llvm::createFileError(target, error) : llvm::Error::success();
}

} // namespace

llvm::Error writeFile(const std::string &target, llvm::StringRef text, fs::perms permissions) {
  if (fs::exists(target) && !fs::is_regular_file(target))
    return writeInto(target, text);
  llvm::Expected<fs::TempFile> file = createTemporary(target + ".%%%%%%%%.tmp");
  if (!file)
    return llvm::createFileError(target, file.takeError());
  llvm::raw_fd_ostream stream(file->FD, /*shouldClose=*/false);
  stream << text;
  stream.flush();
  std::error_code error = stream.error();
  stream.clear_error();
  if (!error)
    error = fs::setPermissions(file->FD, permissions);
  if (error) {
    llvm::consumeError(file->discard());
    return llvm::createFileError(target, error);
  }
  if (llvm::Error keepError = file->keep(target)) {
    llvm::consumeError(file->discard());
    return llvm::createFileError(target, std::move(keepError));
  }
  return llvm::Error::success();
}

namespace {

/// Whether a write would change nothing. Builds that use a result compare times.
bool isAlready(const std::string &target, llvm::StringRef text, fs::perms permissions) {
  fs::file_status status;
  if (fs::status(target, status, /*follow=*/false) || !fs::is_regular_file(status) ||
      status.getSize() != text.size() || status.permissions() != permissions)
    return false;
  auto buffer = llvm::MemoryBuffer::getFile(target, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
  return buffer && (*buffer)->getBuffer() == text;
}

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

llvm::Expected<OutputPlan> planInPlace(llvm::ArrayRef<InputFile> inputs,
                                       llvm::ArrayRef<OtherFile> others) {
  OutputPlan plan;
  plan.mode = OutputPlan::Mode::Files;
  for (const InputFile &input : inputs) {
    llvm::SmallString<256> real; // a link stays a link
    if (std::error_code error = fs::real_path(input.source->path(), real))
      return llvm::createFileError(input.source->path(), error);
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
    // Beside a port that somebody has written, a source keeps its name.
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

/// Errors: the results cannot be written below `root`. Otherwise a long run would find that out at its end.
llvm::Error checkRoot(const std::string &root) {
  llvm::StringRef existing = root;
  while (!fs::exists(existing) && !path::parent_path(existing).empty())
    existing = path::parent_path(existing);
  if (!fs::is_directory(existing))
    return llvm::createStringError(existing + ": is a file, but the results need a folder there");
  if (!fs::can_write(existing))
    return llvm::createStringError(existing + ": the results cannot be written into this folder");
  return llvm::Error::success();
}

} // namespace

llvm::Expected<OutputPlan> planOutput(const Options &options, llvm::ArrayRef<InputFile> inputs,
                                      llvm::ArrayRef<OtherFile> others) {
  if (int(options.diff) + int(options.inPlace) + int(!options.output.empty()) > 1)
    return llvm::createStringError("-o, --in-place and --diff cannot be used together");
  OutputPlan plan;
  if (options.diff) {
    plan.mode = OutputPlan::Mode::Diff;
    return plan;
  }
  if (options.inPlace)
    return planInPlace(inputs, others);
  if (options.output.empty()) {
    if (inputs.size() != 1)
      return llvm::createStringError(
          "several inputs need a place for the result: use -o FOLDER, --in-place or --diff");
    return plan;
  }
  bool single = options.inputOptions.root.empty() && options.inputs.size() == 1 &&
                inputs.size() == 1 && !fs::is_directory(options.inputs[0]);
  bool intoFolder = !single || fs::is_directory(absolutePath(options.output)) ||
                    llvm::StringRef(options.output).ends_with("/");
  llvm::Expected<OutputPlan> planned = intoFolder ? planFolder(options.output, inputs, others)
                                                  : planFile(options.output, inputs[0]);
  if (planned)
    if (llvm::Error error = checkRoot(planned->root))
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

void printDiff(const OutputFile &file) {
  std::string name = relativeTo(file.source.root, file.source.path).value_or("").str();
  if (file.newText)
    llvm::outs() << unifiedDiff(file.text, *file.newText, "a/" + name, "b/" + name);
}

/// Copies or writes a file below the output folder, or with --in-place (`root` is empty) over
/// itself.
llvm::Error writeOther(const OutputFile &file, const std::string &target, llvm::StringRef root) {
  if (!root.empty())
    if (llvm::Error error = makeFolder(path::parent_path(target), root))
      return error;
  if (!file.newText && file.text.empty()) {
    std::error_code error = fs::copy_file(file.source.path, target);
    return error ? llvm::createFileError(target, error) : llvm::Error::success();
  }
  llvm::StringRef text = file.newText ? *file.newText : file.text;
  fs::perms permissions = permissionsOf(file.source.path);
  return isAlready(target, text, permissions) ? llvm::Error::success()
                                              : writeFile(target, text, permissions);
}

/// Why a file cannot be overwritten; nothing if it can. Writing replaces it, so its folder must
/// accept a new file.
std::optional<std::string> obstacleTo(const std::string &target,
                                      std::map<std::string, std::string> &folders) {
  fs::file_status status;
  if (std::error_code error = fs::status(target, status);
      error && error != std::errc::no_such_file_or_directory)
    return error.message();
  if (fs::exists(status) && (!(status.permissions() & fs::all_write) || !fs::can_write(target)))
    return "it is read-only";
  auto [folder, isNew] = folders.try_emplace(path::parent_path(target).str());
  if (isNew) {
    if (llvm::Expected<fs::TempFile> file = createTemporary(target + ".%%%%%%%%.tmp"))
      llvm::consumeError(file->discard());
    else
      folder->second = llvm::toString(file.takeError());
  }
  return folder->second.empty() ? std::nullopt : std::optional(folder->second);
}

/// Errors: some of the files cannot be overwritten.
llvm::Error checkTargets(llvm::ArrayRef<std::string> targets) {
  constexpr size_t maxShown = 5;
  std::map<std::string, std::string> folders; // with what is wrong with them
  std::vector<std::string> problems;
  for (const std::string &target : targets)
    if (std::optional<std::string> obstacle = obstacleTo(target, folders))
      problems.push_back(target + ": " + *obstacle);
  if (problems.empty())
    return llvm::Error::success();
  size_t more = problems.size() > maxShown ? problems.size() - maxShown : 0;
  problems.resize(problems.size() - more);
  return llvm::createStringError(
      "nothing was written, because not all files can be: " + llvm::join(problems, "; ") +
      (more ? "; and " + std::to_string(more) + " more" : ""));
}

/// Whether a build file is part of the result; with --in-place, those that change are.
bool isWritten(const OutputFile &file, const OutputPlan &plan) {
  return !plan.root.empty() || file.newText;
}
bool isWritten(const TranslatedFile &file, const OutputPlan &plan) {
  return !plan.root.empty() || file.changed() || file.hasTodos;
}

std::vector<std::string> filesToWrite(const OutputPlan &plan, const Translation &translation,
                                      llvm::ArrayRef<OutputFile> others) {
  std::vector<std::string> files;
  for (size_t i = 0; i < plan.targets.size(); ++i)
    if (isWritten(translation.files[i], plan))
      files.push_back(plan.targets[i]);
  for (size_t i = 0; i < plan.buildTargets.size(); ++i)
    if (isWritten(others[i], plan))
      files.push_back(plan.buildTargets[i]);
  return files;
}

llvm::Error print(const OutputPlan &plan, const Translation &translation,
                  llvm::ArrayRef<OutputFile> others) {
  if (plan.mode == OutputPlan::Mode::Stdout) {
    llvm::outs() << translation.files.front().text();
    return checkWritten(llvm::outs());
  }
  for (const TranslatedFile &file : translation.files) {
    std::string name = file.input->relativePath();
    llvm::outs() << unifiedDiff(file.input->source->text(), file.text(), "a/" + name, "b/" + name);
  }
  llvm::for_each(others, printDiff);
  return checkWritten(llvm::outs());
}

llvm::Error writeSource(const OutputPlan &plan, const TranslatedFile &file,
                        const std::string &target) {
  if (!plan.root.empty())
    if (llvm::Error error = makeFolder(path::parent_path(target), plan.root))
      return error;
  return writeFile(target, file.text(), permissionsOf(file.input->source->path()));
}

/// Writes the files that change. `settled` is called after each of them.
llvm::Error writeSources(const OutputPlan &plan, const Translation &translation,
                         llvm::function_ref<void()> settled) {
  std::vector<size_t> sameUnits;
  bool writesAny = false;
  for (size_t i = 0; i < plan.targets.size(); ++i) {
    const TranslatedFile &file = translation.files[i];
    if (!isWritten(file, plan))
      continue;
    if (isAlready(plan.targets[i], file.text(), permissionsOf(file.input->source->path()))) {
      if (file.input->role != FileRole::Header)
        sameUnits.push_back(i);
      settled();
      continue;
    }
    writesAny = true;
    if (llvm::Error error = writeSource(plan, file, plan.targets[i]))
      return error;
    settled();
  }
  if (plan.touchesUnits && writesAny)
    for (size_t i : sameUnits)
      if (llvm::Error error = writeSource(plan, translation.files[i], plan.targets[i]))
        return error;
  return llvm::Error::success();
}

} // namespace

llvm::Expected<std::vector<std::string>> writeOutput(const OutputPlan &plan,
                                                     const Translation &translation,
                                                     llvm::ArrayRef<OutputFile> others) {
  if (plan.mode != OutputPlan::Mode::Files) {
    if (llvm::Error error = print(plan, translation, others))
      return error;
    return std::vector<std::string>();
  }
  std::vector<std::string> written = filesToWrite(plan, translation, others);
  if (plan.root.empty()) {
    if (llvm::Error error = checkTargets(written))
      return error;
  } else if (std::error_code error = fs::create_directories(plan.root)) {
    return llvm::createFileError(plan.root, error);
  }
  StopNote note("files were written; none of them is incomplete");
  size_t done = 0;
  auto settled = [&] { note.update(++done, written.size()); };
  note.update(done, written.size());
  if (llvm::Error error = writeSources(plan, translation, settled))
    return error;
  for (size_t i = 0; i < plan.buildTargets.size(); ++i)
    if (isWritten(others[i], plan)) {
      if (llvm::Error error = writeOther(others[i], plan.buildTargets[i], plan.root))
        return error;
      settled();
    }
  return written;
}

} // namespace tranship::driver
