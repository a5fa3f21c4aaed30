// Enumerators whose numbers leave the program as text or as numbers with a fraction, and numbers that code makes of them.
#include <cublas_v2.h>

#include <bitset>
#include <cstdio>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Node {
  int operation;
  int weight;
};
static int cost(const Node &node) { return node.operation * node.weight; } // DIAG: enumerator-value
static int first() { return cost(Node{CUBLAS_OP_C, 5}); }

struct Linear {
  cublasOperation_t operation;
  int code() const { return operation; }
};
static bool isTransposed(const Linear &layer) { return layer.code() == 1; } // DIAG: enumerator-value

struct Item {
  float *data;
  cublasSideMode_t side;
};

void print(cublasOperation_t operation, cublasStatus_t status, bool wide, int *numbers) {
  printf("%d\n", operation);                                               // DIAG: enumerator-value
  printf("gemm_%d\n", (int)CUBLAS_OP_T);                                   // DIAG: enumerator-value
  std::ostringstream text;
  text << CUBLAS_SIDE_RIGHT;                                               // DIAG: enumerator-value
  std::string name = std::to_string(CUBLAS_FILL_MODE_UPPER);               // DIAG: enumerator-value
  std::bitset<8> bits(operation);                                          // DIAG: enumerator-value
  std::vector<float> features;
  features.push_back(operation);                                           // DIAG: enumerator-value
  auto mixed = wide ? CUBLAS_OP_T : 0;                                     // DIAG: enumerator-value
  auto *operations = reinterpret_cast<cublasOperation_t *>(numbers);       // DIAG: enumerator-value
  std::vector<Item> items;
  items.resize(2);                                                         // DIAG: enumerator-value
  std::map<std::string, cublasFillMode_t> modes;
  bool isLower = modes["default"] == CUBLAS_FILL_MODE_LOWER;               // DIAG: enumerator-value
}

void nearMisses(cublasOperation_t operation, cublasStatus_t status, cudaError_t error, const char *key) {
  printf("error %d %d\n", status, (int)error);
  printf("%d\n", operation == CUBLAS_OP_T);
  int carried = operation;
  auto back = static_cast<cublasOperation_t>(carried);
  std::map<std::string, cublasOperation_t> operations;
  operations["T"] = CUBLAS_OP_T;
  back = operations[key];
  std::vector<cublasOperation_t> list;
  list.resize(2);
  list[0] = list[1] = operation;
}

// Records in files, and memory that is a number as well.
struct Head {
  int version;
  cublasOperation_t op;
};
struct Report {
  cublasStatus_t status;
  int count;
};
union Number {
  int number;
  cublasOperation_t op; // DIAG: enumerator-value
};
void files(FILE *file, Head &head, Report &report, Number number) {
  fwrite(&head, sizeof head, 1, file); // DIAG: enumerator-value
  fread(&head, sizeof head, 1, file);  // DIAG: enumerator-value
  fwrite(&number.number, sizeof(int), 1, file);
  // Near miss: a status is 0 in both where all is well.
  fwrite(&report, sizeof report, 1, file);
}
