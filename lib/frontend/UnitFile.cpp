// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/UnitFile.h"

#include "diagnostics/DiagnosticArchive.h"

// Structured bindings name all members of each struct, so forgetting one is a compile error.

namespace tranship {

template <typename A> static void transfer(A &archive, Range &value) {
  auto &[begin, end] = value;
  archive(begin, end);
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
  auto &[onDevice] = value;
  archive(onDevice);
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

template <typename A> static void transfer(A &archive, VectorListEvidence &value) {
  auto &[vector, lanes, given, designated] = value;
  archive(vector, lanes, given, designated);
}

template <typename A> static void transfer(A &archive, ElidedBracesEvidence &value) {
  auto &[end, makes] = value;
  archive(end, makes);
}

template <typename A> static void transfer(A &archive, DimensionsEvidence &value) {
  auto &[end, toDim3] = value;
  archive(end, toDim3);
}

template <typename A> static void transfer(A &archive, HandleEvidence &value) {
  auto &[end, use, type] = value;
  archive(end, use, type);
}

template <typename A> static void transfer(A &archive, OwnFunctionEvidence &value) {
  auto &[end, name, parameters] = value;
  archive(end, name, parameters);
}

template <typename A> static void transfer(A &archive, MixedArgumentEvidence &value) {
  auto &[end, type] = value;
  archive(end, type);
}

template <typename A> static void transfer(A &archive, NarrowedValueEvidence &value) {
  auto &[end, type] = value;
  archive(end, type);
}

template <typename A> static void transfer(A &archive, GroupNumberEvidence &value) {
  auto &[end, type] = value;
  archive(end, type);
}

template <typename A> static void transfer(A &archive, TypeRecord &value) {
  auto &[vectorLists, elidedBraces, brokenLists, dimensions, handles, ownFunctions, mixedArguments,
         narrowedValues, groupNumbers, standardQualifiers, besideCub, memberTemplates,
         baseFunctions] = value;
  archive(vectorLists, elidedBraces, brokenLists, dimensions, handles, ownFunctions, mixedArguments,
          narrowedValues, groupNumbers, standardQualifiers, besideCub, memberTemplates,
          baseFunctions);
}

template <typename A> static void transfer(A &archive, AsmOperandEvidence &value) {
  auto &[name, constraint, kind, bits, isSigned, type, isConstant, number, form, variable,
         hasEffects] = value;
  archive(name, constraint, kind, bits, isSigned, type, isConstant, number, form, variable,
          hasEffects);
}

template <typename A> static void transfer(A &archive, AsmEvidence &value) {
  auto &[text, outputs, inputs, isVolatile, clobbersMemory, isInMacro, isInKernel] = value;
  archive(text, outputs, inputs, isVolatile, clobbersMemory, isInMacro, isInKernel);
}

template <typename A> static void transfer(A &archive, PastedName &value) {
  auto &[name, rest] = value;
  archive(name, rest);
}

template <typename A> static void transfer(A &archive, FileRecord &value) {
  auto &[names, calls, launches, includes, addressArithmetic, addressConversions, functions,
         vectorOperators, bareDefinitions, vectorBases, pasted, neededHeaders, deviceAsm,
         contradictions, inactive, types] = value;
  archive(names, calls, launches, includes, addressArithmetic, addressConversions, functions,
          vectorOperators, bareDefinitions, vectorBases, pasted, neededHeaders, deviceAsm,
          contradictions, inactive, types);
}

template <typename A> static void transfer(A &archive, ParsedUnit &value) {
  auto &[mainFile, isCuda, files, filesRead, filesMissing, includes, cudaHeaders, userNames,
         problems, observations, architectureBounds, mayUseCuda] = value;
  archive(mainFile, isCuda, files, filesRead, filesMissing, includes, cudaHeaders, userNames,
          problems, observations, architectureBounds, mayUseCuda);
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
