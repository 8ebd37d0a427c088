import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/ui/uz.po';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
import { statusTone } from './status-tone.ts';
import { STATUS_APPEARANCES } from './statuses.ts';

const i18n = { ru: createI18n('ru', ru), uz: createI18n('uz-Latn', uz) };
const labelOf = (locale: 'ru' | 'uz', status: string, of: StatusBadgeProps['kind'] = 'order'): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n[locale]}>
      <StatusBadge kind={of} status={status} />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, '');

/**
 * The words of each group of statuses (domain, Orders). The statuses that end an order, and the status of a court case, have their own
 * words. Together they are the 20 statuses of the specification (spec 4).
 */
const GROUPS: readonly [string, string, readonly string[]][] = [
  ['все', 'barchasi', ['all']],
  ['проверяется', 'tekshirilmoqda', ['pending']],
  ['ждёт вас', 'sizni kutmoqda', ['waiting']],
  ['принят', 'doʻkon tasdiqladi', ['reserved', 'confirmed', 'paid']],
  ['собирается', 'tayyorlanmoqda', ['in_work', 'packing', 'packed']],
  ['в пути', 'yoʻlda', ['shipping', 'dpd_delivery']],
  ['получен', 'olindi', ['delivered']],
  ['в сервисе', 'servisda', ['repair']],
  ['просрочен', 'kechikkan', ['broke']],
  ['передан в суд', 'sudga topshirilgan', ['send_enveloper']],
  ['закрыт', 'yopilgan', ['finished']],
  ['возвращён', 'qaytarilgan', ['returned']],
  ['отменён', 'bekor qilingan', ['canceled']],
  ['отказано', 'rad etilgan', ['refused']],
  ['не состоялся', 'amalga oshmagan', ['fail']],
];

it.each(GROUPS)('[S4-07] «%s», in Uzbek «%s», is the label of the order statuses %j', (russian, uzbek, statuses) => {
  for (const status of statuses) expect([status, labelOf('ru', status), labelOf('uz', status)]).toEqual([status, russian, uzbek]);
});

it('[S4-07] the labels cover the 20 order statuses of the specification', () => {
  expect(new Set(GROUPS.flatMap(([, , statuses]) => statuses)).size).toBe(20);
});

/** The statuses of limits, documents, payments and instalments (domain: Installment limit, Identity verification, Payments, Orders). */
const OTHERS = {
  limit: ['not_created', 'requested', 'pending', 'approved', 'rejected', 'expired', 'blocked'],
  document: ['missing', 'uploaded', 'checking', 'accepted', 'rejected'],
  payment: ['created', 'otp_required', 'processing', 'unknown', 'succeeded', 'failed', 'expired', 'canceled'],
  instalment: ['paid', 'due', 'upcoming', 'overdue', 'partially_paid'],
} as const;

it.each(['limit', 'document', 'payment', 'instalment'] as const)('every status of a %s has a label in both languages', (of) => {
  expect(Object.keys(STATUS_APPEARANCES[of]).toSorted()).toEqual([...OTHERS[of]].toSorted());
  for (const status of OTHERS[of]) {
    expect([status, labelOf('ru', status, of)]).toEqual([status, expect.stringMatching(/^[а-яё ]+$/)]);
    expect([status, labelOf('uz', status, of)]).toEqual([status, expect.stringMatching(/^[a-zʻʼ ]+$/)]);
  }
});

it.each(['order', 'limit', 'document', 'payment', 'instalment'] as const)(
  'an unknown status of a %s is shown by its own name, in both languages',
  (of) => {
    expect([labelOf('ru', 'toString', of), labelOf('uz', 'drone_dispatch', of)]).toEqual(['toString', 'drone_dispatch']);
  },
);

it.each([
  ['order', 'delivered', 'good'],
  ['order', 'broke', 'bad'],
  ['payment', 'failed', 'bad'],
  ['order', 'constructor', 'neutral'],
] as const)('`statusTone` of a %s with the status %s returns %s', (of, status, tone) => {
  expect(statusTone(of, status)).toBe(tone);
});
