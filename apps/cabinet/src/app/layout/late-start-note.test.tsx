import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadMessages } from '../messages/load-messages.ts';
import { LATE_START_ID } from './late-start.ts';
import { withLateStartNote } from './late-start-note.ts';

const app = (
  <html lang="ru">
    <head>
      <title>Muddat</title>
    </head>
    <body>
      <main>Загружаем…</main>
    </body>
  </html>
);

/** Opens a shell in a frame, where its scripts never load. */
async function openShell() {
  const { i18n } = await loadMessages('ru');
  const frame = document.createElement('iframe');
  frame.srcdoc = withLateStartNote(`<!doctype html>${renderToString(app)}`, i18n);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentDocument;
  const note = page?.getElementById(LATE_START_ID);
  if (!page || !note) throw new Error('the shell has no note');
  return { page, note };
}

test('a page of the cabinet whose scripts do not load shows a sentence and the phone after ten seconds', async () => {
  const { page, note } = await openShell();
  expect(getComputedStyle(note).visibility).toBe('hidden');
  const [reveal] = page.getAnimations();
  expect(reveal?.effect?.getComputedTiming().delay).toBe(10_000);
  reveal?.finish();
  expect(getComputedStyle(note).visibility).toBe('visible');
  expect(note.querySelector('p')).toHaveTextContent('Страница не открывается. Обновите её или позвоните нам: +998 71 200 00 00');
  expect(note.querySelector('a')).toHaveAttribute('href', 'tel:+998712000000');
});

test('the note does not disturb the hydration of the page', async () => {
  const { page, note } = await openShell();
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(page, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(note.isConnected).toBe(true);
  await act(async () => root.unmount());
});
