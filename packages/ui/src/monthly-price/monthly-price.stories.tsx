import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { MonthlyPrice } from './monthly-price.tsx';

const television = { amount: 317_000, months: 24, total: 7_608_000, price: 5_000_000 };

const meta = {
  title: 'Продукт/MonthlyPrice',
  component: MonthlyPrice,
  args: television,
  parameters: {
    docs: {
      description: {
        component: [
          '- **Когда**: цена товара в рассрочку в плитке (`s`), в строке корзины (`m`), на странице товара (`l`).',
          '- **Когда не**: товар не продаётся в рассрочку — тогда Money с ценой.',
          '- **Из чего**: платёж и число месяцев, под ними тихо: сколько всего и цена сразу. Без «всего» не показывается никогда.',
          '- **Слова**: «317 000 сум × 24 мес.», «всего 7 608 000 · сразу 5 000 000».',
          '- **Доступность**: читается подряд как текст; сумма не переносится, в узком месте становится меньше.',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof MonthlyPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/317.000.сум ×.24.мес\..*всего 7.608.000 · сразу 5.000.000/);
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
