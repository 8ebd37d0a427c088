import type { AuthProblem } from '@muddat/app-shell';

/** What a call of the gateway answers: data, a refusal, nothing. */
export const granted = <Data>(data: Data) => ({ ok: true, data }) as const;
export const refusedWith = (code: string, message: string, more: Partial<AuthProblem> = {}) =>
  ({ ok: false, problem: { code, message, ...more } }) as const;
export const UNANSWERED = { ok: false, problem: { code: 'no-answer', message: '' } } as const;

export const SENT_CODE = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' };
