import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

const meta = {
  title: 'Тексты/Accordion',
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
    docs: {
      description: {
        component: `
- **Когда**: частые вопросы, подробности, которые нужны не всем.
- **Когда не**: для главного (его видно сразу), для шагов (Steps), для двух-трёх строк (просто текст).
- **Из чего**: вопрос во всю ширину, 56 px, стрелка, ответ под ним. С одним именем (name) открыт один.
- **Слова**: вопрос — так, как его задаёт человек: «Можно ли заплатить раньше?»
- **Доступность**: details браузера: открывается без скриптов, Enter и пробел, находится поиском по странице.
`,
      },
    },
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
