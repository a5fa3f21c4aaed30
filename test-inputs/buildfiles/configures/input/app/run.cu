__global__ void scale(float *values, float by);
void run(float *values) { scale<<<1, 32>>>(values, 2); }
