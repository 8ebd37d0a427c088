import type { BankCard } from './cards-query.ts';

const NO_BREAK = '\u00a0';
const MARKS: ReadonlyMap<string, string> = new Map([
  ['uzcard', 'Uzcard'],
  ['humo', 'Humo'],
]);

/** How a sentence names a card, the same in every language: `Uzcard •• 1234`. A system that is not known keeps its own name. */
export const cardName = ({ system, last4 }: Pick<BankCard, 'last4'> & { system: string }): string =>
  `${MARKS.get(system) ?? system} ••${NO_BREAK}${last4}`;
