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
__host__ inline cudaError_t use_80(int a0, int a1, const size_t a2, struct cudaMemcpyAttributes * a3, cudaStream_t a4) { return cudaMemcpyAsync(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_81(void * a0, const void * a1, size_t a2, enum cudaMemcpyKind a3, cudaStream_t a4) { return cudaMemcpyAsync_ptsz(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_82(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6, cudaStream_t a7) { return cudaMemcpy2DAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_83(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6, cudaStream_t a7) { return cudaMemcpy2DAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_84(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaMemcpy2DAsync(a0, a1, a2, a3, a4, a5, a6); }
__device__ inline cudaError_t use_85(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6, cudaStream_t a7) { return cudaMemcpy2DAsync_ptsz(a0, a1, a2, a3, a4, a5, a6, a7); }
__device__ inline cudaError_t use_86(const struct cudaMemcpy3DParms * a0, cudaStream_t a1) { return cudaMemcpy3DAsync(a0, a1); }
__host__ inline cudaError_t use_87(const struct cudaMemcpy3DParms * a0) { return cudaMemcpy3DAsync(a0); }
__host__ inline cudaError_t use_88(const struct cudaMemcpy3DParms * a0, cudaStream_t a1) { return cudaMemcpy3DAsync(a0, a1); }
__device__ inline cudaError_t use_89(const struct cudaMemcpy3DParms * a0, cudaStream_t a1) { return cudaMemcpy3DAsync_ptsz(a0, a1); }
__device__ inline cudaError_t use_90(void * a0, int a1, size_t a2, cudaStream_t a3) { return cudaMemsetAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_91(void * a0, int a1, size_t a2) { return cudaMemsetAsync(a0, a1, a2); }
__host__ inline cudaError_t use_92(void * a0, int a1, size_t a2, cudaStream_t a3) { return cudaMemsetAsync(a0, a1, a2, a3); }
__device__ inline cudaError_t use_93(void * a0, int a1, size_t a2, cudaStream_t a3) { return cudaMemsetAsync_ptsz(a0, a1, a2, a3); }
__device__ inline cudaError_t use_94(void * a0, size_t a1, int a2, size_t a3, size_t a4, cudaStream_t a5) { return cudaMemset2DAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_95(void * a0, size_t a1, int a2, size_t a3, size_t a4) { return cudaMemset2DAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_96(void * a0, size_t a1, int a2, size_t a3, size_t a4, cudaStream_t a5) { return cudaMemset2DAsync(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_97(void * a0, size_t a1, int a2, size_t a3, size_t a4, cudaStream_t a5) { return cudaMemset2DAsync_ptsz(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_98(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2, cudaStream_t a3) { return cudaMemset3DAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_99(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2) { return cudaMemset3DAsync(a0, a1, a2); }
__host__ inline cudaError_t use_100(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2, cudaStream_t a3) { return cudaMemset3DAsync(a0, a1, a2, a3); }
__device__ inline cudaError_t use_101(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2, cudaStream_t a3) { return cudaMemset3DAsync_ptsz(a0, a1, a2, a3); }
__device__ inline cudaError_t use_102(int * a0) { return cudaRuntimeGetVersion(a0); }
__host__ inline cudaError_t use_103(int * a0) { return cudaRuntimeGetVersion(a0); }
__device__ inline cudaError_t use_104(int * a0, const void * a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__device__ inline cudaError_t use_105(int * a0, UseKernel a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__device__ inline cudaError_t use_106(int * a0, UseKernelPointer a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__host__ inline cudaError_t use_107(int * a0, const void * a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__host__ inline cudaError_t use_108(int * a0, UseKernel a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__host__ inline cudaError_t use_109(int * a0, UseKernelPointer a1, int a2, size_t a3) { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
__device__ inline cudaError_t use_110(int * a0, const void * a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_111(int * a0, UseKernel a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__device__ inline cudaError_t use_112(int * a0, UseKernelPointer a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_113(int * a0, const void * a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_114(int * a0, UseKernel a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_115(int * a0, UseKernelPointer a1, int a2, size_t a3, unsigned int a4) { return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
__device__ inline void * use_116(size_t a0, size_t a1) { return cudaGetParameterBuffer(a0, a1); }
__device__ inline void * use_117(void * a0, dim3 a1, dim3 a2, unsigned int a3) { return cudaGetParameterBufferV2(a0, a1, a2, a3); }
__device__ inline cudaError_t use_118(void * a0, void * a1, dim3 a2, dim3 a3, unsigned int a4, cudaStream_t a5) { return cudaLaunchDevice_ptsz(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_119(void * a0, cudaStream_t a1) { return cudaLaunchDeviceV2_ptsz(a0, a1); }
__device__ inline cudaError_t use_120(void * a0, void * a1, dim3 a2, dim3 a3, unsigned int a4, cudaStream_t a5) { return cudaLaunchDevice(a0, a1, a2, a3, a4, a5); }
__device__ inline cudaError_t use_121(void * a0, cudaStream_t a1) { return cudaLaunchDeviceV2(a0, a1); }
__device__ inline cudaError_t use_122(void * a0, cudaFabricOpStatusSource a1, unsigned int * a2) { return cudaFabricOpErrorStatusCount(a0, a1, a2); }
__device__ inline cudaError_t use_123(void * a0, cudaFabricOpStatusSource a1, unsigned int a2, cudaFabricOpStatusInfo * a3) { return cudaFabricOpErrorStatusGet(a0, a1, a2, a3); }
__host__ inline cudaError_t use_124() { return cudaDeviceReset(); }
__host__ inline cudaError_t use_125() { return cudaDeviceSynchronize(); }
__host__ inline cudaError_t use_126(enum cudaLimit a0, size_t a1) { return cudaDeviceSetLimit(a0, a1); }
__host__ inline cudaError_t use_127(size_t * a0, const struct cudaChannelFormatDesc * a1, int a2) { return cudaDeviceGetTexture1DLinearMaxWidth(a0, a1, a2); }
__host__ inline cudaError_t use_128(int * a0, int * a1) { return cudaDeviceGetStreamPriorityRange(a0, a1); }
__host__ inline cudaError_t use_129(enum cudaFuncCache a0) { return cudaDeviceSetCacheConfig(a0); }
__host__ inline cudaError_t use_130(int * a0, const char * a1) { return cudaDeviceGetByPCIBusId(a0, a1); }
__host__ inline cudaError_t use_131(char * a0, int a1, int a2) { return cudaDeviceGetPCIBusId(a0, a1, a2); }
__host__ inline cudaError_t use_132(cudaIpcEventHandle_t * a0, cudaEvent_t a1) { return cudaIpcGetEventHandle(a0, a1); }
__host__ inline cudaError_t use_133(cudaEvent_t * a0, cudaIpcEventHandle_t a1) { return cudaIpcOpenEventHandle(a0, a1); }
__host__ inline cudaError_t use_134(cudaIpcMemHandle_t * a0, void * a1) { return cudaIpcGetMemHandle(a0, a1); }
__host__ inline cudaError_t use_135(void ** a0, cudaIpcMemHandle_t a1, unsigned int a2) { return cudaIpcOpenMemHandle(a0, a1, a2); }
__host__ inline cudaError_t use_136(void * a0) { return cudaIpcCloseMemHandle(a0); }
__host__ inline cudaError_t use_137(enum cudaFlushGPUDirectRDMAWritesTarget a0, enum cudaFlushGPUDirectRDMAWritesScope a1) { return cudaDeviceFlushGPUDirectRDMAWrites(a0, a1); }
__host__ inline cudaError_t use_138(int a0, cudaAsyncCallback a1, void * a2, cudaAsyncCallbackHandle_t * a3) { return cudaDeviceRegisterAsyncNotification(a0, a1, a2, a3); }
__host__ inline cudaError_t use_139(int a0, cudaAsyncCallbackHandle_t a1) { return cudaDeviceUnregisterAsyncNotification(a0, a1); }
__host__ inline cudaError_t use_140(enum cudaSharedMemConfig a0) { return cudaDeviceSetSharedMemConfig(a0); }
__host__ inline cudaError_t use_141(struct cudaDeviceProp * a0, int a1) { return cudaGetDeviceProperties(a0, a1); }
__host__ inline cudaError_t use_142(unsigned int * a0, const enum cudaAtomicOperation * a1, unsigned int a2, int a3) { return cudaDeviceGetHostAtomicCapabilities(a0, a1, a2, a3); }
__host__ inline cudaError_t use_143(cudaMemPool_t * a0, int a1) { return cudaDeviceGetDefaultMemPool(a0, a1); }
__host__ inline cudaError_t use_144(int a0, cudaMemPool_t a1) { return cudaDeviceSetMemPool(a0, a1); }
__host__ inline cudaError_t use_145(cudaMemPool_t * a0, int a1) { return cudaDeviceGetMemPool(a0, a1); }
__host__ inline cudaError_t use_146(void * a0, int a1, int a2) { return cudaDeviceGetNvSciSyncAttributes(a0, a1, a2); }
__host__ inline cudaError_t use_147(int * a0, enum cudaDeviceP2PAttr a1, int a2, int a3) { return cudaDeviceGetP2PAttribute(a0, a1, a2, a3); }
__host__ inline cudaError_t use_148(unsigned int * a0, const enum cudaAtomicOperation * a1, unsigned int a2, int a3, int a4) { return cudaDeviceGetP2PAtomicCapabilities(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_149(int * a0, const struct cudaDeviceProp * a1) { return cudaChooseDevice(a0, a1); }
__host__ inline cudaError_t use_150(int a0, unsigned int a1, unsigned int a2) { return cudaInitDevice(a0, a1, a2); }
__host__ inline cudaError_t use_151(int a0) { return cudaSetDevice(a0); }
__host__ inline cudaError_t use_152(int * a0, int a1) { return cudaSetValidDevices(a0, a1); }
__host__ inline cudaError_t use_153(unsigned int a0) { return cudaSetDeviceFlags(a0); }
__host__ inline cudaError_t use_154(unsigned int * a0) { return cudaGetDeviceFlags(a0); }
__host__ inline cudaError_t use_155(cudaStream_t * a0) { return cudaStreamCreate(a0); }
__host__ inline cudaError_t use_156(cudaStream_t * a0, unsigned int a1, int a2) { return cudaStreamCreateWithPriority(a0, a1, a2); }
__host__ inline cudaError_t use_157(cudaStream_t a0, int * a1) { return cudaStreamGetPriority(a0, a1); }
__host__ inline cudaError_t use_158(cudaStream_t a0, unsigned int * a1) { return cudaStreamGetFlags(a0, a1); }
__host__ inline cudaError_t use_159(cudaStream_t a0, unsigned long long * a1) { return cudaStreamGetId(a0, a1); }
__host__ inline cudaError_t use_160(cudaStream_t a0, int * a1) { return cudaStreamGetDevice(a0, a1); }
__host__ inline cudaError_t use_161() { return cudaCtxResetPersistingL2Cache(); }
__host__ inline cudaError_t use_162(cudaStream_t a0, cudaStream_t a1) { return cudaStreamCopyAttributes(a0, a1); }
__host__ inline cudaError_t use_163(cudaStream_t a0, cudaLaunchAttributeID a1, cudaLaunchAttributeValue * a2) { return cudaStreamGetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_164(cudaStream_t a0, cudaLaunchAttributeID a1, const cudaLaunchAttributeValue * a2) { return cudaStreamSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_165(cudaStream_t a0, cudaStreamCallback_t a1, void * a2, unsigned int a3) { return cudaStreamAddCallback(a0, a1, a2, a3); }
__host__ inline cudaError_t use_166(cudaStream_t a0) { return cudaStreamSynchronize(a0); }
__host__ inline cudaError_t use_167(cudaStream_t a0) { return cudaStreamQuery(a0); }
__host__ inline cudaError_t use_168(cudaStream_t a0, void * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_169(cudaStream_t a0, void * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_170(cudaStream_t a0, float * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_171(cudaStream_t a0, int * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_172(cudaStream_t a0, uchar4 * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_173(cudaStream_t a0, float4 * a1) { return cudaStreamAttachMemAsync(a0, a1); }
__host__ inline cudaError_t use_174(cudaStream_t a0, float * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_175(cudaStream_t a0, int * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_176(cudaStream_t a0, uchar4 * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_177(cudaStream_t a0, float4 * a1, size_t a2, unsigned int a3) { return cudaStreamAttachMemAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_178(cudaStream_t a0, enum cudaStreamCaptureMode a1) { return cudaStreamBeginCapture(a0, a1); }
__host__ inline cudaError_t use_179(cudaStream_t a0, enum cudaStreamCaptureMode a1, cudaGraph_t a2) { return cudaStreamBeginRecaptureToGraph(a0, a1, a2); }
__host__ inline cudaError_t use_180(cudaStream_t a0, enum cudaStreamCaptureMode a1, cudaGraph_t a2, struct cudaGraphRecaptureCallbackData * a3) { return cudaStreamBeginRecaptureToGraph(a0, a1, a2, a3); }
__host__ inline cudaError_t use_181(cudaStream_t a0, cudaGraph_t a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4, enum cudaStreamCaptureMode a5) { return cudaStreamBeginCaptureToGraph(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_182(enum cudaStreamCaptureMode * a0) { return cudaThreadExchangeStreamCaptureMode(a0); }
__host__ inline cudaError_t use_183(cudaStream_t a0, cudaGraph_t * a1) { return cudaStreamEndCapture(a0, a1); }
__host__ inline cudaError_t use_184(cudaStream_t a0, enum cudaStreamCaptureStatus * a1) { return cudaStreamIsCapturing(a0, a1); }
__host__ inline cudaError_t use_185(cudaStream_t a0, enum cudaStreamCaptureStatus * a1) { return cudaStreamGetCaptureInfo(a0, a1); }
__host__ inline cudaError_t use_186(cudaStream_t a0, enum cudaStreamCaptureStatus * a1, unsigned long long * a2, cudaGraph_t * a3, const cudaGraphNode_t ** a4, const cudaGraphEdgeData ** a5, size_t * a6) { return cudaStreamGetCaptureInfo(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_187(cudaStream_t a0, cudaGraphNode_t * a1, const cudaGraphEdgeData * a2, size_t a3) { return cudaStreamUpdateCaptureDependencies(a0, a1, a2, a3); }
__host__ inline cudaError_t use_188(cudaStream_t a0, cudaGraphNode_t * a1, const cudaGraphEdgeData * a2, size_t a3, unsigned int a4) { return cudaStreamUpdateCaptureDependencies(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_189(cudaEvent_t * a0) { return cudaEventCreate(a0); }
__host__ inline cudaError_t use_190(cudaEvent_t * a0, unsigned int a1) { return cudaEventCreate(a0, a1); }
__host__ inline cudaError_t use_191(cudaEvent_t a0) { return cudaEventQuery(a0); }
__host__ inline cudaError_t use_192(cudaEvent_t a0) { return cudaEventSynchronize(a0); }
__host__ inline cudaError_t use_193(float * a0, cudaEvent_t a1, cudaEvent_t a2) { return cudaEventElapsedTime(a0, a1, a2); }
__host__ inline cudaError_t use_194(cudaExternalMemory_t * a0, const struct cudaExternalMemoryHandleDesc * a1) { return cudaImportExternalMemory(a0, a1); }
__host__ inline cudaError_t use_195(void ** a0, cudaExternalMemory_t a1, const struct cudaExternalMemoryBufferDesc * a2) { return cudaExternalMemoryGetMappedBuffer(a0, a1, a2); }
__host__ inline cudaError_t use_196(cudaMipmappedArray_t * a0, cudaExternalMemory_t a1, const struct cudaExternalMemoryMipmappedArrayDesc * a2) { return cudaExternalMemoryGetMappedMipmappedArray(a0, a1, a2); }
__host__ inline cudaError_t use_197(cudaExternalMemory_t a0) { return cudaDestroyExternalMemory(a0); }
__host__ inline cudaError_t use_198(cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreHandleDesc * a1) { return cudaImportExternalSemaphore(a0, a1); }
__host__ inline cudaError_t use_199(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreSignalParams * a1, unsigned int a2) { return cudaSignalExternalSemaphoresAsync(a0, a1, a2); }
__host__ inline cudaError_t use_200(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreSignalParams * a1, unsigned int a2, cudaStream_t a3) { return cudaSignalExternalSemaphoresAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_201(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreWaitParams * a1, unsigned int a2) { return cudaWaitExternalSemaphoresAsync(a0, a1, a2); }
__host__ inline cudaError_t use_202(const cudaExternalSemaphore_t * a0, const struct cudaExternalSemaphoreWaitParams * a1, unsigned int a2, cudaStream_t a3) { return cudaWaitExternalSemaphoresAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_203(cudaExternalSemaphore_t a0) { return cudaDestroyExternalSemaphore(a0); }
__host__ inline cudaError_t use_204(const void * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_205(UseKernel * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_206(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_207(UseKernel * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_208(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_209(const cudaLaunchConfig_t * a0, const void * a1, void ** a2) { return cudaLaunchKernelExC(a0, a1, a2); }
__host__ inline cudaError_t use_210(const void * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_211(UseKernel * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_212(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3); }
__host__ inline cudaError_t use_213(UseKernel * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_214(UseKernelPointer * a0, dim3 a1, dim3 a2, void ** a3, size_t a4, cudaStream_t a5) { return cudaLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_215(const void * a0, enum cudaFuncCache a1) { return cudaFuncSetCacheConfig(a0, a1); }
__host__ inline cudaError_t use_216(UseKernel * a0, enum cudaFuncCache a1) { return cudaFuncSetCacheConfig(a0, a1); }
__host__ inline cudaError_t use_217(UseKernelPointer * a0, enum cudaFuncCache a1) { return cudaFuncSetCacheConfig(a0, a1); }
__host__ inline cudaError_t use_218(const void * a0, enum cudaFuncAttribute a1, int a2) { return cudaFuncSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_219(UseKernel * a0, enum cudaFuncAttribute a1, int a2) { return cudaFuncSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_220(UseKernelPointer * a0, enum cudaFuncAttribute a1, int a2) { return cudaFuncSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_221(const char ** a0, const void * a1) { return cudaFuncGetName(a0, a1); }
__host__ inline cudaError_t use_222(const char ** a0, UseKernel * a1) { return cudaFuncGetName(a0, a1); }
__host__ inline cudaError_t use_223(const char ** a0, UseKernelPointer * a1) { return cudaFuncGetName(a0, a1); }
__host__ inline cudaError_t use_224(const void * a0, size_t a1, size_t * a2, size_t * a3) { return cudaFuncGetParamInfo(a0, a1, a2, a3); }
__host__ inline cudaError_t use_225(const void * a0, size_t * a1) { return cudaFuncGetParamCount(a0, a1); }
__host__ inline cudaError_t use_226(cudaStream_t a0, cudaHostFn_t a1, void * a2) { return cudaLaunchHostFunc(a0, a1, a2); }
__host__ inline cudaError_t use_227(cudaStream_t a0, cudaHostFn_t a1, void * a2, unsigned int a3) { return cudaLaunchHostFunc_v2(a0, a1, a2, a3); }
__host__ inline cudaError_t use_228(const void * a0, enum cudaSharedMemConfig a1) { return cudaFuncSetSharedMemConfig(a0, a1); }
__host__ inline cudaError_t use_229(UseKernel * a0, enum cudaSharedMemConfig a1) { return cudaFuncSetSharedMemConfig(a0, a1); }
__host__ inline cudaError_t use_230(UseKernelPointer * a0, enum cudaSharedMemConfig a1) { return cudaFuncSetSharedMemConfig(a0, a1); }
__host__ inline cudaError_t use_231(size_t * a0, const void * a1, int a2, int a3) { return cudaOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
__host__ inline cudaError_t use_232(size_t * a0, UseKernel * a1, int a2, int a3) { return cudaOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
__host__ inline cudaError_t use_233(size_t * a0, UseKernelPointer * a1, int a2, int a3) { return cudaOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
__host__ inline cudaError_t use_234(int * a0, const void * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxPotentialClusterSize(a0, a1, a2); }
__host__ inline cudaError_t use_235(int * a0, UseKernel * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxPotentialClusterSize(a0, a1, a2); }
__host__ inline cudaError_t use_236(int * a0, UseKernelPointer * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxPotentialClusterSize(a0, a1, a2); }
__host__ inline cudaError_t use_237(int * a0, const void * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxActiveClusters(a0, a1, a2); }
__host__ inline cudaError_t use_238(int * a0, UseKernel * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxActiveClusters(a0, a1, a2); }
__host__ inline cudaError_t use_239(int * a0, UseKernelPointer * a1, const cudaLaunchConfig_t * a2) { return cudaOccupancyMaxActiveClusters(a0, a1, a2); }
__host__ inline cudaError_t use_240(void ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_241(void ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_242(float ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_243(int ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_244(uchar4 ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_245(float4 ** a0, size_t a1) { return cudaMallocManaged(a0, a1); }
__host__ inline cudaError_t use_246(float ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_247(int ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_248(uchar4 ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_249(float4 ** a0, size_t a1, unsigned int a2) { return cudaMallocManaged(a0, a1, a2); }
__host__ inline cudaError_t use_250(void ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_251(void ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_252(float ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_253(int ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_254(uchar4 ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_255(float4 ** a0, size_t a1) { return cudaMallocHost(a0, a1); }
__host__ inline cudaError_t use_256(float ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_257(int ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_258(uchar4 ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_259(float4 ** a0, size_t a1, unsigned int a2) { return cudaMallocHost(a0, a1, a2); }
__host__ inline cudaError_t use_260(void ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_261(float ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_262(int ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_263(uchar4 ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_264(float4 ** a0, size_t * a1, size_t a2, size_t a3) { return cudaMallocPitch(a0, a1, a2, a3); }
__host__ inline cudaError_t use_265(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, size_t a2) { return cudaMallocArray(a0, a1, a2); }
__host__ inline cudaError_t use_266(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, size_t a2, size_t a3, unsigned int a4) { return cudaMallocArray(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_267(void * a0) { return cudaFreeHost(a0); }
__host__ inline cudaError_t use_268(cudaArray_t a0) { return cudaFreeArray(a0); }
__host__ inline cudaError_t use_269(cudaMipmappedArray_t a0) { return cudaFreeMipmappedArray(a0); }
__host__ inline cudaError_t use_270(void ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_271(float ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_272(int ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_273(uchar4 ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_274(float4 ** a0, size_t a1, unsigned int a2) { return cudaHostAlloc(a0, a1, a2); }
__host__ inline cudaError_t use_275(void * a0, size_t a1, unsigned int a2) { return cudaHostRegister(a0, a1, a2); }
__host__ inline cudaError_t use_276(void * a0) { return cudaHostUnregister(a0); }
__host__ inline cudaError_t use_277(void ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_278(float ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_279(int ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_280(uchar4 ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_281(float4 ** a0, void * a1, unsigned int a2) { return cudaHostGetDevicePointer(a0, a1, a2); }
__host__ inline cudaError_t use_282(unsigned int * a0, void * a1) { return cudaHostGetFlags(a0, a1); }
__host__ inline cudaError_t use_283(struct cudaPitchedPtr * a0, struct cudaExtent a1) { return cudaMalloc3D(a0, a1); }
__host__ inline cudaError_t use_284(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2) { return cudaMalloc3DArray(a0, a1, a2); }
__host__ inline cudaError_t use_285(cudaArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2, unsigned int a3) { return cudaMalloc3DArray(a0, a1, a2, a3); }
__host__ inline cudaError_t use_286(cudaMipmappedArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2, unsigned int a3) { return cudaMallocMipmappedArray(a0, a1, a2, a3); }
__host__ inline cudaError_t use_287(cudaMipmappedArray_t * a0, const struct cudaChannelFormatDesc * a1, struct cudaExtent a2, unsigned int a3, unsigned int a4) { return cudaMallocMipmappedArray(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_288(cudaArray_t * a0, cudaMipmappedArray_const_t a1, unsigned int a2) { return cudaGetMipmappedArrayLevel(a0, a1, a2); }
__host__ inline cudaError_t use_289(const struct cudaMemcpy3DParms * a0) { return cudaMemcpy3D(a0); }
__host__ inline cudaError_t use_290(const struct cudaMemcpy3DPeerParms * a0) { return cudaMemcpy3DPeer(a0); }
__host__ inline cudaError_t use_291(const struct cudaMemcpy3DPeerParms * a0) { return cudaMemcpy3DPeerAsync(a0); }
__host__ inline cudaError_t use_292(const struct cudaMemcpy3DPeerParms * a0, cudaStream_t a1) { return cudaMemcpy3DPeerAsync(a0, a1); }
__host__ inline cudaError_t use_293(size_t * a0, size_t * a1) { return cudaMemGetInfo(a0, a1); }
__host__ inline cudaError_t use_294(struct cudaChannelFormatDesc * a0, struct cudaExtent * a1, unsigned int * a2, cudaArray_t a3) { return cudaArrayGetInfo(a0, a1, a2, a3); }
__host__ inline cudaError_t use_295(cudaArray_t * a0, cudaArray_t a1, unsigned int a2) { return cudaArrayGetPlane(a0, a1, a2); }
__host__ inline cudaError_t use_296(struct cudaArrayMemoryRequirements * a0, cudaArray_t a1, int a2) { return cudaArrayGetMemoryRequirements(a0, a1, a2); }
__host__ inline cudaError_t use_297(struct cudaArrayMemoryRequirements * a0, cudaMipmappedArray_t a1, int a2) { return cudaMipmappedArrayGetMemoryRequirements(a0, a1, a2); }
__host__ inline cudaError_t use_298(struct cudaArraySparseProperties * a0, cudaArray_t a1) { return cudaArrayGetSparseProperties(a0, a1); }
__host__ inline cudaError_t use_299(struct cudaArraySparseProperties * a0, cudaMipmappedArray_t a1) { return cudaMipmappedArrayGetSparseProperties(a0, a1); }
__host__ inline cudaError_t use_300(void * a0, const void * a1, size_t a2, enum cudaMemcpyKind a3) { return cudaMemcpy(a0, a1, a2, a3); }
__host__ inline cudaError_t use_301(void * a0, int a1, const void * a2, int a3, size_t a4) { return cudaMemcpyPeer(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_302(void * a0, size_t a1, const void * a2, size_t a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaMemcpy2D(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_303(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DToArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_304(void * a0, size_t a1, cudaArray_const_t a2, size_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DFromArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_305(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6, size_t a7) { return cudaMemcpy2DArrayToArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_306(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaMemcpy2DArrayToArray(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_307(const void * a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_308(const void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_309(const float & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_310(const int & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_311(const uchar4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_312(const float4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_313(const float & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_314(const int & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_315(const uchar4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_316(const float4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_317(void * a0, const void * a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_318(void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_319(void * a0, const float & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_320(void * a0, const int & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_321(void * a0, const uchar4 & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_322(void * a0, const float4 & a1, size_t a2) { return cudaMemcpyFromSymbol(a0, a1, a2); }
__host__ inline cudaError_t use_323(void * a0, const float & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_324(void * a0, const int & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_325(void * a0, const uchar4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_326(void * a0, const float4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbol(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_327(void * a0, int a1, const void * a2, int a3, size_t a4) { return cudaMemcpyPeerAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_328(void * a0, int a1, const void * a2, int a3, size_t a4, cudaStream_t a5) { return cudaMemcpyPeerAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_329(void *const * a0, const void *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_330(float *const * a0, float *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_331(int *const * a0, int *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_332(uchar4 *const * a0, uchar4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_333(float4 *const * a0, float4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes * a4, size_t * a5, size_t a6, cudaStream_t a7) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_334(float *const * a0, float *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_335(int *const * a0, int *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_336(uchar4 *const * a0, uchar4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_337(float4 *const * a0, float4 *const * a1, const size_t * a2, size_t a3, struct cudaMemcpyAttributes a4, cudaStream_t a5) { return cudaMemcpyBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_338(size_t a0, struct cudaMemcpy3DBatchOp * a1, unsigned long long a2, cudaStream_t a3) { return cudaMemcpy3DBatchAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_339(void * a0, const void * a1, size_t a2, struct cudaMemcpyAttributes * a3, cudaStream_t a4) { return cudaMemcpyWithAttributesAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_340(struct cudaMemcpy3DBatchOp * a0, unsigned long long a1, cudaStream_t a2) { return cudaMemcpy3DWithAttributesAsync(a0, a1, a2); }
__host__ inline cudaError_t use_341(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DToArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_342(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7, cudaStream_t a8) { return cudaMemcpy2DToArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_343(void * a0, size_t a1, cudaArray_const_t a2, size_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpy2DFromArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_344(void * a0, size_t a1, cudaArray_const_t a2, size_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7, cudaStream_t a8) { return cudaMemcpy2DFromArrayAsync(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_345(const void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_346(const void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_347(const float & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_348(const int & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_349(const uchar4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_350(const float4 & a0, const void * a1, size_t a2) { return cudaMemcpyToSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_351(const float & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_352(const int & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_353(const uchar4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_354(const float4 & a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyToSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_355(void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_356(void * a0, const void * a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_357(void * a0, const float & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_358(void * a0, const int & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_359(void * a0, const uchar4 & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_360(void * a0, const float4 & a1, size_t a2) { return cudaMemcpyFromSymbolAsync(a0, a1, a2); }
__host__ inline cudaError_t use_361(void * a0, const float & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_362(void * a0, const int & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_363(void * a0, const uchar4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_364(void * a0, const float4 & a1, size_t a2, size_t a3, enum cudaMemcpyKind a4, cudaStream_t a5) { return cudaMemcpyFromSymbolAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_365(void * a0, int a1, size_t a2) { return cudaMemset(a0, a1, a2); }
__host__ inline cudaError_t use_366(void * a0, size_t a1, int a2, size_t a3, size_t a4) { return cudaMemset2D(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_367(struct cudaPitchedPtr a0, int a1, struct cudaExtent a2) { return cudaMemset3D(a0, a1, a2); }
__host__ inline cudaError_t use_368(void ** a0, const void * a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_369(void ** a0, const float & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_370(void ** a0, const int & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_371(void ** a0, const uchar4 & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_372(void ** a0, const float4 & a1) { return cudaGetSymbolAddress(a0, a1); }
__host__ inline cudaError_t use_373(size_t * a0, const void * a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_374(size_t * a0, const float & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_375(size_t * a0, const int & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_376(size_t * a0, const uchar4 & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_377(size_t * a0, const float4 & a1) { return cudaGetSymbolSize(a0, a1); }
__host__ inline cudaError_t use_378(const void * a0, size_t a1, struct cudaMemLocation a2, unsigned int a3) { return cudaMemPrefetchAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_379(const void * a0, size_t a1, struct cudaMemLocation a2, unsigned int a3, cudaStream_t a4) { return cudaMemPrefetchAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_380(void ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_381(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_382(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_383(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_384(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_385(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_386(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_387(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_388(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_389(void ** a0, size_t * a1, size_t a2, unsigned long long a3, cudaStream_t a4) { return cudaMemDiscardBatchAsync(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_390(void ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_391(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_392(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_393(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_394(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, cudaStream_t a7) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_395(float ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_396(int ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_397(uchar4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_398(float4 ** a0, size_t * a1, size_t a2, struct cudaMemLocation a3, unsigned long long a4, cudaStream_t a5) { return cudaMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_399(void * a0, size_t a1, size_t a2, size_t a3, struct cudaMemLocation * a4) { return cudaMemGetLocationInfo(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_400(const void * a0, size_t a1, enum cudaMemoryAdvise a2, struct cudaMemLocation a3) { return cudaMemAdvise(a0, a1, a2, a3); }
__host__ inline cudaError_t use_401(void * a0, size_t a1, enum cudaMemRangeAttribute a2, const void * a3, size_t a4) { return cudaMemRangeGetAttribute(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_402(void ** a0, size_t * a1, enum cudaMemRangeAttribute * a2, size_t a3, const void * a4, size_t a5) { return cudaMemRangeGetAttributes(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_403(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyToArray(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_404(void * a0, cudaArray_const_t a1, size_t a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyFromArray(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_405(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6, enum cudaMemcpyKind a7) { return cudaMemcpyArrayToArray(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_406(cudaArray_t a0, size_t a1, size_t a2, cudaArray_const_t a3, size_t a4, size_t a5, size_t a6) { return cudaMemcpyArrayToArray(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_407(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyToArrayAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_408(cudaArray_t a0, size_t a1, size_t a2, const void * a3, size_t a4, enum cudaMemcpyKind a5, cudaStream_t a6) { return cudaMemcpyToArrayAsync(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_409(void * a0, cudaArray_const_t a1, size_t a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaMemcpyFromArrayAsync(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_410(void * a0, cudaArray_const_t a1, size_t a2, size_t a3, size_t a4, enum cudaMemcpyKind a5, cudaStream_t a6) { return cudaMemcpyFromArrayAsync(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_411(void ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_412(void ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_413(float ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_414(int ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_415(uchar4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_416(float4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_417(float ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_418(int ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_419(uchar4 ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_420(float4 ** a0, size_t a1, cudaStream_t a2) { return cudaMallocAsync(a0, a1, a2); }
__host__ inline cudaError_t use_421(void * a0, cudaStream_t a1) { return cudaFreeAsync(a0, a1); }
__host__ inline cudaError_t use_422(cudaMemPool_t a0, size_t a1) { return cudaMemPoolTrimTo(a0, a1); }
__host__ inline cudaError_t use_423(cudaMemPool_t a0, enum cudaMemPoolAttr a1, void * a2) { return cudaMemPoolSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_424(cudaMemPool_t a0, enum cudaMemPoolAttr a1, void * a2) { return cudaMemPoolGetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_425(cudaMemPool_t a0, const struct cudaMemAccessDesc * a1, size_t a2) { return cudaMemPoolSetAccess(a0, a1, a2); }
__host__ inline cudaError_t use_426(enum cudaMemAccessFlags * a0, cudaMemPool_t a1, struct cudaMemLocation * a2) { return cudaMemPoolGetAccess(a0, a1, a2); }
__host__ inline cudaError_t use_427(cudaMemPool_t * a0, const struct cudaMemPoolProps * a1) { return cudaMemPoolCreate(a0, a1); }
__host__ inline cudaError_t use_428(cudaMemPool_t a0) { return cudaMemPoolDestroy(a0); }
__host__ inline cudaError_t use_429(cudaMemPool_t * a0, struct cudaMemLocation * a1, enum cudaMemAllocationType a2) { return cudaMemGetDefaultMemPool(a0, a1, a2); }
__host__ inline cudaError_t use_430(cudaMemPool_t * a0, struct cudaMemLocation * a1, enum cudaMemAllocationType a2) { return cudaMemGetMemPool(a0, a1, a2); }
__host__ inline cudaError_t use_431(struct cudaMemLocation * a0, enum cudaMemAllocationType a1, cudaMemPool_t a2) { return cudaMemSetMemPool(a0, a1, a2); }
__host__ inline cudaError_t use_432(void ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_433(float ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_434(int ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_435(uchar4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_436(float4 ** a0, size_t a1, cudaMemPool_t a2, cudaStream_t a3) { return cudaMallocFromPoolAsync(a0, a1, a2, a3); }
__host__ inline cudaError_t use_437(void * a0, cudaMemPool_t a1, enum cudaMemAllocationHandleType a2, unsigned int a3) { return cudaMemPoolExportToShareableHandle(a0, a1, a2, a3); }
__host__ inline cudaError_t use_438(cudaMemPool_t * a0, void * a1, enum cudaMemAllocationHandleType a2, unsigned int a3) { return cudaMemPoolImportFromShareableHandle(a0, a1, a2, a3); }
__host__ inline cudaError_t use_439(struct cudaMemPoolPtrExportData * a0, void * a1) { return cudaMemPoolExportPointer(a0, a1); }
__host__ inline cudaError_t use_440(void ** a0, cudaMemPool_t a1, struct cudaMemPoolPtrExportData * a2) { return cudaMemPoolImportPointer(a0, a1, a2); }
__host__ inline cudaError_t use_441(struct cudaPointerAttributes * a0, const void * a1) { return cudaPointerGetAttributes(a0, a1); }
__host__ inline cudaError_t use_442(int * a0, int a1, int a2) { return cudaDeviceCanAccessPeer(a0, a1, a2); }
__host__ inline cudaError_t use_443(int a0, unsigned int a1) { return cudaDeviceEnablePeerAccess(a0, a1); }
__host__ inline cudaError_t use_444(int a0) { return cudaDeviceDisablePeerAccess(a0); }
__host__ inline cudaError_t use_445(cudaGraphicsResource_t a0) { return cudaGraphicsUnregisterResource(a0); }
__host__ inline cudaError_t use_446(cudaGraphicsResource_t a0, unsigned int a1) { return cudaGraphicsResourceSetMapFlags(a0, a1); }
__host__ inline cudaError_t use_447(int a0, cudaGraphicsResource_t * a1) { return cudaGraphicsMapResources(a0, a1); }
__host__ inline cudaError_t use_448(int a0, cudaGraphicsResource_t * a1, cudaStream_t a2) { return cudaGraphicsMapResources(a0, a1, a2); }
__host__ inline cudaError_t use_449(int a0, cudaGraphicsResource_t * a1) { return cudaGraphicsUnmapResources(a0, a1); }
__host__ inline cudaError_t use_450(int a0, cudaGraphicsResource_t * a1, cudaStream_t a2) { return cudaGraphicsUnmapResources(a0, a1, a2); }
__host__ inline cudaError_t use_451(void ** a0, size_t * a1, cudaGraphicsResource_t a2) { return cudaGraphicsResourceGetMappedPointer(a0, a1, a2); }
__host__ inline cudaError_t use_452(cudaArray_t * a0, cudaGraphicsResource_t a1, unsigned int a2, unsigned int a3) { return cudaGraphicsSubResourceGetMappedArray(a0, a1, a2, a3); }
__host__ inline cudaError_t use_453(cudaMipmappedArray_t * a0, cudaGraphicsResource_t a1) { return cudaGraphicsResourceGetMappedMipmappedArray(a0, a1); }
__host__ inline cudaError_t use_454(struct cudaChannelFormatDesc * a0, cudaArray_const_t a1) { return cudaGetChannelDesc(a0, a1); }
__host__ inline struct cudaChannelFormatDesc use_455(int a0, int a1, int a2, int a3, enum cudaChannelFormatKind a4) { return cudaCreateChannelDesc(a0, a1, a2, a3, a4); }
__host__ inline cudaChannelFormatDesc use_456() { return cudaCreateChannelDesc<float>(); }
__host__ inline cudaChannelFormatDesc use_457() { return cudaCreateChannelDesc<int>(); }
__host__ inline cudaChannelFormatDesc use_458() { return cudaCreateChannelDesc<uchar4>(); }
__host__ inline cudaChannelFormatDesc use_459() { return cudaCreateChannelDesc<float4>(); }
__host__ inline cudaError_t use_460(cudaTextureObject_t * a0, const struct cudaResourceDesc * a1, const struct cudaTextureDesc * a2, const struct cudaResourceViewDesc * a3) { return cudaCreateTextureObject(a0, a1, a2, a3); }
__host__ inline cudaError_t use_461(cudaTextureObject_t a0) { return cudaDestroyTextureObject(a0); }
__host__ inline cudaError_t use_462(struct cudaResourceDesc * a0, cudaTextureObject_t a1) { return cudaGetTextureObjectResourceDesc(a0, a1); }
__host__ inline cudaError_t use_463(struct cudaTextureDesc * a0, cudaTextureObject_t a1) { return cudaGetTextureObjectTextureDesc(a0, a1); }
__host__ inline cudaError_t use_464(struct cudaResourceViewDesc * a0, cudaTextureObject_t a1) { return cudaGetTextureObjectResourceViewDesc(a0, a1); }
__host__ inline cudaError_t use_465(cudaSurfaceObject_t * a0, const struct cudaResourceDesc * a1) { return cudaCreateSurfaceObject(a0, a1); }
__host__ inline cudaError_t use_466(cudaSurfaceObject_t a0) { return cudaDestroySurfaceObject(a0); }
__host__ inline cudaError_t use_467(struct cudaResourceDesc * a0, cudaSurfaceObject_t a1) { return cudaGetSurfaceObjectResourceDesc(a0, a1); }
__host__ inline cudaError_t use_468(int * a0) { return cudaDriverGetVersion(a0); }
__host__ inline cudaError_t use_469(cudaLogsCallback_t a0, void * a1, cudaLogsCallbackHandle * a2) { return cudaLogsRegisterCallback(a0, a1, a2); }
__host__ inline cudaError_t use_470(cudaLogsCallbackHandle a0) { return cudaLogsUnregisterCallback(a0); }
__host__ inline cudaError_t use_471(cudaLogIterator * a0, unsigned int a1) { return cudaLogsCurrent(a0, a1); }
__host__ inline cudaError_t use_472(cudaLogIterator * a0, const char * a1, unsigned int a2) { return cudaLogsDumpToFile(a0, a1, a2); }
__host__ inline cudaError_t use_473(cudaLogIterator * a0, char * a1, size_t * a2, unsigned int a3) { return cudaLogsDumpToMemory(a0, a1, a2, a3); }
__host__ inline cudaError_t use_474(cudaGraph_t * a0) { return cudaGraphCreate(a0); }
__host__ inline cudaError_t use_475(cudaGraph_t * a0, unsigned int a1) { return cudaGraphCreate(a0, a1); }
__host__ inline cudaError_t use_476(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaKernelNodeParams * a4) { return cudaGraphAddKernelNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_477(cudaGraphNode_t a0, struct cudaKernelNodeParams * a1) { return cudaGraphKernelNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_478(cudaGraphNode_t a0, const struct cudaKernelNodeParams * a1) { return cudaGraphKernelNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_479(cudaGraphNode_t a0, cudaGraphNode_t a1) { return cudaGraphKernelNodeCopyAttributes(a0, a1); }
__host__ inline cudaError_t use_480(cudaGraphNode_t a0, cudaLaunchAttributeID a1, cudaLaunchAttributeValue * a2) { return cudaGraphKernelNodeGetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_481(cudaGraphNode_t a0, cudaLaunchAttributeID a1, const cudaLaunchAttributeValue * a2) { return cudaGraphKernelNodeSetAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_482(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaMemcpy3DParms * a4) { return cudaGraphAddMemcpyNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_483(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const void * a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_484(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const float & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_485(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const int & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_486(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const uchar4 & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_487(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const float4 & a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeToSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_488(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const void * a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_489(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const float & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_490(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const int & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_491(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const uchar4 & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_492(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const float4 & a5, size_t a6, size_t a7, enum cudaMemcpyKind a8) { return cudaGraphAddMemcpyNodeFromSymbol(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
__host__ inline cudaError_t use_493(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4, const void * a5, size_t a6, enum cudaMemcpyKind a7) { return cudaGraphAddMemcpyNode1D(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_494(cudaGraphNode_t a0, struct cudaMemcpy3DParms * a1) { return cudaGraphMemcpyNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_495(cudaGraphNode_t a0, const struct cudaMemcpy3DParms * a1) { return cudaGraphMemcpyNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_496(cudaGraphNode_t a0, const void * a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_497(cudaGraphNode_t a0, const float & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_498(cudaGraphNode_t a0, const int & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_499(cudaGraphNode_t a0, const uchar4 & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_500(cudaGraphNode_t a0, const float4 & a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_501(cudaGraphNode_t a0, void * a1, const void * a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_502(cudaGraphNode_t a0, void * a1, const float & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_503(cudaGraphNode_t a0, void * a1, const int & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_504(cudaGraphNode_t a0, void * a1, const uchar4 & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_505(cudaGraphNode_t a0, void * a1, const float4 & a2, size_t a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_506(cudaGraphNode_t a0, void * a1, const void * a2, size_t a3, enum cudaMemcpyKind a4) { return cudaGraphMemcpyNodeSetParams1D(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_507(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaMemsetParams * a4) { return cudaGraphAddMemsetNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_508(cudaGraphNode_t a0, struct cudaMemsetParams * a1) { return cudaGraphMemsetNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_509(cudaGraphNode_t a0, const struct cudaMemsetParams * a1) { return cudaGraphMemsetNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_510(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaHostNodeParams * a4) { return cudaGraphAddHostNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_511(cudaGraphNode_t a0, struct cudaHostNodeParams * a1) { return cudaGraphHostNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_512(cudaGraphNode_t a0, const struct cudaHostNodeParams * a1) { return cudaGraphHostNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_513(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, cudaGraph_t a4) { return cudaGraphAddChildGraphNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_514(cudaGraphNode_t a0, cudaGraph_t * a1) { return cudaGraphChildGraphNodeGetGraph(a0, a1); }
__host__ inline cudaError_t use_515(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3) { return cudaGraphAddEmptyNode(a0, a1, a2, a3); }
__host__ inline cudaError_t use_516(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, cudaEvent_t a4) { return cudaGraphAddEventRecordNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_517(cudaGraphNode_t a0, cudaEvent_t * a1) { return cudaGraphEventRecordNodeGetEvent(a0, a1); }
__host__ inline cudaError_t use_518(cudaGraphNode_t a0, cudaEvent_t a1) { return cudaGraphEventRecordNodeSetEvent(a0, a1); }
__host__ inline cudaError_t use_519(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, cudaEvent_t a4) { return cudaGraphAddEventWaitNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_520(cudaGraphNode_t a0, cudaEvent_t * a1) { return cudaGraphEventWaitNodeGetEvent(a0, a1); }
__host__ inline cudaError_t use_521(cudaGraphNode_t a0, cudaEvent_t a1) { return cudaGraphEventWaitNodeSetEvent(a0, a1); }
__host__ inline cudaError_t use_522(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaExternalSemaphoreSignalNodeParams * a4) { return cudaGraphAddExternalSemaphoresSignalNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_523(cudaGraphNode_t a0, struct cudaExternalSemaphoreSignalNodeParams * a1) { return cudaGraphExternalSemaphoresSignalNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_524(cudaGraphNode_t a0, const struct cudaExternalSemaphoreSignalNodeParams * a1) { return cudaGraphExternalSemaphoresSignalNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_525(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, const struct cudaExternalSemaphoreWaitNodeParams * a4) { return cudaGraphAddExternalSemaphoresWaitNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_526(cudaGraphNode_t a0, struct cudaExternalSemaphoreWaitNodeParams * a1) { return cudaGraphExternalSemaphoresWaitNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_527(cudaGraphNode_t a0, const struct cudaExternalSemaphoreWaitNodeParams * a1) { return cudaGraphExternalSemaphoresWaitNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_528(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, struct cudaMemAllocNodeParams * a4) { return cudaGraphAddMemAllocNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_529(cudaGraphNode_t a0, struct cudaMemAllocNodeParams * a1) { return cudaGraphMemAllocNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_530(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, size_t a3, void * a4) { return cudaGraphAddMemFreeNode(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_531(cudaGraphNode_t a0, void * a1) { return cudaGraphMemFreeNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_532(int a0) { return cudaDeviceGraphMemTrim(a0); }
__host__ inline cudaError_t use_533(int a0, enum cudaGraphMemAttributeType a1, void * a2) { return cudaDeviceGetGraphMemAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_534(int a0, enum cudaGraphMemAttributeType a1, void * a2) { return cudaDeviceSetGraphMemAttribute(a0, a1, a2); }
__host__ inline cudaError_t use_535(cudaGraph_t * a0, cudaGraph_t a1) { return cudaGraphClone(a0, a1); }
__host__ inline cudaError_t use_536(cudaGraphNode_t * a0, cudaGraphNode_t a1, cudaGraph_t a2) { return cudaGraphNodeFindInClone(a0, a1, a2); }
__host__ inline cudaError_t use_537(cudaGraphNode_t a0, enum cudaGraphNodeType * a1) { return cudaGraphNodeGetType(a0, a1); }
__host__ inline cudaError_t use_538(cudaGraphNode_t a0, cudaGraph_t * a1) { return cudaGraphNodeGetContainingGraph(a0, a1); }
__host__ inline cudaError_t use_539(cudaGraphNode_t a0, unsigned int * a1) { return cudaGraphNodeGetLocalId(a0, a1); }
__host__ inline cudaError_t use_540(cudaGraphNode_t a0, unsigned long long * a1) { return cudaGraphNodeGetToolsId(a0, a1); }
__host__ inline cudaError_t use_541(cudaGraph_t a0, unsigned int * a1) { return cudaGraphGetId(a0, a1); }
__host__ inline cudaError_t use_542(cudaGraphExec_t a0, unsigned int * a1) { return cudaGraphExecGetId(a0, a1); }
__host__ inline cudaError_t use_543(cudaGraph_t a0, cudaGraphNode_t * a1, size_t * a2) { return cudaGraphGetNodes(a0, a1, a2); }
__host__ inline cudaError_t use_544(cudaGraph_t a0, cudaGraphNode_t * a1, size_t * a2) { return cudaGraphGetRootNodes(a0, a1, a2); }
__host__ inline cudaError_t use_545(cudaGraph_t a0, cudaGraphNode_t * a1, cudaGraphNode_t * a2, cudaGraphEdgeData * a3, size_t * a4) { return cudaGraphGetEdges(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_546(cudaGraphNode_t a0, cudaGraphNode_t * a1, cudaGraphEdgeData * a2, size_t * a3) { return cudaGraphNodeGetDependencies(a0, a1, a2, a3); }
__host__ inline cudaError_t use_547(cudaGraphNode_t a0, cudaGraphNode_t * a1, cudaGraphEdgeData * a2, size_t * a3) { return cudaGraphNodeGetDependentNodes(a0, a1, a2, a3); }
__host__ inline cudaError_t use_548(cudaGraph_t a0, const cudaGraphNode_t * a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4) { return cudaGraphAddDependencies(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_549(cudaGraph_t a0, const cudaGraphNode_t * a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4) { return cudaGraphRemoveDependencies(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_550(cudaGraphNode_t a0) { return cudaGraphDestroyNode(a0); }
__host__ inline cudaError_t use_551(cudaGraphExec_t * a0, cudaGraph_t a1) { return cudaGraphInstantiate(a0, a1); }
__host__ inline cudaError_t use_552(cudaGraphExec_t * a0, cudaGraph_t a1, unsigned long long a2) { return cudaGraphInstantiate(a0, a1, a2); }
__host__ inline cudaError_t use_553(cudaGraphExec_t * a0, cudaGraph_t a1, cudaGraphNode_t * a2, char * a3, size_t a4) { return cudaGraphInstantiate(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_554(cudaGraphExec_t * a0, cudaGraph_t a1) { return cudaGraphInstantiateWithFlags(a0, a1); }
__host__ inline cudaError_t use_555(cudaGraphExec_t * a0, cudaGraph_t a1, unsigned long long a2) { return cudaGraphInstantiateWithFlags(a0, a1, a2); }
__host__ inline cudaError_t use_556(cudaGraphExec_t * a0, cudaGraph_t a1, cudaGraphInstantiateParams * a2) { return cudaGraphInstantiateWithParams(a0, a1, a2); }
__host__ inline cudaError_t use_557(cudaGraphExec_t a0, unsigned long long * a1) { return cudaGraphExecGetFlags(a0, a1); }
__host__ inline cudaError_t use_558(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaKernelNodeParams * a2) { return cudaGraphExecKernelNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_559(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaMemcpy3DParms * a2) { return cudaGraphExecMemcpyNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_560(cudaGraphExec_t a0, cudaGraphNode_t a1, const void * a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_561(cudaGraphExec_t a0, cudaGraphNode_t a1, const float & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_562(cudaGraphExec_t a0, cudaGraphNode_t a1, const int & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_563(cudaGraphExec_t a0, cudaGraphNode_t a1, const uchar4 & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_564(cudaGraphExec_t a0, cudaGraphNode_t a1, const float4 & a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsToSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_565(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const void * a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_566(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const float & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_567(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const int & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_568(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const uchar4 & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_569(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const float4 & a3, size_t a4, size_t a5, enum cudaMemcpyKind a6) { return cudaGraphExecMemcpyNodeSetParamsFromSymbol(a0, a1, a2, a3, a4, a5, a6); }
__host__ inline cudaError_t use_570(cudaGraphExec_t a0, cudaGraphNode_t a1, void * a2, const void * a3, size_t a4, enum cudaMemcpyKind a5) { return cudaGraphExecMemcpyNodeSetParams1D(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_571(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaMemsetParams * a2) { return cudaGraphExecMemsetNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_572(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaHostNodeParams * a2) { return cudaGraphExecHostNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_573(cudaGraphExec_t a0, cudaGraphNode_t a1, cudaGraph_t a2) { return cudaGraphExecChildGraphNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_574(cudaGraphExec_t a0, cudaGraphNode_t a1, cudaEvent_t a2) { return cudaGraphExecEventRecordNodeSetEvent(a0, a1, a2); }
__host__ inline cudaError_t use_575(cudaGraphExec_t a0, cudaGraphNode_t a1, cudaEvent_t a2) { return cudaGraphExecEventWaitNodeSetEvent(a0, a1, a2); }
__host__ inline cudaError_t use_576(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaExternalSemaphoreSignalNodeParams * a2) { return cudaGraphExecExternalSemaphoresSignalNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_577(cudaGraphExec_t a0, cudaGraphNode_t a1, const struct cudaExternalSemaphoreWaitNodeParams * a2) { return cudaGraphExecExternalSemaphoresWaitNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_578(cudaGraphExec_t a0, cudaGraphNode_t a1, unsigned int a2) { return cudaGraphNodeSetEnabled(a0, a1, a2); }
__host__ inline cudaError_t use_579(cudaGraphExec_t a0, cudaGraphNode_t a1, unsigned int * a2) { return cudaGraphNodeGetEnabled(a0, a1, a2); }
__host__ inline cudaError_t use_580(cudaGraphExec_t a0, cudaGraph_t a1, cudaGraphExecUpdateResultInfo * a2) { return cudaGraphExecUpdate(a0, a1, a2); }
__host__ inline cudaError_t use_581(cudaGraphExec_t a0, cudaGraph_t a1, cudaGraphNode_t * a2, enum cudaGraphExecUpdateResult * a3) { return cudaGraphExecUpdate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_582(cudaGraphExec_t a0, cudaStream_t a1) { return cudaGraphUpload(a0, a1); }
__host__ inline cudaError_t use_583(cudaGraphExec_t a0) { return cudaGraphExecDestroy(a0); }
__host__ inline cudaError_t use_584(cudaGraph_t a0) { return cudaGraphDestroy(a0); }
__host__ inline cudaError_t use_585(cudaGraph_t a0, const char * a1, unsigned int a2) { return cudaGraphDebugDotPrint(a0, a1, a2); }
__host__ inline cudaError_t use_586(cudaUserObject_t * a0, void * a1, cudaHostFn_t a2, unsigned int a3, unsigned int a4) { return cudaUserObjectCreate(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_587(cudaUserObject_t * a0, float * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_588(cudaUserObject_t * a0, int * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_589(cudaUserObject_t * a0, uchar4 * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_590(cudaUserObject_t * a0, float4 * a1, unsigned int a2, unsigned int a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_591(cudaUserObject_t * a0, float * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_592(cudaUserObject_t * a0, int * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_593(cudaUserObject_t * a0, uchar4 * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_594(cudaUserObject_t * a0, float4 * a1, unsigned int a2, cudaUserObjectFlags a3) { return cudaUserObjectCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_595(cudaUserObject_t a0) { return cudaUserObjectRetain(a0); }
__host__ inline cudaError_t use_596(cudaUserObject_t a0, unsigned int a1) { return cudaUserObjectRetain(a0, a1); }
__host__ inline cudaError_t use_597(cudaUserObject_t a0) { return cudaUserObjectRelease(a0); }
__host__ inline cudaError_t use_598(cudaUserObject_t a0, unsigned int a1) { return cudaUserObjectRelease(a0, a1); }
__host__ inline cudaError_t use_599(cudaGraph_t a0, cudaUserObject_t a1) { return cudaGraphRetainUserObject(a0, a1); }
__host__ inline cudaError_t use_600(cudaGraph_t a0, cudaUserObject_t a1, unsigned int a2, unsigned int a3) { return cudaGraphRetainUserObject(a0, a1, a2, a3); }
__host__ inline cudaError_t use_601(cudaGraph_t a0, cudaUserObject_t a1) { return cudaGraphReleaseUserObject(a0, a1); }
__host__ inline cudaError_t use_602(cudaGraph_t a0, cudaUserObject_t a1, unsigned int a2) { return cudaGraphReleaseUserObject(a0, a1, a2); }
__host__ inline cudaError_t use_603(cudaGraphNode_t * a0, cudaGraph_t a1, const cudaGraphNode_t * a2, const cudaGraphEdgeData * a3, size_t a4, struct cudaGraphNodeParams * a5) { return cudaGraphAddNode(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_604(cudaGraphNode_t a0, struct cudaGraphNodeParams * a1) { return cudaGraphNodeSetParams(a0, a1); }
__host__ inline cudaError_t use_605(cudaGraphNode_t a0, struct cudaGraphNodeParams * a1) { return cudaGraphNodeGetParams(a0, a1); }
__host__ inline cudaError_t use_606(cudaGraphExec_t a0, cudaGraphNode_t a1, struct cudaGraphNodeParams * a2) { return cudaGraphExecNodeSetParams(a0, a1, a2); }
__host__ inline cudaError_t use_607(cudaGraphConditionalHandle * a0, cudaGraph_t a1) { return cudaGraphConditionalHandleCreate(a0, a1); }
__host__ inline cudaError_t use_608(cudaGraphConditionalHandle * a0, cudaGraph_t a1, unsigned int a2, unsigned int a3) { return cudaGraphConditionalHandleCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_609(cudaGraphConditionalHandle * a0, cudaGraph_t a1) { return cudaGraphConditionalHandleCreate_v2(a0, a1); }
__host__ inline cudaError_t use_610(cudaGraphConditionalHandle * a0, cudaGraph_t a1, cudaExecutionContext_t a2, unsigned int a3, unsigned int a4) { return cudaGraphConditionalHandleCreate_v2(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_611(const char * a0, void ** a1, unsigned long long a2) { return cudaGetDriverEntryPoint(a0, a1, a2); }
__host__ inline cudaError_t use_612(const char * a0, void ** a1, unsigned long long a2, enum cudaDriverEntryPointQueryResult * a3) { return cudaGetDriverEntryPoint(a0, a1, a2, a3); }
__host__ inline cudaError_t use_613(const char * a0, void ** a1, unsigned int a2, unsigned long long a3) { return cudaGetDriverEntryPointByVersion(a0, a1, a2, a3); }
__host__ inline cudaError_t use_614(const char * a0, void ** a1, unsigned int a2, unsigned long long a3, enum cudaDriverEntryPointQueryResult * a4) { return cudaGetDriverEntryPointByVersion(a0, a1, a2, a3, a4); }
__host__ inline cudaError_t use_615(cudaLibrary_t * a0, const void * a1, enum cudaJitOption * a2, void ** a3, unsigned int a4, enum cudaLibraryOption * a5, void ** a6, unsigned int a7) { return cudaLibraryLoadData(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_616(cudaLibrary_t * a0, const char * a1, enum cudaJitOption * a2, void ** a3, unsigned int a4, enum cudaLibraryOption * a5, void ** a6, unsigned int a7) { return cudaLibraryLoadFromFile(a0, a1, a2, a3, a4, a5, a6, a7); }
__host__ inline cudaError_t use_617(cudaLibrary_t a0) { return cudaLibraryUnload(a0); }
__host__ inline cudaError_t use_618(cudaKernel_t * a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetKernel(a0, a1, a2); }
__host__ inline cudaError_t use_619(void ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_620(float ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_621(int ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_622(uchar4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_623(float4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetGlobal(a0, a1, a2, a3); }
__host__ inline cudaError_t use_624(void ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_625(float ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_626(int ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_627(uchar4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_628(float4 ** a0, size_t * a1, cudaLibrary_t a2, const char * a3) { return cudaLibraryGetManaged(a0, a1, a2, a3); }
__host__ inline cudaError_t use_629(void ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_630(float ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_631(int ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_632(uchar4 ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_633(float4 ** a0, cudaLibrary_t a1, const char * a2) { return cudaLibraryGetUnifiedFunction(a0, a1, a2); }
__host__ inline cudaError_t use_634(unsigned int * a0, cudaLibrary_t a1) { return cudaLibraryGetKernelCount(a0, a1); }
__host__ inline cudaError_t use_635(cudaKernel_t * a0, unsigned int a1, cudaLibrary_t a2) { return cudaLibraryEnumerateKernels(a0, a1, a2); }
__host__ inline cudaError_t use_636(cudaKernel_t a0, enum cudaFuncAttribute a1, int a2, int a3) { return cudaKernelSetAttributeForDevice(a0, a1, a2, a3); }
__host__ inline cudaError_t use_637(int a0, cudaDevResource * a1, enum cudaDevResourceType a2) { return cudaDeviceGetDevResource(a0, a1, a2); }
__host__ inline cudaError_t use_638(cudaDevResource * a0, unsigned int * a1, const cudaDevResource * a2, cudaDevResource * a3, unsigned int a4, unsigned int a5) { return cudaDevSmResourceSplitByCount(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_639(cudaDevResource * a0, unsigned int a1, const cudaDevResource * a2, cudaDevResource * a3, unsigned int a4, cudaDevSmResourceGroupParams * a5) { return cudaDevSmResourceSplit(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_640(cudaDevResourceDesc_t * a0, cudaDevResource * a1, unsigned int a2) { return cudaDevResourceGenerateDesc(a0, a1, a2); }
__host__ inline cudaError_t use_641(cudaExecutionContext_t * a0, cudaDevResourceDesc_t a1, int a2, unsigned int a3) { return cudaGreenCtxCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_642(cudaExecutionContext_t a0) { return cudaExecutionCtxDestroy(a0); }
__host__ inline cudaError_t use_643(cudaExecutionContext_t a0, cudaDevResource * a1, enum cudaDevResourceType a2) { return cudaExecutionCtxGetDevResource(a0, a1, a2); }
__host__ inline cudaError_t use_644(int * a0, cudaExecutionContext_t a1) { return cudaExecutionCtxGetDevice(a0, a1); }
__host__ inline cudaError_t use_645(cudaExecutionContext_t a0, unsigned long long * a1) { return cudaExecutionCtxGetId(a0, a1); }
__host__ inline cudaError_t use_646(cudaStream_t * a0, cudaExecutionContext_t a1, unsigned int a2, int a3) { return cudaExecutionCtxStreamCreate(a0, a1, a2, a3); }
__host__ inline cudaError_t use_647(cudaExecutionContext_t a0) { return cudaExecutionCtxSynchronize(a0); }
__host__ inline cudaError_t use_648(cudaStream_t a0, cudaDevResource * a1, enum cudaDevResourceType a2) { return cudaStreamGetDevResource(a0, a1, a2); }
__host__ inline cudaError_t use_649(cudaExecutionContext_t a0, cudaEvent_t a1) { return cudaExecutionCtxRecordEvent(a0, a1); }
__host__ inline cudaError_t use_650(cudaExecutionContext_t a0, cudaEvent_t a1) { return cudaExecutionCtxWaitEvent(a0, a1); }
__host__ inline cudaError_t use_651(cudaExecutionContext_t * a0, int a1) { return cudaDeviceGetExecutionCtx(a0, a1); }
__host__ inline cudaError_t use_652(const void ** a0, const cudaUUID_t * a1) { return cudaGetExportTable(a0, a1); }
__host__ inline cudaError_t use_653(cudaFunction_t * a0, const void * a1) { return cudaGetFuncBySymbol(a0, a1); }
__host__ inline cudaError_t use_654(cudaKernel_t * a0, const void * a1) { return cudaGetKernel(a0, a1); }
__host__ inline cudaError_t use_655(cudaKernel_t * a0, UseKernel * a1) { return cudaGetKernel(a0, a1); }
__host__ inline cudaError_t use_656(cudaKernel_t * a0, UseKernelPointer * a1) { return cudaGetKernel(a0, a1); }
__host__ inline cudaChannelFormatDesc use_657() { return cudaCreateChannelDescHalf(); }
__host__ inline cudaChannelFormatDesc use_658() { return cudaCreateChannelDescHalf1(); }
__host__ inline cudaChannelFormatDesc use_659() { return cudaCreateChannelDescHalf2(); }
__host__ inline cudaChannelFormatDesc use_660() { return cudaCreateChannelDescHalf4(); }
__host__ inline cudaChannelFormatDesc use_661() { return cudaCreateChannelDescNV12(); }
__host__ inline struct cudaPitchedPtr use_662(void * a0, size_t a1, size_t a2, size_t a3) { return make_cudaPitchedPtr(a0, a1, a2, a3); }
__host__ inline struct cudaPos use_663(size_t a0, size_t a1, size_t a2) { return make_cudaPos(a0, a1, a2); }
__host__ inline struct cudaExtent use_664(size_t a0, size_t a1, size_t a2) { return make_cudaExtent(a0, a1, a2); }
__host__ inline cudaError_t use_665(const cudaLaunchConfig_t * a0, void (*a1)(float *), float * a2) { return cudaLaunchKernelEx(a0, a1, a2); }
__host__ inline cudaError_t use_666(const cudaLaunchConfig_t * a0, const cudaKernel_t a1, float * a2) { return cudaLaunchKernelEx(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_667(int * a0, int * a1, UseKernel a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_668(int * a0, int * a1, UseKernelPointer a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_669(int * a0, int * a1, UseKernel a2, UseUnary a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaError_t use_670(int * a0, int * a1, UseKernelPointer a2, UseUnary a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaError_t use_671(int * a0, int * a1, UseKernel a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_672(int * a0, int * a1, UseKernelPointer a2, UseUnary a3) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3); }
__host__ __device__ inline cudaError_t use_673(int * a0, int * a1, UseKernel a2, UseUnary a3, int a4) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_674(int * a0, int * a1, UseKernelPointer a2, UseUnary a3, int a4) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_675(int * a0, int * a1, UseKernel a2) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_676(int * a0, int * a1, UseKernelPointer a2) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_677(int * a0, int * a1, UseKernel a2, size_t a3, int a4) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_678(int * a0, int * a1, UseKernelPointer a2, size_t a3, int a4) { return cudaOccupancyMaxPotentialBlockSize(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaError_t use_679(int * a0, int * a1, UseKernel a2) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_680(int * a0, int * a1, UseKernelPointer a2) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2); }
__host__ __device__ inline cudaError_t use_681(int * a0, int * a1, UseKernel a2, size_t a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaError_t use_682(int * a0, int * a1, UseKernelPointer a2, size_t a3, int a4, unsigned int a5) { return cudaOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2, a3, a4, a5); }
__host__ inline cudaError_t use_683() { return cudaProfilerStart(); }
__host__ inline cudaError_t use_684() { return cudaProfilerStop(); }
__host__ inline cudaError_t use_685(unsigned int * a0, int * a1, unsigned int a2, enum cudaGLDeviceList a3) { return cudaGLGetDevices(a0, a1, a2, a3); }
__host__ inline cudaError_t use_686(struct cudaGraphicsResource ** a0, GLuint a1, GLenum a2, unsigned int a3) { return cudaGraphicsGLRegisterImage(a0, a1, a2, a3); }
__host__ inline cudaError_t use_687(struct cudaGraphicsResource ** a0, GLuint a1, unsigned int a2) { return cudaGraphicsGLRegisterBuffer(a0, a1, a2); }
__host__ inline cudaError_t use_688(int a0) { return cudaGLSetGLDevice(a0); }
__host__ inline cudaError_t use_689(GLuint a0) { return cudaGLRegisterBufferObject(a0); }
__host__ inline cudaError_t use_690(void ** a0, GLuint a1) { return cudaGLMapBufferObject(a0, a1); }
__host__ inline cudaError_t use_691(GLuint a0) { return cudaGLUnmapBufferObject(a0); }
__host__ inline cudaError_t use_692(GLuint a0) { return cudaGLUnregisterBufferObject(a0); }
__host__ inline cudaError_t use_693(GLuint a0, unsigned int a1) { return cudaGLSetBufferObjectMapFlags(a0, a1); }
__host__ inline cudaError_t use_694(void ** a0, GLuint a1, cudaStream_t a2) { return cudaGLMapBufferObjectAsync(a0, a1, a2); }
__host__ inline cudaError_t use_695(GLuint a0, cudaStream_t a1) { return cudaGLUnmapBufferObjectAsync(a0, a1); }
__host__ inline cudaError_t use_696(struct cudaGraphicsResource ** a0, EGLImageKHR a1, unsigned int a2) { return cudaGraphicsEGLRegisterImage(a0, a1, a2); }
__host__ inline cudaError_t use_697(cudaEglStreamConnection * a0, EGLStreamKHR a1) { return cudaEGLStreamConsumerConnect(a0, a1); }
__host__ inline cudaError_t use_698(cudaEglStreamConnection * a0, EGLStreamKHR a1, unsigned int a2) { return cudaEGLStreamConsumerConnectWithFlags(a0, a1, a2); }
__host__ inline cudaError_t use_699(cudaEglStreamConnection * a0) { return cudaEGLStreamConsumerDisconnect(a0); }
__host__ inline cudaError_t use_700(cudaEglStreamConnection * a0, cudaGraphicsResource_t * a1, cudaStream_t * a2, unsigned int a3) { return cudaEGLStreamConsumerAcquireFrame(a0, a1, a2, a3); }
__host__ inline cudaError_t use_701(cudaEglStreamConnection * a0, cudaGraphicsResource_t a1, cudaStream_t * a2) { return cudaEGLStreamConsumerReleaseFrame(a0, a1, a2); }
__host__ inline cudaError_t use_702(cudaEglStreamConnection * a0, EGLStreamKHR a1, EGLint a2, EGLint a3) { return cudaEGLStreamProducerConnect(a0, a1, a2, a3); }
__host__ inline cudaError_t use_703(cudaEglStreamConnection * a0) { return cudaEGLStreamProducerDisconnect(a0); }
__host__ inline cudaError_t use_704(cudaEglStreamConnection * a0, cudaEglFrame a1, cudaStream_t * a2) { return cudaEGLStreamProducerPresentFrame(a0, a1, a2); }
__host__ inline cudaError_t use_705(cudaEglStreamConnection * a0, cudaEglFrame * a1, cudaStream_t * a2) { return cudaEGLStreamProducerReturnFrame(a0, a1, a2); }
__host__ inline cudaError_t use_706(cudaEglFrame * a0, cudaGraphicsResource_t a1, unsigned int a2, unsigned int a3) { return cudaGraphicsResourceGetMappedEglFrame(a0, a1, a2, a3); }
__host__ inline cudaError_t use_707(cudaEvent_t * a0, EGLSyncKHR a1, unsigned int a2) { return cudaEventCreateFromEGLSync(a0, a1, a2); }
__host__ inline cudaError_t use_708(int * a0, VdpDevice a1, VdpGetProcAddress * a2) { return cudaVDPAUGetDevice(a0, a1, a2); }
__host__ inline cudaError_t use_709(int a0, VdpDevice a1, VdpGetProcAddress * a2) { return cudaVDPAUSetVDPAUDevice(a0, a1, a2); }
__host__ inline cudaError_t use_710(struct cudaGraphicsResource ** a0, VdpVideoSurface a1, unsigned int a2) { return cudaGraphicsVDPAURegisterVideoSurface(a0, a1, a2); }
__host__ inline cudaError_t use_711(struct cudaGraphicsResource ** a0, VdpOutputSurface a1, unsigned int a2) { return cudaGraphicsVDPAURegisterOutputSurface(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_712(cudaOccResult * a0, const cudaOccDeviceProp * a1, const cudaOccFuncAttributes * a2, const cudaOccDeviceState * a3, int a4, size_t a5) { return cudaOccMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaOccError use_713(int * a0, int * a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3, const cudaOccDeviceState * a4, size_t (*a5)(int), size_t a6) { return cudaOccMaxPotentialOccupancyBlockSize(a0, a1, a2, a3, a4, a5, a6); }
__host__ __device__ inline cudaOccError use_714(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccFuncAttributes * a2, const cudaOccDeviceState * a3, int a4, int a5) { return cudaOccAvailableDynamicSMemPerBlock(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaOccError use_715(int * a0, const cudaOccDeviceProp * a1) { return cudaOccSMemAllocationGranularity(a0, a1); }
__host__ __device__ inline cudaOccError use_716(int * a0, const cudaOccDeviceProp * a1) { return cudaOccRegAllocationMaxPerThread(a0, a1); }
__host__ __device__ inline cudaOccError use_717(int * a0, const cudaOccDeviceProp * a1) { return cudaOccRegAllocationGranularity(a0, a1); }
__host__ __device__ inline cudaOccError use_718(int * a0, const cudaOccDeviceProp * a1) { return cudaOccSubPartitionsPerMultiprocessor(a0, a1); }
__host__ __device__ inline cudaOccError use_719(int * a0, const cudaOccDeviceProp * a1) { return cudaOccMaxBlocksPerMultiprocessor(a0, a1); }
__host__ __device__ inline cudaOccError use_720(size_t * a0, const cudaOccDeviceProp * a1) { return cudaOccAlignUpShmemSizeVoltaPlus(a0, a1); }
__host__ __device__ inline cudaOccError use_721(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccDeviceState * a2) { return cudaOccSMemPreferenceVoltaPlus(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_722(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccDeviceState * a2) { return cudaOccSMemPreference(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_723(size_t * a0, const cudaOccDeviceProp * a1, const cudaOccDeviceState * a2) { return cudaOccSMemPerMultiprocessor(a0, a1, a2); }
__host__ __device__ inline cudaOccError use_724(size_t * a0, const cudaOccDeviceProp * a1, cudaOccFuncShmemConfig a2, size_t a3) { return cudaOccSMemPerBlock(a0, a1, a2, a3); }
__host__ __device__ inline cudaOccError use_725(cudaOccPartitionedGCSupport * a0, const cudaOccDeviceProp * a1) { return cudaOccPartitionedGlobalCachingModeSupport(a0, a1); }
__host__ __device__ inline cudaOccError use_726(int * a0, const cudaOccDeviceProp * a1) { return cudaOccMaxVirtualResourceCountPerSM(a0, a1); }
__host__ __device__ inline cudaOccError use_727(const cudaOccDeviceProp * a0) { return cudaOccDevicePropCheck(a0); }
__host__ __device__ inline cudaOccError use_728(const cudaOccFuncAttributes * a0) { return cudaOccFuncAttributesCheck(a0); }
__host__ __device__ inline cudaOccError use_729(const cudaOccDeviceState * a0) { return cudaOccDeviceStateCheck(a0); }
__host__ __device__ inline cudaOccError use_730(const cudaOccDeviceProp * a0, const cudaOccFuncAttributes * a1, const cudaOccDeviceState * a2) { return cudaOccInputCheck(a0, a1, a2); }
__host__ __device__ inline cudaOccPartitionedGCConfig use_731(const cudaOccDeviceProp * a0, const cudaOccFuncAttributes * a1) { return cudaOccPartitionedGCExpected(a0, a1); }
__host__ __device__ inline cudaOccError use_732(int * a0, cudaOccPartitionedGCConfig a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3, int a4) { return cudaOccMaxBlocksPerSMWarpsLimit(a0, a1, a2, a3, a4); }
__host__ __device__ inline cudaOccError use_733(int * a0, cudaOccResult * a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3, const cudaOccDeviceState * a4, int a5, size_t a6) { return cudaOccMaxBlocksPerSMSmemLimit(a0, a1, a2, a3, a4, a5, a6); }
__host__ __device__ inline cudaOccError use_734(int * a0, cudaOccPartitionedGCConfig * a1, cudaOccResult * a2, const cudaOccDeviceProp * a3, const cudaOccFuncAttributes * a4, int a5) { return cudaOccMaxBlocksPerSMRegsLimit(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline cudaOccError use_735(int * a0, int a1, const cudaOccDeviceProp * a2, const cudaOccFuncAttributes * a3) { return cudaOccMaxBlocksPerSMBlockBarrierLimit(a0, a1, a2, a3); }
__host__ __device__ inline cudaOccError use_736(int * a0, const cudaOccDeviceProp * a1, const cudaOccFuncAttributes * a2) { return cudaOccMaxBlocksPerSMVirtualResource(a0, a1, a2); }
inline auto use_737 = cudaHostAllocDefault;
inline auto use_738 = cudaHostAllocPortable;
inline auto use_739 = cudaHostAllocMapped;
inline auto use_740 = cudaHostAllocWriteCombined;
inline auto use_741 = cudaHostRegisterDefault;
inline auto use_742 = cudaHostRegisterPortable;
inline auto use_743 = cudaHostRegisterMapped;
inline auto use_744 = cudaHostRegisterIoMemory;
inline auto use_745 = cudaHostRegisterReadOnly;
inline auto use_746 = cudaPeerAccessDefault;
inline auto use_747 = cudaStreamDefault;
inline auto use_748 = cudaStreamNonBlocking;
inline auto use_749 = cudaStreamLegacy;
inline auto use_750 = cudaStreamPerThread;
inline auto use_751 = cudaEventDefault;
inline auto use_752 = cudaEventBlockingSync;
inline auto use_753 = cudaEventDisableTiming;
inline auto use_754 = cudaEventInterprocess;
inline auto use_755 = cudaEventRecordDefault;
inline auto use_756 = cudaEventRecordExternal;
inline auto use_757 = cudaEventWaitDefault;
inline auto use_758 = cudaEventWaitExternal;
inline auto use_759 = cudaDeviceScheduleAuto;
inline auto use_760 = cudaDeviceScheduleSpin;
inline auto use_761 = cudaDeviceScheduleYield;
inline auto use_762 = cudaDeviceScheduleBlockingSync;
inline auto use_763 = cudaDeviceBlockingSync;
inline auto use_764 = cudaDeviceScheduleMask;
inline auto use_765 = cudaDeviceMapHost;
inline auto use_766 = cudaDeviceLmemResizeToMax;
inline auto use_767 = cudaDeviceSyncMemops;
inline auto use_768 = cudaDeviceMask;
inline auto use_769 = cudaArrayDefault;
inline auto use_770 = cudaArrayLayered;
inline auto use_771 = cudaArraySurfaceLoadStore;
inline auto use_772 = cudaArrayCubemap;
inline auto use_773 = cudaArrayTextureGather;
inline auto use_774 = cudaArrayColorAttachment;
inline auto use_775 = cudaArraySparse;
inline auto use_776 = cudaArrayDeferredMapping;
inline auto use_777 = cudaIpcMemLazyEnablePeerAccess;
inline auto use_778 = cudaMemAttachGlobal;
inline auto use_779 = cudaMemAttachHost;
inline auto use_780 = cudaMemAttachSingle;
inline auto use_781 = cudaOccupancyDefault;
inline auto use_782 = cudaOccupancyDisableCachingOverride;
inline auto use_783 = cudaCpuDeviceId;
inline auto use_784 = cudaInvalidDeviceId;
inline auto use_785 = cudaInitDeviceFlagsAreValid;
inline auto use_786 = cudaArraySparsePropertiesSingleMipTail;
inline auto use_787 = cudaMemPoolCreateUsageHwDecompress;
inline auto use_788 = CUDA_IPC_HANDLE_SIZE;
inline auto use_789 = cudaExternalMemoryDedicated;
inline auto use_790 = cudaExternalSemaphoreSignalSkipNvSciBufMemSync;
inline auto use_791 = cudaExternalSemaphoreWaitSkipNvSciBufMemSync;
inline auto use_792 = cudaNvSciSyncAttrSignal;
inline auto use_793 = cudaNvSciSyncAttrWait;
inline auto use_794 = cudaDevSmResourceGroupLocalityDomainIdAny;
inline auto use_795 = cudaGraphKernelNodePortDefault;
inline auto use_796 = cudaGraphKernelNodePortProgrammatic;
inline auto use_797 = cudaGraphKernelNodePortLaunchCompletion;
inline auto use_798 = cudaStreamAttributeAccessPolicyWindow;
inline auto use_799 = cudaStreamAttributeSynchronizationPolicy;
inline auto use_800 = cudaStreamAttributeMemSyncDomainMap;
inline auto use_801 = cudaStreamAttributeMemSyncDomain;
inline auto use_802 = cudaStreamAttributePriority;
inline auto use_803 = cudaKernelNodeAttributeAccessPolicyWindow;
inline auto use_804 = cudaKernelNodeAttributeCooperative;
inline auto use_805 = cudaKernelNodeAttributePriority;
inline auto use_806 = cudaKernelNodeAttributeClusterDimension;
inline auto use_807 = cudaKernelNodeAttributeClusterSchedulingPolicyPreference;
inline auto use_808 = cudaKernelNodeAttributeMemSyncDomainMap;
inline auto use_809 = cudaKernelNodeAttributeMemSyncDomain;
inline auto use_810 = cudaKernelNodeAttributePreferredSharedMemoryCarveout;
inline auto use_811 = cudaKernelNodeAttributeDeviceUpdatableKernelNode;
inline auto use_812 = cudaKernelNodeAttributeNvlinkUtilCentricScheduling;
inline auto use_813 = cudaSurfaceType1D;
inline auto use_814 = cudaSurfaceType2D;
inline auto use_815 = cudaSurfaceType3D;
inline auto use_816 = cudaSurfaceTypeCubemap;
inline auto use_817 = cudaSurfaceType1DLayered;
inline auto use_818 = cudaSurfaceType2DLayered;
inline auto use_819 = cudaSurfaceTypeCubemapLayered;
inline auto use_820 = cudaTextureType1D;
inline auto use_821 = cudaTextureType2D;
inline auto use_822 = cudaTextureType3D;
inline auto use_823 = cudaTextureTypeCubemap;
inline auto use_824 = cudaTextureType1DLayered;
inline auto use_825 = cudaTextureType2DLayered;
inline auto use_826 = cudaTextureTypeCubemapLayered;
inline auto use_827 = CUDART_VERSION;
inline auto use_828 = cudaStreamGraphTailLaunch;
inline auto use_829 = cudaStreamGraphFireAndForget;
inline auto use_830 = cudaStreamGraphFireAndForgetAsSibling;
inline auto use_831 = cudaStreamTailLaunch;
inline auto use_832 = cudaStreamFireAndForget;
inline auto use_833 = CUDA_EGL_MAX_PLANES;
using use_834 = cudaError;
using use_835 = enum cudaError;
inline auto use_836 = cudaSuccess;
inline auto use_837 = cudaErrorInvalidValue;
inline auto use_838 = cudaErrorMemoryAllocation;
inline auto use_839 = cudaErrorInitializationError;
inline auto use_840 = cudaErrorCudartUnloading;
inline auto use_841 = cudaErrorProfilerDisabled;
inline auto use_842 = cudaErrorProfilerNotInitialized;
inline auto use_843 = cudaErrorProfilerAlreadyStarted;
inline auto use_844 = cudaErrorProfilerAlreadyStopped;
inline auto use_845 = cudaErrorInvalidConfiguration;
inline auto use_846 = cudaErrorVersionTranslation;
inline auto use_847 = cudaErrorInvalidPitchValue;
inline auto use_848 = cudaErrorInvalidSymbol;
inline auto use_849 = cudaErrorInvalidHostPointer;
inline auto use_850 = cudaErrorInvalidDevicePointer;
inline auto use_851 = cudaErrorInvalidTexture;
inline auto use_852 = cudaErrorInvalidTextureBinding;
inline auto use_853 = cudaErrorInvalidChannelDescriptor;
inline auto use_854 = cudaErrorInvalidMemcpyDirection;
inline auto use_855 = cudaErrorAddressOfConstant;
inline auto use_856 = cudaErrorTextureFetchFailed;
inline auto use_857 = cudaErrorTextureNotBound;
inline auto use_858 = cudaErrorSynchronizationError;
inline auto use_859 = cudaErrorInvalidFilterSetting;
inline auto use_860 = cudaErrorInvalidNormSetting;
inline auto use_861 = cudaErrorMixedDeviceExecution;
inline auto use_862 = cudaErrorNotYetImplemented;
inline auto use_863 = cudaErrorMemoryValueTooLarge;
inline auto use_864 = cudaErrorStubLibrary;
inline auto use_865 = cudaErrorInsufficientDriver;
inline auto use_866 = cudaErrorCallRequiresNewerDriver;
inline auto use_867 = cudaErrorInvalidSurface;
inline auto use_868 = cudaErrorDuplicateVariableName;
inline auto use_869 = cudaErrorDuplicateTextureName;
inline auto use_870 = cudaErrorDuplicateSurfaceName;
inline auto use_871 = cudaErrorDevicesUnavailable;
inline auto use_872 = cudaErrorIncompatibleDriverContext;
inline auto use_873 = cudaErrorMissingConfiguration;
inline auto use_874 = cudaErrorPriorLaunchFailure;
inline auto use_875 = cudaErrorLaunchMaxDepthExceeded;
inline auto use_876 = cudaErrorLaunchFileScopedTex;
inline auto use_877 = cudaErrorLaunchFileScopedSurf;
inline auto use_878 = cudaErrorSyncDepthExceeded;
inline auto use_879 = cudaErrorLaunchPendingCountExceeded;
inline auto use_880 = cudaErrorInvalidDeviceFunction;
inline auto use_881 = cudaErrorNoDevice;
inline auto use_882 = cudaErrorInvalidDevice;
inline auto use_883 = cudaErrorDeviceNotLicensed;
inline auto use_884 = cudaErrorSoftwareValidityNotEstablished;
inline auto use_885 = cudaErrorStartupFailure;
inline auto use_886 = cudaErrorInvalidKernelImage;
inline auto use_887 = cudaErrorDeviceUninitialized;
inline auto use_888 = cudaErrorMapBufferObjectFailed;
inline auto use_889 = cudaErrorUnmapBufferObjectFailed;
inline auto use_890 = cudaErrorArrayIsMapped;
inline auto use_891 = cudaErrorAlreadyMapped;
inline auto use_892 = cudaErrorNoKernelImageForDevice;
inline auto use_893 = cudaErrorAlreadyAcquired;
inline auto use_894 = cudaErrorNotMapped;
inline auto use_895 = cudaErrorNotMappedAsArray;
inline auto use_896 = cudaErrorNotMappedAsPointer;
inline auto use_897 = cudaErrorECCUncorrectable;
inline auto use_898 = cudaErrorUnsupportedLimit;
inline auto use_899 = cudaErrorDeviceAlreadyInUse;
inline auto use_900 = cudaErrorPeerAccessUnsupported;
inline auto use_901 = cudaErrorInvalidPtx;
inline auto use_902 = cudaErrorInvalidGraphicsContext;
inline auto use_903 = cudaErrorNvlinkUncorrectable;
inline auto use_904 = cudaErrorJitCompilerNotFound;
inline auto use_905 = cudaErrorUnsupportedPtxVersion;
inline auto use_906 = cudaErrorJitCompilationDisabled;
inline auto use_907 = cudaErrorUnsupportedExecAffinity;
inline auto use_908 = cudaErrorUnsupportedDevSideSync;
inline auto use_909 = cudaErrorContained;
inline auto use_910 = cudaErrorInsufficientLoaderVersion;
inline auto use_911 = cudaErrorInvalidSource;
inline auto use_912 = cudaErrorFileNotFound;
inline auto use_913 = cudaErrorSharedObjectSymbolNotFound;
inline auto use_914 = cudaErrorSharedObjectInitFailed;
inline auto use_915 = cudaErrorOperatingSystem;
inline auto use_916 = cudaErrorInvalidResourceHandle;
inline auto use_917 = cudaErrorIllegalState;
inline auto use_918 = cudaErrorLossyQuery;
inline auto use_919 = cudaErrorSymbolNotFound;
inline auto use_920 = cudaErrorNotReady;
inline auto use_921 = cudaErrorIllegalAddress;
inline auto use_922 = cudaErrorLaunchOutOfResources;
inline auto use_923 = cudaErrorLaunchTimeout;
inline auto use_924 = cudaErrorLaunchIncompatibleTexturing;
inline auto use_925 = cudaErrorPeerAccessAlreadyEnabled;
inline auto use_926 = cudaErrorPeerAccessNotEnabled;
inline auto use_927 = cudaErrorSetOnActiveProcess;
inline auto use_928 = cudaErrorContextIsDestroyed;
inline auto use_929 = cudaErrorAssert;
inline auto use_930 = cudaErrorTooManyPeers;
inline auto use_931 = cudaErrorHostMemoryAlreadyRegistered;
inline auto use_932 = cudaErrorHostMemoryNotRegistered;
inline auto use_933 = cudaErrorHardwareStackError;
inline auto use_934 = cudaErrorIllegalInstruction;
inline auto use_935 = cudaErrorMisalignedAddress;
inline auto use_936 = cudaErrorInvalidAddressSpace;
inline auto use_937 = cudaErrorInvalidPc;
inline auto use_938 = cudaErrorLaunchFailure;
inline auto use_939 = cudaErrorCooperativeLaunchTooLarge;
inline auto use_940 = cudaErrorTensorMemoryLeak;
inline auto use_941 = cudaErrorNotPermitted;
inline auto use_942 = cudaErrorNotSupported;
inline auto use_943 = cudaErrorSystemNotReady;
inline auto use_944 = cudaErrorSystemDriverMismatch;
inline auto use_945 = cudaErrorCompatNotSupportedOnDevice;
inline auto use_946 = cudaErrorMpsConnectionFailed;
inline auto use_947 = cudaErrorMpsRpcFailure;
inline auto use_948 = cudaErrorMpsServerNotReady;
inline auto use_949 = cudaErrorMpsMaxClientsReached;
inline auto use_950 = cudaErrorMpsMaxConnectionsReached;
inline auto use_951 = cudaErrorMpsClientTerminated;
inline auto use_952 = cudaErrorCdpNotSupported;
inline auto use_953 = cudaErrorCdpVersionMismatch;
inline auto use_954 = cudaErrorStreamCaptureUnsupported;
inline auto use_955 = cudaErrorStreamCaptureInvalidated;
inline auto use_956 = cudaErrorStreamCaptureMerge;
inline auto use_957 = cudaErrorStreamCaptureUnmatched;
inline auto use_958 = cudaErrorStreamCaptureUnjoined;
inline auto use_959 = cudaErrorStreamCaptureIsolation;
inline auto use_960 = cudaErrorStreamCaptureImplicit;
inline auto use_961 = cudaErrorCapturedEvent;
inline auto use_962 = cudaErrorStreamCaptureWrongThread;
inline auto use_963 = cudaErrorTimeout;
inline auto use_964 = cudaErrorGraphExecUpdateFailure;
inline auto use_965 = cudaErrorExternalDevice;
inline auto use_966 = cudaErrorInvalidClusterSize;
inline auto use_967 = cudaErrorFunctionNotLoaded;
inline auto use_968 = cudaErrorInvalidResourceType;
inline auto use_969 = cudaErrorInvalidResourceConfiguration;
inline auto use_970 = cudaErrorStreamDetached;
inline auto use_971 = cudaErrorGraphRecaptureFailure;
inline auto use_972 = cudaErrorFabricNotReady;
inline auto use_973 = cudaErrorUnknown;
inline auto use_974 = cudaErrorApiFailureBase;
using use_975 = cudaChannelFormatKind;
using use_976 = enum cudaChannelFormatKind;
inline auto use_977 = cudaChannelFormatKindSigned;
inline auto use_978 = cudaChannelFormatKindUnsigned;
inline auto use_979 = cudaChannelFormatKindFloat;
inline auto use_980 = cudaChannelFormatKindNone;
inline auto use_981 = cudaChannelFormatKindNV12;
inline auto use_982 = cudaChannelFormatKindUnsignedNormalized8X1;
inline auto use_983 = cudaChannelFormatKindUnsignedNormalized8X2;
inline auto use_984 = cudaChannelFormatKindUnsignedNormalized8X4;
inline auto use_985 = cudaChannelFormatKindUnsignedNormalized16X1;
inline auto use_986 = cudaChannelFormatKindUnsignedNormalized16X2;
inline auto use_987 = cudaChannelFormatKindUnsignedNormalized16X4;
inline auto use_988 = cudaChannelFormatKindSignedNormalized8X1;
inline auto use_989 = cudaChannelFormatKindSignedNormalized8X2;
inline auto use_990 = cudaChannelFormatKindSignedNormalized8X4;
inline auto use_991 = cudaChannelFormatKindSignedNormalized16X1;
inline auto use_992 = cudaChannelFormatKindSignedNormalized16X2;
inline auto use_993 = cudaChannelFormatKindSignedNormalized16X4;
inline auto use_994 = cudaChannelFormatKindUnsignedBlockCompressed1;
inline auto use_995 = cudaChannelFormatKindUnsignedBlockCompressed1SRGB;
inline auto use_996 = cudaChannelFormatKindUnsignedBlockCompressed2;
inline auto use_997 = cudaChannelFormatKindUnsignedBlockCompressed2SRGB;
inline auto use_998 = cudaChannelFormatKindUnsignedBlockCompressed3;
inline auto use_999 = cudaChannelFormatKindUnsignedBlockCompressed3SRGB;
inline auto use_1000 = cudaChannelFormatKindUnsignedBlockCompressed4;
inline auto use_1001 = cudaChannelFormatKindSignedBlockCompressed4;
inline auto use_1002 = cudaChannelFormatKindUnsignedBlockCompressed5;
inline auto use_1003 = cudaChannelFormatKindSignedBlockCompressed5;
inline auto use_1004 = cudaChannelFormatKindUnsignedBlockCompressed6H;
inline auto use_1005 = cudaChannelFormatKindSignedBlockCompressed6H;
inline auto use_1006 = cudaChannelFormatKindUnsignedBlockCompressed7;
inline auto use_1007 = cudaChannelFormatKindUnsignedBlockCompressed7SRGB;
inline auto use_1008 = cudaChannelFormatKindUnsignedNormalized1010102;
inline auto use_1009 = cudaChannelFormatKindUnsigned8Packed422;
inline auto use_1010 = cudaChannelFormatKindUnsigned8Packed444;
inline auto use_1011 = cudaChannelFormatKindUnsigned8SemiPlanar420;
inline auto use_1012 = cudaChannelFormatKindUnsigned16SemiPlanar420;
inline auto use_1013 = cudaChannelFormatKindUnsigned8SemiPlanar422;
inline auto use_1014 = cudaChannelFormatKindUnsigned16SemiPlanar422;
inline auto use_1015 = cudaChannelFormatKindUnsigned8SemiPlanar444;
inline auto use_1016 = cudaChannelFormatKindUnsigned16SemiPlanar444;
inline auto use_1017 = cudaChannelFormatKindUnsigned8Planar420;
inline auto use_1018 = cudaChannelFormatKindUnsigned16Planar420;
inline auto use_1019 = cudaChannelFormatKindUnsigned8Planar422;
inline auto use_1020 = cudaChannelFormatKindUnsigned16Planar422;
inline auto use_1021 = cudaChannelFormatKindUnsigned8Planar444;
inline auto use_1022 = cudaChannelFormatKindUnsigned16Planar444;
using use_1023 = CUdevResourceDesc_st;
using use_1024 = struct CUdevResourceDesc_st;
using use_1025 = cudaDevResourceDesc_t;
using use_1026 = cudaExecutionContext_st;
using use_1027 = struct cudaExecutionContext_st;
using use_1028 = cudaExecutionContext_t;
using use_1029 = cudaChannelFormatDesc;
using use_1030 = struct cudaChannelFormatDesc;
using use_1031 = cudaArray;
using use_1032 = struct cudaArray;
using use_1033 = cudaArray_t;
using use_1034 = cudaArray_const_t;
using use_1035 = cudaMipmappedArray;
using use_1036 = struct cudaMipmappedArray;
using use_1037 = cudaMipmappedArray_t;
using use_1038 = cudaMipmappedArray_const_t;
using use_1039 = cudaArraySparseProperties;
using use_1040 = struct cudaArraySparseProperties;
using use_1041 = cudaArrayMemoryRequirements;
using use_1042 = struct cudaArrayMemoryRequirements;
using use_1043 = cudaMemoryType;
using use_1044 = enum cudaMemoryType;
inline auto use_1045 = cudaMemoryTypeUnregistered;
inline auto use_1046 = cudaMemoryTypeHost;
inline auto use_1047 = cudaMemoryTypeDevice;
inline auto use_1048 = cudaMemoryTypeManaged;
using use_1049 = cudaMemcpyKind;
using use_1050 = enum cudaMemcpyKind;
inline auto use_1051 = cudaMemcpyHostToHost;
inline auto use_1052 = cudaMemcpyHostToDevice;
inline auto use_1053 = cudaMemcpyDeviceToHost;
inline auto use_1054 = cudaMemcpyDeviceToDevice;
inline auto use_1055 = cudaMemcpyDefault;
using use_1056 = cudaPitchedPtr;
using use_1057 = struct cudaPitchedPtr;
using use_1058 = cudaExtent;
using use_1059 = struct cudaExtent;
using use_1060 = cudaPos;
using use_1061 = struct cudaPos;
using use_1062 = cudaMemcpy3DParms;
using use_1063 = struct cudaMemcpy3DParms;
using use_1064 = cudaMemcpyNodeParams;
using use_1065 = struct cudaMemcpyNodeParams;
using use_1066 = cudaMemcpy3DPeerParms;
using use_1067 = struct cudaMemcpy3DPeerParms;
using use_1068 = cudaMemsetParams;
using use_1069 = struct cudaMemsetParams;
using use_1070 = cudaMemsetParamsV2;
using use_1071 = struct cudaMemsetParamsV2;
using use_1072 = cudaAccessProperty;
using use_1073 = enum cudaAccessProperty;
inline auto use_1074 = cudaAccessPropertyNormal;
inline auto use_1075 = cudaAccessPropertyStreaming;
inline auto use_1076 = cudaAccessPropertyPersisting;
using use_1077 = cudaAccessPolicyWindow;
using use_1078 = struct cudaAccessPolicyWindow;
using use_1079 = cudaHostFn_t;
using use_1080 = cudaHostNodeParams;
using use_1081 = struct cudaHostNodeParams;
using use_1082 = cudaHostNodeParamsV2;
using use_1083 = struct cudaHostNodeParamsV2;
using use_1084 = cudaStreamCaptureStatus;
using use_1085 = enum cudaStreamCaptureStatus;
inline auto use_1086 = cudaStreamCaptureStatusNone;
inline auto use_1087 = cudaStreamCaptureStatusActive;
inline auto use_1088 = cudaStreamCaptureStatusInvalidated;
using use_1089 = cudaGraphRecaptureStatus;
using use_1090 = enum cudaGraphRecaptureStatus;
inline auto use_1091 = cudaGraphRecaptureEligibleForUpdate;
inline auto use_1092 = cudaGraphRecaptureIneligibleForUpdate;
inline auto use_1093 = cudaGraphRecaptureError;
using use_1094 = cudaStreamCaptureMode;
using use_1095 = enum cudaStreamCaptureMode;
inline auto use_1096 = cudaStreamCaptureModeGlobal;
inline auto use_1097 = cudaStreamCaptureModeThreadLocal;
inline auto use_1098 = cudaStreamCaptureModeRelaxed;
using use_1099 = cudaSynchronizationPolicy;
using use_1100 = enum cudaSynchronizationPolicy;
inline auto use_1101 = cudaSyncPolicyAuto;
inline auto use_1102 = cudaSyncPolicySpin;
inline auto use_1103 = cudaSyncPolicyYield;
inline auto use_1104 = cudaSyncPolicyBlockingSync;
using use_1105 = cudaClusterSchedulingPolicy;
using use_1106 = enum cudaClusterSchedulingPolicy;
inline auto use_1107 = cudaClusterSchedulingPolicyDefault;
inline auto use_1108 = cudaClusterSchedulingPolicySpread;
inline auto use_1109 = cudaClusterSchedulingPolicyLoadBalancing;
inline auto use_1110 = cudaClusterSchedulingPolicyRubinDsmemLocality;
using use_1111 = cudaStreamUpdateCaptureDependenciesFlags;
using use_1112 = enum cudaStreamUpdateCaptureDependenciesFlags;
inline auto use_1113 = cudaStreamAddCaptureDependencies;
inline auto use_1114 = cudaStreamSetCaptureDependencies;
using use_1115 = cudaUserObjectFlags;
using use_1116 = enum cudaUserObjectFlags;
inline auto use_1117 = cudaUserObjectNoDestructorSync;
using use_1118 = cudaUserObjectRetainFlags;
using use_1119 = enum cudaUserObjectRetainFlags;
inline auto use_1120 = cudaGraphUserObjectMove;
using use_1121 = cudaHostTaskSyncMode;
using use_1122 = enum cudaHostTaskSyncMode;
inline auto use_1123 = cudaHostTaskBlocking;
inline auto use_1124 = cudaHostTaskSpinWait;
using use_1125 = cudaGraphicsResource;
using use_1126 = struct cudaGraphicsResource;
using use_1127 = cudaGraphicsRegisterFlags;
using use_1128 = enum cudaGraphicsRegisterFlags;
inline auto use_1129 = cudaGraphicsRegisterFlagsNone;
inline auto use_1130 = cudaGraphicsRegisterFlagsReadOnly;
inline auto use_1131 = cudaGraphicsRegisterFlagsWriteDiscard;
inline auto use_1132 = cudaGraphicsRegisterFlagsSurfaceLoadStore;
inline auto use_1133 = cudaGraphicsRegisterFlagsTextureGather;
using use_1134 = cudaGraphicsMapFlags;
using use_1135 = enum cudaGraphicsMapFlags;
inline auto use_1136 = cudaGraphicsMapFlagsNone;
inline auto use_1137 = cudaGraphicsMapFlagsReadOnly;
inline auto use_1138 = cudaGraphicsMapFlagsWriteDiscard;
using use_1139 = cudaGraphicsCubeFace;
using use_1140 = enum cudaGraphicsCubeFace;
inline auto use_1141 = cudaGraphicsCubeFacePositiveX;
inline auto use_1142 = cudaGraphicsCubeFaceNegativeX;
inline auto use_1143 = cudaGraphicsCubeFacePositiveY;
inline auto use_1144 = cudaGraphicsCubeFaceNegativeY;
inline auto use_1145 = cudaGraphicsCubeFacePositiveZ;
inline auto use_1146 = cudaGraphicsCubeFaceNegativeZ;
using use_1147 = cudaResourceType;
using use_1148 = enum cudaResourceType;
inline auto use_1149 = cudaResourceTypeArray;
inline auto use_1150 = cudaResourceTypeMipmappedArray;
inline auto use_1151 = cudaResourceTypeLinear;
inline auto use_1152 = cudaResourceTypePitch2D;
using use_1153 = cudaResourceViewFormat;
using use_1154 = enum cudaResourceViewFormat;
inline auto use_1155 = cudaResViewFormatNone;
inline auto use_1156 = cudaResViewFormatUnsignedChar1;
inline auto use_1157 = cudaResViewFormatUnsignedChar2;
inline auto use_1158 = cudaResViewFormatUnsignedChar4;
inline auto use_1159 = cudaResViewFormatSignedChar1;
inline auto use_1160 = cudaResViewFormatSignedChar2;
inline auto use_1161 = cudaResViewFormatSignedChar4;
inline auto use_1162 = cudaResViewFormatUnsignedShort1;
inline auto use_1163 = cudaResViewFormatUnsignedShort2;
inline auto use_1164 = cudaResViewFormatUnsignedShort4;
inline auto use_1165 = cudaResViewFormatSignedShort1;
inline auto use_1166 = cudaResViewFormatSignedShort2;
inline auto use_1167 = cudaResViewFormatSignedShort4;
inline auto use_1168 = cudaResViewFormatUnsignedInt1;
inline auto use_1169 = cudaResViewFormatUnsignedInt2;
inline auto use_1170 = cudaResViewFormatUnsignedInt4;
inline auto use_1171 = cudaResViewFormatSignedInt1;
inline auto use_1172 = cudaResViewFormatSignedInt2;
inline auto use_1173 = cudaResViewFormatSignedInt4;
inline auto use_1174 = cudaResViewFormatHalf1;
inline auto use_1175 = cudaResViewFormatHalf2;
inline auto use_1176 = cudaResViewFormatHalf4;
inline auto use_1177 = cudaResViewFormatFloat1;
inline auto use_1178 = cudaResViewFormatFloat2;
inline auto use_1179 = cudaResViewFormatFloat4;
inline auto use_1180 = cudaResViewFormatUnsignedBlockCompressed1;
inline auto use_1181 = cudaResViewFormatUnsignedBlockCompressed2;
inline auto use_1182 = cudaResViewFormatUnsignedBlockCompressed3;
inline auto use_1183 = cudaResViewFormatUnsignedBlockCompressed4;
inline auto use_1184 = cudaResViewFormatSignedBlockCompressed4;
inline auto use_1185 = cudaResViewFormatUnsignedBlockCompressed5;
inline auto use_1186 = cudaResViewFormatSignedBlockCompressed5;
inline auto use_1187 = cudaResViewFormatUnsignedBlockCompressed6H;
inline auto use_1188 = cudaResViewFormatSignedBlockCompressed6H;
inline auto use_1189 = cudaResViewFormatUnsignedBlockCompressed7;
using use_1190 = cudaResourceDesc;
using use_1191 = struct cudaResourceDesc;
using use_1192 = cudaResourceViewDesc;
using use_1193 = struct cudaResourceViewDesc;
using use_1194 = cudaSharedMemoryMode;
using use_1195 = enum cudaSharedMemoryMode;
inline auto use_1196 = cudaSharedMemoryModeDefault;
inline auto use_1197 = cudaSharedMemoryModeRequirePortable;
inline auto use_1198 = cudaSharedMemoryModeAllowNonPortable;
inline auto use_1199 = cudaSharedMemoryModeAllowOversizedSharedMemory;
inline auto use_1200 = cudaSharedMemoryModePreferOversizedSharedMemory;
using use_1201 = cudaPointerAttributes;
using use_1202 = struct cudaPointerAttributes;
using use_1203 = cudaFuncAttributes;
using use_1204 = struct cudaFuncAttributes;
using use_1205 = cudaFuncAttribute;
using use_1206 = enum cudaFuncAttribute;
inline auto use_1207 = cudaFuncAttributeMaxDynamicSharedMemorySize;
inline auto use_1208 = cudaFuncAttributePreferredSharedMemoryCarveout;
inline auto use_1209 = cudaFuncAttributeClusterDimMustBeSet;
inline auto use_1210 = cudaFuncAttributeRequiredClusterWidth;
inline auto use_1211 = cudaFuncAttributeRequiredClusterHeight;
inline auto use_1212 = cudaFuncAttributeRequiredClusterDepth;
inline auto use_1213 = cudaFuncAttributeNonPortableClusterSizeAllowed;
inline auto use_1214 = cudaFuncAttributeClusterSchedulingPolicyPreference;
inline auto use_1215 = cudaFuncAttributeSharedMemoryMode;
inline auto use_1216 = cudaFuncAttributeMax;
using use_1217 = cudaFuncCache;
using use_1218 = enum cudaFuncCache;
inline auto use_1219 = cudaFuncCachePreferNone;
inline auto use_1220 = cudaFuncCachePreferShared;
inline auto use_1221 = cudaFuncCachePreferL1;
inline auto use_1222 = cudaFuncCachePreferEqual;
using use_1223 = cudaSharedMemConfig;
using use_1224 = enum cudaSharedMemConfig;
inline auto use_1225 = cudaSharedMemBankSizeDefault;
inline auto use_1226 = cudaSharedMemBankSizeFourByte;
inline auto use_1227 = cudaSharedMemBankSizeEightByte;
using use_1228 = cudaSharedCarveout;
using use_1229 = enum cudaSharedCarveout;
inline auto use_1230 = cudaSharedmemCarveoutDefault;
inline auto use_1231 = cudaSharedmemCarveoutMaxShared;
inline auto use_1232 = cudaSharedmemCarveoutMaxL1;
using use_1233 = cudaComputeMode;
using use_1234 = enum cudaComputeMode;
inline auto use_1235 = cudaComputeModeDefault;
inline auto use_1236 = cudaComputeModeExclusive;
inline auto use_1237 = cudaComputeModeProhibited;
inline auto use_1238 = cudaComputeModeExclusiveProcess;
using use_1239 = cudaLimit;
using use_1240 = enum cudaLimit;
inline auto use_1241 = cudaLimitStackSize;
inline auto use_1242 = cudaLimitPrintfFifoSize;
inline auto use_1243 = cudaLimitMallocHeapSize;
inline auto use_1244 = cudaLimitDevRuntimeSyncDepth;
inline auto use_1245 = cudaLimitDevRuntimePendingLaunchCount;
inline auto use_1246 = cudaLimitMaxL2FetchGranularity;
inline auto use_1247 = cudaLimitPersistingL2CacheSize;
inline auto use_1248 = cudaLimitPerBlockMemorySize;
using use_1249 = cudaMemoryAdvise;
using use_1250 = enum cudaMemoryAdvise;
inline auto use_1251 = cudaMemAdviseSetReadMostly;
inline auto use_1252 = cudaMemAdviseUnsetReadMostly;
inline auto use_1253 = cudaMemAdviseSetPreferredLocation;
inline auto use_1254 = cudaMemAdviseUnsetPreferredLocation;
inline auto use_1255 = cudaMemAdviseSetAccessedBy;
inline auto use_1256 = cudaMemAdviseUnsetAccessedBy;
using use_1257 = cudaMemRangeAttribute;
using use_1258 = enum cudaMemRangeAttribute;
inline auto use_1259 = cudaMemRangeAttributeReadMostly;
inline auto use_1260 = cudaMemRangeAttributePreferredLocation;
inline auto use_1261 = cudaMemRangeAttributeAccessedBy;
inline auto use_1262 = cudaMemRangeAttributeLastPrefetchLocation;
inline auto use_1263 = cudaMemRangeAttributePreferredLocationType;
inline auto use_1264 = cudaMemRangeAttributePreferredLocationId;
inline auto use_1265 = cudaMemRangeAttributeLastPrefetchLocationType;
inline auto use_1266 = cudaMemRangeAttributeLastPrefetchLocationId;
using use_1267 = cudaFlushGPUDirectRDMAWritesOptions;
using use_1268 = enum cudaFlushGPUDirectRDMAWritesOptions;
inline auto use_1269 = cudaFlushGPUDirectRDMAWritesOptionHost;
inline auto use_1270 = cudaFlushGPUDirectRDMAWritesOptionMemOps;
using use_1271 = cudaGPUDirectRDMAWritesOrdering;
using use_1272 = enum cudaGPUDirectRDMAWritesOrdering;
inline auto use_1273 = cudaGPUDirectRDMAWritesOrderingNone;
inline auto use_1274 = cudaGPUDirectRDMAWritesOrderingOwner;
inline auto use_1275 = cudaGPUDirectRDMAWritesOrderingAllDevices;
using use_1276 = cudaFlushGPUDirectRDMAWritesScope;
using use_1277 = enum cudaFlushGPUDirectRDMAWritesScope;
inline auto use_1278 = cudaFlushGPUDirectRDMAWritesToOwner;
inline auto use_1279 = cudaFlushGPUDirectRDMAWritesToAllDevices;
using use_1280 = cudaFlushGPUDirectRDMAWritesTarget;
using use_1281 = enum cudaFlushGPUDirectRDMAWritesTarget;
inline auto use_1282 = cudaFlushGPUDirectRDMAWritesTargetCurrentDevice;
using use_1283 = cudaDeviceAttr;
using use_1284 = enum cudaDeviceAttr;
inline auto use_1285 = cudaDevAttrMaxThreadsPerBlock;
inline auto use_1286 = cudaDevAttrMaxBlockDimX;
inline auto use_1287 = cudaDevAttrMaxBlockDimY;
inline auto use_1288 = cudaDevAttrMaxBlockDimZ;
inline auto use_1289 = cudaDevAttrMaxGridDimX;
inline auto use_1290 = cudaDevAttrMaxGridDimY;
inline auto use_1291 = cudaDevAttrMaxGridDimZ;
inline auto use_1292 = cudaDevAttrMaxSharedMemoryPerBlock;
inline auto use_1293 = cudaDevAttrTotalConstantMemory;
inline auto use_1294 = cudaDevAttrWarpSize;
inline auto use_1295 = cudaDevAttrMaxPitch;
inline auto use_1296 = cudaDevAttrMaxRegistersPerBlock;
inline auto use_1297 = cudaDevAttrClockRate;
inline auto use_1298 = cudaDevAttrTextureAlignment;
inline auto use_1299 = cudaDevAttrGpuOverlap;
inline auto use_1300 = cudaDevAttrMultiProcessorCount;
inline auto use_1301 = cudaDevAttrKernelExecTimeout;
inline auto use_1302 = cudaDevAttrIntegrated;
inline auto use_1303 = cudaDevAttrCanMapHostMemory;
inline auto use_1304 = cudaDevAttrComputeMode;
inline auto use_1305 = cudaDevAttrMaxTexture1DWidth;
inline auto use_1306 = cudaDevAttrMaxTexture2DWidth;
inline auto use_1307 = cudaDevAttrMaxTexture2DHeight;
inline auto use_1308 = cudaDevAttrMaxTexture3DWidth;
inline auto use_1309 = cudaDevAttrMaxTexture3DHeight;
inline auto use_1310 = cudaDevAttrMaxTexture3DDepth;
inline auto use_1311 = cudaDevAttrMaxTexture2DLayeredWidth;
inline auto use_1312 = cudaDevAttrMaxTexture2DLayeredHeight;
inline auto use_1313 = cudaDevAttrMaxTexture2DLayeredLayers;
inline auto use_1314 = cudaDevAttrSurfaceAlignment;
inline auto use_1315 = cudaDevAttrConcurrentKernels;
inline auto use_1316 = cudaDevAttrEccEnabled;
inline auto use_1317 = cudaDevAttrPciBusId;
inline auto use_1318 = cudaDevAttrPciDeviceId;
inline auto use_1319 = cudaDevAttrTccDriver;
inline auto use_1320 = cudaDevAttrMemoryClockRate;
inline auto use_1321 = cudaDevAttrGlobalMemoryBusWidth;
inline auto use_1322 = cudaDevAttrL2CacheSize;
inline auto use_1323 = cudaDevAttrMaxThreadsPerMultiProcessor;
inline auto use_1324 = cudaDevAttrAsyncEngineCount;
inline auto use_1325 = cudaDevAttrUnifiedAddressing;
inline auto use_1326 = cudaDevAttrMaxTexture1DLayeredWidth;
inline auto use_1327 = cudaDevAttrMaxTexture1DLayeredLayers;
inline auto use_1328 = cudaDevAttrMaxTexture2DGatherWidth;
inline auto use_1329 = cudaDevAttrMaxTexture2DGatherHeight;
inline auto use_1330 = cudaDevAttrMaxTexture3DWidthAlt;
inline auto use_1331 = cudaDevAttrMaxTexture3DHeightAlt;
inline auto use_1332 = cudaDevAttrMaxTexture3DDepthAlt;
inline auto use_1333 = cudaDevAttrPciDomainId;
inline auto use_1334 = cudaDevAttrTexturePitchAlignment;
inline auto use_1335 = cudaDevAttrMaxTextureCubemapWidth;
inline auto use_1336 = cudaDevAttrMaxTextureCubemapLayeredWidth;
inline auto use_1337 = cudaDevAttrMaxTextureCubemapLayeredLayers;
inline auto use_1338 = cudaDevAttrMaxSurface1DWidth;
inline auto use_1339 = cudaDevAttrMaxSurface2DWidth;
inline auto use_1340 = cudaDevAttrMaxSurface2DHeight;
inline auto use_1341 = cudaDevAttrMaxSurface3DWidth;
inline auto use_1342 = cudaDevAttrMaxSurface3DHeight;
inline auto use_1343 = cudaDevAttrMaxSurface3DDepth;
inline auto use_1344 = cudaDevAttrMaxSurface1DLayeredWidth;
inline auto use_1345 = cudaDevAttrMaxSurface1DLayeredLayers;
inline auto use_1346 = cudaDevAttrMaxSurface2DLayeredWidth;
inline auto use_1347 = cudaDevAttrMaxSurface2DLayeredHeight;
inline auto use_1348 = cudaDevAttrMaxSurface2DLayeredLayers;
inline auto use_1349 = cudaDevAttrMaxSurfaceCubemapWidth;
inline auto use_1350 = cudaDevAttrMaxSurfaceCubemapLayeredWidth;
inline auto use_1351 = cudaDevAttrMaxSurfaceCubemapLayeredLayers;
inline auto use_1352 = cudaDevAttrMaxTexture1DLinearWidth;
inline auto use_1353 = cudaDevAttrMaxTexture2DLinearWidth;
inline auto use_1354 = cudaDevAttrMaxTexture2DLinearHeight;
inline auto use_1355 = cudaDevAttrMaxTexture2DLinearPitch;
inline auto use_1356 = cudaDevAttrMaxTexture2DMipmappedWidth;
inline auto use_1357 = cudaDevAttrMaxTexture2DMipmappedHeight;
inline auto use_1358 = cudaDevAttrComputeCapabilityMajor;
inline auto use_1359 = cudaDevAttrComputeCapabilityMinor;
inline auto use_1360 = cudaDevAttrMaxTexture1DMipmappedWidth;
inline auto use_1361 = cudaDevAttrStreamPrioritiesSupported;
inline auto use_1362 = cudaDevAttrGlobalL1CacheSupported;
inline auto use_1363 = cudaDevAttrLocalL1CacheSupported;
inline auto use_1364 = cudaDevAttrMaxSharedMemoryPerMultiprocessor;
inline auto use_1365 = cudaDevAttrMaxRegistersPerMultiprocessor;
inline auto use_1366 = cudaDevAttrManagedMemory;
inline auto use_1367 = cudaDevAttrIsMultiGpuBoard;
inline auto use_1368 = cudaDevAttrMultiGpuBoardGroupID;
inline auto use_1369 = cudaDevAttrHostNativeAtomicSupported;
inline auto use_1370 = cudaDevAttrSingleToDoublePrecisionPerfRatio;
inline auto use_1371 = cudaDevAttrPageableMemoryAccess;
inline auto use_1372 = cudaDevAttrConcurrentManagedAccess;
inline auto use_1373 = cudaDevAttrComputePreemptionSupported;
inline auto use_1374 = cudaDevAttrCanUseHostPointerForRegisteredMem;
inline auto use_1375 = cudaDevAttrReserved92;
inline auto use_1376 = cudaDevAttrReserved93;
inline auto use_1377 = cudaDevAttrReserved94;
inline auto use_1378 = cudaDevAttrCooperativeLaunch;
inline auto use_1379 = cudaDevAttrReserved96;
inline auto use_1380 = cudaDevAttrMaxSharedMemoryPerBlockOptin;
inline auto use_1381 = cudaDevAttrCanFlushRemoteWrites;
inline auto use_1382 = cudaDevAttrHostRegisterSupported;
inline auto use_1383 = cudaDevAttrPageableMemoryAccessUsesHostPageTables;
inline auto use_1384 = cudaDevAttrDirectManagedMemAccessFromHost;
inline auto use_1385 = cudaDevAttrMaxBlocksPerMultiprocessor;
inline auto use_1386 = cudaDevAttrMaxPersistingL2CacheSize;
inline auto use_1387 = cudaDevAttrMaxAccessPolicyWindowSize;
inline auto use_1388 = cudaDevAttrReservedSharedMemoryPerBlock;
inline auto use_1389 = cudaDevAttrSparseCudaArraySupported;
inline auto use_1390 = cudaDevAttrHostRegisterReadOnlySupported;
inline auto use_1391 = cudaDevAttrTimelineSemaphoreInteropSupported;
inline auto use_1392 = cudaDevAttrMemoryPoolsSupported;
inline auto use_1393 = cudaDevAttrGPUDirectRDMASupported;
inline auto use_1394 = cudaDevAttrGPUDirectRDMAFlushWritesOptions;
inline auto use_1395 = cudaDevAttrGPUDirectRDMAWritesOrdering;
inline auto use_1396 = cudaDevAttrMemoryPoolSupportedHandleTypes;
inline auto use_1397 = cudaDevAttrClusterLaunch;
inline auto use_1398 = cudaDevAttrDeferredMappingCudaArraySupported;
inline auto use_1399 = cudaDevAttrReserved122;
inline auto use_1400 = cudaDevAttrReserved123;
inline auto use_1401 = cudaDevAttrReserved124;
inline auto use_1402 = cudaDevAttrIpcEventSupport;
inline auto use_1403 = cudaDevAttrMemSyncDomainCount;
inline auto use_1404 = cudaDevAttrReserved127;
inline auto use_1405 = cudaDevAttrReserved128;
inline auto use_1406 = cudaDevAttrReserved129;
inline auto use_1407 = cudaDevAttrNumaConfig;
inline auto use_1408 = cudaDevAttrNumaId;
inline auto use_1409 = cudaDevAttrReserved132;
inline auto use_1410 = cudaDevAttrMpsEnabled;
inline auto use_1411 = cudaDevAttrHostNumaId;
inline auto use_1412 = cudaDevAttrD3D12CigSupported;
inline auto use_1413 = cudaDevAttrVulkanCigSupported;
inline auto use_1414 = cudaDevAttrGpuPciDeviceId;
inline auto use_1415 = cudaDevAttrGpuPciSubsystemId;
inline auto use_1416 = cudaDevAttrReserved141;
inline auto use_1417 = cudaDevAttrHostNumaMemoryPoolsSupported;
inline auto use_1418 = cudaDevAttrHostNumaMultinodeIpcSupported;
inline auto use_1419 = cudaDevAttrHostMemoryPoolsSupported;
inline auto use_1420 = cudaDevAttrReserved145;
inline auto use_1421 = cudaDevAttrOnlyPartialHostNativeAtomicSupported;
inline auto use_1422 = cudaDevAttrAtomicReductionSupported;
inline auto use_1423 = cudaDevAttrLocalityDomainCount;
inline auto use_1424 = cudaDevAttrOversizedSharedMemoryPerBlock;
inline auto use_1425 = cudaDevAttrCigStreamsSupported;
inline auto use_1426 = cudaDevAttrLocalityDomainMultiprocessorCount;
inline auto use_1427 = cudaDevAttrTensorMapLargeTensorMinSize;
inline auto use_1428 = cudaDevAttrMax;
using use_1429 = cudaMemPoolAttr;
using use_1430 = enum cudaMemPoolAttr;
inline auto use_1431 = cudaMemPoolReuseFollowEventDependencies;
inline auto use_1432 = cudaMemPoolReuseAllowOpportunistic;
inline auto use_1433 = cudaMemPoolReuseAllowInternalDependencies;
inline auto use_1434 = cudaMemPoolAttrReleaseThreshold;
inline auto use_1435 = cudaMemPoolAttrReservedMemCurrent;
inline auto use_1436 = cudaMemPoolAttrReservedMemHigh;
inline auto use_1437 = cudaMemPoolAttrUsedMemCurrent;
inline auto use_1438 = cudaMemPoolAttrUsedMemHigh;
inline auto use_1439 = cudaMemPoolAttrAllocationType;
inline auto use_1440 = cudaMemPoolAttrExportHandleTypes;
inline auto use_1441 = cudaMemPoolAttrLocationId;
inline auto use_1442 = cudaMemPoolAttrLocationType;
inline auto use_1443 = cudaMemPoolAttrMaxPoolSize;
inline auto use_1444 = cudaMemPoolAttrHwDecompressEnabled;
inline auto use_1445 = cudaMemPoolAttrLocalityDomainId;
using use_1446 = cudaMemLocationType;
using use_1447 = enum cudaMemLocationType;
inline auto use_1448 = cudaMemLocationTypeInvalid;
inline auto use_1449 = cudaMemLocationTypeNone;
inline auto use_1450 = cudaMemLocationTypeDevice;
inline auto use_1451 = cudaMemLocationTypeHost;
inline auto use_1452 = cudaMemLocationTypeHostNuma;
inline auto use_1453 = cudaMemLocationTypeHostNumaCurrent;
inline auto use_1454 = cudaMemLocationTypeInvisible;
inline auto use_1455 = cudaMemLocationTypeDeviceLocalityDomain;
using use_1456 = cudaMemLocation;
using use_1457 = struct cudaMemLocation;
using use_1458 = cudaMemAccessFlags;
using use_1459 = enum cudaMemAccessFlags;
inline auto use_1460 = cudaMemAccessFlagsProtNone;
inline auto use_1461 = cudaMemAccessFlagsProtRead;
inline auto use_1462 = cudaMemAccessFlagsProtReadWrite;
using use_1463 = cudaMemAccessDesc;
using use_1464 = struct cudaMemAccessDesc;
using use_1465 = cudaMemAllocationType;
using use_1466 = enum cudaMemAllocationType;
inline auto use_1467 = cudaMemAllocationTypeInvalid;
inline auto use_1468 = cudaMemAllocationTypePinned;
inline auto use_1469 = cudaMemAllocationTypeManaged;
inline auto use_1470 = cudaMemAllocationTypeMax;
using use_1471 = cudaMemAllocationHandleType;
using use_1472 = enum cudaMemAllocationHandleType;
inline auto use_1473 = cudaMemHandleTypeNone;
inline auto use_1474 = cudaMemHandleTypePosixFileDescriptor;
inline auto use_1475 = cudaMemHandleTypeWin32;
inline auto use_1476 = cudaMemHandleTypeWin32Kmt;
inline auto use_1477 = cudaMemHandleTypeFabric;
using use_1478 = cudaMemPoolProps;
using use_1479 = struct cudaMemPoolProps;
using use_1480 = cudaMemPoolPtrExportData;
using use_1481 = struct cudaMemPoolPtrExportData;
using use_1482 = cudaMemAllocNodeParams;
using use_1483 = struct cudaMemAllocNodeParams;
using use_1484 = cudaMemAllocNodeParamsV2;
using use_1485 = struct cudaMemAllocNodeParamsV2;
using use_1486 = cudaMemFreeNodeParams;
using use_1487 = struct cudaMemFreeNodeParams;
using use_1488 = cudaGraphMemAttributeType;
using use_1489 = enum cudaGraphMemAttributeType;
inline auto use_1490 = cudaGraphMemAttrUsedMemCurrent;
inline auto use_1491 = cudaGraphMemAttrUsedMemHigh;
inline auto use_1492 = cudaGraphMemAttrReservedMemCurrent;
inline auto use_1493 = cudaGraphMemAttrReservedMemHigh;
using use_1494 = cudaMemcpyFlags;
using use_1495 = enum cudaMemcpyFlags;
inline auto use_1496 = cudaMemcpyFlagDefault;
inline auto use_1497 = cudaMemcpyFlagPreferOverlapWithCompute;
using use_1498 = cudaMemcpySrcAccessOrder;
using use_1499 = enum cudaMemcpySrcAccessOrder;
inline auto use_1500 = cudaMemcpySrcAccessOrderInvalid;
inline auto use_1501 = cudaMemcpySrcAccessOrderStream;
inline auto use_1502 = cudaMemcpySrcAccessOrderDuringApiCall;
inline auto use_1503 = cudaMemcpySrcAccessOrderAny;
inline auto use_1504 = cudaMemcpySrcAccessOrderMax;
using use_1505 = cudaMemcpyAttributes;
using use_1506 = struct cudaMemcpyAttributes;
using use_1507 = cudaMemcpy3DOperandType;
using use_1508 = enum cudaMemcpy3DOperandType;
inline auto use_1509 = cudaMemcpyOperandTypePointer;
inline auto use_1510 = cudaMemcpyOperandTypeArray;
inline auto use_1511 = cudaMemcpyOperandTypeMax;
using use_1512 = cudaOffset3D;
using use_1513 = struct cudaOffset3D;
using use_1514 = cudaMemcpy3DOperand;
using use_1515 = struct cudaMemcpy3DOperand;
using use_1516 = cudaMemcpy3DBatchOp;
using use_1517 = struct cudaMemcpy3DBatchOp;
using use_1518 = cudaDeviceP2PAttr;
using use_1519 = enum cudaDeviceP2PAttr;
inline auto use_1520 = cudaDevP2PAttrPerformanceRank;
inline auto use_1521 = cudaDevP2PAttrAccessSupported;
inline auto use_1522 = cudaDevP2PAttrNativeAtomicSupported;
inline auto use_1523 = cudaDevP2PAttrCudaArrayAccessSupported;
inline auto use_1524 = cudaDevP2PAttrOnlyPartialNativeAtomicSupported;
using use_1525 = cudaAtomicOperation;
using use_1526 = enum cudaAtomicOperation;
inline auto use_1527 = cudaAtomicOperationIntegerAdd;
inline auto use_1528 = cudaAtomicOperationIntegerMin;
inline auto use_1529 = cudaAtomicOperationIntegerMax;
inline auto use_1530 = cudaAtomicOperationIntegerIncrement;
inline auto use_1531 = cudaAtomicOperationIntegerDecrement;
inline auto use_1532 = cudaAtomicOperationAnd;
inline auto use_1533 = cudaAtomicOperationOr;
inline auto use_1534 = cudaAtomicOperationXOR;
inline auto use_1535 = cudaAtomicOperationExchange;
inline auto use_1536 = cudaAtomicOperationCAS;
inline auto use_1537 = cudaAtomicOperationFloatAdd;
inline auto use_1538 = cudaAtomicOperationFloatMin;
inline auto use_1539 = cudaAtomicOperationFloatMax;
using use_1540 = cudaAtomicOperationCapability;
using use_1541 = enum cudaAtomicOperationCapability;
inline auto use_1542 = cudaAtomicCapabilitySigned;
inline auto use_1543 = cudaAtomicCapabilityUnsigned;
inline auto use_1544 = cudaAtomicCapabilityReduction;
inline auto use_1545 = cudaAtomicCapabilityScalar32;
inline auto use_1546 = cudaAtomicCapabilityScalar64;
inline auto use_1547 = cudaAtomicCapabilityScalar128;
inline auto use_1548 = cudaAtomicCapabilityVector32x4;
using use_1549 = CUuuid_st;
using use_1550 = struct CUuuid_st;
using use_1551 = CUuuid;
using use_1552 = cudaUUID_t;
using use_1553 = cudaDeviceProp;
using use_1554 = struct cudaDeviceProp;
using use_1555 = cudaIpcEventHandle_st;
using use_1556 = struct cudaIpcEventHandle_st;
using use_1557 = cudaIpcEventHandle_t;
using use_1558 = cudaIpcMemHandle_st;
using use_1559 = struct cudaIpcMemHandle_st;
using use_1560 = cudaIpcMemHandle_t;
using use_1561 = cudaMemFabricHandle_st;
using use_1562 = struct cudaMemFabricHandle_st;
using use_1563 = cudaMemFabricHandle_t;
using use_1564 = cudaExternalMemoryHandleType;
using use_1565 = enum cudaExternalMemoryHandleType;
inline auto use_1566 = cudaExternalMemoryHandleTypeOpaqueFd;
inline auto use_1567 = cudaExternalMemoryHandleTypeOpaqueWin32;
inline auto use_1568 = cudaExternalMemoryHandleTypeOpaqueWin32Kmt;
inline auto use_1569 = cudaExternalMemoryHandleTypeD3D12Heap;
inline auto use_1570 = cudaExternalMemoryHandleTypeD3D12Resource;
inline auto use_1571 = cudaExternalMemoryHandleTypeD3D11Resource;
inline auto use_1572 = cudaExternalMemoryHandleTypeD3D11ResourceKmt;
inline auto use_1573 = cudaExternalMemoryHandleTypeNvSciBuf;
using use_1574 = cudaExternalMemoryHandleDesc;
using use_1575 = struct cudaExternalMemoryHandleDesc;
using use_1576 = cudaExternalMemoryBufferDesc;
using use_1577 = struct cudaExternalMemoryBufferDesc;
using use_1578 = cudaExternalMemoryMipmappedArrayDesc;
using use_1579 = struct cudaExternalMemoryMipmappedArrayDesc;
using use_1580 = cudaExternalSemaphoreHandleType;
using use_1581 = enum cudaExternalSemaphoreHandleType;
inline auto use_1582 = cudaExternalSemaphoreHandleTypeOpaqueFd;
inline auto use_1583 = cudaExternalSemaphoreHandleTypeOpaqueWin32;
inline auto use_1584 = cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt;
inline auto use_1585 = cudaExternalSemaphoreHandleTypeD3D12Fence;
inline auto use_1586 = cudaExternalSemaphoreHandleTypeD3D11Fence;
inline auto use_1587 = cudaExternalSemaphoreHandleTypeNvSciSync;
inline auto use_1588 = cudaExternalSemaphoreHandleTypeKeyedMutex;
inline auto use_1589 = cudaExternalSemaphoreHandleTypeKeyedMutexKmt;
inline auto use_1590 = cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
inline auto use_1591 = cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32;
using use_1592 = cudaExternalSemaphoreHandleDesc;
using use_1593 = struct cudaExternalSemaphoreHandleDesc;
using use_1594 = cudaExternalSemaphoreSignalParams;
using use_1595 = struct cudaExternalSemaphoreSignalParams;
using use_1596 = cudaExternalSemaphoreWaitParams;
using use_1597 = struct cudaExternalSemaphoreWaitParams;
using use_1598 = cudaDevSmResourceGroup_flags;
using use_1599 = enum cudaDevSmResourceGroup_flags;
inline auto use_1600 = cudaDevSmResourceGroupDefault;
inline auto use_1601 = cudaDevSmResourceGroupBackfill;
inline auto use_1602 = cudaDevSmResourceGroupLocalityDomainId;
inline auto use_1603 = cudaDevSmResourceGroupLocalityDomainSupplementalSms;
using use_1604 = cudaDevSmResourceSplitByCount_flags;
using use_1605 = enum cudaDevSmResourceSplitByCount_flags;
inline auto use_1606 = cudaDevSmResourceSplitIgnoreSmCoscheduling;
inline auto use_1607 = cudaDevSmResourceSplitMaxPotentialClusterSize;
using use_1608 = cudaDevResourceType;
using use_1609 = enum cudaDevResourceType;
inline auto use_1610 = cudaDevResourceTypeInvalid;
inline auto use_1611 = cudaDevResourceTypeSm;
inline auto use_1612 = cudaDevResourceTypeWorkqueueConfig;
inline auto use_1613 = cudaDevResourceTypeWorkqueue;
using use_1614 = cudaDevSmResource;
using use_1615 = struct cudaDevSmResource;
using use_1616 = cudaDevWorkqueueConfigScope;
using use_1617 = enum cudaDevWorkqueueConfigScope;
inline auto use_1618 = cudaDevWorkqueueConfigScopeDeviceCtx;
inline auto use_1619 = cudaDevWorkqueueConfigScopeGreenCtxBalanced;
using use_1620 = cudaDevWorkqueueConfigResource;
using use_1621 = struct cudaDevWorkqueueConfigResource;
using use_1622 = cudaDevWorkqueueResource;
using use_1623 = struct cudaDevWorkqueueResource;
using use_1624 = cudaDevSmResourceGroupParams_st;
using use_1625 = struct cudaDevSmResourceGroupParams_st;
using use_1626 = cudaDevSmResourceGroupParams;
using use_1627 = cudaDevResource_st;
using use_1628 = struct cudaDevResource_st;
using use_1629 = cudaDevResource;
using use_1630 = cudaError_t;
using use_1631 = CUstream_st;
using use_1632 = struct CUstream_st;
using use_1633 = cudaStream_t;
using use_1634 = CUevent_st;
using use_1635 = struct CUevent_st;
using use_1636 = cudaEvent_t;
using use_1637 = cudaGraphicsResource_t;
using use_1638 = CUexternalMemory_st;
using use_1639 = struct CUexternalMemory_st;
using use_1640 = cudaExternalMemory_t;
using use_1641 = CUexternalSemaphore_st;
using use_1642 = struct CUexternalSemaphore_st;
using use_1643 = cudaExternalSemaphore_t;
using use_1644 = CUgraph_st;
using use_1645 = struct CUgraph_st;
using use_1646 = cudaGraph_t;
using use_1647 = CUgraphNode_st;
using use_1648 = struct CUgraphNode_st;
using use_1649 = cudaGraphNode_t;
using use_1650 = CUuserObject_st;
using use_1651 = struct CUuserObject_st;
using use_1652 = cudaUserObject_t;
using use_1653 = cudaGraphConditionalHandle;
using use_1654 = CUfunc_st;
using use_1655 = struct CUfunc_st;
using use_1656 = cudaFunction_t;
using use_1657 = CUkern_st;
using use_1658 = struct CUkern_st;
using use_1659 = cudaKernel_t;
using use_1660 = cudaJitOption;
using use_1661 = enum cudaJitOption;
inline auto use_1662 = cudaJitMaxRegisters;
inline auto use_1663 = cudaJitThreadsPerBlock;
inline auto use_1664 = cudaJitWallTime;
inline auto use_1665 = cudaJitInfoLogBuffer;
inline auto use_1666 = cudaJitInfoLogBufferSizeBytes;
inline auto use_1667 = cudaJitErrorLogBuffer;
inline auto use_1668 = cudaJitErrorLogBufferSizeBytes;
inline auto use_1669 = cudaJitOptimizationLevel;
inline auto use_1670 = cudaJitFallbackStrategy;
inline auto use_1671 = cudaJitGenerateDebugInfo;
inline auto use_1672 = cudaJitLogVerbose;
inline auto use_1673 = cudaJitGenerateLineInfo;
inline auto use_1674 = cudaJitCacheMode;
inline auto use_1675 = cudaJitPositionIndependentCode;
inline auto use_1676 = cudaJitMinCtaPerSm;
inline auto use_1677 = cudaJitMaxThreadsPerBlock;
inline auto use_1678 = cudaJitOverrideDirectiveValues;
using use_1679 = cudaLibraryOption;
using use_1680 = enum cudaLibraryOption;
inline auto use_1681 = cudaLibraryHostUniversalFunctionAndDataTable;
inline auto use_1682 = cudaLibraryBinaryIsPreserved;
using use_1683 = cudalibraryHostUniversalFunctionAndDataTable;
using use_1684 = struct cudalibraryHostUniversalFunctionAndDataTable;
using use_1685 = cudaJit_CacheMode;
using use_1686 = enum cudaJit_CacheMode;
inline auto use_1687 = cudaJitCacheOptionNone;
inline auto use_1688 = cudaJitCacheOptionCG;
inline auto use_1689 = cudaJitCacheOptionCA;
using use_1690 = cudaJit_Fallback;
using use_1691 = enum cudaJit_Fallback;
inline auto use_1692 = cudaPreferPtx;
inline auto use_1693 = cudaPreferBinary;
using use_1694 = CUlib_st;
using use_1695 = struct CUlib_st;
using use_1696 = cudaLibrary_t;
using use_1697 = CUmemPoolHandle_st;
using use_1698 = struct CUmemPoolHandle_st;
using use_1699 = cudaMemPool_t;
using use_1700 = cudaCGScope;
using use_1701 = enum cudaCGScope;
inline auto use_1702 = cudaCGScopeInvalid;
inline auto use_1703 = cudaCGScopeGrid;
inline auto use_1704 = cudaCGScopeReserved;
using use_1705 = cudaKernelNodeParams;
using use_1706 = struct cudaKernelNodeParams;
using use_1707 = cudaKernelFunctionType;
using use_1708 = enum cudaKernelFunctionType;
inline auto use_1709 = cudaKernelFunctionTypeUnspecified;
inline auto use_1710 = cudaKernelFunctionTypeDeviceEntry;
inline auto use_1711 = cudaKernelFunctionTypeKernel;
inline auto use_1712 = cudaKernelFunctionTypeFunction;
using use_1713 = cudaKernelNodeParamsV2;
using use_1714 = struct cudaKernelNodeParamsV2;
using use_1715 = cudaExternalSemaphoreSignalNodeParams;
using use_1716 = struct cudaExternalSemaphoreSignalNodeParams;
using use_1717 = cudaExternalSemaphoreSignalNodeParamsV2;
using use_1718 = struct cudaExternalSemaphoreSignalNodeParamsV2;
using use_1719 = cudaExternalSemaphoreWaitNodeParams;
using use_1720 = struct cudaExternalSemaphoreWaitNodeParams;
using use_1721 = cudaExternalSemaphoreWaitNodeParamsV2;
using use_1722 = struct cudaExternalSemaphoreWaitNodeParamsV2;
using use_1723 = cudaGraphConditionalHandleFlags;
using use_1724 = enum cudaGraphConditionalHandleFlags;
inline auto use_1725 = cudaGraphCondAssignDefault;
using use_1726 = cudaGraphConditionalNodeType;
using use_1727 = enum cudaGraphConditionalNodeType;
inline auto use_1728 = cudaGraphCondTypeIf;
inline auto use_1729 = cudaGraphCondTypeWhile;
inline auto use_1730 = cudaGraphCondTypeSwitch;
using use_1731 = cudaConditionalNodeParams;
using use_1732 = struct cudaConditionalNodeParams;
using use_1733 = cudaMemcpyBatchNodeParams;
using use_1734 = struct cudaMemcpyBatchNodeParams;
using use_1735 = cudaGraphNodeType;
using use_1736 = enum cudaGraphNodeType;
inline auto use_1737 = cudaGraphNodeTypeKernel;
inline auto use_1738 = cudaGraphNodeTypeMemcpy;
inline auto use_1739 = cudaGraphNodeTypeMemset;
inline auto use_1740 = cudaGraphNodeTypeHost;
inline auto use_1741 = cudaGraphNodeTypeGraph;
inline auto use_1742 = cudaGraphNodeTypeEmpty;
inline auto use_1743 = cudaGraphNodeTypeWaitEvent;
inline auto use_1744 = cudaGraphNodeTypeEventRecord;
inline auto use_1745 = cudaGraphNodeTypeExtSemaphoreSignal;
inline auto use_1746 = cudaGraphNodeTypeExtSemaphoreWait;
inline auto use_1747 = cudaGraphNodeTypeMemAlloc;
inline auto use_1748 = cudaGraphNodeTypeMemFree;
inline auto use_1749 = cudaGraphNodeTypeConditional;
inline auto use_1750 = cudaGraphNodeTypeMemcpyBatch;
inline auto use_1751 = cudaGraphNodeTypeReserved16;
inline auto use_1752 = cudaGraphNodeTypeExternalEngine;
inline auto use_1753 = cudaGraphNodeTypeCount;
using use_1754 = cudaGraphChildGraphNodeOwnership;
using use_1755 = enum cudaGraphChildGraphNodeOwnership;
inline auto use_1756 = cudaGraphChildGraphOwnershipClone;
inline auto use_1757 = cudaGraphChildGraphOwnershipMove;
inline auto use_1758 = cudaGraphChildGraphOwnershipInvalid;
using use_1759 = cudaChildGraphNodeParams;
using use_1760 = struct cudaChildGraphNodeParams;
using use_1761 = cudaEventRecordNodeParams;
using use_1762 = struct cudaEventRecordNodeParams;
using use_1763 = cudaEventWaitNodeParams;
using use_1764 = struct cudaEventWaitNodeParams;
using use_1765 = cudaGraphNodeParams;
using use_1766 = struct cudaGraphNodeParams;
using use_1767 = cudaGraphDependencyType_enum;
using use_1768 = enum cudaGraphDependencyType_enum;
inline auto use_1769 = cudaGraphDependencyTypeDefault;
inline auto use_1770 = cudaGraphDependencyTypeProgrammatic;
using use_1771 = cudaGraphDependencyType;
using use_1772 = cudaGraphEdgeData_st;
using use_1773 = struct cudaGraphEdgeData_st;
using use_1774 = cudaGraphEdgeData;
using use_1775 = CUgraphExec_st;
using use_1776 = struct CUgraphExec_st;
using use_1777 = cudaGraphExec_t;
using use_1778 = cudaGraphExecUpdateResult;
using use_1779 = enum cudaGraphExecUpdateResult;
inline auto use_1780 = cudaGraphExecUpdateSuccess;
inline auto use_1781 = cudaGraphExecUpdateError;
inline auto use_1782 = cudaGraphExecUpdateErrorTopologyChanged;
inline auto use_1783 = cudaGraphExecUpdateErrorNodeTypeChanged;
inline auto use_1784 = cudaGraphExecUpdateErrorFunctionChanged;
inline auto use_1785 = cudaGraphExecUpdateErrorParametersChanged;
inline auto use_1786 = cudaGraphExecUpdateErrorNotSupported;
inline auto use_1787 = cudaGraphExecUpdateErrorUnsupportedFunctionChange;
inline auto use_1788 = cudaGraphExecUpdateErrorAttributesChanged;
using use_1789 = cudaGraphInstantiateResult;
using use_1790 = enum cudaGraphInstantiateResult;
inline auto use_1791 = cudaGraphInstantiateSuccess;
inline auto use_1792 = cudaGraphInstantiateError;
inline auto use_1793 = cudaGraphInstantiateInvalidStructure;
inline auto use_1794 = cudaGraphInstantiateNodeOperationNotSupported;
inline auto use_1795 = cudaGraphInstantiateMultipleDevicesNotSupported;
inline auto use_1796 = cudaGraphInstantiateConditionalHandleUnused;
using use_1797 = cudaGraphInstantiateParams_st;
using use_1798 = struct cudaGraphInstantiateParams_st;
using use_1799 = cudaGraphInstantiateParams;
using use_1800 = cudaGraphExecUpdateResultInfo_st;
using use_1801 = struct cudaGraphExecUpdateResultInfo_st;
using use_1802 = cudaGraphExecUpdateResultInfo;
using use_1803 = CUgraphDeviceUpdatableNode_st;
using use_1804 = struct CUgraphDeviceUpdatableNode_st;
using use_1805 = cudaGraphDeviceNode_t;
using use_1806 = cudaGraphKernelNodeField;
using use_1807 = enum cudaGraphKernelNodeField;
inline auto use_1808 = cudaGraphKernelNodeFieldInvalid;
inline auto use_1809 = cudaGraphKernelNodeFieldGridDim;
inline auto use_1810 = cudaGraphKernelNodeFieldParam;
inline auto use_1811 = cudaGraphKernelNodeFieldEnabled;
using use_1812 = cudaGraphKernelNodeUpdate;
using use_1813 = struct cudaGraphKernelNodeUpdate;
using use_1814 = cudaGetDriverEntryPointFlags;
using use_1815 = enum cudaGetDriverEntryPointFlags;
inline auto use_1816 = cudaEnableDefault;
inline auto use_1817 = cudaEnableLegacyStream;
inline auto use_1818 = cudaEnablePerThreadDefaultStream;
using use_1819 = cudaDriverEntryPointQueryResult;
using use_1820 = enum cudaDriverEntryPointQueryResult;
inline auto use_1821 = cudaDriverEntryPointSuccess;
inline auto use_1822 = cudaDriverEntryPointSymbolNotFound;
inline auto use_1823 = cudaDriverEntryPointVersionNotSufficent;
using use_1824 = cudaGraphDebugDotFlags;
using use_1825 = enum cudaGraphDebugDotFlags;
inline auto use_1826 = cudaGraphDebugDotFlagsVerbose;
inline auto use_1827 = cudaGraphDebugDotFlagsKernelNodeParams;
inline auto use_1828 = cudaGraphDebugDotFlagsMemcpyNodeParams;
inline auto use_1829 = cudaGraphDebugDotFlagsMemsetNodeParams;
inline auto use_1830 = cudaGraphDebugDotFlagsHostNodeParams;
inline auto use_1831 = cudaGraphDebugDotFlagsEventNodeParams;
inline auto use_1832 = cudaGraphDebugDotFlagsExtSemasSignalNodeParams;
inline auto use_1833 = cudaGraphDebugDotFlagsExtSemasWaitNodeParams;
inline auto use_1834 = cudaGraphDebugDotFlagsKernelNodeAttributes;
inline auto use_1835 = cudaGraphDebugDotFlagsHandles;
inline auto use_1836 = cudaGraphDebugDotFlagsConditionalNodeParams;
inline auto use_1837 = cudaGraphDebugDotFlagsMemcpyBatchNodeParams;
using use_1838 = cudaGraphInstantiateFlags;
using use_1839 = enum cudaGraphInstantiateFlags;
inline auto use_1840 = cudaGraphInstantiateFlagAutoFreeOnLaunch;
inline auto use_1841 = cudaGraphInstantiateFlagUpload;
inline auto use_1842 = cudaGraphInstantiateFlagDeviceLaunch;
inline auto use_1843 = cudaGraphInstantiateFlagUseNodePriority;
using use_1844 = cudaLaunchMemSyncDomain;
using use_1845 = enum cudaLaunchMemSyncDomain;
inline auto use_1846 = cudaLaunchMemSyncDomainDefault;
inline auto use_1847 = cudaLaunchMemSyncDomainRemote;
using use_1848 = cudaLaunchMemSyncDomainMap_st;
using use_1849 = struct cudaLaunchMemSyncDomainMap_st;
using use_1850 = cudaLaunchMemSyncDomainMap;
using use_1851 = cudaLaunchAttributePortableClusterMode;
using use_1852 = enum cudaLaunchAttributePortableClusterMode;
inline auto use_1853 = cudaLaunchPortableClusterModeDefault;
inline auto use_1854 = cudaLaunchPortableClusterModeRequirePortable;
inline auto use_1855 = cudaLaunchPortableClusterModeAllowNonPortable;
using use_1856 = cudaLaunchAttributeID;
using use_1857 = enum cudaLaunchAttributeID;
inline auto use_1858 = cudaLaunchAttributeIgnore;
inline auto use_1859 = cudaLaunchAttributeAccessPolicyWindow;
inline auto use_1860 = cudaLaunchAttributeCooperative;
inline auto use_1861 = cudaLaunchAttributeSynchronizationPolicy;
inline auto use_1862 = cudaLaunchAttributeClusterDimension;
inline auto use_1863 = cudaLaunchAttributeClusterSchedulingPolicyPreference;
inline auto use_1864 = cudaLaunchAttributeProgrammaticStreamSerialization;
inline auto use_1865 = cudaLaunchAttributeProgrammaticEvent;
inline auto use_1866 = cudaLaunchAttributePriority;
inline auto use_1867 = cudaLaunchAttributeMemSyncDomainMap;
inline auto use_1868 = cudaLaunchAttributeMemSyncDomain;
inline auto use_1869 = cudaLaunchAttributePreferredClusterDimension;
inline auto use_1870 = cudaLaunchAttributeLaunchCompletionEvent;
inline auto use_1871 = cudaLaunchAttributeDeviceUpdatableKernelNode;
inline auto use_1872 = cudaLaunchAttributePreferredSharedMemoryCarveout;
inline auto use_1873 = cudaLaunchAttributeNvlinkUtilCentricScheduling;
inline auto use_1874 = cudaLaunchAttributePortableClusterSizeMode;
inline auto use_1875 = cudaLaunchAttributeSharedMemoryMode;
using use_1876 = cudaLaunchAttributeValue;
using use_1877 = union cudaLaunchAttributeValue;
using use_1878 = cudaLaunchAttribute_st;
using use_1879 = struct cudaLaunchAttribute_st;
using use_1880 = cudaLaunchAttribute;
using use_1881 = cudaLaunchConfig_st;
using use_1882 = struct cudaLaunchConfig_st;
using use_1883 = cudaLaunchConfig_t;
using use_1884 = cudaDeviceNumaConfig;
using use_1885 = enum cudaDeviceNumaConfig;
inline auto use_1886 = cudaDeviceNumaConfigNone;
inline auto use_1887 = cudaDeviceNumaConfigNumaNode;
using use_1888 = cudaAsyncCallbackEntry;
using use_1889 = struct cudaAsyncCallbackEntry;
using use_1890 = cudaAsyncCallbackHandle_t;
using use_1891 = cudaAsyncNotificationType_enum;
using use_1892 = enum cudaAsyncNotificationType_enum;
inline auto use_1893 = cudaAsyncNotificationTypeOverBudget;
using use_1894 = cudaAsyncNotificationType;
using use_1895 = cudaAsyncNotificationInfo;
using use_1896 = struct cudaAsyncNotificationInfo;
using use_1897 = cudaAsyncNotificationInfo_t;
using use_1898 = cudaAsyncCallback;
using use_1899 = CUDAlogLevel_enum;
using use_1900 = enum CUDAlogLevel_enum;
inline auto use_1901 = cudaLogLevelError;
inline auto use_1902 = cudaLogLevelWarning;
using use_1903 = cudaLogLevel;
using use_1904 = CUlogsCallbackEntry_st;
using use_1905 = struct CUlogsCallbackEntry_st;
using use_1906 = cudaLogsCallbackHandle;
using use_1907 = cudaLogIterator;
using use_1908 = cudaFabricOpStatusSource;
using use_1909 = enum cudaFabricOpStatusSource;
inline auto use_1910 = cudaFabricOpStatusSourceMbarrierV1;
inline auto use_1911 = cudaFabricOpStatusSourceMax;
using use_1912 = cudaFabricOpStatusInfo;
using use_1913 = enum cudaFabricOpStatusInfo;
inline auto use_1914 = cudaFabricOpStatusInfoSuccess;
inline auto use_1915 = cudaFabricOpStatusInfoLast;
inline auto use_1916 = cudaFabricOpStatusInfoMax;
using use_1917 = cudaSurfaceBoundaryMode;
using use_1918 = enum cudaSurfaceBoundaryMode;
inline auto use_1919 = cudaBoundaryModeZero;
inline auto use_1920 = cudaBoundaryModeClamp;
inline auto use_1921 = cudaBoundaryModeTrap;
using use_1922 = cudaSurfaceFormatMode;
using use_1923 = enum cudaSurfaceFormatMode;
inline auto use_1924 = cudaFormatModeForced;
inline auto use_1925 = cudaFormatModeAuto;
using use_1926 = cudaSurfaceObject_t;
using use_1927 = cudaTextureAddressMode;
using use_1928 = enum cudaTextureAddressMode;
inline auto use_1929 = cudaAddressModeWrap;
inline auto use_1930 = cudaAddressModeClamp;
inline auto use_1931 = cudaAddressModeMirror;
inline auto use_1932 = cudaAddressModeBorder;
using use_1933 = cudaTextureFilterMode;
using use_1934 = enum cudaTextureFilterMode;
inline auto use_1935 = cudaFilterModePoint;
inline auto use_1936 = cudaFilterModeLinear;
using use_1937 = cudaTextureReadMode;
using use_1938 = enum cudaTextureReadMode;
inline auto use_1939 = cudaReadModeElementType;
inline auto use_1940 = cudaReadModeNormalizedFloat;
using use_1941 = cudaTextureDesc;
using use_1942 = struct cudaTextureDesc;
using use_1943 = cudaTextureObject_t;
using use_1944 = cudaDataType_t;
using use_1945 = enum cudaDataType_t;
inline auto use_1946 = CUDA_R_16F;
inline auto use_1947 = CUDA_C_16F;
inline auto use_1948 = CUDA_R_16BF;
inline auto use_1949 = CUDA_C_16BF;
inline auto use_1950 = CUDA_R_32F;
inline auto use_1951 = CUDA_C_32F;
inline auto use_1952 = CUDA_R_64F;
inline auto use_1953 = CUDA_C_64F;
inline auto use_1954 = CUDA_R_4I;
inline auto use_1955 = CUDA_C_4I;
inline auto use_1956 = CUDA_R_4U;
inline auto use_1957 = CUDA_C_4U;
inline auto use_1958 = CUDA_R_8I;
inline auto use_1959 = CUDA_C_8I;
inline auto use_1960 = CUDA_R_8U;
inline auto use_1961 = CUDA_C_8U;
inline auto use_1962 = CUDA_R_16I;
inline auto use_1963 = CUDA_C_16I;
inline auto use_1964 = CUDA_R_16U;
inline auto use_1965 = CUDA_C_16U;
inline auto use_1966 = CUDA_R_32I;
inline auto use_1967 = CUDA_C_32I;
inline auto use_1968 = CUDA_R_32U;
inline auto use_1969 = CUDA_C_32U;
inline auto use_1970 = CUDA_R_64I;
inline auto use_1971 = CUDA_C_64I;
inline auto use_1972 = CUDA_R_64U;
inline auto use_1973 = CUDA_C_64U;
inline auto use_1974 = CUDA_R_8F_E4M3;
inline auto use_1975 = CUDA_R_8F_UE4M3;
inline auto use_1976 = CUDA_R_8F_E5M2;
inline auto use_1977 = CUDA_R_8F_UE8M0;
inline auto use_1978 = CUDA_R_6F_E2M3;
inline auto use_1979 = CUDA_R_6F_E3M2;
inline auto use_1980 = CUDA_R_4F_E2M1;
inline auto use_1981 = CUDA_R_8F_UE5M3;
using use_1982 = cudaDataType;
using use_1983 = cudaEmulationStrategy_t;
using use_1984 = enum cudaEmulationStrategy_t;
inline auto use_1985 = CUDA_EMULATION_STRATEGY_DEFAULT;
inline auto use_1986 = CUDA_EMULATION_STRATEGY_PERFORMANT;
inline auto use_1987 = CUDA_EMULATION_STRATEGY_EAGER;
using use_1988 = cudaEmulationStrategy;
using use_1989 = cudaEmulationMantissaControl_t;
using use_1990 = enum cudaEmulationMantissaControl_t;
inline auto use_1991 = CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC;
inline auto use_1992 = CUDA_EMULATION_MANTISSA_CONTROL_FIXED;
using use_1993 = cudaEmulationMantissaControl;
using use_1994 = cudaEmulationSpecialValuesSupport_t;
using use_1995 = enum cudaEmulationSpecialValuesSupport_t;
inline auto use_1996 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT;
inline auto use_1997 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE;
inline auto use_1998 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY;
inline auto use_1999 = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN;
using use_2000 = cudaEmulationSpecialValuesSupport;
using use_2001 = libraryPropertyType_t;
using use_2002 = enum libraryPropertyType_t;
inline auto use_2003 = MAJOR_VERSION;
inline auto use_2004 = MINOR_VERSION;
inline auto use_2005 = PATCH_LEVEL;
using use_2006 = libraryPropertyType;
using use_2007 = cudaStreamCallback_t;
using use_2008 = cudaGraphRecaptureCallback_t;
using use_2009 = cudaGraphRecaptureCallbackData;
using use_2010 = struct cudaGraphRecaptureCallbackData;
using use_2011 = cudaLogsCallback_t;
using use_2012 = cudaGLDeviceList;
using use_2013 = enum cudaGLDeviceList;
inline auto use_2014 = cudaGLDeviceListAll;
inline auto use_2015 = cudaGLDeviceListCurrentFrame;
inline auto use_2016 = cudaGLDeviceListNextFrame;
using use_2017 = cudaGLMapFlags;
using use_2018 = enum cudaGLMapFlags;
inline auto use_2019 = cudaGLMapFlagsNone;
inline auto use_2020 = cudaGLMapFlagsReadOnly;
inline auto use_2021 = cudaGLMapFlagsWriteDiscard;
using use_2022 = cudaEglFrameType_enum;
using use_2023 = enum cudaEglFrameType_enum;
inline auto use_2024 = cudaEglFrameTypeArray;
inline auto use_2025 = cudaEglFrameTypePitch;
using use_2026 = cudaEglFrameType;
using use_2027 = cudaEglResourceLocationFlags_enum;
using use_2028 = enum cudaEglResourceLocationFlags_enum;
inline auto use_2029 = cudaEglResourceLocationSysmem;
inline auto use_2030 = cudaEglResourceLocationVidmem;
using use_2031 = cudaEglResourceLocationFlags;
using use_2032 = cudaEglColorFormat_enum;
using use_2033 = enum cudaEglColorFormat_enum;
inline auto use_2034 = cudaEglColorFormatYUV420Planar;
inline auto use_2035 = cudaEglColorFormatYUV420SemiPlanar;
inline auto use_2036 = cudaEglColorFormatYUV422Planar;
inline auto use_2037 = cudaEglColorFormatYUV422SemiPlanar;
inline auto use_2038 = cudaEglColorFormatARGB;
inline auto use_2039 = cudaEglColorFormatRGBA;
inline auto use_2040 = cudaEglColorFormatL;
inline auto use_2041 = cudaEglColorFormatR;
inline auto use_2042 = cudaEglColorFormatYUV444Planar;
inline auto use_2043 = cudaEglColorFormatYUV444SemiPlanar;
inline auto use_2044 = cudaEglColorFormatYUYV422;
inline auto use_2045 = cudaEglColorFormatUYVY422;
inline auto use_2046 = cudaEglColorFormatABGR;
inline auto use_2047 = cudaEglColorFormatBGRA;
inline auto use_2048 = cudaEglColorFormatA;
inline auto use_2049 = cudaEglColorFormatRG;
inline auto use_2050 = cudaEglColorFormatAYUV;
inline auto use_2051 = cudaEglColorFormatYVU444SemiPlanar;
inline auto use_2052 = cudaEglColorFormatYVU422SemiPlanar;
inline auto use_2053 = cudaEglColorFormatYVU420SemiPlanar;
inline auto use_2054 = cudaEglColorFormatY10V10U10_444SemiPlanar;
inline auto use_2055 = cudaEglColorFormatY10V10U10_420SemiPlanar;
inline auto use_2056 = cudaEglColorFormatY12V12U12_444SemiPlanar;
inline auto use_2057 = cudaEglColorFormatY12V12U12_420SemiPlanar;
inline auto use_2058 = cudaEglColorFormatVYUY_ER;
inline auto use_2059 = cudaEglColorFormatUYVY_ER;
inline auto use_2060 = cudaEglColorFormatYUYV_ER;
inline auto use_2061 = cudaEglColorFormatYVYU_ER;
inline auto use_2062 = cudaEglColorFormatYUVA_ER;
inline auto use_2063 = cudaEglColorFormatAYUV_ER;
inline auto use_2064 = cudaEglColorFormatYUV444Planar_ER;
inline auto use_2065 = cudaEglColorFormatYUV422Planar_ER;
inline auto use_2066 = cudaEglColorFormatYUV420Planar_ER;
inline auto use_2067 = cudaEglColorFormatYUV444SemiPlanar_ER;
inline auto use_2068 = cudaEglColorFormatYUV422SemiPlanar_ER;
inline auto use_2069 = cudaEglColorFormatYUV420SemiPlanar_ER;
inline auto use_2070 = cudaEglColorFormatYVU444Planar_ER;
inline auto use_2071 = cudaEglColorFormatYVU422Planar_ER;
inline auto use_2072 = cudaEglColorFormatYVU420Planar_ER;
inline auto use_2073 = cudaEglColorFormatYVU444SemiPlanar_ER;
inline auto use_2074 = cudaEglColorFormatYVU422SemiPlanar_ER;
inline auto use_2075 = cudaEglColorFormatYVU420SemiPlanar_ER;
inline auto use_2076 = cudaEglColorFormatBayerRGGB;
inline auto use_2077 = cudaEglColorFormatBayerBGGR;
inline auto use_2078 = cudaEglColorFormatBayerGRBG;
inline auto use_2079 = cudaEglColorFormatBayerGBRG;
inline auto use_2080 = cudaEglColorFormatBayer10RGGB;
inline auto use_2081 = cudaEglColorFormatBayer10BGGR;
inline auto use_2082 = cudaEglColorFormatBayer10GRBG;
inline auto use_2083 = cudaEglColorFormatBayer10GBRG;
inline auto use_2084 = cudaEglColorFormatBayer12RGGB;
inline auto use_2085 = cudaEglColorFormatBayer12BGGR;
inline auto use_2086 = cudaEglColorFormatBayer12GRBG;
inline auto use_2087 = cudaEglColorFormatBayer12GBRG;
inline auto use_2088 = cudaEglColorFormatBayer14RGGB;
inline auto use_2089 = cudaEglColorFormatBayer14BGGR;
inline auto use_2090 = cudaEglColorFormatBayer14GRBG;
inline auto use_2091 = cudaEglColorFormatBayer14GBRG;
inline auto use_2092 = cudaEglColorFormatBayer20RGGB;
inline auto use_2093 = cudaEglColorFormatBayer20BGGR;
inline auto use_2094 = cudaEglColorFormatBayer20GRBG;
inline auto use_2095 = cudaEglColorFormatBayer20GBRG;
inline auto use_2096 = cudaEglColorFormatYVU444Planar;
inline auto use_2097 = cudaEglColorFormatYVU422Planar;
inline auto use_2098 = cudaEglColorFormatYVU420Planar;
inline auto use_2099 = cudaEglColorFormatBayerIspRGGB;
inline auto use_2100 = cudaEglColorFormatBayerIspBGGR;
inline auto use_2101 = cudaEglColorFormatBayerIspGRBG;
inline auto use_2102 = cudaEglColorFormatBayerIspGBRG;
inline auto use_2103 = cudaEglColorFormatBayerBCCR;
inline auto use_2104 = cudaEglColorFormatBayerRCCB;
inline auto use_2105 = cudaEglColorFormatBayerCRBC;
inline auto use_2106 = cudaEglColorFormatBayerCBRC;
inline auto use_2107 = cudaEglColorFormatBayer10CCCC;
inline auto use_2108 = cudaEglColorFormatBayer12BCCR;
inline auto use_2109 = cudaEglColorFormatBayer12RCCB;
inline auto use_2110 = cudaEglColorFormatBayer12CRBC;
inline auto use_2111 = cudaEglColorFormatBayer12CBRC;
inline auto use_2112 = cudaEglColorFormatBayer12CCCC;
inline auto use_2113 = cudaEglColorFormatY;
inline auto use_2114 = cudaEglColorFormatYUV420SemiPlanar_2020;
inline auto use_2115 = cudaEglColorFormatYVU420SemiPlanar_2020;
inline auto use_2116 = cudaEglColorFormatYUV420Planar_2020;
inline auto use_2117 = cudaEglColorFormatYVU420Planar_2020;
inline auto use_2118 = cudaEglColorFormatYUV420SemiPlanar_709;
inline auto use_2119 = cudaEglColorFormatYVU420SemiPlanar_709;
inline auto use_2120 = cudaEglColorFormatYUV420Planar_709;
inline auto use_2121 = cudaEglColorFormatYVU420Planar_709;
inline auto use_2122 = cudaEglColorFormatY10V10U10_420SemiPlanar_709;
inline auto use_2123 = cudaEglColorFormatY10V10U10_420SemiPlanar_2020;
inline auto use_2124 = cudaEglColorFormatY10V10U10_422SemiPlanar_2020;
inline auto use_2125 = cudaEglColorFormatY10V10U10_422SemiPlanar;
inline auto use_2126 = cudaEglColorFormatY10V10U10_422SemiPlanar_709;
inline auto use_2127 = cudaEglColorFormatY_ER;
inline auto use_2128 = cudaEglColorFormatY_709_ER;
inline auto use_2129 = cudaEglColorFormatY10_ER;
inline auto use_2130 = cudaEglColorFormatY10_709_ER;
inline auto use_2131 = cudaEglColorFormatY12_ER;
inline auto use_2132 = cudaEglColorFormatY12_709_ER;
inline auto use_2133 = cudaEglColorFormatYUVA;
inline auto use_2134 = cudaEglColorFormatYVYU;
inline auto use_2135 = cudaEglColorFormatVYUY;
inline auto use_2136 = cudaEglColorFormatY10V10U10_420SemiPlanar_ER;
inline auto use_2137 = cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER;
inline auto use_2138 = cudaEglColorFormatY10V10U10_444SemiPlanar_ER;
inline auto use_2139 = cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER;
inline auto use_2140 = cudaEglColorFormatY12V12U12_420SemiPlanar_ER;
inline auto use_2141 = cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER;
inline auto use_2142 = cudaEglColorFormatY12V12U12_444SemiPlanar_ER;
inline auto use_2143 = cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER;
inline auto use_2144 = cudaEglColorFormatUYVY709;
inline auto use_2145 = cudaEglColorFormatUYVY709_ER;
inline auto use_2146 = cudaEglColorFormatUYVY2020;
using use_2147 = cudaEglColorFormat;
using use_2148 = cudaEglPlaneDesc_st;
using use_2149 = struct cudaEglPlaneDesc_st;
using use_2150 = cudaEglPlaneDesc;
using use_2151 = cudaEglFrame_st;
using use_2152 = struct cudaEglFrame_st;
using use_2153 = cudaEglFrame;
using use_2154 = CUeglStreamConnection_st;
using use_2155 = struct CUeglStreamConnection_st;
using use_2156 = cudaEglStreamConnection;
using use_2157 = cudaOccError_enum;
using use_2158 = enum cudaOccError_enum;
inline auto use_2159 = CUDA_OCC_SUCCESS;
inline auto use_2160 = CUDA_OCC_ERROR_INVALID_INPUT;
inline auto use_2161 = CUDA_OCC_ERROR_UNKNOWN_DEVICE;
using use_2162 = cudaOccError;
using use_2163 = cudaOccResult;
using use_2164 = struct cudaOccResult;
using use_2165 = cudaOccDeviceProp;
using use_2166 = struct cudaOccDeviceProp;
using use_2167 = cudaOccFuncAttributes;
using use_2168 = struct cudaOccFuncAttributes;
using use_2169 = cudaOccDeviceState;
using use_2170 = struct cudaOccDeviceState;
using use_2171 = cudaOccPartitionedGCConfig_enum;
using use_2172 = enum cudaOccPartitionedGCConfig_enum;
using use_2173 = cudaOccPartitionedGCConfig;
using use_2174 = cudaOccFuncShmemConfig_enum;
using use_2175 = enum cudaOccFuncShmemConfig_enum;
using use_2176 = cudaOccFuncShmemConfig;
using use_2177 = cudaOccCacheConfig_enum;
using use_2178 = enum cudaOccCacheConfig_enum;
using use_2179 = cudaOccCacheConfig;
using use_2180 = cudaOccCarveoutConfig_enum;
using use_2181 = enum cudaOccCarveoutConfig_enum;
using use_2182 = cudaOccCarveoutConfig;
using use_2183 = cudaOccLimitingFactor_enum;
using use_2184 = enum cudaOccLimitingFactor_enum;
using use_2185 = cudaOccLimitingFactor;
using use_2186 = cudaOccPartitionedGCSupport_enum;
using use_2187 = enum cudaOccPartitionedGCSupport_enum;
using use_2188 = cudaOccPartitionedGCSupport;
inline void use_2189(CUuuid &p) { (void)p.bytes; }
inline void use_2190(cudaAccessPolicyWindow &p) { (void)p.base_ptr; }
inline void use_2191(cudaAccessPolicyWindow &p) { (void)p.hitProp; }
inline void use_2192(cudaAccessPolicyWindow &p) { (void)p.hitRatio; }
inline void use_2193(cudaAccessPolicyWindow &p) { (void)p.missProp; }
inline void use_2194(cudaAccessPolicyWindow &p) { (void)p.num_bytes; }
inline void use_2195(cudaArrayMemoryRequirements &p) { (void)p.alignment; }
inline void use_2196(cudaArrayMemoryRequirements &p) { (void)p.reserved; }
inline void use_2197(cudaArrayMemoryRequirements &p) { (void)p.size; }
inline void use_2198(cudaArraySparseProperties &p) { (void)p.flags; }
inline void use_2199(cudaArraySparseProperties &p) { (void)p.miptailFirstLevel; }
inline void use_2200(cudaArraySparseProperties &p) { (void)p.miptailSize; }
inline void use_2201(cudaArraySparseProperties &p) { (void)p.reserved; }
inline void use_2202(cudaArraySparseProperties &p) { (void)p.tileExtent; }
inline void use_2203(cudaAsyncNotificationInfo_t &p) { (void)p.info; }
inline void use_2204(cudaAsyncNotificationInfo_t &p) { (void)p.type; }
inline void use_2205(cudaChannelFormatDesc &p) { (void)p.f; }
inline void use_2206(cudaChannelFormatDesc &p) { (void)p.w; }
inline void use_2207(cudaChannelFormatDesc &p) { (void)p.x; }
inline void use_2208(cudaChannelFormatDesc &p) { (void)p.y; }
inline void use_2209(cudaChannelFormatDesc &p) { (void)p.z; }
inline void use_2210(cudaChildGraphNodeParams &p) { (void)p.graph; }
inline void use_2211(cudaChildGraphNodeParams &p) { (void)p.ownership; }
inline void use_2212(cudaConditionalNodeParams &p) { (void)p.ctx; }
inline void use_2213(cudaConditionalNodeParams &p) { (void)p.handle; }
inline void use_2214(cudaConditionalNodeParams &p) { (void)p.phGraph_out; }
inline void use_2215(cudaConditionalNodeParams &p) { (void)p.size; }
inline void use_2216(cudaConditionalNodeParams &p) { (void)p.type; }
inline void use_2217(cudaDevResource &p) { (void)p._internal_padding; }
inline void use_2218(cudaDevResource &p) { (void)p._oversize; }
inline void use_2219(cudaDevResource &p) { (void)p.nextResource; }
inline void use_2220(cudaDevResource &p) { (void)p.sm; }
inline void use_2221(cudaDevResource &p) { (void)p.type; }
inline void use_2222(cudaDevResource &p) { (void)p.wq; }
inline void use_2223(cudaDevResource &p) { (void)p.wqConfig; }
inline void use_2224(cudaDevSmResource &p) { (void)p.flags; }
inline void use_2225(cudaDevSmResource &p) { (void)p.localityDomainId; }
inline void use_2226(cudaDevSmResource &p) { (void)p.minSmPartitionSize; }
inline void use_2227(cudaDevSmResource &p) { (void)p.smCoscheduledAlignment; }
inline void use_2228(cudaDevSmResource &p) { (void)p.smCount; }
inline void use_2229(cudaDevSmResourceGroupParams &p) { (void)p.coscheduledSmCount; }
inline void use_2230(cudaDevSmResourceGroupParams &p) { (void)p.flags; }
inline void use_2231(cudaDevSmResourceGroupParams &p) { (void)p.localityDomainId; }
inline void use_2232(cudaDevSmResourceGroupParams &p) { (void)p.preferredCoscheduledSmCount; }
inline void use_2233(cudaDevSmResourceGroupParams &p) { (void)p.reserved; }
inline void use_2234(cudaDevSmResourceGroupParams &p) { (void)p.smCount; }
inline void use_2235(cudaDevWorkqueueConfigResource &p) { (void)p.device; }
inline void use_2236(cudaDevWorkqueueConfigResource &p) { (void)p.sharingScope; }
inline void use_2237(cudaDevWorkqueueConfigResource &p) { (void)p.wqConcurrencyLimit; }
inline void use_2238(cudaDevWorkqueueResource &p) { (void)p.reserved; }
inline void use_2239(cudaDeviceProp &p) { (void)p.ECCEnabled; }
inline void use_2240(cudaDeviceProp &p) { (void)p.accessPolicyMaxWindowSize; }
inline void use_2241(cudaDeviceProp &p) { (void)p.asyncEngineCount; }
inline void use_2242(cudaDeviceProp &p) { (void)p.canMapHostMemory; }
inline void use_2243(cudaDeviceProp &p) { (void)p.canUseHostPointerForRegisteredMem; }
inline void use_2244(cudaDeviceProp &p) { (void)p.clusterLaunch; }
inline void use_2245(cudaDeviceProp &p) { (void)p.computePreemptionSupported; }
inline void use_2246(cudaDeviceProp &p) { (void)p.concurrentKernels; }
inline void use_2247(cudaDeviceProp &p) { (void)p.concurrentManagedAccess; }
inline void use_2248(cudaDeviceProp &p) { (void)p.cooperativeLaunch; }
inline void use_2249(cudaDeviceProp &p) { (void)p.deferredMappingCudaArraySupported; }
inline void use_2250(cudaDeviceProp &p) { (void)p.deviceNumaConfig; }
inline void use_2251(cudaDeviceProp &p) { (void)p.deviceNumaId; }
inline void use_2252(cudaDeviceProp &p) { (void)p.directManagedMemAccessFromHost; }
inline void use_2253(cudaDeviceProp &p) { (void)p.globalL1CacheSupported; }
inline void use_2254(cudaDeviceProp &p) { (void)p.gpuDirectRDMAFlushWritesOptions; }
inline void use_2255(cudaDeviceProp &p) { (void)p.gpuDirectRDMASupported; }
inline void use_2256(cudaDeviceProp &p) { (void)p.gpuDirectRDMAWritesOrdering; }
inline void use_2257(cudaDeviceProp &p) { (void)p.gpuPciDeviceID; }
inline void use_2258(cudaDeviceProp &p) { (void)p.gpuPciSubsystemID; }
inline void use_2259(cudaDeviceProp &p) { (void)p.hostNativeAtomicSupported; }
inline void use_2260(cudaDeviceProp &p) { (void)p.hostNumaId; }
inline void use_2261(cudaDeviceProp &p) { (void)p.hostNumaMultinodeIpcSupported; }
inline void use_2262(cudaDeviceProp &p) { (void)p.hostRegisterReadOnlySupported; }
inline void use_2263(cudaDeviceProp &p) { (void)p.hostRegisterSupported; }
inline void use_2264(cudaDeviceProp &p) { (void)p.integrated; }
inline void use_2265(cudaDeviceProp &p) { (void)p.ipcEventSupported; }
inline void use_2266(cudaDeviceProp &p) { (void)p.isMultiGpuBoard; }
inline void use_2267(cudaDeviceProp &p) { (void)p.l2CacheSize; }
inline void use_2268(cudaDeviceProp &p) { (void)p.localL1CacheSupported; }
inline void use_2269(cudaDeviceProp &p) { (void)p.luid; }
inline void use_2270(cudaDeviceProp &p) { (void)p.luidDeviceNodeMask; }
inline void use_2271(cudaDeviceProp &p) { (void)p.major; }
inline void use_2272(cudaDeviceProp &p) { (void)p.managedMemory; }
inline void use_2273(cudaDeviceProp &p) { (void)p.maxBlocksPerMultiProcessor; }
inline void use_2274(cudaDeviceProp &p) { (void)p.maxGridSize; }
inline void use_2275(cudaDeviceProp &p) { (void)p.maxSurface1D; }
inline void use_2276(cudaDeviceProp &p) { (void)p.maxSurface1DLayered; }
inline void use_2277(cudaDeviceProp &p) { (void)p.maxSurface2D; }
inline void use_2278(cudaDeviceProp &p) { (void)p.maxSurface2DLayered; }
inline void use_2279(cudaDeviceProp &p) { (void)p.maxSurface3D; }
inline void use_2280(cudaDeviceProp &p) { (void)p.maxSurfaceCubemap; }
inline void use_2281(cudaDeviceProp &p) { (void)p.maxSurfaceCubemapLayered; }
inline void use_2282(cudaDeviceProp &p) { (void)p.maxTexture1D; }
inline void use_2283(cudaDeviceProp &p) { (void)p.maxTexture1DLayered; }
inline void use_2284(cudaDeviceProp &p) { (void)p.maxTexture1DMipmap; }
inline void use_2285(cudaDeviceProp &p) { (void)p.maxTexture2D; }
inline void use_2286(cudaDeviceProp &p) { (void)p.maxTexture2DGather; }
inline void use_2287(cudaDeviceProp &p) { (void)p.maxTexture2DLayered; }
inline void use_2288(cudaDeviceProp &p) { (void)p.maxTexture2DLinear; }
inline void use_2289(cudaDeviceProp &p) { (void)p.maxTexture2DMipmap; }
inline void use_2290(cudaDeviceProp &p) { (void)p.maxTexture3D; }
inline void use_2291(cudaDeviceProp &p) { (void)p.maxTexture3DAlt; }
inline void use_2292(cudaDeviceProp &p) { (void)p.maxTextureCubemap; }
inline void use_2293(cudaDeviceProp &p) { (void)p.maxTextureCubemapLayered; }
inline void use_2294(cudaDeviceProp &p) { (void)p.maxThreadsDim; }
inline void use_2295(cudaDeviceProp &p) { (void)p.maxThreadsPerBlock; }
inline void use_2296(cudaDeviceProp &p) { (void)p.maxThreadsPerMultiProcessor; }
inline void use_2297(cudaDeviceProp &p) { (void)p.memPitch; }
inline void use_2298(cudaDeviceProp &p) { (void)p.memoryBusWidth; }
inline void use_2299(cudaDeviceProp &p) { (void)p.memoryPoolSupportedHandleTypes; }
inline void use_2300(cudaDeviceProp &p) { (void)p.memoryPoolsSupported; }
inline void use_2301(cudaDeviceProp &p) { (void)p.minor; }
inline void use_2302(cudaDeviceProp &p) { (void)p.mpsEnabled; }
inline void use_2303(cudaDeviceProp &p) { (void)p.multiGpuBoardGroupID; }
inline void use_2304(cudaDeviceProp &p) { (void)p.multiProcessorCount; }
inline void use_2305(cudaDeviceProp &p) { (void)p.name; }
inline void use_2306(cudaDeviceProp &p) { (void)p.pageableMemoryAccess; }
inline void use_2307(cudaDeviceProp &p) { (void)p.pageableMemoryAccessUsesHostPageTables; }
inline void use_2308(cudaDeviceProp &p) { (void)p.pciBusID; }
inline void use_2309(cudaDeviceProp &p) { (void)p.pciDeviceID; }
inline void use_2310(cudaDeviceProp &p) { (void)p.pciDomainID; }
inline void use_2311(cudaDeviceProp &p) { (void)p.persistingL2CacheMaxSize; }
inline void use_2312(cudaDeviceProp &p) { (void)p.regsPerBlock; }
inline void use_2313(cudaDeviceProp &p) { (void)p.regsPerMultiprocessor; }
inline void use_2314(cudaDeviceProp &p) { (void)p.reserved; }
inline void use_2315(cudaDeviceProp &p) { (void)p.reservedSharedMemPerBlock; }
inline void use_2316(cudaDeviceProp &p) { (void)p.sharedMemPerBlock; }
inline void use_2317(cudaDeviceProp &p) { (void)p.sharedMemPerBlockOptin; }
inline void use_2318(cudaDeviceProp &p) { (void)p.sharedMemPerMultiprocessor; }
inline void use_2319(cudaDeviceProp &p) { (void)p.sparseCudaArraySupported; }
inline void use_2320(cudaDeviceProp &p) { (void)p.streamPrioritiesSupported; }
inline void use_2321(cudaDeviceProp &p) { (void)p.surfaceAlignment; }
inline void use_2322(cudaDeviceProp &p) { (void)p.tccDriver; }
inline void use_2323(cudaDeviceProp &p) { (void)p.textureAlignment; }
inline void use_2324(cudaDeviceProp &p) { (void)p.texturePitchAlignment; }
inline void use_2325(cudaDeviceProp &p) { (void)p.timelineSemaphoreInteropSupported; }
inline void use_2326(cudaDeviceProp &p) { (void)p.totalConstMem; }
inline void use_2327(cudaDeviceProp &p) { (void)p.totalGlobalMem; }
inline void use_2328(cudaDeviceProp &p) { (void)p.unifiedAddressing; }
inline void use_2329(cudaDeviceProp &p) { (void)p.unifiedFunctionPointers; }
inline void use_2330(cudaDeviceProp &p) { (void)p.uuid; }
inline void use_2331(cudaDeviceProp &p) { (void)p.warpSize; }
inline void use_2332(cudaEglFrame &p) { (void)p.eglColorFormat; }
inline void use_2333(cudaEglFrame &p) { (void)p.frame; }
inline void use_2334(cudaEglFrame &p) { (void)p.frameType; }
inline void use_2335(cudaEglFrame &p) { (void)p.planeCount; }
inline void use_2336(cudaEglFrame &p) { (void)p.planeDesc; }
inline void use_2337(cudaEglPlaneDesc &p) { (void)p.channelDesc; }
inline void use_2338(cudaEglPlaneDesc &p) { (void)p.depth; }
inline void use_2339(cudaEglPlaneDesc &p) { (void)p.height; }
inline void use_2340(cudaEglPlaneDesc &p) { (void)p.numChannels; }
inline void use_2341(cudaEglPlaneDesc &p) { (void)p.pitch; }
inline void use_2342(cudaEglPlaneDesc &p) { (void)p.reserved; }
inline void use_2343(cudaEglPlaneDesc &p) { (void)p.width; }
inline void use_2344(cudaEventRecordNodeParams &p) { (void)p.ctx; }
inline void use_2345(cudaEventRecordNodeParams &p) { (void)p.event; }
inline void use_2346(cudaEventWaitNodeParams &p) { (void)p.event; }
inline void use_2347(cudaExtent &p) { (void)p.depth; }
inline void use_2348(cudaExtent &p) { (void)p.height; }
inline void use_2349(cudaExtent &p) { (void)p.width; }
inline void use_2350(cudaExternalMemoryBufferDesc &p) { (void)p.flags; }
inline void use_2351(cudaExternalMemoryBufferDesc &p) { (void)p.offset; }
inline void use_2352(cudaExternalMemoryBufferDesc &p) { (void)p.reserved; }
inline void use_2353(cudaExternalMemoryBufferDesc &p) { (void)p.size; }
inline void use_2354(cudaExternalMemoryHandleDesc &p) { (void)p.flags; }
inline void use_2355(cudaExternalMemoryHandleDesc &p) { (void)p.handle; }
inline void use_2356(cudaExternalMemoryHandleDesc &p) { (void)p.reserved; }
inline void use_2357(cudaExternalMemoryHandleDesc &p) { (void)p.size; }
inline void use_2358(cudaExternalMemoryHandleDesc &p) { (void)p.type; }
inline void use_2359(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.extent; }
inline void use_2360(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.flags; }
inline void use_2361(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.formatDesc; }
inline void use_2362(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.numLevels; }
inline void use_2363(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.offset; }
inline void use_2364(cudaExternalMemoryMipmappedArrayDesc &p) { (void)p.reserved; }
inline void use_2365(cudaExternalSemaphoreHandleDesc &p) { (void)p.flags; }
inline void use_2366(cudaExternalSemaphoreHandleDesc &p) { (void)p.handle; }
inline void use_2367(cudaExternalSemaphoreHandleDesc &p) { (void)p.reserved; }
inline void use_2368(cudaExternalSemaphoreHandleDesc &p) { (void)p.type; }
inline void use_2369(cudaExternalSemaphoreSignalNodeParams &p) { (void)p.extSemArray; }
inline void use_2370(cudaExternalSemaphoreSignalNodeParams &p) { (void)p.numExtSems; }
inline void use_2371(cudaExternalSemaphoreSignalNodeParams &p) { (void)p.paramsArray; }
inline void use_2372(cudaExternalSemaphoreSignalNodeParamsV2 &p) { (void)p.ctx; }
inline void use_2373(cudaExternalSemaphoreSignalNodeParamsV2 &p) { (void)p.extSemArray; }
inline void use_2374(cudaExternalSemaphoreSignalNodeParamsV2 &p) { (void)p.numExtSems; }
inline void use_2375(cudaExternalSemaphoreSignalNodeParamsV2 &p) { (void)p.paramsArray; }
inline void use_2376(cudaExternalSemaphoreSignalParams &p) { (void)p.flags; }
inline void use_2377(cudaExternalSemaphoreSignalParams &p) { (void)p.params; }
inline void use_2378(cudaExternalSemaphoreSignalParams &p) { (void)p.reserved; }
inline void use_2379(cudaExternalSemaphoreWaitNodeParams &p) { (void)p.extSemArray; }
inline void use_2380(cudaExternalSemaphoreWaitNodeParams &p) { (void)p.numExtSems; }
inline void use_2381(cudaExternalSemaphoreWaitNodeParams &p) { (void)p.paramsArray; }
inline void use_2382(cudaExternalSemaphoreWaitNodeParamsV2 &p) { (void)p.ctx; }
inline void use_2383(cudaExternalSemaphoreWaitNodeParamsV2 &p) { (void)p.extSemArray; }
inline void use_2384(cudaExternalSemaphoreWaitNodeParamsV2 &p) { (void)p.numExtSems; }
inline void use_2385(cudaExternalSemaphoreWaitNodeParamsV2 &p) { (void)p.paramsArray; }
inline void use_2386(cudaExternalSemaphoreWaitParams &p) { (void)p.flags; }
inline void use_2387(cudaExternalSemaphoreWaitParams &p) { (void)p.params; }
inline void use_2388(cudaExternalSemaphoreWaitParams &p) { (void)p.reserved; }
inline void use_2389(cudaFuncAttributes &p) { (void)p.binaryVersion; }
inline void use_2390(cudaFuncAttributes &p) { (void)p.cacheModeCA; }
inline void use_2391(cudaFuncAttributes &p) { (void)p.clusterDimMustBeSet; }
inline void use_2392(cudaFuncAttributes &p) { (void)p.clusterSchedulingPolicyPreference; }
inline void use_2393(cudaFuncAttributes &p) { (void)p.constSizeBytes; }
inline void use_2394(cudaFuncAttributes &p) { (void)p.deviceNodeUpdateStatus; }
inline void use_2395(cudaFuncAttributes &p) { (void)p.localSizeBytes; }
inline void use_2396(cudaFuncAttributes &p) { (void)p.maxDynamicSharedSizeBytes; }
inline void use_2397(cudaFuncAttributes &p) { (void)p.maxThreadsPerBlock; }
inline void use_2398(cudaFuncAttributes &p) { (void)p.nonPortableClusterSizeAllowed; }
inline void use_2399(cudaFuncAttributes &p) { (void)p.numRegs; }
inline void use_2400(cudaFuncAttributes &p) { (void)p.preferredShmemCarveout; }
inline void use_2401(cudaFuncAttributes &p) { (void)p.ptxVersion; }
inline void use_2402(cudaFuncAttributes &p) { (void)p.requiredClusterDepth; }
inline void use_2403(cudaFuncAttributes &p) { (void)p.requiredClusterHeight; }
inline void use_2404(cudaFuncAttributes &p) { (void)p.requiredClusterWidth; }
inline void use_2405(cudaFuncAttributes &p) { (void)p.reserved; }
inline void use_2406(cudaFuncAttributes &p) { (void)p.sharedMemoryMode; }
inline void use_2407(cudaFuncAttributes &p) { (void)p.sharedSizeBytes; }
inline void use_2408(cudaGraphEdgeData &p) { (void)p.from_port; }
inline void use_2409(cudaGraphEdgeData &p) { (void)p.reserved; }
inline void use_2410(cudaGraphEdgeData &p) { (void)p.to_port; }
inline void use_2411(cudaGraphEdgeData &p) { (void)p.type; }
inline void use_2412(cudaGraphExecUpdateResultInfo &p) { (void)p.errorFromNode; }
inline void use_2413(cudaGraphExecUpdateResultInfo &p) { (void)p.errorNode; }
inline void use_2414(cudaGraphExecUpdateResultInfo &p) { (void)p.result; }
inline void use_2415(cudaGraphInstantiateParams &p) { (void)p.errNode_out; }
inline void use_2416(cudaGraphInstantiateParams &p) { (void)p.flags; }
inline void use_2417(cudaGraphInstantiateParams &p) { (void)p.result_out; }
inline void use_2418(cudaGraphInstantiateParams &p) { (void)p.uploadStream; }
inline void use_2419(cudaGraphKernelNodeUpdate &p) { (void)p.field; }
inline void use_2420(cudaGraphKernelNodeUpdate &p) { (void)p.node; }
inline void use_2421(cudaGraphKernelNodeUpdate &p) { (void)p.updateData; }
inline void use_2422(cudaGraphNodeParams &p) { (void)p.alloc; }
inline void use_2423(cudaGraphNodeParams &p) { (void)p.conditional; }
inline void use_2424(cudaGraphNodeParams &p) { (void)p.eventRecord; }
inline void use_2425(cudaGraphNodeParams &p) { (void)p.eventWait; }
inline void use_2426(cudaGraphNodeParams &p) { (void)p.extSemSignal; }
inline void use_2427(cudaGraphNodeParams &p) { (void)p.extSemWait; }
inline void use_2428(cudaGraphNodeParams &p) { (void)p.free; }
inline void use_2429(cudaGraphNodeParams &p) { (void)p.graph; }
inline void use_2430(cudaGraphNodeParams &p) { (void)p.host; }
inline void use_2431(cudaGraphNodeParams &p) { (void)p.kernel; }
inline void use_2432(cudaGraphNodeParams &p) { (void)p.memcpy; }
inline void use_2433(cudaGraphNodeParams &p) { (void)p.memcpyBatch; }
inline void use_2434(cudaGraphNodeParams &p) { (void)p.memset; }
inline void use_2435(cudaGraphNodeParams &p) { (void)p.reserved0; }
inline void use_2436(cudaGraphNodeParams &p) { (void)p.reserved1; }
inline void use_2437(cudaGraphNodeParams &p) { (void)p.reserved2; }
inline void use_2438(cudaGraphNodeParams &p) { (void)p.type; }
inline void use_2439(cudaGraphRecaptureCallbackData &p) { (void)p.callbackFunc; }
inline void use_2440(cudaGraphRecaptureCallbackData &p) { (void)p.userData; }
inline void use_2441(cudaHostNodeParams &p) { (void)p.fn; }
inline void use_2442(cudaHostNodeParams &p) { (void)p.userData; }
inline void use_2443(cudaHostNodeParamsV2 &p) { (void)p.ctx; }
inline void use_2444(cudaHostNodeParamsV2 &p) { (void)p.fn; }
inline void use_2445(cudaHostNodeParamsV2 &p) { (void)p.syncMode; }
inline void use_2446(cudaHostNodeParamsV2 &p) { (void)p.userData; }
inline void use_2447(cudaIpcEventHandle_t &p) { (void)p.reserved; }
inline void use_2448(cudaIpcMemHandle_t &p) { (void)p.reserved; }
inline void use_2449(cudaKernelNodeParams &p) { (void)p.blockDim; }
inline void use_2450(cudaKernelNodeParams &p) { (void)p.extra; }
inline void use_2451(cudaKernelNodeParams &p) { (void)p.func; }
inline void use_2452(cudaKernelNodeParams &p) { (void)p.gridDim; }
inline void use_2453(cudaKernelNodeParams &p) { (void)p.kernelParams; }
inline void use_2454(cudaKernelNodeParams &p) { (void)p.sharedMemBytes; }
inline void use_2455(cudaKernelNodeParamsV2 &p) { (void)p.blockDim; }
inline void use_2456(cudaKernelNodeParamsV2 &p) { (void)p.ctx; }
inline void use_2457(cudaKernelNodeParamsV2 &p) { (void)p.cuFunc; }
inline void use_2458(cudaKernelNodeParamsV2 &p) { (void)p.extra; }
inline void use_2459(cudaKernelNodeParamsV2 &p) { (void)p.func; }
inline void use_2460(cudaKernelNodeParamsV2 &p) { (void)p.functionType; }
inline void use_2461(cudaKernelNodeParamsV2 &p) { (void)p.gridDim; }
inline void use_2462(cudaKernelNodeParamsV2 &p) { (void)p.kern; }
inline void use_2463(cudaKernelNodeParamsV2 &p) { (void)p.kernelParams; }
inline void use_2464(cudaKernelNodeParamsV2 &p) { (void)p.sharedMemBytes; }
inline void use_2465(cudaLaunchAttributeValue &p) { (void)p.accessPolicyWindow; }
inline void use_2466(cudaLaunchAttributeValue &p) { (void)p.clusterDim; }
inline void use_2467(cudaLaunchAttributeValue &p) { (void)p.clusterSchedulingPolicyPreference; }
inline void use_2468(cudaLaunchAttributeValue &p) { (void)p.cooperative; }
inline void use_2469(cudaLaunchAttributeValue &p) { (void)p.deviceUpdatableKernelNode; }
inline void use_2470(cudaLaunchAttributeValue &p) { (void)p.launchCompletionEvent; }
inline void use_2471(cudaLaunchAttributeValue &p) { (void)p.memSyncDomain; }
inline void use_2472(cudaLaunchAttributeValue &p) { (void)p.memSyncDomainMap; }
inline void use_2473(cudaLaunchAttributeValue &p) { (void)p.nvlinkUtilCentricScheduling; }
inline void use_2474(cudaLaunchAttributeValue &p) { (void)p.pad; }
inline void use_2475(cudaLaunchAttributeValue &p) { (void)p.portableClusterSizeMode; }
inline void use_2476(cudaLaunchAttributeValue &p) { (void)p.preferredClusterDim; }
inline void use_2477(cudaLaunchAttributeValue &p) { (void)p.priority; }
inline void use_2478(cudaLaunchAttributeValue &p) { (void)p.programmaticEvent; }
inline void use_2479(cudaLaunchAttributeValue &p) { (void)p.programmaticStreamSerializationAllowed; }
inline void use_2480(cudaLaunchAttributeValue &p) { (void)p.sharedMemCarveout; }
inline void use_2481(cudaLaunchAttributeValue &p) { (void)p.sharedMemoryMode; }
inline void use_2482(cudaLaunchAttributeValue &p) { (void)p.syncPolicy; }
inline void use_2483(cudaLaunchAttribute &p) { (void)p.id; }
inline void use_2484(cudaLaunchAttribute &p) { (void)p.pad; }
inline void use_2485(cudaLaunchAttribute &p) { (void)p.val; }
inline void use_2486(cudaLaunchConfig_t &p) { (void)p.attrs; }
inline void use_2487(cudaLaunchConfig_t &p) { (void)p.blockDim; }
inline void use_2488(cudaLaunchConfig_t &p) { (void)p.dynamicSmemBytes; }
inline void use_2489(cudaLaunchConfig_t &p) { (void)p.gridDim; }
inline void use_2490(cudaLaunchConfig_t &p) { (void)p.numAttrs; }
inline void use_2491(cudaLaunchConfig_t &p) { (void)p.stream; }
inline void use_2492(cudaLaunchMemSyncDomainMap &p) { (void)p.default_; }
inline void use_2493(cudaLaunchMemSyncDomainMap &p) { (void)p.remote; }
inline void use_2494(cudaMemAccessDesc &p) { (void)p.flags; }
inline void use_2495(cudaMemAccessDesc &p) { (void)p.location; }
inline void use_2496(cudaMemAllocNodeParams &p) { (void)p.accessDescCount; }
inline void use_2497(cudaMemAllocNodeParams &p) { (void)p.accessDescs; }
inline void use_2498(cudaMemAllocNodeParams &p) { (void)p.bytesize; }
inline void use_2499(cudaMemAllocNodeParams &p) { (void)p.dptr; }
inline void use_2500(cudaMemAllocNodeParams &p) { (void)p.poolProps; }
inline void use_2501(cudaMemAllocNodeParamsV2 &p) { (void)p.accessDescCount; }
inline void use_2502(cudaMemAllocNodeParamsV2 &p) { (void)p.accessDescs; }
inline void use_2503(cudaMemAllocNodeParamsV2 &p) { (void)p.bytesize; }
inline void use_2504(cudaMemAllocNodeParamsV2 &p) { (void)p.dptr; }
inline void use_2505(cudaMemAllocNodeParamsV2 &p) { (void)p.poolProps; }
inline void use_2506(cudaMemFabricHandle_t &p) { (void)p.reserved; }
inline void use_2507(cudaMemFreeNodeParams &p) { (void)p.dptr; }
inline void use_2508(cudaMemLocation &p) { (void)p.id; }
inline void use_2509(cudaMemLocation &p) { (void)p.localized; }
inline void use_2510(cudaMemLocation &p) { (void)p.type; }
inline void use_2511(cudaMemPoolProps &p) { (void)p.allocType; }
inline void use_2512(cudaMemPoolProps &p) { (void)p.handleTypes; }
inline void use_2513(cudaMemPoolProps &p) { (void)p.location; }
inline void use_2514(cudaMemPoolProps &p) { (void)p.maxSize; }
inline void use_2515(cudaMemPoolProps &p) { (void)p.reserved; }
inline void use_2516(cudaMemPoolProps &p) { (void)p.usage; }
inline void use_2517(cudaMemPoolProps &p) { (void)p.win32SecurityAttributes; }
inline void use_2518(cudaMemPoolPtrExportData &p) { (void)p.reserved; }
inline void use_2519(cudaMemcpy3DBatchOp &p) { (void)p.dst; }
inline void use_2520(cudaMemcpy3DBatchOp &p) { (void)p.extent; }
inline void use_2521(cudaMemcpy3DBatchOp &p) { (void)p.flags; }
inline void use_2522(cudaMemcpy3DBatchOp &p) { (void)p.src; }
inline void use_2523(cudaMemcpy3DBatchOp &p) { (void)p.srcAccessOrder; }
inline void use_2524(cudaMemcpy3DOperand &p) { (void)p.op; }
inline void use_2525(cudaMemcpy3DOperand &p) { (void)p.type; }
inline void use_2526(cudaMemcpy3DParms &p) { (void)p.dstArray; }
inline void use_2527(cudaMemcpy3DParms &p) { (void)p.dstPos; }
inline void use_2528(cudaMemcpy3DParms &p) { (void)p.dstPtr; }
inline void use_2529(cudaMemcpy3DParms &p) { (void)p.extent; }
inline void use_2530(cudaMemcpy3DParms &p) { (void)p.kind; }
inline void use_2531(cudaMemcpy3DParms &p) { (void)p.srcArray; }
inline void use_2532(cudaMemcpy3DParms &p) { (void)p.srcPos; }
inline void use_2533(cudaMemcpy3DParms &p) { (void)p.srcPtr; }
inline void use_2534(cudaMemcpy3DPeerParms &p) { (void)p.dstArray; }
inline void use_2535(cudaMemcpy3DPeerParms &p) { (void)p.dstDevice; }
inline void use_2536(cudaMemcpy3DPeerParms &p) { (void)p.dstPos; }
inline void use_2537(cudaMemcpy3DPeerParms &p) { (void)p.dstPtr; }
inline void use_2538(cudaMemcpy3DPeerParms &p) { (void)p.extent; }
inline void use_2539(cudaMemcpy3DPeerParms &p) { (void)p.srcArray; }
inline void use_2540(cudaMemcpy3DPeerParms &p) { (void)p.srcDevice; }
inline void use_2541(cudaMemcpy3DPeerParms &p) { (void)p.srcPos; }
inline void use_2542(cudaMemcpy3DPeerParms &p) { (void)p.srcPtr; }
inline void use_2543(cudaMemcpyAttributes &p) { (void)p.dstLocHint; }
inline void use_2544(cudaMemcpyAttributes &p) { (void)p.flags; }
inline void use_2545(cudaMemcpyAttributes &p) { (void)p.srcAccessOrder; }
inline void use_2546(cudaMemcpyAttributes &p) { (void)p.srcLocHint; }
inline void use_2547(cudaMemcpyBatchNodeParams &p) { (void)p.attrs; }
inline void use_2548(cudaMemcpyBatchNodeParams &p) { (void)p.attrsIdxs; }
inline void use_2549(cudaMemcpyBatchNodeParams &p) { (void)p.count; }
inline void use_2550(cudaMemcpyBatchNodeParams &p) { (void)p.ctx; }
inline void use_2551(cudaMemcpyBatchNodeParams &p) { (void)p.dsts; }
inline void use_2552(cudaMemcpyBatchNodeParams &p) { (void)p.numAttrs; }
inline void use_2553(cudaMemcpyBatchNodeParams &p) { (void)p.sizes; }
inline void use_2554(cudaMemcpyBatchNodeParams &p) { (void)p.srcs; }
inline void use_2555(cudaMemcpyNodeParams &p) { (void)p.copyParams; }
inline void use_2556(cudaMemcpyNodeParams &p) { (void)p.ctx; }
inline void use_2557(cudaMemcpyNodeParams &p) { (void)p.flags; }
inline void use_2558(cudaMemcpyNodeParams &p) { (void)p.reserved; }
inline void use_2559(cudaMemsetParams &p) { (void)p.dst; }
inline void use_2560(cudaMemsetParams &p) { (void)p.elementSize; }
inline void use_2561(cudaMemsetParams &p) { (void)p.height; }
inline void use_2562(cudaMemsetParams &p) { (void)p.pitch; }
inline void use_2563(cudaMemsetParams &p) { (void)p.value; }
inline void use_2564(cudaMemsetParams &p) { (void)p.width; }
inline void use_2565(cudaMemsetParamsV2 &p) { (void)p.ctx; }
inline void use_2566(cudaMemsetParamsV2 &p) { (void)p.dst; }
inline void use_2567(cudaMemsetParamsV2 &p) { (void)p.elementSize; }
inline void use_2568(cudaMemsetParamsV2 &p) { (void)p.height; }
inline void use_2569(cudaMemsetParamsV2 &p) { (void)p.pitch; }
inline void use_2570(cudaMemsetParamsV2 &p) { (void)p.value; }
inline void use_2571(cudaMemsetParamsV2 &p) { (void)p.width; }
inline void use_2572(cudaOffset3D &p) { (void)p.x; }
inline void use_2573(cudaOffset3D &p) { (void)p.y; }
inline void use_2574(cudaOffset3D &p) { (void)p.z; }
inline void use_2575(cudaPitchedPtr &p) { (void)p.pitch; }
inline void use_2576(cudaPitchedPtr &p) { (void)p.ptr; }
inline void use_2577(cudaPitchedPtr &p) { (void)p.xsize; }
inline void use_2578(cudaPitchedPtr &p) { (void)p.ysize; }
inline void use_2579(cudaPointerAttributes &p) { (void)p.device; }
inline void use_2580(cudaPointerAttributes &p) { (void)p.devicePointer; }
inline void use_2581(cudaPointerAttributes &p) { (void)p.hostPointer; }
inline void use_2582(cudaPointerAttributes &p) { (void)p.localityDomainOrdinal; }
inline void use_2583(cudaPointerAttributes &p) { (void)p.reserved; }
inline void use_2584(cudaPointerAttributes &p) { (void)p.type; }
inline void use_2585(cudaPointerAttributes &p) { (void)p.unused; }
inline void use_2586(cudaPos &p) { (void)p.x; }
inline void use_2587(cudaPos &p) { (void)p.y; }
inline void use_2588(cudaPos &p) { (void)p.z; }
inline void use_2589(cudaResourceDesc &p) { (void)p.flags; }
inline void use_2590(cudaResourceDesc &p) { (void)p.res; }
inline void use_2591(cudaResourceDesc &p) { (void)p.resType; }
inline void use_2592(cudaResourceViewDesc &p) { (void)p.depth; }
inline void use_2593(cudaResourceViewDesc &p) { (void)p.firstLayer; }
inline void use_2594(cudaResourceViewDesc &p) { (void)p.firstMipmapLevel; }
inline void use_2595(cudaResourceViewDesc &p) { (void)p.format; }
inline void use_2596(cudaResourceViewDesc &p) { (void)p.height; }
inline void use_2597(cudaResourceViewDesc &p) { (void)p.lastLayer; }
inline void use_2598(cudaResourceViewDesc &p) { (void)p.lastMipmapLevel; }
inline void use_2599(cudaResourceViewDesc &p) { (void)p.reserved; }
inline void use_2600(cudaResourceViewDesc &p) { (void)p.width; }
inline void use_2601(cudaTextureDesc &p) { (void)p.addressMode; }
inline void use_2602(cudaTextureDesc &p) { (void)p.borderColor; }
inline void use_2603(cudaTextureDesc &p) { (void)p.disableTrilinearOptimization; }
inline void use_2604(cudaTextureDesc &p) { (void)p.filterMode; }
inline void use_2605(cudaTextureDesc &p) { (void)p.maxAnisotropy; }
inline void use_2606(cudaTextureDesc &p) { (void)p.maxMipmapLevelClamp; }
inline void use_2607(cudaTextureDesc &p) { (void)p.minMipmapLevelClamp; }
inline void use_2608(cudaTextureDesc &p) { (void)p.mipmapFilterMode; }
inline void use_2609(cudaTextureDesc &p) { (void)p.mipmapLevelBias; }
inline void use_2610(cudaTextureDesc &p) { (void)p.normalizedCoords; }
inline void use_2611(cudaTextureDesc &p) { (void)p.readMode; }
inline void use_2612(cudaTextureDesc &p) { (void)p.sRGB; }
inline void use_2613(cudaTextureDesc &p) { (void)p.seamlessCubemap; }
inline void use_2614(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataTable; }
inline void use_2615(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataWindowSize; }
inline void use_2616(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionTable; }
inline void use_2617(cudalibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionWindowSize; }
