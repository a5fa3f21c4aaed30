// SPDX-License-Identifier: 0BSD
// Multidimensional views and results with errors, as libcu++'s cuda::std has them for kernels in C++17.

//- helper: std-mdspan
//- language: c++
//- requires: std-span
//- includes: hip/hip_runtime.h, array, cstddef, type_traits, utility
namespace tranship {
// The sizes of an array; those that are dynamic_extent are given where the object is made.
template <class Index, std::size_t... sizes> class extents {
public:
  using index_type = Index;
  using size_type = std::make_unsigned_t<Index>;
  using rank_type = std::size_t;

  __host__ __device__ static constexpr rank_type rank() { return sizeof...(sizes); }
  __host__ __device__ static constexpr rank_type rank_dynamic() {
    return (rank_type(0) + ... + rank_type(sizes == dynamic_extent));
  }
  __host__ __device__ static constexpr std::size_t static_extent(rank_type r) {
    const std::size_t all[] = {sizes..., 0};
    return all[r];
  }
  constexpr extents() = default;
  // Takes all sizes, or the dynamic ones.
  template <class... I, class = std::enable_if_t<(sizeof...(I) > 0) &&
                                                 (sizeof...(I) == sizeof...(sizes) ||
                                                  sizeof...(I) == rank_dynamic()) &&
                                                 (std::is_convertible_v<I, Index> && ...)>>
  __host__ __device__ constexpr explicit extents(I... given) {
    const Index values[] = {static_cast<Index>(given)...};
    for (rank_type r = 0, next = 0; r < rank(); ++r)
      if (sizeof...(I) == rank() || static_extent(r) == dynamic_extent)
        sizes_[r] = values[next++];
  }
  template <class Other, std::size_t... others,
            class = std::enable_if_t<sizeof...(others) == sizeof...(sizes)>>
  __host__ __device__ constexpr extents(const extents<Other, others...> &other) {
    for (rank_type r = 0; r < rank(); ++r)
      sizes_[r] = static_cast<Index>(other.extent(r));
  }
  __host__ __device__ constexpr Index extent(rank_type r) const { return sizes_[r]; }
  template <class Other, std::size_t... others>
  __host__ __device__ constexpr bool operator==(const extents<Other, others...> &other) const {
    bool same = sizeof...(others) == rank();
    for (rank_type r = 0; same && r < rank(); ++r)
      same = sizes_[r] == static_cast<Index>(other.extent(r));
    return same;
  }
  template <class Other, std::size_t... others>
  __host__ __device__ constexpr bool operator!=(const extents<Other, others...> &other) const {
    return !(*this == other);
  }

private:
  Index sizes_[sizeof...(sizes) + 1] = {(sizes == dynamic_extent ? Index(0) : Index(sizes))...};
};

template <class Index, class Numbers> struct DynamicExtents;
template <class Index, std::size_t... r> struct DynamicExtents<Index, std::index_sequence<r...>> {
  using type = extents<Index, (0 * r + dynamic_extent)...>;
};
template <class Index, std::size_t rank>
using dextents = typename DynamicExtents<Index, std::make_index_sequence<rank>>::type;
template <std::size_t rank, class Index = std::size_t> using dims = dextents<Index, rank>;

// Where an element is. The last index is contiguous in layout_right, the first in layout_left.
template <class Extents, class Layout> class DenseMapping {
public:
  using extents_type = Extents;
  using index_type = typename Extents::index_type;
  using rank_type = typename Extents::rank_type;
  using layout_type = Layout;

  constexpr DenseMapping() = default;
  __host__ __device__ constexpr DenseMapping(const Extents &sizes) : extents_(sizes) {}
  __host__ __device__ constexpr const Extents &extents() const { return extents_; }
  __host__ __device__ constexpr index_type stride(rank_type r) const {
    index_type result = 1;
    for (rank_type i = Layout::isRight ? r + 1 : 0; i < (Layout::isRight ? Extents::rank() : r); ++i)
      result *= extents_.extent(i);
    return result;
  }
  template <class... I> __host__ __device__ constexpr index_type operator()(I... indices) const {
    static_assert(sizeof...(I) == Extents::rank(), "one index for each dimension");
    const index_type at[] = {static_cast<index_type>(indices)..., 0};
    index_type result = 0;
    for (rank_type i = 0; i < Extents::rank(); ++i) {
      const rank_type r = Layout::isRight ? i : Extents::rank() - 1 - i;
      result = result * extents_.extent(r) + at[r];
    }
    return result;
  }
  __host__ __device__ constexpr index_type required_span_size() const {
    index_type result = 1;
    for (rank_type r = 0; r < Extents::rank(); ++r)
      result *= extents_.extent(r);
    return result;
  }
  __host__ __device__ static constexpr bool is_exhaustive() { return true; }
  __host__ __device__ static constexpr bool is_unique() { return true; }
  __host__ __device__ static constexpr bool is_strided() { return true; }

private:
  Extents extents_;
};
struct layout_right {
  static constexpr bool isRight = true;
  template <class Extents> using mapping = DenseMapping<Extents, layout_right>;
};
struct layout_left {
  static constexpr bool isRight = false;
  template <class Extents> using mapping = DenseMapping<Extents, layout_left>;
};
struct layout_stride {
  template <class Extents> class mapping {
  public:
    using extents_type = Extents;
    using index_type = typename Extents::index_type;
    using rank_type = typename Extents::rank_type;
    using layout_type = layout_stride;

    constexpr mapping() = default;
    template <class I>
    __host__ __device__ constexpr mapping(const Extents &sizes,
                                          const std::array<I, Extents::rank()> &strides)
        : extents_(sizes) {
      for (rank_type r = 0; r < Extents::rank(); ++r)
        strides_[r] = static_cast<index_type>(strides[r]);
    }
    __host__ __device__ constexpr const Extents &extents() const { return extents_; }
    __host__ __device__ constexpr index_type stride(rank_type r) const { return strides_[r]; }
    template <class... I> __host__ __device__ constexpr index_type operator()(I... indices) const {
      static_assert(sizeof...(I) == Extents::rank(), "one index for each dimension");
      const index_type at[] = {static_cast<index_type>(indices)..., 0};
      index_type result = 0;
      for (rank_type r = 0; r < Extents::rank(); ++r)
        result += at[r] * strides_[r];
      return result;
    }
    __host__ __device__ constexpr index_type required_span_size() const {
      index_type result = 1;
      for (rank_type r = 0; r < Extents::rank(); ++r) {
        if (extents_.extent(r) == 0)
          return 0;
        result += (extents_.extent(r) - 1) * strides_[r];
      }
      return result;
    }

  private:
    Extents extents_;
    index_type strides_[Extents::rank() + 1] = {};
  };
};

template <class T> struct default_accessor {
  using element_type = T;
  using data_handle_type = T *;
  using reference = T &;
  __host__ __device__ constexpr reference access(T *data, std::size_t i) const { return data[i]; }
  __host__ __device__ constexpr T *offset(T *data, std::size_t i) const { return data + i; }
};

// A view of an array in memory.
template <class T, class Extents, class Layout = layout_right, class Accessor = default_accessor<T>>
class mdspan {
public:
  using element_type = T;
  using value_type = std::remove_cv_t<T>;
  using extents_type = Extents;
  using layout_type = Layout;
  using accessor_type = Accessor;
  using mapping_type = typename Layout::template mapping<Extents>;
  using index_type = typename Extents::index_type;
  using size_type = typename Extents::size_type;
  using rank_type = typename Extents::rank_type;
  using data_handle_type = typename Accessor::data_handle_type;
  using reference = typename Accessor::reference;

  constexpr mdspan() = default;
  template <class... I, class = std::enable_if_t<(std::is_convertible_v<I, index_type> && ...) &&
                                                 (sizeof...(I) == Extents::rank() ||
                                                  sizeof...(I) == Extents::rank_dynamic())>>
  __host__ __device__ constexpr explicit mdspan(data_handle_type data, I... sizes)
      : data_(data), mapping_(made(sizes...)) {}
  __host__ __device__ constexpr mdspan(data_handle_type data, const Extents &sizes)
      : data_(data), mapping_(sizes) {}
  __host__ __device__ constexpr mdspan(data_handle_type data, const mapping_type &mapping,
                                       const Accessor &accessor = {})
      : data_(data), mapping_(mapping), accessor_(accessor) {}
  // A view of the same elements, as of constants.
  template <class U, class = std::enable_if_t<std::is_convertible_v<U (*)[], T (*)[]> &&
                                              !std::is_same_v<U, T>>>
  __host__ __device__ constexpr mdspan(const mdspan<U, Extents, Layout> &other)
      : data_(other.data_handle()), mapping_(other.mapping()) {}

  template <class... I> __host__ __device__ constexpr reference operator()(I... indices) const {
    return accessor_.access(data_, static_cast<std::size_t>(mapping_(indices...)));
  }
  template <class I>
  __host__ __device__ constexpr reference
  operator[](const std::array<I, Extents::rank()> &indices) const {
    return at(indices, std::make_index_sequence<Extents::rank()>());
  }
  template <class I, class = std::enable_if_t<std::is_convertible_v<I, index_type>>>
  __host__ __device__ constexpr reference operator[](I index) const {
    return (*this)(index);
  }
  __host__ __device__ static constexpr rank_type rank() { return Extents::rank(); }
  __host__ __device__ static constexpr rank_type rank_dynamic() { return Extents::rank_dynamic(); }
  __host__ __device__ static constexpr std::size_t static_extent(rank_type r) {
    return Extents::static_extent(r);
  }
  __host__ __device__ constexpr index_type extent(rank_type r) const {
    return mapping_.extents().extent(r);
  }
  __host__ __device__ constexpr index_type stride(rank_type r) const { return mapping_.stride(r); }
  __host__ __device__ constexpr size_type size() const {
    size_type result = 1;
    for (rank_type r = 0; r < rank(); ++r)
      result *= static_cast<size_type>(extent(r));
    return result;
  }
  __host__ __device__ constexpr bool empty() const { return size() == 0; }
  __host__ __device__ constexpr data_handle_type data_handle() const { return data_; }
  __host__ __device__ constexpr const Extents &extents() const { return mapping_.extents(); }
  __host__ __device__ constexpr const mapping_type &mapping() const { return mapping_; }
  __host__ __device__ constexpr const Accessor &accessor() const { return accessor_; }

private:
  template <class... I> __host__ __device__ static constexpr Extents made(I... sizes) {
    if constexpr (sizeof...(I) == 0)
      return Extents();
    else
      return Extents(static_cast<index_type>(sizes)...);
  }
  template <class Indices, std::size_t... r>
  __host__ __device__ constexpr reference at(const Indices &indices,
                                             std::index_sequence<r...>) const {
    return (*this)(indices[r]...);
  }
  data_handle_type data_ = {};
  mapping_type mapping_;
  Accessor accessor_;
};
template <class T, class... I, class = std::enable_if_t<(std::is_convertible_v<I, std::size_t> && ...)>>
mdspan(T *, I...) -> mdspan<T, dextents<std::size_t, sizeof...(I)>>;
template <class T, class Index, std::size_t... sizes>
mdspan(T *, const extents<Index, sizes...> &) -> mdspan<T, extents<Index, sizes...>>;
} // namespace tranship

//- helper: std-expected
//- language: c++
//- includes: hip/hip_runtime.h, type_traits, utility, variant
namespace tranship {
template <class E> class unexpected {
public:
  __host__ __device__ constexpr explicit unexpected(E error) : error_(std::move(error)) {}
  __host__ __device__ constexpr const E &error() const { return error_; }
  __host__ __device__ constexpr E &error() { return error_; }

private:
  E error_;
};
template <class E> unexpected(E) -> unexpected<E>;

// A value or an error. value() of an error stops the program.
template <class T, class E> class expected {
  using Stored = std::conditional_t<std::is_void_v<T>, std::monostate, T>;

public:
  using value_type = T;
  using error_type = E;
  using unexpected_type = unexpected<E>;

  constexpr expected() = default;
  template <class U = Stored, class = std::enable_if_t<std::is_constructible_v<Stored, U &&> &&
                                                       !std::is_same_v<std::decay_t<U>, expected>>>
  __host__ __device__ constexpr expected(U &&value)
      : result_(std::in_place_index<0>, std::forward<U>(value)) {}
  template <class G>
  __host__ __device__ constexpr expected(const unexpected<G> &error)
      : result_(std::in_place_index<1>, E(error.error())) {}

  __host__ __device__ constexpr bool has_value() const { return result_.index() == 0; }
  __host__ __device__ constexpr explicit operator bool() const { return has_value(); }
  __host__ __device__ constexpr const Stored &operator*() const { return *std::get_if<0>(&result_); }
  __host__ __device__ constexpr Stored &operator*() { return *std::get_if<0>(&result_); }
  __host__ __device__ constexpr const Stored *operator->() const { return std::get_if<0>(&result_); }
  __host__ __device__ constexpr Stored *operator->() { return std::get_if<0>(&result_); }
  __host__ __device__ constexpr const Stored &value() const {
    if (!has_value())
      __builtin_trap();
    return **this;
  }
  __host__ __device__ constexpr const E &error() const { return std::get_if<1>(&result_)->error(); }
  __host__ __device__ constexpr E &error() { return std::get_if<1>(&result_)->error(); }
  template <class U> __host__ __device__ constexpr Stored value_or(U &&other) const {
    return has_value() ? **this : static_cast<Stored>(std::forward<U>(other));
  }
  template <class U> __host__ __device__ constexpr E error_or(U &&other) const {
    return has_value() ? static_cast<E>(std::forward<U>(other)) : error();
  }
  template <class F> __host__ __device__ constexpr auto and_then(F &&next) const {
    using Result = decltype(next(**this));
    return has_value() ? next(**this) : Result(unexpected<E>(error()));
  }
  template <class F> __host__ __device__ constexpr auto transform(F &&next) const {
    using Result = expected<std::decay_t<decltype(next(**this))>, E>;
    return has_value() ? Result(next(**this)) : Result(unexpected<E>(error()));
  }
  template <class F> __host__ __device__ constexpr expected or_else(F &&next) const {
    return has_value() ? *this : expected(next(error()));
  }

private:
  std::variant<Stored, unexpected<E>> result_;
};
} // namespace tranship
