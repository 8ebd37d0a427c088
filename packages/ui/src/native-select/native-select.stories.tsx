import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { NativeSelect, type NativeSelectProps } from './native-select.tsx';

const words: StoryTranslations = {
  Сортировка: 'Saralash',
  'Сначала популярные': 'Avval ommaboplari',
  'По рейтингу': 'Reyting boʻyicha',
  'По названию': 'Nomi boʻyicha',
  Категория: 'Turkum',
  'Выберите одно из значений': 'Qiymatlardan birini tanlang',
};
const OPTIONS = [
  { value: 'popular', label: 'Сначала популярные' },
  { value: 'rating', label: 'По рейтингу' },
  { value: 'name', label: 'По названию' },
];

function Example(props: NativeSelectProps) {
  const say = useStoryTranslation();
  return <NativeSelect {...props} label={say(props.label)} options={say(props.options)} />;
}

const guidelines: Guidelines = {
  alsoCalled: 'список, выбор, категория, сортировка, roʻyxat, saralash, dropdown, sort, filter',
  use: 'A choice in a form of a public page that works without scripts: category, region, order.',
  avoid: 'The cabinet, and options with explanations (Select); up to five options, all visible (RadioGroup).',
  anatomy: "The frame of a field and the browser's own list: on phones a wheel or a sheet, as in every app.",
  content: 'The first option says what happens without a choice: «Все категории».',
  accessibility: 'A native element: keys, first letters and screen readers work by themselves.',
  keyboard: {
    'Arrow keys': 'Change the option.',
    Letters: 'Move to the option that begins with them.',
  },
};

const meta = {
  title: 'Fields/NativeSelect',
  component: Example,
  args: { label: 'Сортировка', options: OPTIONS, onChange: fn() },
  parameters: {
    props: NativeSelect,
    words,
    guidelines,
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: /Сортировка|Saralash/ });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'rating');
    await expect(select).toHaveValue('rating');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <Example {...args} />
      <Example {...args} label="Категория" defaultValue="name" error="Выберите одно из значений" />
      <Example {...args} label="Категория" disabled />
    </Stack>
  ),
};
export const LongUzbekText: Story = {
  args: {
    label: 'Doʻkon joylashgan hudud',
    options: [{ value: '1735', label: 'Qoraqalpogʻiston Respublikasi va unga yaqin tumanlarning hammasi' }],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
