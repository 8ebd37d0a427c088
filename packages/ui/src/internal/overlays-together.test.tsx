import '../theme/index.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { ToastProvider, useToast } from '../toast/toast.tsx';
import { getElement, renderInBrowser } from './render-in-browser.tsx';

function SheetWithMenu() {
  const [open, setOpen] = useState(false);
  const show = useToast();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Лист">
        <Menu label="Действия" trigger={<Button>Меню</Button>} items={[{ id: 'one', label: 'Один', onChoose: () => undefined }]} />
        <Button onClick={() => show('Сообщение', 'good')}>Сказать</Button>
      </Sheet>
    </>
  );
}

let close: (() => void) | undefined;
beforeEach(async () => {
  await page.viewport(1_000, 700);
  ({ close } = renderInBrowser(
    <ToastProvider>
      <SheetWithMenu />
    </ToastProvider>,
  ));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(sheet).not.toBeNull();
});
afterEach(() => close?.());

const sheet = () => document.querySelector('[role=dialog]');
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const corner = () => getElement('section[aria-label="Сообщения"]');

it('Escape in a menu within a sheet closes the menu only; the second one closes the sheet', async () => {
  button('Меню')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
  expect(sheet()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(sheet).toBeNull();
});

it('a toast over an open sheet is visible, announced and focusable, and closing it keeps the sheet open', async () => {
  button('Сказать')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => corner().querySelector('li')).not.toBeNull();
  expect(corner().closest('[aria-hidden=true], [inert]')).toBeNull();
  expect(getElement('[role=status]').closest('[aria-hidden=true], [inert]')).toBeNull();
  const { x, y, width, height } = getElement('li', corner()).getBoundingClientRect();
  expect(corner().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);

  await userEvent.keyboard('{F6}');
  expect(corner().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(button('Сказать'));

  await userEvent.click(getElement('button[aria-label="Закрыть"]', corner()));
  await expect.poll(() => corner().querySelector('li')).toBeNull();
  expect(sheet()).not.toBeNull();
});
