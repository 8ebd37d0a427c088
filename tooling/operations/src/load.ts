import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Sample } from './judge.ts';
import type { PortalAnswer, PortalDevice } from './portal-device.ts';

type Read = { readonly kind: string; readonly path: string; readonly isRight: (answer: PortalAnswer) => boolean };

const signedInSchema = v.object({ loggedIn: v.literal(true), token: v.literal(true), user: v.object({ phone: v.string() }) });
const ordersSchema = v.object({ data: v.array(v.object({ id: v.string(), status: v.string(), payment_max: v.number() })) });
export const balanceSchema = v.object({ data: v.tuple([v.object({ available: v.number() })]) });
export const PATHS = {
  user: '/api/auth/user',
  orders: '/api/installment/v3/user/orders/all',
  balance: '/api/billing/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=balance',
  events: '/api/installment/v3/user/events',
};
/** A private body must never be a guest's or another shape, so each has its own schema. */
const READS: readonly Read[] = [
  { kind: 'page', path: '/ru', isRight: ({ text }) => text.startsWith('<!doctype html>') },
  { kind: 'user', path: PATHS.user, isRight: ({ body }) => v.is(signedInSchema, body) },
  { kind: 'asset', path: '/assets/site/app-1a2b3c.js', isRight: ({ text }) => text.startsWith('console.log') },
  { kind: 'orders', path: PATHS.orders, isRight: ({ body }) => v.is(ordersSchema, body) },
  { kind: 'balance', path: PATHS.balance, isRight: ({ body }) => v.is(balanceSchema, body) },
];
const INTERVAL_MS = 40;
const STREAM_RETRY_MS = 1_000;

export type Load = { readonly samples: Sample[]; stop(): Promise<void> };

/** Runs a call and notes when and how it ended. */
export async function record<Answer extends PortalAnswer>(
  samples: Sample[],
  kind: string,
  run: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<Answer> {
  const startedAt = Date.now();
  const answer = await run();
  const { status, retryAfter, text } = answer;
  samples.push({ kind, startedAt, endedAt: Date.now(), status, retryAfter, isRight: isRight(answer), text: text.slice(0, 300) });
  return answer;
}

/** 25 reads a second by the devices in turn, and an event stream of each, until `stop`. */
export function startLoad(devices: readonly PortalDevice[]): Load {
  const samples: Sample[] = [];
  const running = new Set<Promise<unknown>>();
  const end = new AbortController();
  let turn = 0;
  const timer = setInterval(() => {
    const device = devices[turn % devices.length];
    const read = READS[Math.floor(turn / devices.length) % READS.length];
    turn += 1;
    if (device === undefined || read === undefined) return;
    const call = record(
      samples,
      read.kind,
      () => device.call('GET', read.path),
      (answer) => answer.status === 200 && read.isRight(answer),
    );
    running.add(call);
    void call.finally(() => running.delete(call));
  }, INTERVAL_MS);
  const streams = devices.map((device) => keepStreamOpen(device, samples, end.signal));
  return {
    samples,
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await Promise.all([...running, ...streams]);
    },
  };
}

/** Opens the stream again after each end, as a browser does. Ends are no failures: a server that stops ends its streams. */
async function keepStreamOpen(device: PortalDevice, samples: Sample[], end: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve) => end.addEventListener('abort', () => resolve(), { once: true }));
  while (!end.aborted) {
    const stream = await record(
      samples,
      'stream',
      () => device.openStream(PATHS.events),
      ({ status }) => status === 200,
    );
    await Promise.race([stream.ended, ended]);
    stream.close();
    await Promise.race([setTimeout(STREAM_RETRY_MS, undefined, { ref: false }), ended]);
  }
}
