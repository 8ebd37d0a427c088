import '../theme/index.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { House } from '../icons/icons.ts';
import { renderInBrowser } from '../internal/render-in-browser.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';

let end = (): void => undefined;
afterEach(() => end());

it.each([
  ['stay in a phone', 360, 640, 'sticky', 'fixed'],
  ['scroll away in a window of 1280 × 1024 at 400 %', 320, 256, 'static', 'static'],
] as const)('the bars %s', async (_what, width, height, bar, tabs) => {
  await page.viewport(width, height);
  const { host, close } = renderInBrowser(
    <>
      <BottomBar action={<Button>Оплатить</Button>} />
      <TabBar label="Кабинет" items={[{ href: '#main', label: 'Главная', icon: <House size={22} /> }]} />
    </>,
  );
  end = close;
  expect([...host.children].map((element) => getComputedStyle(element).position)).toEqual([bar, tabs]);
});
