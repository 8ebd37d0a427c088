import sharp from 'sharp';

const PICTURE_SIDE = 320;
const CHANNELS = 3;
/** Noise amplitude with which a tile weighs about 8 KB, like a shop's photograph. */
const GRAIN = 24;
const QUALITY = 78;

/** Pseudo-random numbers below 1 from a seed, so that the pictures have the same bytes in every run. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pixels of a noisy object on a light background, different for each number. */
function pixels(number: number): Buffer {
  const random = randoms(number);
  const drawn = Buffer.alloc(PICTURE_SIDE * PICTURE_SIDE * CHANNELS);
  for (let at = 0; at < drawn.length; at += CHANNELS) {
    const place = at / CHANNELS;
    const [x, y] = [place % PICTURE_SIDE, Math.floor(place / PICTURE_SIDE)];
    const isThing = x > 50 && x < 270 && y > 40 && y < 280;
    const wave = Math.sin((x + number * 31) / 17) * Math.sin((y + number * 13) / 23) * 40 + Math.sin((x * y) / 900) * 25;
    const grain = (random() - 0.5) * (isThing ? GRAIN : 4);
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const light = isThing ? 90 + ((number * 67 + channel * 80) % 110) + wave : 240;
      drawn[at + channel] = Math.max(0, Math.min(255, light + grain));
    }
  }
  return drawn;
}

/** A tile's picture of the floor page, as WebP. */
export const renderTilePicture = (number: number): Promise<Buffer> =>
  sharp(pixels(number), { raw: { width: PICTURE_SIDE, height: PICTURE_SIDE, channels: CHANNELS } })
    .webp({ quality: QUALITY })
    .toBuffer();
