import type { CalendarDate } from '@muddat/schedule';
import type { Context } from './context.ts';

/** One reading of the business clock, so that all changes of a transaction have the same time. */
export type Moment = { readonly now: Date; readonly today: CalendarDate };

export const momentOf = (ctx: Pick<Context, 'clock'>): Moment => ({ now: ctx.clock.now(), today: ctx.clock.today() });
