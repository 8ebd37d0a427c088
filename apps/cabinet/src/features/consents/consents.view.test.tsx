import type { CalendarDate } from '@muddat/schedule';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CONSENT, FOR_ALL, withdrawn } from '../../testing/consents.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import type { Consent } from './consent-queries.ts';
import type { ConsentNote } from './consents.types.ts';
import { ConsentsView } from './consents.view.tsx';

afterEach(cleanup);

const AS_OF: CalendarDate = '2026-11-25';
const OTHER: Consent = { ...CONSENT, id: 'con_3', order_id: '100002', order_number: '100002', store: 'Tulpor' };
const hrefs = { grant: () => '#grant', order: () => '#order', pay: () => '#pay', payment: () => '#payment', cards: '#cards' };

async function show(consents: readonly Consent[], of: Consent | null = null) {
  const note: ConsentNote | null = of === null ? null : { kind: 'withdrawn', consent: withdrawn(of) };
  const list = { data: [...consents], as_of: AS_OF };
  const nothing = () => undefined;
  await renderInCabinet(
    <ConsentsView
      state={{ kind: 'ready', list, cards: [CARD] }}
      note={note}
      withdrawing={{ kind: 'idle' }}
      hrefs={hrefs}
      onWithdraw={nothing}
    />,
    { api: fakeApi({}).api },
  );
  const [place] = await screen.findAllByRole('status');
  return (place?.textContent ?? '').replaceAll('\u00a0', ' ');
}

describe('[X-07] after a withdrawal the page says what is debited still', () => {
  test('nothing, where no consent is left', async () => {
    expect(await show([withdrawn(CONSENT)], CONSENT)).toContain('Больше ничего не спишем. Не забудьте платить сами.');
  });

  test('what the others name, where those of single orders stand after the one for all', async () => {
    const told = await show([withdrawn(FOR_ALL), CONSENT, OTHER], FOR_ALL);
    expect(told).toContain('Остаётся включённым: Texno Olam, заказ № 100001; Tulpor, заказ № 100002.');
    expect(told).not.toMatch(/ольше ничего не спишем\. Не забудьте/);
  });

  test('the order apart, where another order or all others stand', async () => {
    expect(await show([withdrawn(CONSENT), OTHER], CONSENT)).toContain('По этому заказу больше ничего не спишем, платите по нему сами.');
    cleanup();
    const told = await show([withdrawn(CONSENT), FOR_ALL, OTHER], CONSENT);
    expect(told).toContain('Разрешение «Все заказы» на этот заказ не действует');
    expect(told).toContain('Остаётся включённым: Все заказы; Tulpor, заказ № 100002.');
  });

  test('no word of the past, where the order is debited again', async () => {
    expect(await show([CONSENT], CONSENT)).toBe('');
    cleanup();
    expect(await show([withdrawn(CONSENT), { ...FOR_ALL, granted_at: '2026-11-25T09:00:00.000Z' }], CONSENT)).toBe('');
  });
});

describe('[X-07] the consent for all orders names those it leaves out', () => {
  const LEFT_OUT = /^Кроме заказов, автосписание которых вы отключили: Texno Olam/;
  test('since their own was withdrawn after it', async () => {
    await show([withdrawn(CONSENT), FOR_ALL]);
    expect(screen.getByText(LEFT_OUT)).toBeVisible();
  });

  test.each([
    ['it was granted anew', [withdrawn(CONSENT), { ...FOR_ALL, granted_at: '2026-11-25T09:00:00.000Z' }]],
    ['the order has one of its own again', [CONSENT, withdrawn({ ...CONSENT, id: 'con_0' }), FOR_ALL]],
  ])('not where %s', async (_what, consents) => {
    await show(consents);
    expect(screen.queryByText(LEFT_OUT)).toBeNull();
  });
});

describe('[X-07] the notice of a debit', () => {
  const noticed = async (notice_on: CalendarDate, sources = CONSENT.next_debits[0]?.sources ?? []) => {
    await show([{ ...CONSENT, next_debits: CONSENT.next_debits.slice(0, 1).map((one) => ({ ...one, notice_on, sources })) }]);
    return screen.getByRole('list', { name: 'Следующее списание' }).textContent;
  };
  test('is told as one to come, of today, or that was sent', async () => {
    expect(await noticed('2026-11-26')).toContain('предупредим 26 ноября 2026');
    cleanup();
    expect(await noticed(AS_OF)).toContain('предупреждаем сегодня');
    cleanup();
    expect(await noticed('2026-11-24')).toContain('предупредили 24 ноября 2026');
  });

  test('is not promised where nothing can be debited', async () => {
    expect(await noticed('2026-11-26', [])).not.toContain('предупредим');
  });
});
