import { percentile } from '../percentile.ts';

/** Measured in turn, so that whatever else the machine does slows both alike; the middle one of the ratios counts. */
export async function ratioInTurn(
  rounds: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ ours: number; floor: number; ratio: number; ratios: number[] }> {
  const pairs: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ourRate = await ours();
    pairs.push({ ours: ourRate, floor: await floor() });
  }
  const ratios = pairs.map((pair) => pair.ours / pair.floor);
  return {
    ours: percentile(
      pairs.map((pair) => pair.ours),
      0.5,
    ),
    floor: percentile(
      pairs.map((pair) => pair.floor),
      0.5,
    ),
    ratio: percentile(ratios, 0.5),
    ratios,
  };
}
