import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Basket } from './basket-item.ts';
import { addItem, countGoods, quantityOf } from './basket-rules.ts';
import { mergeBaskets, withoutMerged } from './merge-baskets.ts';
import { item, lines } from './testing.ts';

describe('mergeBaskets', () => {
  it.each([
    ['nothing to nothing', [], [], '', '', false],
    ['goods of the device come behind those of the account', [item('2')], [item('1')], '1x1 2x1', '', true],
    [
      'a product in both counts once, with the larger quantity',
      [item('1', { quantity: 3 })],
      [item('1', { quantity: 2 })],
      '1x3',
      '',
      true,
    ],
    ['and the account’s where that is the larger', [item('1')], [item('1', { quantity: 2 })], '1x2', '', false],
    ['a full account takes nothing, and nothing is lost', [item('2', { quantity: 4 })], [item('1', { quantity: 9 })], '1x9', '2x4', false],
    [
      'what was added last goes in first, and what does not fit stays',
      [item('2', { quantity: 4, addedAt: '2026-11-01T00:00:00.000Z' }), item('3', { quantity: 4, addedAt: '2026-11-20T00:00:00.000Z' })],
      [item('1', { quantity: 3 })],
      '1x3 3x4 2x2',
      '2x2',
      true,
    ],
  ] satisfies [string, Basket, Basket, string, string, boolean][])('%s', (_title, device, account, merged, left, changed) => {
    const result = mergeBaskets(device, account);
    expect([lines(result.account), lines(result.left), result.changed]).toEqual([merged, left, changed]);
  });

  const basket = fc
    .array(
      fc.record({ id: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 9 }), day: fc.integer({ min: 10, max: 28 }) }),
    )
    .map((found) =>
      found.reduce<Basket>(
        (all, { id, quantity, day }) => addItem(all, item(String(id), { quantity, addedAt: `2026-11-${day}T00:00:00.000Z` })),
        [],
      ),
    );

  it('loses nothing, keeps the account’s, holds the limit, and done again changes nothing', () => {
    fc.assert(
      fc.property(basket, basket, (device, account) => {
        const { account: merged, left } = mergeBaskets(device, account);
        expect(countGoods(merged)).toBeLessThan(10);
        for (const { productId, quantity } of account) expect(quantityOf(merged, productId)).toBeGreaterThanOrEqual(quantity);
        for (const { productId, quantity } of device) {
          expect(quantityOf(merged, productId) + quantityOf(left, productId)).toBeGreaterThanOrEqual(quantity);
        }
        expect(mergeBaskets(device, merged).account).toEqual(merged);
        expect(mergeBaskets(left, merged).changed && countGoods(merged) === 9).toBe(false);
      }),
    );
  });

  it('what came to the device while the merge was under way stays on it', () => {
    const before = [item('1', { quantity: 2 }), item('2')];
    const now = [item('1', { quantity: 3 }), item('2'), item('3')];
    expect(lines(withoutMerged(now, before, []))).toBe('1x1 3x1');
    expect(lines(withoutMerged(before, before, [item('2')]))).toBe('2x1');
    expect(withoutMerged([], before, [])).toEqual([]);
  });
});
