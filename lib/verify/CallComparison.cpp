#include "verify/CallComparison.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship {
namespace {

using namespace emulator;

constexpr size_t mostDifferences = 3;
/// Calls that one side may have more in one place.
constexpr size_t farthest = 200;

/// Whether such a call is there makes no difference to what a program computes.
bool isIdle(llvm::StringRef name) {
  return llvm::is_contained({"GetLastError", "PeekAtLastError", "FuncSetCacheConfig",
                             "DeviceSetCacheConfig", "DeviceSetSharedMemConfig",
                             "FuncSetSharedMemConfig", "GetErrorName", "GetErrorString",
                             "ProfilerStart", "ProfilerStop"},
                            name);
}

std::string fileOf(const TracedCall &call) {
  return call.file.empty()
             ? std::string()
             : fmt::format(" ({}:{})", llvm::sys::path::filename(call.file).str(), call.line);
}

std::string shown(const TracedCall &call) { return fmt::format("`{}`{}", call.text, fileOf(call)); }

std::string shown(const TracedCallArgument &argument) {
  auto at = [&] {
    return argument.offset ? fmt::format(", byte {}", argument.offset) : std::string();
  };
  switch (argument.kind) {
  case TracedCallArgument::Number:
    return fmt::format("{}", int64_t(argument.value));
  case TracedCallArgument::Real:
    return fmt::format("{}", llvm::bit_cast<double>(argument.value));
  case TracedCallArgument::Null:
    return "null";
  case TracedCallArgument::Host:
    return "memory of the host";
  case TracedCallArgument::Memory:
    return argument.value ? fmt::format("allocation {}{}", argument.value, at())
                          : "registered memory" + at();
  case TracedCallArgument::Variable:
    return fmt::format("variable `{}`{}", argument.name, at());
  default:
    return "something else";
  }
}

bool agree(const TracedCallArgument &a, const TracedCallArgument &b) {
  return a.kind == b.kind && a.value == b.value && a.offset == b.offset && a.name == b.name;
}

class CallAlignment {
public:
  CallAlignment(const KernelTrace &original, const KernelTrace &port)
      : original_(original), port_(port) {
    for (const auto &[trace, calls] : {std::pair(&original, &first_), std::pair(&port, &second_)})
      for (const TracedCall &call : trace->calls)
        if (std::string name = neutralName(call.name); !isIdle(name))
          calls->push_back({&call, std::move(name)});
  }

  std::vector<std::string> run() {
    size_t i = 0, k = 0;
    while (i < first_.size() && k < second_.size()) {
      if (first_[i].name == second_[k].name) {
        const TracedCall &a = *first_[i++].call, &b = *second_[k++].call;
        compare(a, b);
        if (a.error != b.error) // what comes then is how one side deals with that
          break;
        continue;
      }
      size_t left = distance(first_, i, second_[k].name),
             added = distance(second_, k, first_[i].name);
      if (left == added) {
        // Two names for one thing, more often than not.
        replaced_.push_back(fmt::format("the original calls {}, the port {}",
                                        shown(*first_[i].call), shown(*second_[k].call)));
        ++i, ++k;
      } else if (left < added)
        leftOut(*first_[i++].call);
      else
        isNew(*second_[k++].call);
    }
    // A program that ended early, or calls beyond the limit, left nothing out.
    if (found_.empty() && !original_.isCut && !port_.isCut &&
        original_.calls.size() < mostTracedCalls && port_.calls.size() < mostTracedCalls) {
      for (; i < first_.size(); ++i)
        leftOut(*first_[i].call);
      for (; k < second_.size(); ++k)
        isNew(*second_[k].call);
    }
    llvm::append_range(found_, replaced_);
    if (found_.size() > mostDifferences)
      found_.resize(mostDifferences);
    return std::move(found_);
  }

private:
  struct Call {
    const TracedCall *call;
    std::string name;
  };

  /// How many calls on such a one comes.
  static size_t distance(const std::vector<Call> &calls, size_t from, const std::string &name) {
    size_t end = std::min(calls.size(), from + farthest);
    for (size_t i = from; i < end; ++i)
      if (calls[i].name == name)
        return i - from;
    return farthest;
  }

  void compare(const TracedCall &a, const TracedCall &b) {
    std::string differences;
    size_t count = std::min(a.arguments.size(), b.arguments.size());
    for (size_t i = 0; i < count; ++i)
      if (!agree(a.arguments[i], b.arguments[i]))
        differences += fmt::format("{}argument {}: {} against {}", differences.empty() ? "" : ", ",
                                   i + 1, shown(a.arguments[i]), shown(b.arguments[i]));
    if (a.error != b.error)
      differences +=
          fmt::format("{}error {} against {}", differences.empty() ? "" : ", ", a.error, b.error);
    if (!differences.empty())
      found_.push_back(
          fmt::format("the original calls {}, the port {}: {}", shown(a), shown(b), differences));
  }

  void leftOut(const TracedCall &call) {
    found_.push_back(fmt::format("the original calls {}, the port does not", shown(call)));
  }
  void isNew(const TracedCall &call) {
    found_.push_back(fmt::format("the port calls {}, the original does not", shown(call)));
  }

  const KernelTrace &original_, &port_;
  std::vector<Call> first_, second_;
  std::vector<std::string> found_, replaced_;
};

} // namespace

std::string neutralName(llvm::StringRef name) {
  std::string result;
  while (!name.empty()) {
    llvm::StringRef word = name.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    if (word.empty()) {
      result += name.front();
      name = name.drop_front();
      continue;
    }
    name = name.drop_front(word.size());
    for (llvm::StringRef prefix : {"__nv_", "__hip_", "cuda", "hip", "cu"})
      if (word.size() > prefix.size() && word.starts_with_insensitive(prefix) &&
          word.consume_front_insensitive(prefix))
        break;
    result += word;
  }
  return result;
}

std::vector<std::string> compareCalls(const KernelTrace &original, const KernelTrace &port) {
  return CallAlignment(original, port).run();
}

} // namespace tranship
