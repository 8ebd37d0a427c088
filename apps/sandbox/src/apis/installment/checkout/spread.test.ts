import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitProportionally } from './split-proportionally.ts';

describe('splitProportionally', () => {
  it.each([
    ['by weight, the remainder to the last order', 100, [1, 1, 1], [99, 99, 99], [33, 33, 34]],
    ['the last order at its maximum, the remainder to others', 99, [50, 49], [49, 50], [49, 50]],
    ['a sum of zero', 0, [3, 4], [3, 4], [0, 0]],
    ['a sum of zero without weights', 0, [0, 0], [0, 0], [0, 0]],
    ['a product above 2^53', 9_000_000_000, [3_000_000_000, 6_000_000_000], [9e9, 9e9], [3_000_000_000, 6_000_000_000]],
  ])('shares a sum among orders: %s', (_name, sum, weights, rooms, shares) => {
    expect(splitProportionally(sum, weights, rooms)).toEqual(shares);
  });

  it('returns null if the maximums of the orders are below the sum', () => {
    expect(splitProportionally(10, [1, 1], [4, 5])).toBeNull();
  });

  it('returns shares that add up to the sum and stay within the maximums', () => {
    const order = fc.record({ weight: fc.nat(10_000_000), room: fc.nat(10_000_000) });
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.array(order, { minLength: 1, maxLength: 6 }), (sum, orders) => {
        const rooms = orders.map(({ room }) => room);
        const shares = splitProportionally(
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
