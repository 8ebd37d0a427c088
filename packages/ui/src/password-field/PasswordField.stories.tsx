import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Поля/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', autoComplete: 'current-password', defaultValue: 'Muddat-demo-1' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Пароль');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Wrong: Story = { args: { error: 'Учетные данные пользователя неверны' } };
