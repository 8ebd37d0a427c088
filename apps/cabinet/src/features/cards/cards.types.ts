import type { BankCard } from '../../domain/card/cards-query.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';

/** Making a card the main one, or the main one an ordinary card. */
export type MainChange = { card: BankCard; main: boolean };

export type MainState = WriteState<MainChange>;
