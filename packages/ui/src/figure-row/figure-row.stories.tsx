import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { FigureRow } from './figure-row.tsx';

const words: StoryTranslations = {
  'видов товаров': 'turdagi tovar',
  'заказов в день': 'kuniga buyurtma',
  '5 лет': '5 yil',
  'на рынке': 'bozorda',
};

const guidelines: Guidelines = {
  alsoCalled: 'числа, показатели, итог, raqamlar, stats, metrics',
  use: 'Two to four figures that convince by themselves: below the title of a page, in a summary.',
  avoid: "The customer's money (Money, LimitCard); comparing rows (Table).",
  anatomy: 'A figure and below it what it counts.',
  content: 'The figure with spaces between thousands; the caption has one to three words.',
  accessibility: 'A list of pairs. Screen readers hear what is counted, then how much.',
};

const meta = {
  title: 'Product/FigureRow',
  component: FigureRow,
  args: {
    figures: [
      { value: '100\u00a0000', label: 'видов товаров' },
      { value: '300', label: 'заказов в день' },
      { value: '5 лет', label: 'на рынке' },
    ],
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof FigureRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongUzbekText: Story = {
  args: {
    figures: [
      { value: '100\u00a0000', label: 'turdagi mahsulotlar' },
      { value: '300', label: 'kuniga rasmiylashtirilgan buyurtmalar' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Card tone="cobalt">
      <FigureRow {...args} />
    </Card>
  ),
};
