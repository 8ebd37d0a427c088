export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Width by height of the drawing. */
export const MAP_ASPECT = 1.6;
/** Part of the drawing left free around the points, so that no mark is cut. */
const MARGIN = 0.11;
const KM_PER_DEGREE = 111.195;
/** A single point has no spread: it stands in the middle of so many kilometres. */
const MIN_SPAN_KM = 2;
/** Rings are drawn at round distances, at most four of them. */
const RING_STEPS_KM = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MAX_RINGS = 4;

/** Percent of width and of height. */
export interface MapSpot {
  x: number;
  y: number;
}
export interface PlacedRing {
  km: number;
  /** Percent of the drawing's diagonal by the root of two, as SVG counts a radius. */
  radius: number;
}
export interface MapLayout {
  /** In the order of the points. */
  marks: readonly MapSpot[];
  centre: MapSpot | null;
  rings: readonly PlacedRing[];
  /** Of the towns, in their order. Those outside the drawing are past 0 or 100. */
  towns: readonly MapSpot[];
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Where points lie on a drawing of Uzbekistan's size or less, north up: a degree of longitude is as long as it is at their middle
 * latitude. With a centre, rings at round distances are drawn around it. Towns say where that is, and make the drawing no larger.
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
  const height = Math.max(MIN_SPAN_KM, (top - bottom) / free, (right - left) / free / MAP_ASPECT);
  const width = height * MAP_ASPECT;
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
