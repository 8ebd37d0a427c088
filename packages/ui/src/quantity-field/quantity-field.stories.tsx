import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';

const words: StoryTranslations = {
  'Количество: чайник': 'Soni: choynak',
};

function Kept({ value, onChange, ...rest }: QuantityFieldProps) {
  const [now, setNow] = useState(value);
  return (
    <QuantityField
      {...rest}
      value={now}
      onChange={(next) => {
        setNow(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Поля/QuantityField',
  component: QuantityField,
  args: { value: 1, max: 3, label: 'Количество: чайник', onChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: несколько штук одного товара: в корзине, рядом с товаром.
- **Когда не**: для сумм (AmountField) и чисел, которые проще набрать (TextField).
- **Из чего**: «меньше», число, «больше»; каждая кнопка — 44 px.
- **Слова**: подпись для слуха говорит, чего именно столько.
- **Доступность**: на краю кнопка остаётся в фокусе и молчит; новое число читается вслух.
`,
      },
    },
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Больше на одну штуку' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
export const LongUzbekText: Story = {
  args: { value: 2, max: 9 },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Inline>
      <QuantityField {...args} value={1} />
      <QuantityField {...args} value={2} />
      <QuantityField {...args} value={9} max={9} />
    </Inline>
  ),
};
