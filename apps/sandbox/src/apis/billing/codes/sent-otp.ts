import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { hashCode, type ReplacedCode, replacedCodeExtras } from '../../../domain/access/code-rules.ts';
import { isEarlierCode, rememberSentCode } from '../../../domain/access/sent-codes.ts';
import { loadServerKey } from '../../auth/server-key.ts';
import type { OtpState } from './otp-rules.ts';

/** The phone and the run, by which an earlier message had the same purpose. */
type OtpPurpose = { readonly phone: string; readonly run: string };

const hashOf = async (tx: Database, { phone, run }: OtpPurpose, code: string): Promise<string> =>
  hashCode(await loadServerKey(tx), phone, run, code);

export async function rememberSentOtp(tx: Database, purpose: OtpPurpose, otp: OtpState): Promise<void> {
  await rememberSentCode(tx, await hashOf(tx, purpose, otp.code), otp.expiresAt);
}

/** Whether `code` is that of a message with the same purpose that was sent before `otp`. */
export async function isEarlierOtp(tx: Database, purpose: OtpPurpose, otp: OtpState, code: string, now: Date): Promise<boolean> {
  return isEarlierCode(tx, await hashOf(tx, purpose, code), otp, now);
}

export const replacedOtpProblem = (refused: ReplacedCode): Problem => new Problem('otp_wrong', { extras: replacedCodeExtras(refused) });
