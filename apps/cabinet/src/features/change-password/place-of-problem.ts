import type { Refusal } from '../../shared/refusal/refusal.ts';

export type PasswordFieldName = 'current' | 'code' | 'password';

/** The form's field for each field of the API. */
const FIELDS: Readonly<Record<string, PasswordFieldName>> = { current_password: 'current', code: 'code', password: 'password' };
/** `CodeNotice` shows these refusals, with their remaining time. */
const IN_NOTICE = new Set(['otp_locked', 'otp_expired', 'resend_too_early']);

/** The field that a refusal is about; null if it concerns the whole form, or if `CodeNotice` shows it. */
export function placeOfProblem(problem: Refusal | null): PasswordFieldName | null {
  if (problem === null || IN_NOTICE.has(problem.code)) return null;
  if (problem.code === 'otp_wrong') return 'code';
  const [name = ''] = Object.keys(problem.fields);
  return FIELDS[name] ?? null;
}

/** Whether `CodeNotice` already shows this refusal. */
export const isInNotice = ({ code }: Refusal): boolean => IN_NOTICE.has(code);
