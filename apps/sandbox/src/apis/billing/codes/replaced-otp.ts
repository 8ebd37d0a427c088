import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { hashCode, type ReplacedCode, replacedCodeExtras } from '../../../domain/access/code-rules.ts';
import { isReplacedCode, rememberReplacedCode } from '../../../domain/access/replaced-codes.ts';
import { loadSigningKey } from '../../auth/tokens.ts';
import type { OtpState } from './otp-rules.ts';

/** The phone and the run, by which an earlier message had the same purpose. */
type OtpPurpose = { readonly phone: string; readonly run: string };

const hashOf = async (tx: Database, { phone, run }: OtpPurpose, code: string): Promise<string> =>
  hashCode(await loadSigningKey(tx), phone, run, code);

/** Call it in the transaction in which a new code replaces this one. */
export async function rememberReplacedOtp(
  tx: Database,
  purpose: OtpPurpose,
  { code, expiresAt }: Pick<OtpState, 'code' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  await rememberReplacedCode(tx, await hashOf(tx, purpose, code), expiresAt, now);
}

export async function isReplacedOtp(tx: Database, purpose: OtpPurpose, code: string, now: Date): Promise<boolean> {
  return isReplacedCode(tx, await hashOf(tx, purpose, code), now);
}

export const replacedOtpProblem = (refused: ReplacedCode): Problem => new Problem('otp_wrong', { extras: replacedCodeExtras(refused) });
