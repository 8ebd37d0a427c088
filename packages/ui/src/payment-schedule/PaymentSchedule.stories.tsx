import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { PaymentSchedule } from './PaymentSchedule.tsx';
import type { ScheduleRowData } from './ScheduleRow.tsx';

const amount = 508_000;
const row = (number: number, dueDate: string, state: ScheduleRowData['state'], note?: string): ScheduleRowData => ({
  number,
  dueDate,
  amount,
  paidAmount: state === 'paid' ? amount : 0,
  state,
  note,
});
const year = (month: number) =>
  month > 12 ? `2027-${String(month - 12).padStart(2, '0')}-27` : `2026-${String(month).padStart(2, '0')}-27`;
const rows = [
  row(1, '2026-09-27', 'paid', 'картой ••\u00a04417'),
  row(2, '2026-10-27', 'paid', 'с баланса'),
  row(3, '2026-11-27', 'due'),
  ...Array.from({ length: 9 }, (_, at) => row(at + 4, year(at + 12), 'upcoming')),
];

const meta = {
  title: 'Продукт/PaymentSchedule',
  component: PaymentSchedule,
  args: { rows, today: '2026-11-21', remainder: 5_080_000, visible: 5 },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof PaymentSchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 из 12')).toBeVisible();
    const last = canvas.getByText('27 августа 2027');
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ещё 7 платежей'));
    await expect(last).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
export const Overdue: Story = {
  args: {
    today: '2026-11-30',
    visible: 12,
    rows: [
      row(1, '2026-09-27', 'paid', 'картой ••\u00a04417'),
      { ...row(2, '2026-10-27', 'overdue'), paidAmount: 200_000 },
      row(3, '2026-11-27', 'overdue'),
      row(4, '2026-12-27', 'due'),
    ],
    remainder: 1_324_000,
  },
};
export const AllPaid: Story = { args: { rows: rows.slice(0, 2), remainder: 0 } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
