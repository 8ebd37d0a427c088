import { type LanguageTag, localeOf, parseLanguage } from '@muddat/i18n';
import { offerOf } from '@muddat/ui/true-price';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { load } from '../pages/product/product.data.ts';
import { ProductPage } from '../pages/product/product-page.tsx';
import { type GoodsAnswers, goodsAnswers, product, TERMS, TODAY } from './goods-answers.ts';
import { loadPage } from './load-page.ts';
import { showInSite } from './show-route.tsx';

export async function showProduct(other: GoodsAnswers = {}, query = '', lang: LanguageTag = 'ru') {
  const locale = localeOf(parseLanguage(lang));
  const { data } = await loadPage(load, { params: { id: '1000' }, query, language: lang, answer: goodsAnswers(other) });
  await showInSite(
    <ProductPage data={data} locale={locale} path={`/${locale}/product/1000`} query={new URLSearchParams(query)} today={TODAY} />,
    lang,
  );
  await screen.findByRole('heading', { level: 1 });
}
export const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
export const radio = (months: string) => screen.queryByRole('radio', { name: new RegExp(`^${months}`) });
export const line = (months: string) => radio(months)?.closest('div');
export const told = (months: string) => textOf(line(months)?.querySelector('label'));

type Reply = { status?: number; body: unknown };
/** Stubs the backend of the product page; `reply` gets the term and the initial fee. */
export function backend(reply: (months: number, fee: number) => Reply) {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams: query } = new URL(input, 'http://site');
    if (pathname.endsWith('/reviews')) return Response.json({ data: [], summary: { average: null, count: 0 } });
    const fee = Number(query.get('initial_fee'));
    asked.push(fee);
    const { status = 200, body } = reply(Number(query.get('months')), fee);
    return Response.json(body, { status });
  });
  return asked;
}
export const quoted = (months: number, fee: number): Reply => {
  const markupBp = TERMS.find((term) => term.months === months)?.markupBp ?? 0;
  return { body: { data: offerOf({ price: product.data.price, initialFee: fee, markupBp, months, confirmedOn: TODAY }), as_of: TODAY } };
};
