/**
 * The strapwork of Samarkand tiles: Hankin's polygons-in-contact method on the tiling of octagons and squares (4.8.8). From the middle of
 * each side two lines start at the angle `theta`; where they meet, stars appear.
 */

const point = (angle: number, radius: number, x: number, y: number): string =>
  `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;

function star(corners: number, apothem: number, turn: number, theta: number, x: number, y: number): string {
  const half = Math.tan(Math.PI / corners);
  const length = (apothem * half) / (Math.cos(theta) + Math.sin(theta) * half);
  const inner = Math.hypot(apothem - length * Math.sin(theta), length * Math.cos(theta));
  let path = '';
  for (let k = 0; k < corners; k += 1) {
    const angle = turn + (2 * Math.PI * k) / corners;
    path += `${k === 0 ? 'M' : 'L'}${point(angle, apothem, x, y)}L${point(angle + Math.PI / corners, inner, x, y)}`;
  }
  return `${path}Z`;
}

/** The path of one tile, which repeats with the period `side`. `theta` in radians, from about 0.9 (wide stars) to 1.3 (narrow stars). */
export function girihTile(side: number, theta: number): string {
  const square = side / (1 + Math.SQRT2);
  const corners: readonly (readonly [number, number])[] = [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ];
  return star(8, side / 2, 0, theta, side / 2, side / 2) + corners.map(([x, y]) => star(4, square / 2, Math.PI / 4, theta, x, y)).join('');
}

/** A `pattern` element with the tile of `girihTile`. */
export const girihPattern = (id: string, side: number, theta: number, turn: number, stroke: string, opacity: number): string =>
  `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
  `<path d="${girihTile(side, theta)}" fill="none" stroke="${stroke}" stroke-width="1.4" stroke-linejoin="round" stroke-opacity="${opacity}"/></pattern>`;
