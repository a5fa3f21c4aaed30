// Systems with a triangular matrix and several right sides: the matrix by rows and as a list, lower
// and upper, as it is and transposed; the sides by rows and by columns.
#include <cmath>
#include <cstdio>
#include <vector>

#include <cuda_runtime.h>
#include <cusparse.h>

constexpr int n = 20, sides = 3;

float entry(int row, int column) {
  return row == column                 ? 4.0f + float(row % 3)
         : (row + 2 * column) % 4 == 0 ? 0.25f * float(row - column)
                                       : 0.0f;
}

template <class T> T *upload(const std::vector<T> &values) {
  T *device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
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
  cusparseHandle_t handle;
  cusparseCreate(&handle);
  for (bool isList : {false, true})
    for (cusparseFillMode_t fill : {CUSPARSE_FILL_MODE_LOWER, CUSPARSE_FILL_MODE_UPPER})
      for (cusparseOperation_t operation :
           {CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE})
        for (cusparseOrder_t order : {CUSPARSE_ORDER_ROW, CUSPARSE_ORDER_COL}) {
          auto at = [&](int row, int column) {
            return order == CUSPARSE_ORDER_ROW ? row * sides + column : row + column * n;
          };
          auto counted = [&](int row, int column) {
            if (operation == CUSPARSE_OPERATION_TRANSPOSE)
              std::swap(row, column);
            bool isIn = row == column || (row > column) == (fill == CUSPARSE_FILL_MODE_LOWER);
            return isIn ? entry(row, column) : 0.0f;
          };
          std::vector<float> b(n * sides);
          for (int row = 0; row < n; ++row)
            for (int side = 0; side < sides; ++side)
              for (int i = 0; i < n; ++i)
                b[at(row, side)] += counted(row, i) * float(i + side);
          float *dB = upload(b), *dC = upload(std::vector<float>(n * sides));
          cusparseSpMatDescr_t a;
          if (isList)
            cusparseCreateCoo(&a, n, n, int64_t(values.size()), dRows, dColumns, dValues,
                              CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
          else
            cusparseCreateCsr(&a, n, n, int64_t(values.size()), dOffsets, dColumns, dValues,
                              CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                              CUDA_R_32F);
          cusparseSpMatSetAttribute(a, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof(fill));
          cusparseDnMatDescr_t left, right;
          int ld = order == CUSPARSE_ORDER_ROW ? sides : n;
          cusparseCreateDnMat(&right, n, sides, ld, dB, CUDA_R_32F, order);
          cusparseCreateDnMat(&left, n, sides, ld, dC, CUDA_R_32F, order);
          cusparseSpSMDescr_t solves;
          cusparseSpSM_createDescr(&solves);
          float alpha = 2;
          size_t size = 0;
          void *buffer;
          cusparseSpSM_bufferSize(handle, operation, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a,
                                  right, left, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, solves,
                                  &size);
          cudaMalloc(&buffer, size);
          cusparseSpSM_analysis(handle, operation, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a,
                                right, left, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, solves, buffer);
          cusparseStatus_t status =
              cusparseSpSM_solve(handle, operation, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a,
                                 right, left, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, solves);
          std::vector<float> c(n * sides);
          cudaMemcpy(c.data(), dC, c.size() * sizeof(float), cudaMemcpyDeviceToHost);
          int wrong = 0;
          for (int row = 0; row < n; ++row)
            for (int side = 0; side < sides; ++side)
              wrong += !(std::fabs(c[at(row, side)] - 2 * float(row + side)) < 1e-2f);
          std::printf("%s, fill %d, operation %d, order %d: status %d, wrong %d\n",
                      isList ? "list" : "rows", int(fill), int(operation), int(order), int(status),
                      wrong);
          cusparseSpSM_destroyDescr(solves);
          cusparseDestroySpMat(a);
          cusparseDestroyDnMat(left);
          cusparseDestroyDnMat(right);
          cudaFree(buffer);
          cudaFree(dB);
          cudaFree(dC);
        }
  cusparseDestroy(handle);
  return 0;
}
