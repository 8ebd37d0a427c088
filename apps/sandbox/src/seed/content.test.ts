import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pages } from '../db/schema/content.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { createLegalPages } from './content.ts';

const sandbox = await openSandbox();
const headers = { authorization: `Bearer ${await sandbox.guestToken()}` };
const read = async (alias: string) => (await sandbox.app.inject({ url: `/mobile/v2/pages/${alias}`, headers })).statusCode;

test('a database without content gets the offer and the privacy policy, and keeps an own text of them', async () => {
  await sandbox.db.delete(pages);
  expect(await read('public-offer')).toBe(404);
  await Promise.all([createLegalPages(sandbox.db), createLegalPages(sandbox.db)]);
  expect([await read('public-offer'), await read('privacy-policy'), await read('about')]).toEqual([200, 200, 404]);
  await sandbox.db.update(pages).set({ titleRu: 'Оферта оператора' }).where(eq(pages.alias, 'public-offer'));
  await createLegalPages(sandbox.db);
  const titles = await sandbox.db.select({ title: pages.titleRu }).from(pages).orderBy(pages.position);
  expect(titles[0]?.title).toBe('Оферта оператора');
});
