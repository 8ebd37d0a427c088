import { buildSchedule } from '@muddat/schedule';
import type { builder } from '@muddat/sdk/types';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products, storeTerms } from '../../db/schema/catalogue.ts';
import { builderDocuments, serviceCenters } from '../../db/schema/content.ts';
import { createApiCaller } from '../../testing/api-caller.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sanitizeRichText } from './rich-text.ts';
import { BLOCK_KINDS, parseStoredBlocks } from './stored-blocks.ts';

type Schemas = builder.components['schemas'];
type Content = { data: Schemas['Content'] };
const CYRILLIC = /[А-Яа-яЁё]/;
const both = (text: string) => ({ ru: text, uz: text });

const sandbox = await openSandbox();
const guest = createApiCaller(sandbox, 'builder', await sandbox.guestToken(), { organization: '2' });

const contentOf = async (page: string, locale = 'ru') => {
  const { status, body } = await guest<Content>(`/v1/get?organization=2&page=${page}`, { locale });
  expect(status).toBe(200);
  return body.data;
};
const versionNow = async () => (await guest<{ data: { version: string } }>('/v1/version?organization=2')).body.data.version;
const storePage = (page: string, blocks: unknown) =>
  sandbox.db.insert(builderDocuments).values({
    ...{ organization: 2, page, titleRu: 'Имя', titleUz: 'Nomi', descriptionRu: 'Слова', descriptionUz: 'Soʻz' },
    ...{ version: 1, updatedAt: new Date('2026-01-01T00:00:00Z'), blocks },
  });

describe('the content of a page', () => {
  test('has every block kind on the showcase page, alike in both languages, without Cyrillic in Uzbek', async () => {
    const [russian, uzbek] = [await contentOf('showcase'), await contentOf('showcase', 'oz')];
    expect(new Set(russian.blocks.map((block) => block.type))).toEqual(new Set(BLOCK_KINDS));
    expect(uzbek.blocks.map(({ id, type }) => [id, type])).toEqual(russian.blocks.map(({ id, type }) => [id, type]));
    expect(JSON.stringify(uzbek)).not.toMatch(CYRILLIC);
  });

  test('has the goods of the campaign with price, stock and the payment of its term, without mark-up', async () => {
    const row = (await contentOf('showcase')).blocks.find((block) => block.type === 'product-row');
    const items = row && 'items' in row ? row.items : [];
    expect(items).toHaveLength(8);
    for (const item of items as Schemas['RowProduct'][]) {
      const [stored] = await sandbox.db.select().from(products).where(eq(products.id, item.id));
      const terms = await sandbox.db
        .select()
        .from(storeTerms)
        .where(eq(storeTerms.storeId, stored?.storeId ?? ''));
      expect(terms).toContainEqual(expect.objectContaining({ months: 3, markupBp: 0 }));
      const price = stored?.price ?? 0;
      const schedule = buildSchedule({ price, initialFee: 0, markupBp: 0, months: 3, confirmedOn: sandbox.clock.today() });
      expect(item).toMatchObject({
        price: stored?.price,
        stock: stored?.stock,
        from_monthly: { months: 3, monthly_payment: schedule.monthly, total: price, markup: 0, markup_bp: 0 },
      });
    }
  });

  test('lists the products of a row in the order of the stored ids, without unknown ids', async () => {
    await storePage('named', [{ id: 'row', type: 'product-row', title: both('Ряд'), products: { ids: ['1010', '999999', '1001'] } }]);
    const { blocks } = await contentOf('named');
    expect(blocks[0]).toMatchObject({ items: [{ id: '1010' }, { id: '1001' }] });
  });

  test('has a map with all service centres, or with the addresses of the named stores', async () => {
    await storePage('places', [{ id: 'where', type: 'map', title: both('Где'), points: { of: 'service-centers' } }]);
    const centres = (await contentOf('places')).blocks[0];
    expect(centres && 'points' in centres ? centres.points : []).toHaveLength(await sandbox.db.$count(serviceCenters));
    const ofStores = { of: 'stores', aliases: ['orzu-texnika', 'samarqand-mebel', 'zarafshon-elektron'] };
    await storePage('shops', [{ id: 'where', type: 'map', title: both('Где'), points: ofStores }]);
    const map = (await contentOf('shops')).blocks[0];
    const names = map && 'points' in map ? map.points.map(({ name }) => name) : [];
    expect(new Set(names)).toEqual(new Set(['Orzu Texnika', 'Samarqand Mebel', 'Zarafshon Elektron']));
  });
});

describe('invalid blocks', () => {
  const good = { id: 'fine', type: 'text', title: both('Имя'), paragraphs: [both('Слово')] };
  test.each([
    ['a text in one language', { ...good, id: 'bad', title: { ru: 'Имя' } }, 'title.uz'],
    ['no terms', { id: 'bad', type: 'calculator', title: both('Счёт') }, 'lead'],
    ['nothing but a number', 7, ''],
    [
      'columns in columns',
      { id: 'bad', type: 'columns', columns: [{ blocks: [{ id: 'c', type: 'columns' }] }] },
      'columns.0.blocks.0.type',
    ],
  ])('are left out of the page and reported: %s', async (what, bad, field) => {
    const page = `bad-${what.replaceAll(' ', '-')}`;
    await storePage(page, [bad, good]);
    expect((await contentOf(page)).blocks.map(({ id }) => id)).toEqual(['fine']);
    expect(parseStoredBlocks([bad, good], 'ru').errors).toContainEqual(expect.objectContaining({ at: 0, field }));
  });

  test('that are not a list give a page without blocks', async () => {
    await storePage('no-list', { blocks: [] });
    expect((await contentOf('no-list')).blocks).toEqual([]);
  });
});

describe('rich text', () => {
  test.each([
    ['<p onclick="x()">Да</p>', '<p>Да</p>'],
    ['<script>x()</script><p>Да</p>', '<p>Да</p>'],
    ['<a href="javascript:x()">Да</a>', '<a>Да</a>'],
    ['<a href="java\nscript:x()">Да</a>', '<a>Да</a>'],
    ['<a href="//evil.example">Да</a>', '<a>Да</a>'],
    ['<a href="/partners" target="_blank" style="color:red">Да</a>', '<a href="/partners">Да</a>'],
    ['<img src=x onerror=x()>Да', 'Да'],
    ['<iframe srcdoc="<script>x()</script>"></iframe>Да', 'Да'],
    ['<svg><style><a title="</style><img src=x onerror=x()>">', /^(?!.*<(?:svg|style|img))/s],
    ['<h1>Да</h1>', 'Да'],
    ['<p>Да', '<p>Да</p>'],
  ])('is sanitized from %j to %s', (html, expected) => {
    if (typeof expected === 'string') expect(sanitizeRichText(html)).toBe(expected);
    else expect(sanitizeRichText(html)).toMatch(expected);
  });

  test('is sanitized in the response even if the stored HTML is unsafe', async () => {
    await storePage('dirty', [{ id: 'html', type: 'rich-text', html: both('<p>Да<img src=x onerror="x()"></p>') }]);
    expect((await contentOf('dirty')).blocks).toEqual([{ id: 'html', type: 'rich-text', html: '<p>Да</p>' }]);
  });
});

describe('the version of the content', () => {
  test('changes with each change of a page, and returns to its old value when the change is undone', async () => {
    const first = await versionNow();
    expect(await versionNow()).toBe(first);
    await storePage('fresh', []);
    const second = await versionNow();
    expect(second).not.toBe(first);
    const row = and(eq(builderDocuments.organization, 2), eq(builderDocuments.page, 'fresh'));
    await sandbox.db.update(builderDocuments).set({ version: 2 }).where(row);
    expect(await versionNow()).not.toBe(second);
    await sandbox.db.delete(builderDocuments).where(row);
    expect(await versionNow()).toBe(first);
  });

  test('changes when a promo ends, and the promo is no longer shown', async () => {
    const endsAt = new Date(sandbox.clock.now().getTime() + 3_600_000).toISOString();
    await storePage('offer', [{ id: 'offer', type: 'promo', title: both('Акция'), text: both('Слова'), ends_at: endsAt }]);
    const before = await versionNow();
    expect((await contentOf('offer')).blocks).toMatchObject([{ type: 'promo', ends_at: endsAt }]);
    sandbox.clock.setOffset(7_200_000);
    expect((await contentOf('offer')).blocks).toEqual([]);
    expect(await versionNow()).not.toBe(before);
    sandbox.clock.setOffset(0);
  });

  test.each(['/v1/version', '/v1/pages'])('GET %s: another organization gets 422, a missing one 400, an unknown one 404', async (path) => {
    expect((await guest(`${path}?organization=7`)).status).toBe(422);
    expect((await guest(path)).status).toBe(400);
    expect((await guest(`${path}?organization=7`, { headers: { organization: '7' } })).status).toBe(404);
  });
});

test('GET /v1/pages lists the pages by name, with titles in the requested language', async () => {
  const { body } = await guest<{ data: Schemas['ContentPage'][] }>('/v1/pages?organization=2', { locale: 'oz' });
  const names = body.data.map(({ page }) => page);
  expect(names).toEqual(expect.arrayContaining(['home', 'installment-terms', 'sell-on', 'showcase', 'test']));
  expect(names).toEqual([...names].sort());
  expect(body.data.find(({ page }) => page === 'home')?.title).toMatch(/^Muddat\s— hozir/);
});
