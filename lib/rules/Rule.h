// What a rule sees and what it may say. A rule looks at one file with everything that is known of
// it, and proposes changes and diagnostics; it never writes. A match that it cannot rewrite safely
// must become a diagnostic.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/Evidence.h"
#include "mapping/Table.h"
#include "source/CallSyntax.h"
#include "source/EditPlan.h"

#include <functional>
#include <memory>
#include <vector>

namespace tranship::rules {

/// When code keeps groups of 32 lanes on wavefronts of 64.
enum class WaveGroups : uint8_t {
  Auto, // where it counts lanes by 32
  Always,
  Never,
};

struct RuleOptions {
  WaveGroups waveGroups = WaveGroups::Auto;
  /// Leave `<<<>>>`, which HIP accepts too.
  bool keepChevrons = false;
  /// The CUDA that the source is for.
  Version cudaVersion = mapping::newestCuda;
  /// The HIP that the result is for; not known: the newest that the tables know.
  Version hipVersion;
  /// What holds for all uses of a name in a file is said at each of them, not once.
  bool everyPlace = false;
  /// Text to include a file of the tree by, now that it has another name: path → new file name;
  /// empty: unchanged.
  std::function<std::string(llvm::StringRef path)> renamedFile;
};

/// A written name that may be CUDA's.
struct NameSite {
  size_t token;
  /// Key in the table (see NameEvidence::entity).
  std::string name;
  /// Empty when the tables do not know it but it looks like CUDA's.
  llvm::ArrayRef<mapping::Row> rows;
  Layer layer;
  /// Here the user declares it, by whose own row it is known.
  bool isDeclaration = false;
};

class FileContext {
public:
  FileContext(const SourceFile &file, const frontend::FileEvidence &evidence,
              const frontend::Evidence &all, const mapping::Table &table,
              const RuleOptions &options, bool isCudaUnit);

  const SourceFile &file;
  const frontend::FileEvidence &evidence;
  const mapping::Table &table;
  const RuleOptions &options;
  /// The main file of a unit in the CUDA language: nvcc includes the runtime's header into it by
  /// itself.
  const bool isCudaUnit;
  /// In file order.
  std::vector<NameSite> names;

  /// The row that holds at this place: guards are checked against the call there and what the file
  /// is for. Null when none does.
  const mapping::Row *rowAt(const NameSite &site) const;
  /// The text is called in several ways, which want different rows; rowAt follows one of them.
  bool wantsSeveralRows(const NameSite &site) const;
  /// The ways in which clang saw it called, if it did.
  const std::set<frontend::CallEvidence> &callsSeen(const NameSite &site) const;
  std::optional<CallSyntax> callAt(const NameSite &site) const;
  frontend::WaveForm waveFormAt(unsigned offset) const;

  void change(Change change) { plan.add(std::move(change)); }
  void diagnose(DiagnosticKind kind, unsigned offset, std::string message, std::string advice = {},
                llvm::StringRef name = {});

  EditPlan plan;
  Sink sink;

private:
  const mapping::Row *rowFor(const NameSite &site, const frontend::CallEvidence *seen) const;
};

class Rule {
public:
  virtual ~Rule() = default;
  virtual void run(FileContext &context) const = 0;
};

#define RULE(Name, Id) std::unique_ptr<Rule> make##Name##Rule();
#include "rules/Rules.def"

/// All rules, in order.
std::vector<std::unique_ptr<Rule>> allRules();

} // namespace tranship::rules
