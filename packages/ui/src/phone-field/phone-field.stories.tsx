import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { PhoneField, type PhoneFieldProps, type PhoneFieldState } from './phone-field.tsx';

const seen = fn();

function Example({ start = '', ...rest }: Partial<PhoneFieldProps> & { start?: string }) {
  const say = useStoryTranslation();
  const [text, setText] = useState(start);
  const [state, setState] = useState<PhoneFieldState>();
  return (
    <PhoneField
      label={say('Номер телефона')}
      value={text}
      onChange={(next, nextState) => {
        setText(next);
        setState(nextState);
        seen(nextState.phone);
      }}
      error={state?.error ? say('Нужен номер Узбекистана: +998') : undefined}
      {...rest}
    />
  );
}

const words: StoryTranslations = {
  'Номер телефона': 'Telefon raqami',
  'Нужен номер Узбекистана: +998': 'Oʻzbekiston raqami kerak: +998',
  'Пришлём код в СМС': 'SMS orqali kod yuboramiz',
};

const guidelines: Guidelines = {
  alsoCalled: 'телефон, номер телефона, telefon raqami, phone number, mobile',
  use: "A phone number of Uzbekistan: sign-in, contacts, a company's phone.",
  avoid: 'Numbers of other countries, which we cannot accept; a known number (Text).',
  anatomy: 'A label, the number in the mask +998 00 000 00 00, a hint, an error. The country code appears by itself.',
  content: '«Номер телефона». A foreign code stays as typed, and the error says which number is needed.',
  accessibility:
    'Phones show the phone keyboard and the browser can fill the number in. It can be pasted in any form. The caret stays where the customer edits.',
};

const meta = {
  title: 'Fields/PhoneField',
  component: Example,
  parameters: { words, props: PhoneField, guidelines },
} satisfies Meta<typeof Example>;

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

/** The caret stays where a digit was typed or deleted. */
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

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Example description="Пришлём код в СМС" />
      <Example start="+998901234567" />
      <Example start="+7 912 345 67 89" error="Нужен номер Узбекистана: +998" />
      <Example start="+998901234567" readOnly />
      <Example start="+998901234567" disabled />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Номер телефона');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('90123');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('+998 90 12');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('+998 90 123');
  },
};

export const LongUzbekText: Story = {
  args: {
    start: '+998901234567',
    description: 'Shu raqamga bir martalik kod yuboramiz, uni hech kimga aytmang',
    error: 'Bu raqamga kod yuborib boʻlmadi: raqamni tekshiring yoki boshqasini kiriting',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
