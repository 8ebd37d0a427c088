/** What one response of a server shows. */
export type Probe = {
  /** The `Date` header. */
  readonly date: string | undefined;
  /** The end of the certificate; undefined over plain http. */
  readonly validTo: string | undefined;
};

/** Lifetimes of tokens and one-time codes are compared between machines. */
const MAX_CLOCK_DIFFERENCE_S = 10;
const LEAST_DAYS = 14;
const DAY_MS = 86_400_000;

/** The problems of a server that answered, as lines that follow its name. */
export function describeProbe({ date, validTo }: Probe, now: number): string[] {
  const seconds = date === undefined ? 0 : Math.round((Date.parse(date) - now) / 1_000);
  const days = validTo === undefined ? LEAST_DAYS : Math.floor((Date.parse(validTo) - now) / DAY_MS);
  return [
    ...(Math.abs(seconds) > MAX_CLOCK_DIFFERENCE_S
      ? [`its clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the clock of this machine`]
      : []),
    ...(days < LEAST_DAYS ? [`its certificate ends in ${days} days (${validTo})`] : []),
  ];
}
