import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BlockView } from '../domain/content/blocks/block-view.tsx';
import { HeroBlock } from '../domain/content/blocks/kinds/hero-block.tsx';
import { ReviewsBlock } from '../domain/content/blocks/kinds/reviews-block.tsx';
import { companyResponses } from '../testing/company-responses.ts';
import { loadPage } from '../testing/load-page.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { storeResponses } from '../testing/store-responses.ts';
import { load as loadClients } from './clients/clients.data.ts';
import { ClientsPage } from './clients/clients-page.tsx';
import { load as loadCorporate } from './corporate/corporate.data.ts';
import { CorporatePage } from './corporate/corporate-page.tsx';
import { load as loadPartner } from './partner/partner.data.ts';
import { StoreHead } from './partner/store-head.tsx';
import { ReviewsView } from './product/reviews-view.tsx';

afterEach(cleanup);

const DEMO = 'Демонстрационные данные';
const rest = { locale: 'ru', path: '/ru', query: new URLSearchParams(), today: '2026-11-21' } as const;
const nothing = () => undefined;
const review = { id: 'rev_1', author: 'Dilnoza K.', stars: 4, text: 'Хорошо', createdAt: '2026-11-20T08:00:00.000Z' };

const PLACES: readonly [string, () => ReactElement | Promise<ReactElement>][] = [
  [
    'reviews of a product',
    () => (
      <ReviewsView
        state={{ kind: 'ready', page: { reviews: [review], average: 4, count: 1, next: null }, more: 'end' }}
        question={{ href: '/ru' }}
        onRetry={nothing}
        onMore={nothing}
      />
    ),
  ],
  [
    'reviews of a campaign',
    () => (
      <ReviewsBlock
        block={{
          id: 'r',
          type: 'reviews',
          title: 'Отзывы',
          items: [{ id: '1', author: 'Dilnoza K.', place: 'Ташкент', rating: 4, text: 'Хорошо', date: '2026-11-20' }],
        }}
      />
    ),
  ],
  [
    'figures of a hero',
    () => (
      <HeroBlock
        block={{
          id: 'h',
          type: 'hero',
          headline: 'Muddat',
          lead: '',
          cta: null,
          customer_cta: null,
          secondary: null,
          picture: null,
          facts: [{ shown: '100 000', label: 'видов товаров' }],
        }}
        aside={null}
      />
    ),
  ],
  [
    'the block of figures',
    () => (
      <BlockView
        block={{ id: 'f', type: 'figures', title: 'Muddat в цифрах', items: [{ shown: '400 000', label: 'посетителей в месяц' }] }}
        locale="ru"
        today={rest.today}
      />
    ),
  ],
  [
    'the rating of a store',
    async () => {
      const { data } = await loadPage(loadPartner, { params: { alias: 'orzu-texnika' }, respond: storeResponses() });
      return <StoreHead store={data.store} terms={data.terms} />;
    },
  ],
  ['the page of clients', async () => <ClientsPage {...rest} data={(await loadPage(loadClients, { respond: companyResponses })).data} />],
  [
    'the page for companies',
    async () => <CorporatePage {...rest} data={(await loadPage(loadCorporate, { respond: companyResponses })).data} />,
  ],
];

test.each(PLACES)('%s: the note about demo data is shown only if it is set', async (_place, make) => {
  const part = await make();
  await renderInSite(part, 'ru', '', DEMO);
  expect(await screen.findAllByText(DEMO)).toHaveLength(1);
  expect(screen.getByText(DEMO)).toBeVisible();
  cleanup();
  await renderInSite(part);
  expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
  expect(screen.queryByText(DEMO)).toBeNull();
});
