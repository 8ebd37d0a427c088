import { describe, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { createTestSandbox } from '../../testing/test-sandbox.ts';

const sandbox = await openSandbox({ env: { PUBLIC_URL: 'https://muddat.example' } });
const token = await sandbox.guestToken();

const get = (url: string, headers: Record<string, string> = {}) => sandbox.app.inject({ method: 'GET', url, headers });
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sandbox.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const builder = async (path: string, language = 'ru') =>
  sandbox.app.inject({
    method: 'GET',
    url: `/builder${path}`,
    headers: { authorization: `Bearer ${token}`, organization: '2', 'accept-language': language },
  });
const versionOfContent = async (): Promise<string> => (await builder('/v1/version?organization=2')).json().data.version;
const words = (ru: string, uz: string) => ({ ru, uz });
const pageWith = (blocks: unknown[]) => JSON.stringify({ title: words('Имя', 'Nomi'), description: words('Слова', 'Soʻzlar'), blocks });
const textBlock = { id: 'one', type: 'text', title: words('Заголовок', 'Sarlavha'), paragraphs: [words('Абзац', 'Xatboshi')] };

describe('/sandbox/content', () => {
  it('lists all pages with links, in both languages', async () => {
    for (const [lang, title] of [
      ['ru', 'Страницы сайта'],
      ['uz', 'Sayt sahifalari'],
    ]) {
      const { body } = await get(`/sandbox/content?lang=${lang}`);
      expect(body).toContain(`<h1>${title}</h1>`);
      for (const page of ['home', 'test', 'installment-terms', 'showcase']) expect(body).toContain(`/sandbox/content/${page}?lang=${lang}`);
    }
  });

  it('creates a page that the builder API returns, with links to its preview in both languages', async () => {
    const before = await versionOfContent();
    const made = await send('/sandbox/content?lang=ru', { page: 'spring' });
    expect([made.statusCode, made.headers.location]).toEqual([303, '/sandbox/content/spring?lang=ru']);
    expect((await builder('/v1/get?organization=2&page=spring')).json().data).toMatchObject({ page: 'spring', version: 1 });
    expect(await versionOfContent()).not.toBe(before);
    const { body } = await get('/sandbox/content/spring');
    expect(body).toContain('href="https://muddat.example/ru/p/spring?preview=1"');
    expect(body).toContain('href="https://muddat.example/uz/p/spring?preview=1"');
    expect((await get('/sandbox/content/home')).body).toContain('href="https://muddat.example/uz?preview=1"');
  });

  it.each([
    ['../etc', 422],
    ['Весна', 422],
    ['home', 409],
  ])('refuses a page named %s with %i', async (page, status) => {
    const answer = await send('/sandbox/content', { page });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('role="alert"');
  });
});

describe('/sandbox/content/{page}', () => {
  it('saves a document as the next version, in both languages', async () => {
    await send('/sandbox/content', { page: 'kept' });
    const before = await versionOfContent();
    const saved = await send('/sandbox/content/kept?lang=uz', { version: '1', document: pageWith([textBlock]) });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/sandbox/content/kept?lang=uz&saved=1']);
    expect((await get(saved.headers.location ?? '')).body).toContain('Saqlandi. Versiya 2.');
    expect(await versionOfContent()).not.toBe(before);
    for (const [language, title] of [
      ['ru', 'Заголовок'],
      ['oz', 'Sarlavha'],
    ] as const) {
      const { data } = (await builder('/v1/get?organization=2&page=kept', language)).json();
      expect(data).toMatchObject({ version: 2, blocks: [{ id: 'one', title }] });
    }
  });

  it.each([
    ['invalid JSON', '{"title": ', 'JSON'],
    ['a missing description', JSON.stringify({ title: words('a', 'b'), blocks: [] }), '<strong>description</strong>'],
    ['a text in one language', pageWith([{ ...textBlock, title: { ru: 'Да' } }]), 'one (text), title.uz'],
    ['a rating of six stars', pageWith([review(6)]), 'said (reviews), items.0.rating'],
    ['two blocks with the same id', pageWith([textBlock, textBlock]), 'one (text), id'],
    ['a script link', pageWith([banner('javascript:alert(1)')]), 'strip (banner), cta.href'],
    ['a link to another site without https', pageWith([banner('//evil.example')]), 'strip (banner), cta.href'],
    [
      'columns in columns',
      pageWith([{ id: 'c', type: 'columns', columns: [{ blocks: [{ id: 'd', type: 'columns', columns: [] }] }] }]),
      'c (columns), columns.0.blocks.0.type',
    ],
  ])('refuses %s, names its position, and shows the text again without saving it', async (_what, document, where) => {
    await send('/sandbox/content', { page: 'refused' });
    const answer = await send('/sandbox/content/refused', { version: '1', document });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(where);
    expect(answer.body).toContain(document.slice(0, 5).replaceAll('"', '&quot;'));
    expect((await builder('/v1/get?organization=2&page=refused')).json().data.version).toBe(1);
  });

  it.each([
    ['an extra comma', '{\n  "title": 1,,\n}', 'Не читается как JSON: строка 2, столбец 14'],
    ['a missing end', '{"title":\n', 'Не читается как JSON: строка 2, столбец 1'],
    ['an unquoted word', '{"title": oops}', 'Не читается как JSON'],
  ])('reports invalid JSON in the requested language, with its position if known: %s', async (_what, document, where) => {
    await send('/sandbox/content', { page: 'unread' });
    expect((await send('/sandbox/content/unread?lang=ru', { version: '1', document })).body).toContain(`<strong>${where}</strong>`);
  });

  it('sends the referrer policy same-origin, because a form with the origin null is refused', async () => {
    for (const url of ['/sandbox/content', '/sandbox/content/home'])
      expect((await get(url)).headers['referrer-policy']).toBe('same-origin');
    expect((await send('/sandbox/content', { page: 'x' }, { origin: 'null' })).statusCode).toBe(403);
  });

  it('refuses a document based on an older version with 409 and keeps the newer one', async () => {
    await send('/sandbox/content', { page: 'raced' });
    expect((await send('/sandbox/content/raced', { version: '1', document: pageWith([]) })).statusCode).toBe(303);
    expect((await send('/sandbox/content/raced', { version: '1', document: pageWith([textBlock]) })).statusCode).toBe(409);
    expect((await builder('/v1/get?organization=2&page=raced')).json().data.blocks).toEqual([]);
  });

  it('escapes markup that an editor wrote', async () => {
    await send('/sandbox/content', { page: 'marked' });
    const { body } = await send('/sandbox/content/marked', { version: '1', document: '</textarea><script>alert(1)</script>' });
    expect(body).not.toContain('<script>alert');
  });

  it('returns 404 for an unknown page or another host, and 403 to another origin', async () => {
    expect((await get('/sandbox/content/nothing')).statusCode).toBe(404);
    expect((await get('/sandbox/content', { host: 'muddat.uz' })).statusCode).toBe(404);
    expect((await send('/sandbox/content', { page: 'x' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

it('GET /sandbox/content returns 404 if the test tools are off', async () => {
  const off = await createTestSandbox({ SANDBOX_TEST_TOOLS: 'off' });
  expect((await off.app.inject({ method: 'GET', url: '/sandbox/content' })).statusCode).toBe(404);
  await off.close();
});

function review(rating: number) {
  const item = { id: 'r', author: words('А', 'A'), place: words('Б', 'B'), rating, text: words('В', 'V'), date: '2026-01-01' };
  return { id: 'said', type: 'reviews', title: words('Слова', 'Soʻzlar'), items: [item] };
}
function banner(href: string) {
  const link = { label: words('Дальше', 'Keyin'), href };
  return { id: 'strip', type: 'banner', tone: 'tile', title: words('Имя', 'Nomi'), text: words('Текст', 'Matn'), cta: link };
}
