/**
 * Splits a sum in proportion to weights. Each share is rounded down; the remainder goes to the last share and, once that is full, to the
 * shares before it. `rooms`: the maximum of each share. Null when the sum exceeds all maxima together.
 */
export function splitProportionally(sum: number, weights: readonly number[], rooms: readonly number[]): number[] | null {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum > rooms.reduce((all, room) => all + room, 0)) return null;
  const shares = weights.map((weight, index) =>
    total === 0n ? 0 : Math.min(Number((BigInt(sum) * BigInt(weight)) / total), rooms[index] ?? 0),
  );
  let rest = sum - shares.reduce((all, share) => all + share, 0);
  for (let index = shares.length - 1; index >= 0 && rest > 0; index -= 1) {
    const share = shares[index] ?? 0;
    const more = Math.min(rest, (rooms[index] ?? 0) - share);
    shares[index] = share + more;
    rest -= more;
  }
  return shares;
}
