import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Stepper } from './stepper.tsx';

const words: StoryTranslations = {
  Телефон: 'Telefon',
  'Код из СМС': 'SMS-kod',
  Паспорт: 'Pasport',
  Карта: 'Karta',
};

const guidelines: Guidelines = {
  alsoCalled: 'шаги формы, шаг, сколько осталось, qadam, bosqich, wizard, progress',
  use: 'A form of several pages: where am I, and how much is left.',
  avoid: 'Explaining how something is done (Steps); waiting (ProgressBar); moving around (Tabs).',
  anatomy: '«Шаг 2 из 4 · Код из SMS» and bars: the current one and those before it are filled.',
  content: 'The name of a step is what one does or enters there.',
  accessibility: 'Words say all of it; the bars are decoration.',
};

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { steps: ['Телефон', 'Код из СМС', 'Паспорт', 'Карта'], current: 2 },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Шаг 2 из 4 · Код из СМС');
  },
};
export const LongUzbekText: Story = {
  args: { steps: ['Telefon raqami', 'Shaxsni tasdiqlovchi hujjatni suratga olish', 'Karta'], current: 2 },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: ({ steps }) => (
    <Stack>
      {[1, 2, 4].map((current) => (
        <Stepper key={current} steps={steps} current={current} />
      ))}
    </Stack>
  ),
};
