import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { smsMessages } from '../db/schema/sandbox.ts';
import type { Clock } from './clock.ts';
import { Problem } from './problem.ts';
import { normalizeSmsText } from './sms-text.ts';

/** `call`: a robot calls and reads the text aloud. */
export type CodeChannel = 'sms' | 'call';
export type SmsMessage = { readonly to: string; readonly text: string; readonly code: string | null; readonly channel?: CodeChannel };

export type SmsSender = {
  /** `via`: the open transaction, if any. The embedded database has a single connection, so without it the send would wait for itself. */
  send(message: SmsMessage, via?: Database): Promise<void>;
};

/** The sender's name that a phone shows. */
const SMS_SENDER = 'Muddat';

/** In an SMS, characters outside the SMS alphabet are replaced; the text of a call keeps all characters. */
const textAsSent = (text: string, channel: CodeChannel): string => (channel === 'sms' ? normalizeSmsText(text) : text);

/** Stores messages for GET /sandbox/sms instead of sending them. */
export function createInboxSender(db: Database, clock: Clock): SmsSender {
  return {
    async send({ to, text, code, channel = 'sms' }, via = db) {
      await via.insert(smsMessages).values({ to, text: textAsSent(text, channel), code, channel, at: clock.now() });
    },
  };
}

/** The code of a failed call, such as ECONNREFUSED. Messages may contain the address, and with it a key. */
function describeFetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
}

/** Sends messages to a provider over HTTP. */
export function createHttpSmsSender(url: string, timeoutMs = 5_000): SmsSender {
  return {
    async send({ to, text, channel = 'sms' }) {
      const failure = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, from: SMS_SENDER, text: textAsSent(text, channel), channel }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      }).then(
        ({ ok, status }) => (ok ? null : `status ${status}`),
        (error: unknown) => describeFetchFailure(error),
      );
      if (failure !== null) throw new Problem('upstream_unavailable', { cause: `SMS provider: ${failure}` });
    },
  };
}

/** The latest messages, newest first, of one phone or of all. */
export async function listSmsMessages(db: Database, phone: string | null, limit: number) {
  const rows = await db
    .select({ to: smsMessages.to, text: smsMessages.text, code: smsMessages.code, at: smsMessages.at, channel: smsMessages.channel })
    .from(smsMessages)
    .where(phone === null ? undefined : eq(smsMessages.to, phone))
    .orderBy(desc(smsMessages.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
