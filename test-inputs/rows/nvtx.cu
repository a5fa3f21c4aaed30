// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <nvtx3/nvToolsExt.h>
#include <nvtx3/nvToolsExtCuda.h>
#include <nvtx3/nvToolsExtCudaRt.h>
#include <nvtx3/nvToolsExtSync.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline void use_0(const void * a0) { nvtxInitialize(a0); }
inline void use_1(nvtxDomainHandle_t a0, const nvtxEventAttributes_t * a1) { nvtxDomainMarkEx(a0, a1); }
inline void use_2(const nvtxEventAttributes_t * a0) { nvtxMarkEx(a0); }
inline void use_3(const char * a0) { nvtxMarkA(a0); }
inline void use_4(const wchar_t * a0) { nvtxMarkW(a0); }
inline nvtxRangeId_t use_5(nvtxDomainHandle_t a0, const nvtxEventAttributes_t * a1) { return nvtxDomainRangeStartEx(a0, a1); }
inline nvtxRangeId_t use_6(const nvtxEventAttributes_t * a0) { return nvtxRangeStartEx(a0); }
inline nvtxRangeId_t use_7(const char * a0) { return nvtxRangeStartA(a0); }
inline nvtxRangeId_t use_8(const wchar_t * a0) { return nvtxRangeStartW(a0); }
inline void use_9(nvtxDomainHandle_t a0, nvtxRangeId_t a1) { nvtxDomainRangeEnd(a0, a1); }
inline void use_10(nvtxRangeId_t a0) { nvtxRangeEnd(a0); }
inline int use_11(nvtxDomainHandle_t a0, const nvtxEventAttributes_t * a1) { return nvtxDomainRangePushEx(a0, a1); }
inline int use_12(const nvtxEventAttributes_t * a0) { return nvtxRangePushEx(a0); }
inline int use_13(const char * a0) { return nvtxRangePushA(a0); }
inline int use_14(const wchar_t * a0) { return nvtxRangePushW(a0); }
inline int use_15(nvtxDomainHandle_t a0) { return nvtxDomainRangePop(a0); }
inline int use_16() { return nvtxRangePop(); }
inline nvtxResourceHandle_t use_17(nvtxDomainHandle_t a0, nvtxResourceAttributes_t * a1) { return nvtxDomainResourceCreate(a0, a1); }
inline void use_18(nvtxResourceHandle_t a0) { nvtxDomainResourceDestroy(a0); }
inline void use_19(nvtxDomainHandle_t a0, uint32_t a1, const char * a2) { nvtxDomainNameCategoryA(a0, a1, a2); }
inline void use_20(nvtxDomainHandle_t a0, uint32_t a1, const wchar_t * a2) { nvtxDomainNameCategoryW(a0, a1, a2); }
inline void use_21(uint32_t a0, const char * a1) { nvtxNameCategoryA(a0, a1); }
inline void use_22(uint32_t a0, const wchar_t * a1) { nvtxNameCategoryW(a0, a1); }
inline void use_23(uint32_t a0, const char * a1) { nvtxNameOsThreadA(a0, a1); }
inline void use_24(uint32_t a0, const wchar_t * a1) { nvtxNameOsThreadW(a0, a1); }
inline nvtxStringHandle_t use_25(nvtxDomainHandle_t a0, const char * a1) { return nvtxDomainRegisterStringA(a0, a1); }
inline nvtxStringHandle_t use_26(nvtxDomainHandle_t a0, const wchar_t * a1) { return nvtxDomainRegisterStringW(a0, a1); }
inline nvtxDomainHandle_t use_27(const char * a0) { return nvtxDomainCreateA(a0); }
inline nvtxDomainHandle_t use_28(const wchar_t * a0) { return nvtxDomainCreateW(a0); }
inline void use_29(nvtxDomainHandle_t a0) { nvtxDomainDestroy(a0); }
inline void use_30(CUdevice a0, const char * a1) { nvtxNameCuDeviceA(a0, a1); }
inline void use_31(CUdevice a0, const wchar_t * a1) { nvtxNameCuDeviceW(a0, a1); }
inline void use_32(CUcontext a0, const char * a1) { nvtxNameCuContextA(a0, a1); }
inline void use_33(CUcontext a0, const wchar_t * a1) { nvtxNameCuContextW(a0, a1); }
inline void use_34(CUstream a0, const char * a1) { nvtxNameCuStreamA(a0, a1); }
inline void use_35(CUstream a0, const wchar_t * a1) { nvtxNameCuStreamW(a0, a1); }
inline void use_36(CUevent a0, const char * a1) { nvtxNameCuEventA(a0, a1); }
inline void use_37(CUevent a0, const wchar_t * a1) { nvtxNameCuEventW(a0, a1); }
inline void use_38(int a0, const char * a1) { nvtxNameCudaDeviceA(a0, a1); }
inline void use_39(int a0, const wchar_t * a1) { nvtxNameCudaDeviceW(a0, a1); }
inline void use_40(cudaStream_t a0, const char * a1) { nvtxNameCudaStreamA(a0, a1); }
inline void use_41(cudaStream_t a0, const wchar_t * a1) { nvtxNameCudaStreamW(a0, a1); }
inline void use_42(cudaEvent_t a0, const char * a1) { nvtxNameCudaEventA(a0, a1); }
inline void use_43(cudaEvent_t a0, const wchar_t * a1) { nvtxNameCudaEventW(a0, a1); }
inline nvtxSyncUser_t use_44(nvtxDomainHandle_t a0, const nvtxSyncUserAttributes_t * a1) { return nvtxDomainSyncUserCreate(a0, a1); }
inline void use_45(nvtxSyncUser_t a0) { nvtxDomainSyncUserDestroy(a0); }
inline void use_46(nvtxSyncUser_t a0) { nvtxDomainSyncUserAcquireStart(a0); }
inline void use_47(nvtxSyncUser_t a0) { nvtxDomainSyncUserAcquireFailed(a0); }
inline void use_48(nvtxSyncUser_t a0) { nvtxDomainSyncUserAcquireSuccess(a0); }
inline void use_49(nvtxSyncUser_t a0) { nvtxDomainSyncUserReleasing(a0); }
inline nvtxDomainHandle_t use_50(const char * a0) { return nvtxDomainCreate(a0); }
inline void use_51(nvtxDomainHandle_t a0, uint32_t a1, const char * a2) { nvtxDomainNameCategory(a0, a1, a2); }
inline nvtxStringHandle_t use_52(nvtxDomainHandle_t a0, const char * a1) { return nvtxDomainRegisterString(a0, a1); }
inline void use_53(const char * a0) { nvtxMark(a0); }
inline void use_54(uint32_t a0, const char * a1) { nvtxNameCategory(a0, a1); }
inline void use_55(CUcontext a0, const char * a1) { nvtxNameCuContext(a0, a1); }
inline void use_56(CUdevice a0, const char * a1) { nvtxNameCuDevice(a0, a1); }
inline void use_57(CUevent a0, const char * a1) { nvtxNameCuEvent(a0, a1); }
inline void use_58(CUstream a0, const char * a1) { nvtxNameCuStream(a0, a1); }
inline void use_59(int a0, const char * a1) { nvtxNameCudaDevice(a0, a1); }
inline void use_60(cudaEvent_t a0, const char * a1) { nvtxNameCudaEvent(a0, a1); }
inline void use_61(cudaStream_t a0, const char * a1) { nvtxNameCudaStream(a0, a1); }
inline void use_62(uint32_t a0, const char * a1) { nvtxNameOsThread(a0, a1); }
inline int use_63(const char * a0) { return nvtxRangePush(a0); }
inline nvtxRangeId_t use_64(const char * a0) { return nvtxRangeStart(a0); }
inline auto use_65 = NVTX_VERSION;
inline auto use_66 = NVTX_NULLPTR;
inline auto use_67 = NVTX_SUCCESS;
inline auto use_68 = NVTX_FAIL;
inline auto use_69 = NVTX_ERR_INIT_LOAD_PROPERTY;
inline auto use_70 = NVTX_ERR_INIT_ACCESS_LIBRARY;
inline auto use_71 = NVTX_ERR_INIT_LOAD_LIBRARY;
inline auto use_72 = NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT;
inline auto use_73 = NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT;
inline auto use_74 = NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE;
inline auto use_75 = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
inline auto use_76 = NVTX_NO_PUSH_POP_TRACKING;
inline auto use_77 = NVTX_RESOURCE_CLASS_GENERIC;
inline auto use_78 = NVTX_RESOURCE_ATTRIB_STRUCT_SIZE;
inline auto use_79 = NVTX_RESOURCE_CLASS_CUDA;
inline auto use_80 = NVTX_RESOURCE_CLASS_CUDART;
inline auto use_81 = NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE;
inline auto use_82 = NVTX_RESOURCE_CLASS_SYNC_OS;
inline auto use_83 = NVTX_RESOURCE_CLASS_SYNC_PTHREAD;
using use_84 = nvtxRangeId_t;
using use_85 = nvtxDomainRegistration_st;
using use_86 = struct nvtxDomainRegistration_st;
using use_87 = nvtxDomainRegistration;
using use_88 = nvtxDomainHandle_t;
using use_89 = nvtxStringRegistration_st;
using use_90 = struct nvtxStringRegistration_st;
using use_91 = nvtxStringRegistration;
using use_92 = nvtxStringHandle_t;
using use_93 = nvtxColorType_t;
using use_94 = enum nvtxColorType_t;
inline auto use_95 = NVTX_COLOR_UNKNOWN;
inline auto use_96 = NVTX_COLOR_ARGB;
using use_97 = nvtxMessageType_t;
using use_98 = enum nvtxMessageType_t;
inline auto use_99 = NVTX_MESSAGE_UNKNOWN;
inline auto use_100 = NVTX_MESSAGE_TYPE_ASCII;
inline auto use_101 = NVTX_MESSAGE_TYPE_UNICODE;
inline auto use_102 = NVTX_MESSAGE_TYPE_REGISTERED;
using use_103 = nvtxMessageValue_t;
using use_104 = union nvtxMessageValue_t;
using use_105 = nvtxPayloadType_t;
using use_106 = enum nvtxPayloadType_t;
inline auto use_107 = NVTX_PAYLOAD_UNKNOWN;
inline auto use_108 = NVTX_PAYLOAD_TYPE_UNSIGNED_INT64;
inline auto use_109 = NVTX_PAYLOAD_TYPE_INT64;
inline auto use_110 = NVTX_PAYLOAD_TYPE_DOUBLE;
inline auto use_111 = NVTX_PAYLOAD_TYPE_UNSIGNED_INT32;
inline auto use_112 = NVTX_PAYLOAD_TYPE_INT32;
inline auto use_113 = NVTX_PAYLOAD_TYPE_FLOAT;
using use_114 = nvtxEventAttributes_v2;
using use_115 = struct nvtxEventAttributes_v2;
using use_116 = nvtxEventAttributes_t;
using use_117 = nvtxResourceGenericType_t;
using use_118 = enum nvtxResourceGenericType_t;
inline auto use_119 = NVTX_RESOURCE_TYPE_UNKNOWN;
inline auto use_120 = NVTX_RESOURCE_TYPE_GENERIC_POINTER;
inline auto use_121 = NVTX_RESOURCE_TYPE_GENERIC_HANDLE;
inline auto use_122 = NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE;
inline auto use_123 = NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX;
using use_124 = nvtxResourceAttributes_v0;
using use_125 = struct nvtxResourceAttributes_v0;
using use_126 = nvtxResourceAttributes_t;
using use_127 = nvtxResourceHandle;
using use_128 = struct nvtxResourceHandle;
using use_129 = nvtxResourceHandle_t;
using use_130 = nvtxResourceCUDAType_t;
using use_131 = enum nvtxResourceCUDAType_t;
inline auto use_132 = NVTX_RESOURCE_TYPE_CUDA_DEVICE;
inline auto use_133 = NVTX_RESOURCE_TYPE_CUDA_CONTEXT;
inline auto use_134 = NVTX_RESOURCE_TYPE_CUDA_STREAM;
inline auto use_135 = NVTX_RESOURCE_TYPE_CUDA_EVENT;
using use_136 = nvtxResourceCUDARTType_t;
using use_137 = enum nvtxResourceCUDARTType_t;
inline auto use_138 = NVTX_RESOURCE_TYPE_CUDART_DEVICE;
inline auto use_139 = NVTX_RESOURCE_TYPE_CUDART_STREAM;
inline auto use_140 = NVTX_RESOURCE_TYPE_CUDART_EVENT;
using use_141 = nvtxResourceSyncPosixThreadType_t;
using use_142 = enum nvtxResourceSyncPosixThreadType_t;
inline auto use_143 = NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX;
inline auto use_144 = NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION;
inline auto use_145 = NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK;
inline auto use_146 = NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER;
inline auto use_147 = NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK;
inline auto use_148 = NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE;
using use_149 = nvtxResourceSyncWindowsType_t;
using use_150 = enum nvtxResourceSyncWindowsType_t;
inline auto use_151 = NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX;
inline auto use_152 = NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE;
inline auto use_153 = NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT;
inline auto use_154 = NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION;
inline auto use_155 = NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK;
using use_156 = nvtxResourceSyncLinuxType_t;
using use_157 = enum nvtxResourceSyncLinuxType_t;
inline auto use_158 = NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX;
inline auto use_159 = NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX;
inline auto use_160 = NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE;
inline auto use_161 = NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION;
inline auto use_162 = NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK;
inline auto use_163 = NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK;
inline auto use_164 = NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU;
using use_165 = nvtxResourceSyncAndroidType_t;
using use_166 = nvtxSyncUser;
using use_167 = struct nvtxSyncUser;
using use_168 = nvtxSyncUser_t;
using use_169 = nvtxSyncUserAttributes_v0;
using use_170 = struct nvtxSyncUserAttributes_v0;
using use_171 = nvtxSyncUserAttributes_t;
inline void use_172(nvtxEventAttributes_v2 &p) { (void)p.category; }
inline void use_173(nvtxEventAttributes_v2 &p) { (void)p.color; }
inline void use_174(nvtxEventAttributes_v2 &p) { (void)p.colorType; }
inline void use_175(nvtxEventAttributes_v2 &p) { (void)p.message; }
inline void use_176(nvtxEventAttributes_v2 &p) { (void)p.messageType; }
inline void use_177(nvtxEventAttributes_v2 &p) { (void)p.payload; }
inline void use_178(nvtxEventAttributes_v2 &p) { (void)p.payloadType; }
inline void use_179(nvtxEventAttributes_v2 &p) { (void)p.reserved0; }
inline void use_180(nvtxEventAttributes_v2 &p) { (void)p.size; }
inline void use_181(nvtxEventAttributes_v2 &p) { (void)p.version; }
inline void use_182(nvtxMessageValue_t &p) { (void)p.ascii; }
inline void use_183(nvtxMessageValue_t &p) { (void)p.registered; }
inline void use_184(nvtxMessageValue_t &p) { (void)p.unicode; }
inline void use_185(nvtxResourceAttributes_v0 &p) { (void)p.identifier; }
inline void use_186(nvtxResourceAttributes_v0 &p) { (void)p.identifierType; }
inline void use_187(nvtxResourceAttributes_v0 &p) { (void)p.message; }
inline void use_188(nvtxResourceAttributes_v0 &p) { (void)p.messageType; }
inline void use_189(nvtxResourceAttributes_v0 &p) { (void)p.size; }
inline void use_190(nvtxResourceAttributes_v0 &p) { (void)p.version; }
