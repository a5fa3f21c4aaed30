// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds a program with the emulator and runs it at both warp widths, with kernels in loops and as
// fibers. What it prints must be the text beside it (x.cu.out, or x.cu.64.out at width 64), and
// what the emulator reports must be what the marks in its sources announce:
//
//   // REPORT: deadlock             at this line, at any width
//   // REPORT-64: undefined-lane    at width 64 only
//   // REPORT-32: shared-race       at width 32 only
//   // REPORT-NOWHERE: bad-copy     without a line
//   // CHECKED                      the build is instrumented
//   // SCHEDULES: descending random  the program also runs with these schedules
//   // SETTING: NAME=VALUE          for the environment
//   // RELOCATABLE                  all sources form one device program
//   // FLAGS: -fsanitize=address    for the compiler
//   // WITHOUT: libblas.so.3        as if these libraries were not installed
//   // FIBERS: kernel other         these kernels, and no others, cannot run in loops
//
//   emulator-runner [--update] SOURCE|FOLDER
//
// Exit: 0 all is well, 1 something differs, 77 the emulator is not available here.
#include "emulator/interface/EmulatorCompiler.h"
#include "support/ClangInstallation.h"
#include "support/DiskCache.h"
#include "support/SourceLanguage.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <optional>
#include <set>

using namespace tranship;
namespace path = llvm::sys::path;

namespace {

constexpr unsigned timeout = 60; // seconds; nothing here needs one

struct Case {
  std::string input;
  std::vector<std::string> sources;
  std::set<std::string> reports, reports32, reports64; // "file:line: kind"
  std::vector<std::string> schedules = {"ascending"};
  std::vector<std::string> settings, hiddenLibraries, flags = {"-std=c++17"};
  bool checked = false, relocatable = false;
  std::optional<std::set<std::string>> fibers;
};

std::string readText(const std::string &file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

void readMarks(Case &test, const std::string &source) {
  std::string text = readText(source);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  for (size_t i = 0; i < lines.size(); ++i) {
    auto [code, comment] = lines[i].split("// ");
    comment = comment.trim();
    std::string place = path::filename(source).str() + ':' + std::to_string(i + 1) + ": ";
    auto addAll = [&](llvm::StringRef words, auto add) {
      llvm::SmallVector<llvm::StringRef> list;
      words.split(list, ' ', -1, /*KeepEmpty=*/false);
      for (llvm::StringRef word : list)
        add(word);
    };
    if (comment.consume_front("REPORT: "))
      addAll(comment, [&](llvm::StringRef kind) { test.reports.insert(place + kind.str()); });
    else if (comment.consume_front("REPORT-32: "))
      addAll(comment, [&](llvm::StringRef kind) { test.reports32.insert(place + kind.str()); });
    else if (comment.consume_front("REPORT-64: "))
      addAll(comment, [&](llvm::StringRef kind) { test.reports64.insert(place + kind.str()); });
    else if (comment.consume_front("REPORT-NOWHERE: "))
      addAll(comment, [&](llvm::StringRef kind) { test.reports.insert(kind.str()); });
    else if (comment.consume_front("SCHEDULES: "))
      addAll(comment, [&](llvm::StringRef word) { test.schedules.push_back(word.str()); });
    else if (comment.consume_front("SETTING: "))
      test.settings.push_back(comment.str());
    else if (comment.consume_front("WITHOUT: "))
      addAll(comment, [&](llvm::StringRef word) { test.hiddenLibraries.push_back(word.str()); });
    else if (comment.consume_front("FLAGS: "))
      addAll(comment, [&](llvm::StringRef word) { test.flags.push_back(word.str()); });
    else if (comment.consume_front("FIBERS:")) {
      if (!test.fibers)
        test.fibers.emplace();
      addAll(comment, [&](llvm::StringRef word) { test.fibers->insert(word.str()); });
    } else if (comment == "CHECKED")
      test.checked = true;
    else if (comment == "RELOCATABLE")
      test.relocatable = true;
  }
}

Case readCase(const std::string &input) {
  Case test;
  test.input = input;
  if (llvm::sys::fs::is_directory(input)) {
    std::error_code error;
    for (llvm::sys::fs::directory_iterator file(input, error), end; file != end && !error;
         file.increment(error))
      if (llvm::StringRef extension = path::extension(file->path());
          extension == ".cu" || extension == ".hip" || extension == ".cpp" || extension == ".c")
        test.sources.push_back(file->path());
    std::sort(test.sources.begin(), test.sources.end());
  } else
    test.sources.push_back(input);
  for (const std::string &source : test.sources)
    readMarks(test, source);
  return test;
}

/// The exit code; its output in files of the folder.
int execute(const emulator::Command &command, const std::string &folder,
            const std::vector<std::string> &environment, unsigned seconds) {
  std::string out = folder + "/out", err = folder + "/err";
  std::vector<llvm::StringRef> words(command.begin(), command.end()),
      variables(environment.begin(), environment.end());
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""), llvm::StringRef(out),
                                                llvm::StringRef(err)};
  std::string message;
  int code = llvm::sys::ExecuteAndWait(
      command[0], words,
      environment.empty() ? std::nullopt
                          : std::optional<llvm::ArrayRef<llvm::StringRef>>(variables),
      redirects, seconds, 0, &message);
  if (!message.empty())
    llvm::errs() << command[0] << ": " << message << '\n';
  return code;
}

/// The loader finds these first, and they are no libraries.
bool hideLibraries(const Case &test, const std::string &folder) {
  if (llvm::sys::fs::create_directory(folder + "/hidden"))
    return false;
  for (const std::string &library : test.hiddenLibraries) {
    std::error_code error;
    llvm::raw_fd_ostream file(folder + "/hidden/" + library, error);
    if (error)
      return false;
  }
  return true;
}

bool build(const Case &test, const emulator::Tools &tools, const std::string &folder) {
  emulator::Build build;
  for (const std::string &source : test.sources)
    if (path::extension(source).starts_with(".c") && path::extension(source) != ".cu")
      build.hostSources.push_back({source, isCFile(source)});
    else
      build.sources.push_back(source);
  build.language = path::extension(test.sources.front()) == ".hip" ? emulator::GpuLanguage::Hip
                                                                   : emulator::GpuLanguage::Cuda;
  build.flags = test.flags;
  build.output = folder + "/program";
  build.workFolder = folder;
  build.cacheFolder = defaultCacheFolder();
  build.checked = test.checked;
  build.relocatable = test.relocatable;
  llvm::Expected<emulator::BuildCommands> commands = emulator::buildCommands(tools, build);
  if (!commands) {
    llvm::errs() << llvm::toString(commands.takeError()) << '\n';
    return false;
  }
  std::vector<emulator::Command> all;
  for (const std::vector<emulator::Command> &source : commands->sources)
    all.insert(all.end(), source.begin(), source.end());
  all.push_back(commands->link);
  for (const emulator::Command &command : all)
    if (execute(command, folder, {}, 0) != 0) {
      llvm::errs() << llvm::join(command, " ") << '\n' << readText(folder + "/err");
      return false;
    }
  return true;
}

/// "file:line: kind" of each line that the emulator wrote; without a place only the kind.
std::set<std::string> reported(llvm::StringRef text, const Case &test) {
  std::set<std::string> reports;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    if (!line.consume_front(emulator::reportPrefix))
      continue;
    std::string place;
    // Debug information leaves out the folder of the compilation.
    for (llvm::StringRef source : test.sources)
      if (llvm::StringRef name = path::filename(source); place.empty())
        for (const std::string &written : {("/" + name + ":").str(), (" " + name + ":").str()})
          if (size_t at = line.find(written); at != llvm::StringRef::npos)
            place = (name + ":" + line.substr(at + written.size()).split(':').first + ": ").str();
    reports.insert(place + line.split(": ").first.str());
  }
  return reports;
}

int runProgram(const Case &test, const std::string &folder, unsigned width,
               const std::string &schedule, const std::string &engine) {
  std::vector<std::string> environment = test.settings; // the first of a name counts
  for (const std::string &variable :
       {std::string("PATH=/usr/bin:/bin"), "TRANSHIP_WARP_WIDTH=" + std::to_string(width),
        "TRANSHIP_SCHEDULE=" + schedule, "TRANSHIP_ENGINE=" + engine,
        "TRANSHIP_ENGINE_REPORT=" + folder + "/engines"})
    environment.push_back(variable);
  if (!test.hiddenLibraries.empty())
    environment.push_back("LD_LIBRARY_PATH=" + folder + "/hidden");
  llvm::sys::fs::remove(folder + "/engines");
  return execute({folder + "/program"}, folder, environment, timeout);
}

/// Returns the kernels of a run that did not run in loops, by their names without templates and
/// namespaces.
std::set<std::string> kernelsOnFibers(const std::string &folder) {
  std::set<std::string> kernels;
  std::string text = readText(folder + "/engines");
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (line.consume_front("fibers\t"))
      kernels.insert(line.split('\t').first.split('<').first.str());
  return kernels;
}

bool compare(const Case &test, const std::string &folder, unsigned width,
             const std::string &schedule, const std::string &engine, bool update) {
  int code = runProgram(test, folder, width, schedule, engine);
  std::string out = readText(folder + "/out"), err = readText(folder + "/err");
  std::string file = test.input + ".out", other = test.input + ".64.out";
  if (width == 64 && (llvm::sys::fs::exists(other) || (update && readText(file) != out)))
    file = other;
  if (update && schedule == "ascending" && engine == "loops") {
    std::error_code error;
    llvm::raw_fd_ostream(file, error) << out;
  }
  bool good = true;
  auto complain = [&](const llvm::Twine &what) {
    llvm::errs() << "width " << width << ", " << schedule << ", " << engine << ": " << what << '\n';
    good = false;
  };
  if (code != 0)
    complain("ended with " + llvm::Twine(code));
  if (out != readText(file))
    complain("not what " + path::filename(file) + " says:\n" + out);
  std::set<std::string> announced = test.reports, found = reported(err, test);
  const std::set<std::string> &more = width == 64 ? test.reports64 : test.reports32;
  announced.insert(more.begin(), more.end());
  if (test.fibers && schedule == "ascending" && engine == "loops")
    if (std::set<std::string> kernels = kernelsOnFibers(folder); kernels != *test.fibers)
      complain("these kernels ran on fibers: " +
               llvm::join(std::vector<std::string>(kernels.begin(), kernels.end()), " "));
  for (const std::string &report : announced)
    if (!found.contains(report))
      complain(report + " is announced by a mark, but not reported");
  for (const std::string &report : found)
    if (!announced.contains(report))
      complain(report + " is reported, but not announced");
  if (!good)
    llvm::errs() << err;
  return good;
}

} // namespace

int main(int argc, char **argv) {
  bool update = argc == 3 && llvm::StringRef(argv[1]) == "--update";
  if (argc != 2 && !update) {
    llvm::errs() << "usage: emulator-runner [--update] SOURCE|FOLDER\n";
    return 2;
  }
  llvm::Expected<emulator::Tools> tools = emulator::findTools(
      llvm::sys::fs::getMainExecutable(argv[0], reinterpret_cast<void *>(&main)), clangCompiler());
  if (!tools) {
    llvm::errs() << llvm::toString(tools.takeError()) << '\n';
    return 77;
  }
  Case test = readCase(argv[argc - 1]);
  if (test.sources.empty()) {
    llvm::errs() << argv[argc - 1] << ": no sources\n";
    return 2;
  }
  llvm::SmallString<128> folder;
  if (llvm::sys::fs::createUniqueDirectory("emulator-runner", folder))
    return 2;
  bool good = hideLibraries(test, folder.str().str()) && build(test, *tools, folder.str().str());
  if (good)
    for (unsigned width : {32, 64})
      for (const std::string &schedule : test.schedules) {
        good &= compare(test, folder.str().str(), width, schedule, "loops", update);
        if (schedule == "ascending")
          good &= compare(test, folder.str().str(), width, schedule, "fibers", update);
      }
  llvm::sys::fs::remove_directories(folder);
  return good ? 0 : 1;
}
