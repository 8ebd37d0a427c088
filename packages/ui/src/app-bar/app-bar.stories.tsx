import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Ellipsis } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { AppBar } from './app-bar.tsx';

const words: StoryTranslations = {
  'Заказ 10 482': '10\u00a0482-buyurtma',
  'К заказам': 'Buyurtmalarga',
  'Действия с заказом': 'Buyurtma bilan amallar',
  'Здравствуйте, Дилноза': 'Assalomu alaykum, Dilnoza',
};

const guidelines: Guidelines = {
  alsoCalled: 'верхняя панель, шапка кабинета, назад, заголовок страницы, sarlavha, orqaga, top bar, back',
  use: 'The top of every page of the cabinet: where am I, and how do I go back.',
  avoid: 'Public pages (SiteHeader, Breadcrumbs); inside a sheet, which has its own title.',
  anatomy: "A back link if there is a page to go back to, the page's title, one or two actions at the end.",
  content: 'The name of what is open: «Заказ 10 482». A screen reader hears where the back link leads: «К заказам».',
  accessibility: 'The title is the only heading of level 1 on the page. The back link is 44 px.',
};

const meta = {
  title: 'Navigation/AppBar',
  component: AppBar,
  args: {
    title: 'Заказ 10 482',
    back: { href: '#orders', label: 'К заказам' },
    end: <IconButton icon={<Ellipsis size={20} />} label="Действия с заказом" />,
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof AppBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Заказ 10 482' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'К заказам' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const TitleAlone: Story = { render: () => <AppBar title="Здравствуйте, Дилноза" /> };
export const LongUzbekText: Story = {
  args: { title: 'Muddatidan oldin toʻliq toʻlash', back: { href: '#orders', label: 'Buyurtmalarga qaytish' } },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
