// The bytes of objects that have others in HIP.
#include <cublas_v2.h>
#include <cufft.h>
#include <cstdio>
#include <cstring>
#include <fstream>

struct Key { cufftHandle plan; int batch; };    // in HIP, a pointer, an int and four bytes that nobody writes
struct Even { cufftHandle plan; size_t batch; }; // has padding in CUDA already
struct Streams { cudaStream_t stream; size_t n; };
struct Batch { int words[2]; float scale; };

bool same(const Key &a, const Key &b) { return memcmp(&a, &b, sizeof(Key)) == 0; } // DIAG: meaning
size_t hashOf(const Key &key) {
  size_t hash = 0;
  const unsigned char *bytes = (const unsigned char *)&key;                       // DIAG: meaning
  for (size_t i = 0; i < sizeof key; ++i)
    hash = hash * 31 + bytes[i];
  return hash;
}
int second(const Key &key) {
  int words[2];
  memcpy(words, &key, sizeof words);                                              // DIAG: meaning
  return words[1] + reinterpret_cast<const int *>(&key)[1];                       // DIAG: meaning
}
union Slot {
  cufftHandle plan;                                                               // DIAG: meaning
  int number;
};

int read(cublasOperation_t op) {
  int number;
  memcpy(&number, &op, sizeof number);                                            // DIAG: enumerator-value
  return number + *reinterpret_cast<int *>(&op);                                  // DIAG: enumerator-value
}
void save(cublasOperation_t op, FILE *file) {
  std::ofstream("op").write((const char *)&op, sizeof op);                        // DIAG: enumerator-value
  fwrite(&op, sizeof op, 1, file);                                                // DIAG: enumerator-value
}

// Near misses: copies of whole objects, the same layout on both sides, enumerators with the same numbers.
void copy(Key &to, const Key &from) {
  memcpy(&to, &from, sizeof to);
  memset(&to, 0, sizeof to);
  char raw[sizeof(Key)];
  memcpy(raw, &from, sizeof from);
  memcpy(&to, raw, sizeof to);
}
bool same(const Streams &a, const Streams &b) { return memcmp(&a, &b, sizeof a) == 0; }
bool same(const Even &a, const Even &b) { return memcmp(&a, &b, sizeof a) == 0; }
bool same(const Batch &a, const Batch &b) { return memcmp(&a, &b, sizeof a) == 0; }
void save(const Batch &batch, cudaMemcpyKind kind, FILE *file) {
  fwrite(&batch, sizeof batch, 1, file);
  fwrite(&kind, sizeof kind, 1, file);
}
