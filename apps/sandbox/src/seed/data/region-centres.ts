export type Point = { readonly latitude: number; readonly longitude: number };

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

/** The main town of each region by SOATO code, to four decimals (ten metres). */
const CENTRES: Readonly<Record<string, Point>> = {
  '1703': at(40.7821, 72.3442),
  '1706': at(39.7747, 64.4286),
  '1708': at(40.1158, 67.8422),
  '1710': at(38.8606, 65.7891),
  '1712': at(40.0844, 65.3792),
  '1714': at(40.9983, 71.6726),
  '1718': at(39.6542, 66.9597),
  '1722': at(37.2242, 67.2783),
  '1724': at(40.4897, 68.7842),
  '1726': at(41.3111, 69.2797),
  '1727': at(41.0444, 69.3586),
  '1730': at(40.3864, 71.7864),
  '1733': at(41.55, 60.6333),
  '1735': at(42.4531, 59.6103),
};

export function centreOf(regionId: string): Point {
  const centre = CENTRES[regionId];
  if (centre === undefined) throw new TypeError(`there is no region ${regionId}`);
  return centre;
}
