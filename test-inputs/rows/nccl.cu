// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <nccl.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline ncclResult_t use_0(void ** a0, size_t a1) { return ncclMemAlloc(a0, a1); }
inline ncclResult_t use_1(void ** a0, size_t a1) { return pncclMemAlloc(a0, a1); }
inline ncclResult_t use_2(void * a0) { return ncclMemFree(a0); }
inline ncclResult_t use_3(void * a0) { return pncclMemFree(a0); }
inline ncclResult_t use_4(int * a0) { return ncclGetVersion(a0); }
inline ncclResult_t use_5(int * a0) { return pncclGetVersion(a0); }
inline ncclResult_t use_6(ncclUniqueId * a0) { return ncclGetUniqueId(a0); }
inline ncclResult_t use_7(ncclUniqueId * a0) { return pncclGetUniqueId(a0); }
inline ncclResult_t use_8(ncclComm_t * a0, int a1, ncclUniqueId a2, int a3, ncclConfig_t * a4) { return ncclCommInitRankConfig(a0, a1, a2, a3, a4); }
inline ncclResult_t use_9(ncclComm_t * a0, int a1, ncclUniqueId a2, int a3, ncclConfig_t * a4) { return pncclCommInitRankConfig(a0, a1, a2, a3, a4); }
inline ncclResult_t use_10(ncclComm_t * a0, int a1, ncclUniqueId a2, int a3) { return ncclCommInitRank(a0, a1, a2, a3); }
inline ncclResult_t use_11(ncclComm_t * a0, int a1, ncclUniqueId a2, int a3) { return pncclCommInitRank(a0, a1, a2, a3); }
inline ncclResult_t use_12(ncclComm_t * a0, int a1, const int * a2) { return ncclCommInitAll(a0, a1, a2); }
inline ncclResult_t use_13(ncclComm_t * a0, int a1, const int * a2) { return pncclCommInitAll(a0, a1, a2); }
inline ncclResult_t use_14(ncclComm_t a0) { return ncclCommFinalize(a0); }
inline ncclResult_t use_15(ncclComm_t a0) { return pncclCommFinalize(a0); }
inline ncclResult_t use_16(ncclComm_t a0) { return ncclCommDestroy(a0); }
inline ncclResult_t use_17(ncclComm_t a0) { return pncclCommDestroy(a0); }
inline ncclResult_t use_18(ncclComm_t a0) { return ncclCommAbort(a0); }
inline ncclResult_t use_19(ncclComm_t a0) { return pncclCommAbort(a0); }
inline ncclResult_t use_20(ncclComm_t a0, int a1) { return ncclCommRevoke(a0, a1); }
inline ncclResult_t use_21(ncclComm_t a0, int a1) { return pncclCommRevoke(a0, a1); }
inline ncclResult_t use_22(ncclComm_t a0, int a1, int a2, ncclComm_t * a3, ncclConfig_t * a4) { return ncclCommSplit(a0, a1, a2, a3, a4); }
inline ncclResult_t use_23(ncclComm_t a0, int a1, int a2, ncclComm_t * a3, ncclConfig_t * a4) { return pncclCommSplit(a0, a1, a2, a3, a4); }
inline ncclResult_t use_24(ncclComm_t a0, int * a1, int a2, ncclComm_t * a3, ncclConfig_t * a4, int a5) { return ncclCommShrink(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_25(ncclComm_t a0, int * a1, int a2, ncclComm_t * a3, ncclConfig_t * a4, int a5) { return pncclCommShrink(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_26(ncclComm_t * a0, int a1, int a2, int a3, ncclUniqueId * a4, ncclConfig_t * a5) { return ncclCommInitRankScalable(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_27(ncclComm_t * a0, int a1, int a2, int a3, ncclUniqueId * a4, ncclConfig_t * a5) { return pncclCommInitRankScalable(a0, a1, a2, a3, a4, a5); }
inline const char * use_28(ncclResult_t a0) { return ncclGetErrorString(a0); }
inline const char * use_29(ncclResult_t a0) { return pncclGetErrorString(a0); }
inline const char * use_30(ncclComm_t a0) { return ncclGetLastError(a0); }
inline const char * use_31(ncclComm_t a0) { return pncclGetLastError(a0); }
inline void use_32() { ncclResetDebugInit(); }
inline void use_33() { pncclResetDebugInit(); }
inline ncclResult_t use_34(ncclComm_t a0, ncclResult_t * a1) { return ncclCommGetAsyncError(a0, a1); }
inline ncclResult_t use_35(ncclComm_t a0, ncclResult_t * a1) { return pncclCommGetAsyncError(a0, a1); }
inline ncclResult_t use_36(const ncclComm_t a0, int * a1) { return ncclCommCount(a0, a1); }
inline ncclResult_t use_37(const ncclComm_t a0, int * a1) { return pncclCommCount(a0, a1); }
inline ncclResult_t use_38(const ncclComm_t a0, int * a1) { return ncclCommCuDevice(a0, a1); }
inline ncclResult_t use_39(const ncclComm_t a0, int * a1) { return pncclCommCuDevice(a0, a1); }
inline ncclResult_t use_40(const ncclComm_t a0, int * a1) { return ncclCommUserRank(a0, a1); }
inline ncclResult_t use_41(const ncclComm_t a0, int * a1) { return pncclCommUserRank(a0, a1); }
inline ncclResult_t use_42(const ncclComm_t a0, void * a1, size_t a2, void ** a3) { return ncclCommRegister(a0, a1, a2, a3); }
inline ncclResult_t use_43(const ncclComm_t a0, void * a1, size_t a2, void ** a3) { return pncclCommRegister(a0, a1, a2, a3); }
inline ncclResult_t use_44(const ncclComm_t a0, void * a1) { return ncclCommDeregister(a0, a1); }
inline ncclResult_t use_45(const ncclComm_t a0, void * a1) { return pncclCommDeregister(a0, a1); }
inline ncclResult_t use_46(ncclComm_t a0, void * a1, size_t a2, ncclWindow_t * a3, int a4) { return ncclCommWindowRegister(a0, a1, a2, a3, a4); }
inline ncclResult_t use_47(ncclComm_t a0, void * a1, size_t a2, ncclWindow_t * a3, int a4) { return pncclCommWindowRegister(a0, a1, a2, a3, a4); }
inline ncclResult_t use_48(ncclComm_t a0, ncclWindow_t a1) { return ncclCommWindowDeregister(a0, a1); }
inline ncclResult_t use_49(ncclComm_t a0, ncclWindow_t a1) { return pncclCommWindowDeregister(a0, a1); }
inline ncclResult_t use_50(ncclRedOp_t * a0, void * a1, ncclDataType_t a2, ncclScalarResidence_t a3, ncclComm_t a4) { return ncclRedOpCreatePreMulSum(a0, a1, a2, a3, a4); }
inline ncclResult_t use_51(ncclRedOp_t * a0, void * a1, ncclDataType_t a2, ncclScalarResidence_t a3, ncclComm_t a4) { return pncclRedOpCreatePreMulSum(a0, a1, a2, a3, a4); }
inline ncclResult_t use_52(ncclRedOp_t a0, ncclComm_t a1) { return ncclRedOpDestroy(a0, a1); }
inline ncclResult_t use_53(ncclRedOp_t a0, ncclComm_t a1) { return pncclRedOpDestroy(a0, a1); }
inline ncclResult_t use_54(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, int a5, ncclComm_t a6, cudaStream_t a7) { return ncclReduce(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_55(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, int a5, ncclComm_t a6, cudaStream_t a7) { return pncclReduce(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_56(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return ncclBcast(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_57(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return pncclBcast(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_58(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return ncclBroadcast(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_59(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return pncclBroadcast(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_60(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return ncclAllReduce(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_61(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return pncclAllReduce(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_62(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return ncclReduceScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_63(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return pncclReduceScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_64(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return ncclAllGather(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_65(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return pncclAllGather(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_66(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return ncclAlltoAll(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_67(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return pncclAlltoAll(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_68(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return ncclGather(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_69(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return pncclGather(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_70(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return ncclScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_71(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return pncclScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_72(const void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return ncclSend(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_73(const void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return pncclSend(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_74(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return pncclRecv(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_75(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return ncclRecv(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_76() { return ncclGroupStart(); }
inline ncclResult_t use_77() { return pncclGroupStart(); }
inline ncclResult_t use_78() { return ncclGroupEnd(); }
inline ncclResult_t use_79() { return pncclGroupEnd(); }
inline ncclResult_t use_80(ncclSimInfo_t * a0) { return ncclGroupSimulateEnd(a0); }
inline ncclResult_t use_81(ncclSimInfo_t * a0) { return pncclGroupSimulateEnd(a0); }
inline auto use_82 = NCCL_MAJOR;
inline auto use_83 = NCCL_MINOR;
inline auto use_84 = NCCL_PATCH;
inline auto use_85 = NCCL_SUFFIX;
inline auto use_86 = NCCL_VERSION_CODE;
inline auto use_87 = NCCL_COMM_NULL;
inline auto use_88 = NCCL_UNIQUE_ID_BYTES;
inline auto use_89 = NCCL_CONFIG_UNDEF_INT;
inline auto use_90 = NCCL_CONFIG_UNDEF_PTR;
inline auto use_91 = NCCL_SPLIT_NOCOLOR;
inline auto use_92 = NCCL_UNDEF_FLOAT;
inline auto use_93 = NCCL_WIN_DEFAULT;
inline auto use_94 = NCCL_WIN_COLL_SYMMETRIC;
inline auto use_95 = NCCL_WIN_REQUIRED_ALIGNMENT;
inline auto use_96 = NCCL_CTA_POLICY_DEFAULT;
inline auto use_97 = NCCL_CTA_POLICY_EFFICIENCY;
inline auto use_98 = NCCL_CTA_POLICY_ZERO;
inline auto use_99 = NCCL_SHRINK_DEFAULT;
inline auto use_100 = NCCL_SHRINK_ABORT;
inline auto use_101 = NCCL_REVOKE_DEFAULT;
using use_102 = ncclComm;
using use_103 = struct ncclComm;
using use_104 = ncclComm_t;
using use_105 = ncclWindow_vidmem;
using use_106 = struct ncclWindow_vidmem;
using use_107 = ncclWindow_t;
using use_108 = ncclUniqueId;
using use_109 = ncclResult_t;
inline auto use_110 = ncclSuccess;
inline auto use_111 = ncclUnhandledCudaError;
inline auto use_112 = ncclSystemError;
inline auto use_113 = ncclInternalError;
inline auto use_114 = ncclInvalidArgument;
inline auto use_115 = ncclInvalidUsage;
inline auto use_116 = ncclRemoteError;
inline auto use_117 = ncclInProgress;
inline auto use_118 = ncclNumResults;
using use_119 = ncclConfig_v22800;
using use_120 = struct ncclConfig_v22800;
using use_121 = ncclConfig_t;
using use_122 = ncclSimInfo_v22200;
using use_123 = struct ncclSimInfo_v22200;
using use_124 = ncclSimInfo_t;
using use_125 = ncclRedOp_dummy_t;
inline auto use_126 = ncclNumOps_dummy;
using use_127 = ncclRedOp_t;
inline auto use_128 = ncclSum;
inline auto use_129 = ncclProd;
inline auto use_130 = ncclMax;
inline auto use_131 = ncclMin;
inline auto use_132 = ncclAvg;
inline auto use_133 = ncclNumOps;
inline auto use_134 = ncclMaxRedOp;
using use_135 = ncclDataType_t;
inline auto use_136 = ncclInt8;
inline auto use_137 = ncclChar;
inline auto use_138 = ncclUint8;
inline auto use_139 = ncclInt32;
inline auto use_140 = ncclInt;
inline auto use_141 = ncclUint32;
inline auto use_142 = ncclInt64;
inline auto use_143 = ncclUint64;
inline auto use_144 = ncclFloat16;
inline auto use_145 = ncclHalf;
inline auto use_146 = ncclFloat32;
inline auto use_147 = ncclFloat;
inline auto use_148 = ncclFloat64;
inline auto use_149 = ncclDouble;
inline auto use_150 = ncclBfloat16;
inline auto use_151 = ncclFloat8e4m3;
inline auto use_152 = ncclFloat8e5m2;
inline auto use_153 = ncclNumTypes;
using use_154 = ncclScalarResidence_t;
inline auto use_155 = ncclScalarDevice;
inline auto use_156 = ncclScalarHostImmediate;
inline void use_157(ncclConfig_t &p) { (void)p.CTAPolicy; }
inline void use_158(ncclConfig_t &p) { (void)p.blocking; }
inline void use_159(ncclConfig_t &p) { (void)p.cgaClusterSize; }
inline void use_160(ncclConfig_t &p) { (void)p.collnetEnable; }
inline void use_161(ncclConfig_t &p) { (void)p.commName; }
inline void use_162(ncclConfig_t &p) { (void)p.magic; }
inline void use_163(ncclConfig_t &p) { (void)p.maxCTAs; }
inline void use_164(ncclConfig_t &p) { (void)p.minCTAs; }
inline void use_165(ncclConfig_t &p) { (void)p.nChannelsPerNetPeer; }
inline void use_166(ncclConfig_t &p) { (void)p.netName; }
inline void use_167(ncclConfig_t &p) { (void)p.nvlinkCentricSched; }
inline void use_168(ncclConfig_t &p) { (void)p.nvlsCTAs; }
inline void use_169(ncclConfig_t &p) { (void)p.shrinkShare; }
inline void use_170(ncclConfig_t &p) { (void)p.size; }
inline void use_171(ncclConfig_t &p) { (void)p.splitShare; }
inline void use_172(ncclConfig_t &p) { (void)p.trafficClass; }
inline void use_173(ncclConfig_t &p) { (void)p.version; }
inline void use_174(ncclSimInfo_t &p) { (void)p.estimatedTime; }
inline void use_175(ncclSimInfo_t &p) { (void)p.magic; }
inline void use_176(ncclSimInfo_t &p) { (void)p.size; }
inline void use_177(ncclSimInfo_t &p) { (void)p.version; }
inline void use_178(ncclUniqueId &p) { (void)p.internal; }
