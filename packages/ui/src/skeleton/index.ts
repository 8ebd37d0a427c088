export { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton.tmp.tsx';
