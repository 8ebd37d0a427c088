import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { CardNumberField, type CardNumberFieldProps } from './card-number-field.tsx';

const seen = fn();

function Example({ value: start = '', ...rest }: Partial<CardNumberFieldProps>) {
  const say = useStoryTranslation();
  const [text, setText] = useState(start);
  return (
    <CardNumberField
      label={say('Номер карты')}
      {...rest}
      value={text}
      onChange={(next, state) => {
        setText(next);
        seen(state);
      }}
    />
  );
}

const words: StoryTranslations = {
  'Номер карты': 'Karta raqami',
  'Проверьте номер: похоже, в нём опечатка. Если он верный, продолжайте':
    'Raqamni tekshiring: unda xato borga oʻxshaydi. Toʻgʻri boʻlsa, davom eting',
  '16 цифр на лицевой стороне': 'Old tomondagi 16 ta raqam',
  'Такую карту принять не сможем. Подойдёт Узкарт или Хумо': 'Bunday kartani qabul qila olmaymiz. Uzcard yoki Humo mos keladi',
  'В номере опечатка: проверьте его по карте': 'Raqamda xato bor: kartaga qarab tekshiring',
};

const guidelines: Guidelines = {
  alsoCalled: 'номер карты, карта, привязать карту, karta raqami, card input, PAN',
  use: 'Typing the number of an Uzcard or Humo card, to add it or to pay.',
  avoid: 'A card that is already saved (BankCardTile, or RadioCards with the last four digits).',
  anatomy: 'A label, digits in groups of four, the mark of the system (two for a co-branded card), a hint, a warning or an error.',
  content: '«Номер карты». If the check digit is wrong, local cards get a request to check the number, not an error: the bank decides.',
  accessibility:
    'Phones show the digit keyboard and the browser can fill the number in. The caret stays where the customer edits. A warning is read when the field loses the focus.',
};

const meta = {
  title: 'Fields/CardNumberField',
  component: Example,
  beforeEach: () => void seen.mockClear(),
  parameters: { words, props: CardNumberField, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const WARNING = 'Проверьте номер: похоже, в нём опечатка. Если он верный, продолжайте';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Номер карты');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('5555');
    await expect(canvas.queryByText('humo')).toBeNull();
    await userEvent.keyboard('36');
    await expect(canvas.getByText('humo')).toBeVisible();
    await expect(canvas.getByText('mastercard')).toBeVisible();
    await userEvent.keyboard('1234567893');
    await expect(field).toHaveValue('5555 3612 3456 7893');
    await expect(seen).toHaveBeenLastCalledWith({
      number: '5555361234567893',
      system: 'humo',
      network: 'mastercard',
      completed: true,
      doubtful: false,
    });
    await expect(field).toHaveAttribute('autocomplete', 'cc-number');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Example description="16 цифр на лицевой стороне" />
      <Example value="8600123456789012" />
      <Example value="4008470000000009" />
      <Example value="4111 1111 1111 1111" error="Такую карту принять не сможем. Подойдёт Узкарт или Хумо" />
      <Example value="9860 1234 5678 9015" readOnly />
      <Example value="9860 1234 5678 9015" disabled />
    </Stack>
  ),
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Номер карты');
    await userEvent.tab();
    await userEvent.paste('٨٦٠٠-١٢٣٤ ٥٦٧٨ ٩٠١٢');
    await expect(field).toHaveValue('8600 1234 5678 9012');
  },
};

/** A local card with a wrong check digit: a warning after blur, not an error. */
export const Doubtful: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Номер карты');
    await userEvent.tab();
    await userEvent.keyboard('8600123456789013');
    await expect(canvas.queryByText(WARNING)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(WARNING)).toBeVisible();
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(WARNING);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{Backspace}2');
    await userEvent.tab();
    await expect(canvas.queryByText(WARNING)).toBeNull();
  },
};

export const Wrong: Story = {
  args: { value: '4008 4700 0000 0007', error: 'В номере опечатка: проверьте его по карте' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Номер карты');
    await expect(field).toBeInvalid();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('В номере опечатка: проверьте его по карте');
  },
};

export const Disabled: Story = { args: { value: '9860123456789015', disabled: true } };

export const LongUzbekText: Story = {
  args: {
    label: 'Bank kartangizning old tomonida yozilgan oʻn olti xonali raqam',
    value: '5440 8112 3456 7896',
    error: 'Karta raqamida xatolik bor: raqamni kartangizning oʻzidan yana bir bor tekshirib koʻring',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    // The marks leave enough width for the whole number.
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};
