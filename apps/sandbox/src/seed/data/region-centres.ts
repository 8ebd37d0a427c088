export type Coordinates = { readonly latitude: number; readonly longitude: number };

const coordinates = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** The main town of each region by SOATO code, to four decimals (ten metres). */
const CENTRES: Readonly<Record<string, Coordinates>> = {
  '1703': coordinates(40.7821, 72.3442),
  '1706': coordinates(39.7747, 64.4286),
  '1708': coordinates(40.1158, 67.8422),
  '1710': coordinates(38.8606, 65.7891),
  '1712': coordinates(40.0844, 65.3792),
  '1714': coordinates(40.9983, 71.6726),
  '1718': coordinates(39.6542, 66.9597),
  '1722': coordinates(37.2242, 67.2783),
  '1724': coordinates(40.4897, 68.7842),
  '1726': coordinates(41.3111, 69.2797),
  '1727': coordinates(41.0444, 69.3586),
  '1730': coordinates(40.3864, 71.7864),
  '1733': coordinates(41.55, 60.6333),
  '1735': coordinates(42.4531, 59.6103),
};

export function centreOf(regionId: string): Coordinates {
  const centre = CENTRES[regionId];
  if (centre === undefined) throw new TypeError(`there is no region ${regionId}`);
  return centre;
}
