import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { Select } from './select.tsx';
import type { SelectProps } from './select.types.ts';

const REGIONS = [
  { value: '1726', label: 'Ташкент' },
  { value: '1727', label: 'Ташкентская область' },
  { value: '1703', label: 'Андижанская область' },
  { value: '1706', label: 'Бухарская область' },
  { value: '1708', label: 'Джизакская область' },
  { value: '1718', label: 'Самаркандская область' },
  { value: '1730', label: 'Ферганская область' },
];

function Example({ value: start = null, onChange, ...rest }: Partial<SelectProps<string>>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState<string | null>(start);
  return (
    <Select
      label={say('Регион')}
      placeholder={say('Выберите регион')}
      options={say(REGIONS)}
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const words: StoryTranslations = {
  Ташкент: 'Toshkent',
  'Ташкентская область': 'Toshkent viloyati',
  'Андижанская область': 'Andijon viloyati',
  'Бухарская область': 'Buxoro viloyati',
  'Джизакская область': 'Jizzax viloyati',
  'Самаркандская область': 'Samarqand viloyati',
  'Ферганская область': 'Fargʻona viloyati',
  Регион: 'Viloyat',
  'Выберите регион': 'Viloyatni tanlang',
  'Где вы живёте сейчас': 'Hozir qayerda yashaysiz',
  Причина: 'Sabab',
  'Выберите причину': 'Sababni tanlang',
  Товар: 'Tovar',
  'Не работает': 'Ishlamayapti',
  'Привезли другое': 'Boshqasini olib kelishdi',
  'Не та модель, цвет или размер': 'Modeli, rangi yoki oʻlchami boshqa',
  Доставка: 'Yetkazib berish',
  'Не приехал в срок': 'Muddatida kelmadi',
  Потерялся: 'Yoʻqoldi',
};

const guidelines: Guidelines = {
  alsoCalled: 'выпадающий список, выбор, регион, roʻyxat, tanlash, dropdown, picker, listbox',
  use: 'One of seven to forty known options: a region, a bank, the reason of a request.',
  avoid:
    'Up to six options (RadioGroup); a longer list, or one that people search by name (ComboBox); the view of a page (SegmentedControl).',
  anatomy:
    'A label, a field with the choice and an arrow, a list with a tick (a bottom sheet on phones), groups with headings, a hint and an error.',
  content:
    'While it is empty, the field asks: «Выберите регион». Options have no full stop, are sorted by alphabet or frequency, and wrap if long.',
  accessibility: 'Rows are 44 px. The error is part of the description. Closing returns the focus.',
  keyboard: {
    'Space, Arrow keys': 'Open the list.',
    Letters: 'Move to the option that begins with them.',
    Escape: 'Closes the list.',
  },
};

const meta = {
  title: 'Fields/Select',
  component: Example,
  parameters: { words, props: Select, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toBeVisible());
  return list;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('button', { name: /Регион/ });
    await expect(field).toHaveTextContent('Выберите регион');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await opened();
    await expect(within(list).getAllByRole('option')).toHaveLength(7);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveTextContent('Андижанская область');
    await waitFor(() => expect(field).toHaveFocus());
    // The first letters find an option without opening the list.
    await userEvent.keyboard('Сам');
    await expect(field).toHaveTextContent('Самаркандская область');
    await userEvent.keyboard(' ');
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveTextContent('Самаркандская область');
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example />
      <Example value="1718" description="Где вы живёте сейчас" />
      <Example error="Выберите регион" optional />
      <Example value="1726" readOnly />
      <Example value="1726" disabled />
    </Stack>
  ),
};

export const Opened: Story = {
  args: { value: '1706' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await opened();
    for (const option of within(list).getAllByRole('option'))
      await expect(Math.round(option.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
    await expect(within(list).getByRole('option', { name: 'Бухарская область' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Groups: Story = {
  args: {
    label: 'Причина',
    placeholder: 'Выберите причину',
    options: [
      {
        group: 'Товар',
        options: [
          { value: 'broken', label: 'Не работает' },
          { value: 'other', label: 'Привезли другое', description: 'Не та модель, цвет или размер' },
        ],
      },
      {
        group: 'Доставка',
        options: [
          { value: 'late', label: 'Не приехал в срок' },
          { value: 'lost', label: 'Потерялся', disabled: true },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const list = await opened();
    const group = within(list).getByRole('group', { name: 'Товар' });
    await expect(within(group).getByRole('option', { name: 'Привезли другое Не та модель, цвет или размер' })).toBeVisible();
    await expect(within(list).getByRole('option', { name: 'Потерялся' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveTextContent('Не приехал в срок'));
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const note = await screen.findByText('Вариантов пока нет');
    await waitFor(() => expect(note).toBeVisible());
  },
};

export const Wrong: Story = {
  args: { error: 'Выберите регион', description: 'Где вы живёте сейчас' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Где вы живёте сейчас Выберите регион');
  },
};

export const ReadOnly: Story = {
  args: { value: '1726', readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /Ташкент/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Murojaat sababini tanlang',
    placeholder: 'Sababni tanlang',
    value: 'a',
    options: [
      { value: 'a', label: 'Buyurtma qilingan mahsulot doʻkonda mavjud emasligi sababli yetkazib berilmadi' },
      { value: 'b', label: 'Oʻzgartirilganligini koʻrsatuvchilarningmasligidan' },
      { value: 'c', label: 'Boshqa sabab' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await opened();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    // On a phone the list is a sheet at the bottom, as wide as the screen.
    const sheet = list.closest('[data-trigger=Select]');
    await waitFor(() => expect(Math.round(sheet?.getBoundingClientRect().bottom ?? 0)).toBe(window.innerHeight));
    await expect(sheet?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    // The hidden buttons with which a screen reader closes the list are in the language of the page.
    for (const button of screen.getAllByRole('button', { name: 'Yopish', hidden: true })) await expect(button).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /[а-я]/i, hidden: true })).toBeNull();
  },
};
