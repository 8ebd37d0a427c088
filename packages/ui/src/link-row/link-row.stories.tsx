import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { Bell, CreditCard, ShieldCheck } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkList, LinkRow } from './link-row.tsx';

const words: StoryTranslations = {
  Карты: 'Kartalar',
  'Основная и запасные': 'Asosiy va zaxira kartalar',
  Уведомления: 'Bildirishnomalar',
  '3 новых': '3 ta yangi',
  'Вход и безопасность': 'Kirish va xavfsizlik',
  'Разделы профиля': 'Profil boʻlimlari',
  'Отменить заказ': 'Buyurtmani bekor qilish',
  'Деньги вернутся на ваш баланс': 'Pul balansingizga qaytadi',
};

const guidelines: Guidelines = {
  alsoCalled: 'строка-ссылка, раздел, пункт, профиль, boʻlim, qator, list item, menu item',
  use: 'A list of places to go to: the profile, the settings. LinkList stacks several rows.',
  avoid: 'A thing with an action (ActionRow); an order (OrderTile); the main menu (TabBar, SideRail).',
  anatomy:
    'An icon, the name of the place, a mark if needed, a quiet line about what is inside, an arrow. Without an address the row is a button: an action that explains its consequence below.',
  content: 'The name is the heading of that page. The mark is a figure and a word.',
  accessibility: 'The whole row is one link, at least 64 px high. Screen readers skip the icon and the arrow.',
};

const meta = {
  title: 'Navigation/LinkRow',
  component: LinkRow,
  args: { href: '#cards', icon: <CreditCard size={22} />, title: 'Карты', line: 'Основная и запасные' },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof LinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <LinkList
    label="Разделы профиля"
    links={[
      { id: 'cards', href: '#cards', icon: <CreditCard size={22} />, title: 'Карты', line: 'Основная и запасные' },
      { id: 'news', href: '#news', icon: <Bell size={22} />, title: 'Уведомления', badge: <Badge tone="info">3 новых</Badge> },
      { id: 'security', href: '#security', icon: <ShieldCheck size={22} />, title: 'Вход и безопасность' },
    ]}
  />
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Карты Основная и запасные' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
/** An action with its consequence, among links to pages. */
export const AsButton: Story = {
  args: { href: undefined, title: 'Отменить заказ', line: 'Деньги вернутся на ваш баланс', onPress: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Отменить заказ Деньги вернутся на ваш баланс' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const LongUzbekText: Story = {
  args: {
    title: 'Muddatlitoʻlovshartlarivashaxsiymaʼlumotlar',
    badge: <Badge tone="info">Oʻqilmagan bildirishnomalar bor</Badge>,
    line: 'Telefon raqami, parol, kirish kalitlari va hozir kabinetga kirilgan qurilmalar',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: () => all };
