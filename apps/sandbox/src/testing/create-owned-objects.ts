import { randomUUID } from 'node:crypto';
import { addDays } from '@muddat/schedule';
import { passkeys } from '../db/schema/auth.ts';
import { cards } from '../db/schema/billing.ts';
import { products } from '../db/schema/catalogue.ts';
import type { OwnedIds } from './access-rules.ts';
import type { TestSandbox } from './test-sandbox.ts';
import { createApplicant, testPhoto } from './verification.ts';

export const OWNER_PHONE = '+998900000001';
export const OTHER_PHONE = '+998900000002';
export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD';

/** Makes one object of each kind by the calls that the portal makes. `token` is of OWNER, `other` of OTHER. */
export async function createOwnedObjects(sandbox: TestSandbox, token: string, other: string): Promise<OwnedIds> {
  const ask = async (
    caller: string,
    api: string,
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await sandbox.app.inject({
      method,
      url: `/${api}${path}`,
      headers: {
        authorization: `Bearer ${caller}`,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const key = randomUUID();
  const orders = (await ask(token, 'installment', 'GET', '/v3/user/orders/all?status=delivered')).json().data;
  const late = orders.find((one: { overdue_days: number }) => one.overdue_days > 0);
  const entities = await ask(
    token,
    'billing',
    'GET',
    '/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=bank_card',
  );
  const card = entities.json().data[0].entity_id;
  const pay = (purpose: object, keyed = randomUUID()) =>
    ask(
      token,
      'billing',
      'POST',
      '/v1/api-payments/payment',
      { amount: 50_000, source: { type: 'bank_card', entity_id: card }, ...purpose },
      { 'idempotency-key': keyed },
    );
  const payment = (await pay({ purpose: 'top_up' }, key)).json();
  const codes = async () =>
    (await sandbox.app.inject({ method: 'GET', url: `/sandbox/sms?phone=${encodeURIComponent(OWNER_PHONE)}` })).json();
  await ask(token, 'billing', 'POST', '/v1/api-payments/confirm-payment', {
    payment_id: payment.payment_id,
    code: (await codes())[0].code,
  });
  const withdrawal = (await ask(token, 'billing', 'POST', '/v1/api-payments/withdrawal', { amount: 10_000, entity_id: card })).json();
  const otp = (
    await ask(token, 'billing', 'POST', '/v1/api-payments/send-otp', { number: '8600490744310017', expiry: '3012', offer_accepted: true })
  ).json();
  const consent = (
    await ask(token, 'billing', 'PUT', '/v1/api-payments/consents', { order_id: late.id, card_order: [card], notice_days: 3 })
  ).json();
  const [goods] = (await sandbox.db.select().from(products)).filter(({ stock }) => stock >= 3).toSorted((a, b) => a.price - b.price);
  const delivery = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: 'Amir Temur 107' };
  const quote = (
    await ask(token, 'installment', 'POST', '/v3/user/checkout/quote', {
      items: [{ product_id: goods?.id, quantity: 1 }],
      order_type: 'installment',
      months: 3,
      delivery,
      card_entity_id: card,
    })
  ).json().data;
  const signing = { quote_id: quote.quote_id, offer_accepted: true, offer_version: quote.offer_version };
  const checkout = (await ask(token, 'installment', 'POST', '/v3/user/checkout', signing, { 'idempotency-key': key })).json();
  const address = (
    await ask(token, 'installment', 'POST', '/v3/user/addresses', { region_id: '1726', district_id: '1726266', address: 'Amir Temur 107' })
  ).json();
  for (const person of [token, other]) {
    await ask(person, 'installment', 'PUT', '/v3/user/verification/consent', { accepted: true, version: '2026-11' });
  }
  const upload = await ask(token, 'installment', 'POST', '/v3/user/verification/files', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '1000',
    'upload-metadata': `step ${btoa('selfie')},filename ${btoa('a.jpg')},filetype ${btoa('image/jpeg')},sha256 ${btoa('0'.repeat(64))}`,
  });
  const row = late.schedule.find((one: { state: string }) => one.state === 'overdue');
  await ask(
    token,
    'installment',
    'POST',
    `/v3/user/order/${late.id}/hardship`,
    { kind: 'move', number: row.number, date: addDays(row.due_date, 10) },
    { 'idempotency-key': key },
  );
  const returned = orders.find((one: { id: string; schedule: unknown[] }) => one.id !== late.id && one.schedule.length > 0);
  const photo = await (await createApplicant(sandbox, OWNER_PHONE)).upload('return', await testPhoto());
  const line = { items: [{ line: 1, quantity: 1 }], category: 'defect', photos: [photo] };
  const asked = (await ask(token, 'installment', 'POST', `/v3/user/order/${returned.id}/return`, line)).json().data;
  await sandbox.db.insert(passkeys).values({
    id: 'pk_of_owner',
    customerId: 'cus_0001',
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,
    transports: [],
    rpId: 'localhost',
    name: 'Phone',
    createdAt: sandbox.clock.now(),
  });
  const seen = { offerVersion: '1', offerAcceptedAt: sandbox.clock.now(), createdAt: sandbox.clock.now() };
  const sms = { expiry: '3512', system: 'uzcard', smsPhone: OTHER_PHONE };
  await sandbox.db.insert(cards).values({ id: 'card_of_other', customerId: 'cus_0002', bin: '860049', last4: '0040', ...sms, ...seen });
  return {
    key,
    card,
    order: late.id,
    payment: payment.payment_id,
    withdrawal: withdrawal.payment_id,
    otp: otp.otp_id,
    consent: (consent.data ?? consent).id,
    notification: (await ask(token, 'installment', 'GET', '/v1/notification')).json().data[0].id,
    quote: quote.quote_id,
    checkout: checkout.checkout_id,
    address: (address.data ?? address).id,
    upload: String(upload.headers.location).split('/').at(-1) ?? '',
    passkey: 'pk_of_owner',
    export: (await ask(token, 'installment', 'POST', '/v3/user/export')).json().data.id,
    return: asked.id,
  };
}
