import { describe, expect, test } from 'vitest';
import { EXPIRED_CARD, FAILED_DEBIT, HUMO_CARD, ORDER_CONSENT, withdrawnConsent } from '../../testing/consents.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import {
  arrangeCards,
  consentDraftOf,
  consentRequestOf,
  findGrantedConsent,
  invalidConsentFields,
  latestConsentFor,
  moveCard,
  toggleCard,
} from './consent-draft.ts';
import { consentEventsOf, debitListItemsOf, deletedCards } from './consent-selectors.ts';

const CARDS = [SAVED_CARD, HUMO_CARD, EXPIRED_CARD];

describe('[X-07] the order of cards', () => {
  test.each([
    ['moveCard moves the first card down', 'card_1', 1, ['card_2', 'card_1', 'card_3']],
    ['moveCard moves the last card up', 'card_3', -1, ['card_1', 'card_3', 'card_2']],
    ['moveCard does not move the first card up', 'card_1', -1, ['card_1', 'card_2', 'card_3']],
    ['moveCard does not move the last card down', 'card_3', 1, ['card_1', 'card_2', 'card_3']],
    ['moveCard ignores an unknown card', 'card_9', 1, ['card_1', 'card_2', 'card_3']],
  ] as const)('%s', (_what, id, by, order) => {
    expect(moveCard(CARDS, id, by)).toEqual(order);
  });

  test('arrangeCards removes deleted cards and appends new ones', () => {
    expect(arrangeCards(['card_9', 'card_2'], [SAVED_CARD, HUMO_CARD]).map(({ entity_id }) => entity_id)).toEqual(['card_2', 'card_1']);
  });
});

describe('[X-07] the request to grant a consent', () => {
  const empty = consentDraftOf('100001', null);

  test('an empty form selects no card and no balance, and reports errors at target and source', () => {
    expect([empty.chosen, empty.useBalance, invalidConsentFields(consentRequestOf(consentDraftOf('', null), CARDS))]).toEqual([
      [],
      false,
      ['target', 'source'],
    ]);
  });

  test('refuses a balance floor that is no amount, and ignores it if the balance is not used', () => {
    const filled = { ...empty, useBalance: true, floor: Number.NaN };
    expect([
      invalidConsentFields(consentRequestOf(filled, CARDS)),
      invalidConsentFields(consentRequestOf({ ...filled, useBalance: false, chosen: ['card_1'] }, CARDS)),
    ]).toEqual([['floor'], []]);
  });

  test('contains the chosen cards that still exist, in the order of the list', () => {
    const chosen = toggleCard(toggleCard(toggleCard([], 'card_2', true), 'card_9', true), 'card_1', true);
    expect(consentRequestOf({ ...empty, order: ['card_1', 'card_2'], chosen }, CARDS)).toMatchObject({ card_order: ['card_1', 'card_2'] });
  });

  test.each([
    [
      { useBalance: true, floor: 50_000 },
      { use_balance: true, balance_floor: 50_000 },
    ],
    [
      { useBalance: true, floor: null },
      { use_balance: true, balance_floor: 0 },
    ],
    [
      { useBalance: false, floor: 50_000 },
      { use_balance: false, balance_floor: 0 },
    ],
  ])('turns the balance settings %o into %o', (filled, asked) => {
    expect(consentRequestOf({ ...empty, ...filled }, CARDS)).toMatchObject(asked);
  });

  test('is valid with the balance as the only source', () => {
    expect(invalidConsentFields(consentRequestOf({ ...empty, useBalance: true }, []))).toEqual([]);
  });

  test('repeats the terms of the latest consent for the order, even a withdrawn one', () => {
    const latest = latestConsentFor([withdrawnConsent(ORDER_CONSENT)], '100001');
    expect(consentRequestOf(consentDraftOf('100001', latest), CARDS)).toEqual({
      order_id: '100001',
      card_order: ['card_1', 'card_2'],
      use_balance: true,
      balance_floor: 50_000,
      notice_days: 3,
    });
  });
});

describe('[X-07] findGrantedConsent after a lost response', () => {
  const asked = consentRequestOf(consentDraftOf('100001', ORDER_CONSENT), CARDS);
  test.each([
    ['finds a consent with the requested terms', [ORDER_CONSENT], 'con_1'],
    ['ignores a withdrawn consent', [withdrawnConsent(ORDER_CONSENT)], undefined],
    ['ignores a consent with another order of cards', [{ ...ORDER_CONSENT, card_order: ['card_2', 'card_1'] }], undefined],
    ['ignores a consent with another balance floor', [{ ...ORDER_CONSENT, balance_floor: 0 }], undefined],
    ['ignores a consent for another order', [{ ...ORDER_CONSENT, order_id: 'all' }], undefined],
  ])('%s', (_what, consents, found) => {
    expect(findGrantedConsent(consents, asked)?.id).toBe(found);
  });
});

describe('[X-07] the data of the consents page', () => {
  test.each([
    [['1234', '5678'], ['card_1', 'card_2'], []],
    [['1234', '9999'], ['card_1'], ['9999']],
    [['1234', '1234'], ['card_1'], ['1234']],
  ])('for the agreed cards %j of which %j are left, deletedCards returns %j', (agreed, card_order, deleted) => {
    const history = ORDER_CONSENT.history.map((event) => ({ ...event, cards: agreed }));
    expect(deletedCards({ history, card_order }, CARDS)).toEqual(deleted);
  });

  test('debitListItemsOf marks only the latest failed debit of an unpaid instalment as payable', () => {
    const next = { ...FAILED_DEBIT, day: '2026-11-19' } as const;
    const paid = { ...FAILED_DEBIT, number: 1, left: 0, day: '2026-09-18' } as const;
    const shown = debitListItemsOf([
      { ...ORDER_CONSENT, debits: [FAILED_DEBIT, paid] },
      { ...ORDER_CONSENT, debits: [next] },
    ]);
    expect(shown.map(({ day, payable }) => [day, payable])).toEqual([
      ['2026-11-19', true],
      ['2026-11-18', false],
      ['2026-09-18', false],
    ]);
  });

  test('consentEventsOf returns the events of a consent, newest first', () => {
    expect(consentEventsOf([withdrawnConsent(ORDER_CONSENT)]).map(({ event }) => event.type)).toEqual(['withdrawn', 'granted']);
  });
});
