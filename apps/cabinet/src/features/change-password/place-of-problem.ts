import type { Refusal } from '../../shared/refusal/refusal.ts';

export type PasswordFieldName = 'current' | 'code' | 'password';

/** Names of the API to those of the form. */
const FIELDS: Readonly<Record<string, PasswordFieldName>> = { current_password: 'current', code: 'code', password: 'password' };
/** These stand in the notice of the code, with their time. */
const IN_NOTICE = new Set(['otp_locked', 'otp_expired', 'resend_too_early']);

/** The field that a refusal is about; null where it concerns the form as a whole, or is told elsewhere. */
export function placeOfProblem(problem: Refusal | null): PasswordFieldName | null {
  if (problem === null || IN_NOTICE.has(problem.code)) return null;
  if (problem.code === 'otp_wrong') return 'code';
  const [name = ''] = Object.keys(problem.fields);
  return FIELDS[name] ?? null;
}

/** Whether the notice of the code tells it already. */
export const isInNotice = ({ code }: Refusal): boolean => IN_NOTICE.has(code);
