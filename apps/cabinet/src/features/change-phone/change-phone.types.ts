import type { CodeChannel } from '../../shared/code-step/sent-otp.ts';

export type ChangePhoneActs = {
  onOwnCode: (channel: CodeChannel) => void;
  /** The code of the step that is open. */
  onCode: (code: string) => void;
  onPhone: (phone: string) => void;
  onNewCode: (channel: CodeChannel) => void;
  onBack: () => void;
};
