import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import type { RequestFailure } from './request.machine.ts';

const MS = 1000;
const TOO_OFTEN = 429;
/** Without a word of the server's, this long. */
const DEFAULT_WAIT_S = 60;
const SERVER_BROKE = 500;

const bodySchema = v.object({
  message: v.optional(v.string()),
  retry_after: v.optional(v.pipe(v.number(), v.finite())),
  fields: v.optional(v.record(v.string(), v.string())),
});
type Moment = { now: number; online: boolean };

/** Whether a server named fields that it does not take: then they say what is wrong, each in its place. */
export function namesFields(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const body = v.safeParse(bodySchema, error.data);
  return body.success && Object.keys(body.output.fields ?? {}).length > 0;
}

/** What a failed call means to the person who sent the form. */
export function failureOf(error: unknown, { now, online }: Moment): RequestFailure {
  const failure = (kind: RequestFailure['kind'], message: string | null = null, until: number | null = null) => ({ kind, message, until });
  if (!isApiError(error)) return failure('trouble');
  if (error.source === 'network' || error.source === 'timeout') return failure(online ? 'unanswered' : 'offline');
  const body = v.safeParse(bodySchema, error.data);
  const { message = null, retry_after = DEFAULT_WAIT_S } = body.success ? body.output : {};
  if (error.statusCode === TOO_OFTEN) return failure('too-often', message, now + retry_after * MS);
  // Sentences about a broken server tell a person nothing that they can use.
  return error.statusCode >= SERVER_BROKE || error.source === 'parse' ? failure('trouble') : failure('refused', message);
}
