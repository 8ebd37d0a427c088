import '../theme/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion, AccordionItem } from '../accordion/accordion.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { GrowingListFixture, OverlayFixture, TabsFixture } from './keyboard-fixtures.tsx';
import { getElement, renderInBrowser } from './render-in-browser.tsx';

// The stories dispatch key events by script. Here real keys reach the browser, so its own behaviour is tested too: a summary that opens,
// a focus trap, a link that is followed.

let close: (() => void) | undefined;
const show = (what: ReactNode) => {
  ({ close } = renderInBrowser(what));
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => page.viewport(1_000, 700));
afterEach(() => {
  close?.();
  vi.useRealTimers();
});

describe('elements that the browser opens, by keyboard', () => {
  it.each(['{Enter}', ' '])('Accordion: the key %j opens and closes a question', async (key) => {
    show(
      <Accordion>
        <AccordionItem title="Один">…</AccordionItem>
      </Accordion>,
    );
    await press('{Tab}');
    expect(focused()).toBe('Один');
    await press(key);
    expect(document.querySelector('details')?.open).toBe(true);
    await press(key);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('SiteHeader: Enter opens the phone menu, Tab enters it, and Escape returns the focus to its button', async () => {
    await page.viewport(360, 700);
    const items = [{ href: '#stores', label: 'Магазины' }];
    show(<SiteHeader logoHref="#home" items={items} language={<LanguageSwitch hrefs={{ ru: '#ru', 'uz-Latn': '#uz' }} />} action={null} />);
    await press('{Tab}{Tab}{Tab}{Tab}');
    expect(focused()).toBe('Меню');
    await press('{Enter}{Tab}');
    expect(focused()).toBe('Магазины');
    await press('{Escape}');
    expect(focused()).toBe('Меню');
    expect(document.querySelector('details')?.open).toBe(false);
  });
});

describe('overlays by keyboard', () => {
  it('Menu: opens from its button, arrows move, Enter chooses, and the focus returns to the button', async () => {
    const onChoose = vi.fn();
    const item = (id: string, disabled = false) => ({ id, label: id, disabled, onChoose: () => onChoose(id) });
    show(<Menu label="Действия" trigger={<Button>Ещё</Button>} items={[item('Один'), item('Два', true), item('Три')]} />);
    await press('{Tab}{Enter}');
    await expect.poll(focused).toBe('Один');
    await press('{ArrowDown}');
    await expect.poll(focused).toBe('Три');
    await press('{Enter}');
    expect(onChoose.mock.calls).toEqual([['Три']]);
    await expect.poll(focused).toBe('Ещё');
    await press(' ');
    await expect.poll(focused).toBe('Один');
    await press('{Escape}');
    await expect.poll(focused).toBe('Ещё');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('Popover: the focus moves inside, stays there, and returns to the button after Escape', async () => {
    show(
      <>
        <Popover title="Лимит" trigger={<Button>Что это</Button>}>
          <Button>Внутри</Button>
        </Popover>
        <Button>Дальше</Button>
      </>,
    );
    await press('{Tab}{Enter}');
    await expect.poll(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true);
    for (let at = 0; at < 4; at += 1) {
      await press('{Tab}');
      expect(getElement('[role=dialog]').contains(document.activeElement)).toBe(true);
    }
    await press('{Escape}');
    await expect.poll(focused).toBe('Что это');
    await press('{Tab}');
    expect(focused()).toBe('Дальше');
  });

  it.each([
    ['Dialog', Dialog],
    ['Sheet', Sheet],
  ])('%s: Tab cycles inside in both directions, and closing returns the focus to the opener', async (_name, Window) => {
    show(<OverlayFixture of={Window} />);
    await press('{Tab}{Enter}');
    await expect.poll(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true);
    await press('{Tab}');
    expect(focused()).toBe('Закрыть');
    await press('{Tab}');
    expect(focused()).toBe('Готово');
    await press('{Tab}');
    expect(focused()).toBe('Закрыть');
    await press('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Готово');
    await press('{Enter}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    await expect.poll(focused).toBe('Открыть');
  });

  it('Tooltip: appears on focus, and Escape hides it while the focus stays', async () => {
    show(
      <Tooltip text="Данные на 14:05">
        <Button>Обновить</Button>
      </Tooltip>,
    );
    await press('{Tab}');
    await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('Данные на 14:05');
    await press('{Escape}');
    await expect.poll(() => document.querySelector('[role=tooltip]')).toBeNull();
    expect(focused()).toBe('Обновить');
  });

  it('Tooltip: appears when the pointer hovers over its button, and not on touch', async () => {
    show(
      <Tooltip text="Данные на 14:05">
        <Button>Обновить</Button>
      </Tooltip>,
    );
    const button = getElement('button');
    const touch = (type: string) => button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 7 }));
    for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup']) touch(type);
    await new Promise((done) => setTimeout(done, 900));
    expect(document.querySelector('[role=tooltip]')).toBeNull();
    await userEvent.hover(button);
    await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('Данные на 14:05');
  });
});

describe('lists and buttons by keyboard', () => {
  it('Tabs: one Tab stop for all tabs, arrows select, and the next stop is the panel', async () => {
    show(<TabsFixture />);
    await press('{Tab}');
    expect(focused()).toBe('Один');
    await press('{ArrowRight}');
    await expect.poll(focused).toBe('Два');
    await press('{Tab}');
    expect(focused()).toBe('Часть b');
    await press('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Два');
  });

  it('Breadcrumbs on a phone: the button with dots shows the hidden links and focuses the first of them', async () => {
    await page.viewport(360, 700);
    show(<Breadcrumbs path={['Один', 'Два', 'Три', 'Четыре', 'Пять'].map((label) => ({ href: `#${label}`, label }))} />);
    await press('{Tab}{Tab}');
    expect(focused()).toBe('Показать весь путь');
    await press('{Enter}');
    await expect.poll(focused).toBe('Два');
  });

  it('LoadMore: the focus moves to the first new row when the button disappears', async () => {
    show(<GrowingListFixture />);
    await press('{Tab}{Tab}{Tab}{Enter}');
    await expect.poll(focused).toBe('Строка 3');
    expect(document.querySelector('button')).toBeNull();
  });

  it('Button: a pending button keeps the focus and ignores presses', async () => {
    const onClick = vi.fn();
    show(
      <Button pending onClick={onClick}>
        Оплатить
      </Button>,
    );
    await press('{Tab}{Enter} ');
    expect(focused()).toBe('Оплатить');
    expect(onClick).not.toHaveBeenCalled();
  });
});
