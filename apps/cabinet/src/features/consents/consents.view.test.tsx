import type { CalendarDate } from '@muddat/schedule';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ALL_ORDERS_CONSENT, ORDER_CONSENT, withdrawnConsent } from '../../testing/consents.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import type { Consent } from './consent-queries.ts';
import type { ConsentChange } from './consents.types.ts';
import { ConsentsView } from './consents.view.tsx';

afterEach(cleanup);

const AS_OF: CalendarDate = '2026-11-25';
const OTHER: Consent = { ...ORDER_CONSENT, id: 'con_3', order_id: '100002', order_number: '100002', store: 'Tulpor' };
const hrefs = { grant: () => '#grant', order: () => '#order', pay: () => '#pay', payment: () => '#payment', cards: '#cards' };

async function show(consents: readonly Consent[], of: Consent | null = null) {
  const note: ConsentChange | null = of === null ? null : { kind: 'withdrawn', consent: withdrawnConsent(of) };
  const list = { data: [...consents], as_of: AS_OF };
  const nothing = () => undefined;
  await renderInCabinet(
    <ConsentsView
      state={{ kind: 'ready', list, cards: [SAVED_CARD] }}
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

describe('[X-07] the status message after a withdrawal', () => {
  test('says that nothing is debited any more if no consent is left', async () => {
    expect(await show([withdrawnConsent(ORDER_CONSENT)], ORDER_CONSENT)).toContain('Больше ничего не спишем. Не забудьте платить сами.');
  });

  test('names the consents of single orders that remain after the one for all orders', async () => {
    const told = await show([withdrawnConsent(ALL_ORDERS_CONSENT), ORDER_CONSENT, OTHER], ALL_ORDERS_CONSENT);
    expect(told).toContain('Остаётся включённым: Texno Olam, заказ № 100001; Tulpor, заказ № 100002.');
    expect(told).not.toMatch(/ольше ничего не спишем\. Не забудьте/);
  });

  test('says that the order of the withdrawn consent is not debited, and names the remaining consents', async () => {
    expect(await show([withdrawnConsent(ORDER_CONSENT), OTHER], ORDER_CONSENT)).toContain(
      'По этому заказу больше ничего не спишем, платите по нему сами.',
    );
    cleanup();
    const told = await show([withdrawnConsent(ORDER_CONSENT), ALL_ORDERS_CONSENT, OTHER], ORDER_CONSENT);
    expect(told).toContain('Разрешение «Все заказы» на этот заказ не действует');
    expect(told).toContain('Остаётся включённым: Все заказы; Tulpor, заказ № 100002.');
  });

  test('does not appear if a consent covers the order again', async () => {
    expect(await show([ORDER_CONSENT], ORDER_CONSENT)).toBe('');
    cleanup();
    expect(
      await show([withdrawnConsent(ORDER_CONSENT), { ...ALL_ORDERS_CONSENT, granted_at: '2026-11-25T09:00:00.000Z' }], ORDER_CONSENT),
    ).toBe('');
  });
});

describe('[X-07] the consent for all orders', () => {
  const LEFT_OUT = /^Кроме заказов, автосписание которых вы отключили: Texno Olam/;
  test('names the orders that it excludes because their own consent was withdrawn later', async () => {
    await show([withdrawnConsent(ORDER_CONSENT), ALL_ORDERS_CONSENT]);
    expect(screen.getByText(LEFT_OUT)).toBeVisible();
  });

  test.each([
    ['it was granted again later', [withdrawnConsent(ORDER_CONSENT), { ...ALL_ORDERS_CONSENT, granted_at: '2026-11-25T09:00:00.000Z' }]],
    [
      'the order has an active consent of its own again',
      [ORDER_CONSENT, withdrawnConsent({ ...ORDER_CONSENT, id: 'con_0' }), ALL_ORDERS_CONSENT],
    ],
  ])('names no excluded orders if %s', async (_what, consents) => {
    await show(consents);
    expect(screen.queryByText(LEFT_OUT)).toBeNull();
  });
});

describe('[X-07] the notice of a debit', () => {
  const noticed = async (notice_on: CalendarDate, sources = ORDER_CONSENT.next_debits[0]?.sources ?? []) => {
    await show([{ ...ORDER_CONSENT, next_debits: ORDER_CONSENT.next_debits.slice(0, 1).map((one) => ({ ...one, notice_on, sources })) }]);
    return screen.getByRole('list', { name: 'Следующее списание' }).textContent;
  };
  test('is shown as planned, as sent today or as sent earlier, depending on its date', async () => {
    expect(await noticed('2026-11-26')).toContain('предупредим 26 ноября 2026');
    cleanup();
    expect(await noticed(AS_OF)).toContain('предупреждаем сегодня');
    cleanup();
    expect(await noticed('2026-11-24')).toContain('предупредили 24 ноября 2026');
  });

  test('is not announced if there is no source to debit', async () => {
    expect(await noticed('2026-11-26', [])).not.toContain('предупредим');
  });
});
