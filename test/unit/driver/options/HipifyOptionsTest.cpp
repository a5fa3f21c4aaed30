// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/HipifyOptions.h"

#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

#include <map>
#include <set>

using namespace tranship;
using namespace tranship::driver;

namespace {

HipifyLine parsed(const Strings &arguments) {
  llvm::Expected<HipifyLine> line = parseHipifyLine(arguments);
  INFO((line ? "" : llvm::toString(line.takeError())));
  REQUIRE(bool(line));
  return std::move(*line);
}

std::string failure(const Strings &arguments) {
  llvm::Expected<HipifyLine> line = parseHipifyLine(arguments);
  REQUIRE_FALSE(bool(line));
  return llvm::toString(line.takeError());
}

} // namespace

TEST_CASE("Every option of HIPIFY has a name of its own and help", "[driver]") {
  std::set<llvm::StringRef> names;
  for (const HipifyOption &option : hipifyOptions()) {
    INFO(option.shown.names.str());
    CHECK(names.insert(option.shown.names).second);
    CHECK(option.shown.names.starts_with("-"));
    CHECK_FALSE(option.shown.names.starts_with("--"));
    CHECK(llvm::isUpper(option.shown.help.front()));
    CHECK((option.action == HipifyAction::Without) ==
          option.shown.help.starts_with("Has no effect: "));
    bool hasArgument = option.action == HipifyAction::Pass;
    CHECK((hasArgument ? !option.argument.empty() : true));
  }
}

// The lists of hipify-perl 7.2.4's --help and hipify-clang --help, without help and version, which are options of every subcommand.
TEST_CASE("Every documented option of hipify-perl and hipify-clang is known", "[driver]") {
  const std::map<HipifyPrograms, Strings> documented = {
      {HipifyPrograms::Perl,
       {"cuda-kernel-execution-syntax", "examine", "exclude-dirs", "exclude-files", "experimental",
        "hip-kernel-execution-syntax", "inplace", "miopen", "no-output", "o", "print-stats",
        "quiet-warnings", "roc", "whitelist"}},
      {HipifyPrograms::Clang,
       {"o",
        "o-dir",
        "inplace",
        "no-backup",
        "no-output",
        "save-temps",
        "temp-dir",
        "I",
        "D",
        "cuda-path",
        "cuda-gpu-arch",
        "clang-resource-directory",
        "p",
        "extra-arg",
        "extra-arg-before",
        "default-preprocessor",
        "skip-excluded-preprocessor-conditional-blocks",
        "amap",
        "roc",
        "miopen",
        "use-hip-data-types",
        "experimental",
        "cuda-kernel-execution-syntax",
        "hip-kernel-execution-syntax",
        "no-undocumented-features",
        "no-warnings-on-undocumented-features",
        "print-stats",
        "print-stats-csv",
        "o-stats",
        "examine",
        "perl",
        "python",
        "o-hipify-perl-dir",
        "o-python-map-dir",
        "md",
        "csv",
        "doc-format",
        "doc-roc",
        "versions",
        "local-headers",
        "local-headers-recursive"}}};
  for (const auto &[programs, names] : documented) {
    std::set<std::string> known;
    for (const HipifyOption &option : hipifyOptions())
      if (unsigned(option.programs) & unsigned(programs))
        known.insert(option.shown.names.ltrim('-').str());
    CHECK(known == std::set<std::string>(names.begin(), names.end()));
  }
}

TEST_CASE("Options of HIPIFY become those of tranship", "[driver]") {
  HipifyLine line = parsed({"-inplace", "--print-stats", "-Iinclude", "-I", "more", "-D", "N=4",
                            "-p=build", "--roc", "a.cu", "-save-temps", "--hip-version", "6.4",
                            "-v", "b.cu", "--", "-x", "cuda"});
  CHECK(line.has(HipifyId::InPlace));
  CHECK(line.has(HipifyId::PrintStatistics));
  CHECK(line.inputs == Strings{"a.cu", "b.cu"});
  CHECK(line.compilerFlags == Strings{"-Iinclude", "-Imore", "-DN=4", "-x", "cuda"});
  CHECK(line.options == Strings{"-p=build", "--roc", "--hip-version=6.4", "--verbose"});
  CHECK(line.notes == Strings{"-save-temps has no effect: tranship makes no temporary files"});
  CHECK(parsed({"-o", "a.hip", "a.cu"}).value(HipifyId::Output) == "a.hip");
  CHECK(parsed({"--o-dir=hip", "a.cu"}).value(HipifyId::OutputFolder) == "hip");
}

TEST_CASE("What cannot be done as HIPIFY does it is an error in a line", "[driver]") {
  CHECK(failure({"-inplce"}) ==
        "unknown option -inplce; did you mean `-inplace`? (see tranship hipify --help)");
  CHECK(failure({"a.cu", "-o"}) == "option -o needs a value (see tranship hipify --help)");
  CHECK(failure({"-inplace=1"}) == "option -inplace takes no value (see tranship hipify --help)");
  CHECK(llvm::StringRef(failure({"-md"}))
            .contains("option -md: run `tranship mappings list --format=markdown`"));
}

TEST_CASE("docs/coming-from-hipify.md has the table of options", "[driver]") {
  std::string table = hipifyTable();
  INFO(table);
  CHECK(llvm::StringRef(repositoryText("docs/coming-from-hipify.md")).contains(table));
}
