import type { CodeChannel } from '../../shared/code-step/sent-otp.ts';
import type { PasswordProofMethod } from './change-password.machine.ts';

/** The customer's name and phone (stored form, `+998901234567`). The form refuses a new password that is little more than either. */
export type AccountOwner = { name: string; phone: string };

/** The request: the new password with exactly one proof, the current password or a code. */
export type PasswordChange = { password: string } & ({ current: string } | { code: string });

export type ChangePasswordActions = {
  onProof: (by: PasswordProofMethod) => void;
  onCode: (channel: CodeChannel) => void;
  onSubmit: (typed: PasswordChange) => void;
};
