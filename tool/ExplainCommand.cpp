#include "ExplainCommand.h"

#include "diagnostics/Diagnostic.h"
#include "diagnostics/Manual.h"
#include "mapping/Explain.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship {
namespace {

constexpr char usage[] = "usage: tranship explain [--json] [--rules FILE] NAME...\n"
                         "A NAME is a CUDA name, a HIP name, a header or the id of a diagnostic.\n";

/// A diagnostic's id; false when it is none.
bool explainDiagnostic(llvm::StringRef id) {
  if (llvm::none_of(allDiagnosticKinds(), [&](DiagnosticKind kind) { return idOf(kind) == id; }))
    return false;
  llvm::outs() << manualSection(id);
  return true;
}

bool explainName(const Table &table, llvm::StringRef name, llvm::json::Array *json) {
  Explanation found = explain(table, name);
  if (json) {
    llvm::json::Array rows;
    for (const Row *row : found.rows)
      rows.push_back(toJson(*row));
    llvm::json::Array suggestions;
    for (llvm::StringRef suggestion : found.suggestions)
      suggestions.push_back(suggestion);
    json->push_back(llvm::json::Object{
        {"asked", name}, {"rows", std::move(rows)}, {"suggestions", std::move(suggestions)}});
    return !found.rows.empty();
  }
  if (found.askedForHipName)
    llvm::outs() << name << " is what HIP has for:\n";
  for (const Row *row : found.rows)
    llvm::outs() << describe(*row);
  if (!found.rows.empty())
    return true;
  llvm::outs() << name << ": the tables do not know it";
  if (!found.suggestions.empty())
    llvm::outs() << "; did you mean " << llvm::join(found.suggestions, ", ") << "?";
  llvm::outs() << "\n";
  return false;
}

int fail(const llvm::Twine &message) {
  llvm::errs() << "tranship: " << message << "\n";
  return 2;
}

} // namespace

int explainCommand(llvm::ArrayRef<llvm::StringRef> arguments) {
  Table table;
  llvm::json::Array answers;
  bool asJson = false;
  std::vector<llvm::StringRef> names;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--help") {
      llvm::outs() << usage;
      return 0;
    }
    if (arguments[i] == "--json") {
      asJson = true;
    } else if (arguments[i] == "--rules" && i + 1 < arguments.size()) {
      auto buffer = llvm::MemoryBuffer::getFile(arguments[++i]);
      if (!buffer)
        return fail(arguments[i] + ": " + buffer.getError().message());
      if (llvm::Error error = table.addRules((*buffer)->getBuffer(), arguments[i]))
        return fail(llvm::toString(std::move(error)));
    } else if (arguments[i].starts_with("-")) {
      return fail("unknown option " + arguments[i] + " (see tranship explain --help)");
    } else {
      names.push_back(arguments[i]);
    }
  }
  if (names.empty())
    return fail("nothing to explain: give a name (see tranship explain --help)");
  bool allKnown = true;
  for (llvm::StringRef name : names)
    if (asJson || !explainDiagnostic(name))
      allKnown &= explainName(table, name, asJson ? &answers : nullptr);
  if (asJson)
    llvm::outs() << llvm::formatv("{0:2}", llvm::json::Value(std::move(answers))) << "\n";
  return allKnown ? 0 : 1;
}

} // namespace tranship
