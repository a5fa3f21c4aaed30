// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 8-bit floats. CUDA's are the OCP formats. gfx942 uses the FNUZ formats, which have another bias,
// one NaN in place of -0, and no infinities. In device code for gfx942, HIP 7's header has only the
// FNUZ types, and the bytes of one format mean half or twice as much in the other. A port with helpers
// converts in software instead.
//   0x38 is 1.0 in OCP e4m3, 0.5 in FNUZ
// Source: HIP 7.2's amd_hip_fp8.h; hipBLASLt issue 1772.
#include "checks/Check.h"
#include "mapping/RoleNames.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class Fp8FormatCheck : public Check {
public:
  void run(CheckedFile &file) const override {
    std::string targets;
    for (const mapping::Target &target : file.options.target.gpus)
      if (target.fp8 == mapping::Target::Fnuz)
        targets += (targets.empty() ? "" : ", ") + target.name.str();
    if (targets.empty())
      return;
    // Once per file: a program that uses them does so in many places.
    const SourceToken *first = nullptr;
    size_t others = 0;
    for (const SourceToken &token : file.file.tokens()) {
      if (!token.is(clang::tok::raw_identifier) || !isFormat(file.file.text(token)))
        continue;
      auto name = file.evidence.names.find(token.offset);
      if (name == file.evidence.names.end() || name->second.owner != frontend::Owner::System)
        continue;
      if (first)
        ++others;
      else
        first = &token;
    }
    if (!first)
      return;
    llvm::StringRef name = file.file.text(*first);
    file.report(
        DiagnosticKind::Fp8Format,
        {first->offset, first->offset + static_cast<unsigned>(name.size())},
        fmt::format("`{}` is an OCP format, but {} uses the FNUZ formats, in which the same byte "
                    "is a different number: tranship's helpers convert OCP formats in software "
                    "there, but matrix instructions and libraries read the bytes as FNUZ{}",
                    name.str(), targets,
                    others ? fmt::format(" (and {} in this file)", plural(others, "more place"))
                           : ""),
        "use the _fnuz types for data that hipBLASLt or matrix instructions read there, or target "
        "only gfx950 and gfx12");
  }

private:
  static bool isFormat(llvm::StringRef name) {
    return mapping::hasRole(name, mapping::Role::Fp8Format) ||
           mapping::hasRole(name, mapping::Role::Fp8Number);
  }
};

} // namespace

std::unique_ptr<Check> makeFp8FormatCheck() { return std::make_unique<Fp8FormatCheck>(); }

} // namespace tranship::checks
