import { type Failure, parsePhone } from '@muddat/validators';

/** Refuses what is no whole phone of Uzbekistan; an empty field is another rule's business. */
export function phoneRule(value: unknown): Failure | null {
  if (typeof value !== 'string' || value === '') return null;
  const parsed = parsePhone(value);
  return parsed.ok ? null : { code: parsed.code, params: {} };
}

/** As phones are stored, `+998901234567`; what is no phone stays as it was typed. */
export function storedPhone(text: string | null | undefined): string {
  const parsed = parsePhone(text ?? '');
  return parsed.ok ? parsed.phone : (text ?? '');
}
