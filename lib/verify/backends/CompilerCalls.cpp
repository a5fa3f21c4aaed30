// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/CompilerCalls.h"

#include "mapping/BuildTable.h"
#include "support/SourceLanguage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::verify {
SplitFlags splitFlags(llvm::ArrayRef<std::string> flags) {
  SplitFlags split;
  for (size_t i = 0; i < flags.size(); ++i) {
    llvm::StringRef flag = flags[i];
    bool isLink = flag.starts_with("-l") || flag.starts_with("-L") || flag.starts_with("-Wl,");
    // -pthread is for compiling and linking, and harmless if it is not needed.
    if (flag == "-pthread")
      split.compile.push_back(flag.str());
    (isLink || flag == "-pthread" ? split.link : split.compile).push_back(flag.str());
    if (isLink && flag.size() == 2 && i + 1 < flags.size())
      split.link.push_back(flags[++i]);
  }
  return split;
}

/// The name in `#include <name>` or `#include "name"`; empty if the line is not an include.
static llvm::StringRef includedName(llvm::StringRef line) {
  line = line.ltrim();
  if (!line.consume_front("#") || !(line = line.ltrim()).consume_front("include"))
    return {};
  line = line.ltrim();
  bool isAngled = line.consume_front("<");
  return isAngled || line.consume_front("\"") ? line.split(isAngled ? '>' : '"').first
                                              : llvm::StringRef();
}

std::vector<std::string> linkFlagsOf(const Program &program) {
  llvm::StringMap<std::string> libraryOf;
  for (const mapping::BuildRow &row : mapping::BuildTable::builtin().rows())
    for (auto [headers, library] :
         {std::pair(&row.headers, &row.cuda), {&row.hipHeaders, &row.hip}})
      for (llvm::StringRef header : llvm::split(*headers, ' '))
        libraryOf[header] = *library;
  std::vector<std::string> flags = splitFlags(program.flags).link;
  for (const ProgramFile &file : program.files)
    for (llvm::StringRef line : llvm::split(file.text, '\n'))
      if (auto known = libraryOf.find(includedName(line));
          known != libraryOf.end() && !known->first().empty())
        if (std::string flag = "-l" + known->second; !llvm::is_contained(flags, flag))
          flags.push_back(std::move(flag));
  return flags;
}

namespace {

/// Replaces the libraries in link flags. A library whose replacement is empty is removed.
template <typename Exchange>
std::vector<std::string> withLibraries(llvm::ArrayRef<std::string> linkFlags, Exchange exchange) {
  std::vector<std::string> result;
  for (size_t i = 0; i < linkFlags.size(); ++i) {
    llvm::StringRef name = linkFlags[i];
    if (!name.consume_front("-l")) {
      result.push_back(linkFlags[i]);
      continue;
    }
    if (name.empty() && i + 1 < linkFlags.size())
      name = linkFlags[++i];
    if (llvm::StringRef other = exchange(name); !other.empty())
      result.push_back("-l" + other.str());
  }
  return result;
}

} // namespace

/// The runtime, which compilers link without a flag.
static constexpr llvm::StringLiteral runtimeLibrary = "amdhip64";

/// The row of a library by its name in CUDA or HIP; null if it is another library, or HIP has no
/// counterpart.
static const mapping::BuildRow *gpuLibrary(llvm::StringRef name) {
  const mapping::BuildTable &table = mapping::BuildTable::builtin();
  const mapping::BuildRow *known = table.findLibrary(name);
  for (const mapping::BuildRow &row : table.rows())
    if (!known && row.kind == mapping::BuildRowKind::Library && row.hip == name)
      known = &row;
  return known && known->hasCounterpart() ? known : nullptr;
}

std::vector<std::string> withHipLibraries(llvm::ArrayRef<std::string> linkFlags) {
  return withLibraries(linkFlags, [](llvm::StringRef name) -> llvm::StringRef {
    const mapping::BuildRow *known = gpuLibrary(name);
    if (!known)
      return name;
    return known->hip == runtimeLibrary ? llvm::StringRef() : llvm::StringRef(known->hip);
  });
}

std::vector<std::string> withCudaLibraries(llvm::ArrayRef<std::string> linkFlags) {
  return withLibraries(linkFlags, [](llvm::StringRef name) -> llvm::StringRef {
    const mapping::BuildRow *known = gpuLibrary(name);
    // NVTX 3, which all toolkits since CUDA 10 have, is a header.
    if (name == runtimeLibrary || (known && known->hip == "roctx64"))
      return {};
    return known && name == known->hip ? llvm::StringRef(known->cuda) : name;
  });
}

std::vector<std::string> withoutGpuLibraries(llvm::ArrayRef<std::string> linkFlags) {
  return withLibraries(linkFlags, [](llvm::StringRef name) -> llvm::StringRef {
    return gpuLibrary(name) ? llvm::StringRef() : name;
  });
}

std::vector<std::string> lastIncludeFlags(const Program &program) {
  std::vector<std::string> flags;
  for (const std::string &folder : program.lastIncludeFolders)
    flags.push_back("-I" + folder);
  return flags;
}

bool isGpuUnit(llvm::StringRef path) {
  llvm::StringRef extension = llvm::sys::path::extension(path);
  return extension == ".cu" || extension == ".hip";
}

std::string nvccModuleFlag(llvm::StringRef file) {
  llvm::StringRef extension = llvm::sys::path::extension(file);
  return extension == ".ptx" ? "-ptx" : extension == ".cubin" ? "-cubin" : "-fatbin";
}

std::vector<Command> separateCompilation(const CompilerCall &call, const BuildRequest &request,
                                         llvm::ArrayRef<std::string> linkFlags) {
  std::vector<Command> commands;
  SplitFlags flags = splitFlags(request.program->flags);
  llvm::append_range(flags.compile, splitFlags(request.flags).compile);
  llvm::append_range(flags.compile, lastIncludeFlags(*request.program));
  Command link = call.link;
  for (const std::string &unit : request.program->units()) {
    llvm::SmallString<256> object(request.folder);
    llvm::sys::path::append(object, fmt::format("{}.o", commands.size()));
    Command command = isGpuUnit(unit) ? call.gpuUnit : call.hostUnit;
    llvm::append_range(command, flags.compile);
    // clang++ would compile it as C++, with mangled names.
    if (isCFile(unit))
      command.insert(command.end(), {"-x", "c"});
    command.insert(command.end(), {"-c", unit, "-o", std::string(object)});
    commands.push_back(std::move(command));
    link.push_back(std::string(object));
  }
  for (const RuntimeSource &module : request.program->modules) {
    Command command = call.module(module.runPath);
    llvm::append_range(command, flags.compile);
    command.insert(command.end(), {module.source, "-o",
                                   fmt::format("{}/{}", request.moduleFolder(), module.runPath)});
    commands.push_back(std::move(command));
  }
  if (request.compileOnly)
    return commands;
  for (const std::string &flag : flags.compile) // these flags need a library as well
    if (flag == "-fopenmp" || flag == "-Xcompiler=-fopenmp")
      link.push_back(flag);
  link.insert(link.end(), {"-o", request.executable()});
  llvm::append_range(link, linkFlags);
  llvm::append_range(link, call.libraries);
  commands.push_back(std::move(link));
  return commands;
}

} // namespace tranship::verify
