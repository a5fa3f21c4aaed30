#include "translate/Report.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship {
namespace {

std::string shownPath(llvm::StringRef path, const ReportOptions &options) {
  llvm::StringRef rest = path;
  if (rest.consume_front(options.workingDirectory) && rest.consume_front("/"))
    return rest.str();
  return path.str();
}

std::string plural(size_t count, llvm::StringRef noun) {
  return fmt::format("{} {}{}", count, noun.str(), count == 1 ? "" : "s");
}

llvm::json::Object editsObject(const std::array<size_t, layerCount> &edits) {
  llvm::json::Object object;
  for (size_t i = 0; i < layerCount; ++i)
    object[toString(static_cast<Layer>(i))] = edits[i];
  return object;
}

/// JSON is UTF-8; a path or a name in another encoding must not make the report unreadable.
std::string utf8(llvm::StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

} // namespace

std::string textReport(const Translation &translation, const ReportOptions &options) {
  std::string out;
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    Severity severity = severityOf(diagnostic.kind);
    if (severity == Severity::Note && !options.verbose)
      continue;
    out += shownPath(diagnostic.file, options);
    if (diagnostic.line)
      out += fmt::format(":{}:{}", diagnostic.line, diagnostic.column);
    out += fmt::format(": {}: {} [{}]\n", toString(severity).str(), diagnostic.message,
                       idOf(diagnostic.kind).str());
    if (!diagnostic.advice.empty())
      out += "    " + diagnostic.advice + "\n";
  }
  size_t changed =
      llvm::count_if(translation.files, [](const TranslatedFile &file) { return file.changed(); });
  std::array<size_t, layerCount> edits = translation.editsByLayer();
  size_t total = 0;
  std::string layers;
  for (size_t i = 0; i < layerCount; ++i) {
    total += edits[i];
    if (edits[i])
      layers += fmt::format("{}{} {}", layers.empty() ? " (" : ", ", edits[i],
                            toString(static_cast<Layer>(i)).str());
  }
  if (!layers.empty())
    layers += ")";
  size_t errors = translation.count(Severity::Error),
         warnings = translation.count(Severity::Warning);
  size_t notes = translation.count(Severity::Note);
  out += fmt::format("{} of {} changed, {}{}; ", changed, plural(translation.files.size(), "file"),
                     plural(total, "edit"), layers);
  if (errors || warnings)
    out +=
        fmt::format("left for you: {}, {}", plural(errors, "error"), plural(warnings, "warning"));
  else
    out += "nothing left to do";
  if (translation.unitsNotParsed)
    out += fmt::format("; {} not fully parsed", plural(translation.unitsNotParsed, "file"));
  if (notes && !options.verbose)
    out += fmt::format("; {} with -v", plural(notes, "note"));
  return out + "\n";
}

llvm::json::Value jsonReport(const Translation &translation, const ReportOptions &options) {
  llvm::json::Array files;
  for (const TranslatedFile &file : translation.files) {
    std::array<size_t, layerCount> edits{};
    for (const Change &change : file.changes)
      edits[static_cast<size_t>(change.layer)] += change.edits.size();
    files.push_back(
        llvm::json::Object{{"path", utf8(shownPath(file.input->source->path(), options))},
                           {"changed", file.changed()},
                           {"edits", editsObject(edits)}});
  }
  llvm::json::Array diagnostics;
  std::map<std::string, size_t> untranslated;
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    llvm::json::Object object{{"id", idOf(diagnostic.kind)},
                              {"severity", toString(severityOf(diagnostic.kind))},
                              {"file", utf8(shownPath(diagnostic.file, options))},
                              {"message", utf8(diagnostic.message)}};
    if (diagnostic.line) {
      object["line"] = diagnostic.line;
      object["column"] = diagnostic.column;
    }
    if (!diagnostic.advice.empty())
      object["advice"] = utf8(diagnostic.advice);
    if (!diagnostic.name.empty())
      object["name"] = utf8(diagnostic.name);
    diagnostics.push_back(std::move(object));
    if (!diagnostic.name.empty() && severityOf(diagnostic.kind) == Severity::Error)
      ++untranslated[utf8(diagnostic.name)];
  }
  llvm::json::Object names;
  for (const auto &[name, count] : untranslated)
    names[name] = count;
  return llvm::json::Object{
      {"version", 1},
      {"summary", llvm::json::Object{{"files", translation.files.size()},
                                     {"units", translation.units},
                                     {"filesNotFullyParsed", translation.unitsNotParsed},
                                     {"edits", editsObject(translation.editsByLayer())},
                                     {"errors", translation.count(Severity::Error)},
                                     {"warnings", translation.count(Severity::Warning)},
                                     {"notes", translation.count(Severity::Note)}}},
      {"files", std::move(files)},
      {"diagnostics", std::move(diagnostics)},
      {"untranslated", std::move(names)}};
}

} // namespace tranship
