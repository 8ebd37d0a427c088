import type { Refusal } from '../../shared/refusal/refusal.ts';

export type PasswordFieldName = 'current' | 'code' | 'password';

/** The form's field for each field of the API. */
const FORM_FIELD_OF_API_FIELD: Readonly<Record<string, PasswordFieldName>> = {
  current_password: 'current',
  code: 'code',
  password: 'password',
};
/** Refusals that the code step shows: `CodeNotice` the lock and the end of the code, `ResendCode` the wait for the next code. */
const CODE_NOTICE_CODES = new Set(['otp_locked', 'otp_expired', 'resend_too_early']);

/** The field that a refusal is about; null if it concerns the whole form, or if the code step shows it. */
export function refusedFieldOf(problem: Refusal | null): PasswordFieldName | null {
  if (problem === null || CODE_NOTICE_CODES.has(problem.code)) return null;
  if (problem.code === 'otp_wrong') return 'code';
  const [name = ''] = Object.keys(problem.fields);
  return FORM_FIELD_OF_API_FIELD[name] ?? null;
}

/** Whether the code step already shows this refusal, so that the form must not repeat it. */
export const isShownInCodeNotice = ({ code }: Refusal): boolean => CODE_NOTICE_CODES.has(code);
