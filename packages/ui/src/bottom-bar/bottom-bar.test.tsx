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

it('the bar is in its place above the tab bar before that arrives, and nothing is seen below it', async () => {
  await page.viewport(360, 640);
  const open = (tabs: boolean) => {
    document.documentElement.toggleAttribute('data-tab-bar', !tabs);
    const { host, close } = renderInBrowser(
      <div style={{ minBlockSize: '2000px', display: 'grid', alignContent: 'end' }}>
        <BottomBar action={<Button>Оплатить</Button>} />
        {tabs && <TabBar label="Кабинет" items={[{ href: '#main', label: 'Главная', icon: <House size={22} /> }]} />}
      </div>,
    );
    end = close;
    const bar = host.firstElementChild?.firstElementChild;
    return { bar, bottom: bar?.getBoundingClientRect().bottom };
  };
  const early = open(false);
  expect(early.bottom).toBe(640 - 61);
  expect(document.elementFromPoint(180, 620)).toBe(early.bar);
  end();
  expect(open(true).bottom).toBe(early.bottom);
  document.documentElement.removeAttribute('data-tab-bar');
});
