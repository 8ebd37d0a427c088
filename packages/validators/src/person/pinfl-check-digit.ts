const WEIGHTS = [7, 3, 1];

/** The 14th digit of a PINFL, from the first thirteen: the sum of digit times 7, 3, 1 over and over, its last digit. */
export function pinflCheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0);
  return String(sum % 10);
}
