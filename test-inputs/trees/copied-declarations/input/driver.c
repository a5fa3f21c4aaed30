// C without the driver's header.
typedef int CUresult;
extern CUresult cuCtxSynchronize(void); // DIAG: copied-declaration
static int cuThatIsOurs(void);

int main(void) { return cuCtxSynchronize(); }
