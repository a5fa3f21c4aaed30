// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of CUDA libraries and functions in strings, with which programs load them at run time.
// Strings are not translated.
//   dlopen("libcudart.so.12", RTLD_NOW)      fails on systems without CUDA
//   dlsym(library, "cudaMalloc")             null: HIP's library has hipMalloc
//   strstr(prop.name, "Tesla")               AMD GPUs have other names
//   setenv("CUDA_LAUNCH_BLOCKING", "1", 1)   HIP does not read it
//   popen("nvidia-smi -L", "r")              systems without CUDA do not have it
// Source: mappings/build/libraries.yaml.
#include "checks/Check.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/PropertyRows.h"
#include "checks/analysis/RoleCalls.h"
#include "checks/analysis/TextOrigins.h"
#include "frontend/record/UnitRecorder.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// Functions of operating systems that look another one up by its name, which is the second argument.
constexpr llvm::StringLiteral lookups[] = {"dlsym", "dlvsym", "GetProcAddress"};

constexpr llvm::StringLiteral environmentFunctions[] = {
    "getenv", "secure_getenv", "setenv", "unsetenv", "putenv", "_putenv", "_putenv_s"};

constexpr llvm::StringLiteral runFunctions[] = {"popen",  "_popen",      "system", "execl",
                                                "execlp", "execvp",      "execv",  "posix_spawn",
                                                "execve", "posix_spawnp"};

class LibraryNameCheck : public Check {
public:
  bool concernsAnyUnit() const override { return true; }
  void run(UnitContext &unit) const override {
    if (unit.isHipSource())
      return;
    for (const Indexed<clang::StringLiteral> &literal : unit.index.strings)
      if (literal.node->getCharByteWidth() == 1)
        checkLibrary(unit, literal);
    for (llvm::StringRef lookup : lookups)
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(lookup))
        if (call.node->getNumArgs() > 1)
          checkFunction(unit, call, call.node->getArg(1));
    for (const RoleCall &call : callsWith(unit.index, Role::FindsFunction))
      if (const clang::Expr *name = call.argument(Role::Part::Name))
        checkFunction(unit, call, name);
    checkNames(unit);
    for (llvm::StringLiteral function : environmentFunctions)
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(function))
        if (call.node->getNumArgs() > 0)
          checkVariable(unit, call, call.node->getArg(0));
    for (llvm::StringLiteral function : runFunctions)
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(function))
        for (const clang::Expr *argument : call.node->arguments())
          checkProgram(unit, call, argument);
  }

private:
  /// `strstr(prop.name, "Tesla")`, `name.rfind("NVIDIA", 0)`, `name == "Tesla K80"`
  static void checkNames(UnitContext &unit) {
    const TextOrigins flow(unit);
    for (llvm::StringRef function : {"strstr", "strcmp", "strncmp", "strcasecmp", "strncasecmp",
                                     "strcasestr", "find", "rfind", "compare", "starts_with"})
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(function))
        checkName(unit, flow, call.node, call.in);
    for (const Indexed<clang::CXXOperatorCallExpr> &call : unit.index.operatorCalls)
      if (llvm::is_contained({clang::OO_EqualEqual, clang::OO_ExclaimEqual},
                             call.node->getOperator()))
        checkName(unit, flow, call.node, call.in);
  }
  static void checkName(UnitContext &unit, const TextOrigins &flow, const clang::CallExpr *call,
                        const clang::FunctionDecl *in) {
    llvm::SmallVector<const clang::Expr *> operands(call->arguments());
    const clang::StringLiteral *text = nullptr;
    for (const clang::Expr *operand : operands)
      if (const auto *literal = llvm::dyn_cast<clang::StringLiteral>(stripCasts(operand)))
        text = literal;
    if (!text || text->getCharByteWidth() != 1 || text->getString().empty() ||
        isOfAmd(text->getString()))
      return;
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      operands.push_back(method->getImplicitObjectArgument());
    auto isName = [&](const clang::Expr *one) {
      const auto *member = llvm::dyn_cast<clang::MemberExpr>(one);
      const auto *field =
          member ? llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()) : nullptr;
      return field && propertyOfField(field) == "name" &&
             unit.recorder.ownerOf(field) == frontend::Owner::System;
    };
    if (llvm::any_of(operands, [&](const clang::Expr *one) {
          return flow.isFrom(one, TextOrigins::Part, isName);
        }))
      unit.report(
          {DiagnosticKind::LibraryName, call->getSourceRange(), in,
           fmt::format("this looks for `{}` in the GPU's name, but AMD GPUs have names such as "
                       "`AMD Instinct MI300X`",
                       text->getString().str()),
           "ask for what the code needs of the GPU, or compare with the names of AMD GPUs"});
  }

  static bool isOfAmd(llvm::StringRef name) {
    return name.contains("AMD") || name.contains("Radeon") || name.contains("Instinct") ||
           name.contains("gfx");
  }

  /// `setenv("CUDA_LAUNCH_BLOCKING", "1", 1)`, `putenv("CUDA_LAUNCH_BLOCKING=1")`.
  static void checkVariable(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                            const clang::Expr *name) {
    forEachOrigin(unit.index, name, [&](const clang::Expr *origin) {
      const auto *literal = llvm::dyn_cast<clang::StringLiteral>(origin);
      if (!literal || literal->getCharByteWidth() != 1)
        return;
      llvm::StringRef variable = literal->getString().split('=').first;
      const mapping::BuildRow *row =
          mapping::BuildTable::builtin().find(mapping::BuildRowKind::Environment, variable);
      if (!row)
        return;
      unit.report({DiagnosticKind::LibraryName, call.node->getSourceRange(), call.in,
                   fmt::format("HIP does not read `{}`, and names in strings are not translated",
                               variable.str()),
                   row->hip.empty() ? fmt::format("remove this on AMD GPUs: {}", row->why)
                                    : fmt::format("use `{}` on AMD GPUs", row->hip)});
    });
  }

  /// `popen("nvidia-smi -L", "r")`
  static void checkProgram(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                           const clang::Expr *command) {
    forEachOrigin(unit.index, command, [&](const clang::Expr *origin) {
      const auto *literal = llvm::dyn_cast<clang::StringLiteral>(origin);
      if (!literal || literal->getCharByteWidth() != 1)
        return;
      llvm::StringRef program = literal->getString().ltrim().split(' ').first;
      program = program.drop_front(program.rfind('/') + 1); // npos + 1 is 0
      const mapping::BuildRow *row =
          mapping::BuildTable::builtin().find(mapping::BuildRowKind::Program, program);
      if (row)
        unit.report({DiagnosticKind::LibraryName, call.node->getSourceRange(), call.in,
                     fmt::format("`{}` is a program for CUDA: {}", program.str(), row->why),
                     row->instead});
    });
  }

  static std::string adviceOn(const mapping::BuildRow &library) {
    if (!library.hip.empty())
      return fmt::format("load `lib{}.so`", library.hip);
    return library.isDropped ? fmt::format("do not load it: {}", library.why)
                             : fmt::format("{}: {}", library.why, library.instead);
  }

  static void checkLibrary(UnitContext &unit, const Indexed<clang::StringLiteral> &literal) {
    const mapping::BuildRow *library =
        mapping::BuildTable::builtin().findLibraryFile(literal.node->getString());
    if (!library)
      return;
    unit.report({DiagnosticKind::LibraryName, literal.node->getSourceRange(), literal.in,
                 fmt::format("`{}` is a CUDA library, and names in strings are not translated",
                             literal.node->getString().str()),
                 adviceOn(*library)});
  }

  static void checkFunction(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                            const clang::Expr *name) {
    forEachOrigin(unit.index, name, [&](const clang::Expr *origin) {
      const auto *literal = llvm::dyn_cast<clang::StringLiteral>(origin);
      if (!literal || literal->getCharByteWidth() != 1 || !unit.options.table)
        return;
      const mapping::Row *row = nullptr;
      llvm::StringRef written = literal->getString();
      llvm::StringRef plain = written.substr(0, written.find("_v2"));
      for (llvm::StringRef candidate : {written, plain})
        for (const mapping::Row &known : unit.options.table->rowsOf(candidate))
          if (!row && known.kind == mapping::RowKind::Function)
            row = &known;
      if (!row)
        return;
      unit.report({DiagnosticKind::LibraryName,
                   call.node->getSourceRange(),
                   call.in,
                   fmt::format("`{}` is looked up by its CUDA name, and names in strings are not "
                               "translated",
                               written.str()),
                   row->supported ? fmt::format("look up `{}`", row->hip.str())
                                  : row->unsupported->instead.str(),
                   {{literal->getBeginLoc(), "the name is here"}},
                   {},
                   /*isSettledByTranslation=*/false,
                   row->name.str()});
    });
  }
};

} // namespace

std::unique_ptr<Check> makeLibraryNameCheck() { return std::make_unique<LibraryNameCheck>(); }

} // namespace tranship::checks
