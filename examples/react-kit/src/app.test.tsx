import { createMuddatClient } from '@muddat/sdk';
import { createHandlers, fixtures, handlerFor, problemFixture } from '@muddat/sdk/testing';
import { ru } from '@muddat/ui/languages/ru';
import { uz } from '@muddat/ui/languages/uz';
import { Money } from '@muddat/ui/money';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import { KitProvider } from '@muddat/ui/provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { App } from './app.tsx';

const server = setupServer(...createHandlers());
beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  server.resetHandlers();
  location.hash = '';
});
afterAll(() => server.close());

const muddat = createMuddatClient({ environment: { baseUrl: 'https://api.example' }, retry: 0 });
const { page } = fixtures.installment.listOrders;

test('shows the orders, and the payments of the one that the address names', async () => {
  location.hash = '#100001';
  render(<App muddat={muddat} language={ru} />);
  expect(screen.getByRole('status').textContent).toBe('Загружаем заказы');
  expect((await screen.findByRole('link', { name: /Samsung Galaxy A55/ })).getAttribute('href')).toBe('#100001');
  const schedule = await screen.findByRole('region', { name: 'График платежей' });
  expect(schedule.textContent).toContain('1 из 3');
});

test('loads the next page on a press', async () => {
  const [order] = page.data;
  if (order === undefined) throw new Error('The example of the contract has no order');
  server.use(handlerFor('installment.listOrders', { ...page, data: [order], next_cursor: 'second' }));
  render(<App muddat={muddat} language={ru} />);
  const more = await screen.findByRole('button', { name: 'Показать ещё' });
  server.use(handlerFor('installment.listOrders', { ...page, data: [{ ...order, number: '100002' }] }));
  fireEvent.click(more);
  expect(await screen.findByText('№ 100002')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('speaks Uzbek', async () => {
  location.hash = '#100001';
  render(<App muddat={muddat} language={uz} />);
  expect(await screen.findByRole('region', { name: 'Toʻlovlar jadvali' })).toBeTruthy();
});

test('says that there are no orders', async () => {
  server.use(handlerFor('installment.listOrders', { ...page, data: [] }));
  render(<App muddat={muddat} language={ru} />);
  expect(await screen.findByRole('heading', { name: 'Заказов пока нет' })).toBeTruthy();
});

test('says what went wrong, and loads again', async () => {
  server.use(handlerFor('installment.listOrders', problemFixture('installment.listOrders', 'internal')));
  render(<App muddat={muddat} language={ru} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Не удалось загрузить');
  server.resetHandlers();
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: /Samsung Galaxy A55/ })).toBeTruthy();
});

test('a component without the provider says what to write', () => {
  expect(() => render(<PaymentSchedule rows={[]} today="2026-11-21" remainder={0} />)).toThrow('@muddat/ui needs a KitProvider');
  expect(() => render(<Money amount={1} />)).toThrow("import { ru } from '@muddat/ui/languages/ru'");
});

test('a component without texts says what to write', () => {
  const withoutTexts = (
    <KitProvider language={{ language: 'ru', messages: {} }}>
      <Money amount={1} />
    </KitProvider>
  );
  expect(() => render(withoutTexts)).toThrow('has no texts of @muddat/ui');
});
