import '@muddat/ui/theme';
import { matchRoute } from '@muddat/routing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SITE_PAGES } from '../../app/routes/pages.tsx';
import { ContentView } from '../../domain/content/content-view.tsx';
import { allBlocks } from '../../testing/all-blocks.ts';
import { homeContent } from '../../testing/home-content.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { loadHomePreview, loadInstallmentTerms } from './content.data.ts';

afterEach(cleanup);

type ContentPage = { path: string; route: string; load: typeof loadHomePreview | typeof loadInstallmentTerms };

const HOME_TEST: ContentPage = { path: 'test', route: 'home-test', load: loadHomePreview };
const TERMS: ContentPage = { path: 'installment-terms', route: 'installment-terms', load: loadInstallmentTerms };

test.each(['ru', 'uz'] as const)('[S2-02] /%s/test renders every block of the builder with its anchor', (locale) =>
  showsItsBlocks(HOME_TEST, locale),
);

test.each(['ru', 'uz'] as const)('[S2-04] /%s/installment-terms renders every block of the builder with its anchor', (locale) =>
  showsItsBlocks(TERMS, locale),
);

async function showsItsBlocks({ path, route, load }: ContentPage, locale: 'ru' | 'uz'): Promise<void> {
  expect(matchRoute(`/${locale}/${path}`)?.route).toMatchObject({ id: route, owner: 'public-site', auth: false });
  expect(SITE_PAGES.map(({ id }) => id)).toContain(route);
  const blocks = allBlocks(locale);
  const answer = { body: { data: { ...homeContent(locale), blocks } } };
  const { data } = await loadPage(load, {
    language: locale,
    respond: (url) => (url.pathname === '/v1/get' && url.searchParams.get('page') === path ? answer : undefined),
  });
  await renderInSite(<ContentView data={data} locale={locale} today="2026-11-21" />, locale);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(locale === 'ru' ? 'Покупайте сейчас' : 'Hozir xarid qiling');
  await expect
    .poll(() => blocks.filter(({ id, type }) => type !== 'hero' && type !== 'calculator' && document.getElementById(id) === null))
    .toEqual([]);
}
