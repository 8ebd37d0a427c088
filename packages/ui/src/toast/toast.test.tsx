import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToastProvider, useToast } from './Toast.tsx';

function Say({ count }: { count: number }) {
  const show = useToast();
  useEffect(() => {
    for (let at = 1; at <= count; at += 1) show(`Сообщение ${at}.`, 'good');
  }, [count, show]);
  return null;
}

function showToasts(count: number) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() =>
    root.render(
      <I18nProvider i18n={createI18n('ru', ru)}>
        <ToastProvider>
          <Say count={count} />
        </ToastProvider>
      </I18nProvider>,
    ),
  );
  const corner = () => host.querySelector('section[aria-live]');
  const shown = () => (corner()?.textContent ?? '').match(/Сообщение \d+\./g) ?? [];
  return { corner, shown, close: () => act(() => root.unmount()) };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('[S9-04] a message stands for 5 000 ms', () => {
  vi.useFakeTimers();
  const { shown, close } = showToasts(1);
  act(() => void vi.advanceTimersByTime(4_999));
  expect(shown()).toEqual(['Сообщение 1.']);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
  close();
});

it('[S9-04] at most 20 stand at once; the 21st comes when a place is free', () => {
  vi.useFakeTimers();
  const { shown, close } = showToasts(21);
  expect(shown()).toHaveLength(20);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(shown()).toEqual(['Сообщение 21.']);
  close();
});

it('[S9-04] they stand in the corner at the top right of the window', async () => {
  await page.viewport(1_200, 800);
  const { corner, close } = showToasts(1);
  const section = corner();
  if (!section) throw new Error('no corner for messages');
  const { top, right, left } = section.getBoundingClientRect();
  expect(getComputedStyle(section).position).toBe('fixed');
  expect(top).toBe(12);
  expect(document.documentElement.clientWidth - right).toBe(12);
  expect(left).toBeGreaterThan(600);
  const item = section.firstElementChild?.getBoundingClientRect();
  expect(item?.right).toBe(right);
  close();
});
