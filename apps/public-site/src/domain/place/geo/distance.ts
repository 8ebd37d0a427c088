import type { Coordinates } from '../coordinates.ts';

/** Mean radius of the Earth (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres by the haversine formula, accurate to 0.5 %. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const h = half(b - a) + Math.cos(a) * Math.cos(b) * half(toRadians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Formats kilometres: '2,9' below ten, '14' above. Both languages use a decimal comma. */
export function formatKm(km: number): string {
  const tenths = Math.round(km * 10);
  return tenths < 100 ? String(tenths / 10).replace('.', ',') : String(Math.round(km));
}
