import type { PixelBuffer } from './compare-tones.ts';

/** Neighbours that differ by at most this many levels of 255 are one area of colour. */
const FLAT_TOLERANCE = 1;
const CHANNELS = 3;

/**
 * Counts the pixels that are inside an area of one colour in both pictures and differ by more than `shade` levels of 255 in some channel.
 * Letters drawn differently produce no such pixel; a changed fill produces one for each of its pixels.
 */
export function countRepaintedPixels(one: PixelBuffer, other: PixelBuffer, shade: number): number {
  let count = 0;
  for (let y = 1; y < one.height - 1; y += 1)
    for (let x = 1; x < one.width - 1; x += 1) {
      const at = (y * one.width + x) * 4;
      if (differs(one, other, at, shade) && isFlatArea(one, at) && isFlatArea(other, at)) count += 1;
    }
  return count;
}

function differs(one: PixelBuffer, other: PixelBuffer, at: number, shade: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel += 1)
    if (Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > shade) return true;
  return false;
}

function isFlatArea({ width, data }: PixelBuffer, at: number): boolean {
  const row = width * 4;
  for (const step of [-row - 4, -row, -row + 4, -4, 4, row - 4, row, row + 4])
    for (let channel = 0; channel < CHANNELS; channel += 1)
      if (Math.abs((data[at + channel] ?? 0) - (data[at + step + channel] ?? 0)) > FLAT_TOLERANCE) return false;
  return true;
}
