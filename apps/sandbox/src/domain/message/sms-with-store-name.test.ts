import type { Locale } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { RETURN_STATES, type ReturnWish } from '../../apis/installment/return-run/return-rules.ts';
import { returnReplySms, returnStepSms } from '../../apis/installment/return-run/return-sms.ts';
import { type ReturnTextFacts, returnStepText } from '../../apis/installment/return-run/return-texts.ts';
import { orderStepSms } from '../../apis/installment/store-run/step-sms.ts';
import { type OrderStepTextFacts, orderStepText } from '../../apis/installment/store-run/step-texts.ts';
import { countSmsSegments, normalizeSmsText } from '../../core/sms-text.ts';
import type { StoredReturnFigures } from '../../db/schema/returns.ts';
import { STORES } from '../../seed/data/stores.ts';
import { ORDER_STATUS_PHASES, type OrderStatus } from '../order/order-phase.ts';
import { smsWithStoreName } from './sms-with-store-name.ts';

type Sms = Record<Locale, string> | null;
type Case = { what: string; sms: (storeName: string) => Sms; isNotified: boolean };

const NUMBER = '100001';
const SUM = 12_345_678;

function orderCase(to: OrderStatus, more: Partial<OrderStepTextFacts>): Case {
  const about = (storeName: string): OrderStepTextFacts => ({
    number: NUMBER,
    storeName,
    deliveryKind: 'delivery',
    from: 'pending',
    returned: 0,
    unpaid: false,
    onLimit: true,
    ...more,
  });
  return {
    what: `order ${to} ${JSON.stringify(more)}`,
    sms: (name) => orderStepSms(to, about(name)),
    isNotified: orderStepText(to, about('')) !== null,
  };
}
const STATUSES: readonly OrderStatus[] = Object.keys(ORDER_STATUS_PHASES).filter((text): text is OrderStatus =>
  Object.hasOwn(ORDER_STATUS_PHASES, text),
);
const ORDERS = [
  {},
  { onLimit: false },
  { returned: SUM },
  { unpaid: true, returned: SUM },
  { from: 'shipping', returned: SUM },
  { deliveryKind: 'pickup' },
];

const sums = { total: 0, paid: 0, schedule: [] };
const refundFigures = (giveBackTo: StoredReturnFigures['giveBackTo']): StoredReturnFigures => ({
  share: 0,
  giveBack: giveBackTo === 'nothing' ? 0 : SUM,
  giveBackTo,
  bonusBack: 0,
  old: sums,
  new: sums,
});
const WISHES: readonly ReturnWish[] = ['refund', 'repair'];
const RETURNS = WISHES.flatMap((wish) =>
  RETURN_STATES.flatMap((to) =>
    (['balance', 'store_cash', 'nothing'] as const).map((where): Case => {
      const deadline = new Date('2026-12-25T07:00:00Z');
      const about = (storeName: string): ReturnTextFacts => ({ wish, number: NUMBER, storeName, deadline, figures: refundFigures(where) });
      return {
        what: `${wish} ${to} ${where}`,
        sms: (name) => returnStepSms(to, about(name)),
        isNotified: returnStepText(to, about('')) !== null,
      };
    }),
  ),
);
const REPLIES = (['store', 'support'] as const).map(
  (from): Case => ({ what: `reply of ${from}`, sms: (name) => returnReplySms(NUMBER, from, name), isNotified: true }),
);
const CASES = [...STATUSES.flatMap((to) => ORDERS.map((more) => orderCase(to, more))), ...RETURNS, ...REPLIES];
const SENT = CASES.filter(({ sms }) => sms('Tulpor') !== null);

test.each([true, false])('texts about a canceled or failed order mention the freed limit only if it used the limit: %s', (onLimit) => {
  for (const to of ['canceled', 'refused', 'fail'] as const) {
    const about: OrderStepTextFacts = {
      number: NUMBER,
      storeName: '',
      deliveryKind: 'delivery',
      from: 'pending',
      returned: 0,
      unpaid: false,
      onLimit,
    };
    const texts = [orderStepText(to, about)?.bodyRu, orderStepText(to, { ...about, unpaid: true })?.bodyRu, orderStepSms(to, about)?.ru];
    expect(texts.map((text) => text?.includes('Лимит снова свободен'))).toEqual([onLimit, onLimit, onLimit]);
  }
});

describe.each(SENT)('[S2-15] the SMS about «$what»', ({ sms, isNotified }) => {
  test.each(['ru', 'uz'] as const)('fits one SMS in %s for every store name, with the order number and without a sum', (locale) => {
    const texts = [...STORES.map(({ name }) => name), 'Ж'.repeat(200)].map((name) => sms(name)?.[locale] ?? '');
    expect(texts.filter((text) => countSmsSegments(normalizeSmsText(text)) > 1)).toEqual([]);
    expect(texts.filter((text) => !text.startsWith('Muddat: ') || !text.includes(NUMBER) || /345|undefined|\s\s/.test(text))).toEqual([]);
  });

  test('is accompanied by a notification in the portal', () => {
    expect(isNotified).toBe(true);
  });
});

test('smsWithStoreName names the store if the name fits one SMS, and calls it a store otherwise', () => {
  const said = (name: string) =>
    smsWithStoreName(
      name,
      (store) => `${store} ответил на ваш вопрос.`,
      (store) => `${store} savolingizga javob berdi.`,
    );
  expect(said('Tulpor')).toEqual({ ru: 'Muddat: Tulpor ответил на ваш вопрос.', uz: 'Muddat: Tulpor savolingizga javob berdi.' });
  expect(said('Ж'.repeat(50))).toEqual({ ru: 'Muddat: магазин ответил на ваш вопрос.', uz: 'Muddat: doʻkon savolingizga javob berdi.' });
});
