/** One measurement: the cost at a size, both above 0. */
export type Point = { readonly size: number; readonly cost: number };

/**
 * How the cost grows with the size, as an exponent: 0 means not at all, 1 in proportion, 2 with the square. The slope of the least-squares
 * line through the logarithms.
 */
export function logLogSlope(points: readonly Point[]): number {
  const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
  const meanX = mean(logs.map(({ x }) => x));
  const meanY = mean(logs.map(({ y }) => y));
  const covariance = mean(logs.map(({ x, y }) => (x - meanX) * (y - meanY)));
  const variance = mean(logs.map(({ x }) => (x - meanX) ** 2));
  return covariance / variance;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
