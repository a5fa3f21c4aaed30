// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Fingerprint.h"
#include "support/Text.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MD5.h"

#include <map>

namespace tranship {
namespace {

/// A very long line (such as a generated table) is represented by its beginning and a hash.
constexpr size_t maxText = 160;

std::string hashOf(llvm::StringRef text) {
  llvm::MD5 hash;
  hash.update(text);
  llvm::MD5::MD5Result result;
  hash.final(result);
  return std::string(result.digest());
}

std::string normalised(llvm::StringRef line) {
  std::string text;
  for (char c : line.trim())
    if (bool isSpace = c == ' ' || c == '\t'; !isSpace || text.back() != ' ')
      text += isSpace ? ' ' : c;
  text = utf8(text);
  if (text.size() <= maxText)
    return text;
  return utf8(llvm::StringRef(text).take_front(maxText)) + "..." + hashOf(text);
}

} // namespace

FindingIdentity identityOf(const Finding &finding, const Findings &findings,
                           llvm::StringRef folder) {
  const Diagnostic &diagnostic = finding.diagnostic;
  return {utf8(pathFrom(folder, diagnostic.file)), idOf(diagnostic.kind).str(),
          utf8(diagnostic.function), normalised(findings.line(diagnostic.file, diagnostic.line))};
}

void addFingerprints(Findings &findings) {
  std::map<FindingIdentity, unsigned> seen;
  for (Finding &finding : findings.list) {
    FindingIdentity identity = identityOf(finding, findings, findings.root);
    unsigned occurrence = seen[identity]++;
    std::string text;
    for (const std::string &part :
         {identity.file, identity.id, identity.function, identity.text, std::to_string(occurrence)})
      text += part + '\0';
    finding.fingerprint = hashOf(text);
  }
}

} // namespace tranship
