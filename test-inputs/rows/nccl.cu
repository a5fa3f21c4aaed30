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
inline ncclResult_t use_26(ncclComm_t a0, ncclUniqueId * a1) { return ncclCommGetUniqueId(a0, a1); }
inline ncclResult_t use_27(ncclComm_t a0, ncclUniqueId * a1) { return pncclCommGetUniqueId(a0, a1); }
inline ncclResult_t use_28(ncclComm_t a0, int a1, const ncclUniqueId * a2, int a3, ncclComm_t * a4, ncclConfig_t * a5) { return ncclCommGrow(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_29(ncclComm_t a0, int a1, const ncclUniqueId * a2, int a3, ncclComm_t * a4, ncclConfig_t * a5) { return pncclCommGrow(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_30(ncclComm_t * a0, int a1, int a2, int a3, ncclUniqueId * a4, ncclConfig_t * a5) { return ncclCommInitRankScalable(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_31(ncclComm_t * a0, int a1, int a2, int a3, ncclUniqueId * a4, ncclConfig_t * a5) { return pncclCommInitRankScalable(a0, a1, a2, a3, a4, a5); }
inline const char * use_32(ncclResult_t a0) { return ncclGetErrorString(a0); }
inline const char * use_33(ncclResult_t a0) { return pncclGetErrorString(a0); }
inline const char * use_34(ncclComm_t a0) { return ncclGetLastError(a0); }
inline const char * use_35(ncclComm_t a0) { return pncclGetLastError(a0); }
inline ncclResult_t use_36(ncclComm_t a0, ncclResult_t * a1) { return ncclCommGetAsyncError(a0, a1); }
inline ncclResult_t use_37(ncclComm_t a0, ncclResult_t * a1) { return pncclCommGetAsyncError(a0, a1); }
inline ncclResult_t use_38(const ncclComm_t a0, int * a1) { return ncclCommCount(a0, a1); }
inline ncclResult_t use_39(const ncclComm_t a0, int * a1) { return pncclCommCount(a0, a1); }
inline ncclResult_t use_40(const ncclComm_t a0, int * a1) { return ncclCommCuDevice(a0, a1); }
inline ncclResult_t use_41(const ncclComm_t a0, int * a1) { return pncclCommCuDevice(a0, a1); }
inline ncclResult_t use_42(const ncclComm_t a0, int * a1) { return ncclCommUserRank(a0, a1); }
inline ncclResult_t use_43(const ncclComm_t a0, int * a1) { return pncclCommUserRank(a0, a1); }
inline ncclResult_t use_44(const ncclComm_t a0, void * a1, size_t a2, void ** a3) { return ncclCommRegister(a0, a1, a2, a3); }
inline ncclResult_t use_45(const ncclComm_t a0, void * a1, size_t a2, void ** a3) { return pncclCommRegister(a0, a1, a2, a3); }
inline ncclResult_t use_46(const ncclComm_t a0, void * a1) { return ncclCommDeregister(a0, a1); }
inline ncclResult_t use_47(const ncclComm_t a0, void * a1) { return pncclCommDeregister(a0, a1); }
inline ncclResult_t use_48(ncclComm_t a0, int a1) { return ncclCommSuspend(a0, a1); }
inline ncclResult_t use_49(ncclComm_t a0, int a1) { return pncclCommSuspend(a0, a1); }
inline ncclResult_t use_50(ncclComm_t a0) { return ncclCommResume(a0); }
inline ncclResult_t use_51(ncclComm_t a0) { return pncclCommResume(a0); }
inline ncclResult_t use_52(ncclComm_t a0, ncclCommMemStat_t a1, uint64_t * a2) { return ncclCommMemStats(a0, a1, a2); }
inline ncclResult_t use_53(ncclComm_t a0, ncclCommMemStat_t a1, uint64_t * a2) { return pncclCommMemStats(a0, a1, a2); }
inline ncclResult_t use_54(ncclComm_t a0, void * a1, size_t a2, ncclWindow_t * a3, int a4) { return ncclCommWindowRegister(a0, a1, a2, a3, a4); }
inline ncclResult_t use_55(ncclComm_t a0, void * a1, size_t a2, ncclWindow_t * a3, int a4) { return pncclCommWindowRegister(a0, a1, a2, a3, a4); }
inline ncclResult_t use_56(ncclComm_t a0, ncclWindow_t a1) { return ncclCommWindowDeregister(a0, a1); }
inline ncclResult_t use_57(ncclComm_t a0, ncclWindow_t a1) { return pncclCommWindowDeregister(a0, a1); }
inline ncclResult_t use_58(ncclComm_t a0, ncclWindow_t a1, void ** a2) { return ncclWinGetUserPtr(a0, a1, a2); }
inline ncclResult_t use_59(ncclComm_t a0, ncclWindow_t a1, void ** a2) { return pncclWinGetUserPtr(a0, a1, a2); }
inline ncclResult_t use_60(ncclRedOp_t * a0, void * a1, ncclDataType_t a2, ncclScalarResidence_t a3, ncclComm_t a4) { return ncclRedOpCreatePreMulSum(a0, a1, a2, a3, a4); }
inline ncclResult_t use_61(ncclRedOp_t * a0, void * a1, ncclDataType_t a2, ncclScalarResidence_t a3, ncclComm_t a4) { return pncclRedOpCreatePreMulSum(a0, a1, a2, a3, a4); }
inline ncclResult_t use_62(ncclRedOp_t a0, ncclComm_t a1) { return ncclRedOpDestroy(a0, a1); }
inline ncclResult_t use_63(ncclRedOp_t a0, ncclComm_t a1) { return pncclRedOpDestroy(a0, a1); }
inline ncclResult_t use_64(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, int a5, ncclComm_t a6, cudaStream_t a7) { return ncclReduce(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_65(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, int a5, ncclComm_t a6, cudaStream_t a7) { return pncclReduce(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_66(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return ncclBcast(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_67(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return pncclBcast(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_68(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return ncclBroadcast(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_69(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return pncclBroadcast(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_70(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return ncclAllReduce(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_71(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return pncclAllReduce(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_72(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return ncclReduceScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_73(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6) { return pncclReduceScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_74(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return ncclAllGather(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_75(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return pncclAllGather(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_76(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return ncclAlltoAll(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_77(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5) { return pncclAlltoAll(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_78(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return ncclGather(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_79(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return pncclGather(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_80(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return ncclScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_81(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6) { return pncclScatter(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_82(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return ncclAllReduceConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_83(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return pncclAllReduceConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_84(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return ncclBroadcastConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_85(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return pncclBroadcastConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_86(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, int a5, ncclComm_t a6, cudaStream_t a7, const ncclCollConfig_t * a8) { return ncclReduceConfig(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline ncclResult_t use_87(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, int a5, ncclComm_t a6, cudaStream_t a7, const ncclCollConfig_t * a8) { return pncclReduceConfig(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline ncclResult_t use_88(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5, const ncclCollConfig_t * a6) { return ncclAllGatherConfig(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_89(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5, const ncclCollConfig_t * a6) { return pncclAllGatherConfig(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_90(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return ncclReduceScatterConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_91(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclRedOp_t a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return pncclReduceScatterConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_92(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5, const ncclCollConfig_t * a6) { return ncclAlltoAllConfig(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_93(const void * a0, void * a1, size_t a2, ncclDataType_t a3, ncclComm_t a4, cudaStream_t a5, const ncclCollConfig_t * a6) { return pncclAlltoAllConfig(a0, a1, a2, a3, a4, a5, a6); }
inline ncclResult_t use_94(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return ncclGatherConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_95(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return pncclGatherConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_96(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return ncclScatterConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_97(const void * a0, void * a1, size_t a2, ncclDataType_t a3, int a4, ncclComm_t a5, cudaStream_t a6, const ncclCollConfig_t * a7) { return pncclScatterConfig(a0, a1, a2, a3, a4, a5, a6, a7); }
inline ncclResult_t use_98(const void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return ncclSend(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_99(const void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return pncclSend(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_100(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return pncclRecv(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_101(void * a0, size_t a1, ncclDataType_t a2, int a3, ncclComm_t a4, cudaStream_t a5) { return ncclRecv(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_102(const void * a0, size_t a1, ncclDataType_t a2, int a3, ncclWindow_t a4, size_t a5, int a6, int a7, unsigned int a8, ncclComm_t a9, cudaStream_t a10) { return ncclPutSignal(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline ncclResult_t use_103(const void * a0, size_t a1, ncclDataType_t a2, int a3, ncclWindow_t a4, size_t a5, int a6, int a7, unsigned int a8, ncclComm_t a9, cudaStream_t a10) { return pncclPutSignal(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline ncclResult_t use_104(int a0, int a1, int a2, unsigned int a3, ncclComm_t a4, cudaStream_t a5) { return ncclSignal(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_105(int a0, int a1, int a2, unsigned int a3, ncclComm_t a4, cudaStream_t a5) { return pncclSignal(a0, a1, a2, a3, a4, a5); }
inline ncclResult_t use_106(int a0, ncclWaitSignalDesc_t * a1, ncclComm_t a2, cudaStream_t a3) { return ncclWaitSignal(a0, a1, a2, a3); }
inline ncclResult_t use_107(int a0, ncclWaitSignalDesc_t * a1, ncclComm_t a2, cudaStream_t a3) { return pncclWaitSignal(a0, a1, a2, a3); }
inline ncclResult_t use_108() { return ncclGroupStart(); }
inline ncclResult_t use_109() { return pncclGroupStart(); }
inline ncclResult_t use_110() { return ncclGroupEnd(); }
inline ncclResult_t use_111() { return pncclGroupEnd(); }
inline ncclResult_t use_112(ncclSimInfo_t * a0) { return ncclGroupSimulateEnd(a0); }
inline ncclResult_t use_113(ncclSimInfo_t * a0) { return pncclGroupSimulateEnd(a0); }
inline ncclResult_t use_114(const ncclEncryptionConfig_t * a0) { return ncclSetEncryption(a0); }
inline ncclResult_t use_115(const ncclEncryptionConfig_t * a0) { return pncclSetEncryption(a0); }
inline ncclResult_t use_116(ncclParamHandle_t * a0, const char * a1) { return ncclParamBind(a0, a1); }
inline ncclResult_t use_117(ncclParamHandle_t * a0, const char * a1) { return pncclParamBind(a0, a1); }
inline ncclResult_t use_118(ncclParamHandle_t a0, int8_t * a1) { return ncclParamGetI8(a0, a1); }
inline ncclResult_t use_119(ncclParamHandle_t a0, int8_t * a1) { return pncclParamGetI8(a0, a1); }
inline ncclResult_t use_120(ncclParamHandle_t a0, int16_t * a1) { return ncclParamGetI16(a0, a1); }
inline ncclResult_t use_121(ncclParamHandle_t a0, int16_t * a1) { return pncclParamGetI16(a0, a1); }
inline ncclResult_t use_122(ncclParamHandle_t a0, int32_t * a1) { return ncclParamGetI32(a0, a1); }
inline ncclResult_t use_123(ncclParamHandle_t a0, int32_t * a1) { return pncclParamGetI32(a0, a1); }
inline ncclResult_t use_124(ncclParamHandle_t a0, int64_t * a1) { return ncclParamGetI64(a0, a1); }
inline ncclResult_t use_125(ncclParamHandle_t a0, int64_t * a1) { return pncclParamGetI64(a0, a1); }
inline ncclResult_t use_126(ncclParamHandle_t a0, uint8_t * a1) { return ncclParamGetU8(a0, a1); }
inline ncclResult_t use_127(ncclParamHandle_t a0, uint8_t * a1) { return pncclParamGetU8(a0, a1); }
inline ncclResult_t use_128(ncclParamHandle_t a0, uint16_t * a1) { return ncclParamGetU16(a0, a1); }
inline ncclResult_t use_129(ncclParamHandle_t a0, uint16_t * a1) { return pncclParamGetU16(a0, a1); }
inline ncclResult_t use_130(ncclParamHandle_t a0, uint32_t * a1) { return ncclParamGetU32(a0, a1); }
inline ncclResult_t use_131(ncclParamHandle_t a0, uint32_t * a1) { return pncclParamGetU32(a0, a1); }
inline ncclResult_t use_132(ncclParamHandle_t a0, uint64_t * a1) { return ncclParamGetU64(a0, a1); }
inline ncclResult_t use_133(ncclParamHandle_t a0, uint64_t * a1) { return pncclParamGetU64(a0, a1); }
inline ncclResult_t use_134(ncclParamHandle_t a0, const char ** a1) { return ncclParamGetStr(a0, a1); }
inline ncclResult_t use_135(ncclParamHandle_t a0, const char ** a1) { return pncclParamGetStr(a0, a1); }
inline ncclResult_t use_136(ncclParamHandle_t a0, void * a1, int a2, int * a3) { return ncclParamGet(a0, a1, a2, a3); }
inline ncclResult_t use_137(ncclParamHandle_t a0, void * a1, int a2, int * a3) { return pncclParamGet(a0, a1, a2, a3); }
inline ncclResult_t use_138(const char * a0, const char ** a1, int * a2) { return ncclParamGetParameter(a0, a1, a2); }
inline ncclResult_t use_139(const char * a0, const char ** a1, int * a2) { return pncclParamGetParameter(a0, a1, a2); }
inline ncclResult_t use_140(const char *** a0, int * a1) { return ncclParamGetAllParameterKeys(a0, a1); }
inline ncclResult_t use_141(const char *** a0, int * a1) { return pncclParamGetAllParameterKeys(a0, a1); }
inline void use_142() { ncclParamDumpAll(); }
inline void use_143() { pncclParamDumpAll(); }
inline auto use_144 = NCCL_MAJOR;
inline auto use_145 = NCCL_MINOR;
inline auto use_146 = NCCL_PATCH;
inline auto use_147 = NCCL_SUFFIX;
inline auto use_148 = NCCL_VERSION_CODE;
inline auto use_149 = NCCL_COMM_NULL;
inline auto use_150 = NCCL_UNIQUE_ID_BYTES;
inline auto use_151 = NCCL_CONFIG_UNDEF_INT;
inline auto use_152 = NCCL_CONFIG_UNDEF_PTR;
inline auto use_153 = NCCL_SPLIT_NOCOLOR;
inline auto use_154 = NCCL_UNDEF_FLOAT;
inline auto use_155 = NCCL_API_MAGIC;
inline auto use_156 = NCCL_WIN_DEFAULT;
inline auto use_157 = NCCL_WIN_COLL_SYMMETRIC;
inline auto use_158 = NCCL_WIN_STRICT_ORDERING;
inline auto use_159 = NCCL_WIN_GIN_ONLY;
inline auto use_160 = NCCL_WIN_CFT_COUNTED;
inline auto use_161 = NCCL_WIN_REQUIRED_ALIGNMENT;
inline auto use_162 = NCCL_CTA_POLICY_DEFAULT;
inline auto use_163 = NCCL_CTA_POLICY_EFFICIENCY;
inline auto use_164 = NCCL_CTA_POLICY_ZERO;
inline auto use_165 = NCCL_SHRINK_DEFAULT;
inline auto use_166 = NCCL_SHRINK_ABORT;
inline auto use_167 = NCCL_REVOKE_DEFAULT;
inline auto use_168 = NCCL_SUSPEND_MEM;
using use_169 = ncclComm;
using use_170 = struct ncclComm;
using use_171 = ncclComm_t;
using use_172 = ncclWindow_vidmem;
using use_173 = struct ncclWindow_vidmem;
using use_174 = ncclWindow_t;
using use_175 = ncclUniqueId;
using use_176 = ncclResult_t;
inline auto use_177 = ncclSuccess;
inline auto use_178 = ncclUnhandledCudaError;
inline auto use_179 = ncclSystemError;
inline auto use_180 = ncclInternalError;
inline auto use_181 = ncclInvalidArgument;
inline auto use_182 = ncclInvalidUsage;
inline auto use_183 = ncclRemoteError;
inline auto use_184 = ncclInProgress;
inline auto use_185 = ncclTimeout;
inline auto use_186 = ncclNumResults;
using use_187 = ncclHostCftMode_t;
inline auto use_188 = ncclHostCftDefault;
inline auto use_189 = ncclHostCftEnable;
inline auto use_190 = ncclHostCftDisable;
inline auto use_191 = ncclHostCftFallback;
using use_192 = ncclNvlsHostMode_t;
inline auto use_193 = ncclNvlsHostModeDefault;
inline auto use_194 = ncclNvlsHostModeEnable;
inline auto use_195 = ncclNvlsHostModeDisableTransport;
inline auto use_196 = ncclNvlsHostModeDisableSymmetricMultimem;
inline auto use_197 = ncclNvlsHostModeDisable;
using use_198 = ncclConfig_v23100;
using use_199 = struct ncclConfig_v23100;
using use_200 = ncclConfig_t;
using use_201 = ncclConfigExt;
using use_202 = struct ncclConfigExt;
using use_203 = ncclConfigExt_t;
using use_204 = ncclCollConfig_v23200;
using use_205 = struct ncclCollConfig_v23200;
using use_206 = ncclCollConfig_t;
using use_207 = ncclSimInfo_v22200;
using use_208 = struct ncclSimInfo_v22200;
using use_209 = ncclSimInfo_t;
using use_210 = ncclCommMemStat_t;
inline auto use_211 = ncclStatGpuMemSuspend;
inline auto use_212 = ncclStatGpuMemSuspended;
inline auto use_213 = ncclStatGpuMemPersist;
inline auto use_214 = ncclStatGpuMemTotal;
using use_215 = ncclRedOp_dummy_t;
inline auto use_216 = ncclNumOps_dummy;
using use_217 = ncclRedOp_t;
inline auto use_218 = ncclSum;
inline auto use_219 = ncclProd;
inline auto use_220 = ncclMax;
inline auto use_221 = ncclMin;
inline auto use_222 = ncclAvg;
inline auto use_223 = ncclNumOps;
inline auto use_224 = ncclMaxRedOp;
using use_225 = ncclDataType_t;
inline auto use_226 = ncclInt8;
inline auto use_227 = ncclChar;
inline auto use_228 = ncclUint8;
inline auto use_229 = ncclInt32;
inline auto use_230 = ncclInt;
inline auto use_231 = ncclUint32;
inline auto use_232 = ncclInt64;
inline auto use_233 = ncclUint64;
inline auto use_234 = ncclFloat16;
inline auto use_235 = ncclHalf;
inline auto use_236 = ncclFloat32;
inline auto use_237 = ncclFloat;
inline auto use_238 = ncclFloat64;
inline auto use_239 = ncclDouble;
inline auto use_240 = ncclBfloat16;
inline auto use_241 = ncclFloat8e4m3;
inline auto use_242 = ncclFloat8e5m2;
inline auto use_243 = ncclNumTypes;
using use_244 = ncclScalarResidence_t;
inline auto use_245 = ncclScalarDevice;
inline auto use_246 = ncclScalarHostImmediate;
using use_247 = ncclWaitSignalDesc_t;
using use_248 = ncclEncryptionMode_t;
inline auto use_249 = NCCL_ENCRYPTION_MODE_NONE;
inline auto use_250 = NCCL_ENCRYPTION_MODE_PSK;
using use_251 = ncclEncryptionConfig_v23200;
using use_252 = struct ncclEncryptionConfig_v23200;
using use_253 = ncclEncryptionConfig_t;
using use_254 = ncclParamHandle;
using use_255 = struct ncclParamHandle;
using use_256 = ncclParamHandle_t;
inline void use_257(ncclCollConfig_t &p) { (void)p.CTAPolicy; }
inline void use_258(ncclCollConfig_t &p) { (void)p.algSelection; }
inline void use_259(ncclCollConfig_t &p) { (void)p.cgaClusterSize; }
inline void use_260(ncclCollConfig_t &p) { (void)p.ext; }
inline void use_261(ncclCollConfig_t &p) { (void)p.forceAlgSelection; }
inline void use_262(ncclCollConfig_t &p) { (void)p.launchCompletionEvent; }
inline void use_263(ncclCollConfig_t &p) { (void)p.magic; }
inline void use_264(ncclCollConfig_t &p) { (void)p.maxCTAs; }
inline void use_265(ncclCollConfig_t &p) { (void)p.minCTAs; }
inline void use_266(ncclCollConfig_t &p) { (void)p.nvlsCTAs; }
inline void use_267(ncclCollConfig_t &p) { (void)p.size; }
inline void use_268(ncclCollConfig_t &p) { (void)p.userProfilerTag; }
inline void use_269(ncclCollConfig_t &p) { (void)p.version; }
inline void use_270(ncclConfigExt_t &p) { (void)p.key; }
inline void use_271(ncclConfigExt_t &p) { (void)p.next; }
inline void use_272(ncclConfigExt_t &p) { (void)p.val; }
inline void use_273(ncclConfig_t &p) { (void)p.CTAPolicy; }
inline void use_274(ncclConfig_t &p) { (void)p.blocking; }
inline void use_275(ncclConfig_t &p) { (void)p.cgaClusterSize; }
inline void use_276(ncclConfig_t &p) { (void)p.collnetEnable; }
inline void use_277(ncclConfig_t &p) { (void)p.commName; }
inline void use_278(ncclConfig_t &p) { (void)p.graphStreamOrdering; }
inline void use_279(ncclConfig_t &p) { (void)p.graphUsageMode; }
inline void use_280(ncclConfig_t &p) { (void)p.hostCftMode; }
inline void use_281(ncclConfig_t &p) { (void)p.launchOrderImplicit; }
inline void use_282(ncclConfig_t &p) { (void)p.magic; }
inline void use_283(ncclConfig_t &p) { (void)p.maxCTAs; }
inline void use_284(ncclConfig_t &p) { (void)p.maxP2pPeers; }
inline void use_285(ncclConfig_t &p) { (void)p.minCTAs; }
inline void use_286(ncclConfig_t &p) { (void)p.nChannelsPerNetPeer; }
inline void use_287(ncclConfig_t &p) { (void)p.netName; }
inline void use_288(ncclConfig_t &p) { (void)p.numRmaCtx; }
inline void use_289(ncclConfig_t &p) { (void)p.numRmaSig; }
inline void use_290(ncclConfig_t &p) { (void)p.nvlinkCentricSched; }
inline void use_291(ncclConfig_t &p) { (void)p.nvlsCTAs; }
inline void use_292(ncclConfig_t &p) { (void)p.nvlsHostMode; }
inline void use_293(ncclConfig_t &p) { (void)p.rmaEagerInit; }
inline void use_294(ncclConfig_t &p) { (void)p.shrinkShare; }
inline void use_295(ncclConfig_t &p) { (void)p.size; }
inline void use_296(ncclConfig_t &p) { (void)p.splitShare; }
inline void use_297(ncclConfig_t &p) { (void)p.trafficClass; }
inline void use_298(ncclConfig_t &p) { (void)p.version; }
inline void use_299(ncclEncryptionConfig_t &p) { (void)p.magic; }
inline void use_300(ncclEncryptionConfig_t &p) { (void)p.mode; }
inline void use_301(ncclEncryptionConfig_t &p) { (void)p.psk; }
inline void use_302(ncclEncryptionConfig_t &p) { (void)p.size; }
inline void use_303(ncclEncryptionConfig_t &p) { (void)p.version; }
inline void use_304(ncclSimInfo_t &p) { (void)p.estimatedTime; }
inline void use_305(ncclSimInfo_t &p) { (void)p.magic; }
inline void use_306(ncclSimInfo_t &p) { (void)p.size; }
inline void use_307(ncclSimInfo_t &p) { (void)p.version; }
inline void use_308(ncclUniqueId &p) { (void)p.internal; }
inline void use_309(ncclWaitSignalDesc_t &p) { (void)p.ctx; }
inline void use_310(ncclWaitSignalDesc_t &p) { (void)p.opCnt; }
inline void use_311(ncclWaitSignalDesc_t &p) { (void)p.peer; }
inline void use_312(ncclWaitSignalDesc_t &p) { (void)p.sigIdx; }
