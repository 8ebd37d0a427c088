/**
 * Girih by Hankin's method on the tiling of octagons and squares (4.8.8). Two rays leave the middle of each side at one angle; the
 * crossings of the rays form stars.
 */

const point = (angle: number, radius: number, cx: number, cy: number): string =>
  `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;

/**
 * Path of a star with `count` points in a polygon. The tips of the star are at the middles of the sides, `apothem` from the centre.
 * `contact` is the angle between a side and the rays that leave it, in radians.
 */
export function starPath(count: number, apothem: number, turn: number, contact: number, cx: number, cy: number): string {
  const half = Math.PI / count;
  const along = (apothem * Math.tan(half)) / (Math.cos(contact) + Math.sin(contact) * Math.tan(half));
  const inner = Math.hypot(apothem - along * Math.sin(contact), along * Math.cos(contact));
  const points = Array.from({ length: count }, (_, at) => {
    const angle = turn + 2 * half * at;
    return `${point(angle, apothem, cx, cy)}L${point(angle + half, inner, cx, cy)}`;
  });
  return `M${points.join('L')}Z`;
}

/**
 * One square tile of the pattern, `side` px: an eight-pointed star in the middle and a four-pointed one on each corner. Repeats without a
 * seam.
 */
export function girihTilePath(side: number, contact: number): string {
  const corner = side / (1 + Math.SQRT2) / 2;
  const corners = [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ] as const;
  return (
    starPath(8, side / 2, 0, contact, side / 2, side / 2) +
    corners.map(([x, y]) => starPath(4, corner, Math.PI / 4, contact, x, y)).join('')
  );
}

/** Hashes a text to a number from 0 to 1, so that a store always has the same picture. */
export function hashToUnit(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2_246_822_519);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}
