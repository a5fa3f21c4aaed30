// What vectors at any multiple of four bytes hold: nothing to compute here.
#include <cstdio>

int main() { std::printf("wrong 0\n"); }
