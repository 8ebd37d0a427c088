import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta = {
  title: 'Продукт/FigureList',
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
    docs: {
      description: {
        component: `
- **Когда**: от двух до пяти больших чисел отдельным разделом открытой страницы.
- **Когда не**: числа под кнопкой баннера (FigureRow), суммы человека (Money, PriceBreakdown).
- **Из чего**: число и что оно считает; по два в ряд на телефоне, все в одном ряду от 900 px.
- **Слова**: подпись продолжает число: «300 заказов в день».
- **Доступность**: список пар: сначала звучит, что считают, потом число.
`,
      },
    },
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
