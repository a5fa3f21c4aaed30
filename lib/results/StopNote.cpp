// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "results/StopNote.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <iterator>

#include <unistd.h>

namespace tranship::results {
namespace {

constexpr std::array signals = {SIGHUP, SIGINT, SIGTERM};

/// The state that the signal handler reads.
std::atomic<size_t> doneNow = 0, totalNow = 0;
std::atomic<const char *> restNow = nullptr;
std::atomic<bool> clearsLineNow = false;
std::array<struct sigaction, signals.size()> before;

/// Builds a line without heap memory, which a signal handler must not allocate.
class Line {
public:
  void add(llvm::StringRef text) {
    size_ = std::copy_n(text.begin(), std::min(text.size(), text_.size() - size_),
                        text_.begin() + size_) -
            text_.begin();
  }
  void add(size_t number) {
    char digits[20];
    char *first = std::end(digits);
    do
      *--first = '0' + number % 10;
    while (number /= 10);
    add(llvm::StringRef(first, std::end(digits) - first));
  }
  void print() const { (void)!write(STDERR_FILENO, text_.data(), size_); }

private:
  std::array<char, 256> text_;
  size_t size_ = 0;
};

/// Prints the line, then passes the signal to the previous handler.
void stop(int signal) {
  if (const char *rest = restNow.exchange(nullptr)) {
    Line line;
    line.add(clearsLineNow ? "\r\x1b[K" : "");
    line.add("tranship: stopped: ");
    line.add(doneNow);
    line.add(" of ");
    line.add(totalNow);
    line.add(" ");
    line.add(rest);
    line.add("\n");
    line.print();
  }
  const auto *place = std::find(signals.begin(), signals.end(), signal);
  sigaction(signal, &before[place - signals.begin()], nullptr);
  raise(signal);
}

} // namespace

StopNote::StopNote(llvm::StringLiteral rest, bool clearsLine) {
  doneNow = totalNow = 0;
  clearsLineNow = clearsLine;
  restNow = rest.data();
  for (size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], nullptr, &before[i]);
    if (before[i].sa_handler == SIG_IGN)
      continue;
    struct sigaction action {};
    action.sa_handler = stop;
    action.sa_flags = SA_ONSTACK;
    sigaction(signals[i], &action, nullptr);
  }
}

StopNote::~StopNote() {
  for (size_t i = 0; i < signals.size(); ++i)
    sigaction(signals[i], &before[i], nullptr);
  restNow = nullptr;
}

void StopNote::update(size_t done, size_t total) {
  doneNow = done;
  totalNow = total;
}

} // namespace tranship::results
