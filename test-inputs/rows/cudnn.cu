// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cudnn.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline size_t use_0() { return cudnnGetVersion(); }
inline size_t use_1() { return cudnnGetMaxDeviceVersion(); }
inline size_t use_2() { return cudnnGetCudartVersion(); }
inline const char * use_3(cudnnStatus_t a0) { return cudnnGetErrorString(a0); }
inline void use_4(char * a0, size_t a1) { cudnnGetLastErrorString(a0, a1); }
inline cudnnStatus_t use_5(cudnnHandle_t a0, cudnnStatus_t * a1, cudnnErrQueryMode_t a2, cudnnRuntimeTag_t * a3) { return cudnnQueryRuntimeError(a0, a1, a2, a3); }
inline cudnnStatus_t use_6(libraryPropertyType a0, int * a1) { return cudnnGetProperty(a0, a1); }
inline cudnnStatus_t use_7(cudnnHandle_t * a0) { return cudnnCreate(a0); }
inline cudnnStatus_t use_8(cudnnHandle_t a0) { return cudnnDestroy(a0); }
inline cudnnStatus_t use_9(cudnnHandle_t a0, cudaStream_t a1) { return cudnnSetStream(a0, a1); }
inline cudnnStatus_t use_10(cudnnHandle_t a0, cudaStream_t * a1) { return cudnnGetStream(a0, a1); }
inline cudnnStatus_t use_11(unsigned int a0, void * a1, cudnnCallback_t a2) { return cudnnSetCallback(a0, a1, a2); }
inline cudnnStatus_t use_12(unsigned int * a0, void ** a1, cudnnCallback_t * a2) { return cudnnGetCallback(a0, a1, a2); }
inline cudnnStatus_t use_13() { return cudnnGraphVersionCheck(); }
inline cudnnStatus_t use_14(cudnnBackendDescriptorType_t a0, cudnnBackendDescriptor_t * a1) { return cudnnBackendCreateDescriptor(a0, a1); }
inline cudnnStatus_t use_15(cudnnBackendDescriptor_t a0) { return cudnnBackendDestroyDescriptor(a0); }
inline cudnnStatus_t use_16(cudnnBackendDescriptor_t a0) { return cudnnBackendInitialize(a0); }
inline cudnnStatus_t use_17(cudnnBackendDescriptor_t a0) { return cudnnBackendFinalize(a0); }
inline cudnnStatus_t use_18(cudnnBackendDescriptor_t a0, cudnnBackendAttributeName_t a1, cudnnBackendAttributeType_t a2, int64_t a3, const void * a4) { return cudnnBackendSetAttribute(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_19(const cudnnBackendDescriptor_t a0, cudnnBackendAttributeName_t a1, cudnnBackendAttributeType_t a2, int64_t a3, int64_t * a4, void * a5) { return cudnnBackendGetAttribute(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_20(cudnnHandle_t a0, cudnnBackendDescriptor_t a1, cudnnBackendDescriptor_t a2, size_t * a3) { return cudnnGetExecutionPlanWorkspaceSize(a0, a1, a2, a3); }
inline cudnnStatus_t use_21(cudnnHandle_t a0, cudnnBackendDescriptor_t a1, cudnnBackendDescriptor_t a2) { return cudnnBackendExecute(a0, a1, a2); }
inline cudnnStatus_t use_22(cudnnHandle_t a0, cudnnBackendDescriptor_t a1, cudnnBackendDescriptor_t a2, cudaGraph_t a3) { return cudnnBackendPopulateCudaGraph(a0, a1, a2, a3); }
inline cudnnStatus_t use_23(cudnnHandle_t a0, cudnnBackendDescriptor_t a1, cudnnBackendDescriptor_t a2, cudaGraph_t a3) { return cudnnBackendUpdateCudaGraph(a0, a1, a2, a3); }
inline cudnnStatus_t use_24(cudnnTensorDescriptor_t * a0) { return cudnnCreateTensorDescriptor(a0); }
inline cudnnStatus_t use_25(cudnnTensorDescriptor_t a0, cudnnTensorFormat_t a1, cudnnDataType_t a2, int a3, int a4, int a5, int a6) { return cudnnSetTensor4dDescriptor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_26(cudnnTensorDescriptor_t a0, cudnnDataType_t a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9) { return cudnnSetTensor4dDescriptorEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cudnnStatus_t use_27(const cudnnTensorDescriptor_t a0, cudnnDataType_t * a1, int * a2, int * a3, int * a4, int * a5, int * a6, int * a7, int * a8, int * a9) { return cudnnGetTensor4dDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cudnnStatus_t use_28(cudnnTensorDescriptor_t a0, cudnnDataType_t a1, int a2, const int a3[], const int a4[]) { return cudnnSetTensorNdDescriptor(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_29(cudnnTensorDescriptor_t a0, cudnnTensorFormat_t a1, cudnnDataType_t a2, int a3, const int a4[]) { return cudnnSetTensorNdDescriptorEx(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_30(const cudnnTensorDescriptor_t a0, int a1, cudnnDataType_t * a2, int * a3, int a4[], int a5[]) { return cudnnGetTensorNdDescriptor(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_31(const cudnnTensorDescriptor_t a0, size_t * a1) { return cudnnGetTensorSizeInBytes(a0, a1); }
inline cudnnStatus_t use_32(cudnnTensorDescriptor_t a0) { return cudnnDestroyTensorDescriptor(a0); }
inline cudnnStatus_t use_33(const cudnnTensorTransformDescriptor_t a0, const cudnnTensorDescriptor_t a1, cudnnTensorDescriptor_t a2, size_t * a3) { return cudnnInitTransformDest(a0, a1, a2, a3); }
inline cudnnStatus_t use_34(cudnnTensorTransformDescriptor_t * a0) { return cudnnCreateTensorTransformDescriptor(a0); }
inline cudnnStatus_t use_35(cudnnTensorTransformDescriptor_t a0, const uint32_t a1, const cudnnTensorFormat_t a2, const int32_t a3[], const int32_t a4[], const uint32_t a5[], const cudnnFoldingDirection_t a6) { return cudnnSetTensorTransformDescriptor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_36(cudnnTensorTransformDescriptor_t a0, uint32_t a1, cudnnTensorFormat_t * a2, int32_t a3[], int32_t a4[], uint32_t a5[], cudnnFoldingDirection_t * a6) { return cudnnGetTensorTransformDescriptor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_37(cudnnTensorTransformDescriptor_t a0) { return cudnnDestroyTensorTransformDescriptor(a0); }
inline cudnnStatus_t use_38(cudnnHandle_t a0, const void * a1, const cudnnTensorDescriptor_t a2, const void * a3, const void * a4, const cudnnTensorDescriptor_t a5, void * a6) { return cudnnTransformTensor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_39(cudnnHandle_t a0, const cudnnTensorTransformDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, void * a7) { return cudnnTransformTensorEx(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_40(cudnnHandle_t a0, const void * a1, const cudnnTensorDescriptor_t a2, const void * a3, const void * a4, const cudnnTensorDescriptor_t a5, void * a6) { return cudnnAddTensor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_41(cudnnOpTensorDescriptor_t * a0) { return cudnnCreateOpTensorDescriptor(a0); }
inline cudnnStatus_t use_42(cudnnOpTensorDescriptor_t a0, cudnnOpTensorOp_t a1, cudnnDataType_t a2, cudnnNanPropagation_t a3) { return cudnnSetOpTensorDescriptor(a0, a1, a2, a3); }
inline cudnnStatus_t use_43(const cudnnOpTensorDescriptor_t a0, cudnnOpTensorOp_t * a1, cudnnDataType_t * a2, cudnnNanPropagation_t * a3) { return cudnnGetOpTensorDescriptor(a0, a1, a2, a3); }
inline cudnnStatus_t use_44(cudnnOpTensorDescriptor_t a0) { return cudnnDestroyOpTensorDescriptor(a0); }
inline cudnnStatus_t use_45(cudnnHandle_t a0, const cudnnOpTensorDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, const void * a7, const void * a8, const cudnnTensorDescriptor_t a9, void * a10) { return cudnnOpTensor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cudnnStatus_t use_46(cudnnReduceTensorDescriptor_t * a0) { return cudnnCreateReduceTensorDescriptor(a0); }
inline cudnnStatus_t use_47(cudnnReduceTensorDescriptor_t a0, cudnnReduceTensorOp_t a1, cudnnDataType_t a2, cudnnNanPropagation_t a3, cudnnReduceTensorIndices_t a4, cudnnIndicesType_t a5) { return cudnnSetReduceTensorDescriptor(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_48(const cudnnReduceTensorDescriptor_t a0, cudnnReduceTensorOp_t * a1, cudnnDataType_t * a2, cudnnNanPropagation_t * a3, cudnnReduceTensorIndices_t * a4, cudnnIndicesType_t * a5) { return cudnnGetReduceTensorDescriptor(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_49(cudnnReduceTensorDescriptor_t a0) { return cudnnDestroyReduceTensorDescriptor(a0); }
inline cudnnStatus_t use_50(cudnnHandle_t a0, const cudnnReduceTensorDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnTensorDescriptor_t a3, size_t * a4) { return cudnnGetReductionIndicesSize(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_51(cudnnHandle_t a0, const cudnnReduceTensorDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnTensorDescriptor_t a3, size_t * a4) { return cudnnGetReductionWorkspaceSize(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_52(cudnnHandle_t a0, const cudnnReduceTensorDescriptor_t a1, void * a2, size_t a3, void * a4, size_t a5, const void * a6, const cudnnTensorDescriptor_t a7, const void * a8, const void * a9, const cudnnTensorDescriptor_t a10, void * a11) { return cudnnReduceTensor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cudnnStatus_t use_53(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, void * a2, const void * a3) { return cudnnSetTensor(a0, a1, a2, a3); }
inline cudnnStatus_t use_54(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, void * a2, const void * a3) { return cudnnScaleTensor(a0, a1, a2, a3); }
inline cudnnStatus_t use_55(cudnnFilterDescriptor_t * a0) { return cudnnCreateFilterDescriptor(a0); }
inline cudnnStatus_t use_56(cudnnFilterDescriptor_t a0, cudnnDataType_t a1, cudnnTensorFormat_t a2, int a3, int a4, int a5, int a6) { return cudnnSetFilter4dDescriptor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_57(const cudnnFilterDescriptor_t a0, cudnnDataType_t * a1, cudnnTensorFormat_t * a2, int * a3, int * a4, int * a5, int * a6) { return cudnnGetFilter4dDescriptor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_58(cudnnFilterDescriptor_t a0, cudnnDataType_t a1, cudnnTensorFormat_t a2, int a3, const int a4[]) { return cudnnSetFilterNdDescriptor(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_59(const cudnnFilterDescriptor_t a0, int a1, cudnnDataType_t * a2, cudnnTensorFormat_t * a3, int * a4, int a5[]) { return cudnnGetFilterNdDescriptor(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_60(const cudnnFilterDescriptor_t a0, size_t * a1) { return cudnnGetFilterSizeInBytes(a0, a1); }
inline cudnnStatus_t use_61(cudnnHandle_t a0, const cudnnTensorTransformDescriptor_t a1, const void * a2, const cudnnFilterDescriptor_t a3, const void * a4, const void * a5, const cudnnFilterDescriptor_t a6, void * a7) { return cudnnTransformFilter(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_62(cudnnFilterDescriptor_t a0) { return cudnnDestroyFilterDescriptor(a0); }
inline cudnnStatus_t use_63(cudnnHandle_t a0, cudnnSoftmaxAlgorithm_t a1, cudnnSoftmaxMode_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const void * a6, const cudnnTensorDescriptor_t a7, void * a8) { return cudnnSoftmaxForward(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_64(cudnnPoolingDescriptor_t * a0) { return cudnnCreatePoolingDescriptor(a0); }
inline cudnnStatus_t use_65(cudnnPoolingDescriptor_t a0, cudnnPoolingMode_t a1, cudnnNanPropagation_t a2, int a3, int a4, int a5, int a6, int a7, int a8) { return cudnnSetPooling2dDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_66(const cudnnPoolingDescriptor_t a0, cudnnPoolingMode_t * a1, cudnnNanPropagation_t * a2, int * a3, int * a4, int * a5, int * a6, int * a7, int * a8) { return cudnnGetPooling2dDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_67(cudnnPoolingDescriptor_t a0, const cudnnPoolingMode_t a1, const cudnnNanPropagation_t a2, int a3, const int a4[], const int a5[], const int a6[]) { return cudnnSetPoolingNdDescriptor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_68(const cudnnPoolingDescriptor_t a0, int a1, cudnnPoolingMode_t * a2, cudnnNanPropagation_t * a3, int * a4, int a5[], int a6[], int a7[]) { return cudnnGetPoolingNdDescriptor(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_69(const cudnnPoolingDescriptor_t a0, const cudnnTensorDescriptor_t a1, int a2, int a3[]) { return cudnnGetPoolingNdForwardOutputDim(a0, a1, a2, a3); }
inline cudnnStatus_t use_70(const cudnnPoolingDescriptor_t a0, const cudnnTensorDescriptor_t a1, int * a2, int * a3, int * a4, int * a5) { return cudnnGetPooling2dForwardOutputDim(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_71(cudnnPoolingDescriptor_t a0) { return cudnnDestroyPoolingDescriptor(a0); }
inline cudnnStatus_t use_72(cudnnHandle_t a0, const cudnnPoolingDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, void * a7) { return cudnnPoolingForward(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_73(cudnnActivationDescriptor_t * a0) { return cudnnCreateActivationDescriptor(a0); }
inline cudnnStatus_t use_74(cudnnActivationDescriptor_t a0, cudnnActivationMode_t a1, cudnnNanPropagation_t a2, double a3) { return cudnnSetActivationDescriptor(a0, a1, a2, a3); }
inline cudnnStatus_t use_75(const cudnnActivationDescriptor_t a0, cudnnActivationMode_t * a1, cudnnNanPropagation_t * a2, double * a3) { return cudnnGetActivationDescriptor(a0, a1, a2, a3); }
inline cudnnStatus_t use_76(cudnnActivationDescriptor_t a0, double a1) { return cudnnSetActivationDescriptorSwishBeta(a0, a1); }
inline cudnnStatus_t use_77(cudnnActivationDescriptor_t a0, double * a1) { return cudnnGetActivationDescriptorSwishBeta(a0, a1); }
inline cudnnStatus_t use_78(cudnnActivationDescriptor_t a0) { return cudnnDestroyActivationDescriptor(a0); }
inline cudnnStatus_t use_79(cudnnHandle_t a0, cudnnActivationDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, void * a7) { return cudnnActivationForward(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_80(cudnnLRNDescriptor_t * a0) { return cudnnCreateLRNDescriptor(a0); }
inline cudnnStatus_t use_81(cudnnLRNDescriptor_t a0, unsigned int a1, double a2, double a3, double a4) { return cudnnSetLRNDescriptor(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_82(cudnnLRNDescriptor_t a0, unsigned int * a1, double * a2, double * a3, double * a4) { return cudnnGetLRNDescriptor(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_83(cudnnLRNDescriptor_t a0) { return cudnnDestroyLRNDescriptor(a0); }
inline cudnnStatus_t use_84(cudnnHandle_t a0, cudnnLRNDescriptor_t a1, cudnnLRNMode_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const void * a6, const cudnnTensorDescriptor_t a7, void * a8) { return cudnnLRNCrossChannelForward(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_85(cudnnHandle_t a0, cudnnLRNDescriptor_t a1, cudnnDivNormMode_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const void * a6, void * a7, void * a8, const void * a9, const cudnnTensorDescriptor_t a10, void * a11) { return cudnnDivisiveNormalizationForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cudnnStatus_t use_86(cudnnTensorDescriptor_t a0, const cudnnTensorDescriptor_t a1, cudnnBatchNormMode_t a2) { return cudnnDeriveBNTensorDescriptor(a0, a1, a2); }
inline cudnnStatus_t use_87(cudnnHandle_t a0, cudnnBatchNormMode_t a1, const void * a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const cudnnTensorDescriptor_t a6, void * a7, const cudnnTensorDescriptor_t a8, const void * a9, const void * a10, const void * a11, const void * a12, double a13) { return cudnnBatchNormalizationForwardInference(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cudnnStatus_t use_88(cudnnTensorDescriptor_t a0, cudnnTensorDescriptor_t a1, const cudnnTensorDescriptor_t a2, cudnnNormMode_t a3, int a4) { return cudnnDeriveNormTensorDescriptor(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_89(cudnnHandle_t a0, cudnnNormMode_t a1, cudnnNormOps_t a2, cudnnNormAlgo_t a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, const void * a7, const cudnnTensorDescriptor_t a8, const void * a9, const void * a10, const cudnnTensorDescriptor_t a11, const void * a12, const void * a13, const cudnnTensorDescriptor_t a14, const void * a15, cudnnActivationDescriptor_t a16, const cudnnTensorDescriptor_t a17, void * a18, double a19, int a20) { return cudnnNormalizationForwardInference(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20); }
inline cudnnStatus_t use_90(cudnnSpatialTransformerDescriptor_t * a0) { return cudnnCreateSpatialTransformerDescriptor(a0); }
inline cudnnStatus_t use_91(cudnnSpatialTransformerDescriptor_t a0, cudnnSamplerType_t a1, cudnnDataType_t a2, const int a3, const int a4[]) { return cudnnSetSpatialTransformerNdDescriptor(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_92(cudnnSpatialTransformerDescriptor_t a0) { return cudnnDestroySpatialTransformerDescriptor(a0); }
inline cudnnStatus_t use_93(cudnnHandle_t a0, const cudnnSpatialTransformerDescriptor_t a1, const void * a2, void * a3) { return cudnnSpatialTfGridGeneratorForward(a0, a1, a2, a3); }
inline cudnnStatus_t use_94(cudnnHandle_t a0, cudnnSpatialTransformerDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const void * a5, const void * a6, cudnnTensorDescriptor_t a7, void * a8) { return cudnnSpatialTfSamplerForward(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_95(cudnnDropoutDescriptor_t * a0) { return cudnnCreateDropoutDescriptor(a0); }
inline cudnnStatus_t use_96(cudnnDropoutDescriptor_t a0) { return cudnnDestroyDropoutDescriptor(a0); }
inline cudnnStatus_t use_97(cudnnHandle_t a0, size_t * a1) { return cudnnDropoutGetStatesSize(a0, a1); }
inline cudnnStatus_t use_98(cudnnTensorDescriptor_t a0, size_t * a1) { return cudnnDropoutGetReserveSpaceSize(a0, a1); }
inline cudnnStatus_t use_99(cudnnDropoutDescriptor_t a0, cudnnHandle_t a1, float a2, void * a3, size_t a4, unsigned long long a5) { return cudnnSetDropoutDescriptor(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_100(cudnnDropoutDescriptor_t a0, cudnnHandle_t a1, float a2, void * a3, size_t a4, unsigned long long a5) { return cudnnRestoreDropoutDescriptor(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_101(cudnnDropoutDescriptor_t a0, cudnnHandle_t a1, float * a2, void ** a3, unsigned long long * a4) { return cudnnGetDropoutDescriptor(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_102(cudnnHandle_t a0, const cudnnDropoutDescriptor_t a1, const cudnnTensorDescriptor_t a2, const void * a3, const cudnnTensorDescriptor_t a4, void * a5, void * a6, size_t a7) { return cudnnDropoutForward(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_103() { return cudnnOpsVersionCheck(); }
inline cudnnStatus_t use_104(cudnnHandle_t a0, cudnnSoftmaxAlgorithm_t a1, cudnnSoftmaxMode_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const cudnnTensorDescriptor_t a6, const void * a7, const void * a8, const cudnnTensorDescriptor_t a9, void * a10) { return cudnnSoftmaxBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cudnnStatus_t use_105(cudnnHandle_t a0, const cudnnPoolingDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const cudnnTensorDescriptor_t a5, const void * a6, const cudnnTensorDescriptor_t a7, const void * a8, const void * a9, const cudnnTensorDescriptor_t a10, void * a11) { return cudnnPoolingBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cudnnStatus_t use_106(cudnnHandle_t a0, cudnnActivationDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const cudnnTensorDescriptor_t a5, const void * a6, const cudnnTensorDescriptor_t a7, const void * a8, const void * a9, const cudnnTensorDescriptor_t a10, void * a11) { return cudnnActivationBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cudnnStatus_t use_107(cudnnHandle_t a0, cudnnLRNDescriptor_t a1, cudnnLRNMode_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const cudnnTensorDescriptor_t a6, const void * a7, const cudnnTensorDescriptor_t a8, const void * a9, const void * a10, const cudnnTensorDescriptor_t a11, void * a12) { return cudnnLRNCrossChannelBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_108(cudnnHandle_t a0, cudnnLRNDescriptor_t a1, cudnnDivNormMode_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const void * a6, const void * a7, void * a8, void * a9, const void * a10, const cudnnTensorDescriptor_t a11, void * a12, void * a13) { return cudnnDivisiveNormalizationBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cudnnStatus_t use_109(cudnnHandle_t a0, cudnnBatchNormMode_t a1, cudnnBatchNormOps_t a2, const cudnnTensorDescriptor_t a3, const cudnnTensorDescriptor_t a4, const cudnnTensorDescriptor_t a5, const cudnnTensorDescriptor_t a6, const cudnnActivationDescriptor_t a7, size_t * a8) { return cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_110(cudnnHandle_t a0, cudnnBatchNormMode_t a1, cudnnBatchNormOps_t a2, const cudnnTensorDescriptor_t a3, const cudnnTensorDescriptor_t a4, const cudnnTensorDescriptor_t a5, const cudnnTensorDescriptor_t a6, const cudnnTensorDescriptor_t a7, const cudnnTensorDescriptor_t a8, const cudnnActivationDescriptor_t a9, size_t * a10) { return cudnnGetBatchNormalizationBackwardExWorkspaceSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cudnnStatus_t use_111(cudnnHandle_t a0, cudnnBatchNormMode_t a1, cudnnBatchNormOps_t a2, const cudnnActivationDescriptor_t a3, const cudnnTensorDescriptor_t a4, size_t * a5) { return cudnnGetBatchNormalizationTrainingExReserveSpaceSize(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_112(cudnnHandle_t a0, cudnnBatchNormMode_t a1, const void * a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const cudnnTensorDescriptor_t a6, void * a7, const cudnnTensorDescriptor_t a8, const void * a9, const void * a10, double a11, void * a12, void * a13, double a14, void * a15, void * a16) { return cudnnBatchNormalizationForwardTraining(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
inline cudnnStatus_t use_113(cudnnHandle_t a0, cudnnBatchNormMode_t a1, cudnnBatchNormOps_t a2, const void * a3, const void * a4, const cudnnTensorDescriptor_t a5, const void * a6, const cudnnTensorDescriptor_t a7, const void * a8, const cudnnTensorDescriptor_t a9, void * a10, const cudnnTensorDescriptor_t a11, const void * a12, const void * a13, double a14, void * a15, void * a16, double a17, void * a18, void * a19, cudnnActivationDescriptor_t a20, void * a21, size_t a22, void * a23, size_t a24) { return cudnnBatchNormalizationForwardTrainingEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24); }
inline cudnnStatus_t use_114(cudnnHandle_t a0, cudnnBatchNormMode_t a1, const void * a2, const void * a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, const void * a7, const cudnnTensorDescriptor_t a8, const void * a9, const cudnnTensorDescriptor_t a10, void * a11, const cudnnTensorDescriptor_t a12, const void * a13, void * a14, void * a15, double a16, const void * a17, const void * a18) { return cudnnBatchNormalizationBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cudnnStatus_t use_115(cudnnHandle_t a0, cudnnBatchNormMode_t a1, cudnnBatchNormOps_t a2, const void * a3, const void * a4, const void * a5, const void * a6, const cudnnTensorDescriptor_t a7, const void * a8, const cudnnTensorDescriptor_t a9, const void * a10, const cudnnTensorDescriptor_t a11, const void * a12, const cudnnTensorDescriptor_t a13, void * a14, const cudnnTensorDescriptor_t a15, void * a16, const cudnnTensorDescriptor_t a17, const void * a18, const void * a19, void * a20, void * a21, double a22, const void * a23, const void * a24, cudnnActivationDescriptor_t a25, void * a26, size_t a27, void * a28, size_t a29) { return cudnnBatchNormalizationBackwardEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29); }
inline cudnnStatus_t use_116(cudnnHandle_t a0, cudnnNormMode_t a1, cudnnNormOps_t a2, cudnnNormAlgo_t a3, const cudnnTensorDescriptor_t a4, const cudnnTensorDescriptor_t a5, const cudnnTensorDescriptor_t a6, const cudnnTensorDescriptor_t a7, const cudnnActivationDescriptor_t a8, const cudnnTensorDescriptor_t a9, size_t * a10, int a11) { return cudnnGetNormalizationForwardTrainingWorkspaceSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cudnnStatus_t use_117(cudnnHandle_t a0, cudnnNormMode_t a1, cudnnNormOps_t a2, cudnnNormAlgo_t a3, const cudnnTensorDescriptor_t a4, const cudnnTensorDescriptor_t a5, const cudnnTensorDescriptor_t a6, const cudnnTensorDescriptor_t a7, const cudnnTensorDescriptor_t a8, const cudnnTensorDescriptor_t a9, const cudnnActivationDescriptor_t a10, const cudnnTensorDescriptor_t a11, size_t * a12, int a13) { return cudnnGetNormalizationBackwardWorkspaceSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cudnnStatus_t use_118(cudnnHandle_t a0, cudnnNormMode_t a1, cudnnNormOps_t a2, cudnnNormAlgo_t a3, const cudnnActivationDescriptor_t a4, const cudnnTensorDescriptor_t a5, size_t * a6, int a7) { return cudnnGetNormalizationTrainingReserveSpaceSize(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_119(cudnnHandle_t a0, cudnnNormMode_t a1, cudnnNormOps_t a2, cudnnNormAlgo_t a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, const void * a7, const cudnnTensorDescriptor_t a8, const void * a9, const void * a10, double a11, const cudnnTensorDescriptor_t a12, void * a13, void * a14, double a15, void * a16, void * a17, cudnnActivationDescriptor_t a18, const cudnnTensorDescriptor_t a19, const void * a20, const cudnnTensorDescriptor_t a21, void * a22, void * a23, size_t a24, void * a25, size_t a26, int a27) { return cudnnNormalizationForwardTraining(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27); }
inline cudnnStatus_t use_120(cudnnHandle_t a0, cudnnNormMode_t a1, cudnnNormOps_t a2, cudnnNormAlgo_t a3, const void * a4, const void * a5, const void * a6, const void * a7, const cudnnTensorDescriptor_t a8, const void * a9, const cudnnTensorDescriptor_t a10, const void * a11, const cudnnTensorDescriptor_t a12, const void * a13, const cudnnTensorDescriptor_t a14, void * a15, const cudnnTensorDescriptor_t a16, void * a17, const cudnnTensorDescriptor_t a18, const void * a19, const void * a20, void * a21, void * a22, double a23, const cudnnTensorDescriptor_t a24, const void * a25, const void * a26, cudnnActivationDescriptor_t a27, void * a28, size_t a29, void * a30, size_t a31, int a32) { return cudnnNormalizationBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32); }
inline cudnnStatus_t use_121(cudnnHandle_t a0, const cudnnSpatialTransformerDescriptor_t a1, const void * a2, void * a3) { return cudnnSpatialTfGridGeneratorBackward(a0, a1, a2, a3); }
inline cudnnStatus_t use_122(cudnnHandle_t a0, cudnnSpatialTransformerDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const void * a5, const cudnnTensorDescriptor_t a6, void * a7, const void * a8, const cudnnTensorDescriptor_t a9, const void * a10, const void * a11, const void * a12, void * a13) { return cudnnSpatialTfSamplerBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cudnnStatus_t use_123(cudnnHandle_t a0, const cudnnDropoutDescriptor_t a1, const cudnnTensorDescriptor_t a2, const void * a3, const cudnnTensorDescriptor_t a4, void * a5, void * a6, size_t a7) { return cudnnDropoutBackward(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_124(cudnnRNNDescriptor_t * a0) { return cudnnCreateRNNDescriptor(a0); }
inline cudnnStatus_t use_125(cudnnRNNDescriptor_t a0) { return cudnnDestroyRNNDescriptor(a0); }
inline cudnnStatus_t use_126(cudnnRNNDescriptor_t a0, cudnnRNNAlgo_t a1, cudnnRNNMode_t a2, cudnnRNNBiasMode_t a3, cudnnDirectionMode_t a4, cudnnRNNInputMode_t a5, cudnnDataType_t a6, cudnnDataType_t a7, cudnnMathType_t a8, int32_t a9, int32_t a10, int32_t a11, int32_t a12, cudnnDropoutDescriptor_t a13, uint32_t a14) { return cudnnSetRNNDescriptor_v8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cudnnStatus_t use_127(cudnnRNNDescriptor_t a0, cudnnRNNAlgo_t * a1, cudnnRNNMode_t * a2, cudnnRNNBiasMode_t * a3, cudnnDirectionMode_t * a4, cudnnRNNInputMode_t * a5, cudnnDataType_t * a6, cudnnDataType_t * a7, cudnnMathType_t * a8, int32_t * a9, int32_t * a10, int32_t * a11, int32_t * a12, cudnnDropoutDescriptor_t * a13, uint32_t * a14) { return cudnnGetRNNDescriptor_v8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cudnnStatus_t use_128(cudnnRNNDescriptor_t a0, cudnnRNNClipMode_t a1, cudnnNanPropagation_t a2, double a3, double a4) { return cudnnRNNSetClip_v8(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_129(cudnnRNNDescriptor_t a0, cudnnRNNClipMode_t a1, double a2, double a3) { return cudnnRNNSetClip_v9(a0, a1, a2, a3); }
inline cudnnStatus_t use_130(cudnnRNNDescriptor_t a0, cudnnRNNClipMode_t * a1, cudnnNanPropagation_t * a2, double * a3, double * a4) { return cudnnRNNGetClip_v8(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_131(cudnnRNNDescriptor_t a0, cudnnRNNClipMode_t * a1, double * a2, double * a3) { return cudnnRNNGetClip_v9(a0, a1, a2, a3); }
inline cudnnStatus_t use_132(cudnnHandle_t a0, cudnnRNNDescriptor_t a1, int a2) { return cudnnBuildRNNDynamic(a0, a1, a2); }
inline cudnnStatus_t use_133(cudnnHandle_t a0, cudnnRNNDescriptor_t a1, cudnnForwardMode_t a2, cudnnRNNDataDescriptor_t a3, size_t * a4, size_t * a5) { return cudnnGetRNNTempSpaceSizes(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_134(cudnnHandle_t a0, cudnnRNNDescriptor_t a1, size_t * a2) { return cudnnGetRNNWeightSpaceSize(a0, a1, a2); }
inline cudnnStatus_t use_135(cudnnHandle_t a0, cudnnRNNDescriptor_t a1, int32_t a2, size_t a3, const void * a4, int32_t a5, cudnnTensorDescriptor_t a6, void ** a7, cudnnTensorDescriptor_t a8, void ** a9) { return cudnnGetRNNWeightParams(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cudnnStatus_t use_136(cudnnRNNDataDescriptor_t * a0) { return cudnnCreateRNNDataDescriptor(a0); }
inline cudnnStatus_t use_137(cudnnRNNDataDescriptor_t a0) { return cudnnDestroyRNNDataDescriptor(a0); }
inline cudnnStatus_t use_138(cudnnRNNDataDescriptor_t a0, cudnnDataType_t a1, cudnnRNNDataLayout_t a2, int a3, int a4, int a5, const int a6[], void * a7) { return cudnnSetRNNDataDescriptor(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_139(cudnnRNNDataDescriptor_t a0, cudnnDataType_t * a1, cudnnRNNDataLayout_t * a2, int * a3, int * a4, int * a5, int a6, int a7[], void * a8) { return cudnnGetRNNDataDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_140(cudnnHandle_t a0, cudnnRNNDescriptor_t a1, cudnnForwardMode_t a2, const int32_t a3[], cudnnRNNDataDescriptor_t a4, const void * a5, cudnnRNNDataDescriptor_t a6, void * a7, cudnnTensorDescriptor_t a8, const void * a9, void * a10, cudnnTensorDescriptor_t a11, const void * a12, void * a13, size_t a14, const void * a15, size_t a16, void * a17, size_t a18, void * a19) { return cudnnRNNForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cudnnStatus_t use_141(cudnnSeqDataDescriptor_t * a0) { return cudnnCreateSeqDataDescriptor(a0); }
inline cudnnStatus_t use_142(cudnnSeqDataDescriptor_t a0) { return cudnnDestroySeqDataDescriptor(a0); }
inline cudnnStatus_t use_143(cudnnSeqDataDescriptor_t a0, cudnnDataType_t a1, int a2, const int a3[], const cudnnSeqDataAxis_t a4[], size_t a5, const int a6[], void * a7) { return cudnnSetSeqDataDescriptor(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_144(const cudnnSeqDataDescriptor_t a0, cudnnDataType_t * a1, int * a2, int a3, int a4[], cudnnSeqDataAxis_t a5[], size_t * a6, size_t a7, int a8[], void * a9) { return cudnnGetSeqDataDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cudnnStatus_t use_145(cudnnAttnDescriptor_t * a0) { return cudnnCreateAttnDescriptor(a0); }
inline cudnnStatus_t use_146(cudnnAttnDescriptor_t a0) { return cudnnDestroyAttnDescriptor(a0); }
inline cudnnStatus_t use_147(cudnnAttnDescriptor_t a0, unsigned int a1, int a2, double a3, cudnnDataType_t a4, cudnnDataType_t a5, cudnnMathType_t a6, cudnnDropoutDescriptor_t a7, cudnnDropoutDescriptor_t a8, int a9, int a10, int a11, int a12, int a13, int a14, int a15, int a16, int a17, int a18, int a19) { return cudnnSetAttnDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cudnnStatus_t use_148(cudnnAttnDescriptor_t a0, unsigned int * a1, int * a2, double * a3, cudnnDataType_t * a4, cudnnDataType_t * a5, cudnnMathType_t * a6, cudnnDropoutDescriptor_t * a7, cudnnDropoutDescriptor_t * a8, int * a9, int * a10, int * a11, int * a12, int * a13, int * a14, int * a15, int * a16, int * a17, int * a18, int * a19) { return cudnnGetAttnDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cudnnStatus_t use_149(cudnnHandle_t a0, const cudnnAttnDescriptor_t a1, size_t * a2, size_t * a3, size_t * a4) { return cudnnGetMultiHeadAttnBuffers(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_150(cudnnHandle_t a0, const cudnnAttnDescriptor_t a1, cudnnMultiHeadAttnWeightKind_t a2, size_t a3, const void * a4, cudnnTensorDescriptor_t a5, void ** a6) { return cudnnGetMultiHeadAttnWeights(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_151(cudnnHandle_t a0, const cudnnAttnDescriptor_t a1, int a2, const int a3[], const int a4[], const int a5[], const int a6[], const cudnnSeqDataDescriptor_t a7, const void * a8, const void * a9, const cudnnSeqDataDescriptor_t a10, const void * a11, const cudnnSeqDataDescriptor_t a12, const void * a13, const cudnnSeqDataDescriptor_t a14, void * a15, size_t a16, const void * a17, size_t a18, void * a19, size_t a20, void * a21) { return cudnnMultiHeadAttnForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21); }
inline cudnnStatus_t use_152() { return cudnnAdvVersionCheck(); }
inline cudnnStatus_t use_153(cudnnHandle_t a0, cudnnRNNDescriptor_t a1, const int32_t a2[], cudnnRNNDataDescriptor_t a3, const void * a4, const void * a5, cudnnRNNDataDescriptor_t a6, void * a7, cudnnTensorDescriptor_t a8, const void * a9, const void * a10, void * a11, cudnnTensorDescriptor_t a12, const void * a13, const void * a14, void * a15, size_t a16, const void * a17, size_t a18, void * a19, size_t a20, void * a21) { return cudnnRNNBackwardData_v8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21); }
inline cudnnStatus_t use_154(cudnnHandle_t a0, cudnnRNNDescriptor_t a1, cudnnWgradMode_t a2, const int32_t a3[], cudnnRNNDataDescriptor_t a4, const void * a5, cudnnTensorDescriptor_t a6, const void * a7, cudnnRNNDataDescriptor_t a8, const void * a9, size_t a10, void * a11, size_t a12, void * a13, size_t a14, void * a15) { return cudnnRNNBackwardWeights_v8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cudnnStatus_t use_155(cudnnHandle_t a0, const cudnnAttnDescriptor_t a1, const int a2[], const int a3[], const int a4[], const int a5[], const cudnnSeqDataDescriptor_t a6, const void * a7, const cudnnSeqDataDescriptor_t a8, void * a9, const void * a10, const cudnnSeqDataDescriptor_t a11, void * a12, const void * a13, const cudnnSeqDataDescriptor_t a14, void * a15, const void * a16, size_t a17, const void * a18, size_t a19, void * a20, size_t a21, void * a22) { return cudnnMultiHeadAttnBackwardData(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22); }
inline cudnnStatus_t use_156(cudnnHandle_t a0, const cudnnAttnDescriptor_t a1, cudnnWgradMode_t a2, const cudnnSeqDataDescriptor_t a3, const void * a4, const cudnnSeqDataDescriptor_t a5, const void * a6, const cudnnSeqDataDescriptor_t a7, const void * a8, const cudnnSeqDataDescriptor_t a9, const void * a10, size_t a11, const void * a12, void * a13, size_t a14, void * a15, size_t a16, void * a17) { return cudnnMultiHeadAttnBackwardWeights(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cudnnStatus_t use_157(cudnnCTCLossDescriptor_t * a0) { return cudnnCreateCTCLossDescriptor(a0); }
inline cudnnStatus_t use_158(cudnnCTCLossDescriptor_t a0, cudnnDataType_t a1) { return cudnnSetCTCLossDescriptor(a0, a1); }
inline cudnnStatus_t use_159(cudnnCTCLossDescriptor_t a0, cudnnDataType_t a1, cudnnLossNormalizationMode_t a2, cudnnNanPropagation_t a3) { return cudnnSetCTCLossDescriptorEx(a0, a1, a2, a3); }
inline cudnnStatus_t use_160(cudnnCTCLossDescriptor_t a0, cudnnDataType_t a1, cudnnLossNormalizationMode_t a2, cudnnNanPropagation_t a3, int a4) { return cudnnSetCTCLossDescriptor_v8(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_161(cudnnCTCLossDescriptor_t a0, cudnnDataType_t a1, cudnnLossNormalizationMode_t a2, cudnnCTCGradMode_t a3, int a4) { return cudnnSetCTCLossDescriptor_v9(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_162(cudnnCTCLossDescriptor_t a0, cudnnDataType_t * a1) { return cudnnGetCTCLossDescriptor(a0, a1); }
inline cudnnStatus_t use_163(cudnnCTCLossDescriptor_t a0, cudnnDataType_t * a1, cudnnLossNormalizationMode_t * a2, cudnnNanPropagation_t * a3) { return cudnnGetCTCLossDescriptorEx(a0, a1, a2, a3); }
inline cudnnStatus_t use_164(cudnnCTCLossDescriptor_t a0, cudnnDataType_t * a1, cudnnLossNormalizationMode_t * a2, cudnnNanPropagation_t * a3, int * a4) { return cudnnGetCTCLossDescriptor_v8(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_165(cudnnCTCLossDescriptor_t a0, cudnnDataType_t * a1, cudnnLossNormalizationMode_t * a2, cudnnCTCGradMode_t * a3, int * a4) { return cudnnGetCTCLossDescriptor_v9(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_166(cudnnCTCLossDescriptor_t a0) { return cudnnDestroyCTCLossDescriptor(a0); }
inline cudnnStatus_t use_167(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const void * a2, const int a3[], const int a4[], const int a5[], void * a6, const cudnnTensorDescriptor_t a7, void * a8, cudnnCTCLossAlgo_t a9, cudnnCTCLossDescriptor_t a10, void * a11, size_t a12) { return cudnnCTCLoss(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_168(cudnnHandle_t a0, cudnnCTCLossAlgo_t a1, cudnnCTCLossDescriptor_t a2, const cudnnTensorDescriptor_t a3, const void * a4, const int a5[], const int a6[], const int a7[], void * a8, const cudnnTensorDescriptor_t a9, void * a10, size_t a11, void * a12) { return cudnnCTCLoss_v8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_169(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const cudnnTensorDescriptor_t a2, const int * a3, const int * a4, const int * a5, cudnnCTCLossAlgo_t a6, cudnnCTCLossDescriptor_t a7, size_t * a8) { return cudnnGetCTCLossWorkspaceSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_170(cudnnHandle_t a0, cudnnCTCLossAlgo_t a1, cudnnCTCLossDescriptor_t a2, const cudnnTensorDescriptor_t a3, const cudnnTensorDescriptor_t a4, size_t * a5) { return cudnnGetCTCLossWorkspaceSize_v8(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_171(cudnnConvolutionDescriptor_t * a0) { return cudnnCreateConvolutionDescriptor(a0); }
inline cudnnStatus_t use_172(cudnnConvolutionDescriptor_t a0) { return cudnnDestroyConvolutionDescriptor(a0); }
inline cudnnStatus_t use_173(cudnnConvolutionDescriptor_t a0, cudnnMathType_t a1) { return cudnnSetConvolutionMathType(a0, a1); }
inline cudnnStatus_t use_174(cudnnConvolutionDescriptor_t a0, cudnnMathType_t * a1) { return cudnnGetConvolutionMathType(a0, a1); }
inline cudnnStatus_t use_175(cudnnConvolutionDescriptor_t a0, int a1) { return cudnnSetConvolutionGroupCount(a0, a1); }
inline cudnnStatus_t use_176(cudnnConvolutionDescriptor_t a0, int * a1) { return cudnnGetConvolutionGroupCount(a0, a1); }
inline cudnnStatus_t use_177(cudnnConvolutionDescriptor_t a0, cudnnReorderType_t a1) { return cudnnSetConvolutionReorderType(a0, a1); }
inline cudnnStatus_t use_178(cudnnConvolutionDescriptor_t a0, cudnnReorderType_t * a1) { return cudnnGetConvolutionReorderType(a0, a1); }
inline cudnnStatus_t use_179(cudnnConvolutionDescriptor_t a0, int a1, int a2, int a3, int a4, int a5, int a6, cudnnConvolutionMode_t a7, cudnnDataType_t a8) { return cudnnSetConvolution2dDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_180(const cudnnConvolutionDescriptor_t a0, int * a1, int * a2, int * a3, int * a4, int * a5, int * a6, cudnnConvolutionMode_t * a7, cudnnDataType_t * a8) { return cudnnGetConvolution2dDescriptor(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_181(cudnnConvolutionDescriptor_t a0, int a1, const int a2[], const int a3[], const int a4[], cudnnConvolutionMode_t a5, cudnnDataType_t a6) { return cudnnSetConvolutionNdDescriptor(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_182(const cudnnConvolutionDescriptor_t a0, int a1, int * a2, int a3[], int a4[], int a5[], cudnnConvolutionMode_t * a6, cudnnDataType_t * a7) { return cudnnGetConvolutionNdDescriptor(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_183(const cudnnConvolutionDescriptor_t a0, const cudnnTensorDescriptor_t a1, const cudnnFilterDescriptor_t a2, int * a3, int * a4, int * a5, int * a6) { return cudnnGetConvolution2dForwardOutputDim(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_184(const cudnnConvolutionDescriptor_t a0, const cudnnTensorDescriptor_t a1, const cudnnFilterDescriptor_t a2, int a3, int a4[]) { return cudnnGetConvolutionNdForwardOutputDim(a0, a1, a2, a3, a4); }
inline cudnnStatus_t use_185(cudnnHandle_t a0, int * a1) { return cudnnGetConvolutionForwardAlgorithmMaxCount(a0, a1); }
inline cudnnStatus_t use_186(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const cudnnFilterDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnTensorDescriptor_t a4, const int a5, int * a6, cudnnConvolutionFwdAlgoPerf_t * a7) { return cudnnGetConvolutionForwardAlgorithm_v7(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_187(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const cudnnFilterDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnTensorDescriptor_t a4, const int a5, int * a6, cudnnConvolutionFwdAlgoPerf_t * a7) { return cudnnFindConvolutionForwardAlgorithm(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_188(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const void * a2, const cudnnFilterDescriptor_t a3, const void * a4, const cudnnConvolutionDescriptor_t a5, const cudnnTensorDescriptor_t a6, void * a7, const int a8, int * a9, cudnnConvolutionFwdAlgoPerf_t * a10, void * a11, size_t a12) { return cudnnFindConvolutionForwardAlgorithmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_189(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const void * a2, const cudnnFilterDescriptor_t a3, const cudnnConvolutionDescriptor_t a4, void * a5) { return cudnnIm2Col(a0, a1, a2, a3, a4, a5); }
inline cudnnStatus_t use_190(cudnnHandle_t a0, const cudnnFilterDescriptor_t a1, cudnnReorderType_t a2, const void * a3, void * a4, int a5, const void * a6, void * a7) { return cudnnReorderFilterAndBias(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_191(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const cudnnFilterDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnTensorDescriptor_t a4, cudnnConvolutionFwdAlgo_t a5, size_t * a6) { return cudnnGetConvolutionForwardWorkspaceSize(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_192(cudnnHandle_t a0, const void * a1, const cudnnTensorDescriptor_t a2, const void * a3, const cudnnFilterDescriptor_t a4, const void * a5, const cudnnConvolutionDescriptor_t a6, cudnnConvolutionFwdAlgo_t a7, void * a8, size_t a9, const void * a10, const cudnnTensorDescriptor_t a11, void * a12) { return cudnnConvolutionForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_193(cudnnHandle_t a0, const void * a1, const cudnnTensorDescriptor_t a2, const void * a3, const cudnnFilterDescriptor_t a4, const void * a5, const cudnnConvolutionDescriptor_t a6, cudnnConvolutionFwdAlgo_t a7, void * a8, size_t a9, const void * a10, const cudnnTensorDescriptor_t a11, const void * a12, const cudnnTensorDescriptor_t a13, const void * a14, const cudnnActivationDescriptor_t a15, const cudnnTensorDescriptor_t a16, void * a17) { return cudnnConvolutionBiasActivationForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cudnnStatus_t use_194(cudnnHandle_t a0, int * a1) { return cudnnGetConvolutionBackwardDataAlgorithmMaxCount(a0, a1); }
inline cudnnStatus_t use_195(cudnnHandle_t a0, const cudnnFilterDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnTensorDescriptor_t a4, const int a5, int * a6, cudnnConvolutionBwdDataAlgoPerf_t * a7) { return cudnnFindConvolutionBackwardDataAlgorithm(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_196(cudnnHandle_t a0, const cudnnFilterDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const cudnnConvolutionDescriptor_t a5, const cudnnTensorDescriptor_t a6, void * a7, const int a8, int * a9, cudnnConvolutionBwdDataAlgoPerf_t * a10, void * a11, size_t a12) { return cudnnFindConvolutionBackwardDataAlgorithmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_197(cudnnHandle_t a0, const cudnnFilterDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnTensorDescriptor_t a4, const int a5, int * a6, cudnnConvolutionBwdDataAlgoPerf_t * a7) { return cudnnGetConvolutionBackwardDataAlgorithm_v7(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_198(cudnnHandle_t a0, const cudnnFilterDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnTensorDescriptor_t a4, cudnnConvolutionBwdDataAlgo_t a5, size_t * a6) { return cudnnGetConvolutionBackwardDataWorkspaceSize(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_199(cudnnHandle_t a0, const void * a1, const cudnnFilterDescriptor_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const cudnnConvolutionDescriptor_t a6, cudnnConvolutionBwdDataAlgo_t a7, void * a8, size_t a9, const void * a10, const cudnnTensorDescriptor_t a11, void * a12) { return cudnnConvolutionBackwardData(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_200(const cudnnHandle_t a0, const cudnnFilterDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnTensorDescriptor_t a4, const cudnnTensorFormat_t a5, cudnnFilterDescriptor_t a6, cudnnTensorDescriptor_t a7, cudnnConvolutionDescriptor_t a8, cudnnTensorDescriptor_t a9, cudnnTensorTransformDescriptor_t a10, cudnnTensorTransformDescriptor_t a11, cudnnTensorTransformDescriptor_t a12, cudnnTensorTransformDescriptor_t a13) { return cudnnGetFoldedConvBackwardDataDescriptors(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cudnnStatus_t use_201() { return cudnnCnnVersionCheck(); }
inline cudnnStatus_t use_202(cudnnHandle_t a0, int * a1) { return cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(a0, a1); }
inline cudnnStatus_t use_203(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnFilterDescriptor_t a4, const int a5, int * a6, cudnnConvolutionBwdFilterAlgoPerf_t * a7) { return cudnnFindConvolutionBackwardFilterAlgorithm(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_204(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const void * a2, const cudnnTensorDescriptor_t a3, const void * a4, const cudnnConvolutionDescriptor_t a5, const cudnnFilterDescriptor_t a6, void * a7, const int a8, int * a9, cudnnConvolutionBwdFilterAlgoPerf_t * a10, void * a11, size_t a12) { return cudnnFindConvolutionBackwardFilterAlgorithmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_205(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnFilterDescriptor_t a4, const int a5, int * a6, cudnnConvolutionBwdFilterAlgoPerf_t * a7) { return cudnnGetConvolutionBackwardFilterAlgorithm_v7(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cudnnStatus_t use_206(cudnnHandle_t a0, const cudnnTensorDescriptor_t a1, const cudnnTensorDescriptor_t a2, const cudnnConvolutionDescriptor_t a3, const cudnnFilterDescriptor_t a4, cudnnConvolutionBwdFilterAlgo_t a5, size_t * a6) { return cudnnGetConvolutionBackwardFilterWorkspaceSize(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_207(cudnnHandle_t a0, const void * a1, const cudnnTensorDescriptor_t a2, const void * a3, const cudnnTensorDescriptor_t a4, const void * a5, const cudnnConvolutionDescriptor_t a6, cudnnConvolutionBwdFilterAlgo_t a7, void * a8, size_t a9, const void * a10, const cudnnFilterDescriptor_t a11, void * a12) { return cudnnConvolutionBackwardFilter(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_208(cudnnHandle_t a0, const void * a1, const cudnnTensorDescriptor_t a2, const void * a3, const void * a4, const cudnnTensorDescriptor_t a5, void * a6) { return cudnnConvolutionBackwardBias(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_209(cudnnFusedOpsConstParamPack_t * a0, cudnnFusedOps_t a1) { return cudnnCreateFusedOpsConstParamPack(a0, a1); }
inline cudnnStatus_t use_210(cudnnFusedOpsConstParamPack_t a0) { return cudnnDestroyFusedOpsConstParamPack(a0); }
inline cudnnStatus_t use_211(cudnnFusedOpsConstParamPack_t a0, cudnnFusedOpsConstParamLabel_t a1, const void * a2) { return cudnnSetFusedOpsConstParamPackAttribute(a0, a1, a2); }
inline cudnnStatus_t use_212(const cudnnFusedOpsConstParamPack_t a0, cudnnFusedOpsConstParamLabel_t a1, void * a2, int * a3) { return cudnnGetFusedOpsConstParamPackAttribute(a0, a1, a2, a3); }
inline cudnnStatus_t use_213(cudnnFusedOpsVariantParamPack_t * a0, cudnnFusedOps_t a1) { return cudnnCreateFusedOpsVariantParamPack(a0, a1); }
inline cudnnStatus_t use_214(cudnnFusedOpsVariantParamPack_t a0) { return cudnnDestroyFusedOpsVariantParamPack(a0); }
inline cudnnStatus_t use_215(cudnnFusedOpsVariantParamPack_t a0, cudnnFusedOpsVariantParamLabel_t a1, void * a2) { return cudnnSetFusedOpsVariantParamPackAttribute(a0, a1, a2); }
inline cudnnStatus_t use_216(const cudnnFusedOpsVariantParamPack_t a0, cudnnFusedOpsVariantParamLabel_t a1, void * a2) { return cudnnGetFusedOpsVariantParamPackAttribute(a0, a1, a2); }
inline cudnnStatus_t use_217(cudnnFusedOpsPlan_t * a0, cudnnFusedOps_t a1) { return cudnnCreateFusedOpsPlan(a0, a1); }
inline cudnnStatus_t use_218(cudnnFusedOpsPlan_t a0) { return cudnnDestroyFusedOpsPlan(a0); }
inline cudnnStatus_t use_219(cudnnHandle_t a0, cudnnFusedOpsPlan_t a1, const cudnnFusedOpsConstParamPack_t a2, size_t * a3) { return cudnnMakeFusedOpsPlan(a0, a1, a2, a3); }
inline cudnnStatus_t use_220(cudnnHandle_t a0, const cudnnFusedOpsPlan_t a1, cudnnFusedOpsVariantParamPack_t a2) { return cudnnFusedOpsExecute(a0, a1, a2); }
inline cudnnStatus_t use_221() { return cudnnSubquadraticOpsVersionCheck(); }
inline cudnnStatus_t use_222(cudaStream_t a0, const void * a1, const void * a2, const void * a3, void * a4, int a5, int a6, int a7, int a8, cudnnDataType_t a9, cudnnCausalConv1dActivation_t a10) { return cudnnCausalConv1dForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cudnnStatus_t use_223(cudaStream_t a0, const void * a1, const void * a2, const void * a3, const void * a4, void * a5, void * a6, void * a7, int a8, int a9, int a10, int a11, cudnnDataType_t a12, cudnnDataType_t a13, cudnnCausalConv1dActivation_t a14) { return cudnnCausalConv1dBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cudnnStatus_t use_224(cudaStream_t a0, const void * a1, const void * a2, const void * a3, void * a4, int a5, int a6, int a7, int a8, cudnnDataType_t a9, cudnnCausalConv1dActivation_t a10) { return cudnnCausalConv1dNwhForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cudnnStatus_t use_225(cudaStream_t a0, const void * a1, const void * a2, const void * a3, const void * a4, void * a5, void * a6, void * a7, int a8, int a9, int a10, int a11, cudnnDataType_t a12, cudnnDataType_t a13, cudnnCausalConv1dActivation_t a14) { return cudnnCausalConv1dNwhBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cudnnStatus_t use_226(cudaStream_t a0, const void * a1, const void * a2, const void * a3, const void * a4, void * a5, void * a6, int a7, int a8, int a9, int a10, int a11, cudnnDataType_t a12) { return cudnnB2BCausalConv1dForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_227(cudaStream_t a0, const void * a1, const void * a2, const void * a3, const void * a4, const void * a5, const void * a6, void * a7, void * a8, void * a9, void * a10, int a11, int a12, int a13, int a14, int a15, cudnnDataType_t a16, cudnnDataType_t a17) { return cudnnB2BCausalConv1dBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cudnnStatus_t use_228(cudaStream_t a0, const void * a1, const void * a2, void * a3, int a4, int a5, int a6, int a7, cudnnDataType_t a8) { return cudnnFFTCausalConv1dForward(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cudnnStatus_t use_229(cudaStream_t a0, const void * a1, const void * a2, const void * a3, void * a4, void * a5, int a6, int a7, int a8, int a9, cudnnDataType_t a10) { return cudnnFFTCausalConv1dBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cudnnStatus_t use_230(int a0, int a1, int a2, int a3, cudnnDataType_t a4, size_t * a5, size_t * a6) { return cudnnLongFFTCausalConv1dGetBufferSizes(a0, a1, a2, a3, a4, a5, a6); }
inline cudnnStatus_t use_231(cudaStream_t a0, const void * a1, const void * a2, void * a3, int a4, int a5, int a6, int a7, cudnnDataType_t a8, void * a9, size_t a10, void * a11, size_t a12) { return cudnnLongFFTCausalConv1dForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_232(cudaStream_t a0, const void * a1, void * a2, void * a3, int a4, int a5, int a6, int a7, cudnnDataType_t a8, void * a9, size_t a10, void * a11, size_t a12) { return cudnnLongFFTCausalConv1dBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_233(cudaStream_t a0, const cudnnGnnCscGraph_t * a1, const void * a2, const void * a3, const void * a4, void * a5, void * a6, int a7, int a8, int a9, cudnnDataType_t a10, cudnnGnnAggOp_t a11) { return cudnnGnnAggSimpleForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cudnnStatus_t use_234(cudaStream_t a0, const cudnnGnnCscGraph_t * a1, const void * a2, const void * a3, void * a4, void * a5, void * a6, int a7, int a8, int a9, cudnnDataType_t a10, cudnnGnnAggOp_t a11) { return cudnnGnnAggSimpleBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cudnnStatus_t use_235(cudaStream_t a0, const cudnnGnnCscGraph_t * a1, const void * a2, const void * a3, const void * a4, const void * a5, const float * a6, void * a7, void * a8, int a9, int a10, const cudnnGnnMhaParams_t * a11, cudnnDataType_t a12) { return cudnnGnnMhaGatForward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_236(cudaStream_t a0, const cudnnGnnCscGraph_t * a1, const void * a2, const void * a3, const void * a4, const void * a5, const void * a6, const void * a7, const float * a8, const float * a9, void * a10, void * a11, void * a12, void * a13, void * a14, void * a15, void * a16, int a17, int a18, const cudnnGnnMhaParams_t * a19, cudnnDataType_t a20, cudnnDataType_t a21, cudnnDataType_t a22) { return cudnnGnnMhaGatBackward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22); }
inline cudnnStatus_t use_237(cudaStream_t a0, const cudnnGnnCscGraph_t * a1, const void * a2, const void * a3, const void * a4, const void * a5, const float * a6, void * a7, void * a8, void * a9, int a10, const cudnnGnnMhaParams_t * a11, cudnnDataType_t a12) { return cudnnGnnMhaGatV2Forward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cudnnStatus_t use_238(cudaStream_t a0, const cudnnGnnCscGraph_t * a1, const void * a2, const void * a3, const void * a4, const void * a5, const void * a6, const void * a7, const void * a8, const float * a9, const float * a10, void * a11, void * a12, void * a13, void * a14, void * a15, void * a16, void * a17, int a18, const cudnnGnnMhaParams_t * a19, cudnnDataType_t a20, cudnnDataType_t a21) { return cudnnGnnMhaGatV2Backward(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21); }
inline auto use_239 = CUDNN_MAJOR;
inline auto use_240 = CUDNN_MINOR;
inline auto use_241 = CUDNN_PATCHLEVEL;
inline auto use_242 = CUDNN_VERSION;
inline auto use_243 = CUDNN_MAX_SM_MAJOR_NUMBER;
inline auto use_244 = CUDNN_MAX_SM_MINOR_NUMBER;
inline auto use_245 = CUDNN_MAX_DEVICE_VERSION;
inline auto use_246 = CUDNN_GRAPH_MAJOR;
inline auto use_247 = CUDNN_GRAPH_MINOR;
inline auto use_248 = CUDNN_GRAPH_PATCH;
inline auto use_249 = CUDNN_SEV_ERROR_EN;
inline auto use_250 = CUDNN_SEV_WARNING_EN;
inline auto use_251 = CUDNN_SEV_INFO_EN;
inline auto use_252 = CUDNN_DIM_MAX;
inline auto use_253 = CUDNN_OPS_MAJOR;
inline auto use_254 = CUDNN_OPS_MINOR;
inline auto use_255 = CUDNN_OPS_PATCH;
inline auto use_256 = CUDNN_LRN_MIN_N;
inline auto use_257 = CUDNN_LRN_MAX_N;
inline auto use_258 = CUDNN_LRN_MIN_K;
inline auto use_259 = CUDNN_LRN_MIN_BETA;
inline auto use_260 = CUDNN_BN_MIN_EPSILON;
inline auto use_261 = CUDNN_ADV_MAJOR;
inline auto use_262 = CUDNN_ADV_MINOR;
inline auto use_263 = CUDNN_ADV_PATCH;
inline auto use_264 = CUDNN_RNN_PADDED_IO_DISABLED;
inline auto use_265 = CUDNN_RNN_PADDED_IO_ENABLED;
inline auto use_266 = CUDNN_SEQDATA_DIM_COUNT;
inline auto use_267 = CUDNN_ATTN_QUERYMAP_ALL_TO_ONE;
inline auto use_268 = CUDNN_ATTN_QUERYMAP_ONE_TO_ONE;
inline auto use_269 = CUDNN_ATTN_DISABLE_PROJ_BIASES;
inline auto use_270 = CUDNN_ATTN_ENABLE_PROJ_BIASES;
inline auto use_271 = CUDNN_ATTN_WKIND_COUNT;
inline auto use_272 = CUDNN_CNN_MAJOR;
inline auto use_273 = CUDNN_CNN_MINOR;
inline auto use_274 = CUDNN_CNN_PATCH;
using use_275 = cudnnContext;
using use_276 = struct cudnnContext;
using use_277 = cudnnHandle_t;
using use_278 = cudnnStatus_t;
inline auto use_279 = CUDNN_STATUS_SUCCESS;
inline auto use_280 = CUDNN_STATUS_NOT_INITIALIZED;
inline auto use_281 = CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH;
inline auto use_282 = CUDNN_STATUS_SERIALIZATION_VERSION_MISMATCH;
inline auto use_283 = CUDNN_STATUS_DEPRECATED;
inline auto use_284 = CUDNN_STATUS_LICENSE_ERROR;
inline auto use_285 = CUDNN_STATUS_RUNTIME_IN_PROGRESS;
inline auto use_286 = CUDNN_STATUS_RUNTIME_FP_OVERFLOW;
inline auto use_287 = CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED;
inline auto use_288 = CUDNN_STATUS_BAD_PARAM;
inline auto use_289 = CUDNN_STATUS_BAD_PARAM_NULL_POINTER;
inline auto use_290 = CUDNN_STATUS_BAD_PARAM_MISALIGNED_POINTER;
inline auto use_291 = CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED;
inline auto use_292 = CUDNN_STATUS_BAD_PARAM_OUT_OF_BOUND;
inline auto use_293 = CUDNN_STATUS_BAD_PARAM_SIZE_INSUFFICIENT;
inline auto use_294 = CUDNN_STATUS_BAD_PARAM_STREAM_MISMATCH;
inline auto use_295 = CUDNN_STATUS_BAD_PARAM_SHAPE_MISMATCH;
inline auto use_296 = CUDNN_STATUS_BAD_PARAM_DUPLICATED_ENTRIES;
inline auto use_297 = CUDNN_STATUS_BAD_PARAM_ATTRIBUTE_TYPE;
inline auto use_298 = CUDNN_STATUS_BAD_PARAM_CUDA_GRAPH_MISMATCH;
inline auto use_299 = CUDNN_STATUS_BAD_PARAM_DESCRIPTOR_TYPE;
inline auto use_300 = CUDNN_STATUS_NOT_SUPPORTED;
inline auto use_301 = CUDNN_STATUS_NOT_SUPPORTED_GRAPH_PATTERN;
inline auto use_302 = CUDNN_STATUS_NOT_SUPPORTED_SHAPE;
inline auto use_303 = CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE;
inline auto use_304 = CUDNN_STATUS_NOT_SUPPORTED_LAYOUT;
inline auto use_305 = CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDA_DRIVER;
inline auto use_306 = CUDNN_STATUS_NOT_SUPPORTED_INCOMPATIBLE_CUDART;
inline auto use_307 = CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH;
inline auto use_308 = CUDNN_STATUS_NOT_SUPPORTED_RUNTIME_PREREQUISITE_MISSING;
inline auto use_309 = CUDNN_STATUS_NOT_SUPPORTED_SUBLIBRARY_UNAVAILABLE;
inline auto use_310 = CUDNN_STATUS_NOT_SUPPORTED_SHARED_MEMORY_INSUFFICIENT;
inline auto use_311 = CUDNN_STATUS_NOT_SUPPORTED_PADDING;
inline auto use_312 = CUDNN_STATUS_NOT_SUPPORTED_BAD_LAUNCH_PARAM;
inline auto use_313 = CUDNN_STATUS_NOT_SUPPORTED_CUDA_GRAPH_NATIVE_API;
inline auto use_314 = CUDNN_STATUS_NOT_SUPPORTED_INVALID_DYNAMIC_SHAPE;
inline auto use_315 = CUDNN_STATUS_INTERNAL_ERROR;
inline auto use_316 = CUDNN_STATUS_INTERNAL_ERROR_COMPILATION_FAILED;
inline auto use_317 = CUDNN_STATUS_INTERNAL_ERROR_UNEXPECTED_VALUE;
inline auto use_318 = CUDNN_STATUS_INTERNAL_ERROR_HOST_ALLOCATION_FAILED;
inline auto use_319 = CUDNN_STATUS_INTERNAL_ERROR_DEVICE_ALLOCATION_FAILED;
inline auto use_320 = CUDNN_STATUS_INTERNAL_ERROR_BAD_LAUNCH_PARAM;
inline auto use_321 = CUDNN_STATUS_INTERNAL_ERROR_TEXTURE_CREATION_FAILED;
inline auto use_322 = CUDNN_STATUS_EXECUTION_FAILED;
inline auto use_323 = CUDNN_STATUS_EXECUTION_FAILED_CUDA_DRIVER;
inline auto use_324 = CUDNN_STATUS_EXECUTION_FAILED_CUBLAS;
inline auto use_325 = CUDNN_STATUS_EXECUTION_FAILED_CUDART;
inline auto use_326 = CUDNN_STATUS_EXECUTION_FAILED_CURAND;
inline auto use_327 = CUDNN_STATUS_ALLOC_FAILED;
inline auto use_328 = CUDNN_STATUS_INVALID_VALUE;
inline auto use_329 = CUDNN_STATUS_ARCH_MISMATCH;
inline auto use_330 = CUDNN_STATUS_MAPPING_ERROR;
inline auto use_331 = CUDNN_STATUS_RUNTIME_PREREQUISITE_MISSING;
inline auto use_332 = CUDNN_STATUS_VERSION_MISMATCH;
using use_333 = cudnnRuntimeTag_t;
using use_334 = struct cudnnRuntimeTag_t;
using use_335 = cudnnErrQueryMode_t;
inline auto use_336 = CUDNN_ERRQUERY_RAWCODE;
inline auto use_337 = CUDNN_ERRQUERY_NONBLOCKING;
inline auto use_338 = CUDNN_ERRQUERY_BLOCKING;
using use_339 = cudnnDataType_t;
inline auto use_340 = CUDNN_DATA_FLOAT;
inline auto use_341 = CUDNN_DATA_DOUBLE;
inline auto use_342 = CUDNN_DATA_HALF;
inline auto use_343 = CUDNN_DATA_INT8;
inline auto use_344 = CUDNN_DATA_INT32;
inline auto use_345 = CUDNN_DATA_INT8x4;
inline auto use_346 = CUDNN_DATA_UINT8;
inline auto use_347 = CUDNN_DATA_UINT8x4;
inline auto use_348 = CUDNN_DATA_INT8x32;
inline auto use_349 = CUDNN_DATA_BFLOAT16;
inline auto use_350 = CUDNN_DATA_INT64;
inline auto use_351 = CUDNN_DATA_BOOLEAN;
inline auto use_352 = CUDNN_DATA_FP8_E4M3;
inline auto use_353 = CUDNN_DATA_FP8_E5M2;
inline auto use_354 = CUDNN_DATA_FAST_FLOAT_FOR_FP8;
inline auto use_355 = CUDNN_DATA_FP8_E8M0;
inline auto use_356 = CUDNN_DATA_FP4_E2M1;
inline auto use_357 = CUDNN_DATA_INT4;
inline auto use_358 = CUDNN_DATA_UINT4;
inline auto use_359 = CUDNN_DATA_UINT32;
inline auto use_360 = CUDNN_DATA_COMPLEX_FP32;
inline auto use_361 = CUDNN_DATA_COMPLEX_FP64;
inline auto use_362 = CUDNN_DATA_BYTE_BOOLEAN;
inline auto use_363 = CUDNN_DATA_FP8_E5M3;
using use_364 = cudnnMathType_t;
inline auto use_365 = CUDNN_DEFAULT_MATH;
inline auto use_366 = CUDNN_TENSOR_OP_MATH;
inline auto use_367 = CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION;
inline auto use_368 = CUDNN_FMA_MATH;
using use_369 = cudnnNanPropagation_t;
inline auto use_370 = CUDNN_NOT_PROPAGATE_NAN;
inline auto use_371 = CUDNN_PROPAGATE_NAN;
using use_372 = cudnnCTCGradMode_t;
inline auto use_373 = CUDNN_CTC_ZERO_OOB_GRADIENTS;
inline auto use_374 = CUDNN_CTC_SKIP_OOB_GRADIENTS;
using use_375 = cudnnTensorFormat_t;
inline auto use_376 = CUDNN_TENSOR_NCHW;
inline auto use_377 = CUDNN_TENSOR_NHWC;
inline auto use_378 = CUDNN_TENSOR_NCHW_VECT_C;
using use_379 = cudnnReduceTensorOp_t;
inline auto use_380 = CUDNN_REDUCE_TENSOR_ADD;
inline auto use_381 = CUDNN_REDUCE_TENSOR_MUL;
inline auto use_382 = CUDNN_REDUCE_TENSOR_MIN;
inline auto use_383 = CUDNN_REDUCE_TENSOR_MAX;
inline auto use_384 = CUDNN_REDUCE_TENSOR_AMAX;
inline auto use_385 = CUDNN_REDUCE_TENSOR_AVG;
inline auto use_386 = CUDNN_REDUCE_TENSOR_NORM1;
inline auto use_387 = CUDNN_REDUCE_TENSOR_NORM2;
inline auto use_388 = CUDNN_REDUCE_TENSOR_MUL_NO_ZEROS;
using use_389 = cudnnActivationMode_t;
inline auto use_390 = CUDNN_ACTIVATION_SIGMOID;
inline auto use_391 = CUDNN_ACTIVATION_RELU;
inline auto use_392 = CUDNN_ACTIVATION_TANH;
inline auto use_393 = CUDNN_ACTIVATION_CLIPPED_RELU;
inline auto use_394 = CUDNN_ACTIVATION_ELU;
inline auto use_395 = CUDNN_ACTIVATION_IDENTITY;
inline auto use_396 = CUDNN_ACTIVATION_SWISH;
using use_397 = cudnnSeverity_t;
inline auto use_398 = CUDNN_SEV_FATAL;
inline auto use_399 = CUDNN_SEV_ERROR;
inline auto use_400 = CUDNN_SEV_WARNING;
inline auto use_401 = CUDNN_SEV_INFO;
using use_402 = cudnnDebugStruct;
using use_403 = struct cudnnDebugStruct;
using use_404 = cudnnDebug_t;
using use_405 = cudnnCallback_t;
using use_406 = cudnnConvolutionMode_t;
inline auto use_407 = CUDNN_CONVOLUTION;
inline auto use_408 = CUDNN_CROSS_CORRELATION;
using use_409 = cudnnReorderType_t;
inline auto use_410 = CUDNN_DEFAULT_REORDER;
inline auto use_411 = CUDNN_NO_REORDER;
using use_412 = cudnnBackendDescriptor_t;
using use_413 = cudnnFractionStruct;
using use_414 = struct cudnnFractionStruct;
using use_415 = cudnnFraction_t;
using use_416 = cudnnPointwiseMode_t;
inline auto use_417 = CUDNN_POINTWISE_ADD;
inline auto use_418 = CUDNN_POINTWISE_ADD_SQUARE;
inline auto use_419 = CUDNN_POINTWISE_DIV;
inline auto use_420 = CUDNN_POINTWISE_MAX;
inline auto use_421 = CUDNN_POINTWISE_MIN;
inline auto use_422 = CUDNN_POINTWISE_MOD;
inline auto use_423 = CUDNN_POINTWISE_MUL;
inline auto use_424 = CUDNN_POINTWISE_POW;
inline auto use_425 = CUDNN_POINTWISE_SUB;
inline auto use_426 = CUDNN_POINTWISE_ABS;
inline auto use_427 = CUDNN_POINTWISE_CEIL;
inline auto use_428 = CUDNN_POINTWISE_COS;
inline auto use_429 = CUDNN_POINTWISE_EXP;
inline auto use_430 = CUDNN_POINTWISE_FLOOR;
inline auto use_431 = CUDNN_POINTWISE_LOG;
inline auto use_432 = CUDNN_POINTWISE_NEG;
inline auto use_433 = CUDNN_POINTWISE_RSQRT;
inline auto use_434 = CUDNN_POINTWISE_SIN;
inline auto use_435 = CUDNN_POINTWISE_SQRT;
inline auto use_436 = CUDNN_POINTWISE_TAN;
inline auto use_437 = CUDNN_POINTWISE_ERF;
inline auto use_438 = CUDNN_POINTWISE_IDENTITY;
inline auto use_439 = CUDNN_POINTWISE_RECIPROCAL;
inline auto use_440 = CUDNN_POINTWISE_ATAN2;
inline auto use_441 = CUDNN_POINTWISE_FLOOR_MOD;
inline auto use_442 = CUDNN_POINTWISE_RELU_FWD;
inline auto use_443 = CUDNN_POINTWISE_TANH_FWD;
inline auto use_444 = CUDNN_POINTWISE_SIGMOID_FWD;
inline auto use_445 = CUDNN_POINTWISE_ELU_FWD;
inline auto use_446 = CUDNN_POINTWISE_GELU_FWD;
inline auto use_447 = CUDNN_POINTWISE_SOFTPLUS_FWD;
inline auto use_448 = CUDNN_POINTWISE_SWISH_FWD;
inline auto use_449 = CUDNN_POINTWISE_GELU_APPROX_TANH_FWD;
inline auto use_450 = CUDNN_POINTWISE_RELU_BWD;
inline auto use_451 = CUDNN_POINTWISE_TANH_BWD;
inline auto use_452 = CUDNN_POINTWISE_SIGMOID_BWD;
inline auto use_453 = CUDNN_POINTWISE_ELU_BWD;
inline auto use_454 = CUDNN_POINTWISE_GELU_BWD;
inline auto use_455 = CUDNN_POINTWISE_SOFTPLUS_BWD;
inline auto use_456 = CUDNN_POINTWISE_SWISH_BWD;
inline auto use_457 = CUDNN_POINTWISE_GELU_APPROX_TANH_BWD;
inline auto use_458 = CUDNN_POINTWISE_CMP_EQ;
inline auto use_459 = CUDNN_POINTWISE_CMP_NEQ;
inline auto use_460 = CUDNN_POINTWISE_CMP_GT;
inline auto use_461 = CUDNN_POINTWISE_CMP_GE;
inline auto use_462 = CUDNN_POINTWISE_CMP_LT;
inline auto use_463 = CUDNN_POINTWISE_CMP_LE;
inline auto use_464 = CUDNN_POINTWISE_LOGICAL_AND;
inline auto use_465 = CUDNN_POINTWISE_LOGICAL_OR;
inline auto use_466 = CUDNN_POINTWISE_LOGICAL_NOT;
inline auto use_467 = CUDNN_POINTWISE_GEN_INDEX;
inline auto use_468 = CUDNN_POINTWISE_BINARY_SELECT;
using use_469 = cudnnResampleMode_t;
inline auto use_470 = CUDNN_RESAMPLE_NEAREST;
inline auto use_471 = CUDNN_RESAMPLE_BILINEAR;
inline auto use_472 = CUDNN_RESAMPLE_AVGPOOL;
inline auto use_473 = CUDNN_RESAMPLE_AVGPOOL_INCLUDE_PADDING;
inline auto use_474 = CUDNN_RESAMPLE_AVGPOOL_EXCLUDE_PADDING;
inline auto use_475 = CUDNN_RESAMPLE_MAXPOOL;
using use_476 = cudnnSignalMode_t;
inline auto use_477 = CUDNN_SIGNAL_SET;
inline auto use_478 = CUDNN_SIGNAL_WAIT;
using use_479 = cudnnGenStatsMode_t;
inline auto use_480 = CUDNN_GENSTATS_SUM_SQSUM;
using use_481 = cudnnBnFinalizeStatsMode_t;
inline auto use_482 = CUDNN_BN_FINALIZE_STATISTICS_TRAINING;
inline auto use_483 = CUDNN_BN_FINALIZE_STATISTICS_INFERENCE;
using use_484 = cudnnRngDistribution_t;
inline auto use_485 = CUDNN_RNG_DISTRIBUTION_BERNOULLI;
inline auto use_486 = CUDNN_RNG_DISTRIBUTION_UNIFORM;
inline auto use_487 = CUDNN_RNG_DISTRIBUTION_NORMAL;
using use_488 = cudnnMoeGroupedMatmulMode_t;
inline auto use_489 = CUDNN_MOE_GROUPED_MATMUL_MODE_NONE;
inline auto use_490 = CUDNN_MOE_GROUPED_MATMUL_MODE_GATHER;
inline auto use_491 = CUDNN_MOE_GROUPED_MATMUL_MODE_SCATTER;
using use_492 = cudnnBackendAttributeName_t;
inline auto use_493 = CUDNN_ATTR_POINTWISE_MODE;
inline auto use_494 = CUDNN_ATTR_POINTWISE_MATH_PREC;
inline auto use_495 = CUDNN_ATTR_POINTWISE_NAN_PROPAGATION;
inline auto use_496 = CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP;
inline auto use_497 = CUDNN_ATTR_POINTWISE_RELU_UPPER_CLIP;
inline auto use_498 = CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP_SLOPE;
inline auto use_499 = CUDNN_ATTR_POINTWISE_ELU_ALPHA;
inline auto use_500 = CUDNN_ATTR_POINTWISE_SOFTPLUS_BETA;
inline auto use_501 = CUDNN_ATTR_POINTWISE_SWISH_BETA;
inline auto use_502 = CUDNN_ATTR_POINTWISE_AXIS;
inline auto use_503 = CUDNN_ATTR_CONVOLUTION_COMP_TYPE;
inline auto use_504 = CUDNN_ATTR_CONVOLUTION_CONV_MODE;
inline auto use_505 = CUDNN_ATTR_CONVOLUTION_DILATIONS;
inline auto use_506 = CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES;
inline auto use_507 = CUDNN_ATTR_CONVOLUTION_POST_PADDINGS;
inline auto use_508 = CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS;
inline auto use_509 = CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS;
inline auto use_510 = CUDNN_ATTR_ENGINEHEUR_MODE;
inline auto use_511 = CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH;
inline auto use_512 = CUDNN_ATTR_ENGINEHEUR_RESULTS;
inline auto use_513 = CUDNN_ATTR_ENGINEHEUR_SM_COUNT_TARGET;
inline auto use_514 = CUDNN_ATTR_ENGINEHEUR_DEVICEPROP;
inline auto use_515 = CUDNN_ATTR_ENGINEHEUR_SHARED_MEMORY_LIMIT;
inline auto use_516 = CUDNN_ATTR_ENGINECFG_ENGINE;
inline auto use_517 = CUDNN_ATTR_ENGINECFG_INTERMEDIATE_INFO;
inline auto use_518 = CUDNN_ATTR_ENGINECFG_KNOB_CHOICES;
inline auto use_519 = CUDNN_ATTR_ENGINECFG_WORKSPACE_SIZE;
inline auto use_520 = CUDNN_ATTR_ENGINECFG_SHARED_MEMORY_USED;
inline auto use_521 = CUDNN_ATTR_EXECUTION_PLAN_HANDLE;
inline auto use_522 = CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG;
inline auto use_523 = CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE;
inline auto use_524 = CUDNN_ATTR_EXECUTION_PLAN_COMPUTED_INTERMEDIATE_UIDS;
inline auto use_525 = CUDNN_ATTR_EXECUTION_PLAN_RUN_ONLY_INTERMEDIATE_UIDS;
inline auto use_526 = CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION;
inline auto use_527 = CUDNN_ATTR_EXECUTION_PLAN_KERNEL_CACHE;
inline auto use_528 = CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP;
inline auto use_529 = CUDNN_ATTR_EXECUTION_PLAN_CUDA_GRAPH_RETENTION;
inline auto use_530 = CUDNN_ATTR_INTERMEDIATE_INFO_UNIQUE_ID;
inline auto use_531 = CUDNN_ATTR_INTERMEDIATE_INFO_SIZE;
inline auto use_532 = CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_DATA_UIDS;
inline auto use_533 = CUDNN_ATTR_INTERMEDIATE_INFO_DEPENDENT_ATTRIBUTES;
inline auto use_534 = CUDNN_ATTR_KNOB_CHOICE_KNOB_TYPE;
inline auto use_535 = CUDNN_ATTR_KNOB_CHOICE_KNOB_VALUE;
inline auto use_536 = CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA;
inline auto use_537 = CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA;
inline auto use_538 = CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC;
inline auto use_539 = CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W;
inline auto use_540 = CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X;
inline auto use_541 = CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y;
inline auto use_542 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA;
inline auto use_543 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA;
inline auto use_544 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC;
inline auto use_545 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W;
inline auto use_546 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX;
inline auto use_547 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY;
inline auto use_548 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA;
inline auto use_549 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA;
inline auto use_550 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC;
inline auto use_551 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW;
inline auto use_552 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X;
inline auto use_553 = CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY;
inline auto use_554 = CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR;
inline auto use_555 = CUDNN_ATTR_OPERATION_POINTWISE_XDESC;
inline auto use_556 = CUDNN_ATTR_OPERATION_POINTWISE_BDESC;
inline auto use_557 = CUDNN_ATTR_OPERATION_POINTWISE_YDESC;
inline auto use_558 = CUDNN_ATTR_OPERATION_POINTWISE_ALPHA1;
inline auto use_559 = CUDNN_ATTR_OPERATION_POINTWISE_ALPHA2;
inline auto use_560 = CUDNN_ATTR_OPERATION_POINTWISE_DXDESC;
inline auto use_561 = CUDNN_ATTR_OPERATION_POINTWISE_DYDESC;
inline auto use_562 = CUDNN_ATTR_OPERATION_POINTWISE_TDESC;
inline auto use_563 = CUDNN_ATTR_OPERATION_GENSTATS_MODE;
inline auto use_564 = CUDNN_ATTR_OPERATION_GENSTATS_MATH_PREC;
inline auto use_565 = CUDNN_ATTR_OPERATION_GENSTATS_XDESC;
inline auto use_566 = CUDNN_ATTR_OPERATION_GENSTATS_SUMDESC;
inline auto use_567 = CUDNN_ATTR_OPERATION_GENSTATS_SQSUMDESC;
inline auto use_568 = CUDNN_ATTR_OPERATION_BN_FINALIZE_STATS_MODE;
inline auto use_569 = CUDNN_ATTR_OPERATION_BN_FINALIZE_MATH_PREC;
inline auto use_570 = CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SUM_DESC;
inline auto use_571 = CUDNN_ATTR_OPERATION_BN_FINALIZE_Y_SQ_SUM_DESC;
inline auto use_572 = CUDNN_ATTR_OPERATION_BN_FINALIZE_SCALE_DESC;
inline auto use_573 = CUDNN_ATTR_OPERATION_BN_FINALIZE_BIAS_DESC;
inline auto use_574 = CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_MEAN_DESC;
inline auto use_575 = CUDNN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_VAR_DESC;
inline auto use_576 = CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_MEAN_DESC;
inline auto use_577 = CUDNN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_VAR_DESC;
inline auto use_578 = CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_MEAN_DESC;
inline auto use_579 = CUDNN_ATTR_OPERATION_BN_FINALIZE_SAVED_INV_STD_DESC;
inline auto use_580 = CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_SCALE_DESC;
inline auto use_581 = CUDNN_ATTR_OPERATION_BN_FINALIZE_EQ_BIAS_DESC;
inline auto use_582 = CUDNN_ATTR_OPERATION_BN_FINALIZE_ACCUM_COUNT_DESC;
inline auto use_583 = CUDNN_ATTR_OPERATION_BN_FINALIZE_EPSILON_DESC;
inline auto use_584 = CUDNN_ATTR_OPERATION_BN_FINALIZE_EXP_AVERATE_FACTOR_DESC;
inline auto use_585 = CUDNN_ATTR_OPERATIONGRAPH_HANDLE;
inline auto use_586 = CUDNN_ATTR_OPERATIONGRAPH_OPS;
inline auto use_587 = CUDNN_ATTR_OPERATIONGRAPH_ENGINE_GLOBAL_COUNT;
inline auto use_588 = CUDNN_ATTR_OPERATIONGRAPH_IS_DYNAMIC_SHAPE_ENABLED;
inline auto use_589 = CUDNN_ATTR_OPERATIONGRAPH_IS_SAME_TOPOLOGY;
inline auto use_590 = CUDNN_ATTR_OPERATIONGRAPH_IS_OVERRIDE_SHAPE_ENABLED;
inline auto use_591 = CUDNN_ATTR_OPERATIONGRAPH_MODE;
inline auto use_592 = CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT;
inline auto use_593 = CUDNN_ATTR_TENSOR_DATA_TYPE;
inline auto use_594 = CUDNN_ATTR_TENSOR_DIMENSIONS;
inline auto use_595 = CUDNN_ATTR_TENSOR_STRIDES;
inline auto use_596 = CUDNN_ATTR_TENSOR_VECTOR_COUNT;
inline auto use_597 = CUDNN_ATTR_TENSOR_VECTORIZED_DIMENSION;
inline auto use_598 = CUDNN_ATTR_TENSOR_UNIQUE_ID;
inline auto use_599 = CUDNN_ATTR_TENSOR_IS_VIRTUAL;
inline auto use_600 = CUDNN_ATTR_TENSOR_IS_BY_VALUE;
inline auto use_601 = CUDNN_ATTR_TENSOR_REORDERING_MODE;
inline auto use_602 = CUDNN_ATTR_TENSOR_CONSTANT_VALUE;
inline auto use_603 = CUDNN_ATTR_TENSOR_RAGGED_OFFSET_DESC;
inline auto use_604 = CUDNN_ATTR_TENSOR_RAGGED_OFFSET_MULTIPLIER;
inline auto use_605 = CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS;
inline auto use_606 = CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS;
inline auto use_607 = CUDNN_ATTR_VARIANT_PACK_INTERMEDIATES;
inline auto use_608 = CUDNN_ATTR_VARIANT_PACK_WORKSPACE;
inline auto use_609 = CUDNN_ATTR_VARIANT_PACK_OVERRIDE_UNIQUE_IDS;
inline auto use_610 = CUDNN_ATTR_VARIANT_PACK_OVERRIDE_SHAPES;
inline auto use_611 = CUDNN_ATTR_VARIANT_PACK_OVERRIDE_STRIDES;
inline auto use_612 = CUDNN_ATTR_LAYOUT_INFO_TENSOR_UID;
inline auto use_613 = CUDNN_ATTR_LAYOUT_INFO_TYPES;
inline auto use_614 = CUDNN_ATTR_KNOB_INFO_TYPE;
inline auto use_615 = CUDNN_ATTR_KNOB_INFO_MAXIMUM_VALUE;
inline auto use_616 = CUDNN_ATTR_KNOB_INFO_MINIMUM_VALUE;
inline auto use_617 = CUDNN_ATTR_KNOB_INFO_STRIDE;
inline auto use_618 = CUDNN_ATTR_ENGINE_OPERATION_GRAPH;
inline auto use_619 = CUDNN_ATTR_ENGINE_GLOBAL_INDEX;
inline auto use_620 = CUDNN_ATTR_ENGINE_KNOB_INFO;
inline auto use_621 = CUDNN_ATTR_ENGINE_NUMERICAL_NOTE;
inline auto use_622 = CUDNN_ATTR_ENGINE_LAYOUT_INFO;
inline auto use_623 = CUDNN_ATTR_ENGINE_BEHAVIOR_NOTE;
inline auto use_624 = CUDNN_ATTR_ENGINE_SM_COUNT_TARGET;
inline auto use_625 = CUDNN_ATTR_ENGINE_DEVICEPROP;
inline auto use_626 = CUDNN_ATTR_ENGINE_DISABLE_CLUSTER_COOPERATIVE;
inline auto use_627 = CUDNN_ATTR_ENGINE_SHARED_MEMORY_LIMIT;
inline auto use_628 = CUDNN_ATTR_MATMUL_COMP_TYPE;
inline auto use_629 = CUDNN_ATTR_MATMUL_PADDING_VALUE;
inline auto use_630 = CUDNN_ATTR_OPERATION_MATMUL_ADESC;
inline auto use_631 = CUDNN_ATTR_OPERATION_MATMUL_BDESC;
inline auto use_632 = CUDNN_ATTR_OPERATION_MATMUL_CDESC;
inline auto use_633 = CUDNN_ATTR_OPERATION_MATMUL_DESC;
inline auto use_634 = CUDNN_ATTR_OPERATION_MATMUL_IRREGULARLY_STRIDED_BATCH_COUNT;
inline auto use_635 = CUDNN_ATTR_OPERATION_MATMUL_GEMM_M_OVERRIDE_DESC;
inline auto use_636 = CUDNN_ATTR_OPERATION_MATMUL_GEMM_N_OVERRIDE_DESC;
inline auto use_637 = CUDNN_ATTR_OPERATION_MATMUL_GEMM_K_OVERRIDE_DESC;
inline auto use_638 = CUDNN_ATTR_REDUCTION_OPERATOR;
inline auto use_639 = CUDNN_ATTR_REDUCTION_COMP_TYPE;
inline auto use_640 = CUDNN_ATTR_REDUCTION_IS_DETERMINISTIC;
inline auto use_641 = CUDNN_ATTR_OPERATION_REDUCTION_XDESC;
inline auto use_642 = CUDNN_ATTR_OPERATION_REDUCTION_YDESC;
inline auto use_643 = CUDNN_ATTR_OPERATION_REDUCTION_DESC;
inline auto use_644 = CUDNN_ATTR_OPERATION_REDUCTION_GROUP_OFFSET_DESC;
inline auto use_645 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MATH_PREC;
inline auto use_646 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_MEAN_DESC;
inline auto use_647 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_INVSTD_DESC;
inline auto use_648 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_BN_SCALE_DESC;
inline auto use_649 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_X_DESC;
inline auto use_650 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DY_DESC;
inline auto use_651 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_SCALE_DESC;
inline auto use_652 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_BIAS_DESC;
inline auto use_653 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_DY_SCALE_DESC;
inline auto use_654 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_X_SCALE_DESC;
inline auto use_655 = CUDNN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_BIAS;
inline auto use_656 = CUDNN_ATTR_OPERATION_REDUCTION_DIMS;
inline auto use_657 = CUDNN_ATTR_OPERATION_REDUCTION_INIT_VALUES;
inline auto use_658 = CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH;
inline auto use_659 = CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_ACCUMULATOR_UIDS;
inline auto use_660 = CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_CURRENT_UIDS;
inline auto use_661 = CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_OUTPUT_UIDS;
inline auto use_662 = CUDNN_ATTR_OPERATION_REDUCTION_SUBGRAPH_COMPUTE_TYPES;
inline auto use_663 = CUDNN_ATTR_RESAMPLE_MODE;
inline auto use_664 = CUDNN_ATTR_RESAMPLE_COMP_TYPE;
inline auto use_665 = CUDNN_ATTR_RESAMPLE_SPATIAL_DIMS;
inline auto use_666 = CUDNN_ATTR_RESAMPLE_POST_PADDINGS;
inline auto use_667 = CUDNN_ATTR_RESAMPLE_PRE_PADDINGS;
inline auto use_668 = CUDNN_ATTR_RESAMPLE_STRIDES;
inline auto use_669 = CUDNN_ATTR_RESAMPLE_WINDOW_DIMS;
inline auto use_670 = CUDNN_ATTR_RESAMPLE_NAN_PROPAGATION;
inline auto use_671 = CUDNN_ATTR_RESAMPLE_PADDING_MODE;
inline auto use_672 = CUDNN_ATTR_OPERATION_RESAMPLE_FWD_XDESC;
inline auto use_673 = CUDNN_ATTR_OPERATION_RESAMPLE_FWD_YDESC;
inline auto use_674 = CUDNN_ATTR_OPERATION_RESAMPLE_FWD_IDXDESC;
inline auto use_675 = CUDNN_ATTR_OPERATION_RESAMPLE_FWD_ALPHA;
inline auto use_676 = CUDNN_ATTR_OPERATION_RESAMPLE_FWD_BETA;
inline auto use_677 = CUDNN_ATTR_OPERATION_RESAMPLE_FWD_DESC;
inline auto use_678 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DXDESC;
inline auto use_679 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DYDESC;
inline auto use_680 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_IDXDESC;
inline auto use_681 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_ALPHA;
inline auto use_682 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_BETA;
inline auto use_683 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_DESC;
inline auto use_684 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_XDESC;
inline auto use_685 = CUDNN_ATTR_OPERATION_RESAMPLE_BWD_YDESC;
inline auto use_686 = CUDNN_ATTR_OPERATION_CONCAT_AXIS;
inline auto use_687 = CUDNN_ATTR_OPERATION_CONCAT_INPUT_DESCS;
inline auto use_688 = CUDNN_ATTR_OPERATION_CONCAT_INPLACE_INDEX;
inline auto use_689 = CUDNN_ATTR_OPERATION_CONCAT_OUTPUT_DESC;
inline auto use_690 = CUDNN_ATTR_OPERATION_SIGNAL_MODE;
inline auto use_691 = CUDNN_ATTR_OPERATION_SIGNAL_FLAGDESC;
inline auto use_692 = CUDNN_ATTR_OPERATION_SIGNAL_VALUE;
inline auto use_693 = CUDNN_ATTR_OPERATION_SIGNAL_XDESC;
inline auto use_694 = CUDNN_ATTR_OPERATION_SIGNAL_YDESC;
inline auto use_695 = CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_CONTAINER_DESC;
inline auto use_696 = CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_YDESC;
inline auto use_697 = CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_SEQUENCE_DESC;
inline auto use_698 = CUDNN_ATTR_OPERATION_PAGED_CACHE_LOAD_PAGE_TABLE_DESC;
inline auto use_699 = CUDNN_ATTR_OPERATION_NORM_FWD_MODE;
inline auto use_700 = CUDNN_ATTR_OPERATION_NORM_FWD_PHASE;
inline auto use_701 = CUDNN_ATTR_OPERATION_NORM_FWD_XDESC;
inline auto use_702 = CUDNN_ATTR_OPERATION_NORM_FWD_MEAN_DESC;
inline auto use_703 = CUDNN_ATTR_OPERATION_NORM_FWD_INV_VARIANCE_DESC;
inline auto use_704 = CUDNN_ATTR_OPERATION_NORM_FWD_SCALE_DESC;
inline auto use_705 = CUDNN_ATTR_OPERATION_NORM_FWD_BIAS_DESC;
inline auto use_706 = CUDNN_ATTR_OPERATION_NORM_FWD_EPSILON_DESC;
inline auto use_707 = CUDNN_ATTR_OPERATION_NORM_FWD_EXP_AVG_FACTOR_DESC;
inline auto use_708 = CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_MEAN_DESC;
inline auto use_709 = CUDNN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_VAR_DESC;
inline auto use_710 = CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_MEAN_DESC;
inline auto use_711 = CUDNN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_VAR_DESC;
inline auto use_712 = CUDNN_ATTR_OPERATION_NORM_FWD_YDESC;
inline auto use_713 = CUDNN_ATTR_OPERATION_NORM_FWD_PEER_STAT_DESCS;
inline auto use_714 = CUDNN_ATTR_OPERATION_NORM_BWD_MODE;
inline auto use_715 = CUDNN_ATTR_OPERATION_NORM_BWD_XDESC;
inline auto use_716 = CUDNN_ATTR_OPERATION_NORM_BWD_MEAN_DESC;
inline auto use_717 = CUDNN_ATTR_OPERATION_NORM_BWD_INV_VARIANCE_DESC;
inline auto use_718 = CUDNN_ATTR_OPERATION_NORM_BWD_DYDESC;
inline auto use_719 = CUDNN_ATTR_OPERATION_NORM_BWD_SCALE_DESC;
inline auto use_720 = CUDNN_ATTR_OPERATION_NORM_BWD_EPSILON_DESC;
inline auto use_721 = CUDNN_ATTR_OPERATION_NORM_BWD_DSCALE_DESC;
inline auto use_722 = CUDNN_ATTR_OPERATION_NORM_BWD_DBIAS_DESC;
inline auto use_723 = CUDNN_ATTR_OPERATION_NORM_BWD_DXDESC;
inline auto use_724 = CUDNN_ATTR_OPERATION_NORM_BWD_PEER_STAT_DESCS;
inline auto use_725 = CUDNN_ATTR_OPERATION_RESHAPE_XDESC;
inline auto use_726 = CUDNN_ATTR_OPERATION_RESHAPE_YDESC;
inline auto use_727 = CUDNN_ATTR_OPERATION_RESHAPE_MODE;
inline auto use_728 = CUDNN_ATTR_OPERATION_TRANSPOSE_XDESC;
inline auto use_729 = CUDNN_ATTR_OPERATION_TRANSPOSE_YDESC;
inline auto use_730 = CUDNN_ATTR_OPERATION_TRANSPOSE_PERMUTATION;
inline auto use_731 = CUDNN_ATTR_OPERATION_SLICE_XDESC;
inline auto use_732 = CUDNN_ATTR_OPERATION_SLICE_YDESC;
inline auto use_733 = CUDNN_ATTR_OPERATION_SLICE_START_INDICES;
inline auto use_734 = CUDNN_ATTR_OPERATION_SLICE_LIMIT_INDICES;
inline auto use_735 = CUDNN_ATTR_OPERATION_SLICE_STRIDES;
inline auto use_736 = CUDNN_ATTR_OPERATION_ROPE_FWD_XDESC;
inline auto use_737 = CUDNN_ATTR_OPERATION_ROPE_FWD_YDESC;
inline auto use_738 = CUDNN_ATTR_OPERATION_ROPE_FWD_FREQSDESC;
inline auto use_739 = CUDNN_ATTR_OPERATION_ROPE_FWD_OUTPUT_SCALE;
inline auto use_740 = CUDNN_ATTR_OPERATION_ROPE_FWD_ROPE_DIM;
inline auto use_741 = CUDNN_ATTR_OPERATION_ROPE_BWD_DYDESC;
inline auto use_742 = CUDNN_ATTR_OPERATION_ROPE_BWD_DXDESC;
inline auto use_743 = CUDNN_ATTR_OPERATION_ROPE_BWD_FREQSDESC;
inline auto use_744 = CUDNN_ATTR_OPERATION_ROPE_BWD_OUTPUT_SCALE;
inline auto use_745 = CUDNN_ATTR_OPERATION_ROPE_BWD_ROPE_DIM;
inline auto use_746 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_XDESC;
inline auto use_747 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_YDESC;
inline auto use_748 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_LOWER_BANDWIDTH;
inline auto use_749 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_UPPER_BANDWIDTH;
inline auto use_750 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_AXIS;
inline auto use_751 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_PAD_VALUE;
inline auto use_752 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_KV_TOKEN_OFFSET_DESC;
inline auto use_753 = CUDNN_ATTR_OPERATION_EXPAND_BAND_MATRIX_SPECULATIVE_MASK_DESC;
inline auto use_754 = CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_XDESC;
inline auto use_755 = CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_YDESC;
inline auto use_756 = CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_LOWER_BANDWIDTH;
inline auto use_757 = CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_UPPER_BANDWIDTH;
inline auto use_758 = CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_AXIS;
inline auto use_759 = CUDNN_ATTR_OPERATION_CONTRACT_BAND_MATRIX_PAD_VALUE;
inline auto use_760 = CUDNN_ATTR_OPERATION_CONTRACT_BAND_MAX_TOKEN_VALUE;
inline auto use_761 = CUDNN_ATTR_RNG_DISTRIBUTION;
inline auto use_762 = CUDNN_ATTR_RNG_NORMAL_DIST_MEAN;
inline auto use_763 = CUDNN_ATTR_RNG_NORMAL_DIST_STANDARD_DEVIATION;
inline auto use_764 = CUDNN_ATTR_RNG_UNIFORM_DIST_MAXIMUM;
inline auto use_765 = CUDNN_ATTR_RNG_UNIFORM_DIST_MINIMUM;
inline auto use_766 = CUDNN_ATTR_RNG_BERNOULLI_DIST_PROBABILITY;
inline auto use_767 = CUDNN_ATTR_OPERATION_RNG_YDESC;
inline auto use_768 = CUDNN_ATTR_OPERATION_RNG_SEED;
inline auto use_769 = CUDNN_ATTR_OPERATION_RNG_DESC;
inline auto use_770 = CUDNN_ATTR_OPERATION_RNG_OFFSET_DESC;
inline auto use_771 = CUDNN_ATTR_KERNEL_CACHE_OPERATION_GRAPH;
inline auto use_772 = CUDNN_ATTR_KERNEL_CACHE_IS_ENGINECFG_KERNEL_CACHED;
inline auto use_773 = CUDNN_ATTR_KERNEL_CACHE_JSON_REPRESENTATION;
inline auto use_774 = CUDNN_ATTR_KERNEL_CACHE_REVISION;
inline auto use_775 = CUDNN_ATTR_KERNEL_CACHE_ENTRY_COUNT;
inline auto use_776 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_XDESC;
inline auto use_777 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_YDESC;
inline auto use_778 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_SCALE_DESC;
inline auto use_779 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_MATH_PREC;
inline auto use_780 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_QUANTIZE_BLOCK_SIZE;
inline auto use_781 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_XDESC;
inline auto use_782 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_SCALE_DESC;
inline auto use_783 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_YDESC;
inline auto use_784 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_MATH_PREC;
inline auto use_785 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_BLOCK_SIZE;
inline auto use_786 = CUDNN_ATTR_OPERATION_BLOCK_SCALE_DEQUANTIZE_NEG_SCALE;
inline auto use_787 = CUDNN_ATTR_DEVICEPROP_DEVICE_ID;
inline auto use_788 = CUDNN_ATTR_DEVICEPROP_HANDLE;
inline auto use_789 = CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION;
inline auto use_790 = CUDNN_ATTR_OPERATION_SDPA_FWD_QDESC;
inline auto use_791 = CUDNN_ATTR_OPERATION_SDPA_FWD_KDESC;
inline auto use_792 = CUDNN_ATTR_OPERATION_SDPA_FWD_VDESC;
inline auto use_793 = CUDNN_ATTR_OPERATION_SDPA_FWD_ODESC;
inline auto use_794 = CUDNN_ATTR_OPERATION_SDPA_FWD_STATSDESC;
inline auto use_795 = CUDNN_ATTR_OPERATION_SDPA_FWD_SCALEDESC;
inline auto use_796 = CUDNN_ATTR_OPERATION_SDPA_FWD_BLOCK_MASK_DESC;
inline auto use_797 = CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_KDESC;
inline auto use_798 = CUDNN_ATTR_OPERATION_SDPA_FWD_PAGE_TABLE_VDESC;
inline auto use_799 = CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_QDESC;
inline auto use_800 = CUDNN_ATTR_OPERATION_SDPA_FWD_SEQ_LEN_KVDESC;
inline auto use_801 = CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH;
inline auto use_802 = CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_INPUT_UID;
inline auto use_803 = CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_OUTPUT_UID;
inline auto use_804 = CUDNN_ATTR_OPERATION_SDPA_FWD_SOFTMAX_DESC;
inline auto use_805 = CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_SEED_DESC;
inline auto use_806 = CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_OFFSET_DESC;
inline auto use_807 = CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_RNG_DUMP_DESC;
inline auto use_808 = CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_PROBABILITY;
inline auto use_809 = CUDNN_ATTR_OPERATION_SDPA_FWD_UNFUSE_FMA;
inline auto use_810 = CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_QDESC;
inline auto use_811 = CUDNN_ATTR_OPERATION_SDPA_FWD_CU_SEQ_LEN_KVDESC;
inline auto use_812 = CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_QDESC;
inline auto use_813 = CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_KDESC;
inline auto use_814 = CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_VDESC;
inline auto use_815 = CUDNN_ATTR_OPERATION_SDPA_FWD_DESCALE_SDESC;
inline auto use_816 = CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_SDESC;
inline auto use_817 = CUDNN_ATTR_OPERATION_SDPA_FWD_SCALE_ODESC;
inline auto use_818 = CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_SDESC;
inline auto use_819 = CUDNN_ATTR_OPERATION_SDPA_FWD_AMAX_ODESC;
inline auto use_820 = CUDNN_ATTR_OPERATION_SDPA_BWD_QDESC;
inline auto use_821 = CUDNN_ATTR_OPERATION_SDPA_BWD_KDESC;
inline auto use_822 = CUDNN_ATTR_OPERATION_SDPA_BWD_VDESC;
inline auto use_823 = CUDNN_ATTR_OPERATION_SDPA_BWD_ODESC;
inline auto use_824 = CUDNN_ATTR_OPERATION_SDPA_BWD_STATSDESC;
inline auto use_825 = CUDNN_ATTR_OPERATION_SDPA_BWD_SCALEDESC;
inline auto use_826 = CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_QDESC;
inline auto use_827 = CUDNN_ATTR_OPERATION_SDPA_BWD_SEQ_LEN_KVDESC;
inline auto use_828 = CUDNN_ATTR_OPERATION_SDPA_BWD_DQDESC;
inline auto use_829 = CUDNN_ATTR_OPERATION_SDPA_BWD_DKDESC;
inline auto use_830 = CUDNN_ATTR_OPERATION_SDPA_BWD_DVDESC;
inline auto use_831 = CUDNN_ATTR_OPERATION_SDPA_BWD_DODDESC;
inline auto use_832 = CUDNN_ATTR_OPERATION_SDPA_BWD_SINK_DESC;
inline auto use_833 = CUDNN_ATTR_OPERATION_SDPA_BWD_DSINK_DESC;
inline auto use_834 = CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_Q;
inline auto use_835 = CUDNN_ATTR_OPERATION_SDPA_BWD_MAX_TOTAL_SEQ_LEN_KV;
inline auto use_836 = CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH;
inline auto use_837 = CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_INPUT_UID;
inline auto use_838 = CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_OUTPUT_UID;
inline auto use_839 = CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_QDESC;
inline auto use_840 = CUDNN_ATTR_OPERATION_SDPA_BWD_CU_SEQ_LEN_KVDESC;
inline auto use_841 = CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_SEED_DESC;
inline auto use_842 = CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_OFFSET_DESC;
inline auto use_843 = CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_PROBABILITY;
inline auto use_844 = CUDNN_ATTR_OPERATION_SDPA_BWD_DBIAS_DESC;
inline auto use_845 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MODE;
inline auto use_846 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_MATH_PREC;
inline auto use_847 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_DESC;
inline auto use_848 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_WEIGHT_DESC;
inline auto use_849 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_FIRST_TOKEN_OFFSET_DESC;
inline auto use_850 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_OUTPUT_DESC;
inline auto use_851 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_INDEX_DESC;
inline auto use_852 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOKEN_KS_DESC;
inline auto use_853 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_TOP_K;
inline auto use_854 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_MATH_PREC;
inline auto use_855 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_TOKEN_DESC;
inline auto use_856 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DWEIGHT_DESC;
inline auto use_857 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_FIRST_TOKEN_OFFSET_DESC;
inline auto use_858 = CUDNN_ATTR_OPERATION_MOE_GROUPED_MATMUL_BWD_DOUTPUT_DESC;
inline auto use_859 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_XDESC;
inline auto use_860 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_KVDESC;
inline auto use_861 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SEQ_LEN_QDESC;
inline auto use_862 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_LEFT_BOUND_DESC;
inline auto use_863 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_SHIFT_RIGHT_BOUND_DESC;
inline auto use_864 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_BDESC;
inline auto use_865 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_YDESC;
inline auto use_866 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_COMPARISON_MODE;
inline auto use_867 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_KVDESC;
inline auto use_868 = CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_CU_SEQ_LEN_QDESC;
inline auto use_869 = CUDNN_ATTR_OPERATION_SOFTMAX_XDESC;
inline auto use_870 = CUDNN_ATTR_OPERATION_SOFTMAX_YDESC;
inline auto use_871 = CUDNN_ATTR_OPERATION_SOFTMAX_STATS_DESC;
inline auto use_872 = CUDNN_ATTR_OPERATION_SOFTMAX_MAX_DESC;
inline auto use_873 = CUDNN_ATTR_OPERATION_SOFTMAX_SUM_EXP_DESC;
inline auto use_874 = CUDNN_ATTR_OPERATION_SOFTMAX_SINK_DESC;
inline auto use_875 = CUDNN_ATTR_OPERATION_SOFTMAX_STATS_LOG2;
using use_876 = cudnnBackendAttributeType_t;
inline auto use_877 = CUDNN_TYPE_HANDLE;
inline auto use_878 = CUDNN_TYPE_DATA_TYPE;
inline auto use_879 = CUDNN_TYPE_BOOLEAN;
inline auto use_880 = CUDNN_TYPE_INT64;
inline auto use_881 = CUDNN_TYPE_FLOAT;
inline auto use_882 = CUDNN_TYPE_DOUBLE;
inline auto use_883 = CUDNN_TYPE_VOID_PTR;
inline auto use_884 = CUDNN_TYPE_CONVOLUTION_MODE;
inline auto use_885 = CUDNN_TYPE_HEUR_MODE;
inline auto use_886 = CUDNN_TYPE_KNOB_TYPE;
inline auto use_887 = CUDNN_TYPE_NAN_PROPOGATION;
inline auto use_888 = CUDNN_TYPE_NUMERICAL_NOTE;
inline auto use_889 = CUDNN_TYPE_LAYOUT_TYPE;
inline auto use_890 = CUDNN_TYPE_ATTRIB_NAME;
inline auto use_891 = CUDNN_TYPE_POINTWISE_MODE;
inline auto use_892 = CUDNN_TYPE_BACKEND_DESCRIPTOR;
inline auto use_893 = CUDNN_TYPE_GENSTATS_MODE;
inline auto use_894 = CUDNN_TYPE_BN_FINALIZE_STATS_MODE;
inline auto use_895 = CUDNN_TYPE_REDUCTION_OPERATOR_TYPE;
inline auto use_896 = CUDNN_TYPE_BEHAVIOR_NOTE;
inline auto use_897 = CUDNN_TYPE_TENSOR_REORDERING_MODE;
inline auto use_898 = CUDNN_TYPE_RESAMPLE_MODE;
inline auto use_899 = CUDNN_TYPE_PADDING_MODE;
inline auto use_900 = CUDNN_TYPE_INT32;
inline auto use_901 = CUDNN_TYPE_CHAR;
inline auto use_902 = CUDNN_TYPE_SIGNAL_MODE;
inline auto use_903 = CUDNN_TYPE_FRACTION;
inline auto use_904 = CUDNN_TYPE_NORM_MODE;
inline auto use_905 = CUDNN_TYPE_NORM_FWD_PHASE;
inline auto use_906 = CUDNN_TYPE_RNG_DISTRIBUTION;
inline auto use_907 = CUDNN_TYPE_MOE_GROUPED_MATMUL_MODE;
inline auto use_908 = CUDNN_TYPE_RESHAPE_MODE;
inline auto use_909 = CUDNN_TYPE_OPERATIONGRAPH_MODE;
inline auto use_910 = CUDNN_TYPE_CUDA_GRAPH_RETENTION;
using use_911 = cudnnBackendDescriptorType_t;
inline auto use_912 = CUDNN_BACKEND_POINTWISE_DESCRIPTOR;
inline auto use_913 = CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR;
inline auto use_914 = CUDNN_BACKEND_ENGINE_DESCRIPTOR;
inline auto use_915 = CUDNN_BACKEND_ENGINECFG_DESCRIPTOR;
inline auto use_916 = CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR;
inline auto use_917 = CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR;
inline auto use_918 = CUDNN_BACKEND_INTERMEDIATE_INFO_DESCRIPTOR;
inline auto use_919 = CUDNN_BACKEND_KNOB_CHOICE_DESCRIPTOR;
inline auto use_920 = CUDNN_BACKEND_KNOB_INFO_DESCRIPTOR;
inline auto use_921 = CUDNN_BACKEND_LAYOUT_INFO_DESCRIPTOR;
inline auto use_922 = CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR;
inline auto use_923 = CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR;
inline auto use_924 = CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR;
inline auto use_925 = CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR;
inline auto use_926 = CUDNN_BACKEND_OPERATION_GEN_STATS_DESCRIPTOR;
inline auto use_927 = CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR;
inline auto use_928 = CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR;
inline auto use_929 = CUDNN_BACKEND_TENSOR_DESCRIPTOR;
inline auto use_930 = CUDNN_BACKEND_MATMUL_DESCRIPTOR;
inline auto use_931 = CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR;
inline auto use_932 = CUDNN_BACKEND_OPERATION_BN_FINALIZE_STATISTICS_DESCRIPTOR;
inline auto use_933 = CUDNN_BACKEND_REDUCTION_DESCRIPTOR;
inline auto use_934 = CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR;
inline auto use_935 = CUDNN_BACKEND_OPERATION_BN_BWD_WEIGHTS_DESCRIPTOR;
inline auto use_936 = CUDNN_BACKEND_RESAMPLE_DESCRIPTOR;
inline auto use_937 = CUDNN_BACKEND_OPERATION_RESAMPLE_FWD_DESCRIPTOR;
inline auto use_938 = CUDNN_BACKEND_OPERATION_RESAMPLE_BWD_DESCRIPTOR;
inline auto use_939 = CUDNN_BACKEND_OPERATION_CONCAT_DESCRIPTOR;
inline auto use_940 = CUDNN_BACKEND_OPERATION_SIGNAL_DESCRIPTOR;
inline auto use_941 = CUDNN_BACKEND_OPERATION_NORM_FORWARD_DESCRIPTOR;
inline auto use_942 = CUDNN_BACKEND_OPERATION_NORM_BACKWARD_DESCRIPTOR;
inline auto use_943 = CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR;
inline auto use_944 = CUDNN_BACKEND_RNG_DESCRIPTOR;
inline auto use_945 = CUDNN_BACKEND_OPERATION_RNG_DESCRIPTOR;
inline auto use_946 = CUDNN_BACKEND_KERNEL_CACHE_DESCRIPTOR;
inline auto use_947 = CUDNN_BACKEND_OPERATION_PAGED_CACHE_LOAD_DESCRIPTOR;
inline auto use_948 = CUDNN_BACKEND_OPERATION_BLOCK_SCALE_QUANTIZE_DESCRIPTOR;
inline auto use_949 = CUDNN_BACKEND_OPERATION_BLOCK_SCALE_DEQUANTIZE_DESCRIPTOR;
inline auto use_950 = CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR;
inline auto use_951 = CUDNN_BACKEND_OPERATION_EXPAND_BAND_MATRIX_DESCRIPTOR;
inline auto use_952 = CUDNN_BACKEND_OPERATION_CONTRACT_BAND_MATRIX_DESCRIPTOR;
inline auto use_953 = CUDNN_BACKEND_OPERATION_SDPA_FWD_DESCRIPTOR;
inline auto use_954 = CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_DESCRIPTOR;
inline auto use_955 = CUDNN_BACKEND_OPERATION_SDPA_BWD_DESCRIPTOR;
inline auto use_956 = CUDNN_BACKEND_OPERATION_DIAGONAL_BAND_MASK_DESCRIPTOR;
inline auto use_957 = CUDNN_BACKEND_OPERATION_SOFTMAX_DESCRIPTOR;
inline auto use_958 = CUDNN_BACKEND_OPERATION_TRANSPOSE_DESCRIPTOR;
inline auto use_959 = CUDNN_BACKEND_OPERATION_SLICE_DESCRIPTOR;
inline auto use_960 = CUDNN_BACKEND_OPERATION_MOE_GROUPED_MATMUL_BWD_DESCRIPTOR;
inline auto use_961 = CUDNN_BACKEND_OPERATION_ROPE_FWD_DESCRIPTOR;
inline auto use_962 = CUDNN_BACKEND_OPERATION_ROPE_BWD_DESCRIPTOR;
using use_963 = cudnnBackendNumericalNote_t;
inline auto use_964 = CUDNN_NUMERICAL_NOTE_TENSOR_CORE;
inline auto use_965 = CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS;
inline auto use_966 = CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION;
inline auto use_967 = CUDNN_NUMERICAL_NOTE_FFT;
inline auto use_968 = CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC;
inline auto use_969 = CUDNN_NUMERICAL_NOTE_WINOGRAD;
inline auto use_970 = CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_4x4;
inline auto use_971 = CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_6x6;
inline auto use_972 = CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_13x13;
inline auto use_973 = CUDNN_NUMERICAL_NOTE_STRICT_NAN_PROP;
inline auto use_974 = CUDNN_NUMERICAL_NOTE_TYPE_COUNT;
using use_975 = cudnnBackendBehaviorNote_t;
inline auto use_976 = CUDNN_BEHAVIOR_NOTE_RUNTIME_COMPILATION;
inline auto use_977 = CUDNN_BEHAVIOR_NOTE_REQUIRES_FILTER_INT8x32_REORDER;
inline auto use_978 = CUDNN_BEHAVIOR_NOTE_REQUIRES_BIAS_INT8x32_REORDER;
inline auto use_979 = CUDNN_BEHAVIOR_NOTE_SUPPORTS_CUDA_GRAPH_NATIVE_API;
inline auto use_980 = CUDNN_BEHAVIOR_NOTE_CUBLASLT_DEPENDENCY;
inline auto use_981 = CUDNN_BEHAVIOR_NOTE_TYPE_COUNT;
using use_982 = cudnnBackendKnobType_t;
inline auto use_983 = CUDNN_KNOB_TYPE_SPLIT_K;
inline auto use_984 = CUDNN_KNOB_TYPE_SWIZZLE;
inline auto use_985 = CUDNN_KNOB_TYPE_TILE_SIZE;
inline auto use_986 = CUDNN_KNOB_TYPE_USE_TEX;
inline auto use_987 = CUDNN_KNOB_TYPE_EDGE;
inline auto use_988 = CUDNN_KNOB_TYPE_KBLOCK;
inline auto use_989 = CUDNN_KNOB_TYPE_LDGA;
inline auto use_990 = CUDNN_KNOB_TYPE_LDGB;
inline auto use_991 = CUDNN_KNOB_TYPE_CHUNK_K;
inline auto use_992 = CUDNN_KNOB_TYPE_SPLIT_H;
inline auto use_993 = CUDNN_KNOB_TYPE_WINO_TILE;
inline auto use_994 = CUDNN_KNOB_TYPE_MULTIPLY;
inline auto use_995 = CUDNN_KNOB_TYPE_SPLIT_K_BUF;
inline auto use_996 = CUDNN_KNOB_TYPE_TILEK;
inline auto use_997 = CUDNN_KNOB_TYPE_STAGES;
inline auto use_998 = CUDNN_KNOB_TYPE_REDUCTION_MODE;
inline auto use_999 = CUDNN_KNOB_TYPE_CTA_SPLIT_K_MODE;
inline auto use_1000 = CUDNN_KNOB_TYPE_SPLIT_K_SLC;
inline auto use_1001 = CUDNN_KNOB_TYPE_IDX_MODE;
inline auto use_1002 = CUDNN_KNOB_TYPE_SLICED;
inline auto use_1003 = CUDNN_KNOB_TYPE_SPLIT_RS;
inline auto use_1004 = CUDNN_KNOB_TYPE_SINGLEBUFFER;
inline auto use_1005 = CUDNN_KNOB_TYPE_LDGC;
inline auto use_1006 = CUDNN_KNOB_TYPE_SPECFILT;
inline auto use_1007 = CUDNN_KNOB_TYPE_KERNEL_CFG;
inline auto use_1008 = CUDNN_KNOB_TYPE_WORKSPACE;
inline auto use_1009 = CUDNN_KNOB_TYPE_TILE_CGA;
inline auto use_1010 = CUDNN_KNOB_TYPE_TILE_CGA_M;
inline auto use_1011 = CUDNN_KNOB_TYPE_TILE_CGA_N;
inline auto use_1012 = CUDNN_KNOB_TYPE_BLOCK_SIZE;
inline auto use_1013 = CUDNN_KNOB_TYPE_OCCUPANCY;
inline auto use_1014 = CUDNN_KNOB_TYPE_ARRAY_SIZE_PER_THREAD;
inline auto use_1015 = CUDNN_KNOB_TYPE_NUM_C_PER_BLOCK;
inline auto use_1016 = CUDNN_KNOB_TYPE_SPLIT_COLS;
inline auto use_1017 = CUDNN_KNOB_TYPE_TILE_ROWS;
inline auto use_1018 = CUDNN_KNOB_TYPE_TILE_COLS;
inline auto use_1019 = CUDNN_KNOB_TYPE_LOAD_SIZE;
inline auto use_1020 = CUDNN_KNOB_TYPE_CTA_COUNT;
inline auto use_1021 = CUDNN_KNOB_TYPE_STREAM_K;
inline auto use_1022 = CUDNN_KNOB_TYPE_SPLIT_P_SLC;
inline auto use_1023 = CUDNN_KNOB_TYPE_TILE_M;
inline auto use_1024 = CUDNN_KNOB_TYPE_TILE_N;
inline auto use_1025 = CUDNN_KNOB_TYPE_WARP_SPEC_CFG;
inline auto use_1026 = CUDNN_KNOB_TYPE_SWAP_AB;
inline auto use_1027 = CUDNN_KNOB_TYPE_INPUT_TMA_ENABLE;
inline auto use_1028 = CUDNN_KNOB_TYPE_OUTPUT_TMA_ENABLE;
inline auto use_1029 = CUDNN_KNOB_TYPE_COUNTS;
using use_1030 = cudnnBackendLayoutType_t;
inline auto use_1031 = CUDNN_LAYOUT_TYPE_PREFERRED_NCHW;
inline auto use_1032 = CUDNN_LAYOUT_TYPE_PREFERRED_NHWC;
inline auto use_1033 = CUDNN_LAYOUT_TYPE_PREFERRED_PAD4CK;
inline auto use_1034 = CUDNN_LAYOUT_TYPE_PREFERRED_PAD8CK;
inline auto use_1035 = CUDNN_LAYOUT_TYPE_COUNT;
using use_1036 = cudnnBackendHeurMode_t;
inline auto use_1037 = CUDNN_HEUR_MODE_INSTANT;
inline auto use_1038 = CUDNN_HEUR_MODE_B;
inline auto use_1039 = CUDNN_HEUR_MODE_FALLBACK;
inline auto use_1040 = CUDNN_HEUR_MODE_A;
inline auto use_1041 = CUDNN_HEUR_MODES_COUNT;
using use_1042 = cudnnBackendTensorReordering_t;
inline auto use_1043 = CUDNN_TENSOR_REORDERING_NONE;
inline auto use_1044 = CUDNN_TENSOR_REORDERING_INT8x32;
inline auto use_1045 = CUDNN_TENSOR_REORDERING_F16x16;
inline auto use_1046 = CUDNN_TENSOR_REORDERING_F8_128x4;
using use_1047 = cudnnPaddingMode_t;
inline auto use_1048 = CUDNN_ZERO_PAD;
inline auto use_1049 = CUDNN_NEG_INF_PAD;
inline auto use_1050 = CUDNN_EDGE_VAL_PAD;
using use_1051 = cudnnBackendNormMode_t;
inline auto use_1052 = CUDNN_LAYER_NORM;
inline auto use_1053 = CUDNN_INSTANCE_NORM;
inline auto use_1054 = CUDNN_BATCH_NORM;
inline auto use_1055 = CUDNN_GROUP_NORM;
inline auto use_1056 = CUDNN_RMS_NORM;
inline auto use_1057 = CUDNN_ADA_LAYER_NORM;
using use_1058 = cudnnBackendNormFwdPhase_t;
inline auto use_1059 = CUDNN_NORM_FWD_INFERENCE;
inline auto use_1060 = CUDNN_NORM_FWD_TRAINING;
using use_1061 = cudnnBackendReshapeMode_t;
inline auto use_1062 = CUDNN_RESHAPE_VIEW_ONLY;
inline auto use_1063 = CUDNN_RESHAPE_LOGICAL;
using use_1064 = cudnnBackendOperationGraphMode_t;
inline auto use_1065 = CUDNN_OPERATIONGRAPH_MODE_AUTO;
inline auto use_1066 = CUDNN_OPERATIONGRAPH_MODE_CONV_FORWARD;
inline auto use_1067 = CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_DATA;
inline auto use_1068 = CUDNN_OPERATIONGRAPH_MODE_CONV_BWD_FILTER;
inline auto use_1069 = CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_INFER;
inline auto use_1070 = CUDNN_OPERATIONGRAPH_MODE_NORM_FWD_TRAIN;
inline auto use_1071 = CUDNN_OPERATIONGRAPH_MODE_NORM_BWD;
inline auto use_1072 = CUDNN_OPERATIONGRAPH_MODE_GENERIC_CONV_FUSION;
inline auto use_1073 = CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_FWD;
inline auto use_1074 = CUDNN_OPERATIONGRAPH_MODE_RESAMPLE_BWD;
inline auto use_1075 = CUDNN_OPERATIONGRAPH_MODE_BLAS_MATMUL;
inline auto use_1076 = CUDNN_OPERATIONGRAPH_MODE_GENERIC_MATMUL_FUSION;
inline auto use_1077 = CUDNN_OPERATIONGRAPH_MODE_GENERIC_POINTWISE_FUSION;
inline auto use_1078 = CUDNN_OPERATIONGRAPH_MODE_SDPA_FWD;
inline auto use_1079 = CUDNN_OPERATIONGRAPH_MODE_SDPA_BWD;
inline auto use_1080 = CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_FWD;
inline auto use_1081 = CUDNN_OPERATIONGRAPH_MODE_UNIFIED_SDPA_BWD;
using use_1082 = cudnnCudaGraphRetention_t;
inline auto use_1083 = CUDNN_CUDA_GRAPH_RETENTION_PER_GRAPH;
inline auto use_1084 = CUDNN_CUDA_GRAPH_RETENTION_NONE;
using use_1085 = cudnnTensorStruct;
using use_1086 = struct cudnnTensorStruct;
using use_1087 = cudnnTensorDescriptor_t;
using use_1088 = cudnnPoolingStruct;
using use_1089 = struct cudnnPoolingStruct;
using use_1090 = cudnnPoolingDescriptor_t;
using use_1091 = cudnnFilterStruct;
using use_1092 = struct cudnnFilterStruct;
using use_1093 = cudnnFilterDescriptor_t;
using use_1094 = cudnnLRNStruct;
using use_1095 = struct cudnnLRNStruct;
using use_1096 = cudnnLRNDescriptor_t;
using use_1097 = cudnnActivationStruct;
using use_1098 = struct cudnnActivationStruct;
using use_1099 = cudnnActivationDescriptor_t;
using use_1100 = cudnnSpatialTransformerStruct;
using use_1101 = struct cudnnSpatialTransformerStruct;
using use_1102 = cudnnSpatialTransformerDescriptor_t;
using use_1103 = cudnnOpTensorStruct;
using use_1104 = struct cudnnOpTensorStruct;
using use_1105 = cudnnOpTensorDescriptor_t;
using use_1106 = cudnnReduceTensorStruct;
using use_1107 = struct cudnnReduceTensorStruct;
using use_1108 = cudnnReduceTensorDescriptor_t;
using use_1109 = cudnnCTCLossStruct;
using use_1110 = struct cudnnCTCLossStruct;
using use_1111 = cudnnCTCLossDescriptor_t;
using use_1112 = cudnnTensorTransformStruct;
using use_1113 = struct cudnnTensorTransformStruct;
using use_1114 = cudnnTensorTransformDescriptor_t;
using use_1115 = cudnnDeterminism_t;
inline auto use_1116 = CUDNN_NON_DETERMINISTIC;
inline auto use_1117 = CUDNN_DETERMINISTIC;
using use_1118 = cudnnFoldingDirection_t;
inline auto use_1119 = CUDNN_TRANSFORM_FOLD;
inline auto use_1120 = CUDNN_TRANSFORM_UNFOLD;
using use_1121 = cudnnOpTensorOp_t;
inline auto use_1122 = CUDNN_OP_TENSOR_ADD;
inline auto use_1123 = CUDNN_OP_TENSOR_MUL;
inline auto use_1124 = CUDNN_OP_TENSOR_MIN;
inline auto use_1125 = CUDNN_OP_TENSOR_MAX;
inline auto use_1126 = CUDNN_OP_TENSOR_SQRT;
inline auto use_1127 = CUDNN_OP_TENSOR_NOT;
using use_1128 = cudnnReduceTensorIndices_t;
inline auto use_1129 = CUDNN_REDUCE_TENSOR_NO_INDICES;
inline auto use_1130 = CUDNN_REDUCE_TENSOR_FLATTENED_INDICES;
using use_1131 = cudnnIndicesType_t;
inline auto use_1132 = CUDNN_32BIT_INDICES;
inline auto use_1133 = CUDNN_64BIT_INDICES;
inline auto use_1134 = CUDNN_16BIT_INDICES;
inline auto use_1135 = CUDNN_8BIT_INDICES;
using use_1136 = cudnnSoftmaxAlgorithm_t;
inline auto use_1137 = CUDNN_SOFTMAX_FAST;
inline auto use_1138 = CUDNN_SOFTMAX_ACCURATE;
inline auto use_1139 = CUDNN_SOFTMAX_LOG;
using use_1140 = cudnnSoftmaxMode_t;
inline auto use_1141 = CUDNN_SOFTMAX_MODE_INSTANCE;
inline auto use_1142 = CUDNN_SOFTMAX_MODE_CHANNEL;
using use_1143 = cudnnPoolingMode_t;
inline auto use_1144 = CUDNN_POOLING_MAX;
inline auto use_1145 = CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING;
inline auto use_1146 = CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING;
inline auto use_1147 = CUDNN_POOLING_MAX_DETERMINISTIC;
using use_1148 = cudnnLRNMode_t;
inline auto use_1149 = CUDNN_LRN_CROSS_CHANNEL_DIM1;
using use_1150 = cudnnDivNormMode_t;
inline auto use_1151 = CUDNN_DIVNORM_PRECOMPUTED_MEANS;
using use_1152 = cudnnBatchNormMode_t;
inline auto use_1153 = CUDNN_BATCHNORM_PER_ACTIVATION;
inline auto use_1154 = CUDNN_BATCHNORM_SPATIAL;
inline auto use_1155 = CUDNN_BATCHNORM_SPATIAL_PERSISTENT;
using use_1156 = cudnnBatchNormOps_t;
inline auto use_1157 = CUDNN_BATCHNORM_OPS_BN;
inline auto use_1158 = CUDNN_BATCHNORM_OPS_BN_ACTIVATION;
inline auto use_1159 = CUDNN_BATCHNORM_OPS_BN_ADD_ACTIVATION;
using use_1160 = cudnnNormMode_t;
inline auto use_1161 = CUDNN_NORM_PER_ACTIVATION;
inline auto use_1162 = CUDNN_NORM_PER_CHANNEL;
using use_1163 = cudnnNormAlgo_t;
inline auto use_1164 = CUDNN_NORM_ALGO_STANDARD;
inline auto use_1165 = CUDNN_NORM_ALGO_PERSIST;
using use_1166 = cudnnNormOps_t;
inline auto use_1167 = CUDNN_NORM_OPS_NORM;
inline auto use_1168 = CUDNN_NORM_OPS_NORM_ACTIVATION;
inline auto use_1169 = CUDNN_NORM_OPS_NORM_ADD_ACTIVATION;
using use_1170 = cudnnSamplerType_t;
inline auto use_1171 = CUDNN_SAMPLER_BILINEAR;
using use_1172 = cudnnDropoutStruct;
using use_1173 = struct cudnnDropoutStruct;
using use_1174 = cudnnDropoutDescriptor_t;
using use_1175 = cudnnConvolutionFwdAlgo_t;
inline auto use_1176 = CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM;
inline auto use_1177 = CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM;
inline auto use_1178 = CUDNN_CONVOLUTION_FWD_ALGO_GEMM;
inline auto use_1179 = CUDNN_CONVOLUTION_FWD_ALGO_DIRECT;
inline auto use_1180 = CUDNN_CONVOLUTION_FWD_ALGO_FFT;
inline auto use_1181 = CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING;
inline auto use_1182 = CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD;
inline auto use_1183 = CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED;
inline auto use_1184 = CUDNN_CONVOLUTION_FWD_ALGO_COUNT;
using use_1185 = cudnnConvolutionBwdFilterAlgo_t;
inline auto use_1186 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0;
inline auto use_1187 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1;
inline auto use_1188 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT;
inline auto use_1189 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3;
inline auto use_1190 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD;
inline auto use_1191 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD_NONFUSED;
inline auto use_1192 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT_TILING;
inline auto use_1193 = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_COUNT;
using use_1194 = cudnnConvolutionBwdDataAlgo_t;
inline auto use_1195 = CUDNN_CONVOLUTION_BWD_DATA_ALGO_0;
inline auto use_1196 = CUDNN_CONVOLUTION_BWD_DATA_ALGO_1;
inline auto use_1197 = CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT;
inline auto use_1198 = CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT_TILING;
inline auto use_1199 = CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD;
inline auto use_1200 = CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD_NONFUSED;
inline auto use_1201 = CUDNN_CONVOLUTION_BWD_DATA_ALGO_COUNT;
using use_1202 = cudnnCTCLossAlgo_t;
inline auto use_1203 = CUDNN_CTC_LOSS_ALGO_DETERMINISTIC;
inline auto use_1204 = CUDNN_CTC_LOSS_ALGO_NON_DETERMINISTIC;
using use_1205 = cudnnRNNAlgo_t;
inline auto use_1206 = CUDNN_RNN_ALGO_STANDARD;
inline auto use_1207 = CUDNN_RNN_ALGO_PERSIST_STATIC;
inline auto use_1208 = CUDNN_RNN_ALGO_PERSIST_DYNAMIC;
inline auto use_1209 = CUDNN_RNN_ALGO_PERSIST_STATIC_SMALL_H;
inline auto use_1210 = CUDNN_RNN_ALGO_COUNT;
using use_1211 = cudnnForwardMode_t;
inline auto use_1212 = CUDNN_FWD_MODE_INFERENCE;
inline auto use_1213 = CUDNN_FWD_MODE_TRAINING;
using use_1214 = cudnnRNNMode_t;
inline auto use_1215 = CUDNN_RNN_RELU;
inline auto use_1216 = CUDNN_RNN_TANH;
inline auto use_1217 = CUDNN_LSTM;
inline auto use_1218 = CUDNN_GRU;
using use_1219 = cudnnRNNBiasMode_t;
inline auto use_1220 = CUDNN_RNN_NO_BIAS;
inline auto use_1221 = CUDNN_RNN_SINGLE_INP_BIAS;
inline auto use_1222 = CUDNN_RNN_DOUBLE_BIAS;
inline auto use_1223 = CUDNN_RNN_SINGLE_REC_BIAS;
using use_1224 = cudnnDirectionMode_t;
inline auto use_1225 = CUDNN_UNIDIRECTIONAL;
inline auto use_1226 = CUDNN_BIDIRECTIONAL;
using use_1227 = cudnnRNNInputMode_t;
inline auto use_1228 = CUDNN_LINEAR_INPUT;
inline auto use_1229 = CUDNN_SKIP_INPUT;
using use_1230 = cudnnRNNClipMode_t;
inline auto use_1231 = CUDNN_RNN_CLIP_NONE;
inline auto use_1232 = CUDNN_RNN_CLIP_MINMAX;
using use_1233 = cudnnRNNDataLayout_t;
inline auto use_1234 = CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_UNPACKED;
inline auto use_1235 = CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_PACKED;
inline auto use_1236 = CUDNN_RNN_DATA_LAYOUT_BATCH_MAJOR_UNPACKED;
using use_1237 = cudnnRNNStruct;
using use_1238 = struct cudnnRNNStruct;
using use_1239 = cudnnRNNDescriptor_t;
using use_1240 = cudnnRNNDataStruct;
using use_1241 = struct cudnnRNNDataStruct;
using use_1242 = cudnnRNNDataDescriptor_t;
using use_1243 = cudnnSeqDataAxis_t;
inline auto use_1244 = CUDNN_SEQDATA_TIME_DIM;
inline auto use_1245 = CUDNN_SEQDATA_BATCH_DIM;
inline auto use_1246 = CUDNN_SEQDATA_BEAM_DIM;
inline auto use_1247 = CUDNN_SEQDATA_VECT_DIM;
using use_1248 = cudnnSeqDataStruct;
using use_1249 = struct cudnnSeqDataStruct;
using use_1250 = cudnnSeqDataDescriptor_t;
using use_1251 = cudnnAttnStruct;
using use_1252 = struct cudnnAttnStruct;
using use_1253 = cudnnAttnDescriptor_t;
using use_1254 = cudnnMultiHeadAttnWeightKind_t;
inline auto use_1255 = CUDNN_MH_ATTN_Q_WEIGHTS;
inline auto use_1256 = CUDNN_MH_ATTN_K_WEIGHTS;
inline auto use_1257 = CUDNN_MH_ATTN_V_WEIGHTS;
inline auto use_1258 = CUDNN_MH_ATTN_O_WEIGHTS;
inline auto use_1259 = CUDNN_MH_ATTN_Q_BIASES;
inline auto use_1260 = CUDNN_MH_ATTN_K_BIASES;
inline auto use_1261 = CUDNN_MH_ATTN_V_BIASES;
inline auto use_1262 = CUDNN_MH_ATTN_O_BIASES;
using use_1263 = cudnnWgradMode_t;
inline auto use_1264 = CUDNN_WGRAD_MODE_ADD;
inline auto use_1265 = CUDNN_WGRAD_MODE_SET;
using use_1266 = cudnnLossNormalizationMode_t;
inline auto use_1267 = CUDNN_LOSS_NORMALIZATION_NONE;
inline auto use_1268 = CUDNN_LOSS_NORMALIZATION_SOFTMAX;
using use_1269 = cudnnConvolutionStruct;
using use_1270 = struct cudnnConvolutionStruct;
using use_1271 = cudnnConvolutionDescriptor_t;
using use_1272 = cudnnConvolutionFwdAlgoPerfStruct;
using use_1273 = struct cudnnConvolutionFwdAlgoPerfStruct;
using use_1274 = cudnnConvolutionFwdAlgoPerf_t;
using use_1275 = cudnnConvolutionBwdDataAlgoPerfStruct;
using use_1276 = struct cudnnConvolutionBwdDataAlgoPerfStruct;
using use_1277 = cudnnConvolutionBwdDataAlgoPerf_t;
using use_1278 = cudnnFusedOpsConstParamStruct;
using use_1279 = struct cudnnFusedOpsConstParamStruct;
using use_1280 = cudnnFusedOpsConstParamPack_t;
using use_1281 = cudnnFusedOpsVariantParamStruct;
using use_1282 = struct cudnnFusedOpsVariantParamStruct;
using use_1283 = cudnnFusedOpsVariantParamPack_t;
using use_1284 = cudnnFusedOpsPlanStruct;
using use_1285 = struct cudnnFusedOpsPlanStruct;
using use_1286 = cudnnFusedOpsPlan_t;
using use_1287 = cudnnFusedOps_t;
inline auto use_1288 = CUDNN_FUSED_SCALE_BIAS_ACTIVATION_CONV_BNSTATS;
inline auto use_1289 = CUDNN_FUSED_SCALE_BIAS_ACTIVATION_WGRAD;
inline auto use_1290 = CUDNN_FUSED_BN_FINALIZE_STATISTICS_TRAINING;
inline auto use_1291 = CUDNN_FUSED_BN_FINALIZE_STATISTICS_INFERENCE;
inline auto use_1292 = CUDNN_FUSED_CONV_SCALE_BIAS_ADD_ACTIVATION;
inline auto use_1293 = CUDNN_FUSED_SCALE_BIAS_ADD_ACTIVATION_GEN_BITMASK;
inline auto use_1294 = CUDNN_FUSED_DACTIVATION_FORK_DBATCHNORM;
using use_1295 = cudnnFusedOpsConstParamLabel_t;
inline auto use_1296 = CUDNN_PARAM_XDESC;
inline auto use_1297 = CUDNN_PARAM_XDATA_PLACEHOLDER;
inline auto use_1298 = CUDNN_PARAM_BN_MODE;
inline auto use_1299 = CUDNN_PARAM_BN_EQSCALEBIAS_DESC;
inline auto use_1300 = CUDNN_PARAM_BN_EQSCALE_PLACEHOLDER;
inline auto use_1301 = CUDNN_PARAM_BN_EQBIAS_PLACEHOLDER;
inline auto use_1302 = CUDNN_PARAM_ACTIVATION_DESC;
inline auto use_1303 = CUDNN_PARAM_CONV_DESC;
inline auto use_1304 = CUDNN_PARAM_WDESC;
inline auto use_1305 = CUDNN_PARAM_WDATA_PLACEHOLDER;
inline auto use_1306 = CUDNN_PARAM_DWDESC;
inline auto use_1307 = CUDNN_PARAM_DWDATA_PLACEHOLDER;
inline auto use_1308 = CUDNN_PARAM_YDESC;
inline auto use_1309 = CUDNN_PARAM_YDATA_PLACEHOLDER;
inline auto use_1310 = CUDNN_PARAM_DYDESC;
inline auto use_1311 = CUDNN_PARAM_DYDATA_PLACEHOLDER;
inline auto use_1312 = CUDNN_PARAM_YSTATS_DESC;
inline auto use_1313 = CUDNN_PARAM_YSUM_PLACEHOLDER;
inline auto use_1314 = CUDNN_PARAM_YSQSUM_PLACEHOLDER;
inline auto use_1315 = CUDNN_PARAM_BN_SCALEBIAS_MEANVAR_DESC;
inline auto use_1316 = CUDNN_PARAM_BN_SCALE_PLACEHOLDER;
inline auto use_1317 = CUDNN_PARAM_BN_BIAS_PLACEHOLDER;
inline auto use_1318 = CUDNN_PARAM_BN_SAVED_MEAN_PLACEHOLDER;
inline auto use_1319 = CUDNN_PARAM_BN_SAVED_INVSTD_PLACEHOLDER;
inline auto use_1320 = CUDNN_PARAM_BN_RUNNING_MEAN_PLACEHOLDER;
inline auto use_1321 = CUDNN_PARAM_BN_RUNNING_VAR_PLACEHOLDER;
inline auto use_1322 = CUDNN_PARAM_ZDESC;
inline auto use_1323 = CUDNN_PARAM_ZDATA_PLACEHOLDER;
inline auto use_1324 = CUDNN_PARAM_BN_Z_EQSCALEBIAS_DESC;
inline auto use_1325 = CUDNN_PARAM_BN_Z_EQSCALE_PLACEHOLDER;
inline auto use_1326 = CUDNN_PARAM_BN_Z_EQBIAS_PLACEHOLDER;
inline auto use_1327 = CUDNN_PARAM_ACTIVATION_BITMASK_DESC;
inline auto use_1328 = CUDNN_PARAM_ACTIVATION_BITMASK_PLACEHOLDER;
inline auto use_1329 = CUDNN_PARAM_DXDESC;
inline auto use_1330 = CUDNN_PARAM_DXDATA_PLACEHOLDER;
inline auto use_1331 = CUDNN_PARAM_DZDESC;
inline auto use_1332 = CUDNN_PARAM_DZDATA_PLACEHOLDER;
inline auto use_1333 = CUDNN_PARAM_BN_DSCALE_PLACEHOLDER;
inline auto use_1334 = CUDNN_PARAM_BN_DBIAS_PLACEHOLDER;
using use_1335 = cudnnFusedOpsPointerPlaceHolder_t;
inline auto use_1336 = CUDNN_PTR_NULL;
inline auto use_1337 = CUDNN_PTR_ELEM_ALIGNED;
inline auto use_1338 = CUDNN_PTR_16B_ALIGNED;
using use_1339 = cudnnFusedOpsVariantParamLabel_t;
inline auto use_1340 = CUDNN_PTR_XDATA;
inline auto use_1341 = CUDNN_PTR_BN_EQSCALE;
inline auto use_1342 = CUDNN_PTR_BN_EQBIAS;
inline auto use_1343 = CUDNN_PTR_WDATA;
inline auto use_1344 = CUDNN_PTR_DWDATA;
inline auto use_1345 = CUDNN_PTR_YDATA;
inline auto use_1346 = CUDNN_PTR_DYDATA;
inline auto use_1347 = CUDNN_PTR_YSUM;
inline auto use_1348 = CUDNN_PTR_YSQSUM;
inline auto use_1349 = CUDNN_PTR_WORKSPACE;
inline auto use_1350 = CUDNN_PTR_BN_SCALE;
inline auto use_1351 = CUDNN_PTR_BN_BIAS;
inline auto use_1352 = CUDNN_PTR_BN_SAVED_MEAN;
inline auto use_1353 = CUDNN_PTR_BN_SAVED_INVSTD;
inline auto use_1354 = CUDNN_PTR_BN_RUNNING_MEAN;
inline auto use_1355 = CUDNN_PTR_BN_RUNNING_VAR;
inline auto use_1356 = CUDNN_PTR_ZDATA;
inline auto use_1357 = CUDNN_PTR_BN_Z_EQSCALE;
inline auto use_1358 = CUDNN_PTR_BN_Z_EQBIAS;
inline auto use_1359 = CUDNN_PTR_ACTIVATION_BITMASK;
inline auto use_1360 = CUDNN_PTR_DXDATA;
inline auto use_1361 = CUDNN_PTR_DZDATA;
inline auto use_1362 = CUDNN_PTR_BN_DSCALE;
inline auto use_1363 = CUDNN_PTR_BN_DBIAS;
inline auto use_1364 = CUDNN_SCALAR_SIZE_T_WORKSPACE_SIZE_IN_BYTES;
inline auto use_1365 = CUDNN_SCALAR_INT64_T_BN_ACCUMULATION_COUNT;
inline auto use_1366 = CUDNN_SCALAR_DOUBLE_BN_EXP_AVG_FACTOR;
inline auto use_1367 = CUDNN_SCALAR_DOUBLE_BN_EPSILON;
using use_1368 = cudnnConvolutionBwdFilterAlgoPerfStruct;
using use_1369 = struct cudnnConvolutionBwdFilterAlgoPerfStruct;
using use_1370 = cudnnConvolutionBwdFilterAlgoPerf_t;
using use_1371 = cudnnCausalConv1dActivation_t;
inline auto use_1372 = CUDNN_CAUSAL_CONV1D_ACTIVATION_IDENTITY;
inline auto use_1373 = CUDNN_CAUSAL_CONV1D_ACTIVATION_SILU;
using use_1374 = cudnnGnnAggOp_t;
inline auto use_1375 = CUDNN_GNN_AGG_SUM;
inline auto use_1376 = CUDNN_GNN_AGG_MEAN;
inline auto use_1377 = CUDNN_GNN_AGG_MAX;
inline auto use_1378 = CUDNN_GNN_AGG_MIN;
using use_1379 = cudnnGnnCscGraph_t;
using use_1380 = cudnnGnnActivationOp_t;
inline auto use_1381 = CUDNN_GNN_ACT_LINEAR;
inline auto use_1382 = CUDNN_GNN_ACT_RELU;
inline auto use_1383 = CUDNN_GNN_ACT_SIGMOID;
inline auto use_1384 = CUDNN_GNN_ACT_TANH;
inline auto use_1385 = CUDNN_GNN_ACT_ELU;
inline auto use_1386 = CUDNN_GNN_ACT_SCALAR;
inline auto use_1387 = CUDNN_GNN_ACT_LEAKY_RELU;
using use_1388 = cudnnGnnMhaParams_t;
inline void use_1389(cudnnConvolutionBwdDataAlgoPerf_t &p) { (void)p.algo; }
inline void use_1390(cudnnConvolutionBwdDataAlgoPerf_t &p) { (void)p.determinism; }
inline void use_1391(cudnnConvolutionBwdDataAlgoPerf_t &p) { (void)p.mathType; }
inline void use_1392(cudnnConvolutionBwdDataAlgoPerf_t &p) { (void)p.memory; }
inline void use_1393(cudnnConvolutionBwdDataAlgoPerf_t &p) { (void)p.reserved; }
inline void use_1394(cudnnConvolutionBwdDataAlgoPerf_t &p) { (void)p.status; }
inline void use_1395(cudnnConvolutionBwdDataAlgoPerf_t &p) { (void)p.time; }
inline void use_1396(cudnnConvolutionBwdFilterAlgoPerf_t &p) { (void)p.algo; }
inline void use_1397(cudnnConvolutionBwdFilterAlgoPerf_t &p) { (void)p.determinism; }
inline void use_1398(cudnnConvolutionBwdFilterAlgoPerf_t &p) { (void)p.mathType; }
inline void use_1399(cudnnConvolutionBwdFilterAlgoPerf_t &p) { (void)p.memory; }
inline void use_1400(cudnnConvolutionBwdFilterAlgoPerf_t &p) { (void)p.reserved; }
inline void use_1401(cudnnConvolutionBwdFilterAlgoPerf_t &p) { (void)p.status; }
inline void use_1402(cudnnConvolutionBwdFilterAlgoPerf_t &p) { (void)p.time; }
inline void use_1403(cudnnConvolutionFwdAlgoPerf_t &p) { (void)p.algo; }
inline void use_1404(cudnnConvolutionFwdAlgoPerf_t &p) { (void)p.determinism; }
inline void use_1405(cudnnConvolutionFwdAlgoPerf_t &p) { (void)p.mathType; }
inline void use_1406(cudnnConvolutionFwdAlgoPerf_t &p) { (void)p.memory; }
inline void use_1407(cudnnConvolutionFwdAlgoPerf_t &p) { (void)p.reserved; }
inline void use_1408(cudnnConvolutionFwdAlgoPerf_t &p) { (void)p.status; }
inline void use_1409(cudnnConvolutionFwdAlgoPerf_t &p) { (void)p.time; }
inline void use_1410(cudnnDebug_t &p) { (void)p.cudaDeviceId; }
inline void use_1411(cudnnDebug_t &p) { (void)p.cudnnStatus; }
inline void use_1412(cudnnDebug_t &p) { (void)p.cudnn_version; }
inline void use_1413(cudnnDebug_t &p) { (void)p.handle; }
inline void use_1414(cudnnDebug_t &p) { (void)p.pid; }
inline void use_1415(cudnnDebug_t &p) { (void)p.reserved; }
inline void use_1416(cudnnDebug_t &p) { (void)p.stream; }
inline void use_1417(cudnnDebug_t &p) { (void)p.tid; }
inline void use_1418(cudnnDebug_t &p) { (void)p.time_delta; }
inline void use_1419(cudnnDebug_t &p) { (void)p.time_sec; }
inline void use_1420(cudnnDebug_t &p) { (void)p.time_usec; }
inline void use_1421(cudnnFraction_t &p) { (void)p.denominator; }
inline void use_1422(cudnnFraction_t &p) { (void)p.numerator; }
inline void use_1423(cudnnGnnCscGraph_t &p) { (void)p.cscIndices; }
inline void use_1424(cudnnGnnCscGraph_t &p) { (void)p.cscOffsets; }
inline void use_1425(cudnnGnnCscGraph_t &p) { (void)p.cscRevOffsets; }
inline void use_1426(cudnnGnnCscGraph_t &p) { (void)p.idxType; }
inline void use_1427(cudnnGnnCscGraph_t &p) { (void)p.mapCscToCoo; }
inline void use_1428(cudnnGnnCscGraph_t &p) { (void)p.mapRevToCoo; }
inline void use_1429(cudnnGnnCscGraph_t &p) { (void)p.nDstNodes; }
inline void use_1430(cudnnGnnCscGraph_t &p) { (void)p.nIndices; }
inline void use_1431(cudnnGnnCscGraph_t &p) { (void)p.nSrcNodes; }
inline void use_1432(cudnnGnnMhaParams_t &p) { (void)p.activation; }
inline void use_1433(cudnnGnnMhaParams_t &p) { (void)p.activationAlpha; }
inline void use_1434(cudnnGnnMhaParams_t &p) { (void)p.concatHeads; }
inline void use_1435(cudnnGnnMhaParams_t &p) { (void)p.numHeads; }
