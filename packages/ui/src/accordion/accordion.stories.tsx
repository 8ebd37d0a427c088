import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Link } from '../link/link.tsx';
import { Accordion, AccordionItem } from './accordion.tsx';

const words: StoryTranslations = {
  'Что будет, если опоздать с платежом?': 'Toʻlovga kechiksam nima boʻladi?',
  'Напишем за день до срока и в сам день.': 'Muddatdan bir kun oldin va oʻsha kunning oʻzida yozamiz.',
  'Что делать дальше': 'Endi nima qilish kerak',
  'Можно ли заплатить раньше?': 'Muddatidan oldin toʻlash mumkinmi?',
  'Да, в любой день, и это дешевле.': 'Ha, istalgan kuni, bu arzonroq ham tushadi.',
  'Какие карты подходят?': 'Qanday kartalar toʻgʻri keladi?',
  'Uzcard и Humo любого банка.': 'Istalgan bankning Uzcard va Humo kartalari.',
  'Напишем за день до срока и в сам день. Если не получается заплатить, позвоните нам: поможем перенести.':
    'Muddatdan bir kun oldin va oʻsha kunning oʻzida yozamiz. Toʻlay olmasangiz, bizga qoʻngʻiroq qiling: muddatni surishga yordam beramiz.',
  'Да.': 'Ha.',
  'Uzcard и Humo.': 'Uzcard va Humo.',
};

const guidelines: Guidelines = {
  alsoCalled: 'вопросы и ответы, раскрыть, свернуть, savol-javob, FAQ, expander, collapse, details',
  use: 'Frequent questions, and details that only some people need.',
  avoid: 'The main point, which everyone must see at once; steps (Steps); two or three lines (plain Text).',
  anatomy:
    'A question across the whole width, 56 px high, with an arrow; the answer below it. Items with the same name open one at a time.',
  content: 'Ask the question as a customer would: «Можно ли заплатить раньше?»',
  accessibility: "The browser's own details element. It opens without scripts, and the browser's page search finds closed answers.",
  keyboard: {
    'Enter, Space': 'Opens or closes the answer.',
  },
};

const meta = {
  title: 'Text/Accordion',
  component: Accordion,
  args: {
    children: (
      <>
        <AccordionItem title="Что будет, если опоздать с платежом?" name="faq">
          Напишем за день до срока и в сам день. <Link href="#late">Что делать дальше</Link>
        </AccordionItem>
        <AccordionItem title="Можно ли заплатить раньше?" name="faq">
          Да, в любой день, и это дешевле.
        </AccordionItem>
        <AccordionItem title="Какие карты подходят?" name="faq">
          Uzcard и Humo любого банка.
        </AccordionItem>
      </>
    ),
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = (name: RegExp) => canvas.getByText(name).closest('summary');
    const isOpen = (name: RegExp) => question(name)?.closest('details')?.open;
    await userEvent.tab();
    await expect(question(/опоздать/)).toHaveFocus();
    question(/опоздать/)?.click();
    await waitFor(() => expect(isOpen(/опоздать/)).toBe(true));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Что делать дальше' })).toHaveFocus();
    await userEvent.tab();
    await expect(question(/раньше/)).toHaveFocus();
    question(/раньше/)?.click();
    // Items with the same `name` close each other.
    await waitFor(() => expect(isOpen(/опоздать/)).toBe(false));
    await expect(isOpen(/раньше/)).toBe(true);
  },
};
export const LongUzbekText: Story = {
  args: {
    children: (
      <AccordionItem title="Toʻlovni belgilangan muddatidan oldin amalga oshirsam, ustama qayta hisoblanadimi?" defaultOpen>
        Ha, toʻlovni istalgan kuni muddatidan oldin amalga oshirishingiz mumkin va bu sizga arzonroq tushadi.
      </AccordionItem>
    ),
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  args: {
    children: (
      <>
        <AccordionItem title="Что будет, если опоздать с платежом?" defaultOpen>
          Напишем за день до срока и в сам день. Если не получается заплатить, позвоните нам: поможем перенести.
        </AccordionItem>
        <AccordionItem title="Можно ли заплатить раньше?">Да.</AccordionItem>
        <AccordionItem title="Какие карты подходят?">Uzcard и Humo.</AccordionItem>
      </>
    ),
  },
};
