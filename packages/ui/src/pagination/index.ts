export { Pagination, type PaginationProps } from './pagination.tmp.tsx';
