import { fail, type RuleResult } from '../failure.ts';
import { maxLength, minLength } from '../rules/lengths.ts';
import { asText } from '../rules/numbers.ts';
import { isEmpty } from '../rules/presence.ts';
import { passwordStrength } from './password-strength.ts';

/** Bounds as NIST SP 800-63B has them, and no rules about kinds of characters. Longer texts would only cost the server time. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/**
 * Checks a new password: `minLength?min=8`, `maxLength?max=128`, or `password-weak`. `own`: words about the customer (name, phone,
 * birthdate).
 */
export function newPassword(value: unknown, own: readonly string[] = []): RuleResult {
  if (isEmpty(value)) return null;
  const wrong = minLength(value, PASSWORD_MIN) ?? maxLength(value, PASSWORD_MAX);
  return wrong ?? (passwordStrength(asText(value) ?? '', own) === 'weak' ? fail('password-weak') : null);
}
