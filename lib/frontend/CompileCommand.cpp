#include "frontend/CompileCommand.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

/// Where a flag's value stands.
enum class Value { Next, Joined, Either };

struct Flag {
  llvm::StringLiteral written;
  Value value;
  /// What clang calls it; empty: passed over together with its value.
  llvm::StringLiteral meaning;
};

constexpr Flag flagsWithValue[] = {
    {"-I", Value::Either, "-I"},
    {"-D", Value::Either, "-D"},
    {"-U", Value::Either, "-U"},
    {"-isystem=", Value::Joined, "-isystem"},
    {"-isystem", Value::Either, "-isystem"},
    {"-iquote", Value::Either, "-iquote"},
    {"-idirafter", Value::Either, "-idirafter"},
    {"-include", Value::Next, "-include"},
    {"-imacros", Value::Next, "-imacros"},
    {"-std=", Value::Joined, "-std="},
    {"-std", Value::Next, "-std="},
    {"--std=", Value::Joined, "-std="},
    {"--std", Value::Next, "-std="},
    {"--include-path=", Value::Joined, "-I"},
    {"--include-path", Value::Next, "-I"},
    {"--system-include=", Value::Joined, "-isystem"},
    {"--system-include", Value::Next, "-isystem"},
    {"--define-macro=", Value::Joined, "-D"},
    {"--define-macro", Value::Next, "-D"},
    {"--undefine-macro=", Value::Joined, "-U"},
    {"--undefine-macro", Value::Next, "-U"},
    {"--pre-include=", Value::Joined, "-include"},
    {"--pre-include", Value::Next, "-include"},
    {"-Xcompiler", Value::Next, ""},
    {"-Xlinker", Value::Next, ""},
    {"-Xptxas", Value::Next, ""},
    {"-Xclang", Value::Next, ""},
    {"-o", Value::Next, ""},
    {"-x", Value::Next, ""},
    {"-MF", Value::Next, ""},
    {"-MT", Value::Next, ""},
    {"-MQ", Value::Next, ""},
};

} // namespace

std::string CompileCommand::standard() const {
  std::string result = "-std=c++17";
  for (const std::string &flag : flags)
    if (llvm::StringRef(flag).starts_with("-std="))
      result = flag;
  return result;
}

std::vector<std::string> parseRelevantFlags(llvm::ArrayRef<std::string> arguments) {
  std::vector<std::string> flags;
  for (size_t i = 0; i < arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i];
    const Flag *flag = llvm::find_if(flagsWithValue, [&](const Flag &known) {
      return known.value == Value::Next ? argument == known.written
                                        : argument.starts_with(known.written);
    });
    if (flag == std::end(flagsWithValue))
      continue;
    llvm::StringRef value = argument.drop_front(flag->written.size());
    if (value.empty() && flag->value != Value::Joined && i + 1 < arguments.size())
      value = arguments[++i];
    if (flag->meaning.empty() || value.empty())
      continue;
    if (flag->meaning == "-std=")
      flags.push_back("-std=" + value.str());
    else
      flags.insert(flags.end(), {flag->meaning.str(), value.str()});
  }
  return flags;
}

} // namespace tranship
