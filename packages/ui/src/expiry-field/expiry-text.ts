import { applyMask, EXPIRY_MASK, normaliseDigits } from '@muddat/validators';

/** Matches a four-digit year that is still being typed. Cards of `12/20` have expired, so one digit more means `12/202x`. */
const YEAR_IN_FULL = /^\d\d\/20\d$/;

/** Masks a text as `MM/YY` while it is typed, pasted (`12/2025`) or deleted. */
export function maskExpiry(text: string, deleting = false): string {
  const plain = normaliseDigits(text);
  if (deleting) return applyMask(EXPIRY_MASK, plain.replace(/\D/g, '')).masked;
  return YEAR_IN_FULL.test(plain) ? plain : applyMask(EXPIRY_MASK, plain).masked;
}
