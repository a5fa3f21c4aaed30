// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/UnitCompiler.h"

#include "core/Subprocess.h"
#include "driver/Modules.h"
#include "emulator/interface/GeneratedCode.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

extern "C" const char tranship_compileCommand[], tranship_linkCommand[];

namespace tranship::emulator {

namespace fs = std::filesystem;

namespace {

constexpr unsigned timeout = 300; // seconds, for each command

/// A new folder for temporary files, which is removed with everything in it.
class ScratchFolder {
public:
  ScratchFolder() {
    const char *parent = std::getenv("TMPDIR");
    std::string path = std::string(parent && *parent ? parent : "/tmp") + "/tranship-unit-XXXXXX";
    if (mkdtemp(path.data()))
      path_ = path;
  }
  ~ScratchFolder() {
    std::error_code error;
    if (!path_.empty())
      fs::remove_all(path_, error);
  }
  ScratchFolder(const ScratchFolder &) = delete;
  ScratchFolder &operator=(const ScratchFolder &) = delete;

  const std::string &path() const { return path_; }

private:
  std::string path_;
};

std::string replaced(std::string text, const std::string &what, const std::string &with) {
  for (size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
  return text;
}

using Words = std::vector<std::string>;

/// Puts the unit's flags before the output, like those of any unit.
void addFlags(Words &words, const Words &flags) {
  for (size_t i = 0; i < words.size(); ++i)
    if (words[i] == "-o") {
      words.insert(words.begin() + i, flags.begin(), flags.end());
      return;
    }
}

/// Reads commands. Replaces `TRANSHIP_SOURCE` and `TRANSHIP_OUTPUT` with `source` and `output`, and
/// adds `flags` to each command that reads the source.
std::vector<Words> commandsOf(const char *text, const std::string &source,
                              const std::string &output, const Words &flags = {}) {
  std::vector<Words> commands(1);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (line == commandSeparator)
      commands.push_back({});
    else
      commands.back().push_back(line);
  for (Words &words : commands) {
    if (std::find(words.begin(), words.end(), sourcePlaceholder) != words.end())
      addFlags(words, flags);
    for (std::string &word : words)
      word = replaced(replaced(word, sourcePlaceholder, source), outputPlaceholder, output);
  }
  return commands;
}

std::string quoted(const std::string &text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + '"';
}

/// Returns the text of the unit: the source under its own name, and a variable for each name
/// expression.
std::string unitText(const UnitRequest &request) {
  std::string text;
  if (request.deviceByDefault)
    text += "#pragma clang force_cuda_host_device begin\n";
  text += "#line 1 " + quoted(request.name) + "\n" + request.source + "\n";
  if (request.deviceByDefault)
    text += "#pragma clang force_cuda_host_device end\n";
  for (size_t i = 0; i < request.expressions.size(); ++i) {
    std::string expression = request.expressions[i];
    if (size_t start = expression.find_first_not_of(" \t\n&"); start != std::string::npos)
      expression.erase(0, start);
    text += "#line 1 " + quoted("name expression " + expression) + "\n" +
            "extern \"C\" { extern __device__ __attribute__((used)) auto *const " +
            expressionPrefix + std::to_string(i) + " = &" + expression + "; }\n";
  }
  return text;
}

bool writeFile(const fs::path &path, const std::string &text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  return bool(file);
}

/// Returns whether the name stays inside the folder.
bool isInside(const fs::path &name) {
  if (name.empty() || name.is_absolute())
    return false;
  for (const fs::path &part : name)
    if (part == "..")
      return false;
  return true;
}

std::string contents(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

class UnitCompiler {
public:
  explicit UnitCompiler(const UnitRequest &request) : request_(request) {}

  CompiledUnit compile() {
    if (folder_.path().empty())
      return failed("cannot create a folder for temporary files");
    std::string source = file("unit.cu"), object = file("unit.o"), library = file("unit.so");
    std::string headers = file("headers");
    if (!writeFile(source, unitText(request_)))
      return failed("cannot write to the folder for temporary files");
    for (const auto &[name, text] : request_.headers)
      if (!isInside(name) || !writeFile(fs::path(headers) / name, text))
        return failed("invalid header name \"" + name + "\"");

    std::vector<std::string> flags;
    if (!request_.headers.empty())
      flags.push_back("-I" + headers);
    std::string folder = fs::path(request_.name).parent_path().string();
    flags.push_back("-I" + (folder.empty() ? std::string(".") : folder));
    flags.insert(flags.end(), request_.flags.begin(), request_.flags.end());
    for (const Words &command : commandsOf(tranship_compileCommand, source, object, flags))
      if (!run(command))
        return result_;
    for (const Words &command : commandsOf(tranship_linkCommand, object, library))
      if (!run(command))
        return result_;
    result_.image = imageOf(contents(library));
    return nameAll();
  }

private:
  std::string file(const std::string &name) const { return folder_.path() + "/" + name; }

  CompiledUnit failed(const std::string &problem) {
    result_.log += "tranship-emulator: " + problem + "\n";
    return result_;
  }

  bool run(const std::vector<std::string> &command) {
    SubprocessResult ended = runSubprocess(command, Reads::Errors, timeout);
    result_.log += replaced(ended.output, folder_.path() + "/", "");
    if (!ended.started)
      failed("cannot start " + command[0]);
    else if (ended.timedOut)
      failed("the compiler took more than " + std::to_string(timeout) + " seconds");
    return ended.good();
  }

  CompiledUnit nameAll() {
    if (!request_.expressions.empty()) {
      std::string problem;
      TranshipModule *module = loadModule(result_.image.c_str(), problem);
      if (!module)
        return failed(problem);
      for (size_t i = 0; i < request_.expressions.size(); ++i)
        if (const char *name = moduleText(*module, (expressionPrefix + std::to_string(i)).c_str()))
          result_.names[request_.expressions[i]] = name;
      unloadModule(module);
    }
    result_.good = true;
    return result_;
  }

  const UnitRequest &request_;
  ScratchFolder folder_;
  CompiledUnit result_;
};

} // namespace

CompiledUnit compileUnit(const UnitRequest &request) { return UnitCompiler(request).compile(); }

} // namespace tranship::emulator
