import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../messages/load-words.ts';
import { createSiteRouter } from '../router.tsx';
import { answeringApi } from '../testing/answering-api.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  // What a page throws is told to the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const PAGE = { title: 'Политика', version: '1', published_at: '2026-01-01', lead: 'Как мы храним данные', sections: [] };
type Answer = { status?: number; body: unknown };

async function open(path: string, answer: () => Answer) {
  const words = await loadWords('ru');
  const { api } = answeringApi(answer);
  const router = createSiteRouter({ ...words, loadWords, origin: 'https://muddat.example', api });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router} />);
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
const homeLink = () => screen.getByRole('link', { name: 'На главную' });

test('[S2-35] a page that does not exist has the 404 variant with its path and a button home', async () => {
  await open('/ru/no/such/page', () => ({ body: {} }));
  expect(await title('Ой! Мы не можем найти эту страницу.')).toBeVisible();
  expect(screen.getByText('Page not found: /ru/no/such/page')).toBeVisible();
  expect(homeLink()).toHaveAttribute('href', '/ru');
});

test('[S2-35] a failed answer has its own sentence as the title, its code, a button home and another try', async () => {
  const user = userEvent.setup();
  let broken = true;
  const refused = { status: 502, body: { code: 'upstream_unavailable', message: 'Сервис временно недоступен', request_id: 'req-7' } };
  await open('/ru/privacy-policy', () => (broken ? refused : { body: { data: PAGE } }));
  expect(await title('Сервис временно недоступен')).toBeVisible();
  expect(screen.getByText(/^502/)).toBeVisible();
  expect(screen.getByText('Что-то пошло не так, пожалуйста, повторите попытку')).toBeVisible();
  expect(homeLink()).toHaveAttribute('href', '/ru');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title('Политика')).toBeVisible();
});

test('[S2-35] an error that nobody handles ends on the page titled Network Error', async () => {
  await open('/ru/privacy-policy', () => ({ body: { data: { title: 5 } } }));
  expect(await title('Network Error')).toBeVisible();
  expect(screen.getByText('500')).toBeVisible();
  expect(homeLink()).toHaveAttribute('href', '/ru');
});
