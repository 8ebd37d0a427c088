import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { Spinner } from './spinner.tsx';

const words: StoryTranslations = {
  'Проверяем платёж': 'Toʻlov tekshirilmoqda',
};

const meta = {
  title: 'Сообщения/Spinner',
  component: Spinner,
  args: { label: 'Проверяем платёж' },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: ждут, и неизвестно, что придёт: проверка платежа, место на кнопке.
- **Когда не**: форма известна (Skeleton), конец известен (ProgressBar).
- **Из чего**: кольцо 20 или 40 px цвета текста.
- **Слова**: label — чего ждут: «Проверяем платёж». На кнопке без него: кнопка говорит сама.
- **Доступность**: с label — role=status; при «меньше движения» не вертится, а дышит.
`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const LongUzbekText: Story = {
  args: { label: 'Toʻlov holatini tekshiryapmiz' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      <Spinner label="Проверяем платёж" />
      <Spinner size="l" />
    </Inline>
  ),
};
