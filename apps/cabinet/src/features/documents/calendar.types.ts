import type { ConfirmState } from '../../confirm-action/confirm-action.machine.ts';
import type { WriteState } from '../../refusal/use-write.ts';

export type Copying = 'idle' | 'copied' | 'failed';

/** What has become of the calendar just now. */
export type CalendarOutcome = 'on' | 'renewed' | 'off';

/** The secret address as far as it is known; null where the calendar is off. */
export type CalendarState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; url: string | null };

/** What is asked about first, as the address that is in use stops working. */
export type CalendarChange = 'renew' | 'off';

export type CalendarCardProps = {
  state: CalendarState;
  turningOn: WriteState<undefined>;
  outcome: CalendarOutcome | null;
  copying: Copying;
  change: ConfirmState<CalendarChange>;
  onTurnOn: () => void;
  onCopy: (url: string) => void;
  onChange: (what: CalendarChange) => void;
  onDo: () => void;
  onKeep: () => void;
};
