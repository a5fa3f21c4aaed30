// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/CompilerOptions.h"

#include <string_view>

namespace tranship::emulator {

namespace {

enum class Meaning { Flag, Device, Nothing };
enum class Value { None, Joined, Equals, Next };

/// A spelling of an option. The value of a `Next` option may also follow `=`.
struct Option {
  std::string_view name;
  Value value;
  Meaning meaning;
  /// Clang's flag, before the value.
  const char *flag = "";
};

constexpr Option options[] = {
    {"--include-path", Value::Next, Meaning::Flag, "-I"},
    {"-I", Value::Joined, Meaning::Flag, "-I"},
    {"--define-macro", Value::Next, Meaning::Flag, "-D"},
    {"-D", Value::Joined, Meaning::Flag, "-D"},
    {"--undefine-macro", Value::Next, Meaning::Flag, "-U"},
    {"-U", Value::Joined, Meaning::Flag, "-U"},
    {"--pre-include", Value::Next, Meaning::Flag, "-include"},
    {"-include", Value::Next, Meaning::Flag, "-include"},
    {"--std", Value::Next, Meaning::Flag, "-std="},
    {"-std", Value::Next, Meaning::Flag, "-std="},
    {"--device-as-default-execution-space", Value::None, Meaning::Device},
    {"-default-device", Value::None, Meaning::Device},
    // Speed, the kind of GPU, and additional outputs make no difference here.
    {"--gpu-architecture", Value::Next, Meaning::Nothing},
    {"-arch", Value::Next, Meaning::Nothing},
    {"--offload-arch", Value::Equals, Meaning::Nothing},
    {"--device-c", Value::None, Meaning::Nothing},
    {"-dc", Value::None, Meaning::Nothing},
    {"--relocatable-device-code", Value::Next, Meaning::Nothing},
    {"-rdc", Value::Next, Meaning::Nothing},
    {"--extensible-whole-program", Value::None, Meaning::Nothing},
    {"-ewp", Value::None, Meaning::Nothing},
    {"--device-debug", Value::None, Meaning::Nothing},
    {"-G", Value::None, Meaning::Nothing},
    {"-g", Value::None, Meaning::Nothing},
    {"--generate-line-info", Value::None, Meaning::Nothing},
    {"-lineinfo", Value::None, Meaning::Nothing},
    {"--dopt", Value::Next, Meaning::Nothing},
    {"-dopt", Value::Next, Meaning::Nothing},
    {"--Ofast-compile", Value::Next, Meaning::Nothing},
    {"--ptxas-options", Value::Next, Meaning::Nothing},
    {"-Xptxas", Value::Next, Meaning::Nothing},
    {"--maxrregcount", Value::Next, Meaning::Nothing},
    {"-maxrregcount", Value::Next, Meaning::Nothing},
    {"--ftz", Value::Next, Meaning::Nothing},
    {"-ftz", Value::Next, Meaning::Nothing},
    {"--prec-sqrt", Value::Next, Meaning::Nothing},
    {"-prec-sqrt", Value::Next, Meaning::Nothing},
    {"--prec-div", Value::Next, Meaning::Nothing},
    {"-prec-div", Value::Next, Meaning::Nothing},
    {"--fmad", Value::Next, Meaning::Nothing},
    {"-fmad", Value::Next, Meaning::Nothing},
    {"--use_fast_math", Value::None, Meaning::Nothing},
    {"-use_fast_math", Value::None, Meaning::Nothing},
    {"--extra-device-vectorization", Value::None, Meaning::Nothing},
    {"--modify-stack-limit", Value::Next, Meaning::Nothing},
    {"--dlink-time-opt", Value::None, Meaning::Nothing},
    {"-dlto", Value::None, Meaning::Nothing},
    {"--split-compile", Value::Next, Meaning::Nothing},
    {"--no-source-include", Value::None, Meaning::Nothing},
    {"--builtin-move-forward", Value::Next, Meaning::Nothing},
    {"--builtin-initializer-list", Value::Next, Meaning::Nothing},
    {"--disable-warnings", Value::None, Meaning::Nothing},
    {"--restrict", Value::None, Meaning::Nothing},
    {"--diag-error", Value::Next, Meaning::Nothing},
    {"--diag-suppress", Value::Next, Meaning::Nothing},
    {"--diag-warn", Value::Next, Meaning::Nothing},
    {"--display-error-number", Value::None, Meaning::Nothing},
    {"--no-display-error-number", Value::None, Meaning::Nothing},
    {"--time", Value::Next, Meaning::Nothing},
    {"--minimal", Value::None, Meaning::Nothing},
    {"--device-int128", Value::None, Meaning::Nothing},
    {"--device-float128", Value::None, Meaning::Nothing},
    {"--pch", Value::None, Meaning::Nothing},
    // Clang's own options, which hiprtc takes.
    {"-O", Value::Joined, Meaning::Nothing},
    {"-f", Value::Joined, Meaning::Nothing},
    {"-m", Value::Joined, Meaning::Nothing},
    {"-W", Value::Joined, Meaning::Nothing},
    {"-w", Value::None, Meaning::Nothing},
    {"--hip-version", Value::Equals, Meaning::Nothing},
};

/// Returns whether the option is spelled like this. `value` gets the part of its value that is in
/// the same word.
bool matches(const Option &option, std::string_view word, std::string_view &value, bool &hasValue) {
  if (!word.starts_with(option.name))
    return false;
  value = word.substr(option.name.size());
  hasValue = !value.empty();
  switch (option.value) {
  case Value::None:
    return value.empty();
  case Value::Joined:
    return true;
  case Value::Equals:
  case Value::Next:
    if (value.empty())
      return option.value == Value::Next;
    if (value[0] != '=')
      return false;
    value.remove_prefix(1);
    return true;
  }
  return false;
}

} // namespace

CompilerOptions readCompilerOptions(const char *const *given, int count) {
  CompilerOptions result;
  for (int i = 0; i < count; ++i) {
    // A word may hold an option and its value.
    std::string_view word = given[i] ? given[i] : "", value;
    while (word.starts_with(' '))
      word.remove_prefix(1);
    while (word.ends_with(' '))
      word.remove_suffix(1);
    if (word.empty())
      continue;
    bool hasValue = false;
    const Option *option = nullptr;
    std::string_view head = word.substr(0, word.find(' '));
    for (const Option &candidate : options)
      if (matches(candidate, head, value, hasValue)) {
        option = &candidate;
        break;
      }
    if (!option) {
      result.unknown = word;
      return result;
    }
    if (!hasValue && head.size() < word.size()) {
      value = word.substr(word.find_first_not_of(' ', head.size()));
      hasValue = true;
    }
    bool takesNext =
        option->value == Value::Next || (option->value == Value::Joined && *option->flag);
    if (takesNext && !hasValue && i + 1 < count)
      value = given[++i];
    if (option->meaning == Meaning::Device)
      result.deviceByDefault = true;
    if (option->meaning != Meaning::Flag)
      continue;
    std::string flag = option->flag;
    if (flag == "-include") {
      result.flags.push_back(flag);
      result.flags.emplace_back(value);
    } else {
      result.flags.push_back(flag + std::string(value));
    }
  }
  return result;
}

} // namespace tranship::emulator
