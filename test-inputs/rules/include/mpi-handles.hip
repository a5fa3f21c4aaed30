// Handles of MPI are numbers in one library and pointers in another; code for either is fine.
#include <hip/hip_runtime.h>
#include <mpi.h>

struct Ring {
  MPI_Comm comm = nullptr;
  MPI_Request request = MPI_REQUEST_NULL;
};
__global__ void fill(int *out, int rank) { *out = rank; }
int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm comm = nullptr;
  MPI_Datatype type = 0;
  if (comm == nullptr)
    comm = MPI_COMM_WORLD;
  Ring ring{comm};
  ring.request = nullptr;
  int rank, *out;
  MPI_Comm_rank(ring.comm, &rank);
  hipSetDevice(rank);
  hipMalloc(&out, sizeof(int));
  hipLaunchKernelGGL(fill, dim3(1), dim3(1), 0, 0, out, rank);
  MPI_Finalize();
  return type != MPI_INT;
}
