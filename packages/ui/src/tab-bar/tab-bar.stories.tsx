import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Bell, House, Receipt, ShoppingBag, User } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { TabBar } from './tab-bar.tsx';

const words: StoryTranslations = {
  Кабинет: 'Kabinet',
  Главная: 'Bosh sahifa',
  Заказы: 'Buyurtmalar',
  Оплата: 'Toʻlov',
  Новости: 'Yangiliklar',
  Профиль: 'Profil',
};

const guidelines: Guidelines = {
  alsoCalled: 'нижнее меню, разделы, вкладки внизу, pastki menyu, bottom navigation',
  use: 'The sections of the cabinet on a phone, within reach of the thumb.',
  avoid: 'From 900 px (SideRail); parts of a page (Tabs); more than five sections.',
  anatomy: 'Three to five icons with a word, and the number of new items on the icon, at the bottom of the window.',
  content: 'One word. A long one takes a second line, so choose a short one.',
  accessibility: "A named nav with aria-current. Each target is at least 60 px, and the phone's own bar has its space.",
};

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    words,
    layout: 'fullscreen',
    docs: {
      // The bar is fixed to the bottom, so it adds no height to the docs page.
      story: { height: '92px' },
    },
    guidelines,
  },
  args: {
    label: 'Кабинет',
    items: [
      { href: '#main', label: 'Главная', icon: <House size={22} />, current: true },
      { href: '#orders', label: 'Заказы', icon: <ShoppingBag size={22} /> },
      { href: '#pay', label: 'Оплата', icon: <Receipt size={22} /> },
      { href: '#news', label: 'Новости', icon: <Bell size={22} />, count: 3 },
      { href: '#me', label: 'Профиль', icon: <User size={22} /> },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Главная');
  },
};
export const LongUzbekText: Story = {
  args: {
    label: 'Shaxsiy kabinet',
    items: [
      { href: '#main', label: 'Bosh sahifa', icon: <House size={22} />, current: true },
      { href: '#orders', label: 'Buyurtmalar', icon: <ShoppingBag size={22} /> },
      { href: '#pay', label: 'Toʻlovlar', icon: <Receipt size={22} /> },
      { href: '#news', label: 'Bildirishnomalar', icon: <Bell size={22} />, count: 128 },
      { href: '#me', label: 'Profil', icon: <User size={22} /> },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
