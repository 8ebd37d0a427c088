import type { CalendarDate } from '@muddat/schedule';
import { describe, expect, it } from 'vitest';
import { bonusState } from './bonus-rules.ts';

const at = (day: CalendarDate) => new Date(`${day}T12:00:00+05:00`);
const earned = (amount: number, day: CalendarDate, expiresOn: CalendarDate) => ({
  amount,
  kind: 'earned',
  orderId: '1',
  at: at(day),
  expiresOn,
});
const spent = (amount: number, day: CalendarDate) => ({ amount: -amount, kind: 'spent', orderId: '2', at: at(day), expiresOn: null });

describe('bonusState', () => {
  it('the balance is earned less spent bonuses; those that expire first are spent first', () => {
    const entries = [earned(100, '2026-01-01', '2027-01-01'), earned(50, '2026-06-01', '2027-06-01'), spent(120, '2026-07-01')];
    expect(bonusState(entries, '2026-12-31').balance).toBe(30);
    expect(bonusState(entries, '2027-01-01').balance).toBe(30);
    expect(bonusState(entries, '2027-06-01').balance).toBe(0);
  });

  it('expired bonuses leave the balance and appear as a line of the expiry day', () => {
    const { balance, lines } = bonusState([earned(100, '2026-01-01', '2027-01-01')], '2027-01-01');
    expect([balance, lines.map(({ kind, amount }) => [kind, amount])]).toEqual([
      0,
      [
        ['expired', -100],
        ['earned', 100],
      ],
    ]);
    expect(lines[0]?.at.toISOString()).toBe('2026-12-31T19:00:00.000Z');
  });

  it('a purchase does not spend bonuses that expired before it', () => {
    const entries = [earned(100, '2026-01-01', '2027-01-01'), earned(80, '2027-02-01', '2028-02-01'), spent(80, '2027-03-01')];
    expect(bonusState(entries, '2027-03-02').balance).toBe(0);
    expect(bonusState(entries.slice(0, 2), '2027-03-02').balance).toBe(80);
  });

  it('[S2-23] `expiring` lists the unspent bonuses by expiry day', () => {
    const lots = [earned(50, '2026-06-01', '2027-06-01'), earned(100, '2026-01-01', '2027-01-01'), earned(30, '2026-06-01', '2027-06-01')];
    expect(bonusState([...lots, spent(120, '2026-07-01')], '2026-12-31').expiring).toEqual([{ amount: 60, expiresOn: '2027-06-01' }]);
    expect(bonusState(lots, '2026-12-31').expiring).toEqual([
      { amount: 100, expiresOn: '2027-01-01' },
      { amount: 80, expiresOn: '2027-06-01' },
    ]);
    expect(bonusState(lots, '2027-06-01').expiring).toEqual([]);
  });
});
