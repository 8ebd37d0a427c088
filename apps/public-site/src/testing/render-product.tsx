import { type LanguageTag, localeOf, parseLanguage } from '@muddat/i18n';
import { calculateOffer } from '@muddat/ui/true-price';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { load } from '../pages/product/product.data.ts';
import { ProductPage } from '../pages/product/product-page.tsx';
import { type GoodsResponses, goodsResponses, INSTALLMENT_TERMS, productResponse, TODAY } from './goods-responses.ts';
import { loadPage } from './load-page.ts';
import { renderInSite } from './render-in-site.tsx';

export async function renderProduct(other: GoodsResponses = {}, query = '', lang: LanguageTag = 'ru') {
  const locale = localeOf(parseLanguage(lang));
  const { data } = await loadPage(load, { params: { id: '1000' }, query, language: lang, respond: goodsResponses(other) });
  await renderInSite(
    <ProductPage data={data} locale={locale} path={`/${locale}/product/1000`} query={new URLSearchParams(query)} today={TODAY} />,
    lang,
  );
  await screen.findByRole('heading', { level: 1 });
}
export const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
export const termRadio = (months: number) => screen.queryByRole('radio', { name: new RegExp(`^${months}.мес`) });
export const termLine = (months: number) => termRadio(months)?.closest('tr');
export const termText = (months: number) => textOf(termLine(months));

type StubResponse = { status?: number; body: unknown };
/** Stubs the backend of the product page; `reply` gets the term and the initial fee. */
export function stubQuotes(reply: (months: number, fee: number) => StubResponse) {
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
export const quoteResponse = (months: number, fee: number): StubResponse => {
  const markupBp = INSTALLMENT_TERMS.find((term) => term.months === months)?.markupBp ?? 0;
  return {
    body: {
      data: calculateOffer({ price: productResponse.data.price, initialFee: fee, markupBp, months, confirmedOn: TODAY }),
      as_of: TODAY,
    },
  };
};
