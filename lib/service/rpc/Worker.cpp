// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/rpc/Worker.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::service {

Worker::Worker() : thread_([this] { work(); }) {}

Worker::~Worker() {
  {
    std::lock_guard lock(mutex_);
    ends_ = true;
    waiting_.clear();
    if (runningIsDropped_)
      *runningIsDropped_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

bool Worker::dropLocked(const std::string &key) {
  auto isMeant = [&](const Job &job) { return job.key == key; };
  bool isKnown = llvm::any_of(waiting_, isMeant);
  llvm::erase_if(waiting_, isMeant);
  if (runningIsDropped_ && runningKey_ == key)
    isKnown = *runningIsDropped_ = true;
  return isKnown;
}

bool Worker::drop(const std::string &key) {
  std::lock_guard lock(mutex_);
  return dropLocked(key);
}

void Worker::submit(const std::string &key, std::chrono::milliseconds delay, Task task) {
  {
    std::lock_guard lock(mutex_);
    dropLocked(key);
    waiting_.push_back({key, Clock::now() + delay, std::move(task), std::make_shared<bool>(false)});
  }
  changed_.notify_all();
}

size_t Worker::waiting() const {
  std::lock_guard lock(mutex_);
  return waiting_.size();
}

void Worker::finish() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return waiting_.empty() && !runningIsDropped_; });
}

void Worker::work() {
  std::unique_lock lock(mutex_);
  while (!ends_) {
    if (waiting_.empty()) {
      changed_.wait(lock);
      continue;
    }
    auto next =
        llvm::min_element(waiting_, [](const Job &a, const Job &b) { return a.due < b.due; });
    if (Clock::time_point due = next->due; due > Clock::now()) {
      changed_.wait_until(lock, due);
      continue;
    }
    Job job = std::move(*next);
    waiting_.erase(next);
    runningKey_ = job.key;
    runningIsDropped_ = job.isDropped;
    lock.unlock();
    job.task([&] {
      std::lock_guard locked(mutex_);
      return *job.isDropped;
    });
    lock.lock();
    runningIsDropped_ = nullptr;
    changed_.notify_all();
  }
}

} // namespace tranship::service
