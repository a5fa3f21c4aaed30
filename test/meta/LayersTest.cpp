// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rooms include only lower rooms, and only the driver and tool/ print or exit.
#include "source/SourceFile.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

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
    auto [room, list] = line.split(':');
    llvm::SmallVector<llvm::StringRef> below;
    list.split(below, ' ', -1, /*KeepEmpty=*/false);
    std::set<std::string> &entry = layers[room.str()];
    for (llvm::StringRef name : below)
      entry.insert(name.str());
  }
  return layers;
}

bool isSource(llvm::StringRef path) { return path.ends_with(".cpp") || path.ends_with(".h"); }

bool isEmulator(llvm::StringRef path) { return path.starts_with("lib/emulator/"); }

/// Our own C++ in lib/, without the CUDA and HIP headers for parsing, and without the library that
/// times kernels, which includes none of our files.
std::vector<RepositoryFile> librarySources() {
  std::vector<RepositoryFile> files = repositoryFiles("lib");
  llvm::erase_if(files, [](const RepositoryFile &file) {
    llvm::StringRef path = file.path;
    return path.starts_with("lib/frontend/headers/") ||
           path.starts_with("lib/frontend/hip-headers/") ||
           path.starts_with("lib/verify/pack/kernel-times/") ||
           path.starts_with("lib/verify/backends/hip_on_nvidia/") || !isSource(path);
  });
  REQUIRE(files.size() > 20);
  return files;
}

/// The innermost folder of the path that lib/LAYERS lists, or the folder in lib/.
std::string roomOf(llvm::StringRef path, const Layers &layers) {
  path.consume_front("lib/");
  for (llvm::StringRef folder = path.rsplit('/').first; !folder.empty();
       folder = folder.contains('/') ? folder.rsplit('/').first : "")
    if (layers.contains(folder.str()))
      return folder.str();
  return path.split('/').first.str();
}

/// The files of lib/ that `#include "name"` in a file may find, in the order of the include path.
Strings candidates(llvm::StringRef includer, llvm::StringRef name) {
  llvm::SmallString<128> beside((includer.rsplit('/').first + "/" + name).str());
  llvm::sys::path::remove_dots(beside, /*remove_dot_dot=*/true);
  Strings result = {std::string(beside)};
  if (includer.starts_with("lib/emulator/runtime/"))
    for (llvm::StringRef folder : {"lib/emulator/runtime/", "lib/emulator/headers/"})
      result.push_back((folder + name).str());
  result.push_back(("lib/" + name).str());
  return result;
}

/// Names between quotes or angle brackets of the `#include` lines.
Strings includes(llvm::StringRef text, char close) {
  Strings result;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (line.consume_front("#include ") && line.consume_front(close == '"' ? "\"" : "<"))
      result.push_back(line.split(close).first.str());
  return result;
}

bool isLlvm(llvm::StringRef include) {
  return include.starts_with("llvm/") || include.starts_with("clang/") ||
         include.starts_with("clang-c/");
}

/// The rooms that a room depends on, directly and through others.
std::set<std::string> reachable(const std::string &room, const Layers &layers) {
  std::set<std::string> found;
  Strings open = {room};
  while (!open.empty()) {
    std::string next = open.back();
    open.pop_back();
    INFO(next);
    REQUIRE(layers.contains(next));
    for (const std::string &below : layers.at(next))
      if (found.insert(below).second)
        open.push_back(below);
  }
  return found;
}

} // namespace

TEST_CASE("lib/LAYERS lists each room once and has no cycle", "[meta]") {
  Layers layers = readLayers();
  std::set<std::string> listed, present;
  for (const auto &[room, below] : layers) {
    listed.insert(room);
    INFO(room << " depends on itself");
    CHECK_FALSE(reachable(room, layers).contains(room));
  }
  for (const RepositoryFile &file : librarySources())
    present.insert(roomOf(file.path, layers));
  CHECK(listed == present);
}

TEST_CASE("Rooms include exactly the rooms that lib/LAYERS lists", "[meta]") {
  Layers layers = readLayers(), unused = layers;
  std::set<std::string> paths;
  for (const RepositoryFile &file : repositoryFiles("lib"))
    paths.insert(file.path);
  size_t seen = 0;
  for (const RepositoryFile &file : librarySources()) {
    std::string room = roomOf(file.path, layers);
    for (const std::string &name : includes(file.text, '"')) {
      if (isLlvm(name))
        continue;
      ++seen;
      INFO(file.path << " includes \"" << name);
      Strings places = candidates(file.path, name);
      auto found = llvm::find_if(places, [&](const auto &path) { return paths.contains(path); });
      CHECK(found != places.end());
      if (found == places.end())
        continue;
      std::string used = roomOf(*found, layers);
      CHECK((used == room || layers[room].contains(used)));
      unused[room].erase(used);
    }
  }
  CHECK(seen > 50);
  for (const auto &[room, rest] : unused)
    for (const std::string &name : rest)
      FAIL_CHECK("lib/LAYERS: " << room << " does not include " << name);
}

// The program base-unit-tests links nothing else.
TEST_CASE("Unit tests of the lower rooms include only what those may include", "[meta]") {
  Layers layers = readLayers();
  size_t seen = 0;
  for (std::string room : {"support", "diagnostics", "mapping", "source"})
    for (const RepositoryFile &file : repositoryFiles("test/unit/" + room))
      for (const std::string &name : includes(file.text, '"')) {
        std::string used = roomOf("lib/" + name, layers);
        if (!layers.contains(used) || name == "support/Test.h")
          continue;
        ++seen;
        INFO(file.path << " includes \"" << name);
        CHECK((used == room || reachable(room, layers).contains(used)));
      }
  CHECK(seen > 50);
}

TEST_CASE("Rooms are found by their innermost folder", "[meta]") {
  Layers layers = {{"a", {}}, {"a/b", {}}};
  CHECK(roomOf("lib/a/b/c/X.h", layers) == "a/b");
  CHECK(roomOf("lib/a/c/X.h", layers) == "a");
  CHECK(roomOf("lib/d/c/X.h", layers) == "d");
}

TEST_CASE("Programs on the emulator need neither LLVM nor clang", "[meta]") {
  size_t seen = 0;
  for (const RepositoryFile &file : librarySources()) {
    llvm::StringRef path = file.path;
    if (!path.starts_with("lib/emulator/runtime/") && !path.starts_with("lib/emulator/headers/"))
      continue;
    ++seen;
    for (char close : {'"', '>'})
      for (const std::string &name : includes(file.text, close)) {
        INFO(file.path << " includes " << name);
        CHECK_FALSE(isLlvm(name));
      }
  }
  CHECK(seen > 50);
}

TEST_CASE("Nothing below the driver prints, exits or reads options", "[meta]") {
  const std::set<std::string> forbidden = {"outs",       "errs",    "cout",   "cerr", "clog",
                                           "printf",     "fprintf", "puts",   "exit", "_exit",
                                           "quick_exit", "abort",   "getenv", "cl"};
  for (const RepositoryFile &file : librarySources()) {
    // Other programs load the emulator's plugin and runtime.
    if (isEmulator(file.path) && !llvm::StringRef(file.path).starts_with("lib/emulator/interface/"))
      continue;
    if (llvm::StringRef(file.path).starts_with("lib/driver/"))
      continue;
    SourceFile source(file.path, file.text); // comments and strings are not tokens
    llvm::ArrayRef<SourceToken> tokens = source.tokens();
    for (size_t i = 0; i < tokens.size(); ++i) {
      const SourceToken &token = tokens[i];
      if (!token.is(clang::tok::raw_identifier) || !forbidden.contains(source.text(token).str()))
        continue;
      // This function of llvm::cl only splits a text.
      if (i + 2 < tokens.size() && source.text(tokens[i + 2]) == "TokenizeGNUCommandLine")
        continue;
      FAIL_CHECK(file.path << ":" << source.lineAndColumn(token.offset).first << ": "
                           << source.text(token).str());
    }
  }
}
