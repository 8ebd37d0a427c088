import { MAP_ASPECT_RATIO, type MapPosition } from './map-layout.ts';
import { NARROWEST_MAP_WIDTH_PX, PIN_DIAMETER_PX } from './spread-marks.ts';

export interface PlacedTown {
  label: string;
  town: MapPosition;
  /** Position of the town's name. `anchor` says which part of the name is at this position. */
  name: MapPosition & { anchor: 'start' | 'middle' | 'end' };
}

const HEIGHT = NARROWEST_MAP_WIDTH_PX / MAP_ASPECT_RATIO;
/** Average width of a letter and height of a line in the small font, px. */
const LETTER = 7.5;
const LINE = 15;
/** Minimum distance from the edge, px. */
const EDGE = 3;
/** Distances to try from a town to the middle of its name's line, px: past one pin at the town, then past several. */
const NAME_DISTANCES = [PIN_DIAMETER_PX / 2 + LINE / 2 + 1, PIN_DIAMETER_PX + LINE / 2 + 1, PIN_DIAMETER_PX * 1.5 + LINE / 2 + 1] as const;
const SIDES = [
  { right: 0, down: -1, anchor: 'middle' },
  { right: 0, down: 1, anchor: 'middle' },
  { right: 1, down: 0, anchor: 'start' },
  { right: -1, down: 0, anchor: 'end' },
] as const;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const START = { start: 0, middle: 0.5, end: 1 } as const;

/** Places names next to their towns, where they cover neither a pin nor another name. A name without free space is left out. */
export function placeTownNames(towns: readonly (MapPosition & { label: string })[], pins: readonly MapPosition[]): readonly PlacedTown[] {
  const taken = pins.map(({ x, y }) => boxAround((x / 100) * NARROWEST_MAP_WIDTH_PX, (y / 100) * HEIGHT, PIN_DIAMETER_PX, PIN_DIAMETER_PX));
  return towns.flatMap((town): PlacedTown[] => {
    if (Math.min(town.x, town.y) < 0 || Math.max(town.x, town.y) > 100) return [];
    for (const away of NAME_DISTANCES) {
      for (const { right, down, anchor } of SIDES) {
        const name = { x: town.x + ((right * away) / NARROWEST_MAP_WIDTH_PX) * 100, y: town.y + ((down * away) / HEIGHT) * 100, anchor };
        const width = town.label.length * LETTER;
        const box = boxAround(
          (name.x / 100) * NARROWEST_MAP_WIDTH_PX + (0.5 - START[anchor]) * width,
          (name.y / 100) * HEIGHT,
          width,
          LINE,
        );
        if (!isInside(box) || taken.some((other) => overlaps(box, other))) continue;
        taken.push(box);
        return [{ label: town.label, town, name }];
      }
    }
    return [];
  });
}

const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left >= EDGE && top >= EDGE && right <= NARROWEST_MAP_WIDTH_PX - EDGE && bottom <= HEIGHT - EDGE;
