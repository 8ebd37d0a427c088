import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Money } from '../money/money.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';

const words: StoryTranslations = {
  'Товары, 3 шт.': 'Tovarlar, 3 dona',
  Промокод: 'Promokod',
  Доставка: 'Yetkazib berish',
  бесплатно: 'bepul',
  'Первый взнос': 'Boshlangʻich toʻlov',
  Наценка: 'Ustama',
  '950 400 сум · 27 %': '950\u00a0400\u00a0soʻm · 27\u00a0%',
  'Всего к оплате': 'Jami toʻlanadi',
  Платёж: 'Toʻlov',
};

const guidelines: Guidelines = {
  alsoCalled: 'из чего цена, итого, наценка, чек, narx tarkibi, jami, total, summary, receipt',
  use: 'What a price consists of: the calculator, the checkout, the amounts of an order, a receipt.',
  avoid: 'A statement with many columns (Table); payments by date (PaymentSchedule).',
  anatomy: 'Rows of «what» and «how much»; the total is larger. `tabular` if all values are amounts in a column.',
  content: 'The markup in sum and per cent together; a discount with a minus; zero as the word «бесплатно».',
  accessibility: 'A description list (dl), read in pairs. A long label wraps next to its value; a long value moves below and is never cut.',
};

const meta = {
  title: 'Product/PriceBreakdown',
  component: PriceBreakdown,
  args: {
    rows: [
      { label: 'Товары, 3 шт.', value: <Money amount={4_800_000} /> },
      { label: 'Промокод', value: <Money amount={-480_000} /> },
      { label: 'Доставка', value: 'бесплатно' },
      { label: 'Первый взнос', value: <Money amount={800_000} /> },
      { label: 'Наценка', value: '950 400 сум · 27 %' },
      { label: 'Всего к оплате', value: <Money amount={4_470_400} />, strong: true },
    ],
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByText('Всего к оплате', { selector: 'dt' });
    await expect(term.nextElementSibling).toHaveTextContent(/4.470.400.сум/);
  },
};
export const Overview: Story = { tags: ['picture'] };
/** Digits are aligned under digits. */
export const Column: Story = {
  args: {
    tabular: true,
    rows: [1_111_111, 508_000, 8_888, 0, 999_999_999].map((amount) => ({ label: 'Платёж', value: <Money amount={amount} /> })),
  },
};
export const LongUzbekText: Story = {
  args: {
    rows: [
      { label: 'Nasiya uchun ustama va xizmat haqi', value: '999 999 999 soʻm · 27 %' },
      { label: 'Oʻzbekiston Respublikasi boʻylab yetkazib berish', value: <Money amount={120_000} /> },
      { label: 'Jami toʻlanadigan summa', value: <Money amount={999_999_999} />, strong: true },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const term = within(canvasElement).getByText('Jami toʻlanadigan summa', { selector: 'dt' });
    const value = term.nextElementSibling?.getBoundingClientRect();
    await expect(value?.top).toBeLessThan(term.getBoundingClientRect().bottom);
  },
};
