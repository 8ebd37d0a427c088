import type { CodeChannel } from '../../shared/code-step/sent-otp.ts';

export type ChangePhoneActions = {
  onOwnCode: (channel: CodeChannel) => void;
  /** Submits the code of the current step. */
  onCode: (code: string) => void;
  onPhone: (phone: string) => void;
  onNewCode: (channel: CodeChannel) => void;
  onBack: () => void;
};
