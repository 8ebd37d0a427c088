import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCustomerFileServices } from '../../core/files/photo-files.ts';
import { createInboxSender } from '../../core/sms.ts';
import { customers } from '../../db/schema/auth.ts';
import { balances } from '../../db/schema/billing.ts';
import { returnPhotos, returns } from '../../db/schema/returns.ts';
import { verificationDocuments } from '../../db/schema/verification.ts';
import { findSeededOrder } from '../../testing/billing.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { eraseClosedAccounts } from './erase-closed.ts';

const sandbox = await openSandbox();
const files = createCustomerFileServices(sandbox.config);

/** Closes an account and lets the undo term pass. It has a photo without a verdict and a photo of a return. */
async function closeWithPhotos(customerId: string): Promise<void> {
  const { db, clock } = sandbox;
  const at = clock.now();
  const [proof, goods] = [`doc_${customerId}.jpg`, `rph_${customerId}.jpg`];
  for (const key of [proof, goods]) await files.storage.put(key, Buffer.from('photo'));
  const document = { id: `doc_${customerId}`, step: 'selfie', state: 'uploaded', current: true, storedKey: proof };
  await db.insert(verificationDocuments).values({ ...document, customerId, uploadedAt: at });
  const { id: orderId } = await findSeededOrder(sandbox, 'cus_0001', 'finished');
  const returnId = `ret_${customerId}`;
  const closed = { state: 'withdrawn', category: 'defect', locale: 'ru', requestedAt: at, closedAt: at };
  await db.insert(returns).values({ ...closed, id: returnId, orderId, customerId });
  await db.insert(returnPhotos).values({ returnId, number: 1, uploadId: `upl_${customerId}`, storedKey: goods });
  await db.update(balances).set({ available: 0, held: 0 }).where(eq(balances.customerId, customerId));
  await db.update(customers).set({ eraseAt: at }).where(eq(customers.id, customerId));
}

const erase = (failing: string) =>
  eraseClosedAccounts({
    ...sandbox,
    sms: createInboxSender(sandbox.db, sandbox.clock),
    log: sandbox.app.log,
    files: {
      ...files,
      storage: {
        ...files.storage,
        remove: async (key) => {
          if (key.startsWith(failing)) throw new Error('the disk is away');
          await files.storage.remove(key);
        },
      },
    },
  });
const left = async (customerId: string) =>
  Promise.all(['doc', 'rph'].map(async (kind) => (await files.storage.get(`${kind}_${customerId}.jpg`)) !== null));

test.each([
  ['a photo without a verdict', 'cus_0013', 'doc_', [true, false]],
  ['a photo of a return', 'cus_0014', 'rph_', [true, true]],
] as const)(
  '[X-14] %s is removed by a later run if the storage failed to remove it; the account is erased anyway',
  async (_what, id, failing, after) => {
    await closeWithPhotos(id);
    await erase(failing);
    const [row] = await sandbox.db.select().from(customers).where(eq(customers.id, id));
    expect(row).toMatchObject({ phone: `deleted:${id}`, eraseAt: null });
    expect(await left(id)).toEqual(after);
    await erase('none');
    expect(await left(id)).toEqual([false, false]);
    const documents = await sandbox.db
      .select()
      .from(verificationDocuments)
      .where(eq(verificationDocuments.id, `doc_${id}`));
    expect(documents).toMatchObject([{ storedKey: null }]);
  },
);

test('[X-14] a file that the storage fails to remove does not block the erasure of another account', async () => {
  await closeWithPhotos('cus_0015');
  await closeWithPhotos('cus_0016');
  await erase('rph_cus_0015');
  expect(await left('cus_0016')).toEqual([false, false]);
});
