// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs work on a thread of its own, and drops what is no longer wanted.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace tranship::service {

class Worker {
public:
  /// Whether the result of the running task is no longer wanted.
  using IsDropped = std::function<bool()>;
  using Task = std::function<void(const IsDropped &)>;

  Worker();
  /// Drops all tasks, and waits for the one that runs.
  ~Worker();
  Worker(const Worker &) = delete;

  /// Runs the task after `delay`. It replaces the one with the same key, which is dropped.
  void submit(const std::string &key, std::chrono::milliseconds delay, Task task);
  /// False if no such task waits or runs.
  bool drop(const std::string &key);
  /// How many tasks wait.
  size_t waiting() const;
  /// Waits until all tasks have ended.
  void finish();

private:
  using Clock = std::chrono::steady_clock;
  struct Job {
    std::string key;
    Clock::time_point due;
    Task task;
    std::shared_ptr<bool> isDropped;
  };

  void work();
  bool dropLocked(const std::string &key);

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Job> waiting_;
  std::string runningKey_;
  /// Of the running task; null if none runs.
  std::shared_ptr<bool> runningIsDropped_;
  bool ends_ = false;
  std::thread thread_;
};

} // namespace tranship::service
