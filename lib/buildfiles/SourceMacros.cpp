// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/SourceMacros.h"
#include "buildfiles/CMakeValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {
namespace {

bool isIdentifier(llvm::StringRef name) {
  return !name.empty() && !llvm::isDigit(name.front()) &&
         llvm::all_of(name, [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

Macros macrosIn(llvm::ArrayRef<std::string> flags) {
  Macros macros;
  for (size_t i = 0; i < flags.size(); ++i) {
    llvm::StringRef macro = flags[i];
    if (!macro.consume_front("-D"))
      continue;
    if (macro.empty() && i + 1 < flags.size())
      macro = flags[++i];
    // What a shell or CMake would have to fill in is not known.
    if (isIdentifier(macro.split('=').first) && macro.find_first_of("$`@") == macro.npos &&
        !llvm::is_contained(macros, macro))
      macros.push_back(macro.str());
  }
  llvm::sort(macros);
  return macros;
}

/// Whether a target is built for something else than CUDA.
bool isOfOtherPlatform(const Macros &macros) {
  return llvm::any_of(macros, [](llvm::StringRef macro) {
    llvm::StringRef name = macro.split('=').first;
    return name.contains("HIP") || name.contains("ROCM") || name.contains("SYCL");
  });
}

class Reader {
public:
  explicit Reader(const TreeFiles &files) : files_(files) {}

  void readCMake(const std::string &file) {
    if (read_.contains(file))
      return;
    // A target that is only there with some package comes last: the package may be missing here.
    for (bool findsAll : {false, true}) {
      CMakeValues values(file, files_, findsAll);
      read_.insert(values.filesRead().begin(), values.filesRead().end());
      for (const auto &[name, target] : values.targets()) {
        std::set<std::string> seen;
        std::vector<std::string> flags;
        addFlags(target, values, seen, flags);
        add(target.sources, macrosIn(flags));
      }
    }
  }

  void readMakefile(const std::string &file) {
    for (const BuildProgram &program : programsOfMakefile(file, files_))
      add(program.sources, macrosIn(program.flags));
  }

  SourceMacros result() {
    std::erase_if(macros_, [](const auto &entry) {
      return llvm::all_of(entry.second, [](const Macros &set) { return set.empty(); });
    });
    return std::move(macros_);
  }

private:
  /// The flags of a target, with those of the libraries of the project that it uses.
  static void addFlags(const CMakeTarget &target, const CMakeValues &values,
                       std::set<std::string> &seen, std::vector<std::string> &flags) {
    if (!seen.insert(target.name).second)
      return;
    llvm::append_range(flags, target.flags);
    for (const std::string &name : target.links)
      if (auto library = values.targets().find(name); library != values.targets().end())
        addFlags(library->second, values, seen, flags);
  }

  void add(const std::vector<std::string> &sources, const Macros &macros) {
    if (isOfOtherPlatform(macros))
      return;
    for (const std::string &source : sources)
      if (std::vector<Macros> &sets = macros_[source];
          sets.size() < maxMacroSets && !llvm::is_contained(sets, macros))
        sets.push_back(macros);
  }

  const TreeFiles &files_;
  std::set<std::string> read_;
  SourceMacros macros_;
};

} // namespace

SourceMacros sourceMacros(llvm::ArrayRef<std::string> buildFiles, const TreeFiles &files) {
  std::vector<std::string> sorted(buildFiles.begin(), buildFiles.end());
  // Those above others come first, because they add them.
  llvm::stable_sort(
      sorted, [](llvm::StringRef a, llvm::StringRef b) { return a.count('/') < b.count('/'); });
  Reader reader(files);
  for (const std::string &file : sorted) {
    llvm::StringRef name = llvm::sys::path::filename(file);
    if (name == "CMakeLists.txt")
      reader.readCMake(file);
    else if (name == "Makefile" || name == "makefile" || name == "GNUmakefile")
      reader.readMakefile(file);
  }
  return reader.result();
}

} // namespace tranship::buildfiles
