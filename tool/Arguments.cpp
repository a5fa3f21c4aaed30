// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Arguments.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship {

int fail(const llvm::Twine &message) {
  llvm::errs() << "tranship: " << message << "\n";
  return 2;
}

int Arguments::misuse(const llvm::Twine &message) const {
  return fail(message + " (see " + command_ + " --help)");
}

std::optional<int> Arguments::parse(llvm::ArrayRef<llvm::StringRef> arguments) {
  bool isOptionPossible = true;
  while (!arguments.empty()) {
    llvm::StringRef argument = arguments.front();
    arguments = arguments.drop_front();
    if (!isOptionPossible || !argument.starts_with("-")) {
      names_.push_back(argument);
      continue;
    }
    if (argument == "--") {
      isOptionPossible = false;
      continue;
    }
    if (argument == "--help") {
      llvm::outs() << usage_;
      return 0;
    }
    auto [name, value] = argument.split('=');
    bool hasValue = name.size() < argument.size();
    auto find = [&](llvm::StringRef wanted) {
      return llvm::find_if(options_, [&](const Option &o) { return o.name == wanted; });
    };
    auto option = find(name);
    if (option == options_.end() && argument.size() > 2 && argument[1] != '-' &&
        find(argument.take_front(2)) != options_.end()) { // -j4
      option = find(argument.take_front(2));
      value = argument.drop_front(2);
      hasValue = true;
    }
    if (option == options_.end())
      return misuse("unknown option " + name);
    if (option->flag) {
      if (hasValue)
        return misuse("option " + name + " takes no value");
      *option->flag = true;
      continue;
    }
    if (!hasValue) {
      if (arguments.empty())
        return misuse("option " + name + " needs a value");
      value = arguments.front();
      arguments = arguments.drop_front();
    }
    option->values->push_back(value);
  }
  return std::nullopt;
}

} // namespace tranship
