import { expect, test } from 'vitest';
import { LIMIT_BY_STATUS, RESTORABLE_LIMIT, RESTORING_LIMIT } from '../../testing/limits.ts';
import type { Limit } from '../limit/limit-step.ts';
import { decideGoodsOffer, type GoodsOffer } from './goods-offer.ts';

const ANY_PRICE: GoodsOffer = { maxPrice: null };
const WITHIN_LIMIT: GoodsOffer = { maxPrice: LIMIT_BY_STATUS.approved.available };
const USED_UP: Limit = { ...LIMIT_BY_STATUS.approved, used: LIMIT_BY_STATUS.approved.amount, available: 0 };

test.each<[string, GoodsOffer | null, GoodsOffer | null, Limit]>([
  ['not created', ANY_PRICE, null, LIMIT_BY_STATUS.not_created],
  ['requested', ANY_PRICE, null, LIMIT_BY_STATUS.requested],
  ['pending', ANY_PRICE, null, LIMIT_BY_STATUS.pending],
  ['approved', WITHIN_LIMIT, WITHIN_LIMIT, LIMIT_BY_STATUS.approved],
  ['approved and used up', null, null, USED_UP],
  ['rejected', ANY_PRICE, null, LIMIT_BY_STATUS.rejected],
  ['expired', ANY_PRICE, null, LIMIT_BY_STATUS.expired],
  ['blocked', ANY_PRICE, null, LIMIT_BY_STATUS.blocked],
  ['blocked, with the debt paid', ANY_PRICE, null, RESTORABLE_LIMIT],
  ['being restored', ANY_PRICE, null, RESTORING_LIMIT],
])('with a limit that is %s decideGoodsOffer returns %j, and %j with a debt', (_case, offer, ofDebtor, limit) => {
  expect(decideGoodsOffer(limit, false)).toEqual(offer);
  expect(decideGoodsOffer(limit, true)).toEqual(ofDebtor);
});
