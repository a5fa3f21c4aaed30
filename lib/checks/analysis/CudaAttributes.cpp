// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/CudaAttributes.h"

namespace tranship::checks {

bool isKernel(const clang::FunctionDecl *function) {
  return function && function->hasAttr<clang::CUDAGlobalAttr>();
}
bool runsOnDevice(const clang::FunctionDecl *function) {
  return function &&
         (function->hasAttr<clang::CUDAGlobalAttr>() || function->hasAttr<clang::CUDADeviceAttr>());
}
bool isShared(const clang::VarDecl *variable) { return variable->hasAttr<clang::CUDASharedAttr>(); }
bool isManaged(const clang::VarDecl *variable) {
  const auto *mark = variable->getAttr<clang::AnnotateAttr>();
  return mark && mark->getAnnotation() == "managed";
}

} // namespace tranship::checks
