export type { GeoPoint } from './map-layout.ts';
export { type MapPoint, PointMap, type PointMapProps } from './PointMap.tsx';
export { PointMark } from './PointMark.tsx';
