import { I18nProvider } from '@lingui/react';
import { createI18n, parseLanguage } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/app-shell/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/app-shell/uz.po';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorPage } from './error-page.tsx';

afterEach(cleanup);

const show = (statusCode: number, statusMessage: string, locale: 'ru' | 'uz' = 'ru', onRetry?: () => void) =>
  render(
    <I18nProvider i18n={createI18n(parseLanguage(locale), locale === 'ru' ? ru : uz)}>
      <ErrorPage failure={{ statusCode, statusMessage, path: '/ru/%D0%BD%D0%B5%D1%82' }} homeHref={`/${locale}`} onRetry={onRetry} />
    </I18nProvider>,
  );
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  [404, 'Page Not Found: /ru/нет', 'Ой! Мы не можем найти эту страницу.'],
  [500, 'Internal Server Error', 'Network Error'],
  [502, 'Сервис временно недоступен', 'Сервис временно недоступен'],
  [403, '', 'Не удалось открыть страницу'],
  [500, '', 'Network Error'],
  [503, 'Что-то пошло не так, пожалуйста, повторите попытку', 'Не удалось открыть страницу'],
])('[S3-08] the error page of statusCode %i and statusMessage %j has the title %j', (code, message, expected) => {
  show(code, message);
  expect(title()).toBe(expected);
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/ru');
});

test.each([404, 503])('the error page of a %i shows its status code and no text from the address', (code) => {
  const { container } = show(code, '');
  expect(screen.getByText(`Код ошибки: ${code}`)).toBeTruthy();
  expect(container.textContent).not.toContain('нет');
  const values = [...container.querySelectorAll('data')].map(({ value }) => value);
  expect(values).toEqual(code === 404 ? ['Page not found: /ru/нет'] : []);
});

test.each([
  [false, 511, 'Нет интернета', 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.'],
  [false, 503, 'Не удалось открыть страницу', 'Что-то пошло не так, пожалуйста, повторите попытку'],
  [true, 511, 'Не удалось открыть страницу', 'Что-то пошло не так, пожалуйста, повторите попытку'],
])('with a network: %s, the error page of a %i has the title «%s»', (online, code, expected, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  onTestFinished(() => void vi.restoreAllMocks());
  show(code, '');
  expect(title()).toBe(expected);
  expect(screen.getByText(text)).toBeVisible();
});

test('the error page has Uzbek texts on an Uzbek page', () => {
  show(404, '', 'uz');
  expect(title()).toBe('Voy! Bu sahifani topa olmadik.');
  expect(screen.getByRole('link', { name: 'Bosh sahifaga' }).getAttribute('href')).toBe('/uz');
});

test('the error page offers a retry, except for a 404', async () => {
  const onRetry = vi.fn();
  show(503, '', 'ru', onRetry);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'На главную' })).toBeTruthy();
  cleanup();
  show(404, '', 'ru', onRetry);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without scripts the retry is a link to the same address, except for a 404', () => {
  const page = (statusCode: number) => (
    <I18nProvider i18n={createI18n('ru', ru)}>
      <ErrorPage failure={{ statusCode, statusMessage: '', path: '//elsewhere.example/ru' }} homeHref="/ru" retryHref="" />
    </I18nProvider>
  );
  render(page(503));
  // Testing Library's link role ignores an empty href; the browser does not.
  expect(screen.getByText('Повторить').closest('a')).toHaveProperty('href', window.location.href);
  cleanup();
  render(page(404));
  expect(screen.queryByText('Повторить')).toBeNull();
});
