import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Container } from '../page-layout/page-layout.tsx';
import { Steps } from './steps.tsx';

const words: StoryTranslations = {
  'Подтвердите личность': 'Shaxsingizni tasdiqlang',
  'Паспорт, селфи и карта. Каждый снимок проверяется сразу, причина отказа — словами.':
    'Pasport, selfi va karta. Har bir surat darhol tekshiriladi, rad etish sababi soʻz bilan aytiladi.',
  'Получите лимит': 'Limit oling',
  'Ответ придёт по СМС. Видно, сколько доступно и до какого дня.':
    'Javob SMS orqali keladi. Qancha mavjudligi va qaysi kungacha ekani koʻrinib turadi.',
  'Платите, как удобно': 'Oʻzingizga qulay toʻlang',
  'Картой, с баланса или через приложение. Досрочно — дешевле.': 'Karta bilan, balansdan yoki ilova orqali. Muddatidan oldin — arzonroq.',
};

const guidelines: Guidelines = {
  alsoCalled: 'как это работает, порядок, шаги, qanday ishlaydi, qadamlar, how it works, process',
  use: 'Explaining how something is done, in two to five steps, on a public page.',
  avoid: 'The place in a form (Stepper); questions and answers (Accordion).',
  anatomy: 'A number, a heading with a verb, one or two sentences; in columns where three of them fit.',
  content: 'The heading is an imperative: «Подтвердите личность».',
  accessibility: 'A numbered list: the list tells the number, and screen readers skip the drawn one.',
};

const meta = {
  title: 'Product/Steps',
  component: Steps,
  args: {
    level: 2,
    steps: [
      { title: 'Подтвердите личность', text: 'Паспорт, селфи и карта. Каждый снимок проверяется сразу, причина отказа — словами.' },
      { title: 'Получите лимит', text: 'Ответ придёт по СМС. Видно, сколько доступно и до какого дня.' },
      { title: 'Платите, как удобно', text: 'Картой, с баланса или через приложение. Досрочно — дешевле.' },
    ],
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** In the column of a form the cards are one row that scrolls, at any window width. */
export const InForm: Story = {
  decorators: [
    (Show) => (
      <Container width="form">
        <Show />
      </Container>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const tops = within(list)
      .getAllByRole('listitem')
      .map((card) => Math.round(card.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};
export const LongUzbekText: Story = {
  args: {
    steps: [
      {
        title: 'Shaxsingizni tasdiqlang',
        text: 'Pasport, selfi va karta. Har bir surat darhol tekshiriladi, rad etish sababi soʻz bilan yoziladi.',
      },
      { title: 'Limit oling', text: 'Javob SMS orqali keladi. Qancha va qaysi kungacha ishlatish mumkinligi koʻrinib turadi.' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
