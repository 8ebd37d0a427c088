import type { Context } from '../../../core/context.ts';

/** The part of the context that background work on debits needs. */
export type DebitContext = Pick<Context, 'db' | 'clock' | 'config' | 'sms' | 'log'>;
