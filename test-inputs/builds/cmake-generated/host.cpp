// Compiled as CUDA under another name.
int copied() { return 1; }
