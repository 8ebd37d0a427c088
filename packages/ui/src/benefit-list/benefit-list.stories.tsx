import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { BenefitList } from './benefit-list.tsx';

const words: StoryTranslations = {
  'Вся цена заранее': 'Butun narx oldindan',
  'Наценка в сумах, каждая дата и итог видны до подтверждения.': 'Soʻmdagi ustama, har bir sana va jami tasdiqlashdan oldin koʻrinadi.',
  'Без пени': 'Penyasiz',
  'Опоздание не делает покупку дороже.': 'Kechikish xaridni qimmatlashtirmaydi.',
  'Досрочно дешевле': 'Muddatidan oldin arzonroq',
  'Наценка только за начавшиеся месяцы.': 'Ustama faqat boshlangan oylar uchun.',
};

const guidelines: Guidelines = {
  alsoCalled: 'преимущества, выгоды, доводы, afzalliklar, features, advantages',
  use: 'Three to six arguments on a public page, each with its own icon.',
  avoid: 'The order of actions (Steps); a comparison of two ways (ComparisonTable).',
  anatomy: 'An icon, a short heading, one sentence. They stand in columns where there is room.',
  content: 'The heading is the benefit itself: «Без пени», not «Условия».',
  accessibility: 'A list with headings of level 3. Screen readers skip the icons.',
};

const meta = {
  title: 'Product/BenefitList',
  component: BenefitList,
  args: {
    benefits: [
      { icon: 'receipt', title: 'Вся цена заранее', text: 'Наценка в сумах, каждая дата и итог видны до подтверждения.' },
      { icon: 'shield', title: 'Без пени', text: 'Опоздание не делает покупку дороже.' },
      { icon: 'wallet', title: 'Досрочно дешевле', text: 'Наценка только за начавшиеся месяцы.' },
    ],
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof BenefitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  args: {
    benefits: [
      {
        icon: 'calendar',
        title: 'Toʻlov kunini oyiga bir marta koʻchirish mumkin',
        text: 'Ish haqingiz kechiksa, toʻlov sanasini oʻn kungacha oldinga surib qoʻyasiz.',
      },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
