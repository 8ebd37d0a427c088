import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta = {
  title: 'Продукт/ComparisonTable',
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
    docs: {
      description: {
        component: `
- **Когда**: сравнить наш путь с привычным, по трём–шести признакам.
- **Когда не**: данные с сортировкой и числами (Table), доводы без сравнения (BenefitList).
- **Из чего**: столбцы-пути, над каждой строкой — признак; наш столбец сильнее.
- **Слова**: честно и одинаково коротко в обоих столбцах.
- **Доступность**: настоящая таблица с подписью и заголовками столбцов.
`,
      },
    },
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
