// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/KnownReports.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"

#include <optional>

namespace tranship::verify {
namespace {

/// 1-based lines of a file of the original, both included.
struct LineRange {
  llvm::StringRef file;
  size_t first, last;
};

/// The file without its extension, which a translation changes.
llvm::StringRef stem(llvm::StringRef path) {
  return path.drop_back(llvm::sys::path::extension(path).size());
}

const ProgramFile *findFile(const Program &program, llvm::StringRef path) {
  auto found = llvm::find_if(
      program.files, [&](const ProgramFile &file) { return stem(file.path) == stem(path); });
  return found == program.files.end() ? nullptr : &*found;
}

llvm::SmallVector<llvm::StringRef> trimmedLinesOf(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (llvm::StringRef &line : lines)
    line = line.trim();
  return lines;
}

/// The places of lines that a text has once; 0 for those that it has several times.
llvm::StringMap<size_t> singleLines(llvm::ArrayRef<llvm::StringRef> lines) {
  llvm::StringMap<size_t> places;
  for (size_t i = 0; i < lines.size(); ++i)
    if (auto [place, isNew] = places.try_emplace(lines[i], i + 1); !isNew)
      place->second = 0;
  return places;
}

/// The lines of the original that became the line: those between the nearest lines above and below
/// that both texts have once. Nothing if that is not known.
std::optional<LineRange> originOf(const emulator::Place &place, const Program &port,
                                  const Program &original) {
  const ProgramFile *after = findFile(port, place.file), *before = findFile(original, place.file);
  if (!before && original.files.size() == 1 && port.files.size() == 1)
    before = &original.files.front();
  if (!after || !before)
    return std::nullopt;
  llvm::SmallVector<llvm::StringRef> lines = trimmedLinesOf(after->text),
                                     originals = trimmedLinesOf(before->text);
  if (place.line == 0 || place.line > lines.size())
    return std::nullopt;
  llvm::StringMap<size_t> inPort = singleLines(lines), inOriginal = singleLines(originals);
  auto anchor = [&](size_t line) {
    return inPort.lookup(lines[line - 1]) ? inOriginal.lookup(lines[line - 1]) : 0;
  };
  if (size_t same = anchor(place.line))
    return LineRange{before->path, same, same};
  size_t above = 0, below = 0;
  for (size_t line = place.line - 1; line > 0 && !above; --line)
    above = anchor(line);
  for (size_t line = place.line + 1; line <= lines.size() && !below; ++line)
    below = anchor(line);
  LineRange range{before->path, above + 1, below ? below - 1 : originals.size()};
  return range.first <= range.last ? std::optional(range) : std::nullopt;
}

/// Whether the original has a race at one of the lines from which those of the port's race were made.
bool isSameRace(const emulator::Report &race, const Program &port, const emulator::Report &other,
                const Program &original) {
  std::vector<emulator::Place> known = other.places();
  for (const emulator::Place &place : race.places()) {
    std::optional<LineRange> origin = originOf(place, port, original);
    if (!origin || known.empty() || llvm::any_of(known, [&](const emulator::Place &at) {
          return stem(at.file) == stem(origin->file) && at.line >= origin->first &&
                 at.line <= origin->last;
        }))
      return true;
  }
  return race.places().empty();
}

} // namespace

std::vector<emulator::Report> newReports(const std::vector<emulator::Report> &reports,
                                         const Program &port,
                                         const std::vector<emulator::Report> &known,
                                         const Program &original) {
  std::vector<emulator::Report> left;
  for (const emulator::Report &report : reports) {
    bool isRace = llvm::StringRef(report.kind).ends_with("-race");
    if (llvm::none_of(known, [&](const emulator::Report &other) {
          return other.kind == report.kind && other.kernel == report.kernel &&
                 (!isRace || isSameRace(report, port, other, original));
        }))
      left.push_back(report);
  }
  return left;
}

} // namespace tranship::verify
