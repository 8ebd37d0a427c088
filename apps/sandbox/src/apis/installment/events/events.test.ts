import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limits } from '../../../db/schema/orders.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { createTestSandbox } from '../../../testing/test-sandbox.ts';
import { changedTopics, formatStreamCursor, parseStreamCursor } from './stream-cursor.ts';
import { formatEvents } from './stream-events.ts';

const DILNOZA = '+998900000001';
const JASUR = '+998900000002';
const MALIKA = '+998900000003';
const CURSOR = {
  order: 'a'.repeat(12),
  payment: 'b'.repeat(12),
  limit: 'c'.repeat(12),
  verification: 'd'.repeat(12),
  notification: 'e'.repeat(12),
};

const sandbox = await openSandbox();
const origin = await sandbox.listen();

type ReceivedEvents = {
  readonly events: string[];
  id: string;
  readonly raw: () => string;
  leave(): Promise<void>;
  readonly ended: Promise<void>;
};

async function listen(phone: string, lastId?: string): Promise<ReceivedEvents> {
  const left = new AbortController();
  const answer = await fetch(`${origin}/installment/v3/user/events`, {
    headers: { authorization: `Bearer ${await sandbox.tokenFor(phone)}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    signal: left.signal,
  });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    'no-store',
  ]);
  const heard = { events: [] as string[], id: '' };
  let text = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      heard.events.splice(0, heard.events.length, ...[...text.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name));
      heard.id = [...text.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '';
    }
  })().catch(() => undefined);
  await expect.poll(() => heard.id).not.toBe('');
  return {
    get events() {
      return heard.events;
    },
    get id() {
      return heard.id;
    },
    raw: () => text,
    ended: reading,
    async leave() {
      left.abort();
      await reading;
    },
  };
}

const topUp = async (phone: string, amount: number) => {
  const call = async (url: string, payload: object) => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: `/billing/v1/api-payments/${url}`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(phone)}`, 'idempotency-key': crypto.randomUUID() },
      payload,
    });
    return answer.json();
  };
  const cards = await sandbox.app.inject({
    url: '/billing/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=bank_card',
    headers: { authorization: `Bearer ${await sandbox.tokenFor(phone)}` },
  });
  const [card] = cards.json().data;
  const made = await call('payment', { purpose: 'top_up', amount, source: { type: 'bank_card', entity_id: card.entity_id } });
  const code = (await sandbox.db.select().from(smsMessages)).filter(({ code }) => code !== null).at(-1)?.code;
  await call('confirm-payment', { payment_id: made.payment_id, code });
};

test('formatEvents writes one event per topic, the last with the id; changedTopics returns the changed topics', () => {
  expect(formatEvents([], CURSOR)).toBe(`id: ${formatStreamCursor(CURSOR)}\n\n`);
  expect(formatEvents(['order', 'payment'], CURSOR)).toBe(
    `event: order\ndata:\n\nevent: payment\ndata:\nid: ${formatStreamCursor(CURSOR)}\n\n`,
  );
  expect(changedTopics(CURSOR, { ...CURSOR, limit: 'f'.repeat(12) })).toEqual(['limit']);
});

test('parseStreamCursor returns null for an id that the server did not write', () => {
  expect(parseStreamCursor(formatStreamCursor(CURSOR))).toEqual(CURSOR);
  const all = [
    '',
    'x',
    'a'.repeat(12),
    formatStreamCursor(CURSOR).toUpperCase(),
    `${formatStreamCursor(CURSOR)}-${'a'.repeat(12)}`,
    `${'g'.repeat(12)}-`.repeat(5),
  ];
  expect(all.map(parseStreamCursor)).toEqual(all.map(() => null));
});

test('[S2-20] a change is sent as an event without data to the customer concerned, and to no other', async () => {
  const [own, other] = [await listen(DILNOZA), await listen(JASUR)];
  expect(own.events).toEqual([]);
  await topUp(DILNOZA, 50_000);
  await expect.poll(() => own.events).toContain('payment');
  // A wrongly delivered `payment` event would arrive before or with this `limit` event.
  await sandbox.db.update(limits).set({ amount: 1_000_000 }).where(eq(limits.customerId, 'cus_0002'));
  await expect.poll(() => other.events).toContain('limit');
  expect(other.events).toEqual(['limit']);
  expect(own.raw()).not.toMatch(/50.?000|998|Dilnoza/);
  await own.leave();
  await other.leave();
});

test('an event stream resumed from an id sends the missed events; a stream with no id or an unknown id sends none of them', async () => {
  const before = await listen(DILNOZA);
  const { id } = before;
  await before.leave();
  await topUp(DILNOZA, 60_000);
  const resumed = await listen(DILNOZA, id);
  await expect.poll(() => resumed.events).toContain('payment');
  const [fresh, unknown] = [await listen(DILNOZA), await listen(DILNOZA, 'not an id of ours')];
  expect([fresh.events, unknown.events]).toEqual([[], []]);
  expect(fresh.id).toBe(resumed.id);
  for (const one of [resumed, fresh, unknown]) await one.leave();
});

test('HEAD of the event stream gets 200, even while ten streams are open, and does not count as an open stream', async () => {
  const headers = { authorization: `Bearer ${await sandbox.tokenFor(MALIKA)}` };
  const head = () => fetch(`${origin}/installment/v3/user/events`, { method: 'HEAD', headers });
  const answers = await Promise.all(Array.from({ length: 12 }, head));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(answers[0]?.headers.get('content-type')).toBe('text/event-stream');
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(MALIKA)));
  expect((await head()).status).toBe(200);
  for (const one of streams) await one.leave();
});

test('GET /v3/user/events: a guest gets 401; an eleventh open stream of a customer gets 429, and 200 once one is closed', async () => {
  const guest = await fetch(`${origin}/installment/v3/user/events`, {
    headers: { authorization: `Bearer ${await sandbox.guestToken()}` },
  });
  expect(guest.status).toBe(401);
  const ten = await Promise.all(Array.from({ length: 10 }, () => listen(MALIKA)));
  const token = await sandbox.tokenFor(MALIKA);
  const ask = () => fetch(`${origin}/installment/v3/user/events`, { headers: { authorization: `Bearer ${token}` } });
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  await ten[0]?.leave();
  await expect
    .poll(async () => {
      const answer = await ask();
      await answer.body?.cancel();
      return answer.status;
    })
    .toBe(200);
  for (const one of ten) await one.leave();
});

test('closing the server ends open event streams instead of waiting for them', async () => {
  const own = await createTestSandbox();
  const address = await own.listen();
  const answer = await fetch(`${address}/installment/v3/user/events`, {
    headers: { authorization: `Bearer ${await own.tokenFor(DILNOZA)}` },
  });
  const text = answer.text();
  const began = Date.now();
  await own.close();
  expect(await text).toContain('id: ');
  expect(Date.now() - began).toBeLessThan(20_000);
});

test('[X-16] freezing the account ends its open event stream, and a new stream gets 401', async () => {
  const own = await createTestSandbox();
  const address = await own.listen();
  const call = (path: string, init: object = {}) => fetch(`${address}${path}`, init);
  const headers = { authorization: `Bearer ${await own.tokenFor(DILNOZA)}` };
  const answer = await call('/installment/v3/user/events', { headers });
  const text = answer.text();
  expect((await call('/auth/user/freeze', { method: 'POST', headers })).status).toBe(204);
  expect(await text).toContain('id: ');
  expect((await call('/installment/v3/user/events', { headers })).status).toBe(401);
  await own.close();
});
