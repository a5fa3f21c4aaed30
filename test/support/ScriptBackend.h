// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Backends whose programs are shell scripts, to test verification without a compiler.
#pragma once

#include "support/TemporaryFolder.h"
#include "verify/judge/Verification.h"

namespace tranship::verify {

class ScriptBackend : public Backend {
public:
  ScriptBackend(std::string id, const BackendProperties &properties, std::vector<Variant> variants)
      : id_(std::move(id)), properties_(properties), variants_(std::move(variants)) {}

  std::string cannotBuild, cannotRun;
  /// Programs that are built with checks run with CHECKED=1.
  void allowChecks() { properties_.canCheck = true; }

  llvm::StringRef id() const override { return id_; }
  llvm::StringRef description() const override { return "runs shell scripts"; }
  const BackendProperties &properties() const override { return properties_; }
  Version hipVersion(const Machine &machine) const override {
    return properties_.reference == ReferenceQuality::None ? machine.hip : Version();
  }
  std::string whyNotBuild(const Machine &, bool) const override { return cannotBuild; }
  std::string whyNotRun(const Machine &) const override { return cannotRun; }
  std::vector<Variant> variants(const Machine &machine) const override { return variants_; }
  std::vector<std::string> lockstepEnvironment() const override { return {"LOCKSTEP=1"}; }
  std::vector<std::string> zeroMemoryEnvironment() const override {
    return properties_.isEmulated ? std::vector<std::string>{"ZEROS=1"}
                                  : std::vector<std::string>();
  }
  std::vector<std::string> repeatEnvironment(unsigned repeat) const override;
  /// A script that contains the word `unbuildable` does not build.
  llvm::Expected<std::vector<Command>> buildCommands(const Machine &,
                                                     const BuildRequest &request) const override;

private:
  std::string id_;
  BackendProperties properties_;
  std::vector<Variant> variants_;
};

/// Both sides as one script each, and backends like the real ones: "cpu" runs the original and,
/// with WIDTH 32 and 64, the port; "cuda" runs the original and "hip-amd" the port.
struct ScriptedVerification {
  TemporaryFolder folder;
  Manifest manifest;
  Machine machine;
  VerifyJob job;
  ScriptBackend cpu, cuda, hip;

  ScriptedVerification(const std::string &original, const std::string &port);
  /// Replaces the manifest, and writes its file to the folder.
  void readManifest(llvm::StringRef text);
  /// Throws the error if verification itself fails.
  Verification run(std::vector<const Backend *> backends);
};

/// "cpu passed: …", a line for each backend.
std::vector<std::string> linesOf(const Verification &verification);

} // namespace tranship::verify
