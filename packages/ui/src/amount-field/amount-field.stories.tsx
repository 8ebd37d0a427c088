import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';

const seen = fn();

function Example({ start = null, ...rest }: Partial<AmountFieldProps> & { start?: number | null }) {
  const say = useStoryTranslation();
  const [amount, setAmount] = useState<number | null>(start);
  return (
    <AmountField
      label={say('Сумма платежа')}
      description={say('От 1 000 до 5 080 000 сум')}
      {...rest}
      value={amount}
      onChange={(next) => {
        setAmount(next);
        seen(next);
      }}
    />
  );
}

const words: StoryTranslations = {
  'Сумма платежа': 'Toʻlov summasi',
  'От 1 000 до 5 080 000 сум': '1\u00a0000\u00a0soʻmdan 5\u00a0080\u00a0000\u00a0soʻmgacha',
  'Сумма платежа меньше допустимой': 'Toʻlov summasi ruxsat etilganidan kam',
};

const guidelines: Guidelines = {
  alsoCalled: 'сумма, деньги, ввод суммы, пополнение, summa, pul, money input, currency',
  use: 'The customer decides how much to pay: a payment, a top-up, a down payment.',
  avoid: 'An amount that is fixed (Money); a choice of a few amounts (RadioCards or Slider).',
  anatomy: 'A label, a large amount grouped by thousands, the currency word, the limits in the hint, an error.',
  content: 'State the limits before an error can occur: «От 1 000 до 5 080 000 сум». There are no tiyin: a pasted fraction is dropped.',
  accessibility:
    'Phones show the digit keyboard. The field groups the digits itself, and the caret stays where the customer edits. Do not suggest an amount where it decides about debt.',
};

const meta = {
  title: 'Fields/AmountField',
  component: Example,
  parameters: { words, props: AmountField, guidelines },
} satisfies Meta<typeof Example>;

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

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Example />
      <Example start={1_250_000} />
      <Example start={500} error="Сумма платежа меньше допустимой" />
      <Example start={1_250_000} readOnly />
      <Example start={1_250_000} disabled />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Сумма платежа');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1250000');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(field).toHaveValue('125\u00a0000');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('1\u00a0250\u00a0000');
  },
};

export const LongUzbekText: Story = {
  args: {
    start: 999_999_999,
    label: 'Muddatidan oldin toʻlamoqchi boʻlgan summangizni kiriting',
    description: 'Eng kam summa 1\u00a0000\u00a0soʻm, eng koʻpi 999\u00a0999\u00a0999\u00a0soʻm',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
