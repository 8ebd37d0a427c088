import '../theme/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Dialog } from './dialog.tsx';

let close: (() => void) | undefined;
const show = (what: ReactNode, locale: 'ru' | 'uz' = 'ru') => {
  ({ close } = renderInBrowser(what, locale));
};
beforeEach(() => page.viewport(1_000, 700));
afterEach(() => close?.());

const trigger = <Button>Muddat</Button>;
const nothing = () => undefined;
const overlays: readonly [string, ReactNode][] = [
  ['Dialog', <Dialog key="dialog" open onClose={nothing} title="Muddat" />],
  ['Sheet', <Sheet key="sheet" open onClose={nothing} title="Muddat" />],
  [
    'Popover',
    <Popover key="popover" title="Muddat" trigger={trigger}>
      Muddat
    </Popover>,
  ],
  ['Menu', <Menu key="menu" label="Muddat" trigger={trigger} items={[{ id: 'muddat', label: 'Muddat', onChoose: nothing }]} />],
];
const named = () => [...document.querySelectorAll('[role=dialog] button, button[tabindex="-1"]')];
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

describe.each(overlays)('%s', (_name, overlay) => {
  it.each([
    ['ru', 'Закрыть'],
    ['uz', 'Yopish'],
  ] as const)('on a page in %s names all its close buttons %s, also the hidden ones of react-aria', async (locale, word) => {
    show(overlay, locale);
    document.querySelector<HTMLElement>('button[aria-haspopup], button[aria-expanded]')?.focus();
    if (!document.querySelector('[role=dialog]')) await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('button[tabindex="-1"]')).not.toBeNull();
    for (const button of named()) expect(nameOf(button)).toBe(word);
    if (locale === 'uz') expect(document.body.innerHTML).not.toMatch(/[а-яё]/i);
  });

  it('inserts a placeholder, so that react-aria adds no style element that the CSP would refuse', () => {
    document.getElementById('react-aria-pressable-style')?.remove();
    show(overlay);
    expect(document.getElementById('react-aria-pressable-style')?.localName).toBe('meta');
  });
});

describe('closing an overlay', () => {
  it('a click outside closes a dialog but not an alert dialog, which Escape closes', async () => {
    const onClose = vi.fn();
    show(<Dialog open onClose={onClose} title="Muddat" />);
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    expect(onClose).toHaveBeenCalledOnce();
    close?.();
    onClose.mockClear();
    show(<Dialog open kind="alert" onClose={onClose} title="Muddat" />);
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('the Back gesture of a phone closes a sheet through `CloseWatcher`', async () => {
    const watchers: { onclose: (() => void) | null; destroyed: boolean }[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class {
        onclose = null;
        destroyed = false;
        constructor() {
          watchers.push(this);
        }
        destroy() {
          this.destroyed = true;
        }
      },
    );
    const onClose = vi.fn();
    show(<Sheet open onClose={onClose} title="Muddat" />);
    expect(watchers).toHaveLength(1);
    watchers[0]?.onclose?.();
    expect(onClose).toHaveBeenCalledOnce();
    close?.();
    expect(watchers[0]?.destroyed).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('a long dialog', () => {
  const long = Array.from({ length: 60 }, (_, at) => `Muddat ${at}`).map((line) => <p key={line}>{line}</p>);
  it.each([
    [360, 640],
    [1_000, 700],
  ])('keeps its heading and its buttons visible at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    show(
      <Dialog open onClose={nothing} title="Muddat" actions={<Button>Javob</Button>}>
        {long}
      </Dialog>,
    );
    const { top } = getElement('h2').getBoundingClientRect();
    const answer = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Javob');
    await expect.poll(() => answer?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
