import { addDays } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { goTo, grant, openDebits, run, titles } from '../../../testing/consents.ts';
import { reconcileBilling } from '../provider/reconcile.ts';
import { listDueInstalments } from './due-instalments.ts';
import { startDebit } from './start-debit.ts';

const { at, me, due, left, withdraw, debitsMade, taken, tell, startOne } = openDebits();

describe('[X-07] a withdrawn consent takes nothing any more', () => {
  test('neither on the date nor for what was told before', async () => {
    const { body } = await grant(me(), due().orderId);
    await withdraw(body['id']);
    goTo(at(), due().dueDate);
    await run(at());
    expect([await taken(), await debitsMade()]).toEqual([0, []]);
  });

  test('nor when the run has begun: a debit that has not reached the bank is stopped for good', async () => {
    const { body } = await grant(me(), due().orderId);
    await tell();
    goTo(at(), due().dueDate);
    const started = await startOne();
    expect(started?.status).toBe('processing');
    expect((await withdraw(body['id'])).status).toBe(200);
    await reconcileBilling(at(), { all: true });
    await run(at());
    expect(await debitsMade()).toMatchObject([{ status: 'failed', reason: 'consent_withdrawn' }]);
    expect(await taken()).toBe(0);
    expect(await titles(at())).not.toContain('Автосписание не прошло');
  });

  test('nor does the one for all orders take it instead, also when the run has begun', async () => {
    await grant(me(), 'all');
    await tell();
    goTo(at(), due().dueDate);
    const [listed] = (await listDueInstalments(at().db, { from: due().dueDate, until: due().dueDate })).filter(
      ({ order }) => order.id === due().orderId,
    );
    if (listed === undefined) throw new TypeError('nothing is due');
    const { body } = await grant(me(), due().orderId);
    await withdraw(body['id']);
    expect(await at().db.transaction((tx) => startDebit(tx, at(), listed))).toBeNull();
    await run(at());
    expect((await debitsMade()).filter(({ orderId }) => orderId === due().orderId)).toEqual([]);
  });

  test('the withdrawal in the same instant as two runs: before it or not at all', async () => {
    const { body } = await grant(me(), due().orderId);
    goTo(at(), due().dueDate);
    const [, answer] = await Promise.all([run(at()), withdraw(body['id']), run(at())]);
    expect(answer.body['status']).toBe('withdrawn');
    const then = await taken();
    expect([0, left()]).toContain(then);
    await reconcileBilling(at(), { all: true });
    goTo(at(), addDays(due().dueDate, 1));
    await run(at());
    expect(await taken()).toBe(then);
  });
});
