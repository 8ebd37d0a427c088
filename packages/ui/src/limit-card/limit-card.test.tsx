import { I18nProvider } from '@lingui/react';
import { createI18n, type Locale } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/ui/uz.po';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LimitCard } from './limit-card.tsx';

const i18n = { ru: createI18n('ru', ru), uz: createI18n('uz-Latn', uz) };
/** The visible text of the card, in its order. */
const wordsOf = (locale: Locale, status: string): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n[locale]}>
      <LimitCard status={status} available={9_920_000} used={5_080_000} amount={15_000_000} validUntil="2027-05-14" />
    </I18nProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const STATES: readonly [string, string, string, string, string][] = [
  ['approved', 'Доступно для покупок', 'использовано 5 080 000', 'Xarid uchun qolgan limit', '5 080 000 ishlatilgan'],
  ['rejected', 'Лимит пока не одобрен', 'отправить заявку ещё раз', 'Limit hozircha tasdiqlanmadi', 'arizani qayta yuborish'],
  ['pending', 'Рассматриваем заявку', 'Ответ придёт по СМС', 'Ariza koʻrib chiqilmoqda', 'Javob SMS orqali keladi'],
  ['requested', 'Заявка принята', 'Проверим не позже', 'Ariza qabul qilindi', 'tekshiramiz va SMS'],
  ['expired', 'Срок лимита истёк', 'Обновите его', 'Limit muddati tugagan', 'Uni yangilang'],
  ['blocked', 'Лимит приостановлен', 'Оплатите просроченный платёж', 'Limit toʻxtatilgan', 'Kechikkan toʻlovni'],
  ['not_created', 'Узнайте свой лимит', 'Понадобятся документ', 'Limitingizni bilib oling', 'Hujjat, karta'],
];

it.each(STATES)(
  '[S4-08] the card of a limit with the status %s has its own text «%s», in both languages',
  (status, title, text, titleUz, textUz) => {
    expect(wordsOf('ru', status)).toContain(title);
    expect(wordsOf('ru', status)).toContain(text);
    expect(wordsOf('uz', status)).toContain(titleUz);
    expect(wordsOf('uz', status)).toContain(textUz);
  },
);

it('[S4-08] the cards of the seven limit statuses differ, and only the approved one shows the available amount', () => {
  const all = STATES.map(([status]) => wordsOf('ru', status));
  expect(new Set(all).size).toBe(7);
  for (const [status] of STATES) expect(wordsOf('ru', status).includes('9 920 000')).toBe(status === 'approved');
});
