import type { FieldErrorCodes } from '../../core/field-codes.ts';
import { Problem } from '../../core/problem.ts';
import { type RefusedCode, replacedCodeExtras } from '../../domain/access/code-rules.ts';

const PROBLEM_CODES = { wrong: 'otp_wrong', replaced: 'otp_wrong', locked: 'otp_locked', expired: 'otp_expired' } as const;

export function refusedCodeProblemCode({ kind }: RefusedCode): (typeof PROBLEM_CODES)[RefusedCode['kind']] {
  return PROBLEM_CODES[kind];
}

/** The Problem for a refused code, with the numbers that the screen shows: attempts left, seconds until a new code. */
export function refusedCodeProblem(refused: RefusedCode, fields?: Readonly<FieldErrorCodes>): Problem {
  return new Problem(refusedCodeProblemCode(refused), { extras: extrasOf(refused), ...(fields === undefined ? {} : { fields }) });
}

function extrasOf(refused: RefusedCode): Record<string, number | boolean> {
  if (refused.kind === 'replaced') return replacedCodeExtras(refused);
  if (refused.kind === 'locked') return { retry_after: refused.seconds };
  if (refused.kind === 'expired') return {};
  return { tries_left: refused.triesLeft, ...(refused.seconds === null ? {} : { retry_after: refused.seconds }) };
}
