import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField, type PhoneState } from './PhoneField.tsx';

const seen = fn();

function Example({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  const [state, setState] = useState<PhoneState>();
  return (
    <PhoneField
      label="Номер телефона"
      value={text}
      onChange={(next, nextState) => {
        setText(next);
        setState(nextState);
        seen(nextState.phone);
      }}
      error={state?.error ? 'Нужен номер Узбекистана: +998' : undefined}
    />
  );
}

const meta = { title: 'Поля/PhoneField', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Номер телефона');
    await userEvent.type(field, '901234567');
    await expect(field).toHaveValue('+998 90 123 45 67');
    await expect(seen).toHaveBeenLastCalledWith('+998901234567');
  },
};

/** The caret stays where the digit was typed or taken away. */
export const CaretInTheMiddle: Story = {
  args: { start: '+998901234567' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Номер телефона');
    await userEvent.click(field);
    field.setSelectionRange(9, 9);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('+998 90 234 56 7');
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('+998 90 723 45 67');
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Номер телефона');
    await userEvent.click(field);
    await userEvent.paste('998 (90) 123-45-67');
    await expect(field).toHaveValue('+998 90 123 45 67');
  },
};

export const ForeignCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Номер телефона');
    await userEvent.click(field);
    await userEvent.paste('+7 912 345 67 89');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Нужен номер Узбекистана: +998')).toBeVisible();
  },
};
