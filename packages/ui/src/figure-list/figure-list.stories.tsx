import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { FigureList } from './figure-list.tsx';

const words: StoryTranslations = {
  'посетителей в месяц': 'kishi har oy kiradi',
  'заказов в день': 'kunlik buyurtma',
  'видов товаров': 'turdagi mahsulot',
  '5 лет': '5 yil',
  'на рынке': 'bozorda',
  магазина: 'ta doʻkon',
};

const guidelines: Guidelines = {
  alsoCalled: 'цифры, статистика, числа, raqamlar, statistics, numbers',
  use: 'Two to five large figures as a section of a public page.',
  avoid: "Figures below the button of the hero (FigureRow); the customer's amounts (Money, PriceBreakdown).",
  anatomy: 'The figure and what it counts. Two in a row on phones, all in one row from 900 px.',
  content: 'The caption continues the figure: «300 заказов в день».',
  accessibility: 'A list of pairs. Screen readers hear what is counted, then the figure.',
};

const meta = {
  title: 'Product/FigureList',
  component: FigureList,
  args: {
    figures: [
      { value: '400 000', label: 'посетителей в месяц' },
      { value: '300', label: 'заказов в день' },
      { value: '100 000', label: 'видов товаров' },
      { value: '5 лет', label: 'на рынке' },
    ],
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof FigureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  args: { figures: [{ value: '15 000 000 soʻm', label: 'bir kishiga beriladigan eng katta limit' }] },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  args: { figures: [...meta.args.figures, { value: '64', label: 'магазина' }] },
  tags: ['picture'],
};
