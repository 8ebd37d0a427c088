import { tashkentDate } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { bonusEntries } from '../../../db/schema/checkout.ts';

type BonusEntry = Pick<typeof bonusEntries.$inferSelect, 'amount' | 'kind' | 'orderId' | 'at' | 'expiresOn'>;
type Lot = { readonly expiresOn: CalendarDate; readonly orderId: string | null; left: number };
export type BonusHistoryLine = {
  readonly amount: number;
  readonly kind: string;
  readonly orderId: string | null;
  readonly at: Date;
  readonly expiresOn: CalendarDate | null;
};

export type BonusState = {
  readonly balance: number;
  readonly lines: readonly BonusHistoryLine[];
  /** The shares of the balance that expire, with their days, soonest first. */
  readonly expiring: readonly { readonly amount: number; readonly expiresOn: CalendarDate }[];
};

/** Midnight in Tashkent, when a lot of bonuses expires. */
const startOfDay = (day: CalendarDate): Date => new Date(`${day}T00:00:00+05:00`);

/**
 * The bonus balance and history on a day. Spending uses the lots that expire first; what is left of a lot expires when its day `expiresOn`
 * begins (domain: after 365 days). The history is newest first.
 */
export function bonusState(entries: readonly BonusEntry[], today: CalendarDate): BonusState {
  const lots: Lot[] = [];
  const lines: BonusHistoryLine[] = [];
  const expireBy = (day: CalendarDate): void => {
    for (const lot of lots.filter(({ left, expiresOn }) => left > 0 && expiresOn <= day)) {
      lines.push({ amount: -lot.left, kind: 'expired', orderId: lot.orderId, at: startOfDay(lot.expiresOn), expiresOn: null });
      lot.left = 0;
    }
  };
  for (const entry of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    expireBy(tashkentDate(entry.at));
    lines.push({ ...entry });
    if (entry.expiresOn !== null) lots.push({ expiresOn: entry.expiresOn, orderId: entry.orderId, left: entry.amount });
    else deductFromLots(lots, -entry.amount);
  }
  expireBy(today);
  const balance = lots.reduce((sum, lot) => sum + lot.left, 0);
  return { balance, lines: lines.toSorted((a, b) => b.at.getTime() - a.at.getTime()), expiring: expiringOf(lots) };
}

function expiringOf(lots: readonly Lot[]): BonusState['expiring'] {
  const ofDays = Map.groupBy(
    lots.filter(({ left }) => left > 0),
    ({ expiresOn }) => expiresOn,
  );
  return [...ofDays]
    .map(([expiresOn, own]) => ({ expiresOn, amount: own.reduce((sum, { left }) => sum + left, 0) }))
    .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1));
}

function deductFromLots(lots: readonly Lot[], amount: number): void {
  let wanted = amount;
  for (const lot of lots.toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1))) {
    const part = Math.min(wanted, lot.left);
    lot.left -= part;
    wanted -= part;
  }
}
