import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare.ts';

const WIDTH = 400;
const HEIGHT = 300;
type Paint = (x: number, y: number) => readonly [number, number, number] | undefined;
const WHITE = [255, 255, 255] as const;
const INK = [20, 28, 40] as const;

function draw(...layers: Paint[]) {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const colour = layers.reduce<readonly [number, number, number]>((below, paint) => paint(x, y) ?? below, WHITE);
      data.set(colour, (y * WIDTH + x) * 4);
    }
  return { metadata: { width: WIDTH, height: HEIGHT }, data };
}
const box =
  (left: number, top: number, width: number, height: number, colour: readonly [number, number, number]): Paint =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height ? colour : undefined;
/** Lines of text: strokes 2 px wide. `edge` is the level of grey of their soft edges. */
const words =
  (left: number, top: number, edge: number): Paint =>
  (x, y) => {
    if (x < left || x >= left + 200 || y < top || y >= top + 80 || (y - top) % 20 > 11) return undefined;
    const at = (x - left) % 7;
    if (at === 0 || at === 1) return INK;
    return at === 2 ? [edge, edge, edge] : undefined;
  };
/** An outline of 20 px, like an icon. */
const icon: Paint = (x, y) => {
  const [dx, dy] = [x - 300, y - 100];
  const inside = dx >= 0 && dx < 20 && dy >= 0 && dy < 20;
  return inside && (dx < 2 || dx > 17 || dy < 2 || dy > 17) ? [95, 105, 120] : undefined;
};
const button = (shade: number) => box(40, 200, 160, 48, [shade, 110, 150]);
const page = draw(words(20, 20, 190), icon, button(0));
const compareWithPage = (picture: typeof page) => comparePictures(page, picture, { createDiff: true });

describe('comparePictures', () => {
  it('accepts equal pictures, and pictures whose letters have slightly different edges', () => {
    expect(compareWithPage(draw(words(20, 20, 190), icon, button(0)))).toMatchObject({ pass: true, message: null });
    expect(compareWithPage(draw(words(20, 20, 168), icon, button(0)))).toMatchObject({ pass: true, message: null });
  });

  it.each([
    ['a slightly lighter colour', draw(words(20, 20, 190), icon, button(14))],
    ['a small dot of another shade', draw(words(20, 20, 190), icon, button(0), box(300, 200, 10, 10, [250, 250, 250]))],
    ['a padding that is 8 px larger', draw(words(28, 20, 190), icon, button(0))],
    ['a missing icon', draw(words(20, 20, 190), button(0))],
    ['an added line of 1 px', draw(words(20, 20, 190), icon, button(0), box(0, 280, WIDTH, 1, [150, 150, 150]))],
  ])('refuses a picture with %s', (_what, picture) => {
    const { pass, message, diff } = compareWithPage(picture);
    expect(pass).toBe(false);
    expect(message).toMatch(/differ/);
    expect(diff).toHaveLength(WIDTH * HEIGHT * 4);
  });

  it('refuses a picture of another size', () => {
    const other = { metadata: { width: WIDTH, height: HEIGHT + 8 }, data: new Uint8Array(WIDTH * (HEIGHT + 8) * 4) };
    expect(comparePictures(page, other, { createDiff: true })).toEqual({
      pass: false,
      diff: null,
      message: 'The picture was 400 × 300 px and is 400 × 308 px.',
    });
  });
});
