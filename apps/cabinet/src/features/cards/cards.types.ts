import type { Refusal } from '../../confirmed-act/refusal.ts';
import type { BankCard } from '../../data/entities.ts';

/** Making a card the main one, or the main one an ordinary card. */
export type MainChange = { card: BankCard; main: boolean };

export type MainState =
  | { kind: 'rest' }
  | { kind: 'doing'; change: MainChange }
  | { kind: 'done'; change: MainChange }
  | { kind: 'failed'; change: MainChange; problem: Refusal };
