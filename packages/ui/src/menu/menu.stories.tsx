import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { whichOverlay } from '../../.storybook/sections/which-overlay.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Ellipsis, Pencil, Star, Trash2, Wallet } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Menu } from './menu.tsx';

const chosen = fn();
const items = [
  { id: 'main', label: 'Сделать основной', icon: <Star size={20} />, onChoose: () => chosen('main') },
  { id: 'rename', label: 'Переименовать', icon: <Pencil size={20} />, onChoose: () => chosen('rename') },
  {
    id: 'top-up',
    label: 'Пополнить баланс',
    description: 'Карта ещё проверяется',
    icon: <Wallet size={20} />,
    disabled: true,
    onChoose: () => chosen('top-up'),
  },
  { id: 'remove', label: 'Удалить карту', icon: <Trash2 size={20} />, tone: 'danger' as const, onChoose: () => chosen('remove') },
];

const words: StoryTranslations = {
  'Сделать основной': 'Asosiy qilish',
  Переименовать: 'Nomini oʻzgartirish',
  'Пополнить баланс': 'Balansni toʻldirish',
  'Карта ещё проверяется': 'Karta hali tekshirilmoqda',
  'Удалить карту': 'Kartani oʻchirish',
  'Действия с картой': 'Karta bilan amallar',
  'Действия с картой ••4417': '••4417 kartasi bilan amallar',
};

const guidelines: Guidelines = {
  alsoCalled: 'меню, действия, три точки, ещё, menyu, dropdown, actions, context menu',
  use: 'A row or card has more than two actions, and the main one is visible without the menu.',
  avoid: 'Choosing a value (Select, RadioGroup); moving between sections (TabBar, SideRail); a single action (Button).',
  anatomy: 'A button and a list of rows of 44 px: an icon, a verb, an explanation if needed. The dangerous action is last and red.',
  content: 'A verb and its object: «Удалить карту». Not «Ещё», not «OK». A Dialog asks again before what cannot be undone.',
  sections: [whichOverlay],
  accessibility: 'A disabled item is visible and skipped by the keyboard. The focus returns to the button.',
  keyboard: {
    'Arrow keys, Home, End': 'Move through the items.',
    Letters: 'Move to the item that begins with them.',
    'Enter, Space': 'Runs the action.',
    Escape: 'Closes the menu.',
  },
};

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { label: 'Действия с картой', items, trigger: <IconButton icon={<Ellipsis size={20} />} label="Действия с картой ••4417" /> },
  beforeEach: () => {
    chosen.mockClear();
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');
const open = async (canvasElement: HTMLElement) => {
  await userEvent.tab();
  await expect(trigger(canvasElement)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement);
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await open(canvasElement);
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Сделать основной')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // The disabled item is skipped.
    await expect(item('Удалить карту')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('Сделать основной')).toHaveFocus();
    await userEvent.keyboard('пе');
    await waitFor(() => expect(item('Переименовать')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(chosen).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Disabled: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const item = screen.getByRole('menuitem', { name: /Пополнить баланс/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item, { pointerEventsCheck: 0 });
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    for (const item of screen.getAllByRole('menuitem')) await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Karta bilan amallar',
    trigger: <Button variant="secondary">Karta bilan amallar</Button>,
    items: [
      {
        id: 'main',
        label: 'Toʻlovlar uchun asosiy karta qilib belgilash',
        description: 'Oylik toʻlovlar avtomatik ravishda shu kartadan yechiladi',
        icon: <Star size={20} />,
        onChoose: () => undefined,
      },
      { id: 'remove', label: 'Kartani oʻchirish', icon: <Trash2 size={20} />, tone: 'danger', onChoose: () => undefined },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Overview: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
