import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Stack } from '../stack/stack.tsx';
import { MonthlyPrice } from './monthly-price.tsx';

const television = { amount: 317_000, months: 24, total: 7_608_000, price: 5_000_000 };

const guidelines: Guidelines = {
  alsoCalled: 'цена в месяц, рассрочка, платёж в месяц, oylik toʻlov, per month, instalment price',
  use: "The instalment price of a product: in a tile (`s`), in a basket row (`m`), on the product's page (`l`).",
  avoid: 'A product that is not sold in instalments (Money with the price).',
  anatomy: 'The payment and the number of months; below them, quietly, the total and the cash price. It never appears without the total.',
  content: '«317 000 сум × 24 мес.», «всего 7 608 000 сум · без рассрочки 5 000 000 сум».',
  accessibility: 'Read in one go as text. The amount never wraps: in a narrow place it becomes smaller.',
};

const meta = {
  title: 'Product/MonthlyPrice',
  component: MonthlyPrice,
  args: television,
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof MonthlyPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/317.000.сум ×.24.мес\..*всего 7.608.000.сум · без рассрочки 5.000.000.сум/);
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <MonthlyPrice {...television} />
      <MonthlyPrice {...television} size="m" />
      <MonthlyPrice {...television} size="l" />
    </Stack>
  ),
};
/** The highest price of a product. */
export const NineDigits: Story = {
  args: { amount: 82_500_000, months: 12, total: 990_000_000, price: 989_999_999 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
