import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
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

const guidelines: Guidelines = {
  alsoCalled: 'количество, штук, больше, меньше, miqdor, dona, quantity, stepper, counter',
  use: 'Several pieces of one product: in the basket, next to a product.',
  avoid: 'Amounts (AmountField); numbers that are easier to type (TextField).',
  anatomy: '«Less», the number, «more»; each button is 44 px.',
  content: 'The label for screen readers says what is counted.',
  accessibility: 'At the limit the button keeps the focus and does nothing. The new number is read aloud.',
  keyboard: {
    'Enter, Space': 'Adds or removes one piece.',
  },
};

const meta = {
  title: 'Fields/QuantityField',
  component: QuantityField,
  args: { value: 1, max: 3, label: 'Количество: чайник', onChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: {
    words,
    guidelines,
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
