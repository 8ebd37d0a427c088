import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import './index.ts';

const emulate = (media: 'print' | '', scheme: 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { media, features: [{ name: 'prefers-color-scheme', value: scheme }] });

afterEach(async () => {
  await emulate('', '');
  delete document.documentElement.dataset['theme'];
  document.body.innerHTML = '';
});

const inkOf = () => getComputedStyle(document.body).color;

it.each([undefined, 'light', 'dark'])('on a dark device a page in theme %s prints light, without controls, details open', async (theme) => {
  document.documentElement.dataset['theme'] = 'light';
  const light = inkOf();
  delete document.documentElement.dataset['theme'];
  if (theme) document.documentElement.dataset['theme'] = theme;
  await emulate('', 'dark');
  expect(inkOf() === light).toBe(theme === 'light');
  await emulate('print', 'dark');
  expect(inkOf()).toBe(light);

  document.body.innerHTML = renderToStaticMarkup(
    <>
      <nav>Меню</nav>
      <Button>Оплатить</Button>
      <details>
        <summary>Ещё 8 платежей</summary>
        <p>23 ноября</p>
      </details>
    </>,
  );
  const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true });
  expect(['nav', 'button', 'p'].map(isVisible)).toEqual([false, false, true]);
});
