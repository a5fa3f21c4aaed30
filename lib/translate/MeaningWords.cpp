// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/MeaningWords.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::translate {

using frontend::FactKind;
using frontend::MeaningFact;

/// A user's function: `your "operator*" (vec.h:12)`.
static std::string nameOf(const MeaningFact &function, llvm::ArrayRef<TranslatedFile> files) {
  auto file = llvm::find_if(files, [&](const TranslatedFile &candidate) {
    return candidate.input->source->path() == function.file;
  });
  std::string line =
      file == files.end()
          ? std::string()
          : fmt::format(":{}", file->input->source->lineAndColumn(function.offset).first);
  return fmt::format("your `{}` ({}{})", function.text,
                     llvm::sys::path::filename(function.file).str(), line);
}

std::string describe(const Difference &difference, llvm::ArrayRef<TranslatedFile> files) {
  const auto &[original, port] = difference;
  switch (original.kind) {
  case FactKind::Function: {
    if (!isDeclaredByUser(original) && !isDeclaredByUser(port))
      return fmt::format("in CUDA, this function computes in {}; in HIP, in {}", original.text,
                         port.text);
    auto name = [&](const MeaningFact &fact, llvm::StringRef side) {
      return isDeclaredByUser(fact) ? nameOf(fact, files)
             : fact.text.empty()    ? fmt::format("a function of {}", side.str())
                                    : fmt::format("{}'s own for {}", side.str(), fact.text);
    };
    return fmt::format("in CUDA, this calls {}; in HIP, it calls {}", name(original, "CUDA"),
                       name(port, "HIP"));
  }
  case FactKind::Computation:
    return fmt::format("this is computed as {} in CUDA, as {} in HIP", original.text, port.text);
  case FactKind::Argument:
    return fmt::format("this argument is passed as {} in CUDA, as {} in HIP", original.text,
                       port.text);
  case FactKind::Conversion:
    return fmt::format("the arguments are passed {} in CUDA, {} in HIP", original.text, port.text);
  case FactKind::Deduced:
    return fmt::format("`auto` is {} in CUDA, {} in HIP", original.text, port.text);
  case FactKind::Value:
    return fmt::format("this constant is {} in CUDA, {} in HIP", original.text, port.text);
  case FactKind::Size:
    return fmt::format("this size is {} in CUDA, {} in HIP", original.text, port.text);
  case FactKind::Bound:
    return fmt::format("this array has {} elements in CUDA, {} in HIP", original.text, port.text);
  case FactKind::Layout:
    return fmt::format("this record has {} in CUDA, {} in HIP", original.text, port.text);
  case FactKind::Text:
    return fmt::format("this text is `{}` in CUDA, `{}` in HIP", original.text, port.text);
  case FactKind::Branch:
    break;
  case FactKind::Member:
    return fmt::format("this initializes `{}` in CUDA, `{}` in HIP", original.text, port.text);
  case FactKind::Assembly:
    return "this assembly is for NVIDIA GPUs, and HIP compiles it, too";
  case FactKind::Operator: {
    auto [name, record] = llvm::StringRef(port.text).split(" of ");
    return fmt::format(
        "`{}` of `{}` gives another result in HIP for some values, and tranship cannot "
        "replace it here",
        name.str(), record.str());
  }
  case FactKind::Handler:
    return "in HIP, an earlier handler catches the same type, so this one catches nothing";
  case FactKind::Use:
    return "in CUDA, code calls this operator; in HIP, it calls a function of HIP instead";
  case FactKind::Identity:
    break;
  }
  return {};
}

std::string describeMerged(const std::string &, const std::string &first,
                           const std::string &other) {
  return fmt::format("`{}` and `{}` are different types in CUDA, but one type in HIP", first,
                     other);
}
std::string describeSplit(const std::string &name, const std::string &first,
                          const std::string &other) {
  return fmt::format("`{}` is one type in CUDA, but `{}` and `{}` are two types in HIP", name,
                     first, other);
}

std::string adviceFor(const Difference &difference) {
  const auto &[original, port] = difference;
  switch (original.kind) {
  case FactKind::Function:
    return isDeclaredByUser(original)
               ? "give your function a name that HIP does not have, or make it the better match"
               : "call the function by the name that it has for this type, or convert its "
                 "arguments";
  case FactKind::Computation:
  case FactKind::Conversion:
  case FactKind::Argument:
  case FactKind::Deduced:
    return "convert to the type that it has in CUDA";
  case FactKind::Member:
    return "assign to the members by their names: HIP declares them in another order";
  case FactKind::Text:
    return "check what depends on this name, or write the name yourself";
  case FactKind::Assembly:
    return "write it in C++, or for AMD GPUs in a branch of its own";
  case FactKind::Operator:
    return "use it in a function of your own, not in a macro or in a template that only a library "
           "calls, or call a function "
           "for the type, such as `__hle`";
  case FactKind::Use:
    return "give your function a name that HIP does not have, and call it in a function object or "
           "lambda that you pass to the library";
  case FactKind::Handler:
    return adviceForTypes;
  default:
    return "check what depends on this number";
  }
}

} // namespace tranship::translate
