import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { corporateRequests } from '../../db/schema/content.ts';
import { createApiCaller, type ProblemBody } from '../../testing/api-caller.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

type CorporateRequestBody = { data: { id: string; kind: string; status: string; phone: string; created_at: string } };

const PATH = '/v2/page/corparate-request';
const REQUEST = { company: 'Navroʻz Qurilish', contact_name: 'Шахноза Юсупова', phone: '90 123-45-67' };

const sandbox = await openSandbox();
const guest = createApiCaller(sandbox, 'mobile', await sandbox.guestToken());

const rows = (id: string) => sandbox.db.select().from(corporateRequests).where(eq(corporateRequests.id, id));

describe('POST /v2/page/corparate-request', () => {
  test('[S7-11] stores the request of a guest with the normalized phone and the language', async () => {
    const { status, body } = await guest<CorporateRequestBody>(PATH, {
      locale: 'oz',
      send: { ...REQUEST, employees: 240, message: 'Birinchi qator\nikkinchi' },
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'corporate', status: 'received', phone: '+998901234567' });
    expect(await rows(body.data.id)).toMatchObject([
      {
        company: 'Navroʻz Qurilish',
        phone: '+998901234567',
        employees: 240,
        message: 'Birinchi qator\nikkinchi',
        locale: 'uz',
        customerId: null,
        email: null,
      },
    ]);
  });

  test('stores the seller request of a customer with the customer id, email and normalized TIN', async () => {
    const customer = createApiCaller(sandbox, 'mobile', await sandbox.tokenFor('+998900000001'));
    const { body } = await customer<CorporateRequestBody>(PATH, {
      send: { ...REQUEST, kind: 'seller', email: 'shop@example.uz', tin: '301 234 567' },
    });
    expect(await rows(body.data.id)).toMatchObject([
      { kind: 'seller', customerId: 'cus_0001', email: 'shop@example.uz', tin: '301234567' },
    ]);
  });

  test.each([
    [{ company: '  ' }, { company: 'required' }],
    [{ contact_name: '\u200b' }, { contact_name: 'required' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '+7 701 123 45 67' }, { phone: 'foreign-code' }],
    [{ phone: '90 123' }, { phone: 'phone-length' }],
    [{ email: 'not an address' }, { email: 'email' }],
    [{ tin: '12345' }, { tin: 'digits' }],
    [
      { company: '', phone: 'abc' },
      { company: 'required', phone: 'phone-format' },
    ],
  ])('refuses a request changed by %o with 422 and the field errors %j', async (change, fields) => {
    const before = await sandbox.db.$count(corporateRequests);
    const answer = await guest<ProblemBody>(PATH, { send: { ...REQUEST, ...change } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', fields } });
    expect(answer.body.fields).toEqual(fields);
    expect(await sandbox.db.$count(corporateRequests)).toBe(before);
  });

  test.each([
    [{ company: undefined }, { company: 'required' }],
    [{ phone: 901234567 }, { phone: 'type' }],
    [{ kind: 'partner' }, { kind: 'choice' }],
    [{ note: 'x' }, { note: 'unknown' }],
    [{ employees: 0 }, { employees: 'too_small' }],
  ])('refuses a request malformed by %o with 400 and the field errors %j', async (change, fields) => {
    const answer = await guest<ProblemBody>(PATH, { send: { ...REQUEST, ...change } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', fields } });
  });

  test('turns control characters into plain spaces before it stores the request', async () => {
    const { status, body } = await guest<CorporateRequestBody>(PATH, {
      send: { ...REQUEST, company: 'Navroʻz\u0001 Qurilish\n', message: 'a\u0001b' },
    });
    expect(status).toBe(201);
    expect(await rows(body.data.id)).toMatchObject([{ company: 'Navroʻz Qurilish', message: 'a b' }]);
  });
});
