/** A whole number between bounds, else a RangeError that names the argument. Money goes through here: integers of so'm, never floats. */
export function assertInteger(name: string, value: number, min = 0, max: number = Number.MAX_SAFE_INTEGER): number {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw new RangeError(`${name} must be a whole number from ${min} to ${max}, got ${String(value)}`);
}

/** a x b / divisor, rounded half up, exact whatever the size of the product. All arguments whole and not negative, divisor above 0. */
export function shareHalfUp(a: number, b: number, divisor: number): number {
  const d = BigInt(divisor);
  return Number((2n * BigInt(a) * BigInt(b) + d) / (2n * d));
}

/** a x b / divisor, rounded down. */
export function shareDown(a: number, b: number, divisor: number): number {
  return Number((BigInt(a) * BigInt(b)) / BigInt(divisor));
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
