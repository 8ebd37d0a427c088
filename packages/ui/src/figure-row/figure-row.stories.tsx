import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { FigureRow } from './figure-row.tsx';

const words: StoryTranslations = {
  'видов товаров': 'turdagi tovar',
  'заказов в день': 'kuniga buyurtma',
  '5 лет': '5 yil',
  'на рынке': 'bozorda',
};

const meta = {
  title: 'Продукт/FigureRow',
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
    docs: {
      description: {
        component: `
- **Когда**: два-четыре числа, которые убеждают сами: под заглавием страницы, в итоге.
- **Когда не**: для денег человека (Money, LimitCard), для сравнения строк (Table).
- **Из чего**: число и под ним, что оно считает.
- **Слова**: число с пробелами между тысячами, подпись — одно-три слова.
- **Доступность**: список пар: слышно сначала, что считают, потом сколько.
`,
      },
    },
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
