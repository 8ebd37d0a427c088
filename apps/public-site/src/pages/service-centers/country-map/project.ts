import type { Coordinates } from '../../../domain/place/coordinates.ts';

/** Size of the drawing in `outline.ts`. */
export const MAP_SIZE = { width: 1586, height: 1034 } as const;
/** The outermost points of Uzbekistan, degrees. They lie on the edges of the drawing. */
const WEST = 55.9977;
const EAST = 73.1397;
const SOUTH = 37.1722;
const NORTH = 45.5901;

/** The Mercator projection of a latitude. */
const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/** The point of the drawing at these coordinates. */
export function projectOnMap({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const right = (longitude - WEST) / (EAST - WEST);
  const down = (mercator(NORTH) - mercator(latitude)) / (mercator(NORTH) - mercator(SOUTH));
  return { x: Math.round(right * MAP_SIZE.width), y: Math.round(down * MAP_SIZE.height) };
}
