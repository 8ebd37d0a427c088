import { beforeEach, describe, expect, it } from 'vitest';
import { createBillingCaller, findSeededOrder } from '../../../testing/billing.ts';
import { DILNOZA_PHONE, JASUR_PHONE, listProductsInStock, resetClockAndFaults, shopperOf } from '../../../testing/checkout.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Problem = { readonly fields?: Record<string, string> };
type Address = {
  readonly id: string;
  readonly name: string | null;
  readonly region_id: string;
  readonly district_id: string;
  readonly address: string;
};

const sandbox = await openSandbox();
const me = await shopperOf(sandbox, JASUR_PHONE);
beforeEach(() => resetClockAndFaults(sandbox));

describe('promo codes of the demo data', () => {
  const check = async (code: string, storeId: string) => {
    const product_id = (await listProductsInStock(sandbox, storeId))[0]?.id;
    return me.call<{ data: { code: string; discount: number } } & Problem>('POST', '/v3/user/promo/check', {
      code,
      items: [{ product_id, quantity: 1 }],
    });
  };

  it('MUDDAT10 gives 10 %, also typed in lower case', async () => {
    const price = (await listProductsInStock(sandbox, '3'))[0]?.price ?? 0;
    expect((await check(' muddat10', '3')).body.data).toEqual({ code: 'MUDDAT10', discount: price / 10 });
  });

  it.each([
    ['NOSUCH', 'unknown'],
    ['OLDYEAR', 'expired'],
    ['LASTONE', 'used_up'],
    ['ORZU50', 'other_store'],
    ['KATTA200', 'too_small'],
  ])('%s is refused as %s', async (code, why) => {
    expect(await check(code, '3')).toMatchObject({ status: 422, body: { fields: { code: why } } });
  });

  it('ORZU50 gives 50 000 at its own store', async () => {
    expect((await check('ORZU50', '1')).body.data.discount).toBe(50_000);
  });
});

// Ordered tests: the last one saves addresses up to the maximum of twenty.
describe('saved addresses', { shuffle: false }, () => {
  const home = { region_id: '1726', district_id: '1726266', address: ' Amir  Temur 1 ' };
  const save = (body: object) => me.call<{ data: Address } & Problem>('POST', '/v3/user/addresses', body);
  const remove = async (id: string, by = JASUR_PHONE) => {
    const answer = await sandbox.app.inject({
      method: 'DELETE',
      url: `/installment/v3/user/addresses/${id}`,
      headers: { authorization: `Bearer ${await sandbox.tokenFor(by)}` },
    });
    return answer.statusCode;
  };
  const list = async () => (await me.call<{ data: Address[] }>('GET', '/v3/user/addresses')).body.data;

  it('are stored once each, trimmed, listed newest first, and deleted by their owner only', async () => {
    const [first, again] = await Promise.all([save(home), save({ ...home, address: 'amir temur 1' })]);
    expect([first.status, first.body.data.id]).toEqual([201, again.body.data.id]);
    expect(['Amir Temur 1', 'amir temur 1']).toContain(first.body.data.address);
    expect([first.body.data.name, (await save({ ...home, name: ' Uy ' })).body.data]).toEqual([null, { ...first.body.data, name: 'Uy' }]);
    expect((await save(home)).body.data.name).toBe('Uy');
    const second = await save({ ...home, address: 'Bobur 2' });
    expect((await list()).map(({ id }) => id)).toEqual([second.body.data.id, first.body.data.id]);
    expect(await remove(first.body.data.id, DILNOZA_PHONE)).toBe(404);
    expect([await remove(first.body.data.id), await remove(first.body.data.id)]).toEqual([204, 404]);
    expect((await list()).map(({ address }) => address)).toEqual(['Bobur 2']);
  });

  it.each([
    [
      { ...home, region_id: 'x' },
      { region_id: 'not_found', district_id: 'not_found' },
    ],
    [{ ...home, district_id: '1703202' }, { district_id: 'not_found' }],
    [{ ...home, address: '  ' }, { address: 'required' }],
  ])('are not saved from %j: field errors %j', async (body, fields) => {
    expect((await save(body)).body.fields).toEqual(fields);
  });

  it('are limited to twenty', async () => {
    for (let number = (await list()).length; number < 20; number += 1) await save({ ...home, address: `House ${number}` });
    expect((await save({ ...home, address: 'One more' })).body.fields).toEqual({ address: 'too_many' });
  });
});

describe('bonuses', () => {
  it('are 1 % of an instalment paid on time, rounded down, listed with its order; an overdue instalment earns none', async () => {
    const dilnoza = await shopperOf(sandbox, DILNOZA_PHONE);
    const payer = await createBillingCaller(sandbox, DILNOZA_PHONE);
    const read = async () =>
      (
        await dilnoza.call<{ data: { balance: number; entries: { kind: string; amount: number; order_id: string }[] } }>(
          'GET',
          '/v3/user/bonuses',
        )
      ).body.data;
    const before = await read();
    const order = await findSeededOrder(sandbox, 'cus_0001', 'confirmed');
    const paid = await payer.write('/v1/api-payments/payment', {
      purpose: 'instalment',
      order_id: order.id,
      amount: 50_050,
      source: { type: 'balance' },
    });
    expect(paid.status).toBe(201);
    const after = await read();
    expect([after.balance - before.balance, after.entries[0]]).toMatchObject([500, { kind: 'earned', amount: 500, order_id: order.id }]);

    const all = await dilnoza.call<{ data: { id: string; overdue_days: number; past_due_debt: number }[] }>(
      'GET',
      '/v3/user/orders/all?limit=100',
    );
    const late = all.body.data.find(({ overdue_days }) => overdue_days > 0);
    await payer.write('/v1/api-payments/payment', {
      purpose: 'instalment',
      order_id: late?.id,
      amount: 10_000,
      source: { type: 'balance' },
    });
    expect((await read()).balance).toBe(after.balance);
  });
});
