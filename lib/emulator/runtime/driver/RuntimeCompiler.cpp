// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compilation at run time: NVRTC and hiprtc.
#include "driver/CompilerOptions.h"
#include "driver/Modules.h"
#include "driver/UnitCompiler.h"

#include "tranship/nvrtc.h"

#include <algorithm>
#include <cstring>

using namespace tranship::emulator;

struct TranshipProgram {
  UnitRequest request;
  CompiledUnit unit;
  bool compiled = false;
};

#define COMPILER_API(name, parameters)                                                             \
  extern "C" nvrtcResult hiprtc##name parameters __attribute__((alias("nvrtc" #name)));            \
  extern "C" nvrtcResult nvrtc##name parameters

namespace {

constexpr const char *resultNames[] = {"SUCCESS",
                                       "ERROR_OUT_OF_MEMORY",
                                       "ERROR_PROGRAM_CREATION_FAILURE",
                                       "ERROR_INVALID_INPUT",
                                       "ERROR_INVALID_PROGRAM",
                                       "ERROR_INVALID_OPTION",
                                       "ERROR_COMPILATION",
                                       "ERROR_BUILTIN_OPERATION_FAILURE",
                                       "ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
                                       "ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
                                       "ERROR_NAME_EXPRESSION_NOT_VALID",
                                       "ERROR_INTERNAL_ERROR"};

const char *resultName(int result, const std::string &prefix) {
  static std::string cuda[std::size(resultNames)], hip[std::size(resultNames)];
  if (unsigned(result) >= std::size(resultNames))
    return "unknown error";
  std::string &name = (prefix == "NVRTC_" ? cuda : hip)[result];
  if (name.empty())
    name = prefix + resultNames[result];
  return name.c_str();
}

nvrtcResult giveImage(nvrtcProgram program, char *image) {
  if (!program || !image)
    return NVRTC_ERROR_INVALID_INPUT;
  if (!program->unit.good)
    return NVRTC_ERROR_INVALID_PROGRAM;
  std::memcpy(image, program->unit.image.c_str(), program->unit.image.size() + 1);
  return NVRTC_SUCCESS;
}

nvrtcResult giveImageSize(nvrtcProgram program, size_t *size) {
  if (!program || !size)
    return NVRTC_ERROR_INVALID_INPUT;
  *size = program->unit.good ? program->unit.image.size() + 1 : 0;
  return program->unit.good ? NVRTC_SUCCESS : NVRTC_ERROR_INVALID_PROGRAM;
}

} // namespace

COMPILER_API(CreateProgram,
             (nvrtcProgram * program, const char *source, const char *name, int headerCount,
              const char *const *headers, const char *const *includeNames)) {
  if (!program || !source || headerCount < 0 || (headerCount && (!headers || !includeNames)))
    return NVRTC_ERROR_INVALID_INPUT;
  *program = new TranshipProgram;
  UnitRequest &request = (*program)->request;
  request.source = source;
  request.name = name && *name ? name : "default_program";
  for (int i = 0; i < headerCount; ++i)
    request.headers.push_back({includeNames[i], headers[i]});
  return NVRTC_SUCCESS;
}
COMPILER_API(DestroyProgram, (nvrtcProgram * program)) {
  if (!program || !*program)
    return NVRTC_ERROR_INVALID_PROGRAM;
  delete *program;
  *program = nullptr;
  return NVRTC_SUCCESS;
}
COMPILER_API(CompileProgram, (nvrtcProgram program, int count, const char *const *options)) {
  if (!program || count < 0 || (count && !options))
    return NVRTC_ERROR_INVALID_INPUT;
  CompilerOptions read = readCompilerOptions(options, count);
  program->compiled = true;
  if (!read.unknown.empty()) {
    program->unit = {};
    program->unit.log = "error: unrecognized option " + read.unknown + " found\n";
    return NVRTC_ERROR_INVALID_OPTION;
  }
  program->request.flags = std::move(read.flags);
  program->request.deviceByDefault = read.deviceByDefault;
  program->unit = compileUnit(program->request);
  return program->unit.good ? NVRTC_SUCCESS : NVRTC_ERROR_COMPILATION;
}
COMPILER_API(GetProgramLogSize, (nvrtcProgram program, size_t *size)) {
  if (!program || !size)
    return NVRTC_ERROR_INVALID_INPUT;
  *size = program->unit.log.size() + 1;
  return NVRTC_SUCCESS;
}
COMPILER_API(GetProgramLog, (nvrtcProgram program, char *log)) {
  if (!program || !log)
    return NVRTC_ERROR_INVALID_INPUT;
  std::memcpy(log, program->unit.log.c_str(), program->unit.log.size() + 1);
  return NVRTC_SUCCESS;
}
COMPILER_API(AddNameExpression, (nvrtcProgram program, const char *expression)) {
  if (!program || !expression)
    return NVRTC_ERROR_INVALID_INPUT;
  if (program->compiled)
    return NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
  std::vector<std::string> &all = program->request.expressions;
  if (std::find(all.begin(), all.end(), expression) == all.end())
    all.emplace_back(expression);
  return NVRTC_SUCCESS;
}
COMPILER_API(GetLoweredName, (nvrtcProgram program, const char *expression, const char **name)) {
  if (!program || !expression || !name)
    return NVRTC_ERROR_INVALID_INPUT;
  if (!program->unit.good)
    return NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
  auto found = program->unit.names.find(expression);
  if (found == program->unit.names.end())
    return NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
  *name = found->second.c_str();
  return NVRTC_SUCCESS;
}

extern "C" {

// There is only one kind of code.
nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t *size) {
  return giveImageSize(program, size);
}
nvrtcResult nvrtcGetPTX(nvrtcProgram program, char *ptx) { return giveImage(program, ptx); }
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t *size) {
  return giveImageSize(program, size);
}
nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char *image) { return giveImage(program, image); }
nvrtcResult hiprtcGetCodeSize(nvrtcProgram program, size_t *size) {
  return giveImageSize(program, size);
}
nvrtcResult hiprtcGetCode(nvrtcProgram program, char *image) { return giveImage(program, image); }

const char *nvrtcGetErrorString(nvrtcResult result) { return resultName(result, "NVRTC_"); }
const char *hiprtcGetErrorString(nvrtcResult result) { return resultName(result, "HIPRTC_"); }
nvrtcResult nvrtcVersion(int *major, int *minor) {
  *major = 12;
  *minor = 9;
  return NVRTC_SUCCESS;
}
nvrtcResult hiprtcVersion(int *major, int *minor) {
  *major = 6;
  *minor = 4;
  return NVRTC_SUCCESS;
}
nvrtcResult nvrtcGetNumSupportedArchs(int *count) {
  *count = 1;
  return NVRTC_SUCCESS;
}
nvrtcResult nvrtcGetSupportedArchs(int *architectures) {
  *architectures = 80; // as __CUDA_ARCH__ says
  return NVRTC_SUCCESS;
}

} // extern "C"
