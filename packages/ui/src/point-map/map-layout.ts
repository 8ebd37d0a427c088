export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Width by height of the drawing. */
export const MAP_ASPECT_RATIO = 1.6;
/** Share of the drawing that stays free at each edge, so that no mark is cut. */
const MARGIN = 0.11;
const KM_PER_DEGREE = 111.195;
/** Minimum height of the drawing, km: a single point has no extent. */
const MIN_SPAN_KM = 2;
/** Distances between the rings, km. There are at most four rings. */
const RING_STEPS_KM = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MAX_RINGS = 4;

/** Position in percent of width and of height. */
export interface MapPosition {
  x: number;
  y: number;
}
export interface DistanceRing {
  km: number;
  /** Percent of the drawing's diagonal divided by the root of two, as SVG defines a radius in percent. */
  radius: number;
}
export interface MapLayout {
  /** In the order of the points. */
  marks: readonly MapPosition[];
  centre: MapPosition | null;
  rings: readonly DistanceRing[];
  /** Positions of the towns, in their order. Those outside the drawing are below 0 or above 100. */
  towns: readonly MapPosition[];
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Positions of points on a drawing of Uzbekistan or a part of it, north up. A degree of longitude has its length at the middle latitude
 * of the points. With a centre, rings at round distances surround it. Towns help to recognise the area and do not enlarge the drawing.
 */
export function mapLayout(points: readonly GeoPoint[], centre: GeoPoint | null, towns: readonly GeoPoint[] = []): MapLayout {
  const all = centre === null ? points : [...points, centre];
  if (all.length === 0) return { marks: [], centre: null, rings: [], towns: [] };
  const latitudes = all.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const east = (longitude: number) => longitude * KM_PER_DEGREE * Math.cos(toRadians(middle));
  const north = (latitude: number) => latitude * KM_PER_DEGREE;
  const xs = all.map(({ longitude }) => east(longitude));
  const ys = latitudes.map(north);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = 1 - 2 * MARGIN;
  const height = Math.max(MIN_SPAN_KM, (top - bottom) / free, (right - left) / free / MAP_ASPECT_RATIO);
  const width = height * MAP_ASPECT_RATIO;
  const place = ({ latitude, longitude }: GeoPoint) => ({
    x: round(((east(longitude) - (left + right) / 2) / width + 0.5) * 100),
    y: round((((top + bottom) / 2 - north(latitude)) / height) * 100 + 50),
  });
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  return {
    marks: points.map(place),
    centre: centre === null ? null : place(centre),
    rings: centre === null ? [] : ringsFor(height).map((km) => ({ km, radius: round((km / diagonal) * 100) })),
    towns: towns.map(place),
  };
}

/** Round distances up to the height of the drawing. */
function ringsFor(heightKm: number): readonly number[] {
  const step = RING_STEPS_KM.find((km) => heightKm / km <= MAX_RINGS) ?? RING_STEPS_KM.at(-1) ?? 1;
  return Array.from({ length: MAX_RINGS }, (_, index) => step * (index + 1)).filter((km) => km <= heightKm);
}
