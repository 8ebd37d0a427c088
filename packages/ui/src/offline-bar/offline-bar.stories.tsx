import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfflineBar } from './offline-bar.tsx';

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
- **Из чего**: полоса поверх страницы: знак и одна фраза; если известно, от какого времени данные, — с ним и «Повторить». Сама уходит, когда сеть вернулась.
- **Слова**: что случилось и что видно сейчас; не винит ни человека, ни связь.
- **Доступность**: место в странице есть всегда, поэтому перемена читается вслух; смысл не только цветом.
`,
      },
    },
  },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In digits, so that both languages can use it. */
const TIME = '24.11.2026, 14:05';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Нет интернета');
  },
};
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const WithTime: Story = {
  args: { dataTime: TIME, onRetry: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Нет интернета. Данные от ${TIME}`);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { dataTime: TIME, onRetry: fn(), retrying: true } };
export const LongUzbekText: Story = {
  args: { dataTime: '24-noyabr, 14:05', onRetry: fn() },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
