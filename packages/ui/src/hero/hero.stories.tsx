import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureRow } from '../figure-row/figure-row.tsx';
import { InstallmentCalculator } from '../installment-calculator/installment-calculator.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkButton } from '../link/link.tsx';
import { Hero } from './hero.tsx';

const words: StoryTranslations = {
  'Покупайте сейчас, платите частями': 'Hozir xarid qiling, qism-qism toʻlang',
  'Лимит до 15\u00a0миллионов сум. Вся цена видна до покупки: сколько, когда и насколько дороже, чем сразу.':
    '15 million soʻmgacha limit. Toʻliq narx xariddan oldin koʻrinadi: qancha, qachon va bir yoʻla toʻlashga nisbatan ustama qancha.',
  'Узнать свой лимит': 'Limitni bilish',
  'видов товаров': 'turdagi tovar',
  'заказов в день': 'kuniga buyurtma',
  '5 лет': '5 yil',
  'на рынке': 'bozorda',
};

const guidelines: Guidelines = {
  alsoCalled: 'первый экран, обложка, главный баннер, bosh ekran, banner, landing',
  use: 'The top of a public page, once.',
  avoid: 'The cabinet (AppBar); the middle of a page (SectionHead).',
  anatomy: 'A title, a sentence, one `tile` button, with figures and the calculator beside it if needed.',
  content: "The title says what the customer gets, not the company's name. The sentence states the price honestly.",
  accessibility: 'A heading of level 1. The ornament is decoration, and never lies below text without contrast.',
};

const meta = {
  title: 'Product/Hero',
  component: Hero,
  args: {
    title: 'Покупайте сейчас, платите частями',
    lead: 'Лимит до 15\u00a0миллионов сум. Вся цена видна до покупки: сколько, когда и насколько дороже, чем сразу.',
    action: (
      <LinkButton href="#limit" variant="tile">
        Узнать свой лимит
      </LinkButton>
    ),
    foot: (
      <FigureRow
        figures={[
          { value: '100\u00a0000', label: 'видов товаров' },
          { value: '300', label: 'заказов в день' },
          { value: '5 лет', label: 'на рынке' },
        ]}
      />
    ),
    aside: (
      <InstallmentCalculator
        terms={[3, 6, 12, 24].map((months) => ({ months, markupBp: months * 225 }))}
        startPrice={4_800_000}
        startMonths={12}
        today="2026-11-21"
        bounds={{ min: 100_000, max: 15_000_000 }}
      />
    ),
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongUzbekText: Story = {
  args: {
    title: 'Hozir xarid qiling, qism-qism toʻlang',
    lead: 'Limit 15\u00a0million soʻmgacha. Butun narx xariddan oldin koʻrinadi: qancha, qachon va birdan toʻlashdan qancha qimmat.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Overview: Story = { tags: ['picture'], args: { aside: undefined } };
