import type { CodeChannel } from '../../shared/code-step/sent-otp.ts';
import type { Proof } from './change-password.machine.ts';

/** The customer's name and phone, which must not be part of the password. */
export type Customer = { name: string; phone: string };

/** The request: the new password with exactly one proof, the current password or a code. */
export type NewPassword = { password: string } & ({ current: string } | { code: string });

export type ChangePasswordActs = {
  onProof: (by: Proof) => void;
  onCode: (channel: CodeChannel) => void;
  onSubmit: (typed: NewPassword) => void;
};
