import { expect, test } from 'vitest';
import { ratioInTurn } from './ratio.ts';

test('measures in turn and takes the middle ratio', async () => {
  const order: string[] = [];
  const rates = { ours: [60, 10, 70], floor: [100, 100, 100] };
  const next = (name: 'ours' | 'floor') => async () => {
    order.push(name);
    return rates[name].shift() ?? 0;
  };
  const result = await ratioInTurn(3, next('ours'), next('floor'));
  expect(order).toEqual(['ours', 'floor', 'ours', 'floor', 'ours', 'floor']);
  expect([result.ratio, result.ours, result.floor]).toEqual([0.6, 60, 100]);
});
