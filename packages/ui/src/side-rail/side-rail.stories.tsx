import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Bell, CreditCard, House, LogOut, Receipt, ShoppingBag, User } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { SideRail } from './side-rail.tsx';

const words: StoryTranslations = {
  Кабинет: 'Kabinet',
  Главная: 'Bosh sahifa',
  Заказы: 'Buyurtmalar',
  Оплата: 'Toʻlov',
  'Карты и баланс': 'Kartalar va balans',
  Новости: 'Yangiliklar',
  Профиль: 'Profil',
  Выйти: 'Chiqish',
};

const guidelines: Guidelines = {
  alsoCalled: 'боковое меню, разделы кабинета, yon panel, menyu, sidebar, nav',
  use: 'The sections of the cabinet on screens from 900 px.',
  avoid: 'Phones (TabBar); public pages (SiteHeader); parts of one section (Tabs).',
  anatomy: 'The logo, the sections with an icon and the number of new items; sign-out and language at the bottom.',
  content: 'The same names as in TabBar, one or two words.',
  accessibility: 'A named nav; the open section has aria-current. The number is visible and audible in the link itself.',
};

const meta = {
  title: 'Navigation/SideRail',
  component: SideRail,
  parameters: {
    words,
    layout: 'fullscreen',
    guidelines,
  },
  args: {
    label: 'Кабинет',
    logoHref: '#home',
    items: [
      { href: '#main', label: 'Главная', icon: <House size={22} />, current: true },
      { href: '#orders', label: 'Заказы', icon: <ShoppingBag size={22} /> },
      { href: '#pay', label: 'Оплата', icon: <Receipt size={22} /> },
      { href: '#cards', label: 'Карты и баланс', icon: <CreditCard size={22} /> },
      { href: '#news', label: 'Новости', icon: <Bell size={22} />, count: 128 },
      { href: '#me', label: 'Профиль', icon: <User size={22} /> },
    ],
    foot: (
      <Button variant="ghost" size="s" icon={<LogOut size={20} />}>
        Выйти
      </Button>
    ),
  },
} satisfies Meta<typeof SideRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Главная');
    await expect(canvas.getByRole('link', { name: /Новости/ })).toHaveTextContent('99+');
  },
};
export const LongUzbekText: Story = {
  args: {
    label: 'Shaxsiy kabinet',
    items: [
      { href: '#main', label: 'Bosh sahifa', icon: <House size={22} />, current: true },
      { href: '#cards', label: 'Bank kartalari va hisobdagi qoldiq', icon: <CreditCard size={22} />, count: 3 },
    ],
    foot: undefined,
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
/** In one column of a grid, so that the rail is about as wide as next to a page. */
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid columns="2-3-4">
      <SideRail {...args} />
    </Grid>
  ),
};
