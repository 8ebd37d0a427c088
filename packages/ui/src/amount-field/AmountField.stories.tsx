import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountField } from './AmountField.tsx';

const seen = fn();

function Example({ start = null, error }: { start?: number | null; error?: string }) {
  const [amount, setAmount] = useState<number | null>(start);
  return (
    <AmountField
      label="Сумма платежа"
      description="От 1 000 до 5 080 000 сум"
      value={amount}
      error={error}
      onChange={(next) => {
        setAmount(next);
        seen(next);
      }}
    />
  );
}

const meta = { title: 'Поля/AmountField', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Сумма платежа');
    await userEvent.type(field, '0508000');
    await expect(field).toHaveValue('508\u00a0000');
    await expect(seen).toHaveBeenLastCalledWith(508_000);
    await userEvent.clear(field);
    await expect(seen).toHaveBeenLastCalledWith(null);
  },
};

export const CaretInTheMiddle: Story = {
  args: { start: 4_800_000 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Сумма платежа');
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('45\u00a0800\u00a0000');
    await expect(field.selectionStart).toBe(3);
  },
};

export const Wrong: Story = { args: { start: 500, error: 'Сумма платежа меньше допустимой' } };
