// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/CommandOrder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Threading.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace tranship::verify {
namespace {

/// The files that a command writes; none: unknown.
std::vector<llvm::StringRef> outputsOf(const Command &command) {
  std::vector<llvm::StringRef> files;
  auto flag = llvm::find(command, "-o");
  if (flag == command.end() || std::next(flag) == command.end())
    return files;
  files.push_back(*std::next(flag));
  for (llvm::StringRef word : command) // of the emulator's plugin
    if (word.consume_front("tag-file="))
      files.push_back(word);
  return files;
}

bool names(const Command &command, llvm::StringRef file) {
  llvm::StringRef folder = llvm::sys::path::parent_path(file);
  return llvm::any_of(command, [&](llvm::StringRef word) {
    return word.contains(file) || (!folder.empty() && word.ends_with(folder));
  });
}

/// Commands that wait, run or have ended.
class OrderedRun {
public:
  OrderedRun(llvm::ArrayRef<Command> commands, llvm::function_ref<bool(size_t)> run)
      : predecessors_(predecessorsOf(commands)), states_(commands.size(), State::Waiting),
        failed_(commands.size()), run_(run) {}

  void work() {
    std::unique_lock lock(mutex_);
    while (!isDone()) {
      std::optional<size_t> next = ready();
      if (!next) {
        changed_.wait(lock);
        continue;
      }
      states_[*next] = State::Running;
      lock.unlock();
      bool isGood = run_(*next);
      lock.lock();
      states_[*next] = State::Ended;
      if (!isGood)
        failed_ = std::min(failed_, *next);
      changed_.notify_all();
    }
  }

  size_t failed() const { return failed_; }

private:
  enum class State : uint8_t { Waiting, Running, Ended };

  /// Commands before the failed one continue, so that the first failure is always the same.
  bool isDone() const {
    return llvm::all_of(llvm::ArrayRef(states_).take_front(failed_),
                        [](State state) { return state == State::Ended; });
  }

  std::optional<size_t> ready() const {
    for (size_t i = 0; i < failed_; ++i)
      if (states_[i] == State::Waiting && llvm::all_of(predecessors_[i], [&](size_t before) {
            return states_[before] == State::Ended;
          }))
        return i;
    return std::nullopt;
  }

  std::vector<std::vector<size_t>> predecessors_;
  std::vector<State> states_;
  size_t failed_;
  llvm::function_ref<bool(size_t)> run_;
  std::mutex mutex_;
  std::condition_variable changed_;
};

} // namespace

std::vector<std::vector<size_t>> predecessorsOf(llvm::ArrayRef<Command> commands) {
  std::vector<std::vector<size_t>> result(commands.size());
  std::vector<std::vector<llvm::StringRef>> outputs;
  for (const Command &command : commands) {
    size_t i = outputs.size();
    outputs.push_back(outputsOf(command));
    for (size_t before = 0; before < i; ++before)
      if (outputs[i].empty() || outputs[before].empty() ||
          llvm::any_of(outputs[before], [&](llvm::StringRef file) { return names(command, file); }))
        result[i].push_back(before);
  }
  return result;
}

size_t runInOrder(llvm::ArrayRef<Command> commands, unsigned jobs,
                  llvm::function_ref<bool(size_t)> run) {
  OrderedRun ordered(commands, run);
  unsigned count = jobs ? jobs : llvm::heavyweight_hardware_concurrency().compute_thread_count();
  count = unsigned(std::min<size_t>(count, commands.size()));
  std::vector<std::thread> others;
  for (unsigned i = 1; i < count; ++i)
    others.emplace_back([&] { ordered.work(); });
  ordered.work();
  for (std::thread &other : others)
    other.join();
  return ordered.failed();
}

} // namespace tranship::verify
