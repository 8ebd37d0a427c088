import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { ComparisonTable } from './comparison-table.tsx';

const words: StoryTranslations = {
  'Рассрочка и кредит': 'Muddatli toʻlov va kredit',
  'Потребительский кредит': 'Isteʼmol krediti',
  'Сколько стоит': 'Qancha turadi',
  'Наценка в сумах, известна заранее': 'Soʻmdagi ustama, oldindan maʼlum',
  'Проценты на остаток долга': 'Qarz qoldigʻiga foiz',
  Опоздание: 'Kechikish',
  'Без пени, 5 дней без последствий': 'Penyasiz, 5 kun oqibatsiz',
  'Пеня по договору': 'Shartnoma boʻyicha penya',
};

const guidelines: Guidelines = {
  alsoCalled: 'сравнение, сравнить, таблица, solishtirish, compare',
  use: 'Comparing our way with the usual one, in three to six respects.',
  avoid: 'Data with sorting and figures (Table); arguments without a comparison (BenefitList).',
  anatomy: 'One column for each way, and the respect above each row. Our column is emphasised.',
  content: 'Honest, and equally short in both columns.',
  accessibility: 'A real table with a caption and column headers.',
};

const meta = {
  title: 'Product/ComparisonTable',
  component: ComparisonTable,
  args: {
    caption: 'Рассрочка и кредит',
    columns: ['Muddat', 'Потребительский кредит'],
    rows: [
      { label: 'Сколько стоит', cells: ['Наценка в сумах, известна заранее', 'Проценты на остаток долга'] },
      { label: 'Опоздание', cells: ['Без пени, 5 дней без последствий', 'Пеня по договору'] },
    ],
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  args: {
    caption: 'Muddatli toʻlov va kredit',
    columns: ['Muddat', 'Bankning isteʼmol krediti'],
    rows: [
      {
        label: 'Hujjatlarni qayerda rasmiylashtirish kerak',
        cells: ['Telefonda, uydan chiqmasdan, bir marta', 'Odatda bank boʻlimida, ish vaqtida, navbat bilan'],
      },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
