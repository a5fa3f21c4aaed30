// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MATLAB's interface to C, for units that include <mex.h> where no MATLAB is installed. Clang searches this folder last.
#pragma once
#pragma GCC system_header

#include <stddef.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct mxArray_tag mxArray;
typedef size_t mwSize, mwIndex;
typedef ptrdiff_t mwSignedIndex;
#ifdef __cplusplus
typedef char16_t mxChar;
typedef bool mxLogical;
#else
typedef uint_least16_t mxChar;
typedef _Bool mxLogical;
#endif
typedef double mxDouble;
typedef float mxSingle;
typedef int8_t mxInt8;
typedef uint8_t mxUint8;
typedef int16_t mxInt16;
typedef uint16_t mxUint16;
typedef int32_t mxInt32;
typedef uint32_t mxUint32;
typedef int64_t mxInt64;
typedef uint64_t mxUint64;
typedef struct { mxDouble real, imag; } mxComplexDouble;
typedef struct { mxSingle real, imag; } mxComplexSingle;
typedef enum {
  mxUNKNOWN_CLASS, mxCELL_CLASS, mxSTRUCT_CLASS, mxLOGICAL_CLASS, mxCHAR_CLASS, mxVOID_CLASS, mxDOUBLE_CLASS, mxSINGLE_CLASS,
  mxINT8_CLASS, mxUINT8_CLASS, mxINT16_CLASS, mxUINT16_CLASS, mxINT32_CLASS, mxUINT32_CLASS, mxINT64_CLASS, mxUINT64_CLASS,
  mxFUNCTION_CLASS, mxOPAQUE_CLASS, mxOBJECT_CLASS, mxINDEX_CLASS = mxUINT64_CLASS
} mxClassID;
typedef enum { mxREAL, mxCOMPLEX } mxComplexity;

#ifdef __cplusplus
extern "C" {
#endif
void mexFunction(int, mxArray *[], int, const mxArray *[]);
int mexPrintf(const char *, ...);
void mexErrMsgTxt(const char *);
void mexErrMsgIdAndTxt(const char *, const char *, ...);
void mexWarnMsgTxt(const char *);
void mexWarnMsgIdAndTxt(const char *, const char *, ...);
int mexEvalString(const char *);
int mexCallMATLAB(int, mxArray *[], int, mxArray *[], const char *);
mxArray *mexCallMATLABWithTrap(int, mxArray *[], int, mxArray *[], const char *);
mxArray *mexGetVariable(const char *, const char *);
const mxArray *mexGetVariablePtr(const char *, const char *);
int mexPutVariable(const char *, const char *, const mxArray *);
int mexAtExit(void (*)(void));
void mexLock(void);
void mexUnlock(void);
bool mexIsLocked(void);
const char *mexFunctionName(void);
void mexMakeArrayPersistent(mxArray *);
void mexMakeMemoryPersistent(void *);
void *mxMalloc(size_t);
void *mxCalloc(size_t, size_t);
void *mxRealloc(void *, size_t);
void mxFree(void *);
void mxDestroyArray(mxArray *);
mxArray *mxDuplicateArray(const mxArray *);
mxArray *mxCreateDoubleMatrix(mwSize, mwSize, mxComplexity);
mxArray *mxCreateDoubleScalar(double);
mxArray *mxCreateNumericMatrix(mwSize, mwSize, mxClassID, mxComplexity);
mxArray *mxCreateNumericArray(mwSize, const mwSize *, mxClassID, mxComplexity);
mxArray *mxCreateUninitNumericMatrix(size_t, size_t, mxClassID, mxComplexity);
mxArray *mxCreateUninitNumericArray(size_t, size_t *, mxClassID, mxComplexity);
mxArray *mxCreateSparse(mwSize, mwSize, mwSize, mxComplexity);
mxArray *mxCreateLogicalScalar(mxLogical);
mxArray *mxCreateLogicalMatrix(mwSize, mwSize);
mxArray *mxCreateLogicalArray(mwSize, const mwSize *);
mxArray *mxCreateString(const char *);
mxArray *mxCreateCharArray(mwSize, const mwSize *);
mxArray *mxCreateCharMatrixFromStrings(mwSize, const char **);
mxArray *mxCreateCellMatrix(mwSize, mwSize);
mxArray *mxCreateCellArray(mwSize, const mwSize *);
mxArray *mxCreateStructMatrix(mwSize, mwSize, int, const char **);
mxArray *mxCreateStructArray(mwSize, const mwSize *, int, const char **);
double *mxGetPr(const mxArray *);
double *mxGetPi(const mxArray *);
void *mxGetData(const mxArray *);
void *mxGetImagData(const mxArray *);
void mxSetPr(mxArray *, double *);
void mxSetPi(mxArray *, double *);
void mxSetData(mxArray *, void *);
mxDouble *mxGetDoubles(const mxArray *);
mxSingle *mxGetSingles(const mxArray *);
mxInt8 *mxGetInt8s(const mxArray *);
mxUint8 *mxGetUint8s(const mxArray *);
mxInt16 *mxGetInt16s(const mxArray *);
mxUint16 *mxGetUint16s(const mxArray *);
mxInt32 *mxGetInt32s(const mxArray *);
mxUint32 *mxGetUint32s(const mxArray *);
mxInt64 *mxGetInt64s(const mxArray *);
mxUint64 *mxGetUint64s(const mxArray *);
mxComplexDouble *mxGetComplexDoubles(const mxArray *);
mxComplexSingle *mxGetComplexSingles(const mxArray *);
mxLogical *mxGetLogicals(const mxArray *);
mxChar *mxGetChars(const mxArray *);
double mxGetScalar(const mxArray *);
int mxGetString(const mxArray *, char *, mwSize);
char *mxArrayToString(const mxArray *);
char *mxArrayToUTF8String(const mxArray *);
size_t mxGetM(const mxArray *);
size_t mxGetN(const mxArray *);
void mxSetM(mxArray *, mwSize);
void mxSetN(mxArray *, mwSize);
mwSize mxGetNumberOfDimensions(const mxArray *);
const mwSize *mxGetDimensions(const mxArray *);
int mxSetDimensions(mxArray *, const mwSize *, mwSize);
size_t mxGetNumberOfElements(const mxArray *);
size_t mxGetElementSize(const mxArray *);
mwIndex mxCalcSingleSubscript(const mxArray *, mwSize, const mwIndex *);
mwIndex *mxGetIr(const mxArray *);
mwIndex *mxGetJc(const mxArray *);
mwSize mxGetNzmax(const mxArray *);
void mxSetIr(mxArray *, mwIndex *);
void mxSetJc(mxArray *, mwIndex *);
void mxSetNzmax(mxArray *, mwSize);
mxClassID mxGetClassID(const mxArray *);
const char *mxGetClassName(const mxArray *);
int mxSetClassName(mxArray *, const char *);
mxArray *mxGetCell(const mxArray *, mwIndex);
void mxSetCell(mxArray *, mwIndex, mxArray *);
mxArray *mxGetField(const mxArray *, mwIndex, const char *);
mxArray *mxGetFieldByNumber(const mxArray *, mwIndex, int);
void mxSetField(mxArray *, mwIndex, const char *, mxArray *);
void mxSetFieldByNumber(mxArray *, mwIndex, int, mxArray *);
int mxAddField(mxArray *, const char *);
void mxRemoveField(mxArray *, int);
int mxGetFieldNumber(const mxArray *, const char *);
const char *mxGetFieldNameByNumber(const mxArray *, int);
int mxGetNumberOfFields(const mxArray *);
mxArray *mxGetProperty(const mxArray *, mwIndex, const char *);
void mxSetProperty(mxArray *, mwIndex, const char *, const mxArray *);
bool mxIsNumeric(const mxArray *);
bool mxIsDouble(const mxArray *);
bool mxIsSingle(const mxArray *);
bool mxIsComplex(const mxArray *);
bool mxIsSparse(const mxArray *);
bool mxIsChar(const mxArray *);
bool mxIsCell(const mxArray *);
bool mxIsStruct(const mxArray *);
bool mxIsLogical(const mxArray *);
bool mxIsLogicalScalar(const mxArray *);
bool mxIsLogicalScalarTrue(const mxArray *);
bool mxIsInt8(const mxArray *);
bool mxIsUint8(const mxArray *);
bool mxIsInt16(const mxArray *);
bool mxIsUint16(const mxArray *);
bool mxIsInt32(const mxArray *);
bool mxIsUint32(const mxArray *);
bool mxIsInt64(const mxArray *);
bool mxIsUint64(const mxArray *);
bool mxIsEmpty(const mxArray *);
bool mxIsScalar(const mxArray *);
bool mxIsClass(const mxArray *, const char *);
bool mxIsFunctionHandle(const mxArray *);
bool mxIsNaN(double);
bool mxIsInf(double);
bool mxIsFinite(double);
double mxGetNaN(void);
double mxGetInf(void);
double mxGetEps(void);
#ifdef __cplusplus
}
#endif
