import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const PATH = [
  { href: '#home', label: 'Главная' },
  { href: '#stores', label: 'Магазины' },
  { href: '#tech', label: 'Бытовая техника' },
  { href: '#orzu', label: 'Orzu Texnika' },
  { href: '#fridge', label: 'Холодильник Samsung RB37' },
];

const words: StoryTranslations = {
  Главная: 'Bosh sahifa',
  Магазины: 'Doʻkonlar',
  'Бытовая техника': 'Maishiy texnika',
  'Холодильник Samsung RB37': 'Samsung RB37 muzlatkichi',
};

const guidelines: Guidelines = {
  alsoCalled: 'хлебные крошки, путь, где я, yoʻl, path, trail',
  use: 'A page deeper than two levels from which people often go up: the catalogues of stores and products.',
  avoid: 'The cabinet, where AppBar has a back link; steps (Stepper); a site part of only two levels.',
  anatomy:
    'Links from the home page to the parent, and the name of this page without a link. On a phone the middle of a long path is behind a button with dots.',
  content: 'The names of the pages as in their headings, without «раздел» or «страница».',
  accessibility:
    'A named nav with a list; the last item has aria-current. The button with dots opens the path and moves the focus to the first link that appears.',
};

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { path: PATH },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Главная' })).toHaveFocus();
    await expect(canvas.getByText('Холодильник Samsung RB37')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Холодильник Samsung RB37' })).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth > 600) return;
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Магазины' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать весь путь' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Магазины' })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongUzbekText: Story = {
  args: {
    path: [
      { href: '#home', label: 'Bosh sahifa' },
      { href: '#a', label: 'Muddatli toʻlovga sotib olinadigan mahsulotlar' },
      { href: '#b', label: 'Maishiytexnikavaelektronikajihozlari' },
      { href: '#c', label: 'Sovutgichlar' },
      { href: '#d', label: 'Ikki eshikli, muzlatgichi pastda joylashgan sovutgichlar' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
