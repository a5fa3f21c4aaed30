// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/SortedFlags.h"

#include "frontend/command/CompileCommand.h"
#include "frontend/command/NvccFlags.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::programs {

using namespace frontend;

namespace {

/// Whether a flag turns relocatable device code on or off. Nothing: it does neither. Such flags are
/// taken out, because each backend has its own.
std::optional<bool> relocatableBy(llvm::StringRef flag, const std::optional<WrittenNvccFlag> &known,
                                  llvm::StringRef next) {
  if (flag == "-fgpu-rdc" || flag == "-fno-gpu-rdc")
    return flag == "-fgpu-rdc";
  if (!known)
    return std::nullopt;
  if (known->flag->full == "--relocatable-device-code")
    return known->value.value_or(next) == "true";
  if (known->flag->full == "--device-c")
    return true;
  return std::nullopt;
}

/// Flags of nvcc that look like a library's (-lineinfo).
bool isOtherFlag(const std::optional<WrittenNvccFlag> &known) {
  return known && known->flag->full != "--library";
}

/// Whether nvcc passes `-fopenmp` on to the host's compiler (`-Xcompiler -Wall,-fopenmp`), which
/// clang takes itself.
bool hasOpenMp(const WrittenNvccFlag &flag, llvm::StringRef next) {
  return flag.flag->holds == NvccFlag::Holds::HostFlags &&
         llvm::is_contained(llvm::split(flag.value.value_or(next), ','), "-fopenmp");
}

bool isClangFlag(llvm::StringRef flag) { return flag.starts_with("-f") || flag.starts_with("-m"); }

/// Writes a path that a flag names so that a compiler finds it from the folder of one side: each side has
/// its own copy of the files of the program, but not of other files.
class FlagPaths {
public:
  FlagPaths(std::string directory, llvm::StringRef program)
      : directory_(std::move(directory)), program_(program.str()), real_(realPath(program)) {}

  std::string absolute(llvm::StringRef written) const {
    return withoutDots(llvm::sys::path::is_absolute(written) ? written.str()
                                                             : joinPath(directory_, written));
  }

  std::string of(llvm::StringRef written) const {
    std::string path = absolute(written);
    std::optional<llvm::StringRef> inside = relativeTo(program_, path);
    std::string real = inside ? std::string() : realPath(path);
    if (!inside)
      inside = relativeTo(real_, real);
    if (!inside) {
      // Spell a folder above the program as the path of the program spells it.
      std::optional<llvm::StringRef> below = relativeTo(real, real_);
      llvm::StringRef above = program_;
      return below && above.consume_back(*below) && above.consume_back("/") ? above.str() : path;
    }
    return inside->empty() ? std::string(".") : inside->str();
  }

private:
  std::string directory_, program_, real_;
};

} // namespace

SortedFlags sortFlags(const std::vector<std::string> &given, const std::string &directory,
                      llvm::StringRef programFolder) {
  SortedFlags result;
  FlagPaths paths(directory, programFolder);
  // Clang's own flags must not become macros: clang defines those itself, and not in every pass.
  std::vector<std::string> others;
  llvm::copy_if(given, std::back_inserter(others),
                [](llvm::StringRef flag) { return !isClangFlag(flag) || findNvccFlag(flag); });
  std::vector<std::string> parsed = readCommandLine(others, directory).flags;
  for (size_t i = 0; i < parsed.size(); ++i) {
    llvm::StringRef flag = parsed[i];
    if (flag == "-iquote" || flag == "-idirafter")
      flag = "-I"; // nvcc does not have these
    if ((flag != "-I" && flag != "-isystem" && flag != "-include") || i + 1 == parsed.size()) {
      result.common.push_back(flag.str());
      continue;
    }
    std::string path = paths.of(parsed[++i]);
    // The folder of the original comes last of the `-I`: it must not come before that of the port.
    if (flag == "-isystem" && llvm::sys::path::is_relative(path))
      flag = "-I";
    llvm::append_range(result.common, std::vector<std::string>{flag.str(), std::move(path)});
  }
  for (size_t i = 0; i < given.size(); ++i) {
    llvm::StringRef flag = given[i], next;
    if (i + 1 < given.size())
      next = given[i + 1];
    std::optional<WrittenNvccFlag> known = findNvccFlag(flag);
    if (std::optional<bool> isRelocatable = relocatableBy(flag, known, next)) {
      result.relocatable = isRelocatable;
      i += known && known->flag->value != NvccFlag::Value::None && !known->value;
    } else if (flag.starts_with("-L")) {
      bool isApart = flag == "-L" && i + 1 < given.size();
      result.common.push_back("-L" + paths.absolute(isApart ? given[++i] : flag.drop_front(2)));
    } else if ((flag.starts_with("-l") && !isOtherFlag(known)) || flag.starts_with("-O") ||
               flag == "-g" || flag == "-pthread") {
      result.common.push_back(flag.str());
    } else if (known) {
      if (hasOpenMp(*known, next) && !llvm::is_contained(result.clang, "-fopenmp"))
        result.clang.push_back("-fopenmp");
      bool isForNvcc = known->flag->holds == NvccFlag::Holds::Nothing ||
                       known->flag->holds == NvccFlag::Holds::HostFlags;
      if (isForNvcc)
        result.nvcc.push_back(flag.str());
      if (known->flag->value != NvccFlag::Value::None && !known->value && i + 1 < given.size()) {
        ++i;
        if (isForNvcc)
          result.nvcc.push_back(given[i]);
      }
    } else if (isClangFlag(flag)) {
      result.clang.push_back(flag.str());
    }
  }
  return result;
}

} // namespace tranship::programs
