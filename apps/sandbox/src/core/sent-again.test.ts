import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { corporateRequests, feedback } from '../db/schema/content.ts';
import { type Call, callerWith } from '../testing/caller-with.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

type Stored = { data: { id: string; created_at: string } };

const PHONE = '+998901112233';
const QUESTION = { name: 'Шахноза', phone: PHONE, message: 'Когда ответите?' };
const REQUEST = { company: 'Navroʻz Qurilish', contact_name: 'Шахноза', phone: PHONE };

const sandbox = await openSandbox();
const token = await sandbox.guestToken();
const builder = callerWith(sandbox, 'builder', token, { organization: '2' });
const mobile = callerWith(sandbox, 'mobile', token);
const idOf = (call: Call, path: string) => async (send: object) => (await call<Stored>(path, { send })).body.data.id;
const ask = idOf(builder, '/v1/feedback');
const request = idOf(mobile, '/v2/page/corparate-request');

test('a question sent twice, also at once, is kept once and answered alike; another one is kept too', async () => {
  const first = await ask(QUESTION);
  expect(await Promise.all([ask(QUESTION), ask({ ...QUESTION, phone: '90 111 22 33' })])).toEqual([first, first]);
  expect(await ask({ ...QUESTION, faq_id: '3' })).not.toBe(first);
  expect(await ask({ ...QUESTION, message: 'Когда?' })).not.toBe(first);
  expect(await sandbox.db.$count(feedback, eq(feedback.phone, PHONE))).toBe(3);
});

test('a request of a company sent twice is kept once; as a seller it is another one', async () => {
  const first = await request(REQUEST);
  expect(await request(REQUEST)).toBe(first);
  expect(await request({ ...REQUEST, kind: 'seller' })).not.toBe(first);
  expect(await request({ ...REQUEST, employees: 5 })).not.toBe(first);
  expect(await sandbox.db.$count(corporateRequests, eq(corporateRequests.phone, PHONE))).toBe(3);
});

test('the same words a day later are new ones', async () => {
  const question = { ...QUESTION, phone: '+998901112244' };
  const first = await ask(question);
  await sandbox.db
    .update(feedback)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(feedback.id, first));
  expect(await ask(question)).not.toBe(first);
});
