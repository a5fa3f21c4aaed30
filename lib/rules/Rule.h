// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a rule sees and what it produces. A rule looks at one file with everything that is known
// about it, and proposes changes and diagnostics; it never writes. It must report a match that it
// cannot rewrite safely.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/Evidence.h"
#include "mapping/Helpers.h"
#include "mapping/Table.h"
#include "source/CallSyntax.h"
#include "source/EditPlan.h"
#include "source/PlatformCode.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace tranship::rules {

/// When code keeps groups of 32 lanes on wavefronts of 64.
enum class WaveGroups : uint8_t {
  Auto, // where it counts lanes by 32
  Always,
  Never,
};

/// Where helpers of a port go (mapping/Helpers.h).
enum class HelperForm : uint8_t {
  Header, // into a header at the root of the port
  Inline, // into each file that needs them
  None,   // nowhere: names that need one are reported
  String, // into a program that is compiled at run time, if they need no headers
};

struct RuleOptions {
  WaveGroups waveGroups = WaveGroups::Auto;
  HelperForm helpers = HelperForm::Header;
  /// How the file includes the header with helpers.
  std::string helperHeader = mapping::helperHeaderName.str();
  /// Keep `<<<>>>`, which HIP accepts as well.
  bool keepChevrons = false;
  /// The version of CUDA that the source is written for.
  Version cudaVersion = mapping::newestCuda;
  /// The version of HIP that the output is for; if unknown, the newest one that the tables know.
  Version hipVersion;
  /// What `__CUDA_ARCH__` counts as in device code.
  int64_t cudaArchitecture = usualArchitecture;
  /// One of the GPUs that the port is for has no textures.
  bool lacksTextures = false;
  /// Lanes of a wavefront on all GPUs that the port is for; 0: it differs.
  unsigned waveWidth = 0;
  /// Report what holds for all uses of a name in a file at each of them, not once.
  bool everyPlace = false;
  /// The new name of a file of the tree that is renamed, by its path; empty if it keeps its name.
  std::function<std::string(llvm::StringRef path)> renamedFile;
  /// Whether a file includes another that uses CUDA without the header of CUDA's runtime; null: only
  /// what the file itself shows counts.
  std::function<bool(llvm::StringRef path)> bringsCuda;
  /// HIP's functions that the program replaces by macros: it has its own form of them, which takes
  /// CUDA's arguments.
  std::set<std::string> ownHipForms;
};

/// A name in the text that may be CUDA's.
struct NameSite {
  size_t token;
  /// Key in the table (see NameEvidence::entity).
  std::string name;
  /// Empty if the name looks like CUDA's but the tables do not list it.
  llvm::ArrayRef<mapping::Row> rows;
  Layer layer;
  /// The user declares it here: Clang says so and the user has a row of their own for it, or it has
  /// the form of a declaration in code that Clang did not see.
  bool isDeclaration = false;

  /// Whether it declares one of CUDA's functions again, although the port has no function with its
  /// name and parameters: `row` gives calls another form, or brings a helper along.
  bool declaresMissing(const mapping::Row &row) const {
    return isDeclaration && layer == Layer::Ast && row.kind == mapping::RowKind::Function &&
           (!row.call.empty() || !row.helper.empty());
  }
};

/// Says that HIP `version` lacks what a row leads to, and when HIP had it.
std::string versionMessage(const mapping::Row &row, Version version);

/// Why nvcc includes the runtime's header implicitly in front of a file; HIP compilers do not.
enum class ImplicitHeader : uint8_t {
  None,
  /// It is the main file of a unit in the CUDA language.
  Unit,
  /// It is a header that no unit of this run includes, for units elsewhere.
  LoneHeader,
};

class FileContext {
public:
  FileContext(const SourceFile &file, const frontend::FileEvidence &evidence,
              const frontend::Evidence &all, const mapping::Table &table,
              const RuleOptions &options, ImplicitHeader implicitHeader);

  const SourceFile &file;
  const frontend::FileEvidence &evidence;
  const mapping::Table &table;
  const RuleOptions &options;
  /// Names in the tables that user code declares for itself, in any unit.
  const std::set<std::string> &userNames;
  const ImplicitHeader implicitHeader;
  /// The port of the file is compiled as HIP, not only as C++.
  bool isForHipcc() const {
    return implicitHeader == ImplicitHeader::Unit || evidence.includesOfCudaUnits;
  }
  /// Branches that are HIP already (`hipBranches`). Nothing in them is changed or reported.
  const std::vector<Range> hipCode;
  /// Branches that no build of the port compiles. What goes wrong in them is not reported.
  const std::vector<Range> deadCode;
  /// In file order.
  std::vector<NameSite> names;
  /// Those in branches that are HIP already, in PyTorch's extensions. Their authors count on PyTorch's
  /// hipify, which renames CUDA's names in these branches as well.
  std::vector<NameSite> namesInTorchBranches;

  /// The row that applies at a site: its guards match the call there and the file's versions. Null
  /// if there is none.
  const mapping::Row *rowAt(const NameSite &site) const;
  /// Whether the site is called in several ways that need different rows; rowAt follows one of
  /// them.
  bool wantsSeveralRows(const NameSite &site) const;
  /// The ways in which Clang saw the site called.
  const std::set<frontend::CallEvidence> &callsSeen(const NameSite &site) const;
  std::optional<CallSyntax> callAt(const NameSite &site) const;
  frontend::WaveForm waveFormAt(unsigned offset) const;

  /// Whether a unit that reads the file includes PyTorch.
  bool isTorchExtension() const;
  bool isHipAt(unsigned offset) const;
  bool isDeadAt(unsigned offset) const;

  /// Proposes a change. One in code that is HIP already is dropped.
  void change(Change change);
  /// Proposes a change that HIP code needs as well, since another file gets a new name.
  void changeAnywhere(Change change) { plan.add(std::move(change)); }
  void diagnose(DiagnosticKind kind, unsigned offset, std::string message, std::string advice = {},
                llvm::StringRef name = {});

  /// The translation of what stands at `offset` uses a helper.
  void useHelper(llvm::StringRef id, unsigned offset);
  /// The translation uses headers of HIP. Only before the rule of includes runs.
  void useHeaders(const std::set<std::string> &names) {
    headers.insert(names.begin(), names.end());
  }

  /// Arguments that the translation of a call leaves out.
  std::vector<Range> droppedArguments;

  EditPlan plan;
  Sink sink;
  /// The ids of the helpers that the file's translation uses, without those that they need.
  std::set<std::string> helpers;
  /// Headers of HIP that the file's translation uses, whether it includes them or not.
  std::set<std::string> headers;
  /// The place of the first use of one.
  std::optional<unsigned> firstHelperUse;

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
