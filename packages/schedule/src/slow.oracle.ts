/**
 * A second, slow computation of the same figures, written another way so that both can not be wrong alike: fractions of bigints, and a calendar that
 * knows only how long months are and walks one day at a time. Not part of the package's build.
 */
type Fraction = { readonly top: bigint; readonly bottom: bigint };

/** The whole number nearest to a fraction of positive parts; a half goes up. Found by trial, not by the formula under test. */
function nearestHalfUp({ top, bottom }: Fraction): bigint {
  const below = top / bottom;
  const beyond = top - below * bottom;
  return beyond + beyond >= bottom ? below + 1n : below;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

type Day = { year: number; month: number; day: number };

const read = (date: string): Day => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};
const write = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function nextDay(date: string): string {
  const { year, month, day } = read(date);
  if (day < monthLength(year, month)) return write({ year, month, day: day + 1 });
  return month < 12 ? write({ year, month: month + 1, day: 1 }) : write({ year: year + 1, month: 1, day: 1 });
}

/** Days from one date to a later one, counted. */
export function walk(from: string, to: string): number {
  let days = 0;
  for (let date = from; date !== to; date = nextDay(date)) days += 1;
  return days;
}

/** The same day `months` later: walks to that month's first day, then on to the day or to the month's end. */
export function sameDayLater(date: string, months: number): string {
  const { day } = read(date);
  let found = date;
  for (let turns = 0; turns < months; ) {
    found = nextDay(found);
    if (read(found).day === 1) turns += 1;
  }
  while (read(found).day < day && read(nextDay(found)).month === read(found).month) found = nextDay(found);
  return found;
}

/** The schedule by the words of the domain page, one unit at a time. */
export function slowSchedule(price: number, initialFee: number, markupBp: number, months: number, confirmedOn: string) {
  const financed = BigInt(price) - BigInt(initialFee);
  const markup = nearestHalfUp({ top: financed * BigInt(markupBp), bottom: 10_000n });
  const total = financed + markup;
  let thousands = total / BigInt(months) / 1_000n;
  while (thousands * 1_000n * BigInt(months) < total) thousands += 1n;
  const monthly = thousands * 1_000n;
  const payments: { number: number; dueDate: string; amount: number }[] = [];
  for (let left = total, number = 1; left > 0n; number += 1) {
    const amount = left < monthly ? left : monthly;
    left -= amount;
    payments.push({ number, dueDate: sameDayLater(confirmedOn, number), amount: Number(amount) });
  }
  return {
    financed: Number(financed),
    markup: Number(markup),
    total: Number(total),
    monthly: Number(monthly),
    count: payments.length,
    payments,
  };
}

/** The payoff by the words of the domain page: counts the months that have begun by walking from confirmation to the day of the quote. */
export function slowPayoff(input: { financed: number; markup: number; count: number; paid: number; confirmedOn: string; on: string }) {
  let begun = 0;
  let opens = input.confirmedOn;
  for (let date = input.confirmedOn; date !== input.on; date = nextDay(date)) {
    if (date === opens) {
      begun += 1;
      opens = sameDayLater(input.confirmedOn, begun);
    }
  }
  const months = Math.min(Math.max(begun, 1), input.count);
  const charged = Number(nearestHalfUp({ top: BigInt(input.markup) * BigInt(months), bottom: BigInt(input.count) }));
  const owed = input.financed + charged - input.paid;
  const amount = Math.max(owed, 0);
  return { amount, saving: input.financed + input.markup - input.paid - amount, monthsBegun: months };
}
