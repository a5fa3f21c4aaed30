__global__ void check(float *x) { x[threadIdx.x] *= 2; }
int main() { check<<<1, 32>>>(nullptr); }
