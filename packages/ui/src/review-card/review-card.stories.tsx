import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { ReviewCard } from './review-card.tsx';

const words: StoryTranslations = {
  Шахноза: 'Shahnoza',
  Самарканд: 'Samarqand',
  'Сумма в договоре та же, что была на странице, и ни разу не изменилась.':
    'Shartnomadagi summa sahifadagi bilan bir xil, biror marta ham oʻzgarmadi.',
  Жасур: 'Jasur',
  Ташкент: 'Toshkent',
  'Опоздал на два дня: позвонили, напомнили, пени не было.': 'Ikki kun kechikdim: qoʻngʻiroq qilib eslatishdi, penya boʻlmadi.',
};

const guidelines: Guidelines = {
  alsoCalled: 'отзыв, мнение, оценка, sharh, fikr, testimonial, review',
  use: 'The words of customers on a public page, two or three side by side.',
  avoid: "A store's rating as a number (StoreTile); our own arguments (BenefitList).",
  anatomy: 'Stars, the words, name, town and day.',
  content: 'As the person said it, good and bad.',
  accessibility: 'The rating is in words; screen readers skip the stars.',
};

const meta = {
  title: 'Product/ReviewCard',
  component: ReviewCard,
  args: {
    author: 'Шахноза',
    town: 'Самарканд',
    rating: 5,
    text: 'Сумма в договоре та же, что была на странице, и ни разу не изменилась.',
    date: '2026-08-14',
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A buyer's own text under a product: line breaks stay, and markup is shown as text. */
export const Bare: Story = {
  render: () => <ReviewCard author="Dilnoza K." rating={4} text={'<b>Yaxshi</b> mahsulot.\nTavsiya qilaman.'} date="2026-11-20" />,
};
export const StarsAlone: Story = { render: () => <ReviewCard author="Jasur" rating={5} text="" date="2026-11-20" /> };
export const LongUzbekText: Story = {
  args: {
    author: 'Muhammadyusuf Abdurahmonov',
    town: 'Qoraqalpogʻiston Respublikasi, Nukus',
    rating: 3,
    text: 'Muddatli toʻlovni uch oy oldin yopdim va ustamaning bir qismi qaytdi, lekin yetkazib berish bir hafta kechikdi, shuning uchun ikki yulduz kam.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Grid columns="1-2-3">
      <ReviewCard {...args} />
      <ReviewCard
        author="Жасур"
        town="Ташкент"
        rating={4}
        text="Опоздал на два дня: позвонили, напомнили, пени не было."
        date="2026-09-03"
      />
    </Grid>
  ),
};
