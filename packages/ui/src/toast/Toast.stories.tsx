import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Inline } from '../stack/Stack.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

function Buttons() {
  const show = useToast();
  return (
    <Inline>
      <Button onClick={() => show('Карта добавлена', 'good')}>Хорошее</Button>
      <Button onClick={() => show('Не удалось сохранить. Попробуйте ещё раз', 'bad')}>Плохое</Button>
      <Button onClick={() => show('Toʻlov muddati oʻzgartirildi, yangi sana: 12-dekabr', 'info')}>Длинное</Button>
    </Inline>
  );
}

const meta = {
  title: 'Сообщения/Toast',
  component: Buttons,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Buttons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Хорошее' }));
    const toast = await screen.findByText('Карта добавлена');
    // It slides in.
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByText('Карта добавлена')).toBeNull());
  },
};
export const Several: Story = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
  },
};
export const Mobile: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
