import { MAP_ASPECT_RATIO, type MapPosition } from './map-layout.ts';

/** About the narrowest width of the drawing, px. In a wider one the pins are further apart. */
export const NARROWEST_MAP_WIDTH_PX = 320;
const HEIGHT = NARROWEST_MAP_WIDTH_PX / MAP_ASPECT_RATIO;
/** Diameter of a pin with its rim, px. */
export const PIN_DIAMETER_PX = 29;
/** Minimum distance from the middle of a pin to the edge of the drawing, px. */
const EDGE = 17;
/** Limits of the search: this number of rounds is enough for as many pins as the drawing can hold. */
const MAX_ROUNDS = 300;
const MAX_PINS = 60;
/** An overlap that nobody sees, px. */
const OVERLAP_TOLERANCE = 0.05;
/** The golden angle: pins at the same position start one px away from it, each in another direction. */
const TURN = Math.PI * (3 - Math.sqrt(5));

interface Pin {
  x: number;
  y: number;
}

/**
 * Moves marks, in percent, so that none hides another: each round pushes overlapping pins apart by their overlap. Equal input gives equal
 * output. More than MAX_PINS marks stay where they are.
 */
export function spreadMarks(marks: readonly MapPosition[]): readonly MapPosition[] {
  if (marks.length > MAX_PINS) return marks;
  const pins = marks.map(({ x, y }, at): Pin => {
    const shared = marks.findIndex((other) => other.x === x && other.y === y) < at;
    const [right, down] = shared ? [Math.cos(TURN * at), Math.sin(TURN * at)] : [0, 0];
    return { x: (x / 100) * NARROWEST_MAP_WIDTH_PX + right, y: (y / 100) * HEIGHT + down };
  });
  let rounds = 0;
  while (rounds < MAX_ROUNDS && pushApart(pins)) rounds += 1;
  return rounds === 0 ? marks : pins.map(({ x, y }) => ({ x: percent(x / NARROWEST_MAP_WIDTH_PX), y: percent(y / HEIGHT) }));
}

/** Runs one round of the search. Returns whether any pin had to move. */
function pushApart(pins: readonly Pin[]): boolean {
  let moved = false;
  pins.forEach((one, at) => {
    for (const other of pins.slice(at + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.sqrt(dx * dx + dy * dy);
      const lack = PIN_DIAMETER_PX - distance;
      if (lack < OVERLAP_TOLERANCE) continue;
      moved = true;
      const [cos, sin] = distance < OVERLAP_TOLERANCE ? [Math.cos(TURN * at), Math.sin(TURN * at)] : [dx / distance, dy / distance];
      movePin(one, one.x - (cos * lack) / 2, one.y - (sin * lack) / 2);
      movePin(other, other.x + (cos * lack) / 2, other.y + (sin * lack) / 2);
    }
  });
  return moved;
}

function movePin(pin: Pin, x: number, y: number): void {
  pin.x = Math.min(NARROWEST_MAP_WIDTH_PX - EDGE, Math.max(EDGE, x));
  pin.y = Math.min(HEIGHT - EDGE, Math.max(EDGE, y));
}

const percent = (part: number): number => Math.round(part * 10_000) / 100;
