import type { CodeChannel } from '../../code-step/sent-otp.ts';
import type { Proof } from './change-password.machine.ts';

/** Whose password it is: what would make a weak one. */
export type Customer = { name: string; phone: string };

/** What is sent off: the new password, and exactly one proof. */
export type NewPassword = { password: string } & ({ current: string } | { code: string });

export type ChangePasswordActs = {
  onProof: (by: Proof) => void;
  onCode: (channel: CodeChannel) => void;
  onSubmit: (typed: NewPassword) => void;
};
