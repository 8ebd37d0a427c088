import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

function Example({ value: start = null, onChange, ...rest }: Partial<DateFieldProps>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState<string | null>(start);
  return (
    <DateField
      label={say('Дата рождения')}
      {...rest}
      value={value}
      onChange={(date, state) => {
        setValue(date);
        onChange?.(date, state);
      }}
    />
  );
}

const words: StoryTranslations = {
  'Дата рождения': 'Tugʻilgan sana',
  'Как в паспорте': 'Pasportdagidek',
  'Дата выдачи паспорта': 'Pasport berilgan sana',
  'Паспорт выдан раньше, чем исполнилось 16 лет': 'Pasport 16 yoshga toʻlmasdan berilgan',
};

const guidelines: Guidelines = {
  alsoCalled: 'дата рождения, дата, ввод даты, sana, tugʻilgan kun, birthday, date input',
  use: "A date that people remember or copy: of birth, of a passport's issue.",
  avoid: "A day chosen from a calendar (CalendarField); a card's month and year (ExpiryField).",
  anatomy: 'A label, one line with the mask dd.mm.yyyy, a hint, an error. The field adds the dots and turns «1.2.1990» into 01.02.1990.',
  content: 'A label without «введите»: «Дата рождения». The error says what is wrong with the date, not «неверный формат».',
  accessibility:
    'Phones show the digit keyboard; the browser can fill in the birthday. An incomplete date is reported when the field loses the focus, not at each digit.',
};

const meta = {
  title: 'Fields/DateField',
  component: Example,
  args: { onChange: fn() },
  parameters: { words, props: DateField, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Дата рождения' });

export const Default: Story = {
  args: { autoComplete: 'bday' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('1.2.1990');
    await expect(field(canvasElement)).toHaveValue('01.02.1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-01', { text: '01.02.1990', date: '1990-02-01', code: null });
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { text: '01.02.199', date: null, code: 'date-format' });
    await expect(field(canvasElement)).toHaveValue('01.02.199');
    await expect(field(canvasElement)).not.toBeInvalid();
    await userEvent.tab();
    await expect(field(canvasElement)).toBeInvalid();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example />
      <Example value="1990-02-01" description="Как в паспорте" />
      <Example label="Дата выдачи паспорта" value="2021-05-14" error="Паспорт выдан раньше, чем исполнилось 16 лет" />
      <Example value="1990-02-01" readOnly />
      <Example value="1990-02-01" disabled />
    </Stack>
  ),
};

export const NoSuchDay: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('31021990');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { text: '31.02.1990', date: null, code: 'date-unreal' });
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Такой даты нет. Проверьте день и месяц');
    await userEvent.type(field(canvasElement), '{Home}{Delete}{Delete}28');
    await expect(field(canvasElement)).toHaveValue('28.02.1990');
    await expect(field(canvasElement)).not.toBeInvalid();
  },
};

export const OutOfRange: Story = {
  args: { min: '1926-11-21', max: '2008-11-21' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('22112008');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Дата не позже 21.11.2008');
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), '01.01.1900');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Дата не раньше 21.11.1926');
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Pasport yoki ID-kartada koʻrsatilgan tugʻilgan sanangiz',
    error: 'Xizmatdan foydalanish uchun kamida 18 yoshga toʻlgan boʻlishingiz kerak',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
