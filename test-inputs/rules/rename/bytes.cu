// A byte order mark, CRLF, Latin-1 (й), tabs and no newline at the end.
#include <cuda_runtime.h>

int main()	{
	return cudaDeviceSynchronize() == cudaSuccess; // ья
}