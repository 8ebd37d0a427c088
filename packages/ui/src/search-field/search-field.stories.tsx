import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Example({ value: start = '', onChange, ...rest }: Partial<SearchFieldProps>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState(start);
  return (
    <SearchField
      label={say('Поиск по магазинам')}
      placeholder={say('Магазин или товар')}
      {...rest}
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange?.(text);
      }}
    />
  );
}

const words: StoryTranslations = {
  'Поиск по магазинам': 'Doʻkonlardan qidirish',
  'Магазин или товар': 'Doʻkon yoki tovar',
  'Поиск по заказам': 'Buyurtmalardan qidirish',
  'Номер заказа или название товара': 'Buyurtma raqami yoki tovar nomi',
  'Не удалось найти. Проверьте связь': 'Topib boʻlmadi. Aloqani tekshiring',
};

const guidelines: Guidelines = {
  alsoCalled: 'поиск, найти, искать, qidiruv, topish, search, find',
  use: 'Finding a row in a list that is visible beside it: stores, products, orders, questions.',
  avoid: 'Choosing one of known values for a form (ComboBox or Select).',
  anatomy: 'A magnifying glass, the text, a cross when there is something to clear. A spinner replaces the glass while searching.',
  content: 'The placeholder says what to look for: «Магазин или товар». The label is hidden but exists: «Поиск по магазинам».',
  accessibility: 'The role searchbox. The focus stays in the field after clearing. Whoever shows the list announces how many were found.',
  keyboard: {
    Escape: 'Clears the text.',
  },
};

const meta = {
  title: 'Fields/SearchField',
  component: Example,
  args: { onChange: fn(), onSearch: fn() },
  parameters: { words, props: SearchField, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Поиск по магазинам' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Orzu{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Orzu');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('Texno');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Очистить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Example />
      <Example value="Orzu Texnika" />
      <Example label="Поиск по заказам" hideLabel={false} value="10 482" description="Номер заказа или название товара" />
      <Example value="Orzu Texnika" error="Не удалось найти. Проверьте связь" />
      <Example value="Orzu Texnika" readOnly />
      <Example value="Orzu Texnika" disabled />
    </Stack>
  ),
};

export const Loading: Story = {
  args: { value: 'Orzu', loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Doʻkonlar va mahsulotlar boʻyicha qidiruv',
    hideLabel: false,
    placeholder: 'Doʻkon, mahsulot yoki toifa nomi',
    value: 'Muzlatkich va konditsionerlar doʻkoni, Yunusobod tumani',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tozalash' }));
    await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('');
  },
};
