import { applyMask, DATE_MASK, formatDateDigits } from '@muddat/validators';

const STORED = /^\d{4}-\d\d-\d\d$/;

/** `dd.mm.yyyy` as it is typed, pasted (`1.2.1990`, `1990-02-01`) or deleted. */
export function dateFieldText(text: string, deleting = false): string {
  if (STORED.test(text.trim())) return formatDateDigits(text.trim());
  return applyMask(DATE_MASK, deleting ? text.replace(/[^\d\u0660-\u0669]/g, '') : text).masked;
}
