// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// printf and malloc of kernels that were compiled for an AMD GPU. headers/tranship/amd_device.h puts
// these functions in place of those of the AMD device library, which ask a service of the host.
#include "core/Report.h"
#include "memory/Regions.h"

#include "memory/Regions.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

/// A message that a lane puts together: the format, then the arguments.
struct Message {
  FILE *file;
  std::vector<std::string> strings;
  struct Argument {
    bool isString;
    uint64_t value; ///< or the number of the string
  };
  std::vector<Argument> arguments;
};

/// Formats one argument by `form`, which begins with % and ends with the conversion.
void format(std::string &text, const std::string &form, uint64_t value, const char *string,
            const std::vector<int> &stars) {
  char conversion = form.back();
  auto print = [&](auto argument) {
    char buffer[512];
    int length =
        stars.size() == 2
            ? std::snprintf(buffer, sizeof buffer, form.c_str(), stars[0], stars[1], argument)
        : stars.size() == 1 ? std::snprintf(buffer, sizeof buffer, form.c_str(), stars[0], argument)
                            : std::snprintf(buffer, sizeof buffer, form.c_str(), argument);
    if (length < int(sizeof buffer)) {
      text.append(buffer, length > 0 ? length : 0);
      return;
    }
    std::string large(size_t(length) + 1, '\0');
    if (stars.size() == 2)
      std::snprintf(large.data(), large.size(), form.c_str(), stars[0], stars[1], argument);
    else if (stars.size() == 1)
      std::snprintf(large.data(), large.size(), form.c_str(), stars[0], argument);
    else
      std::snprintf(large.data(), large.size(), form.c_str(), argument);
    text.append(large, 0, size_t(length));
  };
  if (std::strchr("aAeEfFgG", conversion)) {
    double number;
    std::memcpy(&number, &value, sizeof number);
    print(number);
  } else if (conversion == 's')
    print(string ? string : "(null)");
  else if (conversion == 'p')
    print(reinterpret_cast<void *>(value));
  else if (form.find('l') != std::string::npos || form.find('j') != std::string::npos ||
           form.find('z') != std::string::npos || form.find('t') != std::string::npos)
    print(static_cast<long long>(value));
  else
    print(static_cast<int>(value));
}

std::string finished(const Message &message) {
  std::string text;
  if (message.strings.empty())
    return text;
  const std::string &pattern = message.strings.front();
  size_t next = 1; // the first argument is the format itself
  auto take = [&]() -> const Message::Argument * {
    return next < message.arguments.size() ? &message.arguments[next++] : nullptr;
  };
  for (size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '%') {
      text += pattern[i];
      continue;
    }
    size_t end = pattern.find_first_of("diouxXaAeEfFgGcspn%", i + 1);
    if (end == std::string::npos)
      break;
    std::string form = pattern.substr(i, end - i + 1);
    i = end;
    if (form.back() == '%') {
      text += '%';
      continue;
    }
    std::vector<int> stars;
    for (char c : form)
      if (c == '*')
        if (const Message::Argument *width = take())
          stars.push_back(int(width->value));
    const Message::Argument *argument = take();
    if (!argument || form.back() == 'n')
      continue;
    const char *string = argument->isString ? message.strings[argument->value].c_str() : nullptr;
    format(text, form, argument->value, string, stars);
  }
  return text;
}

uint64_t finishIf(uint64_t handle, unsigned isLast) {
  auto *message = reinterpret_cast<Message *>(handle);
  if (!isLast)
    return handle;
  std::string text = finished(*message);
  std::fwrite(text.data(), 1, text.size(), message->file);
  delete message;
  return 0;
}

} // namespace

extern "C" {

uint64_t tranship_amdMessage(int toError) {
  return reinterpret_cast<uint64_t>(new Message{toError ? stderr : stdout, {}, {}});
}

uint64_t tranship_amdMessageString(uint64_t handle, const char *text, uint64_t length,
                                   unsigned isLast) {
  auto *message = reinterpret_cast<Message *>(handle);
  message->arguments.push_back({text != nullptr, message->strings.size()});
  if (text) {
    if (length && text[length - 1] == '\0')
      --length;
    message->strings.emplace_back(text, length);
  }
  return finishIf(handle, isLast);
}

uint64_t tranship_amdMessageNumbers(uint64_t handle, unsigned count, const uint64_t *numbers,
                                    unsigned isLast) {
  auto *message = reinterpret_cast<Message *>(handle);
  for (unsigned i = 0; i < count; ++i)
    message->arguments.push_back({false, numbers[i]});
  return finishIf(handle, isLast);
}

void *tranship_allocate(size_t size);
void tranship_release(void *pointer);

// Checks know the memory that kernels allocate.
void *tranship_amdAllocate(uint64_t size) {
  return tranship::emulator::isChecked() ? tranship_allocate(size) : std::malloc(size);
}
void tranship_amdRelease(void *memory) {
  tranship::emulator::isChecked() ? tranship_release(memory) : std::free(memory);
}

} // extern "C"
