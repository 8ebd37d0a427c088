import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

const meta = {
  title: 'Навигация/Breadcrumbs',
  component: Breadcrumbs,
  args: { path: PATH },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: страница лежит глубже двух уровней, и вверх ходят часто: каталог магазинов и товаров.
- **Когда не**: в кабинете (там AppBar с «назад»), для шагов (Stepper), когда уровней два.
- **Из чего**: ссылки от главной до родителя и имя этой страницы без ссылки; на телефоне середина длинного пути — за кнопкой с точками.
- **Слова**: имена страниц, как в их заголовках, без «раздел» и «страница».
- **Доступность**: nav с именем, список, aria-current у последнего; кнопка с точками открывает путь и отдаёт фокус первой открытой ссылке.
`,
      },
    },
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
