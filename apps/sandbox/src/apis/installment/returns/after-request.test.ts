import { describe, expect, it } from 'vitest';
import { DILNOZA_PHONE, expectBooksToAgree, loadOrderAmounts } from '../../../testing/billing.ts';
import { advanceClock } from '../../../testing/checkout.ts';
import { openReturnSandbox } from '../../../testing/returns.ts';

const { sandbox, me, delivered, ask, titles } = await openReturnSandbox();

describe('after the request of a return', () => {
  it.each([
    ['a refusal of the store can be disputed by the customer', '#reject', 'PT3H', 'rejected', 'may_dispute', ['write', 'dispute']],
    ['no response of the store for three days leads to a dispute', '#silent', 'P3DT1H', 'disputed', 'wait_support', ['write', 'withdraw']],
    ['goods that the customer does not bring let the return lapse', '#keep', 'P11D', 'lapsed', 'none', ['write_support']],
  ])('[X-11] %s; the schedule stays', async (_what, text, wait, state, next_step, actions) => {
    const order = await delivered();
    const before = await loadOrderAmounts(sandbox, order.id);
    const { id } = (await ask(order.id, { text })).body.data;
    await advanceClock(sandbox, wait);
    expect(await me.read(id)).toMatchObject({ state, next_step, actions });
    expect((await loadOrderAmounts(sandbox, order.id)).rows).toEqual(before.rows);
  });

  it.each([
    ['accepted', ''],
    ['declined', '#decline'],
  ])('[X-11] support decides a dispute: %s', async (state, magic) => {
    const order = await delivered();
    const { id } = (await ask(order.id, { text: `#reject ${magic}` })).body.data;
    await advanceClock(sandbox, 'PT3H');
    const disputed = await me.call('POST', `/returns/${id}/dispute`, { text: 'На фото виден дефект' });
    expect([disputed.status, disputed.body.data]).toMatchObject([
      200,
      { state: 'disputed', messages: [{ from: 'customer', to: 'support' }] },
    ]);
    await advanceClock(sandbox, 'PT25H');
    expect(await me.read(id)).toMatchObject({ state, answer: { from: 'support' } });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('[X-11] the store and support reply to messages of the customer', async () => {
    const { id } = (await ask((await delivered()).id)).body.data;
    for (const to of ['store', 'support'])
      expect((await me.call('POST', `/returns/${id}/messages`, { to, text: 'Можно в субботу?' })).status).toBe(201);
    await advanceClock(sandbox, 'PT1M');
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
    '[X-11] in the state %s the customer can write to support for 30 days, and to the store if the store decided',
    async (state, text, wait, actions, toStore) => {
      const { id } = (await ask((await delivered()).id, { text })).body.data;
      await advanceClock(sandbox, wait);
      expect(await me.read(id)).toMatchObject({ state, actions });
      expect([await writeTo(id, 'support'), await writeTo(id, 'store')]).toEqual(['written', toStore]);
      await advanceClock(sandbox, 'PT1M');
      const { messages } = await me.read(id);
      expect(messages.find(({ from }) => from === 'support')?.text).toMatch(/^Спасибо, что написали\. Возврат закрыт/);
      await advanceClock(sandbox, 'P31D');
      expect((await me.read(id)).actions).toEqual([]);
      expect([await writeTo(id, 'support'), await writeTo(id, 'store')]).toEqual(['return_closed', 'return_closed']);
    },
  );

  it('[X-11] a withdrawn return leaves the schedule unchanged, and the customer can request another', async () => {
    const order = await delivered();
    const before = await loadOrderAmounts(sandbox, order.id);
    const { id } = (await ask(order.id)).body.data;
    expect((await me.call('POST', `/returns/${id}/withdraw`)).body.data).toMatchObject({
      state: 'withdrawn',
      actions: ['write_support'],
    });
    expect((await me.call('POST', `/returns/${id}/withdraw`)).body).toMatchObject({ code: 'return_closed' });
    expect((await me.call('POST', `/returns/${id}/messages`, { to: 'store', text: 'x' })).body).toMatchObject({ code: 'return_closed' });
    expect(await writeTo(id, 'support')).toBe('written');
    await advanceClock(sandbox, 'P12D');
    expect((await me.read(id)).state).toBe('withdrawn');
    expect((await loadOrderAmounts(sandbox, order.id)).rows).toEqual(before.rows);
    expect((await ask(order.id)).status).toBe(201);
  });
});
