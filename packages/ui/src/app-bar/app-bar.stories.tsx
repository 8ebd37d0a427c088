import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Ellipsis } from '../icons/icons.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { AppBar } from './app-bar.tsx';

const words: StoryTranslations = {
  'Заказ 10 482': '10\u00a0482-buyurtma',
  'К заказам': 'Buyurtmalarga',
  'Действия с заказом': 'Buyurtma bilan amallar',
  'Здравствуйте, Дилноза': 'Assalomu alaykum, Dilnoza',
};

const meta = {
  title: 'Навигация/AppBar',
  component: AppBar,
  args: {
    title: 'Заказ 10 482',
    back: { href: '#orders', label: 'К заказам' },
    end: <IconButton icon={<Ellipsis size={20} />} label="Действия с заказом" />,
  },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: верх каждой страницы кабинета: где я и как вернуться.
- **Когда не**: на открытых страницах (SiteHeader, Breadcrumbs), внутри листа (у Sheet свой заголовок).
- **Из чего**: «назад», если есть куда, заголовок страницы, одно-два действия в конце.
- **Слова**: имя того, что открыто: «Заказ 10 482». «Назад» для слуха говорит куда: «К заказам».
- **Доступность**: заголовок первого уровня, один на странице; «назад» — ссылка 44 px.
`,
      },
    },
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
