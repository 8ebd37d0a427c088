import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const OPTIONS = [
  { value: 'sms', label: 'По СМС' },
  { value: 'app', label: 'В приложении', description: 'Нужно разрешить уведомления' },
  { value: 'call', label: 'Звонком', description: 'Недоступно в вашем регионе', disabled: true },
  { value: 'none', label: 'Не напоминать' },
];

function Example({ value: start = null, ...rest }: Partial<RadioGroupProps<string>>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState<string | null>(start);
  return <RadioGroup label={say('Как напоминать о платеже')} options={say(OPTIONS)} {...rest} value={value} onChange={setValue} />;
}

const words: StoryTranslations = {
  'По СМС': 'SMS orqali',
  'В приложении': 'Ilovada',
  'Нужно разрешить уведомления': 'Bildirishnomalarga ruxsat berish kerak',
  Звонком: 'Qoʻngʻiroq orqali',
  'Недоступно в вашем регионе': 'Hududingizda mavjud emas',
  'Не напоминать': 'Eslatilmasin',
  'Как напоминать о платеже': 'Toʻlovni qanday eslataylik',
  'Изменить можно в любой день': 'Istalgan kuni oʻzgartirish mumkin',
  'Выберите один из вариантов': 'Variantlardan birini tanlang',
};

const guidelines: Guidelines = {
  alsoCalled: 'переключатель, один из, варианты, tanlov, radio, options, choice',
  use: 'One of two to six short options, all of which must be visible.',
  avoid: 'More than six options (Select); an amount or picture for each (RadioCards); two or three words in a row (SegmentedControl).',
  anatomy: 'The label of the group, rows with a circle and an explanation, a hint and an error for the whole group.',
  content:
    'The label is a question or a noun; the options have one form and no full stop. Nothing is preselected if the choice changes money.',
  accessibility: 'The role radiogroup. The whole row can be pressed.',
  keyboard: {
    Tab: 'Enters the group once.',
    'Arrow keys': 'Change the choice.',
  },
};

const meta = {
  title: 'Fields/RadioGroup',
  component: Example,
  parameters: { words, props: RadioGroup, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'Как напоминать о платеже' })).toBeVisible();
    await userEvent.tab();
    await expect(radio('По СМС')).toHaveFocus();
    await expect(radio('По СМС')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(radio('По СМС')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('В приложении')).toBeChecked();
    // The disabled option is skipped.
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Не напоминать')).toBeChecked();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example value="app" description="Изменить можно в любой день" />
      <Example error="Выберите один из вариантов" options={OPTIONS.slice(0, 2)} />
      <Example value="sms" disabled options={OPTIONS.slice(0, 2)} optional />
    </Stack>
  ),
};

export const Wrong: Story = {
  args: { error: 'Выберите один из вариантов' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Выберите один из вариантов');
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Toʻlov sanasi yaqinlashganini sizga qanday eslatib turaylik',
    options: [
      {
        value: 'a',
        label: 'Roʻyxatdan oʻtgan telefon raqamingizga SMS orqali',
        description: 'Toʻlov kunidan bir kun oldin, soat 10:00 da',
      },
      { value: 'b', label: 'Ilovadagi bildirishnomalar orqali' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
