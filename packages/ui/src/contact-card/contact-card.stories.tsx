import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkButton } from '../link/link.tsx';
import { ContactCard } from './contact-card.tsx';

const words: StoryTranslations = {
  'Остался вопрос?': 'Savolingiz qoldimi?',
  'Позвоните или напишите: ответит человек, на русском или узбекском.':
    'Qoʻngʻiroq qiling yoki yozing: oʻzbek yoki rus tilida inson javob beradi.',
  'Каждый день 9:00–21:00': 'Har kuni 9:00–21:00',
  'Задать вопрос': 'Savol berish',
};

const guidelines: Guidelines = {
  alsoCalled: 'контакты, телефон, позвонить, поддержка, aloqa, qoʻngʻiroq, support, phone, help',
  use: 'The end of a public page: whom to call if something is still unclear.',
  avoid: 'Addresses (PointMap, lists); support in the cabinet (ActionRow).',
  anatomy: 'A question, one sentence, the number in large type, the opening hours; a link to the questions if needed.',
  content: 'Promise a person, and state the hours.',
  accessibility: 'The number is a tel: link, 44 px high.',
};

const meta = {
  title: 'Product/ContactCard',
  component: ContactCard,
  args: {
    title: 'Остался вопрос?',
    text: 'Позвоните или напишите: ответит человек, на русском или узбекском.',
    phone: '+998712000000',
    hours: 'Каждый день 9:00–21:00',
    action: (
      <LinkButton href="#ask" variant="tile" size="s">
        Задать вопрос
      </LinkButton>
    ),
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /71 200/ })).toHaveFocus();
  },
};
export const Narrow: Story = { args: { narrow: true, level: 3 }, globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  args: {
    title: 'Shartnoma yoki toʻlov boʻyicha savolingiz qoldimi?',
    text: 'Qoʻngʻiroq markazimizga telefon qiling yoki yozing: oʻzbek yoki rus tilida inson javob beradi.',
    hours: 'Dushanbadan shanbagacha 9:00–21:00, yakshanba 10:00–18:00',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
