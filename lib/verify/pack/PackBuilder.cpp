// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/PackBuilder.h"

#include "support/FileWriting.h"
#include "support/TextFile.h"
#include "verify/backends/CompilerCalls.h"
#include "verify/pack/DeviceCode.h"
#include "verify/pack/SharedLibraries.h"
#include "verify/run/BuiltBackend.h"
#include "verify/run/KeptProgram.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <set>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

/// Machines that use larger libraries, such as cuBLAS, have them in their toolkit.
constexpr uint64_t maxLibraryBytes = 16u << 20;

/// The targets of a build's device code, in the executable or in the objects.
llvm::Expected<std::vector<std::string>> targetsIn(const BuildResult &build,
                                                   const std::string &folder) {
  std::set<std::string> targets;
  std::vector<std::string> files;
  std::error_code error;
  if (!build.program.empty())
    files = {build.program};
  else
    for (fs::directory_iterator i(folder, error), end; i != end && !error; i.increment(error))
      if (paths::extension(i->path()) == ".o")
        files.push_back(i->path());
  for (const std::string &file : files) {
    llvm::Expected<std::vector<std::string>> found = deviceTargetsOf(file);
    if (!found)
      return found.takeError();
    targets.insert(found->begin(), found->end());
  }
  return std::vector<std::string>(targets.begin(), targets.end());
}

/// The folders in which compilers look for libraries.
std::vector<std::string> libraryFolders(const VerifyJob &job, const Program &program) {
  std::vector<std::string> folders;
  for (llvm::StringRef flag : splitFlags(program.flags).link)
    if (flag.consume_front("-L") && !flag.empty())
      folders.push_back(paths::is_absolute(flag) ? flag.str() : joinPath(program.folder, flag));
  for (const std::string &folder : {job.machine->cudaFolder, job.machine->rocmFolder})
    if (!folder.empty())
      folders.insert(folders.end(), {folder + "/lib64", folder + "/lib"});
  return folders;
}

} // namespace

PackBuilder::PackBuilder(PackBuildOptions options)
    : options_(std::move(options)),
      store_(joinPath(options_.folder, packFilesFolder), FileStore::Form::Compressed) {
  pack_.tool = options_.tool;
  pack_.time = options_.time;
}

std::string PackBuilder::uniqueName(const std::string &source) const {
  llvm::StringRef path = source;
  if (paths::filename(path) == manifestFileName)
    path = paths::parent_path(path);
  std::string base;
  for (char c : paths::stem(path))
    base += llvm::isAlnum(c) || llvm::StringRef("-_+.").contains(c) ? c : '-';
  if (base.empty() || base.front() == '.')
    base = "program" + base;
  std::string name = base;
  for (unsigned i = 2;
       llvm::any_of(pack_.programs, [&](const PackedProgram &p) { return p.name == name; }); ++i)
    name = fmt::format("{}-{}", base, i);
  return name;
}

llvm::Error PackBuilder::packLibraries(const VerifyJob &job, const std::string &program,
                                       PackedBuild &into) {
  const Program &side = into.side == Side::Original ? job.original : job.port;
  llvm::Expected<SharedLibraries> libraries =
      sharedLibrariesOf(program, libraryFolders(job, side), maxLibraryBytes);
  if (!libraries)
    return libraries.takeError();
  into.needs = libraries->left;
  for (const auto &[name, path] : libraries->found) {
    auto known = llvm::find_if(pack_.libraries,
                               [&](const PackedFile &library) { return library.name == name; });
    if (known == pack_.libraries.end()) {
      llvm::Expected<std::string> hash = store_.addFile(path);
      if (!hash)
        return hash.takeError();
      pack_.libraries.push_back({name, *hash});
    }
    into.libraries.push_back(name);
  }
  return llvm::Error::success();
}

llvm::Expected<PackedBuild> PackBuilder::packBuild(const VerifyJob &job, const Backend &backend,
                                                   const Variant &variant,
                                                   const BuildResult &build) {
  PackedBuild packed;
  packed.backend = backend.id().str();
  packed.side = variant.side;
  packed.problem = build.problem;
  packed.commands = build.commands;
  if (!build.good())
    return packed;
  std::string folder =
      fmt::format("{}/build/{}-{}", job.workFolder, packed.backend, toString(variant.side).str());
  llvm::Expected<std::vector<std::string>> targets = targetsIn(build, folder);
  if (!targets)
    return targets.takeError();
  packed.targets = std::move(*targets);
  if (build.program.empty())
    return packed;
  if (llvm::Error error = packLibraries(job, build.program, packed))
    return error;
  llvm::Expected<std::string> hash = store_.addFile(build.program);
  if (!hash)
    return hash.takeError();
  packed.program = *hash;
  const Program &program = variant.side == Side::Original ? job.original : job.port;
  std::vector<std::pair<std::string, std::string>> files;
  for (const RuntimeSource &source : program.runtimeSources)
    files.push_back({source.runPath, joinPath(program.folder, source.source)});
  for (const RuntimeSource &module : program.modules)
    files.push_back({module.runPath, joinPath(build.moduleFolder, module.runPath)});
  for (const auto &[place, path] : files) {
    llvm::Expected<std::string> content = store_.addFile(path);
    if (!content)
      return content.takeError();
    packed.files.push_back({place, *content});
  }
  return packed;
}

void PackBuilder::addVariants(const VerifyJob &job, const Backend &backend) {
  if (llvm::any_of(pack_.variants,
                   [&](const PackedVariant &variant) { return variant.backend == backend.id(); }))
    return;
  for (const Variant &variant : backend.variants(*job.machine)) {
    PackedVariant packed;
    packed.backend = backend.id().str();
    packed.gpu = backend.properties().gpuVendor.str();
    packed.variant = variant;
    for (unsigned i = 0; i < options_.repeats; ++i)
      packed.repeats.push_back(backend.repeatEnvironment(i));
    packed.timedRuns = packed.gpu.empty() || options_.timer.empty() ? 0 : options_.repeats;
    if (packed.gpu == "nvidia")
      pack_.cuda = job.machine->cuda;
    pack_.variants.push_back(std::move(packed));
  }
}

llvm::Expected<PackedSummary> PackBuilder::add(const VerifyJob &job, const std::string &source,
                                               const std::vector<std::string> &flags) {
  size_t filesBefore = store_.addedCount(), librariesBefore = pack_.libraries.size();
  PackedSummary summary;
  PackedProgram program;
  summary.name = program.name = uniqueName(source);
  program.source = source;
  program.flags = flags;
  program.limits = job.manifest->limits;
  program.cases = job.manifest->cases;
  if (llvm::Error error = writeKeptProgram(job, source, store_, program.kept))
    return error;
  for (const Backend *backend : job.backends) {
    std::vector<BuildRecord> records;
    llvm::Expected<BuiltBackend> built = buildWith(job, *backend, records);
    if (!built)
      return built.takeError();
    PackedSummary::Backend packedBackend{backend->id().str(), Passed{}, {}};
    if (built->outcome)
      packedBackend.outcome = *built->outcome;
    if (const auto *skipped = std::get_if<Skipped>(&packedBackend.outcome);
        skipped && built->builds.empty()) {
      PackedBuild none;
      none.backend = packedBackend.id;
      none.problem = skipped->reason;
      none.isSkipped = true;
      program.builds.push_back(std::move(none));
    }
    addVariants(job, *backend);
    std::set<Side> sides;
    for (const Variant &variant : backend->variants(*job.machine)) {
      auto build = built->builds.find(variant.side);
      if (build == built->builds.end() || !sides.insert(variant.side).second)
        continue;
      llvm::Expected<PackedBuild> packed = packBuild(job, *backend, variant, build->second);
      if (!packed)
        return packed.takeError();
      packedBackend.targets = packed->targets;
      program.builds.push_back(std::move(*packed));
    }
    summary.backends.push_back(std::move(packedBackend));
  }
  if (options_.maxBytes && store_.addedBytes() > options_.maxBytes) {
    store_.removeAllAfter(filesBefore);
    pack_.libraries.resize(librariesBefore);
    summary.isTooLarge = true;
    return summary;
  }
  pack_.programs.push_back(std::move(program));
  return summary;
}

llvm::Error PackBuilder::finish() {
  if (llvm::any_of(pack_.variants, [](const PackedVariant &v) { return v.timedRuns != 0; })) {
    llvm::Expected<std::string> hash = store_.addFile(options_.timer);
    if (!hash)
      return hash.takeError();
    pack_.timer = {paths::filename(options_.timer).str(), *hash};
  }
  if (llvm::Error error = writePack(pack_, options_.folder))
    return error;
  return copyFile(options_.runner, joinPath(options_.folder, packRunnerName), fs::perms(0755));
}

} // namespace tranship::verify
