// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/TargetDependence.h"

#include "frontend/precompile/CompilerSetup.h"
#include "mapping/Targets.h"

#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/Preprocessor.h"

#include "support/Test.h"

#include <algorithm>

using namespace tranship;
using frontend::TargetDependence;

namespace {

/// Runs clang on a unit of HIP for one GPU.
void run(const std::string &code, llvm::StringRef target, clang::FrontendAction &action) {
  frontend::CompilerSetup setup;
  auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>(llvm::vfs::createPhysicalFileSystem()));
  files->pushOverlay(frontend::ownFiles({{"/unit.hip", code}}));
  clang::IgnoringDiagConsumer diagnostics;
  auto invocation =
      setup.invocation({"clang++", "-fsyntax-only", "-x", "hip", "-nogpulib", "-nogpuinc",
                        "--cuda-device-only", "--offload-arch=" + target.str()},
                       "/unit.hip", files, diagnostics);
  REQUIRE(invocation);
  REQUIRE(frontend::runClang(std::move(invocation), files, diagnostics, action).finished());
}

/// Keeps clang's own macros.
class ReadMacros : public clang::PreprocessorFrontendAction {
public:
  std::string text;

protected:
  void ExecuteAction() override { text = getCompilerInstance().getPreprocessor().getPredefines(); }
  bool hasPCHSupport() const override { return false; }
};

Strings macrosOf(llvm::StringRef target) {
  ReadMacros action;
  run("", target, action);
  Strings lines;
  llvm::StringRef rest(action.text), line;
  while (!rest.empty()) {
    std::tie(line, rest) = rest.split('\n');
    if (line.consume_front("#define "))
      lines.push_back(line.str());
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

class Follow : public clang::ASTFrontendAction {
public:
  TargetDependence dependence;

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    dependence.attach(compiler.getPreprocessor());
    return std::make_unique<clang::ASTConsumer>();
  }
};

bool dependsOnTarget(const std::string &code) {
  Follow action;
  run(code, "gfx90a", action);
  return action.dependence.found();
}

} // namespace

TEST_CASE("TargetDependence knows the macros in which AMD's GPUs differ") {
  Strings first = macrosOf(mapping::knownTargets().front().name), differences;
  REQUIRE(!first.empty());
  for (const mapping::Target &target : mapping::knownTargets().drop_front()) {
    Strings macros = macrosOf(target.name);
    std::set_symmetric_difference(first.begin(), first.end(), macros.begin(), macros.end(),
                                  std::back_inserter(differences));
  }
  CHECK(!differences.empty());
  for (llvm::StringRef macro : differences) {
    INFO(macro.str());
    CHECK(TargetDependence::tellsApart(macro.split(' ').first));
  }
}

TEST_CASE("TargetDependence finds what looks at the GPU, in every way") {
  constexpr llvm::StringLiteral device = "__attribute__((device)) ";
  CHECK(!dependsOnTarget(device.str() + "int f(int x) { return x + 1; }\n"));
  CHECK(!dependsOnTarget("#if defined(__AMDGCN__) && !defined(OTHER)\nint n;\n#endif\n"));
  CHECK(!dependsOnTarget(device.str() + "int f() { return __builtin_amdgcn_wavefrontsize(); }\n"));
  // Where nothing reads it, a name tells nothing.
  CHECK(!dependsOnTarget("#if 0\n#ifdef __gfx942__\n#endif\n#endif\n// __gfx942__\n"));
  for (const std::string &code :
       Strings{"#ifdef __gfx90a__\n#endif\n", "#ifdef __gfx942__\n#endif\n",
               "#ifndef __GFX11__\n#endif\n", "#if 0\n#elifdef __gfx942__\n#endif\n",
               "#if __gfx942__\n#endif\n", "#if defined(__gfx942__)\n#endif\n",
               "#define ON_GPU __gfx942__\n#if ON_GPU\n#endif\n",
               "#define PASTE(a, b) a##b\n#if PASTE(__gfx, 942__)\n#endif\n",
               "#define __gfx942__ 1\n", "const char *name = __amdgcn_processor__;\n",
               "#if __has_builtin(__builtin_amdgcn_mov_dpp)\n#endif\n",
               "#if 0\n#elif 1 && \\\n    __has_builtin(__builtin_amdgcn_mov_dpp)\n#endif\n",
               "#define HAS(x) __has_builtin(__builtin_amdgcn_##x)\n#if HAS(mov_dpp)\n#endif\n",
               device.str() + "int f(int x) { return __builtin_amdgcn_readfirstlane(x); }\n",
               device.str() + "void f() { asm volatile(\"s_nop 0\"); }\n"}) {
    INFO(code);
    CHECK(dependsOnTarget(code));
  }
}
