import { MAP_ASPECT, type MapSpot } from './map-layout.ts';

/** About as narrow as the drawing gets, in px: wider, pins stand further apart still. */
export const REFERENCE_WIDTH = 320;
const HEIGHT = REFERENCE_WIDTH / MAP_ASPECT;
/** A pin with its rim, in px. */
export const PIN = 29;
/** From the middle of a pin to the edge of the drawing, at least. */
const EDGE = 17;
/** So few are enough for as many as there is room for. */
const MOST_ROUNDS = 300;
const MOST_PINS = 60;
/** What nobody sees, in px. */
const HAIR = 0.05;
/** The golden angle: pins of one place set out from it, a px away, each to another side. */
const TURN = Math.PI * (3 - Math.sqrt(5));

interface Pin {
  x: number;
  y: number;
}

/**
 * Marks, in percent, so that none hides another: those nearer than a pin's width are pushed apart by what they lack, round by round. The
 * same marks always lie the same. More than the drawing has room for stay where they are.
 */
export function spreadMarks(marks: readonly MapSpot[]): readonly MapSpot[] {
  if (marks.length > MOST_PINS) return marks;
  const pins = marks.map(({ x, y }, at): Pin => {
    const shared = marks.findIndex((other) => other.x === x && other.y === y) < at;
    const [right, down] = shared ? [Math.cos(TURN * at), Math.sin(TURN * at)] : [0, 0];
    return { x: (x / 100) * REFERENCE_WIDTH + right, y: (y / 100) * HEIGHT + down };
  });
  let rounds = 0;
  while (rounds < MOST_ROUNDS && pushApart(pins)) rounds += 1;
  return rounds === 0 ? marks : pins.map(({ x, y }) => ({ x: percent(x / REFERENCE_WIDTH), y: percent(y / HEIGHT) }));
}

/** One round; whether any had to move. */
function pushApart(pins: readonly Pin[]): boolean {
  let moved = false;
  pins.forEach((one, at) => {
    for (const other of pins.slice(at + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.sqrt(dx * dx + dy * dy);
      const lack = PIN - distance;
      if (lack < HAIR) continue;
      moved = true;
      const [cos, sin] = distance < HAIR ? [Math.cos(TURN * at), Math.sin(TURN * at)] : [dx / distance, dy / distance];
      place(one, one.x - (cos * lack) / 2, one.y - (sin * lack) / 2);
      place(other, other.x + (cos * lack) / 2, other.y + (sin * lack) / 2);
    }
  });
  return moved;
}

function place(pin: Pin, x: number, y: number): void {
  pin.x = Math.min(REFERENCE_WIDTH - EDGE, Math.max(EDGE, x));
  pin.y = Math.min(HEIGHT - EDGE, Math.max(EDGE, y));
}

const percent = (part: number): number => Math.round(part * 10_000) / 100;
