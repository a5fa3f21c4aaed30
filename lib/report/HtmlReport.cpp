// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/HtmlReport.h"

#include "diagnostics/Manual.h"
#include "report/Effort.h"
#include "report/HtmlDetails.h"
#include "report/HtmlText.h"
#include "report/Summary.h"
#include "report/VerifiedReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

#include <fmt/format.h>

namespace tranship::report {
namespace {

constexpr Severity severities[] = {Severity::Error, Severity::Warning, Severity::Note};

constexpr llvm::StringLiteral layerMeanings[] = {
    "clang resolved the name to a CUDA declaration", "clang saw the name but no declaration of it",
    "includes, macro uses, conditions",
    "code that clang does not compile: inactive branches, macros that are never expanded"};

std::string counted(size_t count, llvm::StringRef noun) {
  return fmt::format("{} {}{}", grouped(count), noun.str(), count == 1 ? "" : "s");
}

/// A folder of the tree and those of its files that the page shows.
struct Folder {
  std::map<std::string, Folder> folders;
  std::map<std::string, const FileSummary *> files;
  size_t fileCount = 0;
  size_t left[3] = {};
};

class Page {
public:
  Page(const translate::Translation &translation, const RunFacts &run, const ReportOptions &options,
       const HtmlLimits &limits)
      : translation_(translation), run_(run), options_(options), limits_(limits),
        summary_(summarize(translation)), verified_(statesOfFiles(run.verified)) {}

  std::string write() {
    chooseFiles();
    std::map<llvm::StringRef, std::string> parts = {
        {"csp", contentPolicy()},
        {"title", html(title())},
        {"overview", overview()},
        {"verified", verifiedSection(run_, options_, limits_)},
        {"builds", buildFiles()},
        {"maker", html(options_.maker)},
        {"kinds", kindOptions()},
        {"files", files()},
        {"bounds", bounds()},
        {"effort", assumptions()},
        {"explanations", explanations()}};
    std::string out;
    // Makes one pass, so it never searches inserted text for markers.
    for (llvm::StringRef rest = reportTemplate(); !rest.empty();) {
      auto [before, marker] = rest.split("<!--@");
      out += before;
      auto [name, after] = marker.split("-->");
      if (!marker.empty())
        out += parts.at(name);
      rest = after;
    }
    return out;
  }

private:
  /// The name of the translated folder, or of the folder that contains all of them.
  std::string title() const {
    if (translation_.files.empty())
      return {};
    llvm::StringRef root = translation_.files.front().input->root;
    for (const translate::TranslatedFile &file : translation_.files)
      while (!root.empty() && root != file.input->root &&
             !llvm::StringRef(file.input->root).starts_with((root + "/").str()))
        root = llvm::sys::path::parent_path(root);
    return llvm::sys::path::filename(root).str();
  }

  /// Allows only the page's own script, in case a browser takes user text for a script.
  static std::string contentPolicy() {
    auto hashOf = [](llvm::StringRef element) {
      llvm::StringRef text = reportTemplate().split("<" + element.str() + ">").second;
      text = text.split("</" + element.str() + ">").first;
      return "'sha256-" +
             llvm::encodeBase64(llvm::SHA256::hash(llvm::arrayRefFromStringRef(text))) + "'";
    };
    return fmt::format("default-src 'none'; base-uri 'none'; form-action 'none'; style-src {}; "
                       "script-src {}",
                       hashOf("style"), hashOf("script"));
  }

  /// Chooses the files to show, and those to show with details: the files with the most work left come first.
  void chooseFiles() {
    std::vector<const FileSummary *> order;
    for (const FileSummary &file : summary_.files)
      order.push_back(&file);
    llvm::stable_sort(order, [](const FileSummary *a, const FileSummary *b) {
      auto weight = [](const FileSummary *file) {
        return std::make_tuple(file->count(Severity::Error), file->left(), sum(file->edits));
      };
      return weight(a) > weight(b);
    });
    if (order.size() > limits_.files) {
      filesLeftOut_ = order.size() - limits_.files;
      order.resize(limits_.files);
    }
    size_t size = 0;
    for (const FileSummary *file : order) {
      std::string id = idOfFile(*file);
      if (!hasDetails(*file)) {
        details_[file] = {};
      } else if (size < limits_.details) {
        std::string text = htmlDetails(*file, id, limits_);
        size += text.size();
        details_[file] = std::move(text);
      } else {
        ++detailsLeftOut_;
        details_[file] = "<p class=\"more\">Not shown: this page has reached its size limit.</p>\n";
      }
    }
  }

  bool hasDetails(const FileSummary &file) const {
    return !file.diagnostics.empty() || (file.file && file.file->changed());
  }

  std::string idOfFile(const FileSummary &file) const {
    return fmt::format("file-{}", &file - summary_.files.data());
  }

  std::string overview() const {
    size_t edits = sum(translation_.editsByLayer());
    auto box = [](llvm::StringRef kind, size_t count, llvm::StringRef noun) {
      return fmt::format("<li class=\"{}\"><b>{}</b> {}{}</li>\n", count ? kind.str() : "",
                         grouped(count), noun.str(), count == 1 ? "" : "s");
    };
    std::string out =
        fmt::format("<ul class=\"boxes\"><li><b>{}</b> of {} changed</li>\n",
                    grouped(summary_.changed), counted(translation_.files.size(), "file"));
    out += box("", edits, "edit");
    for (Severity severity : severities)
      out += box(toString(severity), translation_.count(severity), toString(severity));
    if (translation_.notParsed.size())
      out += fmt::format("<li class=\"warning\"><b>{}</b> not fully parsed</li>\n",
                         grouped(translation_.notParsed.size()));
    out += verifiedBox(run_) + "</ul>\n";
    if (summary_.minutes)
      out += fmt::format("<p>Estimated work left: <b>{}</b> "
                         "(<a href=\"#effort\">how this is estimated</a>).</p>\n",
                         roughRange(summary_.minutes / 2, summary_.minutes * 2));
    else
      out += "<p>Nothing is left to do.</p>\n";
    return out + checks() + "<div class=\"columns\">\n" + kindTable() + mostLeft() +
           layerTable(edits) + leftOutTable() + "</div>\n";
  }

  /// What the checks of the port and of its build say, and what was copied.
  std::string checks() const {
    // Lines of the text report, as sentences.
    auto paragraph = [](llvm::StringRef text, bool isWarning) {
      text = text.trim();
      return text.empty() ? std::string()
                          : fmt::format("<p{}>{}{}.</p>\n", isWarning ? " class=\"warning\"" : "",
                                        llvm::toUpper(text.front()), html(text.drop_front()));
    };
    const std::optional<translate::PortSummary> &port = translation_.port;
    return paragraph(portLine(translation_, options_.verbose),
                     port && (port->failing || port->unchecked || port->differing)) +
           paragraph(buildText(run_), run_.buildFiles.differing) +
           paragraph(copiedLine(run_, options_), false);
  }

  std::string buildFiles() const {
    std::string out;
    size_t size = 0;
    for (const auto &[path, diff] : run_.buildFiles.diffs) {
      size += diff.size();
      if (size > limits_.details)
        return out + "<p class=\"more\">The others are not shown: this page has reached its size "
                     "limit.</p>\n";
      out += fmt::format("<details><summary><span class=\"name\">{}</span></summary>\n"
                         "<pre>{}</pre></details>\n",
                         html(shownPath(path, options_)), html(diff));
    }
    return out.empty() ? out : "<h2 id=\"build-files\">Build files</h2>\n" + out;
  }

  std::string kindTable() const {
    if (summary_.kinds.empty())
      return {};
    std::string out = "<section><h2>Diagnostics by kind</h2>\n<table><thead><tr><th>kind</th>"
                      "<th>severity</th><th>places</th></tr></thead><tbody>\n";
    for (const KindSummary &kind : summary_.kinds)
      out += fmt::format("<tr><td><a href=\"#kind-{0}\">{0}</a></td><td class=\"{1}\">{1}</td>"
                         "<td class=\"n\">{2}</td></tr>\n",
                         idOf(kind.kind).str(), toString(severityOf(kind.kind)).str(),
                         grouped(kind.count));
    return out + "</tbody></table></section>\n";
  }

  /// A path in which the browser may break the line after each component.
  static std::string breakable(llvm::StringRef path) {
    std::string out;
    for (llvm::StringRef step : llvm::split(path, '/'))
      out += (step.data() == path.data() ? "" : "/<wbr>") + html(step);
    return out;
  }

  std::string mostLeft() const {
    std::string out;
    size_t common = commonFolder().size();
    for (const FileSummary *file : summary_.mostLeft(5)) {
      std::string path = breakable(shownPath(file->path, options_).substr(common));
      out += fmt::format("<tr><td>{}</td><td class=\"n\">{}</td></tr>\n",
                         details_.contains(file)
                             ? fmt::format("<a href=\"#{}\">{}</a>", idOfFile(*file), path)
                             : path,
                         grouped(file->left()));
    }
    if (out.empty())
      return out;
    return "<section><h2>Most work left</h2>\n<table><thead><tr><th>file</th>"
           "<th>places</th></tr></thead><tbody>\n" +
           out + "</tbody></table></section>\n";
  }

  std::string layerTable(size_t edits) const {
    if (!edits)
      return {};
    std::string out = "<section><h2>How edits were found</h2>\n<table><thead><tr><th>layer</th>"
                      "<th>edits</th></tr></thead><tbody>\n";
    std::array<size_t, layerCount> byLayer = translation_.editsByLayer();
    for (size_t i = 0; i < layerCount; ++i)
      out += fmt::format("<tr><td>{}<small>{}</small></td><td class=\"n\">{}</td></tr>\n",
                         toString(static_cast<Layer>(i)).str(), layerMeanings[i].str(),
                         grouped(byLayer[i]));
    return out + "</tbody></table></section>\n";
  }

  /// The sources that were not read; places with the most of them come first.
  std::string leftOutTable() const {
    std::vector<const project::LeftOut *> places;
    size_t files = 0;
    for (const project::LeftOut &left : run_.sources.leftOut)
      if (left.files) {
        places.push_back(&left);
        files += left.files;
      }
    if (places.empty())
      return {};
    llvm::stable_sort(places, [](const project::LeftOut *a, const project::LeftOut *b) {
      return a->files > b->files;
    });
    std::string out = fmt::format("<section><h2>Left out: {}</h2>\n<table><thead><tr><th>place</th>"
                                  "<th>why</th><th>files</th></tr></thead><tbody>\n",
                                  counted(files, "file"));
    size_t shown = std::min(places.size(), limits_.leftOut);
    for (const project::LeftOut *left : llvm::ArrayRef(places).take_front(shown))
      out += fmt::format("<tr><td>{}</td><td>{}</td><td class=\"n\">{}</td></tr>\n",
                         breakable(shownPath(left->path, options_)), htmlWithCode(left->reason),
                         grouped(left->files));
    out += "</tbody></table>\n";
    if (shown < places.size())
      out += fmt::format("<p class=\"more\">{} more not shown here.</p>\n",
                         grouped(places.size() - shown));
    return out + "</section>\n";
  }

  std::string kindOptions() const {
    std::string out;
    for (const KindSummary &kind : summary_.kinds)
      out += fmt::format("<option value=\"{0}\">{0} ({1})</option>", idOf(kind.kind).str(),
                         grouped(kind.count));
    return out;
  }

  /// The folder that contains all files, with its slash; the table does not repeat it for each file.
  std::string commonFolder() const {
    std::string common = summary_.files.empty() ? "" : shownPath(summary_.files[0].path, options_);
    for (const FileSummary &file : summary_.files) {
      std::string path = shownPath(file.path, options_);
      common.erase(std::mismatch(common.begin(), common.end(), path.begin(), path.end()).first,
                   common.end());
    }
    return common.substr(0, common.rfind('/') + 1);
  }

  std::string pathOf(const FileSummary &file) const { return html(shownPath(file.path, options_)); }

  std::string files() const {
    Folder top;
    for (const auto &[file, details] : details_) {
      std::string path = shownPath(file->path, options_);
      llvm::SmallVector<llvm::StringRef> steps;
      llvm::StringRef(path).split(steps, '/', -1, /*KeepEmpty=*/false);
      if (steps.empty())
        steps.push_back(path);
      else if (path.front() == '/') // keep it apart from a relative path
        steps.front() = llvm::StringRef(path).take_front(steps.front().end() - path.data());
      Folder *folder = &top;
      auto count = [&] {
        ++folder->fileCount;
        for (Severity severity : severities)
          folder->left[static_cast<size_t>(severity)] += file->count(severity);
      };
      count();
      for (size_t i = 0; i + 1 < steps.size(); ++i) {
        folder = &folder->folders[steps[i].str()];
        count();
      }
      folder->files[steps.back().str()] = file;
    }
    return contents(top, 0);
  }

  std::string contents(const Folder &folder, unsigned depth) const {
    std::string out;
    for (const auto &[name, inner] : folder.folders) {
      // Show a folder that contains only one folder together with that one.
      std::string shown = name;
      const Folder *last = &inner;
      while (last->files.empty() && last->folders.size() == 1) {
        shown += "/" + last->folders.begin()->first;
        last = &last->folders.begin()->second;
      }
      // In large trees, only the top level starts open.
      bool open = depth == 0 || details_.size() <= 30;
      out += fmt::format("<details class=\"folder\"{}><summary><span class=\"name\">{}/</span> "
                         "<span class=\"edits\">{}</span>{}</summary>\n{}</details>\n",
                         open ? " open" : "", html(shown), counted(last->fileCount, "file"),
                         badges(last->left), contents(*last, depth + 1));
    }
    for (const auto &[name, file] : folder.files)
      out += fileElement(name, *file);
    return out;
  }

  std::string fileElement(llvm::StringRef name, const FileSummary &file) const {
    size_t left[3];
    for (Severity severity : severities)
      left[static_cast<size_t>(severity)] = file.count(severity);
    size_t edits = sum(file.edits);
    std::string layers;
    for (size_t i = 0; i < layerCount; ++i)
      if (file.edits[i])
        layers += fmt::format("{}{} {}", layers.empty() ? "" : ", ", grouped(file.edits[i]),
                              toString(static_cast<Layer>(i)).str());
    std::string status = !file.file ? "not translated"
                         : edits    ? counted(edits, "edit") + " <small>(" + layers + ")</small>"
                                    : "unchanged";
    std::string summary =
        fmt::format("<span class=\"name\">{}</span> <span class=\"edits\">{}</span>{}", html(name),
                    status, badges(left));
    if (auto known = verified_.find(file.path); known != verified_.end())
      summary += verifiedBadge(known->second);
    std::string attributes =
        fmt::format("id=\"{}\" data-path=\"{}\"", idOfFile(file), pathOf(file));
    const std::string &details = details_.at(&file);
    if (details.empty())
      return fmt::format("<div class=\"file\" {}>{}</div>\n", attributes, summary);
    return fmt::format("<details class=\"file\" {}><summary>{}</summary>\n{}</details>\n",
                       attributes, summary, details);
  }

  static std::string badges(const size_t (&left)[3]) {
    std::string out;
    for (Severity severity : severities)
      if (size_t count = left[static_cast<size_t>(severity)])
        out += fmt::format(" <span class=\"badge {}\">{}</span>", toString(severity).str(),
                           counted(count, toString(severity)));
    return out;
  }

  std::string bounds() const {
    std::string out = fmt::format(
        "<p>This page shows at most {} files, {} lines and {} diagnostics for each, {} bytes of a "
        "line, and {} MiB of details in all; files with the most work left come first.",
        grouped(limits_.files), grouped(limits_.diffLinesPerFile),
        grouped(limits_.diagnosticsPerFile), grouped(limits_.lineLength),
        fmt::format("{:.3g}", limits_.details / 1048576.0));
    if (filesLeftOut_)
      out += fmt::format(" <b>{} left out of the list.</b>", counted(filesLeftOut_, "file"));
    if (detailsLeftOut_)
      out += fmt::format(" <b>{} are shown without lines and diagnostics.</b>",
                         counted(detailsLeftOut_, "file"));
    return out +
           " The text and JSON reports contain every diagnostic, and <code>--diff</code> every "
           "line.</p>\n";
  }

  std::string assumptions() const {
    std::string out;
    for (const KindSummary &kind : summary_.kinds) {
      EffortRow row = effortOf(kind.kind);
      if (row.first)
        out += fmt::format("<tr><td>{}</td><td class=\"n\">{}</td><td class=\"n\">{}</td>"
                           "<td class=\"n\">{}</td><td class=\"n\">{}</td></tr>\n",
                           idOf(kind.kind).str(), row.first, row.again, grouped(kind.count),
                           grouped(kind.minutes));
    }
    return out;
  }

  std::string explanations() const {
    std::vector<DiagnosticKind> kinds;
    for (const KindSummary &kind : summary_.kinds)
      kinds.push_back(kind.kind);
    llvm::sort(kinds);
    std::string out;
    for (DiagnosticKind kind : kinds)
      out += fmt::format("<section id=\"kind-{0}\"><h3>{0}</h3>\n{1}</section>\n", idOf(kind).str(),
                         htmlOfManual(manualSection(idOf(kind))));
    return out;
  }

  const translate::Translation &translation_;
  const RunFacts &run_;
  const ReportOptions &options_;
  const HtmlLimits &limits_;
  const Summary summary_;
  const std::map<std::string, VerifiedProgram::State> verified_;
  /// The details of the files that are shown.
  std::map<const FileSummary *, std::string> details_;
  size_t filesLeftOut_ = 0, detailsLeftOut_ = 0;
};

} // namespace

std::string htmlReport(const translate::Translation &translation, const RunFacts &run,
                       const ReportOptions &options, const HtmlLimits &limits) {
  return Page(translation, run, options, limits).write();
}

} // namespace tranship::report
