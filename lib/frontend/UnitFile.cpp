#include "frontend/UnitFile.h"

#include "support/Archive.h"

// All members of each struct, by structured bindings: one that is forgotten does not compile.

namespace tranship {

template <typename A> static void transfer(A &archive, Range &value) {
  auto &[begin, end] = value;
  archive(begin, end);
}

template <typename A> static void transfer(A &archive, RelatedPlace &value) {
  auto &[file, line, column, message] = value;
  archive(file, line, column, message);
}

template <typename A> static void transfer(A &archive, SourceSpan &value) {
  auto &[begin, end, line, column, endLine, endColumn] = value;
  archive(begin, end, line, column, endLine, endColumn);
}

template <typename A> static void transfer(A &archive, Replacement &value) {
  auto &[span, text] = value;
  archive(span, text);
}

template <typename A> static void transfer(A &archive, Diagnostic &value) {
  auto &[kind, file, line, column, message, advice, name, span, related, fix, function,
         isSettledByTranslation] = value;
  archive(kind, file, line, column, message, advice, name, span, related, fix, function,
          isSettledByTranslation);
}

} // namespace tranship

namespace tranship::frontend {

template <typename A> static void transfer(A &archive, NameEvidence &value) {
  auto &[owner, layer, entity, isGlobal, isDeclaration] = value;
  archive(owner, layer, entity, isGlobal, isDeclaration);
}

template <typename A> static void transfer(A &archive, CallEvidence &value) {
  auto &[arguments, types, records, fullMasks, onDevice, onHost] = value;
  archive(arguments, types, records, fullMasks, onDevice, onHost);
}

template <typename A> static void transfer(A &archive, LaunchEvidence &value) {
  auto &[onDevice, isUint3] = value;
  archive(onDevice, isUint3);
}

template <typename A> static void transfer(A &archive, AddressArithmeticEvidence &value) {
  auto &[left, right, form] = value;
  archive(left, right, form);
}

template <typename A> static void transfer(A &archive, AddressConversionEvidence &value) {
  auto &[end] = value;
  archive(end);
}

template <typename A> static void transfer(A &archive, FunctionEvidence &value) {
  auto &[name, parameters, end] = value;
  archive(name, parameters, end);
}

template <typename A> static void transfer(A &archive, IncludeEvidence &value) {
  auto &[spelled, angled, resolved, found, system] = value;
  archive(spelled, angled, resolved, found, system);
}

template <typename A> static void transfer(A &archive, VectorOperatorEvidence &value) {
  auto &[end] = value;
  archive(end);
}

template <typename A> static void transfer(A &archive, KernelEvidence &value) {
  auto &[name, line, width, proof] = value;
  archive(name, line, width, proof);
}

template <typename A> static void transfer(A &archive, WaveSites &value) {
  auto &[keepsGroups, places] = value;
  archive(keepsGroups, places);
}

template <typename A> static void transfer(A &archive, FileRecord &value) {
  auto &[names, calls, launches, includes, addressArithmetic, addressConversions, functions,
         vectorOperators, pasted, neededHeaders, kernels, deviceAsm, contradictions, inactive] =
      value;
  archive(names, calls, launches, includes, addressArithmetic, addressConversions, functions,
          vectorOperators, pasted, neededHeaders, kernels, deviceAsm, contradictions, inactive);
}

template <typename A> static void transfer(A &archive, ParsedUnit &value) {
  auto &[mainFile, isCuda, files, filesRead, filesMissing, includes, cudaHeaders, userNames,
         problems, findings, waves, mayUseCuda] = value;
  archive(mainFile, isCuda, files, filesRead, filesMissing, includes, cudaHeaders, userNames,
          problems, findings, waves, mayUseCuda);
}

std::string serializeUnit(const ParsedUnit &unit) {
  ArchiveWriter archive;
  archive(unit);
  return archive.take();
}

std::optional<ParsedUnit> deserializeUnit(llvm::StringRef bytes) {
  ArchiveReader archive(bytes);
  ParsedUnit unit;
  archive(unit);
  if (archive.failed() || !archive.atEnd())
    return std::nullopt;
  return unit;
}

} // namespace tranship::frontend
