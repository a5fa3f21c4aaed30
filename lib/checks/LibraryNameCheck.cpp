// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of CUDA's libraries and functions in strings, through which programs load them at run time.
// Strings are not translated.
//   dlopen("libcudart.so.12", RTLD_NOW)      no such library where there is no CUDA
//   dlsym(library, "cudaMalloc")             null: HIP's library has hipMalloc
// Source: mappings/build/libraries.yaml.
#include "checks/Check.h"
#include "checks/analysis/Origins.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// A function that looks another one up by its name.
struct Lookup {
  llvm::StringLiteral function;
  unsigned name; // position of the argument
};
constexpr Lookup lookups[] = {
    {"dlsym", 1},
    {"dlvsym", 1},
    {"GetProcAddress", 1},
    {"cuGetProcAddress", 0},
    {"cuGetProcAddress_v2", 0},
    {"cudaGetDriverEntryPoint", 0},
    {"cudaGetDriverEntryPointByVersion", 0},
};

class LibraryNameCheck : public Check {
public:
  bool concernsAnyUnit() const override { return true; }
  void run(UnitContext &unit) const override {
    if (unit.isHipSource())
      return;
    for (const Indexed<clang::StringLiteral> &literal : unit.index.strings)
      if (literal.node->getCharByteWidth() == 1)
        checkLibrary(unit, literal);
    for (const Lookup &lookup : lookups)
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(lookup.function))
        if (call.node->getNumArgs() > lookup.name)
          checkFunction(unit, call, call.node->getArg(lookup.name));
  }

private:
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
