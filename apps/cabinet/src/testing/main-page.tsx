import { screen } from '@testing-library/react';
import { Page as MainPage } from '../app/routes/main-page.tsx';
import type { MonthPayment } from '../domain/schedule/schedule-queries.ts';
import { type FakeHandlers, fakeApi } from './fake-api.ts';
import { LIMIT_BY_STATUS } from './limits.ts';
import { monthPayment, monthWith } from './month.ts';
import { BALANCE, OVERDUE_ORDER, SAVED_CARD } from './orders.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const LIMIT = 'installment.getLimit';
export const MONTH = 'installment.getMonth';
export const NEXT = 'installment.getNextPayment';
export const ORDERS = 'installment.listOrders';
export const ORDER = 'installment.getOrder';
export const ENTITIES = 'billing.listEntities';
export const TODAY = '2026-11-21';

export const month = (...payments: MonthPayment[]) => ({ [MONTH]: () => ({ body: { data: monthWith(...payments), as_of: TODAY } }) });
export const limit = (data: (typeof LIMIT_BY_STATUS)[keyof typeof LIMIT_BY_STATUS]) => ({
  [LIMIT]: () => ({ body: { data, as_of: TODAY } }),
});
export const dilnoza = (): FakeHandlers => ({
  ...limit(LIMIT_BY_STATUS.approved),
  ...month(monthPayment()),
  [NEXT]: () => ({ body: { data: null, as_of: TODAY } }),
  [ORDERS]: () => ({ body: { data: [OVERDUE_ORDER], total: 1 } }),
  [ORDER]: () => ({ body: { data: OVERDUE_ORDER, as_of: TODAY } }),
  [ENTITIES]: ({ query }) => ({ body: { data: query.get('collection_type') === 'balance' ? [BALANCE] : [SAVED_CARD] } }),
});
export const show = (routes: FakeHandlers, locale: 'ru' | 'uz' = 'ru') =>
  renderInCabinet(<MainPage />, { api: fakeApi(routes).api, locale });
export const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
