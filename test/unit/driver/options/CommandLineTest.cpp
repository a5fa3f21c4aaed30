// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandLine.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"

using namespace tranship;
using namespace tranship::driver;

namespace {

ParsedCommandLine parsed(const Strings &arguments) {
  llvm::Expected<ParsedCommandLine> line = parseCommandLine(arguments);
  if (!line)
    FAIL(llvm::toString(line.takeError()));
  return *line;
}

std::string problem(const Strings &arguments) {
  llvm::Expected<ParsedCommandLine> line = parseCommandLine(arguments);
  return line ? "none" : llvm::toString(line.takeError());
}

} // namespace

TEST_CASE("parseCommandLine finds the subcommand", "[driver]") {
  CHECK(parsed({}).command == CommandId::Translate);
  CHECK(parsed({"a.cu"}).command == CommandId::Translate);
  CHECK(parsed({"translate", "a.cu"}).names == Strings{"a.cu"});
  CHECK(parsed({"check", "a.cu"}).command == CommandId::Check);
  CHECK(parsed({"verify", "saxpy"}).command == CommandId::Verify);
  CHECK(parsed({"verify", "record", "saxpy"}).command == CommandId::VerifyRecord);
  CHECK(parsed({"verify", "record", "saxpy"}).names == Strings{"saxpy"});
  CHECK(parsed({"mappings", "list"}).command == CommandId::MappingsList);
  // Not at the place of a subcommand.
  CHECK(parsed({"a.cu", "check"}).names == Strings{"a.cu", "check"});
  CHECK(parsed({"help", "verify", "record"}).names == Strings{"verify", "record"});
}

TEST_CASE("parseCommandLine takes a value in every usual form", "[driver]") {
  for (const Strings &form :
       {Strings{"-o", "out"}, Strings{"-o=out"}, Strings{"-oout"}, Strings{"--output", "out"},
        Strings{"--output=out"}, Strings{"-output=out"}, Strings{"--o=out"}}) {
    INFO(form.front());
    ParsedCommandLine line = parsed(form);
    CHECK(line.value(OptionId::Output) == "out");
    CHECK(line.names.empty());
  }
  CHECK(parsed({"-j4"}).number(OptionId::Jobs) == 4u);
  CHECK(parsed({"-p", "build"}).value(OptionId::Database) == "build");
  CHECK(parsed({"--checks", "-*,wave-*"}).value(OptionId::Checks) == "-*,wave-*");
  CHECK(parsed({"--cache-dir="}).has(OptionId::CacheFolder));
  CHECK(parsed({"--hip-version=6.4"}).version(OptionId::HipVersion) == Version{6, 4, 0});
  CHECK(parsed({"--hip-version=7"}).version(OptionId::HipVersion) == Version{7, 0, 0});
  CHECK_FALSE(parsed({}).version(OptionId::HipVersion).known());
  CHECK(parsed({"-diff", "-in-place"}).has(OptionId::InPlace));
}

TEST_CASE("The last value counts, and all are kept", "[driver]") {
  ParsedCommandLine line = parsed({"--exclude=a", "-o", "x", "--exclude", "b", "-o", "y"});
  CHECK(line.value(OptionId::Output) == "y");
  CHECK(line.values(OptionId::Exclude) == Strings{"a", "b"});
  CHECK_FALSE(line.has(OptionId::Diff));
  CHECK(line.value(OptionId::Root).empty());
}

TEST_CASE("An optional value follows its option at once", "[driver]") {
  ParsedCommandLine alone = parsed({"verify", "--trace-kernels", "saxpy"});
  CHECK(alone.has(OptionId::TraceKernels));
  CHECK(alone.value(OptionId::TraceKernels).empty());
  CHECK(alone.names == Strings{"saxpy"});
  CHECK(parsed({"verify", "--trace-kernels=kept", "saxpy"}).value(OptionId::TraceKernels) ==
        "kept");
}

TEST_CASE("Older names are accepted", "[driver]") {
  CHECK(parsed({"--report=json"}).value(OptionId::ReportFormat) == "json");
  CHECK(parsed({"check", "--report", "sarif"}).value(OptionId::FindingFormat) == "sarif");
  CHECK(parsed({"check", "--diff=HEAD"}).value(OptionId::Since) == "HEAD");
  CHECK(parsed({"--receipt=r"}).values(OptionId::Receipts) == Strings{"r"});
  CHECK(parsed({"mappings", "lint", "--config", "a.yaml"}).has(OptionId::AsConfig));
}

TEST_CASE("What follows -- is for the compiler, as --extra-arg is", "[driver]") {
  ParsedCommandLine line = parsed({"check", "a.cu", "--extra-arg=-DA", "--", "-DB", "--", "-v"});
  CHECK(line.compilerFlags == Strings{"-DA", "-DB", "--", "-v"});
  CHECK_FALSE(line.has(OptionId::Verbose));
  // Names that look like options.
  CHECK(parsed({"explain", "--", "-x"}).names == Strings{"-x"});
  CHECK(problem({"apply", "a", "--", "-DA"}) ==
        "apply takes no compiler flags; they were given to the shards");
}

TEST_CASE("A dash is an input", "[driver]") {
  CHECK(parsed({"-", "--diff"}).names == Strings{"-"});
}

TEST_CASE("After --help, nothing is read", "[driver]") {
  CHECK(parsed({"check", "-h", "--nonsense"}).has(OptionId::Help));
  CHECK(parsed({"mappings", "--help"}).has(OptionId::Help));
  CHECK(parsed({"--version", "-Iinclude"}).has(OptionId::Version));
}

TEST_CASE("@FILE stands for the arguments in a file", "[driver]") {
  TemporaryFolder folder;
  std::string file = folder.write("arguments", "--diff 'my file.cu'\n-o out");
  ParsedCommandLine line = parsed({"@" + file, "--", "@flags"});
  CHECK(line.has(OptionId::Diff));
  CHECK(line.value(OptionId::Output) == "out");
  CHECK(line.names == Strings{"my file.cu"});
  CHECK(line.compilerFlags == Strings{"@flags"});
  CHECK(parsed({"@nowhere"}).names == Strings{"@nowhere"});
}

TEST_CASE("parseCommandLine suggests what is nearest", "[driver]") {
  CHECK(problem({"verfy", "a.cu"}) ==
        "unknown command `verfy`; did you mean `verify`? (see tranship --help)");
  CHECK(problem({"verify", "recrod", "a"}) ==
        "unknown command `recrod`; did you mean `record`? (see tranship verify --help)");
  CHECK(problem({"mappings", "lst"}) ==
        "unknown command `lst`; did you mean `list`? (see tranship mappings --help)");
  CHECK(problem({"mappings", "nonsense"}) ==
        "unknown command `nonsense` (see tranship mappings --help)");
  CHECK(problem({"check", "--fromat=json"}) ==
        "unknown option --fromat; did you mean `--format`? (see tranship check --help)");
  CHECK(problem({"--nonsense"}) == "unknown option --nonsense (see tranship --help)");
  CHECK(problem({"check", "--in-place"}) == "unknown option --in-place; `tranship` has an option "
                                            "of that name (see tranship check --help)");
}

TEST_CASE("A first argument that is a file is no misspelled subcommand", "[driver]") {
  CHECK(parsed({"chek.cu"}).names == Strings{"chek.cu"});
  CHECK(parsed({"./chek"}).names == Strings{"./chek"});
  CHECK(parsed({"kernels"}).names ==
        Strings{"kernels"}); // like no subcommand; refused where it is read
  TemporaryFolder folder;
  folder.makeFolder("chek");
  CHECK(parsed({folder.path("chek")}).command == CommandId::Translate);
}

TEST_CASE("Compiler flags before -- are pointed out", "[driver]") {
  CHECK(problem({"a.cu", "-Iinclude"}) ==
        "compiler flags go after `--`: tranship ... -- -Iinclude");
  CHECK(problem({"check", "-std=c++20"}) ==
        "compiler flags go after `--`: tranship check ... -- -std=c++20");
  for (const char *flag : {"-DN=4", "-O2", "-pthread", "-gencode", "-arch=sm_80", "-fopenmp",
                           "--expt-relaxed-constexpr"}) {
    INFO(flag);
    CHECK(llvm::StringRef(problem({"verify", "a.cu", flag}))
              .starts_with("compiler flags go after `--`"));
  }
  CHECK(problem({"explain", "-Iinclude"}) ==
        "unknown option -Iinclude (see tranship explain --help)");
}

TEST_CASE("parseCommandLine refuses values that cannot be", "[driver]") {
  CHECK(problem({"-j", "x"}) == "-j takes a number, not `x` (see tranship --help)");
  for (const char *nonsense : {"0", "1", "801", "9000"})
    CHECK(problem({"--cuda-arch", nonsense}) ==
          std::string("--cuda-arch takes an NVIDIA architecture such as 80 or 800, not `") +
              nonsense + "` (see tranship --help)");
  for (const char *architecture : {"60", "121", "800", "1210"})
    CHECK(bool(parseCommandLine({"--cuda-arch", architecture, "a.cu"})));
  CHECK(problem({"--hip-version=new"}) ==
        "--hip-version takes a version such as 6.4 or 12.5, not `new` (see tranship --help)");
  CHECK(problem({"--format=xml"}) ==
        "--format takes text, json, html or none, not `xml` (see tranship --help)");
  CHECK(problem({"check", "--fail-on", "note"}) ==
        "--fail-on takes warning or error, not `note` (see tranship check --help)");
  CHECK(problem({"-o"}) == "option -o needs a value (see tranship --help)");
  CHECK(problem({"--roc=yes"}) == "option --roc takes no value (see tranship --help)");
}

TEST_CASE("wordsOf gives the options again", "[driver]") {
  ParsedCommandLine line =
      parsed({"-o", "a b", "-v", "-p", "build", "--cache-dir=", "--exclude", "-x"});
  ParsedCommandLine again = parsed(wordsOf(line.options));
  REQUIRE(again.options.size() == line.options.size());
  for (size_t i = 0; i < line.options.size(); ++i) {
    CHECK(again.options[i].id == line.options[i].id);
    CHECK(again.options[i].value == line.options[i].value);
  }
  CHECK(wordsOf(parsed({"verify", "--trace-kernels"}).options) == Strings{"--trace-kernels"});
}

TEST_CASE("Examples are well-formed command lines of their command", "[driver]") {
  size_t seen = 0;
  for (const Command &command : allCommands())
    for (const Example &example : examplesOf(command)) {
      INFO(example.line.str());
      auto [line, redirection] = llvm::StringRef(example.line).split(" < ");
      llvm::BumpPtrAllocator allocator;
      llvm::StringSaver saver(allocator);
      llvm::SmallVector<const char *> words;
      llvm::cl::TokenizeGNUCommandLine(line, saver, words);
      REQUIRE(words.front() == llvm::StringRef("tranship"));
      CHECK(parsed(Strings(words.begin() + 1, words.end())).command == command.id);
      ++seen;
    }
  CHECK(seen > 10);
}
