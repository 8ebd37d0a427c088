import type { QueryState } from '../../shared/query/loaded.ts';
import type { PayoffQuote } from './schedule-queries.ts';

/** An early payoff as its views take it. */
export type PayoffState = {
  /** For today. */
  quote: QueryState<PayoffQuote>;
  /** 'YYYY-MM-DD'; the last day that can be picked is null where there is only today. */
  today: string;
  lastDay: string | null;
  day: string | null;
  onDay: QueryState<PayoffQuote>;
  setDay: (day: string | null) => void;
};

export type DayProps = Pick<PayoffState, 'today' | 'day' | 'onDay' | 'setDay'> & { lastDay: string };
