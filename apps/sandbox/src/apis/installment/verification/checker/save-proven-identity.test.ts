import type { CalendarDate } from '@muddat/schedule';
import { parsePinfl } from '@muddat/validators';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../../../../db/schema/auth.ts';
import { listProductsInStock, quoteRequest, shopperOf } from '../../../../testing/checkout.ts';
import { createSandboxClient } from '../../../../testing/client.ts';
import { createFileCaller, readPdf } from '../../../../testing/documents.ts';
import { openSandbox } from '../../../../testing/open-sandbox.ts';
import { insertNewApplicant } from '../../../../testing/verification.ts';
import { eraseCustomer } from '../../../account/erase-customer.ts';
import { saveProvenIdentity } from './save-proven-identity.ts';

const sandbox = await openSandbox();
type Person = Awaited<ReturnType<typeof insertNewApplicant>>;

const TYPED = { name: 'Dili Karim', birthdate: '1996-03-01' } as const;
/** The birthdate in the documents that an applicant fills in. */
const PROVEN_DATE: CalendarDate = '1963-10-12';
const PASSPORT_NAME = 'Dilnoza Karimova';

async function registered(typed: { readonly name: string; readonly birthdate: CalendarDate | null } = TYPED): Promise<Person> {
  const person = await insertNewApplicant(sandbox);
  await sandbox.db.update(customers).set(typed).where(eq(customers.id, person.id));
  return person;
}

async function submitted(typed?: Parameters<typeof registered>[0]): Promise<Person> {
  const person = await registered(typed);
  await person.fill(`card_${person.id}`);
  expect((await person.submit()).status).toBe(202);
  return person;
}

async function callChecker({ phone }: Person, answer: object = {}): Promise<void> {
  const { statusCode } = await sandbox.app.inject({ method: 'POST', url: '/sandbox/checker', payload: { phone, ...answer } });
  expect(statusCode).toBe(200);
}

async function profileOf({ phone }: Person) {
  const { user } = await (await createSandboxClient(sandbox, phone)).auth.getUserProfile();
  return { name: user.name, birthdate: user.birthdate };
}

/** The PINFL of a man born on 14 June 2009, and his documents. */
const YOUNG = { passport: 'AB7654321', pinfl: pinflOf('5140609204024'), birthdate: '2009-06-14' };

function pinflOf(body: string): string {
  return Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find((text) => parsePinfl(text).ok) ?? '';
}

describe('[S2-24] the profile after the identity check', () => {
  test.each([
    ['accepted, with another birthdate', {}, TYPED, { ...TYPED, birthdate: PROVEN_DATE }],
    ['accepted, without a birthdate in the account', {}, { ...TYPED, birthdate: null }, { ...TYPED, birthdate: PROVEN_DATE }],
    ['accepted, with the same birthdate', {}, { ...TYPED, birthdate: PROVEN_DATE }, { ...TYPED, birthdate: PROVEN_DATE }],
    ['accepted, with another name', { name: ` ${PASSPORT_NAME} ` }, TYPED, { name: PASSPORT_NAME, birthdate: PROVEN_DATE }],
    [
      'accepted, but refused a limit for the income',
      { name: PASSPORT_NAME, limit: { status: 'rejected', reason: 'income' } },
      TYPED,
      { name: PASSPORT_NAME, birthdate: PROVEN_DATE },
    ],
    ['refused for a photo', { name: PASSPORT_NAME, verdicts: { selfie: 'blurred' } }, TYPED, TYPED],
    ['refused for the data of the passport', { name: PASSPORT_NAME, verdicts: { person: 'data_mismatch' } }, TYPED, TYPED],
  ])('(%s) shows the confirmed identity, or after a refusal the typed one', async (_what, answer, typed, shown) => {
    const person = await submitted(typed);
    expect(await profileOf(person)).toEqual(typed);
    await callChecker(person, answer);
    expect(await profileOf(person)).toEqual(shown);
  });

  test('that the checker made by itself shows the proven birthdate', async () => {
    const person = await submitted();
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT5M' } });
    expect(await profileOf(person)).toEqual({ ...TYPED, birthdate: PROVEN_DATE });
  });

  test('shows the confirmed identity once the refused photo was replaced', async () => {
    const person = await submitted();
    await callChecker(person, { verdicts: { selfie: 'blurred' } });
    await person.photo('selfie');
    await person.submit();
    await callChecker(person, { name: PASSPORT_NAME });
    expect(await profileOf(person)).toEqual({ name: PASSPORT_NAME, birthdate: PROVEN_DATE });
  });

  test('keeps the proven birthdate while the data are changed for a new application', async () => {
    const person = await submitted();
    await callChecker(person, { limit: { status: 'rejected', reason: 'income' } });
    const other = { passport: 'AB1234567', pinfl: '31210932040247', birthdate: '1993-10-12' };
    expect((await person.request('/person', { method: 'PUT', send: other })).status).toBe(200);
    expect(await profileOf(person)).toMatchObject({ birthdate: PROVEN_DATE });
  });
});

test.each([{ name: '' }, { name: 'Muddat bank' }, { name: '🙂' }, { name: 'x'.repeat(201) }])(
  'the checker cannot confirm a name that no contract may print: %j',
  async (answer) => {
    const person = await submitted();
    const { statusCode, body } = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/checker',
      payload: { phone: person.phone, ...answer },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ fields: { name: 'invalid' } })]);
    expect(await person.verification()).toMatchObject({ status: 'submitted' });
  },
);

test('[X-10] the contract is made out to the name in the passport, on the screen and as a file', async () => {
  const person = await submitted();
  await callChecker(person, { name: PASSPORT_NAME });
  const shopper = await shopperOf(sandbox, person.phone);
  const [product] = await listProductsInStock(sandbox, '3');
  const ask = quoteRequest(product?.id);
  const { quote_id } = await shopper.quote(ask);
  const { body } = await shopper.call<{ data: { text: string } }>('GET', `/v3/user/checkout/quote/${quote_id}/contract`);
  expect(body.data.text).toContain(`Покупатель: ${PASSPORT_NAME},`);
  const [order] = (await shopper.buy(ask)).orders;
  const download = await createFileCaller(sandbox, person.phone);
  const { bytes } = await download('GET', `/installment/v3/user/order/${order?.id}/documents/contract`);
  const { text } = await readPdf(bytes);
  expect([text.includes(PASSPORT_NAME), text.includes(TYPED.name)]).toEqual([true, false]);
});

describe('[S4-08] the age for a limit', () => {
  test('is that of the passport: a customer who registered with an earlier birthdate is refused, and keeps it', async () => {
    const person = await registered();
    const answer = await person.request('/person', { method: 'PUT', send: YOUNG });
    expect([answer.status, answer.json()['fields']]).toEqual([422, { birthdate: 'under_age' }]);
    expect(await profileOf(person)).toEqual(TYPED);
  });

  test('is that of the passport: a customer who registered with a later birthdate gets a limit', async () => {
    const person = await submitted({ ...TYPED, birthdate: '2015-01-01' });
    await callChecker(person);
    expect(await person.limit()).toMatchObject({ status: 'approved' });
  });

  test('is counted on the day of the decision: with a clock set back, the proven birthdate gets a refusal and no limit', async () => {
    const person = await registered();
    await person.fill(`card_${person.id}`);
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'P730D' } });
    expect((await person.request('/person', { method: 'PUT', send: YOUNG })).status).toBe(200);
    await person.submit();
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { reset: true } });
    await callChecker(person);
    expect(await person.limit()).toMatchObject({ status: 'rejected', reason: { code: 'age' } });
    expect(await profileOf(person)).toMatchObject({ birthdate: YOUNG.birthdate });
  });
});

test('an erased account stays without name and birthdate', async () => {
  const person = await submitted();
  await sandbox.db.transaction(async (tx) => {
    await eraseCustomer(tx, person.id, person.phone, sandbox.clock.now());
    await saveProvenIdentity(tx, { customerId: person.id, birthdate: PROVEN_DATE }, PASSPORT_NAME);
  });
  const [row] = await sandbox.db.select().from(customers).where(eq(customers.id, person.id));
  expect(row).toMatchObject({ name: '', birthdate: null });
});
