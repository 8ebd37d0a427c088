/** Whether the last of these ASCII digits is the check digit of the Luhn rule (ISO/IEC 7812-1). */
export function hasLuhnDigit(digits: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 1 ? (doubled[Number(digit)] ?? 0) : Number(digit)), 0);
  return sum % 10 === 0;
}
