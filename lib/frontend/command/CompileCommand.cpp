// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/command/CompileCommand.h"

#include "frontend/command/HostMacros.h"
#include "frontend/command/NvccFlags.h"
#include "frontend/command/ResponseFiles.h"

#include "clang/Options/Options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

namespace tranship::frontend {
namespace {

namespace options = clang::options;
using Words = llvm::ArrayRef<std::string>;

llvm::opt::InputArgList parseAsClang(Words words) {
  std::vector<const char *> pointers;
  for (const std::string &word : words)
    // What cmake passes to clang's inside (`-Xclang -include -Xclang a.h`) is read as any other.
    if (word != "-Xclang")
      pointers.push_back(word.c_str());
  unsigned missingIndex = 0, missingCount = 0;
  return clang::getDriverOptTable().ParseArgs(pointers, missingIndex, missingCount,
                                              llvm::opt::Visibility(options::ClangOption));
}

bool namesNvcc(llvm::StringRef word) {
  bool isSource = llvm::StringSwitch<bool>(llvm::sys::path::extension(word).lower())
                      .Cases({".cu", ".c", ".cc", ".cpp", ".cxx", ".c++"}, true)
                      .Default(false);
  return !isSource && llvm::sys::path::filename(word).contains("nvcc");
}

/// By the compiler's name, which wrappers (`ccache nvcc`) push back; where there is none, by a flag
/// that only nvcc has.
bool isForNvcc(Words words) {
  for (const std::string &word : words) {
    if (llvm::StringRef(word).starts_with("-"))
      break;
    if (namesNvcc(word))
      return true;
  }
  return llvm::any_of(parseAsClang(words), [](const llvm::opt::Arg *argument) {
    // Clang passes over this one, and not over its value.
    return argument->getSpelling() == "-Xcompiler" ||
           (argument->getOption().getKind() == llvm::opt::Option::UnknownClass &&
            findNvccFlag(argument->getSpelling()));
  });
}

/// Flags of clang and gcc whose value is taken over as it is.
struct Taken {
  unsigned id;
  llvm::StringLiteral flag;
  bool isFolder = false;
};
constexpr Taken taken[] = {
    {options::OPT_I, "-I", true},
    {options::OPT_isystem, "-isystem", true},
    {options::OPT_iquote, "-iquote", true},
    {options::OPT_idirafter, "-idirafter", true},
    {options::OPT_include, "-include"},
    {options::OPT_imacros, "-imacros"},
    {options::OPT_D, "-D"},
    {options::OPT_U, "-U"},
};

class Reader {
public:
  explicit Reader(CommandLine &result) : result_(result) {}

  void readClang(Words words) {
    for (const llvm::opt::Arg *argument : parseAsClang(words)) {
      llvm::StringRef value = argument->getNumValues() ? argument->getValue() : "";
      unsigned id = argument->getOption().getID();
      if (const auto *known = llvm::find_if(taken, [&](const Taken &one) { return one.id == id; });
          known != std::end(taken))
        known->isFolder        ? folder(known->flag, value)
        : id == options::OPT_D ? macro(value)
                               : add(known->flag, value);
      else if (id == options::OPT_std_EQ)
        standard(value);
      else if (id == options::OPT_x)
        language(value);
      else if (id == options::OPT_Wp_COMMA || id == options::OPT_Xpreprocessor)
        readClang(valuesOf(*argument));
      else if (id == options::OPT_offload_arch_EQ)
        result_.buildFlags.push_back({"--offload-arch", llvm::join(valuesOf(*argument), ","),
                                      findNvccFlag("-arch")->flag->hip});
      else if (id == options::OPT_Xcuda_ptxas)
        result_.buildFlags.push_back(
            {"-Xcuda-ptxas", value.str(), findNvccFlag("-Xptxas")->flag->hip});
      else if (id == options::OPT_Xcuda_fatbinary)
        result_.buildFlags.push_back(
            {"-Xcuda-fatbinary", value.str(), findNvccFlag("-Xfatbin")->flag->hip});
      else if (id == options::OPT_cuda_path_EQ)
        result_.buildFlags.push_back({"--cuda-path", value.str(),
                                      "pass --rocm-path=DIR if ROCm is not in its default folder"});
      else if (definesHostMacros(argument->getOption()))
        hostFlags_.push_back(argument->getSpelling().str() + value.str());
      else if (id == options::OPT_fgpu_default_stream_EQ && value == "per-thread")
        add("-D", findNvccFlag("-default-stream")->flag->macro);
      else if (id == options::OPT_UNKNOWN && !findNvccFlag(argument->getSpelling()))
        result_.unknownFlags.push_back(argument->getSpelling().str());
    }
  }

  /// Other compilers have `-Werror` without a value, and none of nvcc's kinds begins with a dash.
  static bool mayHaveValue(const NvccFlag &flag, llvm::StringRef next) {
    return flag.brief != "-Werror" || !next.starts_with("-");
  }

  void readNvcc(Words words) {
    std::vector<std::string> host; // nvcc passes them on before its own
    CommandLine own;
    std::swap(own, result_);
    for (size_t i = 0; i < words.size(); ++i) {
      std::optional<WrittenNvccFlag> written = findNvccFlag(words[i]);
      if (!written) {
        host.push_back(words[i]);
        continue;
      }
      const NvccFlag &flag = *written->flag;
      std::string value;
      if (written->value)
        value = written->value->str();
      else if (flag.value != NvccFlag::Value::None && i + 1 < words.size() &&
               mayHaveValue(flag, words[i + 1]))
        value = words[++i];
      take(flag, value, host);
    }
    std::swap(own, result_);
    readClang(host);
    llvm::append_range(result_.flags, std::move(own.flags));
    llvm::append_range(result_.buildFlags, std::move(own.buildFlags));
    if (own.isCuda)
      result_.isCuda = own.isCuda;
  }

  /// As if a compiler had done it: what the command itself defines outranks it.
  void defineHostMacros() {
    std::vector<std::string> macros = hostMacros(hostFlags_);
    result_.flags.insert(result_.flags.begin(), macros.begin(), macros.end());
  }

private:
  void add(llvm::StringRef flag, llvm::StringRef value) {
    if (!value.empty())
      result_.flags.insert(result_.flags.end(), {flag.str(), value.str()});
  }
  void macro(llvm::StringRef value) {
    add("-D", value);
    if (value.split('=').first == "CUDA_API_PER_THREAD_DEFAULT_STREAM")
      result_.buildFlags.push_back({"-D", value.split('=').first.str(),
                                    findNvccFlag("-default-stream")->flag->hip,
                                    /*changesResults=*/true});
  }
  void folder(llvm::StringRef flag, llvm::StringRef path) {
    path.consume_front("="); // nvcc writes it so; in gcc it is a system root, of which we know none
    add(flag, path);
  }
  void standard(llvm::StringRef value) {
    if (value.contains("++")) // C is parsed as C++, for which its standards are none
      result_.flags.push_back("-std=" + value.str());
  }
  void language(llvm::StringRef value) {
    if (value != "none")
      result_.isCuda = value.starts_with("cu");
  }

  static std::vector<std::string> valuesOf(const llvm::opt::Arg &argument) {
    return {argument.getValues().begin(), argument.getValues().end()};
  }

  /// The parts of `-Xcompiler "-DA -DB,-DC"` reach the host compiler through a shell.
  static void splitHostFlags(llvm::StringRef value, std::vector<std::string> &host) {
    llvm::BumpPtrAllocator allocator;
    llvm::StringSaver saver(allocator);
    llvm::SmallVector<const char *> words;
    for (const std::string &part : splitNvccList(value))
      llvm::cl::TokenizeGNUCommandLine(part, saver, words);
    host.insert(host.end(), words.begin(), words.end());
  }

  void take(const NvccFlag &flag, const std::string &value, std::vector<std::string> &host) {
    using Holds = NvccFlag::Holds;
    std::vector<std::string> parts = flag.value == NvccFlag::Value::List
                                         ? splitNvccList(value)
                                         : std::vector<std::string>{value};
    if (flag.counts(value)) {
      add("-D", flag.macro);
      if (!flag.hip.empty())
        result_.buildFlags.push_back({flag.brief, value, flag.hip, flag.changesResults});
    }
    auto addAll = [&](llvm::StringRef clangFlag) {
      for (const std::string &part : parts)
        add(clangFlag, part);
    };
    switch (flag.holds) {
    case Holds::Nothing:
    case Holds::Question:
    case Holds::OptionsFile: // read before
      break;
    case Holds::IncludeFolder:
      return addAll("-I");
    case Holds::SystemFolder:
      return addAll("-isystem");
    case Holds::File:
      return addAll("-include");
    case Holds::Macro:
      llvm::for_each(parts, [&](const std::string &part) { macro(part); });
      return;
    case Holds::NoMacro:
      return addAll("-U");
    case Holds::Standard:
      return standard(value);
    case Holds::Language:
      return language(value);
    case Holds::HostFlags:
      return splitHostFlags(value, host);
    }
  }

  CommandLine &result_;
  std::vector<std::string> hostFlags_;
};

} // namespace

static bool isCxxStandard(llvm::StringRef flag) {
  return flag.starts_with("-std=") && flag.contains("++");
}

std::string CompileCommand::standard() const {
  // nvcc leaves the choice to gcc, which chooses what hipcc chooses for the port: with GNU's extensions.
  std::string result = "-std=gnu++17";
  for (const std::string &flag : flags)
    if (isCxxStandard(flag))
      result = flag;
  return result;
}

bool CompileCommand::namesStandard() const { return llvm::any_of(flags, isCxxStandard); }

CommandLine readCommandLine(llvm::ArrayRef<std::string> arguments, llvm::StringRef directory) {
  CommandLine result;
  ExpandedArguments expanded = expandResponseFiles(arguments, directory);
  Reader reader(result);
  if (isForNvcc(expanded.words))
    reader.readNvcc(expanded.words);
  else
    reader.readClang(expanded.words);
  reader.defineHostMacros();
  result.problems = std::move(expanded.problems);
  return result;
}

} // namespace tranship::frontend
