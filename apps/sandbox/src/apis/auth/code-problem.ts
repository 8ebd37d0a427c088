import type { FieldCodes } from '../../core/field-codes.ts';
import { Problem } from '../../core/problem.ts';
import type { RefusedCode } from '../../domain/access/code-rules.ts';

const CODES = { wrong: 'otp_wrong', locked: 'otp_locked', expired: 'otp_expired' } as const;

/** The problem code for a refused code. */
export function refusalCode({ kind }: RefusedCode): (typeof CODES)[RefusedCode['kind']] {
  return CODES[kind];
}

/** The Problem for a refused code, with the numbers that the screen shows: attempts left, seconds until a new code. */
export function codeProblem(refused: RefusedCode, fields?: Readonly<FieldCodes>): Problem {
  return new Problem(refusalCode(refused), { extras: extrasOf(refused), ...(fields === undefined ? {} : { fields }) });
}

function extrasOf(refused: RefusedCode): Record<string, number> {
  if (refused.kind === 'locked') return { retry_after: refused.seconds };
  if (refused.kind === 'expired') return {};
  return { tries_left: refused.triesLeft, ...(refused.seconds === null ? {} : { retry_after: refused.seconds }) };
}
