// The weights of an RNN's gates: MIOpen's calls have other numbers and other results.
#include <cudnn.h>

size_t weightsOfGate(cudnnHandle_t handle, cudnnRNNDescriptor_t rnn, cudnnTensorDescriptor_t x,
                     cudnnFilterDescriptor_t w, const float *weights, int layer, int gate,
                     cudnnFilterDescriptor_t part, float **matrix, float **bias) {
  cudnnGetRNNLinLayerMatrixParams(handle, rnn, layer, x, w, weights, gate, part, (void **)matrix);
  cudnnDataType_t type;
  cudnnTensorFormat_t layout;
  int count, lengths[3];
  cudnnGetFilterNdDescriptor(part, 3, &type, &layout, &count, lengths);
  cudnnGetRNNLinLayerBiasParams(handle, rnn, layer, x, w, weights, gate, part, (void **)bias);
  size_t bytes = 0;
  cudnnGetRNNWeightSpaceSize(handle, rnn, &bytes); // DIAG: unsupported-name
  return lengths[0] * lengths[1] * lengths[2] + bytes;
}
