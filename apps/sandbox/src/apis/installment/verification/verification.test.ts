import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { createApplicant, insertNewApplicant } from '../../../testing/verification.ts';

const JASUR = '+998900000002';

const sandbox = await openSandbox();
let person: Awaited<ReturnType<typeof insertNewApplicant>>;
beforeEach(async () => {
  person = await insertNewApplicant(sandbox);
});

const putStep = (path: string, send: unknown) => person.request(path, { method: 'PUT', send });
const giveConsent = () => putStep('/consent', { accepted: true, version: '2026-11' });

describe('a verification that was not started', () => {
  test('[S2-24] has six missing steps and cannot be submitted', async () => {
    expect(await person.verification()).toMatchObject({
      status: 'not_started',
      missing: ['passport_front', 'selfie', 'registration', 'contacts', 'card', 'person'],
      person: null,
      contacts: [],
      can_submit: false,
    });
    const refused = await person.submit();
    expect([refused.status, refused.json()['code'], refused.json()['missing']]).toEqual([
      422,
      'verification_incomplete',
      ['passport_front', 'selfie', 'registration', 'contacts', 'card', 'person'],
    ]);
    expect((await person.verification())['status']).toBe('not_started');
  });

  test('[S4-08] requests a limit when the first step is saved', async () => {
    expect((await person.limit())['status']).toBe('not_created');
    await putStep('/person', { passport: 'AA1234567', pinfl: '31210632040244', birthdate: '1963-10-12' });
    expect(await person.limit()).toMatchObject({ status: 'requested', next_step: 'verify' });
  });
});

test('[S2-24] a verification started on one device can be continued and submitted on another', async () => {
  await giveConsent();
  await person.photo('selfie');
  const other = await createApplicant(sandbox, person.phone);
  expect(await other.verification()).toEqual(await person.verification());
  await other.fill(`card_${person.id}`);
  expect((await other.submit()).status).toBe(202);
  expect(await person.verification()).toMatchObject({ status: 'submitted', can_submit: false });
});

describe('the consent to the verification', () => {
  test('is stored with its time, which a repeated consent does not change', async () => {
    const given = await giveConsent();
    const { consent_given_at: at } = await person.verification();
    expect([given.status, at]).toEqual([200, expect.stringMatching(/^\d{4}-.*Z$/)]);
    await giveConsent();
    expect((await person.verification())['consent_given_at']).toBe(at);
  });

  test.each([
    [{ accepted: false, version: '2026-11' }, 'consent_required', { accepted: 'required' }],
    [{ accepted: true, version: '2024-01' }, 'validation_failed', { version: 'outdated' }],
  ])('is refused if sent as %j, with the code %s', async (send, code, fields) => {
    const answer = await putStep('/consent', send);
    expect([answer.status, answer.json()['code'], answer.json()['fields']]).toEqual([422, code, fields]);
    expect((await person.verification())['consent_given_at']).toBeNull();
  });
});

describe('the personal data of a verification', () => {
  test('are stored in normalized form', async () => {
    await putStep('/person', { passport: ' аа 123 45 67', pinfl: '3121063 2040244', birthdate: '1963-10-12' });
    expect((await person.verification())['person']).toEqual({ passport: 'AA1234567', pinfl: '31210632040244', birthdate: '1963-10-12' });
  });

  test.each([
    [{ passport: 'A1234567' }, { passport: 'format' }],
    [{ pinfl: '123' }, { pinfl: 'format' }],
    [{ pinfl: '31210632040245' }, { pinfl: 'check_digit' }],
    [{ birthdate: '1963-10-13' }, { pinfl: 'birthdate' }],
    [{ birthdate: '2090-01-01' }, { pinfl: 'birthdate', birthdate: 'future' }],
    [{ birthdate: '2015-01-01' }, { pinfl: 'birthdate', birthdate: 'under_age' }],
    [{ birthdate: '1963-02-30' }, { birthdate: 'format' }],
    [
      { passport: '', pinfl: '', birthdate: '' },
      { passport: 'format', pinfl: 'format', birthdate: 'format' },
    ],
  ])('are not saved if they contain %j; the field errors are %j', async (change, fields) => {
    const answer = await putStep('/person', { passport: 'AA1234567', pinfl: '31210632040244', birthdate: '1963-10-12', ...change });
    expect([answer.status, answer.json()['fields']]).toEqual([422, fields]);
    expect((await person.verification())['person']).toBeNull();
  });
});

describe('the contacts of a verification', () => {
  const aziz = { phone: '+998901112233', name: 'Aziz' };
  const lola = { phone: '91 111 22 33', name: ' Lola ' };

  test('[S5-01] are stored in normalized form if there are two different ones', async () => {
    expect((await putStep('/contacts', { contacts: [aziz, lola] })).status).toBe(200);
    expect((await person.verification())['contacts']).toEqual([aziz, { phone: '+998911112233', name: 'Lola' }]);
  });

  test.each([
    ['no contact', [], { contacts: 'too_few' }],
    ['a contact whose name is no name', [aziz, { ...lola, name: '🙂' }], { 'contacts.1.name': 'name-letters' }],
    ['only one contact', [aziz], { contacts: 'too_few' }],
    [
      'one phone in three spellings',
      [aziz, { ...lola, phone: '998 (90) 111-22-33' }, { ...lola, phone: '901112233' }],
      { 'contacts.1.phone': 'duplicate', 'contacts.2.phone': 'duplicate' },
    ],
    [
      'a blank name and an incomplete phone',
      [
        { ...aziz, name: ' ' },
        { ...lola, phone: '91 111' },
      ],
      { 'contacts.0.name': 'required', 'contacts.1.phone': 'format' },
    ],
  ])('[S5-01] are refused with %s; the response has a code for each faulty field', async (_name, contacts, fields) => {
    const answer = await putStep('/contacts', { contacts });
    expect([answer.status, answer.json()['fields']]).toEqual([422, fields]);
  });
});

test('[S5-01] the phone of the customer is refused as a contact even if it is formatted differently', async () => {
  const own = `(${person.phone.slice(4, 6)}) ${person.phone.slice(6)}`;
  const contacts = [
    { phone: '+998901112233', name: 'Aziz' },
    { phone: own, name: 'Lola' },
  ];
  expect((await putStep('/contacts', { contacts })).json()['fields']).toEqual({ 'contacts.1.phone': 'own' });
});

describe('the card of a verification', () => {
  test('is refused if it belongs to another customer or has expired', async () => {
    const foreign = await putStep('/card', { entity_id: 'card_0003' });
    expect([foreign.status, foreign.json()['fields']]).toEqual([422, { entity_id: 'not_found' }]);
    const jasur = await createApplicant(sandbox, JASUR);
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'P3660D' } });
    const old = await jasur.request('/card', { method: 'PUT', send: { entity_id: 'card_0003' } });
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { reset: true } });
    expect(old.json()['fields']).toEqual({ entity_id: 'expired' });
  });
});

describe('the submission of a verification', () => {
  test('[S5-03] is refused with a list of the missing steps; a photo cannot be uploaded before the consent', async () => {
    await putStep('/person', { passport: 'AA1234567', pinfl: '31210632040244', birthdate: '1963-10-12' });
    await expect(person.upload('selfie', Buffer.alloc(10))).rejects.toThrow('consent_required');
    await giveConsent();
    expect((await person.photo('selfie')).status).toBe(200);
    const refused = await person.submit();
    expect([refused.status, refused.json()['missing']]).toEqual([422, ['passport_front', 'registration', 'contacts', 'card']]);
  });

  test('[S2-24][S4-08] with all six steps makes the limit pending and closes the steps for changes', async () => {
    await person.fill(`card_${person.id}`);
    expect(await person.verification()).toMatchObject({ status: 'in_progress', missing: [], can_submit: true });
    const submitted = await person.submit();
    expect([submitted.status, submitted.json()['data']]).toEqual([
      202,
      expect.objectContaining({ status: 'submitted', can_submit: false }),
    ]);
    expect(await person.limit()).toMatchObject({ status: 'pending', next_step: 'wait' });
    const again = await person.submit();
    expect([again.status, again.json()['data']]).toEqual([202, expect.objectContaining({ status: 'submitted' })]);
    for (const path of ['/person', '/contacts']) {
      const contacts = [
        { phone: '+998901112233', name: 'Aziz' },
        { phone: '+998911112233', name: 'Lola' },
      ];
      const send = path === '/person' ? { passport: 'AA1234567', pinfl: '31210632040244', birthdate: '1963-10-12' } : { contacts };
      const closed = await putStep(path, send);
      expect([path, closed.status, closed.json()['code']]).toEqual([path, 409, 'verification_closed']);
    }
  });

  test('returns the same response for the same idempotency key, and is refused without one', async () => {
    await person.fill(`card_${person.id}`);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await person.request('/submit', { method: 'POST', headers });
    const second = await person.request('/submit', { method: 'POST', headers });
    expect([first.status, second.status, second.json()]).toEqual([202, 202, first.json()]);
    expect((await person.request('/submit', { method: 'POST' })).json()['code']).toBe('idempotency_key_missing');
  });
});
