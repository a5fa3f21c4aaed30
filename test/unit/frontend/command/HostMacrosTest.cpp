// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/command/HostMacros.h"

#include "frontend/command/CompileCommand.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

using namespace tranship;
using namespace tranship::frontend;

namespace {

/// What a macro is defined as by these flags; "-U" where it is undefined, empty where nothing is
/// said of it.
std::string defined(const Strings &flags, llvm::StringRef macro) {
  Strings read = readCommandLine(flags, "/").flags;
  std::string value;
  for (size_t i = 0; i + 1 < read.size(); ++i) {
    auto [name, text] = llvm::StringRef(read[i + 1]).split('=');
    if (name == macro && (read[i] == "-D" || read[i] == "-U"))
      value = read[i] == "-D" ? text.str() : "-U";
  }
  return value;
}

bool isX86() {
  return llvm::Triple(llvm::sys::getDefaultTargetTriple()).getArch() == llvm::Triple::x86_64;
}

} // namespace

TEST_CASE("hostMacros: none without flags, and none of another machine") {
  CHECK(hostMacros({}) == Strings{});
  CHECK(readCommandLine({"g++", "-O3", "-Wall", "-g", "-m32", "-mllvm", "-x"}, "/").flags ==
        Strings{});
  CHECK(hostMacros({"-march=no-such-machine"}) == Strings{});
}

TEST_CASE("hostMacros: macros of the host compiler, whoever it is called by") {
  for (const Strings &start :
       std::vector<Strings>{{"g++"}, {"clang++"}, {"nvcc", "--forward-unknown-to-host-compiler"}}) {
    Strings openmp = start;
    openmp.push_back("-fopenmp");
    CHECK(defined(openmp, "_OPENMP") == "201511"); // newer ones need more than a macro
    openmp.push_back("-U_OPENMP");
    CHECK(defined(openmp, "_OPENMP") == "-U"); // what the user says counts
  }
  CHECK(defined({"nvcc", "-Xcompiler", "-Wall,-fopenmp"}, "_OPENMP") == "201511");
  CHECK(defined({"g++", "-ffast-math"}, "__FAST_MATH__") == "1");
  CHECK(defined({"g++", "-fno-exceptions"}, "__EXCEPTIONS") == "-U");
  CHECK(defined({"g++", "-fno-openmp"}, "_OPENMP").empty());
  if (!isX86())
    return;
  CHECK(defined({"g++", "-mavx2"}, "__AVX2__") == "1");
  CHECK(defined({"nvcc", "-Xcompiler=-mavx2 -mfma"}, "__FMA__") == "1");
  CHECK(defined({"clang++", "-march=x86-64-v3"}, "__AVX2__") == "1");
  CHECK(defined({"clang++", "-march=x86-64-v3", "-mno-avx2"}, "__AVX2__").empty());
}
