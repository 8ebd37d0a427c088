import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './verify.data.ts';
import { VerifyPage } from './verify-page.tsx';

afterEach(cleanup);

const CODE = '7K3QF-9XM2P-D4T8W-BZ6RA';
const RECEIPT = { kind: 'receipt', number: 'pay_4f0c', issued_at: '2026-11-18T09:30:00.000Z', amount: 350_000, valid: true };
const found = (change: object = {}) => ({ respond: () => ({ body: { data: { ...RECEIPT, ...change } } }) });
const show = async (given: Parameters<typeof loadPage>[1], lang: 'ru' | 'uz' = 'ru') => {
  const { data } = await loadPage(load, { ...given, language: lang });
  await renderInSite(
    <VerifyPage data={data} locale={lang} path={`/${lang}/verify`} query={new URLSearchParams()} today="2026-11-25" />,
    lang,
  );
};

describe('[X-10] the page that verifies documents', () => {
  test.each([
    ['the path', { params: { code: CODE } }],
    ['the query', { query: `code=${CODE}` }],
  ])('looks up the code of %s and is neither cached nor indexed', async (_, given) => {
    const { calls, data, keep, head } = await loadPage(load, { ...given, ...found() });
    expect(calls).toEqual([`/v3/documents/verify/${CODE}`]);
    expect([data.verdict, keep, head.index]).toEqual([{ kind: 'found', document: RECEIPT }, false, false]);
  });

  test.each([
    ['an empty code is none', '', 200, 'none', 0],
    ['an unknown code is unknown', CODE, 404, 'unknown', 1],
    ['an invalid code is unknown', '.', 400, 'unknown', 1],
    ['a text of 65 letters is unknown', 'A'.repeat(65), 200, 'unknown', 0],
    ['a failed backend is failed', CODE, 503, 'failed', 1],
  ])('the verdict for %s', async (_, code, status, kind, asked) => {
    const problem = { code: 'x', message: 'x', request_id: 'r' };
    const { calls, data } = await loadPage(load, {
      query: new URLSearchParams({ code }).toString(),
      respond: () => ({ status, body: problem }),
    });
    expect([data.verdict.kind, calls.length]).toEqual([kind, status === 400 ? calls.length : asked]);
  });

  test.each([
    ['ru', 'Документ настоящий', 'Чек об оплате'],
    ['uz', 'Hujjat haqiqiy', 'Toʻlov cheki'],
  ] as const)('in %s shows the printed data of a valid document', async (lang, title, kind) => {
    await show({ params: { code: CODE }, ...found() }, lang);
    for (const text of [title, kind, 'pay_4f0c', /18\.11\.2026,? 14:30/]) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/350.000/)).toBeVisible();
  });

  test('shows different messages for an outdated and an unknown document', async () => {
    await show({ params: { code: CODE }, ...found({ kind: 'contract', valid: false }) });
    expect(await screen.findByText('Документ настоящий, но устарел')).toBeVisible();
    cleanup();
    await show({ params: { code: CODE }, respond: () => undefined });
    expect(await screen.findByText('Документ не найден')).toBeVisible();
    expect(screen.getByLabelText('Код с документа')).toHaveValue(CODE);
  });

  test('says that the payment of a receipt was refunded', async () => {
    await show({ params: { code: CODE }, ...found({ valid: false }) });
    expect(await screen.findByText('Чек настоящий, но оплату вернули')).toBeVisible();
    expect(screen.getByText(/350.000/)).toBeVisible();
  });

  test('links to another try if the backend fails', async () => {
    await show({ params: { code: CODE }, respond: () => ({ status: 503, body: { code: 'internal', message: 'x', request_id: 'r' } }) });
    expect(await screen.findByRole('link', { name: 'Проверить ещё раз' })).toHaveAttribute('href', `/ru/verify/${CODE}`);
  });
});
