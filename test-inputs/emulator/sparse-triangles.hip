// HIP passes the buffer of the analysis once more. Systems with a triangular matrix and several right sides: the matrix by rows and as a list, lower
// and upper, as it is and transposed; the sides by rows and by columns.
#include <cmath>
#include <cstdio>
#include <vector>

#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

constexpr int n = 20, sides = 3;

float entry(int row, int column) {
  return row == column                 ? 4.0f + float(row % 3)
         : (row + 2 * column) % 4 == 0 ? 0.25f * float(row - column)
                                       : 0.0f;
}

template <class T> T *upload(const std::vector<T> &values) {
  T *device;
  hipMalloc(&device, values.size() * sizeof(T));
  hipMemcpy(device, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice);
  return device;
}

int main() {
  std::vector<int> rows, columns, offsets = {0};
  std::vector<float> values;
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column)
      if (entry(row, column) != 0) {
        rows.push_back(row);
        columns.push_back(column);
        values.push_back(entry(row, column));
      }
    offsets.push_back(int(values.size()));
  }
  int *dRows = upload(rows), *dColumns = upload(columns), *dOffsets = upload(offsets);
  float *dValues = upload(values);
  hipsparseHandle_t handle;
  hipsparseCreate(&handle);
  for (bool isList : {false, true})
    for (hipsparseFillMode_t fill : {HIPSPARSE_FILL_MODE_LOWER, HIPSPARSE_FILL_MODE_UPPER})
      for (hipsparseOperation_t operation :
           {HIPSPARSE_OPERATION_NON_TRANSPOSE, HIPSPARSE_OPERATION_TRANSPOSE})
        for (hipsparseOrder_t order : {HIPSPARSE_ORDER_ROW, HIPSPARSE_ORDER_COL}) {
          auto at = [&](int row, int column) {
            return order == HIPSPARSE_ORDER_ROW ? row * sides + column : row + column * n;
          };
          auto counted = [&](int row, int column) {
            if (operation == HIPSPARSE_OPERATION_TRANSPOSE)
              std::swap(row, column);
            bool isIn = row == column || (row > column) == (fill == HIPSPARSE_FILL_MODE_LOWER);
            return isIn ? entry(row, column) : 0.0f;
          };
          std::vector<float> b(n * sides);
          for (int row = 0; row < n; ++row)
            for (int side = 0; side < sides; ++side)
              for (int i = 0; i < n; ++i)
                b[at(row, side)] += counted(row, i) * float(i + side);
          float *dB = upload(b), *dC = upload(std::vector<float>(n * sides));
          hipsparseSpMatDescr_t a;
          if (isList)
            hipsparseCreateCoo(&a, n, n, int64_t(values.size()), dRows, dColumns, dValues,
                               HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_BASE_ZERO, HIP_R_32F);
          else
            hipsparseCreateCsr(&a, n, n, int64_t(values.size()), dOffsets, dColumns, dValues,
                               HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_BASE_ZERO,
                               HIP_R_32F);
          hipsparseSpMatSetAttribute(a, HIPSPARSE_SPMAT_FILL_MODE, &fill, sizeof(fill));
          hipsparseDnMatDescr_t left, right;
          int ld = order == HIPSPARSE_ORDER_ROW ? sides : n;
          hipsparseCreateDnMat(&right, n, sides, ld, dB, HIP_R_32F, order);
          hipsparseCreateDnMat(&left, n, sides, ld, dC, HIP_R_32F, order);
          hipsparseSpSMDescr_t solves;
          hipsparseSpSM_createDescr(&solves);
          float alpha = 2;
          size_t size = 0;
          void *buffer;
          hipsparseSpSM_bufferSize(handle, operation, HIPSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a,
                                   right, left, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, solves,
                                   &size);
          hipMalloc(&buffer, size);
          hipsparseSpSM_analysis(handle, operation, HIPSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a,
                                 right, left, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, solves,
                                 buffer);
          hipsparseStatus_t status = hipsparseSpSM_solve(
              handle, operation, HIPSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a, right, left,
              HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, solves, buffer);
          std::vector<float> c(n * sides);
          hipMemcpy(c.data(), dC, c.size() * sizeof(float), hipMemcpyDeviceToHost);
          int wrong = 0;
          for (int row = 0; row < n; ++row)
            for (int side = 0; side < sides; ++side)
              wrong += !(std::fabs(c[at(row, side)] - 2 * float(row + side)) < 1e-2f);
          std::printf("%s, fill %d, operation %d, order %d: status %d, wrong %d\n",
                      isList ? "list" : "rows", int(fill), int(operation), int(order), int(status),
                      wrong);
          hipsparseSpSM_destroyDescr(solves);
          hipsparseDestroySpMat(a);
          hipsparseDestroyDnMat(left);
          hipsparseDestroyDnMat(right);
          hipFree(buffer);
          hipFree(dB);
          hipFree(dC);
        }
  hipsparseDestroy(handle);
  return 0;
}
