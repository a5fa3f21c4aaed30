// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/CallComparison.h"

#include "verify/trace/LaunchPointers.h"
#include "verify/trace/TraceComparison.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <map>

namespace tranship::verify {
namespace {

using namespace emulator;

constexpr size_t maxDifferences = 3;
/// The maximum number of additional calls of one side at one place.
constexpr size_t maxDistance = 200;

/// Whether calls of this function do not affect what a program computes.
bool isIdle(llvm::StringRef name) {
  return llvm::is_contained({"GetLastError", "PeekAtLastError", "FuncSetCacheConfig",
                             "DeviceSetCacheConfig", "DeviceSetSharedMemConfig",
                             "FuncSetSharedMemConfig", "GetErrorName", "GetErrorString",
                             "ProfilerStart", "ProfilerStop"},
                            name);
}

/// Whether the function waits for work of the device, or makes a stream wait.
bool isWait(llvm::StringRef name) {
  return name.ends_with("Synchronize") || name.starts_with("StreamWait");
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
    return argument.name.empty() ? fmt::format("{}", int64_t(argument.value))
                                 : llvm::StringRef(argument.name).split(' ').first.str();
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
  case TracedCallArgument::Object:
    return fmt::format("{} {}", argument.name, argument.value);
  default:
    return "something else";
  }
}

bool isStream(const TracedCallArgument &argument) {
  return argument.kind == TracedCallArgument::Object && argument.name == "stream";
}

/// Whether both arguments have a name in common: enumerators with the same meaning may have
/// different numbers.
bool sharesName(const TracedCallArgument &a, const TracedCallArgument &b) {
  llvm::SmallVector<llvm::StringRef> first, second;
  llvm::StringRef(a.name).split(first, ' ', -1, /*KeepEmpty=*/false);
  llvm::StringRef(b.name).split(second, ' ', -1, /*KeepEmpty=*/false);
  return llvm::any_of(first, [&](llvm::StringRef name) {
    return llvm::any_of(
        second, [&](llvm::StringRef other) { return neutralName(name) == neutralName(other); });
  });
}

bool agree(const TracedCallArgument &a, const TracedCallArgument &b,
           const SameAllocation &isSameAllocation) {
  // In the driver API, addresses are numbers.
  auto isNothing = [](const TracedCallArgument &argument) {
    return argument.kind == TracedCallArgument::Null ||
           (argument.kind == TracedCallArgument::Number && argument.value == 0);
  };
  if (isNothing(a) && isNothing(b))
    return true;
  if (a.kind == TracedCallArgument::Number && b.kind == TracedCallArgument::Number)
    return a.value == b.value || sharesName(a, b);
  if (a.kind == TracedCallArgument::Memory && b.kind == TracedCallArgument::Memory)
    return isSameAllocation(a.value, b.value) && a.offset == b.offset;
  if (isStream(a) && isStream(b)) // `orderChanges` compares them
    return true;
  return a.kind == b.kind && a.value == b.value && a.offset == b.offset && a.name == b.name;
}

/// A call or launch of both sides with its streams; 0: the null stream.
struct StreamUse {
  uint64_t original, port;
  /// What both sides do, if the streams differ.
  std::string text;
};

class CallAlignment {
public:
  CallAlignment(const KernelTrace &original, const KernelTrace &port,
                const SameAllocation &isSameAllocation)
      : original_(original), port_(port), isSameAllocation_(isSameAllocation) {
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
        if (a.error != b.error) // later differences show how one side handles the error
          break;
        continue;
      }
      size_t left = distance(first_, i, second_[k].name),
             added = distance(second_, k, first_[i].name);
      if (left == added) {
        // Usually these are two names for the same operation.
        replaced_.push_back(fmt::format("the original calls {}, the port {}",
                                        shown(*first_[i].call), shown(*second_[k].call)));
        ++i, ++k;
      } else if (left < added)
        leftOut(first_[i++]);
      else
        isNew(*second_[k++].call);
    }
    // Do not report missing calls if the program ended early or made more calls than the trace contains.
    if (found_.empty() && !original_.isCut && !port_.isCut &&
        original_.calls.size() < maxTracedCalls && port_.calls.size() < maxTracedCalls) {
      for (; i < first_.size(); ++i)
        leftOut(first_[i]);
      for (; k < second_.size(); ++k)
        isNew(*second_[k].call);
    }
    llvm::append_range(found_, replaced_);
    if (found_.size() > maxDifferences)
      found_.resize(maxDifferences);
    return std::move(found_);
  }

  /// The allocations of the calls that `run` compared.
  AllocationPairs allocations;
  /// The waits among the calls that the port lacks.
  std::vector<std::string> waits;
  std::vector<StreamUse> streams;

private:
  struct Call {
    const TracedCall *call;
    std::string name;
  };

  /// The number of calls up to the next call of `name`.
  static size_t distance(const std::vector<Call> &calls, size_t from, const std::string &name) {
    size_t end = std::min(calls.size(), from + maxDistance);
    for (size_t i = from; i < end; ++i)
      if (calls[i].name == name)
        return i - from;
    return maxDistance;
  }

  void compare(const TracedCall &a, const TracedCall &b) {
    std::string differences;
    size_t count = std::min(a.arguments.size(), b.arguments.size());
    for (size_t i = 0; i < count; ++i)
      if (const TracedCallArgument &first = a.arguments[i], &second = b.arguments[i];
          first.kind == TracedCallArgument::Memory && second.kind == TracedCallArgument::Memory)
        allocations.push_back({first.value, second.value});
      else
        addStreams(a, b, first, second);
    for (size_t i = 0; i < count; ++i)
      if (!agree(a.arguments[i], b.arguments[i], isSameAllocation_))
        differences += fmt::format("{}argument {}: {} against {}", differences.empty() ? "" : ", ",
                                   i + 1, shown(a.arguments[i]), shown(b.arguments[i]));
    for (const TracedSetting &setting : a.settings)
      for (const TracedSetting &other : b.settings)
        if (setting.name == other.name && setting.text != other.text)
          differences += fmt::format("{}{}: {} against {}", differences.empty() ? "" : ", ",
                                     setting.name, setting.text, other.text);
    if (a.error != b.error)
      differences +=
          fmt::format("{}error {} against {}", differences.empty() ? "" : ", ", a.error, b.error);
    if (!differences.empty())
      found_.push_back(
          fmt::format("the original calls {}, the port {}: {}", shown(a), shown(b), differences));
  }

  void addStreams(const TracedCall &a, const TracedCall &b, const TracedCallArgument &first,
                  const TracedCallArgument &second) {
    auto canBe = [](const TracedCallArgument &argument) {
      return isStream(argument) || argument.kind == TracedCallArgument::Null;
    };
    if (!canBe(first) || !canBe(second) || !(isStream(first) || isStream(second)))
      return;
    StreamUse &use = streams.emplace_back(StreamUse{first.value, second.value, ""});
    if (use.original != use.port)
      use.text = fmt::format("the original calls {}, the port {}", shown(a), shown(b));
  }

  void leftOut(const Call &call) {
    found_.push_back(fmt::format("the original calls {}, the port does not", shown(*call.call)));
    if (isWait(call.name) && waits.size() < maxDifferences)
      waits.push_back(found_.back());
  }
  void isNew(const TracedCall &call) {
    found_.push_back(fmt::format("the port calls {}, the original does not", shown(call)));
  }

  const KernelTrace &original_, &port_;
  const SameAllocation &isSameAllocation_;
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
    if (word == "hipcub") // the prefixes below turn `hipcub` into `cub`, but `cub` into `b`
      word = "cub";
    for (llvm::StringRef prefix : {"__nv_", "__hip_", "cuda", "hip", "cu"})
      if (word.size() > prefix.size() && word.starts_with_insensitive(prefix) &&
          word.consume_front_insensitive(prefix))
        break;
    result += word;
  }
  return result;
}

std::vector<std::string> compareCalls(const KernelTrace &original, const KernelTrace &port,
                                      size_t launches) {
  SameAllocation isSame = std::equal_to<>();
  CallAlignment alignment(original, port, isSame);
  std::vector<std::string> found = alignment.run();
  AllocationPairs pairs = allocationPairs(original, port);
  llvm::append_range(pairs, alignment.allocations);
  if (isRenaming(pairs)) {
    isSame = [names = std::map<uint64_t, uint64_t>(pairs.begin(), pairs.end())](uint64_t first,
                                                                                uint64_t second) {
      auto name = names.find(first);
      return (name == names.end() ? first : name->second) == second;
    };
    found = CallAlignment(original, port, isSame).run();
  }
  if (std::string pointers = comparePointers(original, port, launches, isSame); !pointers.empty())
    found.insert(found.begin(), std::move(pointers));
  if (found.size() > maxDifferences)
    found.resize(maxDifferences);
  return found;
}

std::vector<std::string> orderChanges(const KernelTrace &original, const KernelTrace &port) {
  SameAllocation isSame = std::equal_to<>();
  CallAlignment alignment(original, port, isSame);
  alignment.run();
  std::vector<StreamUse> uses = std::move(alignment.streams);
  for (size_t i = 0; i < std::min(original.launches.size(), port.launches.size()); ++i) {
    const TracedLaunch &a = original.launches[i], &b = port.launches[i];
    if (!isSameKernel(a.kernel, b.kernel))
      break;
    StreamUse &use = uses.emplace_back(StreamUse{a.stream, b.stream, ""});
    if (a.stream != b.stream)
      use.text = fmt::format("the original launches {}{}, the port too{}", a.kernel, placeOf(a),
                             placeOf(b));
  }
  std::vector<std::string> found = std::move(alignment.waits);
  AllocationPairs pairs;
  for (const StreamUse &use : uses)
    pairs.push_back({use.original, use.port});
  bool isSameOrder = isRenaming(pairs) && llvm::all_of(uses, [](const StreamUse &use) {
                       return (use.original == 0) == (use.port == 0);
                     });
  auto name = [](uint64_t stream) {
    return stream ? fmt::format("stream {}", stream) : std::string("the null stream");
  };
  for (const StreamUse &use : uses)
    if (!isSameOrder && use.original != use.port && found.size() < maxDifferences)
      found.push_back(
          fmt::format("{}: {} against {}", use.text, name(use.original), name(use.port)));
  return found;
}

} // namespace tranship::verify
