import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Basket } from './basket-item.ts';
import { addItem, countPieces, quantityOf } from './basket-rules.ts';
import { mergeBaskets, withoutMergedItems } from './merge-baskets.ts';
import { basketItem, formatBasketLines } from './testing.ts';

describe('mergeBaskets', () => {
  it.each([
    ['merges two empty baskets into an empty one', [], [], '', '', false],
    ['puts device items after account items', [basketItem('2')], [basketItem('1')], '1x1 2x1', '', true],
    [
      'counts a product in both baskets once, with the larger quantity',
      [basketItem('1', { quantity: 3 })],
      [basketItem('1', { quantity: 2 })],
      '1x3',
      '',
      true,
    ],
    ['keeps the quantity of the account if it is larger', [basketItem('1')], [basketItem('1', { quantity: 2 })], '1x2', '', false],
    [
      'adds nothing to a full account and loses nothing',
      [basketItem('2', { quantity: 4 })],
      [basketItem('1', { quantity: 9 })],
      '1x9',
      '2x4',
      false,
    ],
    [
      'adds the latest items first and leaves what does not fit on the device',
      [
        basketItem('2', { quantity: 4, addedAt: '2026-11-01T00:00:00.000Z' }),
        basketItem('3', { quantity: 4, addedAt: '2026-11-20T00:00:00.000Z' }),
      ],
      [basketItem('1', { quantity: 3 })],
      '1x3 3x4 2x2',
      '2x2',
      true,
    ],
  ] satisfies [string, Basket, Basket, string, string, boolean][])('%s', (_title, device, account, merged, left, changed) => {
    const result = mergeBaskets(device, account);
    expect([formatBasketLines(result.account), formatBasketLines(result.unmerged), result.changed]).toEqual([merged, left, changed]);
  });

  const basket = fc
    .array(
      fc.record({ id: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 9 }), day: fc.integer({ min: 10, max: 28 }) }),
    )
    .map((found) =>
      found.reduce<Basket>(
        (all, { id, quantity, day }) => addItem(all, basketItem(String(id), { quantity, addedAt: `2026-11-${day}T00:00:00.000Z` })),
        [],
      ),
    );

  it('loses no item, keeps the account items, respects the limit and is idempotent', () => {
    fc.assert(
      fc.property(basket, basket, (device, account) => {
        const { account: merged, unmerged } = mergeBaskets(device, account);
        expect(countPieces(merged)).toBeLessThan(10);
        for (const { productId, quantity } of account) expect(quantityOf(merged, productId)).toBeGreaterThanOrEqual(quantity);
        for (const { productId, quantity } of device) {
          expect(quantityOf(merged, productId) + quantityOf(unmerged, productId)).toBeGreaterThanOrEqual(quantity);
        }
        expect(mergeBaskets(device, merged).account).toEqual(merged);
        expect(mergeBaskets(unmerged, merged).changed && countPieces(merged) === 9).toBe(false);
      }),
    );
  });

  it('leaves unmerged items, and items added during the merge, on the device', () => {
    const before = [basketItem('1', { quantity: 2 }), basketItem('2')];
    const now = [basketItem('1', { quantity: 3 }), basketItem('2'), basketItem('3')];
    expect(formatBasketLines(withoutMergedItems(now, before, []))).toBe('1x1 3x1');
    expect(formatBasketLines(withoutMergedItems(before, before, [basketItem('2')]))).toBe('2x1');
    expect(withoutMergedItems([], before, [])).toEqual([]);
  });
});
