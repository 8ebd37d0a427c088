import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

const meta = {
  title: 'Поля/NativeSelect',
  component: Example,
  args: { label: 'Сортировка', options: OPTIONS, onChange: fn() },
  parameters: {
    props: NativeSelect,
    words,
    docs: {
      description: {
        component: [
          '- **Когда**: выбор в форме открытой страницы, которая работает и без скриптов: категория, регион, сортировка.',
          '- **Когда не**: в кабинете и там, где у вариантов есть пояснения, это Select; до пяти вариантов видны сразу, RadioGroup.',
          '- **Из чего**: рамка поля и список самого браузера: на телефоне колесо или лист, как в его приложениях.',
          '- **Слова**: первый вариант говорит, что бывает без выбора: «Все категории».',
          '- **Доступность**: родной элемент: клавиши, первая буква и диктор работают сами.',
        ].join('\n'),
      },
    },
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
