import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { ledgerEntries } from '../../../db/schema/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { examplePerson, insertNewApplicant } from '../../../testing/verification.ts';
import { eraseCustomer } from '../../account/erase-customer.ts';
import { TAKEN_PINFL } from './checker/magic.ts';

const sandbox = await openSandbox();
type Person = Awaited<ReturnType<typeof insertNewApplicant>>;
type Documents = ReturnType<typeof examplePerson>;

/** A customer who has filled in everything, with these documents. */
async function filled(documents?: Partial<Documents>): Promise<Person> {
  const applicant = await insertNewApplicant(sandbox);
  await applicant.fill(`card_${applicant.id}`);
  if (documents !== undefined) await savePerson(applicant, { ...examplePerson(applicant.phone), ...documents });
  return applicant;
}

async function savePerson(applicant: Person, documents: Documents): Promise<void> {
  // Nobody learns by typing whether the documents belong to a customer.
  expect((await applicant.request('/person', { method: 'PUT', send: documents })).status).toBe(200);
}

const submit = async (applicant: Person) => {
  const answer = await applicant.submit();
  return answer.status === 202 ? 'submitted' : `${answer.status} ${String(answer.json()['code'])}`;
};
const TAKEN = '409 person_taken';

describe('[S4-08] one person has one limit: the documents of another customer', () => {
  test.each([
    ['the same passport and PINFL', (own: Documents) => own],
    ['the same passport', ({ passport }: Documents) => ({ passport })],
    ['the same PINFL', ({ pinfl }: Documents) => ({ pinfl })],
  ])('(%s) are refused at the submission', async (_what, pick) => {
    const first = await filled();
    expect(await submit(first)).toBe('submitted');
    expect(await submit(await filled(pick(examplePerson(first.phone))))).toBe(TAKEN);
  });

  test('are refused to one of two who submit them at the same moment', async () => {
    const [first, second] = [await filled(), await filled()];
    await savePerson(second, examplePerson(first.phone));
    expect((await Promise.all([submit(first), submit(second)])).toSorted()).toEqual([TAKEN, 'submitted']);
  });

  test('are accepted once the first account was refused', async () => {
    const first = await filled();
    await submit(first);
    await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/checker',
      payload: { phone: first.phone, verdicts: { selfie: 'blurred' } },
    });
    expect(await submit(await filled(examplePerson(first.phone)))).toBe('submitted');
    await first.photo('selfie');
    expect(await submit(first)).toBe(TAKEN);
  });

  test('are accepted once the first account was erased, unless it left a loss', async () => {
    const first = await filled();
    await submit(first);
    await sandbox.db.transaction((tx) => eraseCustomer(tx, first.id, first.phone, sandbox.clock.now()));
    const again = await filled(examplePerson(first.phone));
    const loss = { posting: 'pay_lost:chargeback:1', account: 'loss', customerId: first.id, paymentId: 'pay_lost', amount: 5_000 };
    await sandbox.db.insert(ledgerEntries).values({ ...loss, at: sandbox.clock.now() });
    expect(await submit(again)).toBe(TAKEN);
    await sandbox.db.delete(ledgerEntries).where(eq(ledgerEntries.customerId, first.id));
    expect(await submit(again)).toBe('submitted');
  });

  test('stay those of a customer who changes the phone', async () => {
    const first = await filled();
    await submit(first);
    await sandbox.db.update(customers).set({ phone: '+998931119999' }).where(eq(customers.id, first.id));
    expect(await submit(await filled(examplePerson(first.phone)))).toBe(TAKEN);
  });

  test('can be tried out with a magic PINFL', async () => {
    expect(await submit(await filled({ pinfl: TAKEN_PINFL, birthdate: '1990-01-01' }))).toBe(TAKEN);
  });
});
