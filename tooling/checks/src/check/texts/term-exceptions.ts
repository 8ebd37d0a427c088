import type { TermException } from './term-errors.ts';

const FIXED = 'the letter of the specification';
const LAW = 'the words of the contract, which only a lawyer changes (docs/legal.md)';
const OFFER = 'apps/sandbox/src/seed/data/pages/public-offer.ts';
const PAPER = 'apps/sandbox/src/apis/documents/pdf/document-texts-';
const fixed = (phrase: string): TermException => ({ location: '', phrase, reason: FIXED });
const operator = (phrase: string, location = 'packages/i18n/catalogs/public-site/'): TermException => ({
  location,
  phrase,
  reason: 'the legal entity that runs the portal, not who answers a call',
});
const lastRow = (phrase: string): TermException => ({
  location: PAPER,
  phrase,
  reason: 'the last row of a table, whatever it adds up',
});
const upload = (phrase: string): TermException => ({
  location: 'packages/i18n/catalogs/cabinet/',
  phrase,
  reason: 'what the customer sent did not come, not what was asked for',
});
const typed = (phrase: string): TermException => ({ location: 'packages/i18n/catalogs/forms/', phrase, reason: 'how a date is typed' });
const law = (phrase: string): TermException => ({ location: OFFER, phrase, reason: LAW });

/** Texts that may violate a rule of terms.ts. */
export const TERM_EXCEPTIONS: readonly TermException[] = [
  fixed('Учетные данные пользователя неверны'),
  fixed('Введен неправильный код'),
  fixed('Что-то пошло не так, пожалуйста, повторите попытку'),
  law('торговая площадка'),
  law('на площадке'),
  law('savdo maydoni'),
  law('qism-qism toʻlaydigan'),
  law('Ежемесячный платёж'),
  law('avtomatik yechiladi'),
  law('toʻliq narx 24 soat'),
  // The law uses one verb for paying off in part and in whole.
  { location: 'apps/sandbox/src/apis/', phrase: 'komissiyasiz muddatidan oldin toʻlashi mumkin', reason: LAW },
  lastRow('Итого'),
  lastRow('Jami'),
  upload('Часть фото не загрузилась'),
  upload('Baʼzi suratlar yuklanmadi'),
  operator('Оператор Muddat'),
  operator('Muddat operatori'),
  operator('Оператор', PAPER),
  operator('Operator', PAPER),
  typed('Введите дату так: 27.11.1996'),
  typed('Sanani shunday kiriting: 27.11.1996'),
];
