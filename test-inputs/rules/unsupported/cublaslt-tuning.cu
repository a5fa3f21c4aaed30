// Settings of cuBLASLt that hipBLASLt does not have are reported once, all with the same advice.
#include <cublasLt.h>

void tune(cublasLtMatmulAlgo_t *algo, int tile, int split) {
  cublasLtMatmulAlgoConfigSetAttribute(algo, CUBLASLT_ALGO_CONFIG_TILE_ID, &tile, sizeof tile); // DIAG: unsupported-name
  cublasLtMatmulAlgoConfigSetAttribute(algo, CUBLASLT_ALGO_CONFIG_SPLITK_NUM, &split, sizeof split);
}
cublasContext *opaque; // DIAG: unsupported-name
