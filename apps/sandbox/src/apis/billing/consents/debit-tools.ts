import type { Context } from '../../../core/context.ts';

/** What background work on debits needs of a context. */
export type DebitTools = Pick<Context, 'db' | 'clock' | 'config' | 'sms' | 'log'>;
