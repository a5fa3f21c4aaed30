// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Casts.h"
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

using frontend::HandleEvidence;

/// Adds casts where handles that are integers in CUDA and pointers in HIP are used as integers.
///
///     before  uint64_t n = texture;       after   uint64_t n = (unsigned long long)texture;
///             CUdeviceptr p = n;                  hipDeviceptr_t p = (hipDeviceptr_t)(n);
///             reinterpret_cast<CUdeviceptr>(c)    reinterpret_cast<hipDeviceptr_t>((hipDeviceptr_t)(c)), to drop const
///             cudaTextureObject_t t = n;          hipTextureObject_t t = (hipTextureObject_t)(n);
///             texture |= 1;                       unchanged, reported
///             int n = plan;                       int n = (unsigned long long)plan;, reported
///             static_cast<_Float16>(bfloat16)     static_cast<_Float16>((float)bfloat16)
class HandleRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    // A whole value is converted before its parts: both may begin at one place.
    for (const auto &[offset, seen] : view.evidence.addressConversions)
      result.change({"address-arithmetic",
                     Layer::Ast,
                     {{{offset, offset}, {std::string("(hipDeviceptr_t)(")}},
                      {{seen.end, seen.end}, {std::string(")")}}}});
    for (const auto &[offset, seen] : view.evidence.types.handles) {
      const HandleEvidence *changed = changedIn(seen);
      if (changed)
        report(view, result, offset, *changed, "computed with");
      else
        for (const HandleEvidence &handle : llvm::reverse(seen)) {
          convert(view, result, offset, handle);
          if (losesBits(handle.use))
            report(view, result, offset, handle, "used as a number");
        }
    }
    return result;
  }

private:
  /// A use that no cast corrects: an assignment, or a text that is converted in two ways.
  static const HandleEvidence *changedIn(const std::set<HandleEvidence> &seen) {
    const HandleEvidence *previous = nullptr;
    for (const HandleEvidence &handle : seen) {
      if (handle.use == HandleEvidence::Changed || (previous && previous->end == handle.end))
        return &handle;
      previous = &handle;
    }
    return nullptr;
  }

  static bool losesBits(HandleEvidence::Use use) {
    return use == HandleEvidence::Truncated || use == HandleEvidence::FromTruncated ||
           use == HandleEvidence::Kept;
  }

  static void report(const FileView &view, RuleResult &result, unsigned offset,
                     const HandleEvidence &handle, llvm::StringRef how) {
    if (const mapping::Row *row = rowOf(view.table, handle.type))
      result.diagnose(DiagnosticKind::Meaning, offset,
                      fmt::format("`{}` is {}: {}", handle.type, how.str(), row->warn->why.str()),
                      row->warn->instead.str(), handle.type);
  }

  static void convert(const FileView &view, RuleResult &result, unsigned offset,
                      const HandleEvidence &handle) {
    std::string type = handle.use == HandleEvidence::AsFloat ? "float" : "unsigned long long";
    if (handle.use == HandleEvidence::Kept)
      return;
    if (handle.use == HandleEvidence::FromInteger || handle.use == HandleEvidence::FromTruncated) {
      llvm::StringRef cuda = handle.type;
      bool isPointer = cuda.consume_back(" *");
      const mapping::Row *row = rowOf(view.table, cuda);
      if (!row)
        return;
      type = row->hip.str() + (isPointer ? " *" : "");
    }
    result.change({"handle", Layer::Ast, castEdits(view.file, {offset, handle.end}, type)});
  }

  static const mapping::Row *rowOf(const mapping::Table &table, llvm::StringRef type) {
    for (const mapping::Row &row : table.rowsOf(type))
      if (row.kind == mapping::RowKind::Type && row.supported && row.warn)
        return &row;
    return nullptr;
  }
};

} // namespace

std::unique_ptr<Rule> makeHandleRule() { return std::make_unique<HandleRule>(); }

} // namespace tranship::rules
