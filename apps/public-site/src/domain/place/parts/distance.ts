export interface Place {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies, by the haversine formula; exact to half a percent. */
export function distanceKm(from: Place, to: Place): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const h = half(b - a) + Math.cos(a) * Math.cos(b) * half(toRadians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** As it is shown: '2,9' up to ten kilometres, '14' beyond. Both languages write a comma. */
export function formatKm(km: number): string {
  const tenths = Math.round(km * 10);
  return tenths < 100 ? String(tenths / 10).replace('.', ',') : String(Math.round(km));
}
