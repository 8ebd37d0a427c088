import { expect, test } from 'vitest';
import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { CHECKED_STORE, OTHER_CHECKED_STORE, STORE_BRANCH } from '../../testing/checkout.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { addSoleChoices } from './add-sole-choices.ts';

const HOME = { id: 'addr_1', name: null, region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' };
const ONE_OF_EACH = {
  stores: [CHECKED_STORE],
  branches: [STORE_BRANCH],
  cards: [SAVED_CARD],
  addresses: [HOME],
  today: '2026-11-24',
} as const;
const OTHER_CARD = { ...SAVED_CARD, entity_id: 'card_2' };
const EXPIRED_CARD = { ...OTHER_CARD, expiry: '2610' };
const ONE_TERM = { ...CHECKED_STORE, offers: CHECKED_STORE.offers.slice(0, 1) };

test.each<[string, Partial<CheckoutDraft>, Partial<Parameters<typeof addSoleChoices>[1]>, Partial<CheckoutDraft>]>([
  ['chooses the only card', {}, {}, { cardId: 'card_1' }],
  ['chooses the only card that has not expired', {}, { cards: [EXPIRED_CARD, SAVED_CARD] }, { cardId: 'card_1' }],
  ['chooses no card of two', {}, { cards: [SAVED_CARD, OTHER_CARD] }, { cardId: null }],
  ['keeps a card that was just added', { cardId: 'card_9' }, {}, { cardId: 'card_9' }],
  ['drops a card that has expired', { cardId: 'card_2' }, { cards: [EXPIRED_CARD, SAVED_CARD] }, { cardId: 'card_1' }],
  ['leaves open how one store delivers', {}, {}, { kind: null, regionId: null }],
  ['chooses delivery for two stores, the only way', {}, { stores: [CHECKED_STORE, OTHER_CHECKED_STORE] }, { kind: 'delivery' }],
  ['chooses the only address', { kind: 'delivery' }, {}, { regionId: '1726', districtId: '1726294', address: 'ул. Бабура, 1' }],
  ['chooses no address of two', { kind: 'delivery' }, { addresses: [HOME, { ...HOME, id: 'addr_2' }] }, { regionId: null, address: '' }],
  ['keeps a typed address', { kind: 'delivery', address: 'Амира Темура' }, {}, { regionId: null, address: 'Амира Темура' }],
  ['chooses the only branch', { kind: 'pickup' }, {}, { addressId: STORE_BRANCH.id }],
  ['leaves open how to pay, even if one term is offered', {}, { stores: [ONE_TERM] }, { orderType: null, months: null }],
  ['chooses the only term of instalments', { orderType: 'installment' }, { stores: [ONE_TERM] }, { months: 3 }],
  ['chooses no term of two', { orderType: 'installment' }, {}, { months: null }],
  ['takes a term of an earlier page as the choice of instalments', { months: 12 }, {}, { orderType: 'installment', months: 12 }],
  ['keeps a full purchase despite a term', { months: 12, orderType: 'full' }, {}, { orderType: 'full' }],
])('addSoleChoices %s', (_what, filled, options, expected) => {
  expect(addSoleChoices({ ...EMPTY_CHECKOUT_DRAFT, ...filled }, { ...ONE_OF_EACH, ...options })).toMatchObject(expected);
});
