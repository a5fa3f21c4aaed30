#include <cublas_v2.h>
#include <array>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

const char *byNumber(cublasOperation_t given) {
  std::map<int, const char *> names{{0, "N"}, {1, "T"}, {2, "C"}};
  auto name = names.find(CUBLAS_OP_T); // DIAG: enumerator-value
  std::set<int> known = {0, 1};
  if (known.count(given))              // DIAG: enumerator-value
    return name->second;
  std::unordered_map<int, std::string> filled;
  filled[1] = "T";
  if (!filled.at(given).empty())       // DIAG: enumerator-value
    return nullptr;
  std::vector<const char *> list(3);
  std::array<const char *, 3> fixed{};
  const char *found = list[given];     // DIAG: enumerator-value
  if (!found)
    found = list.at(given);            // DIAG: enumerator-value
  return found ? found : fixed[given]; // DIAG: enumerator-value
}

struct Packed {
  unsigned operation : 2, wide : 8;
};
void pack(Packed &packed, cublasOperation_t given) {
  packed.operation = given;            // DIAG: enumerator-value
  packed.wide = given;
}

int byArithmetic(cublasOperation_t given, const int *sizes) {
  int mask = 1 << given;               // DIAG: enumerator-value
  return mask + *(sizes + given);      // DIAG: enumerator-value
}

int nearMisses(cublasOperation_t given) {
  std::map<int, int> byName{{CUBLAS_OP_N, 0}, {CUBLAS_OP_T, 1}};
  std::map<cublasOperation_t, int> typed{{CUBLAS_OP_N, 0}};
  std::map<int, int> filled;
  filled[CUBLAS_OP_N] = 1;
  std::vector<int> list{CUBLAS_OP_N};
  int kind = cudaMemcpyHostToDevice + 1;
  return byName.find(given)->second + typed[given] + filled[given] + list[0] + kind;
}
