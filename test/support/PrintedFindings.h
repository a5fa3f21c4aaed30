// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One list of findings for the tests of all printers.
#pragma once

#include "diagnostics/Fingerprint.h"
#include "support/Found.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship {

inline constexpr char printedCode[] = "int a;\n\tuse(\xc3\xa4, four, b);\nlast(5);\n";

struct Printed {
  Findings findings;

  Printed() {
    findings.root = "/tree";
    findings.version = "9.8";
    findings.texts["/tree/a b.cu"] = printedCode;
    Finding first = foundAt("/tree/a b.cu", printedCode, "four");
    first.diagnostic.function = "ns::kernel";
    first.diagnostic.related.push_back({"/tree/a b.cu", 1, 5, "comes from here"});
    first.diagnostic.related.push_back({"/else/c.h", 7, 2, "and, from: there"});
    first.diagnostic.fix.push_back({first.diagnostic.span, "4"});
    findings.list.push_back(first);
    Finding second = foundAt("/tree/a b.cu", printedCode, "last", DiagnosticKind::UnknownName);
    second.diagnostic.span = {}; // only the place is known
    second.diagnostic.advice = "";
    findings.list.push_back(second);
    findings.list.push_back({{DiagnosticKind::SkippedFile, "/tree/c.cu", 0, 0, "100% gone", ""},
                             Severity::Error,
                             {},
                             std::nullopt});
    Finding silenced = foundAt("/tree/a b.cu", printedCode, "5");
    silenced.suppressed = "known since 2019";
    findings.list.push_back(silenced);
    addFingerprints(findings);
  }

  const llvm::json::Object &result(const llvm::json::Value &sarif, size_t index) const {
    const llvm::json::Object &run = *(*sarif.getAsObject()->getArray("runs"))[0].getAsObject();
    return *(*run.getArray("results"))[index].getAsObject();
  }
};

inline std::string compact(const llvm::json::Value &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

} // namespace tranship
