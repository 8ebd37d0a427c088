import { addDays } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { grantConsent, loadNotificationTitles, openDebitSandbox, runDebitsIn, setClockTo } from '../../../testing/consents.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';
import { listDueInstalments } from './due-instalments.ts';
import { startDebit } from './start-debit.ts';

const { sandbox, me, due, left, withdraw, debitsMade, taken, tell, startOne } = await openDebitSandbox();

describe('[X-07] a withdrawn consent', () => {
  test('debits nothing on the due date', async () => {
    const { body } = await grantConsent(me, due().orderId);
    await withdraw(body['id']);
    setClockTo(sandbox, due().dueDate);
    await runDebitsIn(sandbox);
    expect([await taken(), await debitsMade()]).toEqual([0, []]);
  });

  test('stops a started debit that has not reached the bank', async () => {
    const { body } = await grantConsent(me, due().orderId);
    await tell();
    setClockTo(sandbox, due().dueDate);
    const started = await startOne();
    expect(started?.status).toBe('processing');
    expect((await withdraw(body['id'])).status).toBe(200);
    await reconcileBilling(sandbox, { all: true });
    await runDebitsIn(sandbox);
    expect(await debitsMade()).toMatchObject([{ status: 'failed', reason: 'consent_withdrawn' }]);
    expect(await taken()).toBe(0);
    expect(await loadNotificationTitles(sandbox)).not.toContain('Автосписание не прошло');
  });

  test('is not replaced by the consent for all orders, even in a run of debits that listed the instalment before', async () => {
    await grantConsent(me, 'all');
    await tell();
    setClockTo(sandbox, due().dueDate);
    const [listed] = (await listDueInstalments(sandbox.db, { from: due().dueDate, until: due().dueDate })).filter(
      ({ order }) => order.id === due().orderId,
    );
    if (listed === undefined) throw new TypeError('nothing is due');
    const { body } = await grantConsent(me, due().orderId);
    await withdraw(body['id']);
    expect(await sandbox.db.transaction((tx) => startDebit(tx, sandbox, listed))).toBeNull();
    await runDebitsIn(sandbox);
    expect((await debitsMade()).filter(({ orderId }) => orderId === due().orderId)).toEqual([]);
  });

  test('debits nothing more after it was withdrawn during two runs of debits', async () => {
    const { body } = await grantConsent(me, due().orderId);
    setClockTo(sandbox, due().dueDate);
    const [, answer] = await Promise.all([runDebitsIn(sandbox), withdraw(body['id']), runDebitsIn(sandbox)]);
    expect(answer.body['status']).toBe('withdrawn');
    const then = await taken();
    expect([0, left()]).toContain(then);
    await reconcileBilling(sandbox, { all: true });
    setClockTo(sandbox, addDays(due().dueDate, 1));
    await runDebitsIn(sandbox);
    expect(await taken()).toBe(then);
  });
});
