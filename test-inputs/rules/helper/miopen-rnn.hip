// The weights of an RNN's gates: MIOpen's calls have other numbers and other results.
#include <hip/hip_runtime.h>
#include <miopen/miopen.h>
#include "tranship_hip.h"

size_t weightsOfGate(miopenHandle_t handle, miopenRNNDescriptor_t rnn, miopenTensorDescriptor_t x,
                     miopenTensorDescriptor_t w, const float *weights, int layer, int gate,
                     miopenTensorDescriptor_t part, float **matrix, float **bias) {
  transhipGetRNNLinLayerMatrixParams(handle, rnn, layer, x, w, weights, gate, part, (void **)matrix);
  miopenDataType_t type;
  miopenTensorLayout_t layout;
  int count, lengths[3];
  transhipGetFilterNdDescriptor(part, 3, &type, &layout, &count, lengths);
  transhipGetRNNLinLayerBiasParams(handle, rnn, layer, x, w, weights, gate, part, (void **)bias);
  size_t bytes = 0;
  cudnnGetRNNWeightSpaceSize(handle, rnn, &bytes); // DIAG: unsupported-name
  return lengths[0] * lengths[1] * lengths[2] + bytes;
}
