import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DateText } from '../date-text/date-text.tsx';
import { Receipt } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Money } from '../money/money.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { TableSort } from './next-sort.ts';
import { Table, type TableColumn, type TableProps } from './table.tsx';

interface Operation {
  id: string;
  what: string;
  date: string;
  sum: number;
  status: 'succeeded' | 'failed';
}
const OPERATIONS: readonly Operation[] = [
  { id: '1', what: 'Оплата заказа 10 482', date: '2026-11-21', sum: 508_000, status: 'succeeded' },
  { id: '2', what: 'Пополнение баланса', date: '2026-11-14', sum: 1_200_000, status: 'succeeded' },
  { id: '3', what: 'Оплата заказа 9 117', date: '2026-11-02', sum: 94_500, status: 'failed' },
];
type Id = 'what' | 'date' | 'sum' | 'status';
const COLUMNS: readonly TableColumn<Operation, Id>[] = [
  { id: 'what', name: 'Операция', cell: ({ what }) => what },
  { id: 'date', name: 'Дата', sortable: true, cell: ({ date }) => <DateText value={date} style="long" /> },
  { id: 'status', name: 'Состояние', cell: ({ status }) => <StatusBadge kind="payment" status={status} /> },
  { id: 'sum', name: 'Сумма', align: 'end', sortable: true, cell: ({ sum }) => <Money amount={sum} /> },
];

function Example(props: Partial<TableProps<Operation, Id>>) {
  const say = useStoryTranslation();
  const [sort, setSort] = useState<TableSort<Id> | null>({ column: 'date', direction: 'descending' });
  const by = (one: Operation) => (sort?.column === 'sum' ? one.sum : Date.parse(one.date));
  const rows = OPERATIONS.toSorted((a, b) => (sort?.direction === 'descending' ? by(b) - by(a) : by(a) - by(b)));
  return (
    <Table
      caption={say('Операции за ноябрь')}
      columns={say(COLUMNS)}
      rowKey={({ id }) => id}
      rows={say(rows)}
      sort={sort}
      onSort={setSort}
      {...props}
    />
  );
}

const words: StoryTranslations = {
  'Оплата заказа 10 482': '10\u00a0482-buyurtma toʻlovi',
  'Пополнение баланса': 'Balansni toʻldirish',
  'Оплата заказа 9 117': '9\u00a0117-buyurtma toʻlovi',
  Операция: 'Amal',
  Дата: 'Sana',
  Состояние: 'Holati',
  Сумма: 'Summa',
  'Операции за ноябрь': 'Noyabr oyidagi amallar',
  'Загружаем операции': 'Amallar yuklanmoqda',
  'Операций пока нет': 'Hozircha amallar yoʻq',
  'Здесь появятся платежи и пополнения.': 'Toʻlovlar va toʻldirishlar shu yerda paydo boʻladi.',
};

const guidelines: Guidelines = {
  alsoCalled: 'таблица, выписка, операции, jadval, data grid, statement',
  use: 'Rows with the same columns that people compare: transactions, a statement, a schedule.',
  avoid: 'Layout (Grid); a list whose items are opened one by one (OrderTile, StoreTile); two or three figures (FigureRow).',
  anatomy: 'A caption, a header that stays visible, rows. Figures are aligned to the end and have one width. On phones each row is a card.',
  content: 'One word for a column: «Сумма», «Дата». The caption says what it is and for which time.',
  accessibility: 'A real table with a caption, also as cards. Buttons in the header change the order, and aria-sort tells it.',
};

const meta = {
  title: 'Text/Table',
  component: Example,
  parameters: {
    props: Table,
    words,
    guidelines,
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Операции за ноябрь' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Сумма' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'none');
    await expect(names(canvasElement)).toEqual(['Оплата заказа 9 117', 'Оплата заказа 10 482', 'Пополнение баланса']);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvasElement)[0]).toBe('Пополнение баланса');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('cell')).toHaveLength(9);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    if (window.innerWidth > 600) return;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Дата' })).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { loading: { label: 'Загружаем операции' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Загружаем операции');
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState icon={<Receipt size={28} />} title="Операций пока нет" level={3}>
        Здесь появятся платежи и пополнения.
      </EmptyState>
    ),
  },
};
export const LongUzbekText: Story = {
  args: {
    caption: 'Noyabr oyidagi barcha toʻlov amaliyotlari',
    columns: [
      { id: 'what', name: 'Amaliyot', cell: () => 'Muddatidan oldin toʻliq toʻlov amalga oshirildi' },
      { id: 'date', name: 'Oʻtkazilgan sana', sortable: true, cell: ({ date }) => <DateText value={date} style="long" /> },
      { id: 'sum', name: 'Toʻlov summasi', align: 'end', sortable: true, cell: ({ sum }) => <Money amount={sum} /> },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
