import { describe, expect, it } from 'vitest';
import { agree, DILNOZA, orderSums } from '../../../testing/billing.ts';
import { advance } from '../../../testing/checkout.ts';
import { openReturns } from '../../../testing/returns.ts';

const { sandbox, me, delivered, ask, titles } = await openReturns();

describe('what follows a request', () => {
  it.each([
    ['the store says no, and we are asked', '#reject', 'PT3H', 'rejected', 'may_dispute', ['write', 'dispute']],
    ['a silent store loses the case to us', '#silent', 'P3DT1H', 'disputed', 'wait_support', ['write', 'withdraw']],
    ['goods that nobody brings close it', '#keep', 'P11D', 'lapsed', 'none', ['write_support']],
  ])('[X-11] %s', async (_what, text, wait, state, next_step, actions) => {
    const order = await delivered();
    const before = await orderSums(sandbox, order.id);
    const { id } = (await ask(order.id, { text })).body.data;
    await advance(sandbox, wait);
    expect(await me.read(id)).toMatchObject({ state, next_step, actions });
    expect((await orderSums(sandbox, order.id)).rows).toEqual(before.rows);
  });

  it.each([
    ['accepted', ''],
    ['declined', '#decline'],
  ])('[X-11] our person decides a dispute: %s', async (state, magic) => {
    const order = await delivered();
    const { id } = (await ask(order.id, { text: `#reject ${magic}` })).body.data;
    await advance(sandbox, 'PT3H');
    const disputed = await me.call('POST', `/returns/${id}/dispute`, { text: 'На фото виден дефект' });
    expect([disputed.status, disputed.body.data]).toMatchObject([
      200,
      { state: 'disputed', messages: [{ from: 'customer', to: 'support' }] },
    ]);
    await advance(sandbox, 'PT25H');
    expect(await me.read(id)).toMatchObject({ state, answer: { from: 'support' } });
    await agree(sandbox, DILNOZA);
  });

  it('[X-11] the customer writes to the store and to us, and is answered', async () => {
    const { id } = (await ask((await delivered()).id)).body.data;
    for (const to of ['store', 'support'])
      expect((await me.call('POST', `/returns/${id}/messages`, { to, text: 'Можно в субботу?' })).status).toBe(201);
    await advance(sandbox, 'PT1M');
    const { messages } = await me.read(id);
    expect(messages.map(({ from, to }) => `${from} to ${to}`)).toEqual([
      'customer to store',
      'customer to support',
      'store to customer',
      'support to customer',
    ]);
    expect(await titles()).toContain('Мы ответили вам');
  });

  const writeTo = async (id: string, to: string) => {
    const { status, body } = await me.call('POST', `/returns/${id}/messages`, { to, text: 'Где мои деньги?' });
    return status === 201 ? 'written' : body.code;
  };

  it.each([
    ['accepted', '', 'PT28H', ['write'], 'written'],
    ['rejected', '#reject', 'PT3H', ['write', 'dispute'], 'written'],
    ['declined', '#silent #decline', 'P4DT2H', ['write_support'], 'return_closed'],
    ['lapsed', '#keep', 'P11D', ['write_support'], 'return_closed'],
  ])(
    '[X-11] %s, it can be written about to us for 30 days, and to the store that ended it',
    async (state, text, wait, actions, toStore) => {
      const { id } = (await ask((await delivered()).id, { text })).body.data;
      await advance(sandbox, wait);
      expect(await me.read(id)).toMatchObject({ state, actions });
      expect([await writeTo(id, 'support'), await writeTo(id, 'store')]).toEqual(['written', toStore]);
      await advance(sandbox, 'PT1M');
      const { messages } = await me.read(id);
      expect(messages.find(({ from }) => from === 'support')?.text).toMatch(/^Спасибо, что написали\. Возврат закрыт/);
      await advance(sandbox, 'P31D');
      expect((await me.read(id)).actions).toEqual([]);
      expect([await writeTo(id, 'support'), await writeTo(id, 'store')]).toEqual(['return_closed', 'return_closed']);
    },
  );

  it('[X-11] withdrawn, it changes nothing, and another may be asked for', async () => {
    const order = await delivered();
    const before = await orderSums(sandbox, order.id);
    const { id } = (await ask(order.id)).body.data;
    expect((await me.call('POST', `/returns/${id}/withdraw`)).body.data).toMatchObject({
      state: 'withdrawn',
      actions: ['write_support'],
    });
    expect((await me.call('POST', `/returns/${id}/withdraw`)).body).toMatchObject({ code: 'return_closed' });
    expect((await me.call('POST', `/returns/${id}/messages`, { to: 'store', text: 'x' })).body).toMatchObject({ code: 'return_closed' });
    expect(await writeTo(id, 'support')).toBe('written');
    await advance(sandbox, 'P12D');
    expect((await me.read(id)).state).toBe('withdrawn');
    expect((await orderSums(sandbox, order.id)).rows).toEqual(before.rows);
    expect((await ask(order.id)).status).toBe(201);
  });
});
