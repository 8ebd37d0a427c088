import { createHmac, randomInt } from 'node:crypto';

/** domain, Payments and Auth: 6 digits, 60 s until a resend, 5 attempts, valid for 5 minutes, on the business clock. */
export const CODE_LENGTH = 6;
export const CODE_RESEND_MS = 60_000;
export const CODE_LIFE_MS = 300_000;
const CODE_TRIES = 5;
/** The code with which a tester can fail: it is never generated (`tools/README.md`, Magic values). */
const ALWAYS_WRONG_CODE = '0'.repeat(CODE_LENGTH);

export type StoredCode = { readonly sentAt: Date; readonly expiresAt: Date; readonly tries: number; readonly usedAt: Date | null };

export function makeCode(): string {
  for (;;) {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    if (code !== ALWAYS_WRONG_CODE) return code;
  }
}

/** Uses the server's key: with a plain hash, anyone who reads the table could find the six digits by trying all of them. */
export function hashCode(key: Uint8Array, phone: string, purpose: string, code: string): string {
  return createHmac('sha256', key).update(`${phone} ${purpose} ${code}`).digest('base64url');
}

export type ResendVerdict =
  | { readonly kind: 'send'; readonly tries: number }
  | { readonly kind: 'too-early'; readonly seconds: number }
  | { readonly kind: 'locked'; readonly seconds: number };

/** Whether a new code may be sent. A code sent "in the future" was sent before the business clock was set back. */
export function evaluateResend(last: StoredCode | null, now: Date): ResendVerdict {
  if (last === null || now < last.sentAt) return { kind: 'send', tries: 0 };
  const live = last.usedAt === null && now < last.expiresAt;
  if (live && last.tries >= CODE_TRIES) return { kind: 'locked', seconds: secondsUntil(last.expiresAt, now) };
  const resendAt = new Date(last.sentAt.getTime() + CODE_RESEND_MS);
  if (now < resendAt) return { kind: 'too-early', seconds: secondsUntil(resendAt, now) };
  return { kind: 'send', tries: live ? last.tries : 0 };
}

/** `seconds`: time until a new code can be requested, if no attempt is left. */
export type CodeVerdict = { readonly kind: 'right' } | RefusedCode;
export type RefusedCode =
  | { readonly kind: 'expired' }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly seconds: number | null }
  | ReplacedCode;
/** The code of an earlier message (`sent-codes.ts`). It uses up no attempt. */
export type ReplacedCode = { readonly kind: 'replaced'; readonly triesLeft: number };

/** What the refusal of a wrong code adds if the code was right until a newer message replaced it. */
export const replacedCodeExtras = ({ triesLeft }: ReplacedCode) => ({ tries_left: triesLeft, previous_code: true });

/** Checks a code against the last one. A used or expired code is refused even if it is right, and does not use up an attempt. */
export function evaluateCode(stored: StoredCode | null, matches: boolean, now: Date): CodeVerdict {
  if (stored === null || stored.usedAt !== null || now >= stored.expiresAt || now < stored.sentAt) return { kind: 'expired' };
  const seconds = secondsUntil(stored.expiresAt, now);
  if (stored.tries >= CODE_TRIES) return { kind: 'locked', seconds };
  if (matches) return { kind: 'right' };
  const triesLeft = CODE_TRIES - stored.tries - 1;
  return { kind: 'wrong', triesLeft, seconds: triesLeft === 0 ? seconds : null };
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000));
}
