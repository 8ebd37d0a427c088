import * as v from 'valibot';
import type { GatewayPath } from '../../../shared/data/api.ts';

/** `date` is a calendar date in Tashkent. It is null for an amount without a day of its own, such as an initial fee. */
export type NextPayment = { amount: number; date: string | null; overdue: boolean };

const TIMEOUT_MS = 15_000;
/** The header renders the link twice, and a navigation renders it again. Within this time, in ms, all of them share one request. */
const FRESH_MS = 10_000;

const responseSchema = v.object({
  data: v.nullable(
    v.object({ payment_amount: v.pipe(v.number(), v.safeInteger()), payment_date: v.nullish(v.string(), null), overdue_days: v.number() }),
  ),
});

let latest: { at: number; payment: Promise<NextPayment | null> } | null = null;

/** The payment that a signed-in customer makes next (getNextPayment of the installment contract); null if there is none or it is unknown. */
export function fetchNextPayment(): Promise<NextPayment | null> {
  const now = Date.now();
  if (latest === null || now - latest.at > FRESH_MS) latest = { at: now, payment: requestNextPayment() };
  return latest.payment;
}

async function requestNextPayment(): Promise<NextPayment | null> {
  try {
    const response = await fetch('/api/installment/v3/user/next-payment' satisfies GatewayPath, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? parseNextPayment(await response.json()) : null;
  } catch {
    return null;
  }
}

export function parseNextPayment(body: unknown): NextPayment | null {
  const parsed = v.safeParse(responseSchema, body);
  if (!parsed.success || parsed.output.data === null) return null;
  const { payment_amount, payment_date, overdue_days } = parsed.output.data;
  return { amount: payment_amount, date: payment_date, overdue: overdue_days > 0 };
}
