import type { CalendarDate } from '@muddat/schedule';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { PayoffQuote } from './schedule-queries.ts';

/** The state of an early payoff, as its views receive it. */
export type PayoffState = {
  /** The quote for today. */
  quote: QueryState<PayoffQuote>;
  /** `lastDay`: the last day that can be picked; null if that is today. `day`: the picked one, null if there is none. */
  today: CalendarDate;
  lastDay: CalendarDate | null;
  day: CalendarDate | null;
  dayQuote: QueryState<PayoffQuote>;
  setDay: (day: CalendarDate | null) => void;
};

export type PayoffDayProps = Pick<PayoffState, 'today' | 'day' | 'dayQuote' | 'setDay'> & { lastDay: CalendarDate };
