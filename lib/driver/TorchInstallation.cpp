// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/TorchInstallation.h"

#include "support/Process.h"
#include "support/TextFile.h"
#include "verify/backends/ToolOutput.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {
namespace {

/// Prints what the flags are made of, one a line. It runs with -I, so that no module of the current folder is
/// imported; the user's own packages, which that leaves out, are searched after the others.
constexpr char script[] = R"py(
import importlib.util, os, re, site, sys, sysconfig
users = os.environ.get("PYTHONPATH", "").split(os.pathsep) + [site.getusersitepackages()]
sys.path += [folder for folder in users if os.path.isabs(folder) and folder != os.getcwd()]
print("python")
spec = importlib.util.find_spec("torch")
for folder in (spec.submodule_search_locations or []) if spec else []:
    def text(*names):
        try:
            with open(os.path.join(folder, *names), encoding="utf-8") as file:
                return file.read()
        except OSError:
            return ""
    version = re.search(r"__version__\s*=\s*['\"](\d+\.\d+(\.\d+)?)", text("version.py"))
    if version:
        print("version", version[1])
        # The one that most builds pass; examples in comments name others.
        standards = re.findall(r"-std=c\+\+(\d\d)", text("utils", "cpp_extension.py")) or ["17"]
        print("standard", max(standards, key=standards.count))
        for include in ["include", "include/torch/csrc/api/include"]:
            print("include", os.path.join(folder, include))
        print("include", sysconfig.get_path("include"))
        break
)py";

constexpr const char *macros[] = {
    "-D__CUDA_NO_HALF_OPERATORS__",       "-D__CUDA_NO_HALF_CONVERSIONS__",
    "-D__CUDA_NO_BFLOAT16_CONVERSIONS__", "-D__CUDA_NO_HALF2_OPERATORS__",
    "-DTORCH_API_INCLUDE_EXTENSION_H",    "-DTORCH_EXTENSION_NAME=extension"};

} // namespace

llvm::Expected<TorchInstallation> findTorch(const std::string &python) {
  std::string program = python.empty() ? "python3" : python;
  bool isPath = program.find('/') != std::string::npos;
  if (isPath ? !llvm::sys::fs::exists(program) : programInPath(program).empty())
    return llvm::createStringError("--torch: there is no " + program + (isPath ? "" : " in PATH") +
                                   "; name a Python with --torch=PROGRAM");
  std::vector<std::string> lines = verify::linesOf(verify::outputOf({program, "-I", "-c", script}));
  if (lines.empty() || lines.front() != "python")
    return llvm::createStringError("--torch: " + program +
                                   " does not run as a Python 3; name one with --torch=PROGRAM");
  TorchInstallation torch;
  torch.flags.assign(std::begin(macros), std::end(macros));
  for (llvm::StringRef line : lines) {
    auto [key, value] = line.split(' ');
    if (key == "version")
      torch.version = Version::parse(value).value_or(Version());
    else if (key == "standard")
      torch.flags.push_back("-std=c++" + value.str());
    else if (key == "include")
      torch.flags.insert(torch.flags.end(), {"-isystem", value.str()});
  }
  if (!torch.version.known())
    return llvm::createStringError("--torch: " + program +
                                   " has no package torch; install it, or name another Python "
                                   "with --torch=PROGRAM");
  return torch;
}

std::vector<std::string> macrosTakenBack(llvm::StringRef folder) {
  for (; !folder.empty(); folder = llvm::sys::path::parent_path(folder)) {
    llvm::SmallString<256> path(folder);
    llvm::sys::path::append(path, "setup.py");
    std::string setup = textOrNothing(std::string(path), maxSourceSize);
    if (setup.empty())
      continue;
    std::vector<std::string> flags;
    llvm::StringRef rest = setup;
    for (size_t at; (at = rest.find("-U__CUDA_NO_")) != llvm::StringRef::npos;) {
      bool isQuoted = at && (rest[at - 1] == '"' || rest[at - 1] == '\'');
      rest = rest.drop_front(at);
      llvm::StringRef flag = rest.take_until([](char c) { return c == '"' || c == '\''; });
      if (isQuoted && !llvm::is_contained(flags, flag) && !flag.contains(' '))
        flags.push_back(flag.str());
      rest = rest.drop_front(flag.size());
    }
    return flags;
  }
  return {};
}

} // namespace tranship::driver
