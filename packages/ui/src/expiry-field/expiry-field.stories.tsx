import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { ExpiryField, type ExpiryFieldProps } from './expiry-field.tsx';

function Example({ value: start = '', ...rest }: Partial<ExpiryFieldProps>) {
  const say = useStoryTranslation();
  const [text, setText] = useState(start);
  return <ExpiryField label={say('Срок действия')} {...rest} value={text} onChange={setText} />;
}

const words: StoryTranslations = {
  'Срок действия': 'Amal qilish muddati',
  'Месяц и год, как на карте': 'Oy va yil, kartadagidek',
  'Такого месяца нет': 'Bunday oy yoʻq',
  'Срок карты прошёл': 'Kartaning muddati oʻtgan',
};

const guidelines: Guidelines = {
  alsoCalled: 'срок карты, срок действия, месяц и год, amal qilish muddati, expiry, expiration',
  use: 'Next to the card number when a card is added.',
  avoid: 'Other dates (DateField).',
  anatomy: 'A label, the month and two digits of the year with a slash, a hint, an error.',
  content: '«Срок действия». The error says what is wrong: there is no such month, or the card has expired.',
  accessibility:
    'Phones show the digit keyboard and the browser can fill the date in. The slash appears by itself and does not disturb deleting. 1/27 and 12/2027 are understood.',
};

const meta = {
  title: 'Fields/ExpiryField',
  component: Example,
  parameters: { words, props: ExpiryField, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Срок действия');
    await userEvent.tab();
    await userEvent.keyboard('1/2027');
    await expect(field).toHaveValue('01/27');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('1228');
    await expect(field).toHaveValue('12/28');
    await expect(field).toHaveAttribute('autocomplete', 'cc-exp');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Example description="Месяц и год, как на карте" />
      <Example value="12/28" />
      <Example value="13/28" error="Такого месяца нет" />
      <Example value="12/28" readOnly />
      <Example value="12/28" disabled />
    </Stack>
  ),
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.paste('12 / 2028');
    await expect(within(canvasElement).getByLabelText('Срок действия')).toHaveValue('12/28');
  },
};

export const Wrong: Story = {
  args: { value: '10/24', error: 'Срок карты прошёл' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Срок действия')).toHaveAccessibleDescription('Срок карты прошёл');
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Kartaning amal qilish muddati',
    value: '10/24',
    error: 'Kartangizning amal qilish muddati tugagan: boshqa karta raqamini kiriting yoki bankingizga murojaat qiling',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
