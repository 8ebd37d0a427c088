import { addDays } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { goTo, grant, openDebits, run, titles } from '../../../testing/consents.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';
import { listDueInstalments } from './due-instalments.ts';
import { startDebit } from './start-debit.ts';

const { sandbox, me, due, left, withdraw, debitsMade, taken, tell, startOne } = await openDebits();

describe('[X-07] a withdrawn consent takes nothing any more', () => {
  test('neither on the date nor for what was told before', async () => {
    const { body } = await grant(me, due().orderId);
    await withdraw(body['id']);
    goTo(sandbox, due().dueDate);
    await run(sandbox);
    expect([await taken(), await debitsMade()]).toEqual([0, []]);
  });

  test('nor when the run has begun: a debit that has not reached the bank is stopped for good', async () => {
    const { body } = await grant(me, due().orderId);
    await tell();
    goTo(sandbox, due().dueDate);
    const started = await startOne();
    expect(started?.status).toBe('processing');
    expect((await withdraw(body['id'])).status).toBe(200);
    await reconcileBilling(sandbox, { all: true });
    await run(sandbox);
    expect(await debitsMade()).toMatchObject([{ status: 'failed', reason: 'consent_withdrawn' }]);
    expect(await taken()).toBe(0);
    expect(await titles(sandbox)).not.toContain('Автосписание не прошло');
  });

  test('nor does the one for all orders take it instead, also when the run has begun', async () => {
    await grant(me, 'all');
    await tell();
    goTo(sandbox, due().dueDate);
    const [listed] = (await listDueInstalments(sandbox.db, { from: due().dueDate, until: due().dueDate })).filter(
      ({ order }) => order.id === due().orderId,
    );
    if (listed === undefined) throw new TypeError('nothing is due');
    const { body } = await grant(me, due().orderId);
    await withdraw(body['id']);
    expect(await sandbox.db.transaction((tx) => startDebit(tx, sandbox, listed))).toBeNull();
    await run(sandbox);
    expect((await debitsMade()).filter(({ orderId }) => orderId === due().orderId)).toEqual([]);
  });

  test('the withdrawal in the same instant as two runs: before it or not at all', async () => {
    const { body } = await grant(me, due().orderId);
    goTo(sandbox, due().dueDate);
    const [, answer] = await Promise.all([run(sandbox), withdraw(body['id']), run(sandbox)]);
    expect(answer.body['status']).toBe('withdrawn');
    const then = await taken();
    expect([0, left()]).toContain(then);
    await reconcileBilling(sandbox, { all: true });
    goTo(sandbox, addDays(due().dueDate, 1));
    await run(sandbox);
    expect(await taken()).toBe(then);
  });
});
