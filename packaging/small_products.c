/* Products of matrices, for the copy of numpy in the packages: in place of OpenBLAS, which has 25 MB for what CardTable's
   networks ask of it. devtools/smaller_libraries.py compiles this once for float and once for double:

   -DREAL=float -DNAME(x)=scipy_cblas_s##x##64_

   All matrices are walked by strides, so that row order, column order and transposed matrices are the same to it. The file
   includes itself for each width of vectors, of which the processor has one: PRODUCT is the function to make then. */
#ifndef PRODUCT
#include <stdint.h>

enum { COLUMN_MAJOR = 102, NO_TRANSPOSE = 111 };

typedef struct {
    int64_t down, right; /* what lies between two elements */
} strides;

#define PRODUCT product_by_16
#define BYTES 16
#include "small_products.c"

#ifdef __x86_64__
#pragma GCC push_options
#pragma GCC target("fma")
#define PRODUCT product_by_32
#define BYTES 32
#include "small_products.c"
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx512f")
#define PRODUCT product_by_64
#define BYTES 64
#include "small_products.c"
#pragma GCC pop_options
#endif

/* c = alpha * a * b + beta * c */
static void product(int64_t rows, int64_t columns, int64_t depth, REAL alpha, const REAL *a, strides as, const REAL *b,
                    strides bs, REAL beta, REAL *c, strides cs) {
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx512f")) {
        product_by_64(rows, columns, depth, alpha, a, as, b, bs, beta, c, cs);
        return;
    }
    if (__builtin_cpu_supports("fma")) {
        product_by_32(rows, columns, depth, alpha, a, as, b, bs, beta, c, cs);
        return;
    }
#endif
    product_by_16(rows, columns, depth, alpha, a, as, b, bs, beta, c, cs);
}

static strides laid(int order, int transposed, int64_t leading) {
    strides found = {leading, 1}, turned = {1, leading};
    return (order == COLUMN_MAJOR) == (transposed != NO_TRANSPOSE) ? found : turned;
}

void NAME(gemm)(int order, int a_transposed, int b_transposed, int64_t rows, int64_t columns, int64_t depth, REAL alpha,
                const REAL *a, int64_t a_leading, const REAL *b, int64_t b_leading, REAL beta, REAL *c,
                int64_t c_leading) {
    product(rows, columns, depth, alpha, a, laid(order, a_transposed, a_leading), b,
            laid(order, b_transposed, b_leading), beta, c, laid(order, NO_TRANSPOSE, c_leading));
}

/* Both halves of the square are filled; who asks reads one of them. */
void NAME(syrk)(int order, int half, int transposed, int64_t size, int64_t depth, REAL alpha, const REAL *a,
                int64_t leading, REAL beta, REAL *c, int64_t c_leading) {
    strides as = laid(order, transposed, leading), turned = {as.right, as.down};
    (void)half;
    product(size, size, depth, alpha, a, as, a, turned, beta, c, laid(order, NO_TRANSPOSE, c_leading));
}

void NAME(gemv)(int order, int transposed, int64_t rows, int64_t columns, REAL alpha, const REAL *a, int64_t leading,
                const REAL *x, int64_t x_step, REAL beta, REAL *y, int64_t y_step) {
    strides as = laid(order, transposed, leading), turned = {as.right, as.down}, xs = {0, x_step}, ys = {0, y_step};
    int plain = transposed == NO_TRANSPOSE;
    product(1, plain ? rows : columns, plain ? columns : rows, alpha, x, xs, a, turned, beta, y, ys);
}

REAL NAME(dot)(int64_t count, const REAL *x, int64_t x_step, const REAL *y, int64_t y_step) {
    REAL sum = 0;
    for (int64_t i = 0; i < count; i++) sum += x[i * x_step] * y[i * y_step];
    return sum;
}

void NAME(axpy)(int64_t count, REAL alpha, const REAL *x, int64_t x_step, REAL *y, int64_t y_step) {
    for (int64_t i = 0; i < count; i++) y[i * y_step] += alpha * x[i * x_step];
}

#else

static void PRODUCT(int64_t rows, int64_t columns, int64_t depth, REAL alpha, const REAL *a, strides as, const REAL *b,
                    strides bs, REAL beta, REAL *c, strides cs) {
    typedef REAL vector __attribute__((vector_size(BYTES), may_alias));
    /* What is summed up at a time: 12 sums fit into 16 registers, 16 into 32. */
    enum { VECTORS = 2, ROWS = BYTES == 64 ? 8 : 6, DEPTH = 256 };
    enum { WIDTH = BYTES / sizeof(REAL), COLUMNS = VECTORS * WIDTH };
    vector panel[DEPTH][VECTORS];
    for (int64_t row = 0; row < rows; row++)
        for (int64_t column = 0; column < columns; column++) {
            REAL *at = c + row * cs.down + column * cs.right;
            *at = beta == 0 ? 0 : beta * *at;
        }
    for (int64_t left = 0; left < columns; left += COLUMNS) {
        int64_t wide = columns - left < COLUMNS ? columns - left : COLUMNS;
        for (int64_t top = 0; top < depth; top += DEPTH) {
            int64_t deep = depth - top < DEPTH ? depth - top : DEPTH;
            for (int64_t k = 0; k < deep; k++) {
                const REAL *from = b + (top + k) * bs.down + left * bs.right;
                REAL *to = (REAL *)panel[k];
                for (int64_t column = 0; column < COLUMNS; column++)
                    to[column] = column < wide ? from[column * bs.right] : 0;
            }
            for (int64_t row = 0; row < rows; row += ROWS) {
                int64_t high = rows - row < ROWS ? rows - row : ROWS;
                const REAL *line[ROWS];
                vector sum[ROWS][VECTORS] = {0};
                for (int64_t i = 0; i < ROWS; i++)
                    line[i] = a + (row + (i < high ? i : 0)) * as.down + top * as.right;
                for (int64_t k = 0; k < deep; k++)
                    for (int64_t i = 0; i < ROWS; i++)
                        for (int64_t v = 0; v < VECTORS; v++) sum[i][v] += line[i][k * as.right] * panel[k][v];
                for (int64_t i = 0; i < high; i++) {
                    const REAL *from = (const REAL *)sum[i];
                    for (int64_t column = 0; column < wide; column++)
                        c[(row + i) * cs.down + (left + column) * cs.right] += alpha * from[column];
                }
            }
        }
    }
}
#undef PRODUCT
#undef BYTES

#endif
