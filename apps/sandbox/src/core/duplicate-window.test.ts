import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { corporateRequests, feedback } from '../db/schema/content.ts';
import { type ApiCaller, createApiCaller } from '../testing/api-caller.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

type Stored = { data: { id: string; created_at: string } };

const PHONE = '+998901112233';
const QUESTION = { name: 'Шахноза', phone: PHONE, message: 'Когда ответите?' };
const REQUEST = { company: 'Navroʻz Qurilish', contact_name: 'Шахноза', phone: PHONE };

const sandbox = await openSandbox();
const token = await sandbox.guestToken();
const builder = createApiCaller(sandbox, 'builder', token, { organization: '2' });
const mobile = createApiCaller(sandbox, 'mobile', token);
const idOf = (call: ApiCaller, path: string) => async (send: object) => (await call<Stored>(path, { send })).body.data.id;
const sendFeedback = idOf(builder, '/v1/feedback');
const sendCorporateRequest = idOf(mobile, '/v2/page/corparate-request');

test('a question to POST /v1/feedback sent twice, also concurrently, is stored once; a different question is stored too', async () => {
  const first = await sendFeedback(QUESTION);
  expect(await Promise.all([sendFeedback(QUESTION), sendFeedback({ ...QUESTION, phone: '90 111 22 33' })])).toEqual([first, first]);
  expect(await sendFeedback({ ...QUESTION, faq_id: '3' })).not.toBe(first);
  expect(await sendFeedback({ ...QUESTION, message: 'Когда?' })).not.toBe(first);
  expect(await sandbox.db.$count(feedback, eq(feedback.phone, PHONE))).toBe(3);
});

test('a company request sent twice is stored once; one of another kind or number of employees is stored too', async () => {
  const first = await sendCorporateRequest(REQUEST);
  expect(await sendCorporateRequest(REQUEST)).toBe(first);
  expect(await sendCorporateRequest({ ...REQUEST, kind: 'seller' })).not.toBe(first);
  expect(await sendCorporateRequest({ ...REQUEST, employees: 5 })).not.toBe(first);
  expect(await sandbox.db.$count(corporateRequests, eq(corporateRequests.phone, PHONE))).toBe(3);
});

test('a question sent again to POST /v1/feedback after 25 hours is stored again', async () => {
  const question = { ...QUESTION, phone: '+998901112244' };
  const first = await sendFeedback(question);
  await sandbox.db
    .update(feedback)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(feedback.id, first));
  expect(await sendFeedback(question)).not.toBe(first);
});
