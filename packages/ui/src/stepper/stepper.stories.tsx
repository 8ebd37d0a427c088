import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Stepper } from './stepper.tsx';

const words: StoryTranslations = {
  Телефон: 'Telefon',
  'Код из СМС': 'SMS-kod',
  Паспорт: 'Pasport',
  Карта: 'Karta',
};

const meta = {
  title: 'Навигация/Stepper',
  component: Stepper,
  args: { steps: ['Телефон', 'Код из СМС', 'Паспорт', 'Карта'], current: 2 },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: форма из нескольких страниц: где я и сколько осталось.
- **Когда не**: для объяснения, как что-то делают (Steps), для ожидания (ProgressBar), для переходов (Tabs).
- **Из чего**: «Шаг 2 из 4 · Код из SMS» и полоски; пройденные и этот — закрашены.
- **Слова**: имя шага — что на нём делают или вводят.
- **Доступность**: всё сказано словами; полоски — украшение.
`,
      },
    },
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
