import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent as hands } from 'vitest/browser';
import { renderInSite } from '../../../testing/render-in-site.tsx';
import { RegionChoice } from './region-choice.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], regions: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A menu that closes when the focus leaves it, as the menu of the header does. */
const inMenu = (
  <details
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
    }}
  >
    <summary>Меню</summary>
    <RegionChoice locale="ru" path="/ru" query={new URLSearchParams()} />
  </details>
);

test.each([
  ['the region link', <RegionChoice key="alone" locale="ru" path="/ru" query={new URLSearchParams()} />, 'Регион: Вся страна'],
  ['the menu that contained the link and has closed', inMenu, 'Меню'],
] as const)('Escape in the region dialog returns focus to %s', async (_name, part, place) => {
  await renderInSite(part);
  const menu = (await waitFor(() => document.querySelector('a[aria-haspopup=dialog]') ?? Promise.reject())).closest('details');
  if (menu) await userEvent.click(screen.getByText('Меню'));
  screen.getByRole('link', { name: /Регион:/ }).focus();
  await hands.keyboard('{Enter}');
  await screen.findByRole('dialog', undefined, { timeout: 30_000 });
  await hands.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect.poll(() => document.activeElement?.textContent).toBe(place);
});
