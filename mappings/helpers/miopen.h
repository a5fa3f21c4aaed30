// SPDX-License-Identifier: 0BSD
// Calls of cuDNN that MIOpen takes in another form. Both C and C++ compilers read them.

//- helper: miopen-c
//- language: c
#ifndef __cplusplus
typedef struct miopenTensorArgument_t miopenTensorArgument_t; // MIOpen's header lacks it in C
#endif
#include <miopen/miopen.h>

//- helper: miopen-tensor
//- language: c
//- requires: miopen-c
// Tensors without gaps, in a layout that is known at run time. Lengths are in the order of NCHW, as in cuDNN.
static inline miopenStatus_t transhipSetTensorNdDescriptorEx(miopenTensorDescriptor_t tensor, miopenTensorLayout_t layout,
                                                             miopenDataType_t type, int count, const int *lengths) {
  if (layout == miopenTensorNCHW)
    return miopenSetTensorDescriptor(tensor, type, count, lengths, 0);
  if (layout == miopenTensorNHWC && count == 5)
    layout = miopenTensorNDHWC;
  return miopenSetNdTensorDescriptorWithLayout(tensor, type, layout, lengths, count);
}
static inline miopenStatus_t transhipSetTensor4dDescriptor(miopenTensorDescriptor_t tensor, miopenTensorLayout_t layout,
                                                           miopenDataType_t type, int n, int c, int h, int w) {
  int lengths[4];
  lengths[0] = n;
  lengths[1] = c;
  lengths[2] = h;
  lengths[3] = w;
  return miopenSetNdTensorDescriptorWithLayout(tensor, type, layout, lengths, 4);
}

//- helper: miopen-get-tensor
//- language: c
//- requires: miopen-c
// What a tensor's descriptor holds: at most `wanted` lengths and strides.
static inline miopenStatus_t transhipGetTensorNdDescriptor(miopenTensorDescriptor_t tensor, int wanted, miopenDataType_t *type,
                                                           int *count, int *lengths, int *strides) {
  int allLengths[8] = {0}, allStrides[8] = {0}, i;
  miopenStatus_t status = miopenGetTensorDescriptorSize(tensor, count);
  if (status == miopenStatusSuccess)
    status = miopenGetTensorDescriptor(tensor, type, allLengths, allStrides);
  for (i = 0; status == miopenStatusSuccess && i < wanted && i < *count; ++i) {
    lengths[i] = allLengths[i];
    if (strides)
      strides[i] = allStrides[i];
  }
  return status;
}
static inline miopenStatus_t transhipGetFilterNdDescriptor(miopenTensorDescriptor_t filter, int wanted, miopenDataType_t *type,
                                                           miopenTensorLayout_t *layout, int *count, int *lengths) {
  int strides[8] = {0};
  miopenStatus_t status = transhipGetTensorNdDescriptor(filter, wanted < 8 ? wanted : 8, type, count, lengths, strides);
  *layout = strides[1] == 1 && lengths[1] > 1 ? miopenTensorNHWC : miopenTensorNCHW;
  return status;
}
static inline miopenStatus_t transhipGetFilter4dDescriptor(miopenTensorDescriptor_t filter, miopenDataType_t *type,
                                                           miopenTensorLayout_t *layout, int *k, int *c, int *h, int *w) {
  int lengths[4] = {0}, count = 0;
  miopenStatus_t status = transhipGetFilterNdDescriptor(filter, 4, type, layout, &count, lengths);
  *k = lengths[0];
  *c = lengths[1];
  *h = lengths[2];
  *w = lengths[3];
  return status;
}

//- helper: miopen-scale
//- language: c
//- requires: miopen-c
// A factor such as alpha: cuDNN reads a double if the tensor holds doubles, MIOpen always a float.
static inline float transhipScale(miopenTensorDescriptor_t tensor, const void *factor) {
  miopenDataType_t type = miopenFloat;
  int lengths[8], strides[8];
  miopenGetTensorDescriptor(tensor, &type, lengths, strides);
  return type == miopenDouble ? (float)*(const double *)factor : *(const float *)factor;
}

//- helper: miopen-add-tensor
//- language: c
//- requires: miopen-c, miopen-scale
// c = alpha * a + beta * c, where lengths of `a` may be 1. Of MIOpen's operands, the second one may have such lengths.
static inline miopenStatus_t transhipAddTensor(miopenHandle_t handle, const void *alpha, miopenTensorDescriptor_t aTensor,
                                               const void *a, const void *beta, miopenTensorDescriptor_t cTensor, void *c) {
  float scaleA = transhipScale(cTensor, alpha), scaleC = transhipScale(cTensor, beta), zero = 0;
  return miopenOpTensor(handle, miopenTensorOpAdd, &scaleC, cTensor, c, &scaleA, aTensor, a, &zero, cTensor, c);
}

//- helper: miopen-op-tensor
//- language: c
//- requires: miopen-c, miopen-scale
//- includes: stdlib.h
// A descriptor of an operation on two tensors. MIOpen takes the operation itself, and has no descriptor.
typedef struct transhipOpTensorStruct {
  miopenTensorOp_t operation;
  miopenDataType_t type;
  miopenNanPropagation_t nan;
} *transhipOpTensorDescriptor_t;
static inline miopenStatus_t transhipCreateOpTensorDescriptor(transhipOpTensorDescriptor_t *descriptor) {
  *descriptor = (transhipOpTensorDescriptor_t)calloc(1, sizeof(struct transhipOpTensorStruct));
  return *descriptor ? miopenStatusSuccess : miopenStatusAllocFailed;
}
static inline miopenStatus_t transhipDestroyOpTensorDescriptor(transhipOpTensorDescriptor_t descriptor) {
  free(descriptor);
  return miopenStatusSuccess;
}
static inline miopenStatus_t transhipSetOpTensorDescriptor(transhipOpTensorDescriptor_t descriptor, miopenTensorOp_t operation,
                                                           miopenDataType_t type, miopenNanPropagation_t nan) {
  descriptor->operation = operation;
  descriptor->type = type;
  descriptor->nan = nan;
  return miopenStatusSuccess;
}
static inline miopenStatus_t transhipGetOpTensorDescriptor(transhipOpTensorDescriptor_t descriptor, miopenTensorOp_t *operation,
                                                           miopenDataType_t *type, miopenNanPropagation_t *nan) {
  *operation = descriptor->operation;
  *type = descriptor->type;
  *nan = descriptor->nan;
  return miopenStatusSuccess;
}
static inline miopenStatus_t transhipOpTensor(miopenHandle_t handle, transhipOpTensorDescriptor_t descriptor,
                                              const void *alpha1, miopenTensorDescriptor_t aTensor, const void *a,
                                              const void *alpha2, miopenTensorDescriptor_t bTensor, const void *b,
                                              const void *beta, miopenTensorDescriptor_t cTensor, void *c) {
  float scaleA = transhipScale(cTensor, alpha1), scaleB = transhipScale(cTensor, alpha2), scaleC = transhipScale(cTensor, beta);
  return miopenOpTensor(handle, descriptor->operation, &scaleA, aTensor, a, &scaleB, bTensor, b, &scaleC, cTensor, c);
}

//- helper: miopen-accumulate
//- language: c
//- requires: miopen-c, miopen-scale
//- includes: hip/hip_runtime_api.h
// MIOpen computes most results with alpha 1 and beta 0. For other factors, a result goes to a buffer of its own first:
// `transhipBegin` returns the place for it, and `transhipEnd` combines it with `y`, as alpha * result + beta * y.
static inline miopenStatus_t transhipBegin(miopenTensorDescriptor_t tensor, const void *beta, void *y, void **result) {
  size_t bytes = 0;
  miopenStatus_t status = miopenStatusSuccess;
  *result = y;
  if (transhipScale(tensor, beta) == 0)
    return status;
  status = miopenGetTensorNumBytes(tensor, &bytes);
  return status == miopenStatusSuccess && hipMalloc(result, bytes) != hipSuccess ? miopenStatusAllocFailed : status;
}
static inline miopenStatus_t transhipEnd(miopenHandle_t handle, const void *alpha, const void *beta,
                                         miopenTensorDescriptor_t tensor, void *y, void *result, miopenStatus_t status) {
  float scale = transhipScale(tensor, alpha), keep = transhipScale(tensor, beta), zero = 0;
  if (result == y)
    return status == miopenStatusSuccess && scale != 1 ? miopenScaleTensor(handle, tensor, y, &scale) : status;
  if (status == miopenStatusSuccess)
    status = miopenOpTensor(handle, miopenTensorOpAdd, &keep, tensor, y, &scale, tensor, result, &zero, tensor, y);
  // hipFree waits until the GPU has used the buffer.
  return hipFree(result) == hipSuccess ? status : miopenStatusInternalError;
}

//- helper: miopen-solutions
//- language: c
//- requires: miopen-c
// MIOpen's ways to compute a convolution, the one that should be fastest first. Several may be of one algorithm.
enum { transhipMaxSolutions = 32 };
// One more than the largest number of an algorithm, for loops over all of them and arrays with room for all.
enum { transhipAlgorithmCount = 6 };
// How much workspace cuDNN may choose an algorithm for.
typedef enum { transhipNoWorkspace, transhipAnyWorkspace, transhipWorkspaceLimit } transhipConvolutionPreference_t;
typedef enum { transhipNonDeterministic, transhipDeterministic } transhipDeterminism_t;
// The first solution of an algorithm that needs no more than `limit` bytes, or else the first of any algorithm. Null: none.
static inline const miopenConvSolution_t *transhipChoose(const miopenConvSolution_t *solutions, size_t count, int algorithm,
                                                         size_t limit) {
  const miopenConvSolution_t *other = 0;
  size_t i;
  for (i = 0; i < count; ++i) {
    if (solutions[i].workspace_size > limit)
      continue;
    if ((int)solutions[i].algorithm == algorithm)
      return &solutions[i];
    if (!other)
      other = &solutions[i];
  }
  return other;
}
// Keeps the first solution of each algorithm, and returns how many these are.
static inline size_t transhipFirstOfEach(miopenConvSolution_t *solutions, size_t count) {
  size_t kept = 0, i, j;
  for (i = 0; i < count; ++i) {
    for (j = 0; j < kept && solutions[j].algorithm != solutions[i].algorithm; ++j) {
    }
    if (j == kept)
      solutions[kept++] = solutions[i];
  }
  return kept;
}
static inline size_t transhipLimitOf(transhipConvolutionPreference_t preference, size_t limit) {
  return preference == transhipNoWorkspace ? 0 : preference == transhipAnyWorkspace ? (size_t)-1 : limit;
}

//- helper: miopen-math-type
//- language: c
//- requires: miopen-c
// cuDNN's choice of tensor cores. MIOpen has none: it uses matrix instructions where it has kernels with them.
typedef enum {
  transhipDefaultMath,
  transhipTensorOpMath,
  transhipTensorOpMathAllowConversion,
  transhipFmaMath
} transhipMathType_t;
static inline miopenStatus_t transhipSetConvolutionMathType(miopenConvolutionDescriptor_t convolution, transhipMathType_t type) {
  (void)convolution;
  (void)type;
  return miopenStatusSuccess;
}
static inline miopenStatus_t transhipSetRNNMatrixMathType(miopenRNNDescriptor_t rnn, transhipMathType_t type) {
  (void)rnn;
  (void)type;
  return miopenStatusSuccess;
}
static inline miopenStatus_t transhipGetConvolutionMathType(miopenConvolutionDescriptor_t convolution, transhipMathType_t *type) {
  (void)convolution;
  *type = transhipDefaultMath;
  return miopenStatusSuccess;
}

//- helper: miopen-convolution-descriptor
//- language: c
//- requires: miopen-c
// What a convolution's descriptor holds. MIOpen has no type to compute with: it is float.
static inline miopenStatus_t transhipGetConvolution2dDescriptor(miopenConvolutionDescriptor_t convolution, int *padH, int *padW,
                                                                int *strideH, int *strideW, int *dilationH, int *dilationW,
                                                                miopenConvolutionMode_t *mode, miopenDataType_t *type) {
  *type = miopenFloat;
  return miopenGetConvolutionDescriptor(convolution, mode, padH, padW, strideH, strideW, dilationH, dilationW);
}
static inline miopenStatus_t transhipGetConvolutionNdDescriptor(miopenConvolutionDescriptor_t convolution, int wanted, int *count,
                                                                int *pads, int *strides, int *dilations,
                                                                miopenConvolutionMode_t *mode, miopenDataType_t *type) {
  *type = miopenFloat;
  return miopenGetConvolutionNdDescriptor(convolution, wanted, count, pads, strides, dilations, mode);
}
static inline miopenStatus_t transhipGetConvolutionNdForwardOutputDim(miopenConvolutionDescriptor_t convolution,
                                                                      miopenTensorDescriptor_t input,
                                                                      miopenTensorDescriptor_t filter, int count, int *lengths) {
  return miopenGetConvolutionNdForwardOutputDim(convolution, input, filter, &count, lengths);
}

//- helper: miopen-forward
//- language: c
//- requires: miopen-c, miopen-scale, miopen-accumulate, miopen-solutions, miopen-math-type
// Algorithms for convolutions: MIOpen ranks them without running them.
typedef struct transhipConvolutionFwdAlgoPerf_t {
  miopenConvFwdAlgorithm_t algo;
  miopenStatus_t status;
  float time; // milliseconds
  size_t memory;
  transhipDeterminism_t determinism;
  transhipMathType_t mathType;
  int reserved[3];
} transhipConvolutionFwdAlgoPerf_t;
static inline miopenStatus_t transhipGetConvolutionForwardAlgorithm_v7(miopenHandle_t handle, miopenTensorDescriptor_t xTensor,
                                                                       miopenTensorDescriptor_t wTensor,
                                                                       miopenConvolutionDescriptor_t convolution,
                                                                       miopenTensorDescriptor_t yTensor, int wanted, int *found,
                                                                       transhipConvolutionFwdAlgoPerf_t *results) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0, i;
  miopenStatus_t status = miopenConvolutionForwardGetSolution(handle, wTensor, xTensor, convolution, yTensor,
                                                              transhipMaxSolutions, &count, solutions);
  *found = 0;
  if (status != miopenStatusSuccess)
    return status;
  count = transhipFirstOfEach(solutions, count);
  for (i = 0; i < count && *found < wanted; ++i) {
    transhipConvolutionFwdAlgoPerf_t *result = &results[(*found)++];
    result->algo = (miopenConvFwdAlgorithm_t)solutions[i].algorithm;
    result->status = miopenStatusSuccess;
    result->time = solutions[i].time;
    result->memory = solutions[i].workspace_size;
    result->determinism = transhipNonDeterministic;
    result->mathType = transhipDefaultMath;
  }
  return status;
}
static inline miopenStatus_t transhipGetConvolutionForwardAlgorithm(miopenHandle_t handle, miopenTensorDescriptor_t xTensor,
                                                                    miopenTensorDescriptor_t wTensor,
                                                                    miopenConvolutionDescriptor_t convolution,
                                                                    miopenTensorDescriptor_t yTensor,
                                                                    transhipConvolutionPreference_t preference, size_t limit,
                                                                    miopenConvFwdAlgorithm_t *algorithm) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  miopenStatus_t status = miopenConvolutionForwardGetSolution(handle, wTensor, xTensor, convolution, yTensor,
                                                              transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, -1, transhipLimitOf(preference, limit));
  if (!chosen)
    return miopenStatusUnsupportedOp;
  *algorithm = (miopenConvFwdAlgorithm_t)chosen->algorithm;
  return status;
}
static inline miopenStatus_t transhipGetConvolutionForwardWorkspaceSize(miopenHandle_t handle, miopenTensorDescriptor_t xTensor,
                                                                        miopenTensorDescriptor_t wTensor,
                                                                        miopenConvolutionDescriptor_t convolution,
                                                                        miopenTensorDescriptor_t yTensor,
                                                                        miopenConvFwdAlgorithm_t algorithm, size_t *bytes) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  miopenStatus_t status = miopenConvolutionForwardGetSolution(handle, wTensor, xTensor, convolution, yTensor,
                                                              transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, (int)algorithm, (size_t)-1);
  if (!chosen)
    return miopenStatusUnsupportedOp;
  *bytes = chosen->workspace_size;
  return status;
}
// Measures, and keeps what it finds in MIOpen's database, which the functions above read.
static inline miopenStatus_t transhipFindConvolutionForwardAlgorithmEx(miopenHandle_t handle, miopenTensorDescriptor_t xTensor,
                                                                       const void *x, miopenTensorDescriptor_t wTensor,
                                                                       const void *w, miopenConvolutionDescriptor_t convolution,
                                                                       miopenTensorDescriptor_t yTensor, void *y, int wanted,
                                                                       int *found, transhipConvolutionFwdAlgoPerf_t *results,
                                                                       void *workspace, size_t workspaceSize) {
  miopenConvAlgoPerf_t measured;
  int count = 0;
  miopenStatus_t status = miopenFindConvolutionForwardAlgorithm(handle, xTensor, x, wTensor, w, convolution, yTensor, y, 1,
                                                                &count, &measured, workspace, workspaceSize, false);
  if (status != miopenStatusSuccess)
    return status;
  return transhipGetConvolutionForwardAlgorithm_v7(handle, xTensor, wTensor, convolution, yTensor, wanted, found, results);
}
static inline miopenStatus_t transhipConvolutionForward(miopenHandle_t handle, const void *alpha,
                                                        miopenTensorDescriptor_t xTensor, const void *x,
                                                        miopenTensorDescriptor_t wTensor, const void *w,
                                                        miopenConvolutionDescriptor_t convolution,
                                                        miopenConvFwdAlgorithm_t algorithm, void *workspace,
                                                        size_t workspaceSize, const void *beta,
                                                        miopenTensorDescriptor_t yTensor, void *y) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  void *result;
  miopenStatus_t status = miopenConvolutionForwardGetSolution(handle, wTensor, xTensor, convolution, yTensor,
                                                              transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, (int)algorithm, workspaceSize);
  if (!chosen)
    return miopenStatusBadParm; // the workspace is too small for any
  status = transhipBegin(yTensor, beta, y, &result);
  if (status != miopenStatusSuccess)
    return status;
  status = miopenConvolutionForwardImmediate(handle, wTensor, w, xTensor, x, convolution, yTensor, result, workspace,
                                             workspaceSize, chosen->solution_id);
  return transhipEnd(handle, alpha, beta, yTensor, y, result, status);
}

//- helper: miopen-backward-data
//- language: c
//- requires: miopen-c, miopen-scale, miopen-accumulate, miopen-solutions, miopen-math-type
// Algorithms for the gradient of a convolution's input: MIOpen ranks them without running them.
typedef struct transhipConvolutionBwdDataAlgoPerf_t {
  miopenConvBwdDataAlgorithm_t algo;
  miopenStatus_t status;
  float time; // milliseconds
  size_t memory;
  transhipDeterminism_t determinism;
  transhipMathType_t mathType;
  int reserved[3];
} transhipConvolutionBwdDataAlgoPerf_t;
static inline miopenStatus_t transhipGetConvolutionBackwardDataAlgorithm_v7(miopenHandle_t handle,
                                                                            miopenTensorDescriptor_t wTensor,
                                                                            miopenTensorDescriptor_t dyTensor,
                                                                            miopenConvolutionDescriptor_t convolution,
                                                                            miopenTensorDescriptor_t dxTensor, int wanted,
                                                                            int *found,
                                                                            transhipConvolutionBwdDataAlgoPerf_t *results) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0, i;
  miopenStatus_t status = miopenConvolutionBackwardDataGetSolution(handle, dyTensor, wTensor, convolution, dxTensor,
                                                                   transhipMaxSolutions, &count, solutions);
  *found = 0;
  if (status != miopenStatusSuccess)
    return status;
  count = transhipFirstOfEach(solutions, count);
  for (i = 0; i < count && *found < wanted; ++i) {
    transhipConvolutionBwdDataAlgoPerf_t *result = &results[(*found)++];
    result->algo = (miopenConvBwdDataAlgorithm_t)solutions[i].algorithm;
    result->status = miopenStatusSuccess;
    result->time = solutions[i].time;
    result->memory = solutions[i].workspace_size;
    result->determinism = transhipNonDeterministic;
    result->mathType = transhipDefaultMath;
  }
  return status;
}
static inline miopenStatus_t transhipGetConvolutionBackwardDataAlgorithm(miopenHandle_t handle,
                                                                         miopenTensorDescriptor_t wTensor,
                                                                         miopenTensorDescriptor_t dyTensor,
                                                                         miopenConvolutionDescriptor_t convolution,
                                                                         miopenTensorDescriptor_t dxTensor,
                                                                         transhipConvolutionPreference_t preference,
                                                                         size_t limit,
                                                                         miopenConvBwdDataAlgorithm_t *algorithm) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  miopenStatus_t status = miopenConvolutionBackwardDataGetSolution(handle, dyTensor, wTensor, convolution, dxTensor,
                                                                   transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, -1, transhipLimitOf(preference, limit));
  if (!chosen)
    return miopenStatusUnsupportedOp;
  *algorithm = (miopenConvBwdDataAlgorithm_t)chosen->algorithm;
  return status;
}
static inline miopenStatus_t transhipGetConvolutionBackwardDataWorkspaceSize(miopenHandle_t handle,
                                                                             miopenTensorDescriptor_t wTensor,
                                                                             miopenTensorDescriptor_t dyTensor,
                                                                             miopenConvolutionDescriptor_t convolution,
                                                                             miopenTensorDescriptor_t dxTensor,
                                                                             miopenConvBwdDataAlgorithm_t algorithm,
                                                                             size_t *bytes) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  miopenStatus_t status = miopenConvolutionBackwardDataGetSolution(handle, dyTensor, wTensor, convolution, dxTensor,
                                                                   transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, (int)algorithm, (size_t)-1);
  if (!chosen)
    return miopenStatusUnsupportedOp;
  *bytes = chosen->workspace_size;
  return status;
}
// Measures, and keeps what it finds in MIOpen's database, which the functions above read.
static inline miopenStatus_t transhipFindConvolutionBackwardDataAlgorithmEx(miopenHandle_t handle,
                                                                            miopenTensorDescriptor_t wTensor, const void *w,
                                                                            miopenTensorDescriptor_t dyTensor, const void *dy,
                                                                            miopenConvolutionDescriptor_t convolution,
                                                                            miopenTensorDescriptor_t dxTensor, void *dx,
                                                                            int wanted, int *found,
                                                                            transhipConvolutionBwdDataAlgoPerf_t *results,
                                                                            void *workspace, size_t workspaceSize) {
  miopenConvAlgoPerf_t measured;
  int count = 0;
  miopenStatus_t status = miopenFindConvolutionBackwardDataAlgorithm(handle, dyTensor, dy, wTensor, w, convolution, dxTensor,
                                                                     dx, 1, &count, &measured, workspace, workspaceSize, false);
  if (status != miopenStatusSuccess)
    return status;
  return transhipGetConvolutionBackwardDataAlgorithm_v7(handle, wTensor, dyTensor, convolution, dxTensor, wanted, found,
                                                        results);
}
static inline miopenStatus_t transhipConvolutionBackwardData(miopenHandle_t handle, const void *alpha,
                                                             miopenTensorDescriptor_t wTensor, const void *w,
                                                             miopenTensorDescriptor_t dyTensor, const void *dy,
                                                             miopenConvolutionDescriptor_t convolution,
                                                             miopenConvBwdDataAlgorithm_t algorithm, void *workspace,
                                                             size_t workspaceSize, const void *beta,
                                                             miopenTensorDescriptor_t dxTensor, void *dx) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  void *result;
  miopenStatus_t status = miopenConvolutionBackwardDataGetSolution(handle, dyTensor, wTensor, convolution, dxTensor,
                                                                   transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, (int)algorithm, workspaceSize);
  if (!chosen)
    return miopenStatusBadParm; // the workspace is too small for any
  status = transhipBegin(dxTensor, beta, dx, &result);
  if (status != miopenStatusSuccess)
    return status;
  status = miopenConvolutionBackwardDataImmediate(handle, dyTensor, dy, wTensor, w, convolution, dxTensor, result, workspace,
                                                  workspaceSize, chosen->solution_id);
  return transhipEnd(handle, alpha, beta, dxTensor, dx, result, status);
}

//- helper: miopen-backward-filter
//- language: c
//- requires: miopen-c, miopen-scale, miopen-accumulate, miopen-solutions, miopen-math-type
// Algorithms for the gradient of a convolution's filter: MIOpen ranks them without running them.
typedef struct transhipConvolutionBwdFilterAlgoPerf_t {
  miopenConvBwdWeightsAlgorithm_t algo;
  miopenStatus_t status;
  float time; // milliseconds
  size_t memory;
  transhipDeterminism_t determinism;
  transhipMathType_t mathType;
  int reserved[3];
} transhipConvolutionBwdFilterAlgoPerf_t;
static inline miopenStatus_t transhipGetConvolutionBackwardFilterAlgorithm_v7(miopenHandle_t handle,
                                                                              miopenTensorDescriptor_t xTensor,
                                                                              miopenTensorDescriptor_t dyTensor,
                                                                              miopenConvolutionDescriptor_t convolution,
                                                                              miopenTensorDescriptor_t dwTensor, int wanted,
                                                                              int *found,
                                                                              transhipConvolutionBwdFilterAlgoPerf_t *results) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0, i;
  miopenStatus_t status = miopenConvolutionBackwardWeightsGetSolution(handle, dyTensor, xTensor, convolution, dwTensor,
                                                                      transhipMaxSolutions, &count, solutions);
  *found = 0;
  if (status != miopenStatusSuccess)
    return status;
  count = transhipFirstOfEach(solutions, count);
  for (i = 0; i < count && *found < wanted; ++i) {
    transhipConvolutionBwdFilterAlgoPerf_t *result = &results[(*found)++];
    result->algo = (miopenConvBwdWeightsAlgorithm_t)solutions[i].algorithm;
    result->status = miopenStatusSuccess;
    result->time = solutions[i].time;
    result->memory = solutions[i].workspace_size;
    result->determinism = transhipNonDeterministic;
    result->mathType = transhipDefaultMath;
  }
  return status;
}
static inline miopenStatus_t transhipGetConvolutionBackwardFilterAlgorithm(miopenHandle_t handle,
                                                                           miopenTensorDescriptor_t xTensor,
                                                                           miopenTensorDescriptor_t dyTensor,
                                                                           miopenConvolutionDescriptor_t convolution,
                                                                           miopenTensorDescriptor_t dwTensor,
                                                                           transhipConvolutionPreference_t preference,
                                                                           size_t limit,
                                                                           miopenConvBwdWeightsAlgorithm_t *algorithm) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  miopenStatus_t status = miopenConvolutionBackwardWeightsGetSolution(handle, dyTensor, xTensor, convolution, dwTensor,
                                                                      transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, -1, transhipLimitOf(preference, limit));
  if (!chosen)
    return miopenStatusUnsupportedOp;
  *algorithm = (miopenConvBwdWeightsAlgorithm_t)chosen->algorithm;
  return status;
}
static inline miopenStatus_t transhipGetConvolutionBackwardFilterWorkspaceSize(miopenHandle_t handle,
                                                                               miopenTensorDescriptor_t xTensor,
                                                                               miopenTensorDescriptor_t dyTensor,
                                                                               miopenConvolutionDescriptor_t convolution,
                                                                               miopenTensorDescriptor_t dwTensor,
                                                                               miopenConvBwdWeightsAlgorithm_t algorithm,
                                                                               size_t *bytes) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  miopenStatus_t status = miopenConvolutionBackwardWeightsGetSolution(handle, dyTensor, xTensor, convolution, dwTensor,
                                                                      transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, (int)algorithm, (size_t)-1);
  if (!chosen)
    return miopenStatusUnsupportedOp;
  *bytes = chosen->workspace_size;
  return status;
}
// Measures, and keeps what it finds in MIOpen's database, which the functions above read.
static inline miopenStatus_t transhipFindConvolutionBackwardFilterAlgorithmEx(miopenHandle_t handle,
                                                                              miopenTensorDescriptor_t xTensor, const void *x,
                                                                              miopenTensorDescriptor_t dyTensor, const void *dy,
                                                                              miopenConvolutionDescriptor_t convolution,
                                                                              miopenTensorDescriptor_t dwTensor, void *dw,
                                                                              int wanted, int *found,
                                                                              transhipConvolutionBwdFilterAlgoPerf_t *results,
                                                                              void *workspace, size_t workspaceSize) {
  miopenConvAlgoPerf_t measured;
  int count = 0;
  miopenStatus_t status = miopenFindConvolutionBackwardWeightsAlgorithm(handle, dyTensor, dy, xTensor, x, convolution, dwTensor,
                                                                        dw, 1, &count, &measured, workspace, workspaceSize,
                                                                        false);
  if (status != miopenStatusSuccess)
    return status;
  return transhipGetConvolutionBackwardFilterAlgorithm_v7(handle, xTensor, dyTensor, convolution, dwTensor, wanted, found,
                                                          results);
}
static inline miopenStatus_t transhipConvolutionBackwardFilter(miopenHandle_t handle, const void *alpha,
                                                               miopenTensorDescriptor_t xTensor, const void *x,
                                                               miopenTensorDescriptor_t dyTensor, const void *dy,
                                                               miopenConvolutionDescriptor_t convolution,
                                                               miopenConvBwdWeightsAlgorithm_t algorithm, void *workspace,
                                                               size_t workspaceSize, const void *beta,
                                                               miopenTensorDescriptor_t dwTensor, void *dw) {
  miopenConvSolution_t solutions[transhipMaxSolutions];
  size_t count = 0;
  const miopenConvSolution_t *chosen;
  void *result;
  miopenStatus_t status = miopenConvolutionBackwardWeightsGetSolution(handle, dyTensor, xTensor, convolution, dwTensor,
                                                                      transhipMaxSolutions, &count, solutions);
  if (status != miopenStatusSuccess)
    return status;
  chosen = transhipChoose(solutions, count, (int)algorithm, workspaceSize);
  if (!chosen)
    return miopenStatusBadParm; // the workspace is too small for any
  status = transhipBegin(dwTensor, beta, dw, &result);
  if (status != miopenStatusSuccess)
    return status;
  status = miopenConvolutionBackwardWeightsImmediate(handle, dyTensor, dy, xTensor, x, convolution, dwTensor, result, workspace,
                                                     workspaceSize, chosen->solution_id);
  return transhipEnd(handle, alpha, beta, dwTensor, dw, result, status);
}

//- helper: miopen-backward-bias
//- language: c
//- requires: miopen-c, miopen-accumulate
static inline miopenStatus_t transhipConvolutionBackwardBias(miopenHandle_t handle, const void *alpha,
                                                             miopenTensorDescriptor_t dyTensor, const void *dy, const void *beta,
                                                             miopenTensorDescriptor_t dbTensor, void *db) {
  float one = 1, zero = 0;
  void *result;
  miopenStatus_t status = transhipBegin(dbTensor, beta, db, &result);
  if (status != miopenStatusSuccess)
    return status;
  status = miopenConvolutionBackwardBias(handle, &one, dyTensor, dy, &zero, dbTensor, result);
  return transhipEnd(handle, alpha, beta, dbTensor, db, result, status);
}

//- helper: miopen-get-descriptors
//- language: c
//- requires: miopen-c
// Descriptors that hold more in MIOpen than in cuDNN.
static inline miopenStatus_t transhipGetCTCLossDescriptor(miopenCTCLossDescriptor_t loss, miopenDataType_t *type) {
  int blank;
  bool softmax;
  return miopenGetCTCLossDescriptor(loss, type, &blank, &softmax);
}
static inline miopenStatus_t transhipGetDropoutDescriptor(miopenDropoutDescriptor_t dropout, miopenHandle_t handle,
                                                          float *probability, void **states, unsigned long long *seed) {
  bool mask, evolution;
  miopenRNGType_t generator;
  return miopenGetDropoutDescriptor(dropout, handle, probability, states, seed, &mask, &evolution, &generator);
}
static inline miopenStatus_t transhipGetLRNDescriptor(miopenLRNDescriptor_t lrn, unsigned *n, double *alpha, double *beta,
                                                      double *k) {
  miopenLRNMode_t mode;
  return miopenGetLRNDescriptor(lrn, &mode, n, alpha, beta, k);
}

//- helper: miopen-activation
//- language: c
//- requires: miopen-c
// cuDNN's coefficient is a ceiling or a slope, and tanh has none; MIOpen's tanh has factors.
static inline miopenStatus_t transhipSetActivationDescriptor(miopenActivationDescriptor_t activation, miopenActivationMode_t mode,
                                                             miopenNanPropagation_t nan, double coefficient) {
  (void)nan; // MIOpen has no choice
  return miopenSetActivationDescriptor(activation, mode, mode == miopenActivationTANH ? 1 : coefficient, 1, 1);
}
static inline miopenStatus_t transhipGetActivationDescriptor(miopenActivationDescriptor_t activation, miopenActivationMode_t *mode,
                                                             miopenNanPropagation_t *nan, double *coefficient) {
  double beta, gamma;
  *nan = MIOPEN_NOT_PROPAGATE_NAN;
  return miopenGetActivationDescriptor(activation, mode, coefficient, &beta, &gamma);
}

//- helper: miopen-batch-norm-backward
//- language: c
//- requires: miopen-c, miopen-accumulate
// Gradients that are added to those of earlier batches: betaParam is 1.
static inline miopenStatus_t transhipBatchNormalizationBackward(
    miopenHandle_t handle, miopenBatchNormMode_t mode, const void *alphaData, const void *betaData, const void *alphaParam,
    const void *betaParam, miopenTensorDescriptor_t xTensor, const void *x, miopenTensorDescriptor_t dyTensor, const void *dy,
    miopenTensorDescriptor_t dxTensor, void *dx, miopenTensorDescriptor_t paramTensor, const void *scale, void *dScale,
    void *dBias, double epsilon, const void *savedMean, const void *savedInvVariance) {
  float one = 1, zero = 0;
  void *resultX = dx, *resultScale = dScale, *resultBias = dBias;
  miopenStatus_t status = transhipBegin(dxTensor, betaData, dx, &resultX);
  if (status == miopenStatusSuccess)
    status = transhipBegin(paramTensor, betaParam, dScale, &resultScale);
  if (status == miopenStatusSuccess)
    status = transhipBegin(paramTensor, betaParam, dBias, &resultBias);
  if (status == miopenStatusSuccess)
    status = miopenBatchNormalizationBackward(handle, mode, &one, &zero, &one, &zero, xTensor, x, dyTensor, dy, dxTensor, resultX,
                                              paramTensor, scale, resultScale, resultBias, epsilon, savedMean, savedInvVariance);
  status = transhipEnd(handle, alphaData, betaData, dxTensor, dx, resultX, status);
  status = transhipEnd(handle, alphaParam, betaParam, paramTensor, dScale, resultScale, status);
  return transhipEnd(handle, alphaParam, betaParam, paramTensor, dBias, resultBias, status);
}

//- helper: miopen-pooling
//- language: c
//- requires: miopen-c, miopen-accumulate
//- includes: hip/hip_runtime_api.h
// The backward pass of MIOpen's maximum needs to know where each one was, which the forward pass writes to a workspace.
// cuDNN has no such workspace, so the forward pass runs again.
static inline miopenStatus_t transhipPoolingBackward(miopenHandle_t handle, miopenPoolingDescriptor_t pooling, const void *alpha,
                                                     miopenTensorDescriptor_t yTensor, const void *y,
                                                     miopenTensorDescriptor_t dyTensor, const void *dy,
                                                     miopenTensorDescriptor_t xTensor, const void *x, const void *beta,
                                                     miopenTensorDescriptor_t dxTensor, void *dx) {
  float one = 1, zero = 0;
  size_t places = 0, bytes = 0;
  void *workspace = 0, *again = 0, *result = dx;
  miopenStatus_t status = miopenSetPoolingIndexType(pooling, miopenIndexUint32); // for windows of any size
  if (status == miopenStatusSuccess)
    status = miopenPoolingGetWorkSpaceSizeV2(pooling, yTensor, &places);
  if (status == miopenStatusSuccess)
    status = miopenGetTensorNumBytes(yTensor, &bytes);
  if (status != miopenStatusSuccess)
    return status;
  if ((places > 0 && hipMalloc(&workspace, places) != hipSuccess) || hipMalloc(&again, bytes) != hipSuccess)
    status = miopenStatusAllocFailed;
  if (status == miopenStatusSuccess)
    status = miopenPoolingForward(handle, pooling, &one, xTensor, x, &zero, yTensor, again, true, workspace, places);
  if (status == miopenStatusSuccess)
    status = transhipBegin(dxTensor, beta, dx, &result);
  if (status == miopenStatusSuccess)
    status = miopenPoolingBackward(handle, pooling, &one, yTensor, y, dyTensor, dy, xTensor, x, &zero, dxTensor, result, workspace);
  status = transhipEnd(handle, alpha, beta, dxTensor, dx, result, status);
  if (hipFree(workspace) != hipSuccess || hipFree(again) != hipSuccess)
    return miopenStatusInternalError;
  return status;
}

//- helper: miopen-lrn
//- language: c
//- requires: miopen-c, miopen-accumulate
//- includes: hip/hip_runtime_api.h
static inline miopenStatus_t transhipLRNCrossChannelForward(miopenHandle_t handle, miopenLRNDescriptor_t lrn,
                                                            miopenLRNMode_t mode, const void *alpha,
                                                            miopenTensorDescriptor_t xTensor, const void *x, const void *beta,
                                                            miopenTensorDescriptor_t yTensor, void *y) {
  (void)mode; // the descriptor has it
  return miopenLRNForward(handle, lrn, alpha, xTensor, x, beta, yTensor, y, false, 0);
}
// As for pooling: the forward pass runs again for what the backward pass needs of it.
static inline miopenStatus_t transhipLRNCrossChannelBackward(miopenHandle_t handle, miopenLRNDescriptor_t lrn,
                                                             miopenLRNMode_t mode, const void *alpha,
                                                             miopenTensorDescriptor_t yTensor, const void *y,
                                                             miopenTensorDescriptor_t dyTensor, const void *dy,
                                                             miopenTensorDescriptor_t xTensor, const void *x, const void *beta,
                                                             miopenTensorDescriptor_t dxTensor, void *dx) {
  float one = 1, zero = 0;
  size_t kept = 0, bytes = 0;
  void *workspace = 0, *again = 0, *result = dx;
  miopenStatus_t status = miopenLRNGetWorkSpaceSize(yTensor, &kept);
  (void)mode;
  if (status == miopenStatusSuccess)
    status = miopenGetTensorNumBytes(yTensor, &bytes);
  if (status != miopenStatusSuccess)
    return status;
  if (hipMalloc(&workspace, kept) != hipSuccess || hipMalloc(&again, bytes) != hipSuccess)
    status = miopenStatusAllocFailed;
  if (status == miopenStatusSuccess)
    status = miopenLRNForward(handle, lrn, &one, xTensor, x, &zero, yTensor, again, true, workspace);
  if (status == miopenStatusSuccess)
    status = transhipBegin(dxTensor, beta, dx, &result);
  if (status == miopenStatusSuccess)
    status = miopenLRNBackward(handle, lrn, &one, yTensor, y, dyTensor, dy, xTensor, x, &zero, dxTensor, result, workspace);
  status = transhipEnd(handle, alpha, beta, dxTensor, dx, result, status);
  if (hipFree(workspace) != hipSuccess || hipFree(again) != hipSuccess)
    return miopenStatusInternalError;
  return status;
}

//- helper: miopen-rnn-params
//- language: c
//- requires: miopen-c
// Where the weights of one gate are among all weights of an RNN. MIOpen numbers the gates in another order, and returns how many
// numbers lie before. The descriptor gets three lengths, as in cuDNN.
static inline miopenStatus_t transhipGetRNNGate(miopenRNNDescriptor_t rnn, int layer, miopenTensorDescriptor_t input,
                                                const void *weights, int gate, int isBias, miopenTensorDescriptor_t descriptor,
                                                void **address) {
  static const int lstm[] = {0, 1, 3, 2, 4, 5, 7, 6}, gru[] = {1, 0, 2, 4, 3, 5};
  miopenRNNMode_t mode;
  miopenRNNAlgo_t algorithm;
  miopenRNNInputMode_t inputMode;
  miopenRNNDirectionMode_t direction;
  miopenRNNBiasMode_t bias;
  miopenDataType_t type;
  int hidden = 0, layers = 0, count = 0, lengths[8] = {0}, strides[8] = {0}, three[3] = {1, 1, 1}, i;
  size_t before = 0;
  miopenStatus_t status = miopenGetRNNDescriptor(rnn, &mode, &algorithm, &inputMode, &direction, &bias, &hidden, &layers);
  if (status != miopenStatusSuccess)
    return status;
  if (mode == miopenLSTM && gate >= 0 && gate < 8)
    gate = lstm[gate];
  else if (mode == miopenGRU && gate >= 0 && gate < 6)
    gate = gru[gate];
  status = isBias ? miopenGetRNNLayerBiasOffset(rnn, layer, input, gate, descriptor, &before)
                  : miopenGetRNNLayerParamOffset(rnn, layer, input, gate, descriptor, &before);
  if (status == miopenStatusSuccess)
    status = miopenGetTensorDescriptorSize(descriptor, &count);
  if (status == miopenStatusSuccess)
    status = miopenGetTensorDescriptor(descriptor, &type, lengths, strides);
  if (status != miopenStatusSuccess)
    return status;
  three[1] = lengths[0];
  for (i = 1; i < count; ++i)
    three[2] *= lengths[i];
  *address = (char *)weights + before * (type == miopenDouble ? 8 : type == miopenHalf || type == miopenBFloat16 ? 2 : 4);
  return miopenSetTensorDescriptor(descriptor, type, 3, three, 0);
}
static inline miopenStatus_t transhipGetRNNLinLayerMatrixParams(miopenHandle_t handle, miopenRNNDescriptor_t rnn, int layer,
                                                                miopenTensorDescriptor_t input, miopenTensorDescriptor_t all,
                                                                const void *weights, int gate,
                                                                miopenTensorDescriptor_t matrix, void **address) {
  (void)handle;
  (void)all;
  return transhipGetRNNGate(rnn, layer, input, weights, gate, 0, matrix, address);
}
static inline miopenStatus_t transhipGetRNNLinLayerBiasParams(miopenHandle_t handle, miopenRNNDescriptor_t rnn, int layer,
                                                              miopenTensorDescriptor_t input, miopenTensorDescriptor_t all,
                                                              const void *weights, int gate, miopenTensorDescriptor_t bias,
                                                              void **address) {
  (void)handle;
  (void)all;
  return transhipGetRNNGate(rnn, layer, input, weights, gate, 1, bias, address);
}
