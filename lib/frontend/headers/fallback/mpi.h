// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MPI's functions, for units that include <mpi.h> where no MPI is installed. Clang searches this folder last.
#pragma once
#pragma GCC system_header

#include <stddef.h>

#define MPI_VERSION 3
#define MPI_SUBVERSION 1

typedef ptrdiff_t MPI_Aint;
typedef long long MPI_Offset, MPI_Count;
typedef int MPI_Fint;
typedef struct MPI_Status { int MPI_SOURCE, MPI_TAG, MPI_ERROR; } MPI_Status;
// Numbers, as in MPICH and its kin: code for MPI libraries whose handles are pointers converts 0 and NULL to them, too, and
// programs that can be built without MPI write `typedef int MPI_Comm`.
typedef int MPI_Comm, MPI_Datatype, MPI_Request, MPI_Op, MPI_Group, MPI_Win, MPI_Info, MPI_Errhandler;
typedef int MPI_Message, MPI_Session;
typedef struct tranship_mpi_file *MPI_File;

typedef void MPI_User_function(void *, void *, int *, MPI_Datatype *);
typedef void MPI_Comm_errhandler_function(MPI_Comm *, int *, ...);
typedef MPI_Comm_errhandler_function MPI_Comm_errhandler_fn, MPI_Handler_function;
typedef int MPI_Comm_copy_attr_function(MPI_Comm, int, void *, void *, void *, int *);
typedef int MPI_Comm_delete_attr_function(MPI_Comm, int, void *, void *);

#define MPI_SUCCESS 0
#define MPI_ERR_BUFFER 1
#define MPI_ERR_COUNT 2
#define MPI_ERR_TYPE 3
#define MPI_ERR_TAG 4
#define MPI_ERR_COMM 5
#define MPI_ERR_RANK 6
#define MPI_ERR_REQUEST 7
#define MPI_ERR_ROOT 8
#define MPI_ERR_GROUP 9
#define MPI_ERR_OP 10
#define MPI_ERR_TOPOLOGY 11
#define MPI_ERR_DIMS 12
#define MPI_ERR_ARG 13
#define MPI_ERR_UNKNOWN 14
#define MPI_ERR_TRUNCATE 15
#define MPI_ERR_OTHER 16
#define MPI_ERR_INTERN 17
#define MPI_ERR_IN_STATUS 18
#define MPI_ERR_PENDING 19
#define MPI_ERR_NO_MEM 20
#define MPI_ERR_FILE 21
#define MPI_ERR_IO 22
#define MPI_ERR_LASTCODE 23
#define MPI_COMM_WORLD ((MPI_Comm)1)
#define MPI_COMM_SELF ((MPI_Comm)2)
#define MPI_CHAR ((MPI_Datatype)1)
#define MPI_SIGNED_CHAR ((MPI_Datatype)2)
#define MPI_UNSIGNED_CHAR ((MPI_Datatype)3)
#define MPI_BYTE ((MPI_Datatype)4)
#define MPI_SHORT ((MPI_Datatype)5)
#define MPI_UNSIGNED_SHORT ((MPI_Datatype)6)
#define MPI_INT ((MPI_Datatype)7)
#define MPI_UNSIGNED ((MPI_Datatype)8)
#define MPI_LONG ((MPI_Datatype)9)
#define MPI_UNSIGNED_LONG ((MPI_Datatype)10)
#define MPI_LONG_LONG_INT ((MPI_Datatype)11)
#define MPI_LONG_LONG ((MPI_Datatype)12)
#define MPI_UNSIGNED_LONG_LONG ((MPI_Datatype)13)
#define MPI_FLOAT ((MPI_Datatype)14)
#define MPI_DOUBLE ((MPI_Datatype)15)
#define MPI_LONG_DOUBLE ((MPI_Datatype)16)
#define MPI_WCHAR ((MPI_Datatype)17)
#define MPI_PACKED ((MPI_Datatype)18)
#define MPI_INT8_T ((MPI_Datatype)19)
#define MPI_INT16_T ((MPI_Datatype)20)
#define MPI_INT32_T ((MPI_Datatype)21)
#define MPI_INT64_T ((MPI_Datatype)22)
#define MPI_UINT8_T ((MPI_Datatype)23)
#define MPI_UINT16_T ((MPI_Datatype)24)
#define MPI_UINT32_T ((MPI_Datatype)25)
#define MPI_UINT64_T ((MPI_Datatype)26)
#define MPI_AINT ((MPI_Datatype)27)
#define MPI_OFFSET ((MPI_Datatype)28)
#define MPI_COUNT ((MPI_Datatype)29)
#define MPI_C_BOOL ((MPI_Datatype)30)
#define MPI_CXX_BOOL ((MPI_Datatype)31)
#define MPI_C_COMPLEX ((MPI_Datatype)32)
#define MPI_C_FLOAT_COMPLEX ((MPI_Datatype)33)
#define MPI_C_DOUBLE_COMPLEX ((MPI_Datatype)34)
#define MPI_CXX_FLOAT_COMPLEX ((MPI_Datatype)35)
#define MPI_CXX_DOUBLE_COMPLEX ((MPI_Datatype)36)
#define MPI_COMPLEX ((MPI_Datatype)37)
#define MPI_DOUBLE_COMPLEX ((MPI_Datatype)38)
#define MPI_FLOAT_INT ((MPI_Datatype)39)
#define MPI_DOUBLE_INT ((MPI_Datatype)40)
#define MPI_LONG_INT ((MPI_Datatype)41)
#define MPI_SHORT_INT ((MPI_Datatype)42)
#define MPI_2INT ((MPI_Datatype)43)
#define MPI_LONG_DOUBLE_INT ((MPI_Datatype)44)
#define MPI_INTEGER ((MPI_Datatype)45)
#define MPI_REAL ((MPI_Datatype)46)
#define MPI_DOUBLE_PRECISION ((MPI_Datatype)47)
#define MPI_LOGICAL ((MPI_Datatype)48)
#define MPI_CHARACTER ((MPI_Datatype)49)
#define MPI_MAX ((MPI_Op)1)
#define MPI_MIN ((MPI_Op)2)
#define MPI_SUM ((MPI_Op)3)
#define MPI_PROD ((MPI_Op)4)
#define MPI_LAND ((MPI_Op)5)
#define MPI_BAND ((MPI_Op)6)
#define MPI_LOR ((MPI_Op)7)
#define MPI_BOR ((MPI_Op)8)
#define MPI_LXOR ((MPI_Op)9)
#define MPI_BXOR ((MPI_Op)10)
#define MPI_MAXLOC ((MPI_Op)11)
#define MPI_MINLOC ((MPI_Op)12)
#define MPI_REPLACE ((MPI_Op)13)
#define MPI_NO_OP ((MPI_Op)14)
#define MPI_ERRORS_ARE_FATAL ((MPI_Errhandler)1)
#define MPI_ERRORS_RETURN ((MPI_Errhandler)2)
#define MPI_COMM_NULL ((MPI_Comm)0)
#define MPI_DATATYPE_NULL ((MPI_Datatype)0)
#define MPI_REQUEST_NULL ((MPI_Request)0)
#define MPI_OP_NULL ((MPI_Op)0)
#define MPI_GROUP_NULL ((MPI_Group)0)
#define MPI_WIN_NULL ((MPI_Win)0)
#define MPI_FILE_NULL ((MPI_File)0)
#define MPI_INFO_NULL ((MPI_Info)0)
#define MPI_ERRHANDLER_NULL ((MPI_Errhandler)0)
#define MPI_MESSAGE_NULL ((MPI_Message)0)
#define MPI_GROUP_EMPTY ((MPI_Group)1)
#define MPI_INFO_ENV ((MPI_Info)1)
#define MPI_STATUS_IGNORE ((MPI_Status *)0)
#define MPI_STATUSES_IGNORE ((MPI_Status *)0)
#define MPI_ERRCODES_IGNORE ((int *)0)
#define MPI_UNWEIGHTED ((int *)0)
#define MPI_ARGV_NULL ((char **)0)
#define MPI_BOTTOM ((void *)0)
#define MPI_IN_PLACE ((void *)-1)
#define MPI_NULL_COPY_FN ((MPI_Comm_copy_attr_function *)0)
#define MPI_NULL_DELETE_FN ((MPI_Comm_delete_attr_function *)0)
#define MPI_ANY_SOURCE (-1)
#define MPI_ANY_TAG (-2)
#define MPI_PROC_NULL (-3)
#define MPI_UNDEFINED (-4)
#define MPI_ROOT (-5)
#define MPI_KEYVAL_INVALID (-6)
#define MPI_THREAD_SINGLE 1
#define MPI_THREAD_FUNNELED 2
#define MPI_THREAD_SERIALIZED 3
#define MPI_THREAD_MULTIPLE 4
#define MPI_IDENT 5
#define MPI_CONGRUENT 6
#define MPI_SIMILAR 7
#define MPI_UNEQUAL 8
#define MPI_GRAPH 9
#define MPI_CART 10
#define MPI_DIST_GRAPH 11
#define MPI_COMM_TYPE_SHARED 12
#define MPI_TAG_UB 13
#define MPI_HOST 14
#define MPI_IO 15
#define MPI_WTIME_IS_GLOBAL 16
#define MPI_UNIVERSE_SIZE 17
#define MPI_WIN_BASE 18
#define MPI_WIN_SIZE 19
#define MPI_WIN_DISP_UNIT 20
#define MPI_LOCK_EXCLUSIVE 21
#define MPI_LOCK_SHARED 22
#define MPI_ORDER_C 23
#define MPI_ORDER_FORTRAN 24
#define MPI_DISTRIBUTE_BLOCK 25
#define MPI_DISTRIBUTE_CYCLIC 26
#define MPI_DISTRIBUTE_NONE 27
#define MPI_DISTRIBUTE_DFLT_DARG 28
#define MPI_SEEK_SET 29
#define MPI_SEEK_CUR 30
#define MPI_SEEK_END 31
#define MPI_MODE_RDONLY 32
#define MPI_MODE_WRONLY 33
#define MPI_MODE_RDWR 34
#define MPI_MODE_CREATE 35
#define MPI_MODE_EXCL 36
#define MPI_MODE_DELETE_ON_CLOSE 37
#define MPI_MODE_UNIQUE_OPEN 38
#define MPI_MODE_APPEND 39
#define MPI_MODE_SEQUENTIAL 40
#define MPI_MODE_NOCHECK 41
#define MPI_MODE_NOSTORE 42
#define MPI_MODE_NOPUT 43
#define MPI_MODE_NOPRECEDE 44
#define MPI_MODE_NOSUCCEED 45
#define MPI_MAX_PROCESSOR_NAME 256
#define MPI_MAX_ERROR_STRING 512
#define MPI_MAX_OBJECT_NAME 64
#define MPI_MAX_LIBRARY_VERSION_STRING 8192
#define MPI_MAX_INFO_KEY 255
#define MPI_MAX_INFO_VAL 1024
#define MPI_MAX_PORT_NAME 256
#define MPI_BSEND_OVERHEAD 128

#ifdef __cplusplus
extern "C" {
#endif
double MPI_Wtime(void);
double MPI_Wtick(void);
MPI_Comm MPI_Comm_f2c(MPI_Fint);
MPI_Fint MPI_Comm_c2f(MPI_Comm);
MPI_Datatype MPI_Type_f2c(MPI_Fint);
MPI_Fint MPI_Type_c2f(MPI_Datatype);
MPI_Aint MPI_Aint_add(MPI_Aint, MPI_Aint);
MPI_Aint MPI_Aint_diff(MPI_Aint, MPI_Aint);
// C++ and C compilers pass the arguments on as they are.
#ifdef __cplusplus
#define TRANSHIP_ANY ...
#else
#define TRANSHIP_ANY
#endif
int MPI_Abort(TRANSHIP_ANY), MPI_Accumulate(TRANSHIP_ANY), MPI_Add_error_class(TRANSHIP_ANY), MPI_Address(TRANSHIP_ANY),
    MPI_Allgather(TRANSHIP_ANY), MPI_Allgatherv(TRANSHIP_ANY), MPI_Alloc_mem(TRANSHIP_ANY), MPI_Allreduce(TRANSHIP_ANY),
    MPI_Alltoall(TRANSHIP_ANY), MPI_Alltoallv(TRANSHIP_ANY), MPI_Alltoallw(TRANSHIP_ANY), MPI_Attr_delete(TRANSHIP_ANY),
    MPI_Attr_get(TRANSHIP_ANY), MPI_Attr_put(TRANSHIP_ANY), MPI_Barrier(TRANSHIP_ANY), MPI_Bcast(TRANSHIP_ANY),
    MPI_Bsend(TRANSHIP_ANY), MPI_Bsend_init(TRANSHIP_ANY), MPI_Buffer_attach(TRANSHIP_ANY), MPI_Buffer_detach(TRANSHIP_ANY),
    MPI_Cancel(TRANSHIP_ANY), MPI_Cart_coords(TRANSHIP_ANY), MPI_Cart_create(TRANSHIP_ANY), MPI_Cart_get(TRANSHIP_ANY),
    MPI_Cart_map(TRANSHIP_ANY), MPI_Cart_rank(TRANSHIP_ANY), MPI_Cart_shift(TRANSHIP_ANY), MPI_Cart_sub(TRANSHIP_ANY),
    MPI_Cartdim_get(TRANSHIP_ANY), MPI_Comm_compare(TRANSHIP_ANY), MPI_Comm_create(TRANSHIP_ANY),
    MPI_Comm_create_errhandler(TRANSHIP_ANY), MPI_Comm_create_group(TRANSHIP_ANY), MPI_Comm_create_keyval(TRANSHIP_ANY),
    MPI_Comm_delete_attr(TRANSHIP_ANY), MPI_Comm_dup(TRANSHIP_ANY), MPI_Comm_dup_with_info(TRANSHIP_ANY),
    MPI_Comm_free(TRANSHIP_ANY), MPI_Comm_free_keyval(TRANSHIP_ANY), MPI_Comm_get_attr(TRANSHIP_ANY),
    MPI_Comm_get_errhandler(TRANSHIP_ANY), MPI_Comm_get_name(TRANSHIP_ANY), MPI_Comm_get_parent(TRANSHIP_ANY),
    MPI_Comm_group(TRANSHIP_ANY), MPI_Comm_idup(TRANSHIP_ANY), MPI_Comm_rank(TRANSHIP_ANY), MPI_Comm_remote_group(TRANSHIP_ANY),
    MPI_Comm_remote_size(TRANSHIP_ANY), MPI_Comm_set_attr(TRANSHIP_ANY), MPI_Comm_set_errhandler(TRANSHIP_ANY),
    MPI_Comm_set_info(TRANSHIP_ANY), MPI_Comm_set_name(TRANSHIP_ANY), MPI_Comm_size(TRANSHIP_ANY), MPI_Comm_spawn(TRANSHIP_ANY),
    MPI_Comm_split(TRANSHIP_ANY), MPI_Comm_split_type(TRANSHIP_ANY), MPI_Comm_test_inter(TRANSHIP_ANY),
    MPI_Compare_and_swap(TRANSHIP_ANY), MPI_Dims_create(TRANSHIP_ANY), MPI_Dist_graph_create(TRANSHIP_ANY),
    MPI_Dist_graph_create_adjacent(TRANSHIP_ANY), MPI_Dist_graph_neighbors(TRANSHIP_ANY),
    MPI_Dist_graph_neighbors_count(TRANSHIP_ANY), MPI_Errhandler_create(TRANSHIP_ANY), MPI_Errhandler_free(TRANSHIP_ANY),
    MPI_Errhandler_set(TRANSHIP_ANY), MPI_Error_class(TRANSHIP_ANY), MPI_Error_string(TRANSHIP_ANY), MPI_Exscan(TRANSHIP_ANY),
    MPI_Fetch_and_op(TRANSHIP_ANY), MPI_File_close(TRANSHIP_ANY), MPI_File_delete(TRANSHIP_ANY),
    MPI_File_get_position(TRANSHIP_ANY), MPI_File_get_size(TRANSHIP_ANY), MPI_File_get_view(TRANSHIP_ANY),
    MPI_File_open(TRANSHIP_ANY), MPI_File_preallocate(TRANSHIP_ANY), MPI_File_read(TRANSHIP_ANY), MPI_File_read_all(TRANSHIP_ANY),
    MPI_File_read_at(TRANSHIP_ANY), MPI_File_read_at_all(TRANSHIP_ANY), MPI_File_seek(TRANSHIP_ANY),
    MPI_File_set_size(TRANSHIP_ANY), MPI_File_set_view(TRANSHIP_ANY), MPI_File_sync(TRANSHIP_ANY), MPI_File_write(TRANSHIP_ANY),
    MPI_File_write_all(TRANSHIP_ANY), MPI_File_write_at(TRANSHIP_ANY), MPI_File_write_at_all(TRANSHIP_ANY),
    MPI_File_write_ordered(TRANSHIP_ANY), MPI_File_write_shared(TRANSHIP_ANY), MPI_Finalize(TRANSHIP_ANY),
    MPI_Finalized(TRANSHIP_ANY), MPI_Free_mem(TRANSHIP_ANY), MPI_Gather(TRANSHIP_ANY), MPI_Gatherv(TRANSHIP_ANY),
    MPI_Get(TRANSHIP_ANY), MPI_Get_accumulate(TRANSHIP_ANY), MPI_Get_address(TRANSHIP_ANY), MPI_Get_count(TRANSHIP_ANY),
    MPI_Get_elements(TRANSHIP_ANY), MPI_Get_library_version(TRANSHIP_ANY), MPI_Get_processor_name(TRANSHIP_ANY),
    MPI_Get_version(TRANSHIP_ANY), MPI_Graph_create(TRANSHIP_ANY), MPI_Graph_neighbors(TRANSHIP_ANY),
    MPI_Graph_neighbors_count(TRANSHIP_ANY), MPI_Group_compare(TRANSHIP_ANY), MPI_Group_difference(TRANSHIP_ANY),
    MPI_Group_excl(TRANSHIP_ANY), MPI_Group_free(TRANSHIP_ANY), MPI_Group_incl(TRANSHIP_ANY),
    MPI_Group_intersection(TRANSHIP_ANY), MPI_Group_range_excl(TRANSHIP_ANY), MPI_Group_range_incl(TRANSHIP_ANY),
    MPI_Group_rank(TRANSHIP_ANY), MPI_Group_size(TRANSHIP_ANY), MPI_Group_translate_ranks(TRANSHIP_ANY),
    MPI_Group_union(TRANSHIP_ANY), MPI_Iallgather(TRANSHIP_ANY), MPI_Iallgatherv(TRANSHIP_ANY), MPI_Iallreduce(TRANSHIP_ANY),
    MPI_Ialltoall(TRANSHIP_ANY), MPI_Ialltoallv(TRANSHIP_ANY), MPI_Ialltoallw(TRANSHIP_ANY), MPI_Ibarrier(TRANSHIP_ANY),
    MPI_Ibcast(TRANSHIP_ANY), MPI_Ibsend(TRANSHIP_ANY), MPI_Igather(TRANSHIP_ANY), MPI_Igatherv(TRANSHIP_ANY),
    MPI_Improbe(TRANSHIP_ANY), MPI_Imrecv(TRANSHIP_ANY), MPI_Info_create(TRANSHIP_ANY), MPI_Info_delete(TRANSHIP_ANY),
    MPI_Info_dup(TRANSHIP_ANY), MPI_Info_free(TRANSHIP_ANY), MPI_Info_get(TRANSHIP_ANY), MPI_Info_get_nkeys(TRANSHIP_ANY),
    MPI_Info_get_nthkey(TRANSHIP_ANY), MPI_Info_set(TRANSHIP_ANY), MPI_Init(TRANSHIP_ANY), MPI_Init_thread(TRANSHIP_ANY),
    MPI_Initialized(TRANSHIP_ANY), MPI_Intercomm_create(TRANSHIP_ANY), MPI_Intercomm_merge(TRANSHIP_ANY),
    MPI_Iprobe(TRANSHIP_ANY), MPI_Irecv(TRANSHIP_ANY), MPI_Ireduce(TRANSHIP_ANY), MPI_Ireduce_scatter(TRANSHIP_ANY),
    MPI_Ireduce_scatter_block(TRANSHIP_ANY), MPI_Irsend(TRANSHIP_ANY), MPI_Is_thread_main(TRANSHIP_ANY), MPI_Iscan(TRANSHIP_ANY),
    MPI_Iscatter(TRANSHIP_ANY), MPI_Iscatterv(TRANSHIP_ANY), MPI_Isend(TRANSHIP_ANY), MPI_Issend(TRANSHIP_ANY),
    MPI_Keyval_create(TRANSHIP_ANY), MPI_Keyval_free(TRANSHIP_ANY), MPI_Lookup_name(TRANSHIP_ANY), MPI_Mprobe(TRANSHIP_ANY),
    MPI_Mrecv(TRANSHIP_ANY), MPI_Neighbor_allgather(TRANSHIP_ANY), MPI_Neighbor_allgatherv(TRANSHIP_ANY),
    MPI_Neighbor_alltoall(TRANSHIP_ANY), MPI_Neighbor_alltoallv(TRANSHIP_ANY), MPI_Neighbor_alltoallw(TRANSHIP_ANY),
    MPI_Ineighbor_allgather(TRANSHIP_ANY), MPI_Ineighbor_allgatherv(TRANSHIP_ANY), MPI_Ineighbor_alltoall(TRANSHIP_ANY),
    MPI_Ineighbor_alltoallv(TRANSHIP_ANY), MPI_Ineighbor_alltoallw(TRANSHIP_ANY), MPI_Op_commutative(TRANSHIP_ANY),
    MPI_Op_create(TRANSHIP_ANY), MPI_Op_free(TRANSHIP_ANY), MPI_Open_port(TRANSHIP_ANY), MPI_Pack(TRANSHIP_ANY),
    MPI_Pack_size(TRANSHIP_ANY), MPI_Pcontrol(TRANSHIP_ANY), MPI_Probe(TRANSHIP_ANY), MPI_Put(TRANSHIP_ANY),
    MPI_Query_thread(TRANSHIP_ANY), MPI_Raccumulate(TRANSHIP_ANY), MPI_Recv(TRANSHIP_ANY), MPI_Recv_init(TRANSHIP_ANY),
    MPI_Reduce(TRANSHIP_ANY), MPI_Reduce_local(TRANSHIP_ANY), MPI_Reduce_scatter(TRANSHIP_ANY),
    MPI_Reduce_scatter_block(TRANSHIP_ANY), MPI_Request_free(TRANSHIP_ANY), MPI_Request_get_status(TRANSHIP_ANY),
    MPI_Rget(TRANSHIP_ANY), MPI_Rput(TRANSHIP_ANY), MPI_Rsend(TRANSHIP_ANY), MPI_Rsend_init(TRANSHIP_ANY), MPI_Scan(TRANSHIP_ANY),
    MPI_Scatter(TRANSHIP_ANY), MPI_Scatterv(TRANSHIP_ANY), MPI_Send(TRANSHIP_ANY), MPI_Send_init(TRANSHIP_ANY),
    MPI_Sendrecv(TRANSHIP_ANY), MPI_Sendrecv_replace(TRANSHIP_ANY), MPI_Ssend(TRANSHIP_ANY), MPI_Ssend_init(TRANSHIP_ANY),
    MPI_Start(TRANSHIP_ANY), MPI_Startall(TRANSHIP_ANY), MPI_Status_set_cancelled(TRANSHIP_ANY),
    MPI_Status_set_elements(TRANSHIP_ANY), MPI_Test(TRANSHIP_ANY), MPI_Test_cancelled(TRANSHIP_ANY), MPI_Testall(TRANSHIP_ANY),
    MPI_Testany(TRANSHIP_ANY), MPI_Testsome(TRANSHIP_ANY), MPI_Topo_test(TRANSHIP_ANY), MPI_Type_commit(TRANSHIP_ANY),
    MPI_Type_contiguous(TRANSHIP_ANY), MPI_Type_create_darray(TRANSHIP_ANY), MPI_Type_create_hindexed(TRANSHIP_ANY),
    MPI_Type_create_hvector(TRANSHIP_ANY), MPI_Type_create_indexed_block(TRANSHIP_ANY), MPI_Type_create_resized(TRANSHIP_ANY),
    MPI_Type_create_struct(TRANSHIP_ANY), MPI_Type_create_subarray(TRANSHIP_ANY), MPI_Type_dup(TRANSHIP_ANY),
    MPI_Type_extent(TRANSHIP_ANY), MPI_Type_free(TRANSHIP_ANY), MPI_Type_get_contents(TRANSHIP_ANY),
    MPI_Type_get_envelope(TRANSHIP_ANY), MPI_Type_get_extent(TRANSHIP_ANY), MPI_Type_get_name(TRANSHIP_ANY),
    MPI_Type_get_true_extent(TRANSHIP_ANY), MPI_Type_hindexed(TRANSHIP_ANY), MPI_Type_hvector(TRANSHIP_ANY),
    MPI_Type_indexed(TRANSHIP_ANY), MPI_Type_lb(TRANSHIP_ANY), MPI_Type_match_size(TRANSHIP_ANY), MPI_Type_set_name(TRANSHIP_ANY),
    MPI_Type_size(TRANSHIP_ANY), MPI_Type_struct(TRANSHIP_ANY), MPI_Type_ub(TRANSHIP_ANY), MPI_Type_vector(TRANSHIP_ANY),
    MPI_Unpack(TRANSHIP_ANY), MPI_Wait(TRANSHIP_ANY), MPI_Waitall(TRANSHIP_ANY), MPI_Waitany(TRANSHIP_ANY),
    MPI_Waitsome(TRANSHIP_ANY), MPI_Win_allocate(TRANSHIP_ANY), MPI_Win_allocate_shared(TRANSHIP_ANY),
    MPI_Win_attach(TRANSHIP_ANY), MPI_Win_complete(TRANSHIP_ANY), MPI_Win_create(TRANSHIP_ANY),
    MPI_Win_create_dynamic(TRANSHIP_ANY), MPI_Win_detach(TRANSHIP_ANY), MPI_Win_fence(TRANSHIP_ANY), MPI_Win_flush(TRANSHIP_ANY),
    MPI_Win_flush_all(TRANSHIP_ANY), MPI_Win_flush_local(TRANSHIP_ANY), MPI_Win_flush_local_all(TRANSHIP_ANY),
    MPI_Win_free(TRANSHIP_ANY), MPI_Win_get_attr(TRANSHIP_ANY), MPI_Win_get_group(TRANSHIP_ANY), MPI_Win_get_name(TRANSHIP_ANY),
    MPI_Win_lock(TRANSHIP_ANY), MPI_Win_lock_all(TRANSHIP_ANY), MPI_Win_post(TRANSHIP_ANY), MPI_Win_set_errhandler(TRANSHIP_ANY),
    MPI_Win_set_name(TRANSHIP_ANY), MPI_Win_shared_query(TRANSHIP_ANY), MPI_Win_start(TRANSHIP_ANY), MPI_Win_sync(TRANSHIP_ANY),
    MPI_Win_test(TRANSHIP_ANY), MPI_Win_unlock(TRANSHIP_ANY), MPI_Win_unlock_all(TRANSHIP_ANY), MPI_Win_wait(TRANSHIP_ANY);
#undef TRANSHIP_ANY
#ifdef __cplusplus
}
#endif
