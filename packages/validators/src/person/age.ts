/** Years a person must have lived (uzbekistan: 18 or older). */
export const ADULT_YEARS = 18;

/**
 * The first day on which somebody born on `birthdate` is `years` old, both `YYYY-MM-DD`. Born on 29 February, they are so on 1 March of a common year: as text
 * `2026-02-29` stands between 28 February and 1 March, and only comparing is done with it.
 */
export function ageReachedOn(birthdate: string, years: number): string {
  return `${String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0')}${birthdate.slice(4)}`;
}
