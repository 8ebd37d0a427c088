import type { Pixels } from '../measure-photo.ts';

export type DocumentDrawing = {
  width?: number;
  height?: number;
  /** The position of the card as shares of the frame. Parts outside 0 to 1 are cut off. */
  card?: { left: number; top: number; right: number; bottom: number };
  /** Standard deviation of the blur, in pixels of a photo whose longer side has 1600. */
  blur?: number;
  /** Factor for the brightness. */
  brightness?: number;
  /** Radius of a reflection, as a share of the width. */
  glare?: number;
  /** Standard deviation of the camera's noise. */
  noise?: number;
  /** Brightness of the table; `cardBrightness`: that of the card. */
  tableBrightness?: number;
  cardBrightness?: number;
  /** A lamp at one side: how much brighter the right border is than the left one. */
  lamp?: number;
  /** Contrast of the table's grain. */
  grain?: number;
};

const CARD_POSITION = { left: 0.12, top: 0.15, right: 0.88, bottom: 0.85 };

/** A pseudo-random generator with a fixed sequence, so that every run draws the same picture. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Draws a card with a portrait and lines of text on a table, like a photo taken with a phone. */
export function drawDocument(drawing: DocumentDrawing = {}): Pixels {
  const { width = 1280, height = 960, card = CARD_POSITION, blur = 1, brightness = 1, glare = 0, noise = 3 } = drawing;
  const { tableBrightness = 95, cardBrightness = 205, lamp = 0, grain = 6 } = drawing;
  const next = random(7);
  let grey = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) grey[y * width + x] = tableBrightness + grain * Math.sin(y / 9 + Math.sin(x / 90) * 4);
  }
  const fill = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y += 1) {
      grey.fill(value, y * width + Math.max(0, Math.round(left)), y * width + Math.max(0, Math.min(width, Math.round(right))));
    }
  };
  const [left, top] = [card.left * width, card.top * height];
  const [wide, high] = [(card.right - card.left) * width, (card.bottom - card.top) * height];
  fill(left, top, left + wide, top + high, cardBrightness);
  fill(left + wide * 0.05, top + high * 0.15, left + wide * 0.32, top + high * 0.75, cardBrightness * 0.55);
  const size = high / 26;
  for (let line = 0; line < 11; line += 1) {
    const y = top + high * (0.12 + line * 0.075);
    for (let x = left + wide * 0.38; x < left + wide * 0.94; x += size * 0.75) {
      if (next() < 0.8) fill(x, y + next() * size * 0.5, x + size * (0.2 + next() * 0.35), y + size, cardBrightness * 0.2);
    }
  }
  const sigma = (blur * Math.max(width, height)) / 1600;
  for (let pass = 0; pass < 3; pass += 1) grey = boxBlur(grey, width, height, Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const spot = Math.hypot(x - width * 0.6, y - height * 0.45) / (glare * width || 1);
      const shone = glare > 0 && spot < 1.4 ? Math.min(1, (1.4 - spot) / 0.4) * 260 : 0;
      const noisy = (next() + next() + next() + next() - 2) * 1.73 * noise;
      const value = ((grey[at] ?? 0) + (x / width) * lamp) * brightness + shone + noisy;
      data.fill(value, at * 4, at * 4 + 3);
      data[at * 4 + 3] = 255;
    }
  }
  return { width, height, data };
}

/** One box blur. Three in a row come close to a Gaussian blur. */
function boxBlur(from: Float32Array<ArrayBuffer>, width: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  if (radius < 1) return from;
  const once = (source: Float32Array, length: number, lines: number, step: number, stride: number) => {
    const result = new Float32Array(source.length);
    for (let line = 0; line < lines; line += 1) {
      const start = line * stride;
      const value = (at: number) => source[start + Math.min(length - 1, Math.max(0, at)) * step] ?? 0;
      let sum = 0;
      for (let at = -radius; at <= radius; at += 1) sum += value(at);
      for (let at = 0; at < length; at += 1) {
        result[start + at * step] = sum / (2 * radius + 1);
        sum += value(at + radius + 1) - value(at - radius);
      }
    }
    return result;
  };
  return once(once(from, width, height, 1, width), height, width, width, 1);
}
