import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Pagination } from './pagination.tsx';

const words: StoryTranslations = {
  'Страницы магазинов': 'Doʻkonlar sahifalari',
  Первая: 'Birinchi',
  Середина: 'Oʻrtasi',
  Последняя: 'Oxirgi',
};

const guidelines: Guidelines = {
  alsoCalled: 'страницы, листать, номера страниц, sahifalar, pages, pager',
  use: 'A long public list where each page has an address: stores, products.',
  avoid: 'The cabinet, where a list grows (LoadMore). For a single page it shows nothing.',
  anatomy: 'Arrows, the first and last page, the current one with its neighbours, dots for the rest.',
  content: 'Only figures; for screen readers «Страница 4 из 24».',
  accessibility: 'A named nav of links that work without scripts; the current one has aria-current; each is 44 px.',
};

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { label: 'Страницы магазинов', page: 4, pages: 24, hrefOf: (page) => `#page-${page}` },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Страница 4 из 24');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Предыдущая страница' })).toHaveFocus();
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Страница 1 из 24' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', '#page-1');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth > 600) return;
    await expect(within(canvasElement).getByText('4 из 24')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Следующая страница' })).toHaveFocus();
  },
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
  },
};
export const One: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
export const LongUzbekText: Story = {
  args: { label: 'Doʻkonlar sahifalari', page: 512, pages: 1024 },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <Pagination {...args} page={1} label="Первая" />
      <Pagination {...args} label="Середина" />
      <Pagination {...args} page={24} label="Последняя" />
    </Stack>
  ),
};
