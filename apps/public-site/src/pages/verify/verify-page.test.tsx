import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { load } from './verify.data.ts';
import { VerifyPage } from './verify-page.tsx';

afterEach(cleanup);

const CODE = '7K3QF-9XM2P-D4T8W-BZ6RA';
const RECEIPT = { kind: 'receipt', number: 'pay_4f0c', issued_at: '2026-11-18T09:30:00.000Z', amount: 350_000, valid: true };
const found = (change: object = {}) => ({ answer: () => ({ body: { data: { ...RECEIPT, ...change } } }) });
const show = async (given: Parameters<typeof loadPage>[1], lang: 'ru' | 'uz' = 'ru') => {
  const { data } = await loadPage(load, { ...given, language: lang });
  await showInSite(
    <VerifyPage data={data} locale={lang} path={`/${lang}/verify`} query={new URLSearchParams()} today="2026-11-25" />,
    lang,
  );
};

describe('[X-10] the page that verifies papers', () => {
  test.each([
    ['the path', { params: { code: CODE } }],
    ['the query', { query: `code=${CODE}` }],
  ])('asks by the code of %s, and is never kept', async (_, given) => {
    const { calls, data, keep, head } = await loadPage(load, { ...given, ...found() });
    expect(calls).toEqual([`/v3/documents/verify/${CODE}`]);
    expect([data.verdict, keep, head.index]).toEqual([{ kind: 'found', paper: RECEIPT }, false, false]);
  });

  test.each([
    ['no code', '', 200, 'none', 0],
    ['an unknown one', CODE, 404, 'unknown', 1],
    ['no code at all', '.', 400, 'unknown', 1],
    ['a long text', 'A'.repeat(65), 200, 'unknown', 0],
    ['a backend that is down', CODE, 503, 'failed', 1],
  ])('%s', async (_, code, status, kind, asked) => {
    const problem = { code: 'x', message: 'x', request_id: 'r' };
    const { calls, data } = await loadPage(load, {
      query: new URLSearchParams({ code }).toString(),
      answer: () => ({ status, body: problem }),
    });
    expect([data.verdict.kind, calls.length]).toEqual([kind, status === 400 ? calls.length : asked]);
  });

  test.each([
    ['ru', 'Документ настоящий', 'Чек об оплате'],
    ['uz', 'Hujjat haqiqiy', 'Toʻlov cheki'],
  ] as const)('in %s tells what is printed on a real paper', async (lang, title, kind) => {
    await show({ params: { code: CODE }, ...found() }, lang);
    for (const text of [title, kind, 'pay_4f0c', /18\.11\.2026,? 14:30/]) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/350.000/)).toBeVisible();
  });

  test('a paper that no longer holds is told from a false one', async () => {
    await show({ params: { code: CODE }, ...found({ kind: 'contract', valid: false }) });
    expect(await screen.findByText('Документ настоящий, но устарел')).toBeVisible();
    cleanup();
    await show({ params: { code: CODE }, answer: () => undefined });
    expect(await screen.findByText('Документ не найден')).toBeVisible();
    expect(screen.getByLabelText('Код с документа')).toHaveValue(CODE);
  });

  test('a receipt whose payment came back says so', async () => {
    await show({ params: { code: CODE }, ...found({ valid: false }) });
    expect(await screen.findByText('Чек настоящий, но оплату вернули')).toBeVisible();
    expect(screen.getByText(/350.000/)).toBeVisible();
  });

  test('what could not be asked says nothing of the paper, and can be asked again', async () => {
    await show({ params: { code: CODE }, answer: () => ({ status: 503, body: { code: 'internal', message: 'x', request_id: 'r' } }) });
    expect(await screen.findByRole('link', { name: 'Проверить ещё раз' })).toHaveAttribute('href', `/ru/verify/${CODE}`);
  });
});
