// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cusparseLt.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline cusparseStatus_t use_0(cusparseLtHandle_t * a0) { return cusparseLtInit(a0); }
inline cusparseStatus_t use_1(const cusparseLtHandle_t * a0) { return cusparseLtDestroy(a0); }
inline cusparseStatus_t use_2(const cusparseLtHandle_t * a0, int * a1) { return cusparseLtGetVersion(a0, a1); }
inline cusparseStatus_t use_3(libraryPropertyType a0, int * a1) { return cusparseLtGetProperty(a0, a1); }
inline const char * use_4(cusparseStatus_t a0) { return cusparseLtGetErrorName(a0); }
inline const char * use_5(cusparseStatus_t a0) { return cusparseLtGetErrorString(a0); }
inline cusparseStatus_t use_6(const cusparseLtHandle_t * a0, cusparseLtMatDescriptor_t * a1, int64_t a2, int64_t a3, int64_t a4, uint32_t a5, cudaDataType a6, cusparseOrder_t a7) { return cusparseLtDenseDescriptorInit(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_7(const cusparseLtHandle_t * a0, cusparseLtMatDescriptor_t * a1, int64_t a2, int64_t a3, int64_t a4, uint32_t a5, cudaDataType a6, cusparseOrder_t a7, cusparseLtSparsity_t a8) { return cusparseLtStructuredDescriptorInit(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_8(const cusparseLtMatDescriptor_t * a0) { return cusparseLtMatDescriptorDestroy(a0); }
inline cusparseStatus_t use_9(const cusparseLtHandle_t * a0, cusparseLtMatDescriptor_t * a1, cusparseLtMatDescAttribute_t a2, const void * a3, size_t a4) { return cusparseLtMatDescSetAttribute(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_10(const cusparseLtHandle_t * a0, const cusparseLtMatDescriptor_t * a1, cusparseLtMatDescAttribute_t a2, void * a3, size_t a4) { return cusparseLtMatDescGetAttribute(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_11(const cusparseLtHandle_t * a0, cusparseLtMatmulDescriptor_t * a1, cusparseOperation_t a2, cusparseOperation_t a3, const cusparseLtMatDescriptor_t * a4, const cusparseLtMatDescriptor_t * a5, const cusparseLtMatDescriptor_t * a6, const cusparseLtMatDescriptor_t * a7, cusparseComputeType a8) { return cusparseLtMatmulDescriptorInit(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_12(const cusparseLtHandle_t * a0, cusparseLtMatmulDescriptor_t * a1, cusparseLtMatmulDescAttribute_t a2, const void * a3, size_t a4) { return cusparseLtMatmulDescSetAttribute(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_13(const cusparseLtHandle_t * a0, const cusparseLtMatmulDescriptor_t * a1, cusparseLtMatmulDescAttribute_t a2, void * a3, size_t a4) { return cusparseLtMatmulDescGetAttribute(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_14(const cusparseLtHandle_t * a0, cusparseLtMatmulAlgSelection_t * a1, const cusparseLtMatmulDescriptor_t * a2, cusparseLtMatmulAlg_t a3) { return cusparseLtMatmulAlgSelectionInit(a0, a1, a2, a3); }
inline cusparseStatus_t use_15(const cusparseLtMatmulAlgSelection_t * a0) { return cusparseLtMatmulAlgSelectionDestroy(a0); }
inline cusparseStatus_t use_16(const cusparseLtHandle_t * a0, cusparseLtMatmulAlgSelection_t * a1, cusparseLtMatmulAlgAttribute_t a2, const void * a3, size_t a4) { return cusparseLtMatmulAlgSetAttribute(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_17(const cusparseLtHandle_t * a0, const cusparseLtMatmulAlgSelection_t * a1, cusparseLtMatmulAlgAttribute_t a2, void * a3, size_t a4) { return cusparseLtMatmulAlgGetAttribute(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_18(const cusparseLtHandle_t * a0, const cusparseLtMatmulPlan_t * a1, size_t * a2) { return cusparseLtMatmulGetWorkspace(a0, a1, a2); }
inline cusparseStatus_t use_19(const cusparseLtHandle_t * a0, cusparseLtMatmulPlan_t * a1, const cusparseLtMatmulDescriptor_t * a2, const cusparseLtMatmulAlgSelection_t * a3) { return cusparseLtMatmulPlanInit(a0, a1, a2, a3); }
inline cusparseStatus_t use_20(const cusparseLtMatmulPlan_t * a0) { return cusparseLtMatmulPlanDestroy(a0); }
inline cusparseStatus_t use_21(const cusparseLtHandle_t * a0, const cusparseLtMatmulPlan_t * a1, const void * a2, const void * a3, const void * a4, const void * a5, const void * a6, void * a7, void * a8, cudaStream_t * a9, int32_t a10) { return cusparseLtMatmul(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_22(const cusparseLtHandle_t * a0, cusparseLtMatmulPlan_t * a1, const void * a2, const void * a3, const void * a4, const void * a5, const void * a6, void * a7, void * a8, cudaStream_t * a9, int32_t a10) { return cusparseLtMatmulSearch(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_23(const cusparseLtHandle_t * a0, const cusparseLtMatmulDescriptor_t * a1, const void * a2, void * a3, cusparseLtPruneAlg_t a4, cudaStream_t a5) { return cusparseLtSpMMAPrune(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_24(const cusparseLtHandle_t * a0, const cusparseLtMatmulDescriptor_t * a1, const void * a2, int * a3, cudaStream_t a4) { return cusparseLtSpMMAPruneCheck(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_25(const cusparseLtHandle_t * a0, const cusparseLtMatDescriptor_t * a1, int a2, cusparseOperation_t a3, const void * a4, void * a5, cusparseLtPruneAlg_t a6, cudaStream_t a7) { return cusparseLtSpMMAPrune2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_26(const cusparseLtHandle_t * a0, const cusparseLtMatDescriptor_t * a1, int a2, cusparseOperation_t a3, const void * a4, int * a5, cudaStream_t a6) { return cusparseLtSpMMAPruneCheck2(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_27(const cusparseLtHandle_t * a0, const cusparseLtMatmulPlan_t * a1, size_t * a2, size_t * a3) { return cusparseLtSpMMACompressedSize(a0, a1, a2, a3); }
inline cusparseStatus_t use_28(const cusparseLtHandle_t * a0, const cusparseLtMatmulPlan_t * a1, const void * a2, void * a3, void * a4, cudaStream_t a5) { return cusparseLtSpMMACompress(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_29(const cusparseLtHandle_t * a0, const cusparseLtMatDescriptor_t * a1, size_t * a2, size_t * a3) { return cusparseLtSpMMACompressedSize2(a0, a1, a2, a3); }
inline cusparseStatus_t use_30(const cusparseLtHandle_t * a0, const cusparseLtMatDescriptor_t * a1, int a2, cusparseOperation_t a3, const void * a4, void * a5, void * a6, cudaStream_t a7) { return cusparseLtSpMMACompress2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline auto use_31 = CUSPARSELT_VER_MAJOR;
inline auto use_32 = CUSPARSELT_VER_MINOR;
inline auto use_33 = CUSPARSELT_VER_PATCH;
inline auto use_34 = CUSPARSELT_VER_BUILD;
inline auto use_35 = CUSPARSELT_VERSION;
using use_36 = cusparseLtHandle_t;
using use_37 = cusparseLtMatDescriptor_t;
using use_38 = cusparseLtMatmulDescriptor_t;
using use_39 = cusparseLtMatmulAlgSelection_t;
using use_40 = cusparseLtMatmulPlan_t;
using use_41 = cusparseLtSparsity_t;
inline auto use_42 = CUSPARSELT_SPARSITY_50_PERCENT;
using use_43 = cusparseLtMatDescAttribute_t;
inline auto use_44 = CUSPARSELT_MAT_NUM_BATCHES;
inline auto use_45 = CUSPARSELT_MAT_BATCH_STRIDE;
using use_46 = cusparseComputeType;
inline auto use_47 = CUSPARSE_COMPUTE_32I;
inline auto use_48 = CUSPARSE_COMPUTE_16F;
inline auto use_49 = CUSPARSE_COMPUTE_32F;
using use_50 = cusparseLtMatmulDescAttribute_t;
inline auto use_51 = CUSPARSELT_MATMUL_ACTIVATION_RELU;
inline auto use_52 = CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND;
inline auto use_53 = CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD;
inline auto use_54 = CUSPARSELT_MATMUL_ACTIVATION_GELU;
inline auto use_55 = CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING;
inline auto use_56 = CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING;
inline auto use_57 = CUSPARSELT_MATMUL_BETA_VECTOR_SCALING;
inline auto use_58 = CUSPARSELT_MATMUL_BIAS_STRIDE;
inline auto use_59 = CUSPARSELT_MATMUL_BIAS_POINTER;
inline auto use_60 = CUSPARSELT_MATMUL_SPARSE_MAT_POINTER;
inline auto use_61 = CUSPARSELT_MATMUL_A_SCALE_MODE;
inline auto use_62 = CUSPARSELT_MATMUL_B_SCALE_MODE;
inline auto use_63 = CUSPARSELT_MATMUL_C_SCALE_MODE;
inline auto use_64 = CUSPARSELT_MATMUL_D_SCALE_MODE;
inline auto use_65 = CUSPARSELT_MATMUL_D_OUT_SCALE_MODE;
inline auto use_66 = CUSPARSELT_MATMUL_A_SCALE_POINTER;
inline auto use_67 = CUSPARSELT_MATMUL_B_SCALE_POINTER;
inline auto use_68 = CUSPARSELT_MATMUL_C_SCALE_POINTER;
inline auto use_69 = CUSPARSELT_MATMUL_D_SCALE_POINTER;
inline auto use_70 = CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER;
using use_71 = cusparseLtMatmulMatrixScale_t;
inline auto use_72 = CUSPARSELT_MATMUL_SCALE_NONE;
inline auto use_73 = CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F;
inline auto use_74 = CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3;
inline auto use_75 = CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0;
using use_76 = cusparseLtMatmulAlg_t;
inline auto use_77 = CUSPARSELT_MATMUL_ALG_DEFAULT;
using use_78 = cusparseLtMatmulAlgAttribute_t;
inline auto use_79 = CUSPARSELT_MATMUL_ALG_CONFIG_ID;
inline auto use_80 = CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID;
inline auto use_81 = CUSPARSELT_MATMUL_SEARCH_ITERATIONS;
inline auto use_82 = CUSPARSELT_MATMUL_SPLIT_K;
inline auto use_83 = CUSPARSELT_MATMUL_SPLIT_K_MODE;
inline auto use_84 = CUSPARSELT_MATMUL_SPLIT_K_BUFFERS;
using use_85 = cusparseLtSplitKMode_t;
inline auto use_86 = CUSPARSELT_INVALID_MODE;
inline auto use_87 = CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL;
inline auto use_88 = CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS;
inline auto use_89 = CUSPARSELT_HEURISTIC;
inline auto use_90 = CUSPARSELT_DATAPARALLEL;
inline auto use_91 = CUSPARSELT_SPLITK;
inline auto use_92 = CUSPARSELT_STREAMK;
using use_93 = cusparseLtPruneAlg_t;
inline auto use_94 = CUSPARSELT_PRUNE_SPMMA_TILE;
inline auto use_95 = CUSPARSELT_PRUNE_SPMMA_STRIP;
inline void use_96(cusparseLtHandle_t &p) { (void)p.data; }
inline void use_97(cusparseLtMatDescriptor_t &p) { (void)p.data; }
inline void use_98(cusparseLtMatmulAlgSelection_t &p) { (void)p.data; }
inline void use_99(cusparseLtMatmulDescriptor_t &p) { (void)p.data; }
inline void use_100(cusparseLtMatmulPlan_t &p) { (void)p.data; }
