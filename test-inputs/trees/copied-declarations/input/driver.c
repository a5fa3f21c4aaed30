// C without the driver's header.
typedef int CUresult;
extern CUresult cuInit(unsigned flags); // DIAG: copied-declaration
static int cuThatIsOurs(void);

int main(void) { return cuInit(0); }
