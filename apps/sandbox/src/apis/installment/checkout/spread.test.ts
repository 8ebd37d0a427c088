import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

describe('a sum over orders', () => {
  it.each([
    ['by weight, the rest on the last', 100, [1, 1, 1], [99, 99, 99], [33, 33, 34]],
    ['a last one without room hands the rest on', 99, [50, 49], [49, 50], [49, 50]],
    ['nothing', 0, [3, 4], [3, 4], [0, 0]],
    ['no weights and no sum', 0, [0, 0], [0, 0], [0, 0]],
    ['sums beyond 2^53 when multiplied', 9_000_000_000, [3_000_000_000, 6_000_000_000], [9e9, 9e9], [3_000_000_000, 6_000_000_000]],
  ])('%s', (_name, sum, weights, rooms, shares) => {
    expect(spread(sum, weights, rooms)).toEqual(shares);
  });

  it('has no answer where there is no room', () => {
    expect(spread(10, [1, 1], [4, 5])).toBeNull();
  });

  it('is whole, complete and within its rooms', () => {
    const order = fc.record({ weight: fc.nat(10_000_000), room: fc.nat(10_000_000) });
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.array(order, { minLength: 1, maxLength: 6 }), (sum, orders) => {
        const rooms = orders.map(({ room }) => room);
        const shares = spread(
          sum,
          orders.map(({ weight }) => weight),
          rooms,
        );
        if (shares === null) return sum > rooms.reduce((all, room) => all + room, 0);
        return (
          shares.reduce((all, share) => all + share, 0) === sum &&
          shares.every((share, index) => share >= 0 && share <= (rooms[index] ?? 0))
        );
      }),
    );
  });
});
