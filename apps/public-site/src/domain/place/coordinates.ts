/** A place on the Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}
