import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineBar } from './OfflineBar.tsx';

const meta = {
  title: 'Сообщения/OfflineBar',
  component: OfflineBar,
  args: { offline: true },
  parameters: {
    docs: {
      description: {
        component: `
- **Когда**: устройство без сети; показано то, что загрузили раньше.
- **Когда не**: когда не отвечает сервер (ErrorState), когда данные старые, но сеть есть (Banner).
- **Из чего**: полоса поверх страницы: знак и одна фраза. Сама уходит, когда сеть вернулась.
- **Слова**: что случилось и что видно сейчас; не винит ни человека, ни связь.
- **Доступность**: место в странице есть всегда, поэтому перемена читается вслух; смысл не только цветом.
`,
      },
    },
  },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Нет сети');
  },
};
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Overview: Story = { tags: ['picture'] };
