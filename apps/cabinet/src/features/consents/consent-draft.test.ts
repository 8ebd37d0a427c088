import { describe, expect, test } from 'vitest';
import { CONSENT, ENDED, FAILED_DEBIT, HUMO, withdrawn } from '../../testing/consents.ts';
import { CARD } from '../../testing/orders.ts';
import { arrangeCards, chooseCard, draftOf, faultsOf, findGranted, latestFor, moveCard, requestOf } from './consent-draft.ts';
import { debitsOf, deletedCards, eventsOf } from './consent-facts.ts';

const CARDS = [CARD, HUMO, ENDED];

describe('[X-07] the order of cards', () => {
  test.each([
    ['the first one down', 'card_1', 1, ['card_2', 'card_1', 'card_3']],
    ['the last one up', 'card_3', -1, ['card_1', 'card_3', 'card_2']],
    ['the first one up: it stays', 'card_1', -1, ['card_1', 'card_2', 'card_3']],
    ['the last one down: it stays', 'card_3', 1, ['card_1', 'card_2', 'card_3']],
    ['a card that is not there', 'card_9', 1, ['card_1', 'card_2', 'card_3']],
  ] as const)('%s', (_what, id, by, order) => {
    expect(moveCard(CARDS, id, by)).toEqual(order);
  });

  test('cards that were deleted elsewhere leave it, and new ones come last', () => {
    expect(arrangeCards(['card_9', 'card_2'], [CARD, HUMO]).map(({ entity_id }) => entity_id)).toEqual(['card_2', 'card_1']);
  });
});

describe('[X-07] what is asked of the server', () => {
  const empty = draftOf('100001', null);

  test('an empty form agrees to nothing', () => {
    expect([empty.chosen, empty.useBalance, faultsOf(requestOf(draftOf('', null), CARDS))]).toEqual([[], false, ['target', 'source']]);
  });

  test('a floor that is no amount is refused, and is none where the balance is not used', () => {
    const filled = { ...empty, useBalance: true, floor: Number.NaN };
    expect([faultsOf(requestOf(filled, CARDS)), faultsOf(requestOf({ ...filled, useBalance: false, chosen: ['card_1'] }, CARDS))]).toEqual([
      ['floor'],
      [],
    ]);
  });

  test('chosen cards that are saved still, in the order of the list, whichever was chosen first', () => {
    const chosen = chooseCard(chooseCard(chooseCard([], 'card_2', true), 'card_9', true), 'card_1', true);
    expect(requestOf({ ...empty, order: ['card_1', 'card_2'], chosen }, CARDS)).toMatchObject({ card_order: ['card_1', 'card_2'] });
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
  ])('the balance as %o', (filled, asked) => {
    expect(requestOf({ ...empty, ...filled }, CARDS)).toMatchObject(asked);
  });

  test('the balance alone is enough', () => {
    expect(faultsOf(requestOf({ ...empty, useBalance: true }, []))).toEqual([]);
  });

  test('a consent that was withdrawn is granted anew as it was', () => {
    const latest = latestFor([withdrawn(CONSENT)], '100001');
    expect(requestOf(draftOf('100001', latest), CARDS)).toEqual({
      order_id: '100001',
      card_order: ['card_1', 'card_2'],
      use_balance: true,
      balance_floor: 50_000,
      notice_days: 3,
    });
  });
});

describe('[X-07] a grant whose answer was lost', () => {
  const asked = requestOf(draftOf('100001', CONSENT), CARDS);
  test.each([
    ['stands as it was asked for', [CONSENT], 'con_1'],
    ['is withdrawn already', [withdrawn(CONSENT)], undefined],
    ['stands with another order of cards', [{ ...CONSENT, card_order: ['card_2', 'card_1'] }], undefined],
    ['stands with another floor', [{ ...CONSENT, balance_floor: 0 }], undefined],
    ['is of another order', [{ ...CONSENT, order_id: 'all' }], undefined],
  ])('%s', (_what, consents, found) => {
    expect(findGranted(consents, asked)?.id).toBe(found);
  });
});

describe('[X-07] what the page tells', () => {
  test.each([
    [['1234', '5678'], ['card_1', 'card_2'], []],
    [['1234', '9999'], ['card_1'], ['9999']],
    [['1234', '1234'], ['card_1'], ['1234']],
  ])('of the cards %o those that are deleted', (agreed, card_order, deleted) => {
    const history = CONSENT.history.map((event) => ({ ...event, cards: agreed }));
    expect(deletedCards({ history, card_order }, CARDS)).toEqual(deleted);
  });

  test('one can pay by hand after the latest failure of an instalment that is still to be paid, and only there', () => {
    const next = { ...FAILED_DEBIT, day: '2026-11-19' } as const;
    const paid = { ...FAILED_DEBIT, number: 1, left: 0, day: '2026-09-18' } as const;
    const shown = debitsOf([
      { ...CONSENT, debits: [FAILED_DEBIT, paid] },
      { ...CONSENT, debits: [next] },
    ]);
    expect(shown.map(({ day, payable }) => [day, payable])).toEqual([
      ['2026-11-19', true],
      ['2026-11-18', false],
      ['2026-09-18', false],
    ]);
  });

  test('what was agreed when, newest first', () => {
    expect(eventsOf([withdrawn(CONSENT)]).map(({ event }) => event.type)).toEqual(['withdrawn', 'granted']);
  });
});
