// A byte order mark, CRLF, Latin-1 (й), tabs and no newline at the end.
#include <hip/hip_runtime.h>

int main()	{
	return hipDeviceSynchronize() == hipSuccess; // ья
}