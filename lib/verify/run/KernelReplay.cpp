// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/KernelReplay.h"

#include "emulator/interface/EmulatorCompiler.h"
#include "support/FileWriting.h"
#include "support/TextFile.h"
#include "support/Yaml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"

#include <fmt/format.h>

#include <functional>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;

constexpr llvm::StringLiteral launchFolder = "launch", programFolder = "programs";

std::string quoted(llvm::StringRef text) {
  std::string result;
  llvm::raw_string_ostream stream(result);
  stream << llvm::json::Value(llvm::json::fixUTF8(text));
  return result;
}

std::string programOf(const KernelReplay &replay, Side side) {
  return joinPath(joinPath(replay.folder, programFolder), toString(side));
}

class ReplayFileReader {
public:
  explicit ReplayFileReader(std::string file) : file_(std::move(file)) {}

  llvm::Expected<KernelReplay> read() {
    llvm::Expected<std::string> text = readTextFile(file_);
    if (!text)
      return text.takeError();
    llvm::Expected<YamlNode> root = readYaml(*text, file_);
    if (!root)
      return root.takeError();
    KernelReplay replay;
    readKeys(*root, {{"kernel", &replay.kernel}},
             {{"launch", [&](auto &n) { replay.launch = number(n, UINT64_MAX); }},
              {"original", [&](auto &n) { readSide(n, replay.original); }},
              {"port", [&](auto &n) { readSide(n, replay.port); }}});
    if (problem_.empty() &&
        (replay.launch == 0 || replay.original.symbol.empty() || replay.port.symbol.empty()))
      fail(1, "a key is missing");
    if (!problem_.empty())
      return llvm::createStringError(problem_);
    return replay;
  }

private:
  using TextKeys = std::vector<std::pair<llvm::StringRef, std::string *>>;
  using Keys = std::vector<std::pair<llvm::StringRef, std::function<void(const YamlNode &)>>>;

  void fail(unsigned line, const std::string &what) {
    if (problem_.empty())
      problem_ = fmt::format("{}:{}: {}", file_, line, what);
  }

  void readKeys(const YamlNode &node, const TextKeys &texts, const Keys &others) {
    if (!node.isMapping())
      return fail(node.line, "expected keys with values");
    for (const YamlNode::Pair &pair : node.pairs) {
      auto text = llvm::find_if(texts, [&](auto &key) { return key.first == pair.key; });
      auto other = llvm::find_if(others, [&](auto &key) { return key.first == pair.key; });
      if (text != texts.end() && pair.value.isText())
        *text->second = pair.value.text;
      else if (other != others.end())
        other->second(pair.value);
      else
        fail(pair.line, fmt::format("unknown key `{}`", pair.key));
    }
  }

  uint64_t number(const YamlNode &node, uint64_t max) {
    uint64_t value = 0;
    if (!node.isText() || llvm::StringRef(node.text).getAsInteger(10, value) || value > max)
      fail(node.line, "expected a number");
    return value;
  }

  void readSide(const YamlNode &node, KernelReplay::Side &side) {
    readKeys(node, {{"symbol", &side.symbol}},
             {{"warp-width", [&](auto &n) { side.warpWidth = unsigned(number(n, 64)); }}});
  }

  std::string file_, problem_;
};

llvm::Expected<TracedRun> runSide(const KernelReplay &replay, const KernelReplay::Side &side,
                                  const std::string &folder, std::chrono::milliseconds timeout) {
  std::string trace = folder + "/trace";
  if (std::error_code error = fs::create_directories(trace))
    return llvm::createFileError(trace, error);
  ProcessCommand process;
  process.arguments = {side.program};
  process.folder = folder;
  process.environment = {
      fmt::format("{}={}", emulator::replayVariable, joinPath(replay.folder, launchFolder)),
      fmt::format("{}={}", emulator::replayKernelVariable, side.symbol),
      fmt::format("{}={}", emulator::warpWidthVariable, side.warpWidth)};
  llvm::append_range(process.environment, emulatorBackend().traceEnvironment(trace, 1));
  process.stdoutFile = folder + "/stdout";
  process.stderrFile = folder + "/stderr";
  process.limits.time = timeout;
  llvm::Expected<ProcessResult> result = runProcess(process);
  if (!result)
    return result.takeError();
  TracedRun run;
  run.folder = trace;
  run.run.process = *result;
  std::string said = textOrNothing(process.stderrFile);
  run.run.reports = emulator::readReports(said);
  if (!result->good())
    return llvm::createStringError(
        fmt::format("{}: {}: {}", side.program, result->str(), llvm::StringRef(said).trim().str()));
  return run;
}

} // namespace

llvm::Error keepReplay(const KernelReplay &replay) {
  for (auto [side, what] :
       {std::pair(Side::Original, &replay.original), std::pair(Side::Port, &replay.port)}) {
    std::string to = programOf(replay, side);
    if (std::error_code error = fs::create_directories(joinPath(replay.folder, programFolder)))
      return llvm::createFileError(to, error);
    if (llvm::Error error = copyFile(what->program, to, fs::perms(0755)))
      return error;
  }
  auto side = [](const KernelReplay::Side &side) {
    return fmt::format("{{symbol: {}, warp-width: {}}}", quoted(side.symbol), side.warpWidth);
  };
  return writeTextFile(joinPath(replay.folder, replayFileName),
                       fmt::format("kernel: {}\nlaunch: {}\noriginal: {}\nport: {}\n",
                                   quoted(replay.kernel), replay.launch, side(replay.original),
                                   side(replay.port)));
}

llvm::Expected<std::vector<KernelReplay>> readReplays(const std::string &folder) {
  std::vector<std::string> folders;
  if (fs::exists(joinPath(folder, replayFileName)))
    folders.push_back(folder);
  std::error_code error;
  for (fs::directory_iterator i(folder, error), end; i != end && !error; i.increment(error))
    if (fs::exists(joinPath(i->path(), replayFileName)))
      folders.push_back(i->path());
  if (error)
    return llvm::createFileError(folder, error);
  if (folders.empty())
    return llvm::createStringError(folder + ": no launch was kept here (it holds no " +
                                   replayFileName.str() + ")");
  llvm::sort(folders);
  std::vector<KernelReplay> replays;
  for (const std::string &one : folders) {
    llvm::Expected<KernelReplay> replay = ReplayFileReader(joinPath(one, replayFileName)).read();
    if (!replay)
      return replay.takeError();
    replay->folder = one;
    replay->original.program = programOf(*replay, Side::Original);
    replay->port.program = programOf(*replay, Side::Port);
    replays.push_back(std::move(*replay));
  }
  return replays;
}

llvm::Expected<KernelVerdict> runReplay(const KernelReplay &replay, const std::string &workFolder,
                                        const Tolerances &tolerances,
                                        std::chrono::milliseconds timeout) {
  llvm::Expected<TracedRun> original =
      runSide(replay, replay.original, workFolder + "/original", timeout);
  if (!original)
    return original.takeError();
  llvm::Expected<TracedRun> port = runSide(replay, replay.port, workFolder + "/port", timeout);
  if (!port)
    return port.takeError();
  KernelVerdict verdict = compareTracedRuns(*original, *port, tolerances);
  verdict.reports = withoutHalves(emulator::withoutKnown(port->run.reports, original->run.reports));
  return verdict;
}

} // namespace tranship::verify
