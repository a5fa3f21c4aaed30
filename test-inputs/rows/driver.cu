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
inline CUresult use_87(size_t * a0, size_t * a1) { return cuMemGetInfo_v2(a0, a1); }
inline CUresult use_88(CUdeviceptr * a0, size_t a1) { return cuMemAlloc_v2(a0, a1); }
inline CUresult use_89(CUdeviceptr * a0, size_t * a1, size_t a2, size_t a3, unsigned int a4) { return cuMemAllocPitch_v2(a0, a1, a2, a3, a4); }
inline CUresult use_90(CUdeviceptr a0) { return cuMemFree_v2(a0); }
inline CUresult use_91(CUdeviceptr * a0, size_t * a1, CUdeviceptr a2) { return cuMemGetAddressRange_v2(a0, a1, a2); }
inline CUresult use_92(void ** a0, size_t a1) { return cuMemAllocHost_v2(a0, a1); }
inline CUresult use_93(void * a0) { return cuMemFreeHost(a0); }
inline CUresult use_94(void ** a0, size_t a1, unsigned int a2) { return cuMemHostAlloc(a0, a1, a2); }
inline CUresult use_95(CUdeviceptr * a0, void * a1, unsigned int a2) { return cuMemHostGetDevicePointer_v2(a0, a1, a2); }
inline CUresult use_96(unsigned int * a0, void * a1) { return cuMemHostGetFlags(a0, a1); }
inline CUresult use_97(CUdeviceptr * a0, size_t a1, unsigned int a2) { return cuMemAllocManaged(a0, a1, a2); }
inline CUresult use_98(CUdevice a0, CUasyncCallback a1, void * a2, CUasyncCallbackHandle * a3) { return cuDeviceRegisterAsyncNotification(a0, a1, a2, a3); }
inline CUresult use_99(CUdevice a0, CUasyncCallbackHandle a1) { return cuDeviceUnregisterAsyncNotification(a0, a1); }
inline CUresult use_100(CUdevice * a0, const char * a1) { return cuDeviceGetByPCIBusId(a0, a1); }
inline CUresult use_101(char * a0, int a1, CUdevice a2) { return cuDeviceGetPCIBusId(a0, a1, a2); }
inline CUresult use_102(CUipcEventHandle * a0, CUevent a1) { return cuIpcGetEventHandle(a0, a1); }
inline CUresult use_103(CUevent * a0, CUipcEventHandle a1) { return cuIpcOpenEventHandle(a0, a1); }
inline CUresult use_104(CUipcMemHandle * a0, CUdeviceptr a1) { return cuIpcGetMemHandle(a0, a1); }
inline CUresult use_105(CUdeviceptr * a0, CUipcMemHandle a1, unsigned int a2) { return cuIpcOpenMemHandle_v2(a0, a1, a2); }
inline CUresult use_106(CUdeviceptr a0) { return cuIpcCloseMemHandle(a0); }
inline CUresult use_107(void * a0, size_t a1, unsigned int a2) { return cuMemHostRegister_v2(a0, a1, a2); }
inline CUresult use_108(void * a0) { return cuMemHostUnregister(a0); }
inline CUresult use_109(CUdeviceptr a0, CUdeviceptr a1, size_t a2) { return cuMemcpy(a0, a1, a2); }
inline CUresult use_110(CUdeviceptr a0, CUcontext a1, CUdeviceptr a2, CUcontext a3, size_t a4) { return cuMemcpyPeer(a0, a1, a2, a3, a4); }
inline CUresult use_111(CUdeviceptr a0, const void * a1, size_t a2) { return cuMemcpyHtoD_v2(a0, a1, a2); }
inline CUresult use_112(void * a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoH_v2(a0, a1, a2); }
inline CUresult use_113(CUdeviceptr a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoD_v2(a0, a1, a2); }
inline CUresult use_114(CUarray a0, size_t a1, CUdeviceptr a2, size_t a3) { return cuMemcpyDtoA_v2(a0, a1, a2, a3); }
inline CUresult use_115(CUdeviceptr a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoD_v2(a0, a1, a2, a3); }
inline CUresult use_116(CUarray a0, size_t a1, const void * a2, size_t a3) { return cuMemcpyHtoA_v2(a0, a1, a2, a3); }
inline CUresult use_117(void * a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoH_v2(a0, a1, a2, a3); }
inline CUresult use_118(CUarray a0, size_t a1, CUarray a2, size_t a3, size_t a4) { return cuMemcpyAtoA_v2(a0, a1, a2, a3, a4); }
inline CUresult use_119(const CUDA_MEMCPY2D * a0) { return cuMemcpy2D_v2(a0); }
inline CUresult use_120(const CUDA_MEMCPY2D * a0) { return cuMemcpy2DUnaligned_v2(a0); }
inline CUresult use_121(const CUDA_MEMCPY3D * a0) { return cuMemcpy3D_v2(a0); }
inline CUresult use_122(const CUDA_MEMCPY3D_PEER * a0) { return cuMemcpy3DPeer(a0); }
inline CUresult use_123(CUdeviceptr a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyAsync(a0, a1, a2, a3); }
inline CUresult use_124(CUdeviceptr a0, CUcontext a1, CUdeviceptr a2, CUcontext a3, size_t a4, CUstream a5) { return cuMemcpyPeerAsync(a0, a1, a2, a3, a4, a5); }
inline CUresult use_125(CUdeviceptr a0, const void * a1, size_t a2, CUstream a3) { return cuMemcpyHtoDAsync_v2(a0, a1, a2, a3); }
inline CUresult use_126(void * a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoHAsync_v2(a0, a1, a2, a3); }
inline CUresult use_127(CUdeviceptr a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoDAsync_v2(a0, a1, a2, a3); }
inline CUresult use_128(CUarray a0, size_t a1, const void * a2, size_t a3, CUstream a4) { return cuMemcpyHtoAAsync_v2(a0, a1, a2, a3, a4); }
inline CUresult use_129(void * a0, CUarray a1, size_t a2, size_t a3, CUstream a4) { return cuMemcpyAtoHAsync_v2(a0, a1, a2, a3, a4); }
inline CUresult use_130(const CUDA_MEMCPY2D * a0, CUstream a1) { return cuMemcpy2DAsync_v2(a0, a1); }
inline CUresult use_131(const CUDA_MEMCPY3D * a0, CUstream a1) { return cuMemcpy3DAsync_v2(a0, a1); }
inline CUresult use_132(const CUDA_MEMCPY3D_PEER * a0, CUstream a1) { return cuMemcpy3DPeerAsync(a0, a1); }
inline CUresult use_133(CUdeviceptr * a0, CUdeviceptr * a1, size_t * a2, size_t a3, CUmemcpyAttributes * a4, size_t * a5, size_t a6, CUstream a7) { return cuMemcpyBatchAsync_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_134(size_t a0, CUDA_MEMCPY3D_BATCH_OP * a1, unsigned long long a2, CUstream a3) { return cuMemcpy3DBatchAsync_v2(a0, a1, a2, a3); }
inline CUresult use_135(CUdeviceptr a0, unsigned char a1, size_t a2) { return cuMemsetD8_v2(a0, a1, a2); }
inline CUresult use_136(CUdeviceptr a0, unsigned short a1, size_t a2) { return cuMemsetD16_v2(a0, a1, a2); }
inline CUresult use_137(CUdeviceptr a0, unsigned int a1, size_t a2) { return cuMemsetD32_v2(a0, a1, a2); }
inline CUresult use_138(CUdeviceptr a0, size_t a1, unsigned char a2, size_t a3, size_t a4) { return cuMemsetD2D8_v2(a0, a1, a2, a3, a4); }
inline CUresult use_139(CUdeviceptr a0, size_t a1, unsigned short a2, size_t a3, size_t a4) { return cuMemsetD2D16_v2(a0, a1, a2, a3, a4); }
inline CUresult use_140(CUdeviceptr a0, size_t a1, unsigned int a2, size_t a3, size_t a4) { return cuMemsetD2D32_v2(a0, a1, a2, a3, a4); }
inline CUresult use_141(CUdeviceptr a0, unsigned char a1, size_t a2, CUstream a3) { return cuMemsetD8Async(a0, a1, a2, a3); }
inline CUresult use_142(CUdeviceptr a0, unsigned short a1, size_t a2, CUstream a3) { return cuMemsetD16Async(a0, a1, a2, a3); }
inline CUresult use_143(CUdeviceptr a0, unsigned int a1, size_t a2, CUstream a3) { return cuMemsetD32Async(a0, a1, a2, a3); }
inline CUresult use_144(CUdeviceptr a0, size_t a1, unsigned char a2, size_t a3, size_t a4, CUstream a5) { return cuMemsetD2D8Async(a0, a1, a2, a3, a4, a5); }
inline CUresult use_145(CUdeviceptr a0, size_t a1, unsigned short a2, size_t a3, size_t a4, CUstream a5) { return cuMemsetD2D16Async(a0, a1, a2, a3, a4, a5); }
inline CUresult use_146(CUdeviceptr a0, size_t a1, unsigned int a2, size_t a3, size_t a4, CUstream a5) { return cuMemsetD2D32Async(a0, a1, a2, a3, a4, a5); }
inline CUresult use_147(CUarray * a0, const CUDA_ARRAY_DESCRIPTOR * a1) { return cuArrayCreate_v2(a0, a1); }
inline CUresult use_148(CUDA_ARRAY_DESCRIPTOR * a0, CUarray a1) { return cuArrayGetDescriptor_v2(a0, a1); }
inline CUresult use_149(CUDA_ARRAY_SPARSE_PROPERTIES * a0, CUarray a1) { return cuArrayGetSparseProperties(a0, a1); }
inline CUresult use_150(CUDA_ARRAY_SPARSE_PROPERTIES * a0, CUmipmappedArray a1) { return cuMipmappedArrayGetSparseProperties(a0, a1); }
inline CUresult use_151(CUDA_ARRAY_MEMORY_REQUIREMENTS * a0, CUarray a1, CUdevice a2) { return cuArrayGetMemoryRequirements(a0, a1, a2); }
inline CUresult use_152(CUDA_ARRAY_MEMORY_REQUIREMENTS * a0, CUmipmappedArray a1, CUdevice a2) { return cuMipmappedArrayGetMemoryRequirements(a0, a1, a2); }
inline CUresult use_153(CUarray * a0, CUarray a1, unsigned int a2) { return cuArrayGetPlane(a0, a1, a2); }
inline CUresult use_154(CUarray a0) { return cuArrayDestroy(a0); }
inline CUresult use_155(CUarray * a0, const CUDA_ARRAY3D_DESCRIPTOR * a1) { return cuArray3DCreate_v2(a0, a1); }
inline CUresult use_156(CUDA_ARRAY3D_DESCRIPTOR * a0, CUarray a1) { return cuArray3DGetDescriptor_v2(a0, a1); }
inline CUresult use_157(CUmipmappedArray * a0, const CUDA_ARRAY3D_DESCRIPTOR * a1, unsigned int a2) { return cuMipmappedArrayCreate(a0, a1, a2); }
inline CUresult use_158(CUarray * a0, CUmipmappedArray a1, unsigned int a2) { return cuMipmappedArrayGetLevel(a0, a1, a2); }
inline CUresult use_159(CUmipmappedArray a0) { return cuMipmappedArrayDestroy(a0); }
inline CUresult use_160(void * a0, CUdeviceptr a1, size_t a2, CUmemRangeHandleType a3, unsigned long long a4) { return cuMemGetHandleForAddressRange(a0, a1, a2, a3, a4); }
inline CUresult use_161(CUmemDecompressParams * a0, size_t a1, unsigned int a2, size_t * a3, CUstream a4) { return cuMemBatchDecompressAsync(a0, a1, a2, a3, a4); }
inline CUresult use_162(CUdeviceptr * a0, size_t a1, size_t a2, CUdeviceptr a3, unsigned long long a4) { return cuMemAddressReserve(a0, a1, a2, a3, a4); }
inline CUresult use_163(CUdeviceptr a0, size_t a1) { return cuMemAddressFree(a0, a1); }
inline CUresult use_164(CUmemGenericAllocationHandle * a0, size_t a1, const CUmemAllocationProp * a2, unsigned long long a3) { return cuMemCreate(a0, a1, a2, a3); }
inline CUresult use_165(CUmemGenericAllocationHandle a0) { return cuMemRelease(a0); }
inline CUresult use_166(CUdeviceptr a0, size_t a1, size_t a2, CUmemGenericAllocationHandle a3, unsigned long long a4) { return cuMemMap(a0, a1, a2, a3, a4); }
inline CUresult use_167(CUarrayMapInfo * a0, unsigned int a1, CUstream a2) { return cuMemMapArrayAsync(a0, a1, a2); }
inline CUresult use_168(CUdeviceptr a0, size_t a1) { return cuMemUnmap(a0, a1); }
inline CUresult use_169(CUdeviceptr a0, size_t a1, const CUmemAccessDesc * a2, size_t a3) { return cuMemSetAccess(a0, a1, a2, a3); }
inline CUresult use_170(unsigned long long * a0, const CUmemLocation * a1, CUdeviceptr a2) { return cuMemGetAccess(a0, a1, a2); }
inline CUresult use_171(void * a0, CUmemGenericAllocationHandle a1, CUmemAllocationHandleType a2, unsigned long long a3) { return cuMemExportToShareableHandle(a0, a1, a2, a3); }
inline CUresult use_172(CUmemGenericAllocationHandle * a0, void * a1, CUmemAllocationHandleType a2) { return cuMemImportFromShareableHandle(a0, a1, a2); }
inline CUresult use_173(size_t * a0, const CUmemAllocationProp * a1, CUmemAllocationGranularity_flags a2) { return cuMemGetAllocationGranularity(a0, a1, a2); }
inline CUresult use_174(CUmemAllocationProp * a0, CUmemGenericAllocationHandle a1) { return cuMemGetAllocationPropertiesFromHandle(a0, a1); }
inline CUresult use_175(CUmemGenericAllocationHandle * a0, void * a1) { return cuMemRetainAllocationHandle(a0, a1); }
inline CUresult use_176(CUdeviceptr a0, CUstream a1) { return cuMemFreeAsync(a0, a1); }
inline CUresult use_177(CUdeviceptr * a0, size_t a1, CUstream a2) { return cuMemAllocAsync(a0, a1, a2); }
inline CUresult use_178(CUmemoryPool a0, size_t a1) { return cuMemPoolTrimTo(a0, a1); }
inline CUresult use_179(CUmemoryPool a0, CUmemPool_attribute a1, void * a2) { return cuMemPoolSetAttribute(a0, a1, a2); }
inline CUresult use_180(CUmemoryPool a0, CUmemPool_attribute a1, void * a2) { return cuMemPoolGetAttribute(a0, a1, a2); }
inline CUresult use_181(CUmemoryPool a0, const CUmemAccessDesc * a1, size_t a2) { return cuMemPoolSetAccess(a0, a1, a2); }
inline CUresult use_182(CUmemAccess_flags * a0, CUmemoryPool a1, CUmemLocation * a2) { return cuMemPoolGetAccess(a0, a1, a2); }
inline CUresult use_183(CUmemoryPool * a0, const CUmemPoolProps * a1) { return cuMemPoolCreate(a0, a1); }
inline CUresult use_184(CUmemoryPool a0) { return cuMemPoolDestroy(a0); }
inline CUresult use_185(CUmemoryPool * a0, CUmemLocation * a1, CUmemAllocationType a2) { return cuMemGetDefaultMemPool(a0, a1, a2); }
inline CUresult use_186(CUmemoryPool * a0, CUmemLocation * a1, CUmemAllocationType a2) { return cuMemGetMemPool(a0, a1, a2); }
inline CUresult use_187(CUmemLocation * a0, CUmemAllocationType a1, CUmemoryPool a2) { return cuMemSetMemPool(a0, a1, a2); }
inline CUresult use_188(CUdeviceptr * a0, size_t a1, CUmemoryPool a2, CUstream a3) { return cuMemAllocFromPoolAsync(a0, a1, a2, a3); }
inline CUresult use_189(void * a0, CUmemoryPool a1, CUmemAllocationHandleType a2, unsigned long long a3) { return cuMemPoolExportToShareableHandle(a0, a1, a2, a3); }
inline CUresult use_190(CUmemoryPool * a0, void * a1, CUmemAllocationHandleType a2, unsigned long long a3) { return cuMemPoolImportFromShareableHandle(a0, a1, a2, a3); }
inline CUresult use_191(CUmemPoolPtrExportData * a0, CUdeviceptr a1) { return cuMemPoolExportPointer(a0, a1); }
inline CUresult use_192(CUdeviceptr * a0, CUmemoryPool a1, CUmemPoolPtrExportData * a2) { return cuMemPoolImportPointer(a0, a1, a2); }
inline CUresult use_193(CUmemGenericAllocationHandle * a0, const CUmulticastObjectProp * a1) { return cuMulticastCreate(a0, a1); }
inline CUresult use_194(CUmemGenericAllocationHandle a0, CUdevice a1) { return cuMulticastAddDevice(a0, a1); }
inline CUresult use_195(CUmemGenericAllocationHandle a0, size_t a1, CUmemGenericAllocationHandle a2, size_t a3, size_t a4, unsigned long long a5) { return cuMulticastBindMem(a0, a1, a2, a3, a4, a5); }
inline CUresult use_196(CUmemGenericAllocationHandle a0, size_t a1, CUdeviceptr a2, size_t a3, unsigned long long a4) { return cuMulticastBindAddr(a0, a1, a2, a3, a4); }
inline CUresult use_197(CUmemGenericAllocationHandle a0, CUdevice a1, size_t a2, size_t a3) { return cuMulticastUnbind(a0, a1, a2, a3); }
inline CUresult use_198(size_t * a0, const CUmulticastObjectProp * a1, CUmulticastGranularity_flags a2) { return cuMulticastGetGranularity(a0, a1, a2); }
inline CUresult use_199(void * a0, CUpointer_attribute a1, CUdeviceptr a2) { return cuPointerGetAttribute(a0, a1, a2); }
inline CUresult use_200(CUdeviceptr a0, size_t a1, CUmemLocation a2, unsigned int a3, CUstream a4) { return cuMemPrefetchAsync_v2(a0, a1, a2, a3, a4); }
inline CUresult use_201(CUdeviceptr a0, size_t a1, CUmem_advise a2, CUmemLocation a3) { return cuMemAdvise_v2(a0, a1, a2, a3); }
inline CUresult use_202(CUdeviceptr * a0, size_t * a1, size_t a2, CUmemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, CUstream a7) { return cuMemPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_203(CUdeviceptr * a0, size_t * a1, size_t a2, unsigned long long a3, CUstream a4) { return cuMemDiscardBatchAsync(a0, a1, a2, a3, a4); }
inline CUresult use_204(CUdeviceptr * a0, size_t * a1, size_t a2, CUmemLocation * a3, size_t * a4, size_t a5, unsigned long long a6, CUstream a7) { return cuMemDiscardAndPrefetchBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_205(void * a0, size_t a1, CUmem_range_attribute a2, CUdeviceptr a3, size_t a4) { return cuMemRangeGetAttribute(a0, a1, a2, a3, a4); }
inline CUresult use_206(void ** a0, size_t * a1, CUmem_range_attribute * a2, size_t a3, CUdeviceptr a4, size_t a5) { return cuMemRangeGetAttributes(a0, a1, a2, a3, a4, a5); }
inline CUresult use_207(const void * a0, CUpointer_attribute a1, CUdeviceptr a2) { return cuPointerSetAttribute(a0, a1, a2); }
inline CUresult use_208(unsigned int a0, CUpointer_attribute * a1, void ** a2, CUdeviceptr a3) { return cuPointerGetAttributes(a0, a1, a2, a3); }
inline CUresult use_209(CUstream * a0, unsigned int a1) { return cuStreamCreate(a0, a1); }
inline CUresult use_210(CUstream * a0, unsigned int a1, int a2) { return cuStreamCreateWithPriority(a0, a1, a2); }
inline CUresult use_211(CUstream a0, int * a1) { return cuStreamGetPriority(a0, a1); }
inline CUresult use_212(CUstream a0, CUdevice * a1) { return cuStreamGetDevice(a0, a1); }
inline CUresult use_213(CUstream a0, unsigned int * a1) { return cuStreamGetFlags(a0, a1); }
inline CUresult use_214(CUstream a0, unsigned long long * a1) { return cuStreamGetId(a0, a1); }
inline CUresult use_215(CUstream a0, CUcontext * a1) { return cuStreamGetCtx(a0, a1); }
inline CUresult use_216(CUstream a0, CUcontext * a1, CUgreenCtx * a2) { return cuStreamGetCtx_v2(a0, a1, a2); }
inline CUresult use_217(CUstream a0, CUevent a1, unsigned int a2) { return cuStreamWaitEvent(a0, a1, a2); }
inline CUresult use_218(CUstream a0, CUstreamCallback a1, void * a2, unsigned int a3) { return cuStreamAddCallback(a0, a1, a2, a3); }
inline CUresult use_219(CUstream a0, CUstreamCaptureMode a1) { return cuStreamBeginCapture_v2(a0, a1); }
inline CUresult use_220(CUstream a0, CUgraph a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4, CUstreamCaptureMode a5) { return cuStreamBeginCaptureToGraph(a0, a1, a2, a3, a4, a5); }
inline CUresult use_221(CUstreamCaptureMode * a0) { return cuThreadExchangeStreamCaptureMode(a0); }
inline CUresult use_222(CUstream a0, CUgraph * a1) { return cuStreamEndCapture(a0, a1); }
inline CUresult use_223(CUstream a0, CUstreamCaptureStatus * a1) { return cuStreamIsCapturing(a0, a1); }
inline CUresult use_224(CUstream a0, CUstreamCaptureStatus * a1, cuuint64_t * a2, CUgraph * a3, const CUgraphNode ** a4, const CUgraphEdgeData ** a5, size_t * a6) { return cuStreamGetCaptureInfo_v3(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_225(CUstream a0, CUgraphNode * a1, const CUgraphEdgeData * a2, size_t a3, unsigned int a4) { return cuStreamUpdateCaptureDependencies_v2(a0, a1, a2, a3, a4); }
inline CUresult use_226(CUstream a0, CUdeviceptr a1, size_t a2, unsigned int a3) { return cuStreamAttachMemAsync(a0, a1, a2, a3); }
inline CUresult use_227(CUstream a0) { return cuStreamQuery(a0); }
inline CUresult use_228(CUstream a0) { return cuStreamSynchronize(a0); }
inline CUresult use_229(CUstream a0) { return cuStreamDestroy_v2(a0); }
inline CUresult use_230(CUstream a0, CUstream a1) { return cuStreamCopyAttributes(a0, a1); }
inline CUresult use_231(CUstream a0, CUstreamAttrID a1, CUstreamAttrValue * a2) { return cuStreamGetAttribute(a0, a1, a2); }
inline CUresult use_232(CUstream a0, CUstreamAttrID a1, const CUstreamAttrValue * a2) { return cuStreamSetAttribute(a0, a1, a2); }
inline CUresult use_233(CUevent * a0, unsigned int a1) { return cuEventCreate(a0, a1); }
inline CUresult use_234(CUevent a0, CUstream a1) { return cuEventRecord(a0, a1); }
inline CUresult use_235(CUevent a0, CUstream a1, unsigned int a2) { return cuEventRecordWithFlags(a0, a1, a2); }
inline CUresult use_236(CUevent a0) { return cuEventQuery(a0); }
inline CUresult use_237(CUevent a0) { return cuEventSynchronize(a0); }
inline CUresult use_238(CUevent a0) { return cuEventDestroy_v2(a0); }
inline CUresult use_239(float * a0, CUevent a1, CUevent a2) { return cuEventElapsedTime_v2(a0, a1, a2); }
inline CUresult use_240(CUexternalMemory * a0, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC * a1) { return cuImportExternalMemory(a0, a1); }
inline CUresult use_241(CUdeviceptr * a0, CUexternalMemory a1, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC * a2) { return cuExternalMemoryGetMappedBuffer(a0, a1, a2); }
inline CUresult use_242(CUmipmappedArray * a0, CUexternalMemory a1, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC * a2) { return cuExternalMemoryGetMappedMipmappedArray(a0, a1, a2); }
inline CUresult use_243(CUexternalMemory a0) { return cuDestroyExternalMemory(a0); }
inline CUresult use_244(CUexternalSemaphore * a0, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC * a1) { return cuImportExternalSemaphore(a0, a1); }
inline CUresult use_245(const CUexternalSemaphore * a0, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS * a1, unsigned int a2, CUstream a3) { return cuSignalExternalSemaphoresAsync(a0, a1, a2, a3); }
inline CUresult use_246(const CUexternalSemaphore * a0, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS * a1, unsigned int a2, CUstream a3) { return cuWaitExternalSemaphoresAsync(a0, a1, a2, a3); }
inline CUresult use_247(CUexternalSemaphore a0) { return cuDestroyExternalSemaphore(a0); }
inline CUresult use_248(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWaitValue32_v2(a0, a1, a2, a3); }
inline CUresult use_249(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWaitValue64_v2(a0, a1, a2, a3); }
inline CUresult use_250(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWriteValue32_v2(a0, a1, a2, a3); }
inline CUresult use_251(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWriteValue64_v2(a0, a1, a2, a3); }
inline CUresult use_252(CUstream a0, unsigned int a1, CUstreamBatchMemOpParams * a2, unsigned int a3) { return cuStreamBatchMemOp_v2(a0, a1, a2, a3); }
inline CUresult use_253(int * a0, CUfunction_attribute a1, CUfunction a2) { return cuFuncGetAttribute(a0, a1, a2); }
inline CUresult use_254(CUfunction a0, CUfunction_attribute a1, int a2) { return cuFuncSetAttribute(a0, a1, a2); }
inline CUresult use_255(CUfunction a0, CUfunc_cache a1) { return cuFuncSetCacheConfig(a0, a1); }
inline CUresult use_256(CUmodule * a0, CUfunction a1) { return cuFuncGetModule(a0, a1); }
inline CUresult use_257(const char ** a0, CUfunction a1) { return cuFuncGetName(a0, a1); }
inline CUresult use_258(CUfunction a0, size_t a1, size_t * a2, size_t * a3) { return cuFuncGetParamInfo(a0, a1, a2, a3); }
inline CUresult use_259(CUfunctionLoadingState * a0, CUfunction a1) { return cuFuncIsLoaded(a0, a1); }
inline CUresult use_260(CUfunction a0) { return cuFuncLoad(a0); }
inline CUresult use_261(CUfunction a0, unsigned int a1, unsigned int a2, unsigned int a3, unsigned int a4, unsigned int a5, unsigned int a6, unsigned int a7, CUstream a8, void ** a9, void ** a10) { return cuLaunchKernel(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline CUresult use_262(const CUlaunchConfig * a0, CUfunction a1, void ** a2, void ** a3) { return cuLaunchKernelEx(a0, a1, a2, a3); }
inline CUresult use_263(CUfunction a0, unsigned int a1, unsigned int a2, unsigned int a3, unsigned int a4, unsigned int a5, unsigned int a6, unsigned int a7, CUstream a8, void ** a9) { return cuLaunchCooperativeKernel(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline CUresult use_264(CUDA_LAUNCH_PARAMS * a0, unsigned int a1, unsigned int a2) { return cuLaunchCooperativeKernelMultiDevice(a0, a1, a2); }
inline CUresult use_265(CUstream a0, CUhostFn a1, void * a2) { return cuLaunchHostFunc(a0, a1, a2); }
inline CUresult use_266(CUfunction a0, int a1, int a2, int a3) { return cuFuncSetBlockShape(a0, a1, a2, a3); }
inline CUresult use_267(CUfunction a0, unsigned int a1) { return cuFuncSetSharedSize(a0, a1); }
inline CUresult use_268(CUfunction a0, unsigned int a1) { return cuParamSetSize(a0, a1); }
inline CUresult use_269(CUfunction a0, int a1, unsigned int a2) { return cuParamSeti(a0, a1, a2); }
inline CUresult use_270(CUfunction a0, int a1, float a2) { return cuParamSetf(a0, a1, a2); }
inline CUresult use_271(CUfunction a0, int a1, void * a2, unsigned int a3) { return cuParamSetv(a0, a1, a2, a3); }
inline CUresult use_272(CUfunction a0) { return cuLaunch(a0); }
inline CUresult use_273(CUfunction a0, int a1, int a2) { return cuLaunchGrid(a0, a1, a2); }
inline CUresult use_274(CUfunction a0, int a1, int a2, CUstream a3) { return cuLaunchGridAsync(a0, a1, a2, a3); }
inline CUresult use_275(CUfunction a0, int a1, CUtexref a2) { return cuParamSetTexRef(a0, a1, a2); }
inline CUresult use_276(CUfunction a0, CUsharedconfig a1) { return cuFuncSetSharedMemConfig(a0, a1); }
inline CUresult use_277(CUgraph * a0, unsigned int a1) { return cuGraphCreate(a0, a1); }
inline CUresult use_278(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_KERNEL_NODE_PARAMS * a4) { return cuGraphAddKernelNode_v2(a0, a1, a2, a3, a4); }
inline CUresult use_279(CUgraphNode a0, CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeGetParams_v2(a0, a1); }
inline CUresult use_280(CUgraphNode a0, const CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeSetParams_v2(a0, a1); }
inline CUresult use_281(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_MEMCPY3D * a4, CUcontext a5) { return cuGraphAddMemcpyNode(a0, a1, a2, a3, a4, a5); }
inline CUresult use_282(CUgraphNode a0, CUDA_MEMCPY3D * a1) { return cuGraphMemcpyNodeGetParams(a0, a1); }
inline CUresult use_283(CUgraphNode a0, const CUDA_MEMCPY3D * a1) { return cuGraphMemcpyNodeSetParams(a0, a1); }
inline CUresult use_284(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_MEMSET_NODE_PARAMS * a4, CUcontext a5) { return cuGraphAddMemsetNode(a0, a1, a2, a3, a4, a5); }
inline CUresult use_285(CUgraphNode a0, CUDA_MEMSET_NODE_PARAMS * a1) { return cuGraphMemsetNodeGetParams(a0, a1); }
inline CUresult use_286(CUgraphNode a0, const CUDA_MEMSET_NODE_PARAMS * a1) { return cuGraphMemsetNodeSetParams(a0, a1); }
inline CUresult use_287(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_HOST_NODE_PARAMS * a4) { return cuGraphAddHostNode(a0, a1, a2, a3, a4); }
inline CUresult use_288(CUgraphNode a0, CUDA_HOST_NODE_PARAMS * a1) { return cuGraphHostNodeGetParams(a0, a1); }
inline CUresult use_289(CUgraphNode a0, const CUDA_HOST_NODE_PARAMS * a1) { return cuGraphHostNodeSetParams(a0, a1); }
inline CUresult use_290(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUgraph a4) { return cuGraphAddChildGraphNode(a0, a1, a2, a3, a4); }
inline CUresult use_291(CUgraphNode a0, CUgraph * a1) { return cuGraphChildGraphNodeGetGraph(a0, a1); }
inline CUresult use_292(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3) { return cuGraphAddEmptyNode(a0, a1, a2, a3); }
inline CUresult use_293(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUevent a4) { return cuGraphAddEventRecordNode(a0, a1, a2, a3, a4); }
inline CUresult use_294(CUgraphNode a0, CUevent * a1) { return cuGraphEventRecordNodeGetEvent(a0, a1); }
inline CUresult use_295(CUgraphNode a0, CUevent a1) { return cuGraphEventRecordNodeSetEvent(a0, a1); }
inline CUresult use_296(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUevent a4) { return cuGraphAddEventWaitNode(a0, a1, a2, a3, a4); }
inline CUresult use_297(CUgraphNode a0, CUevent * a1) { return cuGraphEventWaitNodeGetEvent(a0, a1); }
inline CUresult use_298(CUgraphNode a0, CUevent a1) { return cuGraphEventWaitNodeSetEvent(a0, a1); }
inline CUresult use_299(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a4) { return cuGraphAddExternalSemaphoresSignalNode(a0, a1, a2, a3, a4); }
inline CUresult use_300(CUgraphNode a0, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresSignalNodeGetParams(a0, a1); }
inline CUresult use_301(CUgraphNode a0, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresSignalNodeSetParams(a0, a1); }
inline CUresult use_302(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * a4) { return cuGraphAddExternalSemaphoresWaitNode(a0, a1, a2, a3, a4); }
inline CUresult use_303(CUgraphNode a0, CUDA_EXT_SEM_WAIT_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresWaitNodeGetParams(a0, a1); }
inline CUresult use_304(CUgraphNode a0, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * a1) { return cuGraphExternalSemaphoresWaitNodeSetParams(a0, a1); }
inline CUresult use_305(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_BATCH_MEM_OP_NODE_PARAMS * a4) { return cuGraphAddBatchMemOpNode(a0, a1, a2, a3, a4); }
inline CUresult use_306(CUgraphNode a0, CUDA_BATCH_MEM_OP_NODE_PARAMS * a1) { return cuGraphBatchMemOpNodeGetParams(a0, a1); }
inline CUresult use_307(CUgraphNode a0, const CUDA_BATCH_MEM_OP_NODE_PARAMS * a1) { return cuGraphBatchMemOpNodeSetParams(a0, a1); }
inline CUresult use_308(CUgraphExec a0, CUgraphNode a1, const CUDA_BATCH_MEM_OP_NODE_PARAMS * a2) { return cuGraphExecBatchMemOpNodeSetParams(a0, a1, a2); }
inline CUresult use_309(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUDA_MEM_ALLOC_NODE_PARAMS * a4) { return cuGraphAddMemAllocNode(a0, a1, a2, a3, a4); }
inline CUresult use_310(CUgraphNode a0, CUDA_MEM_ALLOC_NODE_PARAMS * a1) { return cuGraphMemAllocNodeGetParams(a0, a1); }
inline CUresult use_311(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, CUdeviceptr a4) { return cuGraphAddMemFreeNode(a0, a1, a2, a3, a4); }
inline CUresult use_312(CUgraphNode a0, CUdeviceptr * a1) { return cuGraphMemFreeNodeGetParams(a0, a1); }
inline CUresult use_313(CUdevice a0) { return cuDeviceGraphMemTrim(a0); }
inline CUresult use_314(CUdevice a0, CUgraphMem_attribute a1, void * a2) { return cuDeviceGetGraphMemAttribute(a0, a1, a2); }
inline CUresult use_315(CUdevice a0, CUgraphMem_attribute a1, void * a2) { return cuDeviceSetGraphMemAttribute(a0, a1, a2); }
inline CUresult use_316(CUgraph * a0, CUgraph a1) { return cuGraphClone(a0, a1); }
inline CUresult use_317(CUgraphNode * a0, CUgraphNode a1, CUgraph a2) { return cuGraphNodeFindInClone(a0, a1, a2); }
inline CUresult use_318(CUgraphNode a0, CUgraphNodeType * a1) { return cuGraphNodeGetType(a0, a1); }
inline CUresult use_319(CUgraph a0, CUgraphNode * a1, size_t * a2) { return cuGraphGetNodes(a0, a1, a2); }
inline CUresult use_320(CUgraph a0, CUgraphNode * a1, size_t * a2) { return cuGraphGetRootNodes(a0, a1, a2); }
inline CUresult use_321(CUgraph a0, CUgraphNode * a1, CUgraphNode * a2, CUgraphEdgeData * a3, size_t * a4) { return cuGraphGetEdges_v2(a0, a1, a2, a3, a4); }
inline CUresult use_322(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependencies_v2(a0, a1, a2, a3); }
inline CUresult use_323(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependentNodes_v2(a0, a1, a2, a3); }
inline CUresult use_324(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphAddDependencies_v2(a0, a1, a2, a3, a4); }
inline CUresult use_325(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphRemoveDependencies_v2(a0, a1, a2, a3, a4); }
inline CUresult use_326(CUgraphNode a0) { return cuGraphDestroyNode(a0); }
inline CUresult use_327(CUgraphExec * a0, CUgraph a1, unsigned long long a2) { return cuGraphInstantiateWithFlags(a0, a1, a2); }
inline CUresult use_328(CUgraphExec * a0, CUgraph a1, CUDA_GRAPH_INSTANTIATE_PARAMS * a2) { return cuGraphInstantiateWithParams(a0, a1, a2); }
inline CUresult use_329(CUgraphExec a0, cuuint64_t * a1) { return cuGraphExecGetFlags(a0, a1); }
inline CUresult use_330(CUgraphExec a0, CUgraphNode a1, const CUDA_KERNEL_NODE_PARAMS * a2) { return cuGraphExecKernelNodeSetParams_v2(a0, a1, a2); }
inline CUresult use_331(CUgraphExec a0, CUgraphNode a1, const CUDA_MEMCPY3D * a2, CUcontext a3) { return cuGraphExecMemcpyNodeSetParams(a0, a1, a2, a3); }
inline CUresult use_332(CUgraphExec a0, CUgraphNode a1, const CUDA_MEMSET_NODE_PARAMS * a2, CUcontext a3) { return cuGraphExecMemsetNodeSetParams(a0, a1, a2, a3); }
inline CUresult use_333(CUgraphExec a0, CUgraphNode a1, const CUDA_HOST_NODE_PARAMS * a2) { return cuGraphExecHostNodeSetParams(a0, a1, a2); }
inline CUresult use_334(CUgraphExec a0, CUgraphNode a1, CUgraph a2) { return cuGraphExecChildGraphNodeSetParams(a0, a1, a2); }
inline CUresult use_335(CUgraphExec a0, CUgraphNode a1, CUevent a2) { return cuGraphExecEventRecordNodeSetEvent(a0, a1, a2); }
inline CUresult use_336(CUgraphExec a0, CUgraphNode a1, CUevent a2) { return cuGraphExecEventWaitNodeSetEvent(a0, a1, a2); }
inline CUresult use_337(CUgraphExec a0, CUgraphNode a1, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS * a2) { return cuGraphExecExternalSemaphoresSignalNodeSetParams(a0, a1, a2); }
inline CUresult use_338(CUgraphExec a0, CUgraphNode a1, const CUDA_EXT_SEM_WAIT_NODE_PARAMS * a2) { return cuGraphExecExternalSemaphoresWaitNodeSetParams(a0, a1, a2); }
inline CUresult use_339(CUgraphExec a0, CUgraphNode a1, unsigned int a2) { return cuGraphNodeSetEnabled(a0, a1, a2); }
inline CUresult use_340(CUgraphExec a0, CUgraphNode a1, unsigned int * a2) { return cuGraphNodeGetEnabled(a0, a1, a2); }
inline CUresult use_341(CUgraphExec a0, CUstream a1) { return cuGraphUpload(a0, a1); }
inline CUresult use_342(CUgraphExec a0, CUstream a1) { return cuGraphLaunch(a0, a1); }
inline CUresult use_343(CUgraphExec a0) { return cuGraphExecDestroy(a0); }
inline CUresult use_344(CUgraph a0) { return cuGraphDestroy(a0); }
inline CUresult use_345(CUgraphExec a0, CUgraph a1, CUgraphExecUpdateResultInfo * a2) { return cuGraphExecUpdate_v2(a0, a1, a2); }
inline CUresult use_346(CUgraphNode a0, CUgraphNode a1) { return cuGraphKernelNodeCopyAttributes(a0, a1); }
inline CUresult use_347(CUgraphNode a0, CUkernelNodeAttrID a1, CUkernelNodeAttrValue * a2) { return cuGraphKernelNodeGetAttribute(a0, a1, a2); }
inline CUresult use_348(CUgraphNode a0, CUkernelNodeAttrID a1, const CUkernelNodeAttrValue * a2) { return cuGraphKernelNodeSetAttribute(a0, a1, a2); }
inline CUresult use_349(CUgraph a0, const char * a1, unsigned int a2) { return cuGraphDebugDotPrint(a0, a1, a2); }
inline CUresult use_350(CUuserObject * a0, void * a1, CUhostFn a2, unsigned int a3, unsigned int a4) { return cuUserObjectCreate(a0, a1, a2, a3, a4); }
inline CUresult use_351(CUuserObject a0, unsigned int a1) { return cuUserObjectRetain(a0, a1); }
inline CUresult use_352(CUuserObject a0, unsigned int a1) { return cuUserObjectRelease(a0, a1); }
inline CUresult use_353(CUgraph a0, CUuserObject a1, unsigned int a2, unsigned int a3) { return cuGraphRetainUserObject(a0, a1, a2, a3); }
inline CUresult use_354(CUgraph a0, CUuserObject a1, unsigned int a2) { return cuGraphReleaseUserObject(a0, a1, a2); }
inline CUresult use_355(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4, CUgraphNodeParams * a5) { return cuGraphAddNode_v2(a0, a1, a2, a3, a4, a5); }
inline CUresult use_356(CUgraphNode a0, CUgraphNodeParams * a1) { return cuGraphNodeSetParams(a0, a1); }
inline CUresult use_357(CUgraphExec a0, CUgraphNode a1, CUgraphNodeParams * a2) { return cuGraphExecNodeSetParams(a0, a1, a2); }
inline CUresult use_358(CUgraphConditionalHandle * a0, CUgraph a1, CUcontext a2, unsigned int a3, unsigned int a4) { return cuGraphConditionalHandleCreate(a0, a1, a2, a3, a4); }
inline CUresult use_359(int * a0, CUfunction a1, int a2, size_t a3) { return cuOccupancyMaxActiveBlocksPerMultiprocessor(a0, a1, a2, a3); }
inline CUresult use_360(int * a0, CUfunction a1, int a2, size_t a3, unsigned int a4) { return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(a0, a1, a2, a3, a4); }
inline CUresult use_361(int * a0, int * a1, CUfunction a2, CUoccupancyB2DSize a3, size_t a4, int a5) { return cuOccupancyMaxPotentialBlockSize(a0, a1, a2, a3, a4, a5); }
inline CUresult use_362(int * a0, int * a1, CUfunction a2, CUoccupancyB2DSize a3, size_t a4, int a5, unsigned int a6) { return cuOccupancyMaxPotentialBlockSizeWithFlags(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_363(size_t * a0, CUfunction a1, int a2, int a3) { return cuOccupancyAvailableDynamicSMemPerBlock(a0, a1, a2, a3); }
inline CUresult use_364(int * a0, CUfunction a1, const CUlaunchConfig * a2) { return cuOccupancyMaxPotentialClusterSize(a0, a1, a2); }
inline CUresult use_365(int * a0, CUfunction a1, const CUlaunchConfig * a2) { return cuOccupancyMaxActiveClusters(a0, a1, a2); }
inline CUresult use_366(CUtexref a0, CUarray a1, unsigned int a2) { return cuTexRefSetArray(a0, a1, a2); }
inline CUresult use_367(CUtexref a0, CUmipmappedArray a1, unsigned int a2) { return cuTexRefSetMipmappedArray(a0, a1, a2); }
inline CUresult use_368(size_t * a0, CUtexref a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress_v2(a0, a1, a2, a3); }
inline CUresult use_369(CUtexref a0, const CUDA_ARRAY_DESCRIPTOR * a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress2D_v3(a0, a1, a2, a3); }
inline CUresult use_370(CUtexref a0, CUarray_format a1, int a2) { return cuTexRefSetFormat(a0, a1, a2); }
inline CUresult use_371(CUtexref a0, int a1, CUaddress_mode a2) { return cuTexRefSetAddressMode(a0, a1, a2); }
inline CUresult use_372(CUtexref a0, CUfilter_mode a1) { return cuTexRefSetFilterMode(a0, a1); }
inline CUresult use_373(CUtexref a0, CUfilter_mode a1) { return cuTexRefSetMipmapFilterMode(a0, a1); }
inline CUresult use_374(CUtexref a0, float a1) { return cuTexRefSetMipmapLevelBias(a0, a1); }
inline CUresult use_375(CUtexref a0, float a1, float a2) { return cuTexRefSetMipmapLevelClamp(a0, a1, a2); }
inline CUresult use_376(CUtexref a0, unsigned int a1) { return cuTexRefSetMaxAnisotropy(a0, a1); }
inline CUresult use_377(CUtexref a0, float * a1) { return cuTexRefSetBorderColor(a0, a1); }
inline CUresult use_378(CUtexref a0, unsigned int a1) { return cuTexRefSetFlags(a0, a1); }
inline CUresult use_379(CUdeviceptr * a0, CUtexref a1) { return cuTexRefGetAddress_v2(a0, a1); }
inline CUresult use_380(CUarray * a0, CUtexref a1) { return cuTexRefGetArray(a0, a1); }
inline CUresult use_381(CUmipmappedArray * a0, CUtexref a1) { return cuTexRefGetMipmappedArray(a0, a1); }
inline CUresult use_382(CUaddress_mode * a0, CUtexref a1, int a2) { return cuTexRefGetAddressMode(a0, a1, a2); }
inline CUresult use_383(CUfilter_mode * a0, CUtexref a1) { return cuTexRefGetFilterMode(a0, a1); }
inline CUresult use_384(CUarray_format * a0, int * a1, CUtexref a2) { return cuTexRefGetFormat(a0, a1, a2); }
inline CUresult use_385(CUfilter_mode * a0, CUtexref a1) { return cuTexRefGetMipmapFilterMode(a0, a1); }
inline CUresult use_386(float * a0, CUtexref a1) { return cuTexRefGetMipmapLevelBias(a0, a1); }
inline CUresult use_387(float * a0, float * a1, CUtexref a2) { return cuTexRefGetMipmapLevelClamp(a0, a1, a2); }
inline CUresult use_388(int * a0, CUtexref a1) { return cuTexRefGetMaxAnisotropy(a0, a1); }
inline CUresult use_389(float * a0, CUtexref a1) { return cuTexRefGetBorderColor(a0, a1); }
inline CUresult use_390(unsigned int * a0, CUtexref a1) { return cuTexRefGetFlags(a0, a1); }
inline CUresult use_391(CUtexref * a0) { return cuTexRefCreate(a0); }
inline CUresult use_392(CUtexref a0) { return cuTexRefDestroy(a0); }
inline CUresult use_393(CUsurfref a0, CUarray a1, unsigned int a2) { return cuSurfRefSetArray(a0, a1, a2); }
inline CUresult use_394(CUarray * a0, CUsurfref a1) { return cuSurfRefGetArray(a0, a1); }
inline CUresult use_395(CUtexObject * a0, const CUDA_RESOURCE_DESC * a1, const CUDA_TEXTURE_DESC * a2, const CUDA_RESOURCE_VIEW_DESC * a3) { return cuTexObjectCreate(a0, a1, a2, a3); }
inline CUresult use_396(CUtexObject a0) { return cuTexObjectDestroy(a0); }
inline CUresult use_397(CUDA_RESOURCE_DESC * a0, CUtexObject a1) { return cuTexObjectGetResourceDesc(a0, a1); }
inline CUresult use_398(CUDA_TEXTURE_DESC * a0, CUtexObject a1) { return cuTexObjectGetTextureDesc(a0, a1); }
inline CUresult use_399(CUDA_RESOURCE_VIEW_DESC * a0, CUtexObject a1) { return cuTexObjectGetResourceViewDesc(a0, a1); }
inline CUresult use_400(CUsurfObject * a0, const CUDA_RESOURCE_DESC * a1) { return cuSurfObjectCreate(a0, a1); }
inline CUresult use_401(CUsurfObject a0) { return cuSurfObjectDestroy(a0); }
inline CUresult use_402(CUDA_RESOURCE_DESC * a0, CUsurfObject a1) { return cuSurfObjectGetResourceDesc(a0, a1); }
inline CUresult use_403(CUtensorMap * a0, CUtensorMapDataType a1, cuuint32_t a2, void * a3, const cuuint64_t * a4, const cuuint64_t * a5, const cuuint32_t * a6, const cuuint32_t * a7, CUtensorMapInterleave a8, CUtensorMapSwizzle a9, CUtensorMapL2promotion a10, CUtensorMapFloatOOBfill a11) { return cuTensorMapEncodeTiled(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline CUresult use_404(CUtensorMap * a0, CUtensorMapDataType a1, cuuint32_t a2, void * a3, const cuuint64_t * a4, const cuuint64_t * a5, const int * a6, const int * a7, cuuint32_t a8, cuuint32_t a9, const cuuint32_t * a10, CUtensorMapInterleave a11, CUtensorMapSwizzle a12, CUtensorMapL2promotion a13, CUtensorMapFloatOOBfill a14) { return cuTensorMapEncodeIm2col(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline CUresult use_405(CUtensorMap * a0, CUtensorMapDataType a1, cuuint32_t a2, void * a3, const cuuint64_t * a4, const cuuint64_t * a5, int a6, int a7, cuuint32_t a8, cuuint32_t a9, const cuuint32_t * a10, CUtensorMapInterleave a11, CUtensorMapIm2ColWideMode a12, CUtensorMapSwizzle a13, CUtensorMapL2promotion a14, CUtensorMapFloatOOBfill a15) { return cuTensorMapEncodeIm2colWide(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline CUresult use_406(CUtensorMap * a0, void * a1) { return cuTensorMapReplaceAddress(a0, a1); }
inline CUresult use_407(int * a0, CUdevice a1, CUdevice a2) { return cuDeviceCanAccessPeer(a0, a1, a2); }
inline CUresult use_408(CUcontext a0, unsigned int a1) { return cuCtxEnablePeerAccess(a0, a1); }
inline CUresult use_409(CUcontext a0) { return cuCtxDisablePeerAccess(a0); }
inline CUresult use_410(int * a0, CUdevice_P2PAttribute a1, CUdevice a2, CUdevice a3) { return cuDeviceGetP2PAttribute(a0, a1, a2, a3); }
inline CUresult use_411(unsigned int * a0, const CUatomicOperation * a1, unsigned int a2, CUdevice a3, CUdevice a4) { return cuDeviceGetP2PAtomicCapabilities(a0, a1, a2, a3, a4); }
inline CUresult use_412(CUgraphicsResource a0) { return cuGraphicsUnregisterResource(a0); }
inline CUresult use_413(CUarray * a0, CUgraphicsResource a1, unsigned int a2, unsigned int a3) { return cuGraphicsSubResourceGetMappedArray(a0, a1, a2, a3); }
inline CUresult use_414(CUmipmappedArray * a0, CUgraphicsResource a1) { return cuGraphicsResourceGetMappedMipmappedArray(a0, a1); }
inline CUresult use_415(CUdeviceptr * a0, size_t * a1, CUgraphicsResource a2) { return cuGraphicsResourceGetMappedPointer_v2(a0, a1, a2); }
inline CUresult use_416(CUgraphicsResource a0, unsigned int a1) { return cuGraphicsResourceSetMapFlags_v2(a0, a1); }
inline CUresult use_417(unsigned int a0, CUgraphicsResource * a1, CUstream a2) { return cuGraphicsMapResources(a0, a1, a2); }
inline CUresult use_418(unsigned int a0, CUgraphicsResource * a1, CUstream a2) { return cuGraphicsUnmapResources(a0, a1, a2); }
inline CUresult use_419(const char * a0, void ** a1, int a2, cuuint64_t a3, CUdriverProcAddressQueryResult * a4) { return cuGetProcAddress_v2(a0, a1, a2, a3, a4); }
inline CUresult use_420(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpGetAttribute(a0, a1, a2); }
inline CUresult use_421(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpGetAttributeGlobal(a0, a1, a2); }
inline CUresult use_422(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpSetAttribute(a0, a1, a2); }
inline CUresult use_423(CUcoredumpSettings a0, void * a1, size_t * a2) { return cuCoredumpSetAttributeGlobal(a0, a1, a2); }
inline CUresult use_424(const void ** a0, const CUuuid * a1) { return cuGetExportTable(a0, a1); }
inline CUresult use_425(CUgreenCtx * a0, CUdevResourceDesc a1, CUdevice a2, unsigned int a3) { return cuGreenCtxCreate(a0, a1, a2, a3); }
inline CUresult use_426(CUgreenCtx a0) { return cuGreenCtxDestroy(a0); }
inline CUresult use_427(CUcontext * a0, CUgreenCtx a1) { return cuCtxFromGreenCtx(a0, a1); }
inline CUresult use_428(CUdevice a0, CUdevResource * a1, CUdevResourceType a2) { return cuDeviceGetDevResource(a0, a1, a2); }
inline CUresult use_429(CUcontext a0, CUdevResource * a1, CUdevResourceType a2) { return cuCtxGetDevResource(a0, a1, a2); }
inline CUresult use_430(CUgreenCtx a0, CUdevResource * a1, CUdevResourceType a2) { return cuGreenCtxGetDevResource(a0, a1, a2); }
inline CUresult use_431(CUdevResource * a0, unsigned int * a1, const CUdevResource * a2, CUdevResource * a3, unsigned int a4, unsigned int a5) { return cuDevSmResourceSplitByCount(a0, a1, a2, a3, a4, a5); }
inline CUresult use_432(CUdevResourceDesc * a0, CUdevResource * a1, unsigned int a2) { return cuDevResourceGenerateDesc(a0, a1, a2); }
inline CUresult use_433(CUgreenCtx a0, CUevent a1) { return cuGreenCtxRecordEvent(a0, a1); }
inline CUresult use_434(CUgreenCtx a0, CUevent a1) { return cuGreenCtxWaitEvent(a0, a1); }
inline CUresult use_435(CUstream a0, CUgreenCtx * a1) { return cuStreamGetGreenCtx(a0, a1); }
inline CUresult use_436(CUstream * a0, CUgreenCtx a1, unsigned int a2, int a3) { return cuGreenCtxStreamCreate(a0, a1, a2, a3); }
inline CUresult use_437(CUgreenCtx a0, unsigned long long * a1) { return cuGreenCtxGetId(a0, a1); }
inline CUresult use_438(CUlogsCallback a0, void * a1, CUlogsCallbackHandle * a2) { return cuLogsRegisterCallback(a0, a1, a2); }
inline CUresult use_439(CUlogsCallbackHandle a0) { return cuLogsUnregisterCallback(a0); }
inline CUresult use_440(CUlogIterator * a0, unsigned int a1) { return cuLogsCurrent(a0, a1); }
inline CUresult use_441(CUlogIterator * a0, const char * a1, unsigned int a2) { return cuLogsDumpToFile(a0, a1, a2); }
inline CUresult use_442(CUlogIterator * a0, char * a1, size_t * a2, unsigned int a3) { return cuLogsDumpToMemory(a0, a1, a2, a3); }
inline CUresult use_443(int a0, int * a1) { return cuCheckpointProcessGetRestoreThreadId(a0, a1); }
inline CUresult use_444(int a0, CUprocessState * a1) { return cuCheckpointProcessGetState(a0, a1); }
inline CUresult use_445(int a0, CUcheckpointLockArgs * a1) { return cuCheckpointProcessLock(a0, a1); }
inline CUresult use_446(int a0, CUcheckpointCheckpointArgs * a1) { return cuCheckpointProcessCheckpoint(a0, a1); }
inline CUresult use_447(int a0, CUcheckpointRestoreArgs * a1) { return cuCheckpointProcessRestore(a0, a1); }
inline CUresult use_448(int a0, CUcheckpointUnlockArgs * a1) { return cuCheckpointProcessUnlock(a0, a1); }
inline CUresult use_449(CUgraphicsResource * a0, GLuint a1, unsigned int a2) { return cuGraphicsGLRegisterBuffer(a0, a1, a2); }
inline CUresult use_450(CUgraphicsResource * a0, GLuint a1, GLenum a2, unsigned int a3) { return cuGraphicsGLRegisterImage(a0, a1, a2, a3); }
inline CUresult use_451(unsigned int * a0, CUdevice * a1, unsigned int a2, CUGLDeviceList a3) { return cuGLGetDevices_v2(a0, a1, a2, a3); }
inline CUresult use_452(CUcontext * a0, unsigned int a1, CUdevice a2) { return cuGLCtxCreate_v2(a0, a1, a2); }
inline CUresult use_453() { return cuGLInit(); }
inline CUresult use_454(GLuint a0) { return cuGLRegisterBufferObject(a0); }
inline CUresult use_455(CUdeviceptr * a0, size_t * a1, GLuint a2) { return cuGLMapBufferObject_v2(a0, a1, a2); }
inline CUresult use_456(GLuint a0) { return cuGLUnmapBufferObject(a0); }
inline CUresult use_457(GLuint a0) { return cuGLUnregisterBufferObject(a0); }
inline CUresult use_458(GLuint a0, unsigned int a1) { return cuGLSetBufferObjectMapFlags(a0, a1); }
inline CUresult use_459(CUdeviceptr * a0, size_t * a1, GLuint a2, CUstream a3) { return cuGLMapBufferObjectAsync_v2(a0, a1, a2, a3); }
inline CUresult use_460(GLuint a0, CUstream a1) { return cuGLUnmapBufferObjectAsync(a0, a1); }
inline CUresult use_461(CUgraphicsResource * a0, EGLImageKHR a1, unsigned int a2) { return cuGraphicsEGLRegisterImage(a0, a1, a2); }
inline CUresult use_462(CUeglStreamConnection * a0, EGLStreamKHR a1) { return cuEGLStreamConsumerConnect(a0, a1); }
inline CUresult use_463(CUeglStreamConnection * a0, EGLStreamKHR a1, unsigned int a2) { return cuEGLStreamConsumerConnectWithFlags(a0, a1, a2); }
inline CUresult use_464(CUeglStreamConnection * a0) { return cuEGLStreamConsumerDisconnect(a0); }
inline CUresult use_465(CUeglStreamConnection * a0, CUgraphicsResource * a1, CUstream * a2, unsigned int a3) { return cuEGLStreamConsumerAcquireFrame(a0, a1, a2, a3); }
inline CUresult use_466(CUeglStreamConnection * a0, CUgraphicsResource a1, CUstream * a2) { return cuEGLStreamConsumerReleaseFrame(a0, a1, a2); }
inline CUresult use_467(CUeglStreamConnection * a0, EGLStreamKHR a1, EGLint a2, EGLint a3) { return cuEGLStreamProducerConnect(a0, a1, a2, a3); }
inline CUresult use_468(CUeglStreamConnection * a0) { return cuEGLStreamProducerDisconnect(a0); }
inline CUresult use_469(CUeglStreamConnection * a0, CUeglFrame a1, CUstream * a2) { return cuEGLStreamProducerPresentFrame(a0, a1, a2); }
inline CUresult use_470(CUeglStreamConnection * a0, CUeglFrame * a1, CUstream * a2) { return cuEGLStreamProducerReturnFrame(a0, a1, a2); }
inline CUresult use_471(CUeglFrame * a0, CUgraphicsResource a1, unsigned int a2, unsigned int a3) { return cuGraphicsResourceGetMappedEglFrame(a0, a1, a2, a3); }
inline CUresult use_472(CUevent * a0, EGLSyncKHR a1, unsigned int a2) { return cuEventCreateFromEGLSync(a0, a1, a2); }
inline CUresult use_473(CUdevice * a0, VdpDevice a1, VdpGetProcAddress * a2) { return cuVDPAUGetDevice(a0, a1, a2); }
inline CUresult use_474(CUcontext * a0, unsigned int a1, CUdevice a2, VdpDevice a3, VdpGetProcAddress * a4) { return cuVDPAUCtxCreate_v2(a0, a1, a2, a3, a4); }
inline CUresult use_475(CUgraphicsResource * a0, VdpVideoSurface a1, unsigned int a2) { return cuGraphicsVDPAURegisterVideoSurface(a0, a1, a2); }
inline CUresult use_476(CUgraphicsResource * a0, VdpOutputSurface a1, unsigned int a2) { return cuGraphicsVDPAURegisterOutputSurface(a0, a1, a2); }
inline CUresult use_477(const char * a0, const char * a1, CUoutput_mode a2) { return cuProfilerInitialize(a0, a1, a2); }
inline CUresult use_478() { return cuProfilerStart(); }
inline CUresult use_479() { return cuProfilerStop(); }
inline CUresult use_480(CUarray * a0, const CUDA_ARRAY3D_DESCRIPTOR * a1) { return cuArray3DCreate(a0, a1); }
inline CUresult use_481(CUDA_ARRAY3D_DESCRIPTOR * a0, CUarray a1) { return cuArray3DGetDescriptor(a0, a1); }
inline CUresult use_482(CUarray * a0, const CUDA_ARRAY_DESCRIPTOR * a1) { return cuArrayCreate(a0, a1); }
inline CUresult use_483(CUDA_ARRAY_DESCRIPTOR * a0, CUarray a1) { return cuArrayGetDescriptor(a0, a1); }
inline CUresult use_484(CUcontext * a0, CUctxCreateParams * a1, unsigned int a2, CUdevice a3) { return cuCtxCreate(a0, a1, a2, a3); }
inline CUresult use_485(CUcontext a0) { return cuCtxDestroy(a0); }
inline CUresult use_486(CUcontext * a0) { return cuCtxPopCurrent(a0); }
inline CUresult use_487(CUcontext a0) { return cuCtxPushCurrent(a0); }
inline CUresult use_488(CUuuid * a0, CUdevice a1) { return cuDeviceGetUuid(a0, a1); }
inline CUresult use_489(CUdevice a0) { return cuDevicePrimaryCtxRelease(a0); }
inline CUresult use_490(CUdevice a0) { return cuDevicePrimaryCtxReset(a0); }
inline CUresult use_491(CUdevice a0, unsigned int a1) { return cuDevicePrimaryCtxSetFlags(a0, a1); }
inline CUresult use_492(size_t * a0, CUdevice a1) { return cuDeviceTotalMem(a0, a1); }
inline CUresult use_493(CUevent a0) { return cuEventDestroy(a0); }
inline CUresult use_494(float * a0, CUevent a1, CUevent a2) { return cuEventElapsedTime(a0, a1, a2); }
inline CUresult use_495(CUcontext * a0, unsigned int a1, CUdevice a2) { return cuGLCtxCreate(a0, a1, a2); }
inline CUresult use_496(unsigned int * a0, CUdevice * a1, unsigned int a2, CUGLDeviceList a3) { return cuGLGetDevices(a0, a1, a2, a3); }
inline CUresult use_497(CUdeviceptr * a0, size_t * a1, GLuint a2) { return cuGLMapBufferObject(a0, a1, a2); }
inline CUresult use_498(CUdeviceptr * a0, size_t * a1, GLuint a2, CUstream a3) { return cuGLMapBufferObjectAsync(a0, a1, a2, a3); }
inline CUresult use_499(const char * a0, void ** a1, int a2, cuuint64_t a3, CUdriverProcAddressQueryResult * a4) { return cuGetProcAddress(a0, a1, a2, a3, a4); }
inline CUresult use_500(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphAddDependencies(a0, a1, a2, a3, a4); }
inline CUresult use_501(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, size_t a3, const CUDA_KERNEL_NODE_PARAMS * a4) { return cuGraphAddKernelNode(a0, a1, a2, a3, a4); }
inline CUresult use_502(CUgraphNode * a0, CUgraph a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4, CUgraphNodeParams * a5) { return cuGraphAddNode(a0, a1, a2, a3, a4, a5); }
inline CUresult use_503(CUgraphExec a0, CUgraphNode a1, const CUDA_KERNEL_NODE_PARAMS * a2) { return cuGraphExecKernelNodeSetParams(a0, a1, a2); }
inline CUresult use_504(CUgraphExec a0, CUgraph a1, CUgraphExecUpdateResultInfo * a2) { return cuGraphExecUpdate(a0, a1, a2); }
inline CUresult use_505(CUgraph a0, CUgraphNode * a1, CUgraphNode * a2, CUgraphEdgeData * a3, size_t * a4) { return cuGraphGetEdges(a0, a1, a2, a3, a4); }
inline CUresult use_506(CUgraphExec * a0, CUgraph a1, unsigned long long a2) { return cuGraphInstantiate(a0, a1, a2); }
inline CUresult use_507(CUgraphNode a0, CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeGetParams(a0, a1); }
inline CUresult use_508(CUgraphNode a0, const CUDA_KERNEL_NODE_PARAMS * a1) { return cuGraphKernelNodeSetParams(a0, a1); }
inline CUresult use_509(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependencies(a0, a1, a2, a3); }
inline CUresult use_510(CUgraphNode a0, CUgraphNode * a1, CUgraphEdgeData * a2, size_t * a3) { return cuGraphNodeGetDependentNodes(a0, a1, a2, a3); }
inline CUresult use_511(CUgraph a0, const CUgraphNode * a1, const CUgraphNode * a2, const CUgraphEdgeData * a3, size_t a4) { return cuGraphRemoveDependencies(a0, a1, a2, a3, a4); }
inline CUresult use_512(CUdeviceptr * a0, size_t * a1, CUgraphicsResource a2) { return cuGraphicsResourceGetMappedPointer(a0, a1, a2); }
inline CUresult use_513(CUgraphicsResource a0, unsigned int a1) { return cuGraphicsResourceSetMapFlags(a0, a1); }
inline CUresult use_514(CUdeviceptr * a0, CUipcMemHandle a1, unsigned int a2) { return cuIpcOpenMemHandle(a0, a1, a2); }
inline CUresult use_515(CUlinkState a0, CUjitInputType a1, void * a2, size_t a3, const char * a4, unsigned int a5, CUjit_option * a6, void ** a7) { return cuLinkAddData(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_516(CUlinkState a0, CUjitInputType a1, const char * a2, unsigned int a3, CUjit_option * a4, void ** a5) { return cuLinkAddFile(a0, a1, a2, a3, a4, a5); }
inline CUresult use_517(unsigned int a0, CUjit_option * a1, void ** a2, CUlinkState * a3) { return cuLinkCreate(a0, a1, a2, a3); }
inline CUresult use_518(CUdeviceptr a0, size_t a1, CUmem_advise a2, CUmemLocation a3) { return cuMemAdvise(a0, a1, a2, a3); }
inline CUresult use_519(CUdeviceptr * a0, size_t a1) { return cuMemAlloc(a0, a1); }
inline CUresult use_520(void ** a0, size_t a1) { return cuMemAllocHost(a0, a1); }
inline CUresult use_521(CUdeviceptr * a0, size_t * a1, size_t a2, size_t a3, unsigned int a4) { return cuMemAllocPitch(a0, a1, a2, a3, a4); }
inline CUresult use_522(CUdeviceptr a0) { return cuMemFree(a0); }
inline CUresult use_523(CUdeviceptr * a0, size_t * a1, CUdeviceptr a2) { return cuMemGetAddressRange(a0, a1, a2); }
inline CUresult use_524(size_t * a0, size_t * a1) { return cuMemGetInfo(a0, a1); }
inline CUresult use_525(CUdeviceptr * a0, void * a1, unsigned int a2) { return cuMemHostGetDevicePointer(a0, a1, a2); }
inline CUresult use_526(void * a0, size_t a1, unsigned int a2) { return cuMemHostRegister(a0, a1, a2); }
inline CUresult use_527(CUdeviceptr a0, size_t a1, CUmemLocation a2, unsigned int a3, CUstream a4) { return cuMemPrefetchAsync(a0, a1, a2, a3, a4); }
inline CUresult use_528(const CUDA_MEMCPY2D * a0) { return cuMemcpy2D(a0); }
inline CUresult use_529(const CUDA_MEMCPY2D * a0, CUstream a1) { return cuMemcpy2DAsync(a0, a1); }
inline CUresult use_530(const CUDA_MEMCPY2D * a0) { return cuMemcpy2DUnaligned(a0); }
inline CUresult use_531(const CUDA_MEMCPY3D * a0) { return cuMemcpy3D(a0); }
inline CUresult use_532(const CUDA_MEMCPY3D * a0, CUstream a1) { return cuMemcpy3DAsync(a0, a1); }
inline CUresult use_533(size_t a0, CUDA_MEMCPY3D_BATCH_OP * a1, unsigned long long a2, CUstream a3) { return cuMemcpy3DBatchAsync(a0, a1, a2, a3); }
inline CUresult use_534(CUarray a0, size_t a1, CUarray a2, size_t a3, size_t a4) { return cuMemcpyAtoA(a0, a1, a2, a3, a4); }
inline CUresult use_535(CUdeviceptr a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoD(a0, a1, a2, a3); }
inline CUresult use_536(void * a0, CUarray a1, size_t a2, size_t a3) { return cuMemcpyAtoH(a0, a1, a2, a3); }
inline CUresult use_537(void * a0, CUarray a1, size_t a2, size_t a3, CUstream a4) { return cuMemcpyAtoHAsync(a0, a1, a2, a3, a4); }
inline CUresult use_538(CUdeviceptr * a0, CUdeviceptr * a1, size_t * a2, size_t a3, CUmemcpyAttributes * a4, size_t * a5, size_t a6, CUstream a7) { return cuMemcpyBatchAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUresult use_539(CUarray a0, size_t a1, CUdeviceptr a2, size_t a3) { return cuMemcpyDtoA(a0, a1, a2, a3); }
inline CUresult use_540(CUdeviceptr a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoD(a0, a1, a2); }
inline CUresult use_541(CUdeviceptr a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoDAsync(a0, a1, a2, a3); }
inline CUresult use_542(void * a0, CUdeviceptr a1, size_t a2) { return cuMemcpyDtoH(a0, a1, a2); }
inline CUresult use_543(void * a0, CUdeviceptr a1, size_t a2, CUstream a3) { return cuMemcpyDtoHAsync(a0, a1, a2, a3); }
inline CUresult use_544(CUarray a0, size_t a1, const void * a2, size_t a3) { return cuMemcpyHtoA(a0, a1, a2, a3); }
inline CUresult use_545(CUarray a0, size_t a1, const void * a2, size_t a3, CUstream a4) { return cuMemcpyHtoAAsync(a0, a1, a2, a3, a4); }
inline CUresult use_546(CUdeviceptr a0, const void * a1, size_t a2) { return cuMemcpyHtoD(a0, a1, a2); }
inline CUresult use_547(CUdeviceptr a0, const void * a1, size_t a2, CUstream a3) { return cuMemcpyHtoDAsync(a0, a1, a2, a3); }
inline CUresult use_548(CUdeviceptr a0, unsigned short a1, size_t a2) { return cuMemsetD16(a0, a1, a2); }
inline CUresult use_549(CUdeviceptr a0, size_t a1, unsigned short a2, size_t a3, size_t a4) { return cuMemsetD2D16(a0, a1, a2, a3, a4); }
inline CUresult use_550(CUdeviceptr a0, size_t a1, unsigned int a2, size_t a3, size_t a4) { return cuMemsetD2D32(a0, a1, a2, a3, a4); }
inline CUresult use_551(CUdeviceptr a0, size_t a1, unsigned char a2, size_t a3, size_t a4) { return cuMemsetD2D8(a0, a1, a2, a3, a4); }
inline CUresult use_552(CUdeviceptr a0, unsigned int a1, size_t a2) { return cuMemsetD32(a0, a1, a2); }
inline CUresult use_553(CUdeviceptr a0, unsigned char a1, size_t a2) { return cuMemsetD8(a0, a1, a2); }
inline CUresult use_554(CUdeviceptr * a0, size_t * a1, CUmodule a2, const char * a3) { return cuModuleGetGlobal(a0, a1, a2, a3); }
inline CUresult use_555(CUstream a0, unsigned int a1, CUstreamBatchMemOpParams * a2, unsigned int a3) { return cuStreamBatchMemOp(a0, a1, a2, a3); }
inline CUresult use_556(CUstream a0, CUstreamCaptureMode a1) { return cuStreamBeginCapture(a0, a1); }
inline CUresult use_557(CUstream a0) { return cuStreamDestroy(a0); }
inline CUresult use_558(CUstream a0, CUstreamCaptureStatus * a1, cuuint64_t * a2, CUgraph * a3, const CUgraphNode ** a4, const CUgraphEdgeData ** a5, size_t * a6) { return cuStreamGetCaptureInfo(a0, a1, a2, a3, a4, a5, a6); }
inline CUresult use_559(CUstream a0, CUgraphNode * a1, const CUgraphEdgeData * a2, size_t a3, unsigned int a4) { return cuStreamUpdateCaptureDependencies(a0, a1, a2, a3, a4); }
inline CUresult use_560(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWaitValue32(a0, a1, a2, a3); }
inline CUresult use_561(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWaitValue64(a0, a1, a2, a3); }
inline CUresult use_562(CUstream a0, CUdeviceptr a1, cuuint32_t a2, unsigned int a3) { return cuStreamWriteValue32(a0, a1, a2, a3); }
inline CUresult use_563(CUstream a0, CUdeviceptr a1, cuuint64_t a2, unsigned int a3) { return cuStreamWriteValue64(a0, a1, a2, a3); }
inline CUresult use_564(CUdeviceptr * a0, CUtexref a1) { return cuTexRefGetAddress(a0, a1); }
inline CUresult use_565(size_t * a0, CUtexref a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress(a0, a1, a2, a3); }
inline CUresult use_566(CUtexref a0, const CUDA_ARRAY_DESCRIPTOR * a1, CUdeviceptr a2, size_t a3) { return cuTexRefSetAddress2D(a0, a1, a2, a3); }
inline CUresult use_567(CUcontext * a0, unsigned int a1, CUdevice a2, VdpDevice a3, VdpGetProcAddress * a4) { return cuVDPAUCtxCreate(a0, a1, a2, a3, a4); }
inline auto use_568 = CUDA_VERSION;
inline auto use_569 = CU_IPC_HANDLE_SIZE;
inline auto use_570 = CU_STREAM_LEGACY;
inline auto use_571 = CU_STREAM_PER_THREAD;
inline auto use_572 = CU_COMPUTE_ACCELERATED_TARGET_BASE;
inline auto use_573 = CU_COMPUTE_FAMILY_TARGET_BASE;
inline auto use_574 = CU_GRAPH_COND_ASSIGN_DEFAULT;
inline auto use_575 = CU_GRAPH_KERNEL_NODE_PORT_DEFAULT;
inline auto use_576 = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC;
inline auto use_577 = CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER;
inline auto use_578 = CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW;
inline auto use_579 = CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE;
inline auto use_580 = CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION;
inline auto use_581 = CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
inline auto use_582 = CU_KERNEL_NODE_ATTRIBUTE_PRIORITY;
inline auto use_583 = CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
inline auto use_584 = CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN;
inline auto use_585 = CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;
inline auto use_586 = CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
inline auto use_587 = CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
inline auto use_588 = CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW;
inline auto use_589 = CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY;
inline auto use_590 = CU_STREAM_ATTRIBUTE_PRIORITY;
inline auto use_591 = CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
inline auto use_592 = CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN;
inline auto use_593 = CU_MEMHOSTALLOC_PORTABLE;
inline auto use_594 = CU_MEMHOSTALLOC_DEVICEMAP;
inline auto use_595 = CU_MEMHOSTALLOC_WRITECOMBINED;
inline auto use_596 = CU_MEMHOSTREGISTER_PORTABLE;
inline auto use_597 = CU_MEMHOSTREGISTER_DEVICEMAP;
inline auto use_598 = CU_MEMHOSTREGISTER_IOMEMORY;
inline auto use_599 = CU_MEMHOSTREGISTER_READ_ONLY;
inline auto use_600 = CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL;
inline auto use_601 = CU_TENSOR_MAP_NUM_QWORDS;
inline auto use_602 = CUDA_EXTERNAL_MEMORY_DEDICATED;
inline auto use_603 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC;
inline auto use_604 = CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC;
inline auto use_605 = CUDA_NVSCISYNC_ATTR_SIGNAL;
inline auto use_606 = CUDA_NVSCISYNC_ATTR_WAIT;
inline auto use_607 = CU_MEM_CREATE_USAGE_TILE_POOL;
inline auto use_608 = CU_MEM_CREATE_USAGE_HW_DECOMPRESS;
inline auto use_609 = CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS;
inline auto use_610 = CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC;
inline auto use_611 = CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC;
inline auto use_612 = CUDA_ARRAY3D_LAYERED;
inline auto use_613 = CUDA_ARRAY3D_2DARRAY;
inline auto use_614 = CUDA_ARRAY3D_SURFACE_LDST;
inline auto use_615 = CUDA_ARRAY3D_CUBEMAP;
inline auto use_616 = CUDA_ARRAY3D_TEXTURE_GATHER;
inline auto use_617 = CUDA_ARRAY3D_DEPTH_TEXTURE;
inline auto use_618 = CUDA_ARRAY3D_COLOR_ATTACHMENT;
inline auto use_619 = CUDA_ARRAY3D_SPARSE;
inline auto use_620 = CUDA_ARRAY3D_DEFERRED_MAPPING;
inline auto use_621 = CUDA_ARRAY3D_VIDEO_ENCODE_DECODE;
inline auto use_622 = CU_TRSA_OVERRIDE_FORMAT;
inline auto use_623 = CU_TRSF_READ_AS_INTEGER;
inline auto use_624 = CU_TRSF_NORMALIZED_COORDINATES;
inline auto use_625 = CU_TRSF_SRGB;
inline auto use_626 = CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION;
inline auto use_627 = CU_TRSF_SEAMLESS_CUBEMAP;
inline auto use_628 = CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM;
inline auto use_629 = CU_LAUNCH_PARAM_END_AS_INT;
inline auto use_630 = CU_LAUNCH_PARAM_END;
inline auto use_631 = CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT;
inline auto use_632 = CU_LAUNCH_PARAM_BUFFER_POINTER;
inline auto use_633 = CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT;
inline auto use_634 = CU_LAUNCH_PARAM_BUFFER_SIZE;
inline auto use_635 = CU_PARAM_TR_DEFAULT;
inline auto use_636 = CU_DEVICE_CPU;
inline auto use_637 = CU_DEVICE_INVALID;
inline auto use_638 = CUDA_EGL_INFINITE_TIMEOUT;
using use_639 = cuuint32_t;
using use_640 = cuuint64_t;
using use_641 = CUdeviceptr_v2;
using use_642 = CUdeviceptr;
using use_643 = CUdevice_v1;
using use_644 = CUdevice;
using use_645 = CUctx_st;
using use_646 = struct CUctx_st;
using use_647 = CUcontext;
using use_648 = CUmod_st;
using use_649 = struct CUmod_st;
using use_650 = CUmodule;
using use_651 = CUfunc_st;
using use_652 = struct CUfunc_st;
using use_653 = CUfunction;
using use_654 = CUlib_st;
using use_655 = struct CUlib_st;
using use_656 = CUlibrary;
using use_657 = CUkern_st;
using use_658 = struct CUkern_st;
using use_659 = CUkernel;
using use_660 = CUarray_st;
using use_661 = struct CUarray_st;
using use_662 = CUarray;
using use_663 = CUmipmappedArray_st;
using use_664 = struct CUmipmappedArray_st;
using use_665 = CUmipmappedArray;
using use_666 = CUtexref_st;
using use_667 = struct CUtexref_st;
using use_668 = CUtexref;
using use_669 = CUsurfref_st;
using use_670 = struct CUsurfref_st;
using use_671 = CUsurfref;
using use_672 = CUevent_st;
using use_673 = struct CUevent_st;
using use_674 = CUevent;
using use_675 = CUstream_st;
using use_676 = struct CUstream_st;
using use_677 = CUstream;
using use_678 = CUgraphicsResource_st;
using use_679 = struct CUgraphicsResource_st;
using use_680 = CUgraphicsResource;
using use_681 = CUtexObject_v1;
using use_682 = CUtexObject;
using use_683 = CUsurfObject_v1;
using use_684 = CUsurfObject;
using use_685 = CUextMemory_st;
using use_686 = struct CUextMemory_st;
using use_687 = CUexternalMemory;
using use_688 = CUextSemaphore_st;
using use_689 = struct CUextSemaphore_st;
using use_690 = CUexternalSemaphore;
using use_691 = CUgraph_st;
using use_692 = struct CUgraph_st;
using use_693 = CUgraph;
using use_694 = CUgraphNode_st;
using use_695 = struct CUgraphNode_st;
using use_696 = CUgraphNode;
using use_697 = CUgraphExec_st;
using use_698 = struct CUgraphExec_st;
using use_699 = CUgraphExec;
using use_700 = CUmemPoolHandle_st;
using use_701 = struct CUmemPoolHandle_st;
using use_702 = CUmemoryPool;
using use_703 = CUuserObject_st;
using use_704 = struct CUuserObject_st;
using use_705 = CUuserObject;
using use_706 = CUgraphConditionalHandle;
using use_707 = CUgraphDeviceUpdatableNode_st;
using use_708 = struct CUgraphDeviceUpdatableNode_st;
using use_709 = CUgraphDeviceNode;
using use_710 = CUasyncCallbackEntry_st;
using use_711 = struct CUasyncCallbackEntry_st;
using use_712 = CUasyncCallbackHandle;
using use_713 = CUgreenCtx_st;
using use_714 = struct CUgreenCtx_st;
using use_715 = CUgreenCtx;
using use_716 = CUuuid_st;
using use_717 = struct CUuuid_st;
using use_718 = CUuuid;
using use_719 = CUmemFabricHandle_st;
using use_720 = struct CUmemFabricHandle_st;
using use_721 = CUmemFabricHandle_v1;
using use_722 = CUmemFabricHandle;
using use_723 = CUipcEventHandle_st;
using use_724 = struct CUipcEventHandle_st;
using use_725 = CUipcEventHandle_v1;
using use_726 = CUipcEventHandle;
using use_727 = CUipcMemHandle_st;
using use_728 = struct CUipcMemHandle_st;
using use_729 = CUipcMemHandle_v1;
using use_730 = CUipcMemHandle;
using use_731 = CUipcMem_flags_enum;
using use_732 = enum CUipcMem_flags_enum;
inline auto use_733 = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS;
using use_734 = CUipcMem_flags;
using use_735 = CUmemAttach_flags_enum;
using use_736 = enum CUmemAttach_flags_enum;
inline auto use_737 = CU_MEM_ATTACH_GLOBAL;
inline auto use_738 = CU_MEM_ATTACH_HOST;
inline auto use_739 = CU_MEM_ATTACH_SINGLE;
using use_740 = CUmemAttach_flags;
using use_741 = CUctx_flags_enum;
using use_742 = enum CUctx_flags_enum;
inline auto use_743 = CU_CTX_SCHED_AUTO;
inline auto use_744 = CU_CTX_SCHED_SPIN;
inline auto use_745 = CU_CTX_SCHED_YIELD;
inline auto use_746 = CU_CTX_SCHED_BLOCKING_SYNC;
inline auto use_747 = CU_CTX_BLOCKING_SYNC;
inline auto use_748 = CU_CTX_SCHED_MASK;
inline auto use_749 = CU_CTX_MAP_HOST;
inline auto use_750 = CU_CTX_LMEM_RESIZE_TO_MAX;
inline auto use_751 = CU_CTX_COREDUMP_ENABLE;
inline auto use_752 = CU_CTX_USER_COREDUMP_ENABLE;
inline auto use_753 = CU_CTX_SYNC_MEMOPS;
inline auto use_754 = CU_CTX_FLAGS_MASK;
using use_755 = CUctx_flags;
using use_756 = CUevent_sched_flags_enum;
using use_757 = enum CUevent_sched_flags_enum;
inline auto use_758 = CU_EVENT_SCHED_AUTO;
inline auto use_759 = CU_EVENT_SCHED_SPIN;
inline auto use_760 = CU_EVENT_SCHED_YIELD;
inline auto use_761 = CU_EVENT_SCHED_BLOCKING_SYNC;
using use_762 = CUevent_sched_flags;
using use_763 = cl_event_flags_enum;
using use_764 = enum cl_event_flags_enum;
inline auto use_765 = NVCL_EVENT_SCHED_AUTO;
inline auto use_766 = NVCL_EVENT_SCHED_SPIN;
inline auto use_767 = NVCL_EVENT_SCHED_YIELD;
inline auto use_768 = NVCL_EVENT_SCHED_BLOCKING_SYNC;
using use_769 = cl_event_flags;
using use_770 = cl_context_flags_enum;
using use_771 = enum cl_context_flags_enum;
inline auto use_772 = NVCL_CTX_SCHED_AUTO;
inline auto use_773 = NVCL_CTX_SCHED_SPIN;
inline auto use_774 = NVCL_CTX_SCHED_YIELD;
inline auto use_775 = NVCL_CTX_SCHED_BLOCKING_SYNC;
using use_776 = cl_context_flags;
using use_777 = CUstream_flags_enum;
using use_778 = enum CUstream_flags_enum;
inline auto use_779 = CU_STREAM_DEFAULT;
inline auto use_780 = CU_STREAM_NON_BLOCKING;
using use_781 = CUstream_flags;
using use_782 = CUevent_flags_enum;
using use_783 = enum CUevent_flags_enum;
inline auto use_784 = CU_EVENT_DEFAULT;
inline auto use_785 = CU_EVENT_BLOCKING_SYNC;
inline auto use_786 = CU_EVENT_DISABLE_TIMING;
inline auto use_787 = CU_EVENT_INTERPROCESS;
using use_788 = CUevent_flags;
using use_789 = CUevent_record_flags_enum;
using use_790 = enum CUevent_record_flags_enum;
inline auto use_791 = CU_EVENT_RECORD_DEFAULT;
inline auto use_792 = CU_EVENT_RECORD_EXTERNAL;
using use_793 = CUevent_record_flags;
using use_794 = CUevent_wait_flags_enum;
using use_795 = enum CUevent_wait_flags_enum;
inline auto use_796 = CU_EVENT_WAIT_DEFAULT;
inline auto use_797 = CU_EVENT_WAIT_EXTERNAL;
using use_798 = CUevent_wait_flags;
using use_799 = CUstreamWaitValue_flags_enum;
using use_800 = enum CUstreamWaitValue_flags_enum;
inline auto use_801 = CU_STREAM_WAIT_VALUE_GEQ;
inline auto use_802 = CU_STREAM_WAIT_VALUE_EQ;
inline auto use_803 = CU_STREAM_WAIT_VALUE_AND;
inline auto use_804 = CU_STREAM_WAIT_VALUE_NOR;
inline auto use_805 = CU_STREAM_WAIT_VALUE_FLUSH;
using use_806 = CUstreamWaitValue_flags;
using use_807 = CUstreamWriteValue_flags_enum;
using use_808 = enum CUstreamWriteValue_flags_enum;
inline auto use_809 = CU_STREAM_WRITE_VALUE_DEFAULT;
inline auto use_810 = CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER;
using use_811 = CUstreamWriteValue_flags;
using use_812 = CUstreamBatchMemOpType_enum;
using use_813 = enum CUstreamBatchMemOpType_enum;
inline auto use_814 = CU_STREAM_MEM_OP_WAIT_VALUE_32;
inline auto use_815 = CU_STREAM_MEM_OP_WRITE_VALUE_32;
inline auto use_816 = CU_STREAM_MEM_OP_WAIT_VALUE_64;
inline auto use_817 = CU_STREAM_MEM_OP_WRITE_VALUE_64;
inline auto use_818 = CU_STREAM_MEM_OP_BARRIER;
inline auto use_819 = CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES;
using use_820 = CUstreamBatchMemOpType;
using use_821 = CUstreamMemoryBarrier_flags_enum;
using use_822 = enum CUstreamMemoryBarrier_flags_enum;
inline auto use_823 = CU_STREAM_MEMORY_BARRIER_TYPE_SYS;
inline auto use_824 = CU_STREAM_MEMORY_BARRIER_TYPE_GPU;
using use_825 = CUstreamMemoryBarrier_flags;
using use_826 = CUstreamBatchMemOpParams_union;
using use_827 = union CUstreamBatchMemOpParams_union;
using use_828 = CUstreamBatchMemOpParams_v1;
using use_829 = CUstreamBatchMemOpParams;
using use_830 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st;
using use_831 = struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st;
using use_832 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;
using use_833 = CUDA_BATCH_MEM_OP_NODE_PARAMS;
using use_834 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st;
using use_835 = struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st;
using use_836 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;
using use_837 = CUoccupancy_flags_enum;
using use_838 = enum CUoccupancy_flags_enum;
inline auto use_839 = CU_OCCUPANCY_DEFAULT;
inline auto use_840 = CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE;
using use_841 = CUoccupancy_flags;
using use_842 = CUstreamUpdateCaptureDependencies_flags_enum;
using use_843 = enum CUstreamUpdateCaptureDependencies_flags_enum;
inline auto use_844 = CU_STREAM_ADD_CAPTURE_DEPENDENCIES;
inline auto use_845 = CU_STREAM_SET_CAPTURE_DEPENDENCIES;
using use_846 = CUstreamUpdateCaptureDependencies_flags;
using use_847 = CUasyncNotificationType_enum;
using use_848 = enum CUasyncNotificationType_enum;
inline auto use_849 = CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET;
using use_850 = CUasyncNotificationType;
using use_851 = CUasyncNotificationInfo_st;
using use_852 = struct CUasyncNotificationInfo_st;
using use_853 = CUasyncNotificationInfo;
using use_854 = CUasyncCallback;
using use_855 = CUarray_format_enum;
using use_856 = enum CUarray_format_enum;
inline auto use_857 = CU_AD_FORMAT_UNSIGNED_INT8;
inline auto use_858 = CU_AD_FORMAT_UNSIGNED_INT16;
inline auto use_859 = CU_AD_FORMAT_UNSIGNED_INT32;
inline auto use_860 = CU_AD_FORMAT_SIGNED_INT8;
inline auto use_861 = CU_AD_FORMAT_SIGNED_INT16;
inline auto use_862 = CU_AD_FORMAT_SIGNED_INT32;
inline auto use_863 = CU_AD_FORMAT_HALF;
inline auto use_864 = CU_AD_FORMAT_FLOAT;
inline auto use_865 = CU_AD_FORMAT_NV12;
inline auto use_866 = CU_AD_FORMAT_UNORM_INT8X1;
inline auto use_867 = CU_AD_FORMAT_UNORM_INT8X2;
inline auto use_868 = CU_AD_FORMAT_UNORM_INT8X4;
inline auto use_869 = CU_AD_FORMAT_UNORM_INT16X1;
inline auto use_870 = CU_AD_FORMAT_UNORM_INT16X2;
inline auto use_871 = CU_AD_FORMAT_UNORM_INT16X4;
inline auto use_872 = CU_AD_FORMAT_SNORM_INT8X1;
inline auto use_873 = CU_AD_FORMAT_SNORM_INT8X2;
inline auto use_874 = CU_AD_FORMAT_SNORM_INT8X4;
inline auto use_875 = CU_AD_FORMAT_SNORM_INT16X1;
inline auto use_876 = CU_AD_FORMAT_SNORM_INT16X2;
inline auto use_877 = CU_AD_FORMAT_SNORM_INT16X4;
inline auto use_878 = CU_AD_FORMAT_BC1_UNORM;
inline auto use_879 = CU_AD_FORMAT_BC1_UNORM_SRGB;
inline auto use_880 = CU_AD_FORMAT_BC2_UNORM;
inline auto use_881 = CU_AD_FORMAT_BC2_UNORM_SRGB;
inline auto use_882 = CU_AD_FORMAT_BC3_UNORM;
inline auto use_883 = CU_AD_FORMAT_BC3_UNORM_SRGB;
inline auto use_884 = CU_AD_FORMAT_BC4_UNORM;
inline auto use_885 = CU_AD_FORMAT_BC4_SNORM;
inline auto use_886 = CU_AD_FORMAT_BC5_UNORM;
inline auto use_887 = CU_AD_FORMAT_BC5_SNORM;
inline auto use_888 = CU_AD_FORMAT_BC6H_UF16;
inline auto use_889 = CU_AD_FORMAT_BC6H_SF16;
inline auto use_890 = CU_AD_FORMAT_BC7_UNORM;
inline auto use_891 = CU_AD_FORMAT_BC7_UNORM_SRGB;
inline auto use_892 = CU_AD_FORMAT_P010;
inline auto use_893 = CU_AD_FORMAT_P016;
inline auto use_894 = CU_AD_FORMAT_NV16;
inline auto use_895 = CU_AD_FORMAT_P210;
inline auto use_896 = CU_AD_FORMAT_P216;
inline auto use_897 = CU_AD_FORMAT_YUY2;
inline auto use_898 = CU_AD_FORMAT_Y210;
inline auto use_899 = CU_AD_FORMAT_Y216;
inline auto use_900 = CU_AD_FORMAT_AYUV;
inline auto use_901 = CU_AD_FORMAT_Y410;
inline auto use_902 = CU_AD_FORMAT_Y416;
inline auto use_903 = CU_AD_FORMAT_Y444_PLANAR8;
inline auto use_904 = CU_AD_FORMAT_Y444_PLANAR10;
inline auto use_905 = CU_AD_FORMAT_YUV444_8bit_SemiPlanar;
inline auto use_906 = CU_AD_FORMAT_YUV444_16bit_SemiPlanar;
inline auto use_907 = CU_AD_FORMAT_UNORM_INT_101010_2;
inline auto use_908 = CU_AD_FORMAT_MAX;
using use_909 = CUarray_format;
using use_910 = CUaddress_mode_enum;
using use_911 = enum CUaddress_mode_enum;
inline auto use_912 = CU_TR_ADDRESS_MODE_WRAP;
inline auto use_913 = CU_TR_ADDRESS_MODE_CLAMP;
inline auto use_914 = CU_TR_ADDRESS_MODE_MIRROR;
inline auto use_915 = CU_TR_ADDRESS_MODE_BORDER;
using use_916 = CUaddress_mode;
using use_917 = CUfilter_mode_enum;
using use_918 = enum CUfilter_mode_enum;
inline auto use_919 = CU_TR_FILTER_MODE_POINT;
inline auto use_920 = CU_TR_FILTER_MODE_LINEAR;
using use_921 = CUfilter_mode;
using use_922 = CUdevice_attribute_enum;
using use_923 = enum CUdevice_attribute_enum;
inline auto use_924 = CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
inline auto use_925 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X;
inline auto use_926 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y;
inline auto use_927 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z;
inline auto use_928 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X;
inline auto use_929 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y;
inline auto use_930 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z;
inline auto use_931 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK;
inline auto use_932 = CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK;
inline auto use_933 = CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY;
inline auto use_934 = CU_DEVICE_ATTRIBUTE_WARP_SIZE;
inline auto use_935 = CU_DEVICE_ATTRIBUTE_MAX_PITCH;
inline auto use_936 = CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK;
inline auto use_937 = CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK;
inline auto use_938 = CU_DEVICE_ATTRIBUTE_CLOCK_RATE;
inline auto use_939 = CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT;
inline auto use_940 = CU_DEVICE_ATTRIBUTE_GPU_OVERLAP;
inline auto use_941 = CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT;
inline auto use_942 = CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT;
inline auto use_943 = CU_DEVICE_ATTRIBUTE_INTEGRATED;
inline auto use_944 = CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY;
inline auto use_945 = CU_DEVICE_ATTRIBUTE_COMPUTE_MODE;
inline auto use_946 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH;
inline auto use_947 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH;
inline auto use_948 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT;
inline auto use_949 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH;
inline auto use_950 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT;
inline auto use_951 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH;
inline auto use_952 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH;
inline auto use_953 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT;
inline auto use_954 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS;
inline auto use_955 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH;
inline auto use_956 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT;
inline auto use_957 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES;
inline auto use_958 = CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT;
inline auto use_959 = CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS;
inline auto use_960 = CU_DEVICE_ATTRIBUTE_ECC_ENABLED;
inline auto use_961 = CU_DEVICE_ATTRIBUTE_PCI_BUS_ID;
inline auto use_962 = CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID;
inline auto use_963 = CU_DEVICE_ATTRIBUTE_TCC_DRIVER;
inline auto use_964 = CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE;
inline auto use_965 = CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH;
inline auto use_966 = CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE;
inline auto use_967 = CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR;
inline auto use_968 = CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT;
inline auto use_969 = CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING;
inline auto use_970 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH;
inline auto use_971 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS;
inline auto use_972 = CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER;
inline auto use_973 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH;
inline auto use_974 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT;
inline auto use_975 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE;
inline auto use_976 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE;
inline auto use_977 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE;
inline auto use_978 = CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID;
inline auto use_979 = CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT;
inline auto use_980 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH;
inline auto use_981 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH;
inline auto use_982 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS;
inline auto use_983 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH;
inline auto use_984 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH;
inline auto use_985 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT;
inline auto use_986 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH;
inline auto use_987 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT;
inline auto use_988 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH;
inline auto use_989 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH;
inline auto use_990 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS;
inline auto use_991 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH;
inline auto use_992 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT;
inline auto use_993 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS;
inline auto use_994 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH;
inline auto use_995 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH;
inline auto use_996 = CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS;
inline auto use_997 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH;
inline auto use_998 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH;
inline auto use_999 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT;
inline auto use_1000 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH;
inline auto use_1001 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH;
inline auto use_1002 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT;
inline auto use_1003 = CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR;
inline auto use_1004 = CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR;
inline auto use_1005 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH;
inline auto use_1006 = CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED;
inline auto use_1007 = CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED;
inline auto use_1008 = CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED;
inline auto use_1009 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR;
inline auto use_1010 = CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR;
inline auto use_1011 = CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY;
inline auto use_1012 = CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD;
inline auto use_1013 = CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID;
inline auto use_1014 = CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED;
inline auto use_1015 = CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO;
inline auto use_1016 = CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS;
inline auto use_1017 = CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
inline auto use_1018 = CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED;
inline auto use_1019 = CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM;
inline auto use_1020 = CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1;
inline auto use_1021 = CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1;
inline auto use_1022 = CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1;
inline auto use_1023 = CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH;
inline auto use_1024 = CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH;
inline auto use_1025 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN;
inline auto use_1026 = CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES;
inline auto use_1027 = CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED;
inline auto use_1028 = CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES;
inline auto use_1029 = CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST;
inline auto use_1030 = CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED;
inline auto use_1031 = CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
inline auto use_1032 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED;
inline auto use_1033 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED;
inline auto use_1034 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED;
inline auto use_1035 = CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR;
inline auto use_1036 = CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED;
inline auto use_1037 = CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE;
inline auto use_1038 = CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE;
inline auto use_1039 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED;
inline auto use_1040 = CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK;
inline auto use_1041 = CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED;
inline auto use_1042 = CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED;
inline auto use_1043 = CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED;
inline auto use_1044 = CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED;
inline auto use_1045 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED;
inline auto use_1046 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS;
inline auto use_1047 = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING;
inline auto use_1048 = CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES;
inline auto use_1049 = CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH;
inline auto use_1050 = CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED;
inline auto use_1051 = CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS;
inline auto use_1052 = CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR;
inline auto use_1053 = CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED;
inline auto use_1054 = CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED;
inline auto use_1055 = CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT;
inline auto use_1056 = CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED;
inline auto use_1057 = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED;
inline auto use_1058 = CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS;
inline auto use_1059 = CU_DEVICE_ATTRIBUTE_NUMA_CONFIG;
inline auto use_1060 = CU_DEVICE_ATTRIBUTE_NUMA_ID;
inline auto use_1061 = CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
inline auto use_1062 = CU_DEVICE_ATTRIBUTE_MPS_ENABLED;
inline auto use_1063 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID;
inline auto use_1064 = CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED;
inline auto use_1065 = CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK;
inline auto use_1066 = CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH;
inline auto use_1067 = CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED;
inline auto use_1068 = CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID;
inline auto use_1069 = CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID;
inline auto use_1070 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
inline auto use_1071 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED;
inline auto use_1072 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED;
inline auto use_1073 = CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED;
inline auto use_1074 = CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;
inline auto use_1075 = CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED;
inline auto use_1076 = CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED;
inline auto use_1077 = CU_DEVICE_ATTRIBUTE_MAX;
using use_1078 = CUdevice_attribute;
using use_1079 = CUdevprop_st;
using use_1080 = struct CUdevprop_st;
using use_1081 = CUdevprop_v1;
using use_1082 = CUdevprop;
using use_1083 = CUpointer_attribute_enum;
using use_1084 = enum CUpointer_attribute_enum;
inline auto use_1085 = CU_POINTER_ATTRIBUTE_CONTEXT;
inline auto use_1086 = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
inline auto use_1087 = CU_POINTER_ATTRIBUTE_DEVICE_POINTER;
inline auto use_1088 = CU_POINTER_ATTRIBUTE_HOST_POINTER;
inline auto use_1089 = CU_POINTER_ATTRIBUTE_P2P_TOKENS;
inline auto use_1090 = CU_POINTER_ATTRIBUTE_SYNC_MEMOPS;
inline auto use_1091 = CU_POINTER_ATTRIBUTE_BUFFER_ID;
inline auto use_1092 = CU_POINTER_ATTRIBUTE_IS_MANAGED;
inline auto use_1093 = CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL;
inline auto use_1094 = CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE;
inline auto use_1095 = CU_POINTER_ATTRIBUTE_RANGE_START_ADDR;
inline auto use_1096 = CU_POINTER_ATTRIBUTE_RANGE_SIZE;
inline auto use_1097 = CU_POINTER_ATTRIBUTE_MAPPED;
inline auto use_1098 = CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES;
inline auto use_1099 = CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE;
inline auto use_1100 = CU_POINTER_ATTRIBUTE_ACCESS_FLAGS;
inline auto use_1101 = CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE;
inline auto use_1102 = CU_POINTER_ATTRIBUTE_MAPPING_SIZE;
inline auto use_1103 = CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR;
inline auto use_1104 = CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID;
inline auto use_1105 = CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE;
using use_1106 = CUpointer_attribute;
using use_1107 = CUfunction_attribute_enum;
using use_1108 = enum CUfunction_attribute_enum;
inline auto use_1109 = CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK;
inline auto use_1110 = CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES;
inline auto use_1111 = CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES;
inline auto use_1112 = CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES;
inline auto use_1113 = CU_FUNC_ATTRIBUTE_NUM_REGS;
inline auto use_1114 = CU_FUNC_ATTRIBUTE_PTX_VERSION;
inline auto use_1115 = CU_FUNC_ATTRIBUTE_BINARY_VERSION;
inline auto use_1116 = CU_FUNC_ATTRIBUTE_CACHE_MODE_CA;
inline auto use_1117 = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
inline auto use_1118 = CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
inline auto use_1119 = CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET;
inline auto use_1120 = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH;
inline auto use_1121 = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT;
inline auto use_1122 = CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH;
inline auto use_1123 = CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED;
inline auto use_1124 = CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
inline auto use_1125 = CU_FUNC_ATTRIBUTE_MAX;
using use_1126 = CUfunction_attribute;
using use_1127 = CUfunc_cache_enum;
using use_1128 = enum CUfunc_cache_enum;
inline auto use_1129 = CU_FUNC_CACHE_PREFER_NONE;
inline auto use_1130 = CU_FUNC_CACHE_PREFER_SHARED;
inline auto use_1131 = CU_FUNC_CACHE_PREFER_L1;
inline auto use_1132 = CU_FUNC_CACHE_PREFER_EQUAL;
using use_1133 = CUfunc_cache;
using use_1134 = CUsharedconfig_enum;
using use_1135 = enum CUsharedconfig_enum;
inline auto use_1136 = CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE;
inline auto use_1137 = CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE;
inline auto use_1138 = CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE;
using use_1139 = CUsharedconfig;
using use_1140 = CUshared_carveout_enum;
using use_1141 = enum CUshared_carveout_enum;
inline auto use_1142 = CU_SHAREDMEM_CARVEOUT_DEFAULT;
inline auto use_1143 = CU_SHAREDMEM_CARVEOUT_MAX_SHARED;
inline auto use_1144 = CU_SHAREDMEM_CARVEOUT_MAX_L1;
using use_1145 = CUshared_carveout;
using use_1146 = CUmemorytype_enum;
using use_1147 = enum CUmemorytype_enum;
inline auto use_1148 = CU_MEMORYTYPE_HOST;
inline auto use_1149 = CU_MEMORYTYPE_DEVICE;
inline auto use_1150 = CU_MEMORYTYPE_ARRAY;
inline auto use_1151 = CU_MEMORYTYPE_UNIFIED;
using use_1152 = CUmemorytype;
using use_1153 = CUcomputemode_enum;
using use_1154 = enum CUcomputemode_enum;
inline auto use_1155 = CU_COMPUTEMODE_DEFAULT;
inline auto use_1156 = CU_COMPUTEMODE_PROHIBITED;
inline auto use_1157 = CU_COMPUTEMODE_EXCLUSIVE_PROCESS;
using use_1158 = CUcomputemode;
using use_1159 = CUmem_advise_enum;
using use_1160 = enum CUmem_advise_enum;
inline auto use_1161 = CU_MEM_ADVISE_SET_READ_MOSTLY;
inline auto use_1162 = CU_MEM_ADVISE_UNSET_READ_MOSTLY;
inline auto use_1163 = CU_MEM_ADVISE_SET_PREFERRED_LOCATION;
inline auto use_1164 = CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION;
inline auto use_1165 = CU_MEM_ADVISE_SET_ACCESSED_BY;
inline auto use_1166 = CU_MEM_ADVISE_UNSET_ACCESSED_BY;
using use_1167 = CUmem_advise;
using use_1168 = CUmem_range_attribute_enum;
using use_1169 = enum CUmem_range_attribute_enum;
inline auto use_1170 = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
inline auto use_1171 = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION;
inline auto use_1172 = CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
inline auto use_1173 = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION;
inline auto use_1174 = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE;
inline auto use_1175 = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID;
inline auto use_1176 = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE;
inline auto use_1177 = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID;
using use_1178 = CUmem_range_attribute;
using use_1179 = CUjit_option_enum;
using use_1180 = enum CUjit_option_enum;
inline auto use_1181 = CU_JIT_MAX_REGISTERS;
inline auto use_1182 = CU_JIT_THREADS_PER_BLOCK;
inline auto use_1183 = CU_JIT_WALL_TIME;
inline auto use_1184 = CU_JIT_INFO_LOG_BUFFER;
inline auto use_1185 = CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES;
inline auto use_1186 = CU_JIT_ERROR_LOG_BUFFER;
inline auto use_1187 = CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES;
inline auto use_1188 = CU_JIT_OPTIMIZATION_LEVEL;
inline auto use_1189 = CU_JIT_TARGET_FROM_CUCONTEXT;
inline auto use_1190 = CU_JIT_TARGET;
inline auto use_1191 = CU_JIT_FALLBACK_STRATEGY;
inline auto use_1192 = CU_JIT_GENERATE_DEBUG_INFO;
inline auto use_1193 = CU_JIT_LOG_VERBOSE;
inline auto use_1194 = CU_JIT_GENERATE_LINE_INFO;
inline auto use_1195 = CU_JIT_CACHE_MODE;
inline auto use_1196 = CU_JIT_NEW_SM3X_OPT;
inline auto use_1197 = CU_JIT_FAST_COMPILE;
inline auto use_1198 = CU_JIT_GLOBAL_SYMBOL_NAMES;
inline auto use_1199 = CU_JIT_GLOBAL_SYMBOL_ADDRESSES;
inline auto use_1200 = CU_JIT_GLOBAL_SYMBOL_COUNT;
inline auto use_1201 = CU_JIT_LTO;
inline auto use_1202 = CU_JIT_FTZ;
inline auto use_1203 = CU_JIT_PREC_DIV;
inline auto use_1204 = CU_JIT_PREC_SQRT;
inline auto use_1205 = CU_JIT_FMA;
inline auto use_1206 = CU_JIT_REFERENCED_KERNEL_NAMES;
inline auto use_1207 = CU_JIT_REFERENCED_KERNEL_COUNT;
inline auto use_1208 = CU_JIT_REFERENCED_VARIABLE_NAMES;
inline auto use_1209 = CU_JIT_REFERENCED_VARIABLE_COUNT;
inline auto use_1210 = CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES;
inline auto use_1211 = CU_JIT_POSITION_INDEPENDENT_CODE;
inline auto use_1212 = CU_JIT_MIN_CTA_PER_SM;
inline auto use_1213 = CU_JIT_MAX_THREADS_PER_BLOCK;
inline auto use_1214 = CU_JIT_OVERRIDE_DIRECTIVE_VALUES;
inline auto use_1215 = CU_JIT_SPLIT_COMPILE;
inline auto use_1216 = CU_JIT_NUM_OPTIONS;
using use_1217 = CUjit_option;
using use_1218 = CUjit_target_enum;
using use_1219 = enum CUjit_target_enum;
inline auto use_1220 = CU_TARGET_COMPUTE_30;
inline auto use_1221 = CU_TARGET_COMPUTE_32;
inline auto use_1222 = CU_TARGET_COMPUTE_35;
inline auto use_1223 = CU_TARGET_COMPUTE_37;
inline auto use_1224 = CU_TARGET_COMPUTE_50;
inline auto use_1225 = CU_TARGET_COMPUTE_52;
inline auto use_1226 = CU_TARGET_COMPUTE_53;
inline auto use_1227 = CU_TARGET_COMPUTE_60;
inline auto use_1228 = CU_TARGET_COMPUTE_61;
inline auto use_1229 = CU_TARGET_COMPUTE_62;
inline auto use_1230 = CU_TARGET_COMPUTE_70;
inline auto use_1231 = CU_TARGET_COMPUTE_72;
inline auto use_1232 = CU_TARGET_COMPUTE_75;
inline auto use_1233 = CU_TARGET_COMPUTE_80;
inline auto use_1234 = CU_TARGET_COMPUTE_86;
inline auto use_1235 = CU_TARGET_COMPUTE_87;
inline auto use_1236 = CU_TARGET_COMPUTE_89;
inline auto use_1237 = CU_TARGET_COMPUTE_90;
inline auto use_1238 = CU_TARGET_COMPUTE_100;
inline auto use_1239 = CU_TARGET_COMPUTE_110;
inline auto use_1240 = CU_TARGET_COMPUTE_103;
inline auto use_1241 = CU_TARGET_COMPUTE_120;
inline auto use_1242 = CU_TARGET_COMPUTE_121;
inline auto use_1243 = CU_TARGET_COMPUTE_90A;
inline auto use_1244 = CU_TARGET_COMPUTE_100A;
inline auto use_1245 = CU_TARGET_COMPUTE_110A;
inline auto use_1246 = CU_TARGET_COMPUTE_103A;
inline auto use_1247 = CU_TARGET_COMPUTE_120A;
inline auto use_1248 = CU_TARGET_COMPUTE_121A;
inline auto use_1249 = CU_TARGET_COMPUTE_100F;
inline auto use_1250 = CU_TARGET_COMPUTE_110F;
inline auto use_1251 = CU_TARGET_COMPUTE_103F;
inline auto use_1252 = CU_TARGET_COMPUTE_120F;
inline auto use_1253 = CU_TARGET_COMPUTE_121F;
using use_1254 = CUjit_target;
using use_1255 = CUjit_fallback_enum;
using use_1256 = enum CUjit_fallback_enum;
inline auto use_1257 = CU_PREFER_PTX;
inline auto use_1258 = CU_PREFER_BINARY;
using use_1259 = CUjit_fallback;
using use_1260 = CUjit_cacheMode_enum;
using use_1261 = enum CUjit_cacheMode_enum;
inline auto use_1262 = CU_JIT_CACHE_OPTION_NONE;
inline auto use_1263 = CU_JIT_CACHE_OPTION_CG;
inline auto use_1264 = CU_JIT_CACHE_OPTION_CA;
using use_1265 = CUjit_cacheMode;
using use_1266 = CUjitInputType_enum;
using use_1267 = enum CUjitInputType_enum;
inline auto use_1268 = CU_JIT_INPUT_CUBIN;
inline auto use_1269 = CU_JIT_INPUT_PTX;
inline auto use_1270 = CU_JIT_INPUT_FATBINARY;
inline auto use_1271 = CU_JIT_INPUT_OBJECT;
inline auto use_1272 = CU_JIT_INPUT_LIBRARY;
inline auto use_1273 = CU_JIT_INPUT_NVVM;
inline auto use_1274 = CU_JIT_NUM_INPUT_TYPES;
using use_1275 = CUjitInputType;
using use_1276 = CUlinkState_st;
using use_1277 = struct CUlinkState_st;
using use_1278 = CUlinkState;
using use_1279 = CUgraphicsRegisterFlags_enum;
using use_1280 = enum CUgraphicsRegisterFlags_enum;
inline auto use_1281 = CU_GRAPHICS_REGISTER_FLAGS_NONE;
inline auto use_1282 = CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY;
inline auto use_1283 = CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD;
inline auto use_1284 = CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST;
inline auto use_1285 = CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER;
using use_1286 = CUgraphicsRegisterFlags;
using use_1287 = CUgraphicsMapResourceFlags_enum;
using use_1288 = enum CUgraphicsMapResourceFlags_enum;
inline auto use_1289 = CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE;
inline auto use_1290 = CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY;
inline auto use_1291 = CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD;
using use_1292 = CUgraphicsMapResourceFlags;
using use_1293 = CUarray_cubemap_face_enum;
using use_1294 = enum CUarray_cubemap_face_enum;
inline auto use_1295 = CU_CUBEMAP_FACE_POSITIVE_X;
inline auto use_1296 = CU_CUBEMAP_FACE_NEGATIVE_X;
inline auto use_1297 = CU_CUBEMAP_FACE_POSITIVE_Y;
inline auto use_1298 = CU_CUBEMAP_FACE_NEGATIVE_Y;
inline auto use_1299 = CU_CUBEMAP_FACE_POSITIVE_Z;
inline auto use_1300 = CU_CUBEMAP_FACE_NEGATIVE_Z;
using use_1301 = CUarray_cubemap_face;
using use_1302 = CUlimit_enum;
using use_1303 = enum CUlimit_enum;
inline auto use_1304 = CU_LIMIT_STACK_SIZE;
inline auto use_1305 = CU_LIMIT_PRINTF_FIFO_SIZE;
inline auto use_1306 = CU_LIMIT_MALLOC_HEAP_SIZE;
inline auto use_1307 = CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH;
inline auto use_1308 = CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT;
inline auto use_1309 = CU_LIMIT_MAX_L2_FETCH_GRANULARITY;
inline auto use_1310 = CU_LIMIT_PERSISTING_L2_CACHE_SIZE;
inline auto use_1311 = CU_LIMIT_SHMEM_SIZE;
inline auto use_1312 = CU_LIMIT_CIG_ENABLED;
inline auto use_1313 = CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED;
inline auto use_1314 = CU_LIMIT_MAX;
using use_1315 = CUlimit;
using use_1316 = CUresourcetype_enum;
using use_1317 = enum CUresourcetype_enum;
inline auto use_1318 = CU_RESOURCE_TYPE_ARRAY;
inline auto use_1319 = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
inline auto use_1320 = CU_RESOURCE_TYPE_LINEAR;
inline auto use_1321 = CU_RESOURCE_TYPE_PITCH2D;
using use_1322 = CUresourcetype;
using use_1323 = CUhostFn;
using use_1324 = CUaccessProperty_enum;
using use_1325 = enum CUaccessProperty_enum;
inline auto use_1326 = CU_ACCESS_PROPERTY_NORMAL;
inline auto use_1327 = CU_ACCESS_PROPERTY_STREAMING;
inline auto use_1328 = CU_ACCESS_PROPERTY_PERSISTING;
using use_1329 = CUaccessProperty;
using use_1330 = CUaccessPolicyWindow_st;
using use_1331 = struct CUaccessPolicyWindow_st;
using use_1332 = CUaccessPolicyWindow_v1;
using use_1333 = CUaccessPolicyWindow;
using use_1334 = CUDA_KERNEL_NODE_PARAMS_st;
using use_1335 = struct CUDA_KERNEL_NODE_PARAMS_st;
using use_1336 = CUDA_KERNEL_NODE_PARAMS_v1;
using use_1337 = CUDA_KERNEL_NODE_PARAMS_v2_st;
using use_1338 = struct CUDA_KERNEL_NODE_PARAMS_v2_st;
using use_1339 = CUDA_KERNEL_NODE_PARAMS_v2;
using use_1340 = CUDA_KERNEL_NODE_PARAMS;
using use_1341 = CUDA_KERNEL_NODE_PARAMS_v3_st;
using use_1342 = struct CUDA_KERNEL_NODE_PARAMS_v3_st;
using use_1343 = CUDA_KERNEL_NODE_PARAMS_v3;
using use_1344 = CUDA_MEMSET_NODE_PARAMS_st;
using use_1345 = struct CUDA_MEMSET_NODE_PARAMS_st;
using use_1346 = CUDA_MEMSET_NODE_PARAMS_v1;
using use_1347 = CUDA_MEMSET_NODE_PARAMS;
using use_1348 = CUDA_MEMSET_NODE_PARAMS_v2_st;
using use_1349 = struct CUDA_MEMSET_NODE_PARAMS_v2_st;
using use_1350 = CUDA_MEMSET_NODE_PARAMS_v2;
using use_1351 = CUDA_HOST_NODE_PARAMS_st;
using use_1352 = struct CUDA_HOST_NODE_PARAMS_st;
using use_1353 = CUDA_HOST_NODE_PARAMS_v1;
using use_1354 = CUDA_HOST_NODE_PARAMS;
using use_1355 = CUDA_HOST_NODE_PARAMS_v2_st;
using use_1356 = struct CUDA_HOST_NODE_PARAMS_v2_st;
using use_1357 = CUDA_HOST_NODE_PARAMS_v2;
using use_1358 = CUgraphConditionalNodeType_enum;
using use_1359 = enum CUgraphConditionalNodeType_enum;
inline auto use_1360 = CU_GRAPH_COND_TYPE_IF;
inline auto use_1361 = CU_GRAPH_COND_TYPE_WHILE;
inline auto use_1362 = CU_GRAPH_COND_TYPE_SWITCH;
using use_1363 = CUgraphConditionalNodeType;
using use_1364 = CUDA_CONDITIONAL_NODE_PARAMS;
using use_1365 = struct CUDA_CONDITIONAL_NODE_PARAMS;
using use_1366 = CUgraphNodeType_enum;
using use_1367 = enum CUgraphNodeType_enum;
inline auto use_1368 = CU_GRAPH_NODE_TYPE_KERNEL;
inline auto use_1369 = CU_GRAPH_NODE_TYPE_MEMCPY;
inline auto use_1370 = CU_GRAPH_NODE_TYPE_MEMSET;
inline auto use_1371 = CU_GRAPH_NODE_TYPE_HOST;
inline auto use_1372 = CU_GRAPH_NODE_TYPE_GRAPH;
inline auto use_1373 = CU_GRAPH_NODE_TYPE_EMPTY;
inline auto use_1374 = CU_GRAPH_NODE_TYPE_WAIT_EVENT;
inline auto use_1375 = CU_GRAPH_NODE_TYPE_EVENT_RECORD;
inline auto use_1376 = CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL;
inline auto use_1377 = CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT;
inline auto use_1378 = CU_GRAPH_NODE_TYPE_MEM_ALLOC;
inline auto use_1379 = CU_GRAPH_NODE_TYPE_MEM_FREE;
inline auto use_1380 = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP;
inline auto use_1381 = CU_GRAPH_NODE_TYPE_CONDITIONAL;
using use_1382 = CUgraphNodeType;
using use_1383 = CUgraphDependencyType_enum;
using use_1384 = enum CUgraphDependencyType_enum;
inline auto use_1385 = CU_GRAPH_DEPENDENCY_TYPE_DEFAULT;
inline auto use_1386 = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC;
using use_1387 = CUgraphDependencyType;
using use_1388 = CUgraphEdgeData_st;
using use_1389 = struct CUgraphEdgeData_st;
using use_1390 = CUgraphEdgeData;
using use_1391 = CUgraphInstantiateResult_enum;
using use_1392 = enum CUgraphInstantiateResult_enum;
inline auto use_1393 = CUDA_GRAPH_INSTANTIATE_SUCCESS;
inline auto use_1394 = CUDA_GRAPH_INSTANTIATE_ERROR;
inline auto use_1395 = CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE;
inline auto use_1396 = CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED;
inline auto use_1397 = CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED;
inline auto use_1398 = CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED;
using use_1399 = CUgraphInstantiateResult;
using use_1400 = CUDA_GRAPH_INSTANTIATE_PARAMS_st;
using use_1401 = struct CUDA_GRAPH_INSTANTIATE_PARAMS_st;
using use_1402 = CUDA_GRAPH_INSTANTIATE_PARAMS;
using use_1403 = CUsynchronizationPolicy_enum;
using use_1404 = enum CUsynchronizationPolicy_enum;
inline auto use_1405 = CU_SYNC_POLICY_AUTO;
inline auto use_1406 = CU_SYNC_POLICY_SPIN;
inline auto use_1407 = CU_SYNC_POLICY_YIELD;
inline auto use_1408 = CU_SYNC_POLICY_BLOCKING_SYNC;
using use_1409 = CUsynchronizationPolicy;
using use_1410 = CUclusterSchedulingPolicy_enum;
using use_1411 = enum CUclusterSchedulingPolicy_enum;
inline auto use_1412 = CU_CLUSTER_SCHEDULING_POLICY_DEFAULT;
inline auto use_1413 = CU_CLUSTER_SCHEDULING_POLICY_SPREAD;
inline auto use_1414 = CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING;
using use_1415 = CUclusterSchedulingPolicy;
using use_1416 = CUlaunchMemSyncDomain_enum;
using use_1417 = enum CUlaunchMemSyncDomain_enum;
inline auto use_1418 = CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT;
inline auto use_1419 = CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE;
using use_1420 = CUlaunchMemSyncDomain;
using use_1421 = CUlaunchMemSyncDomainMap_st;
using use_1422 = struct CUlaunchMemSyncDomainMap_st;
using use_1423 = CUlaunchMemSyncDomainMap;
using use_1424 = CUlaunchAttributeID_enum;
using use_1425 = enum CUlaunchAttributeID_enum;
inline auto use_1426 = CU_LAUNCH_ATTRIBUTE_IGNORE;
inline auto use_1427 = CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
inline auto use_1428 = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
inline auto use_1429 = CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;
inline auto use_1430 = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
inline auto use_1431 = CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
inline auto use_1432 = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
inline auto use_1433 = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT;
inline auto use_1434 = CU_LAUNCH_ATTRIBUTE_PRIORITY;
inline auto use_1435 = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
inline auto use_1436 = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;
inline auto use_1437 = CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;
inline auto use_1438 = CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT;
inline auto use_1439 = CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
inline auto use_1440 = CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
inline auto use_1441 = CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING;
using use_1442 = CUlaunchAttributeID;
using use_1443 = CUlaunchAttributeValue_union;
using use_1444 = union CUlaunchAttributeValue_union;
using use_1445 = CUlaunchAttributeValue;
using use_1446 = CUlaunchAttribute_st;
using use_1447 = struct CUlaunchAttribute_st;
using use_1448 = CUlaunchAttribute;
using use_1449 = CUlaunchConfig_st;
using use_1450 = struct CUlaunchConfig_st;
using use_1451 = CUlaunchConfig;
using use_1452 = CUkernelNodeAttrID;
using use_1453 = CUkernelNodeAttrValue_v1;
using use_1454 = CUkernelNodeAttrValue;
using use_1455 = CUstreamCaptureStatus_enum;
using use_1456 = enum CUstreamCaptureStatus_enum;
inline auto use_1457 = CU_STREAM_CAPTURE_STATUS_NONE;
inline auto use_1458 = CU_STREAM_CAPTURE_STATUS_ACTIVE;
inline auto use_1459 = CU_STREAM_CAPTURE_STATUS_INVALIDATED;
using use_1460 = CUstreamCaptureStatus;
using use_1461 = CUstreamCaptureMode_enum;
using use_1462 = enum CUstreamCaptureMode_enum;
inline auto use_1463 = CU_STREAM_CAPTURE_MODE_GLOBAL;
inline auto use_1464 = CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
inline auto use_1465 = CU_STREAM_CAPTURE_MODE_RELAXED;
using use_1466 = CUstreamCaptureMode;
using use_1467 = CUstreamAttrID;
using use_1468 = CUstreamAttrValue_v1;
using use_1469 = CUstreamAttrValue;
using use_1470 = CUdriverProcAddress_flags_enum;
using use_1471 = enum CUdriverProcAddress_flags_enum;
inline auto use_1472 = CU_GET_PROC_ADDRESS_DEFAULT;
inline auto use_1473 = CU_GET_PROC_ADDRESS_LEGACY_STREAM;
inline auto use_1474 = CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
using use_1475 = CUdriverProcAddress_flags;
using use_1476 = CUdriverProcAddressQueryResult_enum;
using use_1477 = enum CUdriverProcAddressQueryResult_enum;
inline auto use_1478 = CU_GET_PROC_ADDRESS_SUCCESS;
inline auto use_1479 = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
inline auto use_1480 = CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT;
using use_1481 = CUdriverProcAddressQueryResult;
using use_1482 = CUexecAffinityType_enum;
using use_1483 = enum CUexecAffinityType_enum;
inline auto use_1484 = CU_EXEC_AFFINITY_TYPE_SM_COUNT;
inline auto use_1485 = CU_EXEC_AFFINITY_TYPE_MAX;
using use_1486 = CUexecAffinityType;
using use_1487 = CUexecAffinitySmCount_st;
using use_1488 = struct CUexecAffinitySmCount_st;
using use_1489 = CUexecAffinitySmCount_v1;
using use_1490 = CUexecAffinitySmCount;
using use_1491 = CUexecAffinityParam_st;
using use_1492 = struct CUexecAffinityParam_st;
using use_1493 = CUexecAffinityParam_v1;
using use_1494 = CUexecAffinityParam;
using use_1495 = CUcigDataType_enum;
using use_1496 = enum CUcigDataType_enum;
inline auto use_1497 = CIG_DATA_TYPE_D3D12_COMMAND_QUEUE;
inline auto use_1498 = CIG_DATA_TYPE_NV_BLOB;
using use_1499 = CUcigDataType;
using use_1500 = CUctxCigParam_st;
using use_1501 = struct CUctxCigParam_st;
using use_1502 = CUctxCigParam;
using use_1503 = CUctxCreateParams_st;
using use_1504 = struct CUctxCreateParams_st;
using use_1505 = CUctxCreateParams;
using use_1506 = CUlibraryOption_enum;
using use_1507 = enum CUlibraryOption_enum;
inline auto use_1508 = CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE;
inline auto use_1509 = CU_LIBRARY_BINARY_IS_PRESERVED;
inline auto use_1510 = CU_LIBRARY_NUM_OPTIONS;
using use_1511 = CUlibraryOption;
using use_1512 = CUlibraryHostUniversalFunctionAndDataTable_st;
using use_1513 = struct CUlibraryHostUniversalFunctionAndDataTable_st;
using use_1514 = CUlibraryHostUniversalFunctionAndDataTable;
using use_1515 = cudaError_enum;
using use_1516 = enum cudaError_enum;
inline auto use_1517 = CUDA_SUCCESS;
inline auto use_1518 = CUDA_ERROR_INVALID_VALUE;
inline auto use_1519 = CUDA_ERROR_OUT_OF_MEMORY;
inline auto use_1520 = CUDA_ERROR_NOT_INITIALIZED;
inline auto use_1521 = CUDA_ERROR_DEINITIALIZED;
inline auto use_1522 = CUDA_ERROR_PROFILER_DISABLED;
inline auto use_1523 = CUDA_ERROR_PROFILER_NOT_INITIALIZED;
inline auto use_1524 = CUDA_ERROR_PROFILER_ALREADY_STARTED;
inline auto use_1525 = CUDA_ERROR_PROFILER_ALREADY_STOPPED;
inline auto use_1526 = CUDA_ERROR_STUB_LIBRARY;
inline auto use_1527 = CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER;
inline auto use_1528 = CUDA_ERROR_DEVICE_UNAVAILABLE;
inline auto use_1529 = CUDA_ERROR_NO_DEVICE;
inline auto use_1530 = CUDA_ERROR_INVALID_DEVICE;
inline auto use_1531 = CUDA_ERROR_DEVICE_NOT_LICENSED;
inline auto use_1532 = CUDA_ERROR_INVALID_IMAGE;
inline auto use_1533 = CUDA_ERROR_INVALID_CONTEXT;
inline auto use_1534 = CUDA_ERROR_CONTEXT_ALREADY_CURRENT;
inline auto use_1535 = CUDA_ERROR_MAP_FAILED;
inline auto use_1536 = CUDA_ERROR_UNMAP_FAILED;
inline auto use_1537 = CUDA_ERROR_ARRAY_IS_MAPPED;
inline auto use_1538 = CUDA_ERROR_ALREADY_MAPPED;
inline auto use_1539 = CUDA_ERROR_NO_BINARY_FOR_GPU;
inline auto use_1540 = CUDA_ERROR_ALREADY_ACQUIRED;
inline auto use_1541 = CUDA_ERROR_NOT_MAPPED;
inline auto use_1542 = CUDA_ERROR_NOT_MAPPED_AS_ARRAY;
inline auto use_1543 = CUDA_ERROR_NOT_MAPPED_AS_POINTER;
inline auto use_1544 = CUDA_ERROR_ECC_UNCORRECTABLE;
inline auto use_1545 = CUDA_ERROR_UNSUPPORTED_LIMIT;
inline auto use_1546 = CUDA_ERROR_CONTEXT_ALREADY_IN_USE;
inline auto use_1547 = CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
inline auto use_1548 = CUDA_ERROR_INVALID_PTX;
inline auto use_1549 = CUDA_ERROR_INVALID_GRAPHICS_CONTEXT;
inline auto use_1550 = CUDA_ERROR_NVLINK_UNCORRECTABLE;
inline auto use_1551 = CUDA_ERROR_JIT_COMPILER_NOT_FOUND;
inline auto use_1552 = CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
inline auto use_1553 = CUDA_ERROR_JIT_COMPILATION_DISABLED;
inline auto use_1554 = CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
inline auto use_1555 = CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC;
inline auto use_1556 = CUDA_ERROR_CONTAINED;
inline auto use_1557 = CUDA_ERROR_INVALID_SOURCE;
inline auto use_1558 = CUDA_ERROR_FILE_NOT_FOUND;
inline auto use_1559 = CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND;
inline auto use_1560 = CUDA_ERROR_SHARED_OBJECT_INIT_FAILED;
inline auto use_1561 = CUDA_ERROR_OPERATING_SYSTEM;
inline auto use_1562 = CUDA_ERROR_INVALID_HANDLE;
inline auto use_1563 = CUDA_ERROR_ILLEGAL_STATE;
inline auto use_1564 = CUDA_ERROR_LOSSY_QUERY;
inline auto use_1565 = CUDA_ERROR_NOT_FOUND;
inline auto use_1566 = CUDA_ERROR_NOT_READY;
inline auto use_1567 = CUDA_ERROR_ILLEGAL_ADDRESS;
inline auto use_1568 = CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
inline auto use_1569 = CUDA_ERROR_LAUNCH_TIMEOUT;
inline auto use_1570 = CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING;
inline auto use_1571 = CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
inline auto use_1572 = CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
inline auto use_1573 = CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE;
inline auto use_1574 = CUDA_ERROR_CONTEXT_IS_DESTROYED;
inline auto use_1575 = CUDA_ERROR_ASSERT;
inline auto use_1576 = CUDA_ERROR_TOO_MANY_PEERS;
inline auto use_1577 = CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
inline auto use_1578 = CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
inline auto use_1579 = CUDA_ERROR_HARDWARE_STACK_ERROR;
inline auto use_1580 = CUDA_ERROR_ILLEGAL_INSTRUCTION;
inline auto use_1581 = CUDA_ERROR_MISALIGNED_ADDRESS;
inline auto use_1582 = CUDA_ERROR_INVALID_ADDRESS_SPACE;
inline auto use_1583 = CUDA_ERROR_INVALID_PC;
inline auto use_1584 = CUDA_ERROR_LAUNCH_FAILED;
inline auto use_1585 = CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
inline auto use_1586 = CUDA_ERROR_TENSOR_MEMORY_LEAK;
inline auto use_1587 = CUDA_ERROR_NOT_PERMITTED;
inline auto use_1588 = CUDA_ERROR_NOT_SUPPORTED;
inline auto use_1589 = CUDA_ERROR_SYSTEM_NOT_READY;
inline auto use_1590 = CUDA_ERROR_SYSTEM_DRIVER_MISMATCH;
inline auto use_1591 = CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE;
inline auto use_1592 = CUDA_ERROR_MPS_CONNECTION_FAILED;
inline auto use_1593 = CUDA_ERROR_MPS_RPC_FAILURE;
inline auto use_1594 = CUDA_ERROR_MPS_SERVER_NOT_READY;
inline auto use_1595 = CUDA_ERROR_MPS_MAX_CLIENTS_REACHED;
inline auto use_1596 = CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED;
inline auto use_1597 = CUDA_ERROR_MPS_CLIENT_TERMINATED;
inline auto use_1598 = CUDA_ERROR_CDP_NOT_SUPPORTED;
inline auto use_1599 = CUDA_ERROR_CDP_VERSION_MISMATCH;
inline auto use_1600 = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
inline auto use_1601 = CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
inline auto use_1602 = CUDA_ERROR_STREAM_CAPTURE_MERGE;
inline auto use_1603 = CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
inline auto use_1604 = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
inline auto use_1605 = CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
inline auto use_1606 = CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
inline auto use_1607 = CUDA_ERROR_CAPTURED_EVENT;
inline auto use_1608 = CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
inline auto use_1609 = CUDA_ERROR_TIMEOUT;
inline auto use_1610 = CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
inline auto use_1611 = CUDA_ERROR_EXTERNAL_DEVICE;
inline auto use_1612 = CUDA_ERROR_INVALID_CLUSTER_SIZE;
inline auto use_1613 = CUDA_ERROR_FUNCTION_NOT_LOADED;
inline auto use_1614 = CUDA_ERROR_INVALID_RESOURCE_TYPE;
inline auto use_1615 = CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
inline auto use_1616 = CUDA_ERROR_KEY_ROTATION;
inline auto use_1617 = CUDA_ERROR_UNKNOWN;
using use_1618 = CUresult;
using use_1619 = CUdevice_P2PAttribute_enum;
using use_1620 = enum CUdevice_P2PAttribute_enum;
inline auto use_1621 = CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK;
inline auto use_1622 = CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED;
inline auto use_1623 = CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED;
inline auto use_1624 = CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED;
inline auto use_1625 = CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED;
inline auto use_1626 = CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED;
using use_1627 = CUdevice_P2PAttribute;
using use_1628 = CUatomicOperation_enum;
using use_1629 = enum CUatomicOperation_enum;
inline auto use_1630 = CU_ATOMIC_OPERATION_INTEGER_ADD;
inline auto use_1631 = CU_ATOMIC_OPERATION_INTEGER_MIN;
inline auto use_1632 = CU_ATOMIC_OPERATION_INTEGER_MAX;
inline auto use_1633 = CU_ATOMIC_OPERATION_INTEGER_INCREMENT;
inline auto use_1634 = CU_ATOMIC_OPERATION_INTEGER_DECREMENT;
inline auto use_1635 = CU_ATOMIC_OPERATION_AND;
inline auto use_1636 = CU_ATOMIC_OPERATION_OR;
inline auto use_1637 = CU_ATOMIC_OPERATION_XOR;
inline auto use_1638 = CU_ATOMIC_OPERATION_EXCHANGE;
inline auto use_1639 = CU_ATOMIC_OPERATION_CAS;
inline auto use_1640 = CU_ATOMIC_OPERATION_FLOAT_ADD;
inline auto use_1641 = CU_ATOMIC_OPERATION_FLOAT_MIN;
inline auto use_1642 = CU_ATOMIC_OPERATION_FLOAT_MAX;
inline auto use_1643 = CU_ATOMIC_OPERATION_MAX;
using use_1644 = CUatomicOperation;
using use_1645 = CUatomicOperationCapability_enum;
using use_1646 = enum CUatomicOperationCapability_enum;
inline auto use_1647 = CU_ATOMIC_CAPABILITY_SIGNED;
inline auto use_1648 = CU_ATOMIC_CAPABILITY_UNSIGNED;
inline auto use_1649 = CU_ATOMIC_CAPABILITY_REDUCTION;
inline auto use_1650 = CU_ATOMIC_CAPABILITY_SCALAR_32;
inline auto use_1651 = CU_ATOMIC_CAPABILITY_SCALAR_64;
inline auto use_1652 = CU_ATOMIC_CAPABILITY_SCALAR_128;
inline auto use_1653 = CU_ATOMIC_CAPABILITY_VECTOR_32x4;
using use_1654 = CUatomicOperationCapability;
using use_1655 = CUstreamCallback;
using use_1656 = CUoccupancyB2DSize;
using use_1657 = CUDA_MEMCPY2D_st;
using use_1658 = struct CUDA_MEMCPY2D_st;
using use_1659 = CUDA_MEMCPY2D_v2;
using use_1660 = CUDA_MEMCPY2D;
using use_1661 = CUDA_MEMCPY3D_st;
using use_1662 = struct CUDA_MEMCPY3D_st;
using use_1663 = CUDA_MEMCPY3D_v2;
using use_1664 = CUDA_MEMCPY3D;
using use_1665 = CUDA_MEMCPY3D_PEER_st;
using use_1666 = struct CUDA_MEMCPY3D_PEER_st;
using use_1667 = CUDA_MEMCPY3D_PEER_v1;
using use_1668 = CUDA_MEMCPY3D_PEER;
using use_1669 = CUDA_MEMCPY_NODE_PARAMS_st;
using use_1670 = struct CUDA_MEMCPY_NODE_PARAMS_st;
using use_1671 = CUDA_MEMCPY_NODE_PARAMS;
using use_1672 = CUDA_ARRAY_DESCRIPTOR_st;
using use_1673 = struct CUDA_ARRAY_DESCRIPTOR_st;
using use_1674 = CUDA_ARRAY_DESCRIPTOR_v2;
using use_1675 = CUDA_ARRAY_DESCRIPTOR;
using use_1676 = CUDA_ARRAY3D_DESCRIPTOR_st;
using use_1677 = struct CUDA_ARRAY3D_DESCRIPTOR_st;
using use_1678 = CUDA_ARRAY3D_DESCRIPTOR_v2;
using use_1679 = CUDA_ARRAY3D_DESCRIPTOR;
using use_1680 = CUDA_ARRAY_SPARSE_PROPERTIES_st;
using use_1681 = struct CUDA_ARRAY_SPARSE_PROPERTIES_st;
using use_1682 = CUDA_ARRAY_SPARSE_PROPERTIES_v1;
using use_1683 = CUDA_ARRAY_SPARSE_PROPERTIES;
using use_1684 = CUDA_ARRAY_MEMORY_REQUIREMENTS_st;
using use_1685 = struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st;
using use_1686 = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;
using use_1687 = CUDA_ARRAY_MEMORY_REQUIREMENTS;
using use_1688 = CUDA_RESOURCE_DESC_st;
using use_1689 = struct CUDA_RESOURCE_DESC_st;
using use_1690 = CUDA_RESOURCE_DESC_v1;
using use_1691 = CUDA_RESOURCE_DESC;
using use_1692 = CUDA_TEXTURE_DESC_st;
using use_1693 = struct CUDA_TEXTURE_DESC_st;
using use_1694 = CUDA_TEXTURE_DESC_v1;
using use_1695 = CUDA_TEXTURE_DESC;
using use_1696 = CUresourceViewFormat_enum;
using use_1697 = enum CUresourceViewFormat_enum;
inline auto use_1698 = CU_RES_VIEW_FORMAT_NONE;
inline auto use_1699 = CU_RES_VIEW_FORMAT_UINT_1X8;
inline auto use_1700 = CU_RES_VIEW_FORMAT_UINT_2X8;
inline auto use_1701 = CU_RES_VIEW_FORMAT_UINT_4X8;
inline auto use_1702 = CU_RES_VIEW_FORMAT_SINT_1X8;
inline auto use_1703 = CU_RES_VIEW_FORMAT_SINT_2X8;
inline auto use_1704 = CU_RES_VIEW_FORMAT_SINT_4X8;
inline auto use_1705 = CU_RES_VIEW_FORMAT_UINT_1X16;
inline auto use_1706 = CU_RES_VIEW_FORMAT_UINT_2X16;
inline auto use_1707 = CU_RES_VIEW_FORMAT_UINT_4X16;
inline auto use_1708 = CU_RES_VIEW_FORMAT_SINT_1X16;
inline auto use_1709 = CU_RES_VIEW_FORMAT_SINT_2X16;
inline auto use_1710 = CU_RES_VIEW_FORMAT_SINT_4X16;
inline auto use_1711 = CU_RES_VIEW_FORMAT_UINT_1X32;
inline auto use_1712 = CU_RES_VIEW_FORMAT_UINT_2X32;
inline auto use_1713 = CU_RES_VIEW_FORMAT_UINT_4X32;
inline auto use_1714 = CU_RES_VIEW_FORMAT_SINT_1X32;
inline auto use_1715 = CU_RES_VIEW_FORMAT_SINT_2X32;
inline auto use_1716 = CU_RES_VIEW_FORMAT_SINT_4X32;
inline auto use_1717 = CU_RES_VIEW_FORMAT_FLOAT_1X16;
inline auto use_1718 = CU_RES_VIEW_FORMAT_FLOAT_2X16;
inline auto use_1719 = CU_RES_VIEW_FORMAT_FLOAT_4X16;
inline auto use_1720 = CU_RES_VIEW_FORMAT_FLOAT_1X32;
inline auto use_1721 = CU_RES_VIEW_FORMAT_FLOAT_2X32;
inline auto use_1722 = CU_RES_VIEW_FORMAT_FLOAT_4X32;
inline auto use_1723 = CU_RES_VIEW_FORMAT_UNSIGNED_BC1;
inline auto use_1724 = CU_RES_VIEW_FORMAT_UNSIGNED_BC2;
inline auto use_1725 = CU_RES_VIEW_FORMAT_UNSIGNED_BC3;
inline auto use_1726 = CU_RES_VIEW_FORMAT_UNSIGNED_BC4;
inline auto use_1727 = CU_RES_VIEW_FORMAT_SIGNED_BC4;
inline auto use_1728 = CU_RES_VIEW_FORMAT_UNSIGNED_BC5;
inline auto use_1729 = CU_RES_VIEW_FORMAT_SIGNED_BC5;
inline auto use_1730 = CU_RES_VIEW_FORMAT_UNSIGNED_BC6H;
inline auto use_1731 = CU_RES_VIEW_FORMAT_SIGNED_BC6H;
inline auto use_1732 = CU_RES_VIEW_FORMAT_UNSIGNED_BC7;
using use_1733 = CUresourceViewFormat;
using use_1734 = CUDA_RESOURCE_VIEW_DESC_st;
using use_1735 = struct CUDA_RESOURCE_VIEW_DESC_st;
using use_1736 = CUDA_RESOURCE_VIEW_DESC_v1;
using use_1737 = CUDA_RESOURCE_VIEW_DESC;
using use_1738 = CUtensorMap_st;
using use_1739 = struct CUtensorMap_st;
using use_1740 = CUtensorMap;
using use_1741 = CUtensorMapDataType_enum;
using use_1742 = enum CUtensorMapDataType_enum;
inline auto use_1743 = CU_TENSOR_MAP_DATA_TYPE_UINT8;
inline auto use_1744 = CU_TENSOR_MAP_DATA_TYPE_UINT16;
inline auto use_1745 = CU_TENSOR_MAP_DATA_TYPE_UINT32;
inline auto use_1746 = CU_TENSOR_MAP_DATA_TYPE_INT32;
inline auto use_1747 = CU_TENSOR_MAP_DATA_TYPE_UINT64;
inline auto use_1748 = CU_TENSOR_MAP_DATA_TYPE_INT64;
inline auto use_1749 = CU_TENSOR_MAP_DATA_TYPE_FLOAT16;
inline auto use_1750 = CU_TENSOR_MAP_DATA_TYPE_FLOAT32;
inline auto use_1751 = CU_TENSOR_MAP_DATA_TYPE_FLOAT64;
inline auto use_1752 = CU_TENSOR_MAP_DATA_TYPE_BFLOAT16;
inline auto use_1753 = CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ;
inline auto use_1754 = CU_TENSOR_MAP_DATA_TYPE_TFLOAT32;
inline auto use_1755 = CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ;
inline auto use_1756 = CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B;
inline auto use_1757 = CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B;
inline auto use_1758 = CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B;
using use_1759 = CUtensorMapDataType;
using use_1760 = CUtensorMapInterleave_enum;
using use_1761 = enum CUtensorMapInterleave_enum;
inline auto use_1762 = CU_TENSOR_MAP_INTERLEAVE_NONE;
inline auto use_1763 = CU_TENSOR_MAP_INTERLEAVE_16B;
inline auto use_1764 = CU_TENSOR_MAP_INTERLEAVE_32B;
using use_1765 = CUtensorMapInterleave;
using use_1766 = CUtensorMapSwizzle_enum;
using use_1767 = enum CUtensorMapSwizzle_enum;
inline auto use_1768 = CU_TENSOR_MAP_SWIZZLE_NONE;
inline auto use_1769 = CU_TENSOR_MAP_SWIZZLE_32B;
inline auto use_1770 = CU_TENSOR_MAP_SWIZZLE_64B;
inline auto use_1771 = CU_TENSOR_MAP_SWIZZLE_128B;
inline auto use_1772 = CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B;
inline auto use_1773 = CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B;
inline auto use_1774 = CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B;
using use_1775 = CUtensorMapSwizzle;
using use_1776 = CUtensorMapL2promotion_enum;
using use_1777 = enum CUtensorMapL2promotion_enum;
inline auto use_1778 = CU_TENSOR_MAP_L2_PROMOTION_NONE;
inline auto use_1779 = CU_TENSOR_MAP_L2_PROMOTION_L2_64B;
inline auto use_1780 = CU_TENSOR_MAP_L2_PROMOTION_L2_128B;
inline auto use_1781 = CU_TENSOR_MAP_L2_PROMOTION_L2_256B;
using use_1782 = CUtensorMapL2promotion;
using use_1783 = CUtensorMapFloatOOBfill_enum;
using use_1784 = enum CUtensorMapFloatOOBfill_enum;
inline auto use_1785 = CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE;
inline auto use_1786 = CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
using use_1787 = CUtensorMapFloatOOBfill;
using use_1788 = CUtensorMapIm2ColWideMode_enum;
using use_1789 = enum CUtensorMapIm2ColWideMode_enum;
inline auto use_1790 = CU_TENSOR_MAP_IM2COL_WIDE_MODE_W;
inline auto use_1791 = CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128;
using use_1792 = CUtensorMapIm2ColWideMode;
using use_1793 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st;
using use_1794 = struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st;
using use_1795 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1;
using use_1796 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS;
using use_1797 = CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum;
using use_1798 = enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum;
inline auto use_1799 = CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE;
inline auto use_1800 = CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ;
inline auto use_1801 = CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE;
using use_1802 = CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS;
using use_1803 = CUDA_LAUNCH_PARAMS_st;
using use_1804 = struct CUDA_LAUNCH_PARAMS_st;
using use_1805 = CUDA_LAUNCH_PARAMS_v1;
using use_1806 = CUDA_LAUNCH_PARAMS;
using use_1807 = CUexternalMemoryHandleType_enum;
using use_1808 = enum CUexternalMemoryHandleType_enum;
inline auto use_1809 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
inline auto use_1810 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32;
inline auto use_1811 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT;
inline auto use_1812 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP;
inline auto use_1813 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE;
inline auto use_1814 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE;
inline auto use_1815 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT;
inline auto use_1816 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF;
inline auto use_1817 = CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD;
using use_1818 = CUexternalMemoryHandleType;
using use_1819 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st;
using use_1820 = struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st;
using use_1821 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;
using use_1822 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
using use_1823 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st;
using use_1824 = struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st;
using use_1825 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;
using use_1826 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
using use_1827 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st;
using use_1828 = struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st;
using use_1829 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;
using use_1830 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
using use_1831 = CUexternalSemaphoreHandleType_enum;
using use_1832 = enum CUexternalSemaphoreHandleType_enum;
inline auto use_1833 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD;
inline auto use_1834 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32;
inline auto use_1835 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT;
inline auto use_1836 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE;
inline auto use_1837 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE;
inline auto use_1838 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC;
inline auto use_1839 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX;
inline auto use_1840 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT;
inline auto use_1841 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
inline auto use_1842 = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32;
using use_1843 = CUexternalSemaphoreHandleType;
using use_1844 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st;
using use_1845 = struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st;
using use_1846 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;
using use_1847 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
using use_1848 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st;
using use_1849 = struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st;
using use_1850 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;
using use_1851 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
using use_1852 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st;
using use_1853 = struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st;
using use_1854 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;
using use_1855 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
using use_1856 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st;
using use_1857 = struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st;
using use_1858 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;
using use_1859 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
using use_1860 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st;
using use_1861 = struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st;
using use_1862 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2;
using use_1863 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_st;
using use_1864 = struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st;
using use_1865 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;
using use_1866 = CUDA_EXT_SEM_WAIT_NODE_PARAMS;
using use_1867 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st;
using use_1868 = struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st;
using use_1869 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2;
using use_1870 = CUmemGenericAllocationHandle_v1;
using use_1871 = CUmemGenericAllocationHandle;
using use_1872 = CUmemAllocationHandleType_enum;
using use_1873 = enum CUmemAllocationHandleType_enum;
inline auto use_1874 = CU_MEM_HANDLE_TYPE_NONE;
inline auto use_1875 = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
inline auto use_1876 = CU_MEM_HANDLE_TYPE_WIN32;
inline auto use_1877 = CU_MEM_HANDLE_TYPE_WIN32_KMT;
inline auto use_1878 = CU_MEM_HANDLE_TYPE_FABRIC;
inline auto use_1879 = CU_MEM_HANDLE_TYPE_MAX;
using use_1880 = CUmemAllocationHandleType;
using use_1881 = CUmemAccess_flags_enum;
using use_1882 = enum CUmemAccess_flags_enum;
inline auto use_1883 = CU_MEM_ACCESS_FLAGS_PROT_NONE;
inline auto use_1884 = CU_MEM_ACCESS_FLAGS_PROT_READ;
inline auto use_1885 = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
inline auto use_1886 = CU_MEM_ACCESS_FLAGS_PROT_MAX;
using use_1887 = CUmemAccess_flags;
using use_1888 = CUmemLocationType_enum;
using use_1889 = enum CUmemLocationType_enum;
inline auto use_1890 = CU_MEM_LOCATION_TYPE_INVALID;
inline auto use_1891 = CU_MEM_LOCATION_TYPE_NONE;
inline auto use_1892 = CU_MEM_LOCATION_TYPE_DEVICE;
inline auto use_1893 = CU_MEM_LOCATION_TYPE_HOST;
inline auto use_1894 = CU_MEM_LOCATION_TYPE_HOST_NUMA;
inline auto use_1895 = CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
inline auto use_1896 = CU_MEM_LOCATION_TYPE_MAX;
using use_1897 = CUmemLocationType;
using use_1898 = CUmemAllocationType_enum;
using use_1899 = enum CUmemAllocationType_enum;
inline auto use_1900 = CU_MEM_ALLOCATION_TYPE_INVALID;
inline auto use_1901 = CU_MEM_ALLOCATION_TYPE_PINNED;
inline auto use_1902 = CU_MEM_ALLOCATION_TYPE_MANAGED;
inline auto use_1903 = CU_MEM_ALLOCATION_TYPE_MAX;
using use_1904 = CUmemAllocationType;
using use_1905 = CUmemAllocationGranularity_flags_enum;
using use_1906 = enum CUmemAllocationGranularity_flags_enum;
inline auto use_1907 = CU_MEM_ALLOC_GRANULARITY_MINIMUM;
inline auto use_1908 = CU_MEM_ALLOC_GRANULARITY_RECOMMENDED;
using use_1909 = CUmemAllocationGranularity_flags;
using use_1910 = CUmemRangeHandleType_enum;
using use_1911 = enum CUmemRangeHandleType_enum;
inline auto use_1912 = CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;
inline auto use_1913 = CU_MEM_RANGE_HANDLE_TYPE_MAX;
using use_1914 = CUmemRangeHandleType;
using use_1915 = CUmemRangeFlags_enum;
using use_1916 = enum CUmemRangeFlags_enum;
inline auto use_1917 = CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE;
using use_1918 = CUmemRangeFlags;
using use_1919 = CUarraySparseSubresourceType_enum;
using use_1920 = enum CUarraySparseSubresourceType_enum;
inline auto use_1921 = CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL;
inline auto use_1922 = CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL;
using use_1923 = CUarraySparseSubresourceType;
using use_1924 = CUmemOperationType_enum;
using use_1925 = enum CUmemOperationType_enum;
inline auto use_1926 = CU_MEM_OPERATION_TYPE_MAP;
inline auto use_1927 = CU_MEM_OPERATION_TYPE_UNMAP;
using use_1928 = CUmemOperationType;
using use_1929 = CUmemHandleType_enum;
using use_1930 = enum CUmemHandleType_enum;
inline auto use_1931 = CU_MEM_HANDLE_TYPE_GENERIC;
using use_1932 = CUmemHandleType;
using use_1933 = CUarrayMapInfo_st;
using use_1934 = struct CUarrayMapInfo_st;
using use_1935 = CUarrayMapInfo_v1;
using use_1936 = CUarrayMapInfo;
using use_1937 = CUmemLocation_st;
using use_1938 = struct CUmemLocation_st;
using use_1939 = CUmemLocation_v1;
using use_1940 = CUmemLocation;
using use_1941 = CUmemAllocationCompType_enum;
using use_1942 = enum CUmemAllocationCompType_enum;
inline auto use_1943 = CU_MEM_ALLOCATION_COMP_NONE;
inline auto use_1944 = CU_MEM_ALLOCATION_COMP_GENERIC;
using use_1945 = CUmemAllocationCompType;
using use_1946 = CUmemAllocationProp_st;
using use_1947 = struct CUmemAllocationProp_st;
using use_1948 = CUmemAllocationProp_v1;
using use_1949 = CUmemAllocationProp;
using use_1950 = CUmulticastGranularity_flags_enum;
using use_1951 = enum CUmulticastGranularity_flags_enum;
inline auto use_1952 = CU_MULTICAST_GRANULARITY_MINIMUM;
inline auto use_1953 = CU_MULTICAST_GRANULARITY_RECOMMENDED;
using use_1954 = CUmulticastGranularity_flags;
using use_1955 = CUmulticastObjectProp_st;
using use_1956 = struct CUmulticastObjectProp_st;
using use_1957 = CUmulticastObjectProp_v1;
using use_1958 = CUmulticastObjectProp;
using use_1959 = CUmemAccessDesc_st;
using use_1960 = struct CUmemAccessDesc_st;
using use_1961 = CUmemAccessDesc_v1;
using use_1962 = CUmemAccessDesc;
using use_1963 = CUgraphExecUpdateResult_enum;
using use_1964 = enum CUgraphExecUpdateResult_enum;
inline auto use_1965 = CU_GRAPH_EXEC_UPDATE_SUCCESS;
inline auto use_1966 = CU_GRAPH_EXEC_UPDATE_ERROR;
inline auto use_1967 = CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
inline auto use_1968 = CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED;
inline auto use_1969 = CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED;
inline auto use_1970 = CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED;
inline auto use_1971 = CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED;
inline auto use_1972 = CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE;
inline auto use_1973 = CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED;
using use_1974 = CUgraphExecUpdateResult;
using use_1975 = CUgraphExecUpdateResultInfo_st;
using use_1976 = struct CUgraphExecUpdateResultInfo_st;
using use_1977 = CUgraphExecUpdateResultInfo_v1;
using use_1978 = CUgraphExecUpdateResultInfo;
using use_1979 = CUmemPool_attribute_enum;
using use_1980 = enum CUmemPool_attribute_enum;
inline auto use_1981 = CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES;
inline auto use_1982 = CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC;
inline auto use_1983 = CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES;
inline auto use_1984 = CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
inline auto use_1985 = CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT;
inline auto use_1986 = CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH;
inline auto use_1987 = CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
inline auto use_1988 = CU_MEMPOOL_ATTR_USED_MEM_HIGH;
using use_1989 = CUmemPool_attribute;
using use_1990 = CUmemPoolProps_st;
using use_1991 = struct CUmemPoolProps_st;
using use_1992 = CUmemPoolProps_v1;
using use_1993 = CUmemPoolProps;
using use_1994 = CUmemPoolPtrExportData_st;
using use_1995 = struct CUmemPoolPtrExportData_st;
using use_1996 = CUmemPoolPtrExportData_v1;
using use_1997 = CUmemPoolPtrExportData;
using use_1998 = CUmemcpyFlags_enum;
using use_1999 = enum CUmemcpyFlags_enum;
inline auto use_2000 = CU_MEMCPY_FLAG_DEFAULT;
inline auto use_2001 = CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE;
using use_2002 = CUmemcpyFlags;
using use_2003 = CUmemcpySrcAccessOrder_enum;
using use_2004 = enum CUmemcpySrcAccessOrder_enum;
inline auto use_2005 = CU_MEMCPY_SRC_ACCESS_ORDER_INVALID;
inline auto use_2006 = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
inline auto use_2007 = CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL;
inline auto use_2008 = CU_MEMCPY_SRC_ACCESS_ORDER_ANY;
inline auto use_2009 = CU_MEMCPY_SRC_ACCESS_ORDER_MAX;
using use_2010 = CUmemcpySrcAccessOrder;
using use_2011 = CUmemcpyAttributes_st;
using use_2012 = struct CUmemcpyAttributes_st;
using use_2013 = CUmemcpyAttributes_v1;
using use_2014 = CUmemcpyAttributes;
using use_2015 = CUmemcpy3DOperandType_enum;
using use_2016 = enum CUmemcpy3DOperandType_enum;
inline auto use_2017 = CU_MEMCPY_OPERAND_TYPE_POINTER;
inline auto use_2018 = CU_MEMCPY_OPERAND_TYPE_ARRAY;
inline auto use_2019 = CU_MEMCPY_OPERAND_TYPE_MAX;
using use_2020 = CUmemcpy3DOperandType;
using use_2021 = CUoffset3D_st;
using use_2022 = struct CUoffset3D_st;
using use_2023 = CUoffset3D_v1;
using use_2024 = CUoffset3D;
using use_2025 = CUextent3D_st;
using use_2026 = struct CUextent3D_st;
using use_2027 = CUextent3D_v1;
using use_2028 = CUextent3D;
using use_2029 = CUmemcpy3DOperand_st;
using use_2030 = struct CUmemcpy3DOperand_st;
using use_2031 = CUmemcpy3DOperand_v1;
using use_2032 = CUmemcpy3DOperand;
using use_2033 = CUDA_MEMCPY3D_BATCH_OP_st;
using use_2034 = struct CUDA_MEMCPY3D_BATCH_OP_st;
using use_2035 = CUDA_MEMCPY3D_BATCH_OP_v1;
using use_2036 = CUDA_MEMCPY3D_BATCH_OP;
using use_2037 = CUDA_MEM_ALLOC_NODE_PARAMS_v1_st;
using use_2038 = struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st;
using use_2039 = CUDA_MEM_ALLOC_NODE_PARAMS_v1;
using use_2040 = CUDA_MEM_ALLOC_NODE_PARAMS;
using use_2041 = CUDA_MEM_ALLOC_NODE_PARAMS_v2_st;
using use_2042 = struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st;
using use_2043 = CUDA_MEM_ALLOC_NODE_PARAMS_v2;
using use_2044 = CUDA_MEM_FREE_NODE_PARAMS_st;
using use_2045 = struct CUDA_MEM_FREE_NODE_PARAMS_st;
using use_2046 = CUDA_MEM_FREE_NODE_PARAMS;
using use_2047 = CUgraphMem_attribute_enum;
using use_2048 = enum CUgraphMem_attribute_enum;
inline auto use_2049 = CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT;
inline auto use_2050 = CU_GRAPH_MEM_ATTR_USED_MEM_HIGH;
inline auto use_2051 = CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT;
inline auto use_2052 = CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH;
using use_2053 = CUgraphMem_attribute;
using use_2054 = CUgraphChildGraphNodeOwnership_enum;
using use_2055 = enum CUgraphChildGraphNodeOwnership_enum;
inline auto use_2056 = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE;
inline auto use_2057 = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
using use_2058 = CUgraphChildGraphNodeOwnership;
using use_2059 = CUDA_CHILD_GRAPH_NODE_PARAMS_st;
using use_2060 = struct CUDA_CHILD_GRAPH_NODE_PARAMS_st;
using use_2061 = CUDA_CHILD_GRAPH_NODE_PARAMS;
using use_2062 = CUDA_EVENT_RECORD_NODE_PARAMS_st;
using use_2063 = struct CUDA_EVENT_RECORD_NODE_PARAMS_st;
using use_2064 = CUDA_EVENT_RECORD_NODE_PARAMS;
using use_2065 = CUDA_EVENT_WAIT_NODE_PARAMS_st;
using use_2066 = struct CUDA_EVENT_WAIT_NODE_PARAMS_st;
using use_2067 = CUDA_EVENT_WAIT_NODE_PARAMS;
using use_2068 = CUgraphNodeParams_st;
using use_2069 = struct CUgraphNodeParams_st;
using use_2070 = CUgraphNodeParams;
using use_2071 = CUflushGPUDirectRDMAWritesOptions_enum;
using use_2072 = enum CUflushGPUDirectRDMAWritesOptions_enum;
inline auto use_2073 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST;
inline auto use_2074 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS;
using use_2075 = CUflushGPUDirectRDMAWritesOptions;
using use_2076 = CUGPUDirectRDMAWritesOrdering_enum;
using use_2077 = enum CUGPUDirectRDMAWritesOrdering_enum;
inline auto use_2078 = CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE;
inline auto use_2079 = CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER;
inline auto use_2080 = CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES;
using use_2081 = CUGPUDirectRDMAWritesOrdering;
using use_2082 = CUflushGPUDirectRDMAWritesScope_enum;
using use_2083 = enum CUflushGPUDirectRDMAWritesScope_enum;
inline auto use_2084 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER;
inline auto use_2085 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES;
using use_2086 = CUflushGPUDirectRDMAWritesScope;
using use_2087 = CUflushGPUDirectRDMAWritesTarget_enum;
using use_2088 = enum CUflushGPUDirectRDMAWritesTarget_enum;
inline auto use_2089 = CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX;
using use_2090 = CUflushGPUDirectRDMAWritesTarget;
using use_2091 = CUgraphDebugDot_flags_enum;
using use_2092 = enum CUgraphDebugDot_flags_enum;
inline auto use_2093 = CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE;
inline auto use_2094 = CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES;
inline auto use_2095 = CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS;
inline auto use_2096 = CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS;
inline auto use_2097 = CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS;
inline auto use_2098 = CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS;
inline auto use_2099 = CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS;
inline auto use_2100 = CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS;
inline auto use_2101 = CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS;
inline auto use_2102 = CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES;
inline auto use_2103 = CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES;
inline auto use_2104 = CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS;
inline auto use_2105 = CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS;
inline auto use_2106 = CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS;
inline auto use_2107 = CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO;
inline auto use_2108 = CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS;
using use_2109 = CUgraphDebugDot_flags;
using use_2110 = CUuserObject_flags_enum;
using use_2111 = enum CUuserObject_flags_enum;
inline auto use_2112 = CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
using use_2113 = CUuserObject_flags;
using use_2114 = CUuserObjectRetain_flags_enum;
using use_2115 = enum CUuserObjectRetain_flags_enum;
inline auto use_2116 = CU_GRAPH_USER_OBJECT_MOVE;
using use_2117 = CUuserObjectRetain_flags;
using use_2118 = CUgraphInstantiate_flags_enum;
using use_2119 = enum CUgraphInstantiate_flags_enum;
inline auto use_2120 = CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH;
inline auto use_2121 = CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD;
inline auto use_2122 = CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH;
inline auto use_2123 = CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY;
using use_2124 = CUgraphInstantiate_flags;
using use_2125 = CUdeviceNumaConfig_enum;
using use_2126 = enum CUdeviceNumaConfig_enum;
inline auto use_2127 = CU_DEVICE_NUMA_CONFIG_NONE;
inline auto use_2128 = CU_DEVICE_NUMA_CONFIG_NUMA_NODE;
using use_2129 = CUdeviceNumaConfig;
using use_2130 = CUprocessState_enum;
using use_2131 = enum CUprocessState_enum;
inline auto use_2132 = CU_PROCESS_STATE_RUNNING;
inline auto use_2133 = CU_PROCESS_STATE_LOCKED;
inline auto use_2134 = CU_PROCESS_STATE_CHECKPOINTED;
inline auto use_2135 = CU_PROCESS_STATE_FAILED;
using use_2136 = CUprocessState;
using use_2137 = CUcheckpointLockArgs_st;
using use_2138 = struct CUcheckpointLockArgs_st;
using use_2139 = CUcheckpointLockArgs;
using use_2140 = CUcheckpointCheckpointArgs_st;
using use_2141 = struct CUcheckpointCheckpointArgs_st;
using use_2142 = CUcheckpointCheckpointArgs;
using use_2143 = CUcheckpointGpuPair_st;
using use_2144 = struct CUcheckpointGpuPair_st;
using use_2145 = CUcheckpointGpuPair;
using use_2146 = CUcheckpointRestoreArgs_st;
using use_2147 = struct CUcheckpointRestoreArgs_st;
using use_2148 = CUcheckpointRestoreArgs;
using use_2149 = CUcheckpointUnlockArgs_st;
using use_2150 = struct CUcheckpointUnlockArgs_st;
using use_2151 = CUcheckpointUnlockArgs;
using use_2152 = CUmoduleLoadingMode_enum;
using use_2153 = enum CUmoduleLoadingMode_enum;
inline auto use_2154 = CU_MODULE_EAGER_LOADING;
inline auto use_2155 = CU_MODULE_LAZY_LOADING;
using use_2156 = CUmoduleLoadingMode;
using use_2157 = CUmemDecompressAlgorithm_enum;
using use_2158 = enum CUmemDecompressAlgorithm_enum;
inline auto use_2159 = CU_MEM_DECOMPRESS_UNSUPPORTED;
inline auto use_2160 = CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE;
inline auto use_2161 = CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY;
inline auto use_2162 = CU_MEM_DECOMPRESS_ALGORITHM_LZ4;
using use_2163 = CUmemDecompressAlgorithm;
using use_2164 = CUmemDecompressParams_st;
using use_2165 = struct CUmemDecompressParams_st;
using use_2166 = CUmemDecompressParams;
using use_2167 = CUfunctionLoadingState_enum;
using use_2168 = enum CUfunctionLoadingState_enum;
inline auto use_2169 = CU_FUNCTION_LOADING_STATE_UNLOADED;
inline auto use_2170 = CU_FUNCTION_LOADING_STATE_LOADED;
inline auto use_2171 = CU_FUNCTION_LOADING_STATE_MAX;
using use_2172 = CUfunctionLoadingState;
using use_2173 = CUcoredumpSettings_enum;
using use_2174 = enum CUcoredumpSettings_enum;
inline auto use_2175 = CU_COREDUMP_ENABLE_ON_EXCEPTION;
inline auto use_2176 = CU_COREDUMP_TRIGGER_HOST;
inline auto use_2177 = CU_COREDUMP_LIGHTWEIGHT;
inline auto use_2178 = CU_COREDUMP_ENABLE_USER_TRIGGER;
inline auto use_2179 = CU_COREDUMP_FILE;
inline auto use_2180 = CU_COREDUMP_PIPE;
inline auto use_2181 = CU_COREDUMP_GENERATION_FLAGS;
inline auto use_2182 = CU_COREDUMP_MAX;
using use_2183 = CUcoredumpSettings;
using use_2184 = CUCoredumpGenerationFlags;
using use_2185 = enum CUCoredumpGenerationFlags;
inline auto use_2186 = CU_COREDUMP_DEFAULT_FLAGS;
inline auto use_2187 = CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES;
inline auto use_2188 = CU_COREDUMP_SKIP_GLOBAL_MEMORY;
inline auto use_2189 = CU_COREDUMP_SKIP_SHARED_MEMORY;
inline auto use_2190 = CU_COREDUMP_SKIP_LOCAL_MEMORY;
inline auto use_2191 = CU_COREDUMP_SKIP_ABORT;
inline auto use_2192 = CU_COREDUMP_SKIP_CONSTBANK_MEMORY;
inline auto use_2193 = CU_COREDUMP_LIGHTWEIGHT_FLAGS;
using use_2194 = CUdevResourceDesc_st;
using use_2195 = struct CUdevResourceDesc_st;
using use_2196 = CUdevResourceDesc;
using use_2197 = CUgreenCtxCreate_flags;
inline auto use_2198 = CU_GREEN_CTX_DEFAULT_STREAM;
using use_2199 = CUdevSmResourceSplit_flags;
inline auto use_2200 = CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING;
inline auto use_2201 = CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE;
using use_2202 = CUdevResourceType;
inline auto use_2203 = CU_DEV_RESOURCE_TYPE_INVALID;
inline auto use_2204 = CU_DEV_RESOURCE_TYPE_SM;
using use_2205 = CUdevSmResource_st;
using use_2206 = struct CUdevSmResource_st;
using use_2207 = CUdevSmResource;
using use_2208 = CUdevResource_st;
using use_2209 = struct CUdevResource_st;
using use_2210 = CUdevResource_v1;
using use_2211 = CUdevResource;
using use_2212 = CUlogLevel_enum;
using use_2213 = enum CUlogLevel_enum;
inline auto use_2214 = CU_LOG_LEVEL_ERROR;
inline auto use_2215 = CU_LOG_LEVEL_WARNING;
using use_2216 = CUlogLevel;
using use_2217 = CUlogsCallbackEntry_st;
using use_2218 = struct CUlogsCallbackEntry_st;
using use_2219 = CUlogsCallbackHandle;
using use_2220 = CUlogsCallback;
using use_2221 = CUlogIterator;
using use_2222 = CUGLDeviceList_enum;
using use_2223 = enum CUGLDeviceList_enum;
inline auto use_2224 = CU_GL_DEVICE_LIST_ALL;
inline auto use_2225 = CU_GL_DEVICE_LIST_CURRENT_FRAME;
inline auto use_2226 = CU_GL_DEVICE_LIST_NEXT_FRAME;
using use_2227 = CUGLDeviceList;
using use_2228 = CUGLmap_flags_enum;
using use_2229 = enum CUGLmap_flags_enum;
inline auto use_2230 = CU_GL_MAP_RESOURCE_FLAGS_NONE;
inline auto use_2231 = CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY;
inline auto use_2232 = CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD;
using use_2233 = CUGLmap_flags;
using use_2234 = CUeglFrameType_enum;
using use_2235 = enum CUeglFrameType_enum;
inline auto use_2236 = CU_EGL_FRAME_TYPE_ARRAY;
inline auto use_2237 = CU_EGL_FRAME_TYPE_PITCH;
using use_2238 = CUeglFrameType;
using use_2239 = CUeglResourceLocationFlags_enum;
using use_2240 = enum CUeglResourceLocationFlags_enum;
inline auto use_2241 = CU_EGL_RESOURCE_LOCATION_SYSMEM;
inline auto use_2242 = CU_EGL_RESOURCE_LOCATION_VIDMEM;
using use_2243 = CUeglResourceLocationFlags;
using use_2244 = CUeglColorFormat_enum;
using use_2245 = enum CUeglColorFormat_enum;
inline auto use_2246 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR;
inline auto use_2247 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR;
inline auto use_2248 = CU_EGL_COLOR_FORMAT_YUV422_PLANAR;
inline auto use_2249 = CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR;
inline auto use_2250 = CU_EGL_COLOR_FORMAT_RGB;
inline auto use_2251 = CU_EGL_COLOR_FORMAT_BGR;
inline auto use_2252 = CU_EGL_COLOR_FORMAT_ARGB;
inline auto use_2253 = CU_EGL_COLOR_FORMAT_RGBA;
inline auto use_2254 = CU_EGL_COLOR_FORMAT_L;
inline auto use_2255 = CU_EGL_COLOR_FORMAT_R;
inline auto use_2256 = CU_EGL_COLOR_FORMAT_YUV444_PLANAR;
inline auto use_2257 = CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR;
inline auto use_2258 = CU_EGL_COLOR_FORMAT_YUYV_422;
inline auto use_2259 = CU_EGL_COLOR_FORMAT_UYVY_422;
inline auto use_2260 = CU_EGL_COLOR_FORMAT_ABGR;
inline auto use_2261 = CU_EGL_COLOR_FORMAT_BGRA;
inline auto use_2262 = CU_EGL_COLOR_FORMAT_A;
inline auto use_2263 = CU_EGL_COLOR_FORMAT_RG;
inline auto use_2264 = CU_EGL_COLOR_FORMAT_AYUV;
inline auto use_2265 = CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR;
inline auto use_2266 = CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR;
inline auto use_2267 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR;
inline auto use_2268 = CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR;
inline auto use_2269 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR;
inline auto use_2270 = CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR;
inline auto use_2271 = CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR;
inline auto use_2272 = CU_EGL_COLOR_FORMAT_VYUY_ER;
inline auto use_2273 = CU_EGL_COLOR_FORMAT_UYVY_ER;
inline auto use_2274 = CU_EGL_COLOR_FORMAT_YUYV_ER;
inline auto use_2275 = CU_EGL_COLOR_FORMAT_YVYU_ER;
inline auto use_2276 = CU_EGL_COLOR_FORMAT_YUV_ER;
inline auto use_2277 = CU_EGL_COLOR_FORMAT_YUVA_ER;
inline auto use_2278 = CU_EGL_COLOR_FORMAT_AYUV_ER;
inline auto use_2279 = CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER;
inline auto use_2280 = CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER;
inline auto use_2281 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER;
inline auto use_2282 = CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER;
inline auto use_2283 = CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER;
inline auto use_2284 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER;
inline auto use_2285 = CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER;
inline auto use_2286 = CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER;
inline auto use_2287 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER;
inline auto use_2288 = CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER;
inline auto use_2289 = CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER;
inline auto use_2290 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER;
inline auto use_2291 = CU_EGL_COLOR_FORMAT_BAYER_RGGB;
inline auto use_2292 = CU_EGL_COLOR_FORMAT_BAYER_BGGR;
inline auto use_2293 = CU_EGL_COLOR_FORMAT_BAYER_GRBG;
inline auto use_2294 = CU_EGL_COLOR_FORMAT_BAYER_GBRG;
inline auto use_2295 = CU_EGL_COLOR_FORMAT_BAYER10_RGGB;
inline auto use_2296 = CU_EGL_COLOR_FORMAT_BAYER10_BGGR;
inline auto use_2297 = CU_EGL_COLOR_FORMAT_BAYER10_GRBG;
inline auto use_2298 = CU_EGL_COLOR_FORMAT_BAYER10_GBRG;
inline auto use_2299 = CU_EGL_COLOR_FORMAT_BAYER12_RGGB;
inline auto use_2300 = CU_EGL_COLOR_FORMAT_BAYER12_BGGR;
inline auto use_2301 = CU_EGL_COLOR_FORMAT_BAYER12_GRBG;
inline auto use_2302 = CU_EGL_COLOR_FORMAT_BAYER12_GBRG;
inline auto use_2303 = CU_EGL_COLOR_FORMAT_BAYER14_RGGB;
inline auto use_2304 = CU_EGL_COLOR_FORMAT_BAYER14_BGGR;
inline auto use_2305 = CU_EGL_COLOR_FORMAT_BAYER14_GRBG;
inline auto use_2306 = CU_EGL_COLOR_FORMAT_BAYER14_GBRG;
inline auto use_2307 = CU_EGL_COLOR_FORMAT_BAYER20_RGGB;
inline auto use_2308 = CU_EGL_COLOR_FORMAT_BAYER20_BGGR;
inline auto use_2309 = CU_EGL_COLOR_FORMAT_BAYER20_GRBG;
inline auto use_2310 = CU_EGL_COLOR_FORMAT_BAYER20_GBRG;
inline auto use_2311 = CU_EGL_COLOR_FORMAT_YVU444_PLANAR;
inline auto use_2312 = CU_EGL_COLOR_FORMAT_YVU422_PLANAR;
inline auto use_2313 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR;
inline auto use_2314 = CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB;
inline auto use_2315 = CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR;
inline auto use_2316 = CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG;
inline auto use_2317 = CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG;
inline auto use_2318 = CU_EGL_COLOR_FORMAT_BAYER_BCCR;
inline auto use_2319 = CU_EGL_COLOR_FORMAT_BAYER_RCCB;
inline auto use_2320 = CU_EGL_COLOR_FORMAT_BAYER_CRBC;
inline auto use_2321 = CU_EGL_COLOR_FORMAT_BAYER_CBRC;
inline auto use_2322 = CU_EGL_COLOR_FORMAT_BAYER10_CCCC;
inline auto use_2323 = CU_EGL_COLOR_FORMAT_BAYER12_BCCR;
inline auto use_2324 = CU_EGL_COLOR_FORMAT_BAYER12_RCCB;
inline auto use_2325 = CU_EGL_COLOR_FORMAT_BAYER12_CRBC;
inline auto use_2326 = CU_EGL_COLOR_FORMAT_BAYER12_CBRC;
inline auto use_2327 = CU_EGL_COLOR_FORMAT_BAYER12_CCCC;
inline auto use_2328 = CU_EGL_COLOR_FORMAT_Y;
inline auto use_2329 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020;
inline auto use_2330 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020;
inline auto use_2331 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020;
inline auto use_2332 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020;
inline auto use_2333 = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709;
inline auto use_2334 = CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709;
inline auto use_2335 = CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709;
inline auto use_2336 = CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709;
inline auto use_2337 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709;
inline auto use_2338 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020;
inline auto use_2339 = CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020;
inline auto use_2340 = CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR;
inline auto use_2341 = CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709;
inline auto use_2342 = CU_EGL_COLOR_FORMAT_Y_ER;
inline auto use_2343 = CU_EGL_COLOR_FORMAT_Y_709_ER;
inline auto use_2344 = CU_EGL_COLOR_FORMAT_Y10_ER;
inline auto use_2345 = CU_EGL_COLOR_FORMAT_Y10_709_ER;
inline auto use_2346 = CU_EGL_COLOR_FORMAT_Y12_ER;
inline auto use_2347 = CU_EGL_COLOR_FORMAT_Y12_709_ER;
inline auto use_2348 = CU_EGL_COLOR_FORMAT_YUVA;
inline auto use_2349 = CU_EGL_COLOR_FORMAT_YUV;
inline auto use_2350 = CU_EGL_COLOR_FORMAT_YVYU;
inline auto use_2351 = CU_EGL_COLOR_FORMAT_VYUY;
inline auto use_2352 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER;
inline auto use_2353 = CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER;
inline auto use_2354 = CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER;
inline auto use_2355 = CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER;
inline auto use_2356 = CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER;
inline auto use_2357 = CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER;
inline auto use_2358 = CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER;
inline auto use_2359 = CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER;
inline auto use_2360 = CU_EGL_COLOR_FORMAT_UYVY_709;
inline auto use_2361 = CU_EGL_COLOR_FORMAT_UYVY_709_ER;
inline auto use_2362 = CU_EGL_COLOR_FORMAT_UYVY_2020;
inline auto use_2363 = CU_EGL_COLOR_FORMAT_MAX;
using use_2364 = CUeglColorFormat;
using use_2365 = CUeglFrame_st;
using use_2366 = struct CUeglFrame_st;
using use_2367 = CUeglFrame_v1;
using use_2368 = CUeglFrame;
using use_2369 = CUeglStreamConnection_st;
using use_2370 = struct CUeglStreamConnection_st;
using use_2371 = CUeglStreamConnection;
using use_2372 = CUoutput_mode_enum;
using use_2373 = enum CUoutput_mode_enum;
inline auto use_2374 = CU_OUT_KEY_VALUE_PAIR;
inline auto use_2375 = CU_OUT_CSV;
using use_2376 = CUoutput_mode;
using use_2377 = PFN_cuGetErrorString_v6000;
using use_2378 = PFN_cuGetErrorName_v6000;
using use_2379 = PFN_cuInit_v2000;
using use_2380 = PFN_cuDriverGetVersion_v2020;
using use_2381 = PFN_cuDeviceGet_v2000;
using use_2382 = PFN_cuDeviceGetCount_v2000;
using use_2383 = PFN_cuDeviceGetName_v2000;
using use_2384 = PFN_cuDeviceGetUuid_v9020;
using use_2385 = PFN_cuDeviceGetUuid_v11040;
using use_2386 = PFN_cuDeviceGetLuid_v10000;
using use_2387 = PFN_cuDeviceTotalMem_v3020;
using use_2388 = PFN_cuDeviceGetTexture1DLinearMaxWidth_v11010;
using use_2389 = PFN_cuDeviceGetAttribute_v2000;
using use_2390 = PFN_cuDeviceGetHostAtomicCapabilities_v13000;
using use_2391 = PFN_cuDeviceGetNvSciSyncAttributes_v10020;
using use_2392 = PFN_cuDeviceSetMemPool_v11020;
using use_2393 = PFN_cuDeviceGetMemPool_v11020;
using use_2394 = PFN_cuDeviceGetDefaultMemPool_v11020;
using use_2395 = PFN_cuDeviceGetProperties_v2000;
using use_2396 = PFN_cuDeviceComputeCapability_v2000;
using use_2397 = PFN_cuDevicePrimaryCtxRetain_v7000;
using use_2398 = PFN_cuDevicePrimaryCtxRelease_v11000;
using use_2399 = PFN_cuDevicePrimaryCtxSetFlags_v11000;
using use_2400 = PFN_cuDevicePrimaryCtxGetState_v7000;
using use_2401 = PFN_cuDevicePrimaryCtxReset_v11000;
using use_2402 = PFN_cuDeviceGetExecAffinitySupport_v11040;
using use_2403 = PFN_cuCtxCreate_v3020;
using use_2404 = PFN_cuCtxCreate_v11040;
using use_2405 = PFN_cuCtxCreate_v12050;
using use_2406 = PFN_cuCtxGetId_v12000;
using use_2407 = PFN_cuCtxDestroy_v4000;
using use_2408 = PFN_cuCtxPushCurrent_v4000;
using use_2409 = PFN_cuCtxPopCurrent_v4000;
using use_2410 = PFN_cuCtxSetCurrent_v4000;
using use_2411 = PFN_cuCtxGetCurrent_v4000;
using use_2412 = PFN_cuCtxGetDevice_v2000;
using use_2413 = PFN_cuCtxGetDevice_v13000;
using use_2414 = PFN_cuCtxGetFlags_v7000;
using use_2415 = PFN_cuCtxSetFlags_v12010;
using use_2416 = PFN_cuCtxSynchronize_v2000;
using use_2417 = PFN_cuCtxSynchronize_v13000;
using use_2418 = PFN_cuCtxSetLimit_v3010;
using use_2419 = PFN_cuCtxGetLimit_v3010;
using use_2420 = PFN_cuCtxGetCacheConfig_v3020;
using use_2421 = PFN_cuCtxSetCacheConfig_v3020;
using use_2422 = PFN_cuCtxGetSharedMemConfig_v4020;
using use_2423 = PFN_cuCtxSetSharedMemConfig_v4020;
using use_2424 = PFN_cuCtxGetApiVersion_v3020;
using use_2425 = PFN_cuCtxGetStreamPriorityRange_v5050;
using use_2426 = PFN_cuCtxResetPersistingL2Cache_v11000;
using use_2427 = PFN_cuCtxAttach_v2000;
using use_2428 = PFN_cuCtxDetach_v2000;
using use_2429 = PFN_cuCtxGetExecAffinity_v11040;
using use_2430 = PFN_cuModuleLoad_v2000;
using use_2431 = PFN_cuModuleLoadData_v2000;
using use_2432 = PFN_cuModuleLoadDataEx_v2010;
using use_2433 = PFN_cuModuleLoadFatBinary_v2000;
using use_2434 = PFN_cuModuleUnload_v2000;
using use_2435 = PFN_cuModuleGetFunction_v2000;
using use_2436 = PFN_cuModuleGetGlobal_v3020;
using use_2437 = PFN_cuModuleGetTexRef_v2000;
using use_2438 = PFN_cuModuleGetSurfRef_v3000;
using use_2439 = PFN_cuModuleGetFunctionCount_v12040;
using use_2440 = PFN_cuModuleEnumerateFunctions_v12040;
using use_2441 = PFN_cuLinkCreate_v6050;
using use_2442 = PFN_cuLinkAddData_v6050;
using use_2443 = PFN_cuLinkAddFile_v6050;
using use_2444 = PFN_cuLinkComplete_v5050;
using use_2445 = PFN_cuLinkDestroy_v5050;
using use_2446 = PFN_cuMemGetInfo_v3020;
using use_2447 = PFN_cuMemAlloc_v3020;
using use_2448 = PFN_cuMemAllocPitch_v3020;
using use_2449 = PFN_cuMemFree_v3020;
using use_2450 = PFN_cuMemGetAddressRange_v3020;
using use_2451 = PFN_cuMemAllocHost_v3020;
using use_2452 = PFN_cuMemFreeHost_v2000;
using use_2453 = PFN_cuMemHostAlloc_v2020;
using use_2454 = PFN_cuMemHostGetDevicePointer_v3020;
using use_2455 = PFN_cuMemHostGetFlags_v2030;
using use_2456 = PFN_cuMemAllocManaged_v6000;
using use_2457 = PFN_cuDeviceGetByPCIBusId_v4010;
using use_2458 = PFN_cuDeviceGetPCIBusId_v4010;
using use_2459 = PFN_cuIpcGetEventHandle_v4010;
using use_2460 = PFN_cuIpcOpenEventHandle_v4010;
using use_2461 = PFN_cuIpcGetMemHandle_v4010;
using use_2462 = PFN_cuIpcOpenMemHandle_v11000;
using use_2463 = PFN_cuIpcCloseMemHandle_v4010;
using use_2464 = PFN_cuMemHostRegister_v6050;
using use_2465 = PFN_cuMemHostUnregister_v4000;
using use_2466 = PFN_cuMemcpy_v7000_ptds;
using use_2467 = PFN_cuMemcpyPeer_v7000_ptds;
using use_2468 = PFN_cuMemcpyHtoD_v7000_ptds;
using use_2469 = PFN_cuMemcpyDtoH_v7000_ptds;
using use_2470 = PFN_cuMemcpyDtoD_v7000_ptds;
using use_2471 = PFN_cuMemcpyDtoA_v7000_ptds;
using use_2472 = PFN_cuMemcpyAtoD_v7000_ptds;
using use_2473 = PFN_cuMemcpyHtoA_v7000_ptds;
using use_2474 = PFN_cuMemcpyAtoH_v7000_ptds;
using use_2475 = PFN_cuMemcpyAtoA_v7000_ptds;
using use_2476 = PFN_cuMemcpy2D_v7000_ptds;
using use_2477 = PFN_cuMemcpy2DUnaligned_v7000_ptds;
using use_2478 = PFN_cuMemcpy3D_v7000_ptds;
using use_2479 = PFN_cuMemcpy3DPeer_v7000_ptds;
using use_2480 = PFN_cuMemcpyAsync_v7000_ptsz;
using use_2481 = PFN_cuMemcpyPeerAsync_v7000_ptsz;
using use_2482 = PFN_cuMemcpyHtoDAsync_v7000_ptsz;
using use_2483 = PFN_cuMemcpyDtoHAsync_v7000_ptsz;
using use_2484 = PFN_cuMemcpyDtoDAsync_v7000_ptsz;
using use_2485 = PFN_cuMemcpyHtoAAsync_v7000_ptsz;
using use_2486 = PFN_cuMemcpyAtoHAsync_v7000_ptsz;
using use_2487 = PFN_cuMemcpy2DAsync_v7000_ptsz;
using use_2488 = PFN_cuMemcpy3DAsync_v7000_ptsz;
using use_2489 = PFN_cuMemcpy3DPeerAsync_v7000_ptsz;
using use_2490 = PFN_cuMemcpyBatchAsync_v12080_ptsz;
using use_2491 = PFN_cuMemcpy3DBatchAsync_v12080_ptsz;
using use_2492 = PFN_cuMemcpyBatchAsync_v13000_ptsz;
using use_2493 = PFN_cuMemcpy3DBatchAsync_v13000_ptsz;
using use_2494 = PFN_cuMemsetD8_v7000_ptds;
using use_2495 = PFN_cuMemsetD16_v7000_ptds;
using use_2496 = PFN_cuMemsetD32_v7000_ptds;
using use_2497 = PFN_cuMemsetD2D8_v7000_ptds;
using use_2498 = PFN_cuMemsetD2D16_v7000_ptds;
using use_2499 = PFN_cuMemsetD2D32_v7000_ptds;
using use_2500 = PFN_cuMemsetD8Async_v7000_ptsz;
using use_2501 = PFN_cuMemsetD16Async_v7000_ptsz;
using use_2502 = PFN_cuMemsetD32Async_v7000_ptsz;
using use_2503 = PFN_cuMemsetD2D8Async_v7000_ptsz;
using use_2504 = PFN_cuMemsetD2D16Async_v7000_ptsz;
using use_2505 = PFN_cuMemsetD2D32Async_v7000_ptsz;
using use_2506 = PFN_cuArrayCreate_v3020;
using use_2507 = PFN_cuArrayGetDescriptor_v3020;
using use_2508 = PFN_cuArrayGetSparseProperties_v11010;
using use_2509 = PFN_cuMipmappedArrayGetSparseProperties_v11010;
using use_2510 = PFN_cuArrayGetMemoryRequirements_v11060;
using use_2511 = PFN_cuMipmappedArrayGetMemoryRequirements_v11060;
using use_2512 = PFN_cuArrayGetPlane_v11020;
using use_2513 = PFN_cuArrayDestroy_v2000;
using use_2514 = PFN_cuArray3DCreate_v3020;
using use_2515 = PFN_cuArray3DGetDescriptor_v3020;
using use_2516 = PFN_cuMipmappedArrayCreate_v5000;
using use_2517 = PFN_cuMipmappedArrayGetLevel_v5000;
using use_2518 = PFN_cuMipmappedArrayDestroy_v5000;
using use_2519 = PFN_cuMemAddressReserve_v10020;
using use_2520 = PFN_cuMemAddressFree_v10020;
using use_2521 = PFN_cuMemCreate_v10020;
using use_2522 = PFN_cuMemRelease_v10020;
using use_2523 = PFN_cuMemMap_v10020;
using use_2524 = PFN_cuMemMapArrayAsync_v11010_ptsz;
using use_2525 = PFN_cuMemUnmap_v10020;
using use_2526 = PFN_cuMemSetAccess_v10020;
using use_2527 = PFN_cuMemGetAccess_v10020;
using use_2528 = PFN_cuMemExportToShareableHandle_v10020;
using use_2529 = PFN_cuMemImportFromShareableHandle_v10020;
using use_2530 = PFN_cuMemGetAllocationGranularity_v10020;
using use_2531 = PFN_cuMemGetAllocationPropertiesFromHandle_v10020;
using use_2532 = PFN_cuMemRetainAllocationHandle_v11000;
using use_2533 = PFN_cuMemFreeAsync_v11020_ptsz;
using use_2534 = PFN_cuMemAllocAsync_v11020_ptsz;
using use_2535 = PFN_cuMemPoolTrimTo_v11020;
using use_2536 = PFN_cuMemPoolSetAttribute_v11020;
using use_2537 = PFN_cuMemPoolGetAttribute_v11020;
using use_2538 = PFN_cuMemPoolSetAccess_v11020;
using use_2539 = PFN_cuMemPoolGetAccess_v11020;
using use_2540 = PFN_cuMemPoolCreate_v11020;
using use_2541 = PFN_cuMemPoolDestroy_v11020;
using use_2542 = PFN_cuMemGetDefaultMemPool_v13000;
using use_2543 = PFN_cuMemGetMemPool_v13000;
using use_2544 = PFN_cuMemSetMemPool_v13000;
using use_2545 = PFN_cuMemAllocFromPoolAsync_v11020_ptsz;
using use_2546 = PFN_cuMemPoolExportToShareableHandle_v11020;
using use_2547 = PFN_cuMemPoolImportFromShareableHandle_v11020;
using use_2548 = PFN_cuMemPoolExportPointer_v11020;
using use_2549 = PFN_cuMemPoolImportPointer_v11020;
using use_2550 = PFN_cuPointerGetAttribute_v4000;
using use_2551 = PFN_cuMemPrefetchAsync_v8000_ptsz;
using use_2552 = PFN_cuMemAdvise_v8000;
using use_2553 = PFN_cuMemAdvise_v12020;
using use_2554 = PFN_cuMemPrefetchAsync_v12020_ptsz;
using use_2555 = PFN_cuMemPrefetchBatchAsync_v13000_ptsz;
using use_2556 = PFN_cuMemDiscardBatchAsync_v13000_ptsz;
using use_2557 = PFN_cuMemDiscardAndPrefetchBatchAsync_v13000_ptsz;
using use_2558 = PFN_cuMemRangeGetAttribute_v8000;
using use_2559 = PFN_cuMemRangeGetAttributes_v8000;
using use_2560 = PFN_cuMulticastCreate_v12010;
using use_2561 = PFN_cuMulticastAddDevice_v12010;
using use_2562 = PFN_cuMulticastBindMem_v12010;
using use_2563 = PFN_cuMulticastBindAddr_v12010;
using use_2564 = PFN_cuMulticastUnbind_v12010;
using use_2565 = PFN_cuMulticastGetGranularity_v12010;
using use_2566 = PFN_cuPointerSetAttribute_v6000;
using use_2567 = PFN_cuPointerGetAttributes_v7000;
using use_2568 = PFN_cuStreamCreate_v2000;
using use_2569 = PFN_cuStreamCreateWithPriority_v5050;
using use_2570 = PFN_cuStreamGetId_v12000;
using use_2571 = PFN_cuStreamGetId_v12000_ptsz;
using use_2572 = PFN_cuStreamGetPriority_v7000_ptsz;
using use_2573 = PFN_cuStreamGetFlags_v7000_ptsz;
using use_2574 = PFN_cuStreamGetCtx_v9020_ptsz;
using use_2575 = PFN_cuStreamWaitEvent_v7000_ptsz;
using use_2576 = PFN_cuStreamAddCallback_v7000_ptsz;
using use_2577 = PFN_cuStreamBeginCapture_v10010_ptsz;
using use_2578 = PFN_cuStreamBeginCaptureToGraph_v12030_ptsz;
using use_2579 = PFN_cuThreadExchangeStreamCaptureMode_v10010;
using use_2580 = PFN_cuStreamEndCapture_v10000_ptsz;
using use_2581 = PFN_cuStreamIsCapturing_v10000_ptsz;
using use_2582 = PFN_cuStreamGetCaptureInfo_v10010_ptsz;
using use_2583 = PFN_cuStreamGetCaptureInfo_v11030_ptsz;
using use_2584 = PFN_cuStreamGetCaptureInfo_v12030_ptsz;
using use_2585 = PFN_cuStreamUpdateCaptureDependencies_v11030_ptsz;
using use_2586 = PFN_cuStreamUpdateCaptureDependencies_v12030_ptsz;
using use_2587 = PFN_cuStreamAttachMemAsync_v7000_ptsz;
using use_2588 = PFN_cuStreamQuery_v7000_ptsz;
using use_2589 = PFN_cuStreamSynchronize_v7000_ptsz;
using use_2590 = PFN_cuStreamDestroy_v4000;
using use_2591 = PFN_cuStreamCopyAttributes_v11000_ptsz;
using use_2592 = PFN_cuStreamGetAttribute_v11000_ptsz;
using use_2593 = PFN_cuStreamSetAttribute_v11000_ptsz;
using use_2594 = PFN_cuEventCreate_v2000;
using use_2595 = PFN_cuEventRecord_v7000_ptsz;
using use_2596 = PFN_cuEventRecordWithFlags_v11010_ptsz;
using use_2597 = PFN_cuEventQuery_v2000;
using use_2598 = PFN_cuEventSynchronize_v2000;
using use_2599 = PFN_cuEventDestroy_v4000;
using use_2600 = PFN_cuEventElapsedTime_v2000;
using use_2601 = PFN_cuEventElapsedTime_v12080;
using use_2602 = PFN_cuImportExternalMemory_v10000;
using use_2603 = PFN_cuExternalMemoryGetMappedBuffer_v10000;
using use_2604 = PFN_cuExternalMemoryGetMappedMipmappedArray_v10000;
using use_2605 = PFN_cuDestroyExternalMemory_v10000;
using use_2606 = PFN_cuImportExternalSemaphore_v10000;
using use_2607 = PFN_cuSignalExternalSemaphoresAsync_v10000_ptsz;
using use_2608 = PFN_cuWaitExternalSemaphoresAsync_v10000_ptsz;
using use_2609 = PFN_cuDestroyExternalSemaphore_v10000;
using use_2610 = PFN_cuStreamWaitValue32_v8000_ptsz;
using use_2611 = PFN_cuStreamWaitValue64_v9000_ptsz;
using use_2612 = PFN_cuStreamWriteValue32_v8000_ptsz;
using use_2613 = PFN_cuStreamWriteValue64_v9000_ptsz;
using use_2614 = PFN_cuStreamBatchMemOp_v8000_ptsz;
using use_2615 = PFN_cuStreamWaitValue32_v11070_ptsz;
using use_2616 = PFN_cuStreamWaitValue64_v11070_ptsz;
using use_2617 = PFN_cuStreamWriteValue32_v11070_ptsz;
using use_2618 = PFN_cuStreamWriteValue64_v11070_ptsz;
using use_2619 = PFN_cuStreamBatchMemOp_v11070_ptsz;
using use_2620 = PFN_cuFuncGetAttribute_v2020;
using use_2621 = PFN_cuFuncSetAttribute_v9000;
using use_2622 = PFN_cuFuncSetCacheConfig_v3000;
using use_2623 = PFN_cuFuncSetSharedMemConfig_v4020;
using use_2624 = PFN_cuFuncGetName_v12030;
using use_2625 = PFN_cuFuncGetParamInfo_v12040;
using use_2626 = PFN_cuFuncIsLoaded_v12040;
using use_2627 = PFN_cuFuncLoad_v12040;
using use_2628 = PFN_cuLaunchKernel_v7000_ptsz;
using use_2629 = PFN_cuLaunchKernelEx_v11060_ptsz;
using use_2630 = PFN_cuLaunchCooperativeKernel_v9000_ptsz;
using use_2631 = PFN_cuLaunchCooperativeKernelMultiDevice_v9000;
using use_2632 = PFN_cuLaunchHostFunc_v10000_ptsz;
using use_2633 = PFN_cuFuncSetBlockShape_v2000;
using use_2634 = PFN_cuFuncSetSharedSize_v2000;
using use_2635 = PFN_cuParamSetSize_v2000;
using use_2636 = PFN_cuParamSeti_v2000;
using use_2637 = PFN_cuParamSetf_v2000;
using use_2638 = PFN_cuParamSetv_v2000;
using use_2639 = PFN_cuLaunch_v2000;
using use_2640 = PFN_cuLaunchGrid_v2000;
using use_2641 = PFN_cuLaunchGridAsync_v2000;
using use_2642 = PFN_cuParamSetTexRef_v2000;
using use_2643 = PFN_cuGraphCreate_v10000;
using use_2644 = PFN_cuGraphAddKernelNode_v10000;
using use_2645 = PFN_cuGraphKernelNodeGetParams_v10000;
using use_2646 = PFN_cuGraphKernelNodeSetParams_v10000;
using use_2647 = PFN_cuGraphAddKernelNode_v12000;
using use_2648 = PFN_cuGraphKernelNodeGetParams_v12000;
using use_2649 = PFN_cuGraphKernelNodeSetParams_v12000;
using use_2650 = PFN_cuGraphAddMemcpyNode_v10000;
using use_2651 = PFN_cuGraphMemcpyNodeGetParams_v10000;
using use_2652 = PFN_cuGraphMemcpyNodeSetParams_v10000;
using use_2653 = PFN_cuGraphAddMemsetNode_v10000;
using use_2654 = PFN_cuGraphMemsetNodeGetParams_v10000;
using use_2655 = PFN_cuGraphMemsetNodeSetParams_v10000;
using use_2656 = PFN_cuGraphAddHostNode_v10000;
using use_2657 = PFN_cuGraphHostNodeGetParams_v10000;
using use_2658 = PFN_cuGraphHostNodeSetParams_v10000;
using use_2659 = PFN_cuGraphAddChildGraphNode_v10000;
using use_2660 = PFN_cuGraphChildGraphNodeGetGraph_v10000;
using use_2661 = PFN_cuGraphAddEmptyNode_v10000;
using use_2662 = PFN_cuGraphAddEventRecordNode_v11010;
using use_2663 = PFN_cuGraphEventRecordNodeGetEvent_v11010;
using use_2664 = PFN_cuGraphEventRecordNodeSetEvent_v11010;
using use_2665 = PFN_cuGraphAddEventWaitNode_v11010;
using use_2666 = PFN_cuGraphEventWaitNodeGetEvent_v11010;
using use_2667 = PFN_cuGraphEventWaitNodeSetEvent_v11010;
using use_2668 = PFN_cuGraphAddExternalSemaphoresSignalNode_v11020;
using use_2669 = PFN_cuGraphExternalSemaphoresSignalNodeGetParams_v11020;
using use_2670 = PFN_cuGraphExternalSemaphoresSignalNodeSetParams_v11020;
using use_2671 = PFN_cuGraphAddExternalSemaphoresWaitNode_v11020;
using use_2672 = PFN_cuGraphExternalSemaphoresWaitNodeGetParams_v11020;
using use_2673 = PFN_cuGraphExternalSemaphoresWaitNodeSetParams_v11020;
using use_2674 = PFN_cuGraphAddBatchMemOpNode_v11070;
using use_2675 = PFN_cuGraphBatchMemOpNodeGetParams_v11070;
using use_2676 = PFN_cuGraphBatchMemOpNodeSetParams_v11070;
using use_2677 = PFN_cuGraphExecBatchMemOpNodeSetParams_v11070;
using use_2678 = PFN_cuGraphClone_v10000;
using use_2679 = PFN_cuGraphNodeFindInClone_v10000;
using use_2680 = PFN_cuGraphNodeGetType_v10000;
using use_2681 = PFN_cuGraphGetNodes_v10000;
using use_2682 = PFN_cuGraphGetRootNodes_v10000;
using use_2683 = PFN_cuGraphGetEdges_v10000;
using use_2684 = PFN_cuGraphGetEdges_v12030;
using use_2685 = PFN_cuGraphNodeGetDependencies_v10000;
using use_2686 = PFN_cuGraphNodeGetDependencies_v12030;
using use_2687 = PFN_cuGraphNodeGetDependentNodes_v10000;
using use_2688 = PFN_cuGraphNodeGetDependentNodes_v12030;
using use_2689 = PFN_cuGraphAddDependencies_v10000;
using use_2690 = PFN_cuGraphAddDependencies_v12030;
using use_2691 = PFN_cuGraphRemoveDependencies_v10000;
using use_2692 = PFN_cuGraphRemoveDependencies_v12030;
using use_2693 = PFN_cuGraphDestroyNode_v10000;
using use_2694 = PFN_cuGraphInstantiateWithFlags_v11040;
using use_2695 = PFN_cuGraphInstantiateWithParams_v12000_ptsz;
using use_2696 = PFN_cuGraphExecGetFlags_v12000;
using use_2697 = PFN_cuGraphExecKernelNodeSetParams_v10010;
using use_2698 = PFN_cuGraphExecKernelNodeSetParams_v12000;
using use_2699 = PFN_cuGraphExecMemcpyNodeSetParams_v10020;
using use_2700 = PFN_cuGraphExecMemsetNodeSetParams_v10020;
using use_2701 = PFN_cuGraphExecHostNodeSetParams_v10020;
using use_2702 = PFN_cuGraphExecChildGraphNodeSetParams_v11010;
using use_2703 = PFN_cuGraphExecEventRecordNodeSetEvent_v11010;
using use_2704 = PFN_cuGraphExecEventWaitNodeSetEvent_v11010;
using use_2705 = PFN_cuGraphExecExternalSemaphoresSignalNodeSetParams_v11020;
using use_2706 = PFN_cuGraphExecExternalSemaphoresWaitNodeSetParams_v11020;
using use_2707 = PFN_cuGraphUpload_v11010_ptsz;
using use_2708 = PFN_cuGraphLaunch_v10000_ptsz;
using use_2709 = PFN_cuGraphExecDestroy_v10000;
using use_2710 = PFN_cuGraphDestroy_v10000;
using use_2711 = PFN_cuGraphExecUpdate_v10020;
using use_2712 = PFN_cuGraphExecUpdate_v12000;
using use_2713 = PFN_cuGraphKernelNodeCopyAttributes_v11000;
using use_2714 = PFN_cuGraphKernelNodeGetAttribute_v11000;
using use_2715 = PFN_cuGraphKernelNodeSetAttribute_v11000;
using use_2716 = PFN_cuGraphDebugDotPrint_v11030;
using use_2717 = PFN_cuGraphAddMemAllocNode_v11040;
using use_2718 = PFN_cuGraphMemAllocNodeGetParams_v11040;
using use_2719 = PFN_cuGraphAddMemFreeNode_v11040;
using use_2720 = PFN_cuGraphMemFreeNodeGetParams_v11040;
using use_2721 = PFN_cuGraphNodeSetEnabled_v11060;
using use_2722 = PFN_cuGraphNodeGetEnabled_v11060;
using use_2723 = PFN_cuGraphAddNode_v12020;
using use_2724 = PFN_cuGraphAddNode_v12030;
using use_2725 = PFN_cuGraphNodeSetParams_v12020;
using use_2726 = PFN_cuGraphExecNodeSetParams_v12020;
using use_2727 = PFN_cuGraphConditionalHandleCreate_v12030;
using use_2728 = PFN_cuDeviceGraphMemTrim_v11040;
using use_2729 = PFN_cuDeviceGetGraphMemAttribute_v11040;
using use_2730 = PFN_cuDeviceSetGraphMemAttribute_v11040;
using use_2731 = PFN_cuOccupancyMaxActiveBlocksPerMultiprocessor_v6050;
using use_2732 = PFN_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000;
using use_2733 = PFN_cuOccupancyMaxPotentialBlockSize_v6050;
using use_2734 = PFN_cuOccupancyMaxPotentialBlockSizeWithFlags_v7000;
using use_2735 = PFN_cuOccupancyAvailableDynamicSMemPerBlock_v10020;
using use_2736 = PFN_cuOccupancyMaxPotentialClusterSize_v11070;
using use_2737 = PFN_cuOccupancyMaxActiveClusters_v11070;
using use_2738 = PFN_cuTexRefSetArray_v2000;
using use_2739 = PFN_cuTexRefSetMipmappedArray_v5000;
using use_2740 = PFN_cuTexRefSetAddress_v3020;
using use_2741 = PFN_cuTexRefSetAddress2D_v4010;
using use_2742 = PFN_cuTexRefSetFormat_v2000;
using use_2743 = PFN_cuTexRefSetAddressMode_v2000;
using use_2744 = PFN_cuTexRefSetFilterMode_v2000;
using use_2745 = PFN_cuTexRefSetMipmapFilterMode_v5000;
using use_2746 = PFN_cuTexRefSetMipmapLevelBias_v5000;
using use_2747 = PFN_cuTexRefSetMipmapLevelClamp_v5000;
using use_2748 = PFN_cuTexRefSetMaxAnisotropy_v5000;
using use_2749 = PFN_cuTexRefSetBorderColor_v8000;
using use_2750 = PFN_cuTexRefSetFlags_v2000;
using use_2751 = PFN_cuTexRefGetAddress_v3020;
using use_2752 = PFN_cuTexRefGetArray_v2000;
using use_2753 = PFN_cuTexRefGetMipmappedArray_v5000;
using use_2754 = PFN_cuTexRefGetAddressMode_v2000;
using use_2755 = PFN_cuTexRefGetFilterMode_v2000;
using use_2756 = PFN_cuTexRefGetFormat_v2000;
using use_2757 = PFN_cuTexRefGetMipmapFilterMode_v5000;
using use_2758 = PFN_cuTexRefGetMipmapLevelBias_v5000;
using use_2759 = PFN_cuTexRefGetMipmapLevelClamp_v5000;
using use_2760 = PFN_cuTexRefGetMaxAnisotropy_v5000;
using use_2761 = PFN_cuTexRefGetBorderColor_v8000;
using use_2762 = PFN_cuTexRefGetFlags_v2000;
using use_2763 = PFN_cuTexRefCreate_v2000;
using use_2764 = PFN_cuTexRefDestroy_v2000;
using use_2765 = PFN_cuSurfRefSetArray_v3000;
using use_2766 = PFN_cuSurfRefGetArray_v3000;
using use_2767 = PFN_cuTexObjectCreate_v5000;
using use_2768 = PFN_cuTexObjectDestroy_v5000;
using use_2769 = PFN_cuTexObjectGetResourceDesc_v5000;
using use_2770 = PFN_cuTexObjectGetTextureDesc_v5000;
using use_2771 = PFN_cuTexObjectGetResourceViewDesc_v5000;
using use_2772 = PFN_cuSurfObjectCreate_v5000;
using use_2773 = PFN_cuSurfObjectDestroy_v5000;
using use_2774 = PFN_cuSurfObjectGetResourceDesc_v5000;
using use_2775 = PFN_cuTensorMapEncodeTiled_v12000;
using use_2776 = PFN_cuTensorMapEncodeIm2col_v12000;
using use_2777 = PFN_cuTensorMapReplaceAddress_v12000;
using use_2778 = PFN_cuTensorMapEncodeIm2colWide_v12080;
using use_2779 = PFN_cuDeviceCanAccessPeer_v4000;
using use_2780 = PFN_cuCtxEnablePeerAccess_v4000;
using use_2781 = PFN_cuCtxDisablePeerAccess_v4000;
using use_2782 = PFN_cuDeviceGetP2PAttribute_v8000;
using use_2783 = PFN_cuDeviceGetP2PAtomicCapabilities_v13000;
using use_2784 = PFN_cuGraphicsUnregisterResource_v3000;
using use_2785 = PFN_cuGraphicsSubResourceGetMappedArray_v3000;
using use_2786 = PFN_cuGraphicsResourceGetMappedMipmappedArray_v5000;
using use_2787 = PFN_cuGraphicsResourceGetMappedPointer_v3020;
using use_2788 = PFN_cuGraphicsResourceSetMapFlags_v6050;
using use_2789 = PFN_cuGraphicsMapResources_v7000_ptsz;
using use_2790 = PFN_cuGraphicsUnmapResources_v7000_ptsz;
using use_2791 = PFN_cuGetExportTable_v3000;
using use_2792 = PFN_cuFuncGetModule_v11000;
using use_2793 = PFN_cuGetProcAddress_v11030;
using use_2794 = PFN_cuGetProcAddress_v12000;
using use_2795 = PFN_cuMemcpyHtoD_v3020;
using use_2796 = PFN_cuMemcpyDtoH_v3020;
using use_2797 = PFN_cuMemcpyDtoD_v3020;
using use_2798 = PFN_cuMemcpyDtoA_v3020;
using use_2799 = PFN_cuMemcpyAtoD_v3020;
using use_2800 = PFN_cuMemcpyHtoA_v3020;
using use_2801 = PFN_cuMemcpyAtoH_v3020;
using use_2802 = PFN_cuMemcpyAtoA_v3020;
using use_2803 = PFN_cuMemcpyHtoAAsync_v3020;
using use_2804 = PFN_cuMemcpyAtoHAsync_v3020;
using use_2805 = PFN_cuMemcpy2D_v3020;
using use_2806 = PFN_cuMemcpy2DUnaligned_v3020;
using use_2807 = PFN_cuMemcpy3D_v3020;
using use_2808 = PFN_cuMemcpyHtoDAsync_v3020;
using use_2809 = PFN_cuMemcpyDtoHAsync_v3020;
using use_2810 = PFN_cuMemcpyDtoDAsync_v3020;
using use_2811 = PFN_cuMemcpy2DAsync_v3020;
using use_2812 = PFN_cuMemcpy3DAsync_v3020;
using use_2813 = PFN_cuMemsetD8_v3020;
using use_2814 = PFN_cuMemsetD16_v3020;
using use_2815 = PFN_cuMemsetD32_v3020;
using use_2816 = PFN_cuMemsetD2D8_v3020;
using use_2817 = PFN_cuMemsetD2D16_v3020;
using use_2818 = PFN_cuMemsetD2D32_v3020;
using use_2819 = PFN_cuMemcpy_v4000;
using use_2820 = PFN_cuMemcpyAsync_v4000;
using use_2821 = PFN_cuMemcpyPeer_v4000;
using use_2822 = PFN_cuMemcpyPeerAsync_v4000;
using use_2823 = PFN_cuMemcpy3DPeer_v4000;
using use_2824 = PFN_cuMemcpy3DPeerAsync_v4000;
using use_2825 = PFN_cuMemcpyBatchAsync_v12080;
using use_2826 = PFN_cuMemcpy3DBatchAsync_v12080;
using use_2827 = PFN_cuMemcpyBatchAsync_v13000;
using use_2828 = PFN_cuMemcpy3DBatchAsync_v13000;
using use_2829 = PFN_cuMemsetD8Async_v3020;
using use_2830 = PFN_cuMemsetD16Async_v3020;
using use_2831 = PFN_cuMemsetD32Async_v3020;
using use_2832 = PFN_cuMemsetD2D8Async_v3020;
using use_2833 = PFN_cuMemsetD2D16Async_v3020;
using use_2834 = PFN_cuMemsetD2D32Async_v3020;
using use_2835 = PFN_cuStreamGetPriority_v5050;
using use_2836 = PFN_cuStreamGetFlags_v5050;
using use_2837 = PFN_cuStreamGetCtx_v9020;
using use_2838 = PFN_cuStreamGetDevice_v12080;
using use_2839 = PFN_cuStreamGetDevice_v12080_ptsz;
using use_2840 = PFN_cuStreamWaitEvent_v3020;
using use_2841 = PFN_cuStreamAddCallback_v5000;
using use_2842 = PFN_cuStreamAttachMemAsync_v6000;
using use_2843 = PFN_cuStreamQuery_v2000;
using use_2844 = PFN_cuStreamSynchronize_v2000;
using use_2845 = PFN_cuEventRecord_v2000;
using use_2846 = PFN_cuEventRecordWithFlags_v11010;
using use_2847 = PFN_cuLaunchKernel_v4000;
using use_2848 = PFN_cuLaunchKernelEx_v11060;
using use_2849 = PFN_cuLaunchHostFunc_v10000;
using use_2850 = PFN_cuGraphicsMapResources_v3000;
using use_2851 = PFN_cuGraphicsUnmapResources_v3000;
using use_2852 = PFN_cuStreamWriteValue32_v8000;
using use_2853 = PFN_cuStreamWaitValue32_v8000;
using use_2854 = PFN_cuStreamWriteValue64_v9000;
using use_2855 = PFN_cuStreamWaitValue64_v9000;
using use_2856 = PFN_cuStreamBatchMemOp_v8000;
using use_2857 = PFN_cuStreamWriteValue32_v11070;
using use_2858 = PFN_cuStreamWaitValue32_v11070;
using use_2859 = PFN_cuStreamWriteValue64_v11070;
using use_2860 = PFN_cuStreamWaitValue64_v11070;
using use_2861 = PFN_cuStreamBatchMemOp_v11070;
using use_2862 = PFN_cuMemPrefetchAsync_v8000;
using use_2863 = PFN_cuMemPrefetchAsync_v12020;
using use_2864 = PFN_cuMemPrefetchBatchAsync_v13000;
using use_2865 = PFN_cuMemDiscardBatchAsync_v13000;
using use_2866 = PFN_cuMemDiscardAndPrefetchBatchAsync_v13000;
using use_2867 = PFN_cuLaunchCooperativeKernel_v9000;
using use_2868 = PFN_cuSignalExternalSemaphoresAsync_v10000;
using use_2869 = PFN_cuWaitExternalSemaphoresAsync_v10000;
using use_2870 = PFN_cuStreamBeginCapture_v10010;
using use_2871 = PFN_cuStreamBeginCaptureToGraph_v12030;
using use_2872 = PFN_cuStreamEndCapture_v10000;
using use_2873 = PFN_cuStreamIsCapturing_v10000;
using use_2874 = PFN_cuStreamGetCaptureInfo_v10010;
using use_2875 = PFN_cuStreamGetCaptureInfo_v11030;
using use_2876 = PFN_cuStreamGetCaptureInfo_v12030;
using use_2877 = PFN_cuStreamUpdateCaptureDependencies_v11030;
using use_2878 = PFN_cuStreamUpdateCaptureDependencies_v12030;
using use_2879 = PFN_cuGraphInstantiateWithParams_v12000;
using use_2880 = PFN_cuGraphUpload_v11010;
using use_2881 = PFN_cuGraphLaunch_v10000;
using use_2882 = PFN_cuStreamCopyAttributes_v11000;
using use_2883 = PFN_cuStreamGetAttribute_v11000;
using use_2884 = PFN_cuStreamSetAttribute_v11000;
using use_2885 = PFN_cuMemMapArrayAsync_v11010;
using use_2886 = PFN_cuMemFreeAsync_v11020;
using use_2887 = PFN_cuMemAllocAsync_v11020;
using use_2888 = PFN_cuMemAllocFromPoolAsync_v11020;
using use_2889 = PFN_cuFlushGPUDirectRDMAWrites_v11030;
using use_2890 = PFN_cuUserObjectCreate_v11030;
using use_2891 = PFN_cuUserObjectRetain_v11030;
using use_2892 = PFN_cuUserObjectRelease_v11030;
using use_2893 = PFN_cuGraphRetainUserObject_v11030;
using use_2894 = PFN_cuGraphReleaseUserObject_v11030;
using use_2895 = PFN_cuModuleGetLoadingMode_v11070;
using use_2896 = PFN_cuMemGetHandleForAddressRange_v11070;
using use_2897 = PFN_cuLibraryLoadData_v12000;
using use_2898 = PFN_cuLibraryLoadFromFile_v12000;
using use_2899 = PFN_cuLibraryUnload_v12000;
using use_2900 = PFN_cuLibraryGetKernel_v12000;
using use_2901 = PFN_cuLibraryGetModule_v12000;
using use_2902 = PFN_cuLibraryGetKernelCount_v12040;
using use_2903 = PFN_cuLibraryEnumerateKernels_v12040;
using use_2904 = PFN_cuKernelGetFunction_v12000;
using use_2905 = PFN_cuKernelGetLibrary_v12050;
using use_2906 = PFN_cuLibraryGetGlobal_v12000;
using use_2907 = PFN_cuLibraryGetManaged_v12000;
using use_2908 = PFN_cuKernelGetAttribute_v12000;
using use_2909 = PFN_cuKernelSetAttribute_v12000;
using use_2910 = PFN_cuKernelSetCacheConfig_v12000;
using use_2911 = PFN_cuKernelGetName_v12030;
using use_2912 = PFN_cuKernelGetParamInfo_v12040;
using use_2913 = PFN_cuLibraryGetUnifiedFunction_v12000;
using use_2914 = PFN_cuCoredumpGetAttribute_v12010;
using use_2915 = PFN_cuCoredumpGetAttributeGlobal_v12010;
using use_2916 = PFN_cuCoredumpSetAttribute_v12010;
using use_2917 = PFN_cuCoredumpSetAttributeGlobal_v12010;
using use_2918 = PFN_cuDeviceRegisterAsyncNotification_v12040;
using use_2919 = PFN_cuDeviceUnregisterAsyncNotification_v12040;
using use_2920 = PFN_cuGreenCtxCreate_v12040;
using use_2921 = PFN_cuGreenCtxDestroy_v12040;
using use_2922 = PFN_cuDeviceGetDevResource_v12040;
using use_2923 = PFN_cuCtxGetDevResource_v12040;
using use_2924 = PFN_cuGreenCtxGetDevResource_v12040;
using use_2925 = PFN_cuGreenCtxRecordEvent_v12040;
using use_2926 = PFN_cuGreenCtxWaitEvent_v12040;
using use_2927 = PFN_cuDevResourceGenerateDesc_v12040;
using use_2928 = PFN_cuDevSmResourceSplitByCount_v12040;
using use_2929 = PFN_cuStreamGetGreenCtx_v12040;
using use_2930 = PFN_cuCtxFromGreenCtx_v12040;
using use_2931 = PFN_cuGreenCtxGetId_v12090;
using use_2932 = PFN_cuCtxRecordEvent_v12050;
using use_2933 = PFN_cuCtxWaitEvent_v12050;
using use_2934 = PFN_cuGreenCtxStreamCreate_v12050;
using use_2935 = PFN_cuStreamGetCtx_v12050;
using use_2936 = PFN_cuStreamGetCtx_v12050_ptsz;
using use_2937 = PFN_cuMemBatchDecompressAsync_v12060;
using use_2938 = PFN_cuMemBatchDecompressAsync_v12060_ptsz;
using use_2939 = PFN_cuLogsRegisterCallback_v12090;
using use_2940 = PFN_cuLogsUnregisterCallback_v12090;
using use_2941 = PFN_cuLogsCurrent_v12090;
using use_2942 = PFN_cuLogsDumpToFile_v12090;
using use_2943 = PFN_cuLogsDumpToMemory_v12090;
using use_2944 = PFN_cuCheckpointProcessGetRestoreThreadId_v12080;
using use_2945 = PFN_cuCheckpointProcessGetState_v12080;
using use_2946 = PFN_cuCheckpointProcessLock_v12080;
using use_2947 = PFN_cuCheckpointProcessCheckpoint_v12080;
using use_2948 = PFN_cuCheckpointProcessRestore_v12080;
using use_2949 = PFN_cuCheckpointProcessUnlock_v12080;
using use_2950 = PFN_cuGraphicsGLRegisterBuffer_v3000;
using use_2951 = PFN_cuGraphicsGLRegisterImage_v3000;
using use_2952 = PFN_cuGLGetDevices_v6050;
using use_2953 = PFN_cuGLCtxCreate_v3020;
using use_2954 = PFN_cuGLInit_v2000;
using use_2955 = PFN_cuGLRegisterBufferObject_v2000;
using use_2956 = PFN_cuGLMapBufferObject_v7000_ptds;
using use_2957 = PFN_cuGLUnmapBufferObject_v2000;
using use_2958 = PFN_cuGLUnregisterBufferObject_v2000;
using use_2959 = PFN_cuGLSetBufferObjectMapFlags_v2030;
using use_2960 = PFN_cuGLMapBufferObjectAsync_v7000_ptsz;
using use_2961 = PFN_cuGLUnmapBufferObjectAsync_v2030;
using use_2962 = PFN_cuGLMapBufferObject_v3020;
using use_2963 = PFN_cuGLMapBufferObjectAsync_v3020;
using use_2964 = PFN_cuGraphicsEGLRegisterImage_v7000;
using use_2965 = PFN_cuEGLStreamConsumerConnect_v7000;
using use_2966 = PFN_cuEGLStreamConsumerConnectWithFlags_v8000;
using use_2967 = PFN_cuEGLStreamConsumerDisconnect_v7000;
using use_2968 = PFN_cuEGLStreamConsumerAcquireFrame_v7000;
using use_2969 = PFN_cuEGLStreamConsumerReleaseFrame_v7000;
using use_2970 = PFN_cuEGLStreamProducerConnect_v7000;
using use_2971 = PFN_cuEGLStreamProducerDisconnect_v7000;
using use_2972 = PFN_cuEGLStreamProducerPresentFrame_v7000;
using use_2973 = PFN_cuEGLStreamProducerReturnFrame_v7000;
using use_2974 = PFN_cuGraphicsResourceGetMappedEglFrame_v7000;
using use_2975 = PFN_cuEventCreateFromEGLSync_v9000;
using use_2976 = PFN_cuVDPAUGetDevice_v3010;
using use_2977 = PFN_cuVDPAUCtxCreate_v3020;
using use_2978 = PFN_cuGraphicsVDPAURegisterVideoSurface_v3010;
using use_2979 = PFN_cuGraphicsVDPAURegisterOutputSurface_v3010;
using use_2980 = PFN_cuProfilerInitialize_v4000;
using use_2981 = PFN_cuProfilerStart_v4000;
using use_2982 = PFN_cuProfilerStop_v4000;
inline void use_2983(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Depth; }
inline void use_2984(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Flags; }
inline void use_2985(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Format; }
inline void use_2986(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Height; }
inline void use_2987(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.NumChannels; }
inline void use_2988(CUDA_ARRAY3D_DESCRIPTOR_v2 &p) { (void)p.Width; }
inline void use_2989(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.Format; }
inline void use_2990(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.Height; }
inline void use_2991(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.NumChannels; }
inline void use_2992(CUDA_ARRAY_DESCRIPTOR_v2 &p) { (void)p.Width; }
inline void use_2993(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 &p) { (void)p.alignment; }
inline void use_2994(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 &p) { (void)p.reserved; }
inline void use_2995(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 &p) { (void)p.size; }
inline void use_2996(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.flags; }
inline void use_2997(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.miptailFirstLevel; }
inline void use_2998(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.miptailSize; }
inline void use_2999(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.reserved; }
inline void use_3000(CUDA_ARRAY_SPARSE_PROPERTIES_v1 &p) { (void)p.tileExtent; }
inline void use_3001(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.count; }
inline void use_3002(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.ctx; }
inline void use_3003(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.flags; }
inline void use_3004(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 &p) { (void)p.paramArray; }
inline void use_3005(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.count; }
inline void use_3006(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3007(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.flags; }
inline void use_3008(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 &p) { (void)p.paramArray; }
inline void use_3009(CUDA_CHILD_GRAPH_NODE_PARAMS &p) { (void)p.graph; }
inline void use_3010(CUDA_CHILD_GRAPH_NODE_PARAMS &p) { (void)p.ownership; }
inline void use_3011(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.ctx; }
inline void use_3012(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.handle; }
inline void use_3013(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.phGraph_out; }
inline void use_3014(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.size; }
inline void use_3015(CUDA_CONDITIONAL_NODE_PARAMS &p) { (void)p.type; }
inline void use_3016(CUDA_EVENT_RECORD_NODE_PARAMS &p) { (void)p.event; }
inline void use_3017(CUDA_EVENT_WAIT_NODE_PARAMS &p) { (void)p.event; }
inline void use_3018(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.flags; }
inline void use_3019(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.offset; }
inline void use_3020(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.reserved; }
inline void use_3021(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 &p) { (void)p.size; }
inline void use_3022(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.flags; }
inline void use_3023(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.handle; }
inline void use_3024(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.reserved; }
inline void use_3025(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.size; }
inline void use_3026(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 &p) { (void)p.type; }
inline void use_3027(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.arrayDesc; }
inline void use_3028(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.numLevels; }
inline void use_3029(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.offset; }
inline void use_3030(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 &p) { (void)p.reserved; }
inline void use_3031(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.flags; }
inline void use_3032(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.handle; }
inline void use_3033(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.reserved; }
inline void use_3034(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 &p) { (void)p.type; }
inline void use_3035(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 &p) { (void)p.flags; }
inline void use_3036(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 &p) { (void)p.params; }
inline void use_3037(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 &p) { (void)p.reserved; }
inline void use_3038(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 &p) { (void)p.flags; }
inline void use_3039(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 &p) { (void)p.params; }
inline void use_3040(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 &p) { (void)p.reserved; }
inline void use_3041(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 &p) { (void)p.extSemArray; }
inline void use_3042(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 &p) { (void)p.numExtSems; }
inline void use_3043(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 &p) { (void)p.paramsArray; }
inline void use_3044(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.extSemArray; }
inline void use_3045(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.numExtSems; }
inline void use_3046(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 &p) { (void)p.paramsArray; }
inline void use_3047(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 &p) { (void)p.extSemArray; }
inline void use_3048(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 &p) { (void)p.numExtSems; }
inline void use_3049(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 &p) { (void)p.paramsArray; }
inline void use_3050(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.extSemArray; }
inline void use_3051(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.numExtSems; }
inline void use_3052(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 &p) { (void)p.paramsArray; }
inline void use_3053(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.flags; }
inline void use_3054(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.hErrNode_out; }
inline void use_3055(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.hUploadStream; }
inline void use_3056(CUDA_GRAPH_INSTANTIATE_PARAMS &p) { (void)p.result_out; }
inline void use_3057(CUDA_HOST_NODE_PARAMS_v1 &p) { (void)p.fn; }
inline void use_3058(CUDA_HOST_NODE_PARAMS_v1 &p) { (void)p.userData; }
inline void use_3059(CUDA_HOST_NODE_PARAMS_v2 &p) { (void)p.fn; }
inline void use_3060(CUDA_HOST_NODE_PARAMS_v2 &p) { (void)p.userData; }
inline void use_3061(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.blockDimX; }
inline void use_3062(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.blockDimY; }
inline void use_3063(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.blockDimZ; }
inline void use_3064(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.extra; }
inline void use_3065(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.func; }
inline void use_3066(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.gridDimX; }
inline void use_3067(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.gridDimY; }
inline void use_3068(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.gridDimZ; }
inline void use_3069(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.kernelParams; }
inline void use_3070(CUDA_KERNEL_NODE_PARAMS_v1 &p) { (void)p.sharedMemBytes; }
inline void use_3071(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.blockDimX; }
inline void use_3072(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.blockDimY; }
inline void use_3073(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.blockDimZ; }
inline void use_3074(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3075(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.extra; }
inline void use_3076(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.func; }
inline void use_3077(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.gridDimX; }
inline void use_3078(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.gridDimY; }
inline void use_3079(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.gridDimZ; }
inline void use_3080(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.kern; }
inline void use_3081(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.kernelParams; }
inline void use_3082(CUDA_KERNEL_NODE_PARAMS_v2 &p) { (void)p.sharedMemBytes; }
inline void use_3083(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.blockDimX; }
inline void use_3084(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.blockDimY; }
inline void use_3085(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.blockDimZ; }
inline void use_3086(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.ctx; }
inline void use_3087(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.extra; }
inline void use_3088(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.func; }
inline void use_3089(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.gridDimX; }
inline void use_3090(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.gridDimY; }
inline void use_3091(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.gridDimZ; }
inline void use_3092(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.kern; }
inline void use_3093(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.kernelParams; }
inline void use_3094(CUDA_KERNEL_NODE_PARAMS_v3 &p) { (void)p.sharedMemBytes; }
inline void use_3095(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.blockDimX; }
inline void use_3096(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.blockDimY; }
inline void use_3097(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.blockDimZ; }
inline void use_3098(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.function; }
inline void use_3099(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.gridDimX; }
inline void use_3100(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.gridDimY; }
inline void use_3101(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.gridDimZ; }
inline void use_3102(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.hStream; }
inline void use_3103(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.kernelParams; }
inline void use_3104(CUDA_LAUNCH_PARAMS_v1 &p) { (void)p.sharedMemBytes; }
inline void use_3105(CUDA_MEMCPY2D_v2 &p) { (void)p.Height; }
inline void use_3106(CUDA_MEMCPY2D_v2 &p) { (void)p.WidthInBytes; }
inline void use_3107(CUDA_MEMCPY2D_v2 &p) { (void)p.dstArray; }
inline void use_3108(CUDA_MEMCPY2D_v2 &p) { (void)p.dstDevice; }
inline void use_3109(CUDA_MEMCPY2D_v2 &p) { (void)p.dstHost; }
inline void use_3110(CUDA_MEMCPY2D_v2 &p) { (void)p.dstMemoryType; }
inline void use_3111(CUDA_MEMCPY2D_v2 &p) { (void)p.dstPitch; }
inline void use_3112(CUDA_MEMCPY2D_v2 &p) { (void)p.dstXInBytes; }
inline void use_3113(CUDA_MEMCPY2D_v2 &p) { (void)p.dstY; }
inline void use_3114(CUDA_MEMCPY2D_v2 &p) { (void)p.srcArray; }
inline void use_3115(CUDA_MEMCPY2D_v2 &p) { (void)p.srcDevice; }
inline void use_3116(CUDA_MEMCPY2D_v2 &p) { (void)p.srcHost; }
inline void use_3117(CUDA_MEMCPY2D_v2 &p) { (void)p.srcMemoryType; }
inline void use_3118(CUDA_MEMCPY2D_v2 &p) { (void)p.srcPitch; }
inline void use_3119(CUDA_MEMCPY2D_v2 &p) { (void)p.srcXInBytes; }
inline void use_3120(CUDA_MEMCPY2D_v2 &p) { (void)p.srcY; }
inline void use_3121(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.dst; }
inline void use_3122(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.extent; }
inline void use_3123(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.flags; }
inline void use_3124(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.src; }
inline void use_3125(CUDA_MEMCPY3D_BATCH_OP_v1 &p) { (void)p.srcAccessOrder; }
inline void use_3126(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.Depth; }
inline void use_3127(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.Height; }
inline void use_3128(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.WidthInBytes; }
inline void use_3129(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstArray; }
inline void use_3130(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstContext; }
inline void use_3131(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstDevice; }
inline void use_3132(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstHeight; }
inline void use_3133(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstHost; }
inline void use_3134(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstLOD; }
inline void use_3135(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstMemoryType; }
inline void use_3136(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstPitch; }
inline void use_3137(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstXInBytes; }
inline void use_3138(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstY; }
inline void use_3139(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.dstZ; }
inline void use_3140(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcArray; }
inline void use_3141(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcContext; }
inline void use_3142(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcDevice; }
inline void use_3143(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcHeight; }
inline void use_3144(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcHost; }
inline void use_3145(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcLOD; }
inline void use_3146(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcMemoryType; }
inline void use_3147(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcPitch; }
inline void use_3148(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcXInBytes; }
inline void use_3149(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcY; }
inline void use_3150(CUDA_MEMCPY3D_PEER_v1 &p) { (void)p.srcZ; }
inline void use_3151(CUDA_MEMCPY3D_v2 &p) { (void)p.Depth; }
inline void use_3152(CUDA_MEMCPY3D_v2 &p) { (void)p.Height; }
inline void use_3153(CUDA_MEMCPY3D_v2 &p) { (void)p.WidthInBytes; }
inline void use_3154(CUDA_MEMCPY3D_v2 &p) { (void)p.dstArray; }
inline void use_3155(CUDA_MEMCPY3D_v2 &p) { (void)p.dstDevice; }
inline void use_3156(CUDA_MEMCPY3D_v2 &p) { (void)p.dstHeight; }
inline void use_3157(CUDA_MEMCPY3D_v2 &p) { (void)p.dstHost; }
inline void use_3158(CUDA_MEMCPY3D_v2 &p) { (void)p.dstLOD; }
inline void use_3159(CUDA_MEMCPY3D_v2 &p) { (void)p.dstMemoryType; }
inline void use_3160(CUDA_MEMCPY3D_v2 &p) { (void)p.dstPitch; }
inline void use_3161(CUDA_MEMCPY3D_v2 &p) { (void)p.dstXInBytes; }
inline void use_3162(CUDA_MEMCPY3D_v2 &p) { (void)p.dstY; }
inline void use_3163(CUDA_MEMCPY3D_v2 &p) { (void)p.dstZ; }
inline void use_3164(CUDA_MEMCPY3D_v2 &p) { (void)p.reserved0; }
inline void use_3165(CUDA_MEMCPY3D_v2 &p) { (void)p.reserved1; }
inline void use_3166(CUDA_MEMCPY3D_v2 &p) { (void)p.srcArray; }
inline void use_3167(CUDA_MEMCPY3D_v2 &p) { (void)p.srcDevice; }
inline void use_3168(CUDA_MEMCPY3D_v2 &p) { (void)p.srcHeight; }
inline void use_3169(CUDA_MEMCPY3D_v2 &p) { (void)p.srcHost; }
inline void use_3170(CUDA_MEMCPY3D_v2 &p) { (void)p.srcLOD; }
inline void use_3171(CUDA_MEMCPY3D_v2 &p) { (void)p.srcMemoryType; }
inline void use_3172(CUDA_MEMCPY3D_v2 &p) { (void)p.srcPitch; }
inline void use_3173(CUDA_MEMCPY3D_v2 &p) { (void)p.srcXInBytes; }
inline void use_3174(CUDA_MEMCPY3D_v2 &p) { (void)p.srcY; }
inline void use_3175(CUDA_MEMCPY3D_v2 &p) { (void)p.srcZ; }
inline void use_3176(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.copyCtx; }
inline void use_3177(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.copyParams; }
inline void use_3178(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.flags; }
inline void use_3179(CUDA_MEMCPY_NODE_PARAMS &p) { (void)p.reserved; }
inline void use_3180(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.dst; }
inline void use_3181(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.elementSize; }
inline void use_3182(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.height; }
inline void use_3183(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.pitch; }
inline void use_3184(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.value; }
inline void use_3185(CUDA_MEMSET_NODE_PARAMS_v1 &p) { (void)p.width; }
inline void use_3186(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.ctx; }
inline void use_3187(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.dst; }
inline void use_3188(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.elementSize; }
inline void use_3189(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.height; }
inline void use_3190(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.pitch; }
inline void use_3191(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.value; }
inline void use_3192(CUDA_MEMSET_NODE_PARAMS_v2 &p) { (void)p.width; }
inline void use_3193(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.accessDescCount; }
inline void use_3194(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.accessDescs; }
inline void use_3195(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.bytesize; }
inline void use_3196(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.dptr; }
inline void use_3197(CUDA_MEM_ALLOC_NODE_PARAMS_v1 &p) { (void)p.poolProps; }
inline void use_3198(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.accessDescCount; }
inline void use_3199(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.accessDescs; }
inline void use_3200(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.bytesize; }
inline void use_3201(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.dptr; }
inline void use_3202(CUDA_MEM_ALLOC_NODE_PARAMS_v2 &p) { (void)p.poolProps; }
inline void use_3203(CUDA_MEM_FREE_NODE_PARAMS &p) { (void)p.dptr; }
inline void use_3204(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 &p) { (void)p.p2pToken; }
inline void use_3205(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 &p) { (void)p.vaSpaceToken; }
inline void use_3206(CUDA_RESOURCE_DESC_v1 &p) { (void)p.flags; }
inline void use_3207(CUDA_RESOURCE_DESC_v1 &p) { (void)p.res; }
inline void use_3208(CUDA_RESOURCE_DESC_v1 &p) { (void)p.resType; }
inline void use_3209(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.depth; }
inline void use_3210(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.firstLayer; }
inline void use_3211(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.firstMipmapLevel; }
inline void use_3212(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.format; }
inline void use_3213(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.height; }
inline void use_3214(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.lastLayer; }
inline void use_3215(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.lastMipmapLevel; }
inline void use_3216(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.reserved; }
inline void use_3217(CUDA_RESOURCE_VIEW_DESC_v1 &p) { (void)p.width; }
inline void use_3218(CUDA_TEXTURE_DESC_v1 &p) { (void)p.addressMode; }
inline void use_3219(CUDA_TEXTURE_DESC_v1 &p) { (void)p.borderColor; }
inline void use_3220(CUDA_TEXTURE_DESC_v1 &p) { (void)p.filterMode; }
inline void use_3221(CUDA_TEXTURE_DESC_v1 &p) { (void)p.flags; }
inline void use_3222(CUDA_TEXTURE_DESC_v1 &p) { (void)p.maxAnisotropy; }
inline void use_3223(CUDA_TEXTURE_DESC_v1 &p) { (void)p.maxMipmapLevelClamp; }
inline void use_3224(CUDA_TEXTURE_DESC_v1 &p) { (void)p.minMipmapLevelClamp; }
inline void use_3225(CUDA_TEXTURE_DESC_v1 &p) { (void)p.mipmapFilterMode; }
inline void use_3226(CUDA_TEXTURE_DESC_v1 &p) { (void)p.mipmapLevelBias; }
inline void use_3227(CUDA_TEXTURE_DESC_v1 &p) { (void)p.reserved; }
inline void use_3228(CUaccessPolicyWindow_v1 &p) { (void)p.base_ptr; }
inline void use_3229(CUaccessPolicyWindow_v1 &p) { (void)p.hitProp; }
inline void use_3230(CUaccessPolicyWindow_v1 &p) { (void)p.hitRatio; }
inline void use_3231(CUaccessPolicyWindow_v1 &p) { (void)p.missProp; }
inline void use_3232(CUaccessPolicyWindow_v1 &p) { (void)p.num_bytes; }
inline void use_3233(CUarrayMapInfo_v1 &p) { (void)p.deviceBitMask; }
inline void use_3234(CUarrayMapInfo_v1 &p) { (void)p.flags; }
inline void use_3235(CUarrayMapInfo_v1 &p) { (void)p.memHandle; }
inline void use_3236(CUarrayMapInfo_v1 &p) { (void)p.memHandleType; }
inline void use_3237(CUarrayMapInfo_v1 &p) { (void)p.memOperationType; }
inline void use_3238(CUarrayMapInfo_v1 &p) { (void)p.offset; }
inline void use_3239(CUarrayMapInfo_v1 &p) { (void)p.reserved; }
inline void use_3240(CUarrayMapInfo_v1 &p) { (void)p.resource; }
inline void use_3241(CUarrayMapInfo_v1 &p) { (void)p.resourceType; }
inline void use_3242(CUarrayMapInfo_v1 &p) { (void)p.subresource; }
inline void use_3243(CUarrayMapInfo_v1 &p) { (void)p.subresourceType; }
inline void use_3244(CUasyncNotificationInfo &p) { (void)p.info; }
inline void use_3245(CUasyncNotificationInfo &p) { (void)p.type; }
inline void use_3246(CUcheckpointCheckpointArgs &p) { (void)p.reserved; }
inline void use_3247(CUcheckpointGpuPair &p) { (void)p.newUuid; }
inline void use_3248(CUcheckpointGpuPair &p) { (void)p.oldUuid; }
inline void use_3249(CUcheckpointLockArgs &p) { (void)p.reserved0; }
inline void use_3250(CUcheckpointLockArgs &p) { (void)p.reserved1; }
inline void use_3251(CUcheckpointLockArgs &p) { (void)p.timeoutMs; }
inline void use_3252(CUcheckpointRestoreArgs &p) { (void)p.gpuPairs; }
inline void use_3253(CUcheckpointRestoreArgs &p) { (void)p.gpuPairsCount; }
inline void use_3254(CUcheckpointRestoreArgs &p) { (void)p.reserved; }
inline void use_3255(CUcheckpointRestoreArgs &p) { (void)p.reserved1; }
inline void use_3256(CUcheckpointUnlockArgs &p) { (void)p.reserved; }
inline void use_3257(CUctxCigParam &p) { (void)p.sharedData; }
inline void use_3258(CUctxCigParam &p) { (void)p.sharedDataType; }
inline void use_3259(CUctxCreateParams &p) { (void)p.cigParams; }
inline void use_3260(CUctxCreateParams &p) { (void)p.execAffinityParams; }
inline void use_3261(CUctxCreateParams &p) { (void)p.numExecAffinityParams; }
inline void use_3262(CUdevResource_v1 &p) { (void)p._internal_padding; }
inline void use_3263(CUdevResource_v1 &p) { (void)p._oversize; }
inline void use_3264(CUdevResource_v1 &p) { (void)p.sm; }
inline void use_3265(CUdevResource_v1 &p) { (void)p.type; }
inline void use_3266(CUdevSmResource &p) { (void)p.minSmPartitionSize; }
inline void use_3267(CUdevSmResource &p) { (void)p.smCoscheduledAlignment; }
inline void use_3268(CUdevSmResource &p) { (void)p.smCount; }
inline void use_3269(CUdevprop_v1 &p) { (void)p.SIMDWidth; }
inline void use_3270(CUdevprop_v1 &p) { (void)p.clockRate; }
inline void use_3271(CUdevprop_v1 &p) { (void)p.maxGridSize; }
inline void use_3272(CUdevprop_v1 &p) { (void)p.maxThreadsDim; }
inline void use_3273(CUdevprop_v1 &p) { (void)p.maxThreadsPerBlock; }
inline void use_3274(CUdevprop_v1 &p) { (void)p.memPitch; }
inline void use_3275(CUdevprop_v1 &p) { (void)p.regsPerBlock; }
inline void use_3276(CUdevprop_v1 &p) { (void)p.sharedMemPerBlock; }
inline void use_3277(CUdevprop_v1 &p) { (void)p.textureAlign; }
inline void use_3278(CUdevprop_v1 &p) { (void)p.totalConstantMemory; }
inline void use_3279(CUeglFrame_v1 &p) { (void)p.cuFormat; }
inline void use_3280(CUeglFrame_v1 &p) { (void)p.depth; }
inline void use_3281(CUeglFrame_v1 &p) { (void)p.eglColorFormat; }
inline void use_3282(CUeglFrame_v1 &p) { (void)p.frame; }
inline void use_3283(CUeglFrame_v1 &p) { (void)p.frameType; }
inline void use_3284(CUeglFrame_v1 &p) { (void)p.height; }
inline void use_3285(CUeglFrame_v1 &p) { (void)p.numChannels; }
inline void use_3286(CUeglFrame_v1 &p) { (void)p.pitch; }
inline void use_3287(CUeglFrame_v1 &p) { (void)p.planeCount; }
inline void use_3288(CUeglFrame_v1 &p) { (void)p.width; }
inline void use_3289(CUexecAffinityParam_v1 &p) { (void)p.param; }
inline void use_3290(CUexecAffinityParam_v1 &p) { (void)p.type; }
inline void use_3291(CUexecAffinitySmCount_v1 &p) { (void)p.val; }
inline void use_3292(CUextent3D_v1 &p) { (void)p.depth; }
inline void use_3293(CUextent3D_v1 &p) { (void)p.height; }
inline void use_3294(CUextent3D_v1 &p) { (void)p.width; }
inline void use_3295(CUgraphEdgeData &p) { (void)p.from_port; }
inline void use_3296(CUgraphEdgeData &p) { (void)p.reserved; }
inline void use_3297(CUgraphEdgeData &p) { (void)p.to_port; }
inline void use_3298(CUgraphEdgeData &p) { (void)p.type; }
inline void use_3299(CUgraphExecUpdateResultInfo_v1 &p) { (void)p.errorFromNode; }
inline void use_3300(CUgraphExecUpdateResultInfo_v1 &p) { (void)p.errorNode; }
inline void use_3301(CUgraphExecUpdateResultInfo_v1 &p) { (void)p.result; }
inline void use_3302(CUgraphNodeParams &p) { (void)p.alloc; }
inline void use_3303(CUgraphNodeParams &p) { (void)p.conditional; }
inline void use_3304(CUgraphNodeParams &p) { (void)p.eventRecord; }
inline void use_3305(CUgraphNodeParams &p) { (void)p.eventWait; }
inline void use_3306(CUgraphNodeParams &p) { (void)p.extSemSignal; }
inline void use_3307(CUgraphNodeParams &p) { (void)p.extSemWait; }
inline void use_3308(CUgraphNodeParams &p) { (void)p.free; }
inline void use_3309(CUgraphNodeParams &p) { (void)p.graph; }
inline void use_3310(CUgraphNodeParams &p) { (void)p.host; }
inline void use_3311(CUgraphNodeParams &p) { (void)p.kernel; }
inline void use_3312(CUgraphNodeParams &p) { (void)p.memOp; }
inline void use_3313(CUgraphNodeParams &p) { (void)p.memcpy; }
inline void use_3314(CUgraphNodeParams &p) { (void)p.memset; }
inline void use_3315(CUgraphNodeParams &p) { (void)p.reserved0; }
inline void use_3316(CUgraphNodeParams &p) { (void)p.reserved1; }
inline void use_3317(CUgraphNodeParams &p) { (void)p.reserved2; }
inline void use_3318(CUgraphNodeParams &p) { (void)p.type; }
inline void use_3319(CUipcEventHandle_v1 &p) { (void)p.reserved; }
inline void use_3320(CUipcMemHandle_v1 &p) { (void)p.reserved; }
inline void use_3321(CUlaunchAttributeValue &p) { (void)p.accessPolicyWindow; }
inline void use_3322(CUlaunchAttributeValue &p) { (void)p.clusterDim; }
inline void use_3323(CUlaunchAttributeValue &p) { (void)p.clusterSchedulingPolicyPreference; }
inline void use_3324(CUlaunchAttributeValue &p) { (void)p.cooperative; }
inline void use_3325(CUlaunchAttributeValue &p) { (void)p.deviceUpdatableKernelNode; }
inline void use_3326(CUlaunchAttributeValue &p) { (void)p.launchCompletionEvent; }
inline void use_3327(CUlaunchAttributeValue &p) { (void)p.memSyncDomain; }
inline void use_3328(CUlaunchAttributeValue &p) { (void)p.memSyncDomainMap; }
inline void use_3329(CUlaunchAttributeValue &p) { (void)p.nvlinkUtilCentricScheduling; }
inline void use_3330(CUlaunchAttributeValue &p) { (void)p.pad; }
inline void use_3331(CUlaunchAttributeValue &p) { (void)p.preferredClusterDim; }
inline void use_3332(CUlaunchAttributeValue &p) { (void)p.priority; }
inline void use_3333(CUlaunchAttributeValue &p) { (void)p.programmaticEvent; }
inline void use_3334(CUlaunchAttributeValue &p) { (void)p.programmaticStreamSerializationAllowed; }
inline void use_3335(CUlaunchAttributeValue &p) { (void)p.sharedMemCarveout; }
inline void use_3336(CUlaunchAttributeValue &p) { (void)p.syncPolicy; }
inline void use_3337(CUlaunchAttribute &p) { (void)p.id; }
inline void use_3338(CUlaunchAttribute &p) { (void)p.pad; }
inline void use_3339(CUlaunchAttribute &p) { (void)p.value; }
inline void use_3340(CUlaunchConfig &p) { (void)p.attrs; }
inline void use_3341(CUlaunchConfig &p) { (void)p.blockDimX; }
inline void use_3342(CUlaunchConfig &p) { (void)p.blockDimY; }
inline void use_3343(CUlaunchConfig &p) { (void)p.blockDimZ; }
inline void use_3344(CUlaunchConfig &p) { (void)p.gridDimX; }
inline void use_3345(CUlaunchConfig &p) { (void)p.gridDimY; }
inline void use_3346(CUlaunchConfig &p) { (void)p.gridDimZ; }
inline void use_3347(CUlaunchConfig &p) { (void)p.hStream; }
inline void use_3348(CUlaunchConfig &p) { (void)p.numAttrs; }
inline void use_3349(CUlaunchConfig &p) { (void)p.sharedMemBytes; }
inline void use_3350(CUlaunchMemSyncDomainMap &p) { (void)p.default_; }
inline void use_3351(CUlaunchMemSyncDomainMap &p) { (void)p.remote; }
inline void use_3352(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataTable; }
inline void use_3353(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.dataWindowSize; }
inline void use_3354(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionTable; }
inline void use_3355(CUlibraryHostUniversalFunctionAndDataTable &p) { (void)p.functionWindowSize; }
inline void use_3356(CUmemAccessDesc_v1 &p) { (void)p.flags; }
inline void use_3357(CUmemAccessDesc_v1 &p) { (void)p.location; }
inline void use_3358(CUmemAllocationProp_v1 &p) { (void)p.allocFlags; }
inline void use_3359(CUmemAllocationProp_v1 &p) { (void)p.location; }
inline void use_3360(CUmemAllocationProp_v1 &p) { (void)p.requestedHandleTypes; }
inline void use_3361(CUmemAllocationProp_v1 &p) { (void)p.type; }
inline void use_3362(CUmemAllocationProp_v1 &p) { (void)p.win32HandleMetaData; }
inline void use_3363(CUmemDecompressParams &p) { (void)p.algo; }
inline void use_3364(CUmemDecompressParams &p) { (void)p.dst; }
inline void use_3365(CUmemDecompressParams &p) { (void)p.dstActBytes; }
inline void use_3366(CUmemDecompressParams &p) { (void)p.dstNumBytes; }
inline void use_3367(CUmemDecompressParams &p) { (void)p.padding; }
inline void use_3368(CUmemDecompressParams &p) { (void)p.src; }
inline void use_3369(CUmemDecompressParams &p) { (void)p.srcNumBytes; }
inline void use_3370(CUmemFabricHandle_v1 &p) { (void)p.data; }
inline void use_3371(CUmemLocation_v1 &p) { (void)p.id; }
inline void use_3372(CUmemLocation_v1 &p) { (void)p.type; }
inline void use_3373(CUmemPoolProps_v1 &p) { (void)p.allocType; }
inline void use_3374(CUmemPoolProps_v1 &p) { (void)p.handleTypes; }
inline void use_3375(CUmemPoolProps_v1 &p) { (void)p.location; }
inline void use_3376(CUmemPoolProps_v1 &p) { (void)p.maxSize; }
inline void use_3377(CUmemPoolProps_v1 &p) { (void)p.reserved; }
inline void use_3378(CUmemPoolProps_v1 &p) { (void)p.usage; }
inline void use_3379(CUmemPoolProps_v1 &p) { (void)p.win32SecurityAttributes; }
inline void use_3380(CUmemPoolPtrExportData_v1 &p) { (void)p.reserved; }
inline void use_3381(CUmemcpy3DOperand_v1 &p) { (void)p.op; }
inline void use_3382(CUmemcpy3DOperand_v1 &p) { (void)p.type; }
inline void use_3383(CUmemcpyAttributes_v1 &p) { (void)p.dstLocHint; }
inline void use_3384(CUmemcpyAttributes_v1 &p) { (void)p.flags; }
inline void use_3385(CUmemcpyAttributes_v1 &p) { (void)p.srcAccessOrder; }
inline void use_3386(CUmemcpyAttributes_v1 &p) { (void)p.srcLocHint; }
inline void use_3387(CUmulticastObjectProp_v1 &p) { (void)p.flags; }
inline void use_3388(CUmulticastObjectProp_v1 &p) { (void)p.handleTypes; }
inline void use_3389(CUmulticastObjectProp_v1 &p) { (void)p.numDevices; }
inline void use_3390(CUmulticastObjectProp_v1 &p) { (void)p.size; }
inline void use_3391(CUoffset3D_v1 &p) { (void)p.x; }
inline void use_3392(CUoffset3D_v1 &p) { (void)p.y; }
inline void use_3393(CUoffset3D_v1 &p) { (void)p.z; }
inline void use_3394(CUstreamBatchMemOpParams_v1 &p) { (void)p.flushRemoteWrites; }
inline void use_3395(CUstreamBatchMemOpParams_v1 &p) { (void)p.memoryBarrier; }
inline void use_3396(CUstreamBatchMemOpParams_v1 &p) { (void)p.operation; }
inline void use_3397(CUstreamBatchMemOpParams_v1 &p) { (void)p.pad; }
inline void use_3398(CUstreamBatchMemOpParams_v1 &p) { (void)p.waitValue; }
inline void use_3399(CUstreamBatchMemOpParams_v1 &p) { (void)p.writeValue; }
inline void use_3400(CUtensorMap &p) { (void)p.opaque; }
inline void use_3401(CUuuid &p) { (void)p.bytes; }
