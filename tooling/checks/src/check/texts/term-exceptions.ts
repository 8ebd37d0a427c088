import type { TermException } from './term-faults.ts';

const FIXED = 'the letter of the specification';
const LAW = 'the words of the contract, which only a lawyer changes (docs/legal.md)';
const OFFER = 'apps/sandbox/src/seed/data/pages/public-offer.ts';
const fixed = (part: string): TermException => ({ place: '', part, reason: FIXED });
const operator = (part: string): TermException => ({
  place: 'packages/i18n/catalogs/public-site/',
  part,
  reason: 'the legal entity that runs the portal, not who answers a call',
});
const law = (part: string): TermException => ({ place: OFFER, part, reason: LAW });

/** Texts that keep what a rule of terms.ts refuses. */
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
  operator('Оператор Muddat'),
  operator('Muddat operatori'),
  {
    place: 'apps/sandbox/src/seed/data/product-words.ts',
    part: 'kontaktlarni koʻchiramiz',
    reason: 'the address book of a telephone, not relatives',
  },
];
