// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/FileSettings.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;

namespace {

struct Project {
  TemporaryFolder folder;
  std::vector<InputFile> inputs;

  void add(llvm::StringRef path) {
    inputs.push_back(
        {std::make_unique<SourceFile>(folder.path(path), ""), folder.path(), FileRole::CudaSource});
  }
  FileSettings read(const KindOptions &options = {}) {
    llvm::Expected<FileSettings> settings = FileSettings::read(inputs, options);
    if (!settings)
      FAIL(llvm::toString(settings.takeError()));
    return std::move(*settings);
  }
};

constexpr DiagnosticKind meaning = DiagnosticKind::Meaning, name = DiagnosticKind::UnknownName;

} // namespace

TEST_CASE("The nearest config file of each file says what is reported in it") {
  Project project;
  project.folder.write(".tranship.yaml", "checks: -meaning\nwarnings-as-errors: unknown-*\n");
  project.folder.write("own/.tranship.yaml", "checks: -unknown-name\n");
  project.folder.write("more/.tranship.yaml", "inherit: true\nchecks: -unknown-name\n");
  for (llvm::StringRef file : {"a.cu", "sub/b.cu", "own/c.cu", "more/d.cu"})
    project.add(file);
  FileSettings settings = project.read();
  auto selected = [&](llvm::StringRef file, DiagnosticKind kind) {
    return settings.isSelected(project.folder.path(file), kind);
  };
  CHECK_FALSE(selected("a.cu", meaning));
  CHECK(selected("a.cu", name));
  CHECK_FALSE(selected("sub/b.cu", meaning));
  CHECK(selected("own/c.cu", meaning));
  CHECK_FALSE(selected("own/c.cu", name));
  CHECK_FALSE(selected("more/d.cu", meaning));
  CHECK_FALSE(selected("more/d.cu", name));
  CHECK(settings.isError(project.folder.path("more/d.cu"), name));
  CHECK_FALSE(settings.isError(project.folder.path("own/c.cu"), name));
  // No input: as the first one.
  CHECK_FALSE(settings.isSelected("/elsewhere/compile_commands.json", meaning));
}

TEST_CASE("The command line speaks last; it may name one config file, or none") {
  Project project;
  project.folder.write(".tranship.yaml", "checks: '-*'\n");
  project.folder.write("other.yaml", "checks: -meaning\n");
  project.add("a.cu");
  std::string file = project.folder.path("a.cu");
  KindOptions options;
  options.checks = "meaning";
  CHECK(project.read(options).isSelected(file, meaning));
  CHECK_FALSE(project.read(options).isSelected(file, name));
  options = {};
  options.configFile = project.folder.path("other.yaml");
  CHECK(project.read(options).isSelected(file, name));
  CHECK_FALSE(project.read(options).isSelected(file, meaning));
  options = {};
  options.noConfig = true;
  options.initial = KindSet::none();
  options.checks = "unknown-*";
  CHECK(project.read(options).isSelected(file, name));
  CHECK_FALSE(project.read(options).isSelected(file, meaning));
}

TEST_CASE("A glob of the command line that says nothing is an error") {
  Project project;
  project.add("a.cu");
  KindOptions options;
  options.warningsAsErrors = "nothing-*";
  llvm::Expected<FileSettings> settings = FileSettings::read(project.inputs, options);
  REQUIRE_FALSE(bool(settings));
  CHECK(llvm::toString(settings.takeError()) ==
        "--warnings-as-errors: no check or diagnostic matches `nothing-*`");
}
