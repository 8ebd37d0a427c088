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
import { one, showInBrowser } from './in-browser.tsx';
import { Growing, TabsOf, Windowed } from './keyboard-fixtures.tsx';

// The stories dispatch key events by script. Here real keys reach the browser, so its own behaviour is tested too: a summary that opens,
// a focus trap, a link that is followed.

let close: (() => void) | undefined;
const show = (what: ReactNode) => {
  ({ close } = showInBrowser(what));
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => page.viewport(1_000, 700));
afterEach(() => {
  close?.();
  vi.useRealTimers();
});

describe('what the browser opens by itself', () => {
  it.each(['{Enter}', ' '])('Accordion: %j opens and closes a question', async (key) => {
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

  it('SiteHeader: the menu of a phone opens, is gone through, and Escape gives the focus back to its button', async () => {
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

describe('what floats', () => {
  it('Menu: opened from its button, gone through, done, and back at the button', async () => {
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

  it('Popover: the focus goes in, cannot leave, and comes back', async () => {
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
      expect(one('[role=dialog]').contains(document.activeElement)).toBe(true);
    }
    await press('{Escape}');
    await expect.poll(focused).toBe('Что это');
    await press('{Tab}');
    expect(focused()).toBe('Дальше');
  });

  it.each([
    ['Dialog', Dialog],
    ['Sheet', Sheet],
  ])('%s: round and round inside, both ways, and back where it was opened', async (_name, Window) => {
    show(<Windowed of={Window} />);
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

  it('Tooltip: there with the focus, gone with Escape while the focus stays', async () => {
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

  it('Tooltip: there when the pointer rests on its button, and not when a finger touches it', async () => {
    show(
      <Tooltip text="Данные на 14:05">
        <Button>Обновить</Button>
      </Tooltip>,
    );
    const button = one('button');
    const touch = (type: string) => button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 7 }));
    for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup']) touch(type);
    await new Promise((done) => setTimeout(done, 900));
    expect(document.querySelector('[role=tooltip]')).toBeNull();
    await userEvent.hover(button);
    await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('Данные на 14:05');
  });
});

describe('what is gone through', () => {
  it('Tabs: one stop for all of them, arrows select, the next stop is the panel', async () => {
    show(<TabsOf />);
    await press('{Tab}');
    expect(focused()).toBe('Один');
    await press('{ArrowRight}');
    await expect.poll(focused).toBe('Два');
    await press('{Tab}');
    expect(focused()).toBe('Часть b');
    await press('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Два');
  });

  it('Breadcrumbs on a phone: the dots open the way and give the focus to the first of it', async () => {
    await page.viewport(360, 700);
    show(<Breadcrumbs path={['Один', 'Два', 'Три', 'Четыре', 'Пять'].map((label) => ({ href: `#${label}`, label }))} />);
    await press('{Tab}{Tab}');
    expect(focused()).toBe('Показать весь путь');
    await press('{Enter}');
    await expect.poll(focused).toBe('Два');
  });

  it('LoadMore: one goes on at the first of what has come, though the button has gone', async () => {
    show(<Growing />);
    await press('{Tab}{Tab}{Tab}{Enter}');
    await expect.poll(focused).toBe('Строка 3');
    expect(document.querySelector('button')).toBeNull();
  });

  it('a button that is busy keeps the focus and does nothing a second time', async () => {
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
