// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandLine.h"

#include "driver/options/Suggestion.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"

#include <deque>

// LLVM's own parsers do not fit. llvm::cl has one global set of options and no subcommands of two
// words. llvm/Option needs each option twice (--name VALUE, --name=VALUE), and a TableGen file,
// from which our documents could not be generated.

namespace tranship::driver {
namespace {

/// Whether an argument is a flag of nvcc, clang or hipcc that belongs after `--`.
bool isCompilerFlag(llvm::StringRef argument) {
  static constexpr llvm::StringLiteral prefixes[] = {"-I",
                                                     "-D",
                                                     "-U",
                                                     "-L",
                                                     "-l",
                                                     "-W",
                                                     "-f",
                                                     "-m",
                                                     "-O",
                                                     "-g",
                                                     "-X",
                                                     "-std",
                                                     "--std",
                                                     "-isystem",
                                                     "-iquote",
                                                     "-include",
                                                     "-imacros",
                                                     "-idirafter",
                                                     "-x",
                                                     "-arch",
                                                     "--arch",
                                                     "-code",
                                                     "-gencode",
                                                     "--generate-code",
                                                     "--gpu-architecture",
                                                     "--gpu-code",
                                                     "-rdc",
                                                     "--relocatable-device-code",
                                                     "-ccbin",
                                                     "--expt-",
                                                     "--extended-lambda",
                                                     "-expt-",
                                                     "-extended-lambda",
                                                     "-pthread",
                                                     "-pedantic",
                                                     "-pipe",
                                                     "-nostd",
                                                     "--offload-arch",
                                                     "--cuda-gpu-arch",
                                                     "--include-path",
                                                     "--define-macro",
                                                     "-use_fast_math",
                                                     "--use_fast_math"};
  return argument == "-c" || argument == "-S" || argument == "-E" ||
         llvm::any_of(prefixes,
                      [&](llvm::StringRef prefix) { return argument.starts_with(prefix); });
}

/// Replaces each `@FILE` by the arguments in that file. What follows `--` is for the compiler and
/// stays unchanged.
std::vector<std::string> expandFiles(llvm::ArrayRef<std::string> arguments) {
  const std::string *end = llvm::find(arguments, "--");
  llvm::BumpPtrAllocator allocator;
  llvm::SmallVector<const char *> words;
  for (const std::string &argument : llvm::make_range(arguments.begin(), end))
    words.push_back(argument.c_str());
  llvm::cl::ExpansionContext context(allocator, llvm::cl::TokenizeGNUCommandLine);
  // An `@FILE` that cannot be read stays, and is reported later as an input that does not exist.
  llvm::consumeError(context.expandResponseFiles(words));
  std::vector<std::string> result(words.begin(), words.end());
  result.insert(result.end(), end, arguments.end());
  return result;
}

std::string join(llvm::ArrayRef<llvm::StringRef> words) {
  std::string out;
  for (size_t i = 0; i < words.size(); ++i)
    out += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i].str();
  return out;
}

/// Reads a version from the command line, where `7` means 7.0.
std::optional<Version> parseVersion(const std::string &text) {
  return Version::parse(text.find('.') == std::string::npos ? text + ".0" : text);
}

class Parser {
public:
  explicit Parser(std::vector<std::string> arguments) : rest_(arguments.begin(), arguments.end()) {}

  llvm::Expected<ParsedCommandLine> parse() {
    if (llvm::Error error = readCommand())
      return error;
    if (commandOf(result_.command).rest == Rest::Verbatim) {
      result_.names.assign(rest_.begin(), rest_.end());
      return std::move(result_);
    }
    while (!rest_.empty() && !result_.has(OptionId::Help) && !result_.has(OptionId::Version)) {
      std::string argument = take();
      if (argument == "--") {
        if (llvm::Error error = readRest())
          return error;
      } else if (argument == "-" || !llvm::StringRef(argument).starts_with("-")) {
        result_.names.push_back(std::move(argument));
      } else if (llvm::Error error = readOption(argument)) {
        return error;
      }
    }
    std::vector<std::string> flags = result_.values(OptionId::ExtraArgument);
    result_.compilerFlags.insert(result_.compilerFlags.begin(), flags.begin(), flags.end());
    return std::move(result_);
  }

private:
  std::string take() {
    std::string argument = std::move(rest_.front());
    rest_.pop_front();
    return argument;
  }

  /// Reads the name of the command if there is one: `check`, `verify record`.
  llvm::Error readCommand() {
    std::string name;
    while (!rest_.empty()) {
      const Command *command = findCommand((name + (name.empty() ? "" : " ") + rest_.front()));
      if (!command)
        break;
      name = command->name.str();
      result_.command = command->id;
      take();
      if (result_.command == CommandId::Help)
        return llvm::Error::success();
    }
    if (rest_.empty() || llvm::StringRef(rest_.front()).starts_with("-"))
      return llvm::Error::success();
    return checkIsNoCommand(name, rest_.front());
  }

  /// Errors: the first word is a misspelled subcommand. Otherwise it is a file or a name.
  llvm::Error checkIsNoCommand(llvm::StringRef parent, const std::string &word) {
    std::vector<llvm::StringRef> known;
    for (const Command *command : subcommandsOf(parent))
      known.push_back(command->lastWord());
    bool needsCommand = result_.command == CommandId::Mappings;
    if (known.empty() ||
        (!needsCommand && (llvm::StringRef(word).find_first_of("./") != llvm::StringRef::npos ||
                           llvm::sys::fs::exists(word))))
      return llvm::Error::success();
    std::optional<llvm::StringRef> nearest = nearestTo(word, known);
    if (!needsCommand && !nearest)
      return llvm::Error::success();
    return result_.misuse("unknown command `" + word + "`" + didYouMean(nearest));
  }

  /// The option of the command with this name, or null.
  const Option *find(llvm::StringRef name, CommandId command) const {
    for (const Option &option : allOptions())
      if (option.belongsTo(command))
        for (llvm::StringRef known : option.allNames())
          if (known.ltrim('-') == name)
            return &option;
    return nullptr;
  }

  llvm::Error readOption(llvm::StringRef argument) {
    auto [name, value] = argument.split('=');
    bool hasValue = name.size() < argument.size();
    const Option *option = find(withoutDashes(name), result_.command);
    // -j4
    if (!option && argument.size() > 2 && argument[1] != '-' && !isCompilerFlag(argument)) {
      const Option *joined = find(argument.substr(1, 1), result_.command);
      if (joined && !joined->isFlag()) {
        option = joined;
        name = argument.take_front(2);
        value = argument.drop_front(2);
        hasValue = true;
      }
    }
    if (!option)
      return unknownOption(argument, name);
    if (option->isFlag() && hasValue)
      return result_.misuse("option " + name + " takes no value");
    std::string given = value.str();
    if (!option->isFlag() && !option->isValueOptional() && !hasValue) {
      if (rest_.empty())
        return result_.misuse("option " + name + " needs a value");
      given = take();
    }
    if (!option->isFlag())
      if (llvm::Error error = checkValue(*option, name, given))
        return error;
    result_.options.push_back({option->id, std::move(given)});
    return llvm::Error::success();
  }

  static llvm::StringRef withoutDashes(llvm::StringRef name) {
    name.consume_front("-");
    name.consume_front("-");
    return name;
  }

  llvm::Error checkValue(const Option &option, llvm::StringRef name,
                         const std::string &value) const {
    unsigned number;
    if (option.value == "N" && llvm::StringRef(value).getAsInteger(10, number))
      return result_.misuse(name + " takes a number, not `" + value + "`");
    if (option.id == OptionId::CudaArchitecture && !architectureNumber(number))
      return result_.misuse(name + " takes an NVIDIA architecture such as 80 or 800, not `" +
                            value + "`");
    if (option.value == "X.Y" && !parseVersion(value))
      return result_.misuse(name + " takes a version such as 6.4 or 12.5, not `" + value + "`");
    std::vector<llvm::StringRef> choices = option.choices();
    if (choices.empty() || llvm::is_contained(choices, value))
      return llvm::Error::success();
    return result_.misuse(name + " takes " + join(choices) + ", not `" + value + "`");
  }

  llvm::Error unknownOption(llvm::StringRef argument, llvm::StringRef name) const {
    const Command &command = commandOf(result_.command);
    if (isCompilerFlag(argument) && command.rest == Rest::CompilerFlags)
      return llvm::createStringError("compiler flags go after `--`: " + command.invocation() +
                                     " ... -- " + argument.str());
    std::vector<llvm::StringRef> known;
    for (const Option &option : allOptions())
      if (option.belongsTo(command.id))
        llvm::append_range(known, option.shownNames());
    if (std::optional<llvm::StringRef> nearest = nearestTo(name, known))
      return result_.misuse("unknown option " + name + didYouMean(nearest));
    for (const Command &other : allCommands())
      if (find(withoutDashes(name), other.id))
        return result_.misuse("unknown option " + name + "; `" + other.invocation() +
                              "` has an option of that name");
    return result_.misuse("unknown option " + name);
  }

  /// Reads what follows `--`.
  llvm::Error readRest() {
    const Command &command = commandOf(result_.command);
    if (command.rest == Rest::Nothing)
      return llvm::createStringError(command.name +
                                     " takes no compiler flags; they were given to the shards");
    std::vector<std::string> &into =
        command.rest == Rest::Names ? result_.names : result_.compilerFlags;
    into.insert(into.end(), rest_.begin(), rest_.end());
    rest_.clear();
    return llvm::Error::success();
  }

  std::deque<std::string> rest_;
  ParsedCommandLine result_;
};

} // namespace

bool ParsedCommandLine::has(OptionId id) const {
  return llvm::any_of(options, [&](const GivenOption &given) { return given.id == id; });
}

std::string ParsedCommandLine::value(OptionId id) const {
  for (const GivenOption &given : llvm::reverse(options))
    if (given.id == id)
      return given.value;
  return {};
}

std::vector<std::string> ParsedCommandLine::values(OptionId id) const {
  std::vector<std::string> found;
  for (const GivenOption &given : options)
    if (given.id == id)
      found.push_back(given.value);
  return found;
}

std::optional<unsigned> ParsedCommandLine::number(OptionId id) const {
  unsigned number;
  if (!has(id) || llvm::StringRef(value(id)).getAsInteger(10, number))
    return std::nullopt;
  return number;
}

Version ParsedCommandLine::version(OptionId id) const {
  return parseVersion(value(id)).value_or(Version());
}

llvm::Error ParsedCommandLine::misuse(const llvm::Twine &message) const {
  return llvm::createStringError(message + " (see " + commandOf(command).invocation() + " --help)");
}

llvm::Expected<ParsedCommandLine> parseCommandLine(llvm::ArrayRef<std::string> arguments) {
  return Parser(expandFiles(arguments)).parse();
}

std::optional<unsigned> architectureNumber(unsigned given) {
  constexpr unsigned first = 100, end = 2000; // 1.0, and far above today's numbers
  unsigned number = given < 200 ? given * 10 : given;
  return first <= number && number < end && number % 10 == 0 ? std::optional(number) : std::nullopt;
}

std::vector<std::string> wordsOf(llvm::ArrayRef<GivenOption> options) {
  std::vector<std::string> words;
  for (const GivenOption &given : options) {
    const Option &option = optionOf(given.id);
    // A value may be empty because it was left out, or because it was given as empty
    // (--cache-dir=). Only the second form keeps its `=`.
    bool isAlone = option.isFlag() || (option.isValueOptional() && given.value.empty());
    words.push_back(option.mainName().str() + (isAlone ? "" : "=" + given.value));
  }
  return words;
}

} // namespace tranship::driver
