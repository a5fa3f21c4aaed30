// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <GL/gl.h>
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <vdpau/vdpau.h>
#include <cuda.h>
#include <cudaGL.h>
#include <cudaEGL.h>
#include <cudaVDPAU.h>
#include <cudaProfiler.h>
#include <cudaTypedefs.h>
#include <cudaGLTypedefs.h>
#include <cudaEGLTypedefs.h>
#include <cudaVDPAUTypedefs.h>
#include <cudaProfilerTypedefs.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline CUresult use_0(CUresult a0, const char ** a1) { return cuGetErrorString(a0, a1); }
inline CUresult use_1(CUresult a0, const char ** a1) { return cuGetErrorName(a0, a1); }
inline CUresult use_2(unsigned int a0) { return cuInit(a0); }
inline CUresult use_3(int * a0) { return cuDriverGetVersion(a0); }
inline CUresult use_4(CUdevice * a0, int a1) { return cuDeviceGet(a0, a1); }
inline CUresult use_5(int * a0) { return cuDeviceGetCount(a0); }
inline CUresult use_6(char * a0, int a1, CUdevice a2) { return cuDeviceGetName(a0, a1, a2); }
inline CUresult use_7(CUuuid * a0, CUdevice a1) { return cuDeviceGetUuid_v2(a0, a1); }
inline CUresult use_8(char * a0, unsigned int * a1, CUdevice a2) { return cuDeviceGetLuid(a0, a1, a2); }
inline CUresult use_9(size_t * a0, CUdevice a1) { return cuDeviceTotalMem_v2(a0, a1); }
inline CUresult use_10(size_t * a0, CUarray_format a1, unsigned int a2, CUdevice a3) { return cuDeviceGetTexture1DLinearMaxWidth(a0, a1, a2, a3); }
inline CUresult use_11(int * a0, CUdevice_attribute a1, CUdevice a2) { return cuDeviceGetAttribute(a0, a1, a2); }
inline CUresult use_12(unsigned int * a0, const CUatomicOperation * a1, unsigned int a2, CUdevice a3) { return cuDeviceGetHostAtomicCapabilities(a0, a1, a2, a3); }
inline CUresult use_13(void * a0, CUdevice a1, int a2) { return cuDeviceGetNvSciSyncAttributes(a0, a1, a2); }
inline CUresult use_14(CUdevice a0, CUmemoryPool a1) { return cuDeviceSetMemPool(a0, a1); }
inline CUresult use_15(CUmemoryPool * a0, CUdevice a1) { return cuDeviceGetMemPool(a0, a1); }
inline CUresult use_16(CUmemoryPool * a0, CUdevice a1) { return cuDeviceGetDefaultMemPool(a0, a1); }
inline CUresult use_17(int * a0, CUexecAffinityType a1, CUdevice a2) { return cuDeviceGetExecAffinitySupport(a0, a1, a2); }
inline CUresult use_18(CUflushGPUDirectRDMAWritesTarget a0, CUflushGPUDirectRDMAWritesScope a1) { return cuFlushGPUDirectRDMAWrites(a0, a1); }
inline CUresult use_19(CUdevprop * a0, CUdevice a1) { return cuDeviceGetProperties(a0, a1); }
inline CUresult use_20(int * a0, int * a1, CUdevice a2) { return cuDeviceComputeCapability(a0, a1, a2); }
inline CUresult use_21(CUcontext * a0, CUdevice a1) { return cuDevicePrimaryCtxRetain(a0, a1); }
inline CUresult use_22(CUdevice a0) { return cuDevicePrimaryCtxRelease_v2(a0); }
inline CUresult use_23(CUdevice a0, unsigned int a1) { return cuDevicePrimaryCtxSetFlags_v2(a0, a1); }
inline CUresult use_24(CUdevice a0, unsigned int * a1, int * a2) { return cuDevicePrimaryCtxGetState(a0, a1, a2); }
inline CUresult use_25(CUdevice a0) { return cuDevicePrimaryCtxReset_v2(a0); }
inline CUresult use_26(CUcontext * a0, CUctxCreateParams * a1, unsigned int a2, CUdevice a3) { return cuCtxCreate_v4(a0, a1, a2, a3); }
inline CUresult use_27(CUcontext a0) { return cuCtxDestroy_v2(a0); }
inline CUresult use_28(CUcontext a0) { return cuCtxPushCurrent_v2(a0); }
inline CUresult use_29(CUcontext * a0) { return cuCtxPopCurrent_v2(a0); }
inline CUresult use_30(CUcontext a0) { return cuCtxSetCurrent(a0); }
inline CUresult use_31(CUcontext * a0) { return cuCtxGetCurrent(a0); }
inline CUresult use_32(CUdevice * a0) { return cuCtxGetDevice(a0); }
inline CUresult use_33(CUdevice * a0, CUcontext a1) { return cuCtxGetDevice_v2(a0, a1); }
inline CUresult use_34(unsigned int * a0) { return cuCtxGetFlags(a0); }
inline CUresult use_35(unsigned int a0) { return cuCtxSetFlags(a0); }
inline CUresult use_36(CUcontext a0, unsigned long long * a1) { return cuCtxGetId(a0, a1); }
inline CUresult use_37() { return cuCtxSynchronize(); }
inline CUresult use_38(CUcontext a0) { return cuCtxSynchronize_v2(a0); }
inline CUresult use_39(CUlimit a0, size_t a1) { return cuCtxSetLimit(a0, a1); }
inline CUresult use_40(size_t * a0, CUlimit a1) { return cuCtxGetLimit(a0, a1); }
inline CUresult use_41(CUfunc_cache * a0) { return cuCtxGetCacheConfig(a0); }
inline CUresult use_42(CUfunc_cache a0) { return cuCtxSetCacheConfig(a0); }
inline CUresult use_43(CUcontext a0, unsigned int * a1) { return cuCtxGetApiVersion(a0, a1); }
inline CUresult use_44(int * a0, int * a1) { return cuCtxGetStreamPriorityRange(a0, a1); }
inline CUresult use_45() { return cuCtxResetPersistingL2Cache(); }
inline CUresult use_46(CUexecAffinityParam * a0, CUexecAffinityType a1) { return cuCtxGetExecAffinity(a0, a1); }
inline CUresult use_47(CUcontext a0, CUevent a1) { return cuCtxRecordEvent(a0, a1); }
inline CUresult use_48(CUcontext a0, CUevent a1) { return cuCtxWaitEvent(a0, a1); }
inline CUresult use_49(CUcontext * a0, unsigned int a1) { return cuCtxAttach(a0, a1); }
inline CUresult use_50(CUcontext a0) { return cuCtxDetach(a0); }
inline CUresult use_51(CUsharedconfig * a0) { return cuCtxGetSharedMemConfig(a0); }
inline CUresult use_52(CUsharedconfig a0) { return cuCtxSetSharedMemConfig(a0); }
inline CUresult use_53(CUmodule * a0, const char * a1) { return cuModuleLoad(a0, a1); }
inline CUresult use_54(CUmodule * a0, const void * a1) { return cuModuleLoadData(a0, a1); }
inline CUresult use_55(CUmodule * a0, const void * a1, unsigned int a2, CUjit_option * a3, void ** a4) { return cuModuleLoadDataEx(a0, a1, a2, a3, a4); }
inline CUresult use_56(CUmodule * a0, const void * a1) { return cuModuleLoadFatBinary(a0, a1); }
inline CUresult use_57(CUmodule a0) { return cuModuleUnload(a0); }
inline CUresult use_58(CUmoduleLoadingMode * a0) { return cuModuleGetLoadingMode(a0); }
inline CUresult use_59(CUfunction * a0, CUmodule a1, const char * a2) { return cuModuleGetFunction(a0, a1, a2); }
inline CUresult use_60(unsigned int * a0, CUmodule a1) { return cuModuleGetFunctionCount(a0, a1); }
inline CUresult use_61(CUfunction * a0, unsigned int a1, CUmodule a2) { return cuModuleEnumerateFunctions(a0, a1, a2); }
inline CUresult use_62(CUdeviceptr * a0, size_t * a1, CUmodule a2, const char * a3) { return cuModuleGetGlobal_v2(a0, a1, a2, a3); }
inline CUresult use_63(unsigned int a0, CUjit_option * a1, void ** a2, CUlinkState * a3) { return cuLinkCreate_v2(a0, a1, a2, a3); }
inline CUresult use_64(CUlinkState a0, CUjitInputType a1, void * a2, size_t a3, const char * a4, unsigned int a5, CUjit_option * a6, void ** a7) { return cuLinkAddData_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_65(CUlinkState a0, CUjitInputType a1, const char * a2, unsigned int a3, CUjit_option * a4, void ** a5) { return cuLinkAddFile_v2(a0, a1, a2, a3, a4, a5); }
inline CUresult use_66(CUlinkState a0, void ** a1, size_t * a2) { return cuLinkComplete(a0, a1, a2); }
inline CUresult use_67(CUlinkState a0) { return cuLinkDestroy(a0); }
inline CUresult use_68(CUtexref * a0, CUmodule a1, const char * a2) { return cuModuleGetTexRef(a0, a1, a2); }
inline CUresult use_69(CUsurfref * a0, CUmodule a1, const char * a2) { return cuModuleGetSurfRef(a0, a1, a2); }
inline CUresult use_70(CUlibrary * a0, const void * a1, CUjit_option * a2, void ** a3, unsigned int a4, CUlibraryOption * a5, void ** a6, unsigned int a7) { return cuLibraryLoadData(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_71(CUlibrary * a0, const char * a1, CUjit_option * a2, void ** a3, unsigned int a4, CUlibraryOption * a5, void ** a6, unsigned int a7) { return cuLibraryLoadFromFile(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_72(CUlibrary a0) { return cuLibraryUnload(a0); }
inline CUresult use_73(CUkernel * a0, CUlibrary a1, const char * a2) { return cuLibraryGetKernel(a0, a1, a2); }
inline CUresult use_74(unsigned int * a0, CUlibrary a1) { return cuLibraryGetKernelCount(a0, a1); }
inline CUresult use_75(CUkernel * a0, unsigned int a1, CUlibrary a2) { return cuLibraryEnumerateKernels(a0, a1, a2); }
inline CUresult use_76(CUmodule * a0, CUlibrary a1) { return cuLibraryGetModule(a0, a1); }
inline CUresult use_77(CUfunction * a0, CUkernel a1) { return cuKernelGetFunction(a0, a1); }
inline CUresult use_78(CUlibrary * a0, CUkernel a1) { return cuKernelGetLibrary(a0, a1); }
inline CUresult use_79(CUdeviceptr * a0, size_t * a1, CUlibrary a2, const char * a3) { return cuLibraryGetGlobal(a0, a1, a2, a3); }
inline CUresult use_80(CUdeviceptr * a0, size_t * a1, CUlibrary a2, const char * a3) { return cuLibraryGetManaged(a0, a1, a2, a3); }
inline CUresult use_81(void ** a0, CUlibrary a1, const char * a2) { return cuLibraryGetUnifiedFunction(a0, a1, a2); }
inline CUresult use_82(int * a0, CUfunction_attribute a1, CUkernel a2, CUdevice a3) { return cuKernelGetAttribute(a0, a1, a2, a3); }
inline CUresult use_83(CUfunction_attribute a0, int a1, CUkernel a2, CUdevice a3) { return cuKernelSetAttribute(a0, a1, a2, a3); }
inline CUresult use_84(CUkernel a0, CUfunc_cache a1, CUdevice a2) { return cuKernelSetCacheConfig(a0, a1, a2); }
inline CUresult use_85(const char ** a0, CUkernel a1) { return cuKernelGetName(a0, a1); }
inline CUresult use_86(CUkernel a0, size_t a1, size_t * a2, size_t * a3) { return cuKernelGetParamInfo(a0, a1, a2, a3); }
inline CUresult use_87(CUkernel a0, size_t * a1) { return cuKernelGetParamCount(a0, a1); }
inline CUresult use_88(size_t * a0, size_t * a1) { return cuMemGetInfo_v2(a0, a1); }
inline CUresult use_89(CUdeviceptr * a0, size_t a1) { return cuMemAlloc_v2(a0, a1); }
inline CUresult use_90(CUdeviceptr * a0, size_t * a1, size_t a2, size_t a3, unsigned int a4) { return cuMemAllocPitch_v2(a0, a1, a2, a3, a4); }
inline CUresult use_91(CUdeviceptr a0) { return cuMemFree_v2(a0); }
inline CUresult use_92(CUdeviceptr * a0, size_t * a1, CUdeviceptr a2) { return cuMemGetAddressRange_v2(a0, a1, a2); }
inline CUresult use_93(void ** a0, size_t a1) { return cuMemAllocHost_v2(a0, a1); }
inline CUresult use_94(void * a0) { return cuMemFreeHost(a0); }
inline CUresult use_95(void ** a0, size_t a1, unsigned int a2) { return cuMemHostAlloc(a0, a1, a2); }
inline CUresult use_96(CUdeviceptr * a0, void * a1, unsigned int a2) { return cuMemHostGetDevicePointer_v2(a0, a1, a2); }
inline CUresult use_97(unsigned int * a0, void * a1) { return cuMemHostGetFlags(a0, a1); }
inline CUresult use_98(CUdeviceptr * a0, size_t a1, unsigned int a2) { return cuMemAllocManaged(a0, a1, a2); }
inline CUresult use_99(CUdevice a0, CUasyncCallback a1, void * a2, CUasyncCallbackHandle * a3) { return cuDeviceRegisterAsyncNotification(a0, a1, a2, a3); }
inline CUresult use_100(CUdevice a0, CUasyncCallbackHandle a1) { return cuDeviceUnregisterAsyncNotification(a0, a1); }
inline CUresult use_101(CUdevice * a0, const char * a1) { return cuDeviceGetByPCIBusId(a0, a1); }
inline CUresult use_102(char * a0, int a1, CUdevice a2) { return cuDeviceGetPCIBusId(a0, a1, a2); }
inline CUresult use_103(CUipcEventHandle * a0, CUevent a1) { return cuIpcGetEventHandle(a0, a1); }
inline CUresult use_104(CUevent * a0, CUipcEventHandle a1) { return cuIpcOpenEventHandle(a0, a1); }
inline CUresult use_105(CUipcMemHandle * a0, CUdeviceptr a1) { return cuIpcGetMemHandle(a0, a1); }
inline CUresult use_106(CUdeviceptr * a0, CUipcMemHandle a1, unsigned int a2) { return cuIpcOpenMemHandle_v2(a0, a1, a2); }
inline CUresult use_107(CUdeviceptr a0) { return cuIpcCloseMemHandle(a0); }
inline CUresult use_108(void * a0, size_t a1, unsigned int a2) { return cuMemHostRegister_v2(a0, a1, a2); }
inline CUresult use_109(void * a0) { return cuMemHostUnregister(a0); }
inline CUresult use_110(CUdeviceptr a0, CUdeviceptr a1, size_t a2) { return cuMemcpy(a0, a1, a2); }
inline CUresult use_111(CUdeviceptr a0, CUcontext a1, CUdeviceptr a2, CUcontext a3, size_t a4) { return cuMemcpyPeer(a0, a1, a2, a3, a4); }
inline CUresult use_112(CUdeviceptr a0, const void * a1, size_t a2) { return cuMemcpyHtoD_v2(a0, a1, a2); }
inline CUresult use_113(void * a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoH_v2(a0, a1, a2); }
inline CUresult use_114(CUdeviceptr a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoD_v2(a0, a1, a2); }
inline CUresult use_115(CUarray a0, size_t a1, CUdeviceptr a2, size_t a3) { return cuMemcpyDtoA_v2(a0, a1, a2, a3); }
inline CUresult use_116(CUdeviceptr a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoD_v2(a0, a1, a2, a3); }
inline CUresult use_117(CUarray a0, size_t a1, const void * a2, size_t a3) { return cuMemcpyHtoA_v2(a0, a1, a2, a3); }
inline CUresult use_118(void * a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoH_v2(a0, a1, a2, a3); }
inline CUresult use_119(CUarray a0, size_t a1, CUarray a2, size_t a3, size_t a4) { return cuMemcpyAtoA_v2(a0, a1, a2, a3, a4); }
inline CUresult use_120(const CUDA_MEMCPY2D * a0) { return cuMemcpy2D_v2(a0); }
inline CUresult use_121(const CUDA_MEMCPY2D * a0) { return cuMemcpy2DUnaligned_v2(a0); }
inline CUresult use_122(const CUDA_MEMCPY3D * a0) { return cuMemcpy3D_v2(a0); }
inline CUresult use_123(const CUDA_MEMCPY3D_PEER * a0) { return cuMemcpy3DPeer(a0); }
inline CUresult use_124(CUdeviceptr a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyAsync(a0, a1, a2, a3); }
inline CUresult use_125(CUdeviceptr a0, CUcontext a1, CUdeviceptr a2, CUcontext a3, size_t a4, CUstream a5) { return cuMemcpyPeerAsync(a0, a1, a2, a3, a4, a5); }
inline CUresult use_126(CUdeviceptr a0, const void * a1, size_t a2, CUstream a3) { return cuMemcpyHtoDAsync_v2(a0, a1, a2, a3); }
inline CUresult use_127(void * a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoHAsync_v2(a0, a1, a2, a3); }
inline CUresult use_128(CUdeviceptr a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoDAsync_v2(a0, a1, a2, a3); }
inline CUresult use_129(CUarray a0, size_t a1, const void * a2, size_t a3, CUstream a4) { return cuMemcpyHtoAAsync_v2(a0, a1, a2, a3, a4); }
inline CUresult use_130(void * a0, CUarray a1, size_t a2, size_t a3, CUstream a4) { return cuMemcpyAtoHAsync_v2(a0, a1, a2, a3, a4); }
inline CUresult use_131(const CUDA_MEMCPY2D * a0, CUstream a1) { return cuMemcpy2DAsync_v2(a0, a1); }
inline CUresult use_132(const CUDA_MEMCPY3D * a0, CUstream a1) { return cuMemcpy3DAsync_v2(a0, a1); }
inline CUresult use_133(const CUDA_MEMCPY3D_PEER * a0, CUstream a1) { return cuMemcpy3DPeerAsync(a0, a1); }
inline CUresult use_134(CUdeviceptr * a0, CUdeviceptr * a1, size_t * a2, size_t a3, CUmemcpyAttributes * a4, size_t * a5, size_t a6, CUstream a7) { return cuMemcpyBatchAsync_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_135(size_t a0, CUDA_MEMCPY3D_BATCH_OP * a1, unsigned long long a2, CUstream a3) { return cuMemcpy3DBatchAsync_v2(a0, a1, a2, a3); }
inline CUresult use_136(CUdeviceptr a0, CUdeviceptr a1, size_t a2, CUmemcpyAttributes * a3, CUstream a4) { return cuMemcpyWithAttributesAsync(a0, a1, a2, a3, a4); }
inline CUresult use_137(CUDA_MEMCPY3D_BATCH_OP * a0, unsigned long long a1, CUstream a2) { return cuMemcpy3DWithAttributesAsync(a0, a1, a2); }
inline CUresult use_138(CUdeviceptr a0, unsigned char a1, size_t a2) { return cuMemsetD8_v2(a0, a1, a2); }
inline CUresult use_139(CUdeviceptr a0, unsigned short a1, size_t a2) { return cuMemsetD16_v2(a0, a1, a2); }
inline CUresult use_140(CUdeviceptr a0, unsigned int a1, size_t a2) { return cuMemsetD32_v2(a0, a1, a2); }
inline CUresult use_141(CUdeviceptr a0, size_t a1, unsigned char a2, size_t a3, size_t a4) { return cuMemsetD2D8_v2(a0, a1, a2, a3, a4); }
inline CUresult use_142(CUdeviceptr a0, size_t a1, unsigned short a2, size_t a3, size_t a4) { return cuMemsetD2D16_v2(a0, a1, a2, a3, a4); }
inline CUresult use_143(CUdeviceptr a0, size_t a1, unsigned int a2, size_t a3, size_t a4) { return cuMemsetD2D32_v2(a0, a1, a2, a3, a4); }
inline CUresult use_144(CUdeviceptr a0, unsigned char a1, size_t a2, CUstream a3) { return cuMemsetD8Async(a0, a1, a2, a3); }
inline CUresult use_145(CUdeviceptr a0, unsigned short a1, size_t a2, CUstream a3) { return cuMemsetD16Async(a0, a1, a2, a3); }
inline CUresult use_146(CUdeviceptr a0, unsigned int a1, size_t a2, CUstream a3) { return cuMemsetD32Async(a0, a1, a2, a3); }
inline CUresult use_147(CUdeviceptr a0, size_t a1, unsigned char a2, size_t a3, size_t a4, CUstream a5) { return cuMemsetD2D8Async(a0, a1, a2, a3, a4, a5); }
inline CUresult use_148(CUdeviceptr a0, size_t a1, unsigned short a2, size_t a3, size_t a4, CUstream a5) { return cuMemsetD2D16Async(a0, a1, a2, a3, a4, a5); }
inline CUresult use_149(CUdeviceptr a0, size_t a1, unsigned int a2, size_t a3, size_t a4, CUstream a5) { return cuMemsetD2D32Async(a0, a1, a2, a3, a4, a5); }
inline CUresult use_150(CUarray * a0, const CUDA_ARRAY_DESCRIPTOR * a1) { return cuArrayCreate_v2(a0, a1); }
inline CUresult use_151(CUDA_ARRAY_DESCRIPTOR * a0, CUarray a1) { return cuArrayGetDescriptor_v2(a0, a1); }
inline CUresult use_152(CUDA_ARRAY_SPARSE_PROPERTIES * a0, CUarray a1) { return cuArrayGetSparseProperties(a0, a1); }
inline CUresult use_153(CUDA_ARRAY_SPARSE_PROPERTIES * a0, CUmipmappedArray a1) { return cuMipmappedArrayGetSparseProperties(a0, a1); }
inline CUresult use_154(CUDA_ARRAY_MEMORY_REQUIREMENTS * a0, CUarray a1, CUdevice a2) { return cuArrayGetMemoryRequirements(a0, a1, a2); }
inline CUresult use_155(CUDA_ARRAY_MEMORY_REQUIREMENTS * a0, CUmipmappedArray a1, CUdevice a2) { return cuMipmappedArrayGetMemoryRequirements(a0, a1, a2); }
inline CUresult use_156(CUarray * a0, CUarray a1, unsigned int a2) { return cuArrayGetPlane(a0, a1, a2); }
inline CUresult use_157(CUarray a0) { return cuArrayDestroy(a0); }
inline CUresult use_158(CUarray * a0, const CUDA_ARRAY3D_DESCRIPTOR * a1) { return cuArray3DCreate_v2(a0, a1); }
inline CUresult use_159(CUDA_ARRAY3D_DESCRIPTOR * a0, CUarray a1) { return cuArray3DGetDescriptor_v2(a0, a1); }
inline CUresult use_160(CUmipmappedArray * a0, const CUDA_ARRAY3D_DESCRIPTOR * a1, unsigned int a2) { return cuMipmappedArrayCreate(a0, a1, a2); }
inline CUresult use_161(CUarray * a0, CUmipmappedArray a1, unsigned int a2) { return cuMipmappedArrayGetLevel(a0, a1, a2); }
inline CUresult use_162(CUmipmappedArray a0) { return cuMipmappedArrayDestroy(a0); }
inline CUresult use_163(void * a0, CUdeviceptr a1, size_t a2, CUmemRangeHandleType a3, unsigned long long a4) { return cuMemGetHandleForAddressRange(a0, a1, a2, a3, a4); }
inline CUresult use_164(CUmemDecompressParams * a0, size_t a1, unsigned int a2, size_t * a3, CUstream a4) { return cuMemBatchDecompressAsync(a0, a1, a2, a3, a4); }
inline CUresult use_165(CUdeviceptr * a0, size_t a1, size_t a2, CUdeviceptr a3, unsigned long long a4) { return cuMemAddressReserve(a0, a1, a2, a3, a4); }
inline CUresult use_166(CUdeviceptr a0, size_t a1) { return cuMemAddressFree(a0, a1); }
inline CUresult use_167(CUmemGenericAllocationHandle * a0, size_t a1, const CUmemAllocationProp * a2, unsigned long long a3) { return cuMemCreate(a0, a1, a2, a3); }
inline CUresult use_168(CUmemGenericAllocationHandle a0) { return cuMemRelease(a0); }
inline CUresult use_169(CUdeviceptr a0, size_t a1, size_t a2, CUmemGenericAllocationHandle a3, unsigned long long a4) { return cuMemMap(a0, a1, a2, a3, a4); }
inline CUresult use_170(CUarrayMapInfo * a0, unsigned int a1, CUstream a2) { return cuMemMapArrayAsync(a0, a1, a2); }
inline CUresult use_171(CUdeviceptr a0, size_t a1) { return cuMemUnmap(a0, a1); }
inline CUresult use_172(CUdeviceptr a0, size_t a1, const CUmemAccessDesc * a2, size_t a3) { return cuMemSetAccess(a0, a1, a2, a3); }
inline CUresult use_173(unsigned long long * a0, const CUmemLocation * a1, CUdeviceptr a2) { return cuMemGetAccess(a0, a1, a2); }
inline CUresult use_174(void * a0, CUmemGenericAllocationHandle a1, CUmemAllocationHandleType a2, unsigned long long a3) { return cuMemExportToShareableHandle(a0, a1, a2, a3); }
inline CUresult use_175(CUmemGenericAllocationHandle * a0, void * a1, CUmemAllocationHandleType a2) { return cuMemImportFromShareableHandle(a0, a1, a2); }
inline CUresult use_176(size_t * a0, const CUmemAllocationProp * a1, CUmemAllocationGranularity_flags a2) { return cuMemGetAllocationGranularity(a0, a1, a2); }
inline CUresult use_177(CUmemAllocationProp * a0, CUmemGenericAllocationHandle a1) { return cuMemGetAllocationPropertiesFromHandle(a0, a1); }
inline CUresult use_178(CUmemGenericAllocationHandle * a0, void * a1) { return cuMemRetainAllocationHandle(a0, a1); }
inline CUresult use_179(CUdeviceptr a0, CUstream a1) { return cuMemFreeAsync(a0, a1); }
inline CUresult use_180(CUdeviceptr * a0, size_t a1, CUstream a2) { return cuMemAllocAsync(a0, a1, a2); }
inline CUresult use_181(CUmemoryPool a0, size_t a1) { return cuMemPoolTrimTo(a0, a1); }
inline CUresult use_182(CUmemoryPool a0, CUmemPool_attribute a1, void * a2) { return cuMemPoolSetAttribute(a0, a1, a2); }
inline CUresult use_183(CUmemoryPool a0, CUmemPool_attribute a1, void * a2) { return cuMemPoolGetAttribute(a0, a1, a2); }
inline CUresult use_184(CUmemoryPool a0, const CUmemAccessDesc * a1, size_t a2) { return cuMemPoolSetAccess(a0, a1, a2); }
inline CUresult use_185(CUmemAccess_flags * a0, CUmemoryPool a1, CUmemLocation * a2) { return cuMemPoolGetAccess(a0, a1, a2); }
inline CUresult use_186(CUmemoryPool * a0, const CUmemPoolProps * a1) { return cuMemPoolCreate(a0, a1); }
inline CUresult use_187(CUmemoryPool a0) { return cuMemPoolDestroy(a0); }
inline CUresult use_188(CUmemoryPool * a0, CUmemLocation * a1, CUmemAllocationType a2) { return cuMemGetDefaultMemPool(a0, a1, a2); }
inline CUresult use_189(CUmemoryPool * a0, CUmemLocation * a1, CUmemAllocationType a2) { return cuMemGetMemPool(a0, a1, a2); }
inline CUresult use_190(CUmemLocation * a0, CUmemAllocationType a1, CUmemoryPool a2) { return cuMemSetMemPool(a0, a1, a2); }
inline CUresult use_191(CUdeviceptr * a0, size_t a1, CUmemoryPool a2, CUstream a3) { return cuMemAllocFromPoolAsync(a0, a1, a2, a3); }
inline CUresult use_192(void * a0, CUmemoryPool a1, CUmemAllocationHandleType a2, unsigned long long a3) { return cuMemPoolExportToShareableHandle(a0, a1, a2, a3); }
inline CUresult use_193(CUmemoryPool * a0, void * a1, CUmemAllocationHandleType a2, unsigned long long a3) { return cuMemPoolImportFromShareableHandle(a0, a1, a2, a3); }
inline CUresult use_194(CUmemPoolPtrExportData * a0, CUdeviceptr a1) { return cuMemPoolExportPointer(a0, a1); }
inline CUresult use_195(CUdeviceptr * a0, CUmemoryPool a1, CUmemPoolPtrExportData * a2) { return cuMemPoolImportPointer(a0, a1, a2); }
inline CUresult use_196(CUmemGenericAllocationHandle * a0, const CUmulticastObjectProp * a1) { return cuMulticastCreate(a0, a1); }
inline CUresult use_197(CUmemGenericAllocationHandle a0, CUdevice a1) { return cuMulticastAddDevice(a0, a1); }
inline CUresult use_198(CUmemGenericAllocationHandle a0, size_t a1, CUmemGenericAllocationHandle a2, size_t a3, size_t a4, unsigned long long a5) { return cuMulticastBindMem(a0, a1, a2, a3, a4, a5); }
inline CUresult use_199(CUmemGenericAllocationHandle a0, CUdevice a1, size_t a2, CUmemGenericAllocationHandle a3, size_t a4, size_t a5, unsigned long long a6) { return cuMulticastBindMem_v2(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_200(CUmemGenericAllocationHandle a0, size_t a1, CUdeviceptr a2, size_t a3, unsigned long long a4) { return cuMulticastBindAddr(a0, a1, a2, a3, a4); }
inline CUresult use_201(CUmemGenericAllocationHandle a0, CUdevice a1, size_t a2, CUdeviceptr a3, size_t a4, unsigned long long a5) { return cuMulticastBindAddr_v2(a0, a1, a2, a3, a4, a5); }
inline CUresult use_202(CUmemGenericAllocationHandle a0, CUdevice a1, size_t a2, size_t a3) { return cuMulticastUnbind(a0, a1, a2, a3); }
inline CUresult use_203(size_t * a0, const CUmulticastObjectProp * a1, CUmulticastGranularity_flags a2) { return cuMulticastGetGranularity(a0, a1, a2); }
inline CUresult use_204(CUuuid * a0, CUdevice a1) { return cuDeviceGetFabricClusterUuid(a0, a1); }
inline CUresult use_205(size_t * a0, CUdevice a1) { return cuDeviceGetCliqueCount(a0, a1); }
inline CUresult use_206(CUcliqueInfo * a0, size_t * a1, CUdevice a2) { return cuDeviceGetCliqueInfo(a0, a1, a2); }
inline CUresult use_207(CUlogicalEndpointId * a0, cuuint32_t a1) { return cuLogicalEndpointIdReserve(a0, a1); }
inline CUresult use_208(CUlogicalEndpointId a0, cuuint32_t a1) { return cuLogicalEndpointIdRelease(a0, a1); }
inline CUresult use_209(CUlogicalEndpointId a0, const CUlogicalEndpointProp * a1) { return cuLogicalEndpointCreate(a0, a1); }
inline CUresult use_210(CUlogicalEndpointId a0, CUdevice a1) { return cuLogicalEndpointAddDevice(a0, a1); }
inline CUresult use_211(CUlogicalEndpointId a0) { return cuLogicalEndpointDestroy(a0); }
inline CUresult use_212(CUlogicalEndpointId a0, CUdevice a1, cuuint64_t a2, void * a3, cuuint64_t a4, unsigned long long a5) { return cuLogicalEndpointBindAddr(a0, a1, a2, a3, a4, a5); }
inline CUresult use_213(CUlogicalEndpointId a0, CUdevice a1, cuuint64_t a2, CUmemGenericAllocationHandle a3, cuuint64_t a4, cuuint64_t a5, unsigned long long a6) { return cuLogicalEndpointBindMem(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_214(CUlogicalEndpointId a0, CUdevice a1, cuuint64_t a2, cuuint64_t a3) { return cuLogicalEndpointUnbind(a0, a1, a2, a3); }
inline CUresult use_215(void * a0, CUlogicalEndpointId a1, CUlogicalEndpointIpcHandleType a2) { return cuLogicalEndpointExport(a0, a1, a2); }
inline CUresult use_216(CUlogicalEndpointId a0, const void * a1, CUlogicalEndpointIpcHandleType a2) { return cuLogicalEndpointImport(a0, a1, a2); }
inline CUresult use_217(cuuint64_t * a0, cuuint64_t * a1, const CUlogicalEndpointProp * a2) { return cuLogicalEndpointGetLimits(a0, a1, a2); }
inline CUresult use_218(CUlogicalEndpointId a0, cuuint32_t a1, int * a2) { return cuLogicalEndpointQuery(a0, a1, a2); }
inline CUresult use_219(size_t a0, CUDA_FABRIC_COPY_BATCH_OP * a1, unsigned long long a2, CUstream a3) { return cuFabricCpyBatchAsync(a0, a1, a2, a3); }
inline CUresult use_220(void * a0, CUpointer_attribute a1, CUdeviceptr a2) { return cuPointerGetAttribute(a0, a1, a2); }
inline CUresult use_221(CUdeviceptr a0, size_t a1, CUmemLocation a2, unsigned int a3, CUstream a4) { return cuMemPrefetchAsync_v2(a0, a1, a2, a3, a4); }
inline CUresult use_222(CUdeviceptr a0, size_t a1, CUmem_advise a2, CUmemLocation a3) { return cuMemAdvise_v2(a0, a1, a2, a3); }
inline CUresult use_223(CUdeviceptr * a0, size_t * a1, size_t a2, CUmemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, CUstream a7) { return cuMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_224(CUdeviceptr * a0, size_t * a1, size_t a2, unsigned long long a3, CUstream a4) { return cuMemDiscardBatchAsync(a0, a1, a2, a3, a4); }
inline CUresult use_225(CUdeviceptr * a0, size_t * a1, size_t a2, CUmemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, CUstream a7) { return cuMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_226(CUdeviceptr a0, size_t a1, size_t a2, size_t a3, CUmemLocation * a4) { return cuMemGetLocationInfo(a0, a1, a2, a3, a4); }
inline CUresult use_227(void * a0, size_t a1, CUmem_range_attribute a2, CUdeviceptr a3, size_t a4) { return cuMemRangeGetAttribute(a0, a1, a2, a3, a4); }
inline CUresult use_228(void ** a0, size_t * a1, CUmem_range_attribute * a2, size_t a3, CUdeviceptr a4, size_t a5) { return cuMemRangeGetAttributes(a0, a1, a2, a3, a4, a5); }
inline CUresult use_229(const void * a0, CUpointer_attribute a1, CUdeviceptr a2) { return cuPointerSetAttribute(a0, a1, a2); }
inline CUresult use_230(unsigned int a0, CUpointer_attribute * a1, void ** a2, CUdeviceptr a3) { return cuPointerGetAttributes(a0, a1, a2, a3); }
inline CUresult use_231(CUstream * a0, unsigned int a1) { return cuStreamCreate(a0, a1); }
inline CUresult use_232(CUstream * a0, unsigned int a1, int a2) { return cuStreamCreateWithPriority(a0, a1, a2); }
inline CUresult use_233(CUstream a0, CUstreamCigCaptureParams * a1) { return cuStreamBeginCaptureToCig(a0, a1); }
inline CUresult use_234(CUstream a0) { return cuStreamEndCaptureToCig(a0); }
inline CUresult use_235(CUstream a0, int * a1) { return cuStreamGetPriority(a0, a1); }
inline CUresult use_236(CUstream a0, CUdevice * a1) { return cuStreamGetDevice(a0, a1); }
inline CUresult use_237(CUstream a0, unsigned int * a1) { return cuStreamGetFlags(a0, a1); }
inline CUresult use_238(CUstream a0, unsigned long long * a1) { return cuStreamGetId(a0, a1); }
inline CUresult use_239(CUstream a0, CUcontext * a1) { return cuStreamGetCtx(a0, a1); }
inline CUresult use_240(CUstream a0, CUcontext * a1, CUgreenCtx * a2) { return cuStreamGetCtx_v2(a0, a1, a2); }
inline CUresult use_241(CUstream a0, CUevent a1, unsigned int a2) { return cuStreamWaitEvent(a0, a1, a2); }
inline CUresult use_242(CUstream a0, CUstreamCallback a1, void * a2, unsigned int a3) { return cuStreamAddCallback(a0, a1, a2, a3); }
inline CUresult use_243(CUstream a0, CUstreamCaptureMode a1) { return cuStreamBeginCapture_v2(a0, a1); }
inline CUresult use_244(CUstream a0, CUstreamCaptureMode a1, CUgraph a2, CUgraphRecaptureCallback a3, void * a4) { return cuStreamBeginRecaptureToGraph(a0, a1, a2, a3, a4); }
inline CUresult use_245(CUstream a0, CUgraph a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4, CUstreamCaptureMode a5) { return cuStreamBeginCaptureToGraph(a0, a1, a2, a3, a4, a5); }
inline CUresult use_246(CUstreamCaptureMode * a0) { return cuThreadExchangeStreamCaptureMode(a0); }
inline CUresult use_247(CUstream a0, CUgraph * a1) { return cuStreamEndCapture(a0, a1); }
inline CUresult use_248(CUstream a0, CUstreamCaptureStatus * a1) { return cuStreamIsCapturing(a0, a1); }
inline CUresult use_249(CUstream a0, CUstreamCaptureStatus * a1, cuuint64_t * a2, CUgraph * a3, const CUgraphNode ** a4, const CUgraphEdgeData ** a5, size_t * a6) { return cuStreamGetCaptureInfo_v3(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_250(CUstream a0, CUgraphNode * a1, const CUgraphEdgeData * a2, size_t a3, unsigned int a4) { return cuStreamUpdateCaptureDependencies_v2(a0, a1, a2, a3, a4); }
inline CUresult use_251(CUstream a0, CUdeviceptr a1, size_t a2, unsigned int a3) { return cuStreamAttachMemAsync(a0, a1, a2, a3); }
inline CUresult use_252(CUstream a0) { return cuStreamQuery(a0); }
inline CUresult use_253(CUstream a0) { return cuStreamSynchronize(a0); }
inline CUresult use_254(CUstream a0) { return cuStreamDestroy_v2(a0); }
inline CUresult use_255(CUstream a0, CUstream a1) { return cuStreamCopyAttributes(a0, a1); }
inline CUresult use_256(CUstream a0, CUstreamAttrID a1, CUstreamAttrValue * a2) { return cuStreamGetAttribute(a0, a1, a2); }
inline CUresult use_257(CUstream a0, CUstreamAttrID a1, const CUstreamAttrValue * a2) { return cuStreamSetAttribute(a0, a1, a2); }
inline CUresult use_258(CUevent * a0, unsigned int a1) { return cuEventCreate(a0, a1); }
inline CUresult use_259(CUevent a0, CUstream a1) { return cuEventRecord(a0, a1); }
inline CUresult use_260(CUevent a0, CUstream a1, unsigned int a2) { return cuEventRecordWithFlags(a0, a1, a2); }
inline CUresult use_261(CUevent a0) { return cuEventQuery(a0); }
inline CUresult use_262(CUevent a0) { return cuEventSynchronize(a0); }
inline CUresult use_263(CUevent a0) { return cuEventDestroy_v2(a0); }
inline CUresult use_264(float * a0, CUevent a1, CUevent a2) { return cuEventElapsedTime_v2(a0, a1, a2); }
inline CUresult use_265(CUexternalMemory * a0, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC * a1) { return cuImportExternalMemory(a0, a1); }
inline CUresult use_266(CUdeviceptr * a0, CUexternalMemory a1, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC * a2) { return cuExternalMemoryGetMappedBuffer(a0, a1, a2); }
inline CUresult use_267(CUmipmappedArray * a0, CUexternalMemory a1, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC * a2) { return cuExternalMemoryGetMappedMipmappedArray(a0, a1, a2); }
inline CUresult use_268(CUexternalMemory a0) { return cuDestroyExternalMemory(a0); }
inline CUresult use_269(CUexternalSemaphore * a0, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC * a1) { return cuImportExternalSemaphore(a0, a1); }
inline CUresult use_270(const CUexternalSemaphore * a0, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS * a1, unsigned int a2, CUstream a3) { return cuSignalExternalSemaphoresAsync(a0, a1, a2, a3); }
inline CUresult use_271(const CUexternalSemaphore * a0, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS * a1, unsigned int a2, CUstream a3) { return cuWaitExternalSemaphoresAsync(a0, a1, a2, a3); }
inline CUresult use_272(CUexternalSemaphore a0) { return cuDestroyExternalSemaphore(a0); }
inline CUresult use_273(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWaitValue32_v2(a0, a1, a2, a3); }
inline CUresult use_274(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWaitValue64_v2(a0, a1, a2, a3); }
inline CUresult use_275(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWriteValue32_v2(a0, a1, a2, a3); }
inline CUresult use_276(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWriteValue64_v2(a0, a1, a2, a3); }
inline CUresult use_277(CUstream a0, unsigned int a1, CUstreamBatchMemOpParams * a2, unsigned int a3) { return cuStreamBatchMemOp_v2(a0, a1, a2, a3); }
inline CUresult use_278(int * a0, CUfunction_attribute a1, CUfunction a2) { return cuFuncGetAttribute(a0, a1, a2); }
inline CUresult use_279(CUfunction a0, CUfunction_attribute a1, int a2) { return cuFuncSetAttribute(a0, a1, a2); }
inline CUresult use_280(CUfunction a0, CUfunc_cache a1) { return cuFuncSetCacheConfig(a0, a1); }
inline CUresult use_281(CUmodule * a0, CUfunction a1) { return cuFuncGetModule(a0, a1); }
inline CUresult use_282(const char ** a0, CUfunction a1) { return cuFuncGetName(a0, a1); }
inline CUresult use_283(CUfunction a0, size_t a1, size_t * a2, size_t * a3) { return cuFuncGetParamInfo(a0, a1, a2, a3); }
inline CUresult use_284(CUfunction a0, size_t * a1) { return cuFuncGetParamCount(a0, a1); }
inline CUresult use_285(CUfunctionLoadingState * a0, CUfunction a1) { return cuFuncIsLoaded(a0, a1); }
inline CUresult use_286(CUfunction a0) { return cuFuncLoad(a0); }
inline CUresult use_287(CUfunction a0, unsigned int a1, unsigned int a2, unsigned int a3, unsigned int a4, unsigned int a5, unsigned int a6, unsigned int a7, CUstream a8, void ** a9, void ** a10) { return cuLaunchKernel(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline CUresult use_288(const CUlaunchConfig * a0, CUfunction a1, void ** a2, void ** a3) { return cuLaunchKernelEx(a0, a1, a2, a3); }
inline CUresult use_289(CUfunction a0, unsigned int a1, unsigned int a2, unsigned int a3, unsigned int a4, unsigned int a5, unsigned int a6, unsigned int a7, CUstream a8, void ** a9) { return cuLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline CUresult use_290(CUstream a0, CUhostFn a1, void * a2) { return cuLaunchHostFunc(a0, a1, a2); }
inline CUresult use_291(CUstream a0, CUhostFn a1, void * a2, unsigned int a3) { return cuLaunchHostFunc_v2(a0, a1, a2, a3); }
inline CUresult use_292(CUfunction a0, int a1, int a2, int a3) { return cuFuncSetBlockShape(a0, a1, a2, a3); }
inline CUresult use_293(CUfunction a0, unsigned int a1) { return cuFuncSetSharedSize(a0, a1); }
inline CUresult use_294(CUfunction a0, unsigned int a1) { return cuParamSetSize(a0, a1); }
inline CUresult use_295(CUfunction a0, int a1, unsigned int a2) { return cuParamSeti(a0, a1, a2); }
inline CUresult use_296(CUfunction a0, int a1, float a2) { return cuParamSetf(a0, a1, a2); }
inline CUresult use_297(CUfunction a0, int a1, void * a2, unsigned int a3) { return cuParamSetv(a0, a1, a2, a3); }
inline CUresult use_298(CUfunction a0) { return cuLaunch(a0); }
inline CUresult use_299(CUfunction a0, int a1, int a2) { return cuLaunchGrid(a0, a1, a2); }
inline CUresult use_300(CUfunction a0, int a1, int a2, CUstream a3) { return cuLaunchGridAsync(a0, a1, a2, a3); }
inline CUresult use_301(CUDA_LAUNCH_PARAMS * a0, unsigned int a1, unsigned int a2) { return cuLaunchCooperativeKernelMultiDevice(a0, a1, a2); }
inline CUresult use_302(CUfunction a0, int a1, CUtexref a2) { return cuParamSetTexRef(a0, a1, a2); }
inline CUresult use_303(CUfunction a0, CUsharedconfig a1) { return cuFuncSetSharedMemConfig(a0, a1); }
inline CUresult use_304(CUgraph * a0, unsigned int a1) { return cuGraphCreate(a0, a1); }
inline CUresult use_305(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_KERNEL_NODE_PARAMS * a4) { return cuGraphAddKernelNode_v2(a0, a1, a2, a3, a4); }
inline CUresult use_306(CUgraphNode a0, CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeGetParams_v2(a0, a1); }
inline CUresult use_307(CUgraphNode a0, const CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeSetParams_v2(a0, a1); }
inline CUresult use_308(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_MEMCPY3D * a4, CUcontext a5) { return cuGraphAddMemcpyNode(a0, a1, a2, a3, a4, a5); }
inline CUresult use_309(CUgraphNode a0, CUDA_MEMCPY3D * a1) { return cuGraphMemcpyNodeGetParams(a0, a1); }
inline CUresult use_310(CUgraphNode a0, const CUDA_MEMCPY3D * a1) { return cuGraphMemcpyNodeSetParams(a0, a1); }
inline CUresult use_311(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_MEMSET_NODE_PARAMS * a4, CUcontext a5) { return cuGraphAddMemsetNode(a0, a1, a2, a3, a4, a5); }
inline CUresult use_312(CUgraphNode a0, CUDA_MEMSET_NODE_PARAMS * a1) { return cuGraphMemsetNodeGetParams(a0, a1); }
inline CUresult use_313(CUgraphNode a0, const CUDA_MEMSET_NODE_PARAMS * a1) { return cuGraphMemsetNodeSetParams(a0, a1); }
inline CUresult use_314(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_HOST_NODE_PARAMS * a4) { return cuGraphAddHostNode(a0, a1, a2, a3, a4); }
inline CUresult use_315(CUgraphNode a0, CUDA_HOST_NODE_PARAMS * a1) { return cuGraphHostNodeGetParams(a0, a1); }
inline CUresult use_316(CUgraphNode a0, const CUDA_HOST_NODE_PARAMS * a1) { return cuGraphHostNodeSetParams(a0, a1); }
inline CUresult use_317(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUgraph a4) { return cuGraphAddChildGraphNode(a0, a1, a2, a3, a4); }
inline CUresult use_318(CUgraphNode a0, CUgraph * a1) { return cuGraphChildGraphNodeGetGraph(a0, a1); }
inline CUresult use_319(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3) { return cuGraphAddEmptyNode(a0, a1, a2, a3); }
inline CUresult use_320(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUevent a4) { return cuGraphAddEventRecordNode(a0, a1, a2, a3, a4); }
inline CUresult use_321(CUgraphNode a0, CUevent * a1) { return cuGraphEventRecordNodeGetEvent(a0, a1); }
inline CUresult use_322(CUgraphNode a0, CUevent a1) { return cuGraphEventRecordNodeSetEvent(a0, a1); }
inline CUresult use_323(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUevent a4) { return cuGraphAddEventWaitNode(a0, a1, a2, a3, a4); }
inline CUresult use_324(CUgraphNode a0, CUevent * a1) { return cuGraphEventWaitNodeGetEvent(a0, a1); }
inline CUresult use_325(CUgraphNode a0, CUevent a1) { return cuGraphEventWaitNodeSetEvent(a0, a1); }
inline CUresult use_326(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a4) { return cuGraphAddExternalSemaphoresSignalNode(a0, a1, a2, a3, a4); }
inline CUresult use_327(CUgraphNode a0, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresSignalNodeGetParams(a0, a1); }
inline CUresult use_328(CUgraphNode a0, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresSignalNodeSetParams(a0, a1); }
inline CUresult use_329(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * a4) { return cuGraphAddExternalSemaphoresWaitNode(a0, a1, a2, a3, a4); }
inline CUresult use_330(CUgraphNode a0, CUDA_EXT_SEM_WAIT_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresWaitNodeGetParams(a0, a1); }
inline CUresult use_331(CUgraphNode a0, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresWaitNodeSetParams(a0, a1); }
inline CUresult use_332(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_BATCH_MEM_OP_NODE_PARAMS * a4) { return cuGraphAddBatchMemOpNode(a0, a1, a2, a3, a4); }
inline CUresult use_333(CUgraphNode a0, CUDA_BATCH_MEM_OP_NODE_PARAMS * a1) { return cuGraphBatchMemOpNodeGetParams(a0, a1); }
inline CUresult use_334(CUgraphNode a0, const CUDA_BATCH_MEM_OP_NODE_PARAMS * a1) { return cuGraphBatchMemOpNodeSetParams(a0, a1); }
inline CUresult use_335(CUgraphExec a0, CUgraphNode a1, const CUDA_BATCH_MEM_OP_NODE_PARAMS * a2) { return cuGraphExecBatchMemOpNodeSetParams(a0, a1, a2); }
inline CUresult use_336(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUDA_MEM_ALLOC_NODE_PARAMS * a4) { return cuGraphAddMemAllocNode(a0, a1, a2, a3, a4); }
inline CUresult use_337(CUgraphNode a0, CUDA_MEM_ALLOC_NODE_PARAMS * a1) { return cuGraphMemAllocNodeGetParams(a0, a1); }
inline CUresult use_338(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUdeviceptr a4) { return cuGraphAddMemFreeNode(a0, a1, a2, a3, a4); }
inline CUresult use_339(CUgraphNode a0, CUdeviceptr * a1) { return cuGraphMemFreeNodeGetParams(a0, a1); }
inline CUresult use_340(CUdevice a0) { return cuDeviceGraphMemTrim(a0); }
inline CUresult use_341(CUdevice a0, CUgraphMem_attribute a1, void * a2) { return cuDeviceGetGraphMemAttribute(a0, a1, a2); }
inline CUresult use_342(CUdevice a0, CUgraphMem_attribute a1, void * a2) { return cuDeviceSetGraphMemAttribute(a0, a1, a2); }
inline CUresult use_343(CUgraph * a0, CUgraph a1) { return cuGraphClone(a0, a1); }
inline CUresult use_344(CUgraphNode * a0, CUgraphNode a1, CUgraph a2) { return cuGraphNodeFindInClone(a0, a1, a2); }
inline CUresult use_345(CUgraphNode a0, CUgraphNodeType * a1) { return cuGraphNodeGetType(a0, a1); }
inline CUresult use_346(CUgraphNode a0, CUgraph * a1) { return cuGraphNodeGetContainingGraph(a0, a1); }
inline CUresult use_347(CUgraphNode a0, unsigned int * a1) { return cuGraphNodeGetLocalId(a0, a1); }
inline CUresult use_348(CUgraphNode a0, unsigned long long * a1) { return cuGraphNodeGetToolsId(a0, a1); }
inline CUresult use_349(CUgraph a0, unsigned int * a1) { return cuGraphGetId(a0, a1); }
inline CUresult use_350(CUgraphExec a0, unsigned int * a1) { return cuGraphExecGetId(a0, a1); }
inline CUresult use_351(CUgraph a0, CUgraphNode * a1, size_t * a2) { return cuGraphGetNodes(a0, a1, a2); }
inline CUresult use_352(CUgraph a0, CUgraphNode * a1, size_t * a2) { return cuGraphGetRootNodes(a0, a1, a2); }
inline CUresult use_353(CUgraph a0, CUgraphNode * a1, CUgraphNode * a2, CUgraphEdgeData * a3, size_t * a4) { return cuGraphGetEdges_v2(a0, a1, a2, a3, a4); }
inline CUresult use_354(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependencies_v2(a0, a1, a2, a3); }
inline CUresult use_355(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependentNodes_v2(a0, a1, a2, a3); }
inline CUresult use_356(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphAddDependencies_v2(a0, a1, a2, a3, a4); }
inline CUresult use_357(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphRemoveDependencies_v2(a0, a1, a2, a3, a4); }
inline CUresult use_358(CUgraphNode a0) { return cuGraphDestroyNode(a0); }
inline CUresult use_359(CUgraphExec * a0, CUgraph a1, unsigned long long a2) { return cuGraphInstantiateWithFlags(a0, a1, a2); }
inline CUresult use_360(CUgraphExec * a0, CUgraph a1, CUDA_GRAPH_INSTANTIATE_PARAMS * a2) { return cuGraphInstantiateWithParams(a0, a1, a2); }
inline CUresult use_361(CUgraphExec a0, cuuint64_t * a1) { return cuGraphExecGetFlags(a0, a1); }
inline CUresult use_362(CUgraphExec a0, CUgraphNode a1, const CUDA_KERNEL_NODE_PARAMS * a2) { return cuGraphExecKernelNodeSetParams_v2(a0, a1, a2); }
inline CUresult use_363(CUgraphExec a0, CUgraphNode a1, const CUDA_MEMCPY3D * a2, CUcontext a3) { return cuGraphExecMemcpyNodeSetParams(a0, a1, a2, a3); }
inline CUresult use_364(CUgraphExec a0, CUgraphNode a1, const CUDA_MEMSET_NODE_PARAMS * a2, CUcontext a3) { return cuGraphExecMemsetNodeSetParams(a0, a1, a2, a3); }
inline CUresult use_365(CUgraphExec a0, CUgraphNode a1, const CUDA_HOST_NODE_PARAMS * a2) { return cuGraphExecHostNodeSetParams(a0, a1, a2); }
inline CUresult use_366(CUgraphExec a0, CUgraphNode a1, CUgraph a2) { return cuGraphExecChildGraphNodeSetParams(a0, a1, a2); }
inline CUresult use_367(CUgraphExec a0, CUgraphNode a1, CUevent a2) { return cuGraphExecEventRecordNodeSetEvent(a0, a1, a2); }
inline CUresult use_368(CUgraphExec a0, CUgraphNode a1, CUevent a2) { return cuGraphExecEventWaitNodeSetEvent(a0, a1, a2); }
inline CUresult use_369(CUgraphExec a0, CUgraphNode a1, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a2) { return cuGraphExecExternalSemaphoresSignalNodeSetParams(a0, a1, a2); }
inline CUresult use_370(CUgraphExec a0, CUgraphNode a1, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * a2) { return cuGraphExecExternalSemaphoresWaitNodeSetParams(a0, a1, a2); }
inline CUresult use_371(CUgraphExec a0, CUgraphNode a1, unsigned int a2) { return cuGraphNodeSetEnabled(a0, a1, a2); }
inline CUresult use_372(CUgraphExec a0, CUgraphNode a1, unsigned int * a2) { return cuGraphNodeGetEnabled(a0, a1, a2); }
inline CUresult use_373(CUgraphExec a0, CUstream a1) { return cuGraphUpload(a0, a1); }
inline CUresult use_374(CUgraphExec a0, CUstream a1) { return cuGraphLaunch(a0, a1); }
inline CUresult use_375(CUgraphExec a0) { return cuGraphExecDestroy(a0); }
inline CUresult use_376(CUgraph a0) { return cuGraphDestroy(a0); }
inline CUresult use_377(CUgraphExec a0, CUgraph a1, CUgraphExecUpdateResultInfo * a2) { return cuGraphExecUpdate_v2(a0, a1, a2); }
inline CUresult use_378(CUgraphNode a0, CUgraphNode a1) { return cuGraphKernelNodeCopyAttributes(a0, a1); }
inline CUresult use_379(CUgraphNode a0, CUkernelNodeAttrID a1, CUkernelNodeAttrValue * a2) { return cuGraphKernelNodeGetAttribute(a0, a1, a2); }
inline CUresult use_380(CUgraphNode a0, CUkernelNodeAttrID a1, const CUkernelNodeAttrValue * a2) { return cuGraphKernelNodeSetAttribute(a0, a1, a2); }
inline CUresult use_381(CUgraph a0, const char * a1, unsigned int a2) { return cuGraphDebugDotPrint(a0, a1, a2); }
inline CUresult use_382(CUuserObject * a0, void * a1, CUhostFn a2, unsigned int a3, unsigned int a4) { return cuUserObjectCreate(a0, a1, a2, a3, a4); }
inline CUresult use_383(CUuserObject a0, unsigned int a1) { return cuUserObjectRetain(a0, a1); }
inline CUresult use_384(CUuserObject a0, unsigned int a1) { return cuUserObjectRelease(a0, a1); }
inline CUresult use_385(CUgraph a0, CUuserObject a1, unsigned int a2, unsigned int a3) { return cuGraphRetainUserObject(a0, a1, a2, a3); }
inline CUresult use_386(CUgraph a0, CUuserObject a1, unsigned int a2) { return cuGraphReleaseUserObject(a0, a1, a2); }
inline CUresult use_387(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4, CUgraphNodeParams * a5) { return cuGraphAddNode_v2(a0, a1, a2, a3, a4, a5); }
inline CUresult use_388(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4, CUgraphNodeParams * a5) { return cuGraphAddNode_v3(a0, a1, a2, a3, a4, a5); }
inline CUresult use_389(CUgraphNode a0, CUgraphNodeParams * a1) { return cuGraphNodeSetParams(a0, a1); }
inline CUresult use_390(CUgraphNode a0, CUgraphNodeParams * a1) { return cuGraphNodeSetParams_v2(a0, a1); }
inline CUresult use_391(CUgraphNode a0, CUgraphNodeParams * a1) { return cuGraphNodeGetParams(a0, a1); }
inline CUresult use_392(CUgraphExec a0, CUgraphNode a1, CUgraphNodeParams * a2) { return cuGraphExecNodeSetParams(a0, a1, a2); }
inline CUresult use_393(CUgraphConditionalHandle * a0, CUgraph a1, CUcontext a2, unsigned int a3, unsigned int a4) { return cuGraphConditionalHandleCreate(a0, a1, a2, a3, a4); }
inline CUresult use_394(int * a0, CUfunction a1, int a2, size_t a3) { return cuOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
inline CUresult use_395(int * a0, CUfunction a1, int a2, size_t a3, unsigned int a4) { return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
inline CUresult use_396(int * a0, int * a1, CUfunction a2, CUoccupancyB2DSize a3, size_t a4, int a5) { return cuOccupancyMaxPotentialBlockSize(a0, a1, a2, a3, a4, a5); }
inline CUresult use_397(int * a0, int * a1, CUfunction a2, CUoccupancyB2DSize a3, size_t a4, int a5, unsigned int a6) { return cuOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_398(size_t * a0, CUfunction a1, int a2, int a3) { return cuOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
inline CUresult use_399(int * a0, CUfunction a1, const CUlaunchConfig * a2) { return cuOccupancyMaxPotentialClusterSize(a0, a1, a2); }
inline CUresult use_400(int * a0, CUfunction a1, const CUlaunchConfig * a2) { return cuOccupancyMaxActiveClusters(a0, a1, a2); }
inline CUresult use_401(CUtexref a0, CUarray a1, unsigned int a2) { return cuTexRefSetArray(a0, a1, a2); }
inline CUresult use_402(CUtexref a0, CUmipmappedArray a1, unsigned int a2) { return cuTexRefSetMipmappedArray(a0, a1, a2); }
inline CUresult use_403(size_t * a0, CUtexref a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress_v2(a0, a1, a2, a3); }
inline CUresult use_404(CUtexref a0, const CUDA_ARRAY_DESCRIPTOR * a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress2D_v3(a0, a1, a2, a3); }
inline CUresult use_405(CUtexref a0, CUarray_format a1, int a2) { return cuTexRefSetFormat(a0, a1, a2); }
inline CUresult use_406(CUtexref a0, int a1, CUaddress_mode a2) { return cuTexRefSetAddressMode(a0, a1, a2); }
inline CUresult use_407(CUtexref a0, CUfilter_mode a1) { return cuTexRefSetFilterMode(a0, a1); }
inline CUresult use_408(CUtexref a0, CUfilter_mode a1) { return cuTexRefSetMipmapFilterMode(a0, a1); }
inline CUresult use_409(CUtexref a0, float a1) { return cuTexRefSetMipmapLevelBias(a0, a1); }
inline CUresult use_410(CUtexref a0, float a1, float a2) { return cuTexRefSetMipmapLevelClamp(a0, a1, a2); }
inline CUresult use_411(CUtexref a0, unsigned int a1) { return cuTexRefSetMaxAnisotropy(a0, a1); }
inline CUresult use_412(CUtexref a0, float * a1) { return cuTexRefSetBorderColor(a0, a1); }
inline CUresult use_413(CUtexref a0, unsigned int a1) { return cuTexRefSetFlags(a0, a1); }
inline CUresult use_414(CUdeviceptr * a0, CUtexref a1) { return cuTexRefGetAddress_v2(a0, a1); }
inline CUresult use_415(CUarray * a0, CUtexref a1) { return cuTexRefGetArray(a0, a1); }
inline CUresult use_416(CUmipmappedArray * a0, CUtexref a1) { return cuTexRefGetMipmappedArray(a0, a1); }
inline CUresult use_417(CUaddress_mode * a0, CUtexref a1, int a2) { return cuTexRefGetAddressMode(a0, a1, a2); }
inline CUresult use_418(CUfilter_mode * a0, CUtexref a1) { return cuTexRefGetFilterMode(a0, a1); }
inline CUresult use_419(CUarray_format * a0, int * a1, CUtexref a2) { return cuTexRefGetFormat(a0, a1, a2); }
inline CUresult use_420(CUfilter_mode * a0, CUtexref a1) { return cuTexRefGetMipmapFilterMode(a0, a1); }
inline CUresult use_421(float * a0, CUtexref a1) { return cuTexRefGetMipmapLevelBias(a0, a1); }
inline CUresult use_422(float * a0, float * a1, CUtexref a2) { return cuTexRefGetMipmapLevelClamp(a0, a1, a2); }
inline CUresult use_423(int * a0, CUtexref a1) { return cuTexRefGetMaxAnisotropy(a0, a1); }
inline CUresult use_424(float * a0, CUtexref a1) { return cuTexRefGetBorderColor(a0, a1); }
inline CUresult use_425(unsigned int * a0, CUtexref a1) { return cuTexRefGetFlags(a0, a1); }
inline CUresult use_426(CUtexref * a0) { return cuTexRefCreate(a0); }
inline CUresult use_427(CUtexref a0) { return cuTexRefDestroy(a0); }
inline CUresult use_428(CUsurfref a0, CUarray a1, unsigned int a2) { return cuSurfRefSetArray(a0, a1, a2); }
inline CUresult use_429(CUarray * a0, CUsurfref a1) { return cuSurfRefGetArray(a0, a1); }
inline CUresult use_430(CUtexObject * a0, const CUDA_RESOURCE_DESC * a1, const CUDA_TEXTURE_DESC * a2, const CUDA_RESOURCE_VIEW_DESC * a3) { return cuTexObjectCreate(a0, a1, a2, a3); }
inline CUresult use_431(CUtexObject a0) { return cuTexObjectDestroy(a0); }
inline CUresult use_432(CUDA_RESOURCE_DESC * a0, CUtexObject a1) { return cuTexObjectGetResourceDesc(a0, a1); }
inline CUresult use_433(CUDA_TEXTURE_DESC * a0, CUtexObject a1) { return cuTexObjectGetTextureDesc(a0, a1); }
inline CUresult use_434(CUDA_RESOURCE_VIEW_DESC * a0, CUtexObject a1) { return cuTexObjectGetResourceViewDesc(a0, a1); }
inline CUresult use_435(CUsurfObject * a0, const CUDA_RESOURCE_DESC * a1) { return cuSurfObjectCreate(a0, a1); }
inline CUresult use_436(CUsurfObject a0) { return cuSurfObjectDestroy(a0); }
inline CUresult use_437(CUDA_RESOURCE_DESC * a0, CUsurfObject a1) { return cuSurfObjectGetResourceDesc(a0, a1); }
inline CUresult use_438(CUtensorMap * a0, CUtensorMapDataType a1, cuuint32_t a2, void * a3, const cuuint64_t * a4, const cuuint64_t * a5, const cuuint32_t * a6, const cuuint32_t * a7, CUtensorMapInterleave a8, CUtensorMapSwizzle a9, CUtensorMapL2promotion a10, CUtensorMapFloatOOBfill a11) { return cuTensorMapEncodeTiled(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline CUresult use_439(CUtensorMap * a0, CUtensorMapDataType a1, cuuint32_t a2, void * a3, const cuuint64_t * a4, const cuuint64_t * a5, const int * a6, const int * a7, cuuint32_t a8, cuuint32_t a9, const cuuint32_t * a10, CUtensorMapInterleave a11, CUtensorMapSwizzle a12, CUtensorMapL2promotion a13, CUtensorMapFloatOOBfill a14) { return cuTensorMapEncodeIm2col(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline CUresult use_440(CUtensorMap * a0, CUtensorMapDataType a1, cuuint32_t a2, void * a3, const cuuint64_t * a4, const cuuint64_t * a5, int a6, int a7, cuuint32_t a8, cuuint32_t a9, const cuuint32_t * a10, CUtensorMapInterleave a11, CUtensorMapIm2ColWideMode a12, CUtensorMapSwizzle a13, CUtensorMapL2promotion a14, CUtensorMapFloatOOBfill a15) { return cuTensorMapEncodeIm2colWide(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline CUresult use_441(CUtensorMap * a0, void * a1) { return cuTensorMapReplaceAddress(a0, a1); }
inline CUresult use_442(CUtensorMap * a0, CUtensorMapAllocClass a1, CUtensorMapAllocClass * a2) { return cuTensorMapSetAllocationClass(a0, a1, a2); }
inline CUresult use_443(int * a0, CUdevice a1, CUdevice a2) { return cuDeviceCanAccessPeer(a0, a1, a2); }
inline CUresult use_444(CUcontext a0, unsigned int a1) { return cuCtxEnablePeerAccess(a0, a1); }
inline CUresult use_445(CUcontext a0) { return cuCtxDisablePeerAccess(a0); }
inline CUresult use_446(int * a0, CUdevice_P2PAttribute a1, CUdevice a2, CUdevice a3) { return cuDeviceGetP2PAttribute(a0, a1, a2, a3); }
inline CUresult use_447(unsigned int * a0, const CUatomicOperation * a1, unsigned int a2, CUdevice a3, CUdevice a4) { return cuDeviceGetP2PAtomicCapabilities(a0, a1, a2, a3, a4); }
inline CUresult use_448(CUgraphicsResource a0) { return cuGraphicsUnregisterResource(a0); }
inline CUresult use_449(CUarray * a0, CUgraphicsResource a1, unsigned int a2, unsigned int a3) { return cuGraphicsSubResourceGetMappedArray(a0, a1, a2, a3); }
inline CUresult use_450(CUmipmappedArray * a0, CUgraphicsResource a1) { return cuGraphicsResourceGetMappedMipmappedArray(a0, a1); }
inline CUresult use_451(CUdeviceptr * a0, size_t * a1, CUgraphicsResource a2) { return cuGraphicsResourceGetMappedPointer_v2(a0, a1, a2); }
inline CUresult use_452(CUgraphicsResource a0, unsigned int a1) { return cuGraphicsResourceSetMapFlags_v2(a0, a1); }
inline CUresult use_453(unsigned int a0, CUgraphicsResource * a1, CUstream a2) { return cuGraphicsMapResources(a0, a1, a2); }
inline CUresult use_454(unsigned int a0, CUgraphicsResource * a1, CUstream a2) { return cuGraphicsUnmapResources(a0, a1, a2); }
inline CUresult use_455(const char * a0, void ** a1, int a2, cuuint64_t a3, CUdriverProcAddressQueryResult * a4) { return cuGetProcAddress_v2(a0, a1, a2, a3, a4); }
inline CUresult use_456(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpGetAttribute(a0, a1, a2); }
inline CUresult use_457(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpGetAttributeGlobal(a0, a1, a2); }
inline CUresult use_458(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpSetAttribute(a0, a1, a2); }
inline CUresult use_459(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpSetAttributeGlobal(a0, a1, a2); }
inline CUresult use_460(CUcoredumpStatusCallback a0, void * a1, CUcoredumpCallbackHandle * a2) { return cuCoredumpRegisterStartCallback(a0, a1, a2); }
inline CUresult use_461(CUcoredumpStatusCallback a0, void * a1, CUcoredumpCallbackHandle * a2) { return cuCoredumpRegisterCompleteCallback(a0, a1, a2); }
inline CUresult use_462(CUcoredumpCallbackHandle a0) { return cuCoredumpDeregisterStartCallback(a0); }
inline CUresult use_463(CUcoredumpCallbackHandle a0) { return cuCoredumpDeregisterCompleteCallback(a0); }
inline CUresult use_464(const void ** a0, const CUuuid * a1) { return cuGetExportTable(a0, a1); }
inline CUresult use_465(CUgreenCtx * a0, CUdevResourceDesc a1, CUdevice a2, unsigned int a3) { return cuGreenCtxCreate(a0, a1, a2, a3); }
inline CUresult use_466(CUgreenCtx a0) { return cuGreenCtxDestroy(a0); }
inline CUresult use_467(CUcontext * a0, CUgreenCtx a1) { return cuCtxFromGreenCtx(a0, a1); }
inline CUresult use_468(CUdevice a0, CUdevResource * a1, CUdevResourceType a2) { return cuDeviceGetDevResource(a0, a1, a2); }
inline CUresult use_469(CUcontext a0, CUdevResource * a1, CUdevResourceType a2) { return cuCtxGetDevResource(a0, a1, a2); }
inline CUresult use_470(CUgreenCtx a0, CUdevResource * a1, CUdevResourceType a2) { return cuGreenCtxGetDevResource(a0, a1, a2); }
inline CUresult use_471(CUdevResource * a0, unsigned int * a1, const CUdevResource * a2, CUdevResource * a3, unsigned int a4, unsigned int a5) { return cuDevSmResourceSplitByCount(a0, a1, a2, a3, a4, a5); }
inline CUresult use_472(CUdevResource * a0, unsigned int a1, const CUdevResource * a2, CUdevResource * a3, unsigned int a4, CU_DEV_SM_RESOURCE_GROUP_PARAMS * a5) { return cuDevSmResourceSplit(a0, a1, a2, a3, a4, a5); }
inline CUresult use_473(CUdevResourceDesc * a0, CUdevResource * a1, unsigned int a2) { return cuDevResourceGenerateDesc(a0, a1, a2); }
inline CUresult use_474(CUgreenCtx a0, CUevent a1) { return cuGreenCtxRecordEvent(a0, a1); }
inline CUresult use_475(CUgreenCtx a0, CUevent a1) { return cuGreenCtxWaitEvent(a0, a1); }
inline CUresult use_476(CUstream a0, CUgreenCtx * a1) { return cuStreamGetGreenCtx(a0, a1); }
inline CUresult use_477(CUstream * a0, CUgreenCtx a1, unsigned int a2, int a3) { return cuGreenCtxStreamCreate(a0, a1, a2, a3); }
inline CUresult use_478(CUgreenCtx a0, unsigned long long * a1) { return cuGreenCtxGetId(a0, a1); }
inline CUresult use_479(CUstream a0, CUdevResource * a1, CUdevResourceType a2) { return cuStreamGetDevResource(a0, a1, a2); }
inline CUresult use_480(CUlogsCallback a0, void * a1, CUlogsCallbackHandle * a2) { return cuLogsRegisterCallback(a0, a1, a2); }
inline CUresult use_481(CUlogsCallbackHandle a0) { return cuLogsUnregisterCallback(a0); }
inline CUresult use_482(CUlogIterator * a0, unsigned int a1) { return cuLogsCurrent(a0, a1); }
inline CUresult use_483(CUlogIterator * a0, const char * a1, unsigned int a2) { return cuLogsDumpToFile(a0, a1, a2); }
inline CUresult use_484(CUlogIterator * a0, char * a1, size_t * a2, unsigned int a3) { return cuLogsDumpToMemory(a0, a1, a2, a3); }
inline CUresult use_485(int a0, int * a1) { return cuCheckpointProcessGetRestoreThreadId(a0, a1); }
inline CUresult use_486(int a0, CUprocessState * a1) { return cuCheckpointProcessGetState(a0, a1); }
inline CUresult use_487(int a0, CUcheckpointLockArgs * a1) { return cuCheckpointProcessLock(a0, a1); }
inline CUresult use_488(int a0, CUcheckpointCheckpointArgs * a1) { return cuCheckpointProcessCheckpoint(a0, a1); }
inline CUresult use_489(int a0, CUcheckpointRestoreArgs * a1) { return cuCheckpointProcessRestore(a0, a1); }
inline CUresult use_490(CUcheckpointOperationHandle a0) { return cuCheckpointOperationComplete(a0); }
inline CUresult use_491(int a0, CUcheckpointUnlockArgs * a1) { return cuCheckpointProcessUnlock(a0, a1); }
inline CUresult use_492(CUgraphicsResource * a0, GLuint a1, unsigned int a2) { return cuGraphicsGLRegisterBuffer(a0, a1, a2); }
inline CUresult use_493(CUgraphicsResource * a0, GLuint a1, GLenum a2, unsigned int a3) { return cuGraphicsGLRegisterImage(a0, a1, a2, a3); }
inline CUresult use_494(unsigned int * a0, CUdevice * a1, unsigned int a2, CUGLDeviceList a3) { return cuGLGetDevices_v2(a0, a1, a2, a3); }
inline CUresult use_495(CUcontext * a0, unsigned int a1, CUdevice a2) { return cuGLCtxCreate_v2(a0, a1, a2); }
inline CUresult use_496() { return cuGLInit(); }
inline CUresult use_497(GLuint a0) { return cuGLRegisterBufferObject(a0); }
inline CUresult use_498(CUdeviceptr * a0, size_t * a1, GLuint a2) { return cuGLMapBufferObject_v2(a0, a1, a2); }
inline CUresult use_499(GLuint a0) { return cuGLUnmapBufferObject(a0); }
inline CUresult use_500(GLuint a0) { return cuGLUnregisterBufferObject(a0); }
inline CUresult use_501(GLuint a0, unsigned int a1) { return cuGLSetBufferObjectMapFlags(a0, a1); }
inline CUresult use_502(CUdeviceptr * a0, size_t * a1, GLuint a2, CUstream a3) { return cuGLMapBufferObjectAsync_v2(a0, a1, a2, a3); }
inline CUresult use_503(GLuint a0, CUstream a1) { return cuGLUnmapBufferObjectAsync(a0, a1); }
inline CUresult use_504(CUgraphicsResource * a0, EGLImageKHR a1, unsigned int a2) { return cuGraphicsEGLRegisterImage(a0, a1, a2); }
inline CUresult use_505(CUeglStreamConnection * a0, EGLStreamKHR a1) { return cuEGLStreamConsumerConnect(a0, a1); }
inline CUresult use_506(CUeglStreamConnection * a0, EGLStreamKHR a1, unsigned int a2) { return cuEGLStreamConsumerConnectWithFlags(a0, a1, a2); }
inline CUresult use_507(CUeglStreamConnection * a0) { return cuEGLStreamConsumerDisconnect(a0); }
inline CUresult use_508(CUeglStreamConnection * a0, CUgraphicsResource * a1, CUstream * a2, unsigned int a3) { return cuEGLStreamConsumerAcquireFrame(a0, a1, a2, a3); }
inline CUresult use_509(CUeglStreamConnection * a0, CUgraphicsResource a1, CUstream * a2) { return cuEGLStreamConsumerReleaseFrame(a0, a1, a2); }
inline CUresult use_510(CUeglStreamConnection * a0, EGLStreamKHR a1, EGLint a2, EGLint a3) { return cuEGLStreamProducerConnect(a0, a1, a2, a3); }
inline CUresult use_511(CUeglStreamConnection * a0) { return cuEGLStreamProducerDisconnect(a0); }
inline CUresult use_512(CUeglStreamConnection * a0, CUeglFrame a1, CUstream * a2) { return cuEGLStreamProducerPresentFrame(a0, a1, a2); }
inline CUresult use_513(CUeglStreamConnection * a0, CUeglFrame * a1, CUstream * a2) { return cuEGLStreamProducerReturnFrame(a0, a1, a2); }
inline CUresult use_514(CUeglFrame * a0, CUgraphicsResource a1, unsigned int a2, unsigned int a3) { return cuGraphicsResourceGetMappedEglFrame(a0, a1, a2, a3); }
inline CUresult use_515(CUevent * a0, EGLSyncKHR a1, unsigned int a2) { return cuEventCreateFromEGLSync(a0, a1, a2); }
inline CUresult use_516(CUdevice * a0, VdpDevice a1, VdpGetProcAddress * a2) { return cuVDPAUGetDevice(a0, a1, a2); }
inline CUresult use_517(CUcontext * a0, unsigned int a1, CUdevice a2, VdpDevice a3, VdpGetProcAddress * a4) { return cuVDPAUCtxCreate_v2(a0, a1, a2, a3, a4); }
inline CUresult use_518(CUgraphicsResource * a0, VdpVideoSurface a1, unsigned int a2) { return cuGraphicsVDPAURegisterVideoSurface(a0, a1, a2); }
inline CUresult use_519(CUgraphicsResource * a0, VdpOutputSurface a1, unsigned int a2) { return cuGraphicsVDPAURegisterOutputSurface(a0, a1, a2); }
inline CUresult use_520(const char * a0, const char * a1, CUoutput_mode a2) { return cuProfilerInitialize(a0, a1, a2); }
inline CUresult use_521() { return cuProfilerStart(); }
inline CUresult use_522() { return cuProfilerStop(); }
inline CUresult use_523(CUarray * a0, const CUDA_ARRAY3D_DESCRIPTOR * a1) { return cuArray3DCreate(a0, a1); }
inline CUresult use_524(CUDA_ARRAY3D_DESCRIPTOR * a0, CUarray a1) { return cuArray3DGetDescriptor(a0, a1); }
inline CUresult use_525(CUarray * a0, const CUDA_ARRAY_DESCRIPTOR * a1) { return cuArrayCreate(a0, a1); }
inline CUresult use_526(CUDA_ARRAY_DESCRIPTOR * a0, CUarray a1) { return cuArrayGetDescriptor(a0, a1); }
inline CUresult use_527(CUcontext * a0, CUctxCreateParams * a1, unsigned int a2, CUdevice a3) { return cuCtxCreate(a0, a1, a2, a3); }
inline CUresult use_528(CUcontext a0) { return cuCtxDestroy(a0); }
inline CUresult use_529(CUcontext * a0) { return cuCtxPopCurrent(a0); }
inline CUresult use_530(CUcontext a0) { return cuCtxPushCurrent(a0); }
inline CUresult use_531(CUuuid * a0, CUdevice a1) { return cuDeviceGetUuid(a0, a1); }
inline CUresult use_532(CUdevice a0) { return cuDevicePrimaryCtxRelease(a0); }
inline CUresult use_533(CUdevice a0) { return cuDevicePrimaryCtxReset(a0); }
inline CUresult use_534(CUdevice a0, unsigned int a1) { return cuDevicePrimaryCtxSetFlags(a0, a1); }
inline CUresult use_535(size_t * a0, CUdevice a1) { return cuDeviceTotalMem(a0, a1); }
inline CUresult use_536(CUevent a0) { return cuEventDestroy(a0); }
inline CUresult use_537(float * a0, CUevent a1, CUevent a2) { return cuEventElapsedTime(a0, a1, a2); }
inline CUresult use_538(CUcontext * a0, unsigned int a1, CUdevice a2) { return cuGLCtxCreate(a0, a1, a2); }
inline CUresult use_539(unsigned int * a0, CUdevice * a1, unsigned int a2, CUGLDeviceList a3) { return cuGLGetDevices(a0, a1, a2, a3); }
inline CUresult use_540(CUdeviceptr * a0, size_t * a1, GLuint a2) { return cuGLMapBufferObject(a0, a1, a2); }
inline CUresult use_541(CUdeviceptr * a0, size_t * a1, GLuint a2, CUstream a3) { return cuGLMapBufferObjectAsync(a0, a1, a2, a3); }
inline CUresult use_542(const char * a0, void ** a1, int a2, cuuint64_t a3, CUdriverProcAddressQueryResult * a4) { return cuGetProcAddress(a0, a1, a2, a3, a4); }
inline CUresult use_543(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphAddDependencies(a0, a1, a2, a3, a4); }
inline CUresult use_544(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_KERNEL_NODE_PARAMS * a4) { return cuGraphAddKernelNode(a0, a1, a2, a3, a4); }
inline CUresult use_545(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4, CUgraphNodeParams * a5) { return cuGraphAddNode(a0, a1, a2, a3, a4, a5); }
inline CUresult use_546(CUgraphExec a0, CUgraphNode a1, const CUDA_KERNEL_NODE_PARAMS * a2) { return cuGraphExecKernelNodeSetParams(a0, a1, a2); }
inline CUresult use_547(CUgraphExec a0, CUgraph a1, CUgraphExecUpdateResultInfo * a2) { return cuGraphExecUpdate(a0, a1, a2); }
inline CUresult use_548(CUgraph a0, CUgraphNode * a1, CUgraphNode * a2, CUgraphEdgeData * a3, size_t * a4) { return cuGraphGetEdges(a0, a1, a2, a3, a4); }
inline CUresult use_549(CUgraphExec * a0, CUgraph a1, unsigned long long a2) { return cuGraphInstantiate(a0, a1, a2); }
inline CUresult use_550(CUgraphNode a0, CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeGetParams(a0, a1); }
inline CUresult use_551(CUgraphNode a0, const CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeSetParams(a0, a1); }
inline CUresult use_552(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependencies(a0, a1, a2, a3); }
inline CUresult use_553(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependentNodes(a0, a1, a2, a3); }
inline CUresult use_554(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphRemoveDependencies(a0, a1, a2, a3, a4); }
inline CUresult use_555(CUdeviceptr * a0, size_t * a1, CUgraphicsResource a2) { return cuGraphicsResourceGetMappedPointer(a0, a1, a2); }
inline CUresult use_556(CUgraphicsResource a0, unsigned int a1) { return cuGraphicsResourceSetMapFlags(a0, a1); }
inline CUresult use_557(CUdeviceptr * a0, CUipcMemHandle a1, unsigned int a2) { return cuIpcOpenMemHandle(a0, a1, a2); }
inline CUresult use_558(CUlinkState a0, CUjitInputType a1, void * a2, size_t a3, const char * a4, unsigned int a5, CUjit_option * a6, void ** a7) { return cuLinkAddData(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_559(CUlinkState a0, CUjitInputType a1, const char * a2, unsigned int a3, CUjit_option * a4, void ** a5) { return cuLinkAddFile(a0, a1, a2, a3, a4, a5); }
inline CUresult use_560(unsigned int a0, CUjit_option * a1, void ** a2, CUlinkState * a3) { return cuLinkCreate(a0, a1, a2, a3); }
inline CUresult use_561(CUdeviceptr a0, size_t a1, CUmem_advise a2, CUmemLocation a3) { return cuMemAdvise(a0, a1, a2, a3); }
inline CUresult use_562(CUdeviceptr * a0, size_t a1) { return cuMemAlloc(a0, a1); }
inline CUresult use_563(void ** a0, size_t a1) { return cuMemAllocHost(a0, a1); }
inline CUresult use_564(CUdeviceptr * a0, size_t * a1, size_t a2, size_t a3, unsigned int a4) { return cuMemAllocPitch(a0, a1, a2, a3, a4); }
inline CUresult use_565(CUdeviceptr a0) { return cuMemFree(a0); }
inline CUresult use_566(CUdeviceptr * a0, size_t * a1, CUdeviceptr a2) { return cuMemGetAddressRange(a0, a1, a2); }
inline CUresult use_567(size_t * a0, size_t * a1) { return cuMemGetInfo(a0, a1); }
inline CUresult use_568(CUdeviceptr * a0, void * a1, unsigned int a2) { return cuMemHostGetDevicePointer(a0, a1, a2); }
inline CUresult use_569(void * a0, size_t a1, unsigned int a2) { return cuMemHostRegister(a0, a1, a2); }
inline CUresult use_570(CUdeviceptr a0, size_t a1, CUmemLocation a2, unsigned int a3, CUstream a4) { return cuMemPrefetchAsync(a0, a1, a2, a3, a4); }
inline CUresult use_571(const CUDA_MEMCPY2D * a0) { return cuMemcpy2D(a0); }
inline CUresult use_572(const CUDA_MEMCPY2D * a0, CUstream a1) { return cuMemcpy2DAsync(a0, a1); }
inline CUresult use_573(const CUDA_MEMCPY2D * a0) { return cuMemcpy2DUnaligned(a0); }
inline CUresult use_574(const CUDA_MEMCPY3D * a0) { return cuMemcpy3D(a0); }
inline CUresult use_575(const CUDA_MEMCPY3D * a0, CUstream a1) { return cuMemcpy3DAsync(a0, a1); }
inline CUresult use_576(size_t a0, CUDA_MEMCPY3D_BATCH_OP * a1, unsigned long long a2, CUstream a3) { return cuMemcpy3DBatchAsync(a0, a1, a2, a3); }
inline CUresult use_577(CUarray a0, size_t a1, CUarray a2, size_t a3, size_t a4) { return cuMemcpyAtoA(a0, a1, a2, a3, a4); }
inline CUresult use_578(CUdeviceptr a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoD(a0, a1, a2, a3); }
inline CUresult use_579(void * a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoH(a0, a1, a2, a3); }
inline CUresult use_580(void * a0, CUarray a1, size_t a2, size_t a3, CUstream a4) { return cuMemcpyAtoHAsync(a0, a1, a2, a3, a4); }
inline CUresult use_581(CUdeviceptr * a0, CUdeviceptr * a1, size_t * a2, size_t a3, CUmemcpyAttributes * a4, size_t * a5, size_t a6, CUstream a7) { return cuMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_582(CUarray a0, size_t a1, CUdeviceptr a2, size_t a3) { return cuMemcpyDtoA(a0, a1, a2, a3); }
inline CUresult use_583(CUdeviceptr a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoD(a0, a1, a2); }
inline CUresult use_584(CUdeviceptr a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoDAsync(a0, a1, a2, a3); }
inline CUresult use_585(void * a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoH(a0, a1, a2); }
inline CUresult use_586(void * a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoHAsync(a0, a1, a2, a3); }
inline CUresult use_587(CUarray a0, size_t a1, const void * a2, size_t a3) { return cuMemcpyHtoA(a0, a1, a2, a3); }
inline CUresult use_588(CUarray a0, size_t a1, const void * a2, size_t a3, CUstream a4) { return cuMemcpyHtoAAsync(a0, a1, a2, a3, a4); }
inline CUresult use_589(CUdeviceptr a0, const void * a1, size_t a2) { return cuMemcpyHtoD(a0, a1, a2); }
inline CUresult use_590(CUdeviceptr a0, const void * a1, size_t a2, CUstream a3) { return cuMemcpyHtoDAsync(a0, a1, a2, a3); }
inline CUresult use_591(CUdeviceptr a0, unsigned short a1, size_t a2) { return cuMemsetD16(a0, a1, a2); }
inline CUresult use_592(CUdeviceptr a0, size_t a1, unsigned short a2, size_t a3, size_t a4) { return cuMemsetD2D16(a0, a1, a2, a3, a4); }
inline CUresult use_593(CUdeviceptr a0, size_t a1, unsigned int a2, size_t a3, size_t a4) { return cuMemsetD2D32(a0, a1, a2, a3, a4); }
inline CUresult use_594(CUdeviceptr a0, size_t a1, unsigned char a2, size_t a3, size_t a4) { return cuMemsetD2D8(a0, a1, a2, a3, a4); }
inline CUresult use_595(CUdeviceptr a0, unsigned int a1, size_t a2) { return cuMemsetD32(a0, a1, a2); }
inline CUresult use_596(CUdeviceptr a0, unsigned char a1, size_t a2) { return cuMemsetD8(a0, a1, a2); }
inline CUresult use_597(CUdeviceptr * a0, size_t * a1, CUmodule a2, const char * a3) { return cuModuleGetGlobal(a0, a1, a2, a3); }
inline CUresult use_598(CUstream a0, unsigned int a1, CUstreamBatchMemOpParams * a2, unsigned int a3) { return cuStreamBatchMemOp(a0, a1, a2, a3); }
inline CUresult use_599(CUstream a0, CUstreamCaptureMode a1) { return cuStreamBeginCapture(a0, a1); }
inline CUresult use_600(CUstream a0) { return cuStreamDestroy(a0); }
inline CUresult use_601(CUstream a0, CUstreamCaptureStatus * a1, cuuint64_t * a2, CUgraph * a3, const CUgraphNode ** a4, const CUgraphEdgeData ** a5, size_t * a6) { return cuStreamGetCaptureInfo(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_602(CUstream a0, CUgraphNode * a1, const CUgraphEdgeData * a2, size_t a3, unsigned int a4) { return cuStreamUpdateCaptureDependencies(a0, a1, a2, a3, a4); }
inline CUresult use_603(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWaitValue32(a0, a1, a2, a3); }
inline CUresult use_604(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWaitValue64(a0, a1, a2, a3); }
inline CUresult use_605(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWriteValue32(a0, a1, a2, a3); }
inline CUresult use_606(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWriteValue64(a0, a1, a2, a3); }
inline CUresult use_607(CUdeviceptr * a0, CUtexref a1) { return cuTexRefGetAddress(a0, a1); }
inline CUresult use_608(size_t * a0, CUtexref a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress(a0, a1, a2, a3); }
inline CUresult use_609(CUtexref a0, const CUDA_ARRAY_DESCRIPTOR * a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress2D(a0, a1, a2, a3); }
inline CUresult use_610(CUcontext * a0, unsigned int a1, CUdevice a2, VdpDevice a3, VdpGetProcAddress * a4) { return cuVDPAUCtxCreate(a0, a1, a2, a3, a4); }
inline auto use_611 = CUDA_VERSION;
inline auto use_612 = CU_IPC_HANDLE_SIZE;
inline auto use_613 = CU_STREAM_LEGACY;
inline auto use_614 = CU_STREAM_PER_THREAD;
inline auto use_615 = CU_COMPUTE_ACCELERATED_TARGET_BASE;
inline auto use_616 = CU_COMPUTE_FAMILY_TARGET_BASE;
inline auto use_617 = CU_GRAPH_COND_ASSIGN_DEFAULT;
inline auto use_618 = CU_GRAPH_KERNEL_NODE_PORT_DEFAULT;
inline auto use_619 = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC;
inline auto use_620 = CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER;
inline auto use_621 = CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW;
inline auto use_622 = CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE;
inline auto use_623 = CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION;
inline auto use_624 = CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
inline auto use_625 = CU_KERNEL_NODE_ATTRIBUTE_PRIORITY;
inline auto use_626 = CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
inline auto use_627 = CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN;
inline auto use_628 = CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;
inline auto use_629 = CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
inline auto use_630 = CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
inline auto use_631 = CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW;
inline auto use_632 = CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY;
inline auto use_633 = CU_STREAM_ATTRIBUTE_PRIORITY;
inline auto use_634 = CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
inline auto use_635 = CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN;
inline auto use_636 = CU_MEMHOSTALLOC_PORTABLE;
inline auto use_637 = CU_MEMHOSTALLOC_DEVICEMAP;
inline auto use_638 = CU_MEMHOSTALLOC_WRITECOMBINED;
inline auto use_639 = CU_MEMHOSTREGISTER_PORTABLE;
inline auto use_640 = CU_MEMHOSTREGISTER_DEVICEMAP;
inline auto use_641 = CU_MEMHOSTREGISTER_IOMEMORY;
inline auto use_642 = CU_MEMHOSTREGISTER_READ_ONLY;
inline auto use_643 = CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL;
inline auto use_644 = CU_TENSOR_MAP_NUM_QWORDS;
inline auto use_645 = CUDA_EXTERNAL_MEMORY_DEDICATED;
inline auto use_646 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC;
inline auto use_647 = CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC;
inline auto use_648 = CUDA_NVSCISYNC_ATTR_SIGNAL;
inline auto use_649 = CUDA_NVSCISYNC_ATTR_WAIT;
inline auto use_650 = CU_MEM_CREATE_USAGE_TILE_POOL;
inline auto use_651 = CU_MEM_CREATE_USAGE_HW_DECOMPRESS;
inline auto use_652 = CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE;
inline auto use_653 = CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS;
inline auto use_654 = CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC;
inline auto use_655 = CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC;
inline auto use_656 = CUDA_ARRAY3D_LAYERED;
inline auto use_657 = CUDA_ARRAY3D_2DARRAY;
inline auto use_658 = CUDA_ARRAY3D_SURFACE_LDST;
inline auto use_659 = CUDA_ARRAY3D_CUBEMAP;
inline auto use_660 = CUDA_ARRAY3D_TEXTURE_GATHER;
inline auto use_661 = CUDA_ARRAY3D_DEPTH_TEXTURE;
inline auto use_662 = CUDA_ARRAY3D_COLOR_ATTACHMENT;
inline auto use_663 = CUDA_ARRAY3D_SPARSE;
inline auto use_664 = CUDA_ARRAY3D_DEFERRED_MAPPING;
inline auto use_665 = CUDA_ARRAY3D_VIDEO_ENCODE_DECODE;
inline auto use_666 = CU_TRSA_OVERRIDE_FORMAT;
inline auto use_667 = CU_TRSF_READ_AS_INTEGER;
inline auto use_668 = CU_TRSF_NORMALIZED_COORDINATES;
inline auto use_669 = CU_TRSF_SRGB;
inline auto use_670 = CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION;
inline auto use_671 = CU_TRSF_SEAMLESS_CUBEMAP;
inline auto use_672 = CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM;
inline auto use_673 = CU_LAUNCH_PARAM_END_AS_INT;
inline auto use_674 = CU_LAUNCH_PARAM_END;
inline auto use_675 = CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT;
inline auto use_676 = CU_LAUNCH_PARAM_BUFFER_POINTER;
inline auto use_677 = CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT;
inline auto use_678 = CU_LAUNCH_PARAM_BUFFER_SIZE;
inline auto use_679 = CU_PARAM_TR_DEFAULT;
inline auto use_680 = CU_DEVICE_CPU;
inline auto use_681 = CU_DEVICE_INVALID;
inline auto use_682 = CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY;
inline auto use_683 = CUDA_EGL_INFINITE_TIMEOUT;
using use_684 = cuuint32_t;
using use_685 = cuuint64_t;
using use_686 = CUdeviceptr_v2;
using use_687 = CUdeviceptr;
using use_688 = CUdevice_v1;
using use_689 = CUdevice;
using use_690 = CUctx_st;
using use_691 = struct CUctx_st;
using use_692 = CUcontext;
using use_693 = CUmod_st;
using use_694 = struct CUmod_st;
using use_695 = CUmodule;
using use_696 = CUfunc_st;
using use_697 = struct CUfunc_st;
using use_698 = CUfunction;
using use_699 = CUlib_st;
using use_700 = struct CUlib_st;
using use_701 = CUlibrary;
using use_702 = CUkern_st;
using use_703 = struct CUkern_st;
using use_704 = CUkernel;
using use_705 = CUarray_st;
using use_706 = struct CUarray_st;
using use_707 = CUarray;
using use_708 = CUmipmappedArray_st;
using use_709 = struct CUmipmappedArray_st;
using use_710 = CUmipmappedArray;
using use_711 = CUtexref_st;
using use_712 = struct CUtexref_st;
using use_713 = CUtexref;
using use_714 = CUsurfref_st;
using use_715 = struct CUsurfref_st;
using use_716 = CUsurfref;
using use_717 = CUevent_st;
using use_718 = struct CUevent_st;
using use_719 = CUevent;
using use_720 = CUstream_st;
using use_721 = struct CUstream_st;
using use_722 = CUstream;
using use_723 = CUgraphicsResource_st;
using use_724 = struct CUgraphicsResource_st;
using use_725 = CUgraphicsResource;
using use_726 = CUtexObject_v1;
using use_727 = CUtexObject;
using use_728 = CUsurfObject_v1;
using use_729 = CUsurfObject;
using use_730 = CUextMemory_st;
using use_731 = struct CUextMemory_st;
using use_732 = CUexternalMemory;
using use_733 = CUextSemaphore_st;
using use_734 = struct CUextSemaphore_st;
using use_735 = CUexternalSemaphore;
using use_736 = CUgraph_st;
using use_737 = struct CUgraph_st;
using use_738 = CUgraph;
using use_739 = CUgraphNode_st;
using use_740 = struct CUgraphNode_st;
using use_741 = CUgraphNode;
using use_742 = CUgraphExec_st;
using use_743 = struct CUgraphExec_st;
using use_744 = CUgraphExec;
using use_745 = CUmemPoolHandle_st;
using use_746 = struct CUmemPoolHandle_st;
using use_747 = CUmemoryPool;
using use_748 = CUuserObject_st;
using use_749 = struct CUuserObject_st;
using use_750 = CUuserObject;
using use_751 = CUgraphConditionalHandle;
using use_752 = CUgraphDeviceUpdatableNode_st;
using use_753 = struct CUgraphDeviceUpdatableNode_st;
using use_754 = CUgraphDeviceNode;
using use_755 = CUasyncCallbackEntry_st;
using use_756 = struct CUasyncCallbackEntry_st;
using use_757 = CUasyncCallbackHandle;
using use_758 = CUgreenCtx_st;
using use_759 = struct CUgreenCtx_st;
using use_760 = CUgreenCtx;
using use_761 = CUuuid_st;
using use_762 = struct CUuuid_st;
using use_763 = CUuuid;
using use_764 = CUmemFabricHandle_st;
using use_765 = struct CUmemFabricHandle_st;
using use_766 = CUmemFabricHandle_v1;
using use_767 = CUmemFabricHandle;
using use_768 = CUipcEventHandle_st;
using use_769 = struct CUipcEventHandle_st;
using use_770 = CUipcEventHandle_v1;
using use_771 = CUipcEventHandle;
using use_772 = CUipcMemHandle_st;
using use_773 = struct CUipcMemHandle_st;
using use_774 = CUipcMemHandle_v1;
using use_775 = CUipcMemHandle;
using use_776 = CUipcMem_flags_enum;
using use_777 = enum CUipcMem_flags_enum;
inline auto use_778 = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS;
using use_779 = CUipcMem_flags;
using use_780 = CUmemAttach_flags_enum;
using use_781 = enum CUmemAttach_flags_enum;
inline auto use_782 = CU_MEM_ATTACH_GLOBAL;
inline auto use_783 = CU_MEM_ATTACH_HOST;
inline auto use_784 = CU_MEM_ATTACH_SINGLE;
using use_785 = CUmemAttach_flags;
using use_786 = CUctx_flags_enum;
using use_787 = enum CUctx_flags_enum;
inline auto use_788 = CU_CTX_SCHED_AUTO;
inline auto use_789 = CU_CTX_SCHED_SPIN;
inline auto use_790 = CU_CTX_SCHED_YIELD;
inline auto use_791 = CU_CTX_SCHED_BLOCKING_SYNC;
inline auto use_792 = CU_CTX_BLOCKING_SYNC;
inline auto use_793 = CU_CTX_SCHED_MASK;
inline auto use_794 = CU_CTX_MAP_HOST;
inline auto use_795 = CU_CTX_LMEM_RESIZE_TO_MAX;
inline auto use_796 = CU_CTX_COREDUMP_ENABLE;
inline auto use_797 = CU_CTX_USER_COREDUMP_ENABLE;
inline auto use_798 = CU_CTX_SYNC_MEMOPS;
inline auto use_799 = CU_CTX_FLAGS_MASK;
using use_800 = CUctx_flags;
using use_801 = CUevent_sched_flags_enum;
using use_802 = enum CUevent_sched_flags_enum;
inline auto use_803 = CU_EVENT_SCHED_AUTO;
inline auto use_804 = CU_EVENT_SCHED_SPIN;
inline auto use_805 = CU_EVENT_SCHED_YIELD;
inline auto use_806 = CU_EVENT_SCHED_BLOCKING_SYNC;
using use_807 = CUevent_sched_flags;
using use_808 = cl_event_flags_enum;
using use_809 = enum cl_event_flags_enum;
inline auto use_810 = NVCL_EVENT_SCHED_AUTO;
inline auto use_811 = NVCL_EVENT_SCHED_SPIN;
inline auto use_812 = NVCL_EVENT_SCHED_YIELD;
inline auto use_813 = NVCL_EVENT_SCHED_BLOCKING_SYNC;
using use_814 = cl_event_flags;
using use_815 = cl_context_flags_enum;
using use_816 = enum cl_context_flags_enum;
inline auto use_817 = NVCL_CTX_SCHED_AUTO;
inline auto use_818 = NVCL_CTX_SCHED_SPIN;
inline auto use_819 = NVCL_CTX_SCHED_YIELD;
inline auto use_820 = NVCL_CTX_SCHED_BLOCKING_SYNC;
using use_821 = cl_context_flags;
using use_822 = CUhostTaskSyncMode_enum;
using use_823 = enum CUhostTaskSyncMode_enum;
inline auto use_824 = CU_HOST_TASK_BLOCKING;
inline auto use_825 = CU_HOST_TASK_SPINWAIT;
using use_826 = CUhostTaskSyncMode;
using use_827 = CUstream_flags_enum;
using use_828 = enum CUstream_flags_enum;
inline auto use_829 = CU_STREAM_DEFAULT;
inline auto use_830 = CU_STREAM_NON_BLOCKING;
using use_831 = CUstream_flags;
using use_832 = CUevent_flags_enum;
using use_833 = enum CUevent_flags_enum;
inline auto use_834 = CU_EVENT_DEFAULT;
inline auto use_835 = CU_EVENT_BLOCKING_SYNC;
inline auto use_836 = CU_EVENT_DISABLE_TIMING;
inline auto use_837 = CU_EVENT_INTERPROCESS;
using use_838 = CUevent_flags;
using use_839 = CUevent_record_flags_enum;
using use_840 = enum CUevent_record_flags_enum;
inline auto use_841 = CU_EVENT_RECORD_DEFAULT;
inline auto use_842 = CU_EVENT_RECORD_EXTERNAL;
using use_843 = CUevent_record_flags;
using use_844 = CUevent_wait_flags_enum;
using use_845 = enum CUevent_wait_flags_enum;
inline auto use_846 = CU_EVENT_WAIT_DEFAULT;
inline auto use_847 = CU_EVENT_WAIT_EXTERNAL;
using use_848 = CUevent_wait_flags;
using use_849 = CUatomicOperation_enum;
using use_850 = enum CUatomicOperation_enum;
inline auto use_851 = CU_ATOMIC_OPERATION_INTEGER_ADD;
inline auto use_852 = CU_ATOMIC_OPERATION_INTEGER_MIN;
inline auto use_853 = CU_ATOMIC_OPERATION_INTEGER_MAX;
inline auto use_854 = CU_ATOMIC_OPERATION_INTEGER_INCREMENT;
inline auto use_855 = CU_ATOMIC_OPERATION_INTEGER_DECREMENT;
inline auto use_856 = CU_ATOMIC_OPERATION_AND;
inline auto use_857 = CU_ATOMIC_OPERATION_OR;
inline auto use_858 = CU_ATOMIC_OPERATION_XOR;
inline auto use_859 = CU_ATOMIC_OPERATION_EXCHANGE;
inline auto use_860 = CU_ATOMIC_OPERATION_CAS;
inline auto use_861 = CU_ATOMIC_OPERATION_FLOAT_ADD;
inline auto use_862 = CU_ATOMIC_OPERATION_FLOAT_MIN;
inline auto use_863 = CU_ATOMIC_OPERATION_FLOAT_MAX;
inline auto use_864 = CU_ATOMIC_OPERATION_MAX;
using use_865 = CUatomicOperation;
using use_866 = CUatomicOperationCapability_enum;
using use_867 = enum CUatomicOperationCapability_enum;
inline auto use_868 = CU_ATOMIC_CAPABILITY_SIGNED;
inline auto use_869 = CU_ATOMIC_CAPABILITY_UNSIGNED;
inline auto use_870 = CU_ATOMIC_CAPABILITY_REDUCTION;
inline auto use_871 = CU_ATOMIC_CAPABILITY_SCALAR_32;
inline auto use_872 = CU_ATOMIC_CAPABILITY_SCALAR_64;
inline auto use_873 = CU_ATOMIC_CAPABILITY_SCALAR_128;
inline auto use_874 = CU_ATOMIC_CAPABILITY_VECTOR_32x4;
using use_875 = CUatomicOperationCapability;
using use_876 = CUstreamWaitValue_flags_enum;
using use_877 = enum CUstreamWaitValue_flags_enum;
inline auto use_878 = CU_STREAM_WAIT_VALUE_GEQ;
inline auto use_879 = CU_STREAM_WAIT_VALUE_EQ;
inline auto use_880 = CU_STREAM_WAIT_VALUE_AND;
inline auto use_881 = CU_STREAM_WAIT_VALUE_NOR;
inline auto use_882 = CU_STREAM_WAIT_VALUE_FLUSH;
using use_883 = CUstreamWaitValue_flags;
using use_884 = CUstreamWriteValue_flags_enum;
using use_885 = enum CUstreamWriteValue_flags_enum;
inline auto use_886 = CU_STREAM_WRITE_VALUE_DEFAULT;
inline auto use_887 = CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER;
using use_888 = CUstreamWriteValue_flags;
using use_889 = CUstreamBatchMemOpType_enum;
using use_890 = enum CUstreamBatchMemOpType_enum;
inline auto use_891 = CU_STREAM_MEM_OP_WAIT_VALUE_32;
inline auto use_892 = CU_STREAM_MEM_OP_WRITE_VALUE_32;
inline auto use_893 = CU_STREAM_MEM_OP_WAIT_VALUE_64;
inline auto use_894 = CU_STREAM_MEM_OP_WRITE_VALUE_64;
inline auto use_895 = CU_STREAM_MEM_OP_BARRIER;
inline auto use_896 = CU_STREAM_MEM_OP_ATOMIC_REDUCTION;
inline auto use_897 = CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES;
using use_898 = CUstreamBatchMemOpType;
using use_899 = CUstreamMemoryBarrier_flags_enum;
using use_900 = enum CUstreamMemoryBarrier_flags_enum;
inline auto use_901 = CU_STREAM_MEMORY_BARRIER_TYPE_SYS;
inline auto use_902 = CU_STREAM_MEMORY_BARRIER_TYPE_GPU;
using use_903 = CUstreamMemoryBarrier_flags;
using use_904 = CUstreamAtomicReductionOpType_enum;
using use_905 = enum CUstreamAtomicReductionOpType_enum;
inline auto use_906 = CU_STREAM_ATOMIC_REDUCTION_OP_OR;
inline auto use_907 = CU_STREAM_ATOMIC_REDUCTION_OP_AND;
inline auto use_908 = CU_STREAM_ATOMIC_REDUCTION_OP_ADD;
using use_909 = CUstreamAtomicReductionOpType;
using use_910 = CUstreamAtomicReductionDataType_enum;
using use_911 = enum CUstreamAtomicReductionDataType_enum;
inline auto use_912 = CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32;
inline auto use_913 = CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64;
using use_914 = CUstreamAtomicReductionDataType;
using use_915 = CUstreamBatchMemOpParams_union;
using use_916 = union CUstreamBatchMemOpParams_union;
using use_917 = CUstreamBatchMemOpParams_v1;
using use_918 = CUstreamBatchMemOpParams;
using use_919 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st;
using use_920 = struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st;
using use_921 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;
using use_922 = CUDA_BATCH_MEM_OP_NODE_PARAMS;
using use_923 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st;
using use_924 = struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st;
using use_925 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;
using use_926 = CUoccupancy_flags_enum;
using use_927 = enum CUoccupancy_flags_enum;
inline auto use_928 = CU_OCCUPANCY_DEFAULT;
inline auto use_929 = CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE;
using use_930 = CUoccupancy_flags;
using use_931 = CUstreamUpdateCaptureDependencies_flags_enum;
using use_932 = enum CUstreamUpdateCaptureDependencies_flags_enum;
inline auto use_933 = CU_STREAM_ADD_CAPTURE_DEPENDENCIES;
inline auto use_934 = CU_STREAM_SET_CAPTURE_DEPENDENCIES;
using use_935 = CUstreamUpdateCaptureDependencies_flags;
using use_936 = CUasyncNotificationType_enum;
using use_937 = enum CUasyncNotificationType_enum;
inline auto use_938 = CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET;
using use_939 = CUasyncNotificationType;
using use_940 = CUasyncNotificationInfo_st;
using use_941 = struct CUasyncNotificationInfo_st;
using use_942 = CUasyncNotificationInfo;
using use_943 = CUasyncCallback;
using use_944 = CUarray_format_enum;
using use_945 = enum CUarray_format_enum;
inline auto use_946 = CU_AD_FORMAT_UNSIGNED_INT8;
inline auto use_947 = CU_AD_FORMAT_UNSIGNED_INT16;
inline auto use_948 = CU_AD_FORMAT_UNSIGNED_INT32;
inline auto use_949 = CU_AD_FORMAT_SIGNED_INT8;
inline auto use_950 = CU_AD_FORMAT_SIGNED_INT16;
inline auto use_951 = CU_AD_FORMAT_SIGNED_INT32;
inline auto use_952 = CU_AD_FORMAT_HALF;
inline auto use_953 = CU_AD_FORMAT_FLOAT;
inline auto use_954 = CU_AD_FORMAT_NV12;
inline auto use_955 = CU_AD_FORMAT_UNORM_INT8X1;
inline auto use_956 = CU_AD_FORMAT_UNORM_INT8X2;
inline auto use_957 = CU_AD_FORMAT_UNORM_INT8X4;
inline auto use_958 = CU_AD_FORMAT_UNORM_INT16X1;
inline auto use_959 = CU_AD_FORMAT_UNORM_INT16X2;
inline auto use_960 = CU_AD_FORMAT_UNORM_INT16X4;
inline auto use_961 = CU_AD_FORMAT_SNORM_INT8X1;
inline auto use_962 = CU_AD_FORMAT_SNORM_INT8X2;
inline auto use_963 = CU_AD_FORMAT_SNORM_INT8X4;
inline auto use_964 = CU_AD_FORMAT_SNORM_INT16X1;
inline auto use_965 = CU_AD_FORMAT_SNORM_INT16X2;
inline auto use_966 = CU_AD_FORMAT_SNORM_INT16X4;
inline auto use_967 = CU_AD_FORMAT_BC1_UNORM;
inline auto use_968 = CU_AD_FORMAT_BC1_UNORM_SRGB;
inline auto use_969 = CU_AD_FORMAT_BC2_UNORM;
inline auto use_970 = CU_AD_FORMAT_BC2_UNORM_SRGB;
inline auto use_971 = CU_AD_FORMAT_BC3_UNORM;
inline auto use_972 = CU_AD_FORMAT_BC3_UNORM_SRGB;
inline auto use_973 = CU_AD_FORMAT_BC4_UNORM;
inline auto use_974 = CU_AD_FORMAT_BC4_SNORM;
inline auto use_975 = CU_AD_FORMAT_BC5_UNORM;
inline auto use_976 = CU_AD_FORMAT_BC5_SNORM;
inline auto use_977 = CU_AD_FORMAT_BC6H_UF16;
inline auto use_978 = CU_AD_FORMAT_BC6H_SF16;
inline auto use_979 = CU_AD_FORMAT_BC7_UNORM;
inline auto use_980 = CU_AD_FORMAT_BC7_UNORM_SRGB;
inline auto use_981 = CU_AD_FORMAT_P010;
inline auto use_982 = CU_AD_FORMAT_P016;
inline auto use_983 = CU_AD_FORMAT_NV16;
inline auto use_984 = CU_AD_FORMAT_P210;
inline auto use_985 = CU_AD_FORMAT_P216;
inline auto use_986 = CU_AD_FORMAT_YUY2;
inline auto use_987 = CU_AD_FORMAT_Y210;
inline auto use_988 = CU_AD_FORMAT_Y216;
inline auto use_989 = CU_AD_FORMAT_AYUV;
inline auto use_990 = CU_AD_FORMAT_Y410;
inline auto use_991 = CU_AD_FORMAT_Y416;
inline auto use_992 = CU_AD_FORMAT_Y444_PLANAR8;
inline auto use_993 = CU_AD_FORMAT_Y444_PLANAR10;
inline auto use_994 = CU_AD_FORMAT_YUV444_8bit_SemiPlanar;
inline auto use_995 = CU_AD_FORMAT_YUV444_16bit_SemiPlanar;
inline auto use_996 = CU_AD_FORMAT_UNORM_INT_101010_2;
inline auto use_997 = CU_AD_FORMAT_UINT8_PACKED_422;
inline auto use_998 = CU_AD_FORMAT_UINT8_PACKED_444;
inline auto use_999 = CU_AD_FORMAT_UINT8_SEMIPLANAR_420;
inline auto use_1000 = CU_AD_FORMAT_UINT16_SEMIPLANAR_420;
inline auto use_1001 = CU_AD_FORMAT_UINT8_SEMIPLANAR_422;
inline auto use_1002 = CU_AD_FORMAT_UINT16_SEMIPLANAR_422;
inline auto use_1003 = CU_AD_FORMAT_UINT8_SEMIPLANAR_444;
inline auto use_1004 = CU_AD_FORMAT_UINT16_SEMIPLANAR_444;
inline auto use_1005 = CU_AD_FORMAT_UINT8_PLANAR_420;
inline auto use_1006 = CU_AD_FORMAT_UINT16_PLANAR_420;
inline auto use_1007 = CU_AD_FORMAT_UINT8_PLANAR_422;
inline auto use_1008 = CU_AD_FORMAT_UINT16_PLANAR_422;
inline auto use_1009 = CU_AD_FORMAT_UINT8_PLANAR_444;
inline auto use_1010 = CU_AD_FORMAT_UINT16_PLANAR_444;
inline auto use_1011 = CU_AD_FORMAT_MAX;
using use_1012 = CUarray_format;
using use_1013 = CUaddress_mode_enum;
using use_1014 = enum CUaddress_mode_enum;
inline auto use_1015 = CU_TR_ADDRESS_MODE_WRAP;
inline auto use_1016 = CU_TR_ADDRESS_MODE_CLAMP;
inline auto use_1017 = CU_TR_ADDRESS_MODE_MIRROR;
inline auto use_1018 = CU_TR_ADDRESS_MODE_BORDER;
using use_1019 = CUaddress_mode;
using use_1020 = CUfilter_mode_enum;
using use_1021 = enum CUfilter_mode_enum;
inline auto use_1022 = CU_TR_FILTER_MODE_POINT;
inline auto use_1023 = CU_TR_FILTER_MODE_LINEAR;
using use_1024 = CUfilter_mode;
using use_1025 = CUdevice_attribute_enum;
using use_1026 = enum CUdevice_attribute_enum;
inline auto use_1027 = CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
inline auto use_1028 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X;
inline auto use_1029 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y;
inline auto use_1030 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z;
inline auto use_1031 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X;
inline auto use_1032 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y;
inline auto use_1033 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z;
inline auto use_1034 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK;
inline auto use_1035 = CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK;
inline auto use_1036 = CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY;
inline auto use_1037 = CU_DEVICE_ATTRIBUTE_WARP_SIZE;
inline auto use_1038 = CU_DEVICE_ATTRIBUTE_MAX_PITCH;
inline auto use_1039 = CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK;
inline auto use_1040 = CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK;
inline auto use_1041 = CU_DEVICE_ATTRIBUTE_CLOCK_RATE;
inline auto use_1042 = CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT;
inline auto use_1043 = CU_DEVICE_ATTRIBUTE_GPU_OVERLAP;
inline auto use_1044 = CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT;
inline auto use_1045 = CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT;
inline auto use_1046 = CU_DEVICE_ATTRIBUTE_INTEGRATED;
inline auto use_1047 = CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY;
inline auto use_1048 = CU_DEVICE_ATTRIBUTE_COMPUTE_MODE;
inline auto use_1049 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH;
inline auto use_1050 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH;
inline auto use_1051 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT;
inline auto use_1052 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH;
inline auto use_1053 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT;
inline auto use_1054 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH;
inline auto use_1055 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH;
inline auto use_1056 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT;
inline auto use_1057 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS;
inline auto use_1058 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH;
inline auto use_1059 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT;
inline auto use_1060 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES;
inline auto use_1061 = CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT;
inline auto use_1062 = CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS;
inline auto use_1063 = CU_DEVICE_ATTRIBUTE_ECC_ENABLED;
inline auto use_1064 = CU_DEVICE_ATTRIBUTE_PCI_BUS_ID;
inline auto use_1065 = CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID;
inline auto use_1066 = CU_DEVICE_ATTRIBUTE_TCC_DRIVER;
inline auto use_1067 = CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE;
inline auto use_1068 = CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH;
inline auto use_1069 = CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE;
inline auto use_1070 = CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR;
inline auto use_1071 = CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT;
inline auto use_1072 = CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING;
inline auto use_1073 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH;
inline auto use_1074 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS;
inline auto use_1075 = CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER;
inline auto use_1076 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH;
inline auto use_1077 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT;
inline auto use_1078 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE;
inline auto use_1079 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE;
inline auto use_1080 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE;
inline auto use_1081 = CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID;
inline auto use_1082 = CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT;
inline auto use_1083 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH;
inline auto use_1084 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH;
inline auto use_1085 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS;
inline auto use_1086 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH;
inline auto use_1087 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH;
inline auto use_1088 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT;
inline auto use_1089 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH;
inline auto use_1090 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT;
inline auto use_1091 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH;
inline auto use_1092 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH;
inline auto use_1093 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS;
inline auto use_1094 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH;
inline auto use_1095 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT;
inline auto use_1096 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS;
inline auto use_1097 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH;
inline auto use_1098 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH;
inline auto use_1099 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS;
inline auto use_1100 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH;
inline auto use_1101 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH;
inline auto use_1102 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT;
inline auto use_1103 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH;
inline auto use_1104 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH;
inline auto use_1105 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT;
inline auto use_1106 = CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR;
inline auto use_1107 = CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR;
inline auto use_1108 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH;
inline auto use_1109 = CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED;
inline auto use_1110 = CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED;
inline auto use_1111 = CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED;
inline auto use_1112 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR;
inline auto use_1113 = CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR;
inline auto use_1114 = CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY;
inline auto use_1115 = CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD;
inline auto use_1116 = CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID;
inline auto use_1117 = CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED;
inline auto use_1118 = CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO;
inline auto use_1119 = CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS;
inline auto use_1120 = CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
inline auto use_1121 = CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED;
inline auto use_1122 = CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM;
inline auto use_1123 = CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1;
inline auto use_1124 = CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1;
inline auto use_1125 = CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1;
inline auto use_1126 = CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH;
inline auto use_1127 = CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH;
inline auto use_1128 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN;
inline auto use_1129 = CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES;
inline auto use_1130 = CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED;
inline auto use_1131 = CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES;
inline auto use_1132 = CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST;
inline auto use_1133 = CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED;
inline auto use_1134 = CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
inline auto use_1135 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED;
inline auto use_1136 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED;
inline auto use_1137 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED;
inline auto use_1138 = CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR;
inline auto use_1139 = CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED;
inline auto use_1140 = CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE;
inline auto use_1141 = CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE;
inline auto use_1142 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED;
inline auto use_1143 = CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK;
inline auto use_1144 = CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED;
inline auto use_1145 = CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED;
inline auto use_1146 = CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED;
inline auto use_1147 = CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED;
inline auto use_1148 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED;
inline auto use_1149 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS;
inline auto use_1150 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING;
inline auto use_1151 = CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES;
inline auto use_1152 = CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH;
inline auto use_1153 = CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED;
inline auto use_1154 = CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS;
inline auto use_1155 = CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR;
inline auto use_1156 = CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED;
inline auto use_1157 = CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED;
inline auto use_1158 = CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT;
inline auto use_1159 = CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED;
inline auto use_1160 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED;
inline auto use_1161 = CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS;
inline auto use_1162 = CU_DEVICE_ATTRIBUTE_NUMA_CONFIG;
inline auto use_1163 = CU_DEVICE_ATTRIBUTE_NUMA_ID;
inline auto use_1164 = CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
inline auto use_1165 = CU_DEVICE_ATTRIBUTE_MPS_ENABLED;
inline auto use_1166 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID;
inline auto use_1167 = CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED;
inline auto use_1168 = CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK;
inline auto use_1169 = CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH;
inline auto use_1170 = CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED;
inline auto use_1171 = CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID;
inline auto use_1172 = CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID;
inline auto use_1173 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
inline auto use_1174 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED;
inline auto use_1175 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED;
inline auto use_1176 = CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED;
inline auto use_1177 = CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
inline auto use_1178 = CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED;
inline auto use_1179 = CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED;
inline auto use_1180 = CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED;
inline auto use_1181 = CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT;
inline auto use_1182 = CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK;
inline auto use_1183 = CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED;
inline auto use_1184 = CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED;
inline auto use_1185 = CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED;
inline auto use_1186 = CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED;
inline auto use_1187 = CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED;
inline auto use_1188 = CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED;
inline auto use_1189 = CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT;
inline auto use_1190 = CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES;
inline auto use_1191 = CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED;
inline auto use_1192 = CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE;
inline auto use_1193 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED;
inline auto use_1194 = CU_DEVICE_ATTRIBUTE_MAX;
using use_1195 = CUdevice_attribute;
using use_1196 = CUdevprop_st;
using use_1197 = struct CUdevprop_st;
using use_1198 = CUdevprop_v1;
using use_1199 = CUdevprop;
using use_1200 = CUpointer_attribute_enum;
using use_1201 = enum CUpointer_attribute_enum;
inline auto use_1202 = CU_POINTER_ATTRIBUTE_CONTEXT;
inline auto use_1203 = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
inline auto use_1204 = CU_POINTER_ATTRIBUTE_DEVICE_POINTER;
inline auto use_1205 = CU_POINTER_ATTRIBUTE_HOST_POINTER;
inline auto use_1206 = CU_POINTER_ATTRIBUTE_P2P_TOKENS;
inline auto use_1207 = CU_POINTER_ATTRIBUTE_SYNC_MEMOPS;
inline auto use_1208 = CU_POINTER_ATTRIBUTE_BUFFER_ID;
inline auto use_1209 = CU_POINTER_ATTRIBUTE_IS_MANAGED;
inline auto use_1210 = CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL;
inline auto use_1211 = CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE;
inline auto use_1212 = CU_POINTER_ATTRIBUTE_RANGE_START_ADDR;
inline auto use_1213 = CU_POINTER_ATTRIBUTE_RANGE_SIZE;
inline auto use_1214 = CU_POINTER_ATTRIBUTE_MAPPED;
inline auto use_1215 = CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES;
inline auto use_1216 = CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE;
inline auto use_1217 = CU_POINTER_ATTRIBUTE_ACCESS_FLAGS;
inline auto use_1218 = CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE;
inline auto use_1219 = CU_POINTER_ATTRIBUTE_MAPPING_SIZE;
inline auto use_1220 = CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR;
inline auto use_1221 = CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID;
inline auto use_1222 = CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE;
inline auto use_1223 = CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL;
using use_1224 = CUpointer_attribute;
using use_1225 = CUfunction_attribute_enum;
using use_1226 = enum CUfunction_attribute_enum;
inline auto use_1227 = CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
inline auto use_1228 = CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES;
inline auto use_1229 = CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES;
inline auto use_1230 = CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES;
inline auto use_1231 = CU_FUNC_ATTRIBUTE_NUM_REGS;
inline auto use_1232 = CU_FUNC_ATTRIBUTE_PTX_VERSION;
inline auto use_1233 = CU_FUNC_ATTRIBUTE_BINARY_VERSION;
inline auto use_1234 = CU_FUNC_ATTRIBUTE_CACHE_MODE_CA;
inline auto use_1235 = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
inline auto use_1236 = CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
inline auto use_1237 = CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET;
inline auto use_1238 = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH;
inline auto use_1239 = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT;
inline auto use_1240 = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH;
inline auto use_1241 = CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED;
inline auto use_1242 = CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
inline auto use_1243 = CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED;
inline auto use_1244 = CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE;
inline auto use_1245 = CU_FUNC_ATTRIBUTE_MAX;
using use_1246 = CUfunction_attribute;
using use_1247 = CUfunc_cache_enum;
using use_1248 = enum CUfunc_cache_enum;
inline auto use_1249 = CU_FUNC_CACHE_PREFER_NONE;
inline auto use_1250 = CU_FUNC_CACHE_PREFER_SHARED;
inline auto use_1251 = CU_FUNC_CACHE_PREFER_L1;
inline auto use_1252 = CU_FUNC_CACHE_PREFER_EQUAL;
using use_1253 = CUfunc_cache;
using use_1254 = CUsharedconfig_enum;
using use_1255 = enum CUsharedconfig_enum;
inline auto use_1256 = CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE;
inline auto use_1257 = CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE;
inline auto use_1258 = CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE;
using use_1259 = CUsharedconfig;
using use_1260 = CUshared_carveout_enum;
using use_1261 = enum CUshared_carveout_enum;
inline auto use_1262 = CU_SHAREDMEM_CARVEOUT_DEFAULT;
inline auto use_1263 = CU_SHAREDMEM_CARVEOUT_MAX_SHARED;
inline auto use_1264 = CU_SHAREDMEM_CARVEOUT_MAX_L1;
using use_1265 = CUshared_carveout;
using use_1266 = CUmemorytype_enum;
using use_1267 = enum CUmemorytype_enum;
inline auto use_1268 = CU_MEMORYTYPE_HOST;
inline auto use_1269 = CU_MEMORYTYPE_DEVICE;
inline auto use_1270 = CU_MEMORYTYPE_ARRAY;
inline auto use_1271 = CU_MEMORYTYPE_UNIFIED;
using use_1272 = CUmemorytype;
using use_1273 = CUcomputemode_enum;
using use_1274 = enum CUcomputemode_enum;
inline auto use_1275 = CU_COMPUTEMODE_DEFAULT;
inline auto use_1276 = CU_COMPUTEMODE_PROHIBITED;
inline auto use_1277 = CU_COMPUTEMODE_EXCLUSIVE_PROCESS;
using use_1278 = CUcomputemode;
using use_1279 = CUmem_advise_enum;
using use_1280 = enum CUmem_advise_enum;
inline auto use_1281 = CU_MEM_ADVISE_SET_READ_MOSTLY;
inline auto use_1282 = CU_MEM_ADVISE_UNSET_READ_MOSTLY;
inline auto use_1283 = CU_MEM_ADVISE_SET_PREFERRED_LOCATION;
inline auto use_1284 = CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION;
inline auto use_1285 = CU_MEM_ADVISE_SET_ACCESSED_BY;
inline auto use_1286 = CU_MEM_ADVISE_UNSET_ACCESSED_BY;
using use_1287 = CUmem_advise;
using use_1288 = CUmem_range_attribute_enum;
using use_1289 = enum CUmem_range_attribute_enum;
inline auto use_1290 = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
inline auto use_1291 = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION;
inline auto use_1292 = CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
inline auto use_1293 = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION;
inline auto use_1294 = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE;
inline auto use_1295 = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID;
inline auto use_1296 = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE;
inline auto use_1297 = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID;
using use_1298 = CUmem_range_attribute;
using use_1299 = CUjit_option_enum;
using use_1300 = enum CUjit_option_enum;
inline auto use_1301 = CU_JIT_MAX_REGISTERS;
inline auto use_1302 = CU_JIT_THREADS_PER_BLOCK;
inline auto use_1303 = CU_JIT_WALL_TIME;
inline auto use_1304 = CU_JIT_INFO_LOG_BUFFER;
inline auto use_1305 = CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES;
inline auto use_1306 = CU_JIT_ERROR_LOG_BUFFER;
inline auto use_1307 = CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES;
inline auto use_1308 = CU_JIT_OPTIMIZATION_LEVEL;
inline auto use_1309 = CU_JIT_TARGET_FROM_CUCONTEXT;
inline auto use_1310 = CU_JIT_TARGET;
inline auto use_1311 = CU_JIT_FALLBACK_STRATEGY;
inline auto use_1312 = CU_JIT_GENERATE_DEBUG_INFO;
inline auto use_1313 = CU_JIT_LOG_VERBOSE;
inline auto use_1314 = CU_JIT_GENERATE_LINE_INFO;
inline auto use_1315 = CU_JIT_CACHE_MODE;
inline auto use_1316 = CU_JIT_NEW_SM3X_OPT;
inline auto use_1317 = CU_JIT_FAST_COMPILE;
inline auto use_1318 = CU_JIT_GLOBAL_SYMBOL_NAMES;
inline auto use_1319 = CU_JIT_GLOBAL_SYMBOL_ADDRESSES;
inline auto use_1320 = CU_JIT_GLOBAL_SYMBOL_COUNT;
inline auto use_1321 = CU_JIT_LTO;
inline auto use_1322 = CU_JIT_FTZ;
inline auto use_1323 = CU_JIT_PREC_DIV;
inline auto use_1324 = CU_JIT_PREC_SQRT;
inline auto use_1325 = CU_JIT_FMA;
inline auto use_1326 = CU_JIT_REFERENCED_KERNEL_NAMES;
inline auto use_1327 = CU_JIT_REFERENCED_KERNEL_COUNT;
inline auto use_1328 = CU_JIT_REFERENCED_VARIABLE_NAMES;
inline auto use_1329 = CU_JIT_REFERENCED_VARIABLE_COUNT;
inline auto use_1330 = CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES;
inline auto use_1331 = CU_JIT_POSITION_INDEPENDENT_CODE;
inline auto use_1332 = CU_JIT_MIN_CTA_PER_SM;
inline auto use_1333 = CU_JIT_MAX_THREADS_PER_BLOCK;
inline auto use_1334 = CU_JIT_OVERRIDE_DIRECTIVE_VALUES;
inline auto use_1335 = CU_JIT_SPLIT_COMPILE;
inline auto use_1336 = CU_JIT_BINARY_LOADER_THREAD_COUNT;
inline auto use_1337 = CU_JIT_NUM_OPTIONS;
using use_1338 = CUjit_option;
using use_1339 = CUjit_target_enum;
using use_1340 = enum CUjit_target_enum;
inline auto use_1341 = CU_TARGET_COMPUTE_30;
inline auto use_1342 = CU_TARGET_COMPUTE_32;
inline auto use_1343 = CU_TARGET_COMPUTE_35;
inline auto use_1344 = CU_TARGET_COMPUTE_37;
inline auto use_1345 = CU_TARGET_COMPUTE_50;
inline auto use_1346 = CU_TARGET_COMPUTE_52;
inline auto use_1347 = CU_TARGET_COMPUTE_53;
inline auto use_1348 = CU_TARGET_COMPUTE_60;
inline auto use_1349 = CU_TARGET_COMPUTE_61;
inline auto use_1350 = CU_TARGET_COMPUTE_62;
inline auto use_1351 = CU_TARGET_COMPUTE_70;
inline auto use_1352 = CU_TARGET_COMPUTE_72;
inline auto use_1353 = CU_TARGET_COMPUTE_75;
inline auto use_1354 = CU_TARGET_COMPUTE_80;
inline auto use_1355 = CU_TARGET_COMPUTE_86;
inline auto use_1356 = CU_TARGET_COMPUTE_87;
inline auto use_1357 = CU_TARGET_COMPUTE_89;
inline auto use_1358 = CU_TARGET_COMPUTE_90;
inline auto use_1359 = CU_TARGET_COMPUTE_100;
inline auto use_1360 = CU_TARGET_COMPUTE_110;
inline auto use_1361 = CU_TARGET_COMPUTE_103;
inline auto use_1362 = CU_TARGET_COMPUTE_107;
inline auto use_1363 = CU_TARGET_COMPUTE_120;
inline auto use_1364 = CU_TARGET_COMPUTE_121;
inline auto use_1365 = CU_TARGET_COMPUTE_90A;
inline auto use_1366 = CU_TARGET_COMPUTE_100A;
inline auto use_1367 = CU_TARGET_COMPUTE_110A;
inline auto use_1368 = CU_TARGET_COMPUTE_103A;
inline auto use_1369 = CU_TARGET_COMPUTE_107A;
inline auto use_1370 = CU_TARGET_COMPUTE_120A;
inline auto use_1371 = CU_TARGET_COMPUTE_121A;
inline auto use_1372 = CU_TARGET_COMPUTE_100F;
inline auto use_1373 = CU_TARGET_COMPUTE_110F;
inline auto use_1374 = CU_TARGET_COMPUTE_103F;
inline auto use_1375 = CU_TARGET_COMPUTE_107F;
inline auto use_1376 = CU_TARGET_COMPUTE_120F;
inline auto use_1377 = CU_TARGET_COMPUTE_121F;
using use_1378 = CUjit_target;
using use_1379 = CUjit_fallback_enum;
using use_1380 = enum CUjit_fallback_enum;
inline auto use_1381 = CU_PREFER_PTX;
inline auto use_1382 = CU_PREFER_BINARY;
using use_1383 = CUjit_fallback;
using use_1384 = CUjit_cacheMode_enum;
using use_1385 = enum CUjit_cacheMode_enum;
inline auto use_1386 = CU_JIT_CACHE_OPTION_NONE;
inline auto use_1387 = CU_JIT_CACHE_OPTION_CG;
inline auto use_1388 = CU_JIT_CACHE_OPTION_CA;
using use_1389 = CUjit_cacheMode;
using use_1390 = CUjitInputType_enum;
using use_1391 = enum CUjitInputType_enum;
inline auto use_1392 = CU_JIT_INPUT_CUBIN;
inline auto use_1393 = CU_JIT_INPUT_PTX;
inline auto use_1394 = CU_JIT_INPUT_FATBINARY;
inline auto use_1395 = CU_JIT_INPUT_OBJECT;
inline auto use_1396 = CU_JIT_INPUT_LIBRARY;
inline auto use_1397 = CU_JIT_INPUT_NVVM;
inline auto use_1398 = CU_JIT_NUM_INPUT_TYPES;
using use_1399 = CUjitInputType;
using use_1400 = CUlinkState_st;
using use_1401 = struct CUlinkState_st;
using use_1402 = CUlinkState;
using use_1403 = CUgraphicsRegisterFlags_enum;
using use_1404 = enum CUgraphicsRegisterFlags_enum;
inline auto use_1405 = CU_GRAPHICS_REGISTER_FLAGS_NONE;
inline auto use_1406 = CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY;
inline auto use_1407 = CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD;
inline auto use_1408 = CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST;
inline auto use_1409 = CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER;
using use_1410 = CUgraphicsRegisterFlags;
using use_1411 = CUgraphicsMapResourceFlags_enum;
using use_1412 = enum CUgraphicsMapResourceFlags_enum;
inline auto use_1413 = CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE;
inline auto use_1414 = CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY;
inline auto use_1415 = CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD;
using use_1416 = CUgraphicsMapResourceFlags;
using use_1417 = CUarray_cubemap_face_enum;
using use_1418 = enum CUarray_cubemap_face_enum;
inline auto use_1419 = CU_CUBEMAP_FACE_POSITIVE_X;
inline auto use_1420 = CU_CUBEMAP_FACE_NEGATIVE_X;
inline auto use_1421 = CU_CUBEMAP_FACE_POSITIVE_Y;
inline auto use_1422 = CU_CUBEMAP_FACE_NEGATIVE_Y;
inline auto use_1423 = CU_CUBEMAP_FACE_POSITIVE_Z;
inline auto use_1424 = CU_CUBEMAP_FACE_NEGATIVE_Z;
using use_1425 = CUarray_cubemap_face;
using use_1426 = CUlimit_enum;
using use_1427 = enum CUlimit_enum;
inline auto use_1428 = CU_LIMIT_STACK_SIZE;
inline auto use_1429 = CU_LIMIT_PRINTF_FIFO_SIZE;
inline auto use_1430 = CU_LIMIT_MALLOC_HEAP_SIZE;
inline auto use_1431 = CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH;
inline auto use_1432 = CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT;
inline auto use_1433 = CU_LIMIT_MAX_L2_FETCH_GRANULARITY;
inline auto use_1434 = CU_LIMIT_PERSISTING_L2_CACHE_SIZE;
inline auto use_1435 = CU_LIMIT_SHMEM_SIZE;
inline auto use_1436 = CU_LIMIT_CIG_ENABLED;
inline auto use_1437 = CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED;
inline auto use_1438 = CU_LIMIT_PER_BLOCK_MEMORY_SIZE;
inline auto use_1439 = CU_LIMIT_MAX;
using use_1440 = CUlimit;
using use_1441 = CUresourcetype_enum;
using use_1442 = enum CUresourcetype_enum;
inline auto use_1443 = CU_RESOURCE_TYPE_ARRAY;
inline auto use_1444 = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
inline auto use_1445 = CU_RESOURCE_TYPE_LINEAR;
inline auto use_1446 = CU_RESOURCE_TYPE_PITCH2D;
using use_1447 = CUresourcetype;
using use_1448 = CUhostFn;
using use_1449 = CUaccessProperty_enum;
using use_1450 = enum CUaccessProperty_enum;
inline auto use_1451 = CU_ACCESS_PROPERTY_NORMAL;
inline auto use_1452 = CU_ACCESS_PROPERTY_STREAMING;
inline auto use_1453 = CU_ACCESS_PROPERTY_PERSISTING;
using use_1454 = CUaccessProperty;
using use_1455 = CUaccessPolicyWindow_st;
using use_1456 = struct CUaccessPolicyWindow_st;
using use_1457 = CUaccessPolicyWindow_v1;
using use_1458 = CUaccessPolicyWindow;
using use_1459 = CUDA_KERNEL_NODE_PARAMS_st;
using use_1460 = struct CUDA_KERNEL_NODE_PARAMS_st;
using use_1461 = CUDA_KERNEL_NODE_PARAMS_v1;
using use_1462 = CUDA_KERNEL_NODE_PARAMS_v2_st;
using use_1463 = struct CUDA_KERNEL_NODE_PARAMS_v2_st;
using use_1464 = CUDA_KERNEL_NODE_PARAMS_v2;
using use_1465 = CUDA_KERNEL_NODE_PARAMS;
using use_1466 = CUDA_KERNEL_NODE_PARAMS_v3_st;
using use_1467 = struct CUDA_KERNEL_NODE_PARAMS_v3_st;
using use_1468 = CUDA_KERNEL_NODE_PARAMS_v3;
using use_1469 = CUDA_MEMSET_NODE_PARAMS_st;
using use_1470 = struct CUDA_MEMSET_NODE_PARAMS_st;
using use_1471 = CUDA_MEMSET_NODE_PARAMS_v1;
using use_1472 = CUDA_MEMSET_NODE_PARAMS;
using use_1473 = CUDA_MEMSET_NODE_PARAMS_v2_st;
using use_1474 = struct CUDA_MEMSET_NODE_PARAMS_v2_st;
using use_1475 = CUDA_MEMSET_NODE_PARAMS_v2;
using use_1476 = CUDA_HOST_NODE_PARAMS_st;
using use_1477 = struct CUDA_HOST_NODE_PARAMS_st;
using use_1478 = CUDA_HOST_NODE_PARAMS_v1;
using use_1479 = CUDA_HOST_NODE_PARAMS;
using use_1480 = CUDA_HOST_NODE_PARAMS_v2_st;
using use_1481 = struct CUDA_HOST_NODE_PARAMS_v2_st;
using use_1482 = CUDA_HOST_NODE_PARAMS_v2;
using use_1483 = CUgraphConditionalNodeType_enum;
using use_1484 = enum CUgraphConditionalNodeType_enum;
inline auto use_1485 = CU_GRAPH_COND_TYPE_IF;
inline auto use_1486 = CU_GRAPH_COND_TYPE_WHILE;
inline auto use_1487 = CU_GRAPH_COND_TYPE_SWITCH;
using use_1488 = CUgraphConditionalNodeType;
using use_1489 = CUDA_CONDITIONAL_NODE_PARAMS;
using use_1490 = struct CUDA_CONDITIONAL_NODE_PARAMS;
using use_1491 = CUgraphNodeType_enum;
using use_1492 = enum CUgraphNodeType_enum;
inline auto use_1493 = CU_GRAPH_NODE_TYPE_KERNEL;
inline auto use_1494 = CU_GRAPH_NODE_TYPE_MEMCPY;
inline auto use_1495 = CU_GRAPH_NODE_TYPE_MEMSET;
inline auto use_1496 = CU_GRAPH_NODE_TYPE_HOST;
inline auto use_1497 = CU_GRAPH_NODE_TYPE_GRAPH;
inline auto use_1498 = CU_GRAPH_NODE_TYPE_EMPTY;
inline auto use_1499 = CU_GRAPH_NODE_TYPE_WAIT_EVENT;
inline auto use_1500 = CU_GRAPH_NODE_TYPE_EVENT_RECORD;
inline auto use_1501 = CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL;
inline auto use_1502 = CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT;
inline auto use_1503 = CU_GRAPH_NODE_TYPE_MEM_ALLOC;
inline auto use_1504 = CU_GRAPH_NODE_TYPE_MEM_FREE;
inline auto use_1505 = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP;
inline auto use_1506 = CU_GRAPH_NODE_TYPE_CONDITIONAL;
inline auto use_1507 = CU_GRAPH_NODE_TYPE_MEMCPY_BATCH;
inline auto use_1508 = CU_GRAPH_NODE_TYPE_RESERVED_16;
inline auto use_1509 = CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE;
inline auto use_1510 = CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH;
using use_1511 = CUgraphNodeType;
using use_1512 = CUgraphDependencyType_enum;
using use_1513 = enum CUgraphDependencyType_enum;
inline auto use_1514 = CU_GRAPH_DEPENDENCY_TYPE_DEFAULT;
inline auto use_1515 = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC;
using use_1516 = CUgraphDependencyType;
using use_1517 = CUgraphEdgeData_st;
using use_1518 = struct CUgraphEdgeData_st;
using use_1519 = CUgraphEdgeData;
using use_1520 = CUgraphInstantiateResult_enum;
using use_1521 = enum CUgraphInstantiateResult_enum;
inline auto use_1522 = CUDA_GRAPH_INSTANTIATE_SUCCESS;
inline auto use_1523 = CUDA_GRAPH_INSTANTIATE_ERROR;
inline auto use_1524 = CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE;
inline auto use_1525 = CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED;
inline auto use_1526 = CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED;
inline auto use_1527 = CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED;
using use_1528 = CUgraphInstantiateResult;
using use_1529 = CUDA_GRAPH_INSTANTIATE_PARAMS_st;
using use_1530 = struct CUDA_GRAPH_INSTANTIATE_PARAMS_st;
using use_1531 = CUDA_GRAPH_INSTANTIATE_PARAMS;
using use_1532 = CUsynchronizationPolicy_enum;
using use_1533 = enum CUsynchronizationPolicy_enum;
inline auto use_1534 = CU_SYNC_POLICY_AUTO;
inline auto use_1535 = CU_SYNC_POLICY_SPIN;
inline auto use_1536 = CU_SYNC_POLICY_YIELD;
inline auto use_1537 = CU_SYNC_POLICY_BLOCKING_SYNC;
using use_1538 = CUsynchronizationPolicy;
using use_1539 = CUclusterSchedulingPolicy_enum;
using use_1540 = enum CUclusterSchedulingPolicy_enum;
inline auto use_1541 = CU_CLUSTER_SCHEDULING_POLICY_DEFAULT;
inline auto use_1542 = CU_CLUSTER_SCHEDULING_POLICY_SPREAD;
inline auto use_1543 = CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING;
inline auto use_1544 = CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY;
using use_1545 = CUclusterSchedulingPolicy;
using use_1546 = CUlaunchMemSyncDomain_enum;
using use_1547 = enum CUlaunchMemSyncDomain_enum;
inline auto use_1548 = CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT;
inline auto use_1549 = CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE;
using use_1550 = CUlaunchMemSyncDomain;
using use_1551 = CUlaunchMemSyncDomainMap_st;
using use_1552 = struct CUlaunchMemSyncDomainMap_st;
using use_1553 = CUlaunchMemSyncDomainMap;
using use_1554 = CUlaunchAttributePortableClusterMode_enum;
using use_1555 = enum CUlaunchAttributePortableClusterMode_enum;
inline auto use_1556 = CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT;
inline auto use_1557 = CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE;
inline auto use_1558 = CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE;
using use_1559 = CUlaunchAttributePortableClusterMode;
using use_1560 = CUsharedMemoryMode_enum;
using use_1561 = enum CUsharedMemoryMode_enum;
inline auto use_1562 = CU_SHARED_MEMORY_MODE_DEFAULT;
inline auto use_1563 = CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE;
inline auto use_1564 = CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE;
inline auto use_1565 = CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY;
inline auto use_1566 = CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY;
using use_1567 = CUsharedMemoryMode;
using use_1568 = CUlaunchAttributeID_enum;
using use_1569 = enum CUlaunchAttributeID_enum;
inline auto use_1570 = CU_LAUNCH_ATTRIBUTE_IGNORE;
inline auto use_1571 = CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
inline auto use_1572 = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
inline auto use_1573 = CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;
inline auto use_1574 = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
inline auto use_1575 = CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
inline auto use_1576 = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
inline auto use_1577 = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT;
inline auto use_1578 = CU_LAUNCH_ATTRIBUTE_PRIORITY;
inline auto use_1579 = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
inline auto use_1580 = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;
inline auto use_1581 = CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;
inline auto use_1582 = CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT;
inline auto use_1583 = CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
inline auto use_1584 = CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
inline auto use_1585 = CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING;
inline auto use_1586 = CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE;
inline auto use_1587 = CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE;
using use_1588 = CUlaunchAttributeID;
using use_1589 = CUlaunchAttributeValue_union;
using use_1590 = union CUlaunchAttributeValue_union;
using use_1591 = CUlaunchAttributeValue;
using use_1592 = CUlaunchAttribute_st;
using use_1593 = struct CUlaunchAttribute_st;
using use_1594 = CUlaunchAttribute;
using use_1595 = CUlaunchConfig_st;
using use_1596 = struct CUlaunchConfig_st;
using use_1597 = CUlaunchConfig;
using use_1598 = CUkernelNodeAttrID;
using use_1599 = CUkernelNodeAttrValue_v1;
using use_1600 = CUkernelNodeAttrValue;
using use_1601 = CUstreamCaptureStatus_enum;
using use_1602 = enum CUstreamCaptureStatus_enum;
inline auto use_1603 = CU_STREAM_CAPTURE_STATUS_NONE;
inline auto use_1604 = CU_STREAM_CAPTURE_STATUS_ACTIVE;
inline auto use_1605 = CU_STREAM_CAPTURE_STATUS_INVALIDATED;
using use_1606 = CUstreamCaptureStatus;
using use_1607 = CUstreamCaptureMode_enum;
using use_1608 = enum CUstreamCaptureMode_enum;
inline auto use_1609 = CU_STREAM_CAPTURE_MODE_GLOBAL;
inline auto use_1610 = CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
inline auto use_1611 = CU_STREAM_CAPTURE_MODE_RELAXED;
using use_1612 = CUstreamCaptureMode;
using use_1613 = CUstreamAttrID;
using use_1614 = CUstreamAttrValue_v1;
using use_1615 = CUstreamAttrValue;
using use_1616 = CUdriverProcAddress_flags_enum;
using use_1617 = enum CUdriverProcAddress_flags_enum;
inline auto use_1618 = CU_GET_PROC_ADDRESS_DEFAULT;
inline auto use_1619 = CU_GET_PROC_ADDRESS_LEGACY_STREAM;
inline auto use_1620 = CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
using use_1621 = CUdriverProcAddress_flags;
using use_1622 = CUdriverProcAddressQueryResult_enum;
using use_1623 = enum CUdriverProcAddressQueryResult_enum;
inline auto use_1624 = CU_GET_PROC_ADDRESS_SUCCESS;
inline auto use_1625 = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
inline auto use_1626 = CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT;
using use_1627 = CUdriverProcAddressQueryResult;
using use_1628 = CUexecAffinityType_enum;
using use_1629 = enum CUexecAffinityType_enum;
inline auto use_1630 = CU_EXEC_AFFINITY_TYPE_SM_COUNT;
inline auto use_1631 = CU_EXEC_AFFINITY_TYPE_MAX;
using use_1632 = CUexecAffinityType;
using use_1633 = CUexecAffinitySmCount_st;
using use_1634 = struct CUexecAffinitySmCount_st;
using use_1635 = CUexecAffinitySmCount_v1;
using use_1636 = CUexecAffinitySmCount;
using use_1637 = CUexecAffinityParam_st;
using use_1638 = struct CUexecAffinityParam_st;
using use_1639 = CUexecAffinityParam_v1;
using use_1640 = CUexecAffinityParam;
using use_1641 = CUcigDataType_enum;
using use_1642 = enum CUcigDataType_enum;
inline auto use_1643 = CIG_DATA_TYPE_D3D12_COMMAND_QUEUE;
inline auto use_1644 = CIG_DATA_TYPE_NV_BLOB;
using use_1645 = CUcigDataType;
using use_1646 = CUctxCigParam_st;
using use_1647 = struct CUctxCigParam_st;
using use_1648 = CUctxCigParam;
using use_1649 = CUctxCreateParams_st;
using use_1650 = struct CUctxCreateParams_st;
using use_1651 = CUctxCreateParams;
using use_1652 = CUstreamCigDataType_enum;
using use_1653 = enum CUstreamCigDataType_enum;
inline auto use_1654 = STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST;
inline auto use_1655 = STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV;
using use_1656 = CUstreamCigDataType;
using use_1657 = CUstreamCigParam_st;
using use_1658 = struct CUstreamCigParam_st;
using use_1659 = CUstreamCigParam;
using use_1660 = CUstreamCigCaptureParams_st;
using use_1661 = struct CUstreamCigCaptureParams_st;
using use_1662 = CUstreamCigCaptureParams;
using use_1663 = CUlibraryOption_enum;
using use_1664 = enum CUlibraryOption_enum;
inline auto use_1665 = CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE;
inline auto use_1666 = CU_LIBRARY_BINARY_IS_PRESERVED;
inline auto use_1667 = CU_LIBRARY_NUM_OPTIONS;
using use_1668 = CUlibraryOption;
using use_1669 = CUlibraryHostUniversalFunctionAndDataTable_st;
using use_1670 = struct CUlibraryHostUniversalFunctionAndDataTable_st;
using use_1671 = CUlibraryHostUniversalFunctionAndDataTable;
using use_1672 = cudaError_enum;
using use_1673 = enum cudaError_enum;
inline auto use_1674 = CUDA_SUCCESS;
inline auto use_1675 = CUDA_ERROR_INVALID_VALUE;
inline auto use_1676 = CUDA_ERROR_OUT_OF_MEMORY;
inline auto use_1677 = CUDA_ERROR_NOT_INITIALIZED;
inline auto use_1678 = CUDA_ERROR_DEINITIALIZED;
inline auto use_1679 = CUDA_ERROR_PROFILER_DISABLED;
inline auto use_1680 = CUDA_ERROR_PROFILER_NOT_INITIALIZED;
inline auto use_1681 = CUDA_ERROR_PROFILER_ALREADY_STARTED;
inline auto use_1682 = CUDA_ERROR_PROFILER_ALREADY_STOPPED;
inline auto use_1683 = CUDA_ERROR_STUB_LIBRARY;
inline auto use_1684 = CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER;
inline auto use_1685 = CUDA_ERROR_DEVICE_UNAVAILABLE;
inline auto use_1686 = CUDA_ERROR_MULTICAST_RESOURCE_FULL;
inline auto use_1687 = CUDA_ERROR_NO_DEVICE;
inline auto use_1688 = CUDA_ERROR_INVALID_DEVICE;
inline auto use_1689 = CUDA_ERROR_DEVICE_NOT_LICENSED;
inline auto use_1690 = CUDA_ERROR_INVALID_IMAGE;
inline auto use_1691 = CUDA_ERROR_INVALID_CONTEXT;
inline auto use_1692 = CUDA_ERROR_CONTEXT_ALREADY_CURRENT;
inline auto use_1693 = CUDA_ERROR_MAP_FAILED;
inline auto use_1694 = CUDA_ERROR_UNMAP_FAILED;
inline auto use_1695 = CUDA_ERROR_ARRAY_IS_MAPPED;
inline auto use_1696 = CUDA_ERROR_ALREADY_MAPPED;
inline auto use_1697 = CUDA_ERROR_NO_BINARY_FOR_GPU;
inline auto use_1698 = CUDA_ERROR_ALREADY_ACQUIRED;
inline auto use_1699 = CUDA_ERROR_NOT_MAPPED;
inline auto use_1700 = CUDA_ERROR_NOT_MAPPED_AS_ARRAY;
inline auto use_1701 = CUDA_ERROR_NOT_MAPPED_AS_POINTER;
inline auto use_1702 = CUDA_ERROR_ECC_UNCORRECTABLE;
inline auto use_1703 = CUDA_ERROR_UNSUPPORTED_LIMIT;
inline auto use_1704 = CUDA_ERROR_CONTEXT_ALREADY_IN_USE;
inline auto use_1705 = CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
inline auto use_1706 = CUDA_ERROR_INVALID_PTX;
inline auto use_1707 = CUDA_ERROR_INVALID_GRAPHICS_CONTEXT;
inline auto use_1708 = CUDA_ERROR_NVLINK_UNCORRECTABLE;
inline auto use_1709 = CUDA_ERROR_JIT_COMPILER_NOT_FOUND;
inline auto use_1710 = CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
inline auto use_1711 = CUDA_ERROR_JIT_COMPILATION_DISABLED;
inline auto use_1712 = CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
inline auto use_1713 = CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC;
inline auto use_1714 = CUDA_ERROR_CONTAINED;
inline auto use_1715 = CUDA_ERROR_INSUFFICIENT_LOADER_VERSION;
inline auto use_1716 = CUDA_ERROR_INVALID_SOURCE;
inline auto use_1717 = CUDA_ERROR_FILE_NOT_FOUND;
inline auto use_1718 = CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND;
inline auto use_1719 = CUDA_ERROR_SHARED_OBJECT_INIT_FAILED;
inline auto use_1720 = CUDA_ERROR_OPERATING_SYSTEM;
inline auto use_1721 = CUDA_ERROR_INVALID_HANDLE;
inline auto use_1722 = CUDA_ERROR_ILLEGAL_STATE;
inline auto use_1723 = CUDA_ERROR_LOSSY_QUERY;
inline auto use_1724 = CUDA_ERROR_NOT_FOUND;
inline auto use_1725 = CUDA_ERROR_NOT_READY;
inline auto use_1726 = CUDA_ERROR_ILLEGAL_ADDRESS;
inline auto use_1727 = CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
inline auto use_1728 = CUDA_ERROR_LAUNCH_TIMEOUT;
inline auto use_1729 = CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING;
inline auto use_1730 = CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
inline auto use_1731 = CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
inline auto use_1732 = CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE;
inline auto use_1733 = CUDA_ERROR_CONTEXT_IS_DESTROYED;
inline auto use_1734 = CUDA_ERROR_ASSERT;
inline auto use_1735 = CUDA_ERROR_TOO_MANY_PEERS;
inline auto use_1736 = CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
inline auto use_1737 = CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
inline auto use_1738 = CUDA_ERROR_HARDWARE_STACK_ERROR;
inline auto use_1739 = CUDA_ERROR_ILLEGAL_INSTRUCTION;
inline auto use_1740 = CUDA_ERROR_MISALIGNED_ADDRESS;
inline auto use_1741 = CUDA_ERROR_INVALID_ADDRESS_SPACE;
inline auto use_1742 = CUDA_ERROR_INVALID_PC;
inline auto use_1743 = CUDA_ERROR_LAUNCH_FAILED;
inline auto use_1744 = CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
inline auto use_1745 = CUDA_ERROR_TENSOR_MEMORY_LEAK;
inline auto use_1746 = CUDA_ERROR_NOT_PERMITTED;
inline auto use_1747 = CUDA_ERROR_NOT_SUPPORTED;
inline auto use_1748 = CUDA_ERROR_SYSTEM_NOT_READY;
inline auto use_1749 = CUDA_ERROR_SYSTEM_DRIVER_MISMATCH;
inline auto use_1750 = CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE;
inline auto use_1751 = CUDA_ERROR_MPS_CONNECTION_FAILED;
inline auto use_1752 = CUDA_ERROR_MPS_RPC_FAILURE;
inline auto use_1753 = CUDA_ERROR_MPS_SERVER_NOT_READY;
inline auto use_1754 = CUDA_ERROR_MPS_MAX_CLIENTS_REACHED;
inline auto use_1755 = CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED;
inline auto use_1756 = CUDA_ERROR_MPS_CLIENT_TERMINATED;
inline auto use_1757 = CUDA_ERROR_CDP_NOT_SUPPORTED;
inline auto use_1758 = CUDA_ERROR_CDP_VERSION_MISMATCH;
inline auto use_1759 = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
inline auto use_1760 = CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
inline auto use_1761 = CUDA_ERROR_STREAM_CAPTURE_MERGE;
inline auto use_1762 = CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
inline auto use_1763 = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
inline auto use_1764 = CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
inline auto use_1765 = CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
inline auto use_1766 = CUDA_ERROR_CAPTURED_EVENT;
inline auto use_1767 = CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
inline auto use_1768 = CUDA_ERROR_TIMEOUT;
inline auto use_1769 = CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
inline auto use_1770 = CUDA_ERROR_EXTERNAL_DEVICE;
inline auto use_1771 = CUDA_ERROR_INVALID_CLUSTER_SIZE;
inline auto use_1772 = CUDA_ERROR_FUNCTION_NOT_LOADED;
inline auto use_1773 = CUDA_ERROR_INVALID_RESOURCE_TYPE;
inline auto use_1774 = CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
inline auto use_1775 = CUDA_ERROR_KEY_ROTATION;
inline auto use_1776 = CUDA_ERROR_STREAM_DETACHED;
inline auto use_1777 = CUDA_ERROR_GRAPH_RECAPTURE_FAILURE;
inline auto use_1778 = CUDA_ERROR_FABRIC_NOT_READY;
inline auto use_1779 = CUDA_ERROR_UNKNOWN;
using use_1780 = CUresult;
using use_1781 = CUdevice_P2PAttribute_enum;
using use_1782 = enum CUdevice_P2PAttribute_enum;
inline auto use_1783 = CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK;
inline auto use_1784 = CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED;
inline auto use_1785 = CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED;
inline auto use_1786 = CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED;
inline auto use_1787 = CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED;
inline auto use_1788 = CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED;
using use_1789 = CUdevice_P2PAttribute;
using use_1790 = CUstreamCallback;
using use_1791 = CUoccupancyB2DSize;
using use_1792 = CUDA_MEMCPY2D_st;
using use_1793 = struct CUDA_MEMCPY2D_st;
using use_1794 = CUDA_MEMCPY2D_v2;
using use_1795 = CUDA_MEMCPY2D;
using use_1796 = CUDA_MEMCPY3D_st;
using use_1797 = struct CUDA_MEMCPY3D_st;
using use_1798 = CUDA_MEMCPY3D_v2;
using use_1799 = CUDA_MEMCPY3D;
using use_1800 = CUDA_MEMCPY3D_PEER_st;
using use_1801 = struct CUDA_MEMCPY3D_PEER_st;
using use_1802 = CUDA_MEMCPY3D_PEER_v1;
using use_1803 = CUDA_MEMCPY3D_PEER;
using use_1804 = CUDA_MEMCPY_NODE_PARAMS_st;
using use_1805 = struct CUDA_MEMCPY_NODE_PARAMS_st;
using use_1806 = CUDA_MEMCPY_NODE_PARAMS;
using use_1807 = CUDA_ARRAY_DESCRIPTOR_st;
using use_1808 = struct CUDA_ARRAY_DESCRIPTOR_st;
using use_1809 = CUDA_ARRAY_DESCRIPTOR_v2;
using use_1810 = CUDA_ARRAY_DESCRIPTOR;
using use_1811 = CUDA_ARRAY3D_DESCRIPTOR_st;
using use_1812 = struct CUDA_ARRAY3D_DESCRIPTOR_st;
using use_1813 = CUDA_ARRAY3D_DESCRIPTOR_v2;
using use_1814 = CUDA_ARRAY3D_DESCRIPTOR;
using use_1815 = CUDA_ARRAY_SPARSE_PROPERTIES_st;
using use_1816 = struct CUDA_ARRAY_SPARSE_PROPERTIES_st;
using use_1817 = CUDA_ARRAY_SPARSE_PROPERTIES_v1;
using use_1818 = CUDA_ARRAY_SPARSE_PROPERTIES;
using use_1819 = CUDA_ARRAY_MEMORY_REQUIREMENTS_st;
using use_1820 = struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st;
using use_1821 = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;
using use_1822 = CUDA_ARRAY_MEMORY_REQUIREMENTS;
using use_1823 = CUDA_RESOURCE_DESC_st;
using use_1824 = struct CUDA_RESOURCE_DESC_st;
using use_1825 = CUDA_RESOURCE_DESC_v1;
using use_1826 = CUDA_RESOURCE_DESC;
using use_1827 = CUDA_TEXTURE_DESC_st;
using use_1828 = struct CUDA_TEXTURE_DESC_st;
using use_1829 = CUDA_TEXTURE_DESC_v1;
using use_1830 = CUDA_TEXTURE_DESC;
using use_1831 = CUresourceViewFormat_enum;
using use_1832 = enum CUresourceViewFormat_enum;
inline auto use_1833 = CU_RES_VIEW_FORMAT_NONE;
inline auto use_1834 = CU_RES_VIEW_FORMAT_UINT_1X8;
inline auto use_1835 = CU_RES_VIEW_FORMAT_UINT_2X8;
inline auto use_1836 = CU_RES_VIEW_FORMAT_UINT_4X8;
inline auto use_1837 = CU_RES_VIEW_FORMAT_SINT_1X8;
inline auto use_1838 = CU_RES_VIEW_FORMAT_SINT_2X8;
inline auto use_1839 = CU_RES_VIEW_FORMAT_SINT_4X8;
inline auto use_1840 = CU_RES_VIEW_FORMAT_UINT_1X16;
inline auto use_1841 = CU_RES_VIEW_FORMAT_UINT_2X16;
inline auto use_1842 = CU_RES_VIEW_FORMAT_UINT_4X16;
inline auto use_1843 = CU_RES_VIEW_FORMAT_SINT_1X16;
inline auto use_1844 = CU_RES_VIEW_FORMAT_SINT_2X16;
inline auto use_1845 = CU_RES_VIEW_FORMAT_SINT_4X16;
inline auto use_1846 = CU_RES_VIEW_FORMAT_UINT_1X32;
inline auto use_1847 = CU_RES_VIEW_FORMAT_UINT_2X32;
inline auto use_1848 = CU_RES_VIEW_FORMAT_UINT_4X32;
inline auto use_1849 = CU_RES_VIEW_FORMAT_SINT_1X32;
inline auto use_1850 = CU_RES_VIEW_FORMAT_SINT_2X32;
inline auto use_1851 = CU_RES_VIEW_FORMAT_SINT_4X32;
inline auto use_1852 = CU_RES_VIEW_FORMAT_FLOAT_1X16;
inline auto use_1853 = CU_RES_VIEW_FORMAT_FLOAT_2X16;
inline auto use_1854 = CU_RES_VIEW_FORMAT_FLOAT_4X16;
inline auto use_1855 = CU_RES_VIEW_FORMAT_FLOAT_1X32;
inline auto use_1856 = CU_RES_VIEW_FORMAT_FLOAT_2X32;
inline auto use_1857 = CU_RES_VIEW_FORMAT_FLOAT_4X32;
inline auto use_1858 = CU_RES_VIEW_FORMAT_UNSIGNED_BC1;
inline auto use_1859 = CU_RES_VIEW_FORMAT_UNSIGNED_BC2;
inline auto use_1860 = CU_RES_VIEW_FORMAT_UNSIGNED_BC3;
inline auto use_1861 = CU_RES_VIEW_FORMAT_UNSIGNED_BC4;
inline auto use_1862 = CU_RES_VIEW_FORMAT_SIGNED_BC4;
inline auto use_1863 = CU_RES_VIEW_FORMAT_UNSIGNED_BC5;
inline auto use_1864 = CU_RES_VIEW_FORMAT_SIGNED_BC5;
inline auto use_1865 = CU_RES_VIEW_FORMAT_UNSIGNED_BC6H;
inline auto use_1866 = CU_RES_VIEW_FORMAT_SIGNED_BC6H;
inline auto use_1867 = CU_RES_VIEW_FORMAT_UNSIGNED_BC7;
using use_1868 = CUresourceViewFormat;
using use_1869 = CUDA_RESOURCE_VIEW_DESC_st;
using use_1870 = struct CUDA_RESOURCE_VIEW_DESC_st;
using use_1871 = CUDA_RESOURCE_VIEW_DESC_v1;
using use_1872 = CUDA_RESOURCE_VIEW_DESC;
using use_1873 = CUtensorMap_st;
using use_1874 = struct CUtensorMap_st;
using use_1875 = CUtensorMap;
using use_1876 = CUtensorMapDataType_enum;
using use_1877 = enum CUtensorMapDataType_enum;
inline auto use_1878 = CU_TENSOR_MAP_DATA_TYPE_UINT8;
inline auto use_1879 = CU_TENSOR_MAP_DATA_TYPE_UINT16;
inline auto use_1880 = CU_TENSOR_MAP_DATA_TYPE_UINT32;
inline auto use_1881 = CU_TENSOR_MAP_DATA_TYPE_INT32;
inline auto use_1882 = CU_TENSOR_MAP_DATA_TYPE_UINT64;
inline auto use_1883 = CU_TENSOR_MAP_DATA_TYPE_INT64;
inline auto use_1884 = CU_TENSOR_MAP_DATA_TYPE_FLOAT16;
inline auto use_1885 = CU_TENSOR_MAP_DATA_TYPE_FLOAT32;
inline auto use_1886 = CU_TENSOR_MAP_DATA_TYPE_FLOAT64;
inline auto use_1887 = CU_TENSOR_MAP_DATA_TYPE_BFLOAT16;
inline auto use_1888 = CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ;
inline auto use_1889 = CU_TENSOR_MAP_DATA_TYPE_TFLOAT32;
inline auto use_1890 = CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ;
inline auto use_1891 = CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B;
inline auto use_1892 = CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B;
inline auto use_1893 = CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B;
using use_1894 = CUtensorMapDataType;
using use_1895 = CUtensorMapInterleave_enum;
using use_1896 = enum CUtensorMapInterleave_enum;
inline auto use_1897 = CU_TENSOR_MAP_INTERLEAVE_NONE;
inline auto use_1898 = CU_TENSOR_MAP_INTERLEAVE_16B;
inline auto use_1899 = CU_TENSOR_MAP_INTERLEAVE_32B;
using use_1900 = CUtensorMapInterleave;
using use_1901 = CUtensorMapSwizzle_enum;
using use_1902 = enum CUtensorMapSwizzle_enum;
inline auto use_1903 = CU_TENSOR_MAP_SWIZZLE_NONE;
inline auto use_1904 = CU_TENSOR_MAP_SWIZZLE_32B;
inline auto use_1905 = CU_TENSOR_MAP_SWIZZLE_64B;
inline auto use_1906 = CU_TENSOR_MAP_SWIZZLE_128B;
inline auto use_1907 = CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B;
inline auto use_1908 = CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B;
inline auto use_1909 = CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B;
using use_1910 = CUtensorMapSwizzle;
using use_1911 = CUtensorMapL2promotion_enum;
using use_1912 = enum CUtensorMapL2promotion_enum;
inline auto use_1913 = CU_TENSOR_MAP_L2_PROMOTION_NONE;
inline auto use_1914 = CU_TENSOR_MAP_L2_PROMOTION_L2_64B;
inline auto use_1915 = CU_TENSOR_MAP_L2_PROMOTION_L2_128B;
inline auto use_1916 = CU_TENSOR_MAP_L2_PROMOTION_L2_256B;
using use_1917 = CUtensorMapL2promotion;
using use_1918 = CUtensorMapFloatOOBfill_enum;
using use_1919 = enum CUtensorMapFloatOOBfill_enum;
inline auto use_1920 = CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE;
inline auto use_1921 = CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
using use_1922 = CUtensorMapFloatOOBfill;
using use_1923 = CUtensorMapIm2ColWideMode_enum;
using use_1924 = enum CUtensorMapIm2ColWideMode_enum;
inline auto use_1925 = CU_TENSOR_MAP_IM2COL_WIDE_MODE_W;
inline auto use_1926 = CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128;
using use_1927 = CUtensorMapIm2ColWideMode;
using use_1928 = CUtensorMapAllocClass_enum;
using use_1929 = enum CUtensorMapAllocClass_enum;
inline auto use_1930 = CU_TENSOR_MAP_ALLOC_CLASS_AUTO;
inline auto use_1931 = CU_TENSOR_MAP_ALLOC_CLASS_SMALL;
inline auto use_1932 = CU_TENSOR_MAP_ALLOC_CLASS_LARGE;
using use_1933 = CUtensorMapAllocClass;
using use_1934 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st;
using use_1935 = struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st;
using use_1936 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1;
using use_1937 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS;
using use_1938 = CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum;
using use_1939 = enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum;
inline auto use_1940 = CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE;
inline auto use_1941 = CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ;
inline auto use_1942 = CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE;
using use_1943 = CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS;
using use_1944 = CUDA_LAUNCH_PARAMS_st;
using use_1945 = struct CUDA_LAUNCH_PARAMS_st;
using use_1946 = CUDA_LAUNCH_PARAMS_v1;
using use_1947 = CUDA_LAUNCH_PARAMS;
using use_1948 = CUexternalMemoryHandleType_enum;
using use_1949 = enum CUexternalMemoryHandleType_enum;
inline auto use_1950 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
inline auto use_1951 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32;
inline auto use_1952 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT;
inline auto use_1953 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP;
inline auto use_1954 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE;
inline auto use_1955 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE;
inline auto use_1956 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT;
inline auto use_1957 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF;
inline auto use_1958 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD;
using use_1959 = CUexternalMemoryHandleType;
using use_1960 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st;
using use_1961 = struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st;
using use_1962 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;
using use_1963 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
using use_1964 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st;
using use_1965 = struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st;
using use_1966 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;
using use_1967 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
using use_1968 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st;
using use_1969 = struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st;
using use_1970 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;
using use_1971 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
using use_1972 = CUexternalSemaphoreHandleType_enum;
using use_1973 = enum CUexternalSemaphoreHandleType_enum;
inline auto use_1974 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD;
inline auto use_1975 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32;
inline auto use_1976 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT;
inline auto use_1977 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE;
inline auto use_1978 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE;
inline auto use_1979 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC;
inline auto use_1980 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX;
inline auto use_1981 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT;
inline auto use_1982 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
inline auto use_1983 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32;
using use_1984 = CUexternalSemaphoreHandleType;
using use_1985 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st;
using use_1986 = struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st;
using use_1987 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;
using use_1988 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
using use_1989 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st;
using use_1990 = struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st;
using use_1991 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;
using use_1992 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
using use_1993 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st;
using use_1994 = struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st;
using use_1995 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;
using use_1996 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
using use_1997 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st;
using use_1998 = struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st;
using use_1999 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;
using use_2000 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
using use_2001 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st;
using use_2002 = struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st;
using use_2003 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2;
using use_2004 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_st;
using use_2005 = struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st;
using use_2006 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;
using use_2007 = CUDA_EXT_SEM_WAIT_NODE_PARAMS;
using use_2008 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st;
using use_2009 = struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st;
using use_2010 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2;
using use_2011 = CUmemGenericAllocationHandle_v1;
using use_2012 = CUmemGenericAllocationHandle;
using use_2013 = CUmemAllocationHandleType_enum;
using use_2014 = enum CUmemAllocationHandleType_enum;
inline auto use_2015 = CU_MEM_HANDLE_TYPE_NONE;
inline auto use_2016 = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
inline auto use_2017 = CU_MEM_HANDLE_TYPE_WIN32;
inline auto use_2018 = CU_MEM_HANDLE_TYPE_WIN32_KMT;
inline auto use_2019 = CU_MEM_HANDLE_TYPE_FABRIC;
inline auto use_2020 = CU_MEM_HANDLE_TYPE_MAX;
using use_2021 = CUmemAllocationHandleType;
using use_2022 = CUmemAccess_flags_enum;
using use_2023 = enum CUmemAccess_flags_enum;
inline auto use_2024 = CU_MEM_ACCESS_FLAGS_PROT_NONE;
inline auto use_2025 = CU_MEM_ACCESS_FLAGS_PROT_READ;
inline auto use_2026 = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
inline auto use_2027 = CU_MEM_ACCESS_FLAGS_PROT_MAX;
using use_2028 = CUmemAccess_flags;
using use_2029 = CUmemLocationType_enum;
using use_2030 = enum CUmemLocationType_enum;
inline auto use_2031 = CU_MEM_LOCATION_TYPE_INVALID;
inline auto use_2032 = CU_MEM_LOCATION_TYPE_NONE;
inline auto use_2033 = CU_MEM_LOCATION_TYPE_DEVICE;
inline auto use_2034 = CU_MEM_LOCATION_TYPE_HOST;
inline auto use_2035 = CU_MEM_LOCATION_TYPE_HOST_NUMA;
inline auto use_2036 = CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
inline auto use_2037 = CU_MEM_LOCATION_TYPE_INVISIBLE;
inline auto use_2038 = CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;
inline auto use_2039 = CU_MEM_LOCATION_TYPE_MAX;
using use_2040 = CUmemLocationType;
using use_2041 = CUmemAllocationType_enum;
using use_2042 = enum CUmemAllocationType_enum;
inline auto use_2043 = CU_MEM_ALLOCATION_TYPE_INVALID;
inline auto use_2044 = CU_MEM_ALLOCATION_TYPE_PINNED;
inline auto use_2045 = CU_MEM_ALLOCATION_TYPE_MANAGED;
inline auto use_2046 = CU_MEM_ALLOCATION_TYPE_MAX;
using use_2047 = CUmemAllocationType;
using use_2048 = CUmemAllocationGranularity_flags_enum;
using use_2049 = enum CUmemAllocationGranularity_flags_enum;
inline auto use_2050 = CU_MEM_ALLOC_GRANULARITY_MINIMUM;
inline auto use_2051 = CU_MEM_ALLOC_GRANULARITY_RECOMMENDED;
using use_2052 = CUmemAllocationGranularity_flags;
using use_2053 = CUmemRangeHandleType_enum;
using use_2054 = enum CUmemRangeHandleType_enum;
inline auto use_2055 = CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;
inline auto use_2056 = CU_MEM_RANGE_HANDLE_TYPE_MAX;
using use_2057 = CUmemRangeHandleType;
using use_2058 = CUmemRangeFlags_enum;
using use_2059 = enum CUmemRangeFlags_enum;
inline auto use_2060 = CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE;
using use_2061 = CUmemRangeFlags;
using use_2062 = CUarraySparseSubresourceType_enum;
using use_2063 = enum CUarraySparseSubresourceType_enum;
inline auto use_2064 = CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL;
inline auto use_2065 = CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL;
using use_2066 = CUarraySparseSubresourceType;
using use_2067 = CUmemOperationType_enum;
using use_2068 = enum CUmemOperationType_enum;
inline auto use_2069 = CU_MEM_OPERATION_TYPE_MAP;
inline auto use_2070 = CU_MEM_OPERATION_TYPE_UNMAP;
using use_2071 = CUmemOperationType;
using use_2072 = CUmemHandleType_enum;
using use_2073 = enum CUmemHandleType_enum;
inline auto use_2074 = CU_MEM_HANDLE_TYPE_GENERIC;
using use_2075 = CUmemHandleType;
using use_2076 = CUarrayMapInfo_st;
using use_2077 = struct CUarrayMapInfo_st;
using use_2078 = CUarrayMapInfo_v1;
using use_2079 = CUarrayMapInfo;
using use_2080 = CUmemLocation_st;
using use_2081 = struct CUmemLocation_st;
using use_2082 = CUmemLocation_v1;
using use_2083 = CUmemLocation;
using use_2084 = CUmemAllocationCompType_enum;
using use_2085 = enum CUmemAllocationCompType_enum;
inline auto use_2086 = CU_MEM_ALLOCATION_COMP_NONE;
inline auto use_2087 = CU_MEM_ALLOCATION_COMP_GENERIC;
using use_2088 = CUmemAllocationCompType;
using use_2089 = CUmemAllocationProp_st;
using use_2090 = struct CUmemAllocationProp_st;
using use_2091 = CUmemAllocationProp_v1;
using use_2092 = CUmemAllocationProp;
using use_2093 = CUmulticastGranularity_flags_enum;
using use_2094 = enum CUmulticastGranularity_flags_enum;
inline auto use_2095 = CU_MULTICAST_GRANULARITY_MINIMUM;
inline auto use_2096 = CU_MULTICAST_GRANULARITY_RECOMMENDED;
using use_2097 = CUmulticastGranularity_flags;
using use_2098 = CUmulticastObjectProp_st;
using use_2099 = struct CUmulticastObjectProp_st;
using use_2100 = CUmulticastObjectProp_v1;
using use_2101 = CUmulticastObjectProp;
using use_2102 = CUmemAccessDesc_st;
using use_2103 = struct CUmemAccessDesc_st;
using use_2104 = CUmemAccessDesc_v1;
using use_2105 = CUmemAccessDesc;
using use_2106 = CUgraphExecUpdateResult_enum;
using use_2107 = enum CUgraphExecUpdateResult_enum;
inline auto use_2108 = CU_GRAPH_EXEC_UPDATE_SUCCESS;
inline auto use_2109 = CU_GRAPH_EXEC_UPDATE_ERROR;
inline auto use_2110 = CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
inline auto use_2111 = CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED;
inline auto use_2112 = CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED;
inline auto use_2113 = CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED;
inline auto use_2114 = CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED;
inline auto use_2115 = CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE;
inline auto use_2116 = CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED;
using use_2117 = CUgraphExecUpdateResult;
using use_2118 = CUgraphExecUpdateResultInfo_st;
using use_2119 = struct CUgraphExecUpdateResultInfo_st;
using use_2120 = CUgraphExecUpdateResultInfo_v1;
using use_2121 = CUgraphExecUpdateResultInfo;
using use_2122 = CUmemPool_attribute_enum;
using use_2123 = enum CUmemPool_attribute_enum;
inline auto use_2124 = CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES;
inline auto use_2125 = CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC;
inline auto use_2126 = CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES;
inline auto use_2127 = CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
inline auto use_2128 = CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT;
inline auto use_2129 = CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH;
inline auto use_2130 = CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
inline auto use_2131 = CU_MEMPOOL_ATTR_USED_MEM_HIGH;
inline auto use_2132 = CU_MEMPOOL_ATTR_ALLOCATION_TYPE;
inline auto use_2133 = CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES;
inline auto use_2134 = CU_MEMPOOL_ATTR_LOCATION_ID;
inline auto use_2135 = CU_MEMPOOL_ATTR_LOCATION_TYPE;
inline auto use_2136 = CU_MEMPOOL_ATTR_MAX_POOL_SIZE;
inline auto use_2137 = CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED;
inline auto use_2138 = CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID;
using use_2139 = CUmemPool_attribute;
using use_2140 = CUmemPoolProps_st;
using use_2141 = struct CUmemPoolProps_st;
using use_2142 = CUmemPoolProps_v1;
using use_2143 = CUmemPoolProps;
using use_2144 = CUmemPoolPtrExportData_st;
using use_2145 = struct CUmemPoolPtrExportData_st;
using use_2146 = CUmemPoolPtrExportData_v1;
using use_2147 = CUmemPoolPtrExportData;
using use_2148 = CUmemcpyFlags_enum;
using use_2149 = enum CUmemcpyFlags_enum;
inline auto use_2150 = CU_MEMCPY_FLAG_DEFAULT;
inline auto use_2151 = CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE;
using use_2152 = CUmemcpyFlags;
using use_2153 = CUmemcpySrcAccessOrder_enum;
using use_2154 = enum CUmemcpySrcAccessOrder_enum;
inline auto use_2155 = CU_MEMCPY_SRC_ACCESS_ORDER_INVALID;
inline auto use_2156 = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
inline auto use_2157 = CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL;
inline auto use_2158 = CU_MEMCPY_SRC_ACCESS_ORDER_ANY;
inline auto use_2159 = CU_MEMCPY_SRC_ACCESS_ORDER_MAX;
using use_2160 = CUmemcpySrcAccessOrder;
using use_2161 = CUmemcpyAttributes_st;
using use_2162 = struct CUmemcpyAttributes_st;
using use_2163 = CUmemcpyAttributes_v1;
using use_2164 = CUmemcpyAttributes;
using use_2165 = CUmemcpy3DOperandType_enum;
using use_2166 = enum CUmemcpy3DOperandType_enum;
inline auto use_2167 = CU_MEMCPY_OPERAND_TYPE_POINTER;
inline auto use_2168 = CU_MEMCPY_OPERAND_TYPE_ARRAY;
inline auto use_2169 = CU_MEMCPY_OPERAND_TYPE_MAX;
using use_2170 = CUmemcpy3DOperandType;
using use_2171 = CUoffset3D_st;
using use_2172 = struct CUoffset3D_st;
using use_2173 = CUoffset3D_v1;
using use_2174 = CUoffset3D;
using use_2175 = CUextent3D_st;
using use_2176 = struct CUextent3D_st;
using use_2177 = CUextent3D_v1;
using use_2178 = CUextent3D;
using use_2179 = CUmemcpy3DOperand_st;
using use_2180 = struct CUmemcpy3DOperand_st;
using use_2181 = CUmemcpy3DOperand_v1;
using use_2182 = CUmemcpy3DOperand;
using use_2183 = CUDA_MEMCPY3D_BATCH_OP_st;
using use_2184 = struct CUDA_MEMCPY3D_BATCH_OP_st;
using use_2185 = CUDA_MEMCPY3D_BATCH_OP_v1;
using use_2186 = CUDA_MEMCPY3D_BATCH_OP;
using use_2187 = CUDA_MEM_ALLOC_NODE_PARAMS_v1_st;
using use_2188 = struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st;
using use_2189 = CUDA_MEM_ALLOC_NODE_PARAMS_v1;
using use_2190 = CUDA_MEM_ALLOC_NODE_PARAMS;
using use_2191 = CUDA_MEM_ALLOC_NODE_PARAMS_v2_st;
using use_2192 = struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st;
using use_2193 = CUDA_MEM_ALLOC_NODE_PARAMS_v2;
using use_2194 = CUDA_MEM_FREE_NODE_PARAMS_st;
using use_2195 = struct CUDA_MEM_FREE_NODE_PARAMS_st;
using use_2196 = CUDA_MEM_FREE_NODE_PARAMS;
using use_2197 = CUgraphMem_attribute_enum;
using use_2198 = enum CUgraphMem_attribute_enum;
inline auto use_2199 = CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT;
inline auto use_2200 = CU_GRAPH_MEM_ATTR_USED_MEM_HIGH;
inline auto use_2201 = CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT;
inline auto use_2202 = CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH;
using use_2203 = CUgraphMem_attribute;
using use_2204 = CUgraphChildGraphNodeOwnership_enum;
using use_2205 = enum CUgraphChildGraphNodeOwnership_enum;
inline auto use_2206 = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE;
inline auto use_2207 = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
inline auto use_2208 = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID;
using use_2209 = CUgraphChildGraphNodeOwnership;
using use_2210 = CUDA_CHILD_GRAPH_NODE_PARAMS_st;
using use_2211 = struct CUDA_CHILD_GRAPH_NODE_PARAMS_st;
using use_2212 = CUDA_CHILD_GRAPH_NODE_PARAMS;
using use_2213 = CUDA_EVENT_RECORD_NODE_PARAMS_st;
using use_2214 = struct CUDA_EVENT_RECORD_NODE_PARAMS_st;
using use_2215 = CUDA_EVENT_RECORD_NODE_PARAMS;
using use_2216 = CUDA_EVENT_WAIT_NODE_PARAMS_st;
using use_2217 = struct CUDA_EVENT_WAIT_NODE_PARAMS_st;
using use_2218 = CUDA_EVENT_WAIT_NODE_PARAMS;
using use_2219 = CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st;
using use_2220 = struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st;
using use_2221 = CUDA_MEMCPY_BATCH_NODE_PARAMS_V1;
using use_2222 = CUDA_MEMCPY_BATCH_NODE_PARAMS;
using use_2223 = CUDA_FABRIC_COPY_BATCH_OP_st;
using use_2224 = struct CUDA_FABRIC_COPY_BATCH_OP_st;
using use_2225 = CUDA_FABRIC_COPY_BATCH_OP_v1;
using use_2226 = CUDA_FABRIC_COPY_BATCH_OP;
using use_2227 = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st;
using use_2228 = struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st;
using use_2229 = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1;
using use_2230 = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS;
using use_2231 = CUgraphNodeParams_st;
using use_2232 = struct CUgraphNodeParams_st;
using use_2233 = CUgraphNodeParams;
using use_2234 = CUflushGPUDirectRDMAWritesOptions_enum;
using use_2235 = enum CUflushGPUDirectRDMAWritesOptions_enum;
inline auto use_2236 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST;
inline auto use_2237 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS;
using use_2238 = CUflushGPUDirectRDMAWritesOptions;
using use_2239 = CUGPUDirectRDMAWritesOrdering_enum;
using use_2240 = enum CUGPUDirectRDMAWritesOrdering_enum;
inline auto use_2241 = CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE;
inline auto use_2242 = CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER;
inline auto use_2243 = CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES;
using use_2244 = CUGPUDirectRDMAWritesOrdering;
using use_2245 = CUflushGPUDirectRDMAWritesScope_enum;
using use_2246 = enum CUflushGPUDirectRDMAWritesScope_enum;
inline auto use_2247 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER;
inline auto use_2248 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES;
using use_2249 = CUflushGPUDirectRDMAWritesScope;
using use_2250 = CUflushGPUDirectRDMAWritesTarget_enum;
using use_2251 = enum CUflushGPUDirectRDMAWritesTarget_enum;
inline auto use_2252 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX;
using use_2253 = CUflushGPUDirectRDMAWritesTarget;
using use_2254 = CUgraphDebugDot_flags_enum;
using use_2255 = enum CUgraphDebugDot_flags_enum;
inline auto use_2256 = CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE;
inline auto use_2257 = CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES;
inline auto use_2258 = CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS;
inline auto use_2259 = CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS;
inline auto use_2260 = CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS;
inline auto use_2261 = CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS;
inline auto use_2262 = CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS;
inline auto use_2263 = CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS;
inline auto use_2264 = CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS;
inline auto use_2265 = CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES;
inline auto use_2266 = CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES;
inline auto use_2267 = CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS;
inline auto use_2268 = CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS;
inline auto use_2269 = CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS;
inline auto use_2270 = CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO;
inline auto use_2271 = CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS;
inline auto use_2272 = CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS;
inline auto use_2273 = CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS;
using use_2274 = CUgraphDebugDot_flags;
using use_2275 = CUuserObject_flags_enum;
using use_2276 = enum CUuserObject_flags_enum;
inline auto use_2277 = CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
using use_2278 = CUuserObject_flags;
using use_2279 = CUuserObjectRetain_flags_enum;
using use_2280 = enum CUuserObjectRetain_flags_enum;
inline auto use_2281 = CU_GRAPH_USER_OBJECT_MOVE;
using use_2282 = CUuserObjectRetain_flags;
using use_2283 = CUgraphInstantiate_flags_enum;
using use_2284 = enum CUgraphInstantiate_flags_enum;
inline auto use_2285 = CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH;
inline auto use_2286 = CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD;
inline auto use_2287 = CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH;
inline auto use_2288 = CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY;
using use_2289 = CUgraphInstantiate_flags;
using use_2290 = CUdeviceNumaConfig_enum;
using use_2291 = enum CUdeviceNumaConfig_enum;
inline auto use_2292 = CU_DEVICE_NUMA_CONFIG_NONE;
inline auto use_2293 = CU_DEVICE_NUMA_CONFIG_NUMA_NODE;
using use_2294 = CUdeviceNumaConfig;
using use_2295 = CUprocessState_enum;
using use_2296 = enum CUprocessState_enum;
inline auto use_2297 = CU_PROCESS_STATE_RUNNING;
inline auto use_2298 = CU_PROCESS_STATE_LOCKED;
inline auto use_2299 = CU_PROCESS_STATE_CHECKPOINTED;
inline auto use_2300 = CU_PROCESS_STATE_FAILED;
inline auto use_2301 = CU_PROCESS_STATE_CHECKPOINTING;
inline auto use_2302 = CU_PROCESS_STATE_RESTORING;
using use_2303 = CUprocessState;
using use_2304 = CUcheckpointCustomStoragePerDeviceData_st;
using use_2305 = struct CUcheckpointCustomStoragePerDeviceData_st;
using use_2306 = CUcheckpointCustomStoragePerDeviceData;
using use_2307 = CUIcheckpointOperation_st;
using use_2308 = struct CUIcheckpointOperation_st;
using use_2309 = CUcheckpointOperationHandle;
using use_2310 = CUcheckpointCustomStorageInfo_st;
using use_2311 = struct CUcheckpointCustomStorageInfo_st;
using use_2312 = CUcheckpointCustomStorageInfo;
using use_2313 = CUcheckpointLockArgs_st;
using use_2314 = struct CUcheckpointLockArgs_st;
using use_2315 = CUcheckpointLockArgs;
using use_2316 = CUcheckpointCheckpointArgs_st;
using use_2317 = struct CUcheckpointCheckpointArgs_st;
using use_2318 = CUcheckpointCheckpointArgs;
using use_2319 = CUcheckpointGpuPair_st;
using use_2320 = struct CUcheckpointGpuPair_st;
using use_2321 = CUcheckpointGpuPair;
using use_2322 = CUcheckpointRestoreArgs_st;
using use_2323 = struct CUcheckpointRestoreArgs_st;
using use_2324 = CUcheckpointRestoreArgs;
using use_2325 = CUcheckpointUnlockArgs_st;
using use_2326 = struct CUcheckpointUnlockArgs_st;
using use_2327 = CUcheckpointUnlockArgs;
using use_2328 = CUmoduleLoadingMode_enum;
using use_2329 = enum CUmoduleLoadingMode_enum;
inline auto use_2330 = CU_MODULE_EAGER_LOADING;
inline auto use_2331 = CU_MODULE_LAZY_LOADING;
using use_2332 = CUmoduleLoadingMode;
using use_2333 = CUmemDecompressAlgorithm_enum;
using use_2334 = enum CUmemDecompressAlgorithm_enum;
inline auto use_2335 = CU_MEM_DECOMPRESS_UNSUPPORTED;
inline auto use_2336 = CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE;
inline auto use_2337 = CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY;
inline auto use_2338 = CU_MEM_DECOMPRESS_ALGORITHM_LZ4;
using use_2339 = CUmemDecompressAlgorithm;
using use_2340 = CUmemDecompressParams_st;
using use_2341 = struct CUmemDecompressParams_st;
using use_2342 = CUmemDecompressParams;
using use_2343 = CUcliqueType_enum;
using use_2344 = enum CUcliqueType_enum;
inline auto use_2345 = CU_CLIQUE_TYPE_UNICAST_POINTER;
inline auto use_2346 = CU_CLIQUE_TYPE_MULTICAST_POINTER;
inline auto use_2347 = CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT;
inline auto use_2348 = CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT;
using use_2349 = CUcliqueType;
using use_2350 = CUcliqueInfo_st;
using use_2351 = struct CUcliqueInfo_st;
using use_2352 = CUcliqueInfo;
using use_2353 = CUlogicalEndpointId;
using use_2354 = CUlogicalEndpointIpcHandleType_enum;
using use_2355 = enum CUlogicalEndpointIpcHandleType_enum;
inline auto use_2356 = CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE;
inline auto use_2357 = CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC;
using use_2358 = CUlogicalEndpointIpcHandleType;
using use_2359 = CUlogicalEndpointFabricHandle_st;
using use_2360 = struct CUlogicalEndpointFabricHandle_st;
using use_2361 = CUlogicalEndpointFabricHandle;
using use_2362 = CUlogicalEndpointType_enum;
using use_2363 = enum CUlogicalEndpointType_enum;
inline auto use_2364 = CU_LOGICAL_ENDPOINT_TYPE_INVALID;
inline auto use_2365 = CU_LOGICAL_ENDPOINT_TYPE_UNICAST;
inline auto use_2366 = CU_LOGICAL_ENDPOINT_TYPE_MULTICAST;
using use_2367 = CUlogicalEndpointType;
using use_2368 = CUlogicalEndpointFlag_enum;
using use_2369 = enum CUlogicalEndpointFlag_enum;
inline auto use_2370 = CU_LOGICAL_ENDPOINT_FLAG_NONE;
inline auto use_2371 = CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS;
using use_2372 = CUlogicalEndpointFlag;
using use_2373 = CUlogicalEndpointProp_struct;
using use_2374 = struct CUlogicalEndpointProp_struct;
using use_2375 = CUlogicalEndpointProp;
using use_2376 = CUfabricCpyOperandType_enum;
using use_2377 = enum CUfabricCpyOperandType_enum;
inline auto use_2378 = CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
inline auto use_2379 = CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT;
inline auto use_2380 = CU_FABRIC_COPY_OPERAND_TYPE_MAX;
using use_2381 = CUfabricCpyOperandType;
using use_2382 = CUfabricCpyOperand_st;
using use_2383 = struct CUfabricCpyOperand_st;
using use_2384 = CUfabricCpyOperand;
using use_2385 = CUgraphRecaptureStatus_enum;
using use_2386 = enum CUgraphRecaptureStatus_enum;
inline auto use_2387 = CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE;
inline auto use_2388 = CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE;
inline auto use_2389 = CU_GRAPH_RECAPTURE_ERROR;
using use_2390 = CUgraphRecaptureStatus;
using use_2391 = CUgraphRecaptureCallback;
using use_2392 = CUfunctionLoadingState_enum;
using use_2393 = enum CUfunctionLoadingState_enum;
inline auto use_2394 = CU_FUNCTION_LOADING_STATE_UNLOADED;
inline auto use_2395 = CU_FUNCTION_LOADING_STATE_LOADED;
inline auto use_2396 = CU_FUNCTION_LOADING_STATE_MAX;
using use_2397 = CUfunctionLoadingState;
using use_2398 = CUcoredumpSettings_enum;
using use_2399 = enum CUcoredumpSettings_enum;
inline auto use_2400 = CU_COREDUMP_ENABLE_ON_EXCEPTION;
inline auto use_2401 = CU_COREDUMP_TRIGGER_HOST;
inline auto use_2402 = CU_COREDUMP_LIGHTWEIGHT;
inline auto use_2403 = CU_COREDUMP_ENABLE_USER_TRIGGER;
inline auto use_2404 = CU_COREDUMP_FILE;
inline auto use_2405 = CU_COREDUMP_PIPE;
inline auto use_2406 = CU_COREDUMP_GENERATION_FLAGS;
inline auto use_2407 = CU_COREDUMP_MAX;
using use_2408 = CUcoredumpSettings;
using use_2409 = CUCoredumpGenerationFlags;
using use_2410 = enum CUCoredumpGenerationFlags;
inline auto use_2411 = CU_COREDUMP_DEFAULT_FLAGS;
inline auto use_2412 = CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES;
inline auto use_2413 = CU_COREDUMP_SKIP_GLOBAL_MEMORY;
inline auto use_2414 = CU_COREDUMP_SKIP_SHARED_MEMORY;
inline auto use_2415 = CU_COREDUMP_SKIP_LOCAL_MEMORY;
inline auto use_2416 = CU_COREDUMP_SKIP_ABORT;
inline auto use_2417 = CU_COREDUMP_SKIP_CONSTBANK_MEMORY;
inline auto use_2418 = CU_COREDUMP_GZIP_COMPRESS;
inline auto use_2419 = CU_COREDUMP_FAULTED_CONTEXTS_ONLY;
inline auto use_2420 = CU_COREDUMP_SKIP_TENSOR_MEMORY;
inline auto use_2421 = CU_COREDUMP_NO_ERRBAR_AT_EXIT;
inline auto use_2422 = CU_COREDUMP_LOG_ONLY;
inline auto use_2423 = CU_COREDUMP_LIGHTWEIGHT_FLAGS;
using use_2424 = CUcoredumpCallbackEntry_st;
using use_2425 = struct CUcoredumpCallbackEntry_st;
using use_2426 = CUcoredumpCallbackHandle;
using use_2427 = CUcoredumpStatusCallback;
using use_2428 = CUdevResourceDesc_st;
using use_2429 = struct CUdevResourceDesc_st;
using use_2430 = CUdevResourceDesc;
using use_2431 = CUgreenCtxCreate_flags;
inline auto use_2432 = CU_GREEN_CTX_NONE;
inline auto use_2433 = CU_GREEN_CTX_DEFAULT_STREAM;
using use_2434 = CUdevSmResourceGroup_flags;
inline auto use_2435 = CU_DEV_SM_RESOURCE_GROUP_DEFAULT;
inline auto use_2436 = CU_DEV_SM_RESOURCE_GROUP_BACKFILL;
inline auto use_2437 = CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID;
inline auto use_2438 = CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS;
using use_2439 = CUdevSmResourceSplitByCount_flags;
inline auto use_2440 = CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING;
inline auto use_2441 = CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE;
using use_2442 = CUdevResourceType;
inline auto use_2443 = CU_DEV_RESOURCE_TYPE_INVALID;
inline auto use_2444 = CU_DEV_RESOURCE_TYPE_SM;
inline auto use_2445 = CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG;
inline auto use_2446 = CU_DEV_RESOURCE_TYPE_WORKQUEUE;
using use_2447 = CUdevSmResource_st;
using use_2448 = struct CUdevSmResource_st;
using use_2449 = CUdevSmResource;
using use_2450 = CUdevWorkqueueConfigScope;
inline auto use_2451 = CU_WORKQUEUE_SCOPE_DEVICE_CTX;
inline auto use_2452 = CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED;
using use_2453 = CUdevWorkqueueConfigResource_st;
using use_2454 = struct CUdevWorkqueueConfigResource_st;
using use_2455 = CUdevWorkqueueConfigResource;
using use_2456 = CUdevWorkqueueResource_st;
using use_2457 = struct CUdevWorkqueueResource_st;
using use_2458 = CUdevWorkqueueResource;
using use_2459 = CU_DEV_SM_RESOURCE_GROUP_PARAMS_st;
using use_2460 = struct CU_DEV_SM_RESOURCE_GROUP_PARAMS_st;
using use_2461 = CU_DEV_SM_RESOURCE_GROUP_PARAMS;
using use_2462 = CUdevResource_st;
using use_2463 = struct CUdevResource_st;
using use_2464 = CUdevResource_v1;
using use_2465 = CUdevResource;
using use_2466 = CUlogLevel_enum;
using use_2467 = enum CUlogLevel_enum;
inline auto use_2468 = CU_LOG_LEVEL_ERROR;
inline auto use_2469 = CU_LOG_LEVEL_WARNING;
using use_2470 = CUlogLevel;
using use_2471 = CUlogsCallbackEntry_st;
using use_2472 = struct CUlogsCallbackEntry_st;
using use_2473 = CUlogsCallbackHandle;
using use_2474 = CUlogsCallback;
using use_2475 = CUlogIterator;
using use_2476 = CUGLDeviceList_enum;
using use_2477 = enum CUGLDeviceList_enum;
inline auto use_2478 = CU_GL_DEVICE_LIST_ALL;
inline auto use_2479 = CU_GL_DEVICE_LIST_CURRENT_FRAME;
inline auto use_2480 = CU_GL_DEVICE_LIST_NEXT_FRAME;
using use_2481 = CUGLDeviceList;
using use_2482 = CUGLmap_flags_enum;
using use_2483 = enum CUGLmap_flags_enum;
inline auto use_2484 = CU_GL_MAP_RESOURCE_FLAGS_NONE;
inline auto use_2485 = CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY;
inline auto use_2486 = CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD;
using use_2487 = CUGLmap_flags;
using use_2488 = CUeglFrameType_enum;
using use_2489 = enum CUeglFrameType_enum;
inline auto use_2490 = CU_EGL_FRAME_TYPE_ARRAY;
inline auto use_2491 = CU_EGL_FRAME_TYPE_PITCH;
using use_2492 = CUeglFrameType;
using use_2493 = CUeglResourceLocationFlags_enum;
using use_2494 = enum CUeglResourceLocationFlags_enum;
inline auto use_2495 = CU_EGL_RESOURCE_LOCATION_SYSMEM;
inline auto use_2496 = CU_EGL_RESOURCE_LOCATION_VIDMEM;
using use_2497 = CUeglResourceLocationFlags;
using use_2498 = CUeglColorFormat_enum;
using use_2499 = enum CUeglColorFormat_enum;
inline auto use_2500 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR;
inline auto use_2501 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR;
inline auto use_2502 = CU_EGL_COLOR_FORMAT_YUV422_PLANAR;
inline auto use_2503 = CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR;
inline auto use_2504 = CU_EGL_COLOR_FORMAT_RGB;
inline auto use_2505 = CU_EGL_COLOR_FORMAT_BGR;
inline auto use_2506 = CU_EGL_COLOR_FORMAT_ARGB;
inline auto use_2507 = CU_EGL_COLOR_FORMAT_RGBA;
inline auto use_2508 = CU_EGL_COLOR_FORMAT_L;
inline auto use_2509 = CU_EGL_COLOR_FORMAT_R;
inline auto use_2510 = CU_EGL_COLOR_FORMAT_YUV444_PLANAR;
inline auto use_2511 = CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR;
inline auto use_2512 = CU_EGL_COLOR_FORMAT_YUYV_422;
inline auto use_2513 = CU_EGL_COLOR_FORMAT_UYVY_422;
inline auto use_2514 = CU_EGL_COLOR_FORMAT_ABGR;
inline auto use_2515 = CU_EGL_COLOR_FORMAT_BGRA;
inline auto use_2516 = CU_EGL_COLOR_FORMAT_A;
inline auto use_2517 = CU_EGL_COLOR_FORMAT_RG;
inline auto use_2518 = CU_EGL_COLOR_FORMAT_AYUV;
inline auto use_2519 = CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR;
inline auto use_2520 = CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR;
inline auto use_2521 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR;
inline auto use_2522 = CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR;
inline auto use_2523 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR;
inline auto use_2524 = CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR;
inline auto use_2525 = CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR;
inline auto use_2526 = CU_EGL_COLOR_FORMAT_VYUY_ER;
inline auto use_2527 = CU_EGL_COLOR_FORMAT_UYVY_ER;
inline auto use_2528 = CU_EGL_COLOR_FORMAT_YUYV_ER;
inline auto use_2529 = CU_EGL_COLOR_FORMAT_YVYU_ER;
inline auto use_2530 = CU_EGL_COLOR_FORMAT_YUV_ER;
inline auto use_2531 = CU_EGL_COLOR_FORMAT_YUVA_ER;
inline auto use_2532 = CU_EGL_COLOR_FORMAT_AYUV_ER;
inline auto use_2533 = CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER;
inline auto use_2534 = CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER;
inline auto use_2535 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER;
inline auto use_2536 = CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER;
inline auto use_2537 = CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER;
inline auto use_2538 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER;
inline auto use_2539 = CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER;
inline auto use_2540 = CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER;
inline auto use_2541 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER;
inline auto use_2542 = CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER;
inline auto use_2543 = CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER;
inline auto use_2544 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER;
inline auto use_2545 = CU_EGL_COLOR_FORMAT_BAYER_RGGB;
inline auto use_2546 = CU_EGL_COLOR_FORMAT_BAYER_BGGR;
inline auto use_2547 = CU_EGL_COLOR_FORMAT_BAYER_GRBG;
inline auto use_2548 = CU_EGL_COLOR_FORMAT_BAYER_GBRG;
inline auto use_2549 = CU_EGL_COLOR_FORMAT_BAYER10_RGGB;
inline auto use_2550 = CU_EGL_COLOR_FORMAT_BAYER10_BGGR;
inline auto use_2551 = CU_EGL_COLOR_FORMAT_BAYER10_GRBG;
inline auto use_2552 = CU_EGL_COLOR_FORMAT_BAYER10_GBRG;
inline auto use_2553 = CU_EGL_COLOR_FORMAT_BAYER12_RGGB;
inline auto use_2554 = CU_EGL_COLOR_FORMAT_BAYER12_BGGR;
inline auto use_2555 = CU_EGL_COLOR_FORMAT_BAYER12_GRBG;
inline auto use_2556 = CU_EGL_COLOR_FORMAT_BAYER12_GBRG;
inline auto use_2557 = CU_EGL_COLOR_FORMAT_BAYER14_RGGB;
inline auto use_2558 = CU_EGL_COLOR_FORMAT_BAYER14_BGGR;
inline auto use_2559 = CU_EGL_COLOR_FORMAT_BAYER14_GRBG;
inline auto use_2560 = CU_EGL_COLOR_FORMAT_BAYER14_GBRG;
inline auto use_2561 = CU_EGL_COLOR_FORMAT_BAYER20_RGGB;
inline auto use_2562 = CU_EGL_COLOR_FORMAT_BAYER20_BGGR;
inline auto use_2563 = CU_EGL_COLOR_FORMAT_BAYER20_GRBG;
inline auto use_2564 = CU_EGL_COLOR_FORMAT_BAYER20_GBRG;
inline auto use_2565 = CU_EGL_COLOR_FORMAT_YVU444_PLANAR;
inline auto use_2566 = CU_EGL_COLOR_FORMAT_YVU422_PLANAR;
inline auto use_2567 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR;
inline auto use_2568 = CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB;
inline auto use_2569 = CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR;
inline auto use_2570 = CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG;
inline auto use_2571 = CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG;
inline auto use_2572 = CU_EGL_COLOR_FORMAT_BAYER_BCCR;
inline auto use_2573 = CU_EGL_COLOR_FORMAT_BAYER_RCCB;
inline auto use_2574 = CU_EGL_COLOR_FORMAT_BAYER_CRBC;
inline auto use_2575 = CU_EGL_COLOR_FORMAT_BAYER_CBRC;
inline auto use_2576 = CU_EGL_COLOR_FORMAT_BAYER10_CCCC;
inline auto use_2577 = CU_EGL_COLOR_FORMAT_BAYER12_BCCR;
inline auto use_2578 = CU_EGL_COLOR_FORMAT_BAYER12_RCCB;
inline auto use_2579 = CU_EGL_COLOR_FORMAT_BAYER12_CRBC;
inline auto use_2580 = CU_EGL_COLOR_FORMAT_BAYER12_CBRC;
inline auto use_2581 = CU_EGL_COLOR_FORMAT_BAYER12_CCCC;
inline auto use_2582 = CU_EGL_COLOR_FORMAT_Y;
inline auto use_2583 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020;
inline auto use_2584 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020;
inline auto use_2585 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020;
inline auto use_2586 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020;
inline auto use_2587 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709;
inline auto use_2588 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709;
inline auto use_2589 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709;
inline auto use_2590 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709;
inline auto use_2591 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709;
inline auto use_2592 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020;
inline auto use_2593 = CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020;
inline auto use_2594 = CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR;
inline auto use_2595 = CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709;
inline auto use_2596 = CU_EGL_COLOR_FORMAT_Y_ER;
inline auto use_2597 = CU_EGL_COLOR_FORMAT_Y_709_ER;
inline auto use_2598 = CU_EGL_COLOR_FORMAT_Y10_ER;
inline auto use_2599 = CU_EGL_COLOR_FORMAT_Y10_709_ER;
inline auto use_2600 = CU_EGL_COLOR_FORMAT_Y12_ER;
inline auto use_2601 = CU_EGL_COLOR_FORMAT_Y12_709_ER;
inline auto use_2602 = CU_EGL_COLOR_FORMAT_YUVA;
inline auto use_2603 = CU_EGL_COLOR_FORMAT_YUV;
inline auto use_2604 = CU_EGL_COLOR_FORMAT_YVYU;
inline auto use_2605 = CU_EGL_COLOR_FORMAT_VYUY;
inline auto use_2606 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER;
inline auto use_2607 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER;
inline auto use_2608 = CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER;
inline auto use_2609 = CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER;
inline auto use_2610 = CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER;
inline auto use_2611 = CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER;
inline auto use_2612 = CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER;
inline auto use_2613 = CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER;
inline auto use_2614 = CU_EGL_COLOR_FORMAT_UYVY_709;
inline auto use_2615 = CU_EGL_COLOR_FORMAT_UYVY_709_ER;
inline auto use_2616 = CU_EGL_COLOR_FORMAT_UYVY_2020;
inline auto use_2617 = CU_EGL_COLOR_FORMAT_MAX;
using use_2618 = CUeglColorFormat;
using use_2619 = CUeglFrame_st;
using use_2620 = struct CUeglFrame_st;
using use_2621 = CUeglFrame_v1;
using use_2622 = CUeglFrame;
using use_2623 = CUeglStreamConnection_st;
using use_2624 = struct CUeglStreamConnection_st;
using use_2625 = CUeglStreamConnection;
using use_2626 = CUoutput_mode_enum;
using use_2627 = enum CUoutput_mode_enum;
inline auto use_2628 = CU_OUT_KEY_VALUE_PAIR;
inline auto use_2629 = CU_OUT_CSV;
using use_2630 = CUoutput_mode;
using use_2631 = PFN_cuGetErrorString_v6000;
using use_2632 = PFN_cuGetErrorName_v6000;
using use_2633 = PFN_cuInit_v2000;
using use_2634 = PFN_cuDriverGetVersion_v2020;
using use_2635 = PFN_cuDeviceGet_v2000;
using use_2636 = PFN_cuDeviceGetCount_v2000;
using use_2637 = PFN_cuDeviceGetName_v2000;
using use_2638 = PFN_cuDeviceGetUuid_v9020;
using use_2639 = PFN_cuDeviceGetUuid_v11040;
using use_2640 = PFN_cuDeviceGetLuid_v10000;
using use_2641 = PFN_cuDeviceTotalMem_v3020;
using use_2642 = PFN_cuDeviceGetTexture1DLinearMaxWidth_v11010;
using use_2643 = PFN_cuDeviceGetAttribute_v2000;
using use_2644 = PFN_cuDeviceGetHostAtomicCapabilities_v13000;
using use_2645 = PFN_cuDeviceGetNvSciSyncAttributes_v10020;
using use_2646 = PFN_cuDeviceSetMemPool_v11020;
using use_2647 = PFN_cuDeviceGetMemPool_v11020;
using use_2648 = PFN_cuDeviceGetDefaultMemPool_v11020;
using use_2649 = PFN_cuDeviceGetProperties_v2000;
using use_2650 = PFN_cuDeviceComputeCapability_v2000;
using use_2651 = PFN_cuDevicePrimaryCtxRetain_v7000;
using use_2652 = PFN_cuDevicePrimaryCtxRelease_v11000;
using use_2653 = PFN_cuDevicePrimaryCtxSetFlags_v11000;
using use_2654 = PFN_cuDevicePrimaryCtxGetState_v7000;
using use_2655 = PFN_cuDevicePrimaryCtxReset_v11000;
using use_2656 = PFN_cuDeviceGetExecAffinitySupport_v11040;
using use_2657 = PFN_cuCtxCreate_v3020;
using use_2658 = PFN_cuCtxCreate_v11040;
using use_2659 = PFN_cuCtxCreate_v12050;
using use_2660 = PFN_cuCtxGetId_v12000;
using use_2661 = PFN_cuCtxDestroy_v4000;
using use_2662 = PFN_cuCtxPushCurrent_v4000;
using use_2663 = PFN_cuCtxPopCurrent_v4000;
using use_2664 = PFN_cuCtxSetCurrent_v4000;
using use_2665 = PFN_cuCtxGetCurrent_v4000;
using use_2666 = PFN_cuCtxGetDevice_v2000;
using use_2667 = PFN_cuCtxGetDevice_v13000;
using use_2668 = PFN_cuCtxGetFlags_v7000;
using use_2669 = PFN_cuCtxSetFlags_v12010;
using use_2670 = PFN_cuCtxSynchronize_v2000;
using use_2671 = PFN_cuCtxSynchronize_v13000;
using use_2672 = PFN_cuCtxSetLimit_v3010;
using use_2673 = PFN_cuCtxGetLimit_v3010;
using use_2674 = PFN_cuCtxGetCacheConfig_v3020;
using use_2675 = PFN_cuCtxSetCacheConfig_v3020;
using use_2676 = PFN_cuCtxGetSharedMemConfig_v4020;
using use_2677 = PFN_cuCtxSetSharedMemConfig_v4020;
using use_2678 = PFN_cuCtxGetApiVersion_v3020;
using use_2679 = PFN_cuCtxGetStreamPriorityRange_v5050;
using use_2680 = PFN_cuCtxResetPersistingL2Cache_v11000;
using use_2681 = PFN_cuCtxAttach_v2000;
using use_2682 = PFN_cuCtxDetach_v2000;
using use_2683 = PFN_cuCtxGetExecAffinity_v11040;
using use_2684 = PFN_cuModuleLoad_v2000;
using use_2685 = PFN_cuModuleLoadData_v2000;
using use_2686 = PFN_cuModuleLoadDataEx_v2010;
using use_2687 = PFN_cuModuleLoadFatBinary_v2000;
using use_2688 = PFN_cuModuleUnload_v2000;
using use_2689 = PFN_cuModuleGetFunction_v2000;
using use_2690 = PFN_cuModuleGetGlobal_v3020;
using use_2691 = PFN_cuModuleGetTexRef_v2000;
using use_2692 = PFN_cuModuleGetSurfRef_v3000;
using use_2693 = PFN_cuModuleGetFunctionCount_v12040;
using use_2694 = PFN_cuModuleEnumerateFunctions_v12040;
using use_2695 = PFN_cuLinkCreate_v6050;
using use_2696 = PFN_cuLinkAddData_v6050;
using use_2697 = PFN_cuLinkAddFile_v6050;
using use_2698 = PFN_cuLinkComplete_v5050;
using use_2699 = PFN_cuLinkDestroy_v5050;
using use_2700 = PFN_cuMemGetInfo_v3020;
using use_2701 = PFN_cuMemAlloc_v3020;
using use_2702 = PFN_cuMemAllocPitch_v3020;
using use_2703 = PFN_cuMemFree_v3020;
using use_2704 = PFN_cuMemGetAddressRange_v3020;
using use_2705 = PFN_cuMemAllocHost_v3020;
using use_2706 = PFN_cuMemFreeHost_v2000;
using use_2707 = PFN_cuMemHostAlloc_v2020;
using use_2708 = PFN_cuMemHostGetDevicePointer_v3020;
using use_2709 = PFN_cuMemHostGetFlags_v2030;
using use_2710 = PFN_cuMemAllocManaged_v6000;
using use_2711 = PFN_cuDeviceGetByPCIBusId_v4010;
using use_2712 = PFN_cuDeviceGetPCIBusId_v4010;
using use_2713 = PFN_cuIpcGetEventHandle_v4010;
using use_2714 = PFN_cuIpcOpenEventHandle_v4010;
using use_2715 = PFN_cuIpcGetMemHandle_v4010;
using use_2716 = PFN_cuIpcOpenMemHandle_v11000;
using use_2717 = PFN_cuIpcCloseMemHandle_v4010;
using use_2718 = PFN_cuMemHostRegister_v6050;
using use_2719 = PFN_cuMemHostUnregister_v4000;
using use_2720 = PFN_cuMemcpy_v7000_ptds;
using use_2721 = PFN_cuMemcpyPeer_v7000_ptds;
using use_2722 = PFN_cuMemcpyHtoD_v7000_ptds;
using use_2723 = PFN_cuMemcpyDtoH_v7000_ptds;
using use_2724 = PFN_cuMemcpyDtoD_v7000_ptds;
using use_2725 = PFN_cuMemcpyDtoA_v7000_ptds;
using use_2726 = PFN_cuMemcpyAtoD_v7000_ptds;
using use_2727 = PFN_cuMemcpyHtoA_v7000_ptds;
using use_2728 = PFN_cuMemcpyAtoH_v7000_ptds;
using use_2729 = PFN_cuMemcpyAtoA_v7000_ptds;
using use_2730 = PFN_cuMemcpy2D_v7000_ptds;
using use_2731 = PFN_cuMemcpy2DUnaligned_v7000_ptds;
using use_2732 = PFN_cuMemcpy3D_v7000_ptds;
using use_2733 = PFN_cuMemcpy3DPeer_v7000_ptds;
using use_2734 = PFN_cuMemcpyAsync_v7000_ptsz;
using use_2735 = PFN_cuMemcpyPeerAsync_v7000_ptsz;
using use_2736 = PFN_cuMemcpyHtoDAsync_v7000_ptsz;
using use_2737 = PFN_cuMemcpyDtoHAsync_v7000_ptsz;
using use_2738 = PFN_cuMemcpyDtoDAsync_v7000_ptsz;
using use_2739 = PFN_cuMemcpyHtoAAsync_v7000_ptsz;
using use_2740 = PFN_cuMemcpyAtoHAsync_v7000_ptsz;
using use_2741 = PFN_cuMemcpy2DAsync_v7000_ptsz;
using use_2742 = PFN_cuMemcpy3DAsync_v7000_ptsz;
using use_2743 = PFN_cuMemcpy3DPeerAsync_v7000_ptsz;
using use_2744 = PFN_cuMemcpyBatchAsync_v12080_ptsz;
using use_2745 = PFN_cuMemcpy3DBatchAsync_v12080_ptsz;
using use_2746 = PFN_cuMemcpyBatchAsync_v13000_ptsz;
using use_2747 = PFN_cuMemcpy3DBatchAsync_v13000_ptsz;
using use_2748 = PFN_cuFabricCpyBatchAsync_v13050_ptsz;
using use_2749 = PFN_cuMemcpyWithAttributesAsync_v13020_ptsz;
using use_2750 = PFN_cuMemcpy3DWithAttributesAsync_v13020_ptsz;
using use_2751 = PFN_cuMemsetD8_v7000_ptds;
using use_2752 = PFN_cuMemsetD16_v7000_ptds;
using use_2753 = PFN_cuMemsetD32_v7000_ptds;
using use_2754 = PFN_cuMemsetD2D8_v7000_ptds;
using use_2755 = PFN_cuMemsetD2D16_v7000_ptds;
using use_2756 = PFN_cuMemsetD2D32_v7000_ptds;
using use_2757 = PFN_cuMemsetD8Async_v7000_ptsz;
using use_2758 = PFN_cuMemsetD16Async_v7000_ptsz;
using use_2759 = PFN_cuMemsetD32Async_v7000_ptsz;
using use_2760 = PFN_cuMemsetD2D8Async_v7000_ptsz;
using use_2761 = PFN_cuMemsetD2D16Async_v7000_ptsz;
using use_2762 = PFN_cuMemsetD2D32Async_v7000_ptsz;
using use_2763 = PFN_cuArrayCreate_v3020;
using use_2764 = PFN_cuArrayGetDescriptor_v3020;
using use_2765 = PFN_cuArrayGetSparseProperties_v11010;
using use_2766 = PFN_cuMipmappedArrayGetSparseProperties_v11010;
using use_2767 = PFN_cuArrayGetMemoryRequirements_v11060;
using use_2768 = PFN_cuMipmappedArrayGetMemoryRequirements_v11060;
using use_2769 = PFN_cuArrayGetPlane_v11020;
using use_2770 = PFN_cuArrayDestroy_v2000;
using use_2771 = PFN_cuArray3DCreate_v3020;
using use_2772 = PFN_cuArray3DGetDescriptor_v3020;
using use_2773 = PFN_cuMipmappedArrayCreate_v5000;
using use_2774 = PFN_cuMipmappedArrayGetLevel_v5000;
using use_2775 = PFN_cuMipmappedArrayDestroy_v5000;
using use_2776 = PFN_cuMemAddressReserve_v10020;
using use_2777 = PFN_cuMemAddressFree_v10020;
using use_2778 = PFN_cuMemCreate_v10020;
using use_2779 = PFN_cuMemRelease_v10020;
using use_2780 = PFN_cuMemMap_v10020;
using use_2781 = PFN_cuMemMapArrayAsync_v11010_ptsz;
using use_2782 = PFN_cuMemUnmap_v10020;
using use_2783 = PFN_cuMemSetAccess_v10020;
using use_2784 = PFN_cuMemGetAccess_v10020;
using use_2785 = PFN_cuMemExportToShareableHandle_v10020;
using use_2786 = PFN_cuMemImportFromShareableHandle_v10020;
using use_2787 = PFN_cuMemGetAllocationGranularity_v10020;
using use_2788 = PFN_cuMemGetAllocationPropertiesFromHandle_v10020;
using use_2789 = PFN_cuMemRetainAllocationHandle_v11000;
using use_2790 = PFN_cuMemFreeAsync_v11020_ptsz;
using use_2791 = PFN_cuMemAllocAsync_v11020_ptsz;
using use_2792 = PFN_cuMemPoolTrimTo_v11020;
using use_2793 = PFN_cuMemPoolSetAttribute_v11020;
using use_2794 = PFN_cuMemPoolGetAttribute_v11020;
using use_2795 = PFN_cuMemPoolSetAccess_v11020;
using use_2796 = PFN_cuMemPoolGetAccess_v11020;
using use_2797 = PFN_cuMemPoolCreate_v11020;
using use_2798 = PFN_cuMemPoolDestroy_v11020;
using use_2799 = PFN_cuMemGetDefaultMemPool_v13000;
using use_2800 = PFN_cuMemGetMemPool_v13000;
using use_2801 = PFN_cuMemSetMemPool_v13000;
using use_2802 = PFN_cuMemAllocFromPoolAsync_v11020_ptsz;
using use_2803 = PFN_cuMemPoolExportToShareableHandle_v11020;
using use_2804 = PFN_cuMemPoolImportFromShareableHandle_v11020;
using use_2805 = PFN_cuMemPoolExportPointer_v11020;
using use_2806 = PFN_cuMemPoolImportPointer_v11020;
using use_2807 = PFN_cuPointerGetAttribute_v4000;
using use_2808 = PFN_cuMemPrefetchAsync_v8000_ptsz;
using use_2809 = PFN_cuMemAdvise_v8000;
using use_2810 = PFN_cuMemAdvise_v12020;
using use_2811 = PFN_cuMemPrefetchAsync_v12020_ptsz;
using use_2812 = PFN_cuMemPrefetchBatchAsync_v13000_ptsz;
using use_2813 = PFN_cuMemDiscardBatchAsync_v13000_ptsz;
using use_2814 = PFN_cuMemDiscardAndPrefetchBatchAsync_v13000_ptsz;
using use_2815 = PFN_cuMemRangeGetAttribute_v8000;
using use_2816 = PFN_cuMemRangeGetAttributes_v8000;
using use_2817 = PFN_cuMulticastCreate_v12010;
using use_2818 = PFN_cuMulticastAddDevice_v12010;
using use_2819 = PFN_cuMulticastBindMem_v12010;
using use_2820 = PFN_cuMulticastBindAddr_v12010;
using use_2821 = PFN_cuMulticastUnbind_v12010;
using use_2822 = PFN_cuMulticastGetGranularity_v12010;
using use_2823 = PFN_cuMulticastBindMem_v13010;
using use_2824 = PFN_cuMulticastBindAddr_v13010;
using use_2825 = PFN_cuLogicalEndpointIdReserve_v13030;
using use_2826 = PFN_cuLogicalEndpointIdRelease_v13030;
using use_2827 = PFN_cuLogicalEndpointCreate_v13030;
using use_2828 = PFN_cuLogicalEndpointAddDevice_v13030;
using use_2829 = PFN_cuLogicalEndpointDestroy_v13030;
using use_2830 = PFN_cuLogicalEndpointBindAddr_v13030;
using use_2831 = PFN_cuLogicalEndpointBindMem_v13030;
using use_2832 = PFN_cuLogicalEndpointUnbind_v13030;
using use_2833 = PFN_cuLogicalEndpointExport_v13030;
using use_2834 = PFN_cuLogicalEndpointImport_v13030;
using use_2835 = PFN_cuLogicalEndpointGetLimits_v13030;
using use_2836 = PFN_cuLogicalEndpointQuery_v13030;
using use_2837 = PFN_cuDeviceGetFabricClusterUuid_v13040;
using use_2838 = PFN_cuDeviceGetCliqueCount_v13040;
using use_2839 = PFN_cuDeviceGetCliqueInfo_v13040;
using use_2840 = PFN_cuPointerSetAttribute_v6000;
using use_2841 = PFN_cuPointerGetAttributes_v7000;
using use_2842 = PFN_cuStreamCreate_v2000;
using use_2843 = PFN_cuStreamCreateWithPriority_v5050;
using use_2844 = PFN_cuStreamGetId_v12000;
using use_2845 = PFN_cuStreamGetId_v12000_ptsz;
using use_2846 = PFN_cuStreamGetPriority_v7000_ptsz;
using use_2847 = PFN_cuStreamGetFlags_v7000_ptsz;
using use_2848 = PFN_cuStreamGetCtx_v9020_ptsz;
using use_2849 = PFN_cuStreamWaitEvent_v7000_ptsz;
using use_2850 = PFN_cuStreamAddCallback_v7000_ptsz;
using use_2851 = PFN_cuStreamBeginCapture_v10010_ptsz;
using use_2852 = PFN_cuStreamBeginCaptureToGraph_v12030_ptsz;
using use_2853 = PFN_cuStreamBeginRecaptureToGraph_v13030_ptsz;
using use_2854 = PFN_cuThreadExchangeStreamCaptureMode_v10010;
using use_2855 = PFN_cuStreamEndCapture_v10000_ptsz;
using use_2856 = PFN_cuStreamIsCapturing_v10000_ptsz;
using use_2857 = PFN_cuStreamGetCaptureInfo_v10010_ptsz;
using use_2858 = PFN_cuStreamGetCaptureInfo_v11030_ptsz;
using use_2859 = PFN_cuStreamGetCaptureInfo_v12030_ptsz;
using use_2860 = PFN_cuStreamUpdateCaptureDependencies_v11030_ptsz;
using use_2861 = PFN_cuStreamUpdateCaptureDependencies_v12030_ptsz;
using use_2862 = PFN_cuStreamBeginCaptureToCig_v13010;
using use_2863 = PFN_cuStreamBeginCaptureToCig_v13010_ptsz;
using use_2864 = PFN_cuStreamEndCaptureToCig_v13010;
using use_2865 = PFN_cuStreamEndCaptureToCig_v13010_ptsz;
using use_2866 = PFN_cuStreamAttachMemAsync_v7000_ptsz;
using use_2867 = PFN_cuStreamQuery_v7000_ptsz;
using use_2868 = PFN_cuStreamSynchronize_v7000_ptsz;
using use_2869 = PFN_cuStreamDestroy_v4000;
using use_2870 = PFN_cuStreamCopyAttributes_v11000_ptsz;
using use_2871 = PFN_cuStreamGetAttribute_v11000_ptsz;
using use_2872 = PFN_cuStreamSetAttribute_v11000_ptsz;
using use_2873 = PFN_cuEventCreate_v2000;
using use_2874 = PFN_cuEventRecord_v7000_ptsz;
using use_2875 = PFN_cuEventRecordWithFlags_v11010_ptsz;
using use_2876 = PFN_cuEventQuery_v2000;
using use_2877 = PFN_cuEventSynchronize_v2000;
using use_2878 = PFN_cuEventDestroy_v4000;
using use_2879 = PFN_cuEventElapsedTime_v2000;
using use_2880 = PFN_cuEventElapsedTime_v12080;
using use_2881 = PFN_cuImportExternalMemory_v10000;
using use_2882 = PFN_cuExternalMemoryGetMappedBuffer_v10000;
using use_2883 = PFN_cuExternalMemoryGetMappedMipmappedArray_v10000;
using use_2884 = PFN_cuDestroyExternalMemory_v10000;
using use_2885 = PFN_cuImportExternalSemaphore_v10000;
using use_2886 = PFN_cuSignalExternalSemaphoresAsync_v10000_ptsz;
using use_2887 = PFN_cuWaitExternalSemaphoresAsync_v10000_ptsz;
using use_2888 = PFN_cuDestroyExternalSemaphore_v10000;
using use_2889 = PFN_cuStreamWaitValue32_v8000_ptsz;
using use_2890 = PFN_cuStreamWaitValue64_v9000_ptsz;
using use_2891 = PFN_cuStreamWriteValue32_v8000_ptsz;
using use_2892 = PFN_cuStreamWriteValue64_v9000_ptsz;
using use_2893 = PFN_cuStreamBatchMemOp_v8000_ptsz;
using use_2894 = PFN_cuStreamWaitValue32_v11070_ptsz;
using use_2895 = PFN_cuStreamWaitValue64_v11070_ptsz;
using use_2896 = PFN_cuStreamWriteValue32_v11070_ptsz;
using use_2897 = PFN_cuStreamWriteValue64_v11070_ptsz;
using use_2898 = PFN_cuStreamBatchMemOp_v11070_ptsz;
using use_2899 = PFN_cuFuncGetAttribute_v2020;
using use_2900 = PFN_cuFuncSetAttribute_v9000;
using use_2901 = PFN_cuFuncSetCacheConfig_v3000;
using use_2902 = PFN_cuFuncSetSharedMemConfig_v4020;
using use_2903 = PFN_cuFuncGetName_v12030;
using use_2904 = PFN_cuFuncGetParamInfo_v12040;
using use_2905 = PFN_cuFuncGetParamCount_v13020;
using use_2906 = PFN_cuFuncIsLoaded_v12040;
using use_2907 = PFN_cuFuncLoad_v12040;
using use_2908 = PFN_cuLaunchKernel_v7000_ptsz;
using use_2909 = PFN_cuLaunchKernelEx_v11060_ptsz;
using use_2910 = PFN_cuLaunchCooperativeKernel_v9000_ptsz;
using use_2911 = PFN_cuLaunchCooperativeKernelMultiDevice_v9000;
using use_2912 = PFN_cuLaunchHostFunc_v10000_ptsz;
using use_2913 = PFN_cuFuncSetBlockShape_v2000;
using use_2914 = PFN_cuFuncSetSharedSize_v2000;
using use_2915 = PFN_cuParamSetSize_v2000;
using use_2916 = PFN_cuParamSeti_v2000;
using use_2917 = PFN_cuParamSetf_v2000;
using use_2918 = PFN_cuParamSetv_v2000;
using use_2919 = PFN_cuLaunch_v2000;
using use_2920 = PFN_cuLaunchGrid_v2000;
using use_2921 = PFN_cuLaunchGridAsync_v2000;
using use_2922 = PFN_cuParamSetTexRef_v2000;
using use_2923 = PFN_cuGraphCreate_v10000;
using use_2924 = PFN_cuGraphAddKernelNode_v10000;
using use_2925 = PFN_cuGraphKernelNodeGetParams_v10000;
using use_2926 = PFN_cuGraphKernelNodeSetParams_v10000;
using use_2927 = PFN_cuGraphAddKernelNode_v12000;
using use_2928 = PFN_cuGraphKernelNodeGetParams_v12000;
using use_2929 = PFN_cuGraphKernelNodeSetParams_v12000;
using use_2930 = PFN_cuGraphAddMemcpyNode_v10000;
using use_2931 = PFN_cuGraphMemcpyNodeGetParams_v10000;
using use_2932 = PFN_cuGraphMemcpyNodeSetParams_v10000;
using use_2933 = PFN_cuGraphAddMemsetNode_v10000;
using use_2934 = PFN_cuGraphMemsetNodeGetParams_v10000;
using use_2935 = PFN_cuGraphMemsetNodeSetParams_v10000;
using use_2936 = PFN_cuGraphAddHostNode_v10000;
using use_2937 = PFN_cuGraphHostNodeGetParams_v10000;
using use_2938 = PFN_cuGraphHostNodeSetParams_v10000;
using use_2939 = PFN_cuGraphAddChildGraphNode_v10000;
using use_2940 = PFN_cuGraphChildGraphNodeGetGraph_v10000;
using use_2941 = PFN_cuGraphAddEmptyNode_v10000;
using use_2942 = PFN_cuGraphAddEventRecordNode_v11010;
using use_2943 = PFN_cuGraphEventRecordNodeGetEvent_v11010;
using use_2944 = PFN_cuGraphEventRecordNodeSetEvent_v11010;
using use_2945 = PFN_cuGraphAddEventWaitNode_v11010;
using use_2946 = PFN_cuGraphEventWaitNodeGetEvent_v11010;
using use_2947 = PFN_cuGraphEventWaitNodeSetEvent_v11010;
using use_2948 = PFN_cuGraphAddExternalSemaphoresSignalNode_v11020;
using use_2949 = PFN_cuGraphExternalSemaphoresSignalNodeGetParams_v11020;
using use_2950 = PFN_cuGraphExternalSemaphoresSignalNodeSetParams_v11020;
using use_2951 = PFN_cuGraphAddExternalSemaphoresWaitNode_v11020;
using use_2952 = PFN_cuGraphExternalSemaphoresWaitNodeGetParams_v11020;
using use_2953 = PFN_cuGraphExternalSemaphoresWaitNodeSetParams_v11020;
using use_2954 = PFN_cuGraphAddBatchMemOpNode_v11070;
using use_2955 = PFN_cuGraphBatchMemOpNodeGetParams_v11070;
using use_2956 = PFN_cuGraphBatchMemOpNodeSetParams_v11070;
using use_2957 = PFN_cuGraphExecBatchMemOpNodeSetParams_v11070;
using use_2958 = PFN_cuGraphClone_v10000;
using use_2959 = PFN_cuGraphNodeFindInClone_v10000;
using use_2960 = PFN_cuGraphNodeGetType_v10000;
using use_2961 = PFN_cuGraphNodeGetContainingGraph_v13010;
using use_2962 = PFN_cuGraphNodeGetLocalId_v13010;
using use_2963 = PFN_cuGraphNodeGetToolsId_v13010;
using use_2964 = PFN_cuGraphGetId_v13010;
using use_2965 = PFN_cuGraphExecGetId_v13010;
using use_2966 = PFN_cuGraphGetNodes_v10000;
using use_2967 = PFN_cuGraphGetRootNodes_v10000;
using use_2968 = PFN_cuGraphGetEdges_v10000;
using use_2969 = PFN_cuGraphGetEdges_v12030;
using use_2970 = PFN_cuGraphNodeGetDependencies_v10000;
using use_2971 = PFN_cuGraphNodeGetDependencies_v12030;
using use_2972 = PFN_cuGraphNodeGetDependentNodes_v10000;
using use_2973 = PFN_cuGraphNodeGetDependentNodes_v12030;
using use_2974 = PFN_cuGraphAddDependencies_v10000;
using use_2975 = PFN_cuGraphAddDependencies_v12030;
using use_2976 = PFN_cuGraphRemoveDependencies_v10000;
using use_2977 = PFN_cuGraphRemoveDependencies_v12030;
using use_2978 = PFN_cuGraphDestroyNode_v10000;
using use_2979 = PFN_cuGraphInstantiateWithFlags_v11040;
using use_2980 = PFN_cuGraphInstantiateWithParams_v12000_ptsz;
using use_2981 = PFN_cuGraphExecGetFlags_v12000;
using use_2982 = PFN_cuGraphExecKernelNodeSetParams_v10010;
using use_2983 = PFN_cuGraphExecKernelNodeSetParams_v12000;
using use_2984 = PFN_cuGraphExecMemcpyNodeSetParams_v10020;
using use_2985 = PFN_cuGraphExecMemsetNodeSetParams_v10020;
using use_2986 = PFN_cuGraphExecHostNodeSetParams_v10020;
using use_2987 = PFN_cuGraphExecChildGraphNodeSetParams_v11010;
using use_2988 = PFN_cuGraphExecEventRecordNodeSetEvent_v11010;
using use_2989 = PFN_cuGraphExecEventWaitNodeSetEvent_v11010;
using use_2990 = PFN_cuGraphExecExternalSemaphoresSignalNodeSetParams_v11020;
using use_2991 = PFN_cuGraphExecExternalSemaphoresWaitNodeSetParams_v11020;
using use_2992 = PFN_cuGraphUpload_v11010_ptsz;
using use_2993 = PFN_cuGraphLaunch_v10000_ptsz;
using use_2994 = PFN_cuGraphExecDestroy_v10000;
using use_2995 = PFN_cuGraphDestroy_v10000;
using use_2996 = PFN_cuGraphExecUpdate_v10020;
using use_2997 = PFN_cuGraphExecUpdate_v12000;
using use_2998 = PFN_cuGraphKernelNodeCopyAttributes_v11000;
using use_2999 = PFN_cuGraphKernelNodeGetAttribute_v11000;
using use_3000 = PFN_cuGraphKernelNodeSetAttribute_v11000;
using use_3001 = PFN_cuGraphDebugDotPrint_v11030;
using use_3002 = PFN_cuGraphAddMemAllocNode_v11040;
using use_3003 = PFN_cuGraphMemAllocNodeGetParams_v11040;
using use_3004 = PFN_cuGraphAddMemFreeNode_v11040;
using use_3005 = PFN_cuGraphMemFreeNodeGetParams_v11040;
using use_3006 = PFN_cuGraphNodeSetEnabled_v11060;
using use_3007 = PFN_cuGraphNodeGetEnabled_v11060;
using use_3008 = PFN_cuGraphAddNode_v12020;
using use_3009 = PFN_cuGraphAddNode_v12030;
using use_3010 = PFN_cuGraphAddNode_v13040;
using use_3011 = PFN_cuGraphNodeSetParams_v12020;
using use_3012 = PFN_cuGraphNodeSetParams_v13040;
using use_3013 = PFN_cuGraphNodeGetParams_v13020;
using use_3014 = PFN_cuGraphExecNodeSetParams_v12020;
using use_3015 = PFN_cuGraphConditionalHandleCreate_v12030;
using use_3016 = PFN_cuDeviceGraphMemTrim_v11040;
using use_3017 = PFN_cuDeviceGetGraphMemAttribute_v11040;
using use_3018 = PFN_cuDeviceSetGraphMemAttribute_v11040;
using use_3019 = PFN_cuOccupancyMaxActiveBlocksPerMultiprocessor_v6050;
using use_3020 = PFN_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000;
using use_3021 = PFN_cuOccupancyMaxPotentialBlockSize_v6050;
using use_3022 = PFN_cuOccupancyMaxPotentialBlockSizeWithFlags_v7000;
using use_3023 = PFN_cuOccupancyAvailableDynamicSMemPerBlock_v10020;
using use_3024 = PFN_cuOccupancyMaxPotentialClusterSize_v11070;
using use_3025 = PFN_cuOccupancyMaxActiveClusters_v11070;
using use_3026 = PFN_cuTexRefSetArray_v2000;
using use_3027 = PFN_cuTexRefSetMipmappedArray_v5000;
using use_3028 = PFN_cuTexRefSetAddress_v3020;
using use_3029 = PFN_cuTexRefSetAddress2D_v4010;
using use_3030 = PFN_cuTexRefSetFormat_v2000;
using use_3031 = PFN_cuTexRefSetAddressMode_v2000;
using use_3032 = PFN_cuTexRefSetFilterMode_v2000;
using use_3033 = PFN_cuTexRefSetMipmapFilterMode_v5000;
using use_3034 = PFN_cuTexRefSetMipmapLevelBias_v5000;
using use_3035 = PFN_cuTexRefSetMipmapLevelClamp_v5000;
using use_3036 = PFN_cuTexRefSetMaxAnisotropy_v5000;
using use_3037 = PFN_cuTexRefSetBorderColor_v8000;
using use_3038 = PFN_cuTexRefSetFlags_v2000;
using use_3039 = PFN_cuTexRefGetAddress_v3020;
using use_3040 = PFN_cuTexRefGetArray_v2000;
using use_3041 = PFN_cuTexRefGetMipmappedArray_v5000;
using use_3042 = PFN_cuTexRefGetAddressMode_v2000;
using use_3043 = PFN_cuTexRefGetFilterMode_v2000;
using use_3044 = PFN_cuTexRefGetFormat_v2000;
using use_3045 = PFN_cuTexRefGetMipmapFilterMode_v5000;
using use_3046 = PFN_cuTexRefGetMipmapLevelBias_v5000;
using use_3047 = PFN_cuTexRefGetMipmapLevelClamp_v5000;
using use_3048 = PFN_cuTexRefGetMaxAnisotropy_v5000;
using use_3049 = PFN_cuTexRefGetBorderColor_v8000;
using use_3050 = PFN_cuTexRefGetFlags_v2000;
using use_3051 = PFN_cuTexRefCreate_v2000;
using use_3052 = PFN_cuTexRefDestroy_v2000;
using use_3053 = PFN_cuSurfRefSetArray_v3000;
using use_3054 = PFN_cuSurfRefGetArray_v3000;
using use_3055 = PFN_cuTexObjectCreate_v5000;
using use_3056 = PFN_cuTexObjectDestroy_v5000;
using use_3057 = PFN_cuTexObjectGetResourceDesc_v5000;
using use_3058 = PFN_cuTexObjectGetTextureDesc_v5000;
using use_3059 = PFN_cuTexObjectGetResourceViewDesc_v5000;
using use_3060 = PFN_cuSurfObjectCreate_v5000;
using use_3061 = PFN_cuSurfObjectDestroy_v5000;
using use_3062 = PFN_cuSurfObjectGetResourceDesc_v5000;
using use_3063 = PFN_cuTensorMapEncodeTiled_v12000;
using use_3064 = PFN_cuTensorMapEncodeIm2col_v12000;
using use_3065 = PFN_cuTensorMapReplaceAddress_v12000;
using use_3066 = PFN_cuTensorMapSetAllocationClass_v13050;
using use_3067 = PFN_cuTensorMapEncodeIm2colWide_v12080;
using use_3068 = PFN_cuDeviceCanAccessPeer_v4000;
using use_3069 = PFN_cuCtxEnablePeerAccess_v4000;
using use_3070 = PFN_cuCtxDisablePeerAccess_v4000;
using use_3071 = PFN_cuDeviceGetP2PAttribute_v8000;
using use_3072 = PFN_cuDeviceGetP2PAtomicCapabilities_v13000;
using use_3073 = PFN_cuGraphicsUnregisterResource_v3000;
using use_3074 = PFN_cuGraphicsSubResourceGetMappedArray_v3000;
using use_3075 = PFN_cuGraphicsResourceGetMappedMipmappedArray_v5000;
using use_3076 = PFN_cuGraphicsResourceGetMappedPointer_v3020;
using use_3077 = PFN_cuGraphicsResourceSetMapFlags_v6050;
using use_3078 = PFN_cuGraphicsMapResources_v7000_ptsz;
using use_3079 = PFN_cuGraphicsUnmapResources_v7000_ptsz;
using use_3080 = PFN_cuGetExportTable_v3000;
using use_3081 = PFN_cuFuncGetModule_v11000;
using use_3082 = PFN_cuGetProcAddress_v11030;
using use_3083 = PFN_cuGetProcAddress_v12000;
using use_3084 = PFN_cuMemcpyHtoD_v3020;
using use_3085 = PFN_cuMemcpyDtoH_v3020;
using use_3086 = PFN_cuMemcpyDtoD_v3020;
using use_3087 = PFN_cuMemcpyDtoA_v3020;
using use_3088 = PFN_cuMemcpyAtoD_v3020;
using use_3089 = PFN_cuMemcpyHtoA_v3020;
using use_3090 = PFN_cuMemcpyAtoH_v3020;
using use_3091 = PFN_cuMemcpyAtoA_v3020;
using use_3092 = PFN_cuMemcpyHtoAAsync_v3020;
using use_3093 = PFN_cuMemcpyAtoHAsync_v3020;
using use_3094 = PFN_cuMemcpy2D_v3020;
using use_3095 = PFN_cuMemcpy2DUnaligned_v3020;
using use_3096 = PFN_cuMemcpy3D_v3020;
using use_3097 = PFN_cuMemcpyHtoDAsync_v3020;
using use_3098 = PFN_cuMemcpyDtoHAsync_v3020;
using use_3099 = PFN_cuMemcpyDtoDAsync_v3020;
using use_3100 = PFN_cuMemcpy2DAsync_v3020;
using use_3101 = PFN_cuMemcpy3DAsync_v3020;
using use_3102 = PFN_cuMemsetD8_v3020;
using use_3103 = PFN_cuMemsetD16_v3020;
using use_3104 = PFN_cuMemsetD32_v3020;
using use_3105 = PFN_cuMemsetD2D8_v3020;
using use_3106 = PFN_cuMemsetD2D16_v3020;
using use_3107 = PFN_cuMemsetD2D32_v3020;
using use_3108 = PFN_cuMemcpy_v4000;
using use_3109 = PFN_cuMemcpyAsync_v4000;
using use_3110 = PFN_cuMemcpyPeer_v4000;
using use_3111 = PFN_cuMemcpyPeerAsync_v4000;
using use_3112 = PFN_cuMemcpy3DPeer_v4000;
using use_3113 = PFN_cuMemcpy3DPeerAsync_v4000;
using use_3114 = PFN_cuMemcpyBatchAsync_v12080;
using use_3115 = PFN_cuMemcpy3DBatchAsync_v12080;
using use_3116 = PFN_cuMemcpyBatchAsync_v13000;
using use_3117 = PFN_cuMemcpy3DBatchAsync_v13000;
using use_3118 = PFN_cuMemcpyWithAttributesAsync_v13020;
using use_3119 = PFN_cuMemcpy3DWithAttributesAsync_v13020;
using use_3120 = PFN_cuMemsetD8Async_v3020;
using use_3121 = PFN_cuMemsetD16Async_v3020;
using use_3122 = PFN_cuMemsetD32Async_v3020;
using use_3123 = PFN_cuMemsetD2D8Async_v3020;
using use_3124 = PFN_cuMemsetD2D16Async_v3020;
using use_3125 = PFN_cuMemsetD2D32Async_v3020;
using use_3126 = PFN_cuStreamGetPriority_v5050;
using use_3127 = PFN_cuStreamGetFlags_v5050;
using use_3128 = PFN_cuStreamGetCtx_v9020;
using use_3129 = PFN_cuStreamGetDevice_v12080;
using use_3130 = PFN_cuStreamGetDevice_v12080_ptsz;
using use_3131 = PFN_cuStreamWaitEvent_v3020;
using use_3132 = PFN_cuStreamAddCallback_v5000;
using use_3133 = PFN_cuStreamAttachMemAsync_v6000;
using use_3134 = PFN_cuStreamQuery_v2000;
using use_3135 = PFN_cuStreamSynchronize_v2000;
using use_3136 = PFN_cuEventRecord_v2000;
using use_3137 = PFN_cuEventRecordWithFlags_v11010;
using use_3138 = PFN_cuLaunchKernel_v4000;
using use_3139 = PFN_cuLaunchKernelEx_v11060;
using use_3140 = PFN_cuLaunchHostFunc_v10000;
using use_3141 = PFN_cuGraphicsMapResources_v3000;
using use_3142 = PFN_cuGraphicsUnmapResources_v3000;
using use_3143 = PFN_cuStreamWriteValue32_v8000;
using use_3144 = PFN_cuStreamWaitValue32_v8000;
using use_3145 = PFN_cuStreamWriteValue64_v9000;
using use_3146 = PFN_cuStreamWaitValue64_v9000;
using use_3147 = PFN_cuStreamBatchMemOp_v8000;
using use_3148 = PFN_cuStreamWriteValue32_v11070;
using use_3149 = PFN_cuStreamWaitValue32_v11070;
using use_3150 = PFN_cuStreamWriteValue64_v11070;
using use_3151 = PFN_cuStreamWaitValue64_v11070;
using use_3152 = PFN_cuStreamBatchMemOp_v11070;
using use_3153 = PFN_cuMemPrefetchAsync_v8000;
using use_3154 = PFN_cuMemPrefetchAsync_v12020;
using use_3155 = PFN_cuMemPrefetchBatchAsync_v13000;
using use_3156 = PFN_cuMemDiscardBatchAsync_v13000;
using use_3157 = PFN_cuMemDiscardAndPrefetchBatchAsync_v13000;
using use_3158 = PFN_cuMemGetLocationInfo_v13040;
using use_3159 = PFN_cuLaunchCooperativeKernel_v9000;
using use_3160 = PFN_cuSignalExternalSemaphoresAsync_v10000;
using use_3161 = PFN_cuWaitExternalSemaphoresAsync_v10000;
using use_3162 = PFN_cuStreamBeginCapture_v10010;
using use_3163 = PFN_cuStreamBeginCaptureToGraph_v12030;
using use_3164 = PFN_cuStreamBeginRecaptureToGraph_v13030;
using use_3165 = PFN_cuStreamEndCapture_v10000;
using use_3166 = PFN_cuStreamIsCapturing_v10000;
using use_3167 = PFN_cuStreamGetCaptureInfo_v10010;
using use_3168 = PFN_cuStreamGetCaptureInfo_v11030;
using use_3169 = PFN_cuStreamGetCaptureInfo_v12030;
using use_3170 = PFN_cuStreamUpdateCaptureDependencies_v11030;
using use_3171 = PFN_cuStreamUpdateCaptureDependencies_v12030;
using use_3172 = PFN_cuGraphInstantiateWithParams_v12000;
using use_3173 = PFN_cuGraphUpload_v11010;
using use_3174 = PFN_cuGraphLaunch_v10000;
using use_3175 = PFN_cuStreamCopyAttributes_v11000;
using use_3176 = PFN_cuStreamGetAttribute_v11000;
using use_3177 = PFN_cuStreamSetAttribute_v11000;
using use_3178 = PFN_cuMemMapArrayAsync_v11010;
using use_3179 = PFN_cuMemFreeAsync_v11020;
using use_3180 = PFN_cuMemAllocAsync_v11020;
using use_3181 = PFN_cuMemAllocFromPoolAsync_v11020;
using use_3182 = PFN_cuFlushGPUDirectRDMAWrites_v11030;
using use_3183 = PFN_cuUserObjectCreate_v11030;
using use_3184 = PFN_cuUserObjectRetain_v11030;
using use_3185 = PFN_cuUserObjectRelease_v11030;
using use_3186 = PFN_cuGraphRetainUserObject_v11030;
using use_3187 = PFN_cuGraphReleaseUserObject_v11030;
using use_3188 = PFN_cuModuleGetLoadingMode_v11070;
using use_3189 = PFN_cuMemGetHandleForAddressRange_v11070;
using use_3190 = PFN_cuLibraryLoadData_v12000;
using use_3191 = PFN_cuLibraryLoadFromFile_v12000;
using use_3192 = PFN_cuLibraryUnload_v12000;
using use_3193 = PFN_cuLibraryGetKernel_v12000;
using use_3194 = PFN_cuLibraryGetModule_v12000;
using use_3195 = PFN_cuLibraryGetKernelCount_v12040;
using use_3196 = PFN_cuLibraryEnumerateKernels_v12040;
using use_3197 = PFN_cuFabricCpyBatchAsync_v13050;
using use_3198 = PFN_cuKernelGetFunction_v12000;
using use_3199 = PFN_cuKernelGetLibrary_v12050;
using use_3200 = PFN_cuLibraryGetGlobal_v12000;
using use_3201 = PFN_cuLibraryGetManaged_v12000;
using use_3202 = PFN_cuKernelGetAttribute_v12000;
using use_3203 = PFN_cuKernelSetAttribute_v12000;
using use_3204 = PFN_cuKernelSetCacheConfig_v12000;
using use_3205 = PFN_cuKernelGetName_v12030;
using use_3206 = PFN_cuKernelGetParamInfo_v12040;
using use_3207 = PFN_cuKernelGetParamCount_v13020;
using use_3208 = PFN_cuLibraryGetUnifiedFunction_v12000;
using use_3209 = PFN_cuCoredumpGetAttribute_v12010;
using use_3210 = PFN_cuCoredumpGetAttributeGlobal_v12010;
using use_3211 = PFN_cuCoredumpSetAttribute_v12010;
using use_3212 = PFN_cuCoredumpSetAttributeGlobal_v12010;
using use_3213 = PFN_cuDeviceRegisterAsyncNotification_v12040;
using use_3214 = PFN_cuDeviceUnregisterAsyncNotification_v12040;
using use_3215 = PFN_cuGreenCtxCreate_v12040;
using use_3216 = PFN_cuGreenCtxDestroy_v12040;
using use_3217 = PFN_cuDeviceGetDevResource_v12040;
using use_3218 = PFN_cuCtxGetDevResource_v12040;
using use_3219 = PFN_cuGreenCtxGetDevResource_v12040;
using use_3220 = PFN_cuStreamGetDevResource_v13010;
using use_3221 = PFN_cuStreamGetDevResource_v13010_ptsz;
using use_3222 = PFN_cuGreenCtxRecordEvent_v12040;
using use_3223 = PFN_cuGreenCtxWaitEvent_v12040;
using use_3224 = PFN_cuDevResourceGenerateDesc_v12040;
using use_3225 = PFN_cuDevSmResourceSplitByCount_v12040;
using use_3226 = PFN_cuDevSmResourceSplit_v13010;
using use_3227 = PFN_cuStreamGetGreenCtx_v12040;
using use_3228 = PFN_cuCtxFromGreenCtx_v12040;
using use_3229 = PFN_cuGreenCtxGetId_v12090;
using use_3230 = PFN_cuCtxRecordEvent_v12050;
using use_3231 = PFN_cuCtxWaitEvent_v12050;
using use_3232 = PFN_cuGreenCtxStreamCreate_v12050;
using use_3233 = PFN_cuStreamGetCtx_v12050;
using use_3234 = PFN_cuStreamGetCtx_v12050_ptsz;
using use_3235 = PFN_cuMemBatchDecompressAsync_v12060;
using use_3236 = PFN_cuMemBatchDecompressAsync_v12060_ptsz;
using use_3237 = PFN_cuLogsRegisterCallback_v12090;
using use_3238 = PFN_cuLogsUnregisterCallback_v12090;
using use_3239 = PFN_cuLogsCurrent_v12090;
using use_3240 = PFN_cuLogsDumpToFile_v12090;
using use_3241 = PFN_cuLogsDumpToMemory_v12090;
using use_3242 = PFN_cuLaunchHostFunc_v13010;
using use_3243 = PFN_cuLaunchHostFunc_v13010_ptsz;
using use_3244 = PFN_cuCoredumpRegisterStartCallback_v13020;
using use_3245 = PFN_cuCoredumpRegisterCompleteCallback_v13020;
using use_3246 = PFN_cuCoredumpDeregisterStartCallback_v13020;
using use_3247 = PFN_cuCoredumpDeregisterCompleteCallback_v13020;
using use_3248 = PFN_cuCheckpointProcessGetRestoreThreadId_v12080;
using use_3249 = PFN_cuCheckpointProcessGetState_v12080;
using use_3250 = PFN_cuCheckpointProcessLock_v12080;
using use_3251 = PFN_cuCheckpointProcessCheckpoint_v12080;
using use_3252 = PFN_cuCheckpointProcessRestore_v12080;
using use_3253 = PFN_cuCheckpointProcessUnlock_v12080;
using use_3254 = PFN_cuCheckpointOperationComplete_v13040;
using use_3255 = PFN_cuGraphicsGLRegisterBuffer_v3000;
using use_3256 = PFN_cuGraphicsGLRegisterImage_v3000;
using use_3257 = PFN_cuGLGetDevices_v6050;
using use_3258 = PFN_cuGLCtxCreate_v3020;
using use_3259 = PFN_cuGLInit_v2000;
using use_3260 = PFN_cuGLRegisterBufferObject_v2000;
using use_3261 = PFN_cuGLMapBufferObject_v7000_ptds;
using use_3262 = PFN_cuGLUnmapBufferObject_v2000;
using use_3263 = PFN_cuGLUnregisterBufferObject_v2000;
using use_3264 = PFN_cuGLSetBufferObjectMapFlags_v2030;
using use_3265 = PFN_cuGLMapBufferObjectAsync_v7000_ptsz;
using use_3266 = PFN_cuGLUnmapBufferObjectAsync_v2030;
using use_3267 = PFN_cuGLMapBufferObject_v3020;
using use_3268 = PFN_cuGLMapBufferObjectAsync_v3020;
using use_3269 = PFN_cuGraphicsEGLRegisterImage_v7000;
using use_3270 = PFN_cuEGLStreamConsumerConnect_v7000;
using use_3271 = PFN_cuEGLStreamConsumerConnectWithFlags_v8000;
using use_3272 = PFN_cuEGLStreamConsumerDisconnect_v7000;
using use_3273 = PFN_cuEGLStreamConsumerAcquireFrame_v7000;
using use_3274 = PFN_cuEGLStreamConsumerReleaseFrame_v7000;
using use_3275 = PFN_cuEGLStreamProducerConnect_v7000;
using use_3276 = PFN_cuEGLStreamProducerDisconnect_v7000;
using use_3277 = PFN_cuEGLStreamProducerPresentFrame_v7000;
using use_3278 = PFN_cuEGLStreamProducerReturnFrame_v7000;
using use_3279 = PFN_cuGraphicsResourceGetMappedEglFrame_v7000;
using use_3280 = PFN_cuEventCreateFromEGLSync_v9000;
using use_3281 = PFN_cuVDPAUGetDevice_v3010;
using use_3282 = PFN_cuVDPAUCtxCreate_v3020;
using use_3283 = PFN_cuGraphicsVDPAURegisterVideoSurface_v3010;
using use_3284 = PFN_cuGraphicsVDPAURegisterOutputSurface_v3010;
using use_3285 = PFN_cuProfilerInitialize_v4000;
using use_3286 = PFN_cuProfilerStart_v4000;
using use_3287 = PFN_cuProfilerStop_v4000;
inline void use_3288(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Depth; }
inline void use_3289(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Flags; }
inline void use_3290(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Format; }
inline void use_3291(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Height; }
inline void use_3292(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.NumChannels; }
inline void use_3293(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Width; }
inline void use_3294(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.Format; }
inline void use_3295(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.Height; }
inline void use_3296(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.NumChannels; }
inline void use_3297(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.Width; }
inline void use_3298(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 &p) { (void)p.alignment; }
inline void use_3299(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 &p) { (void)p.reserved; }
inline void use_3300(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 &p) { (void)p.size; }
inline void use_3301(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.flags; }
inline void use_3302(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.miptailFirstLevel; }
inline void use_3303(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.miptailSize; }
inline void use_3304(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.reserved; }
inline void use_3305(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.tileExtent; }
inline void use_3306(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.count; }
inline void use_3307(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.ctx; }
inline void use_3308(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.flags; }
inline void use_3309(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.paramArray; }
inline void use_3310(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.count; }
inline void use_3311(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3312(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.flags; }
inline void use_3313(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.paramArray; }
inline void use_3314(CUDA_CHILD_GRAPH_NODE_PARAMS &p) { (void)p.graph; }
inline void use_3315(CUDA_CHILD_GRAPH_NODE_PARAMS &p) { (void)p.ownership; }
inline void use_3316(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.ctx; }
inline void use_3317(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.handle; }
inline void use_3318(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.phGraph_out; }
inline void use_3319(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.size; }
inline void use_3320(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.type; }
inline void use_3321(CUDA_EVENT_RECORD_NODE_PARAMS &p) { (void)p.ctx; }
inline void use_3322(CUDA_EVENT_RECORD_NODE_PARAMS &p) { (void)p.event; }
inline void use_3323(CUDA_EVENT_RECORD_NODE_PARAMS &p) { (void)p.gCtx; }
inline void use_3324(CUDA_EVENT_WAIT_NODE_PARAMS &p) { (void)p.event; }
inline void use_3325(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.flags; }
inline void use_3326(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.offset; }
inline void use_3327(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.reserved; }
inline void use_3328(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.size; }
inline void use_3329(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.flags; }
inline void use_3330(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.handle; }
inline void use_3331(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.reserved; }
inline void use_3332(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.size; }
inline void use_3333(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.type; }
inline void use_3334(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.arrayDesc; }
inline void use_3335(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.numLevels; }
inline void use_3336(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.offset; }
inline void use_3337(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.reserved; }
inline void use_3338(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.flags; }
inline void use_3339(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.handle; }
inline void use_3340(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.reserved; }
inline void use_3341(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.type; }
inline void use_3342(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 &p) { (void)p.flags; }
inline void use_3343(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 &p) { (void)p.params; }
inline void use_3344(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 &p) { (void)p.reserved; }
inline void use_3345(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 &p) { (void)p.flags; }
inline void use_3346(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 &p) { (void)p.params; }
inline void use_3347(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 &p) { (void)p.reserved; }
inline void use_3348(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 &p) { (void)p.extSemArray; }
inline void use_3349(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 &p) { (void)p.numExtSems; }
inline void use_3350(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 &p) { (void)p.paramsArray; }
inline void use_3351(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3352(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.extSemArray; }
inline void use_3353(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.gCtx; }
inline void use_3354(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.numExtSems; }
inline void use_3355(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.paramsArray; }
inline void use_3356(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 &p) { (void)p.extSemArray; }
inline void use_3357(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 &p) { (void)p.numExtSems; }
inline void use_3358(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 &p) { (void)p.paramsArray; }
inline void use_3359(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3360(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.extSemArray; }
inline void use_3361(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.gCtx; }
inline void use_3362(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.numExtSems; }
inline void use_3363(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.paramsArray; }
inline void use_3364(CUDA_FABRIC_COPY_BATCH_OP_v1 &p) { (void)p.dst; }
inline void use_3365(CUDA_FABRIC_COPY_BATCH_OP_v1 &p) { (void)p.flags; }
inline void use_3366(CUDA_FABRIC_COPY_BATCH_OP_v1 &p) { (void)p.size; }
inline void use_3367(CUDA_FABRIC_COPY_BATCH_OP_v1 &p) { (void)p.src; }
inline void use_3368(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.ctx; }
inline void use_3369(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.flags; }
inline void use_3370(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.gCtx; }
inline void use_3371(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.numOps; }
inline void use_3372(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.opList; }
inline void use_3373(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.flags; }
inline void use_3374(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.hErrNode_out; }
inline void use_3375(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.hUploadStream; }
inline void use_3376(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.result_out; }
inline void use_3377(CUDA_HOST_NODE_PARAMS_v1 &p) { (void)p.fn; }
inline void use_3378(CUDA_HOST_NODE_PARAMS_v1 &p) { (void)p.userData; }
inline void use_3379(CUDA_HOST_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3380(CUDA_HOST_NODE_PARAMS_v2 &p) { (void)p.fn; }
inline void use_3381(CUDA_HOST_NODE_PARAMS_v2 &p) { (void)p.gCtx; }
inline void use_3382(CUDA_HOST_NODE_PARAMS_v2 &p) { (void)p.syncMode; }
inline void use_3383(CUDA_HOST_NODE_PARAMS_v2 &p) { (void)p.userData; }
inline void use_3384(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.blockDimX; }
inline void use_3385(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.blockDimY; }
inline void use_3386(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.blockDimZ; }
inline void use_3387(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.extra; }
inline void use_3388(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.func; }
inline void use_3389(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.gridDimX; }
inline void use_3390(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.gridDimY; }
inline void use_3391(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.gridDimZ; }
inline void use_3392(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.kernelParams; }
inline void use_3393(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.sharedMemBytes; }
inline void use_3394(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.blockDimX; }
inline void use_3395(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.blockDimY; }
inline void use_3396(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.blockDimZ; }
inline void use_3397(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3398(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.extra; }
inline void use_3399(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.func; }
inline void use_3400(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.gridDimX; }
inline void use_3401(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.gridDimY; }
inline void use_3402(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.gridDimZ; }
inline void use_3403(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.kern; }
inline void use_3404(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.kernelParams; }
inline void use_3405(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.sharedMemBytes; }
inline void use_3406(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.blockDimX; }
inline void use_3407(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.blockDimY; }
inline void use_3408(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.blockDimZ; }
inline void use_3409(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.ctx; }
inline void use_3410(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.extra; }
inline void use_3411(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.func; }
inline void use_3412(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.gridDimX; }
inline void use_3413(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.gridDimY; }
inline void use_3414(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.gridDimZ; }
inline void use_3415(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.kern; }
inline void use_3416(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.kernelParams; }
inline void use_3417(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.sharedMemBytes; }
inline void use_3418(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.blockDimX; }
inline void use_3419(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.blockDimY; }
inline void use_3420(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.blockDimZ; }
inline void use_3421(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.function; }
inline void use_3422(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.gridDimX; }
inline void use_3423(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.gridDimY; }
inline void use_3424(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.gridDimZ; }
inline void use_3425(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.hStream; }
inline void use_3426(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.kernelParams; }
inline void use_3427(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.sharedMemBytes; }
inline void use_3428(CUDA_MEMCPY2D_v2 &p) { (void)p.Height; }
inline void use_3429(CUDA_MEMCPY2D_v2 &p) { (void)p.WidthInBytes; }
inline void use_3430(CUDA_MEMCPY2D_v2 &p) { (void)p.dstArray; }
inline void use_3431(CUDA_MEMCPY2D_v2 &p) { (void)p.dstDevice; }
inline void use_3432(CUDA_MEMCPY2D_v2 &p) { (void)p.dstHost; }
inline void use_3433(CUDA_MEMCPY2D_v2 &p) { (void)p.dstMemoryType; }
inline void use_3434(CUDA_MEMCPY2D_v2 &p) { (void)p.dstPitch; }
inline void use_3435(CUDA_MEMCPY2D_v2 &p) { (void)p.dstXInBytes; }
inline void use_3436(CUDA_MEMCPY2D_v2 &p) { (void)p.dstY; }
inline void use_3437(CUDA_MEMCPY2D_v2 &p) { (void)p.srcArray; }
inline void use_3438(CUDA_MEMCPY2D_v2 &p) { (void)p.srcDevice; }
inline void use_3439(CUDA_MEMCPY2D_v2 &p) { (void)p.srcHost; }
inline void use_3440(CUDA_MEMCPY2D_v2 &p) { (void)p.srcMemoryType; }
inline void use_3441(CUDA_MEMCPY2D_v2 &p) { (void)p.srcPitch; }
inline void use_3442(CUDA_MEMCPY2D_v2 &p) { (void)p.srcXInBytes; }
inline void use_3443(CUDA_MEMCPY2D_v2 &p) { (void)p.srcY; }
inline void use_3444(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.dst; }
inline void use_3445(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.extent; }
inline void use_3446(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.flags; }
inline void use_3447(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.src; }
inline void use_3448(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.srcAccessOrder; }
inline void use_3449(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.Depth; }
inline void use_3450(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.Height; }
inline void use_3451(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.WidthInBytes; }
inline void use_3452(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstArray; }
inline void use_3453(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstContext; }
inline void use_3454(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstDevice; }
inline void use_3455(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstHeight; }
inline void use_3456(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstHost; }
inline void use_3457(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstLOD; }
inline void use_3458(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstMemoryType; }
inline void use_3459(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstPitch; }
inline void use_3460(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstXInBytes; }
inline void use_3461(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstY; }
inline void use_3462(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstZ; }
inline void use_3463(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcArray; }
inline void use_3464(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcContext; }
inline void use_3465(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcDevice; }
inline void use_3466(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcHeight; }
inline void use_3467(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcHost; }
inline void use_3468(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcLOD; }
inline void use_3469(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcMemoryType; }
inline void use_3470(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcPitch; }
inline void use_3471(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcXInBytes; }
inline void use_3472(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcY; }
inline void use_3473(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcZ; }
inline void use_3474(CUDA_MEMCPY3D_v2 &p) { (void)p.Depth; }
inline void use_3475(CUDA_MEMCPY3D_v2 &p) { (void)p.Height; }
inline void use_3476(CUDA_MEMCPY3D_v2 &p) { (void)p.WidthInBytes; }
inline void use_3477(CUDA_MEMCPY3D_v2 &p) { (void)p.dstArray; }
inline void use_3478(CUDA_MEMCPY3D_v2 &p) { (void)p.dstDevice; }
inline void use_3479(CUDA_MEMCPY3D_v2 &p) { (void)p.dstHeight; }
inline void use_3480(CUDA_MEMCPY3D_v2 &p) { (void)p.dstHost; }
inline void use_3481(CUDA_MEMCPY3D_v2 &p) { (void)p.dstLOD; }
inline void use_3482(CUDA_MEMCPY3D_v2 &p) { (void)p.dstMemoryType; }
inline void use_3483(CUDA_MEMCPY3D_v2 &p) { (void)p.dstPitch; }
inline void use_3484(CUDA_MEMCPY3D_v2 &p) { (void)p.dstXInBytes; }
inline void use_3485(CUDA_MEMCPY3D_v2 &p) { (void)p.dstY; }
inline void use_3486(CUDA_MEMCPY3D_v2 &p) { (void)p.dstZ; }
inline void use_3487(CUDA_MEMCPY3D_v2 &p) { (void)p.reserved0; }
inline void use_3488(CUDA_MEMCPY3D_v2 &p) { (void)p.reserved1; }
inline void use_3489(CUDA_MEMCPY3D_v2 &p) { (void)p.srcArray; }
inline void use_3490(CUDA_MEMCPY3D_v2 &p) { (void)p.srcDevice; }
inline void use_3491(CUDA_MEMCPY3D_v2 &p) { (void)p.srcHeight; }
inline void use_3492(CUDA_MEMCPY3D_v2 &p) { (void)p.srcHost; }
inline void use_3493(CUDA_MEMCPY3D_v2 &p) { (void)p.srcLOD; }
inline void use_3494(CUDA_MEMCPY3D_v2 &p) { (void)p.srcMemoryType; }
inline void use_3495(CUDA_MEMCPY3D_v2 &p) { (void)p.srcPitch; }
inline void use_3496(CUDA_MEMCPY3D_v2 &p) { (void)p.srcXInBytes; }
inline void use_3497(CUDA_MEMCPY3D_v2 &p) { (void)p.srcY; }
inline void use_3498(CUDA_MEMCPY3D_v2 &p) { (void)p.srcZ; }
inline void use_3499(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.attrs; }
inline void use_3500(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.attrsIdxs; }
inline void use_3501(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.count; }
inline void use_3502(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.ctx; }
inline void use_3503(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.dsts; }
inline void use_3504(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.gCtx; }
inline void use_3505(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.numAttrs; }
inline void use_3506(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.sizes; }
inline void use_3507(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 &p) { (void)p.srcs; }
inline void use_3508(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.copyCtx; }
inline void use_3509(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.copyParams; }
inline void use_3510(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.flags; }
inline void use_3511(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.reserved; }
inline void use_3512(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.dst; }
inline void use_3513(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.elementSize; }
inline void use_3514(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.height; }
inline void use_3515(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.pitch; }
inline void use_3516(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.value; }
inline void use_3517(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.width; }
inline void use_3518(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3519(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.dst; }
inline void use_3520(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.elementSize; }
inline void use_3521(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.height; }
inline void use_3522(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.pitch; }
inline void use_3523(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.value; }
inline void use_3524(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.width; }
inline void use_3525(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.accessDescCount; }
inline void use_3526(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.accessDescs; }
inline void use_3527(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.bytesize; }
inline void use_3528(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.dptr; }
inline void use_3529(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.poolProps; }
inline void use_3530(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.accessDescCount; }
inline void use_3531(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.accessDescs; }
inline void use_3532(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.bytesize; }
inline void use_3533(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.dptr; }
inline void use_3534(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.poolProps; }
inline void use_3535(CUDA_MEM_FREE_NODE_PARAMS &p) { (void)p.dptr; }
inline void use_3536(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 &p) { (void)p.p2pToken; }
inline void use_3537(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 &p) { (void)p.vaSpaceToken; }
inline void use_3538(CUDA_RESOURCE_DESC_v1 &p) { (void)p.flags; }
inline void use_3539(CUDA_RESOURCE_DESC_v1 &p) { (void)p.res; }
inline void use_3540(CUDA_RESOURCE_DESC_v1 &p) { (void)p.resType; }
inline void use_3541(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.depth; }
inline void use_3542(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.firstLayer; }
inline void use_3543(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.firstMipmapLevel; }
inline void use_3544(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.format; }
inline void use_3545(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.height; }
inline void use_3546(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.lastLayer; }
inline void use_3547(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.lastMipmapLevel; }
inline void use_3548(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.reserved; }
inline void use_3549(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.width; }
inline void use_3550(CUDA_TEXTURE_DESC_v1 &p) { (void)p.addressMode; }
inline void use_3551(CUDA_TEXTURE_DESC_v1 &p) { (void)p.borderColor; }
inline void use_3552(CUDA_TEXTURE_DESC_v1 &p) { (void)p.filterMode; }
inline void use_3553(CUDA_TEXTURE_DESC_v1 &p) { (void)p.flags; }
inline void use_3554(CUDA_TEXTURE_DESC_v1 &p) { (void)p.maxAnisotropy; }
inline void use_3555(CUDA_TEXTURE_DESC_v1 &p) { (void)p.maxMipmapLevelClamp; }
inline void use_3556(CUDA_TEXTURE_DESC_v1 &p) { (void)p.minMipmapLevelClamp; }
inline void use_3557(CUDA_TEXTURE_DESC_v1 &p) { (void)p.mipmapFilterMode; }
inline void use_3558(CUDA_TEXTURE_DESC_v1 &p) { (void)p.mipmapLevelBias; }
inline void use_3559(CUDA_TEXTURE_DESC_v1 &p) { (void)p.reserved; }
inline void use_3560(CU_DEV_SM_RESOURCE_GROUP_PARAMS &p) { (void)p.coscheduledSmCount; }
inline void use_3561(CU_DEV_SM_RESOURCE_GROUP_PARAMS &p) { (void)p.flags; }
inline void use_3562(CU_DEV_SM_RESOURCE_GROUP_PARAMS &p) { (void)p.localityDomainId; }
inline void use_3563(CU_DEV_SM_RESOURCE_GROUP_PARAMS &p) { (void)p.preferredCoscheduledSmCount; }
inline void use_3564(CU_DEV_SM_RESOURCE_GROUP_PARAMS &p) { (void)p.reserved; }
inline void use_3565(CU_DEV_SM_RESOURCE_GROUP_PARAMS &p) { (void)p.smCount; }
inline void use_3566(CUaccessPolicyWindow_v1 &p) { (void)p.base_ptr; }
inline void use_3567(CUaccessPolicyWindow_v1 &p) { (void)p.hitProp; }
inline void use_3568(CUaccessPolicyWindow_v1 &p) { (void)p.hitRatio; }
inline void use_3569(CUaccessPolicyWindow_v1 &p) { (void)p.missProp; }
inline void use_3570(CUaccessPolicyWindow_v1 &p) { (void)p.num_bytes; }
inline void use_3571(CUarrayMapInfo_v1 &p) { (void)p.deviceBitMask; }
inline void use_3572(CUarrayMapInfo_v1 &p) { (void)p.flags; }
inline void use_3573(CUarrayMapInfo_v1 &p) { (void)p.memHandle; }
inline void use_3574(CUarrayMapInfo_v1 &p) { (void)p.memHandleType; }
inline void use_3575(CUarrayMapInfo_v1 &p) { (void)p.memOperationType; }
inline void use_3576(CUarrayMapInfo_v1 &p) { (void)p.offset; }
inline void use_3577(CUarrayMapInfo_v1 &p) { (void)p.reserved; }
inline void use_3578(CUarrayMapInfo_v1 &p) { (void)p.resource; }
inline void use_3579(CUarrayMapInfo_v1 &p) { (void)p.resourceType; }
inline void use_3580(CUarrayMapInfo_v1 &p) { (void)p.subresource; }
inline void use_3581(CUarrayMapInfo_v1 &p) { (void)p.subresourceType; }
inline void use_3582(CUasyncNotificationInfo &p) { (void)p.info; }
inline void use_3583(CUasyncNotificationInfo &p) { (void)p.type; }
inline void use_3584(CUcheckpointCheckpointArgs &p) { (void)p.customStorageInfo_out; }
inline void use_3585(CUcheckpointCheckpointArgs &p) { (void)p.reserved; }
inline void use_3586(CUcheckpointCustomStorageInfo &p) { (void)p.deviceCount; }
inline void use_3587(CUcheckpointCustomStorageInfo &p) { (void)p.handle; }
inline void use_3588(CUcheckpointCustomStorageInfo &p) { (void)p.perDeviceData; }
inline void use_3589(CUcheckpointCustomStoragePerDeviceData &p) { (void)p.devPtr; }
inline void use_3590(CUcheckpointCustomStoragePerDeviceData &p) { (void)p.size; }
inline void use_3591(CUcheckpointCustomStoragePerDeviceData &p) { (void)p.stream; }
inline void use_3592(CUcheckpointGpuPair &p) { (void)p.newUuid; }
inline void use_3593(CUcheckpointGpuPair &p) { (void)p.oldUuid; }
inline void use_3594(CUcheckpointLockArgs &p) { (void)p.reserved0; }
inline void use_3595(CUcheckpointLockArgs &p) { (void)p.reserved1; }
inline void use_3596(CUcheckpointLockArgs &p) { (void)p.timeoutMs; }
inline void use_3597(CUcheckpointRestoreArgs &p) { (void)p.customStorageInfo_out; }
inline void use_3598(CUcheckpointRestoreArgs &p) { (void)p.gpuPairs; }
inline void use_3599(CUcheckpointRestoreArgs &p) { (void)p.gpuPairsCount; }
inline void use_3600(CUcheckpointRestoreArgs &p) { (void)p.reserved; }
inline void use_3601(CUcheckpointUnlockArgs &p) { (void)p.reserved; }
inline void use_3602(CUcliqueInfo &p) { (void)p.id; }
inline void use_3603(CUcliqueInfo &p) { (void)p.type; }
inline void use_3604(CUctxCigParam &p) { (void)p.sharedData; }
inline void use_3605(CUctxCigParam &p) { (void)p.sharedDataType; }
inline void use_3606(CUctxCreateParams &p) { (void)p.cigParams; }
inline void use_3607(CUctxCreateParams &p) { (void)p.execAffinityParams; }
inline void use_3608(CUctxCreateParams &p) { (void)p.numExecAffinityParams; }
inline void use_3609(CUdevResource_v1 &p) { (void)p._internal_padding; }
inline void use_3610(CUdevResource_v1 &p) { (void)p._oversize; }
inline void use_3611(CUdevResource_v1 &p) { (void)p.nextResource; }
inline void use_3612(CUdevResource_v1 &p) { (void)p.sm; }
inline void use_3613(CUdevResource_v1 &p) { (void)p.type; }
inline void use_3614(CUdevResource_v1 &p) { (void)p.wq; }
inline void use_3615(CUdevResource_v1 &p) { (void)p.wqConfig; }
inline void use_3616(CUdevSmResource &p) { (void)p.flags; }
inline void use_3617(CUdevSmResource &p) { (void)p.localityDomainId; }
inline void use_3618(CUdevSmResource &p) { (void)p.minSmPartitionSize; }
inline void use_3619(CUdevSmResource &p) { (void)p.smCoscheduledAlignment; }
inline void use_3620(CUdevSmResource &p) { (void)p.smCount; }
inline void use_3621(CUdevWorkqueueConfigResource &p) { (void)p.device; }
inline void use_3622(CUdevWorkqueueConfigResource &p) { (void)p.sharingScope; }
inline void use_3623(CUdevWorkqueueConfigResource &p) { (void)p.wqConcurrencyLimit; }
inline void use_3624(CUdevWorkqueueResource &p) { (void)p.reserved; }
inline void use_3625(CUdevprop_v1 &p) { (void)p.SIMDWidth; }
inline void use_3626(CUdevprop_v1 &p) { (void)p.clockRate; }
inline void use_3627(CUdevprop_v1 &p) { (void)p.maxGridSize; }
inline void use_3628(CUdevprop_v1 &p) { (void)p.maxThreadsDim; }
inline void use_3629(CUdevprop_v1 &p) { (void)p.maxThreadsPerBlock; }
inline void use_3630(CUdevprop_v1 &p) { (void)p.memPitch; }
inline void use_3631(CUdevprop_v1 &p) { (void)p.regsPerBlock; }
inline void use_3632(CUdevprop_v1 &p) { (void)p.sharedMemPerBlock; }
inline void use_3633(CUdevprop_v1 &p) { (void)p.textureAlign; }
inline void use_3634(CUdevprop_v1 &p) { (void)p.totalConstantMemory; }
inline void use_3635(CUeglFrame_v1 &p) { (void)p.cuFormat; }
inline void use_3636(CUeglFrame_v1 &p) { (void)p.depth; }
inline void use_3637(CUeglFrame_v1 &p) { (void)p.eglColorFormat; }
inline void use_3638(CUeglFrame_v1 &p) { (void)p.frame; }
inline void use_3639(CUeglFrame_v1 &p) { (void)p.frameType; }
inline void use_3640(CUeglFrame_v1 &p) { (void)p.height; }
inline void use_3641(CUeglFrame_v1 &p) { (void)p.numChannels; }
inline void use_3642(CUeglFrame_v1 &p) { (void)p.pitch; }
inline void use_3643(CUeglFrame_v1 &p) { (void)p.planeCount; }
inline void use_3644(CUeglFrame_v1 &p) { (void)p.width; }
inline void use_3645(CUexecAffinityParam_v1 &p) { (void)p.param; }
inline void use_3646(CUexecAffinityParam_v1 &p) { (void)p.type; }
inline void use_3647(CUexecAffinitySmCount_v1 &p) { (void)p.val; }
inline void use_3648(CUextent3D_v1 &p) { (void)p.depth; }
inline void use_3649(CUextent3D_v1 &p) { (void)p.height; }
inline void use_3650(CUextent3D_v1 &p) { (void)p.width; }
inline void use_3651(CUfabricCpyOperand &p) { (void)p.op; }
inline void use_3652(CUfabricCpyOperand &p) { (void)p.type; }
inline void use_3653(CUgraphEdgeData &p) { (void)p.from_port; }
inline void use_3654(CUgraphEdgeData &p) { (void)p.reserved; }
inline void use_3655(CUgraphEdgeData &p) { (void)p.to_port; }
inline void use_3656(CUgraphEdgeData &p) { (void)p.type; }
inline void use_3657(CUgraphExecUpdateResultInfo_v1 &p) { (void)p.errorFromNode; }
inline void use_3658(CUgraphExecUpdateResultInfo_v1 &p) { (void)p.errorNode; }
inline void use_3659(CUgraphExecUpdateResultInfo_v1 &p) { (void)p.result; }
inline void use_3660(CUgraphNodeParams &p) { (void)p.alloc; }
inline void use_3661(CUgraphNodeParams &p) { (void)p.asBytes; }
inline void use_3662(CUgraphNodeParams &p) { (void)p.conditional; }
inline void use_3663(CUgraphNodeParams &p) { (void)p.eventRecord; }
inline void use_3664(CUgraphNodeParams &p) { (void)p.eventWait; }
inline void use_3665(CUgraphNodeParams &p) { (void)p.extSemSignal; }
inline void use_3666(CUgraphNodeParams &p) { (void)p.extSemWait; }
inline void use_3667(CUgraphNodeParams &p) { (void)p.fabricCpyBatch; }
inline void use_3668(CUgraphNodeParams &p) { (void)p.free; }
inline void use_3669(CUgraphNodeParams &p) { (void)p.graph; }
inline void use_3670(CUgraphNodeParams &p) { (void)p.host; }
inline void use_3671(CUgraphNodeParams &p) { (void)p.kernel; }
inline void use_3672(CUgraphNodeParams &p) { (void)p.memOp; }
inline void use_3673(CUgraphNodeParams &p) { (void)p.memcpy; }
inline void use_3674(CUgraphNodeParams &p) { (void)p.memcpyBatch; }
inline void use_3675(CUgraphNodeParams &p) { (void)p.memset; }
inline void use_3676(CUgraphNodeParams &p) { (void)p.reserved0; }
inline void use_3677(CUgraphNodeParams &p) { (void)p.reserved1; }
inline void use_3678(CUgraphNodeParams &p) { (void)p.reserved2; }
inline void use_3679(CUgraphNodeParams &p) { (void)p.type; }
inline void use_3680(CUipcEventHandle_v1 &p) { (void)p.reserved; }
inline void use_3681(CUipcMemHandle_v1 &p) { (void)p.reserved; }
inline void use_3682(CUlaunchAttributeValue &p) { (void)p.accessPolicyWindow; }
inline void use_3683(CUlaunchAttributeValue &p) { (void)p.clusterDim; }
inline void use_3684(CUlaunchAttributeValue &p) { (void)p.clusterSchedulingPolicyPreference; }
inline void use_3685(CUlaunchAttributeValue &p) { (void)p.cooperative; }
inline void use_3686(CUlaunchAttributeValue &p) { (void)p.deviceUpdatableKernelNode; }
inline void use_3687(CUlaunchAttributeValue &p) { (void)p.launchCompletionEvent; }
inline void use_3688(CUlaunchAttributeValue &p) { (void)p.memSyncDomain; }
inline void use_3689(CUlaunchAttributeValue &p) { (void)p.memSyncDomainMap; }
inline void use_3690(CUlaunchAttributeValue &p) { (void)p.nvlinkUtilCentricScheduling; }
inline void use_3691(CUlaunchAttributeValue &p) { (void)p.pad; }
inline void use_3692(CUlaunchAttributeValue &p) { (void)p.portableClusterSizeMode; }
inline void use_3693(CUlaunchAttributeValue &p) { (void)p.preferredClusterDim; }
inline void use_3694(CUlaunchAttributeValue &p) { (void)p.priority; }
inline void use_3695(CUlaunchAttributeValue &p) { (void)p.programmaticEvent; }
inline void use_3696(CUlaunchAttributeValue &p) { (void)p.programmaticStreamSerializationAllowed; }
inline void use_3697(CUlaunchAttributeValue &p) { (void)p.sharedMemCarveout; }
inline void use_3698(CUlaunchAttributeValue &p) { (void)p.sharedMemoryMode; }
inline void use_3699(CUlaunchAttributeValue &p) { (void)p.syncPolicy; }
inline void use_3700(CUlaunchAttribute &p) { (void)p.id; }
inline void use_3701(CUlaunchAttribute &p) { (void)p.pad; }
inline void use_3702(CUlaunchAttribute &p) { (void)p.value; }
inline void use_3703(CUlaunchConfig &p) { (void)p.attrs; }
inline void use_3704(CUlaunchConfig &p) { (void)p.blockDimX; }
inline void use_3705(CUlaunchConfig &p) { (void)p.blockDimY; }
inline void use_3706(CUlaunchConfig &p) { (void)p.blockDimZ; }
inline void use_3707(CUlaunchConfig &p) { (void)p.gridDimX; }
inline void use_3708(CUlaunchConfig &p) { (void)p.gridDimY; }
inline void use_3709(CUlaunchConfig &p) { (void)p.gridDimZ; }
inline void use_3710(CUlaunchConfig &p) { (void)p.hStream; }
inline void use_3711(CUlaunchConfig &p) { (void)p.numAttrs; }
inline void use_3712(CUlaunchConfig &p) { (void)p.sharedMemBytes; }
inline void use_3713(CUlaunchMemSyncDomainMap &p) { (void)p.default_; }
inline void use_3714(CUlaunchMemSyncDomainMap &p) { (void)p.remote; }
inline void use_3715(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataTable; }
inline void use_3716(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataWindowSize; }
inline void use_3717(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionTable; }
inline void use_3718(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionWindowSize; }
inline void use_3719(CUlogicalEndpointFabricHandle &p) { (void)p.data; }
inline void use_3720(CUlogicalEndpointProp &p) { (void)p.flags; }
inline void use_3721(CUlogicalEndpointProp &p) { (void)p.ipcHandleTypes; }
inline void use_3722(CUlogicalEndpointProp &p) { (void)p.multicast; }
inline void use_3723(CUlogicalEndpointProp &p) { (void)p.size; }
inline void use_3724(CUlogicalEndpointProp &p) { (void)p.type; }
inline void use_3725(CUlogicalEndpointProp &p) { (void)p.unicast; }
inline void use_3726(CUmemAccessDesc_v1 &p) { (void)p.flags; }
inline void use_3727(CUmemAccessDesc_v1 &p) { (void)p.location; }
inline void use_3728(CUmemAllocationProp_v1 &p) { (void)p.allocFlags; }
inline void use_3729(CUmemAllocationProp_v1 &p) { (void)p.location; }
inline void use_3730(CUmemAllocationProp_v1 &p) { (void)p.requestedHandleTypes; }
inline void use_3731(CUmemAllocationProp_v1 &p) { (void)p.type; }
inline void use_3732(CUmemAllocationProp_v1 &p) { (void)p.win32HandleMetaData; }
inline void use_3733(CUmemDecompressParams &p) { (void)p.algo; }
inline void use_3734(CUmemDecompressParams &p) { (void)p.dst; }
inline void use_3735(CUmemDecompressParams &p) { (void)p.dstActBytes; }
inline void use_3736(CUmemDecompressParams &p) { (void)p.dstNumBytes; }
inline void use_3737(CUmemDecompressParams &p) { (void)p.padding; }
inline void use_3738(CUmemDecompressParams &p) { (void)p.src; }
inline void use_3739(CUmemDecompressParams &p) { (void)p.srcNumBytes; }
inline void use_3740(CUmemFabricHandle_v1 &p) { (void)p.data; }
inline void use_3741(CUmemLocation_v1 &p) { (void)p.id; }
inline void use_3742(CUmemLocation_v1 &p) { (void)p.localized; }
inline void use_3743(CUmemLocation_v1 &p) { (void)p.type; }
inline void use_3744(CUmemPoolProps_v1 &p) { (void)p.allocType; }
inline void use_3745(CUmemPoolProps_v1 &p) { (void)p.gpuDirectRDMACapable; }
inline void use_3746(CUmemPoolProps_v1 &p) { (void)p.handleTypes; }
inline void use_3747(CUmemPoolProps_v1 &p) { (void)p.location; }
inline void use_3748(CUmemPoolProps_v1 &p) { (void)p.maxSize; }
inline void use_3749(CUmemPoolProps_v1 &p) { (void)p.reserved; }
inline void use_3750(CUmemPoolProps_v1 &p) { (void)p.usage; }
inline void use_3751(CUmemPoolProps_v1 &p) { (void)p.win32SecurityAttributes; }
inline void use_3752(CUmemPoolPtrExportData_v1 &p) { (void)p.reserved; }
inline void use_3753(CUmemcpy3DOperand_v1 &p) { (void)p.op; }
inline void use_3754(CUmemcpy3DOperand_v1 &p) { (void)p.type; }
inline void use_3755(CUmemcpyAttributes_v1 &p) { (void)p.dstLocHint; }
inline void use_3756(CUmemcpyAttributes_v1 &p) { (void)p.flags; }
inline void use_3757(CUmemcpyAttributes_v1 &p) { (void)p.srcAccessOrder; }
inline void use_3758(CUmemcpyAttributes_v1 &p) { (void)p.srcLocHint; }
inline void use_3759(CUmulticastObjectProp_v1 &p) { (void)p.flags; }
inline void use_3760(CUmulticastObjectProp_v1 &p) { (void)p.handleTypes; }
inline void use_3761(CUmulticastObjectProp_v1 &p) { (void)p.numDevices; }
inline void use_3762(CUmulticastObjectProp_v1 &p) { (void)p.size; }
inline void use_3763(CUoffset3D_v1 &p) { (void)p.x; }
inline void use_3764(CUoffset3D_v1 &p) { (void)p.y; }
inline void use_3765(CUoffset3D_v1 &p) { (void)p.z; }
inline void use_3766(CUstreamBatchMemOpParams_v1 &p) { (void)p.atomicReduction; }
inline void use_3767(CUstreamBatchMemOpParams_v1 &p) { (void)p.flushRemoteWrites; }
inline void use_3768(CUstreamBatchMemOpParams_v1 &p) { (void)p.memoryBarrier; }
inline void use_3769(CUstreamBatchMemOpParams_v1 &p) { (void)p.operation; }
inline void use_3770(CUstreamBatchMemOpParams_v1 &p) { (void)p.pad; }
inline void use_3771(CUstreamBatchMemOpParams_v1 &p) { (void)p.waitValue; }
inline void use_3772(CUstreamBatchMemOpParams_v1 &p) { (void)p.writeValue; }
inline void use_3773(CUstreamCigCaptureParams &p) { (void)p.streamCigParams; }
inline void use_3774(CUstreamCigParam &p) { (void)p.streamSharedData; }
inline void use_3775(CUstreamCigParam &p) { (void)p.streamSharedDataType; }
inline void use_3776(CUtensorMap &p) { (void)p.opaque; }
inline void use_3777(CUuuid &p) { (void)p.bytes; }
