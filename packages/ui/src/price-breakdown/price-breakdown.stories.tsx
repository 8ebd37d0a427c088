import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
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

const meta = {
  title: 'Продукт/PriceBreakdown',
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
    docs: {
      description: {
        component: [
          '- **Когда**: из чего складывается цена: калькулятор, оформление, суммы заказа, чек.',
          '- **Когда не**: для выписки со многими столбцами есть Table; для платежей по датам — PaymentSchedule.',
          '- **Из чего**: строки «что — сколько», итог крупнее. `tabular`, если все значения — суммы столбцом.',
          '- **Слова**: наценка в сумах и в процентах рядом; скидка со знаком минус; ноль — словом «бесплатно».',
          '- **Доступность**: список определений (dl): диктор читает пару; длинное значение встаёт под подписью, не режется.',
        ].join('\n'),
      },
    },
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
  },
};
