// Modules include downwards only, and only the driver prints or exits.
#include "source/SourceFile.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

#include <map>
#include <set>

using namespace tranship;

namespace {

using Layers = std::map<std::string, std::set<std::string>>;

Layers readLayers() {
  Layers layers;
  std::string text = repositoryText("lib/LAYERS");
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    if (line.starts_with("#"))
      continue;
    auto [module, list] = line.split(':');
    llvm::SmallVector<llvm::StringRef> below;
    list.split(below, ' ', -1, /*KeepEmpty=*/false);
    std::set<std::string> &entry = layers[module.str()];
    for (llvm::StringRef name : below)
      entry.insert(name.str());
  }
  return layers;
}

/// Our own C++ in lib/: not the CUDA and HIP headers that we bring along, nor the emulator and the
/// library that times kernels, which are loaded into other programs.
std::vector<RepositoryFile> librarySources() {
  std::vector<RepositoryFile> files = repositoryFiles("lib");
  llvm::erase_if(files, [](const RepositoryFile &file) {
    llvm::StringRef path = file.path;
    return path.starts_with("lib/frontend/headers/") ||
           (path.starts_with("lib/emulator/") && !path.starts_with("lib/emulator/interface/")) ||
           path.starts_with("lib/verify/pack/kernel-times/") ||
           path.starts_with("lib/verify/hip_on_nvidia/") ||
           !(path.ends_with(".cpp") || path.ends_with(".h"));
  });
  REQUIRE(files.size() > 20);
  return files;
}

std::string moduleOf(llvm::StringRef path) { return path.split('/').second.split('/').first.str(); }

} // namespace

TEST_CASE("lib/LAYERS lists each module, below those that may use it", "[meta]") {
  Layers layers = readLayers();
  std::set<std::string> listed, present;
  for (const auto &[module, below] : layers) {
    listed.insert(module);
    for (const std::string &name : below) {
      INFO(module << " may use " << name);
      REQUIRE(layers.contains(name));
      CHECK_FALSE(layers.at(name).contains(module)); // no cycles: what it may use is included
      for (const std::string &further : layers.at(name))
        CHECK(below.contains(further));
    }
  }
  for (const RepositoryFile &file : librarySources())
    present.insert(moduleOf(file.path));
  CHECK(listed == present);
}

TEST_CASE("Modules include only what lib/LAYERS lets them", "[meta]") {
  Layers layers = readLayers();
  size_t seen = 0;
  for (const RepositoryFile &file : librarySources()) {
    std::string module = moduleOf(file.path);
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(file.text).split(lines, '\n');
    for (llvm::StringRef line : lines) {
      if (!line.consume_front("#include \""))
        continue;
      std::string used = line.split('"').first.split('/').first.str();
      if (used == "llvm" || used == "clang" || used == "clang-c")
        continue;
      ++seen;
      INFO(file.path << " includes \"" << line.split('"').first.str());
      CHECK((used == module || layers[module].contains(used)));
    }
  }
  CHECK(seen > 50);
}

TEST_CASE("Nothing below the driver prints, exits or reads options", "[meta]") {
  const std::set<std::string> forbidden = {"outs",       "errs",    "cout",   "cerr", "clog",
                                           "printf",     "fprintf", "puts",   "exit", "_exit",
                                           "quick_exit", "abort",   "getenv", "cl"};
  for (const RepositoryFile &file : librarySources()) {
    if (moduleOf(file.path) == "driver")
      continue;
    SourceFile source(file.path, file.text); // comments and strings are no tokens
    llvm::ArrayRef<SourceToken> tokens = source.tokens();
    for (size_t i = 0; i < tokens.size(); ++i) {
      const SourceToken &token = tokens[i];
      if (!token.is(clang::tok::raw_identifier) || !forbidden.contains(source.text(token).str()))
        continue;
      // This one of llvm::cl takes a text apart, whoever wrote it.
      if (i + 2 < tokens.size() && source.text(tokens[i + 2]) == "TokenizeGNUCommandLine")
        continue;
      FAIL_CHECK(file.path << ":" << source.lineAndColumn(token.offset).first << ": "
                           << source.text(token).str());
    }
  }
}
