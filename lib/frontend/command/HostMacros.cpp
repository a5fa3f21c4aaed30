// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/command/HostMacros.h"

#include "support/RegularFiles.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Option/Option.h"

#include <map>
#include <mutex>

namespace tranship::frontend {

namespace options = clang::options;

bool definesHostMacros(const llvm::opt::Option &flag) {
  if (flag.matches(options::OPT_m_Group)) // except flags for another machine and for LLVM
    return flag.getKind() != llvm::opt::Option::SeparateClass && !flag.matches(options::OPT_m16) &&
           !flag.matches(options::OPT_m32) && !flag.matches(options::OPT_mx32);
  constexpr unsigned others[] = {
      options::OPT_fopenmp,       options::OPT_fopenmp_EQ,    options::OPT_fno_openmp,
      options::OPT_ffast_math,    options::OPT_fno_fast_math, options::OPT_ffinite_math_only,
      options::OPT_pthread,       options::OPT_fPIC,          options::OPT_fpic,
      options::OPT_fPIE,          options::OPT_fpie,          options::OPT_fno_exceptions,
      options::OPT_fno_rtti,      options::OPT_fsigned_char,  options::OPT_fno_signed_char,
      options::OPT_funsigned_char};
  return llvm::any_of(others, [&](unsigned id) { return flag.matches(id); });
}

namespace {

using Macros = std::map<std::string, std::string>;

/// The version of OpenMP that GCC up to 13 has. For newer ones, clang's <omp.h> needs OpenMP to be on,
/// while units are parsed with its macro alone.
constexpr char openMpVersion[] = "201511";

/// Empty when clang does not take the flags.
Macros predefined(llvm::ArrayRef<std::string> flags) {
  std::vector<const char *> arguments = {"clang++"};
  for (const std::string &flag : flags)
    arguments.push_back(flag.c_str());
  arguments.insert(arguments.end(), {"-fsyntax-only", "-x", "c++", "empty.cpp"});
  auto files = llvm::makeIntrusiveRefCnt<RegularFiles>();
  clang::IgnoringDiagConsumer silent;
  clang::DiagnosticOptions diagnosticOptions;
  clang::CreateInvocationOptions invocationOptions;
  invocationOptions.VFS = files;
  invocationOptions.Diags = clang::CompilerInstance::createDiagnostics(
      *files, diagnosticOptions, &silent, /*ShouldOwnClient=*/false);
  std::shared_ptr<clang::CompilerInvocation> invocation =
      clang::createInvocation(arguments, invocationOptions);
  if (!invocation)
    return {};
  clang::CompilerInstance compiler(std::move(invocation));
  compiler.setVirtualFileSystem(files);
  compiler.createDiagnostics(&silent, /*ShouldOwnClient=*/false);
  if (!compiler.createTarget())
    return {};
  compiler.createFileManager();
  compiler.createSourceManager();
  compiler.createPreprocessor(clang::TU_Complete);
  Macros macros;
  for (llvm::StringRef line : llvm::split(compiler.getPreprocessor().getPredefines(), '\n'))
    if (line.consume_front("#define ")) {
      auto [name, value] = line.split(' ');
      macros[name.str()] = value.str();
    }
  return macros;
}

} // namespace

std::vector<std::string> hostMacros(llvm::ArrayRef<std::string> flags) {
  if (flags.empty())
    return {};
  // The commands of a build have the same flags a thousand times.
  static std::mutex mutex;
  static std::map<std::string, std::vector<std::string>> known;
  std::lock_guard lock(mutex);
  auto [entry, isNew] = known.try_emplace(llvm::join(flags, " "));
  if (!isNew)
    return entry->second;
  static const Macros without = predefined({});
  Macros with = predefined(flags);
  if (with.empty())
    return {};
  if (auto openMp = with.find("_OPENMP"); openMp != with.end())
    openMp->second = openMpVersion;
  for (const auto &[name, value] : with)
    if (auto before = without.find(name); before == without.end() || before->second != value)
      entry->second.insert(entry->second.end(), {"-D", name + "=" + value});
  for (const auto &[name, value] : without)
    if (!with.contains(name))
      entry->second.insert(entry->second.end(), {"-U", name});
  return entry->second;
}

} // namespace tranship::frontend
