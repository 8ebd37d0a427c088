import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';
import { BANK_TRANSLATIONS, BANKS, readLastAnnouncement, STREETS } from './stories-data.ts';

function Example({ value: start = null, onChange, ...rest }: Partial<ComboBoxProps<string>>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState<string | null>(start);
  return (
    <ComboBox
      label={say('Банк')}
      options={say(BANKS)}
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
  ...BANK_TRANSLATIONS,
  Банк: 'Bank',
  'Где открыт счёт для зарплаты': 'Ish haqi hisobi qaysi bankda',
  'Выберите банк из списка': 'Bankni roʻyxatdan tanlang',
};

const guidelines: Guidelines = {
  alsoCalled: 'поиск в списке, подсказки, автодополнение, банк, roʻyxatdan qidirish, autocomplete, typeahead',
  use: 'One of very many options whose name is known: a street, a bank, a place of work, a product model.',
  avoid: 'Fewer than forty options that people browse (Select); a search not for a form but in a list beside it (SearchField).',
  anatomy:
    'A label, the text, a cross, an arrow, a list below it (only visible rows are in the document), a row «ничего не нашлось», a spinner while searching.',
  content:
    'The label names the thing («Банк»); an empty field asks: «Начните вводить». Apostrophes, letter case and alphabet do not matter for a match.',
  accessibility: "The role combobox. The number of matches is announced in the page's language. Text that matches no option does not stay.",
  keyboard: {
    'Arrow Down, Arrow Up': 'Open the list and move through it.',
    Enter: 'Selects the option.',
    Escape: 'Closes the list.',
  },
};

const meta = {
  title: 'Fields/ComboBox',
  component: Example,
  args: { onChange: fn() },
  parameters: { words, props: ComboBox, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');
const opened = async () => {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toBeVisible());
  return list;
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await expect(input).toHaveAccessibleName('Банк');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('банк');
    const list = await opened();
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3));
    await waitFor(() => expect(readLastAnnouncement()).toBe('3 варианта'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Ипотека-банк');
    await expect(args.onChange).toHaveBeenLastCalledWith('ipoteka');
    // A typed text that is no option is cleared on blur.
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('нет такого');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example />
      <Example value="ipoteka" description="Где открыт счёт для зарплаты" />
      <Example error="Выберите банк из списка" optional />
      <Example value="hamkor" readOnly />
      <Example value="hamkor" disabled />
    </Stack>
  ),
};

export const Clear: Story = {
  args: { value: 'ipoteka' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await expect(input).toHaveValue('Ипотека-банк');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Очистить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'йцу');
    const note = await screen.findByText('Ничего не нашлось. Проверьте, как написано');
    await waitFor(() => expect(note).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** A fake server: it responds when the play function calls `answer`. */
const server: { answer: () => void } = { answer: () => undefined };

function Remote() {
  const say = useStoryTranslation();
  const all = say(BANKS);
  const [value, setValue] = useState<string | null>(null);
  const [found, setFound] = useState(all);
  const [loading, setLoading] = useState(false);
  const ask = (query: string) => {
    setLoading(true);
    setFound([]);
    server.answer = () => {
      setFound(all.filter((bank) => bank.label.toLowerCase().includes(query.toLowerCase())));
      setLoading(false);
    };
  };
  const chosen = all.find((bank) => bank.value === value);
  return (
    <ComboBox
      label={say('Банк')}
      options={found}
      value={value}
      onChange={setValue}
      onQuery={ask}
      loading={loading}
      selectedOption={chosen}
    />
  );
}
export const Loading: Story = {
  render: () => <Remote />,
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'ипо');
    await expect(await screen.findByText('Ищем…')).toBeInTheDocument();
    await expect(input).toHaveAttribute('aria-busy', 'true');
    server.answer();
    await screen.findByRole('option', { name: 'Ипотека-банк' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Ипотека-банк'));
  },
};

export const Wrong: Story = {
  args: { error: 'Выберите банк из списка', description: 'Где открыт счёт для зарплаты' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Где открыт счёт для зарплаты Выберите банк из списка');
  },
};

export const FiveThousand: Story = {
  args: { label: 'Koʻcha', options: STREETS },
  globals: { locale: 'uz' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = await opened();
    // Only visible options are in the DOM.
    await expect(within(list).getAllByRole('option').length).toBeLessThan(40);
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000');
    await waitFor(() => expect(readLastAnnouncement()).toBe('5\u00a0000 ta variant'));
    await userEvent.keyboard("bog' 4999");
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(readLastAnnouncement()).toBe('1 ta variant'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field(canvasElement)).toHaveValue('Bogʻishamol koʻchasi, 4999-uy'));
    await expect(within(canvasElement).getByRole('button', { name: /Variantlarni koʻrsatish/ })).toBeInTheDocument();
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Ish haqi oʻtkaziladigan bankni tanlang',
    options: [
      {
        value: 'a',
        label: 'Oʻzbekiston Respublikasi tashqi iqtisodiy faoliyat milliy banki aksiyadorlik jamiyati',
        description: 'Toshkent',
      },
      { value: 'b', label: 'Qishloq qurilish bank' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Variantlarni koʻrsatish/ }));
    const list = await opened();
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
