// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <GL/gl.h>
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <vdpau/vdpau.h>
#include <cuda_runtime.h>
#include <cuda_profiler_api.h>
#include <cuda_gl_interop.h>
#include <cuda_egl_interop.h>
#include <cuda_vdpau_interop.h>
#include <cuda_device_runtime_api.h>
#include <library_types.h>
#include <cuda_occupancy.h>
#include <cooperative_groups.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__device__ inline cudaError_t use_0(cudaGraphExec_t a0, cudaStream_t a1) { return cudaGraphLaunch(a0, a1); }
__host__ inline cudaError_t use_1(cudaGraphExec_t a0, cudaStream_t a1) { return cudaGraphLaunch(a0, a1); }
__device__ inline cudaGraphExec_t use_2() { return cudaGetCurrentGraphExec(); }
__device__ inline cudaError_t use_3(cudaGraphDeviceNode_t a0, size_t a1, const void * a2, size_t a3) { return cudaGraphKernelNodeSetParam(a0, a1, a2, a3); }
__device__ inline cudaError_t use_4(cudaGraphDeviceNode_t a0, size_t a1, const float & a2) { return cudaGraphKernelNodeSetParam(a0, a1, a2); }
__device__ inline cudaError_t use_5(cudaGraphDeviceNode_t a0, size_t a1, const int & a2) { return cudaGraphKernelNodeSetParam(a0, a1, a2); }
__device__ inline cudaError_t use_6(cudaGraphDeviceNode_t a0, size_t a1, const uchar4 & a2) { return cudaGraphKernelNodeSetParam(a0, a1, a2); }
__device__ inline cudaError_t use_7(cudaGraphDeviceNode_t a0, size_t a1, const float4 & a2) { return cudaGraphKernelNodeSetParam(a0, a1, a2); }
__device__ inline cudaError_t use_8(cudaGraphDeviceNode_t a0, bool a1) { return cudaGraphKernelNodeSetEnabled(a0, a1); }
__device__ inline cudaError_t use_9(cudaGraphDeviceNode_t a0, dim3 a1) { return cudaGraphKernelNodeSetGridDim(a0, a1); }
__device__ inline cudaError_t use_10(const cudaGraphKernelNodeUpdate * a0, size_t a1) { return cudaGraphKernelNodeUpdatesApply(a0, a1); }
__device__ inline void use_11() { cudaTriggerProgrammaticLaunchCompletion(); }
__device__ inline void use_12() { cudaGridDependencySynchronize(); }
__device__ inline void use_13(cudaGraphConditionalHandle a0, unsigned int a1) { cudaGraphSetConditional(a0, a1); }
__device__ inline unsigned long long use_14(enum cudaCGScope a0) { return cudaCGGetIntrinsicHandle(a0); }
__device__ inline cudaError_t use_15(unsigned long long a0, unsigned int a1) { return cudaCGSynchronize(a0, a1); }
__device__ inline cudaError_t use_16(unsigned long long a0, unsigned int a1) { return cudaCGSynchronizeGrid(a0, a1); }
__device__ inline cudaError_t use_17(unsigned int * a0, unsigned int * a1, unsigned long long a2) { return cudaCGGetSize(a0, a1, a2); }
__device__ inline cudaError_t use_18(unsigned int * a0, unsigned int * a1, unsigned long long a2) { return cudaCGGetRank(a0, a1, a2); }
__device__ inline cudaError_t use_19(int * a0, enum cudaDeviceAttr a1, int a2) { return cudaDeviceGetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_20(int * a0, enum cudaDeviceAttr a1, int a2) { return cudaDeviceGetAttribute(a0, a1, a2); }
__device__ inline cudaError_t use_21(size_t * a0, enum cudaLimit a1) { return cudaDeviceGetLimit(a0, a1); }
__host__ inline cudaError_t use_22(size_t * a0, enum cudaLimit a1) { return cudaDeviceGetLimit(a0, a1); }
__device__ inline cudaError_t use_23(enum cudaFuncCache * a0) { return cudaDeviceGetCacheConfig(a0); }
__host__ inline cudaError_t use_24(enum cudaFuncCache * a0) { return cudaDeviceGetCacheConfig(a0); }
__device__ inline cudaError_t use_25(enum cudaSharedMemConfig * a0) { return cudaDeviceGetSharedMemConfig(a0); }
__host__ inline cudaError_t use_26(enum cudaSharedMemConfig * a0) { return cudaDeviceGetSharedMemConfig(a0); }
__device__ inline cudaError_t use_27() { return cudaGetLastError(); }
__host__ inline cudaError_t use_28() { return cudaGetLastError(); }
__device__ inline cudaError_t use_29() { return cudaPeekAtLastError(); }
__host__ inline cudaError_t use_30() { return cudaPeekAtLastError(); }
__device__ inline const char * use_31(cudaError_t a0) { return cudaGetErrorString(a0); }
__host__ inline const char * use_32(cudaError_t a0) { return cudaGetErrorString(a0); }
__device__ inline const char * use_33(cudaError_t a0) { return cudaGetErrorName(a0); }
__host__ inline const char * use_34(cudaError_t a0) { return cudaGetErrorName(a0); }
__device__ inline cudaError_t use_35(int * a0) { return cudaGetDeviceCount(a0); }
__host__ inline cudaError_t use_36(int * a0) { return cudaGetDeviceCount(a0); }
__device__ inline cudaError_t use_37(int * a0) { return cudaGetDevice(a0); }
__host__ inline cudaError_t use_38(int * a0) { return cudaGetDevice(a0); }
__device__ inline cudaError_t use_39(cudaStream_t * a0, unsigned int a1) { return cudaStreamCreateWithFlags(a0, a1); }
__host__ inline cudaError_t use_40(cudaStream_t * a0, unsigned int a1) { return cudaStreamCreateWithFlags(a0, a1); }
__device__ inline cudaError_t use_41(cudaStream_t a0) { return cudaStreamDestroy(a0); }
__host__ inline cudaError_t use_42(cudaStream_t a0) { return cudaStreamDestroy(a0); }
__device__ inline cudaError_t use_43(cudaStream_t a0, cudaEvent_t a1, unsigned int a2) { return cudaStreamWaitEvent(a0, a1, a2); }
__host__ inline cudaError_t use_44(cudaStream_t a0, cudaEvent_t a1) { return cudaStreamWaitEvent(a0, a1); }
__host__ inline cudaError_t use_45(cudaStream_t a0, cudaEvent_t a1, unsigned int a2) { return cudaStreamWaitEvent(a0, a1, a2); }
__device__ inline cudaError_t use_46(cudaStream_t a0, cudaEvent_t a1, unsigned int a2) { return cudaStreamWaitEvent_ptsz(a0, a1, a2); }
__device__ inline cudaError_t use_47(cudaEvent_t * a0, unsigned int a1) { return cudaEventCreateWithFlags(a0, a1); }
__host__ inline cudaError_t use_48(cudaEvent_t * a0, unsigned int a1) { return cudaEventCreateWithFlags(a0, a1); }
__device__ inline cudaError_t use_49(cudaEvent_t a0, cudaStream_t a1) { return cudaEventRecord(a0, a1); }
__host__ inline cudaError_t use_50(cudaEvent_t a0) { return cudaEventRecord(a0); }
__host__ inline cudaError_t use_51(cudaEvent_t a0, cudaStream_t a1) { return cudaEventRecord(a0, a1); }
__device__ inline cudaError_t use_52(cudaEvent_t a0, cudaStream_t a1) { return cudaEventRecord_ptsz(a0, a1); }
__device__ inline cudaError_t use_53(cudaEvent_t a0, cudaStream_t a1, unsigned int a2) { return cudaEventRecordWithFlags(a0, a1, a2); }
__host__ inline cudaError_t use_54(cudaEvent_t a0) { return cudaEventRecordWithFlags(a0); }
__host__ inline cudaError_t use_55(cudaEvent_t a0, cudaStream_t a1, unsigned int a2) { return cudaEventRecordWithFlags(a0, a1, a2); }
__device__ inline cudaError_t use_56(cudaEvent_t a0, cudaStream_t a1, unsigned int a2) { return cudaEventRecordWithFlags_ptsz(a0, a1, a2); }
__device__ inline cudaError_t use_57(cudaEvent_t a0) { return cudaEventDestroy(a0); }
__host__ inline cudaError_t use_58(cudaEvent_t a0) { return cudaEventDestroy(a0); }
__device__ inline cudaError_t use_59(struct cudaFuncAttributes * a0, const void * a1) { return cudaFuncGetAttributes(a0, a1); }
__device__ inline cudaError_t use_60(struct cudaFuncAttributes * a0, UseKernel * a1) { return cudaFuncGetAttributes(a0, a1); }
__device__ inline cudaError_t use_61(struct cudaFuncAttributes * a0, UseKernelPointer * a1) { return cudaFuncGetAttributes(a0, a1); }
__host__ inline cudaError_t use_62(struct cudaFuncAttributes * a0, const void * a1) { return cudaFuncGetAttributes(a0, a1); }
__host__ inline cudaError_t use_63(struct cudaFuncAttributes * a0, UseKernel * a1) { return cudaFuncGetAttributes(a0, a1); }
__host__ inline cudaError_t use_64(struct cudaFuncAttributes * a0, UseKernelPointer * a1) { return cudaFuncGetAttributes(a0, a1); }
__device__ inline cudaError_t use_65(void * a0) { return cudaFree(a0); }
__host__ inline cudaError_t use_66(void * a0) { return cudaFree(a0); }
__device__ inline cudaError_t use_67(void ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__device__ inline cudaError_t use_68(float ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__device__ inline cudaError_t use_69(int ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__device__ inline cudaError_t use_70(uchar4 ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__device__ inline cudaError_t use_71(float4 ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__host__ inline cudaError_t use_72(void ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__host__ inline cudaError_t use_73(float ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__host__ inline cudaError_t use_74(int ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__host__ inline cudaError_t use_75(uchar4 ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__host__ inline cudaError_t use_76(float4 ** a0, size_t a1) { return cudaMalloc(a0, a1); }
__device__ inline cudaError_t use_77(void * a0, const void * a1, size_t a2, enum cudaMemcpyKind a3, cudaStream_t a4) { return cudaMemcpyAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_78(void * a0, const void * a1, size_t a2, enum cudaMemcpyKind a3) { return cudaMemcpyAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_79(void * a0, const void * a1, size_t a2, enum cudaMemcpyKind a3, cudaStream_t a4) { return cudaMemcpyAsync(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_80(void * a0, const void * a1, size_t a2, enum cudaMemcpyKind a3, cudaStream_t a4) { return cudaMemcpyAsync_ptsz(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_81(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6, cudaStream_t a7) { return cudaMemcpy2DAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_82(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6, cudaStream_t a7) { return cudaMemcpy2DAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_83(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaMemcpy2DAsync(a0, a1, a2, a3, a4, a5, a6); }
__device__ inline cudaError_t use_84(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6, cudaStream_t a7) { return cudaMemcpy2DAsync_ptsz(a0, a1, a2, a3, a4, a5, a6, a7); }
__device__ inline cudaError_t use_85(const struct cudaMemcpy3DParms * a0, cudaStream_t a1) { return cudaMemcpy3DAsync(a0, a1); }
__host__ inline cudaError_t use_86(const struct cudaMemcpy3DParms * a0) { return cudaMemcpy3DAsync(a0); }
__host__ inline cudaError_t use_87(const struct cudaMemcpy3DParms * a0, cudaStream_t a1) { return cudaMemcpy3DAsync(a0, a1); }
__device__ inline cudaError_t use_88(const struct cudaMemcpy3DParms * a0, cudaStream_t a1) { return cudaMemcpy3DAsync_ptsz(a0, a1); }
__device__ inline cudaError_t use_89(void * a0, int a1, size_t a2, cudaStream_t a3) { return cudaMemsetAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_90(void * a0, int a1, size_t a2) { return cudaMemsetAsync(a0, a1, a2); }
__host__ inline cudaError_t use_91(void * a0, int a1, size_t a2, cudaStream_t a3) { return cudaMemsetAsync(a0, a1, a2, a3); }
__device__ inline cudaError_t use_92(void * a0, int a1, size_t a2, cudaStream_t a3) { return cudaMemsetAsync_ptsz(a0, a1, a2, a3); }
__device__ inline cudaError_t use_93(void * a0, size_t a1, int a2, size_t a3, size_t a4, cudaStream_t a5) { return cudaMemset2DAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_94(void * a0, size_t a1, int a2, size_t a3, size_t a4) { return cudaMemset2DAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_95(void * a0, size_t a1, int a2, size_t a3, size_t a4, cudaStream_t a5) { return cudaMemset2DAsync(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_96(void * a0, size_t a1, int a2, size_t a3, size_t a4, cudaStream_t a5) { return cudaMemset2DAsync_ptsz(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_97(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2, cudaStream_t a3) { return cudaMemset3DAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_98(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2) { return cudaMemset3DAsync(a0, a1, a2); }
__host__ inline cudaError_t use_99(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2, cudaStream_t a3) { return cudaMemset3DAsync(a0, a1, a2, a3); }
__device__ inline cudaError_t use_100(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2, cudaStream_t a3) { return cudaMemset3DAsync_ptsz(a0, a1, a2, a3); }
__device__ inline cudaError_t use_101(int * a0) { return cudaRuntimeGetVersion(a0); }
__host__ inline cudaError_t use_102(int * a0) { return cudaRuntimeGetVersion(a0); }
__device__ inline cudaError_t use_103(int * a0, const void * a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__device__ inline cudaError_t use_104(int * a0, UseKernel a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__device__ inline cudaError_t use_105(int * a0, UseKernelPointer a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__host__ inline cudaError_t use_106(int * a0, const void * a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__host__ inline cudaError_t use_107(int * a0, UseKernel a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__host__ inline cudaError_t use_108(int * a0, UseKernelPointer a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__device__ inline cudaError_t use_109(int * a0, const void * a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_110(int * a0, UseKernel a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_111(int * a0, UseKernelPointer a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_112(int * a0, const void * a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_113(int * a0, UseKernel a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_114(int * a0, UseKernelPointer a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__device__ inline void * use_115(size_t a0, size_t a1) { return cudaGetParameterBuffer(a0, a1); }
__device__ inline void * use_116(void * a0, dim3 a1, dim3 a2, unsigned int a3) { return cudaGetParameterBufferV2(a0, a1, a2, a3); }
__device__ inline cudaError_t use_117(void * a0, void * a1, dim3 a2, dim3 a3, unsigned int a4, cudaStream_t a5) { return cudaLaunchDevice_ptsz(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_118(void * a0, cudaStream_t a1) { return cudaLaunchDeviceV2_ptsz(a0, a1); }
__device__ inline cudaError_t use_119(void * a0, void * a1, dim3 a2, dim3 a3, unsigned int a4, cudaStream_t a5) { return cudaLaunchDevice(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_120(void * a0, cudaStream_t a1) { return cudaLaunchDeviceV2(a0, a1); }
__host__ inline cudaError_t use_121() { return cudaDeviceReset(); }
__host__ inline cudaError_t use_122() { return cudaDeviceSynchronize(); }
__host__ inline cudaError_t use_123(enum cudaLimit a0, size_t a1) { return cudaDeviceSetLimit(a0, a1); }
__host__ inline cudaError_t use_124(size_t * a0, const struct cudaChannelFormatDesc * a1, int a2) { return cudaDeviceGetTexture1DLinearMaxWidth(a0, a1, a2); }
__host__ inline cudaError_t use_125(int * a0, int * a1) { return cudaDeviceGetStreamPriorityRange(a0, a1); }
__host__ inline cudaError_t use_126(enum cudaFuncCache a0) { return cudaDeviceSetCacheConfig(a0); }
__host__ inline cudaError_t use_127(int * a0, const char * a1) { return cudaDeviceGetByPCIBusId(a0, a1); }
__host__ inline cudaError_t use_128(char * a0, int a1, int a2) { return cudaDeviceGetPCIBusId(a0, a1, a2); }
__host__ inline cudaError_t use_129(cudaIpcEventHandle_t * a0, cudaEvent_t a1) { return cudaIpcGetEventHandle(a0, a1); }
__host__ inline cudaError_t use_130(cudaEvent_t * a0, cudaIpcEventHandle_t a1) { return cudaIpcOpenEventHandle(a0, a1); }
__host__ inline cudaError_t use_131(cudaIpcMemHandle_t * a0, void * a1) { return cudaIpcGetMemHandle(a0, a1); }
__host__ inline cudaError_t use_132(void ** a0, cudaIpcMemHandle_t a1, unsigned int a2) { return cudaIpcOpenMemHandle(a0, a1, a2); }
__host__ inline cudaError_t use_133(void * a0) { return cudaIpcCloseMemHandle(a0); }
__host__ inline cudaError_t use_134(enum cudaFlushGPUDirectRDMAWritesTarget a0, enum cudaFlushGPUDirectRDMAWritesScope a1) { return cudaDeviceFlushGPUDirectRDMAWrites(a0, a1); }
__host__ inline cudaError_t use_135(int a0, cudaAsyncCallback a1, void * a2, cudaAsyncCallbackHandle_t * a3) { return cudaDeviceRegisterAsyncNotification(a0, a1, a2, a3); }
__host__ inline cudaError_t use_136(int a0, cudaAsyncCallbackHandle_t a1) { return cudaDeviceUnregisterAsyncNotification(a0, a1); }
__host__ inline cudaError_t use_137(enum cudaSharedMemConfig a0) { return cudaDeviceSetSharedMemConfig(a0); }
__host__ inline cudaError_t use_138(struct cudaDeviceProp * a0, int a1) { return cudaGetDeviceProperties(a0, a1); }
__host__ inline cudaError_t use_139(unsigned int * a0, const enum cudaAtomicOperation * a1, unsigned int a2, int a3) { return cudaDeviceGetHostAtomicCapabilities(a0, a1, a2, a3); }
__host__ inline cudaError_t use_140(cudaMemPool_t * a0, int a1) { return cudaDeviceGetDefaultMemPool(a0, a1); }
__host__ inline cudaError_t use_141(int a0, cudaMemPool_t a1) { return cudaDeviceSetMemPool(a0, a1); }
__host__ inline cudaError_t use_142(cudaMemPool_t * a0, int a1) { return cudaDeviceGetMemPool(a0, a1); }
__host__ inline cudaError_t use_143(void * a0, int a1, int a2) { return cudaDeviceGetNvSciSyncAttributes(a0, a1, a2); }
__host__ inline cudaError_t use_144(int * a0, enum cudaDeviceP2PAttr a1, int a2, int a3) { return cudaDeviceGetP2PAttribute(a0, a1, a2, a3); }
__host__ inline cudaError_t use_145(unsigned int * a0, const enum cudaAtomicOperation * a1, unsigned int a2, int a3, int a4) { return cudaDeviceGetP2PAtomicCapabilities(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_146(int * a0, const struct cudaDeviceProp * a1) { return cudaChooseDevice(a0, a1); }
__host__ inline cudaError_t use_147(int a0, unsigned int a1, unsigned int a2) { return cudaInitDevice(a0, a1, a2); }
__host__ inline cudaError_t use_148(int a0) { return cudaSetDevice(a0); }
__host__ inline cudaError_t use_149(int * a0, int a1) { return cudaSetValidDevices(a0, a1); }
__host__ inline cudaError_t use_150(unsigned int a0) { return cudaSetDeviceFlags(a0); }
__host__ inline cudaError_t use_151(unsigned int * a0) { return cudaGetDeviceFlags(a0); }
__host__ inline cudaError_t use_152(cudaStream_t * a0) { return cudaStreamCreate(a0); }
__host__ inline cudaError_t use_153(cudaStream_t * a0, unsigned int a1, int a2) { return cudaStreamCreateWithPriority(a0, a1, a2); }
__host__ inline cudaError_t use_154(cudaStream_t a0, int * a1) { return cudaStreamGetPriority(a0, a1); }
__host__ inline cudaError_t use_155(cudaStream_t a0, unsigned int * a1) { return cudaStreamGetFlags(a0, a1); }
__host__ inline cudaError_t use_156(cudaStream_t a0, unsigned long long * a1) { return cudaStreamGetId(a0, a1); }
__host__ inline cudaError_t use_157(cudaStream_t a0, int * a1) { return cudaStreamGetDevice(a0, a1); }
__host__ inline cudaError_t use_158() { return cudaCtxResetPersistingL2Cache(); }
__host__ inline cudaError_t use_159(cudaStream_t a0, cudaStream_t a1) { return cudaStreamCopyAttributes(a0, a1); }
__host__ inline cudaError_t use_160(cudaStream_t a0, cudaLaunchAttributeID a1, cudaLaunchAttributeValue * a2) { return cudaStreamGetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_161(cudaStream_t a0, cudaLaunchAttributeID a1, const cudaLaunchAttributeValue * a2) { return cudaStreamSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_162(cudaStream_t a0, cudaStreamCallback_t a1, void * a2, unsigned int a3) { return cudaStreamAddCallback(a0, a1, a2, a3); }
__host__ inline cudaError_t use_163(cudaStream_t a0) { return cudaStreamSynchronize(a0); }
__host__ inline cudaError_t use_164(cudaStream_t a0) { return cudaStreamQuery(a0); }
__host__ inline cudaError_t use_165(cudaStream_t a0, void * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_166(cudaStream_t a0, void * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_167(cudaStream_t a0, float * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_168(cudaStream_t a0, int * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_169(cudaStream_t a0, uchar4 * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_170(cudaStream_t a0, float4 * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_171(cudaStream_t a0, float * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_172(cudaStream_t a0, int * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_173(cudaStream_t a0, uchar4 * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_174(cudaStream_t a0, float4 * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_175(cudaStream_t a0, enum cudaStreamCaptureMode a1) { return cudaStreamBeginCapture(a0, a1); }
__host__ inline cudaError_t use_176(cudaStream_t a0, cudaGraph_t a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4, enum cudaStreamCaptureMode a5) { return cudaStreamBeginCaptureToGraph(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_177(enum cudaStreamCaptureMode * a0) { return cudaThreadExchangeStreamCaptureMode(a0); }
__host__ inline cudaError_t use_178(cudaStream_t a0, cudaGraph_t * a1) { return cudaStreamEndCapture(a0, a1); }
__host__ inline cudaError_t use_179(cudaStream_t a0, enum cudaStreamCaptureStatus * a1) { return cudaStreamIsCapturing(a0, a1); }
__host__ inline cudaError_t use_180(cudaStream_t a0, enum cudaStreamCaptureStatus * a1) { return cudaStreamGetCaptureInfo(a0, a1); }
__host__ inline cudaError_t use_181(cudaStream_t a0, enum cudaStreamCaptureStatus * a1, unsigned long long * a2, cudaGraph_t * a3, const cudaGraphNode_t ** a4, const cudaGraphEdgeData ** a5, size_t * a6) { return cudaStreamGetCaptureInfo(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_182(cudaStream_t a0, cudaGraphNode_t * a1, const cudaGraphEdgeData * a2, size_t a3) { return cudaStreamUpdateCaptureDependencies(a0, a1, a2, a3); }
__host__ inline cudaError_t use_183(cudaStream_t a0, cudaGraphNode_t * a1, const cudaGraphEdgeData * a2, size_t a3, unsigned int a4) { return cudaStreamUpdateCaptureDependencies(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_184(cudaEvent_t * a0) { return cudaEventCreate(a0); }
__host__ inline cudaError_t use_185(cudaEvent_t * a0, unsigned int a1) { return cudaEventCreate(a0, a1); }
__host__ inline cudaError_t use_186(cudaEvent_t a0) { return cudaEventQuery(a0); }
__host__ inline cudaError_t use_187(cudaEvent_t a0) { return cudaEventSynchronize(a0); }
__host__ inline cudaError_t use_188(float * a0, cudaEvent_t a1, cudaEvent_t a2) { return cudaEventElapsedTime(a0, a1, a2); }
__host__ inline cudaError_t use_189(cudaExternalMemory_t * a0, const struct cudaExternalMemoryHandleDesc * a1) { return cudaImportExternalMemory(a0, a1); }
__host__ inline cudaError_t use_190(void ** a0, cudaExternalMemory_t a1, const struct cudaExternalMemoryBufferDesc * a2) { return cudaExternalMemoryGetMappedBuffer(a0, a1, a2); }
__host__ inline cudaError_t use_191(cudaMipmappedArray_t * a0, cudaExternalMemory_t a1, const struct cudaExternalMemoryMipmappedArrayDesc * a2) { return cudaExternalMemoryGetMappedMipmappedArray(a0, a1, a2); }
__host__ inline cudaError_t use_192(cudaExternalMemory_t a0) { return cudaDestroyExternalMemory(a0); }
__host__ inline cudaError_t use_193(cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreHandleDesc * a1) { return cudaImportExternalSemaphore(a0, a1); }
__host__ inline cudaError_t use_194(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreSignalParams * a1, unsigned int a2) { return cudaSignalExternalSemaphoresAsync(a0, a1, a2); }
__host__ inline cudaError_t use_195(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreSignalParams * a1, unsigned int a2, cudaStream_t a3) { return cudaSignalExternalSemaphoresAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_196(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreWaitParams * a1, unsigned int a2) { return cudaWaitExternalSemaphoresAsync(a0, a1, a2); }
__host__ inline cudaError_t use_197(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreWaitParams * a1, unsigned int a2, cudaStream_t a3) { return cudaWaitExternalSemaphoresAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_198(cudaExternalSemaphore_t a0) { return cudaDestroyExternalSemaphore(a0); }
__host__ inline cudaError_t use_199(const void * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_200(UseKernel * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_201(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_202(UseKernel * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_203(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_204(const cudaLaunchConfig_t * a0, const void * a1, void ** a2) { return cudaLaunchKernelExC(a0, a1, a2); }
__host__ inline cudaError_t use_205(const void * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_206(UseKernel * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_207(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_208(UseKernel * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_209(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_210(const void * a0, enum cudaFuncCache a1) { return cudaFuncSetCacheConfig(a0, a1); }
__host__ inline cudaError_t use_211(UseKernel * a0, enum cudaFuncCache a1) { return cudaFuncSetCacheConfig(a0, a1); }
__host__ inline cudaError_t use_212(UseKernelPointer * a0, enum cudaFuncCache a1) { return cudaFuncSetCacheConfig(a0, a1); }
__host__ inline cudaError_t use_213(const void * a0, enum cudaFuncAttribute a1, int a2) { return cudaFuncSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_214(UseKernel * a0, enum cudaFuncAttribute a1, int a2) { return cudaFuncSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_215(UseKernelPointer * a0, enum cudaFuncAttribute a1, int a2) { return cudaFuncSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_216(const char ** a0, const void * a1) { return cudaFuncGetName(a0, a1); }
__host__ inline cudaError_t use_217(const char ** a0, UseKernel * a1) { return cudaFuncGetName(a0, a1); }
__host__ inline cudaError_t use_218(const char ** a0, UseKernelPointer * a1) { return cudaFuncGetName(a0, a1); }
__host__ inline cudaError_t use_219(const void * a0, size_t a1, size_t * a2, size_t * a3) { return cudaFuncGetParamInfo(a0, a1, a2, a3); }
__host__ inline cudaError_t use_220(cudaStream_t a0, cudaHostFn_t a1, void * a2) { return cudaLaunchHostFunc(a0, a1, a2); }
__host__ inline cudaError_t use_221(const void * a0, enum cudaSharedMemConfig a1) { return cudaFuncSetSharedMemConfig(a0, a1); }
__host__ inline cudaError_t use_222(UseKernel * a0, enum cudaSharedMemConfig a1) { return cudaFuncSetSharedMemConfig(a0, a1); }
__host__ inline cudaError_t use_223(UseKernelPointer * a0, enum cudaSharedMemConfig a1) { return cudaFuncSetSharedMemConfig(a0, a1); }
__host__ inline cudaError_t use_224(size_t * a0, const void * a1, int a2, int a3) { return cudaOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
__host__ inline cudaError_t use_225(size_t * a0, UseKernel * a1, int a2, int a3) { return cudaOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
__host__ inline cudaError_t use_226(size_t * a0, UseKernelPointer * a1, int a2, int a3) { return cudaOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
__host__ inline cudaError_t use_227(int * a0, const void * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxPotentialClusterSize(a0, a1, a2); }
__host__ inline cudaError_t use_228(int * a0, UseKernel * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxPotentialClusterSize(a0, a1, a2); }
__host__ inline cudaError_t use_229(int * a0, UseKernelPointer * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxPotentialClusterSize(a0, a1, a2); }
__host__ inline cudaError_t use_230(int * a0, const void * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxActiveClusters(a0, a1, a2); }
__host__ inline cudaError_t use_231(int * a0, UseKernel * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxActiveClusters(a0, a1, a2); }
__host__ inline cudaError_t use_232(int * a0, UseKernelPointer * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxActiveClusters(a0, a1, a2); }
__host__ inline cudaError_t use_233(void ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_234(void ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_235(float ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_236(int ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_237(uchar4 ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_238(float4 ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_239(float ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_240(int ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_241(uchar4 ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_242(float4 ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_243(void ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_244(void ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_245(float ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_246(int ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_247(uchar4 ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_248(float4 ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_249(float ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_250(int ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_251(uchar4 ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_252(float4 ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_253(void ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_254(float ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_255(int ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_256(uchar4 ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_257(float4 ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_258(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, size_t a2) { return cudaMallocArray(a0, a1, a2); }
__host__ inline cudaError_t use_259(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, size_t a2, size_t a3, unsigned int a4) { return cudaMallocArray(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_260(void * a0) { return cudaFreeHost(a0); }
__host__ inline cudaError_t use_261(cudaArray_t a0) { return cudaFreeArray(a0); }
__host__ inline cudaError_t use_262(cudaMipmappedArray_t a0) { return cudaFreeMipmappedArray(a0); }
__host__ inline cudaError_t use_263(void ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_264(float ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_265(int ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_266(uchar4 ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_267(float4 ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_268(void * a0, size_t a1, unsigned int a2) { return cudaHostRegister(a0, a1, a2); }
__host__ inline cudaError_t use_269(void * a0) { return cudaHostUnregister(a0); }
__host__ inline cudaError_t use_270(void ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_271(float ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_272(int ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_273(uchar4 ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_274(float4 ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_275(unsigned int * a0, void * a1) { return cudaHostGetFlags(a0, a1); }
__host__ inline cudaError_t use_276(struct cudaPitchedPtr * a0, struct cudaExtent a1) { return cudaMalloc3D(a0, a1); }
__host__ inline cudaError_t use_277(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2) { return cudaMalloc3DArray(a0, a1, a2); }
__host__ inline cudaError_t use_278(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2, unsigned int a3) { return cudaMalloc3DArray(a0, a1, a2, a3); }
__host__ inline cudaError_t use_279(cudaMipmappedArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2, unsigned int a3) { return cudaMallocMipmappedArray(a0, a1, a2, a3); }
__host__ inline cudaError_t use_280(cudaMipmappedArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2, unsigned int a3, unsigned int a4) { return cudaMallocMipmappedArray(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_281(cudaArray_t * a0, cudaMipmappedArray_const_t a1, unsigned int a2) { return cudaGetMipmappedArrayLevel(a0, a1, a2); }
__host__ inline cudaError_t use_282(const struct cudaMemcpy3DParms * a0) { return cudaMemcpy3D(a0); }
__host__ inline cudaError_t use_283(const struct cudaMemcpy3DPeerParms * a0) { return cudaMemcpy3DPeer(a0); }
__host__ inline cudaError_t use_284(const struct cudaMemcpy3DPeerParms * a0) { return cudaMemcpy3DPeerAsync(a0); }
__host__ inline cudaError_t use_285(const struct cudaMemcpy3DPeerParms * a0, cudaStream_t a1) { return cudaMemcpy3DPeerAsync(a0, a1); }
__host__ inline cudaError_t use_286(size_t * a0, size_t * a1) { return cudaMemGetInfo(a0, a1); }
__host__ inline cudaError_t use_287(struct cudaChannelFormatDesc * a0, struct cudaExtent * a1, unsigned int * a2, cudaArray_t a3) { return cudaArrayGetInfo(a0, a1, a2, a3); }
__host__ inline cudaError_t use_288(cudaArray_t * a0, cudaArray_t a1, unsigned int a2) { return cudaArrayGetPlane(a0, a1, a2); }
__host__ inline cudaError_t use_289(struct cudaArrayMemoryRequirements * a0, cudaArray_t a1, int a2) { return cudaArrayGetMemoryRequirements(a0, a1, a2); }
__host__ inline cudaError_t use_290(struct cudaArrayMemoryRequirements * a0, cudaMipmappedArray_t a1, int a2) { return cudaMipmappedArrayGetMemoryRequirements(a0, a1, a2); }
__host__ inline cudaError_t use_291(struct cudaArraySparseProperties * a0, cudaArray_t a1) { return cudaArrayGetSparseProperties(a0, a1); }
__host__ inline cudaError_t use_292(struct cudaArraySparseProperties * a0, cudaMipmappedArray_t a1) { return cudaMipmappedArrayGetSparseProperties(a0, a1); }
__host__ inline cudaError_t use_293(void * a0, const void * a1, size_t a2, enum cudaMemcpyKind a3) { return cudaMemcpy(a0, a1, a2, a3); }
__host__ inline cudaError_t use_294(void * a0, int a1, const void * a2, int a3, size_t a4) { return cudaMemcpyPeer(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_295(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaMemcpy2D(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_296(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DToArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_297(void * a0, size_t a1, cudaArray_const_t a2, size_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DFromArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_298(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6, size_t a7) { return cudaMemcpy2DArrayToArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_299(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaMemcpy2DArrayToArray(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_300(const void * a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_301(const void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_302(const float & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_303(const int & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_304(const uchar4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_305(const float4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_306(const float & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_307(const int & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_308(const uchar4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_309(const float4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_310(void * a0, const void * a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_311(void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_312(void * a0, const float & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_313(void * a0, const int & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_314(void * a0, const uchar4 & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_315(void * a0, const float4 & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_316(void * a0, const float & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_317(void * a0, const int & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_318(void * a0, const uchar4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_319(void * a0, const float4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_320(void * a0, int a1, const void * a2, int a3, size_t a4) { return cudaMemcpyPeerAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_321(void * a0, int a1, const void * a2, int a3, size_t a4, cudaStream_t a5) { return cudaMemcpyPeerAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_322(void *const * a0, const void *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_323(float *const * a0, float *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_324(int *const * a0, int *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_325(uchar4 *const * a0, uchar4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_326(float4 *const * a0, float4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_327(float *const * a0, float *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_328(int *const * a0, int *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_329(uchar4 *const * a0, uchar4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_330(float4 *const * a0, float4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_331(size_t a0, struct cudaMemcpy3DBatchOp * a1, unsigned long long a2, cudaStream_t a3) { return cudaMemcpy3DBatchAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_332(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DToArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_333(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7, cudaStream_t a8) { return cudaMemcpy2DToArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_334(void * a0, size_t a1, cudaArray_const_t a2, size_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DFromArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_335(void * a0, size_t a1, cudaArray_const_t a2, size_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7, cudaStream_t a8) { return cudaMemcpy2DFromArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_336(const void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_337(const void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_338(const float & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_339(const int & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_340(const uchar4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_341(const float4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_342(const float & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_343(const int & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_344(const uchar4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_345(const float4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_346(void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_347(void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_348(void * a0, const float & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_349(void * a0, const int & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_350(void * a0, const uchar4 & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_351(void * a0, const float4 & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_352(void * a0, const float & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_353(void * a0, const int & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_354(void * a0, const uchar4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_355(void * a0, const float4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_356(void * a0, int a1, size_t a2) { return cudaMemset(a0, a1, a2); }
__host__ inline cudaError_t use_357(void * a0, size_t a1, int a2, size_t a3, size_t a4) { return cudaMemset2D(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_358(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2) { return cudaMemset3D(a0, a1, a2); }
__host__ inline cudaError_t use_359(void ** a0, const void * a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_360(void ** a0, const float & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_361(void ** a0, const int & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_362(void ** a0, const uchar4 & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_363(void ** a0, const float4 & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_364(size_t * a0, const void * a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_365(size_t * a0, const float & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_366(size_t * a0, const int & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_367(size_t * a0, const uchar4 & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_368(size_t * a0, const float4 & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_369(const void * a0, size_t a1, struct cudaMemLocation a2, unsigned int a3) { return cudaMemPrefetchAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_370(const void * a0, size_t a1, struct cudaMemLocation a2, unsigned int a3, cudaStream_t a4) { return cudaMemPrefetchAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_371(void ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_372(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_373(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_374(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_375(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_376(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_377(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_378(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_379(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_380(void ** a0, size_t * a1, size_t a2, unsigned long long a3, cudaStream_t a4) { return cudaMemDiscardBatchAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_381(void ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_382(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_383(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_384(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_385(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_386(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_387(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_388(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_389(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_390(const void * a0, size_t a1, enum cudaMemoryAdvise a2, struct cudaMemLocation a3) { return cudaMemAdvise(a0, a1, a2, a3); }
__host__ inline cudaError_t use_391(void * a0, size_t a1, enum cudaMemRangeAttribute a2, const void * a3, size_t a4) { return cudaMemRangeGetAttribute(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_392(void ** a0, size_t * a1, enum cudaMemRangeAttribute * a2, size_t a3, const void * a4, size_t a5) { return cudaMemRangeGetAttributes(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_393(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyToArray(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_394(void * a0, cudaArray_const_t a1, size_t a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyFromArray(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_395(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpyArrayToArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_396(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6) { return cudaMemcpyArrayToArray(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_397(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyToArrayAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_398(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, enum cudaMemcpyKind a5, cudaStream_t a6) { return cudaMemcpyToArrayAsync(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_399(void * a0, cudaArray_const_t a1, size_t a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyFromArrayAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_400(void * a0, cudaArray_const_t a1, size_t a2, size_t a3, size_t a4, enum cudaMemcpyKind a5, cudaStream_t a6) { return cudaMemcpyFromArrayAsync(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_401(void ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_402(void ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_403(float ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_404(int ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_405(uchar4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_406(float4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_407(float ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_408(int ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_409(uchar4 ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_410(float4 ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_411(void * a0, cudaStream_t a1) { return cudaFreeAsync(a0, a1); }
__host__ inline cudaError_t use_412(cudaMemPool_t a0, size_t a1) { return cudaMemPoolTrimTo(a0, a1); }
__host__ inline cudaError_t use_413(cudaMemPool_t a0, enum cudaMemPoolAttr a1, void * a2) { return cudaMemPoolSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_414(cudaMemPool_t a0, enum cudaMemPoolAttr a1, void * a2) { return cudaMemPoolGetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_415(cudaMemPool_t a0, const struct cudaMemAccessDesc * a1, size_t a2) { return cudaMemPoolSetAccess(a0, a1, a2); }
__host__ inline cudaError_t use_416(enum cudaMemAccessFlags * a0, cudaMemPool_t a1, struct cudaMemLocation * a2) { return cudaMemPoolGetAccess(a0, a1, a2); }
__host__ inline cudaError_t use_417(cudaMemPool_t * a0, const struct cudaMemPoolProps * a1) { return cudaMemPoolCreate(a0, a1); }
__host__ inline cudaError_t use_418(cudaMemPool_t a0) { return cudaMemPoolDestroy(a0); }
__host__ inline cudaError_t use_419(cudaMemPool_t * a0, struct cudaMemLocation * a1, enum cudaMemAllocationType a2) { return cudaMemGetDefaultMemPool(a0, a1, a2); }
__host__ inline cudaError_t use_420(cudaMemPool_t * a0, struct cudaMemLocation * a1, enum cudaMemAllocationType a2) { return cudaMemGetMemPool(a0, a1, a2); }
__host__ inline cudaError_t use_421(struct cudaMemLocation * a0, enum cudaMemAllocationType a1, cudaMemPool_t a2) { return cudaMemSetMemPool(a0, a1, a2); }
__host__ inline cudaError_t use_422(void ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_423(float ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_424(int ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_425(uchar4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_426(float4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_427(void * a0, cudaMemPool_t a1, enum cudaMemAllocationHandleType a2, unsigned int a3) { return cudaMemPoolExportToShareableHandle(a0, a1, a2, a3); }
__host__ inline cudaError_t use_428(cudaMemPool_t * a0, void * a1, enum cudaMemAllocationHandleType a2, unsigned int a3) { return cudaMemPoolImportFromShareableHandle(a0, a1, a2, a3); }
__host__ inline cudaError_t use_429(struct cudaMemPoolPtrExportData * a0, void * a1) { return cudaMemPoolExportPointer(a0, a1); }
__host__ inline cudaError_t use_430(void ** a0, cudaMemPool_t a1, struct cudaMemPoolPtrExportData * a2) { return cudaMemPoolImportPointer(a0, a1, a2); }
__host__ inline cudaError_t use_431(struct cudaPointerAttributes * a0, const void * a1) { return cudaPointerGetAttributes(a0, a1); }
__host__ inline cudaError_t use_432(int * a0, int a1, int a2) { return cudaDeviceCanAccessPeer(a0, a1, a2); }
__host__ inline cudaError_t use_433(int a0, unsigned int a1) { return cudaDeviceEnablePeerAccess(a0, a1); }
__host__ inline cudaError_t use_434(int a0) { return cudaDeviceDisablePeerAccess(a0); }
__host__ inline cudaError_t use_435(cudaGraphicsResource_t a0) { return cudaGraphicsUnregisterResource(a0); }
__host__ inline cudaError_t use_436(cudaGraphicsResource_t a0, unsigned int a1) { return cudaGraphicsResourceSetMapFlags(a0, a1); }
__host__ inline cudaError_t use_437(int a0, cudaGraphicsResource_t * a1) { return cudaGraphicsMapResources(a0, a1); }
__host__ inline cudaError_t use_438(int a0, cudaGraphicsResource_t * a1, cudaStream_t a2) { return cudaGraphicsMapResources(a0, a1, a2); }
__host__ inline cudaError_t use_439(int a0, cudaGraphicsResource_t * a1) { return cudaGraphicsUnmapResources(a0, a1); }
__host__ inline cudaError_t use_440(int a0, cudaGraphicsResource_t * a1, cudaStream_t a2) { return cudaGraphicsUnmapResources(a0, a1, a2); }
__host__ inline cudaError_t use_441(void ** a0, size_t * a1, cudaGraphicsResource_t a2) { return cudaGraphicsResourceGetMappedPointer(a0, a1, a2); }
__host__ inline cudaError_t use_442(cudaArray_t * a0, cudaGraphicsResource_t a1, unsigned int a2, unsigned int a3) { return cudaGraphicsSubResourceGetMappedArray(a0, a1, a2, a3); }
__host__ inline cudaError_t use_443(cudaMipmappedArray_t * a0, cudaGraphicsResource_t a1) { return cudaGraphicsResourceGetMappedMipmappedArray(a0, a1); }
__host__ inline cudaError_t use_444(struct cudaChannelFormatDesc * a0, cudaArray_const_t a1) { return cudaGetChannelDesc(a0, a1); }
__host__ inline struct cudaChannelFormatDesc use_445(int a0, int a1, int a2, int a3, enum cudaChannelFormatKind a4) { return cudaCreateChannelDesc(a0, a1, a2, a3, a4); }
__host__ inline cudaChannelFormatDesc use_446() { return cudaCreateChannelDesc<float>(); }
__host__ inline cudaChannelFormatDesc use_447() { return cudaCreateChannelDesc<int>(); }
__host__ inline cudaChannelFormatDesc use_448() { return cudaCreateChannelDesc<uchar4>(); }
__host__ inline cudaChannelFormatDesc use_449() { return cudaCreateChannelDesc<float4>(); }
__host__ inline cudaError_t use_450(cudaTextureObject_t * a0, const struct cudaResourceDesc * a1, const struct cudaTextureDesc * a2, const struct cudaResourceViewDesc * a3) { return cudaCreateTextureObject(a0, a1, a2, a3); }
__host__ inline cudaError_t use_451(cudaTextureObject_t a0) { return cudaDestroyTextureObject(a0); }
__host__ inline cudaError_t use_452(struct cudaResourceDesc * a0, cudaTextureObject_t a1) { return cudaGetTextureObjectResourceDesc(a0, a1); }
__host__ inline cudaError_t use_453(struct cudaTextureDesc * a0, cudaTextureObject_t a1) { return cudaGetTextureObjectTextureDesc(a0, a1); }
__host__ inline cudaError_t use_454(struct cudaResourceViewDesc * a0, cudaTextureObject_t a1) { return cudaGetTextureObjectResourceViewDesc(a0, a1); }
__host__ inline cudaError_t use_455(cudaSurfaceObject_t * a0, const struct cudaResourceDesc * a1) { return cudaCreateSurfaceObject(a0, a1); }
__host__ inline cudaError_t use_456(cudaSurfaceObject_t a0) { return cudaDestroySurfaceObject(a0); }
__host__ inline cudaError_t use_457(struct cudaResourceDesc * a0, cudaSurfaceObject_t a1) { return cudaGetSurfaceObjectResourceDesc(a0, a1); }
__host__ inline cudaError_t use_458(int * a0) { return cudaDriverGetVersion(a0); }
__host__ inline cudaError_t use_459(cudaLogsCallback_t a0, void * a1, cudaLogsCallbackHandle * a2) { return cudaLogsRegisterCallback(a0, a1, a2); }
__host__ inline cudaError_t use_460(cudaLogsCallbackHandle a0) { return cudaLogsUnregisterCallback(a0); }
__host__ inline cudaError_t use_461(cudaLogIterator * a0, unsigned int a1) { return cudaLogsCurrent(a0, a1); }
__host__ inline cudaError_t use_462(cudaLogIterator * a0, const char * a1, unsigned int a2) { return cudaLogsDumpToFile(a0, a1, a2); }
__host__ inline cudaError_t use_463(cudaLogIterator * a0, char * a1, size_t * a2, unsigned int a3) { return cudaLogsDumpToMemory(a0, a1, a2, a3); }
__host__ inline cudaError_t use_464(cudaGraph_t * a0, unsigned int a1) { return cudaGraphCreate(a0, a1); }
__host__ inline cudaError_t use_465(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaKernelNodeParams * a4) { return cudaGraphAddKernelNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_466(cudaGraphNode_t a0, struct cudaKernelNodeParams * a1) { return cudaGraphKernelNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_467(cudaGraphNode_t a0, const struct cudaKernelNodeParams * a1) { return cudaGraphKernelNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_468(cudaGraphNode_t a0, cudaGraphNode_t a1) { return cudaGraphKernelNodeCopyAttributes(a0, a1); }
__host__ inline cudaError_t use_469(cudaGraphNode_t a0, cudaLaunchAttributeID a1, cudaLaunchAttributeValue * a2) { return cudaGraphKernelNodeGetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_470(cudaGraphNode_t a0, cudaLaunchAttributeID a1, const cudaLaunchAttributeValue * a2) { return cudaGraphKernelNodeSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_471(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaMemcpy3DParms * a4) { return cudaGraphAddMemcpyNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_472(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const void * a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_473(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const float & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_474(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const int & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_475(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const uchar4 & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_476(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const float4 & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_477(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_478(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const float & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_479(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const int & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_480(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const uchar4 & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_481(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const float4 & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_482(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const void * a5, size_t a6, enum cudaMemcpyKind a7) { return cudaGraphAddMemcpyNode1D(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_483(cudaGraphNode_t a0, struct cudaMemcpy3DParms * a1) { return cudaGraphMemcpyNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_484(cudaGraphNode_t a0, const struct cudaMemcpy3DParms * a1) { return cudaGraphMemcpyNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_485(cudaGraphNode_t a0, const void * a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_486(cudaGraphNode_t a0, const float & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_487(cudaGraphNode_t a0, const int & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_488(cudaGraphNode_t a0, const uchar4 & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_489(cudaGraphNode_t a0, const float4 & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_490(cudaGraphNode_t a0, void * a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_491(cudaGraphNode_t a0, void * a1, const float & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_492(cudaGraphNode_t a0, void * a1, const int & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_493(cudaGraphNode_t a0, void * a1, const uchar4 & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_494(cudaGraphNode_t a0, void * a1, const float4 & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_495(cudaGraphNode_t a0, void * a1, const void * a2, size_t a3, enum cudaMemcpyKind a4) { return cudaGraphMemcpyNodeSetParams1D(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_496(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaMemsetParams * a4) { return cudaGraphAddMemsetNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_497(cudaGraphNode_t a0, struct cudaMemsetParams * a1) { return cudaGraphMemsetNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_498(cudaGraphNode_t a0, const struct cudaMemsetParams * a1) { return cudaGraphMemsetNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_499(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaHostNodeParams * a4) { return cudaGraphAddHostNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_500(cudaGraphNode_t a0, struct cudaHostNodeParams * a1) { return cudaGraphHostNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_501(cudaGraphNode_t a0, const struct cudaHostNodeParams * a1) { return cudaGraphHostNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_502(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, cudaGraph_t a4) { return cudaGraphAddChildGraphNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_503(cudaGraphNode_t a0, cudaGraph_t * a1) { return cudaGraphChildGraphNodeGetGraph(a0, a1); }
__host__ inline cudaError_t use_504(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3) { return cudaGraphAddEmptyNode(a0, a1, a2, a3); }
__host__ inline cudaError_t use_505(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, cudaEvent_t a4) { return cudaGraphAddEventRecordNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_506(cudaGraphNode_t a0, cudaEvent_t * a1) { return cudaGraphEventRecordNodeGetEvent(a0, a1); }
__host__ inline cudaError_t use_507(cudaGraphNode_t a0, cudaEvent_t a1) { return cudaGraphEventRecordNodeSetEvent(a0, a1); }
__host__ inline cudaError_t use_508(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, cudaEvent_t a4) { return cudaGraphAddEventWaitNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_509(cudaGraphNode_t a0, cudaEvent_t * a1) { return cudaGraphEventWaitNodeGetEvent(a0, a1); }
__host__ inline cudaError_t use_510(cudaGraphNode_t a0, cudaEvent_t a1) { return cudaGraphEventWaitNodeSetEvent(a0, a1); }
__host__ inline cudaError_t use_511(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaExternalSemaphoreSignalNodeParams * a4) { return cudaGraphAddExternalSemaphoresSignalNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_512(cudaGraphNode_t a0, struct cudaExternalSemaphoreSignalNodeParams * a1) { return cudaGraphExternalSemaphoresSignalNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_513(cudaGraphNode_t a0, const struct cudaExternalSemaphoreSignalNodeParams * a1) { return cudaGraphExternalSemaphoresSignalNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_514(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaExternalSemaphoreWaitNodeParams * a4) { return cudaGraphAddExternalSemaphoresWaitNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_515(cudaGraphNode_t a0, struct cudaExternalSemaphoreWaitNodeParams * a1) { return cudaGraphExternalSemaphoresWaitNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_516(cudaGraphNode_t a0, const struct cudaExternalSemaphoreWaitNodeParams * a1) { return cudaGraphExternalSemaphoresWaitNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_517(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, struct cudaMemAllocNodeParams * a4) { return cudaGraphAddMemAllocNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_518(cudaGraphNode_t a0, struct cudaMemAllocNodeParams * a1) { return cudaGraphMemAllocNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_519(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4) { return cudaGraphAddMemFreeNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_520(cudaGraphNode_t a0, void * a1) { return cudaGraphMemFreeNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_521(int a0) { return cudaDeviceGraphMemTrim(a0); }
__host__ inline cudaError_t use_522(int a0, enum cudaGraphMemAttributeType a1, void * a2) { return cudaDeviceGetGraphMemAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_523(int a0, enum cudaGraphMemAttributeType a1, void * a2) { return cudaDeviceSetGraphMemAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_524(cudaGraph_t * a0, cudaGraph_t a1) { return cudaGraphClone(a0, a1); }
__host__ inline cudaError_t use_525(cudaGraphNode_t * a0, cudaGraphNode_t a1, cudaGraph_t a2) { return cudaGraphNodeFindInClone(a0, a1, a2); }
__host__ inline cudaError_t use_526(cudaGraphNode_t a0, enum cudaGraphNodeType * a1) { return cudaGraphNodeGetType(a0, a1); }
__host__ inline cudaError_t use_527(cudaGraph_t a0, cudaGraphNode_t * a1, size_t * a2) { return cudaGraphGetNodes(a0, a1, a2); }
__host__ inline cudaError_t use_528(cudaGraph_t a0, cudaGraphNode_t * a1, size_t * a2) { return cudaGraphGetRootNodes(a0, a1, a2); }
__host__ inline cudaError_t use_529(cudaGraph_t a0, cudaGraphNode_t * a1, cudaGraphNode_t * a2, cudaGraphEdgeData * a3, size_t * a4) { return cudaGraphGetEdges(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_530(cudaGraphNode_t a0, cudaGraphNode_t * a1, cudaGraphEdgeData * a2, size_t * a3) { return cudaGraphNodeGetDependencies(a0, a1, a2, a3); }
__host__ inline cudaError_t use_531(cudaGraphNode_t a0, cudaGraphNode_t * a1, cudaGraphEdgeData * a2, size_t * a3) { return cudaGraphNodeGetDependentNodes(a0, a1, a2, a3); }
__host__ inline cudaError_t use_532(cudaGraph_t a0, const cudaGraphNode_t * a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4) { return cudaGraphAddDependencies(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_533(cudaGraph_t a0, const cudaGraphNode_t * a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4) { return cudaGraphRemoveDependencies(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_534(cudaGraphNode_t a0) { return cudaGraphDestroyNode(a0); }
__host__ inline cudaError_t use_535(cudaGraphExec_t * a0, cudaGraph_t a1) { return cudaGraphInstantiate(a0, a1); }
__host__ inline cudaError_t use_536(cudaGraphExec_t * a0, cudaGraph_t a1, unsigned long long a2) { return cudaGraphInstantiate(a0, a1, a2); }
__host__ inline cudaError_t use_537(cudaGraphExec_t * a0, cudaGraph_t a1, cudaGraphNode_t * a2, char * a3, size_t a4) { return cudaGraphInstantiate(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_538(cudaGraphExec_t * a0, cudaGraph_t a1) { return cudaGraphInstantiateWithFlags(a0, a1); }
__host__ inline cudaError_t use_539(cudaGraphExec_t * a0, cudaGraph_t a1, unsigned long long a2) { return cudaGraphInstantiateWithFlags(a0, a1, a2); }
__host__ inline cudaError_t use_540(cudaGraphExec_t * a0, cudaGraph_t a1, cudaGraphInstantiateParams * a2) { return cudaGraphInstantiateWithParams(a0, a1, a2); }
__host__ inline cudaError_t use_541(cudaGraphExec_t a0, unsigned long long * a1) { return cudaGraphExecGetFlags(a0, a1); }
__host__ inline cudaError_t use_542(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaKernelNodeParams * a2) { return cudaGraphExecKernelNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_543(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaMemcpy3DParms * a2) { return cudaGraphExecMemcpyNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_544(cudaGraphExec_t a0, cudaGraphNode_t a1, const void * a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_545(cudaGraphExec_t a0, cudaGraphNode_t a1, const float & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_546(cudaGraphExec_t a0, cudaGraphNode_t a1, const int & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_547(cudaGraphExec_t a0, cudaGraphNode_t a1, const uchar4 & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_548(cudaGraphExec_t a0, cudaGraphNode_t a1, const float4 & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_549(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_550(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const float & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_551(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const int & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_552(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const uchar4 & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_553(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const float4 & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_554(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const void * a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphExecMemcpyNodeSetParams1D(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_555(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaMemsetParams * a2) { return cudaGraphExecMemsetNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_556(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaHostNodeParams * a2) { return cudaGraphExecHostNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_557(cudaGraphExec_t a0, cudaGraphNode_t a1, cudaGraph_t a2) { return cudaGraphExecChildGraphNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_558(cudaGraphExec_t a0, cudaGraphNode_t a1, cudaEvent_t a2) { return cudaGraphExecEventRecordNodeSetEvent(a0, a1, a2); }
__host__ inline cudaError_t use_559(cudaGraphExec_t a0, cudaGraphNode_t a1, cudaEvent_t a2) { return cudaGraphExecEventWaitNodeSetEvent(a0, a1, a2); }
__host__ inline cudaError_t use_560(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaExternalSemaphoreSignalNodeParams * a2) { return cudaGraphExecExternalSemaphoresSignalNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_561(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaExternalSemaphoreWaitNodeParams * a2) { return cudaGraphExecExternalSemaphoresWaitNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_562(cudaGraphExec_t a0, cudaGraphNode_t a1, unsigned int a2) { return cudaGraphNodeSetEnabled(a0, a1, a2); }
__host__ inline cudaError_t use_563(cudaGraphExec_t a0, cudaGraphNode_t a1, unsigned int * a2) { return cudaGraphNodeGetEnabled(a0, a1, a2); }
__host__ inline cudaError_t use_564(cudaGraphExec_t a0, cudaGraph_t a1, cudaGraphExecUpdateResultInfo * a2) { return cudaGraphExecUpdate(a0, a1, a2); }
__host__ inline cudaError_t use_565(cudaGraphExec_t a0, cudaGraph_t a1, cudaGraphNode_t * a2, enum cudaGraphExecUpdateResult * a3) { return cudaGraphExecUpdate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_566(cudaGraphExec_t a0, cudaStream_t a1) { return cudaGraphUpload(a0, a1); }
__host__ inline cudaError_t use_567(cudaGraphExec_t a0) { return cudaGraphExecDestroy(a0); }
__host__ inline cudaError_t use_568(cudaGraph_t a0) { return cudaGraphDestroy(a0); }
__host__ inline cudaError_t use_569(cudaGraph_t a0, const char * a1, unsigned int a2) { return cudaGraphDebugDotPrint(a0, a1, a2); }
__host__ inline cudaError_t use_570(cudaUserObject_t * a0, void * a1, cudaHostFn_t a2, unsigned int a3, unsigned int a4) { return cudaUserObjectCreate(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_571(cudaUserObject_t * a0, float * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_572(cudaUserObject_t * a0, int * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_573(cudaUserObject_t * a0, uchar4 * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_574(cudaUserObject_t * a0, float4 * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_575(cudaUserObject_t * a0, float * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_576(cudaUserObject_t * a0, int * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_577(cudaUserObject_t * a0, uchar4 * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_578(cudaUserObject_t * a0, float4 * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_579(cudaUserObject_t a0) { return cudaUserObjectRetain(a0); }
__host__ inline cudaError_t use_580(cudaUserObject_t a0, unsigned int a1) { return cudaUserObjectRetain(a0, a1); }
__host__ inline cudaError_t use_581(cudaUserObject_t a0) { return cudaUserObjectRelease(a0); }
__host__ inline cudaError_t use_582(cudaUserObject_t a0, unsigned int a1) { return cudaUserObjectRelease(a0, a1); }
__host__ inline cudaError_t use_583(cudaGraph_t a0, cudaUserObject_t a1) { return cudaGraphRetainUserObject(a0, a1); }
__host__ inline cudaError_t use_584(cudaGraph_t a0, cudaUserObject_t a1, unsigned int a2, unsigned int a3) { return cudaGraphRetainUserObject(a0, a1, a2, a3); }
__host__ inline cudaError_t use_585(cudaGraph_t a0, cudaUserObject_t a1) { return cudaGraphReleaseUserObject(a0, a1); }
__host__ inline cudaError_t use_586(cudaGraph_t a0, cudaUserObject_t a1, unsigned int a2) { return cudaGraphReleaseUserObject(a0, a1, a2); }
__host__ inline cudaError_t use_587(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4, struct cudaGraphNodeParams * a5) { return cudaGraphAddNode(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_588(cudaGraphNode_t a0, struct cudaGraphNodeParams * a1) { return cudaGraphNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_589(cudaGraphExec_t a0, cudaGraphNode_t a1, struct cudaGraphNodeParams * a2) { return cudaGraphExecNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_590(cudaGraphConditionalHandle * a0, cudaGraph_t a1) { return cudaGraphConditionalHandleCreate(a0, a1); }
__host__ inline cudaError_t use_591(cudaGraphConditionalHandle * a0, cudaGraph_t a1, unsigned int a2, unsigned int a3) { return cudaGraphConditionalHandleCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_592(const char * a0, void ** a1, unsigned long long a2) { return cudaGetDriverEntryPoint(a0, a1, a2); }
__host__ inline cudaError_t use_593(const char * a0, void ** a1, unsigned long long a2, enum cudaDriverEntryPointQueryResult * a3) { return cudaGetDriverEntryPoint(a0, a1, a2, a3); }
__host__ inline cudaError_t use_594(const char * a0, void ** a1, unsigned int a2, unsigned long long a3) { return cudaGetDriverEntryPointByVersion(a0, a1, a2, a3); }
__host__ inline cudaError_t use_595(const char * a0, void ** a1, unsigned int a2, unsigned long long a3, enum cudaDriverEntryPointQueryResult * a4) { return cudaGetDriverEntryPointByVersion(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_596(cudaLibrary_t * a0, const void * a1, enum cudaJitOption * a2, void ** a3, unsigned int a4, enum cudaLibraryOption * a5, void ** a6, unsigned int a7) { return cudaLibraryLoadData(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_597(cudaLibrary_t * a0, const char * a1, enum cudaJitOption * a2, void ** a3, unsigned int a4, enum cudaLibraryOption * a5, void ** a6, unsigned int a7) { return cudaLibraryLoadFromFile(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_598(cudaLibrary_t a0) { return cudaLibraryUnload(a0); }
__host__ inline cudaError_t use_599(cudaKernel_t * a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetKernel(a0, a1, a2); }
__host__ inline cudaError_t use_600(void ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_601(float ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_602(int ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_603(uchar4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_604(float4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_605(void ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_606(float ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_607(int ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_608(uchar4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_609(float4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_610(void ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_611(float ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_612(int ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_613(uchar4 ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_614(float4 ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_615(unsigned int * a0, cudaLibrary_t a1) { return cudaLibraryGetKernelCount(a0, a1); }
__host__ inline cudaError_t use_616(cudaKernel_t * a0, unsigned int a1, cudaLibrary_t a2) { return cudaLibraryEnumerateKernels(a0, a1, a2); }
__host__ inline cudaError_t use_617(cudaKernel_t a0, enum cudaFuncAttribute a1, int a2, int a3) { return cudaKernelSetAttributeForDevice(a0, a1, a2, a3); }
__host__ inline cudaError_t use_618(const void ** a0, const cudaUUID_t * a1) { return cudaGetExportTable(a0, a1); }
__host__ inline cudaError_t use_619(cudaFunction_t * a0, const void * a1) { return cudaGetFuncBySymbol(a0, a1); }
__host__ inline cudaError_t use_620(cudaKernel_t * a0, const void * a1) { return cudaGetKernel(a0, a1); }
__host__ inline cudaError_t use_621(cudaKernel_t * a0, UseKernel * a1) { return cudaGetKernel(a0, a1); }
__host__ inline cudaError_t use_622(cudaKernel_t * a0, UseKernelPointer * a1) { return cudaGetKernel(a0, a1); }
__host__ inline cudaChannelFormatDesc use_623() { return cudaCreateChannelDescHalf(); }
__host__ inline cudaChannelFormatDesc use_624() { return cudaCreateChannelDescHalf1(); }
__host__ inline cudaChannelFormatDesc use_625() { return cudaCreateChannelDescHalf2(); }
__host__ inline cudaChannelFormatDesc use_626() { return cudaCreateChannelDescHalf4(); }
__host__ inline cudaChannelFormatDesc use_627() { return cudaCreateChannelDescNV12(); }
__host__ inline struct cudaPitchedPtr use_628(void * a0, size_t a1, size_t a2, size_t a3) { return make_cudaPitchedPtr(a0, a1, a2, a3); }
__host__ inline struct cudaPos use_629(size_t a0, size_t a1, size_t a2) { return make_cudaPos(a0, a1, a2); }
__host__ inline struct cudaExtent use_630(size_t a0, size_t a1, size_t a2) { return make_cudaExtent(a0, a1, a2); }
__host__ inline cudaError_t use_631(const cudaLaunchConfig_t * a0, void (*a1)(float *), float * a2) { return cudaLaunchKernelEx(a0, a1, a2); }
__host__ inline cudaError_t use_632(const cudaLaunchConfig_t * a0, const cudaKernel_t a1, float * a2) { return cudaLaunchKernelEx(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_633(int * a0, int * a1, UseKernel a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_634(int * a0, int * a1, UseKernelPointer a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_635(int * a0, int * a1, UseKernel a2, UseUnary a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaError_t use_636(int * a0, int * a1, UseKernelPointer a2, UseUnary a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaError_t use_637(int * a0, int * a1, UseKernel a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_638(int * a0, int * a1, UseKernelPointer a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_639(int * a0, int * a1, UseKernel a2, UseUnary a3, int a4) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_640(int * a0, int * a1, UseKernelPointer a2, UseUnary a3, int a4) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_641(int * a0, int * a1, UseKernel a2) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_642(int * a0, int * a1, UseKernelPointer a2) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_643(int * a0, int * a1, UseKernel a2, size_t a3, int a4) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_644(int * a0, int * a1, UseKernelPointer a2, size_t a3, int a4) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_645(int * a0, int * a1, UseKernel a2) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_646(int * a0, int * a1, UseKernelPointer a2) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_647(int * a0, int * a1, UseKernel a2, size_t a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaError_t use_648(int * a0, int * a1, UseKernelPointer a2, size_t a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_649() { return cudaProfilerStart(); }
__host__ inline cudaError_t use_650() { return cudaProfilerStop(); }
__host__ inline cudaError_t use_651(unsigned int * a0, int * a1, unsigned int a2, enum cudaGLDeviceList a3) { return cudaGLGetDevices(a0, a1, a2, a3); }
__host__ inline cudaError_t use_652(struct cudaGraphicsResource ** a0, GLuint a1, GLenum a2, unsigned int a3) { return cudaGraphicsGLRegisterImage(a0, a1, a2, a3); }
__host__ inline cudaError_t use_653(struct cudaGraphicsResource ** a0, GLuint a1, unsigned int a2) { return cudaGraphicsGLRegisterBuffer(a0, a1, a2); }
__host__ inline cudaError_t use_654(int a0) { return cudaGLSetGLDevice(a0); }
__host__ inline cudaError_t use_655(GLuint a0) { return cudaGLRegisterBufferObject(a0); }
__host__ inline cudaError_t use_656(void ** a0, GLuint a1) { return cudaGLMapBufferObject(a0, a1); }
__host__ inline cudaError_t use_657(GLuint a0) { return cudaGLUnmapBufferObject(a0); }
__host__ inline cudaError_t use_658(GLuint a0) { return cudaGLUnregisterBufferObject(a0); }
__host__ inline cudaError_t use_659(GLuint a0, unsigned int a1) { return cudaGLSetBufferObjectMapFlags(a0, a1); }
__host__ inline cudaError_t use_660(void ** a0, GLuint a1, cudaStream_t a2) { return cudaGLMapBufferObjectAsync(a0, a1, a2); }
__host__ inline cudaError_t use_661(GLuint a0, cudaStream_t a1) { return cudaGLUnmapBufferObjectAsync(a0, a1); }
__host__ inline cudaError_t use_662(struct cudaGraphicsResource ** a0, EGLImageKHR a1, unsigned int a2) { return cudaGraphicsEGLRegisterImage(a0, a1, a2); }
__host__ inline cudaError_t use_663(cudaEglStreamConnection * a0, EGLStreamKHR a1) { return cudaEGLStreamConsumerConnect(a0, a1); }
__host__ inline cudaError_t use_664(cudaEglStreamConnection * a0, EGLStreamKHR a1, unsigned int a2) { return cudaEGLStreamConsumerConnectWithFlags(a0, a1, a2); }
__host__ inline cudaError_t use_665(cudaEglStreamConnection * a0) { return cudaEGLStreamConsumerDisconnect(a0); }
__host__ inline cudaError_t use_666(cudaEglStreamConnection * a0, cudaGraphicsResource_t * a1, cudaStream_t * a2, unsigned int a3) { return cudaEGLStreamConsumerAcquireFrame(a0, a1, a2, a3); }
__host__ inline cudaError_t use_667(cudaEglStreamConnection * a0, cudaGraphicsResource_t a1, cudaStream_t * a2) { return cudaEGLStreamConsumerReleaseFrame(a0, a1, a2); }
__host__ inline cudaError_t use_668(cudaEglStreamConnection * a0, EGLStreamKHR a1, EGLint a2, EGLint a3) { return cudaEGLStreamProducerConnect(a0, a1, a2, a3); }
__host__ inline cudaError_t use_669(cudaEglStreamConnection * a0) { return cudaEGLStreamProducerDisconnect(a0); }
__host__ inline cudaError_t use_670(cudaEglStreamConnection * a0, cudaEglFrame a1, cudaStream_t * a2) { return cudaEGLStreamProducerPresentFrame(a0, a1, a2); }
__host__ inline cudaError_t use_671(cudaEglStreamConnection * a0, cudaEglFrame * a1, cudaStream_t * a2) { return cudaEGLStreamProducerReturnFrame(a0, a1, a2); }
__host__ inline cudaError_t use_672(cudaEglFrame * a0, cudaGraphicsResource_t a1, unsigned int a2, unsigned int a3) { return cudaGraphicsResourceGetMappedEglFrame(a0, a1, a2, a3); }
__host__ inline cudaError_t use_673(cudaEvent_t * a0, EGLSyncKHR a1, unsigned int a2) { return cudaEventCreateFromEGLSync(a0, a1, a2); }
__host__ inline cudaError_t use_674(int * a0, VdpDevice a1, VdpGetProcAddress * a2) { return cudaVDPAUGetDevice(a0, a1, a2); }
__host__ inline cudaError_t use_675(int a0, VdpDevice a1, VdpGetProcAddress * a2) { return cudaVDPAUSetVDPAUDevice(a0, a1, a2); }
__host__ inline cudaError_t use_676(struct cudaGraphicsResource ** a0, VdpVideoSurface a1, unsigned int a2) { return cudaGraphicsVDPAURegisterVideoSurface(a0, a1, a2); }
__host__ inline cudaError_t use_677(struct cudaGraphicsResource ** a0, VdpOutputSurface a1, unsigned int a2) { return cudaGraphicsVDPAURegisterOutputSurface(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_678(cudaOccResult * a0, const cudaOccDeviceProp * a1, const cudaOccFuncAttributes * a2, const cudaOccDeviceState * a3, int a4, size_t a5) { return cudaOccMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaOccError use_679(int * a0, int * a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3, const cudaOccDeviceState * a4, size_t (*a5)(int), size_t a6) { return cudaOccMaxPotentialOccupancyBlockSize(a0, a1, a2, a3, a4, a5, a6); }
__host__ __device__ inline cudaOccError use_680(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccFuncAttributes * a2, const cudaOccDeviceState * a3, int a4, int a5) { return cudaOccAvailableDynamicSMemPerBlock(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaOccError use_681(int * a0, const cudaOccDeviceProp * a1) { return cudaOccSMemAllocationGranularity(a0, a1); }
__host__ __device__ inline cudaOccError use_682(int * a0, const cudaOccDeviceProp * a1) { return cudaOccRegAllocationMaxPerThread(a0, a1); }
__host__ __device__ inline cudaOccError use_683(int * a0, const cudaOccDeviceProp * a1) { return cudaOccRegAllocationGranularity(a0, a1); }
__host__ __device__ inline cudaOccError use_684(int * a0, const cudaOccDeviceProp * a1) { return cudaOccSubPartitionsPerMultiprocessor(a0, a1); }
__host__ __device__ inline cudaOccError use_685(int * a0, const cudaOccDeviceProp * a1) { return cudaOccMaxBlocksPerMultiprocessor(a0, a1); }
__host__ __device__ inline cudaOccError use_686(size_t * a0, const cudaOccDeviceProp * a1) { return cudaOccAlignUpShmemSizeVoltaPlus(a0, a1); }
__host__ __device__ inline cudaOccError use_687(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccDeviceState * a2) { return cudaOccSMemPreferenceVoltaPlus(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_688(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccDeviceState * a2) { return cudaOccSMemPreference(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_689(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccDeviceState * a2) { return cudaOccSMemPerMultiprocessor(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_690(size_t * a0, const cudaOccDeviceProp * a1, cudaOccFuncShmemConfig a2, size_t a3) { return cudaOccSMemPerBlock(a0, a1, a2, a3); }
__host__ __device__ inline cudaOccError use_691(cudaOccPartitionedGCSupport * a0, const cudaOccDeviceProp * a1) { return cudaOccPartitionedGlobalCachingModeSupport(a0, a1); }
__host__ __device__ inline cudaOccError use_692(int * a0, const cudaOccDeviceProp * a1) { return cudaOccMaxVirtualResourceCountPerSM(a0, a1); }
__host__ __device__ inline cudaOccError use_693(const cudaOccDeviceProp * a0) { return cudaOccDevicePropCheck(a0); }
__host__ __device__ inline cudaOccError use_694(const cudaOccFuncAttributes * a0) { return cudaOccFuncAttributesCheck(a0); }
__host__ __device__ inline cudaOccError use_695(const cudaOccDeviceState * a0) { return cudaOccDeviceStateCheck(a0); }
__host__ __device__ inline cudaOccError use_696(const cudaOccDeviceProp * a0, const cudaOccFuncAttributes * a1, const cudaOccDeviceState * a2) { return cudaOccInputCheck(a0, a1, a2); }
__host__ __device__ inline cudaOccPartitionedGCConfig use_697(const cudaOccDeviceProp * a0, const cudaOccFuncAttributes * a1) { return cudaOccPartitionedGCExpected(a0, a1); }
__host__ __device__ inline cudaOccError use_698(int * a0, cudaOccPartitionedGCConfig a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3, int a4) { return cudaOccMaxBlocksPerSMWarpsLimit(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaOccError use_699(int * a0, cudaOccResult * a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3, const cudaOccDeviceState * a4, int a5, size_t a6) { return cudaOccMaxBlocksPerSMSmemLimit(a0, a1, a2, a3, a4, a5, a6); }
__host__ __device__ inline cudaOccError use_700(int * a0, cudaOccPartitionedGCConfig * a1, cudaOccResult * a2, const cudaOccDeviceProp * a3, const cudaOccFuncAttributes * a4, int a5) { return cudaOccMaxBlocksPerSMRegsLimit(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaOccError use_701(int * a0, int a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3) { return cudaOccMaxBlocksPerSMBlockBarrierLimit(a0, a1, a2, a3); }
__host__ __device__ inline cudaOccError use_702(int * a0, const cudaOccDeviceProp * a1, const cudaOccFuncAttributes * a2) { return cudaOccMaxBlocksPerSMVirtualResource(a0, a1, a2); }
inline auto use_703 = cudaHostAllocDefault;
inline auto use_704 = cudaHostAllocPortable;
inline auto use_705 = cudaHostAllocMapped;
inline auto use_706 = cudaHostAllocWriteCombined;
inline auto use_707 = cudaHostRegisterDefault;
inline auto use_708 = cudaHostRegisterPortable;
inline auto use_709 = cudaHostRegisterMapped;
inline auto use_710 = cudaHostRegisterIoMemory;
inline auto use_711 = cudaHostRegisterReadOnly;
inline auto use_712 = cudaPeerAccessDefault;
inline auto use_713 = cudaStreamDefault;
inline auto use_714 = cudaStreamNonBlocking;
inline auto use_715 = cudaStreamLegacy;
inline auto use_716 = cudaStreamPerThread;
inline auto use_717 = cudaEventDefault;
inline auto use_718 = cudaEventBlockingSync;
inline auto use_719 = cudaEventDisableTiming;
inline auto use_720 = cudaEventInterprocess;
inline auto use_721 = cudaEventRecordDefault;
inline auto use_722 = cudaEventRecordExternal;
inline auto use_723 = cudaEventWaitDefault;
inline auto use_724 = cudaEventWaitExternal;
inline auto use_725 = cudaDeviceScheduleAuto;
inline auto use_726 = cudaDeviceScheduleSpin;
inline auto use_727 = cudaDeviceScheduleYield;
inline auto use_728 = cudaDeviceScheduleBlockingSync;
inline auto use_729 = cudaDeviceBlockingSync;
inline auto use_730 = cudaDeviceScheduleMask;
inline auto use_731 = cudaDeviceMapHost;
inline auto use_732 = cudaDeviceLmemResizeToMax;
inline auto use_733 = cudaDeviceSyncMemops;
inline auto use_734 = cudaDeviceMask;
inline auto use_735 = cudaArrayDefault;
inline auto use_736 = cudaArrayLayered;
inline auto use_737 = cudaArraySurfaceLoadStore;
inline auto use_738 = cudaArrayCubemap;
inline auto use_739 = cudaArrayTextureGather;
inline auto use_740 = cudaArrayColorAttachment;
inline auto use_741 = cudaArraySparse;
inline auto use_742 = cudaArrayDeferredMapping;
inline auto use_743 = cudaIpcMemLazyEnablePeerAccess;
inline auto use_744 = cudaMemAttachGlobal;
inline auto use_745 = cudaMemAttachHost;
inline auto use_746 = cudaMemAttachSingle;
inline auto use_747 = cudaOccupancyDefault;
inline auto use_748 = cudaOccupancyDisableCachingOverride;
inline auto use_749 = cudaCpuDeviceId;
inline auto use_750 = cudaInvalidDeviceId;
inline auto use_751 = cudaInitDeviceFlagsAreValid;
inline auto use_752 = cudaArraySparsePropertiesSingleMipTail;
inline auto use_753 = cudaMemPoolCreateUsageHwDecompress;
inline auto use_754 = CUDA_IPC_HANDLE_SIZE;
inline auto use_755 = cudaExternalMemoryDedicated;
inline auto use_756 = cudaExternalSemaphoreSignalSkipNvSciBufMemSync;
inline auto use_757 = cudaExternalSemaphoreWaitSkipNvSciBufMemSync;
inline auto use_758 = cudaNvSciSyncAttrSignal;
inline auto use_759 = cudaNvSciSyncAttrWait;
inline auto use_760 = cudaGraphKernelNodePortDefault;
inline auto use_761 = cudaGraphKernelNodePortProgrammatic;
inline auto use_762 = cudaGraphKernelNodePortLaunchCompletion;
inline auto use_763 = cudaStreamAttributeAccessPolicyWindow;
inline auto use_764 = cudaStreamAttributeSynchronizationPolicy;
inline auto use_765 = cudaStreamAttributeMemSyncDomainMap;
inline auto use_766 = cudaStreamAttributeMemSyncDomain;
inline auto use_767 = cudaStreamAttributePriority;
inline auto use_768 = cudaKernelNodeAttributeAccessPolicyWindow;
inline auto use_769 = cudaKernelNodeAttributeCooperative;
inline auto use_770 = cudaKernelNodeAttributePriority;
inline auto use_771 = cudaKernelNodeAttributeClusterDimension;
inline auto use_772 = cudaKernelNodeAttributeClusterSchedulingPolicyPreference;
inline auto use_773 = cudaKernelNodeAttributeMemSyncDomainMap;
inline auto use_774 = cudaKernelNodeAttributeMemSyncDomain;
inline auto use_775 = cudaKernelNodeAttributePreferredSharedMemoryCarveout;
inline auto use_776 = cudaKernelNodeAttributeDeviceUpdatableKernelNode;
inline auto use_777 = cudaKernelNodeAttributeNvlinkUtilCentricScheduling;
inline auto use_778 = cudaSurfaceType1D;
inline auto use_779 = cudaSurfaceType2D;
inline auto use_780 = cudaSurfaceType3D;
inline auto use_781 = cudaSurfaceTypeCubemap;
inline auto use_782 = cudaSurfaceType1DLayered;
inline auto use_783 = cudaSurfaceType2DLayered;
inline auto use_784 = cudaSurfaceTypeCubemapLayered;
inline auto use_785 = cudaTextureType1D;
inline auto use_786 = cudaTextureType2D;
inline auto use_787 = cudaTextureType3D;
inline auto use_788 = cudaTextureTypeCubemap;
inline auto use_789 = cudaTextureType1DLayered;
inline auto use_790 = cudaTextureType2DLayered;
inline auto use_791 = cudaTextureTypeCubemapLayered;
inline auto use_792 = CUDART_VERSION;
inline auto use_793 = cudaStreamGraphTailLaunch;
inline auto use_794 = cudaStreamGraphFireAndForget;
inline auto use_795 = cudaStreamGraphFireAndForgetAsSibling;
inline auto use_796 = cudaStreamTailLaunch;
inline auto use_797 = cudaStreamFireAndForget;
inline auto use_798 = CUDA_EGL_MAX_PLANES;
using use_799 = cudaError;
using use_800 = enum cudaError;
inline auto use_801 = cudaSuccess;
inline auto use_802 = cudaErrorInvalidValue;
inline auto use_803 = cudaErrorMemoryAllocation;
inline auto use_804 = cudaErrorInitializationError;
inline auto use_805 = cudaErrorCudartUnloading;
inline auto use_806 = cudaErrorProfilerDisabled;
inline auto use_807 = cudaErrorProfilerNotInitialized;
inline auto use_808 = cudaErrorProfilerAlreadyStarted;
inline auto use_809 = cudaErrorProfilerAlreadyStopped;
inline auto use_810 = cudaErrorInvalidConfiguration;
inline auto use_811 = cudaErrorInvalidPitchValue;
inline auto use_812 = cudaErrorInvalidSymbol;
inline auto use_813 = cudaErrorInvalidHostPointer;
inline auto use_814 = cudaErrorInvalidDevicePointer;
inline auto use_815 = cudaErrorInvalidTexture;
inline auto use_816 = cudaErrorInvalidTextureBinding;
inline auto use_817 = cudaErrorInvalidChannelDescriptor;
inline auto use_818 = cudaErrorInvalidMemcpyDirection;
inline auto use_819 = cudaErrorAddressOfConstant;
inline auto use_820 = cudaErrorTextureFetchFailed;
inline auto use_821 = cudaErrorTextureNotBound;
inline auto use_822 = cudaErrorSynchronizationError;
inline auto use_823 = cudaErrorInvalidFilterSetting;
inline auto use_824 = cudaErrorInvalidNormSetting;
inline auto use_825 = cudaErrorMixedDeviceExecution;
inline auto use_826 = cudaErrorNotYetImplemented;
inline auto use_827 = cudaErrorMemoryValueTooLarge;
inline auto use_828 = cudaErrorStubLibrary;
inline auto use_829 = cudaErrorInsufficientDriver;
inline auto use_830 = cudaErrorCallRequiresNewerDriver;
inline auto use_831 = cudaErrorInvalidSurface;
inline auto use_832 = cudaErrorDuplicateVariableName;
inline auto use_833 = cudaErrorDuplicateTextureName;
inline auto use_834 = cudaErrorDuplicateSurfaceName;
inline auto use_835 = cudaErrorDevicesUnavailable;
inline auto use_836 = cudaErrorIncompatibleDriverContext;
inline auto use_837 = cudaErrorMissingConfiguration;
inline auto use_838 = cudaErrorPriorLaunchFailure;
inline auto use_839 = cudaErrorLaunchMaxDepthExceeded;
inline auto use_840 = cudaErrorLaunchFileScopedTex;
inline auto use_841 = cudaErrorLaunchFileScopedSurf;
inline auto use_842 = cudaErrorSyncDepthExceeded;
inline auto use_843 = cudaErrorLaunchPendingCountExceeded;
inline auto use_844 = cudaErrorInvalidDeviceFunction;
inline auto use_845 = cudaErrorNoDevice;
inline auto use_846 = cudaErrorInvalidDevice;
inline auto use_847 = cudaErrorDeviceNotLicensed;
inline auto use_848 = cudaErrorSoftwareValidityNotEstablished;
inline auto use_849 = cudaErrorStartupFailure;
inline auto use_850 = cudaErrorInvalidKernelImage;
inline auto use_851 = cudaErrorDeviceUninitialized;
inline auto use_852 = cudaErrorMapBufferObjectFailed;
inline auto use_853 = cudaErrorUnmapBufferObjectFailed;
inline auto use_854 = cudaErrorArrayIsMapped;
inline auto use_855 = cudaErrorAlreadyMapped;
inline auto use_856 = cudaErrorNoKernelImageForDevice;
inline auto use_857 = cudaErrorAlreadyAcquired;
inline auto use_858 = cudaErrorNotMapped;
inline auto use_859 = cudaErrorNotMappedAsArray;
inline auto use_860 = cudaErrorNotMappedAsPointer;
inline auto use_861 = cudaErrorECCUncorrectable;
inline auto use_862 = cudaErrorUnsupportedLimit;
inline auto use_863 = cudaErrorDeviceAlreadyInUse;
inline auto use_864 = cudaErrorPeerAccessUnsupported;
inline auto use_865 = cudaErrorInvalidPtx;
inline auto use_866 = cudaErrorInvalidGraphicsContext;
inline auto use_867 = cudaErrorNvlinkUncorrectable;
inline auto use_868 = cudaErrorJitCompilerNotFound;
inline auto use_869 = cudaErrorUnsupportedPtxVersion;
inline auto use_870 = cudaErrorJitCompilationDisabled;
inline auto use_871 = cudaErrorUnsupportedExecAffinity;
inline auto use_872 = cudaErrorUnsupportedDevSideSync;
inline auto use_873 = cudaErrorContained;
inline auto use_874 = cudaErrorInvalidSource;
inline auto use_875 = cudaErrorFileNotFound;
inline auto use_876 = cudaErrorSharedObjectSymbolNotFound;
inline auto use_877 = cudaErrorSharedObjectInitFailed;
inline auto use_878 = cudaErrorOperatingSystem;
inline auto use_879 = cudaErrorInvalidResourceHandle;
inline auto use_880 = cudaErrorIllegalState;
inline auto use_881 = cudaErrorLossyQuery;
inline auto use_882 = cudaErrorSymbolNotFound;
inline auto use_883 = cudaErrorNotReady;
inline auto use_884 = cudaErrorIllegalAddress;
inline auto use_885 = cudaErrorLaunchOutOfResources;
inline auto use_886 = cudaErrorLaunchTimeout;
inline auto use_887 = cudaErrorLaunchIncompatibleTexturing;
inline auto use_888 = cudaErrorPeerAccessAlreadyEnabled;
inline auto use_889 = cudaErrorPeerAccessNotEnabled;
inline auto use_890 = cudaErrorSetOnActiveProcess;
inline auto use_891 = cudaErrorContextIsDestroyed;
inline auto use_892 = cudaErrorAssert;
inline auto use_893 = cudaErrorTooManyPeers;
inline auto use_894 = cudaErrorHostMemoryAlreadyRegistered;
inline auto use_895 = cudaErrorHostMemoryNotRegistered;
inline auto use_896 = cudaErrorHardwareStackError;
inline auto use_897 = cudaErrorIllegalInstruction;
inline auto use_898 = cudaErrorMisalignedAddress;
inline auto use_899 = cudaErrorInvalidAddressSpace;
inline auto use_900 = cudaErrorInvalidPc;
inline auto use_901 = cudaErrorLaunchFailure;
inline auto use_902 = cudaErrorCooperativeLaunchTooLarge;
inline auto use_903 = cudaErrorTensorMemoryLeak;
inline auto use_904 = cudaErrorNotPermitted;
inline auto use_905 = cudaErrorNotSupported;
inline auto use_906 = cudaErrorSystemNotReady;
inline auto use_907 = cudaErrorSystemDriverMismatch;
inline auto use_908 = cudaErrorCompatNotSupportedOnDevice;
inline auto use_909 = cudaErrorMpsConnectionFailed;
inline auto use_910 = cudaErrorMpsRpcFailure;
inline auto use_911 = cudaErrorMpsServerNotReady;
inline auto use_912 = cudaErrorMpsMaxClientsReached;
inline auto use_913 = cudaErrorMpsMaxConnectionsReached;
inline auto use_914 = cudaErrorMpsClientTerminated;
inline auto use_915 = cudaErrorCdpNotSupported;
inline auto use_916 = cudaErrorCdpVersionMismatch;
inline auto use_917 = cudaErrorStreamCaptureUnsupported;
inline auto use_918 = cudaErrorStreamCaptureInvalidated;
inline auto use_919 = cudaErrorStreamCaptureMerge;
inline auto use_920 = cudaErrorStreamCaptureUnmatched;
inline auto use_921 = cudaErrorStreamCaptureUnjoined;
inline auto use_922 = cudaErrorStreamCaptureIsolation;
inline auto use_923 = cudaErrorStreamCaptureImplicit;
inline auto use_924 = cudaErrorCapturedEvent;
inline auto use_925 = cudaErrorStreamCaptureWrongThread;
inline auto use_926 = cudaErrorTimeout;
inline auto use_927 = cudaErrorGraphExecUpdateFailure;
inline auto use_928 = cudaErrorExternalDevice;
inline auto use_929 = cudaErrorInvalidClusterSize;
inline auto use_930 = cudaErrorFunctionNotLoaded;
inline auto use_931 = cudaErrorInvalidResourceType;
inline auto use_932 = cudaErrorInvalidResourceConfiguration;
inline auto use_933 = cudaErrorUnknown;
inline auto use_934 = cudaErrorApiFailureBase;
using use_935 = cudaChannelFormatKind;
using use_936 = enum cudaChannelFormatKind;
inline auto use_937 = cudaChannelFormatKindSigned;
inline auto use_938 = cudaChannelFormatKindUnsigned;
inline auto use_939 = cudaChannelFormatKindFloat;
inline auto use_940 = cudaChannelFormatKindNone;
inline auto use_941 = cudaChannelFormatKindNV12;
inline auto use_942 = cudaChannelFormatKindUnsignedNormalized8X1;
inline auto use_943 = cudaChannelFormatKindUnsignedNormalized8X2;
inline auto use_944 = cudaChannelFormatKindUnsignedNormalized8X4;
inline auto use_945 = cudaChannelFormatKindUnsignedNormalized16X1;
inline auto use_946 = cudaChannelFormatKindUnsignedNormalized16X2;
inline auto use_947 = cudaChannelFormatKindUnsignedNormalized16X4;
inline auto use_948 = cudaChannelFormatKindSignedNormalized8X1;
inline auto use_949 = cudaChannelFormatKindSignedNormalized8X2;
inline auto use_950 = cudaChannelFormatKindSignedNormalized8X4;
inline auto use_951 = cudaChannelFormatKindSignedNormalized16X1;
inline auto use_952 = cudaChannelFormatKindSignedNormalized16X2;
inline auto use_953 = cudaChannelFormatKindSignedNormalized16X4;
inline auto use_954 = cudaChannelFormatKindUnsignedBlockCompressed1;
inline auto use_955 = cudaChannelFormatKindUnsignedBlockCompressed1SRGB;
inline auto use_956 = cudaChannelFormatKindUnsignedBlockCompressed2;
inline auto use_957 = cudaChannelFormatKindUnsignedBlockCompressed2SRGB;
inline auto use_958 = cudaChannelFormatKindUnsignedBlockCompressed3;
inline auto use_959 = cudaChannelFormatKindUnsignedBlockCompressed3SRGB;
inline auto use_960 = cudaChannelFormatKindUnsignedBlockCompressed4;
inline auto use_961 = cudaChannelFormatKindSignedBlockCompressed4;
inline auto use_962 = cudaChannelFormatKindUnsignedBlockCompressed5;
inline auto use_963 = cudaChannelFormatKindSignedBlockCompressed5;
inline auto use_964 = cudaChannelFormatKindUnsignedBlockCompressed6H;
inline auto use_965 = cudaChannelFormatKindSignedBlockCompressed6H;
inline auto use_966 = cudaChannelFormatKindUnsignedBlockCompressed7;
inline auto use_967 = cudaChannelFormatKindUnsignedBlockCompressed7SRGB;
inline auto use_968 = cudaChannelFormatKindUnsignedNormalized1010102;
using use_969 = cudaChannelFormatDesc;
using use_970 = struct cudaChannelFormatDesc;
using use_971 = cudaArray;
using use_972 = struct cudaArray;
using use_973 = cudaArray_t;
using use_974 = cudaArray_const_t;
using use_975 = cudaMipmappedArray;
using use_976 = struct cudaMipmappedArray;
using use_977 = cudaMipmappedArray_t;
using use_978 = cudaMipmappedArray_const_t;
using use_979 = cudaArraySparseProperties;
using use_980 = struct cudaArraySparseProperties;
using use_981 = cudaArrayMemoryRequirements;
using use_982 = struct cudaArrayMemoryRequirements;
using use_983 = cudaMemoryType;
using use_984 = enum cudaMemoryType;
inline auto use_985 = cudaMemoryTypeUnregistered;
inline auto use_986 = cudaMemoryTypeHost;
inline auto use_987 = cudaMemoryTypeDevice;
inline auto use_988 = cudaMemoryTypeManaged;
using use_989 = cudaMemcpyKind;
using use_990 = enum cudaMemcpyKind;
inline auto use_991 = cudaMemcpyHostToHost;
inline auto use_992 = cudaMemcpyHostToDevice;
inline auto use_993 = cudaMemcpyDeviceToHost;
inline auto use_994 = cudaMemcpyDeviceToDevice;
inline auto use_995 = cudaMemcpyDefault;
using use_996 = cudaPitchedPtr;
using use_997 = struct cudaPitchedPtr;
using use_998 = cudaExtent;
using use_999 = struct cudaExtent;
using use_1000 = cudaPos;
using use_1001 = struct cudaPos;
using use_1002 = cudaMemcpy3DParms;
using use_1003 = struct cudaMemcpy3DParms;
using use_1004 = cudaMemcpyNodeParams;
using use_1005 = struct cudaMemcpyNodeParams;
using use_1006 = cudaMemcpy3DPeerParms;
using use_1007 = struct cudaMemcpy3DPeerParms;
using use_1008 = cudaMemsetParams;
using use_1009 = struct cudaMemsetParams;
using use_1010 = cudaMemsetParamsV2;
using use_1011 = struct cudaMemsetParamsV2;
using use_1012 = cudaAccessProperty;
using use_1013 = enum cudaAccessProperty;
inline auto use_1014 = cudaAccessPropertyNormal;
inline auto use_1015 = cudaAccessPropertyStreaming;
inline auto use_1016 = cudaAccessPropertyPersisting;
using use_1017 = cudaAccessPolicyWindow;
using use_1018 = struct cudaAccessPolicyWindow;
using use_1019 = cudaHostFn_t;
using use_1020 = cudaHostNodeParams;
using use_1021 = struct cudaHostNodeParams;
using use_1022 = cudaHostNodeParamsV2;
using use_1023 = struct cudaHostNodeParamsV2;
using use_1024 = cudaStreamCaptureStatus;
using use_1025 = enum cudaStreamCaptureStatus;
inline auto use_1026 = cudaStreamCaptureStatusNone;
inline auto use_1027 = cudaStreamCaptureStatusActive;
inline auto use_1028 = cudaStreamCaptureStatusInvalidated;
using use_1029 = cudaStreamCaptureMode;
using use_1030 = enum cudaStreamCaptureMode;
inline auto use_1031 = cudaStreamCaptureModeGlobal;
inline auto use_1032 = cudaStreamCaptureModeThreadLocal;
inline auto use_1033 = cudaStreamCaptureModeRelaxed;
using use_1034 = cudaSynchronizationPolicy;
using use_1035 = enum cudaSynchronizationPolicy;
inline auto use_1036 = cudaSyncPolicyAuto;
inline auto use_1037 = cudaSyncPolicySpin;
inline auto use_1038 = cudaSyncPolicyYield;
inline auto use_1039 = cudaSyncPolicyBlockingSync;
using use_1040 = cudaClusterSchedulingPolicy;
using use_1041 = enum cudaClusterSchedulingPolicy;
inline auto use_1042 = cudaClusterSchedulingPolicyDefault;
inline auto use_1043 = cudaClusterSchedulingPolicySpread;
inline auto use_1044 = cudaClusterSchedulingPolicyLoadBalancing;
using use_1045 = cudaStreamUpdateCaptureDependenciesFlags;
using use_1046 = enum cudaStreamUpdateCaptureDependenciesFlags;
inline auto use_1047 = cudaStreamAddCaptureDependencies;
inline auto use_1048 = cudaStreamSetCaptureDependencies;
using use_1049 = cudaUserObjectFlags;
using use_1050 = enum cudaUserObjectFlags;
inline auto use_1051 = cudaUserObjectNoDestructorSync;
using use_1052 = cudaUserObjectRetainFlags;
using use_1053 = enum cudaUserObjectRetainFlags;
inline auto use_1054 = cudaGraphUserObjectMove;
using use_1055 = cudaGraphicsResource;
using use_1056 = struct cudaGraphicsResource;
using use_1057 = cudaGraphicsRegisterFlags;
using use_1058 = enum cudaGraphicsRegisterFlags;
inline auto use_1059 = cudaGraphicsRegisterFlagsNone;
inline auto use_1060 = cudaGraphicsRegisterFlagsReadOnly;
inline auto use_1061 = cudaGraphicsRegisterFlagsWriteDiscard;
inline auto use_1062 = cudaGraphicsRegisterFlagsSurfaceLoadStore;
inline auto use_1063 = cudaGraphicsRegisterFlagsTextureGather;
using use_1064 = cudaGraphicsMapFlags;
using use_1065 = enum cudaGraphicsMapFlags;
inline auto use_1066 = cudaGraphicsMapFlagsNone;
inline auto use_1067 = cudaGraphicsMapFlagsReadOnly;
inline auto use_1068 = cudaGraphicsMapFlagsWriteDiscard;
using use_1069 = cudaGraphicsCubeFace;
using use_1070 = enum cudaGraphicsCubeFace;
inline auto use_1071 = cudaGraphicsCubeFacePositiveX;
inline auto use_1072 = cudaGraphicsCubeFaceNegativeX;
inline auto use_1073 = cudaGraphicsCubeFacePositiveY;
inline auto use_1074 = cudaGraphicsCubeFaceNegativeY;
inline auto use_1075 = cudaGraphicsCubeFacePositiveZ;
inline auto use_1076 = cudaGraphicsCubeFaceNegativeZ;
using use_1077 = cudaResourceType;
using use_1078 = enum cudaResourceType;
inline auto use_1079 = cudaResourceTypeArray;
inline auto use_1080 = cudaResourceTypeMipmappedArray;
inline auto use_1081 = cudaResourceTypeLinear;
inline auto use_1082 = cudaResourceTypePitch2D;
using use_1083 = cudaResourceViewFormat;
using use_1084 = enum cudaResourceViewFormat;
inline auto use_1085 = cudaResViewFormatNone;
inline auto use_1086 = cudaResViewFormatUnsignedChar1;
inline auto use_1087 = cudaResViewFormatUnsignedChar2;
inline auto use_1088 = cudaResViewFormatUnsignedChar4;
inline auto use_1089 = cudaResViewFormatSignedChar1;
inline auto use_1090 = cudaResViewFormatSignedChar2;
inline auto use_1091 = cudaResViewFormatSignedChar4;
inline auto use_1092 = cudaResViewFormatUnsignedShort1;
inline auto use_1093 = cudaResViewFormatUnsignedShort2;
inline auto use_1094 = cudaResViewFormatUnsignedShort4;
inline auto use_1095 = cudaResViewFormatSignedShort1;
inline auto use_1096 = cudaResViewFormatSignedShort2;
inline auto use_1097 = cudaResViewFormatSignedShort4;
inline auto use_1098 = cudaResViewFormatUnsignedInt1;
inline auto use_1099 = cudaResViewFormatUnsignedInt2;
inline auto use_1100 = cudaResViewFormatUnsignedInt4;
inline auto use_1101 = cudaResViewFormatSignedInt1;
inline auto use_1102 = cudaResViewFormatSignedInt2;
inline auto use_1103 = cudaResViewFormatSignedInt4;
inline auto use_1104 = cudaResViewFormatHalf1;
inline auto use_1105 = cudaResViewFormatHalf2;
inline auto use_1106 = cudaResViewFormatHalf4;
inline auto use_1107 = cudaResViewFormatFloat1;
inline auto use_1108 = cudaResViewFormatFloat2;
inline auto use_1109 = cudaResViewFormatFloat4;
inline auto use_1110 = cudaResViewFormatUnsignedBlockCompressed1;
inline auto use_1111 = cudaResViewFormatUnsignedBlockCompressed2;
inline auto use_1112 = cudaResViewFormatUnsignedBlockCompressed3;
inline auto use_1113 = cudaResViewFormatUnsignedBlockCompressed4;
inline auto use_1114 = cudaResViewFormatSignedBlockCompressed4;
inline auto use_1115 = cudaResViewFormatUnsignedBlockCompressed5;
inline auto use_1116 = cudaResViewFormatSignedBlockCompressed5;
inline auto use_1117 = cudaResViewFormatUnsignedBlockCompressed6H;
inline auto use_1118 = cudaResViewFormatSignedBlockCompressed6H;
inline auto use_1119 = cudaResViewFormatUnsignedBlockCompressed7;
using use_1120 = cudaResourceDesc;
using use_1121 = struct cudaResourceDesc;
using use_1122 = cudaResourceViewDesc;
using use_1123 = struct cudaResourceViewDesc;
using use_1124 = cudaPointerAttributes;
using use_1125 = struct cudaPointerAttributes;
using use_1126 = cudaFuncAttributes;
using use_1127 = struct cudaFuncAttributes;
using use_1128 = cudaFuncAttribute;
using use_1129 = enum cudaFuncAttribute;
inline auto use_1130 = cudaFuncAttributeMaxDynamicSharedMemorySize;
inline auto use_1131 = cudaFuncAttributePreferredSharedMemoryCarveout;
inline auto use_1132 = cudaFuncAttributeClusterDimMustBeSet;
inline auto use_1133 = cudaFuncAttributeRequiredClusterWidth;
inline auto use_1134 = cudaFuncAttributeRequiredClusterHeight;
inline auto use_1135 = cudaFuncAttributeRequiredClusterDepth;
inline auto use_1136 = cudaFuncAttributeNonPortableClusterSizeAllowed;
inline auto use_1137 = cudaFuncAttributeClusterSchedulingPolicyPreference;
inline auto use_1138 = cudaFuncAttributeMax;
using use_1139 = cudaFuncCache;
using use_1140 = enum cudaFuncCache;
inline auto use_1141 = cudaFuncCachePreferNone;
inline auto use_1142 = cudaFuncCachePreferShared;
inline auto use_1143 = cudaFuncCachePreferL1;
inline auto use_1144 = cudaFuncCachePreferEqual;
using use_1145 = cudaSharedMemConfig;
using use_1146 = enum cudaSharedMemConfig;
inline auto use_1147 = cudaSharedMemBankSizeDefault;
inline auto use_1148 = cudaSharedMemBankSizeFourByte;
inline auto use_1149 = cudaSharedMemBankSizeEightByte;
using use_1150 = cudaSharedCarveout;
using use_1151 = enum cudaSharedCarveout;
inline auto use_1152 = cudaSharedmemCarveoutDefault;
inline auto use_1153 = cudaSharedmemCarveoutMaxShared;
inline auto use_1154 = cudaSharedmemCarveoutMaxL1;
using use_1155 = cudaComputeMode;
using use_1156 = enum cudaComputeMode;
inline auto use_1157 = cudaComputeModeDefault;
inline auto use_1158 = cudaComputeModeExclusive;
inline auto use_1159 = cudaComputeModeProhibited;
inline auto use_1160 = cudaComputeModeExclusiveProcess;
using use_1161 = cudaLimit;
using use_1162 = enum cudaLimit;
inline auto use_1163 = cudaLimitStackSize;
inline auto use_1164 = cudaLimitPrintfFifoSize;
inline auto use_1165 = cudaLimitMallocHeapSize;
inline auto use_1166 = cudaLimitDevRuntimeSyncDepth;
inline auto use_1167 = cudaLimitDevRuntimePendingLaunchCount;
inline auto use_1168 = cudaLimitMaxL2FetchGranularity;
inline auto use_1169 = cudaLimitPersistingL2CacheSize;
using use_1170 = cudaMemoryAdvise;
using use_1171 = enum cudaMemoryAdvise;
inline auto use_1172 = cudaMemAdviseSetReadMostly;
inline auto use_1173 = cudaMemAdviseUnsetReadMostly;
inline auto use_1174 = cudaMemAdviseSetPreferredLocation;
inline auto use_1175 = cudaMemAdviseUnsetPreferredLocation;
inline auto use_1176 = cudaMemAdviseSetAccessedBy;
inline auto use_1177 = cudaMemAdviseUnsetAccessedBy;
using use_1178 = cudaMemRangeAttribute;
using use_1179 = enum cudaMemRangeAttribute;
inline auto use_1180 = cudaMemRangeAttributeReadMostly;
inline auto use_1181 = cudaMemRangeAttributePreferredLocation;
inline auto use_1182 = cudaMemRangeAttributeAccessedBy;
inline auto use_1183 = cudaMemRangeAttributeLastPrefetchLocation;
inline auto use_1184 = cudaMemRangeAttributePreferredLocationType;
inline auto use_1185 = cudaMemRangeAttributePreferredLocationId;
inline auto use_1186 = cudaMemRangeAttributeLastPrefetchLocationType;
inline auto use_1187 = cudaMemRangeAttributeLastPrefetchLocationId;
using use_1188 = cudaFlushGPUDirectRDMAWritesOptions;
using use_1189 = enum cudaFlushGPUDirectRDMAWritesOptions;
inline auto use_1190 = cudaFlushGPUDirectRDMAWritesOptionHost;
inline auto use_1191 = cudaFlushGPUDirectRDMAWritesOptionMemOps;
using use_1192 = cudaGPUDirectRDMAWritesOrdering;
using use_1193 = enum cudaGPUDirectRDMAWritesOrdering;
inline auto use_1194 = cudaGPUDirectRDMAWritesOrderingNone;
inline auto use_1195 = cudaGPUDirectRDMAWritesOrderingOwner;
inline auto use_1196 = cudaGPUDirectRDMAWritesOrderingAllDevices;
using use_1197 = cudaFlushGPUDirectRDMAWritesScope;
using use_1198 = enum cudaFlushGPUDirectRDMAWritesScope;
inline auto use_1199 = cudaFlushGPUDirectRDMAWritesToOwner;
inline auto use_1200 = cudaFlushGPUDirectRDMAWritesToAllDevices;
using use_1201 = cudaFlushGPUDirectRDMAWritesTarget;
using use_1202 = enum cudaFlushGPUDirectRDMAWritesTarget;
inline auto use_1203 = cudaFlushGPUDirectRDMAWritesTargetCurrentDevice;
using use_1204 = cudaDeviceAttr;
using use_1205 = enum cudaDeviceAttr;
inline auto use_1206 = cudaDevAttrMaxThreadsPerBlock;
inline auto use_1207 = cudaDevAttrMaxBlockDimX;
inline auto use_1208 = cudaDevAttrMaxBlockDimY;
inline auto use_1209 = cudaDevAttrMaxBlockDimZ;
inline auto use_1210 = cudaDevAttrMaxGridDimX;
inline auto use_1211 = cudaDevAttrMaxGridDimY;
inline auto use_1212 = cudaDevAttrMaxGridDimZ;
inline auto use_1213 = cudaDevAttrMaxSharedMemoryPerBlock;
inline auto use_1214 = cudaDevAttrTotalConstantMemory;
inline auto use_1215 = cudaDevAttrWarpSize;
inline auto use_1216 = cudaDevAttrMaxPitch;
inline auto use_1217 = cudaDevAttrMaxRegistersPerBlock;
inline auto use_1218 = cudaDevAttrClockRate;
inline auto use_1219 = cudaDevAttrTextureAlignment;
inline auto use_1220 = cudaDevAttrGpuOverlap;
inline auto use_1221 = cudaDevAttrMultiProcessorCount;
inline auto use_1222 = cudaDevAttrKernelExecTimeout;
inline auto use_1223 = cudaDevAttrIntegrated;
inline auto use_1224 = cudaDevAttrCanMapHostMemory;
inline auto use_1225 = cudaDevAttrComputeMode;
inline auto use_1226 = cudaDevAttrMaxTexture1DWidth;
inline auto use_1227 = cudaDevAttrMaxTexture2DWidth;
inline auto use_1228 = cudaDevAttrMaxTexture2DHeight;
inline auto use_1229 = cudaDevAttrMaxTexture3DWidth;
inline auto use_1230 = cudaDevAttrMaxTexture3DHeight;
inline auto use_1231 = cudaDevAttrMaxTexture3DDepth;
inline auto use_1232 = cudaDevAttrMaxTexture2DLayeredWidth;
inline auto use_1233 = cudaDevAttrMaxTexture2DLayeredHeight;
inline auto use_1234 = cudaDevAttrMaxTexture2DLayeredLayers;
inline auto use_1235 = cudaDevAttrSurfaceAlignment;
inline auto use_1236 = cudaDevAttrConcurrentKernels;
inline auto use_1237 = cudaDevAttrEccEnabled;
inline auto use_1238 = cudaDevAttrPciBusId;
inline auto use_1239 = cudaDevAttrPciDeviceId;
inline auto use_1240 = cudaDevAttrTccDriver;
inline auto use_1241 = cudaDevAttrMemoryClockRate;
inline auto use_1242 = cudaDevAttrGlobalMemoryBusWidth;
inline auto use_1243 = cudaDevAttrL2CacheSize;
inline auto use_1244 = cudaDevAttrMaxThreadsPerMultiProcessor;
inline auto use_1245 = cudaDevAttrAsyncEngineCount;
inline auto use_1246 = cudaDevAttrUnifiedAddressing;
inline auto use_1247 = cudaDevAttrMaxTexture1DLayeredWidth;
inline auto use_1248 = cudaDevAttrMaxTexture1DLayeredLayers;
inline auto use_1249 = cudaDevAttrMaxTexture2DGatherWidth;
inline auto use_1250 = cudaDevAttrMaxTexture2DGatherHeight;
inline auto use_1251 = cudaDevAttrMaxTexture3DWidthAlt;
inline auto use_1252 = cudaDevAttrMaxTexture3DHeightAlt;
inline auto use_1253 = cudaDevAttrMaxTexture3DDepthAlt;
inline auto use_1254 = cudaDevAttrPciDomainId;
inline auto use_1255 = cudaDevAttrTexturePitchAlignment;
inline auto use_1256 = cudaDevAttrMaxTextureCubemapWidth;
inline auto use_1257 = cudaDevAttrMaxTextureCubemapLayeredWidth;
inline auto use_1258 = cudaDevAttrMaxTextureCubemapLayeredLayers;
inline auto use_1259 = cudaDevAttrMaxSurface1DWidth;
inline auto use_1260 = cudaDevAttrMaxSurface2DWidth;
inline auto use_1261 = cudaDevAttrMaxSurface2DHeight;
inline auto use_1262 = cudaDevAttrMaxSurface3DWidth;
inline auto use_1263 = cudaDevAttrMaxSurface3DHeight;
inline auto use_1264 = cudaDevAttrMaxSurface3DDepth;
inline auto use_1265 = cudaDevAttrMaxSurface1DLayeredWidth;
inline auto use_1266 = cudaDevAttrMaxSurface1DLayeredLayers;
inline auto use_1267 = cudaDevAttrMaxSurface2DLayeredWidth;
inline auto use_1268 = cudaDevAttrMaxSurface2DLayeredHeight;
inline auto use_1269 = cudaDevAttrMaxSurface2DLayeredLayers;
inline auto use_1270 = cudaDevAttrMaxSurfaceCubemapWidth;
inline auto use_1271 = cudaDevAttrMaxSurfaceCubemapLayeredWidth;
inline auto use_1272 = cudaDevAttrMaxSurfaceCubemapLayeredLayers;
inline auto use_1273 = cudaDevAttrMaxTexture1DLinearWidth;
inline auto use_1274 = cudaDevAttrMaxTexture2DLinearWidth;
inline auto use_1275 = cudaDevAttrMaxTexture2DLinearHeight;
inline auto use_1276 = cudaDevAttrMaxTexture2DLinearPitch;
inline auto use_1277 = cudaDevAttrMaxTexture2DMipmappedWidth;
inline auto use_1278 = cudaDevAttrMaxTexture2DMipmappedHeight;
inline auto use_1279 = cudaDevAttrComputeCapabilityMajor;
inline auto use_1280 = cudaDevAttrComputeCapabilityMinor;
inline auto use_1281 = cudaDevAttrMaxTexture1DMipmappedWidth;
inline auto use_1282 = cudaDevAttrStreamPrioritiesSupported;
inline auto use_1283 = cudaDevAttrGlobalL1CacheSupported;
inline auto use_1284 = cudaDevAttrLocalL1CacheSupported;
inline auto use_1285 = cudaDevAttrMaxSharedMemoryPerMultiprocessor;
inline auto use_1286 = cudaDevAttrMaxRegistersPerMultiprocessor;
inline auto use_1287 = cudaDevAttrManagedMemory;
inline auto use_1288 = cudaDevAttrIsMultiGpuBoard;
inline auto use_1289 = cudaDevAttrMultiGpuBoardGroupID;
inline auto use_1290 = cudaDevAttrHostNativeAtomicSupported;
inline auto use_1291 = cudaDevAttrSingleToDoublePrecisionPerfRatio;
inline auto use_1292 = cudaDevAttrPageableMemoryAccess;
inline auto use_1293 = cudaDevAttrConcurrentManagedAccess;
inline auto use_1294 = cudaDevAttrComputePreemptionSupported;
inline auto use_1295 = cudaDevAttrCanUseHostPointerForRegisteredMem;
inline auto use_1296 = cudaDevAttrReserved92;
inline auto use_1297 = cudaDevAttrReserved93;
inline auto use_1298 = cudaDevAttrReserved94;
inline auto use_1299 = cudaDevAttrCooperativeLaunch;
inline auto use_1300 = cudaDevAttrReserved96;
inline auto use_1301 = cudaDevAttrMaxSharedMemoryPerBlockOptin;
inline auto use_1302 = cudaDevAttrCanFlushRemoteWrites;
inline auto use_1303 = cudaDevAttrHostRegisterSupported;
inline auto use_1304 = cudaDevAttrPageableMemoryAccessUsesHostPageTables;
inline auto use_1305 = cudaDevAttrDirectManagedMemAccessFromHost;
inline auto use_1306 = cudaDevAttrMaxBlocksPerMultiprocessor;
inline auto use_1307 = cudaDevAttrMaxPersistingL2CacheSize;
inline auto use_1308 = cudaDevAttrMaxAccessPolicyWindowSize;
inline auto use_1309 = cudaDevAttrReservedSharedMemoryPerBlock;
inline auto use_1310 = cudaDevAttrSparseCudaArraySupported;
inline auto use_1311 = cudaDevAttrHostRegisterReadOnlySupported;
inline auto use_1312 = cudaDevAttrTimelineSemaphoreInteropSupported;
inline auto use_1313 = cudaDevAttrMemoryPoolsSupported;
inline auto use_1314 = cudaDevAttrGPUDirectRDMASupported;
inline auto use_1315 = cudaDevAttrGPUDirectRDMAFlushWritesOptions;
inline auto use_1316 = cudaDevAttrGPUDirectRDMAWritesOrdering;
inline auto use_1317 = cudaDevAttrMemoryPoolSupportedHandleTypes;
inline auto use_1318 = cudaDevAttrClusterLaunch;
inline auto use_1319 = cudaDevAttrDeferredMappingCudaArraySupported;
inline auto use_1320 = cudaDevAttrReserved122;
inline auto use_1321 = cudaDevAttrReserved123;
inline auto use_1322 = cudaDevAttrReserved124;
inline auto use_1323 = cudaDevAttrIpcEventSupport;
inline auto use_1324 = cudaDevAttrMemSyncDomainCount;
inline auto use_1325 = cudaDevAttrReserved127;
inline auto use_1326 = cudaDevAttrReserved128;
inline auto use_1327 = cudaDevAttrReserved129;
inline auto use_1328 = cudaDevAttrNumaConfig;
inline auto use_1329 = cudaDevAttrNumaId;
inline auto use_1330 = cudaDevAttrReserved132;
inline auto use_1331 = cudaDevAttrMpsEnabled;
inline auto use_1332 = cudaDevAttrHostNumaId;
inline auto use_1333 = cudaDevAttrD3D12CigSupported;
inline auto use_1334 = cudaDevAttrVulkanCigSupported;
inline auto use_1335 = cudaDevAttrGpuPciDeviceId;
inline auto use_1336 = cudaDevAttrGpuPciSubsystemId;
inline auto use_1337 = cudaDevAttrReserved141;
inline auto use_1338 = cudaDevAttrHostNumaMemoryPoolsSupported;
inline auto use_1339 = cudaDevAttrHostNumaMultinodeIpcSupported;
inline auto use_1340 = cudaDevAttrHostMemoryPoolsSupported;
inline auto use_1341 = cudaDevAttrReserved145;
inline auto use_1342 = cudaDevAttrOnlyPartialHostNativeAtomicSupported;
inline auto use_1343 = cudaDevAttrMax;
using use_1344 = cudaMemPoolAttr;
using use_1345 = enum cudaMemPoolAttr;
inline auto use_1346 = cudaMemPoolReuseFollowEventDependencies;
inline auto use_1347 = cudaMemPoolReuseAllowOpportunistic;
inline auto use_1348 = cudaMemPoolReuseAllowInternalDependencies;
inline auto use_1349 = cudaMemPoolAttrReleaseThreshold;
inline auto use_1350 = cudaMemPoolAttrReservedMemCurrent;
inline auto use_1351 = cudaMemPoolAttrReservedMemHigh;
inline auto use_1352 = cudaMemPoolAttrUsedMemCurrent;
inline auto use_1353 = cudaMemPoolAttrUsedMemHigh;
using use_1354 = cudaMemLocationType;
using use_1355 = enum cudaMemLocationType;
inline auto use_1356 = cudaMemLocationTypeInvalid;
inline auto use_1357 = cudaMemLocationTypeNone;
inline auto use_1358 = cudaMemLocationTypeDevice;
inline auto use_1359 = cudaMemLocationTypeHost;
inline auto use_1360 = cudaMemLocationTypeHostNuma;
inline auto use_1361 = cudaMemLocationTypeHostNumaCurrent;
using use_1362 = cudaMemLocation;
using use_1363 = struct cudaMemLocation;
using use_1364 = cudaMemAccessFlags;
using use_1365 = enum cudaMemAccessFlags;
inline auto use_1366 = cudaMemAccessFlagsProtNone;
inline auto use_1367 = cudaMemAccessFlagsProtRead;
inline auto use_1368 = cudaMemAccessFlagsProtReadWrite;
using use_1369 = cudaMemAccessDesc;
using use_1370 = struct cudaMemAccessDesc;
using use_1371 = cudaMemAllocationType;
using use_1372 = enum cudaMemAllocationType;
inline auto use_1373 = cudaMemAllocationTypeInvalid;
inline auto use_1374 = cudaMemAllocationTypePinned;
inline auto use_1375 = cudaMemAllocationTypeManaged;
inline auto use_1376 = cudaMemAllocationTypeMax;
using use_1377 = cudaMemAllocationHandleType;
using use_1378 = enum cudaMemAllocationHandleType;
inline auto use_1379 = cudaMemHandleTypeNone;
inline auto use_1380 = cudaMemHandleTypePosixFileDescriptor;
inline auto use_1381 = cudaMemHandleTypeWin32;
inline auto use_1382 = cudaMemHandleTypeWin32Kmt;
inline auto use_1383 = cudaMemHandleTypeFabric;
using use_1384 = cudaMemPoolProps;
using use_1385 = struct cudaMemPoolProps;
using use_1386 = cudaMemPoolPtrExportData;
using use_1387 = struct cudaMemPoolPtrExportData;
using use_1388 = cudaMemAllocNodeParams;
using use_1389 = struct cudaMemAllocNodeParams;
using use_1390 = cudaMemAllocNodeParamsV2;
using use_1391 = struct cudaMemAllocNodeParamsV2;
using use_1392 = cudaMemFreeNodeParams;
using use_1393 = struct cudaMemFreeNodeParams;
using use_1394 = cudaGraphMemAttributeType;
using use_1395 = enum cudaGraphMemAttributeType;
inline auto use_1396 = cudaGraphMemAttrUsedMemCurrent;
inline auto use_1397 = cudaGraphMemAttrUsedMemHigh;
inline auto use_1398 = cudaGraphMemAttrReservedMemCurrent;
inline auto use_1399 = cudaGraphMemAttrReservedMemHigh;
using use_1400 = cudaMemcpyFlags;
using use_1401 = enum cudaMemcpyFlags;
inline auto use_1402 = cudaMemcpyFlagDefault;
inline auto use_1403 = cudaMemcpyFlagPreferOverlapWithCompute;
using use_1404 = cudaMemcpySrcAccessOrder;
using use_1405 = enum cudaMemcpySrcAccessOrder;
inline auto use_1406 = cudaMemcpySrcAccessOrderInvalid;
inline auto use_1407 = cudaMemcpySrcAccessOrderStream;
inline auto use_1408 = cudaMemcpySrcAccessOrderDuringApiCall;
inline auto use_1409 = cudaMemcpySrcAccessOrderAny;
inline auto use_1410 = cudaMemcpySrcAccessOrderMax;
using use_1411 = cudaMemcpyAttributes;
using use_1412 = struct cudaMemcpyAttributes;
using use_1413 = cudaMemcpy3DOperandType;
using use_1414 = enum cudaMemcpy3DOperandType;
inline auto use_1415 = cudaMemcpyOperandTypePointer;
inline auto use_1416 = cudaMemcpyOperandTypeArray;
inline auto use_1417 = cudaMemcpyOperandTypeMax;
using use_1418 = cudaOffset3D;
using use_1419 = struct cudaOffset3D;
using use_1420 = cudaMemcpy3DOperand;
using use_1421 = struct cudaMemcpy3DOperand;
using use_1422 = cudaMemcpy3DBatchOp;
using use_1423 = struct cudaMemcpy3DBatchOp;
using use_1424 = cudaDeviceP2PAttr;
using use_1425 = enum cudaDeviceP2PAttr;
inline auto use_1426 = cudaDevP2PAttrPerformanceRank;
inline auto use_1427 = cudaDevP2PAttrAccessSupported;
inline auto use_1428 = cudaDevP2PAttrNativeAtomicSupported;
inline auto use_1429 = cudaDevP2PAttrCudaArrayAccessSupported;
inline auto use_1430 = cudaDevP2PAttrOnlyPartialNativeAtomicSupported;
using use_1431 = cudaAtomicOperation;
using use_1432 = enum cudaAtomicOperation;
inline auto use_1433 = cudaAtomicOperationIntegerAdd;
inline auto use_1434 = cudaAtomicOperationIntegerMin;
inline auto use_1435 = cudaAtomicOperationIntegerMax;
inline auto use_1436 = cudaAtomicOperationIntegerIncrement;
inline auto use_1437 = cudaAtomicOperationIntegerDecrement;
inline auto use_1438 = cudaAtomicOperationAnd;
inline auto use_1439 = cudaAtomicOperationOr;
inline auto use_1440 = cudaAtomicOperationXOR;
inline auto use_1441 = cudaAtomicOperationExchange;
inline auto use_1442 = cudaAtomicOperationCAS;
inline auto use_1443 = cudaAtomicOperationFloatAdd;
inline auto use_1444 = cudaAtomicOperationFloatMin;
inline auto use_1445 = cudaAtomicOperationFloatMax;
using use_1446 = cudaAtomicOperationCapability;
using use_1447 = enum cudaAtomicOperationCapability;
inline auto use_1448 = cudaAtomicCapabilitySigned;
inline auto use_1449 = cudaAtomicCapabilityUnsigned;
inline auto use_1450 = cudaAtomicCapabilityReduction;
inline auto use_1451 = cudaAtomicCapabilityScalar32;
inline auto use_1452 = cudaAtomicCapabilityScalar64;
inline auto use_1453 = cudaAtomicCapabilityScalar128;
inline auto use_1454 = cudaAtomicCapabilityVector32x4;
using use_1455 = CUuuid_st;
using use_1456 = struct CUuuid_st;
using use_1457 = CUuuid;
using use_1458 = cudaUUID_t;
using use_1459 = cudaDeviceProp;
using use_1460 = struct cudaDeviceProp;
using use_1461 = cudaIpcEventHandle_st;
using use_1462 = struct cudaIpcEventHandle_st;
using use_1463 = cudaIpcEventHandle_t;
using use_1464 = cudaIpcMemHandle_st;
using use_1465 = struct cudaIpcMemHandle_st;
using use_1466 = cudaIpcMemHandle_t;
using use_1467 = cudaMemFabricHandle_st;
using use_1468 = struct cudaMemFabricHandle_st;
using use_1469 = cudaMemFabricHandle_t;
using use_1470 = cudaExternalMemoryHandleType;
using use_1471 = enum cudaExternalMemoryHandleType;
inline auto use_1472 = cudaExternalMemoryHandleTypeOpaqueFd;
inline auto use_1473 = cudaExternalMemoryHandleTypeOpaqueWin32;
inline auto use_1474 = cudaExternalMemoryHandleTypeOpaqueWin32Kmt;
inline auto use_1475 = cudaExternalMemoryHandleTypeD3D12Heap;
inline auto use_1476 = cudaExternalMemoryHandleTypeD3D12Resource;
inline auto use_1477 = cudaExternalMemoryHandleTypeD3D11Resource;
inline auto use_1478 = cudaExternalMemoryHandleTypeD3D11ResourceKmt;
inline auto use_1479 = cudaExternalMemoryHandleTypeNvSciBuf;
using use_1480 = cudaExternalMemoryHandleDesc;
using use_1481 = struct cudaExternalMemoryHandleDesc;
using use_1482 = cudaExternalMemoryBufferDesc;
using use_1483 = struct cudaExternalMemoryBufferDesc;
using use_1484 = cudaExternalMemoryMipmappedArrayDesc;
using use_1485 = struct cudaExternalMemoryMipmappedArrayDesc;
using use_1486 = cudaExternalSemaphoreHandleType;
using use_1487 = enum cudaExternalSemaphoreHandleType;
inline auto use_1488 = cudaExternalSemaphoreHandleTypeOpaqueFd;
inline auto use_1489 = cudaExternalSemaphoreHandleTypeOpaqueWin32;
inline auto use_1490 = cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt;
inline auto use_1491 = cudaExternalSemaphoreHandleTypeD3D12Fence;
inline auto use_1492 = cudaExternalSemaphoreHandleTypeD3D11Fence;
inline auto use_1493 = cudaExternalSemaphoreHandleTypeNvSciSync;
inline auto use_1494 = cudaExternalSemaphoreHandleTypeKeyedMutex;
inline auto use_1495 = cudaExternalSemaphoreHandleTypeKeyedMutexKmt;
inline auto use_1496 = cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
inline auto use_1497 = cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32;
using use_1498 = cudaExternalSemaphoreHandleDesc;
using use_1499 = struct cudaExternalSemaphoreHandleDesc;
using use_1500 = cudaExternalSemaphoreSignalParams;
using use_1501 = struct cudaExternalSemaphoreSignalParams;
using use_1502 = cudaExternalSemaphoreWaitParams;
using use_1503 = struct cudaExternalSemaphoreWaitParams;
using use_1504 = cudaError_t;
using use_1505 = CUstream_st;
using use_1506 = struct CUstream_st;
using use_1507 = cudaStream_t;
using use_1508 = CUevent_st;
using use_1509 = struct CUevent_st;
using use_1510 = cudaEvent_t;
using use_1511 = cudaGraphicsResource_t;
using use_1512 = CUexternalMemory_st;
using use_1513 = struct CUexternalMemory_st;
using use_1514 = cudaExternalMemory_t;
using use_1515 = CUexternalSemaphore_st;
using use_1516 = struct CUexternalSemaphore_st;
using use_1517 = cudaExternalSemaphore_t;
using use_1518 = CUgraph_st;
using use_1519 = struct CUgraph_st;
using use_1520 = cudaGraph_t;
using use_1521 = CUgraphNode_st;
using use_1522 = struct CUgraphNode_st;
using use_1523 = cudaGraphNode_t;
using use_1524 = CUuserObject_st;
using use_1525 = struct CUuserObject_st;
using use_1526 = cudaUserObject_t;
using use_1527 = cudaGraphConditionalHandle;
using use_1528 = CUfunc_st;
using use_1529 = struct CUfunc_st;
using use_1530 = cudaFunction_t;
using use_1531 = CUkern_st;
using use_1532 = struct CUkern_st;
using use_1533 = cudaKernel_t;
using use_1534 = cudaJitOption;
using use_1535 = enum cudaJitOption;
inline auto use_1536 = cudaJitMaxRegisters;
inline auto use_1537 = cudaJitThreadsPerBlock;
inline auto use_1538 = cudaJitWallTime;
inline auto use_1539 = cudaJitInfoLogBuffer;
inline auto use_1540 = cudaJitInfoLogBufferSizeBytes;
inline auto use_1541 = cudaJitErrorLogBuffer;
inline auto use_1542 = cudaJitErrorLogBufferSizeBytes;
inline auto use_1543 = cudaJitOptimizationLevel;
inline auto use_1544 = cudaJitFallbackStrategy;
inline auto use_1545 = cudaJitGenerateDebugInfo;
inline auto use_1546 = cudaJitLogVerbose;
inline auto use_1547 = cudaJitGenerateLineInfo;
inline auto use_1548 = cudaJitCacheMode;
inline auto use_1549 = cudaJitPositionIndependentCode;
inline auto use_1550 = cudaJitMinCtaPerSm;
inline auto use_1551 = cudaJitMaxThreadsPerBlock;
inline auto use_1552 = cudaJitOverrideDirectiveValues;
using use_1553 = cudaLibraryOption;
using use_1554 = enum cudaLibraryOption;
inline auto use_1555 = cudaLibraryHostUniversalFunctionAndDataTable;
inline auto use_1556 = cudaLibraryBinaryIsPreserved;
using use_1557 = cudalibraryHostUniversalFunctionAndDataTable;
using use_1558 = struct cudalibraryHostUniversalFunctionAndDataTable;
using use_1559 = cudaJit_CacheMode;
using use_1560 = enum cudaJit_CacheMode;
inline auto use_1561 = cudaJitCacheOptionNone;
inline auto use_1562 = cudaJitCacheOptionCG;
inline auto use_1563 = cudaJitCacheOptionCA;
using use_1564 = cudaJit_Fallback;
using use_1565 = enum cudaJit_Fallback;
inline auto use_1566 = cudaPreferPtx;
inline auto use_1567 = cudaPreferBinary;
using use_1568 = CUlib_st;
using use_1569 = struct CUlib_st;
using use_1570 = cudaLibrary_t;
using use_1571 = CUmemPoolHandle_st;
using use_1572 = struct CUmemPoolHandle_st;
using use_1573 = cudaMemPool_t;
using use_1574 = cudaCGScope;
using use_1575 = enum cudaCGScope;
inline auto use_1576 = cudaCGScopeInvalid;
inline auto use_1577 = cudaCGScopeGrid;
inline auto use_1578 = cudaCGScopeReserved;
using use_1579 = cudaKernelNodeParams;
using use_1580 = struct cudaKernelNodeParams;
using use_1581 = cudaKernelNodeParamsV2;
using use_1582 = struct cudaKernelNodeParamsV2;
using use_1583 = cudaExternalSemaphoreSignalNodeParams;
using use_1584 = struct cudaExternalSemaphoreSignalNodeParams;
using use_1585 = cudaExternalSemaphoreSignalNodeParamsV2;
using use_1586 = struct cudaExternalSemaphoreSignalNodeParamsV2;
using use_1587 = cudaExternalSemaphoreWaitNodeParams;
using use_1588 = struct cudaExternalSemaphoreWaitNodeParams;
using use_1589 = cudaExternalSemaphoreWaitNodeParamsV2;
using use_1590 = struct cudaExternalSemaphoreWaitNodeParamsV2;
using use_1591 = cudaGraphConditionalHandleFlags;
using use_1592 = enum cudaGraphConditionalHandleFlags;
inline auto use_1593 = cudaGraphCondAssignDefault;
using use_1594 = cudaGraphConditionalNodeType;
using use_1595 = enum cudaGraphConditionalNodeType;
inline auto use_1596 = cudaGraphCondTypeIf;
inline auto use_1597 = cudaGraphCondTypeWhile;
inline auto use_1598 = cudaGraphCondTypeSwitch;
using use_1599 = cudaConditionalNodeParams;
using use_1600 = struct cudaConditionalNodeParams;
using use_1601 = cudaGraphNodeType;
using use_1602 = enum cudaGraphNodeType;
inline auto use_1603 = cudaGraphNodeTypeKernel;
inline auto use_1604 = cudaGraphNodeTypeMemcpy;
inline auto use_1605 = cudaGraphNodeTypeMemset;
inline auto use_1606 = cudaGraphNodeTypeHost;
inline auto use_1607 = cudaGraphNodeTypeGraph;
inline auto use_1608 = cudaGraphNodeTypeEmpty;
inline auto use_1609 = cudaGraphNodeTypeWaitEvent;
inline auto use_1610 = cudaGraphNodeTypeEventRecord;
inline auto use_1611 = cudaGraphNodeTypeExtSemaphoreSignal;
inline auto use_1612 = cudaGraphNodeTypeExtSemaphoreWait;
inline auto use_1613 = cudaGraphNodeTypeMemAlloc;
inline auto use_1614 = cudaGraphNodeTypeMemFree;
inline auto use_1615 = cudaGraphNodeTypeConditional;
inline auto use_1616 = cudaGraphNodeTypeCount;
using use_1617 = cudaGraphChildGraphNodeOwnership;
using use_1618 = enum cudaGraphChildGraphNodeOwnership;
inline auto use_1619 = cudaGraphChildGraphOwnershipClone;
inline auto use_1620 = cudaGraphChildGraphOwnershipMove;
using use_1621 = cudaChildGraphNodeParams;
using use_1622 = struct cudaChildGraphNodeParams;
using use_1623 = cudaEventRecordNodeParams;
using use_1624 = struct cudaEventRecordNodeParams;
using use_1625 = cudaEventWaitNodeParams;
using use_1626 = struct cudaEventWaitNodeParams;
using use_1627 = cudaGraphNodeParams;
using use_1628 = struct cudaGraphNodeParams;
using use_1629 = cudaGraphDependencyType_enum;
using use_1630 = enum cudaGraphDependencyType_enum;
inline auto use_1631 = cudaGraphDependencyTypeDefault;
inline auto use_1632 = cudaGraphDependencyTypeProgrammatic;
using use_1633 = cudaGraphDependencyType;
using use_1634 = cudaGraphEdgeData_st;
using use_1635 = struct cudaGraphEdgeData_st;
using use_1636 = cudaGraphEdgeData;
using use_1637 = CUgraphExec_st;
using use_1638 = struct CUgraphExec_st;
using use_1639 = cudaGraphExec_t;
using use_1640 = cudaGraphExecUpdateResult;
using use_1641 = enum cudaGraphExecUpdateResult;
inline auto use_1642 = cudaGraphExecUpdateSuccess;
inline auto use_1643 = cudaGraphExecUpdateError;
inline auto use_1644 = cudaGraphExecUpdateErrorTopologyChanged;
inline auto use_1645 = cudaGraphExecUpdateErrorNodeTypeChanged;
inline auto use_1646 = cudaGraphExecUpdateErrorFunctionChanged;
inline auto use_1647 = cudaGraphExecUpdateErrorParametersChanged;
inline auto use_1648 = cudaGraphExecUpdateErrorNotSupported;
inline auto use_1649 = cudaGraphExecUpdateErrorUnsupportedFunctionChange;
inline auto use_1650 = cudaGraphExecUpdateErrorAttributesChanged;
using use_1651 = cudaGraphInstantiateResult;
using use_1652 = enum cudaGraphInstantiateResult;
inline auto use_1653 = cudaGraphInstantiateSuccess;
inline auto use_1654 = cudaGraphInstantiateError;
inline auto use_1655 = cudaGraphInstantiateInvalidStructure;
inline auto use_1656 = cudaGraphInstantiateNodeOperationNotSupported;
inline auto use_1657 = cudaGraphInstantiateMultipleDevicesNotSupported;
inline auto use_1658 = cudaGraphInstantiateConditionalHandleUnused;
using use_1659 = cudaGraphInstantiateParams_st;
using use_1660 = struct cudaGraphInstantiateParams_st;
using use_1661 = cudaGraphInstantiateParams;
using use_1662 = cudaGraphExecUpdateResultInfo_st;
using use_1663 = struct cudaGraphExecUpdateResultInfo_st;
using use_1664 = cudaGraphExecUpdateResultInfo;
using use_1665 = CUgraphDeviceUpdatableNode_st;
using use_1666 = struct CUgraphDeviceUpdatableNode_st;
using use_1667 = cudaGraphDeviceNode_t;
using use_1668 = cudaGraphKernelNodeField;
using use_1669 = enum cudaGraphKernelNodeField;
inline auto use_1670 = cudaGraphKernelNodeFieldInvalid;
inline auto use_1671 = cudaGraphKernelNodeFieldGridDim;
inline auto use_1672 = cudaGraphKernelNodeFieldParam;
inline auto use_1673 = cudaGraphKernelNodeFieldEnabled;
using use_1674 = cudaGraphKernelNodeUpdate;
using use_1675 = struct cudaGraphKernelNodeUpdate;
using use_1676 = cudaGetDriverEntryPointFlags;
using use_1677 = enum cudaGetDriverEntryPointFlags;
inline auto use_1678 = cudaEnableDefault;
inline auto use_1679 = cudaEnableLegacyStream;
inline auto use_1680 = cudaEnablePerThreadDefaultStream;
using use_1681 = cudaDriverEntryPointQueryResult;
using use_1682 = enum cudaDriverEntryPointQueryResult;
inline auto use_1683 = cudaDriverEntryPointSuccess;
inline auto use_1684 = cudaDriverEntryPointSymbolNotFound;
inline auto use_1685 = cudaDriverEntryPointVersionNotSufficent;
using use_1686 = cudaGraphDebugDotFlags;
using use_1687 = enum cudaGraphDebugDotFlags;
inline auto use_1688 = cudaGraphDebugDotFlagsVerbose;
inline auto use_1689 = cudaGraphDebugDotFlagsKernelNodeParams;
inline auto use_1690 = cudaGraphDebugDotFlagsMemcpyNodeParams;
inline auto use_1691 = cudaGraphDebugDotFlagsMemsetNodeParams;
inline auto use_1692 = cudaGraphDebugDotFlagsHostNodeParams;
inline auto use_1693 = cudaGraphDebugDotFlagsEventNodeParams;
inline auto use_1694 = cudaGraphDebugDotFlagsExtSemasSignalNodeParams;
inline auto use_1695 = cudaGraphDebugDotFlagsExtSemasWaitNodeParams;
inline auto use_1696 = cudaGraphDebugDotFlagsKernelNodeAttributes;
inline auto use_1697 = cudaGraphDebugDotFlagsHandles;
inline auto use_1698 = cudaGraphDebugDotFlagsConditionalNodeParams;
using use_1699 = cudaGraphInstantiateFlags;
using use_1700 = enum cudaGraphInstantiateFlags;
inline auto use_1701 = cudaGraphInstantiateFlagAutoFreeOnLaunch;
inline auto use_1702 = cudaGraphInstantiateFlagUpload;
inline auto use_1703 = cudaGraphInstantiateFlagDeviceLaunch;
inline auto use_1704 = cudaGraphInstantiateFlagUseNodePriority;
using use_1705 = cudaLaunchMemSyncDomain;
using use_1706 = enum cudaLaunchMemSyncDomain;
inline auto use_1707 = cudaLaunchMemSyncDomainDefault;
inline auto use_1708 = cudaLaunchMemSyncDomainRemote;
using use_1709 = cudaLaunchMemSyncDomainMap_st;
using use_1710 = struct cudaLaunchMemSyncDomainMap_st;
using use_1711 = cudaLaunchMemSyncDomainMap;
using use_1712 = cudaLaunchAttributeID;
using use_1713 = enum cudaLaunchAttributeID;
inline auto use_1714 = cudaLaunchAttributeIgnore;
inline auto use_1715 = cudaLaunchAttributeAccessPolicyWindow;
inline auto use_1716 = cudaLaunchAttributeCooperative;
inline auto use_1717 = cudaLaunchAttributeSynchronizationPolicy;
inline auto use_1718 = cudaLaunchAttributeClusterDimension;
inline auto use_1719 = cudaLaunchAttributeClusterSchedulingPolicyPreference;
inline auto use_1720 = cudaLaunchAttributeProgrammaticStreamSerialization;
inline auto use_1721 = cudaLaunchAttributeProgrammaticEvent;
inline auto use_1722 = cudaLaunchAttributePriority;
inline auto use_1723 = cudaLaunchAttributeMemSyncDomainMap;
inline auto use_1724 = cudaLaunchAttributeMemSyncDomain;
inline auto use_1725 = cudaLaunchAttributePreferredClusterDimension;
inline auto use_1726 = cudaLaunchAttributeLaunchCompletionEvent;
inline auto use_1727 = cudaLaunchAttributeDeviceUpdatableKernelNode;
inline auto use_1728 = cudaLaunchAttributePreferredSharedMemoryCarveout;
inline auto use_1729 = cudaLaunchAttributeNvlinkUtilCentricScheduling;
using use_1730 = cudaLaunchAttributeValue;
using use_1731 = union cudaLaunchAttributeValue;
using use_1732 = cudaLaunchAttribute_st;
using use_1733 = struct cudaLaunchAttribute_st;
using use_1734 = cudaLaunchAttribute;
using use_1735 = cudaLaunchConfig_st;
using use_1736 = struct cudaLaunchConfig_st;
using use_1737 = cudaLaunchConfig_t;
using use_1738 = cudaDeviceNumaConfig;
using use_1739 = enum cudaDeviceNumaConfig;
inline auto use_1740 = cudaDeviceNumaConfigNone;
inline auto use_1741 = cudaDeviceNumaConfigNumaNode;
using use_1742 = cudaAsyncCallbackEntry;
using use_1743 = struct cudaAsyncCallbackEntry;
using use_1744 = cudaAsyncCallbackHandle_t;
using use_1745 = cudaAsyncNotificationType_enum;
using use_1746 = enum cudaAsyncNotificationType_enum;
inline auto use_1747 = cudaAsyncNotificationTypeOverBudget;
using use_1748 = cudaAsyncNotificationType;
using use_1749 = cudaAsyncNotificationInfo;
using use_1750 = struct cudaAsyncNotificationInfo;
using use_1751 = cudaAsyncNotificationInfo_t;
using use_1752 = cudaAsyncCallback;
using use_1753 = CUDAlogLevel_enum;
using use_1754 = enum CUDAlogLevel_enum;
inline auto use_1755 = cudaLogLevelError;
inline auto use_1756 = cudaLogLevelWarning;
using use_1757 = cudaLogLevel;
using use_1758 = CUlogsCallbackEntry_st;
using use_1759 = struct CUlogsCallbackEntry_st;
using use_1760 = cudaLogsCallbackHandle;
using use_1761 = cudaLogIterator;
using use_1762 = cudaSurfaceBoundaryMode;
using use_1763 = enum cudaSurfaceBoundaryMode;
inline auto use_1764 = cudaBoundaryModeZero;
inline auto use_1765 = cudaBoundaryModeClamp;
inline auto use_1766 = cudaBoundaryModeTrap;
using use_1767 = cudaSurfaceFormatMode;
using use_1768 = enum cudaSurfaceFormatMode;
inline auto use_1769 = cudaFormatModeForced;
inline auto use_1770 = cudaFormatModeAuto;
using use_1771 = cudaSurfaceObject_t;
using use_1772 = cudaTextureAddressMode;
using use_1773 = enum cudaTextureAddressMode;
inline auto use_1774 = cudaAddressModeWrap;
inline auto use_1775 = cudaAddressModeClamp;
inline auto use_1776 = cudaAddressModeMirror;
inline auto use_1777 = cudaAddressModeBorder;
using use_1778 = cudaTextureFilterMode;
using use_1779 = enum cudaTextureFilterMode;
inline auto use_1780 = cudaFilterModePoint;
inline auto use_1781 = cudaFilterModeLinear;
using use_1782 = cudaTextureReadMode;
using use_1783 = enum cudaTextureReadMode;
inline auto use_1784 = cudaReadModeElementType;
inline auto use_1785 = cudaReadModeNormalizedFloat;
using use_1786 = cudaTextureDesc;
using use_1787 = struct cudaTextureDesc;
using use_1788 = cudaTextureObject_t;
using use_1789 = cudaDataType_t;
using use_1790 = enum cudaDataType_t;
inline auto use_1791 = CUDA_R_16F;
inline auto use_1792 = CUDA_C_16F;
inline auto use_1793 = CUDA_R_16BF;
inline auto use_1794 = CUDA_C_16BF;
inline auto use_1795 = CUDA_R_32F;
inline auto use_1796 = CUDA_C_32F;
inline auto use_1797 = CUDA_R_64F;
inline auto use_1798 = CUDA_C_64F;
inline auto use_1799 = CUDA_R_4I;
inline auto use_1800 = CUDA_C_4I;
inline auto use_1801 = CUDA_R_4U;
inline auto use_1802 = CUDA_C_4U;
inline auto use_1803 = CUDA_R_8I;
inline auto use_1804 = CUDA_C_8I;
inline auto use_1805 = CUDA_R_8U;
inline auto use_1806 = CUDA_C_8U;
inline auto use_1807 = CUDA_R_16I;
inline auto use_1808 = CUDA_C_16I;
inline auto use_1809 = CUDA_R_16U;
inline auto use_1810 = CUDA_C_16U;
inline auto use_1811 = CUDA_R_32I;
inline auto use_1812 = CUDA_C_32I;
inline auto use_1813 = CUDA_R_32U;
inline auto use_1814 = CUDA_C_32U;
inline auto use_1815 = CUDA_R_64I;
inline auto use_1816 = CUDA_C_64I;
inline auto use_1817 = CUDA_R_64U;
inline auto use_1818 = CUDA_C_64U;
inline auto use_1819 = CUDA_R_8F_E4M3;
inline auto use_1820 = CUDA_R_8F_UE4M3;
inline auto use_1821 = CUDA_R_8F_E5M2;
inline auto use_1822 = CUDA_R_8F_UE8M0;
inline auto use_1823 = CUDA_R_6F_E2M3;
inline auto use_1824 = CUDA_R_6F_E3M2;
inline auto use_1825 = CUDA_R_4F_E2M1;
using use_1826 = cudaDataType;
using use_1827 = cudaEmulationStrategy_t;
using use_1828 = enum cudaEmulationStrategy_t;
inline auto use_1829 = CUDA_EMULATION_STRATEGY_DEFAULT;
inline auto use_1830 = CUDA_EMULATION_STRATEGY_PERFORMANT;
inline auto use_1831 = CUDA_EMULATION_STRATEGY_EAGER;
using use_1832 = cudaEmulationStrategy;
using use_1833 = cudaEmulationMantissaControl_t;
using use_1834 = enum cudaEmulationMantissaControl_t;
inline auto use_1835 = CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC;
inline auto use_1836 = CUDA_EMULATION_MANTISSA_CONTROL_FIXED;
using use_1837 = cudaEmulationMantissaControl;
using use_1838 = cudaEmulationSpecialValuesSupport_t;
using use_1839 = enum cudaEmulationSpecialValuesSupport_t;
inline auto use_1840 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT;
inline auto use_1841 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE;
inline auto use_1842 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY;
inline auto use_1843 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN;
using use_1844 = cudaEmulationSpecialValuesSupport;
using use_1845 = libraryPropertyType_t;
using use_1846 = enum libraryPropertyType_t;
inline auto use_1847 = MAJOR_VERSION;
inline auto use_1848 = MINOR_VERSION;
inline auto use_1849 = PATCH_LEVEL;
using use_1850 = libraryPropertyType;
using use_1851 = cudaStreamCallback_t;
using use_1852 = cudaLogsCallback_t;
using use_1853 = cudaGLDeviceList;
using use_1854 = enum cudaGLDeviceList;
inline auto use_1855 = cudaGLDeviceListAll;
inline auto use_1856 = cudaGLDeviceListCurrentFrame;
inline auto use_1857 = cudaGLDeviceListNextFrame;
using use_1858 = cudaGLMapFlags;
using use_1859 = enum cudaGLMapFlags;
inline auto use_1860 = cudaGLMapFlagsNone;
inline auto use_1861 = cudaGLMapFlagsReadOnly;
inline auto use_1862 = cudaGLMapFlagsWriteDiscard;
using use_1863 = cudaEglFrameType_enum;
using use_1864 = enum cudaEglFrameType_enum;
inline auto use_1865 = cudaEglFrameTypeArray;
inline auto use_1866 = cudaEglFrameTypePitch;
using use_1867 = cudaEglFrameType;
using use_1868 = cudaEglResourceLocationFlags_enum;
using use_1869 = enum cudaEglResourceLocationFlags_enum;
inline auto use_1870 = cudaEglResourceLocationSysmem;
inline auto use_1871 = cudaEglResourceLocationVidmem;
using use_1872 = cudaEglResourceLocationFlags;
using use_1873 = cudaEglColorFormat_enum;
using use_1874 = enum cudaEglColorFormat_enum;
inline auto use_1875 = cudaEglColorFormatYUV420Planar;
inline auto use_1876 = cudaEglColorFormatYUV420SemiPlanar;
inline auto use_1877 = cudaEglColorFormatYUV422Planar;
inline auto use_1878 = cudaEglColorFormatYUV422SemiPlanar;
inline auto use_1879 = cudaEglColorFormatARGB;
inline auto use_1880 = cudaEglColorFormatRGBA;
inline auto use_1881 = cudaEglColorFormatL;
inline auto use_1882 = cudaEglColorFormatR;
inline auto use_1883 = cudaEglColorFormatYUV444Planar;
inline auto use_1884 = cudaEglColorFormatYUV444SemiPlanar;
inline auto use_1885 = cudaEglColorFormatYUYV422;
inline auto use_1886 = cudaEglColorFormatUYVY422;
inline auto use_1887 = cudaEglColorFormatABGR;
inline auto use_1888 = cudaEglColorFormatBGRA;
inline auto use_1889 = cudaEglColorFormatA;
inline auto use_1890 = cudaEglColorFormatRG;
inline auto use_1891 = cudaEglColorFormatAYUV;
inline auto use_1892 = cudaEglColorFormatYVU444SemiPlanar;
inline auto use_1893 = cudaEglColorFormatYVU422SemiPlanar;
inline auto use_1894 = cudaEglColorFormatYVU420SemiPlanar;
inline auto use_1895 = cudaEglColorFormatY10V10U10_444SemiPlanar;
inline auto use_1896 = cudaEglColorFormatY10V10U10_420SemiPlanar;
inline auto use_1897 = cudaEglColorFormatY12V12U12_444SemiPlanar;
inline auto use_1898 = cudaEglColorFormatY12V12U12_420SemiPlanar;
inline auto use_1899 = cudaEglColorFormatVYUY_ER;
inline auto use_1900 = cudaEglColorFormatUYVY_ER;
inline auto use_1901 = cudaEglColorFormatYUYV_ER;
inline auto use_1902 = cudaEglColorFormatYVYU_ER;
inline auto use_1903 = cudaEglColorFormatYUVA_ER;
inline auto use_1904 = cudaEglColorFormatAYUV_ER;
inline auto use_1905 = cudaEglColorFormatYUV444Planar_ER;
inline auto use_1906 = cudaEglColorFormatYUV422Planar_ER;
inline auto use_1907 = cudaEglColorFormatYUV420Planar_ER;
inline auto use_1908 = cudaEglColorFormatYUV444SemiPlanar_ER;
inline auto use_1909 = cudaEglColorFormatYUV422SemiPlanar_ER;
inline auto use_1910 = cudaEglColorFormatYUV420SemiPlanar_ER;
inline auto use_1911 = cudaEglColorFormatYVU444Planar_ER;
inline auto use_1912 = cudaEglColorFormatYVU422Planar_ER;
inline auto use_1913 = cudaEglColorFormatYVU420Planar_ER;
inline auto use_1914 = cudaEglColorFormatYVU444SemiPlanar_ER;
inline auto use_1915 = cudaEglColorFormatYVU422SemiPlanar_ER;
inline auto use_1916 = cudaEglColorFormatYVU420SemiPlanar_ER;
inline auto use_1917 = cudaEglColorFormatBayerRGGB;
inline auto use_1918 = cudaEglColorFormatBayerBGGR;
inline auto use_1919 = cudaEglColorFormatBayerGRBG;
inline auto use_1920 = cudaEglColorFormatBayerGBRG;
inline auto use_1921 = cudaEglColorFormatBayer10RGGB;
inline auto use_1922 = cudaEglColorFormatBayer10BGGR;
inline auto use_1923 = cudaEglColorFormatBayer10GRBG;
inline auto use_1924 = cudaEglColorFormatBayer10GBRG;
inline auto use_1925 = cudaEglColorFormatBayer12RGGB;
inline auto use_1926 = cudaEglColorFormatBayer12BGGR;
inline auto use_1927 = cudaEglColorFormatBayer12GRBG;
inline auto use_1928 = cudaEglColorFormatBayer12GBRG;
inline auto use_1929 = cudaEglColorFormatBayer14RGGB;
inline auto use_1930 = cudaEglColorFormatBayer14BGGR;
inline auto use_1931 = cudaEglColorFormatBayer14GRBG;
inline auto use_1932 = cudaEglColorFormatBayer14GBRG;
inline auto use_1933 = cudaEglColorFormatBayer20RGGB;
inline auto use_1934 = cudaEglColorFormatBayer20BGGR;
inline auto use_1935 = cudaEglColorFormatBayer20GRBG;
inline auto use_1936 = cudaEglColorFormatBayer20GBRG;
inline auto use_1937 = cudaEglColorFormatYVU444Planar;
inline auto use_1938 = cudaEglColorFormatYVU422Planar;
inline auto use_1939 = cudaEglColorFormatYVU420Planar;
inline auto use_1940 = cudaEglColorFormatBayerIspRGGB;
inline auto use_1941 = cudaEglColorFormatBayerIspBGGR;
inline auto use_1942 = cudaEglColorFormatBayerIspGRBG;
inline auto use_1943 = cudaEglColorFormatBayerIspGBRG;
inline auto use_1944 = cudaEglColorFormatBayerBCCR;
inline auto use_1945 = cudaEglColorFormatBayerRCCB;
inline auto use_1946 = cudaEglColorFormatBayerCRBC;
inline auto use_1947 = cudaEglColorFormatBayerCBRC;
inline auto use_1948 = cudaEglColorFormatBayer10CCCC;
inline auto use_1949 = cudaEglColorFormatBayer12BCCR;
inline auto use_1950 = cudaEglColorFormatBayer12RCCB;
inline auto use_1951 = cudaEglColorFormatBayer12CRBC;
inline auto use_1952 = cudaEglColorFormatBayer12CBRC;
inline auto use_1953 = cudaEglColorFormatBayer12CCCC;
inline auto use_1954 = cudaEglColorFormatY;
inline auto use_1955 = cudaEglColorFormatYUV420SemiPlanar_2020;
inline auto use_1956 = cudaEglColorFormatYVU420SemiPlanar_2020;
inline auto use_1957 = cudaEglColorFormatYUV420Planar_2020;
inline auto use_1958 = cudaEglColorFormatYVU420Planar_2020;
inline auto use_1959 = cudaEglColorFormatYUV420SemiPlanar_709;
inline auto use_1960 = cudaEglColorFormatYVU420SemiPlanar_709;
inline auto use_1961 = cudaEglColorFormatYUV420Planar_709;
inline auto use_1962 = cudaEglColorFormatYVU420Planar_709;
inline auto use_1963 = cudaEglColorFormatY10V10U10_420SemiPlanar_709;
inline auto use_1964 = cudaEglColorFormatY10V10U10_420SemiPlanar_2020;
inline auto use_1965 = cudaEglColorFormatY10V10U10_422SemiPlanar_2020;
inline auto use_1966 = cudaEglColorFormatY10V10U10_422SemiPlanar;
inline auto use_1967 = cudaEglColorFormatY10V10U10_422SemiPlanar_709;
inline auto use_1968 = cudaEglColorFormatY_ER;
inline auto use_1969 = cudaEglColorFormatY_709_ER;
inline auto use_1970 = cudaEglColorFormatY10_ER;
inline auto use_1971 = cudaEglColorFormatY10_709_ER;
inline auto use_1972 = cudaEglColorFormatY12_ER;
inline auto use_1973 = cudaEglColorFormatY12_709_ER;
inline auto use_1974 = cudaEglColorFormatYUVA;
inline auto use_1975 = cudaEglColorFormatYVYU;
inline auto use_1976 = cudaEglColorFormatVYUY;
inline auto use_1977 = cudaEglColorFormatY10V10U10_420SemiPlanar_ER;
inline auto use_1978 = cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER;
inline auto use_1979 = cudaEglColorFormatY10V10U10_444SemiPlanar_ER;
inline auto use_1980 = cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER;
inline auto use_1981 = cudaEglColorFormatY12V12U12_420SemiPlanar_ER;
inline auto use_1982 = cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER;
inline auto use_1983 = cudaEglColorFormatY12V12U12_444SemiPlanar_ER;
inline auto use_1984 = cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER;
inline auto use_1985 = cudaEglColorFormatUYVY709;
inline auto use_1986 = cudaEglColorFormatUYVY709_ER;
inline auto use_1987 = cudaEglColorFormatUYVY2020;
using use_1988 = cudaEglColorFormat;
using use_1989 = cudaEglPlaneDesc_st;
using use_1990 = struct cudaEglPlaneDesc_st;
using use_1991 = cudaEglPlaneDesc;
using use_1992 = cudaEglFrame_st;
using use_1993 = struct cudaEglFrame_st;
using use_1994 = cudaEglFrame;
using use_1995 = CUeglStreamConnection_st;
using use_1996 = struct CUeglStreamConnection_st;
using use_1997 = cudaEglStreamConnection;
using use_1998 = cudaOccError_enum;
using use_1999 = enum cudaOccError_enum;
inline auto use_2000 = CUDA_OCC_SUCCESS;
inline auto use_2001 = CUDA_OCC_ERROR_INVALID_INPUT;
inline auto use_2002 = CUDA_OCC_ERROR_UNKNOWN_DEVICE;
using use_2003 = cudaOccError;
using use_2004 = cudaOccResult;
using use_2005 = struct cudaOccResult;
using use_2006 = cudaOccDeviceProp;
using use_2007 = struct cudaOccDeviceProp;
using use_2008 = cudaOccFuncAttributes;
using use_2009 = struct cudaOccFuncAttributes;
using use_2010 = cudaOccDeviceState;
using use_2011 = struct cudaOccDeviceState;
using use_2012 = cudaOccPartitionedGCConfig_enum;
using use_2013 = enum cudaOccPartitionedGCConfig_enum;
using use_2014 = cudaOccPartitionedGCConfig;
using use_2015 = cudaOccFuncShmemConfig_enum;
using use_2016 = enum cudaOccFuncShmemConfig_enum;
using use_2017 = cudaOccFuncShmemConfig;
using use_2018 = cudaOccCacheConfig_enum;
using use_2019 = enum cudaOccCacheConfig_enum;
using use_2020 = cudaOccCacheConfig;
using use_2021 = cudaOccCarveoutConfig_enum;
using use_2022 = enum cudaOccCarveoutConfig_enum;
using use_2023 = cudaOccCarveoutConfig;
using use_2024 = cudaOccLimitingFactor_enum;
using use_2025 = enum cudaOccLimitingFactor_enum;
using use_2026 = cudaOccLimitingFactor;
using use_2027 = cudaOccPartitionedGCSupport_enum;
using use_2028 = enum cudaOccPartitionedGCSupport_enum;
using use_2029 = cudaOccPartitionedGCSupport;
inline void use_2030(CUuuid &p) { (void)p.bytes; }
inline void use_2031(cudaAccessPolicyWindow &p) { (void)p.base_ptr; }
inline void use_2032(cudaAccessPolicyWindow &p) { (void)p.hitProp; }
inline void use_2033(cudaAccessPolicyWindow &p) { (void)p.hitRatio; }
inline void use_2034(cudaAccessPolicyWindow &p) { (void)p.missProp; }
inline void use_2035(cudaAccessPolicyWindow &p) { (void)p.num_bytes; }
inline void use_2036(cudaArrayMemoryRequirements &p) { (void)p.alignment; }
inline void use_2037(cudaArrayMemoryRequirements &p) { (void)p.reserved; }
inline void use_2038(cudaArrayMemoryRequirements &p) { (void)p.size; }
inline void use_2039(cudaArraySparseProperties &p) { (void)p.flags; }
inline void use_2040(cudaArraySparseProperties &p) { (void)p.miptailFirstLevel; }
inline void use_2041(cudaArraySparseProperties &p) { (void)p.miptailSize; }
inline void use_2042(cudaArraySparseProperties &p) { (void)p.reserved; }
inline void use_2043(cudaArraySparseProperties &p) { (void)p.tileExtent; }
inline void use_2044(cudaAsyncNotificationInfo_t &p) { (void)p.info; }
inline void use_2045(cudaAsyncNotificationInfo_t &p) { (void)p.type; }
inline void use_2046(cudaChannelFormatDesc &p) { (void)p.f; }
inline void use_2047(cudaChannelFormatDesc &p) { (void)p.w; }
inline void use_2048(cudaChannelFormatDesc &p) { (void)p.x; }
inline void use_2049(cudaChannelFormatDesc &p) { (void)p.y; }
inline void use_2050(cudaChannelFormatDesc &p) { (void)p.z; }
inline void use_2051(cudaChildGraphNodeParams &p) { (void)p.graph; }
inline void use_2052(cudaChildGraphNodeParams &p) { (void)p.ownership; }
inline void use_2053(cudaConditionalNodeParams &p) { (void)p.handle; }
inline void use_2054(cudaConditionalNodeParams &p) { (void)p.phGraph_out; }
inline void use_2055(cudaConditionalNodeParams &p) { (void)p.size; }
inline void use_2056(cudaConditionalNodeParams &p) { (void)p.type; }
inline void use_2057(cudaDeviceProp &p) { (void)p.ECCEnabled; }
inline void use_2058(cudaDeviceProp &p) { (void)p.accessPolicyMaxWindowSize; }
inline void use_2059(cudaDeviceProp &p) { (void)p.asyncEngineCount; }
inline void use_2060(cudaDeviceProp &p) { (void)p.canMapHostMemory; }
inline void use_2061(cudaDeviceProp &p) { (void)p.canUseHostPointerForRegisteredMem; }
inline void use_2062(cudaDeviceProp &p) { (void)p.clusterLaunch; }
inline void use_2063(cudaDeviceProp &p) { (void)p.computePreemptionSupported; }
inline void use_2064(cudaDeviceProp &p) { (void)p.concurrentKernels; }
inline void use_2065(cudaDeviceProp &p) { (void)p.concurrentManagedAccess; }
inline void use_2066(cudaDeviceProp &p) { (void)p.cooperativeLaunch; }
inline void use_2067(cudaDeviceProp &p) { (void)p.deferredMappingCudaArraySupported; }
inline void use_2068(cudaDeviceProp &p) { (void)p.deviceNumaConfig; }
inline void use_2069(cudaDeviceProp &p) { (void)p.deviceNumaId; }
inline void use_2070(cudaDeviceProp &p) { (void)p.directManagedMemAccessFromHost; }
inline void use_2071(cudaDeviceProp &p) { (void)p.globalL1CacheSupported; }
inline void use_2072(cudaDeviceProp &p) { (void)p.gpuDirectRDMAFlushWritesOptions; }
inline void use_2073(cudaDeviceProp &p) { (void)p.gpuDirectRDMASupported; }
inline void use_2074(cudaDeviceProp &p) { (void)p.gpuDirectRDMAWritesOrdering; }
inline void use_2075(cudaDeviceProp &p) { (void)p.gpuPciDeviceID; }
inline void use_2076(cudaDeviceProp &p) { (void)p.gpuPciSubsystemID; }
inline void use_2077(cudaDeviceProp &p) { (void)p.hostNativeAtomicSupported; }
inline void use_2078(cudaDeviceProp &p) { (void)p.hostNumaId; }
inline void use_2079(cudaDeviceProp &p) { (void)p.hostNumaMultinodeIpcSupported; }
inline void use_2080(cudaDeviceProp &p) { (void)p.hostRegisterReadOnlySupported; }
inline void use_2081(cudaDeviceProp &p) { (void)p.hostRegisterSupported; }
inline void use_2082(cudaDeviceProp &p) { (void)p.integrated; }
inline void use_2083(cudaDeviceProp &p) { (void)p.ipcEventSupported; }
inline void use_2084(cudaDeviceProp &p) { (void)p.isMultiGpuBoard; }
inline void use_2085(cudaDeviceProp &p) { (void)p.l2CacheSize; }
inline void use_2086(cudaDeviceProp &p) { (void)p.localL1CacheSupported; }
inline void use_2087(cudaDeviceProp &p) { (void)p.luid; }
inline void use_2088(cudaDeviceProp &p) { (void)p.luidDeviceNodeMask; }
inline void use_2089(cudaDeviceProp &p) { (void)p.major; }
inline void use_2090(cudaDeviceProp &p) { (void)p.managedMemory; }
inline void use_2091(cudaDeviceProp &p) { (void)p.maxBlocksPerMultiProcessor; }
inline void use_2092(cudaDeviceProp &p) { (void)p.maxGridSize; }
inline void use_2093(cudaDeviceProp &p) { (void)p.maxSurface1D; }
inline void use_2094(cudaDeviceProp &p) { (void)p.maxSurface1DLayered; }
inline void use_2095(cudaDeviceProp &p) { (void)p.maxSurface2D; }
inline void use_2096(cudaDeviceProp &p) { (void)p.maxSurface2DLayered; }
inline void use_2097(cudaDeviceProp &p) { (void)p.maxSurface3D; }
inline void use_2098(cudaDeviceProp &p) { (void)p.maxSurfaceCubemap; }
inline void use_2099(cudaDeviceProp &p) { (void)p.maxSurfaceCubemapLayered; }
inline void use_2100(cudaDeviceProp &p) { (void)p.maxTexture1D; }
inline void use_2101(cudaDeviceProp &p) { (void)p.maxTexture1DLayered; }
inline void use_2102(cudaDeviceProp &p) { (void)p.maxTexture1DMipmap; }
inline void use_2103(cudaDeviceProp &p) { (void)p.maxTexture2D; }
inline void use_2104(cudaDeviceProp &p) { (void)p.maxTexture2DGather; }
inline void use_2105(cudaDeviceProp &p) { (void)p.maxTexture2DLayered; }
inline void use_2106(cudaDeviceProp &p) { (void)p.maxTexture2DLinear; }
inline void use_2107(cudaDeviceProp &p) { (void)p.maxTexture2DMipmap; }
inline void use_2108(cudaDeviceProp &p) { (void)p.maxTexture3D; }
inline void use_2109(cudaDeviceProp &p) { (void)p.maxTexture3DAlt; }
inline void use_2110(cudaDeviceProp &p) { (void)p.maxTextureCubemap; }
inline void use_2111(cudaDeviceProp &p) { (void)p.maxTextureCubemapLayered; }
inline void use_2112(cudaDeviceProp &p) { (void)p.maxThreadsDim; }
inline void use_2113(cudaDeviceProp &p) { (void)p.maxThreadsPerBlock; }
inline void use_2114(cudaDeviceProp &p) { (void)p.maxThreadsPerMultiProcessor; }
inline void use_2115(cudaDeviceProp &p) { (void)p.memPitch; }
inline void use_2116(cudaDeviceProp &p) { (void)p.memoryBusWidth; }
inline void use_2117(cudaDeviceProp &p) { (void)p.memoryPoolSupportedHandleTypes; }
inline void use_2118(cudaDeviceProp &p) { (void)p.memoryPoolsSupported; }
inline void use_2119(cudaDeviceProp &p) { (void)p.minor; }
inline void use_2120(cudaDeviceProp &p) { (void)p.mpsEnabled; }
inline void use_2121(cudaDeviceProp &p) { (void)p.multiGpuBoardGroupID; }
inline void use_2122(cudaDeviceProp &p) { (void)p.multiProcessorCount; }
inline void use_2123(cudaDeviceProp &p) { (void)p.name; }
inline void use_2124(cudaDeviceProp &p) { (void)p.pageableMemoryAccess; }
inline void use_2125(cudaDeviceProp &p) { (void)p.pageableMemoryAccessUsesHostPageTables; }
inline void use_2126(cudaDeviceProp &p) { (void)p.pciBusID; }
inline void use_2127(cudaDeviceProp &p) { (void)p.pciDeviceID; }
inline void use_2128(cudaDeviceProp &p) { (void)p.pciDomainID; }
inline void use_2129(cudaDeviceProp &p) { (void)p.persistingL2CacheMaxSize; }
inline void use_2130(cudaDeviceProp &p) { (void)p.regsPerBlock; }
inline void use_2131(cudaDeviceProp &p) { (void)p.regsPerMultiprocessor; }
inline void use_2132(cudaDeviceProp &p) { (void)p.reserved; }
inline void use_2133(cudaDeviceProp &p) { (void)p.reservedSharedMemPerBlock; }
inline void use_2134(cudaDeviceProp &p) { (void)p.sharedMemPerBlock; }
inline void use_2135(cudaDeviceProp &p) { (void)p.sharedMemPerBlockOptin; }
inline void use_2136(cudaDeviceProp &p) { (void)p.sharedMemPerMultiprocessor; }
inline void use_2137(cudaDeviceProp &p) { (void)p.sparseCudaArraySupported; }
inline void use_2138(cudaDeviceProp &p) { (void)p.streamPrioritiesSupported; }
inline void use_2139(cudaDeviceProp &p) { (void)p.surfaceAlignment; }
inline void use_2140(cudaDeviceProp &p) { (void)p.tccDriver; }
inline void use_2141(cudaDeviceProp &p) { (void)p.textureAlignment; }
inline void use_2142(cudaDeviceProp &p) { (void)p.texturePitchAlignment; }
inline void use_2143(cudaDeviceProp &p) { (void)p.timelineSemaphoreInteropSupported; }
inline void use_2144(cudaDeviceProp &p) { (void)p.totalConstMem; }
inline void use_2145(cudaDeviceProp &p) { (void)p.totalGlobalMem; }
inline void use_2146(cudaDeviceProp &p) { (void)p.unifiedAddressing; }
inline void use_2147(cudaDeviceProp &p) { (void)p.unifiedFunctionPointers; }
inline void use_2148(cudaDeviceProp &p) { (void)p.uuid; }
inline void use_2149(cudaDeviceProp &p) { (void)p.warpSize; }
inline void use_2150(cudaEglFrame &p) { (void)p.eglColorFormat; }
inline void use_2151(cudaEglFrame &p) { (void)p.frame; }
inline void use_2152(cudaEglFrame &p) { (void)p.frameType; }
inline void use_2153(cudaEglFrame &p) { (void)p.planeCount; }
inline void use_2154(cudaEglFrame &p) { (void)p.planeDesc; }
inline void use_2155(cudaEglPlaneDesc &p) { (void)p.channelDesc; }
inline void use_2156(cudaEglPlaneDesc &p) { (void)p.depth; }
inline void use_2157(cudaEglPlaneDesc &p) { (void)p.height; }
inline void use_2158(cudaEglPlaneDesc &p) { (void)p.numChannels; }
inline void use_2159(cudaEglPlaneDesc &p) { (void)p.pitch; }
inline void use_2160(cudaEglPlaneDesc &p) { (void)p.reserved; }
inline void use_2161(cudaEglPlaneDesc &p) { (void)p.width; }
inline void use_2162(cudaEventRecordNodeParams &p) { (void)p.event; }
inline void use_2163(cudaEventWaitNodeParams &p) { (void)p.event; }
inline void use_2164(cudaExtent &p) { (void)p.depth; }
inline void use_2165(cudaExtent &p) { (void)p.height; }
inline void use_2166(cudaExtent &p) { (void)p.width; }
inline void use_2167(cudaExternalMemoryBufferDesc &p) { (void)p.flags; }
inline void use_2168(cudaExternalMemoryBufferDesc &p) { (void)p.offset; }
inline void use_2169(cudaExternalMemoryBufferDesc &p) { (void)p.reserved; }
inline void use_2170(cudaExternalMemoryBufferDesc &p) { (void)p.size; }
inline void use_2171(cudaExternalMemoryHandleDesc &p) { (void)p.flags; }
inline void use_2172(cudaExternalMemoryHandleDesc &p) { (void)p.handle; }
inline void use_2173(cudaExternalMemoryHandleDesc &p) { (void)p.reserved; }
inline void use_2174(cudaExternalMemoryHandleDesc &p) { (void)p.size; }
inline void use_2175(cudaExternalMemoryHandleDesc &p) { (void)p.type; }
inline void use_2176(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.extent; }
inline void use_2177(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.flags; }
inline void use_2178(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.formatDesc; }
inline void use_2179(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.numLevels; }
inline void use_2180(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.offset; }
inline void use_2181(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.reserved; }
inline void use_2182(cudaExternalSemaphoreHandleDesc &p) { (void)p.flags; }
inline void use_2183(cudaExternalSemaphoreHandleDesc &p) { (void)p.handle; }
inline void use_2184(cudaExternalSemaphoreHandleDesc &p) { (void)p.reserved; }
inline void use_2185(cudaExternalSemaphoreHandleDesc &p) { (void)p.type; }
inline void use_2186(cudaExternalSemaphoreSignalNodeParams &p) { (void)p.extSemArray; }
inline void use_2187(cudaExternalSemaphoreSignalNodeParams &p) { (void)p.numExtSems; }
inline void use_2188(cudaExternalSemaphoreSignalNodeParams &p) { (void)p.paramsArray; }
inline void use_2189(cudaExternalSemaphoreSignalNodeParamsV2 &p) { (void)p.extSemArray; }
inline void use_2190(cudaExternalSemaphoreSignalNodeParamsV2 &p) { (void)p.numExtSems; }
inline void use_2191(cudaExternalSemaphoreSignalNodeParamsV2 &p) { (void)p.paramsArray; }
inline void use_2192(cudaExternalSemaphoreSignalParams &p) { (void)p.flags; }
inline void use_2193(cudaExternalSemaphoreSignalParams &p) { (void)p.params; }
inline void use_2194(cudaExternalSemaphoreSignalParams &p) { (void)p.reserved; }
inline void use_2195(cudaExternalSemaphoreWaitNodeParams &p) { (void)p.extSemArray; }
inline void use_2196(cudaExternalSemaphoreWaitNodeParams &p) { (void)p.numExtSems; }
inline void use_2197(cudaExternalSemaphoreWaitNodeParams &p) { (void)p.paramsArray; }
inline void use_2198(cudaExternalSemaphoreWaitNodeParamsV2 &p) { (void)p.extSemArray; }
inline void use_2199(cudaExternalSemaphoreWaitNodeParamsV2 &p) { (void)p.numExtSems; }
inline void use_2200(cudaExternalSemaphoreWaitNodeParamsV2 &p) { (void)p.paramsArray; }
inline void use_2201(cudaExternalSemaphoreWaitParams &p) { (void)p.flags; }
inline void use_2202(cudaExternalSemaphoreWaitParams &p) { (void)p.params; }
inline void use_2203(cudaExternalSemaphoreWaitParams &p) { (void)p.reserved; }
inline void use_2204(cudaFuncAttributes &p) { (void)p.binaryVersion; }
inline void use_2205(cudaFuncAttributes &p) { (void)p.cacheModeCA; }
inline void use_2206(cudaFuncAttributes &p) { (void)p.clusterDimMustBeSet; }
inline void use_2207(cudaFuncAttributes &p) { (void)p.clusterSchedulingPolicyPreference; }
inline void use_2208(cudaFuncAttributes &p) { (void)p.constSizeBytes; }
inline void use_2209(cudaFuncAttributes &p) { (void)p.localSizeBytes; }
inline void use_2210(cudaFuncAttributes &p) { (void)p.maxDynamicSharedSizeBytes; }
inline void use_2211(cudaFuncAttributes &p) { (void)p.maxThreadsPerBlock; }
inline void use_2212(cudaFuncAttributes &p) { (void)p.nonPortableClusterSizeAllowed; }
inline void use_2213(cudaFuncAttributes &p) { (void)p.numRegs; }
inline void use_2214(cudaFuncAttributes &p) { (void)p.preferredShmemCarveout; }
inline void use_2215(cudaFuncAttributes &p) { (void)p.ptxVersion; }
inline void use_2216(cudaFuncAttributes &p) { (void)p.requiredClusterDepth; }
inline void use_2217(cudaFuncAttributes &p) { (void)p.requiredClusterHeight; }
inline void use_2218(cudaFuncAttributes &p) { (void)p.requiredClusterWidth; }
inline void use_2219(cudaFuncAttributes &p) { (void)p.reserved; }
inline void use_2220(cudaFuncAttributes &p) { (void)p.sharedSizeBytes; }
inline void use_2221(cudaGraphEdgeData &p) { (void)p.from_port; }
inline void use_2222(cudaGraphEdgeData &p) { (void)p.reserved; }
inline void use_2223(cudaGraphEdgeData &p) { (void)p.to_port; }
inline void use_2224(cudaGraphEdgeData &p) { (void)p.type; }
inline void use_2225(cudaGraphExecUpdateResultInfo &p) { (void)p.errorFromNode; }
inline void use_2226(cudaGraphExecUpdateResultInfo &p) { (void)p.errorNode; }
inline void use_2227(cudaGraphExecUpdateResultInfo &p) { (void)p.result; }
inline void use_2228(cudaGraphInstantiateParams &p) { (void)p.errNode_out; }
inline void use_2229(cudaGraphInstantiateParams &p) { (void)p.flags; }
inline void use_2230(cudaGraphInstantiateParams &p) { (void)p.result_out; }
inline void use_2231(cudaGraphInstantiateParams &p) { (void)p.uploadStream; }
inline void use_2232(cudaGraphKernelNodeUpdate &p) { (void)p.field; }
inline void use_2233(cudaGraphKernelNodeUpdate &p) { (void)p.node; }
inline void use_2234(cudaGraphKernelNodeUpdate &p) { (void)p.updateData; }
inline void use_2235(cudaGraphNodeParams &p) { (void)p.alloc; }
inline void use_2236(cudaGraphNodeParams &p) { (void)p.conditional; }
inline void use_2237(cudaGraphNodeParams &p) { (void)p.eventRecord; }
inline void use_2238(cudaGraphNodeParams &p) { (void)p.eventWait; }
inline void use_2239(cudaGraphNodeParams &p) { (void)p.extSemSignal; }
inline void use_2240(cudaGraphNodeParams &p) { (void)p.extSemWait; }
inline void use_2241(cudaGraphNodeParams &p) { (void)p.free; }
inline void use_2242(cudaGraphNodeParams &p) { (void)p.graph; }
inline void use_2243(cudaGraphNodeParams &p) { (void)p.host; }
inline void use_2244(cudaGraphNodeParams &p) { (void)p.kernel; }
inline void use_2245(cudaGraphNodeParams &p) { (void)p.memcpy; }
inline void use_2246(cudaGraphNodeParams &p) { (void)p.memset; }
inline void use_2247(cudaGraphNodeParams &p) { (void)p.reserved0; }
inline void use_2248(cudaGraphNodeParams &p) { (void)p.reserved1; }
inline void use_2249(cudaGraphNodeParams &p) { (void)p.reserved2; }
inline void use_2250(cudaGraphNodeParams &p) { (void)p.type; }
inline void use_2251(cudaHostNodeParams &p) { (void)p.fn; }
inline void use_2252(cudaHostNodeParams &p) { (void)p.userData; }
inline void use_2253(cudaHostNodeParamsV2 &p) { (void)p.fn; }
inline void use_2254(cudaHostNodeParamsV2 &p) { (void)p.userData; }
inline void use_2255(cudaIpcEventHandle_t &p) { (void)p.reserved; }
inline void use_2256(cudaIpcMemHandle_t &p) { (void)p.reserved; }
inline void use_2257(cudaKernelNodeParams &p) { (void)p.blockDim; }
inline void use_2258(cudaKernelNodeParams &p) { (void)p.extra; }
inline void use_2259(cudaKernelNodeParams &p) { (void)p.func; }
inline void use_2260(cudaKernelNodeParams &p) { (void)p.gridDim; }
inline void use_2261(cudaKernelNodeParams &p) { (void)p.kernelParams; }
inline void use_2262(cudaKernelNodeParams &p) { (void)p.sharedMemBytes; }
inline void use_2263(cudaKernelNodeParamsV2 &p) { (void)p.blockDim; }
inline void use_2264(cudaKernelNodeParamsV2 &p) { (void)p.extra; }
inline void use_2265(cudaKernelNodeParamsV2 &p) { (void)p.func; }
inline void use_2266(cudaKernelNodeParamsV2 &p) { (void)p.gridDim; }
inline void use_2267(cudaKernelNodeParamsV2 &p) { (void)p.kernelParams; }
inline void use_2268(cudaKernelNodeParamsV2 &p) { (void)p.sharedMemBytes; }
inline void use_2269(cudaLaunchAttributeValue &p) { (void)p.accessPolicyWindow; }
inline void use_2270(cudaLaunchAttributeValue &p) { (void)p.clusterDim; }
inline void use_2271(cudaLaunchAttributeValue &p) { (void)p.clusterSchedulingPolicyPreference; }
inline void use_2272(cudaLaunchAttributeValue &p) { (void)p.cooperative; }
inline void use_2273(cudaLaunchAttributeValue &p) { (void)p.deviceUpdatableKernelNode; }
inline void use_2274(cudaLaunchAttributeValue &p) { (void)p.launchCompletionEvent; }
inline void use_2275(cudaLaunchAttributeValue &p) { (void)p.memSyncDomain; }
inline void use_2276(cudaLaunchAttributeValue &p) { (void)p.memSyncDomainMap; }
inline void use_2277(cudaLaunchAttributeValue &p) { (void)p.nvlinkUtilCentricScheduling; }
inline void use_2278(cudaLaunchAttributeValue &p) { (void)p.pad; }
inline void use_2279(cudaLaunchAttributeValue &p) { (void)p.preferredClusterDim; }
inline void use_2280(cudaLaunchAttributeValue &p) { (void)p.priority; }
inline void use_2281(cudaLaunchAttributeValue &p) { (void)p.programmaticEvent; }
inline void use_2282(cudaLaunchAttributeValue &p) { (void)p.programmaticStreamSerializationAllowed; }
inline void use_2283(cudaLaunchAttributeValue &p) { (void)p.sharedMemCarveout; }
inline void use_2284(cudaLaunchAttributeValue &p) { (void)p.syncPolicy; }
inline void use_2285(cudaLaunchAttribute &p) { (void)p.id; }
inline void use_2286(cudaLaunchAttribute &p) { (void)p.pad; }
inline void use_2287(cudaLaunchAttribute &p) { (void)p.val; }
inline void use_2288(cudaLaunchConfig_t &p) { (void)p.attrs; }
inline void use_2289(cudaLaunchConfig_t &p) { (void)p.blockDim; }
inline void use_2290(cudaLaunchConfig_t &p) { (void)p.dynamicSmemBytes; }
inline void use_2291(cudaLaunchConfig_t &p) { (void)p.gridDim; }
inline void use_2292(cudaLaunchConfig_t &p) { (void)p.numAttrs; }
inline void use_2293(cudaLaunchConfig_t &p) { (void)p.stream; }
inline void use_2294(cudaLaunchMemSyncDomainMap &p) { (void)p.default_; }
inline void use_2295(cudaLaunchMemSyncDomainMap &p) { (void)p.remote; }
inline void use_2296(cudaMemAccessDesc &p) { (void)p.flags; }
inline void use_2297(cudaMemAccessDesc &p) { (void)p.location; }
inline void use_2298(cudaMemAllocNodeParams &p) { (void)p.accessDescCount; }
inline void use_2299(cudaMemAllocNodeParams &p) { (void)p.accessDescs; }
inline void use_2300(cudaMemAllocNodeParams &p) { (void)p.bytesize; }
inline void use_2301(cudaMemAllocNodeParams &p) { (void)p.dptr; }
inline void use_2302(cudaMemAllocNodeParams &p) { (void)p.poolProps; }
inline void use_2303(cudaMemAllocNodeParamsV2 &p) { (void)p.accessDescCount; }
inline void use_2304(cudaMemAllocNodeParamsV2 &p) { (void)p.accessDescs; }
inline void use_2305(cudaMemAllocNodeParamsV2 &p) { (void)p.bytesize; }
inline void use_2306(cudaMemAllocNodeParamsV2 &p) { (void)p.dptr; }
inline void use_2307(cudaMemAllocNodeParamsV2 &p) { (void)p.poolProps; }
inline void use_2308(cudaMemFabricHandle_t &p) { (void)p.reserved; }
inline void use_2309(cudaMemFreeNodeParams &p) { (void)p.dptr; }
inline void use_2310(cudaMemLocation &p) { (void)p.id; }
inline void use_2311(cudaMemLocation &p) { (void)p.type; }
inline void use_2312(cudaMemPoolProps &p) { (void)p.allocType; }
inline void use_2313(cudaMemPoolProps &p) { (void)p.handleTypes; }
inline void use_2314(cudaMemPoolProps &p) { (void)p.location; }
inline void use_2315(cudaMemPoolProps &p) { (void)p.maxSize; }
inline void use_2316(cudaMemPoolProps &p) { (void)p.reserved; }
inline void use_2317(cudaMemPoolProps &p) { (void)p.usage; }
inline void use_2318(cudaMemPoolProps &p) { (void)p.win32SecurityAttributes; }
inline void use_2319(cudaMemPoolPtrExportData &p) { (void)p.reserved; }
inline void use_2320(cudaMemcpy3DBatchOp &p) { (void)p.dst; }
inline void use_2321(cudaMemcpy3DBatchOp &p) { (void)p.extent; }
inline void use_2322(cudaMemcpy3DBatchOp &p) { (void)p.flags; }
inline void use_2323(cudaMemcpy3DBatchOp &p) { (void)p.src; }
inline void use_2324(cudaMemcpy3DBatchOp &p) { (void)p.srcAccessOrder; }
inline void use_2325(cudaMemcpy3DOperand &p) { (void)p.op; }
inline void use_2326(cudaMemcpy3DOperand &p) { (void)p.type; }
inline void use_2327(cudaMemcpy3DParms &p) { (void)p.dstArray; }
inline void use_2328(cudaMemcpy3DParms &p) { (void)p.dstPos; }
inline void use_2329(cudaMemcpy3DParms &p) { (void)p.dstPtr; }
inline void use_2330(cudaMemcpy3DParms &p) { (void)p.extent; }
inline void use_2331(cudaMemcpy3DParms &p) { (void)p.kind; }
inline void use_2332(cudaMemcpy3DParms &p) { (void)p.srcArray; }
inline void use_2333(cudaMemcpy3DParms &p) { (void)p.srcPos; }
inline void use_2334(cudaMemcpy3DParms &p) { (void)p.srcPtr; }
inline void use_2335(cudaMemcpy3DPeerParms &p) { (void)p.dstArray; }
inline void use_2336(cudaMemcpy3DPeerParms &p) { (void)p.dstDevice; }
inline void use_2337(cudaMemcpy3DPeerParms &p) { (void)p.dstPos; }
inline void use_2338(cudaMemcpy3DPeerParms &p) { (void)p.dstPtr; }
inline void use_2339(cudaMemcpy3DPeerParms &p) { (void)p.extent; }
inline void use_2340(cudaMemcpy3DPeerParms &p) { (void)p.srcArray; }
inline void use_2341(cudaMemcpy3DPeerParms &p) { (void)p.srcDevice; }
inline void use_2342(cudaMemcpy3DPeerParms &p) { (void)p.srcPos; }
inline void use_2343(cudaMemcpy3DPeerParms &p) { (void)p.srcPtr; }
inline void use_2344(cudaMemcpyAttributes &p) { (void)p.dstLocHint; }
inline void use_2345(cudaMemcpyAttributes &p) { (void)p.flags; }
inline void use_2346(cudaMemcpyAttributes &p) { (void)p.srcAccessOrder; }
inline void use_2347(cudaMemcpyAttributes &p) { (void)p.srcLocHint; }
inline void use_2348(cudaMemcpyNodeParams &p) { (void)p.copyParams; }
inline void use_2349(cudaMemcpyNodeParams &p) { (void)p.flags; }
inline void use_2350(cudaMemcpyNodeParams &p) { (void)p.reserved; }
inline void use_2351(cudaMemsetParams &p) { (void)p.dst; }
inline void use_2352(cudaMemsetParams &p) { (void)p.elementSize; }
inline void use_2353(cudaMemsetParams &p) { (void)p.height; }
inline void use_2354(cudaMemsetParams &p) { (void)p.pitch; }
inline void use_2355(cudaMemsetParams &p) { (void)p.value; }
inline void use_2356(cudaMemsetParams &p) { (void)p.width; }
inline void use_2357(cudaMemsetParamsV2 &p) { (void)p.dst; }
inline void use_2358(cudaMemsetParamsV2 &p) { (void)p.elementSize; }
inline void use_2359(cudaMemsetParamsV2 &p) { (void)p.height; }
inline void use_2360(cudaMemsetParamsV2 &p) { (void)p.pitch; }
inline void use_2361(cudaMemsetParamsV2 &p) { (void)p.value; }
inline void use_2362(cudaMemsetParamsV2 &p) { (void)p.width; }
inline void use_2363(cudaOffset3D &p) { (void)p.x; }
inline void use_2364(cudaOffset3D &p) { (void)p.y; }
inline void use_2365(cudaOffset3D &p) { (void)p.z; }
inline void use_2366(cudaPitchedPtr &p) { (void)p.pitch; }
inline void use_2367(cudaPitchedPtr &p) { (void)p.ptr; }
inline void use_2368(cudaPitchedPtr &p) { (void)p.xsize; }
inline void use_2369(cudaPitchedPtr &p) { (void)p.ysize; }
inline void use_2370(cudaPointerAttributes &p) { (void)p.device; }
inline void use_2371(cudaPointerAttributes &p) { (void)p.devicePointer; }
inline void use_2372(cudaPointerAttributes &p) { (void)p.hostPointer; }
inline void use_2373(cudaPointerAttributes &p) { (void)p.reserved; }
inline void use_2374(cudaPointerAttributes &p) { (void)p.type; }
inline void use_2375(cudaPos &p) { (void)p.x; }
inline void use_2376(cudaPos &p) { (void)p.y; }
inline void use_2377(cudaPos &p) { (void)p.z; }
inline void use_2378(cudaResourceDesc &p) { (void)p.flags; }
inline void use_2379(cudaResourceDesc &p) { (void)p.res; }
inline void use_2380(cudaResourceDesc &p) { (void)p.resType; }
inline void use_2381(cudaResourceViewDesc &p) { (void)p.depth; }
inline void use_2382(cudaResourceViewDesc &p) { (void)p.firstLayer; }
inline void use_2383(cudaResourceViewDesc &p) { (void)p.firstMipmapLevel; }
inline void use_2384(cudaResourceViewDesc &p) { (void)p.format; }
inline void use_2385(cudaResourceViewDesc &p) { (void)p.height; }
inline void use_2386(cudaResourceViewDesc &p) { (void)p.lastLayer; }
inline void use_2387(cudaResourceViewDesc &p) { (void)p.lastMipmapLevel; }
inline void use_2388(cudaResourceViewDesc &p) { (void)p.reserved; }
inline void use_2389(cudaResourceViewDesc &p) { (void)p.width; }
inline void use_2390(cudaTextureDesc &p) { (void)p.addressMode; }
inline void use_2391(cudaTextureDesc &p) { (void)p.borderColor; }
inline void use_2392(cudaTextureDesc &p) { (void)p.disableTrilinearOptimization; }
inline void use_2393(cudaTextureDesc &p) { (void)p.filterMode; }
inline void use_2394(cudaTextureDesc &p) { (void)p.maxAnisotropy; }
inline void use_2395(cudaTextureDesc &p) { (void)p.maxMipmapLevelClamp; }
inline void use_2396(cudaTextureDesc &p) { (void)p.minMipmapLevelClamp; }
inline void use_2397(cudaTextureDesc &p) { (void)p.mipmapFilterMode; }
inline void use_2398(cudaTextureDesc &p) { (void)p.mipmapLevelBias; }
inline void use_2399(cudaTextureDesc &p) { (void)p.normalizedCoords; }
inline void use_2400(cudaTextureDesc &p) { (void)p.readMode; }
inline void use_2401(cudaTextureDesc &p) { (void)p.sRGB; }
inline void use_2402(cudaTextureDesc &p) { (void)p.seamlessCubemap; }
inline void use_2403(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataTable; }
inline void use_2404(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataWindowSize; }
inline void use_2405(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionTable; }
inline void use_2406(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionWindowSize; }
