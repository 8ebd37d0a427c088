import type { BankCard } from './cards-query.ts';

const NO_BREAK = '\u00a0';
const SYSTEM_NAMES: ReadonlyMap<string, string> = new Map([
  ['uzcard', 'Uzcard'],
  ['humo', 'Humo'],
]);

/** The name of a card in a sentence, alike in every language: `Uzcard •• 1234`. An unknown card system is shown by its code. */
export const cardName = ({ system, last4 }: Pick<BankCard, 'last4'> & { system: string }): string =>
  `${SYSTEM_NAMES.get(system) ?? system} ••${NO_BREAK}${last4}`;
