export type { GeoPoint } from './map-layout.ts';
export { type MapPoint, PointMap, type PointMapProps } from './point-map.tsx';
export { PointMark } from './point-mark.tsx';
