import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const done = fn();

function Example({ start = '', error, length }: { start?: string; error?: string; length?: number }) {
  const [code, setCode] = useState(start);
  return (
    <CodeField
      label="Код из SMS"
      {...(length ? { length } : {})}
      value={code}
      onChange={setCode}
      onComplete={done}
      error={error}
      description="Отправили на 99890*****01"
    />
  );
}

const meta = { title: 'Поля/CodeField', component: Example, beforeEach: () => void done.mockClear() } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код из SMS');
    await userEvent.type(field, '12a3456');
    await expect(field).toHaveValue('123456');
    await expect(done).toHaveBeenCalledOnce();
    await expect(done).toHaveBeenCalledWith('123456');
  },
};

export const PartlyTyped: Story = { args: { start: '123' } };

export const PastedMessage: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код из SMS');
    await userEvent.click(field);
    await userEvent.paste('Muddat: ваш код 481 920. Никому не сообщайте его');
    await expect(field).toHaveValue('481920');
    await expect(done).toHaveBeenCalledWith('481920');
  },
};

export const ArabicIndicDigits: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код из SMS');
    await userEvent.click(field);
    await userEvent.paste('٤٨١٩٢٠');
    await expect(field).toHaveValue('481920');
  },
};

export const Wrong: Story = { args: { start: '000000', error: 'Введен неправильный код. Осталось 4 попытки' } };

export const FourDigits: Story = { args: { length: 4 } };

export const Mobile: Story = { args: { start: '12' }, globals: { viewport: { value: 'phone' } } };
