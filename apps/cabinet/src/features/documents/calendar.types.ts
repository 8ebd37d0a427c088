import type { CalendarAddress } from '../../domain/document/calendar-queries.ts';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';

export type UrlCopyState = 'idle' | 'copied' | 'failed';

/** The result of the customer's last change to the calendar, for the message on the page. */
export type CalendarOutcome = 'on' | 'shown' | 'renewed' | 'off';

/** The calendar's secret URL: loading, failed, off (there is none), hidden until the customer gives a new proof, or shown. */
export type CalendarState = { kind: 'loading' } | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void } | CalendarAddress;

/** Changes that need a confirmation, because the current address stops working. */
export type CalendarChange = 'renew' | 'off';

export type CalendarCardProps = {
  state: CalendarState;
  turningOn: WriteState<undefined>;
  outcome: CalendarOutcome | null;
  copying: UrlCopyState;
  change: ConfirmState<CalendarChange>;
  onTurnOn: () => void;
  onCopy: (url: string) => void;
  onChange: (what: CalendarChange) => void;
  onConfirmChange: () => void;
  onCancelChange: () => void;
};
