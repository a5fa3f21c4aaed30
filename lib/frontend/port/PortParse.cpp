// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortParse.h"

#include "frontend/port/MissingInclude.h"
#include "frontend/port/PortConsumer.h"
#include "frontend/port/PortErrors.h"
#include "frontend/port/TargetDependence.h"
#include "frontend/port/Visibility.h"
#include "support/ClangInstallation.h"
#include "support/RegularFiles.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errc.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

namespace tranship::frontend {
namespace {

/// Where our own HIP headers are mounted.
constexpr llvm::StringLiteral ownFolder = "/tranship-hip";
/// Where the headers of OpenMP, MPI and others are mounted that neither ROCm nor, perhaps, the machine has.
constexpr llvm::StringLiteral fallbackFolder = "/tranship-hip/tranship/fallback";

class IncludeRecorder : public clang::PPCallbacks {
public:
  IncludeRecorder(const clang::SourceManager &sources, PortUnit &unit, const PortOptions &options,
                  PortErrors &errors)
      : sources_(sources), unit_(unit), options_(options), errors_(errors) {}

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    clang::OptionalFileEntryRef entry = sources_.getFileEntryRefForID(file);
    if (reason != LexedFileChangeReason::EnterFile || !entry ||
        options_.isHipHeader(entry->getName()))
      return;
    // A distribution's headers change with the compiler.
    if (std::string path = absolute(entry->getName()); !llvm::StringRef(path).starts_with("/usr/"))
      unit_.filesRead.insert(std::move(path));
  }

  void InclusionDirective(clang::SourceLocation hash, const clang::Token &, llvm::StringRef name,
                          bool, clang::CharSourceRange, clang::OptionalFileEntryRef file,
                          llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override {
    clang::OptionalFileEntryRef includer = sources_.getFileEntryRefForID(sources_.getFileID(hash));
    if (includer && unit_.filesRead.contains(absolute(includer->getName())))
      unit_.includes.insert(name.str());
    if (!file || options_.isHipHeader(file->getName()) || !options_.isCudaHeader(name) ||
        options_.isUserFile(absolute(file->getName())))
      return;
    if (includer && options_.isUserFile(absolute(includer->getName())))
      errors_.add(hash, ("'" + name +
                         "' is a CUDA header; this machine has a file of that "
                         "name, but HIP does not")
                            .str());
  }

private:
  std::string absolute(llvm::StringRef path) const {
    llvm::SmallString<256> result(path);
    (void)sources_.getFileManager().makeAbsolutePath(result);
    llvm::sys::path::remove_dots(result, /*remove_dot_dot=*/true);
    return std::string(result);
  }

  const clang::SourceManager &sources_;
  PortUnit &unit_;
  const PortOptions &options_;
  PortErrors &errors_;
};

/// Hides CUDA headers in the folders that every compiler searches: the machine that the port is
/// for has none.
class WithoutCuda : public llvm::vfs::ProxyFileSystem {
public:
  WithoutCuda(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, const PortOptions &options)
      : ProxyFileSystem(std::move(files)), options_(options) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &path) override {
    if (isHidden(path))
      return make_error_code(llvm::errc::no_such_file_or_directory);
    return ProxyFileSystem::status(path);
  }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &path) override {
    if (isHidden(path))
      return make_error_code(llvm::errc::no_such_file_or_directory);
    return ProxyFileSystem::openFileForRead(path);
  }

private:
  bool isHidden(const llvm::Twine &path) const {
    llvm::SmallString<256> text;
    path.toVector(text);
    llvm::StringRef name = text;
    return (name.consume_front("/usr/include/") || name.consume_front("/usr/local/include/")) &&
           options_.isCudaHeader(name);
  }

  const PortOptions &options_;
};

/// Clang counts what it finds in a folder of -isystem or -idirafter as the system's, and says less
/// about it.
void keepUsersFolders(clang::HeaderSearch &search, const PortOptions &options) {
  for (clang::DirectoryLookup &folder : search.search_dir_range())
    if (clang::OptionalDirectoryEntryRef entry = folder.getDirRef();
        entry && folder.isNormalDir()) {
      llvm::SmallString<256> path(entry->getName());
      (void)search.getFileMgr().makeAbsolutePath(path);
      llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
      if (options.holdsUserFiles(path))
        folder = clang::DirectoryLookup(*entry, clang::SrcMgr::C_User, /*isFramework=*/false);
    }
}

class PortAction : public clang::ASTFrontendAction {
public:
  PortAction(PortUnit &unit, const PortOptions &options, PortErrors &errors, Visibility *visibility,
             TargetDependence *dependence, bool mayWantLarge)
      : unit_(unit), options_(options), errors_(errors), visibility_(visibility),
        dependence_(dependence), mayWantLarge_(mayWantLarge) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    keepUsersFolders(compiler.getPreprocessor().getHeaderSearchInfo(), options_);
    compiler.getPreprocessor().addPPCallbacks(
        std::make_unique<IncludeRecorder>(compiler.getSourceManager(), unit_, options_, errors_));
    if (visibility_)
      visibility_->attach(compiler.getPreprocessor());
    if (dependence_)
      dependence_->attach(compiler.getPreprocessor());
    return makePortConsumer(compiler.getSourceManager(), options_, unit_, visibility_,
                            /*isHost=*/!dependence_);
  }
  void ExecuteAction() override {
    started_ = true;
    if (!lacksHeader() && !wantsLarge_)
      clang::ASTFrontendAction::ExecuteAction();
  }

  bool started() const { return started_; }
  bool wantsLarge() const { return wantsLarge_; }

private:
  /// Whether the unit includes a header without which it cannot be judged, so that parsing it is of no use.
  bool lacksHeader() {
    if (!options_.cannotDoWithout)
      return false;
    IncludeScan scan = scanIncludes(getCompilerInstance().getPreprocessor(), options_.isUserFile,
                                    options_.cannotDoWithout);
    if (!scan.missing) {
      wantsLarge_ =
          mayWantLarge_ && llvm::any_of(options_.largeHeaders, [&](const std::string &header) {
            return scan.includes.contains(header);
          });
      return false;
    }
    auto &[file, offset, name] = *scan.missing;
    unit_.errors.push_back({file, offset, "'" + name + "' file not found", name});
    unit_.filesRead = std::move(scan.filesRead);
    unit_.includes = std::move(scan.includes);
    return true;
  }

  PortUnit &unit_;
  const PortOptions &options_;
  PortErrors &errors_;
  Visibility *visibility_;
  TargetDependence *dependence_;
  bool mayWantLarge_, wantsLarge_ = false, started_ = false;
};

/// What a precompiled header must agree on.
std::vector<std::string> languageArguments(const CompileCommand &command, llvm::StringRef target) {
  std::vector<std::string> arguments = {"clang++",
                                        "-fsyntax-only",
                                        "-w",
                                        "-ferror-limit=0",
                                        "-fno-spell-checking",
                                        "-nogpulib",
                                        "-nogpuinc",
                                        "-D__HIP_PLATFORM_AMD__=1",
                                        command.standard()};
  auto add = [&](std::initializer_list<std::string> more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
  };
  const std::string &resources = clangResourceFolder();
  if (!resources.empty())
    add({"-resource-dir", resources});
  if (!command.isCuda) {
    add({"-x", "c++", "-Wno-c++11-narrowing", "-Wno-register"}); // GCC only warns of these
    if (command.isC())
      add({"-Drestrict=__restrict", "-Wno-reserved-user-defined-literal"});
    return arguments;
  }
  add({"-x", "hip"});
  if (target.empty())
    add({"--cuda-host-only"});
  else
    add({"--cuda-device-only", "--offload-arch=" + target.str()});
  // What hipcc does where it finds an installation.
  add({"-isystem", resources + "/include/cuda_wrappers", "-include",
       "__clang_hip_runtime_wrapper.h"});
  return arguments;
}

std::vector<std::string> headerArguments(const CompileCommand &command, llvm::StringRef target,
                                         const PortOptions &options) {
  std::vector<std::string> arguments = options.flags;
  for (llvm::StringRef flag : options.waveFlags) {
    auto [before, after] = flag.split("$wave");
    llvm::StringRef wave = target.empty() || target.starts_with("gfx9") ? "64" : "32";
    arguments.push_back((before + wave + after).str());
  }
  if (options.includeFolder.empty())
    llvm::append_range(arguments,
                       hipHeaderArguments(ownFolder, command.isCuda, options.ownVersion));
  // Clang searches it anyway, in its place after the C++ library.
  else if (options.includeFolder != "/usr/include")
    arguments.insert(arguments.end(), {"-isystem", options.includeFolder});
  if (!options.includeFolder.empty())
    arguments.insert(arguments.end(), {"-idirafter", fallbackFolder.str()});
  return arguments;
}

std::vector<std::string> pchArguments(const CompileCommand &command, llvm::StringRef target,
                                      const PortOptions &options) {
  std::vector<std::string> arguments = languageArguments(command, target);
  llvm::append_range(arguments, headerArguments(command, target, options));
  return arguments;
}

std::vector<std::string> unitArguments(const CompileCommand &command, llvm::StringRef target,
                                       const PortOptions &options) {
  std::vector<std::string> arguments = languageArguments(command, target);
  for (const std::string &flag : command.flags)
    if (!llvm::StringRef(flag).starts_with("-std="))
      arguments.push_back(flag);
  llvm::append_range(arguments, headerArguments(command, target, options));
  return arguments;
}

/// The flags of a command that define or undefine macros which a precompiled header mentions.
std::vector<std::string> macrosIn(const CompileCommand &command, const PchFacts &facts) {
  std::vector<std::string> macros;
  for (size_t i = 0; i < command.flags.size(); ++i) {
    llvm::StringRef flag = command.flags[i],
                    macro = flag.drop_front(std::min<size_t>(2, flag.size()));
    if (!flag.starts_with("-D") && !flag.starts_with("-U"))
      continue;
    if (macro.empty() && i + 1 < command.flags.size())
      macro = command.flags[++i];
    llvm::StringRef name = macro.take_until([](char c) { return c == '=' || c == '('; });
    if (facts.mentions(name))
      macros.push_back((flag.take_front(2) + macro).str());
  }
  return macros;
}

/// Tells one set of HIP headers from another.
std::string identityOf(const PortOptions &options) {
  std::string identity = options.includeFolder + llvm::join(options.flags, " ");
  for (const HipIncludeFile &header : options.ownHeaders)
    identity += "|" + header.name + "|" + header.text;
  if (options.libraryHeaders)
    identity += options.libraryHeaders->identity();
  return std::to_string(llvm::xxh3_64bits(identity));
}

/// From this many units on, a precompiled header is worth making for a single run.
constexpr size_t minUnitsOfPch = 4;

bool lacksHeader(const PortUnit &unit) {
  return llvm::any_of(unit.errors,
                      [](const PortError &error) { return !error.missingHeader.empty(); });
}

} // namespace

bool PortOptions::isHipHeader(llvm::StringRef path) const {
  return path.starts_with(includeFolder.empty() ? llvm::StringRef(ownFolder) : includeFolder);
}

PortParser::PortParser(PortOptions options)
    : options_(std::move(options)),
      headers_(options_.cacheFolder, identityOf(options_), options_.units >= minUnitsOfPch) {
  std::vector<std::pair<std::string, llvm::StringRef>> files;
  for (const auto &[path, text] : options_.texts)
    files.emplace_back(path, text);
  if (options_.includeFolder.empty())
    for (const HipIncludeFile &header : options_.ownHeaders)
      files.emplace_back((ownFolder + "/" + header.name).str(), header.text);
  for (const EmbeddedHeader &header : embeddedHeaders())
    if (llvm::StringRef name = header.name; name.consume_front("fallback/"))
      files.emplace_back((fallbackFolder + "/" + name).str(), header.text);
  files_ = ownFiles(files);
}

uint64_t PortParser::stamp() const {
  std::string text = identityOf(options_) + std::to_string(options_.ownVersion);
  for (llvm::StringRef header : {"/hip/hip_version.h", "/hip/hip_runtime.h"}) {
    llvm::sys::fs::file_status status; // of none, where our own headers are used
    (void)llvm::sys::fs::status(options_.includeFolder + header, status);
    text += fmt::format("|{} {}", status.getSize(),
                        status.getLastModificationTime().time_since_epoch().count());
  }
  return llvm::xxh3_64bits(text);
}

llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem>
PortParser::files(llvm::StringRef directory) const {
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk =
      llvm::makeIntrusiveRefCnt<WithoutCuda>(llvm::makeIntrusiveRefCnt<RegularFiles>(), options_);
  if (options_.libraryHeaders)
    disk = withLibraryHeaders(std::move(disk), *options_.libraryHeaders);
  auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(std::move(disk));
  files->pushOverlay(files_);
  (void)files->setCurrentWorkingDirectory(directory); // as for the original
  return files;
}

PortParser::Attempt PortParser::attempt(const CompileCommand &command, llvm::StringRef target,
                                        const PortHeaders *headers, bool mayWantLarge) {
  Attempt result;
  std::optional<Visibility> visibility;
  auto files = this->files(command.directory);
  if (headers) {
    files->pushOverlay(headers->pch->files);
    visibility.emplace(*headers);
  }
  TargetDependence dependence;
  dependence.add(headers && headers->dependsOnTarget);
  PortErrors errors(result.unit, options_, command.isC(), visibility ? &*visibility : nullptr);
  PortAction action(result.unit, options_, errors, visibility ? &*visibility : nullptr,
                    target.empty() ? nullptr : &dependence, mayWantLarge);
  std::shared_ptr<clang::CompilerInvocation> invocation =
      setup_.invocation(unitArguments(command, target, options_), command.file, files, errors);
  bool ran = invocation && runClang(std::move(invocation), files, errors, action,
                                    headers ? llvm::StringRef(PortHeaders::path) : "")
                               .finished();
  result.started = action.started();
  result.wantsLarge = action.wantsLarge();
  result.unit.isUnknown = !ran;
  result.unit.dependsOnTarget = !ran || dependence.found();
  result.sawHidden = visibility && visibility->sawHidden();
  result.setupError = errors.setupError();
  return result;
}

/// Parses a unit that includes large headers of a library, with all of those that the user's files include precompiled.
PortParser::Attempt PortParser::attemptOnLarge(const CompileCommand &command,
                                               llvm::StringRef target) {
  // Without the user's folders, so that other trees can take the precompiled header as well.
  CompileCommand shared = command;
  for (size_t i = 1; i < shared.flags.size();)
    if (llvm::StringRef flag = shared.flags[i - 1];
        (flag == "-I" || flag == "-isystem" || flag == "-iquote" || flag == "-idirafter") &&
        options_.holdsUserFiles(shared.flags[i]) &&
        !options_.libraryHeaders->isShadowedBy(shared.flags[i]))
      shared.flags.erase(shared.flags.begin() + i - 1, shared.flags.begin() + i + 1);
    else
      ++i;
  // With all flags of the unit among the arguments, no macro is left to be found.
  PortSide side{unitArguments(shared, target, options_),
                [](const PchFacts &) { return std::vector<std::string>(); }, options_.largeHeaders};
  auto makeFiles = [&] { return files(command.directory); };
  auto on = [&](const PortHeaders *headers) {
    if (headers && headers->error.empty())
      return attempt(command, target, headers);
    Attempt failed;
    if (headers) {
      failed.started = true;
      failed.unit.errors = {
          {.file = command.file, .message = headers->error, .isHeadersOwn = true}};
      failed.unit.filesRead = {command.file};
    }
    return failed;
  };
  const PortHeaders *headers = headers_.get(side, makeFiles, setup_);
  Attempt result = on(headers);
  if (!result.started && headers)
    result = on(headers_.replace(side, *headers, makeFiles, setup_));
  return result;
}

/// Parses a unit on the precompiled headers, as far as there are any.
PortParser::Attempt PortParser::attemptOnPch(const CompileCommand &command,
                                             llvm::StringRef target) {
  PortSide side{pchArguments(command, target, options_),
                [&](const PchFacts &facts) { return macrosIn(command, facts); },
                {}};
  auto makeFiles = [&] { return files("/"); };
  bool mayWantLarge = !options_.largeHeaders.empty();
  const PortHeaders *headers = headers_.get(side, makeFiles, setup_);
  if (!headers && !mayWantLarge)
    return {};
  Attempt result = attempt(command, target, headers, mayWantLarge);
  if (!result.started && headers)
    if ((headers = headers_.replace(side, *headers, makeFiles, setup_)))
      result = attempt(command, target, headers, mayWantLarge);
  return result.started && result.wantsLarge ? attemptOnLarge(command, target) : std::move(result);
}

llvm::Expected<PortUnit> PortParser::parse(const CompileCommand &command, llvm::StringRef target) {
  Attempt fast = attemptOnPch(command, target);
  // What it says is true unless the unit, or an error, has to do with what the unit does not
  // include itself. A unit that lacks a header cannot be judged anyway.
  bool isTrue = !fast.sawHidden && !fast.unit.isUnknown;
  if (fast.started && (isTrue || lacksHeader(fast.unit)))
    return std::move(fast.unit);
  Attempt whole = attempt(command, target, nullptr);
  if (!whole.started)
    return llvm::createStringError("clang cannot parse this unit as HIP: " + whole.setupError);
  return std::move(whole.unit);
}

} // namespace tranship::frontend
