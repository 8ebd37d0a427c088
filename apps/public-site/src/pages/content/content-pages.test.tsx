import '@muddat/ui/theme';
import { matchRoute } from '@muddat/routing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SITE_PAGES } from '../../app/routes/pages.tsx';
import { ContentView } from '../../domain/content/content-view.tsx';
import { allBlocks } from '../../testing/all-blocks.ts';
import { homeContent } from '../../testing/home-content.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { loadHomePreview, loadInstallmentTerms } from './content.data.ts';
import { InstallmentTermsPage } from './installment-terms-page.tsx';

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

test('the terms page opens with the sums of all terms, which follow the price, and has the calculator once', async () => {
  const calculator = homeContent('ru').blocks.find(({ type }) => type === 'calculator');
  const page = { ...homeContent('ru'), blocks: [{ id: 'how', type: 'text', title: 'Как', paragraphs: ['Частями.'] }, calculator] };
  const { data } = await loadPage(loadInstallmentTerms, { respond: () => ({ body: { data: page } }) });
  await renderInSite(
    <InstallmentTermsPage data={data} locale="ru" path="/ru/installment-terms" query={new URLSearchParams()} today="2026-11-21" />,
  );
  const part = within(await screen.findByRole('region', { name: 'Калькулятор' }));
  expect(part.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await part.findByRole('radio', { name: /^12.мес\. 508.000 6.096.000 1.296.000 27.%$/ }, { timeout: 20_000 })).toBeChecked();
  expect(part.getByRole('radio', { name: /^3.мес\./ })).not.toBeChecked();
  await userEvent.fill(part.getByLabelText('Цена товара'), '1000000');
  expect(part.getByRole('radio', { name: /^12.мес\. 106.000 / })).toBeChecked();
  expect(document.querySelectorAll('#calculator')).toHaveLength(1);
});
