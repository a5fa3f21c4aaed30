// The command line as one plain struct; no cl::opt is visible elsewhere.
#pragma once

#include "driver/Rooms.h"
#include "report/Verified.h"
#include "translate/Translate.h"

namespace tranship::driver {

enum class ReportFormat { Text, Json, Html, None };

struct Options {
  std::vector<std::string> inputs;
  /// Only this part of the units is parsed, for `tranship apply`; written to `exportFile`.
  std::optional<Shard> shard;
  std::string exportFile;
  /// All arguments but those that differ between the shards of a run.
  std::vector<std::string> sharedArguments;
  InputOptions inputOptions;
  /// For the report; no option.
  std::vector<LeftOut> leftOut;
  std::vector<VerifiedProgram> verified;
  TranslateOptions translate;
  std::vector<std::string> ruleFiles;
  /// A config file by name; empty: the nearest one, unless `noConfig`.
  std::string configFile;
  bool configGiven = false, noConfig = false;
  /// Globs for `KindSet`, names for `parseTargets`; empty: what the config file says.
  std::string checks, targets;
  /// AMD's own libraries in place of the hip* ones.
  bool roc = false;
  /// File or folder; empty: standard output.
  std::string output;
  bool inPlace = false;
  bool diff = false;
  ReportFormat report = ReportFormat::Text;
  /// Empty: a standard stream.
  std::string reportFile;
  std::vector<std::string> receipts;
  bool verbose = false;
};

/// Arguments of `apply`, in order.
struct FilesAndOptions {
  std::vector<char *> files;
  /// With their values.
  std::vector<char *> options;
};

/// Options and files may be mixed. Prints and exits (2) where flags for the compiler are among
/// them.
FilesAndOptions splitArguments(llvm::ArrayRef<char *> arguments);

/// Prints and exits by itself for --help, --version and malformed flags (exit 2).
Options parseOptions(int argc, char **argv);

} // namespace tranship::driver
